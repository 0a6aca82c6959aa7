import { compareFacts, type FactRelation } from "../../src/dedup/compare-facts.js";
import type { Labelled } from "./pairs.js";

const RELATIONS: FactRelation[] = ["duplicate", "refine", "conflict", "distinct"];

/** How well the comparer does on labelled pairs; all numbers from 0 to 1. */
export function rates(pairs: readonly Labelled[]) {
  const rows = pairs.map((pair) => ({ want: pair.relation, got: compareFacts(pair.old, pair.fresh) }));
  const share = (of: typeof rows, test: (row: (typeof rows)[number]) => boolean) => of.filter(test).length / of.length;
  const merged = ({ got }: { got: FactRelation }) => got === "duplicate" || got === "refine";
  const f1 = RELATIONS.map((relation) => {
    const hits = rows.filter(({ want, got }) => want === relation && got === relation).length;
    return (
      (2 * hits) / (rows.filter((r) => r.want === relation).length + rows.filter((r) => r.got === relation).length)
    );
  });
  return {
    macroF1: f1.reduce((a, b) => a + b) / f1.length,
    wrongReinforce: share(
      rows.filter(({ want }) => want === "conflict" || want === "distinct"),
      merged,
    ),
    missedDuplicate: share(
      rows.filter(({ want }) => want === "duplicate"),
      (row) => !merged(row),
    ),
    wrongSupersede: share(
      rows.filter(({ want }) => want === "distinct"),
      ({ got }) => got === "conflict",
    ),
  };
}
