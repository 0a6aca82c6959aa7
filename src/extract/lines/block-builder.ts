import { isActionReport } from "../action-report.js";
import { scanHeading } from "../cue-scanner.js";
import { listTitle } from "../fields/list-title.js";
import { isLabelled, saysNothing } from "../report/report-line.js";
import { runsOn } from "../terminal/join-lines.js";
import type { Block, BlockKind } from "./block.js";
import { isSymbol } from "./chars.js";
import { endsColon, isQuestion } from "./ends.js";
import type { Line } from "./line.js";
import { opensStatement, Rows } from "./own-line.js";

/** Longest text a block keeps. Nothing longer is quoted, and joined lines must not grow without bound. */
const BLOCK_CAP = 2000;
/** "Fixed issues": a title that begins as a statement does has no more words. */
const TITLE_WORDS = 3;

interface State {
  open: Block | undefined;
  /** A line that is a title if something stands below it, and a sentence if nothing does; or a question. */
  held: Block | undefined;
  seq: number;
  message: number;
  heading: string;
  /** Columns before the title, where it is a line of text; -1 for a heading in Markdown. */
  titleIndent: number;
  label: string;
  /** An item stood below the title. */
  listed: boolean;
  /** Of the last block. */
  kind: BlockKind;
  list: number;
  inList: boolean;
  /** Something that is not the assistant's prose came since the last block. */
  parted: boolean;
  blank: boolean;
  fenced: boolean;
  wrapped: boolean;
  /** The open block's last character: reading it off a text that is being joined would copy the text. */
  last: number;
  rows: Rows;
}

/** Joins classified lines into blocks and hands each finished one on. */
export class BlockBuilder {
  #s: State = {
    open: undefined,
    held: undefined,
    seq: 0,
    message: 0,
    heading: "",
    titleIndent: -1,
    label: "",
    listed: false,
    kind: "prose",
    list: 0,
    inList: false,
    parted: true,
    blank: true,
    fenced: false,
    wrapped: false,
    last: 0,
    rows: new Rows(),
  };

  constructor(private readonly take: (block: Block) => void) {}

  /** A copy whose further blocks go elsewhere, for a look at the open end. */
  clone(take: (block: Block) => void): BlockBuilder {
    const copy = new BlockBuilder(take);
    const { open, held, rows } = this.#s;
    copy.#s = { ...this.#s, open: open && { ...open }, held: held && { ...held }, rows: rows.clone() };
    return copy;
  }

  /** Number of the block that begins next. */
  get next(): number {
    return this.#s.seq;
  }

  push(line: Line): void {
    const s = this.#s;
    if (line.speaker) {
      this.end();
      s.parted = true;
    }
    const kind = isEmpty(line) ? "blank" : line.kind;
    switch (kind) {
      case "blank":
        this.flush();
        s.blank = true;
        return;
      case "prose":
        if (line.text !== "") this.#prose(line);
        break;
      case "heading":
      case "bullet":
      case "numbered":
      case "check":
      case "table":
        this.#start(kind, line);
        break;
      case "tool":
      case "result":
        if (line.answered) s.open = undefined;
        if (line.menu) this.#dropQuestion();
        this.end();
        s.parted = true;
        break;
      default:
        this.flush();
        s.fenced = true;
    }
    s.blank = false;
  }

  /** Another message begins. */
  part(): void {
    this.end();
    this.#s.parted = true;
    this.#s.blank = true;
  }

  /** Nothing more belongs to what was read so far. */
  end(): void {
    this.flush();
    this.#release();
  }

  /** Ends the open block. */
  flush(): void {
    const block = this.#s.open;
    if (!block) return;
    this.#s.open = undefined;
    this.#finish(block);
  }

  /** The question above a menu is the program's. */
  #dropQuestion(): void {
    const s = this.#s;
    if (s.open && isQuestion(s.open.text)) s.open = undefined;
    if (s.held && isQuestion(s.held.text)) s.held = undefined;
  }

  #prose(line: Line): void {
    const open = this.#s.open;
    if (open && open.kind !== "heading" && open.kind !== "table" && this.#joins(open, line) && !isLabelled(line.text)) {
      if (open.text.length < BLOCK_CAP) {
        open.text = join(open.text, this.#s.last, line.text);
        this.#s.last = line.text.charCodeAt(line.text.length - 1);
      }
      this.#s.wrapped = true;
      this.#s.rows.push(line, true);
      return;
    }
    this.#start("prose", line);
  }

  #joins(open: Block, line: Line): boolean {
    if (open.kind !== "prose") return joins(open, line);
    const isTitled = !this.#s.wrapped && listTitle(open.text) !== undefined;
    if (isTitled || listTitle(line.text) !== undefined) return false;
    return joins(open, line) && !this.#s.rows.parts(line.text);
  }

  #start(kind: BlockKind, line: Line): void {
    const s = this.#s;
    const before = s.open;
    // A line straight above a list introduces it, whether or not it ends in a colon.
    if (before?.kind === "prose" && kind !== "prose" && kind !== "table") s.label = before.text.slice(0, 160);
    s.rows.push(line, before?.kind === "prose" && kind === "prose");
    this.flush();
    this.#release(kind);
    if (s.parted) {
      s.message++;
      s.parted = false;
      s.heading = "";
      s.label = "";
      s.listed = false;
    }
    if (kind === "prose" && s.blank) {
      if (line.indent < 2) s.label = "";
      // A title that only type sets off heads its list; what follows the list speaks of the whole again.
      if (s.titleIndent >= line.indent && isItem(s.kind)) s.heading = "";
    }
    s.listed ||= isItem(kind);
    s.kind = kind;
    if (kind === "check" && !s.inList) s.list++;
    s.inList = kind === "check";
    s.wrapped = false;
    s.last = line.text.charCodeAt(line.text.length - 1);
    s.open = {
      kind,
      text: line.text,
      indent: line.indent,
      seq: s.seq++,
      message: s.message,
      heading: s.heading,
      label: kind === "heading" || (kind === "prose" && s.blank) ? "" : s.label,
      listed: s.listed,
      fenced: s.fenced,
      check: line.check,
      list: s.list,
    };
    s.fenced = false;
  }

  #finish(block: Block): void {
    const s = this.#s;
    if (block.kind === "prose" && !s.wrapped && isTitle(block.text)) {
      s.held = block;
      return;
    }
    // A menu below it would show that nobody but a program asks.
    if (block.kind === "prose" && isQuestion(block.text)) {
      s.label = "";
      s.held = block;
      return;
    }
    if (block.kind === "heading") this.#title(block);
    else if (block.kind === "prose" && block.label === "")
      s.label = endsColon(block.text) ? block.text.slice(-160) : "";
    this.take(block);
  }

  /** @param below what follows the held line, if anything does. */
  #release(below?: BlockKind): void {
    const block = this.#s.held;
    if (!block) return;
    this.#s.held = undefined;
    if (below !== undefined && !isQuestion(block.text) && this.#heads(block.text, below)) {
      block.kind = "heading";
      this.#title(block, block.indent);
      if (!this.#s.blank) this.#s.label = block.text.slice(0, 160);
    }
    this.take(block);
  }

  /** A list may have any title; above prose a line that says what was done or what holds is a statement like those below it. */
  #heads(text: string, below: BlockKind): boolean {
    if (below !== "prose" || listTitle(text) !== undefined) return true;
    const words = text.split(" ").length;
    return this.#s.blank
      ? words <= TITLE_WORDS || !(opensStatement(text) || isActionReport(text))
      : words <= TITLE_WORDS && scanHeading(text) !== 0;
  }

  #title(block: Block, titleIndent = -1): void {
    block.text = bare(block.text);
    this.#s.heading = block.text.slice(0, 120);
    this.#s.titleIndent = titleIndent;
    this.#s.label = "";
    this.#s.listed = false;
  }
}

