import { reading } from "../core/argument.js";
import { invalid, kindOf, refuseArguments, requireString } from "../core/input.js";
import type { Program } from "../core/program.js";
import { PROJECT_MEMORY_KEY, ProjectMemoryDocument } from "../model/documents.js";
import type { LegacyMemoryStore } from "../model/project-memory.js";
import { commitOptions, type Deps, intakeFor } from "./deps.js";
import { reviewIssues, withProject, withRatings, withReview, withTech } from "./project-memory-rules.js";

const MAX_ISSUES = 30;
const MAX_AXES = 20;
const AXIS_CHARS = 40;

/** What projects taught, across agents: reviews, technology, ratings. */
export function projectMemoryOperations(deps: Deps) {
  const { context, documents } = deps;
  const { itemChars } = context.limits;

  function* change(operation: string, rule: (store: LegacyMemoryStore) => LegacyMemoryStore): Program<void> {
    yield* documents.update(ProjectMemoryDocument, PROJECT_MEMORY_KEY, commitOptions(deps, operation), rule);
  }

  return {
    *recordReviewFeedback(text: string): Program<void> {
      const found = reviewIssues(requireString(text, "recordReviewFeedback", "text"));
      const issues = intakeFor(deps).items(found, itemChars, MAX_ISSUES, "reviewPattern");
      const now = context.now();
      yield* change("recordReviewFeedback", (store) => withReview(store, issues, now));
    },
    *recordTechPreference(tech: string): Program<void> {
      const text = requireString(tech, "recordTechPreference", "tech");
      const admitted = intakeFor(deps).item(text, itemChars, "techPreference");
      yield* change("recordTechPreference", (store) => withTech(store, admitted));
    },
    *recordProjectCompletion(summary: string, tech: string, reviewPassed: boolean): Program<void> {
      const operation = "recordProjectCompletion";
      if (typeof reviewPassed !== "boolean") {
        throw invalid(operation, "reviewPassed", `expected a boolean, got ${kindOf(reviewPassed)}`);
      }
      const intake = intakeFor(deps);
      const record = {
        summary: intake.item(requireString(summary, operation, "summary"), context.limits.whatChars, "projectSummary"),
        tech: intake.item(requireString(tech, operation, "tech"), itemChars, "tech"),
        completedAt: context.now(),
        reviewPassed,
      };
      yield* change(operation, (store) => withProject(store, record));
    },
    *recordProjectRatings(ratings: Record<string, number>): Program<void> {
      const admitted = admitRatings(ratings, (axis) => intakeFor(deps).item(axis, AXIS_CHARS, "rating"));
      yield* change("recordProjectRatings", (store) => withRatings(store, admitted));
    },
    *getMemoryStore(): Program<LegacyMemoryStore> {
      return yield* documents.load(ProjectMemoryDocument, PROJECT_MEMORY_KEY, "getMemoryStore");
    },
    *clearMemory(...args: unknown[]): Program<void> {
      refuseArguments(args, "clearMemory");
      yield* change("clearMemory", (store) => ({
        ...store,
        reviewPatterns: [],
        techPreferences: [],
        projectHistory: [],
      }));
    },
  };
}

function admitRatings(ratings: unknown, admit: (axis: string) => string): Record<string, number> {
  const operation = "recordProjectRatings";
  const isObject = typeof ratings === "object" && ratings !== null;
  if (!isObject || reading(operation, "ratings", () => Array.isArray(ratings))) {
    throw invalid(operation, "ratings", `expected an object of numbers, got ${kindOf(ratings)}`);
  }
  const admitted: [string, number][] = [];
  for (const [axis, value] of reading(operation, "ratings", () => Object.entries(ratings)).slice(0, MAX_AXES)) {
    if (typeof value !== "number" || !Number.isFinite(value)) {
      throw invalid(operation, `ratings.${axis.slice(0, AXIS_CHARS)}`, "expected a finite number");
    }
    const name = admit(axis);
    if (name !== "") admitted.push([name, value]);
  }
  // `fromEntries` defines own properties, so an axis called `__proto__` is a plain key.
  return Object.fromEntries(admitted);
}
