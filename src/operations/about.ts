import type { ExtractorOptions } from "../extract/index.js";
import type { ConversationMessage } from "../model/task.js";
import type { Gate } from "../safety/index.js";

/** What is known of a task beside its output. */
export type About = Pick<
  ExtractorOptions,
  "conversationLog" | "changedFiles" | "taskPrompt" | "summary" | "commits" | "cwd"
>;

/** Takes secrets out of what extraction cuts into pieces: a half token has no shape any more that a rule could know. */
export type Redact = (about: About) => About;

/** One per stream of output: log and prompt are handed over anew with every snapshot, mostly the same ones. */
export function createRedact(gate: Gate): Redact {
  const clean = (text: string) => gate.redact(text).text;
  /** An answer may be on its way still. */
  const cleanMessage = ({ role, text }: ConversationMessage) =>
    gate.redact(text, { mayBeCut: role === "assistant" }).text;
  const cleanPrompt = lastKept(clean);
  const cleanSummary = lastKept(clean);
  let given: readonly ConversationMessage[] = [];
  let cleaned: readonly ConversationMessage[] = [];

  function log(messages: readonly ConversationMessage[]): readonly ConversationMessage[] {
    const same = (message: ConversationMessage, i: number) =>
      message.text === given[i]?.text && message.role === given[i]?.role && message.author === given[i]?.author;
    if (messages.length === given.length && messages.every(same)) return cleaned;
    cleaned = messages.map((message, i) =>
      same(message, i) ? (cleaned[i] ?? message) : { ...message, text: cleanMessage(message) },
    );
    given = messages;
    return cleaned;
  }

  return ({ conversationLog, changedFiles, taskPrompt, summary, commits, cwd }) => ({
    conversationLog: conversationLog && log(conversationLog),
    changedFiles: changedFiles?.map(clean),
    taskPrompt: taskPrompt && cleanPrompt(taskPrompt),
    summary: summary && cleanSummary(summary),
    commits,
    cwd,
  });
}

function lastKept(clean: (text: string) => string): (text: string) => string {
  let last = { text: "", cleaned: "" };
  return (text) => {
    if (text !== last.text) last = { text, cleaned: clean(text) };
    return last.cleaned;
  };
}
