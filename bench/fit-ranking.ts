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
import { FEATURES } from "../src/extract/rank/features.js";
import { overlap } from "../src/extract/words.js";
import {
  FIELDS,
  type Field,
  labelledRuns,
  type LabelledUnit as Row,
  type LabelledRun as Run,
} from "./labelled-runs.js";
import { PRIORS } from "./ranking-priors.js";

const args = process.argv.slice(2);
const data = args[0] ?? "";
const option = (name: string, fallback = ""): string => {
  const i = args.indexOf(`--${name}`);
  return i < 0 ? fallback : (args[i + 1] ?? fallback);
};
const holdOut = option("hold-out").split(",").filter(Boolean);
const MAX: Record<Field, number> = { decisions: 3, unfinished: 4, nextSteps: 4, facts: 4, userFacts: 4, what: 1 };
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

const all = labelledRuns(data, holdOut);
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
    FEATURES.map((name, i) => [name, Number(weights[i]!.toFixed(2))] as const).filter(([, w]) => Math.abs(w) >= 0.1),
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
