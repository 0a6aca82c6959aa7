import { isAnothersBelow } from "../fields/others-words.js";
import { endsColon } from "../lines/ends.js";
import type { Line } from "../lines/line.js";
import { isCodeSpan } from "../lines/line-shapes.js";
import { isExample } from "./data/examples.js";

/**
 * Whose words a report's lines are, told by what stands before them: a line that hands the word to another source, or a call whose
 * output they stand in.
 */
export class Origin {
  /** The last line outside of fences and quotes that held something. */
  #before = "";
  /** A line that announces what stands below it; it speaks of its own paragraph, and of the next one where it ends its own. */
  #intro = "";
  #introEnds = false;
  #gap = false;
  #line: Line | undefined;

  clone(): Origin {
    const copy = new Origin();
    copy.#before = this.#before;
    copy.#intro = this.#intro;
    copy.#introEnds = this.#introEnds;
    copy.#gap = this.#gap;
    copy.#line = this.#line;
    return copy;
  }

  /** Before a line outside of fences is read. */
  enter(raw: string, line: Line | undefined): void {
    if (isBlank(raw)) return;
    this.#line = line;
    if (this.#gap) {
      if (!this.#introEnds) this.#intro = "";
      this.#introEnds = false;
    }
  }

  /** After it was read. */
  leave(raw: string, quoted: boolean): void {
    this.#gap = isBlank(raw);
    if (this.#gap || quoted) return;
    this.#before = raw;
    if (endsColon(raw)) this.#intro = raw;
    this.#introEnds = this.#intro === raw;
  }

  /** A fence was closed: what announced it is no line above what follows. */
  leaveFence(): void {
    this.#intro = "";
    this.#before = "";
    this.#gap = false;
  }

  /** The lines that begin here are another's, or an example. */
  isAnothers(): boolean {
    return this.#isPrinted() || (this.#intro !== "" && isAnothersBelow(this.#intro));
  }

  /** A fence begins here: whether it holds another's words, an example, or what the command above it printed. */
  enterFence(): boolean {
    const printed = this.#isPrinted() && (!this.#gap || isCodeSpan(this.#before.trim()));
    // What stands in it is no line of an output by itself.
    if (!this.isInDoubt()) this.#line = undefined;
    return printed || isExample(this.#before) || this.isAnothers();
  }

  /** The lines that begin here may be what a call printed, or the agent's. */
  isInDoubt(): boolean {
    return this.#line?.doubted === true;
  }

  #isPrinted(): boolean {
    const { kind, doubted } = this.#line ?? {};
    return (kind === "result" || kind === "dump") && doubted !== true;
  }
}

function isBlank(raw: string): boolean {
  return raw === "" || raw.trim() === "";
}
