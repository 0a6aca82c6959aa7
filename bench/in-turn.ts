import { timesOf } from "./measure.js";

type Work = () => unknown;

/** Milliseconds of one call; what returns no promise is not awaited, for that alone costs more than a short call. */
async function clock(work: Work): Promise<number> {
  const start = performance.now();
  const result = work();
  if (result instanceof Promise) await result;
  return performance.now() - start;
}

/**
 * Runs several things in turn, so that a busy machine is busy for all, each round beginning with the next one. Returns
 * the median milliseconds of each. The first tenth of the rounds warms up; short work is repeated `times` a round.
 */
export async function inTurn<K extends string>(
  works: Record<K, Work>,
  rounds: number,
  times = 1,
): Promise<Record<K, number>> {
  const names = Object.keys(works) as K[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  const warm = Math.max(1, Math.floor(rounds / 10));
  for (let round = 0; round < rounds + warm; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round) % names.length]!;
      let ms = 0;
      for (let time = 0; time < times; time++) ms += await clock(works[name]);
      if (round >= warm) samples[name].push(ms / times);
    }
  }
  return Object.fromEntries(names.map((name) => [name, timesOf(samples[name]).median])) as Record<K, number>;
}

/** Keeps a result from being optimised away. */
export function use(value: unknown): void {
  if (value === use) throw new Error("never");
}
