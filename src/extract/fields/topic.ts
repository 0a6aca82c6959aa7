import type { Candidate } from "../candidate.js";
import type { Ending } from "../places.js";

export interface Topic {
  /** The request: what people wrote, latest last. */
  prompt: string;
  /** Names of the changed files. */
  files: readonly string[];
  /** Titles of the commits made. */
  subjects: readonly string[];
}

/** Names a reader would look for: code spans, file names, identifiers, numbers of issues, abbreviations, proper names. */
const NAMES = [
  /`([^`\s]{2,32}(?: [^`\s]{1,16})?)`/g,
  /(?:PR|MR|issue|Issue|Spec|Step|Phase|Stage|Task|Challenge|Chunk|Fase|Этап) ?#?\d{1,6}\w?|#\d{2,6}|--[a-z][\w-]{2,24}/g,
  /\b(?:[a-z]{1,20}[A-Z]\w{2,28}|[A-Z][a-z]{1,20}[A-Z]\w{2,28}|[a-z]{2,20}_\w{2,26}|[A-Z][A-Z0-9]{2,14}|[A-Za-z]{1,20}-[a-z]{2,12}[\w-]{0,20})\b/g,
];
/** A file of code or text, whatever dots its name has, counts more than other names. */
const FILES =
  /(?<![\w.-])\.?[\w-]{1,80}(?:\.[\w-]{1,40}){0,4}\.(?:tsx?|jsx?|mjs|py|go|rs|md|mdc|json|ya?ml|toml|sh|java|kt|rb|c|h|cpp|cs|php|css|html|sql|proto|tex)\b/g;

/** Names the run was about, weightiest first, as they were written. */
export function codeNames(end: Ending, topic: Topic): string[] {
  const scores = new Map<string, { text: string; score: number }>();
  const count = (text: string, weight: number) => {
    // What is left is searched for other names: a part of a file's name is none, and a line break stands in none.
    const rest = text.replace(FILES, (name) => {
      add(scores, name, weight * 1.3);
      return "\n";
    });
    for (const pattern of NAMES) {
      for (const match of rest.matchAll(pattern)) add(scores, match[1] ?? match[0], weight);
    }
  };
  for (const unit of end.units) count(unit.text, 0.25);
  for (const unit of end.closing) count(unit.text, unitWeight(unit, end));
  count(topic.prompt, 0.8);
  for (const name of topic.files) count(name, 1.2);
  for (const subject of topic.subjects) count(subject, 1);
  return [...scores.values()].sort((a, b) => b.score - a.score).map((term) => term.text);
}

function unitWeight(unit: Candidate, end: Ending): number {
  return unit.at === end.closing[0]?.at ? 1.5 : unit.block.kind === "heading" ? 0.8 : 0.5;
}

function add(scores: Map<string, { text: string; score: number }>, text: string, weight: number): void {
  const key = text.toLowerCase();
  const known = scores.get(key);
  // What is said over and over gains less each time.
  if (known) known.score += weight / (1 + known.score);
  else scores.set(key, { text, score: weight });
}
