import fs from "node:fs";
import path from "node:path";
import { StreamExtractor } from "../src/extract/extractor.js";
import { contentWords } from "../src/extract/words.js";

export type Field = "decisions" | "unfinished" | "nextSteps" | "facts" | "userFacts" | "what";
interface Item {
  text: string;
  evidence: string;
  tier: string;
  source?: string;
}
/** A statement of a run that may become an item, and what the labels say of it. */
export interface LabelledUnit {
  ids: Int32Array;
  text: string;
  words: Set<string>;
  /** 1 key, 0.5 may be found, 0 wrong. */
  label: number;
  /** Indexes of the labelled items it answers. */
  keys: number[];
  trap: boolean;
}
export interface LabelledRun {
  id: string;
  repo: string;
  rows: LabelledUnit[];
  keyCount: number;
}

export const FIELDS: readonly Field[] = ["decisions", "unfinished", "nextSteps", "facts", "userFacts", "what"];
/** Characters of a statement that are compared with the labels, about as many as an item shows. */
const CHARS: Record<Field, number> = {
  decisions: 150,
  unfinished: 150,
  nextSteps: 150,
  facts: 200,
  userFacts: 200,
  what: 92,
};
/** The list that each kind of look-alike is made for. */
const TRAP_FIELDS: Record<string, string> = {
  decision: "decisions",
  unfinished: "unfinished",
  nextStep: "nextSteps",
  fact: "facts",
};

function words(text: string): Set<string> {
  const set = new Set<string>();
  for (const w of text
    .toLowerCase()
    .normalize("NFKC")
    .match(/[\p{L}\p{N}_]+/gu) ?? []) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(w)) {
      const c = [...w];
      if (c.length === 1) set.add(w);
      for (let i = 0; i + 1 < c.length; i++) set.add(`${c[i]}${c[i + 1]}`);
    } else if (w.length > 1) set.add(w);
  }
  return set;
}
function matches(a: Set<string>, b: Set<string>): boolean {
  if (!a.size || !b.size) return false;
  let n = 0;
  for (const w of a) if (b.has(w)) n++;
  return n / Math.min(a.size, b.size) >= 0.6 && n >= Math.min(3, a.size, b.size) && n / (a.size + b.size - n) >= 0.2;
}

/** The runs below a folder, each as raw output and as prose alone, by list; those of held-out repositories are not read. */
export function labelledRuns(data: string, holdOut: readonly string[]): Record<Field, LabelledRun[]> {
  const all = Object.fromEntries(FIELDS.map((f) => [f, [] as LabelledRun[]])) as Record<Field, LabelledRun[]>;
  for (const file of fs.readdirSync(path.join(data, "gold")).sort()) {
    const id = file.slice(0, -5);
    const dir = path.join(data, "sessions", id);
    const meta = JSON.parse(fs.readFileSync(path.join(dir, "meta.json"), "utf8"));
    if (holdOut.some((part) => meta.source_repo.includes(part))) continue;
    const gold = JSON.parse(fs.readFileSync(path.join(data, "gold", file), "utf8"));
    const log = JSON.parse(fs.readFileSync(path.join(dir, "log.json"), "utf8")).filter(
      (m: { role: string }) => m.role === "user",
    );
    for (const buffer of ["stdout", "prose"]) {
      const extractor = new StreamExtractor({ conversationLog: log });
      extractor.write(fs.readFileSync(path.join(dir, `${buffer}.txt`), "utf8"));
      const rows = extractor.candidates();
      for (const field of FIELDS) {
        if (field === "what") {
          all.what.push(leads(id, meta.source_repo, rows, gold.what?.concepts ?? []));
          continue;
        }
        const gf = field === "userFacts" ? "facts" : field;
        const items: Item[] = gold[gf] ?? [];
        const keys = items.filter((i) => i.tier === "key").map((i) => [words(i.evidence), words(i.text)] as const);
        const oks = items.filter((i) => i.tier !== "key").map((i) => [words(i.evidence), words(i.text)] as const);
        const traps = (gold.traps ?? [])
          .filter((t: { kind: string }) => TRAP_FIELDS[t.kind] === gf)
          .map((t: { evidence: string }) => words(t.evidence));
        const own = items.filter(
          (i) =>
            i.tier === "key" &&
            (field !== "facts" || i.source !== "user") &&
            (field !== "userFacts" || i.source === "user"),
        );
        const run: LabelledRun = { id, repo: meta.source_repo, rows: [], keyCount: own.length };
        for (const row of rows) {
          if (row.field !== field) continue;
          const text = [...row.text].slice(0, CHARS[field]).join("");
          const w = words(text);
          const hit = keys.flatMap((k, i) => (matches(w, k[0]) || matches(w, k[1]) ? [i] : []));
          const ok = hit.length === 0 && oks.some((k) => matches(w, k[0]) || matches(w, k[1]));
          const trap = hit.length === 0 && !ok && traps.some((t: Set<string>) => matches(w, t));
          run.rows.push({
            ids: Int32Array.from(row.ids),
            text,
            words: contentWords(row.text),
            label: hit.length > 0 ? 1 : ok ? 0.5 : 0,
            keys: hit,
            trap,
          });
        }
        all[field].push(run);
      }
    }
  }
  return all;
}

/** Statements that may lead the one-line summary: their label is the share of the concepts they name. */
function leads(
  id: string,
  repo: string,
  rows: readonly { field: string; text: string; ids: readonly number[] }[],
  concepts: string[][],
): LabelledRun {
  const run: LabelledRun = { id, repo, rows: [], keyCount: 1 };
  for (const row of rows) {
    if (row.field !== "decisions" || concepts.length === 0) continue;
    const text = row.text.slice(0, CHARS.what).toLowerCase();
    const share = concepts.filter((c) => c.some((word) => text.includes(word))).length / concepts.length;
    run.rows.push({ ids: Int32Array.from(row.ids), text, words: new Set(), label: share, keys: [], trap: false });
  }
  return run;
}
