/**
 * Fits the ranking weights of the extractor to labelled runs and writes them as a data file.
 *
 *   npx esbuild bench/fit-ranking.ts --bundle --platform=node --format=esm --outfile=/tmp/fit.mjs
 *   node /tmp/fit.mjs DATA --hold-out PART,PART [--write src/extract/rank/weights.ts] [--only FIELD]
 *
 * DATA holds sessions/NNN/{stdout.txt,prose.txt,log.json,meta.json} and gold/NNN.json. Runs of held-out repositories are
 * never read. The score printed is cross-validated: each repository is ranked by weights fitted to the others.
 */
import fs from "node:fs";
import path from "node:path";
import { StreamExtractor } from "../src/extract/extractor.js";
import { FEATURES } from "../src/extract/rank/features.js";
import { contentWords, overlap } from "../src/extract/words.js";
import { PRIORS } from "./ranking-priors.js";

type Field = "decisions" | "unfinished" | "nextSteps" | "facts" | "userFacts" | "what";
interface Item {
  text: string;
  evidence: string;
  tier: string;
  source?: string;
}
interface Row {
  ids: Int32Array;
  text: string;
  words: Set<string>;
  /** 1 key, 0.5 may be found, 0 wrong. */
  label: number;
  /** Indexes of the labelled items it answers. */
  keys: number[];
  trap: boolean;
}
interface Run {
  id: string;
  repo: string;
  rows: Row[];
  keyCount: number;
}

const args = process.argv.slice(2);
const data = args[0] ?? "";
const option = (name: string, fallback = ""): string => {
  const i = args.indexOf(`--${name}`);
  return i < 0 ? fallback : (args[i + 1] ?? fallback);
};
const holdOut = option("hold-out").split(",").filter(Boolean);
const FIELDS: Field[] = ["decisions", "unfinished", "nextSteps", "facts", "userFacts", "what"];
const MAX: Record<Field, number> = { decisions: 5, unfinished: 4, nextSteps: 4, facts: 3, userFacts: 4, what: 1 };
const CHARS: Record<Field, number> = {
  decisions: 150,
  unfinished: 150,
  nextSteps: 150,
  facts: 200,
  userFacts: 200,
  what: 92,
};
/** How strongly the fit is held to the hand-set weights: chosen by the cross-validated score. */
const PENALTY: Record<Field, number> = {
  decisions: 0.1,
  unfinished: 0.1,
  nextSteps: 0.01,
  facts: 0.03,
  userFacts: 0.03,
  what: 0.01,
};
const OK_WEIGHT = Number(option("ok", "0.5"));
const KEY_WEIGHT = Number(option("key", "2"));

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

function load(): Record<Field, Run[]> {
  const all = Object.fromEntries(FIELDS.map((f) => [f, [] as Run[]])) as Record<Field, Run[]>;
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
        const kinds: Record<string, string> = {
          decision: "decisions",
          unfinished: "unfinished",
          nextStep: "nextSteps",
          fact: "facts",
        };
        const traps = (gold.traps ?? [])
          .filter((t: { kind: string }) => kinds[t.kind] === gf)
          .map((t: { evidence: string }) => words(t.evidence));
        const own = items.filter(
          (i) =>
            i.tier === "key" &&
            (field !== "facts" || i.source !== "user") &&
            (field !== "userFacts" || i.source === "user"),
        );
        const run: Run = { id, repo: meta.source_repo, rows: [], keyCount: own.length };
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
): Run {
  const run: Run = { id, repo, rows: [], keyCount: 1 };
  for (const row of rows) {
    if (row.field !== "decisions" || concepts.length === 0) continue;
    const text = row.text.slice(0, CHARS.what).toLowerCase();
    const share = concepts.filter((c) => c.some((word) => text.includes(word))).length / concepts.length;
    run.rows.push({ ids: Int32Array.from(row.ids), text, words: new Set(), label: share, keys: [], trap: false });
  }
  return run;
}

