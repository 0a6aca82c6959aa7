import type { Explanation } from "../types.js";
import { FEATURES } from "./features.js";

/** A linear score over numbered features. */
export class Ranker {
  readonly #weights: Float64Array;
  readonly threshold: number;

  constructor(named: ReadonlyMap<string, number>, threshold: number) {
    this.#weights = Float64Array.from(FEATURES, (name) => named.get(name) ?? 0);
    this.threshold = threshold;
  }

  score(ids: readonly number[]): number {
    let sum = this.#weights[0] ?? 0;
    for (const id of ids) sum += this.#weights[id] ?? 0;
    return sum;
  }

  explain(text: string, ids: readonly number[]): Explanation {
    const features = ids
      .map((id) => ({ name: FEATURES[id] ?? "", weight: this.#weights[id] ?? 0 }))
      .filter((feature) => feature.weight !== 0)
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
    return { text, score: this.score(ids), features };
  }
}
