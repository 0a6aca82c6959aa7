import { inSmallLetters } from "../../text/small-letters.js";
import type { Block } from "../lines/block.js";

const HASH = /(?<![0-9a-zA-Z_/.-])[0-9a-f]{7,40}(?![0-9a-zA-Z_/-]|\.\w)/g;
const GIT_COMMIT = /^\s*\[(?:detached HEAD|[\w.@#+/-]{1,120})(?: \(root-commit\))? ([0-9a-f]{7,40})\](?: |$)/;
const GIT_PUSH =
  /^[ \t+]{0,8}([0-9a-f]{7,40})\.{2,3}([0-9a-f]{7,40})[ \t]{1,40}(\S{1,200})[ \t]{1,40}->[ \t]{1,8}(\S{1,200})/;
const AIDER = /^(?:> )?Commit ([0-9a-f]{7,40})\b/;
/** A remote-tracking branch on the right: fetched, not pushed. */
const REMOTE = /^(?:origin|upstream|remotes|fork)\//;

/** Words that say a commit was made or sent, in the languages. */
const DONE =
  /(?:committed|pushed|merged|amended|(?:コミット|プッシュ|commit ?|push ?)(?:済み?|完了|しました|ハッシュ)|已(?:提交|推送)(?:了|为|為|到|成功)?|(?:提交|推送)(?:了|为|為|哈希|成功|完成)|提交并推送|(?:커밋|푸시)(?:했습니다|됨|완료|해시)|закоммичен[оаы]?|закоммитил[аи]?|запушен[оаы]?|запушил[аи]?|отправлен[оаы]?|commit[eéè]e?s?|pouss[eé]e?s?|comm?itad[oa]s?|confirmad[oa]s?|enviad[oa]s?|subid[oa]s?|committat[oaie]|pushat[oaie]|eingecheckt|committet|gepusht|zacommitován[oay]?|zacommitoval[aio]?|commitnut[oaý]|pushnut[oaý]|odeslán[oay]?|commit (?:created|made|creado|hecho|realizado|criado|feito|créé|fait|effectué|réalisé|creato|fatto|erstellt|vytvořen|proveden)|коммит (?:создан|сделан|выполнен))/giu;
/** What may stand between such a word and the hash: a branch, and the word for a commit. */
const TO_HASH =
  /^(?:[*]{0,2} (?:as|comme|como|sous|als|come|jako|как|it as|is|(?:to|on|sur|en|em|su|auf|na|в) \S{1,60}))?[^\p{L}\d]{0,8}(?:(?:commit|コミット|提交|коммит)[^\p{L}\d]{0,4})?$/iu;
/** The rest of a clause that ends in a bracket around the hash. */
const TO_BRACKET =
  /^(?!\p{L})[^.!?;。！？；(（]{0,90}[(（][^\p{L}\d(（]{0,4}(?:(?:commit|コミット|提交|коммит)[^\p{L}\d]{1,4})?$/iu;

/** The text in front of a hash says that the commit was made. */
function saysDone(before: string): boolean {
  for (const match of before.matchAll(DONE)) {
    const rest = before.slice(match.index + match[0].length);
    if (TO_HASH.test(rest)) return true;
    if (TO_BRACKET.test(rest) && !/\p{L}/u.test(before.charAt(match.index - 1))) return true;
  }
  return false;
}

/** Git's own answer, quoted in a sentence. */
const BRACKETED = /\[(?:detached HEAD|[\w.@#+/-]{1,80})(?: \(root-commit\))? $/;
const LABELLED = /(?:^|[^\p{L}])(?:commit |コミット)?(?:hash|sha|id|哈希|ハッシュ)\**\s*[:：=][^\p{L}\d]{0,8}$/iu;
/** "Commit `abc1234`" counts where it opens a statement or is a label of its own; elsewhere it may be any commit. */
const NAMED =
  /(?:^|[.。;\n]|[:：] ?)[^\p{L}\d]{0,8}(?:(?:new|final|nouveau|nuevo|novo|nuovo|neuer|nový|новый|新しい|新) ?)?(?:commits?|コミット|提交|커밋|коммит)(?: ?#?\d{1,2}|(?: \p{L}{1,14}){1,2} ?[:：])?[^\p{L}\d]{1,8}$/iu;
/** Between two hashes of one enumeration. */
const AND = /[0-9a-f]{7}[`)*]{0,3} ?(?:[,、;+/&]|and|et|y|e|und|и|a|と|和)? ?(?:and |et |y |e |und |и |a )?[`(*]{0,3}$/;
const SAID_AFTER =
  /^[`)*\s]{0,4}(?:を?コミット|(?:commit )?完了|として(?:記録|コミット)|(?:を|は)?プッシュ|已(?:推送|提交|创建|創建)|(?:推送|提交)成功|(?:(?:was|has been|is) )?(?:created|made|pushed|committed)\b|(?:a été )?(?:créé|poussé|effectué|réalisé)|(?:fue |ha sido |foi )?(?:cread|criad|enviad|subid|realizad)[oa]\b|(?:è stato )?(?:creato|inviato|pushato)\b|(?:wurde )?(?:erstellt|gepusht)\b|(?:byl )?(?:vytvořen|odeslán|pushnut)|(?:был )?(?:создан|отправлен|запушен))/i;
/** What a push moved: the left side was there before. An arrow says the same of two states. */
const RANGE =
  /(?<![0-9a-zA-Z_/.-])([0-9a-f]{7,40})(?:\.{2,3}|`? ?(?:→|->) ?`?)([0-9a-f]{7,40})(?![0-9a-zA-Z_/-]|\.\w)/g;
const PUSH = /push|推送|プッシュ|푸시|отправ|запуш|pouss[eé]|enviad|subid|inviat|odesl/i;
/** A hash in brackets that ends an item. */
const ENDS_ITEM = /^[`*]{0,3}[)）\]][\s`*.。]{0,4}$/;
/** The hash is named as a place in history, not as something made now. */
const MENTIONED =
  /(?:(?<![\p{L}])(?:in|into|from|since|before|after|onto|on top of|bas(?:e|ed) on|at|of|by|with|previous|parent|existing|earlier|older|upstream|original|reverts?|reverted|revert of|cherry[- ]pick\w*|introduced|between|until|head|checkout|reset|stash\w*|tree|blob|version|see|pinn?(?:ed|s)?|dans|depuis|avant|sur|du|desde|antes|en|no|na|do|da|em|pelo|im|am|vor|seit|von|nel|nella|dal|del|prima|v|ve|od|před|из|от|до|в|после|以前|之前|在|从)(?: (?!committed|pushed)[\p{L}#'’]{1,14}){0,2} commits?[^\p{L}\d]{1,6}|(?<![\p{L}])(?:head|base|parent|tree|blob|stash|version|from|since|until|before|after|onto|at)[^\p{L}\d]{1,4}|\.\.\.?)$/iu;
/** The line above a list of commits says that they were found, not made. */
const FOUND_COMMITS = inSmallLetters(
  "(?<!\\p{L})(?:(?:last|latest|recent|previous|earlier|existing|older|past|upstream|relevant|suspect|following upstream) (?:\\w{1,12} )?commits|commits? (?:history|log)|git log|history|(?:reviewed|looked at|checked|inspected|found|read|compared|bisected|between|since) (?:\\w{1,12} )?(?:\\w{1,12} )?(?:\\w{1,12} )?commits|commits (?:on|from|in|by|between|since) (?!this session|this branch)|(?:últimos|anteriores|recientes) commits|commits (?:anteriores|recientes|previos|existentes)|historial|(?:últimos|anteriores) commits|histórico|(?:derniers|précédents) commits|commits (?:précédents|récents|existants)|historique|(?:ultimi|precedenti) commit|commit (?:precedenti|recenti|esistenti)|cronologia|(?:letzten?|bisherigen?|früheren?|vorhandenen?|neuesten) commits|verlauf|(?:последние|предыдущие|прошлые) коммиты|история|(?:poslední|předchozí|dřívější) commity|historie)(?!\\p{L})|最近的?(?:几个|幾個|\\d{1,2} ?(?:个|個|次))?(?:提交|commit)|(?:之前|以前|现有|現有|历史|歷史)的?(?:提交|commit)|提交(?:历史|歷史|记录|記錄)|(?:直近|最近|過去|以前|既存)の(?:コミット|commit)|コミット履歴|(?:최근|이전|기존) (?:커밋|commit)|커밋 (?:기록|이력|히스토리)",
);
const ABOUT_COMMITS = /commit|コミット|提交|커밋|коммит/i;
const FETCHED = /^\s*From \S/;
const PUSHED = /^\s*To \S/;

/** The commit a raw line of git or of a tool reports, or `undefined`. */
export function reportedCommit(
  line: string,
  fetching = false,
): { hash: string; subject: string; base?: string | undefined } | undefined {
  const made = GIT_COMMIT.exec(line) ?? AIDER.exec(line);
  if (made) return { hash: made[1] ?? "", subject: line.slice(made[0].length).trim().slice(0, 140) };
  const pushed = GIT_PUSH.exec(line);
  if (!pushed || fetching || REMOTE.test(pushed[4] ?? "")) return undefined;
  return { hash: pushed[2] ?? "", subject: "", base: pushed[1] };
}

/**
 * How sure it is that a hash is a commit of this run: git or the agent said that it was made, or it only has the name or
 * the place of one; `base` was there before.
 */
export type Standing = "made" | "named" | "base";
export interface Stated {
  hash: string;
  standing: Standing;
}

/** Commits the assistant says it made, in a block of its prose, and those it says were there before. */
export function statedCommits(block: Block, context: () => string, listed: boolean): Stated[] {
  const found = rangesIn(block.text);
  let last: { end: number; standing: Standing } | undefined;
  for (const match of block.text.matchAll(HASH)) {
    const hash = match[0];
    if (found.some((other) => other.hash === hash)) continue;
    const before = block.text.slice(Math.max(0, match.index - 120), match.index);
    const after = block.text.slice(match.index + hash.length, match.index + hash.length + 30);
    const enumerated = last && match.index - last.end < 12 && AND.test(before) ? last.standing : undefined;
    const standing =
      enumerated ?? standingOf(hash, before, after, block, () => listed || ABOUT_COMMITS.test(context()));
    if (!standing) continue;
    found.push({ hash, standing });
    last = { end: match.index + hash.length, standing };
  }
  return found;
}

function rangesIn(text: string): Stated[] {
  const found: Stated[] = [];
  for (const match of text.matchAll(RANGE)) {
    found.push({ hash: match[1] ?? "", standing: "base" });
    const pushed = match[0].includes("..") && PUSH.test(text.slice(Math.max(0, match.index - 60), match.index));
    if (pushed) found.push({ hash: match[2] ?? "", standing: "made" });
  }
  return found;
}

function standingOf(
  hash: string,
  before: string,
  after: string,
  block: Block,
  listed: () => boolean,
): Standing | undefined {
  if (BRACKETED.test(before) && after.startsWith("]")) return "made";
  if (MENTIONED.test(before) || /^\.\.|^-[0-9a-f]{4}/.test(after)) return undefined;
  if (saysDone(before) || SAID_AFTER.test(after)) return "made";
  if (LABELLED.test(before) || NAMED.test(before)) return "named";
  return isListed(hash, before, after, block, listed) ? "named" : undefined;
}

/** Whether the line or the title above tells of commits that were there before. */
export function listsFound({ label, heading }: Block): boolean {
  return (label !== "" || heading !== "") && FOUND_COMMITS(`${label} | ${heading}`);
}

/** An item of a list of hash and title. Letters alone may be a word. */
function isListed(hash: string, before: string, after: string, block: Block, listed: () => boolean): boolean {
  const row = block.kind === "table";
  if (listsFound(block)) return false;
  if ((!row && block.kind !== "bullet" && block.kind !== "numbered") || !/\d/.test(hash)) return false;
  if ((row ? /^[\s|]{0,6}(?:\d{1,2} {0,4}\|)?[\s`*]{0,6}$/ : /^[^\p{L}\d]{0,8}$/u).test(before)) {
    return /^[`*):]{0,6} {0,4}(?:$|[—–:|=-] {0,4}[`"“*[]{0,3}\p{L}|[`"“[]{0,3}\p{L})/u.test(after) && listed();
  }
  return (
    ENDS_ITEM.test(after) && /[(（[][`*]{0,3}$/.test(before) && ABOUT_COMMITS.test(`${block.label} ${block.heading}`)
  );
}

/** The hash that opens a line of git's log. */
export function loggedCommit(line: string): string | undefined {
  return /^[*|\\/ ]{0,12}(?:commit )?([0-9a-f]{7,40})(?= |$)/.exec(line)?.[1];
}

/** All hashes in a text. */
export function hashesIn(text: string): string[] {
  return Array.from(text.matchAll(HASH), ([hash]) => hash);
}

/** Tells what was pushed from what was fetched: git heads either with a line of its own. */
export function transferOf(line: string): "push" | "fetch" | undefined {
  return FETCHED.test(line) ? "fetch" : PUSHED.test(line) ? "push" : undefined;
}

/** Who names a commit: git or the caller, the agent in passing, or its closing report. */
export type Witness = "tool" | "agent" | "report";

interface Naming {
  by: Witness;
  /** Default: it was made. */
  standing?: Standing;
  subject?: string;
}

interface Commit {
  hash: string;
  /** Git or the agent said that it was made. */
  sure: boolean;
  /** Only a closing report names it. */
  claimed: boolean;
}

/** The commits of a run, each once, however long its hash was printed. */
export class CommitList {
  #made: Commit[] = [];
  #bases: string[] = [];
  #subjects: string[] = [];
  readonly #seen = new Set<string>();
  /** What a list seen before, of which this is a copy, had seen; it is not copied, so that a look ahead costs nothing. */
  #seenBefore: ReadonlySet<string> = new Set();
  /** Git printed a commit. */
  #shown = false;
  /** The last block was an item of a list of commits. */
  listed = false;
  transfer: "push" | "fetch" | undefined;

  clone(): CommitList {
    const copy = new CommitList();
    copy.#made = this.#made.map((commit) => ({ ...commit }));
    copy.#bases = [...this.#bases];
    copy.#subjects = [...this.#subjects];
    copy.#shown = this.#shown;
    copy.#seenBefore = this.#seenBefore.size === 0 ? this.#seen : new Set([...this.#seenBefore, ...this.#seen]);
    copy.listed = this.listed;
    copy.transfer = this.transfer;
    return copy;
  }

  add(hash: string, { by, standing = "made", subject = "" }: Naming): void {
    if (subject !== "" && !this.#subjects.includes(subject))
      this.#subjects = [...this.#subjects, subject].slice(-SUBJECTS);
    if (standing === "base") {
      this.#addBase(hash);
      return;
    }
    if (by === "tool") this.#shown = true;
    if (standing === "named" && this.#bases.some((base) => isSame(base, hash))) return;
    const commit = this.#made.find((other) => isSame(other.hash, hash));
    if (commit) {
      commit.sure ||= standing === "made";
      commit.claimed &&= by === "report";
      return;
    }
    this.#made.push({ hash, sure: standing === "made", claimed: by === "report" });
    if (this.#made.length > KEPT) this.#made.shift();
  }

  /** What was there before is no commit of the run, unless it is known to be one. */
  #addBase(hash: string): void {
    if (this.#made.some((commit) => commit.sure && isSame(commit.hash, hash))) return;
    this.#made = this.#made.filter((commit) => !isSame(commit.hash, hash));
    this.#bases = [...this.#bases, hash].slice(-KEPT);
  }

  /** Titles of the latest ones, where they were printed. */
  subjects(): readonly string[] {
    return this.#subjects;
  }

  /** Commits that a report claims and git did not print, though it printed others; none where nothing can be said. */
  unseen(): string[] {
    return this.#shown ? this.#made.filter((commit) => commit.claimed).map((commit) => commit.hash) : [];
  }

  /** A hash stands in the output, whether or not it was made in this run. */
  see(hash: string): void {
    if (this.#seen.size + this.#seenBefore.size < MAX_SEEN && !this.#seenBefore.has(hash)) this.#seen.add(hash);
  }

  /** Tells whether a commit stands anywhere but in a report; undefined where git printed none. */
  witness(): ((hash: string) => boolean) | undefined {
    if (!this.#shown) return undefined;
    const known = [...this.#bases, ...this.#made.filter((commit) => !commit.claimed).map((commit) => commit.hash)];
    return (hash) => [...known, ...this.#seenBefore, ...this.#seen].some((other) => isSame(other, hash));
  }

  /** The latest `max` but those in `except`; of too many, those go first that only look like commits. */
  list(max = KEPT, except: readonly string[] = []): string[] {
    const made = this.#made.filter((commit) => !except.includes(commit.hash));
    const sure = latest(
      made.filter((commit) => commit.sure),
      max,
    );
    const named = latest(
      made.filter((commit) => !commit.sure),
      max - sure.length,
    );
    const kept = new Set([...sure, ...named]);
    return made.filter((commit) => kept.has(commit)).map((commit) => commit.hash);
  }
}

function latest<T>(items: readonly T[], max: number): T[] {
  return items.slice(Math.max(0, items.length - max));
}

function isSame(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

const KEPT = 50;
const SUBJECTS = 4;
const MAX_SEEN = 1000;
