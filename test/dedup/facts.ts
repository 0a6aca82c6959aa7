import type { AgentFact } from "../../src/model/fact.js";

/** A stored fact with the given text; everything else has a plain default. */
export function fact(text: string, rest: Partial<AgentFact> = {}): AgentFact {
  return {
    id: text,
    category: "codebase_pattern",
    fact: text,
    reinforceCount: 1,
    createdAt: "2026-01-01T00:00:00.000Z",
    lastSeen: "2026-01-01T00:00:00.000Z",
    ...rest,
  };
}
