import type { Frame, Word } from "./frame.js";
import type { Match } from "./match.js";

/**
 * Does one of two bans name only a kind of what the other one bans ("never force-push", "never push")? A statement says
 * more with each word, a ban says less: neither may take the place of the other.
 */
export function widerBan(a: Frame, b: Frame, m: Match): boolean {
  // Where each side has a word of its own, the two may be one in other words.
  if (m.onlyA.length > 0 && m.onlyB.length > 0) return false;
  return narrows(a, m.onlyA, m, "a") || narrows(b, m.onlyB, m, "b");
}

function narrows({ clauses, words }: Frame, only: readonly Word[], { pairs }: Match, side: "a" | "b"): boolean {
  return only.some((word) => {
    const clause = clauses[word.clause];
    if (clause?.parity !== 1 || clause.failing === 1 || word.weight < 0.5 || word.narrow) return false;
    // Where the denial stands behind, all in front of it may be denied.
    if (word.index < clause.deniedAt && word.kind !== "cjk" && word.kind !== "hangul") return false;
    if (word.kind === "cjk" && word.prep !== "") return false;
    const next = words[word.index + 1];
    if (next === undefined || next.clause !== word.clause || next.prep !== word.prep) return false;
    return next.weight >= 0.5 && pairs.some((p) => p[side] === next);
  });
}
