import * as z from "zod/mini";
import { requireOptions } from "../core/argument.js";
import { toIso } from "../core/clock.js";
import { invalid, parseInput } from "../core/input.js";
import { hashFact } from "../dedup/index.js";
import { type AgentFact, FactCategory, FactOrigin } from "../model/fact.js";

export const NewFact = z.object({
  /** The sentence; not empty. */
  fact: z.string(),
  /** What kind of knowledge it is. */
  category: FactCategory,
  /** Who stated it. Default: none, which counts as `agent`. */
  origin: z.optional(FactOrigin),
  /** Name of the project it belongs to. Default: none, it holds everywhere. */
  project: z.optional(z.string()),
});
/** What a fact is made of; absent origin counts as `agent`. */
export type NewFact = z.input<typeof NewFact>;

/**
 * A fact as it is stored, seen once. Its id is the hash of its text; nothing is stored by this. `now`: milliseconds
 * since 1970, default the clock.
 *
 * @throws MemoryError `INVALID_INPUT` when the text is empty or the category is none of the four.
 * @example
 * ```ts
 * import { createFact } from "@bit-office/memory";
 * const fact = createFact({ fact: "This repo uses pnpm", category: "codebase_pattern" }, { now: 0 });
 * fact.reinforceCount; // => 1
 * fact.createdAt; // => "1970-01-01T00:00:00.000Z"
 * ```
 */
export function createFact(given: NewFact, options: { now?: number | undefined } = {}): AgentFact {
  requireOptions(options, { "now?": "number" }, "createFact");
  const { now = Date.now() } = options;
  const { fact, category, origin, project } = parseInput(NewFact, given, "createFact", "given");
  if (fact.trim() === "") throw invalid("createFact", "fact", "is empty");
  const at = toIso(now);
  return {
    id: hashFact(fact),
    category,
    fact,
    reinforceCount: 1,
    createdAt: at,
    lastSeen: at,
    ...(origin === undefined ? {} : { origin }),
    ...(project === undefined ? {} : { project }),
  };
}
