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
const PHASE_TOKENS = 16;
const CWD_TOKENS = 32;
const RESULT_TOKENS = 60;
const MESSAGE_TOKENS = 30;
const EARLIER_TOKENS = 24;

/** Most tokens of the parts of a note. */
interface Caps {
  /** The task beside a report, which repeats much of it. */
  task: number;
  head: number;
  item: number;
  /** What decisions, further files and earlier sessions may fill of the budget: they are seldom worth the rest. */
  soft: number;
}

/** Everything as it was stored; taken where all of it fits. */
const WHOLE: Caps = { task: 40, head: 100, item: 100, soft: 1 };
/** Two items cut at a clause tell more than a whole one. */
const TIGHT: Caps = { task: 30, head: 60, item: 26, soft: 0.95 };

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
  const content: Content = {
    task: oneLine(recovery.originalTask || recovery.workState?.taskPrompt, limits.taskPromptChars),
    taskTokens: limits.recoveryTaskTokens,
    phase: oneLine(recovery.phase, limits.itemChars),
    core: coreOf(recovery, limits),
    reported: recovery.sessionSummary !== undefined && !recovery.workState,
    talk: talkOf(recovery, limits),
    earlier: earlierSessions(recovery, options.now, limits),
  };
  const { task, core, talk, earlier } = content;
  const isEmpty = task === "" && core === null && talk.lastResult === "" && talk.messages.length + earlier.length === 0;
  if (isEmpty) return "";
  const maxTokens = options.maxTokens ?? limits.recoveryTokens;
  const whole = compose(content, maxTokens, WHOLE);
  return (whole.short ? compose(content, maxTokens, TIGHT) : whole).toString();
}

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

function compose(content: Content, maxTokens: number, caps: Caps): Note {
  const { core } = content;
  const note = new Note(maxTokens);
  note.fixed(HEADER);
  const taskLine = note.line("- Task: ");
  const phaseLine = note.line("- Phase: ");
  const fill = core === null ? () => {} : openCore(note, core, caps);
  const fillTalk = openTalk(note, content.talk);
  const fillEarlier = openEarlier(note, content.earlier);
  note.fixed(CLOSING);

  const most = content.reported ? Math.min(content.taskTokens, caps.task) : content.taskTokens;
  note.add(taskLine, content.task, most, true);
  note.add(phaseLine, content.phase, PHASE_TOKENS, true);
  // A task is often cut: that says nothing of the room for the rest.
  note.short = false;
  const before = note.used;
  fill();
  const { short } = note;
  if (note.used - before < THIN_TOKENS) fillTalk();
  // Other tasks are told of only where all of this one is; they are no reason to cut anything else.
  if (!short) fillEarlier();
  note.short = short;
  return note;
}

/** Opens the lines of the record in their fixed order; the returned function fills them in order of importance. */
function openCore(note: Note, core: RecoveryCore, caps: Caps): () => void {
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
    const said = createSaid();
    const tell = (items: string[], to: NoteLine) => {
      for (const item of items) {
        if (said.isNew(item) && note.add(to, item, caps.item, true)) said.add(item);
      }
    };
    if (note.add(line.head, core.head, caps.head, true)) said.add(core.head);
    note.add(line.cwd, core.cwd, CWD_TOKENS);
    for (const commit of core.commits.slice(0, FIRST_COMMITS)) note.add(line.commits, commit);
    tell(core.nextSteps.slice(0, 1), line.nextSteps);
    for (const file of core.files.slice(0, FIRST_FILES)) note.add(line.files, file);
    tell(core.nextSteps.slice(1), line.nextSteps);
    tell(core.unfinished, line.unfinished);
    tell([core.lastActivity], line.lastActivity);
    note.reserve(1 - caps.soft);
    for (const file of core.files.slice(FIRST_FILES)) note.add(line.files, file);
    for (const commit of core.commits.slice(FIRST_COMMITS)) note.add(line.commits, commit);
    tell(core.decisions, line.decisions);
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
