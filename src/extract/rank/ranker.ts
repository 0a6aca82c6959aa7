import type { Explanation } from "../types.js";
import { FEATURES, inClosing, PLACE_IDS } from "./features.js";

/** A text whose features are known, and what rankers worked out from them. */
export interface Rankable {
  readonly ids: readonly number[];
  readonly bounds: WeakMap<Ranker, Bounds>;
}

interface Bounds {
  inside: number;
  outside: number;
}

/** A linear score over numbered features. */
export class Ranker {
  readonly #weights: Float64Array;
  /** What the best place could add to a text. */
  readonly #bestPlace: number;
  readonly threshold: number;

  constructor(named: ReadonlyMap<string, number>, threshold: number) {
    this.#weights = Float64Array.from(FEATURES, (name) => named.get(name) ?? 0);
    this.#bestPlace = PLACE_IDS.reduce((sum, id) => sum + Math.max(0, this.#weights[id] ?? 0), 0);
    this.threshold = threshold;
  }

  /**
   * The highest score the text could have, in the closing message or before it. Worked out once for a text: of the hundreds
   * that are ranked at every look most fall out by it.
   */
  bound(item: Rankable, inside: boolean): number {
    let bounds = item.bounds.get(this);
    if (bounds === undefined) {
      const outside = this.score(item.ids) + this.#bestPlace;
      bounds = { outside, inside: outside };
      for (const id of item.ids) bounds.inside += this.#weights[inClosing(id)] ?? 0;
      item.bounds.set(this, bounds);
    }
    return inside ? bounds.inside : bounds.outside;
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
