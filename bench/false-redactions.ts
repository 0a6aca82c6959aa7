/**
 * Lists what the gate redacts in a folder of real agent output, with context, so that a person can judge each: how
 * many of them are no secrets, per megabyte?
 *
 *     node bench/run.mjs false-redactions <folder>
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createGate } from "../src/safety/index.js";

const folder = process.argv[2];
if (folder === undefined || !existsSync(folder)) {
  console.error("usage: false-redactions <folder>");
  process.exit(2);
}

const gate = createGate();
const MARK = /\[redacted:[\w-]+\]/g;
let bytes = 0;
let count = 0;
let ms = 0;
const byKind = new Map<string, number>();

for (const name of readdirSync(folder).sort()) {
  const file = join(folder, name, "stdout.txt");
  if (!existsSync(file)) continue;
  const text = readFileSync(file, "utf8");
  bytes += Buffer.byteLength(text);
  const started = performance.now();
  const { text: safe } = gate.redact(text);
  ms += performance.now() - started;
  const before = text.match(MARK)?.length ?? 0;
  const marks = [...safe.matchAll(MARK)];
  if (marks.length === before) continue;
  let from = 0;
  for (const mark of marks) {
    const left = safe.slice(Math.max(0, mark.index - 60), mark.index);
    const right = safe.slice(mark.index + mark[0].length, mark.index + mark[0].length + 30);
    // The text behind the mark is found again in the original, so that the judge sees what was replaced.
    const start = text.indexOf(left.slice(-40), from) + left.slice(-40).length;
    const end = right === "" ? text.length : text.indexOf(right.slice(0, 12), start);
    const hit = text.slice(start, Math.min(end, start + 60));
    if (hit === mark[0]) continue;
    from = start;
    count++;
    byKind.set(mark[0], (byKind.get(mark[0]) ?? 0) + 1);
    console.log(`${name} ${mark[0]} ${JSON.stringify(`${left}⟦${hit}⟧${right}`)}`);
  }
}

console.log(
  `\n${count} redactions in ${(bytes / 1e6).toFixed(2)} MB (${((count * 1e6) / bytes).toFixed(2)} per MB), ${(bytes / 1e3 / ms).toFixed(0)} MB/s`,
);
console.log(Object.fromEntries(byKind));
