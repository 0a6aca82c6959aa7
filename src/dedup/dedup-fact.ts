import { reading, requireShape, type Shape } from "../core/argument.js";
import type { AgentFact, FactCandidate, FactCategory } from "../model/fact.js";
import { type FactRelation, relate } from "./compare-facts.js";
import { createFactIndex, type FactIndex } from "./fact-index.js";
import type { Frame } from "./frame.js";
import { isGiven } from "./origin.js";
import { prepare } from "./prepare.js";

/** What to do with a candidate. `existing` is the fact it was compared with, unchanged. */
export type FactDecision<F extends AgentFact = AgentFact> =
  | { action: "add" }
  | { action: "reinforce"; existing: F }
  | { action: "refine"; existing: F }
  | { action: "supersede"; existing: F }
  /** `empty`: no letter or digit. `contradicts-user`: an agent's claim against what the user said. */
  | { action: "skip"; reason: "empty" | "contradicts-user" };

/** A candidate; without a category it may match any, without an origin it counts as an agent's. */
export type FactLike = Pick<FactCandidate, "fact"> & Partial<FactCandidate>;

const CANDIDATE: Shape = { fact: "string", "category?": "string", "origin?": "string", "project?": "string" };

interface Hit<F> {
  existing: F;
  relation: FactRelation;
  closeness: number;
}

/**
 * Decides what a new fact means for the known ones: the same again (`reinforce`), the same with more detail
 * (`refine`), the contrary (`supersede`) or something new (`add`). Pure; nothing is changed.
 *
 * Facts of two projects never meet. A preference of the user and an observation stay apart unless their texts are the
 * same. What the user said is never replaced nor reworded by an agent: a contrary instruction is skipped, a contrary
 * observation is kept beside it.
 *
 * @param existing the facts, or an index of them for thousands.
 * @example
 * ```ts
 * import { dedupFact } from "@bit-office/memory";
 * dedupFact("The API listens on port 8080", []).action // => "add"
 * ```
 */
export function dedupFact<F extends AgentFact>(
  candidate: string | FactLike,
  existing: readonly F[] | FactIndex<F>,
): FactDecision<F> {
  const fact: FactLike = typeof candidate === "string" ? { fact: candidate } : candidate;
  requireShape(fact, CANDIDATE, "dedupFact", "candidate");
  requireShape(existing, "object", "dedupFact", "existing");
  const frame = prepare(fact.fact);
  if (frame.text === "") return { action: "skip", reason: "empty" };
  return reading("dedupFact", "existing", () => {
    const known = "candidates" in existing ? existing : createFactIndex(existing, { scan: true });
    const hits: Hit<F>[] = [];
    for (const { fact: old, frame: oldFrame } of known.near(frame)) {
      const hit = judge(fact, frame, old, oldFrame);
      if (hit !== undefined) hits.push(hit);
    }
    return decide(fact, hits);
  });
}

function judge<F extends AgentFact>(fact: FactLike, frame: Frame, old: F, oldFrame: Frame): Hit<F> | undefined {
  if (old.project !== undefined && old.project !== fact.project) return undefined;
  const same = frame.text === oldFrame.text;
  if (!same && !mayMerge(fact.category, old.category)) return undefined;
  const { relation, closeness } = relate(oldFrame, frame);
  // What one project says more, or says against, must not change a fact that holds everywhere.
  const scoped = old.project !== fact.project;
  if (relation === "distinct" || (scoped && relation !== "duplicate")) return undefined;
  return { existing: old, relation, closeness };
}

/** A wish of the user and a fact about the code can read alike and still not be one. */
function mayMerge(a: FactCategory | undefined, b: FactCategory): boolean {
  return a === undefined || a === b || (a !== "user_preference" && b !== "user_preference");
}

function decide<F extends AgentFact>(fact: FactLike, hits: Hit<F>[]): FactDecision<F> {
  const given = isGiven(fact.origin);
  const best = (relation: FactRelation) => hits.filter((hit) => hit.relation === relation).sort(nearest)[0]?.existing;
  const duplicate = best("duplicate");
  if (duplicate !== undefined) return { action: "reinforce", existing: duplicate };
  const refined = best("refine");
  if (refined !== undefined) {
    // The user's words stay the user's; a rider added by an agent is not the user's wish.
    return { action: !given && isGiven(refined.origin) ? "reinforce" : "refine", existing: refined };
  }
  const denied = hits.filter((hit) => hit.relation === "conflict");
  const protectedHit = given ? undefined : denied.find((hit) => isGiven(hit.existing.origin))?.existing;
  if (protectedHit !== undefined) {
    const observed = protectedHit.category === "codebase_pattern" || protectedHit.category === "lesson_learned";
    return observed ? { action: "add" } : { action: "skip", reason: "contradicts-user" };
  }
  const contrary = best("conflict");
  return contrary === undefined ? { action: "add" } : { action: "supersede", existing: contrary };
}

/** The closest text first; ties are broken by what the facts are, never by the order in which they are stored. */
function nearest<F extends AgentFact>(a: Hit<F>, b: Hit<F>): number {
  return (
    b.closeness - a.closeness ||
    b.existing.reinforceCount - a.existing.reinforceCount ||
    (a.existing.id < b.existing.id ? -1 : 1)
  );
}
