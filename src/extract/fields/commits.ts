import type { Block } from "../lines/block.js";

const HASH = /(?<![0-9a-zA-Z_/.-])[0-9a-f]{7,40}(?![0-9a-zA-Z_/-]|\.\w)/g;
const GIT_COMMIT = /^\s*\[(?:detached HEAD|[\w.@#+/-]{1,120})(?: \(root-commit\))? ([0-9a-f]{7,40})\](?: |$)/;
const GIT_PUSH = /^\s*\+?\s*[0-9a-f]{7,40}\.{2,3}([0-9a-f]{7,40})\s+(\S{1,200})\s+->\s+(\S{1,200})/;
const AIDER = /^(?:> )?Commit ([0-9a-f]{7,40})\b/;
/** A remote-tracking branch on the right: fetched, not pushed. */
const REMOTE = /^(?:origin|upstream|remotes|fork)\//;

const SAID =
  /(?:commit(?:ted|s|ted as|ted it as| created| hash| id| sha)?|hash|sha|コミット(?:済み|完了|しました)?|提交(?:了|为|為|哈希)?|커밋(?:했습니다|됨|완료)?|коммит\p{L}*|закоммич\p{L}*|commit[eéè]\p{L}*|confirmad[oa]|committat[oa]|eingecheckt|committet|commitnut[oaéý]|commitnul|zacommitov\p{L}*|fix(?:ed)? up|pushed|push[eé]\p{L}*|enviado|推送)[^\p{L}\d]{0,12}(?:(?:as|como|sous|als|come|jako|как|created|criado|creado|créé|erstellt|creato|vytvořen|hash|id|is|to \S+) ?[^\p{L}\d]{0,6}){0,2}$/iu;
const SAID_AFTER =
  /^[`)*\s]{0,4}(?:commit|コミット|を?コミット|完了|として(?:記録|コミット)|提交|커밋|was created|created|pushed)/i;
/** The hash is named as a place in history, not as something made now. */
const MENTIONED =
  /(?:\b(?:in|from|since|before|after|onto|on top of|base[dr]? on|at|of|previous|parent|existing|earlier|older|upstream|original|reverts?|reverted|revert of|cherry[- ]pick\w*|introduced|compared? (?:to|with)|between|until|head|checkout|reset|stash\w*|tree|blob|version|review(?:ed|ing)?|contributor'?s?|pr(?:'s)?|see|pinn?(?:ed|s)?|depuis|avant|desde|antes|seit|vor|da|prima|dal|od|před|из|от|до|после|以前|之前|より前)(?: the| this| that| commit| le| el| o| il| dem)?[\s:(`*]{1,5}|\.\.\.?)$/i;
const ABOUT_COMMITS = /commit|コミット|提交|커밋|коммит/i;

/** The commit a raw line of git or of a tool reports, or `undefined`. */
export function reportedCommit(line: string): { hash: string; subject: string } | undefined {
  const made = GIT_COMMIT.exec(line) ?? AIDER.exec(line);
  if (made) return { hash: made[1] ?? "", subject: line.slice(made[0].length).trim().slice(0, 140) };
  const pushed = GIT_PUSH.exec(line);
  return pushed && !REMOTE.test(pushed[3] ?? "") ? { hash: pushed[1] ?? "", subject: "" } : undefined;
}

/** Commits the assistant says it made, in a block of its prose. */
export function statedCommits(block: Block, context: string): string[] {
  const found: string[] = [];
  for (const match of block.text.matchAll(HASH)) {
    const hash = match[0];
    const before = block.text.slice(Math.max(0, match.index - 60), match.index);
    const after = block.text.slice(match.index + hash.length, match.index + hash.length + 30);
    if (isStated(hash, before, after, block, context)) found.push(hash);
  }
  return found;
}

function isStated(hash: string, before: string, after: string, block: Block, context: string): boolean {
  if (MENTIONED.test(before) || /^\.\.|^-[0-9a-f]{4}/.test(after)) return false;
  if (SAID.test(before)) return true;
  // Digits alone are as likely a number of something else.
  if (!/[a-f]/.test(hash) || !/\d/.test(hash)) return false;
  if (SAID_AFTER.test(after)) return true;
  const opens =
    /^[\s`*(]*$/.test(before) && (block.kind === "bullet" || block.kind === "numbered" || block.kind === "table");
  return opens && /^[`*):]*\s*(?:[—–:|-]\s*)?\S/.test(`${after} x`) && ABOUT_COMMITS.test(context);
}

/** The commits of a run, each once, however long its hash was printed; the latest of them when there are many. */
export class CommitList {
  #hashes: string[] = [];
  #subjects: string[] = [];

  clone(): CommitList {
    const copy = new CommitList();
    copy.#hashes = [...this.#hashes];
    copy.#subjects = [...this.#subjects];
    return copy;
  }

  add(hash: string, subject = ""): void {
    if (subject !== "" && !this.#subjects.includes(subject)) this.#subjects = [...this.#subjects, subject].slice(-SUBJECTS);
    const known = this.#hashes.findIndex((other) => other.startsWith(hash) || hash.startsWith(other));
    if (known >= 0) return;
    this.#hashes.push(hash);
    if (this.#hashes.length > KEPT) this.#hashes.shift();
  }

  /** Titles of the latest ones, where they were printed. */
  subjects(): readonly string[] {
    return this.#subjects;
  }

  list(): string[] {
    return [...this.#hashes];
  }
}

const KEPT = 50;
const SUBJECTS = 4;
