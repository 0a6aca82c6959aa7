import type { LegacyMemoryStore, ProjectRecord, ReviewPattern } from "../model/project-memory.js";

export const MAX_PATTERNS = 20;
export const MAX_TECH = 10;
export const MAX_PROJECTS = 50;

/** The numbered issues of a review that failed; a review that passed names none. */
export function reviewIssues(text: string): string[] {
  if (!/\bVERDICT\W{0,4}FAIL\b/i.test(text)) return [];
  const issues = new Map<string, string>();
  for (const line of text.split(/\r\n?|\n/, 2000)) {
    const match = /^\s{0,8}(?:[-*]\s{0,3})?\d{1,2}[.)、:]\s{0,4}(\S.*)$/.exec(line.slice(0, 1000));
    const issue = match?.[1]?.trim();
    if (issue !== undefined && !issues.has(issue.toLowerCase())) issues.set(issue.toLowerCase(), issue);
  }
  return [...issues.values()];
}

/** Counts each issue once; beyond the limit the rarest and then the oldest go. */
export function withReview(store: LegacyMemoryStore, issues: readonly string[], now: number): LegacyMemoryStore {
  if (issues.length === 0) return store;
  const patterns = [...store.reviewPatterns];
  for (const pattern of issues) {
    const at = patterns.findIndex((known) => sameWords(known.pattern, pattern));
    const known = patterns[at];
    if (known) patterns[at] = { ...known, count: known.count + 1, lastSeen: now };
    else patterns.push({ pattern, count: 1, lastSeen: now });
  }
  return { ...store, reviewPatterns: topPatterns(patterns) };
}

/** As many as are kept. */
export function topPatterns(patterns: readonly ReviewPattern[]): ReviewPattern[] {
  return [...patterns].sort(comparePatterns).slice(0, MAX_PATTERNS);
}

/** The most frequent first, then the latest. */
export function comparePatterns(a: ReviewPattern, b: ReviewPattern): number {
  return b.count - a.count || b.lastSeen - a.lastSeen || (a.pattern < b.pattern ? -1 : 1);
}

/** The latest that are kept; lists that were merged have lost their order and are put into that of time. */
export function latestProjects(projects: readonly ProjectRecord[], areMerged: boolean): ProjectRecord[] {
  const order = (a: ProjectRecord, b: ProjectRecord) => a.completedAt - b.completedAt;
  return (areMerged ? [...projects].sort(order) : projects).slice(-MAX_PROJECTS);
}

/** The newest last; the same technology in another case moves to the end instead of standing twice. */
export function withTech(store: LegacyMemoryStore, tech: string): LegacyMemoryStore {
  if (tech === "") return store;
  const others = store.techPreferences.filter((known) => !sameWords(known, tech));
  return { ...store, techPreferences: [...others, tech].slice(-MAX_TECH) };
}

export function withProject(store: LegacyMemoryStore, record: ProjectRecord): LegacyMemoryStore {
  return { ...store, projectHistory: [...store.projectHistory, record].slice(-MAX_PROJECTS) };
}

/** Ratings belong to the project completed last; without one there is nothing to rate. */
export function withRatings(store: LegacyMemoryStore, ratings: Record<string, number>): LegacyMemoryStore {
  const last = store.projectHistory.at(-1);
  if (last === undefined) return store;
  const rated = { ...last, ratings: { ...last.ratings, ...ratings } };
  return { ...store, projectHistory: [...store.projectHistory.slice(0, -1), rated] };
}

export function sameWords(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
