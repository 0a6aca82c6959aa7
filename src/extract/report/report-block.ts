import { beginsSmall, hadNoRoom, opensStatement } from "../lines/own-line.js";
import { textWidth } from "../terminal/char-width.js";
import { glue, joinLines } from "../terminal/join-lines.js";
import type { ClosingReport, RememberedFact, ReportField } from "./closing-report.js";
import { isPlaceholder, itemsOf, type RawEntry, rememberedOf, summaryOf } from "./entries.js";
import type { Label } from "./report-line.js";

/** A line after which the next word would have fitted is not broken off but ended. */
const BROKEN_AT = 75;
/** Nobody breaks lines as early as this. */
const ENDED_AT = 45;

// More than any list keeps; what stands under a label must not grow with the output.
const MAX_ENTRIES = 50;
const MAX_TEXT = 4000;

interface Entry extends RawEntry {
  indent: number;
  /** Columns of its last line, to tell a broken line from an ended one. */
  width: number;
  /** Its last line: taking the end of a text that is being joined would copy the text. */
  tail: string;
  /** What its text was found to say, until more is joined: a report is read at every look, and grows at its end alone. */
  told?: Told | undefined;
}

interface Told {
  isCode: boolean;
  isPlaceholder: boolean;
}

/** A run of labels with what stands under each. */
export class ReportBlock {
  readonly fields = new Map<ReportField, Entry[]>();
  current: ReportField | undefined;
  columns: (ReportField | undefined)[] | undefined;
  blank = false;
  /** Lines since the last label that belong to no field. */
  foreign = 0;
  end: number;
  #between = 0;
  #titles = 0;
  #sections = false;
  #plain = 0;
  #alone = "";

  /**
   * @param shown it stands there as an example, or as another's words.
   * @param doubted it may be what a call printed.
   */
  constructor(
    readonly start: number,
    readonly shown = false,
    readonly doubted = false,
  ) {
    this.end = start;
  }

  /** A copy that lines may be added to without changing this one. It is made to be read, with what is found out here once. */
  clone(): ReportBlock {
    if (this.#mayBeEnough()) for (const entries of this.fields.values()) for (const entry of entries) toldIn(entry);
    const copy = new ReportBlock(this.start, this.shown, this.doubted);
    for (const [field, entries] of this.fields) {
      copy.fields.set(
        field,
        entries.map((entry) => ({ ...entry })),
      );
    }
    const { current, columns, blank, foreign, end } = this;
    Object.assign(copy, { current, columns, blank, foreign, end });
    copy.#between = this.#between;
    copy.#titles = this.#titles;
    copy.#sections = this.#sections;
    copy.#plain = this.#plain;
    copy.#alone = this.#alone;
    return copy;
  }

  /** Whether this label goes on with what is there, instead of beginning the report again. */
  takes(label: Label): boolean {
    return !this.fields.has(label.field) || (this.current === label.field && label.field !== "summary");
  }

  label(label: Label, dressed: boolean, at: number): void {
    this.#between += this.foreign;
    this.foreign = 0;
    this.current = label.field;
    this.#sections = label.form === "title";
    if (label.form === "title") this.#titles++;
    if (!dressed && !label.capitals) this.#plain++;
    if (label.capitals) this.#alone = label.field;
    this.blank = false;
    this.end = at;
    if (!this.fields.has(label.field)) this.fields.set(label.field, []);
  }

  /** Text behind a label or under it; `inline` text may hold several items. */
  add(text: string, at: number, { inline = false, indent = 0, width = 0, field = this.current } = {}): void {
    if (field !== undefined && text !== "") this.#put(field, text, at, inline, indent, width);
  }

  #put(field: ReportField, text: string, at: number, inline: boolean, indent: number, width: number): void {
    const list = this.fields.get(field) ?? [];
    if (list.length >= MAX_ENTRIES) return;
    list.push({ text, inline, indent, width, tail: text });
    this.fields.set(field, list);
    this.blank = false;
    this.end = at;
  }

  /** A list item under a label; further in than the first it goes on with the one above. */
  item(text: string, indent: number, at: number): void {
    const list = this.#entries();
    const first = list.find((entry) => !entry.inline);
    const last = list.at(-1);
    if (first !== undefined && last !== undefined && indent > first.indent + 1) this.#extend(last, text, 0, at);
    else this.add(text, at, { indent });
  }