/** Logistic regression with a ridge towards the hand-set weights, by full-batch Adam. */
function fitWeights(runs: readonly Run[], field: Field): Float64Array {
  const rows = runs.flatMap((run) => run.rows);
  const prior = Float64Array.from(FEATURES, (name) => PRIORS[field]?.[name] ?? 0);
  const weights = prior.slice();
  const m = new Float64Array(FEATURES.length);
  const v = new Float64Array(FEATURES.length);
  const used = rows
    .map((row) => ({
      ids: row.ids,
      y: row.label > 0 ? 1 : 0,
      w: row.label === 1 ? KEY_WEIGHT : row.label === 0.5 ? OK_WEIGHT : row.trap ? 2 : 1,
    }))
    .filter((row) => row.w > 0);
  const total = used.reduce((sum, row) => sum + row.w, 0);
  const gradient = new Float64Array(FEATURES.length);
  for (let step = 1; step <= 200; step++) {
    gradient.fill(0);
    for (const row of used) {
      let z = weights[0]!;
      for (const id of row.ids) z += weights[id]!;
      const g = (row.w * (1 / (1 + Math.exp(-z)) - row.y)) / total;
      gradient[0]! += g;
      for (const id of row.ids) gradient[id]! += g;
    }
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i]! + (i === 0 ? 0 : PENALTY[field] * (weights[i]! - prior[i]!));
      m[i] = 0.9 * m[i]! + 0.1 * g;
      v[i] = 0.999 * v[i]! + 0.001 * g * g;
      weights[i]! -= (0.08 * (m[i]! / (1 - 0.9 ** step))) / (Math.sqrt(v[i]! / (1 - 0.999 ** step)) + 1e-9);
    }
  }
  return weights;
}

function score(row: Row, weights: Float64Array): number {
  let z = weights[0]!;
  for (const id of row.ids) z += weights[id]!;
  return z;
}

interface Tally {
  tp: number;
  fp: number;
  key: number;
  traps: number;
}

function tally(run: Run, scores: readonly number[], threshold: number, max: number, into: Tally): void {
  const order = run.rows.map((row, i) => ({ row, s: scores[i]! })).filter((x) => x.s >= threshold);
  order.sort((a, b) => b.s - a.s);
  const taken: Row[] = [];
  const hit = new Set<number>();
  for (const { row } of order) {
    if (taken.length === max) break;
    if (taken.some((other) => overlap(other.words, row.words) >= 0.7)) continue;
    taken.push(row);
    const key = row.keys.find((k) => !hit.has(k));
    if (key !== undefined) {
      hit.add(key);
      into.tp++;
    } else if (row.label !== 0.5) into.fp++;
    if (row.trap) into.traps++;
  }
  into.key += run.keyCount;
}

function f1(t: Tally, beta = 1): number {
  const p = t.tp / Math.max(1, t.tp + t.fp);
  const r = t.tp / Math.max(1, t.key);
  return p + r > 0 ? ((1 + beta * beta) * p * r) / (beta * beta * p + r) : 0;
}

interface Scored {
  run: Run;
  scores: number[];
}
const kept: Partial<Record<Field, Scored[]>> = {};

/** Facts come from two lists that share one score: their thresholds are chosen together, for precision (a wrong fact costs
 * more than a missed one). */
function factThresholds(): { facts: number; userFacts: number; report: string } {
  let best = { facts: 0, userFacts: 0, f: -1, t: { tp: 0, fp: 0, key: 0, traps: 0 } };
  const at = (field: Field, threshold: number) => {
    const t = { tp: 0, fp: 0, key: 0, traps: 0 };
    for (const { run, scores } of kept[field] ?? []) tally(run, scores, threshold, MAX[field], t);
    return t;
  };
  const steps = Array.from({ length: 51 }, (_, i) => -3 + i * 0.1);
  const user = steps.map((threshold) => at("userFacts", threshold));
  for (const facts of steps) {
    const a = at("facts", facts);
    for (const [i, b] of user.entries()) {
      const t = { tp: a.tp + b.tp, fp: a.fp + b.fp, key: a.key + b.key, traps: 0 };
      if (f1(t, 0.8) > best.f) best = { facts, userFacts: steps[i]!, f: f1(t, 0.8), t };
    }
  }
  const { tp, fp, key } = best.t;
  return {
    ...best,
    report: `facts both F1 ${(100 * best.f).toFixed(1)} P ${((100 * tp) / (tp + fp)).toFixed(1)} R ${((100 * tp) / key).toFixed(1)} thresholds ${best.facts.toFixed(1)} ${best.userFacts.toFixed(1)}`,
  };
}