function isItem(kind: BlockKind): boolean {
  return kind === "bullet" || kind === "numbered" || kind === "check";
}

/** "COMMITS: none" tells nothing that anything could be made of. */
function isEmpty({ kind, text }: Line): boolean {
  return (kind === "prose" || kind === "bullet" || kind === "numbered") && saysNothing(text);
}

function bare(text: string): string {
  return text.replace(/^[*_#\s]{1,20}/, "").replace(/[*_:：\s]{1,20}$/, "");
}

/** A whole line in bold, or a short line without a sentence's end: a title in all but name. */
function isTitle(text: string): boolean {
  if (/^\*\*[^*]{2,80}\*\*[:：]?$/.test(text)) return true;
  return (
    text.length <= 60 &&
    !/[.,;!?。、！？…:：)`]$/.test(text) &&
    /^[\p{Lu}\p{Lo}\p{So}\d【「§#]/u.test(text) &&
    text.split(" ").length <= 8 &&
    /[\p{L}]{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
  );
}

function joins(open: Block, line: Line): boolean {
  // Marks and pictographs stand before items of a list that has no bullets: "✅ tests pass", "→ deploy".
  if (isSymbol(line.text.charCodeAt(0))) return false;
  if (open.kind === "prose" && line.indent > open.indent + 6) return false;
  // Under a list item only an indented line goes on with it, unless the item filled its row.
  return open.kind === "prose" || line.indent > open.indent || open.text.length > 60;
}

function join(head: string, last: number, tail: string): string {
  return runsOn(last, tail.charCodeAt(0)) ? head + tail : `${head} ${tail}`;
}
