/** Times of one thing that was done many times, in milliseconds. */
export interface Times {
  median: number;
  p99: number;
}

export function timesOf(samples: number[]): Times {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Runs two things in turn, so that a busy machine is busy for both. The ratio is that of the medians; the first tenth
 * warms up and is not counted.
 */
export async function compare(
  bare: () => Promise<unknown>,
  ours: () => Promise<unknown>,
  rounds: number,
): Promise<{ bare: Times; ours: Times; ratio: number }> {
  const samples = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const [a, b] = [await timed(bare), await timed(ours)];
    if (round < rounds / 10) continue;
    samples.bare.push(a);
    samples.ours.push(b);
  }
  const times = { bare: timesOf(samples.bare), ours: timesOf(samples.ours) };
  return { ...times, ratio: times.ours.median / times.bare.median };
}

/** A table in Markdown; the first row is its head. */
export function table(rows: (string | number)[][]): string {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => (typeof cell === "number" ? short(cell) : cell)));
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

/** Three digits that matter. */
export function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}
