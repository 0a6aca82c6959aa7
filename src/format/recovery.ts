import { requireShape } from "../core/argument.js";
import { RECOVERY } from "../model/argument-shapes.js";
import type { RecoveryContext } from "../model/recovery.js";
import { bareNames } from "../text/code-names.js";
import { condense } from "./condense.js";
import { fileNames } from "./file-names.js";
import { type Limits, limitsOf } from "./limits-of.js";
import { Note } from "./note.js";
import { oneLine } from "./one-line.js";
import { coreOf, type RecoveryCore, type Wording } from "./recovery-core.js";
import { type EarlierSession, earlierSessions } from "./recovery-earlier.js";
import { type Fill, fillTight, fillWhole, openCore } from "./recovery-fill.js";
import { leadingRequest } from "./recovery-task.js";

const HEADER = "[Session recovered] Your previous session was lost. Here's what you were doing:";
const CLOSING = "Note: You don't have full conversation history. Ask the user if unsure about details.";

/** Below this many tokens a summary is too thin to continue from, and recent messages fill what is left. */
const THIN_TOKENS = 40;
const PHASE_TOKENS = 16;
const RESULT_TOKENS = 60;
const MESSAGE_TOKENS = 30;
const EARLIER_TOKENS = 24;

/** Most tokens of the task beside the report of its end, which repeats much of it. */
const REPORTED_TASK_TOKENS = 11;
/** Left free, so that a longer task displaces nothing. */
const SPARE_TOKENS = 4;

const OPTIONS = ["now", "maxTokens", "limits"];

/** Options of {@link formatRecoveryContext}. */
export interface RecoveryFormatOptions {
  /** Milliseconds since 1970; given, earlier sessions show their age instead of their day. */
  now?: number | undefined;
  /** Most tokens of the note. Default 180. */
  maxTokens?: number | undefined;
  /** Bounds to replace. Default `DEFAULT_LIMITS`. */
  limits?: Partial<Limits> | undefined;
}

/**
 * The note that tells an agent, after its session was lost, where it stood: at most `maxTokens` tokens, every stored
 * text inert and on one line. Empty where nothing is known. A work state is preferred to a summary; nothing of it is
 * worded as finished. Short of room, earlier sessions go first, then decisions, files beyond three, unfinished work,
 * and next steps last.
 *
 * @example
 * ```ts
 * import { formatRecoveryContext } from "@bit-office/memory";
 * const note = formatRecoveryContext({ originalTask: "Add a search box", lastResult: "Wrote the input field" });
 * note.split("\n")[1]; // => "- Task: Add a search box"
 * formatRecoveryContext({}); // => ""
 * ```
 */
export function formatRecoveryContext(recovery: RecoveryContext, options: RecoveryFormatOptions = {}): string {
  requireShape(recovery, RECOVERY, "formatRecoveryContext", ["recovery"]);
  const limits = limitsOf(options, OPTIONS, "formatRecoveryContext");
  const content = contentOf(recovery, options, limits);
  const { task, core, talk, earlier } = content;
  const isEmpty = task === "" && core === null && talk.lastResult === "" && talk.messages.length + earlier.length === 0;
  if (isEmpty) return "";
  const maxTokens = options.maxTokens ?? limits.recoveryTokens;
  const whole = compose(content, maxTokens, fillWhole);
  if (!whole.short) return whole.toString();
  const { taskTokens } = content;
  const least = content.reported ? Math.min(taskTokens, REPORTED_TASK_TOKENS) : taskTokens;
  const tight = compose(condensed(content, recovery, limits, least), maxTokens, fillTight);
  // What the rest leaves free is the task's again.
  const more = Math.min(taskTokens, least + tight.left - SPARE_TOKENS);
  return (more > least ? compose(condensed(content, recovery, limits, more), maxTokens, fillTight) : tight).toString();
}

/** The same in fewer words. */
function condensed(content: Content, recovery: RecoveryContext, limits: Limits, taskTokens: number): Content {
  const request = bareNames(leadingRequest(taskOf(recovery).slice(0, 4 * limits.taskPromptChars), taskTokens));
  return {
    ...content,
    task: oneLine(request, limits.taskPromptChars),
    taskTokens,
    core: coreOf(recovery, limits, CONDENSED),
  };
}

