import { readFileSync } from "node:fs";

/** Pairs written for these tests, one a line: language, expected relation, old fact, new fact. */
export const PAIRS = readFileSync(new URL("./pairs.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [lang = "", relation = "", old = "", fresh = ""] = line.split("|");
    return { lang, relation, old, fresh };
  });
