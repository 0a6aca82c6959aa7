export { compareFacts, type FactRelation } from "./compare-facts.js";
export { hashFact } from "./hash-fact.js";
export { jaccardSimilarity, normalizeToWords } from "./jaccard.js";