const CONDENSED: Wording = {
  text: (text, maxChars) => oneLine(condense(text?.slice(0, 4 * maxChars) ?? ""), maxChars),
  files: fileNames,
};

/** What a note may tell: inert, bounded, in the order of its lines. */
interface Content {
  task: string;
  taskTokens: number;
  phase: string;
  core: RecoveryCore | null;
  /** The task has ended, so its report says most of what the task was. */
  reported: boolean;
  talk: Talk;
  earlier: EarlierSession[];
}

function taskOf(recovery: RecoveryContext): string {
  return recovery.originalTask || recovery.workState?.taskPrompt || "";
}

function contentOf(recovery: RecoveryContext, options: RecoveryFormatOptions, limits: Limits): Content {
  return {
    task: oneLine(taskOf(recovery), limits.taskPromptChars),
    taskTokens: limits.recoveryTaskTokens,
    phase: oneLine(recovery.phase, limits.itemChars),
    core: coreOf(recovery, limits),
    reported: recovery.sessionSummary !== undefined && !recovery.workState,
    talk: talkOf(recovery, limits),
    earlier: earlierSessions(recovery, options.now, limits),
  };
}

function compose(content: Content, maxTokens: number, fill: Fill): Note {
  const { core } = content;
  const note = new Note(maxTokens);
  note.fixed(HEADER);
  const taskLine = note.line("- Task: ");
  const phaseLine = note.line("- Phase: ");
  const coreLines = core === null ? null : openCore(note, core);
  const fillTalk = openTalk(note, content.talk);
  const fillEarlier = openEarlier(note, content.earlier);
  note.fixed(CLOSING);

  note.add(taskLine, content.task, content.taskTokens, true);
  note.add(phaseLine, content.phase, PHASE_TOKENS, true);
  // A task is often cut: that says nothing of the room for the rest.
  note.short = false;
  const before = note.used;
  if (core !== null && coreLines !== null) fill(note, core, coreLines, taskLine.items.join());
  const { short } = note;
  if (note.used - before < THIN_TOKENS) {
    note.reserve(0);
    fillTalk();
  }
  // Other tasks are told of only where all of this one is; they are no reason to cut anything else.
  if (!short) fillEarlier();
  note.short = short;
  return note;
}

interface Talk {
  lastResult: string;
  /** Oldest first. */
  messages: { label: string; text: string }[];
}

function talkOf(recovery: RecoveryContext, limits: Limits): Talk {
  const recent = (recovery.recentMessages ?? []).slice(-limits.recentMessages);
  return {
    lastResult: oneLine(recovery.lastResult, limits.lastResultChars),
    messages: recent
      .map(({ role, text }) => ({
        label: role === "user" ? "  [User]: " : "  [You]: ",
        text: oneLine(text, limits.recentMessageChars),
      }))
      .filter(({ text }) => text !== ""),
  };
}

function openTalk(note: Note, talk: Talk): () => void {
  const resultLine = note.line("- Last result: ");
  const title = note.line("");
  const lines = talk.messages.map(({ label, text }) => ({ text, line: note.line(label) }));
  return () => {
    note.add(resultLine, talk.lastResult, RESULT_TOKENS, true);
    if (lines.length === 0 || note.left < MESSAGE_TOKENS) return;
    note.add(title, "- Recent conversation:");
    // The newest tell most of where it stopped; each may take an even share of what is left for it and the older ones.
    for (const [i, { text, line }] of lines.reverse().entries()) {
      note.add(line, text, Math.max(MESSAGE_TOKENS, Math.floor(note.left / (lines.length - i))), true);
    }
  };
}

function openEarlier(note: Note, sessions: EarlierSession[]): () => void {
  const lines = sessions.map((session) => ({ session, line: note.line(`- Earlier (${session.when}): `) }));
  return () => {
    note.reserve(0);
    for (const [i, { session, line }] of lines.entries()) {
      const most = Math.max(EARLIER_TOKENS, Math.floor(note.left / (lines.length - i)));
      note.add(line, session.what, most, true);
    }
  };
}
