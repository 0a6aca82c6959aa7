import type { ConversationMessage } from "../model/task.js";
import { type Candidate, candidatesOf } from "./candidate.js";
import { answersIn } from "./fields/answers.js";
import { bareText, type Reply, replyOf } from "./fields/corrected.js";
import { ownWords } from "./fields/pasted.js";
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

/** What the user said, as the lists look at it. */
export interface Heard {
  user: readonly Candidate[];
  /** What the user settled in answer to the agent, the latest first. */
  answers: readonly string[];
  /** What may correct the agent. */
  replies: readonly Reply[];
}

export function hear(said: readonly string[], log: readonly ConversationMessage[]): Heard {
  const messages = said.map((text) => ownWords(unitsIn(text)));
  return { user: messages.flat(), answers: messages.slice(1).flatMap(answersIn).reverse(), replies: repliesIn(log) };
}

/** Messages of the user behind the first one that are looked at as answers. */
const REPLIES = 20;
/** The latest messages among which they are sought: a log is handed over anew with every snapshot, and grows. */
const LATEST = 100;

function repliesIn(log: readonly ConversationMessage[]): Reply[] {
  const first = log.findIndex(({ role, author }) => role === "user" && author !== "host");
  const replies: Reply[] = [];
  let after = log.some(({ role }) => role === "assistant") ? "" : undefined;
  const from = Math.max(first + 1, log.length - LATEST);
  for (let i = log.length - 1; i >= from && replies.length < REPLIES; i--) {
    const { role, text, author } = log[i] as ConversationMessage;
    if (role === "assistant") after += `${bareText(text.slice(-20_000))} `;
    else if (role === "user" && author !== "host") replies.push(...replyOf(text, { after }));
  }
  return replies;
}
