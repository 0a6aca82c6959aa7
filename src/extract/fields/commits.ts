import type { Block } from "../lines/block.js";

const HASH = /(?<![0-9a-zA-Z_/.-])[0-9a-f]{7,40}(?![0-9a-zA-Z_/-]|\.\w)/g;
const GIT_COMMIT = /^\s*\[(?:detached HEAD|[\w.@#+/-]{1,120})(?: \(root-commit\))? ([0-9a-f]{7,40})\](?: |$)/;
const GIT_PUSH =
  /^[ \t+]{0,8}[0-9a-f]{7,40}\.{2,3}([0-9a-f]{7,40})[ \t]{1,40}(\S{1,200})[ \t]{1,40}->[ \t]{1,8}(\S{1,200})/;
const AIDER = /^(?:> )?Commit ([0-9a-f]{7,40})\b/;
/** A remote-tracking branch on the right: fetched, not pushed. */
const REMOTE = /^(?:origin|upstream|remotes|fork)\//;

/** Words that say a commit was made, right before its hash. */
const SAID =
  /(?:(?:committed|pushed|merged|amended|コミット(?:済み|完了|しました|ハッシュ)|(?:已|了)?提交(?:了|为|為|哈希|成功)|已提交|已推送|커밋(?:했습니다|됨|완료|해시)|закоммич\p{L}{0,16}|отправлен\p{L}{0,16}|commit[eéè]e?s?|confirmad[oa]|committat[oa]|eingecheckt|committet|zacommitov\p{L}{0,16}|commitnut\p{L}{0,16}|enviad[oa]|poussé\p{L}{0,16}|commit (?:created|made|criado|creado|créé|erstellt|creato|vytvořen\p{L}{0,16}|создан))(?: (?:as|como|comme|sous|als|come|jako|как|it as|is|to \S{1,60}))?)[^\p{L}\d]{0,8}$/iu;
const LABELLED = /(?:^|[^\p{L}])(?:commit |コミット)?(?:hash|sha|id|哈希|ハッシュ)\**\s*[:：=][^\p{L}\d]{0,8}$/iu;
/** "Commit `abc1234`" counts where it opens a statement or is a label of its own; elsewhere it may be any commit. */
const NAMED = /(?:^|[.。;\n]|[:：] ?)[^\p{L}\d]{0,8}(?:commits?|コミット|提交|커밋|коммит)[^\p{L}\d]{1,8}$/iu;
const SAID_AFTER =
  /^[`)*\s]{0,4}(?:を?コミット|(?:commit )?完了|として(?:記録|コミット)|提交成功|was (?:created|made)|(?:created|pushed)\b)/i;
/** The hash is named as a place in history, not as something made now. */
const MENTIONED =
  /(?:(?<![\p{L}])(?:in|into|from|since|before|after|onto|on top of|bas(?:e|ed) on|at|of|by|with|previous|parent|existing|earlier|older|upstream|original|reverts?|reverted|revert of|cherry[- ]pick\w*|introduced|between|until|head|checkout|reset|stash\w*|tree|blob|version|see|pinn?(?:ed|s)?|dans|depuis|avant|sur|du|desde|antes|en|no|na|do|da|em|pelo|im|am|vor|seit|von|nel|nella|dal|del|prima|v|ve|od|před|из|от|до|в|после|以前|之前|在|从)(?: (?!committed|pushed)[\p{L}#'’]{1,14}){0,2} commits?[^\p{L}\d]{1,6}|(?<![\p{L}])(?:head|base|parent|tree|blob|stash|version|from|since|until|before|after|onto|at)[^\p{L}\d]{1,4}|\.\.\.?)$/iu;
const ABOUT_COMMITS = /commit|コミット|提交|커밋|коммит/i;
const FETCHED = /^\s*From \S/;
const PUSHED = /^\s*To \S/;

/** The commit a raw line of git or of a tool reports, or `undefined`. */
export function reportedCommit(line: string, fetching = false): { hash: string; subject: string } | undefined {
  const made = GIT_COMMIT.exec(line) ?? AIDER.exec(line);
  if (made) return { hash: made[1] ?? "", subject: line.slice(made[0].length).trim().slice(0, 140) };
  const pushed = GIT_PUSH.exec(line);
  return pushed && !fetching && !REMOTE.test(pushed[3] ?? "") ? { hash: pushed[1] ?? "", subject: "" } : undefined;
}

/** Commits the assistant says it made, in a block of its prose. */
export function statedCommits(block: Block, context: () => string, listed: boolean): string[] {
  const found: string[] = [];
  for (const match of block.text.matchAll(HASH)) {
    const hash = match[0];
    const before = block.text.slice(Math.max(0, match.index - 60), match.index);
    const after = block.text.slice(match.index + hash.length, match.index + hash.length + 30);
    if (isStated(hash, before, after, block, () => listed || ABOUT_COMMITS.test(context()))) found.push(hash);
  }
  return found;
}

function isStated(hash: string, before: string, after: string, block: Block, listed: () => boolean): boolean {
  if (MENTIONED.test(before) || /^\.\.|^-[0-9a-f]{4}/.test(after)) return false;
  if (SAID.test(before) || LABELLED.test(before) || NAMED.test(before) || SAID_AFTER.test(after)) return true;
  const item = block.kind === "bullet" || block.kind === "numbered" || block.kind === "table";
  if (!item || !/^[\s`*(]*$/.test(before)) return false;
  // A list of hash and title; letters alone may be a word.
  return (
    /^[`*):]{0,6} {0,4}(?:$|[—–:|=-] {0,4}[`"“*[]{0,3}\p{L}|[`"“[]{0,3}\p{L})/u.test(after) &&
    /\d/.test(hash) &&
    listed()
  );
}

/** Tells what was pushed from what was fetched: git heads either with a line of its own. */
export function transferOf(line: string): "push" | "fetch" | undefined {
  return FETCHED.test(line) ? "fetch" : PUSHED.test(line) ? "push" : undefined;
}

/** Who names a commit: git or the caller, the agent in passing, or its closing report. */
export type Witness = "tool" | "agent" | "report";

/** The commits of a run, each once, however long its hash was printed; the latest of them when there are many. */
export class CommitList {
  #hashes: string[] = [];
  /** Of these the ones that only a closing report names. */
  #claimed = new Set<string>();
  #shown = false;
  #subjects: string[] = [];
  /** The last block was an item of a list of commits. */
  listed = false;
  transfer: "push" | "fetch" | undefined;

  clone(): CommitList {
    const copy = new CommitList();
    copy.#hashes = [...this.#hashes];
    copy.#claimed = new Set(this.#claimed);
    copy.#shown = this.#shown;
    copy.#subjects = [...this.#subjects];
    copy.listed = this.listed;
    copy.transfer = this.transfer;
    return copy;
  }

  add(hash: string, by: Witness, subject = ""): void {
    if (by === "tool") this.#shown = true;
    if (subject !== "" && !this.#subjects.includes(subject))
      this.#subjects = [...this.#subjects, subject].slice(-SUBJECTS);
    const known = this.#hashes.findIndex((other) => other.startsWith(hash) || hash.startsWith(other));
    if (known >= 0) {
      if (by !== "report") this.#claimed.delete(this.#hashes[known] ?? "");
      return;
    }
    this.#hashes.push(hash);
    if (by === "report") this.#claimed.add(hash);
    if (this.#hashes.length > KEPT) this.#claimed.delete(this.#hashes.shift() ?? "");
  }

  /** Titles of the latest ones, where they were printed. */
  subjects(): readonly string[] {
    return this.#subjects;
  }

  /** Commits that a report claims and git did not print, though it printed others; none where nothing can be said. */
  unseen(): string[] {
    return this.#shown ? [...this.#claimed] : [];
  }

  list(): string[] {
    return [...this.#hashes];
  }
}

const KEPT = 50;
const SUBJECTS = 4;