  /** A line without a mark: the rest of a broken one, a paragraph of a section, or the end of the field. */
  text(text: string, indent: number, at: number): void {
    const last = this.#entries().at(-1);
    // A section may have several paragraphs, but one below its list is about something else.
    const apart = this.blank && last !== undefined && !(this.#sections && last.inline);
    if (this.current === undefined || apart) {
      this.#leave();
      return;
    }
    const width = indent + textWidth(text, BROKEN_AT);
    if (last === undefined || (this.blank && this.current !== "summary")) {
      this.#put(this.current, text, at, true, indent, width);
    } else if (!this.blank) {
      const goesOn = indent > last.indent + 1 || isBroken(last, text);
      if (goesOn || (this.current === "summary" && (this.#sections || !isEnded(last, text))))
        this.#extend(last, text, width, at);
      else if (this.current === "summary") this.#leave();
      else this.#put(this.current, text, at, true, indent, width);
    }
  }

  /** The rest of a table cell. */
  cell(text: string, at: number): void {
    const last = this.#entries().at(-1);
    if (last !== undefined) this.#extend(last, text, 0, at);
  }

  /** A heading or label that is none of ours. */
  interrupt(): void {
    this.#leave();
  }

  #leave(): void {
    this.current = undefined;
    this.foreign++;
  }

  #entries(): Entry[] {
    return (this.current && this.fields.get(this.current)) ?? [];
  }

  #extend(entry: Entry, text: string, width: number, at: number): void {
    if (entry.text.length < MAX_TEXT) {
      const settled = entry.tail !== "" && entry.tail.trimEnd() === entry.tail && text.trimStart() === text;
      entry.text = settled ? entry.text + glue(entry.tail, text) + text : joinLines(entry.text, text);
      entry.tail = text;
      entry.told = undefined;
    }
    entry.width = width;
    this.blank = false;
    this.end = at;
  }

  /** The report, or null when this is an echo of the instructions, code, or too little to be one. */
  read(): ClosingReport | null {
    if (!this.#mayBeEnough()) return null;
    const report: ClosingReport = { given: [], start: this.start, end: this.end };
    for (const [field, entries] of this.fields) {
      if (entries.some((entry) => toldIn(entry).isCode)) return null;
      const told = entries.filter((entry) => !toldIn(entry).isPlaceholder);
      const echoed =
        told.length === 0 || (entries.length > 1 && isPlaceholder(entries.map(({ text }) => text).join(" ")));
      if (echoed && entries.length > 0) continue;
      setField(report, field, told);
    }
    return this.#isEnough(report) ? report : null;
  }

  /** Told by the labels alone: a lone `Decision:` in running text is common, and reading what follows it is dear. */
  #mayBeEnough(): boolean {
    if (this.fields.size >= 3) return true;
    if (this.fields.size === 2 && this.#titles === 0 && (this.#plain === 0 || this.#between === 0)) return true;
    return this.fields.has("remember") || (this.fields.has("summary") && this.#alone === "summary");
  }

  #isEnough({ given, summary, remember }: ClosingReport): boolean {
    if (given.length >= 3) return true;
    if (given.length === 2) return this.#titles === 0 && (this.#plain === 0 || this.#between === 0);
    // Alone only the line that the documents name counts, and their list of candidates, whose categories are unmistakable.
    if (summary !== undefined) return this.#alone === "summary" && isSentence(summary);
    return remember !== undefined && remember.length > 0 && remember.every((fact) => fact.category !== undefined);
  }
}

function toldIn(entry: Entry): Told {
  const { text } = entry;
  entry.told ??= { isCode: /["'`\])}],$|[{[(]$/.test(text), isPlaceholder: isPlaceholder(text) };
  return entry.told;
}

export function setField(report: ClosingReport, field: ReportField, entries: readonly RawEntry[]): void {
  if (field === "summary") {
    const summary = summaryOf(entries);
    if (summary !== "") report.summary = summary;
  } else if (field === "remember") {
    const facts: RememberedFact[] = rememberedOf(entries);
    report.remember = facts;
  } else {
    report[field] = itemsOf(entries);
  }
  report.given.push(field);
}

function isBroken(last: Entry, text: string): boolean {
  return beginsSmall(text) || (hadNoRoom(last.width, text, BROKEN_AT) && !opensStatement(text));
}

/** A statement behind its label, on a row with room left: what stands below is about something else. */
function isEnded({ inline, tail, width }: Entry, text: string): boolean {
  return inline && (width < ENDED_AT || opensStatement(text) || /[.!?。！？]["'”」)*`]{0,3}$/.test(tail));
}

/** Sanitizers and test runners print a `SUMMARY:` too: a name and a colon, or counts. */
function isSentence(text: string): boolean {
  return (
    !/^[\w.-]{1,60}:|^\d/.test(text) &&
    /\p{L}[^\p{L}]{1,20}\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u.test(text)
  );
}
