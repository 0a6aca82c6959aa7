import { isBulletMark } from "./chars.js";
import {
  BARE_CALL,
  CALL_ON_PATH,
  CODEX_CELL,
  CODEX_HEAD,
  CODEX_STAMP,
  CODEX_WORDS,
  GEMINI_CALL,
  GEMINI_CALL_LEFT,
  LOOK_UP,
  TODO_CALL,
} from "./data/frames.js";
import { READING } from "./data/reading-calls.js";

/**
 * Whose frame an output is in, as far as its signs mean something else elsewhere: `star` marks speech with ✦, `cell` begins
 * each cell with • at the margin, `words` heads each part with a word on a line of its own.
 */
export type Frame = "" | "star" | "cell" | "words";

export interface Framed {
  /** `log`: the host's own remark. */
  role: "speech" | "call" | "echo" | "log";
  /** The line without the frame's sign. */
  text: string;
  frame: Frame;
}

const STAR = 0x2726;
const CELL = 0x2022;
const ECHO = 0x203a;

/** A line that a frame draws around what was said and called; `undefined` where the line says nothing of the kind. */
export function framed(text: string, first: number, indent: number, frame: Frame): Framed | undefined {
  if (frame === "words" || first === 79 || first === 91) return ofWords(text, first, frame);
  switch (first) {
    case STAR:
      return text.charCodeAt(1) === 32 ? { role: "speech", text: text.slice(1).trimStart(), frame: "star" } : undefined;
    case CELL:
      return indent === 0 ? ofCell(text, frame) : undefined;
    case ECHO:
      return indent === 0 && text.startsWith("› ") ? { role: "echo", text: text.slice(2), frame } : undefined;
    case 0x2713: // ✓
    case 0x2714: // ✔
    case 0x2716: // ✖
    case 0x22b7: // ⊷
    case 120: // x
    case 124: // |
      return GEMINI_CALL.test(text) || BARE_CALL.test(text)
        ? { role: "call", text: text.slice(1).trimStart(), frame }
        : undefined;
    case 45: // -
    case 63: // ?
    case 111: // o
      return frame === "star" && GEMINI_CALL_LEFT.test(text)
        ? { role: "call", text: text.slice(1).trimStart(), frame }
        : undefined;
  }
  if (first > 0x2800 && first <= 0x28ff && GEMINI_CALL.test(text))
    return { role: "call", text: text.slice(1).trimStart(), frame };
  return undefined;
}

/** Whether what stands behind a mark of speech is a call for all that: some frames mark both alike. */
export function isMarkedCall(text: string): boolean {
  return LOOK_UP.test(text) || /[./]/.test(CALL_ON_PATH.exec(text)?.[1] ?? "");
}

/** A call whose result is the list of what is to be done. */
export function isTodoCall(text: string): boolean {
  return TODO_CALL.test(text);
}

/** Whether a call prints texts that somebody wrote, in which a report may stand. */
export function readsTexts(call: string): boolean {
  return READING.test(call.slice(0, 300));
}

/** The elbow or arrow that leads from a call to its result. */
export function isElbow(first: number): boolean {
  return first === 0x23bf || first === 0x2514 || first === 0x21aa;
}

/** A line that may be the title of a call, if a result hangs from it. */
export function mayBeCall(text: string): boolean {
  return /^[✓✔✖✗⬢$] /u.test(text) && !isBulletMark(text.charCodeAt(2));
}

function ofCell(text: string, frame: Frame): Framed | undefined {
  const rest = text.slice(1).trimStart();
  if (CODEX_CELL.test(rest)) return { role: "call", text: rest, frame: "cell" };
  return frame === "cell" ? { role: "speech", text: rest, frame } : undefined;
}

function ofWords(raw: string, first: number, frame: Frame): Framed | undefined {
  const text = first === 91 ? raw.replace(CODEX_STAMP, "") : raw;
  if (frame !== "words") return CODEX_HEAD.test(text) ? { role: "call", text, frame: "words" } : undefined;
  const word = CODEX_WORDS.exec(text)?.[1];
  if (word === undefined) return undefined;
  if (word === "codex" || word === "assistant") return { role: "speech", text: "", frame };
  if (word === "tokens used") return { role: "log", text, frame };
  return {
    role: "call",
    text: /^(?:file update|turn diff|apply_patch)/.test(text) ? `apply_patch ${text}` : text,
    frame,
  };
}
