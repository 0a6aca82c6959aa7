import * as z from "zod/mini";
import type { Known } from "./known.js";

export const FactCategory = z.enum(["user_preference", "codebase_pattern", "workflow_habit", "lesson_learned"]);
/** What kind of knowledge a fact is; it decides the label in prompts and what may merge with what. */
export type FactCategory = z.infer<typeof FactCategory>;

export const FactOrigin = z.enum(["user", "agent", "manual", "import"]);
/** Who stated a fact: the user, the agent, a caller of the API, or an imported file. */
export type FactOrigin = z.infer<typeof FactOrigin>;

export const FactTask = z.looseObject({ agentId: z.string(), taskId: z.string(), at: z.string() });
/** One task that stated a fact: who and when (ISO time). */
export type FactTask = Known<z.infer<typeof FactTask>>;

export const FactVersion = z.looseObject({
  id: z.string(),
  fact: z.string(),
  origin: z.optional(FactOrigin),
  reinforceCount: z.optional(z.number()),
  createdAt: z.optional(z.string()),
  replacedAt: z.string(),
});
/** An earlier text of a fact, kept so that it can be restored. */
export type FactVersion = Known<z.infer<typeof FactVersion>>;

export const AgentFact = z.looseObject({
  id: z.string(),
  category: FactCategory,
  fact: z.string(),
  reinforceCount: z.number(),
  createdAt: z.string(),
  lastSeen: z.string(),
  /** Absent: `agent`. */
  origin: z.optional(FactOrigin),
  /** The last 8 tasks that stated it; absent: as many unknown tasks as `reinforceCount`. */
  tasks: z.optional(z.array(FactTask)),
  /** What it replaced, newest first, at most 5. */
  history: z.optional(z.array(FactVersion)),
  project: z.optional(z.string()),
});
/** One durable sentence that an agent knows (L2). */
export type AgentFact = Known<z.infer<typeof AgentFact>>;

export const AgentFactStore = z.looseObject({ agentId: z.string(), facts: z.array(AgentFact) });
/** `agents/<agentId>.json`. */
export type AgentFactStore = Known<z.infer<typeof AgentFactStore>>;

export const FactCandidate = z.looseObject({
  fact: z.string(),
  category: FactCategory,
  origin: FactOrigin,
  project: z.optional(z.string()),
});
/** Something extracted that has passed neither the gate nor the comparison yet. */
export type FactCandidate = Known<z.infer<typeof FactCandidate>>;

export const SharedKnowledge = z.looseObject({
  /** Absent in files of older releases. */
  id: z.optional(z.string()),
  fact: z.string(),
  source: z.string(),
  confirmedBy: z.array(z.string()),
  createdAt: z.string(),
  category: z.optional(FactCategory),
  /** Absent: `agent`. */
  origin: z.optional(FactOrigin),
  project: z.optional(z.string()),
  supersededBy: z.optional(z.string()),
});
/** A fact promoted for all agents (L3), with who confirmed it. */
export type SharedKnowledge = Known<z.infer<typeof SharedKnowledge>>;

export const SharedKnowledgeStore = z.looseObject({
  items: z.array(SharedKnowledge),
  /** What one agent says about the user, waiting for a second one; never shown. */
  claims: z.optional(z.array(SharedKnowledge)),
});
/** `shared.json`. */
export type SharedKnowledgeStore = Known<z.infer<typeof SharedKnowledgeStore>>;
