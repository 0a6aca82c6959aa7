import type { Shape } from "../core/argument.js";

/*
 * What formatters and the comparer need of the values they are given: fields they look into, and no more. Only what is
 * absent at no time is asked for; the rest may be missing, as in documents of older releases.
 */

export const FACT: Shape = {
  fact: "string",
  "id?": "string",
  "category?": "string",
  "reinforceCount?": "number",
  "createdAt?": "string",
  "lastSeen?": "string",
};

export const SHARED: Shape = {
  fact: "string",
  "id?": "string",
  "confirmedBy?": ["string"],
  "createdAt?": "string",
};

const SESSION = {
  what: "string",
  filesChanged: ["string"],
  commits: ["string"],
  "timestamp?": "string",
  "decisions?": ["string"],
  "unfinished?": ["string"],
  "nextSteps?": ["string"],
  "keyTerms?": ["string"],
  "status?": "string",
} satisfies Shape;

export const SESSIONS: Shape = { "latest?": SESSION, history: [SESSION] };

/** A note is written from all lists of a report. */
const REPORT: Shape = { ...SESSION, decisions: ["string"], unfinished: ["string"] };

export const STATE: Shape = {
  "updatedAt?": "string",
  "status?": "string",
  "taskPrompt?": "string",
  "cwd?": "string",
  "summary?": "string",
  nextSteps: ["string"],
  unfinished: ["string"],
  filesTouched: ["string"],
  "keyTerms?": ["string"],
  "lastActivity?": "string",
};
export const PROJECTS: Shape = {
  reviewPatterns: [{ pattern: "string", "count?": "number", "lastSeen?": "number" }],
  techPreferences: ["string"],
  projectHistory: [{ summary: "string", "tech?": "string", "completedAt?": "number", "ratings?": "object" }],
};

export const RECOVERY: Shape = {
  "originalTask?": "string",
  "phase?": "string",
  "lastResult?": "string",
  "recentMessages?": [{ "role?": "string", text: "string" }],
  "workState?": STATE,
  "sessionSummary?": REPORT,
  "recentHistory?": [REPORT],
};

/** Options of every formatter. */
export const OPTIONS: Shape = {
  "limits?": "object",
  "staleDays?": "number",
  "maxTokens?": "number",
  "now?": "number",
  "sections?": ["string"],
};

export const CONTEXT: Shape = {
  "legacy?": PROJECTS,
  "facts?": [FACT],
  "shared?": [SHARED],
  "sessions?": SESSIONS,
};

/** Names of the options of a section. */
export const CONTEXT_OPTIONS: readonly string[] = ["limits", "staleDays"];
