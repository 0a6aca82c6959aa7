import { type Reply, replyOf } from "./fields/corrected.js";
import type { Line } from "./lines/line.js";

/** Answers that are kept, the latest. */
const KEPT = 20;
/** Nothing longer corrects anything. */
const LONGEST = 1000;
/** Terminals indent what the agent says below its mark, quotations too. */
const MARGIN = 2;

/**
 * Lines that the user typed, as a terminal shows them. `>` quotes as well, and programs remark things behind it: it is the user's only at
 * the margin of an output in which the agent's words bear a mark.
 */
export class TypedLines {
  #kept: readonly { text: string; seq: number }[] = [];
  #marked = false;
  /** The row before was typed: the next one may go on with it, without a sign. */
  #goesOn = false;

  constructor(from?: TypedLines) {
    if (!from) return;
    this.#kept = from.#kept;
    this.#marked = from.#marked;
    this.#goesOn = from.#goesOn;
  }

  /** @param seq number of the block that begins next. */
  line(line: Line, seq: number): void {
    this.#marked ||= line.speaker === true;
    this.#goesOn = line.kind === "quote" && this.#isTyped(line);
    if (!this.#goesOn) return;
    const text = line.text.replace(/^> ?/, "");
    const before = this.#kept.at(-1);
    const goesOn = before?.seq === seq;
    const said = goesOn ? `${before.text} ${text}`.slice(0, LONGEST) : text;
    this.#kept = [...this.#kept.slice(goesOn ? 0 : 1 - KEPT, goesOn ? -1 : undefined), { text: said, seq }];
  }

  /** What was answered, as far as the output shows it. */
  get replies(): Reply[] {
    return this.#kept.flatMap(({ text, seq }) => replyOf(text, { seq }));
  }

  #isTyped({ typed, indent, text }: Line): boolean {
    if (typed) return true;
    return text.startsWith(">") ? this.#marked && indent < MARGIN : this.#goesOn;
  }
}
