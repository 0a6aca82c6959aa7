import { cueBit, scanCues } from "../cue-scanner.js";
import type { ClosingReport } from "./closing-report.js";

/** What an output shows beside the report. */
export interface Evidence {
  /** Commits that only the report names, although the output shows what git printed for others. */
  unseenCommits: readonly string[];
  /** Whether the output shows the commit; undefined where git printed none. */
  showsCommit?: ((hash: string) => boolean) | undefined;
  /** Whether the output shows the file; undefined when it shows no files at all, so that nothing can be said. */
  showsFile: ((name: string) => boolean) | undefined;
}

const HASH = /(?<![\w./-])[0-9a-f]{7,40}(?![\w/-])/g;
const FILE =
  /(?<![\w./@*{}<>$-])(?:[\w.@-]{1,80}\/){0,20}[\w.@-]{0,80}\.(?:[cm]?[jt]sx?|py|go|rs|md|json|ya?ml|toml|sh|java|kt|rb|c|h|cpp|cs|php|s?css|html|sql|swift|vue|proto)(?![\w/]|\.\w)/g;
/** `Node.js`, `docs.rs` and the like are no files. */
const PRODUCT = /^(?:\w{1,20}\.js|(?:docs|crates|lib|rustup)\.rs|(?:bun|brew|get|esm|astral)\.sh)$/i;
/** "… in commit": the word before says whether the work is in it ("fixed in commit"), or only what it was ("broken by commit"). */
const IN_COMMIT =
  /(\p{L}{3,20}) (?:in|as|with|via|under|en|con|como|em|no|com|dans|avec|sous|nel|col|come|mit|im|als|unter|в|v|ve|jako) (?:the |el |o |le |il |dem |den )?(?:new |nuevo |novo |nouveau |nuovo |neuen )?(?:commit|коммите|commitu) [`(]{0,2}$/iu;
const DONE = cueBit("change") | cueBit("success");
const MARK = " (unverified)";

/**
 * Holds what a report says was done against what the output shows: an agent may well report what it only meant to do. A commit or
 * a file that stands nowhere else is marked. What is left to do may name what does not exist yet and is not looked at.
 */
export function checkClaims(report: ClosingReport, evidence: Evidence): ClosingReport {
  const checked = { ...report };
  if (report.summary !== undefined) checked.summary = check(report.summary, evidence);
  if (report.decisions !== undefined) checked.decisions = report.decisions.map((text) => check(text, evidence));
  return checked;
}

function check(text: string, { unseenCommits, showsCommit, showsFile }: Evidence): string {
  let marked = text;
  if (showsCommit || unseenCommits.length > 0)
    marked = mark(
      marked,
      HASH,
      (hash, before) =>
        unseenCommits.includes(hash) || (showsCommit !== undefined && isWorkIn(before) && !showsCommit(hash)),
    );
  if (showsFile) marked = mark(marked, FILE, (name) => !PRODUCT.test(name) && !showsFile(name));
  return marked;
}

function isWorkIn(before: string): boolean {
  const word = IN_COMMIT.exec(before)?.[1];
  return word !== undefined && (scanCues(word).all & DONE) !== 0;
}

/** Marks behind the code span or parenthesis that ends with the name. */
function mark(text: string, pattern: RegExp, isUnseen: (name: string, before: string) => boolean): string {
  return text
    .replace(pattern, (name, at: number) => {
      if (!isUnseen(name, text.slice(Math.max(0, at - 60), at))) return name;
      return text.charAt(at + name.length) === "`" ? `${name}\u0000` : name + MARK;
    })
    .replace(/\u0000`/g, `\`${MARK}`);
}
