import { type Candidate, candidatesOf } from "./candidate.js";
import { BlockBuilder } from "./lines/block-builder.js";
import { LineClassifier } from "./lines/classifier.js";
import { LINE_CAP } from "./run-reader.js";
import type { ExtractorOptions } from "./types.js";

/** What people wrote, the last messages; what the host composed is no one's wish. */
export function userMessages(options: ExtractorOptions): string[] {
  const log = options.conversationLog ?? [];
  return log
    .filter((message) => message.role === "user" && message.author !== "host")
    .map((message) => message.text.slice(0, 20_000))
    .slice(-50);
}

export function unitsIn(text: string): Candidate[] {
  const units: Candidate[] = [];
  const classifier = new LineClassifier();
  const builder = new BlockBuilder((block) => units.push(...candidatesOf(block)));
  for (const raw of text.split("\n")) builder.push(classifier.classify(raw.slice(0, LINE_CAP)));
  builder.end();
  return units;
}
