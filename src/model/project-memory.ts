import * as z from "zod/mini";
import type { Known } from "./known.js";

export const ReviewPattern = z.looseObject({
  /** The issue, in the reviewer's words. */
  pattern: z.string(),
  /** Reviews that named it. */
  count: z.number(),
  /** Milliseconds since 1970 of the last one. */
  lastSeen: z.number(),
});
/** An issue that reviewers named, how often, and when last (ms since 1970). */
export type ReviewPattern = Known<z.infer<typeof ReviewPattern>>;

export const ProjectRecord = z.looseObject({
  /** What was built, at most 200 characters. */
  summary: z.string(),
  /** What it was built with, such as `React, Vite`. */
  tech: z.string(),
  /** Milliseconds since 1970. */
  completedAt: z.number(),
  /** Whether its review passed. */
  reviewPassed: z.boolean(),
  /** What people rated it, by name of the rating; absent: not rated. */
  ratings: z.optional(z.record(z.string(), z.number())),
});
/** One completed project (`completedAt` in ms since 1970). */
export type ProjectRecord = Known<z.infer<typeof ProjectRecord>>;

export const LegacyMemoryStore = z.looseObject({
  /** Issues that reviewers named, at most 20. */
  reviewPatterns: z.array(ReviewPattern),
  /** Technology that projects used, at most 10. */
  techPreferences: z.array(z.string()),
  /** Completed projects, at most 50. */
  projectHistory: z.array(ProjectRecord),
});
/** `memory.json`: what projects taught, across agents. */
export type LegacyMemoryStore = Known<z.infer<typeof LegacyMemoryStore>>;
