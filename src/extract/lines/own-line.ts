import { opensActionReport } from "../action-report.js";
import { cueBit, cuesAtStart } from "../cue-scanner.js";
import { opensLasting } from "../fields/lasting-fact.js";
import { textWidth } from "../terminal/char-width.js";

/** Columns below which hardly anybody breaks the lines of a text. */
const NARROW = 60;
/** Columns of a row that are told apart. */
const WIDE = 200;

/** A text that goes on from the line above begins small. */
export function beginsSmall(text: string): boolean {
  const code = text.charCodeAt(0);
  if (code < 0x80 || (code >= 0x3000 && code < 0xa000)) return code >= 0x61 && code <= 0x7a;
  return /^\p{Ll}/u.test(text);
}

/** Whether the first word of a line had no room behind the line above, in rows of so many columns. */
export function hadNoRoom(width: number, text: string, columns: number): boolean {
  if (width >= columns) return true;
  const end = text.indexOf(" ");
  const word = text.slice(0, Math.min(end === -1 ? columns : end, columns));
  return width + 1 + textWidth(word, columns) > columns;
}

const STATED =
  cueBit("choose") |
  cueBit("change") |
  cueBit("kept") |
  cueBit("revert") |
  cueBit("avoid") |
  cueBit("rule") |
  cueBit("wish");

const NOTE = cueBit("note");

/** Begins as a statement of what was done, or is to hold, does: "Chose SQLite", "User prefers", "Note: the build …". */
export function opensStatement(text: string): boolean {
  const opening = cuesAtStart(text);
  if ((opening & NOTE) !== 0 && /^[^:：]{1,20}[:：]\s?\S/.test(text)) return true;
  return (opening & STATED) !== 0 || opensActionReport(text) || opensLasting(text);
}

/** The rows of a paragraph, to tell one that was broken from lines of their own. */
export class Rows {
  #width = 0;
  #widest = 0;
  #ended = false;
  /** One line of this run of rows was seen to be one of its own: none of them is broken. */
  #apart = false;

  clone(): Rows {
    const copy = new Rows();
    copy.#width = this.#width;
    copy.#widest = this.#widest;
    copy.#ended = this.#ended;
    copy.#apart = this.#apart;
    return copy;
  }

  /** @param goesOn it stands directly below the row before. */
  push({ indent, text }: { indent: number; text: string }, goesOn: boolean): void {
    if (!goesOn) {
      this.#widest = 0;
      this.#apart = false;
    }
    this.#width = indent + textWidth(text, WIDE);
    this.#widest = Math.max(this.#widest, this.#width);
    this.#ended = /[.!?。！？]["'”」)*`]{0,3}$/.test(text.slice(-4));
  }

  /** Whether a line below these rows is one of its own: it begins as a statement does, or its first word would have had room. */
  parts(text: string): boolean {
    const isOwn = this.#isOwn(text);
    this.#apart ||= isOwn;
    return isOwn;
  }

  #isOwn(text: string): boolean {
    if (!BEGINS.test(text)) return this.#ended && this.#width < NARROW;
    if (this.#apart || opensStatement(text)) return true;
    // Without capitals only the words tell.
    return CAPITAL.test(text) && !hadNoRoom(this.#width, text, Math.max(NARROW, this.#widest));
  }
}

const BEGINS = /^[*_`]{0,3}[\p{Lu}\p{Lo}\p{Nd}]/u;
const CAPITAL = /^[*_`]{0,3}\p{Lu}/u;
