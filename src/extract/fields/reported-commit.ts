import { BRANCH } from "./data/commit-words.js";

const GIT_COMMIT = new RegExp(String.raw`^\s*\[(${BRANCH})(?: \(root-commit\))? ([0-9a-f]{7,40})\](?: |$)`);
const GIT_PUSH =
  /^[ \t+]{0,8}([0-9a-f]{7,40})\.{2,3}([0-9a-f]{7,40})[ \t]{1,40}(\S{1,200})[ \t]{1,40}->[ \t]{1,8}(\S{1,200})/;
const AIDER = /^(?:> )?Commit ([0-9a-f]{7,40})\b/;
/** Aider's answer to `/undo`, with the commit that it took off the branch. */
const AIDER_UNDONE = /^(?:> )?Removed: ([0-9a-f]{7,40}) /;
/** A command of git that may give commits of the run another hash or take them off, with what it is told to do. */
const REWRITES = /\bgit (?:-C \S{1,200} )?(commit|rebase|pull|reset)(?= |$)([^|;&]{0,200})/;
/** A reset of the branch to a few commits before its last; one of files names them behind. */
const RESET =
  /^(?: --?(?:hard|soft|mixed|keep|merge|quiet|q)){0,3} ["']?(?:HEAD|@)(?:~(\d{0,2})|(\^{1,9}))["']{0,2}[)`]? {0,4}$/;
/** A remote-tracking branch on the right: fetched, not pushed. */
const REMOTE = /^(?:origin|upstream|remotes|fork)\//;

const FETCHED = /^\s*From \S/;
const PUSHED = /^\s*To \S/;

export interface ReportedCommit {
  hash: string;
  subject: string;
  /** Where git named it. */
  branch?: string | undefined;
  /** What stood there before a push. */
  base?: string | undefined;
}

/** The commit a raw line of git or of a tool reports, or `undefined`. */
export function reportedCommit(line: string, fetching = false): ReportedCommit | undefined {
  const git = GIT_COMMIT.exec(line);
  if (git) return { hash: git[2] ?? "", branch: git[1], subject: subjectBehind(line, git[0]) };
  const aider = AIDER.exec(line);
  if (aider) return { hash: aider[1] ?? "", subject: subjectBehind(line, aider[0]) };
  const pushed = GIT_PUSH.exec(line);
  if (!pushed || fetching || REMOTE.test(pushed[4] ?? "")) return undefined;
  return { hash: pushed[2] ?? "", subject: "", base: pushed[1] };
}

function subjectBehind(line: string, head: string): string {
  return line.slice(head.length).trim().slice(0, 140);
}

/** The commit that a tool says it took back. */
export function undoneCommit(line: string): string | undefined {
  return AIDER_UNDONE.exec(line)?.[1];
}

/** How a command line makes commits anew that were there, the last one or all of a branch, or how many it takes off. */
export function rewriteOf(command: string): "amend" | "rebase" | number | undefined {
  const [, verb, how = ""] = REWRITES.exec(command) ?? [];
  if (verb === "reset") {
    const [to, steps, marks] = RESET.exec(how) ?? [];
    return to === undefined ? undefined : (marks?.length ?? Number(steps || 1));
  }
  if (verb === "commit") return / --amend\b/.test(how) ? "amend" : undefined;
  if (verb === "pull") return / (?:--rebase|-r)\b/.test(how) ? "rebase" : undefined;
  return verb === undefined || / --(?:abort|quit)\b/.test(how) ? undefined : "rebase";
}

/** The hash that opens a line of git's log, with what stands behind it. */
export function loggedCommit(line: string): { hash: string; subject: string } | undefined {
  const found = /^[*|\\/ ]{0,12}(?:commit )?([0-9a-f]{7,40})(?: (?:\([^()]{1,80}\) )?|$)/.exec(line);
  return found ? { hash: found[1] ?? "", subject: subjectBehind(line, found[0]) } : undefined;
}

/** Tells what was pushed from what was fetched: git heads either with a line of its own. */
export function transferOf(line: string): "push" | "fetch" | undefined {
  return FETCHED.test(line) ? "fetch" : PUSHED.test(line) ? "push" : undefined;
}
