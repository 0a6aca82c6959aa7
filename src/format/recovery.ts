import type { RecoveryContext } from "../model/recovery.js";
import { type Limits, limitsOf } from "./limits-of.js";
import { Note, type NoteLine } from "./note.js";
import { oneLine } from "./one-line.js";
import { coreOf, type RecoveryCore } from "./recovery-core.js";
import { type EarlierSession, earlierSessions } from "./recovery-earlier.js";
import { createSaid } from "./said.js";

const HEADER = "[Session recovered] Your previous session was lost. Here's what you were doing:";
const CLOSING = "Note: You don't have full conversation history. Ask the user if unsure about details.";

/** Below this many tokens a summary is too thin to continue from, and recent messages fill what is left. */
const THIN_TOKENS = 40;
/** Most tokens of the one-line summary, of a short line, and of an earlier session. */
const HEAD_TOKENS = 60;
const SHORT_TOKENS = 16;
const EARLIER_TOKENS = 24;
/** Most tokens of an item before it is cut at a clause: two cut items tell more than a whole one. */
const ITEM_TOKENS = 26;
/** Beside a report the task repeats much of it. */
const REPORTED_TASK_TOKENS = 30;
/** Decisions, further files and earlier sessions fill a note only up to this share of its budget: they are seldom worth their tokens. */
const SOFT_SHARE = 0.95;
/** These stay when room is short; the rest of the list goes before unfinished work does. */
const FIRST_FILES = 3;
const FIRST_COMMITS = 3;

export interface RecoveryFormatOptions {
  /** Milliseconds since 1970; given, earlier sessions show their age instead of their day. */
  now?: number | undefined;
  /** Default 180. */
  maxTokens?: number | undefined;
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
  const limits = limitsOf(options);
  const note = new Note(options.maxTokens ?? limits.recoveryTokens);
  const task = oneLine(recovery.originalTask || recovery.workState?.taskPrompt, limits.taskPromptChars);
  const core = coreOf(recovery, limits);
  const talk = talkOf(recovery, limits);
  const earlier = earlierSessions(recovery, options.now, limits);
  if (task === "" && core === null && talk.lastResult === "" && talk.messages.length === 0 && earlier.length === 0)
    return "";

  note.fixed(HEADER);
  const taskLine = note.line("- Task: ");
  const phaseLine = note.line("- Phase: ");
  const fill = core === null ? () => 0 : openCore(note, core);
  const fillTalk = openTalk(note, talk);
  const fillEarlier = openEarlier(note, earlier);
  note.fixed(CLOSING);

  const reported = core !== null && !recovery.workState;
  note.add(
    taskLine,
    task,
    Math.min(limits.recoveryTaskTokens, reported ? REPORTED_TASK_TOKENS : Number.POSITIVE_INFINITY),
    true,
  );
  note.add(phaseLine, oneLine(recovery.phase, limits.itemChars), SHORT_TOKENS, true);
  note.short = false;
  if (fill() < THIN_TOKENS) fillTalk();
  // Other tasks are told of only where all of this one is.
  if (!note.short) {
    note.reserve(0);
    fillEarlier();
  }
  return note.toString();
}

/** Opens the lines of the record in their fixed order; the returned function fills them in order of importance. */
function openCore(note: Note, core: RecoveryCore): () => number {
  const line = {
    head: note.line(`- ${core.label}: `),
    cwd: note.line("- Working directory: "),
    files: note.line(`- ${core.filesLabel}: `, ", "),
    commits: note.line("- Commits: ", ", "),
    lastActivity: note.line("- Last activity: "),
    decisions: note.line("- Decisions: "),
    unfinished: note.line("- Unfinished: "),
    nextSteps: note.line("- Next steps: "),
  };
  return () => {
    const before = note.left;
    const said = createSaid();
    const tell = (items: string[], to: NoteLine) => {
      for (const item of items) {
        if (said.isNew(item) && note.add(to, item, ITEM_TOKENS, true)) said.add(item);
      }
    };
    if (note.add(line.head, core.head, HEAD_TOKENS, true)) said.add(core.head);
    note.add(line.cwd, core.cwd, SHORT_TOKENS * 2);
    for (const commit of core.commits.slice(0, FIRST_COMMITS)) note.add(line.commits, commit);
    tell(core.nextSteps.slice(0, 1), line.nextSteps);
    for (const file of core.files.slice(0, FIRST_FILES)) note.add(line.files, file);
    tell(core.nextSteps.slice(1), line.nextSteps);
    tell(core.unfinished, line.unfinished);
    tell([core.lastActivity], line.lastActivity);
    note.reserve(1 - SOFT_SHARE);
    for (const file of core.files.slice(FIRST_FILES)) note.add(line.files, file);
    for (const commit of core.commits.slice(FIRST_COMMITS)) note.add(line.commits, commit);
    tell(core.decisions, line.decisions);
    return before - note.left;
  };
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
    note.add(resultLine, talk.lastResult, HEAD_TOKENS, true);
    if (lines.length === 0 || note.left < SHORT_TOKENS) return;
    note.add(title, "- Recent conversation:");
    // The newest tell most of where it stopped.
    for (const { text, line } of lines.reverse()) note.add(line, text, ITEM_TOKENS, true);
  };
}

function openEarlier(note: Note, sessions: EarlierSession[]): () => void {
  const lines = sessions.map((session) => ({ session, line: note.line(`- Earlier (${session.when}): `) }));
  return () => {
    for (const [i, { session, line }] of lines.entries()) {
      const most = Math.max(EARLIER_TOKENS, Math.floor(note.left / (lines.length - i)));
      note.add(line, session.what, most, true);
    }
  };
}
