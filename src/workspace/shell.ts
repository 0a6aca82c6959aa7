/** One program call: its words, quotes taken off. */
export type Words = string[];

/** How a step depends on the one before it. */
export type Joint = "and" | "or" | "then";

/** A pipeline and its joint to the pipeline before it. */
export interface Step {
  joint: Joint;
  pipeline: Words[];
}

/** Commands are typed by an agent; what is longer holds a script or a document. */
const MAX_COMMAND = 8000;

/**
 * Splits a shell command into its steps. It knows quotes, comments, here-documents by their first line, and the
 * operators; it expands nothing. Enough to tell which programs a line runs, not a shell. `comment` is the last one:
 * agents label what a line does with it.
 */
export function readCommandLine(command: string): { steps: Step[]; comment: string } {
  const text = command.slice(0, MAX_COMMAND);
  const steps: Step[] = [];
  let joint: Joint = "then";
  let pipeline: Words[] = [];
  let words: Words = [];
  let word: string | null = null;
  let comment = "";

  const endWord = () => {
    if (word !== null) words.push(word);
    word = null;
  };
  const endCall = () => {
    endWord();
    if (words.length > 0) pipeline.push(words);
    words = [];
  };
  const endStep = (next: Joint) => {
    endCall();
    if (pipeline.length > 0) steps.push({ joint, pipeline });
    // An operator behind nothing (";;", a blank line) does not change how the next step is joined.
    if (pipeline.length > 0 || next !== "then") joint = next;
    pipeline = [];
  };

  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    const next = text.charAt(i + 1);
    if (char === "'" || char === '"') {
      const end = closing(text, i, char);
      word = (word ?? "") + text.slice(i + 1, end);
      i = end;
    } else if (char === "\\") {
      if (next !== "\n") word = (word ?? "") + next;
      i++;
    } else if (char === "#" && word === null) {
      const end = text.indexOf("\n", i);
      comment = text.slice(i + 1, end < 0 ? text.length : end).trim();
      i = (end < 0 ? text.length : end) - 1;
    } else if (char === "<" && next === "<") {
      // What follows is input for the program, not a command.
      endStep("then");
      return { steps, comment };
    } else if (char === "&" && next === "&") {
      endStep("and");
      i++;
    } else if (char === "|" && next === "|") {
      endStep("or");
      i++;
    } else if (char === "|") {
      endCall();
      if (next === "&") i++;
    } else if (char === "&" && (next === ">" || text.charAt(i - 1) === ">" || text.charAt(i - 1) === "<")) {
      word = (word ?? "") + char;
    } else if (char === ";" || char === "\n" || char === "&") {
      endStep("then");
    } else if (char === "(" || char === ")" || /\s/.test(char)) {
      endWord();
    } else word = (word ?? "") + char;
  }
  endStep("then");
  return { steps, comment };
}

function closing(text: string, from: number, quote: string): number {
  for (let i = from + 1; i < text.length; i++) {
    if (quote === '"' && text.charAt(i) === "\\") i++;
    else if (text.charAt(i) === quote) return i;
  }
  return text.length;
}
