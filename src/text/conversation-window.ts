import { requireOptions, requireShape } from "../core/argument.js";
import { DEFAULT_LIMITS } from "../model/limits.js";
import type { ConversationMessage } from "../model/task.js";
import { segmenter } from "./segmenter.js";
import { countGraphemes, truncate } from "./truncate.js";

export interface ConversationWindowOptions {
  /** Messages kept. Default 6. */
  turns?: number | undefined;
  /** Most graphemes of a message. Default 400. */
  maxChars?: number | undefined;
}

/** The last messages of a running conversation, in memory only (L0). */
export interface ConversationWindow {
  /** Adds a message, cut at a sentence or word; the oldest leaves when the window is full. */
  append(message: ConversationMessage): void;
  /** The messages, oldest first, as a copy. */
  messages(): ConversationMessage[];
  /** Forgets all messages. */
  clear(): void;
}

/** A whole sentence is preferred when it leaves at most this share of the room unused. */
const SENTENCE_SHARE = 0.5;
const CUT_MARK = " …";

/**
 * A sliding window over a conversation: what a recovery note falls back to when nothing better is known.
 *
 * @example
 * ```ts
 * import { createConversationWindow } from "@bit-office/memory";
 * const recent = createConversationWindow({ turns: 1 });
 * recent.append({ role: "user", text: "Add a search box." });
 * recent.append({ role: "assistant", text: "It is in place." });
 * recent.messages().length; // => 1
 * recent.messages()[0]?.text; // => "It is in place."
 * ```
 */
export function createConversationWindow(options: ConversationWindowOptions = {}): ConversationWindow {
  requireOptions(options, { "turns?": "number", "maxChars?": "number" }, "createConversationWindow");
  const turns = options.turns ?? DEFAULT_LIMITS.recentMessages;
  const maxChars = options.maxChars ?? DEFAULT_LIMITS.recentMessageChars;
  let kept: ConversationMessage[] = [];
  return {
    append(message) {
      requireShape(message, { role: "string", text: "string" }, "append", "message");
      const all = [...kept, { ...message, text: cutAtSentence(message.text, maxChars) }];
      kept = all.slice(Math.max(0, all.length - Math.max(0, turns)));
    },
    messages: () => kept.map((message) => ({ ...message })),
    clear() {
      kept = [];
    },
  };
}

/** At most `max` graphemes: whole sentences where they fill enough of the room, else whole words. */
function cutAtSentence(text: string, max: number): string {
  const cut = truncate(text, max);
  if (cut === text || max < 1) return cut;
  let end = 0;
  let used = CUT_MARK.length;
  for (const { segment, index } of segmenter("sentence").segment(cut.slice(0, -1))) {
    used += countGraphemes(segment);
    // The last piece is where the cut fell, unless it happens to end a sentence.
    if (used > max || !endsSentence(segment)) break;
    end = index + segment.length;
  }
  return end >= cut.length * SENTENCE_SHARE ? text.slice(0, end).trimEnd() + CUT_MARK : cut;
}

function endsSentence(segment: string): boolean {
  const text = segment.trimEnd();
  return segment.endsWith("\n") || /[.!?。！？…]["'”’)\]]{0,4}$/.test(text.slice(-8));
}