function validate(field: Field, runs: readonly Run[]): { threshold: number; report: string; f: number } {
  const repos = [...new Set(runs.map((run) => run.repo))];
  const scored: Scored[] = [];
  kept[field] = scored;
  for (const repo of repos) {
    const weights = args.includes("--prior-only")
      ? Float64Array.from(FEATURES, (name) => PRIORS[field]?.[name] ?? 0)
      : fitWeights(
          runs.filter((run) => run.repo !== repo),
          field,
        );
    for (const run of runs)
      if (run.repo === repo) scored.push({ run, scores: run.rows.map((row) => score(row, weights)) });
  }
  if (field === "what") {
    const tops = scored.map(({ run, scores }) => run.rows[scores.indexOf(Math.max(...scores))]?.label ?? 0);
    const f = tops.reduce((a, b) => a + b, 0) / tops.length;
    return { threshold: 0, f: 0, report: `what       concepts in the best statement ${(100 * f).toFixed(1)}` };
  }
  let best = { threshold: 0, f: -1, t: { tp: 0, fp: 0, key: 0, traps: 0 } };
  for (let threshold = -3; threshold <= 3; threshold += 0.1) {
    const t = { tp: 0, fp: 0, key: 0, traps: 0 };
    for (const { run, scores } of scored) tally(run, scores, threshold, MAX[field], t);
    const f = f1(t);
    if (f > best.f) best = { threshold, f, t };
  }
  const { tp, fp, key, traps } = best.t;
  const candidates = scored.reduce((sum, { run }) => sum + new Set(run.rows.flatMap((row) => row.keys)).size, 0);
  const report = `${field.padEnd(10)} F1 ${(100 * best.f).toFixed(1)}  P ${((100 * tp) / Math.max(1, tp + fp)).toFixed(1)} R ${((100 * tp) / Math.max(1, key)).toFixed(1)}  thr ${best.threshold.toFixed(1)}  reachable ${((100 * candidates) / Math.max(1, key)).toFixed(0)}%  traps ${traps}`;
  return { threshold: best.threshold, report, f: best.f };
}

const all = load();
const only = option("only");
const out: Record<string, Record<string, number>> = {};
const thresholds: Record<string, number> = {};
let sum = 0;
for (const field of FIELDS) {
  if (only && field !== only) continue;
  const { threshold, report, f } = validate(field, all[field]);
  sum += f;
  console.log(report);
  if (!option("write") && !args.includes("--weights")) continue;
  const weights = fitWeights(all[field], field);
  thresholds[field] = Number(threshold.toFixed(2));
  out[field] = Object.fromEntries(
    FEATURES.map((name, i) => [name, Number(weights[i]!.toFixed(2))] as const).filter(([, w]) => Math.abs(w) >= 0.05),
  );
}
if (!only) {
  const both = factThresholds();
  console.log(both.report);
  thresholds.facts = Number(both.facts.toFixed(2));
  thresholds.userFacts = Number(both.userFacts.toFixed(2));
}
console.log(`mean ${(sum * 20).toFixed(1)}`);
if (option("write")) {
  const repos = [...new Set(all.decisions.map((run) => run.repo))];
  const lines = Object.entries(out).map(([field, weights]) => {
    const text = Object.entries(weights)
      .map(([name, w]) => `${name}=${w}`)
      .join("|");
    return `  ${field}:\n    "${text}",`;
  });
  fs.writeFileSync(
    option("write"),
    `/**\n * Weights of the ranking, fitted by bench/fit-ranking.ts (logistic regression with a ridge towards hand-set weights) to ${all.decisions.length / 2} labelled\n * runs of ${repos.length} repositories, each as raw output and as prose alone. ${holdOut.length} repositories were held out. Generated: do not edit.\n */\nexport const WEIGHTS: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n\n/** A candidate below its list's threshold is left out: chosen by the cross-validated F1, for facts by precision. */\nexport const THRESHOLDS: Readonly<Record<string, number>> = ${JSON.stringify(thresholds)};\n`,
  );
}
