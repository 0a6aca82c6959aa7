import { readFileSync } from "node:fs";
import type { FactRelation } from "../../src/dedup/compare-facts.js";

export interface Labelled {
  lang: string;
  relation: FactRelation;
  old: string;
  fresh: string;
  /** `a`: errors were looked at, `missed`: the same but not answered right, `b`: only totals were looked at. */
  half: string;
  subject: string;
}

function read(file: string): Labelled[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [lang = "", relation = "", old = "", fresh = "", half = "", subject = ""] = line.split("|");
      return { lang, relation: relation as FactRelation, old, fresh, half, subject };
    });
}

/** Pairs written for these tests, one a line: language, expected relation, old fact, new fact. */
export const PAIRS = read("./pairs.txt");

/** Pairs of other subjects, split by subject into two halves: the rules were written against one of them only. */
export const PAIRS_BY_SUBJECT = read("./pairs-by-subject.txt");

/** What a memory really holds, said again another day: same thing in other words, or another thing of the same thing. */
export const RESTATED = read("./restated.txt");
