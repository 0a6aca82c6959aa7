import * as z from "zod/mini";
import type { Known } from "./known.js";

export const ReviewPattern = z.looseObject({ pattern: z.string(), count: z.number(), lastSeen: z.number() });
/** An issue that reviewers named, how often, and when last (ms since 1970). */
export type ReviewPattern = Known<z.infer<typeof ReviewPattern>>;

export const ProjectRecord = z.looseObject({
  summary: z.string(),
  tech: z.string(),
  completedAt: z.number(),
  reviewPassed: z.boolean(),
  ratings: z.optional(z.record(z.string(), z.number())),
});
/** One completed project (`completedAt` in ms since 1970). */
export type ProjectRecord = Known<z.infer<typeof ProjectRecord>>;

export const LegacyMemoryStore = z.looseObject({
  reviewPatterns: z.array(ReviewPattern),
  techPreferences: z.array(z.string()),
  projectHistory: z.array(ProjectRecord),
});
/** `memory.json`: what projects taught, across agents. */
export type LegacyMemoryStore = Known<z.infer<typeof LegacyMemoryStore>>;
