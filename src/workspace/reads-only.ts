import { OPENERS, READER_PAIRS, READERS, SHELLS, WRITING } from "./data/commands.js";
import { readCommandLine, type Words } from "./shell.js";

/** Options of programs with subcommands that take a value of their own. */
const TAKES_VALUE = /^(?:-C|-c|-R|--git-dir|--work-tree|--context|--namespace|-n|--repo)$/;
/** A script inside a script inside a command is read no more. */
const MOST_SCRIPTS = 2;

/**
 * Whether a call only shows what is there. Its exit code tells nothing of the work: 1 is "no match", "they differ" or "no
 * such file", and an error that stands in its output was printed some other time.
 */
export function readsOnly(words: Words, depth = 0): boolean {
  let at = 0;
  while (at < words.length && isOpening(words, at)) at++;
  const program = nameOf(words[at] ?? "");
  const rest = words.slice(at + 1);
  if (SHELLS.has(program)) return depth < MOST_SCRIPTS && scriptReadsOnly(rest, depth);
  if (READER_PAIRS.has(`${program} ${subcommandOf(rest)}`)) return true;
  if (!READERS.has(program)) return false;
  // Only these can be told to change what they found, or to hand it to another program.
  return !/^(?:sed|find|fd|fdfind|yq)$/.test(program) || !rest.some((word) => WRITING.test(word));
}

/** An assignment, a word that opens another call, or an option or number of one that does. */
function isOpening(words: Words, at: number): boolean {
  const word = words[at] ?? "";
  if (/^[A-Za-z_]\w*=/.test(word) || OPENERS.has(nameOf(word))) return true;
  return at > 0 && /^(?:-.{0,40}|\d{1,9}[smhd]?|\{\})$/.test(word);
}

function scriptReadsOnly(args: Words, depth: number): boolean {
  const flag = args.findIndex((word) => /^(?:-[a-z]{0,6}c|-command)$/i.test(word));
  const script = flag < 0 ? undefined : args[flag + 1];
  if (script === undefined) return false;
  const { steps } = readCommandLine(script);
  return steps.length > 0 && steps.every(({ pipeline }) => readsOnly(pipeline.at(-1) ?? [], depth + 1));
}

function subcommandOf(args: Words): string {
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? "";
    if (TAKES_VALUE.test(word)) i++;
    else if (!word.startsWith("-")) return word;
  }
  return "";
}

/** PowerShell does not tell cases apart, and Windows adds an ending. */
function nameOf(word: string): string {
  const name = word.split(/[\\/]/).at(-1) ?? "";
  return name.toLowerCase().replace(/\.exe$/, "");
}
