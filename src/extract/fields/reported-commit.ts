import { BRANCH } from "./data/commit-words.js";

const GIT_COMMIT = new RegExp(String.raw`^\s*\[${BRANCH}(?: \(root-commit\))? ([0-9a-f]{7,40})\](?: |$)`);
const GIT_PUSH =
  /^[ \t+]{0,8}([0-9a-f]{7,40})\.{2,3}([0-9a-f]{7,40})[ \t]{1,40}(\S{1,200})[ \t]{1,40}->[ \t]{1,8}(\S{1,200})/;
const AIDER = /^(?:> )?Commit ([0-9a-f]{7,40})\b/;
/** A remote-tracking branch on the right: fetched, not pushed. */
const REMOTE = /^(?:origin|upstream|remotes|fork)\//;

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

/** The hash that opens a line of git's log. */
export function loggedCommit(line: string): string | undefined {
  return /^[*|\\/ ]{0,12}(?:commit )?([0-9a-f]{7,40})(?= |$)/.exec(line)?.[1];
}

/** Tells what was pushed from what was fetched: git heads either with a line of its own. */
export function transferOf(line: string): "push" | "fetch" | undefined {
  return FETCHED.test(line) ? "fetch" : PUSHED.test(line) ? "push" : undefined;
}
