import type { Explanation } from "../types.js";
import { CLOSING, FEATURES, inClosing, PLACE_IDS } from "./features.js";

/** A text whose features are known, and what rankers worked out from them. */
export interface Rankable {
  readonly ids: readonly number[];
  readonly sums: Map<Ranker, Sums>;
}

/** What the text alone gives, and the most that any place could make of it, in the closing message or before it. */
interface Sums {
  outside: number;
  inside: number;
  mostOutside: number;
  mostInside: number;
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
   * The highest score the text could have, in the closing message or before it: of the hundreds that are ranked at every
   * look most fall out by it.
   */
  bound(item: Rankable, inside: boolean): number {
    const sums = this.#sumsOf(item);
    return inside ? sums.mostInside : sums.mostOutside;
  }

  /** The score of a text at a place: what the place adds is summed up last, as in the list of all its features. */
  scoreAt(item: Rankable, inside: boolean, places: readonly number[]): number {
    const sums = this.#sumsOf(item);
    let sum = inside ? sums.inside : sums.outside;
    for (const id of places) sum += this.#weights[id] ?? 0;
    return sum;
  }

  /** Worked out once for a text. */
  #sumsOf(item: Rankable): Sums {
    let sums = item.sums.get(this);
    if (sums === undefined) {
      const outside = this.score(item.ids);
      const mostOutside = outside + this.#bestPlace;
      sums = { outside, inside: outside + (this.#weights[CLOSING] ?? 0), mostOutside, mostInside: mostOutside };
      for (const id of item.ids) {
        const weight = this.#weights[inClosing(id)] ?? 0;
        sums.inside += weight;
        sums.mostInside += weight;
      }
      item.sums.set(this, sums);
    }
    return sums;
  }

  score(ids: readonly number[]): number {
    let sum = this.#weights[0] ?? 0;
    for (const id of ids) sum += this.#weights[id] ?? 0;
    return sum;
  }

  /** @param also what carried it beside its features */
  explain(text: string, ids: readonly number[], also: readonly Explanation["features"][number][] = []): Explanation {
    const features = [
      ...also,
      ...[0, ...ids].map((id) => ({ name: FEATURES[id] ?? "", weight: this.#weights[id] ?? 0 })),
    ]
      .filter((feature) => feature.weight !== 0)
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
    return { text, score: also.reduce((sum, { weight }) => sum + weight, this.score(ids)), features };
  }
}
