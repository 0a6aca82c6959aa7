import type { FactCandidate } from "../model/fact.js";
import type { Limits } from "../model/limits.js";
import type { ConversationMessage } from "../model/task.js";

/** How far a run has come, as text that has not passed the gate yet. Lists are ordered by weight, best first. */
export interface Progress {
  /** One line of what was done. */
  what: string;
  unfinished: string[];
  nextSteps: string[];
  files: string[];
  /** Names the run was about that `what` does not say, weightiest first. */
  keyTerms: string[];
  /** What the agent did last, when anything is known of it. */
  lastActivity?: string | undefined;
}

/** What a run left behind. */
export interface Extraction extends Progress {
  decisions: string[];
  commits: string[];
  facts: FactCandidate[];
  /** The last record of the output says that the run ended by an error. */
  failed?: true;
}

export interface ExtractorOptions {
  conversationLog?: readonly ConversationMessage[] | undefined;
  cwd?: string | undefined;
  changedFiles?: readonly string[] | undefined;
  taskPrompt?: string | undefined;
  /** A summary the caller has; it wins over everything extracted. */
  summary?: string | undefined;
  /** Commits the caller knows of; they come first. */
  commits?: readonly string[] | undefined;
  limits?: Partial<Limits> | undefined;
}

/** Something that happened beside the text stream. */
export type ExtractorEvent = { type: "file"; path: string } | { type: "activity"; text: string };

/** How much was handed to the rules: growth tests count this instead of measuring time. */
export interface Work {
  lines: number;
  characters: number;
}

export interface Extractor {
  /** Takes the next piece of output, cut anywhere. */
  write(text: string): void;
  note(event: ExtractorEvent): void;
  /** What is known beside the output (log, prompt, files, folder); replaces what was given before. */
  describe(options: ExtractorOptions): void;
  /**
   * What is known so far, as if the output ended after `tail` (text that will be written later, held back by a
   * redactor, say). Leaves the stream undisturbed; its cost does not grow with what was written before.
   */
  result(tail?: string): Extraction;
  /** The part of {@link result} that a snapshot of a running task holds, at less than half the cost. */
  progress(tail?: string): Progress;
  work(): Work;
  /** The items chosen for a list and the named features that carried them, strongest first. */
  explain(field: ListField): Explanation[];
}

export type ListField = "decisions" | "unfinished" | "nextSteps" | "facts";

export interface Explanation {
  text: string;
  score: number;
  features: { name: string; weight: number }[];
}
