import { fingerprint } from "../core/ids.js";
import type { AgentFact, FactVersion, SharedKnowledge } from "../model/fact.js";
import type { Limits } from "../model/limits.js";
import type { LegacyMemoryStore } from "../model/project-memory.js";
import type { SessionHistoryStore, SessionSummary } from "../model/session.js";
import type { WorkState } from "../model/work-state.js";
import { type Intake, NAME_CHARS } from "./intake.js";

const PATH_CHARS = 300;
/** Fields we do not know are kept, within these bounds: nothing may grow a document without limit. */
const MAX_DEPTH = 6;
const MAX_ITEMS = 200;
const UNKNOWN_CHARS = 2000;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Brings whole values through the gate: the one place that says which string has which bound. */
export interface Admit {
  summary(summary: SessionSummary): SessionSummary;
  sessions(store: SessionHistoryStore): SessionHistoryStore;
  workState(state: WorkState): WorkState;
  /** `null`: the text was refused. */
  fact(fact: AgentFact): AgentFact | null;
  shared(item: SharedKnowledge): SharedKnowledge | null;
  projectMemory(store: LegacyMemoryStore): LegacyMemoryStore;
  /** A short name (project, time) or `undefined`. */
  name(text: string | undefined, what: string): string | undefined;
  taskId(text: string | undefined): string | undefined;
}

export function createAdmit(intake: Intake, limits: Limits): Admit {
  const { item, items } = intake;
  const short = (texts: readonly string[], count: number, what: string) => items(texts, limits.itemChars, count, what);
  const files = (paths: readonly string[], what: string) => items(paths, PATH_CHARS, limits.files, what);
  const name = (text: string | undefined, what: string) =>
    text === undefined ? undefined : item(text, NAME_CHARS, what) || undefined;

  /** A task's id tells tasks apart: where it cannot be kept as it is, the difference is. */
  function taskId(text: string | undefined): string | undefined {
    const kept = name(text, "taskId");
    if (text === undefined || kept === undefined || kept === text.normalize().trim()) return kept;
    const mark = `#${fingerprint(text)}`;
    return kept.endsWith(mark) ? kept : `${kept.slice(0, NAME_CHARS - mark.length)}${mark}`;
  }

  /** A time as it is written here has nothing to look for, and each snapshot brings another one. */
  const time = (text: string, what: string) => (TIME.test(text) ? text : item(text, NAME_CHARS, what));

  /** The known fields as admitted, and the unknown ones cleaned, in their order; absent fields stay absent. */
  function merge<T extends object>(original: T, admitted: Partial<T>): T {
    const known = admitted as Record<string, unknown>;
    const fields: [string, unknown][] = [];
    for (const [field, value] of Object.entries(original)) {
      const kept = Object.hasOwn(known, field) ? known[field] : unknown(value, 0);
      if (kept !== undefined) fields.push([field, kept]);
    }
    for (const field in known)
      if (!Object.hasOwn(original, field) && known[field] !== undefined) fields.push([field, known[field]]);
    return Object.fromEntries(fields) as T;
  }

  function unknown(value: unknown, depth: number): unknown {
    if (typeof value === "string") return item(value, UNKNOWN_CHARS, "unknown field");
    if (typeof value !== "object" || value === null) return value;
    if (depth >= MAX_DEPTH) return null;
    if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((entry) => unknown(entry, depth + 1));
    const entries = Object.entries(value).slice(0, MAX_ITEMS);
    return Object.fromEntries(entries.map(([key, entry]) => [item(key, NAME_CHARS, "key"), unknown(entry, depth + 1)]));
  }

  function summary(given: SessionSummary): SessionSummary {
    return merge(given, {
      timestamp: time(given.timestamp, "timestamp"),
      what: item(given.what, limits.whatChars, "what"),
      decisions: short(given.decisions, limits.decisions, "decisions"),
      filesChanged: files(given.filesChanged, "filesChanged"),
      unfinished: short(given.unfinished, limits.unfinished, "unfinished"),
      commits: commits(given.commits, limits.commits),
      tokens: merge(given.tokens, {}),
      nextSteps: given.nextSteps && short(given.nextSteps, limits.nextSteps, "nextSteps"),
      keyTerms: given.keyTerms && short(given.keyTerms, limits.keyTerms, "keyTerms"),
      status: given.status,
      taskId: taskId(given.taskId),
      startedAt: name(given.startedAt, "startedAt"),
      project: name(given.project, "project"),
    });
  }

  function workState(given: WorkState): WorkState {
    const { previous } = given;
    return merge(given, {
      startedAt: time(given.startedAt, "startedAt"),
      updatedAt: time(given.updatedAt, "updatedAt"),
      status: given.status,
      taskId: taskId(given.taskId),
      taskPrompt: given.taskPrompt && (item(given.taskPrompt, limits.taskPromptChars, "taskPrompt") || undefined),
      cwd: given.cwd && (item(given.cwd, PATH_CHARS, "cwd") || undefined),
      summary: item(given.summary, limits.whatChars, "summary"),
      nextSteps: short(given.nextSteps, limits.nextSteps, "nextSteps"),
      unfinished: short(given.unfinished, limits.unfinished, "unfinished"),
      filesTouched: files(given.filesTouched, "filesTouched"),
      keyTerms: given.keyTerms && short(given.keyTerms, limits.keyTerms, "keyTerms"),
      lastActivity:
        given.lastActivity && (item(given.lastActivity, limits.lastActivityChars, "lastActivity") || undefined),
      project: name(given.project, "project"),
      afterCommit: given.afterCommit && (time(given.afterCommit, "afterCommit") || undefined),
      previous: previous && workState(previous),
    });
  }

  function version(given: FactVersion): FactVersion[] {
    const fact = intake.fact(given.fact, limits.factChars);
    return fact === null ? [] : [merge(given, { fact })];
  }

  return {
    name,
    taskId,
    summary,
    workState,
    sessions: (store) =>
      merge(store, {
        latest: store.latest && summary(store.latest),
        history: store.history.slice(0, limits.sessions).map(summary),
      }),
    fact(given) {
      const fact = intake.fact(given.fact, limits.factChars);
      if (fact === null) return null;
      return merge(given, {
        fact,
        id: item(given.id, NAME_CHARS, "id"),
        category: given.category,
        reinforceCount: given.reinforceCount,
        tasks: given.tasks?.slice(-limits.factTasks).map((task) => merge(task, {})),
        history: given.history?.slice(0, limits.factHistory).flatMap(version),
        project: name(given.project, "project"),
      });
    },
    shared(given) {
      const fact = intake.fact(given.fact, limits.factChars);
      if (fact === null) return null;
      return merge(given, { fact, project: name(given.project, "project") });
    },
    projectMemory: (store) =>
      merge(store, {
        reviewPatterns: store.reviewPatterns.map((p) =>
          merge(p, { pattern: item(p.pattern, limits.itemChars, "reviewPattern") }),
        ),
        techPreferences: items(store.techPreferences, limits.itemChars, MAX_ITEMS, "techPreference"),
        projectHistory: store.projectHistory.map((p) =>
          merge(p, {
            summary: item(p.summary, limits.whatChars, "projectSummary"),
            tech: item(p.tech, limits.itemChars, "tech"),
          }),
        ),
      }),
  };
}

/** Commits are kept only in the one shape a commit has. */
function commits(hashes: readonly string[], count: number): string[] {
  const valid = hashes.map((hash) => hash.trim().toLowerCase()).filter((hash) => /^[0-9a-f]{7,64}$/.test(hash));
  return [...new Set(valid)].slice(0, count);
}
