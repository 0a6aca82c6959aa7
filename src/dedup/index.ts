export { compareFacts, type FactRelation } from "./compare-facts.js";
export { dedupFact, type FactDecision, type FactLike } from "./dedup-fact.js";
export { createFactIndex, type FactIndex } from "./fact-index.js";
export { hashFact } from "./hash-fact.js";
export { jaccardSimilarity, normalizeToWords } from "./jaccard.js";
export { leastWorth, makeRoom, type Room } from "./make-room.js";
export {
  asVersion,
  type FactStamp,
  type MergeLimits,
  newFact,
  refineFact,
  reinforceFact,
  supersedeFact,
} from "./merge-fact.js";
export { isGiven } from "./origin.js";
export { findShared, type PromoteOptions, shouldPromoteToShared } from "./promote.js";
