import { LABEL, type Word } from "./frame.js";

/** Nouns that only say what kind of thing the name beside them is: "the file .env", "port 8080". */
const LABELS = new Map([
  ["file", /^(?:path|identifier|constant)$/],
  ["directory", /^path$/],
  ["command", /^(?:path|identifier|constant|code)$/],
  ["environment_variable", /^constant$/],
  ["variable", /^constant$/],
  ["port", /^number$/],
]);

/** Is this a noun that may stand beside a name, and says nothing then? */
export function isLabel(word: Word): boolean {
  return word.literal === "" && LABELS.has(word.key);
}

/** Takes the weight from the labels beside a name. */
export function lightenLabels(words: readonly Word[]): void {
  words.forEach((word, i) => {
    const names = isLabel(word) ? LABELS.get(word.key) : undefined;
    if (names?.test(shape(words[i - 1])) || names?.test(shape(words[i + 1]))) word.weight = LABEL;
  });
}

function shape(word: Word | undefined): string {
  if (word === undefined || word.literal !== "") return word === undefined ? "" : "code";
  return word.kind === "identifier" && word.key.includes("_") ? "constant" : word.kind;
}
