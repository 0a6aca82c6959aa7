import type { Limits } from "../model/limits.js";
import type { LegacyMemoryStore, ProjectRecord } from "../model/project-memory.js";
import { type ContextLine, costed, fitLines, type SectionLines } from "./context-line.js";
import { oneLine } from "./one-line.js";
import { byNumber, byText } from "./order.js";

const REVIEW_ISSUES = 5;
/** An issue that one review named may be a slip; twice is a habit. */
const SEEN_AT_LEAST = 2;
/** Higher counts come from damaged files only. */
const MOST_REVIEWS = 999;
const TECHS = 3;
const PROJECTS = 3;
const AXES = 8;
/** Ratings go from 1 to 5. */
const WEAK = 2;

/** What earlier projects taught: recurring review issues, technologies that were liked, how the last projects were rated. */
export function projectLines(store: LegacyMemoryStore, limits: Limits): SectionLines {
  const lines = [...issueLines(store, limits), ...techLines(store, limits), ...ratingLines(store, limits)];
  return fitLines("project", lines, costed, lines.length, limits.projectTokens);
}

function issueLines(store: LegacyMemoryStore, limits: Limits): ContextLine[] {
  const recurring = store.reviewPatterns
    .filter(({ count }) => count >= SEEN_AT_LEAST && Number.isFinite(count))
    .sort((a, b) => byNumber(a.count, b.count) || byNumber(a.lastSeen, b.lastSeen) || byText(a.pattern, b.pattern));
  return recurring.slice(0, REVIEW_ISSUES).flatMap(({ pattern, count }) => {
    const text = oneLine(pattern, limits.itemChars);
    const reviews = `${Math.min(Math.floor(count), MOST_REVIEWS)} reviews`;
    return text === "" ? [] : [line(`Avoid (${reviews}): ${text}`, pattern, `named in ${reviews}`)];
  });
}

/** The last recorded ones, newest first. */
function techLines(store: LegacyMemoryStore, limits: Limits): ContextLine[] {
  const techs = store.techPreferences
    .slice(-TECHS)
    .reverse()
    .map((tech) => oneLine(tech, limits.itemChars));
  const shown = techs.filter((tech) => tech !== "");
  return shown.length === 0
    ? []
    : [line(`Preferred tech: ${shown.join("; ")}`, null, "the last technologies that were approved")];
}

function ratingLines(store: LegacyMemoryStore, limits: Limits): ContextLine[] {
  const rated = store.projectHistory
    .map((project) => ({ project, ratings: ratingsOf(project, limits) }))
    .filter(({ ratings }) => ratings.length > 0)
    .sort(
      (a, b) => byNumber(a.project.completedAt, b.project.completedAt) || byText(a.project.summary, b.project.summary),
    );
  return rated.slice(0, PROJECTS).map(({ project, ratings }) => {
    const weak = ratings.filter(([, value]) => value <= WEAK).map(([axis]) => axis);
    const title = oneLine(project.summary, limits.itemChars) || "Project";
    const scores = ratings.map(([axis, value]) => `${axis} ${value}`).join(", ");
    const advice = weak.length === 0 ? "" : `; weak: ${weak.join(", ")}`;
    return line(`Rated: ${title} (${scores}${advice})`, project.summary, "one of the last rated projects");
  });
}

function ratingsOf(project: ProjectRecord, limits: Limits): [string, number][] {
  return Object.entries(project.ratings ?? {})
    .filter(([, value]) => Number.isFinite(value))
    .map(([axis, value]): [string, number] => [
      oneLine(axis, Math.min(30, limits.itemChars)),
      Math.round(value * 10) / 10,
    ])
    .filter(([axis]) => axis !== "")
    .sort(([a], [b]) => byText(a, b))
    .slice(0, AXES);
}

function line(text: string, id: string | null, why: string): ContextLine {
  return { section: "project", text, id, why };
}
