import * as z from "zod/mini";
import type { Known } from "./known.js";

export const FactCategory = z.enum(["user_preference", "codebase_pattern", "workflow_habit", "lesson_learned"]);
/** What kind of knowledge a fact is; it decides the label in prompts and what may merge with what. */
export type FactCategory = z.infer<typeof FactCategory>;

export const FactOrigin = z.enum(["user", "agent", "manual", "import"]);
/** Who stated a fact: the user, the agent, a caller of the API, or an imported file. */
export type FactOrigin = z.infer<typeof FactOrigin>;

export const FactTask = z.looseObject({
  /** Who stated it. */
  agentId: z.string(),
  /** In which task: its id, else when it started. */
  taskId: z.string(),
  /** When (ISO time). */
  at: z.string(),
});
/** One task that stated a fact: who and when (ISO time). */
export type FactTask = Known<z.infer<typeof FactTask>>;

export const FactVersion = z.looseObject({
  /** Id it had. */
  id: z.string(),
  /** The earlier text. */
  fact: z.string(),
  /** Who stated it; absent: `agent`. */
  origin: z.optional(FactOrigin),
  /** Tasks that had stated it. */
  reinforceCount: z.optional(z.number()),
  /** ISO time at which it was first stated. */
  createdAt: z.optional(z.string()),
  /** ISO time at which it was replaced. */
  replacedAt: z.string(),
});
/** An earlier text of a fact, kept so that it can be restored. */
export type FactVersion = Known<z.infer<typeof FactVersion>>;

export const AgentFact = z.looseObject({
  /** Hash of its first text (`hashFact`), kept when the text is refined. */
  id: z.string(),
  /** What kind of knowledge it is. */
  category: FactCategory,
  /** The sentence, at most 200 characters. */
  fact: z.string(),
  /** Tasks that stated it; starts at 1. */
  reinforceCount: z.number(),
  /** ISO time at which it was first stated. */
  createdAt: z.string(),
  /** ISO time at which it was last stated. */
  lastSeen: z.string(),
  /** Who stated it; absent: `agent`. */
  origin: z.optional(FactOrigin),
  /** The last 8 tasks that stated it; absent: as many unknown tasks as `reinforceCount`. */
  tasks: z.optional(z.array(FactTask)),
  /** What it replaced, newest first, at most 5. */
  history: z.optional(z.array(FactVersion)),
  /** Name of the project it belongs to; absent: of none, it holds everywhere. */
  project: z.optional(z.string()),
});
/** One durable sentence that an agent knows (L2). */
export type AgentFact = Known<z.infer<typeof AgentFact>>;

export const AgentFactStore = z.looseObject({
  /** Whose facts these are. */
  agentId: z.string(),
  /** At most 50, in the order of their coming. */
  facts: z.array(AgentFact),
});
/** `agents/<agentId>.json`. */
export type AgentFactStore = Known<z.infer<typeof AgentFactStore>>;

export const FactCandidate = z.looseObject({
  /** The sentence. */
  fact: z.string(),
  /** What kind of knowledge it is. */
  category: FactCategory,
  /** Who stated it. */
  origin: FactOrigin,
  /** Name of the project it belongs to; absent: that of the task, for what is known of code. */
  project: z.optional(z.string()),
});
/** Something extracted that has passed neither the gate nor the comparison yet. */
export type FactCandidate = Known<z.infer<typeof FactCandidate>>;

export const SharedKnowledge = z.looseObject({
  /** Id of the fact that was promoted; absent in files of older releases. */
  id: z.optional(z.string()),
  /** The sentence, at most 200 characters. */
  fact: z.string(),
  /** Id of the agent that stated it first. */
  source: z.string(),
  /** Ids of the agents that stated it, `source` among them. */
  confirmedBy: z.array(z.string()),
  /** ISO time of its promotion. */
  createdAt: z.string(),
  /** What kind of knowledge it is; absent in files of older releases. */
  category: z.optional(FactCategory),
  /** Who stated it; absent: `agent`. */
  origin: z.optional(FactOrigin),
  /** Name of the project it belongs to; absent: of none, it holds everywhere. */
  project: z.optional(z.string()),
  /** Id of the fact that contradicts it; such an item is never shown. */
  supersededBy: z.optional(z.string()),
});
/** A fact promoted for all agents (L3), with who confirmed it. */
export type SharedKnowledge = Known<z.infer<typeof SharedKnowledge>>;

export const SharedKnowledgeStore = z.looseObject({
  /** Promoted facts, at most 20. */
  items: z.array(SharedKnowledge),
  /** What one agent says about the user, waiting for a second one; never shown. */
  claims: z.optional(z.array(SharedKnowledge)),
});
/** `shared.json`. */
export type SharedKnowledgeStore = Known<z.infer<typeof SharedKnowledgeStore>>;
