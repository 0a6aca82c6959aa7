import { isAnothersBelow } from "../fields/others-words.js";
import type { Line } from "../lines/line.js";
import { goesOn, isOtherLabel } from "./after-report.js";
import type { ClosingReport, ReportField } from "./closing-report.js";
import { beginsDiff, goesOnWithDiff, mayBeFence, mayBeResult } from "./first-sign.js";
import { JsonReport } from "./json-report.js";
import { mayBeginLabel } from "./label-table.js";
import { Origin } from "./origin.js";
import { plainIndent } from "./plain-line.js";
import { ReportBlock } from "./report-block.js";
import { type Label, mayMatter, type ReportLine, readLabel, readReportLine, rowText } from "./report-line.js";

/** Foreign lines that may stand inside a report before it counts as ended. */
const MAX_FOREIGN = 3;
const MAX_INDENT = 8;
/** Fields of a report in a fence that was left open. */
const LEAST_CUT = 3;
const FENCE = /^[\s>]{0,20}(`{3,12}|~{3,12})\s{0,3}(\w{0,20})/;
/** Fences in which prose may stand. */
const PROSE = /^(?:te?xt|plaintext|md|markdown|json|report|summary)?$/i;
const INLINE_LABEL = / (?=(?:SUMMARY|DECISIONS|UNFINISHED|NEXT|REMEMBER): )/;
const BOLD_TITLE = /^(?:\*\*|__)[^*_]{2,80}(?:\*\*|__):?$/;

/**
 * Finds the closing report among the lines of an output and reads it, in whatever dress it comes: plain, Markdown headings,
 * bold labels, lists, tables, JSON, a fence, a quote, broken at the terminal's width, in any of the languages. The last one
 * counts. An echo of the instructions, code, diffs and quoted runs are no report, nor is what another source says (`Origin`). One in a
 * quote, or behind the output of a call that reads texts, is the agent's own only as long as nothing else follows it.
 *
 * Lines may come one by one; those that cannot belong to a report cost next to nothing, and nothing of them is kept.
 */
export class ReportReader {
  #at = 0;
  #work = 0;
  #block: ReportBlock | undefined;
  #json: JsonReport | undefined;
  #jsonFrom = 0;
  #last: ClosingReport | null = null;
  /** In a quote or behind a text that was read: it stands until the agent goes on. */
  #doubted: ClosingReport | null = null;
  #fence: string | undefined;
  #quoted = false;
  /** Inside a fence or quote: nothing but a report has stood there, which is how a dress differs from a quotation. */
  #pure = true;
  #skip: "" | "diff" | "result" = "";
  #origin = new Origin();

  /** @param line what the line is, as far as that is known. */
  push(raw: string, line?: Line): void {
    const fenced = this.#fence !== undefined;
    if (!fenced) this.#origin.enter(raw, line);
    this.#feed(raw, this.#at++);
    if (this.#fence !== undefined) return;
    if (fenced) this.#origin.leaveFence();
    else this.#origin.leave(raw, this.#quoted);
    if (this.#doubted !== null && !this.#quoted && goesOn(raw, line)) this.#doubted = null;
  }

  /** A copy that lines may be pushed to without changing this one. */
  clone(): ReportReader {
    const copy = new ReportReader();
    copy.#at = this.#at;
    copy.#work = this.#work;
    copy.#block = this.#block?.clone();
    copy.#json = this.#json?.clone();
    copy.#jsonFrom = this.#jsonFrom;
    copy.#last = this.#last;
    copy.#fence = this.#fence;
    copy.#quoted = this.#quoted;
    copy.#pure = this.#pure;
    copy.#skip = this.#skip;
    copy.#doubted = this.#doubted;
    copy.#origin = this.#origin.clone();
    return copy;
  }

  /** The report as it would be if nothing followed; changes nothing. */
  read(): ClosingReport | null {
    return this.#read() ?? this.#cutOpen() ?? this.#doubted ?? this.#last;
  }

  /** How many lines were looked at, those looked at again included. */
  work(): number {
    return this.#work;
  }

  #feed(raw: string, at: number): void {
    this.#work++;
    if (this.#json !== undefined) this.#feedJson(this.#json, raw, at);
    else if (this.#skip === "diff" && goesOnWithDiff(raw) && !mayBeFence(raw) && !mayBeResult(raw)) return;
    else if (this.#block !== undefined && this.#skip === "" && !this.#quoted) {
      if (!this.#readPlain(this.#block, raw, at)) this.#readLine(raw, at);
    } else if (this.#block !== undefined || this.#skip !== "" || this.#quoted || mayMatter(raw))
      this.#readLine(raw, at);
    else if (this.#pure && this.#fence !== undefined && raw.trim() !== "") this.#pure = false;
  }

  #feedJson(json: JsonReport, raw: string, at: number): void {
    const report = json.push(raw);
    if (report === undefined) return;
    this.#json = undefined;
    if (report !== null) {
      this.#close();
      if (!json.shown && (this.#pure || !this.#contained())) this.#keep(report, this.#quoted);
      return;
    }
    // What was no report may still be text, but objects that nobody closes are not looked through from each of their lines.
    this.#jsonFrom = json.start + Math.max(1, json.lines.length / 8);
    for (const [i, line] of json.lines.entries()) this.#feed(line, at - json.lines.length + 1 + i);
  }

  /** The common line below a label, which is no more than text: false when it may be something else. */
  #readPlain(block: ReportBlock, raw: string, at: number): boolean {
    if (raw === "") {
      block.blank = true;
      return true;
    }
    const indent = plainIndent(raw);
    if (indent < 0 || raw.includes(": ")) return false;
    const text = (indent === 0 ? raw : raw.slice(indent)).trimEnd();
    if (mayBeginLabel(text)) return false;
    if (indent > MAX_INDENT && this.#fence === undefined && block.current === undefined) return true;
    if (isOtherLabel(text)) block.interrupt();
    else block.text(text, indent, at);
    if (block.foreign > this.#foreignIn(block)) this.#close();
    return true;
  }

  #readLine(raw: string, at: number): void {
    if (this.#readFence(raw) || this.#skips(raw)) return;
    const line = readReportLine(raw);
    if (line.quoted !== this.#quoted) this.#enter(line.quoted);
    if (line.text === "") {
      if (this.#block) this.#block.blank = true;
    } else if (line.text.startsWith("{") && at >= this.#jsonFrom) {
      this.#json = new JsonReport(at, this.#origin.isAnothers());
      this.#feedJson(this.#json, raw, at);
    } else {
      const parts = this.#parts(line);
      if (parts.length === 1) this.#take(line, at);
      else
        for (const [i, text] of parts.entries())
          this.#take(i === 0 ? { ...line, text } : { ...line, text, mark: "none" }, at);
    }
  }

  /** Renderers run the lines of a plain report together: then its labels stand inside of a line. */
  #parts({ mark, text }: ReportLine): string[] {
    if (mark === "row" || !text.includes(": ")) return [text];
    const begun = this.#block?.current !== undefined || readLabel(text, false) !== undefined;
    const parts = begun ? text.split(INLINE_LABEL) : [text];
    return parts.length > 1 && parts.slice(0, -1).some(isAnothersBelow) ? [text] : parts;
  }

  #readFence(raw: string): boolean {
    const [, mark = "", language = ""] = (mayBeFence(raw) && FENCE.exec(raw.slice(0, 80))) || [];
    if (this.#fence === undefined) {
      if (mark === "") return false;
      this.#enter(false);
      this.#fence = mark;
      // A report that is shown as an example is nobody's.
      const anothers = this.#origin.enterFence();
      this.#pure = PROSE.test(language) && !anothers;
      return true;
    }
    if (mark.startsWith(this.#fence) && language === "") {
      this.#enter(false);
      this.#fence = undefined;
      return true;
    }
    return false;
  }

  /** Lines of a diff, and what a tool returned below its `⎿`. */
  #skips(raw: string): boolean {
    if (this.#skip === "diff" && !goesOnWithDiff(raw)) this.#skip = "";
    if (this.#skip === "result" && !/^\s{4}|^\s*$/.test(raw)) this.#skip = "";
    if (beginsDiff(raw)) this.#skip = "diff";
    else if (mayBeResult(raw) && /^\s{0,8}⎿/.test(raw)) this.#skip = "result";
    return this.#skip !== "";
  }

  /** Another fence or quote begins, or ends. */
  #enter(quoted: boolean): void {
    this.#close();
    this.#quoted = quoted;
    this.#pure = true;
  }

  #close(): void {
    const report = this.#read();
    if (report !== null) this.#keep(report, this.#isInDoubt());
    if (this.#block !== undefined && this.#block.foreign > 0) this.#pure = false;
    this.#block = undefined;
  }

  #keep(report: ClosingReport, doubted: boolean): void {
    this.#doubted = doubted ? report : null;
    if (!doubted) this.#last = report;
  }

  #isInDoubt(): boolean {
    return this.#quoted || this.#block?.doubted === true;
  }

  #read(): ClosingReport | null {
    const block = this.#block;
    const whole = !this.#contained() || (this.#pure && block?.foreign === 0);
    return block !== undefined && whole && !block.shown ? block.read() : null;
  }

  /** Outputs are cut, and leave fences open that were closed: a whole report at the very end of one is the agent's own. */
  #cutOpen(): ClosingReport | null {
    const block = this.#fence === undefined || this.#block?.shown ? undefined : this.#block;
    // Told by the labels alone: a block with fewer of them need not be read at every look.
    const report = block !== undefined && block.fields.size >= LEAST_CUT ? block.read() : null;
    return report !== null && report.given.length >= LEAST_CUT ? report : null;
  }

  #contained(): boolean {
    return this.#fence !== undefined || this.#quoted;
  }

  #take(line: ReportLine, at: number): void {
    if (line.indent > MAX_INDENT && this.#fence === undefined && this.#block?.current === undefined) return;
    if (line.mark === "row") this.#takeRow(line, at);
    else if (!this.#takeLabel(line, line.text, line.mark === "heading", at)) this.#takeText(line, at);
    if (this.#block === undefined) this.#pure = false;
    else if (this.#block.foreign > this.#foreignIn(this.#block)) this.#close();
  }

  #takeLabel(line: ReportLine, text: string, dressed: boolean, at: number): boolean {
    const label = readLabel(text, dressed) ?? this.#labelBelow(text);
    if (label === undefined) return false;
    if (this.#block !== undefined && !this.#block.takes(label)) this.#close();
    this.#block ??= new ReportBlock(at, this.#origin.isAnothers(), this.#origin.isInDoubt());
    this.#block.label(label, dressed || line.mark !== "none" || /^[*_]{2}/.test(text), at);
    this.#block.add(label.rest, at, { inline: true, indent: line.indent, width: line.indent + text.length });
    return true;
  }

  /** In small letters it is one straight below another: "SUMMARY: …", "remaining: …". */
  #labelBelow(text: string): Label | undefined {
    if (this.#block?.current === undefined || this.#block.blank) return undefined;
    const label = readLabel(text, true);
    return label?.form === "colon" ? label : undefined;
  }

  /** Another's report ends where the agent speaks again. */
  #foreignIn({ shown, doubted }: ReportBlock): number {
    return (shown || doubted) && !this.#contained() ? 0 : MAX_FOREIGN;
  }

  #takeText(line: ReportLine, at: number): void {
    const block = this.#block;
    if (block === undefined) return;
    if (line.mark === "heading" || isOtherLabel(line.text) || BOLD_TITLE.test(line.text)) block.interrupt();
    else if (line.mark === "item" && block.current !== undefined) block.item(line.text, line.indent, at);
    else block.text(line.text, line.indent, at);
  }

  #takeRow({ cells, ...line }: ReportLine, at: number): void {
    if (cells.every((cell) => /^:?-{1,200}:?$/.test(cell) || cell === "")) return;
    const block = this.#block;
    const columns = cells.map((cell) => readLabel(cell, true)?.field);
    if (columns.filter((field) => field !== undefined).length >= 2) {
      this.#takeHeader(columns, at);
    } else if (block?.columns !== undefined) {
      for (const [i, text] of cells.entries()) this.#takeCell(block, block.columns[i], text, at);
    } else if (cells[0] === "") {
      block?.cell(cells.slice(1).join(" "), at);
    } else if (!this.#takeLabel({ ...line, cells }, rowText(cells), true, at)) {
      block?.interrupt();
    }
  }

  #takeHeader(columns: (ReportField | undefined)[], at: number): void {
    this.#close();
    this.#block = new ReportBlock(at, this.#origin.isAnothers(), this.#origin.isInDoubt());
    this.#block.columns = columns;
    for (const field of columns) {
      if (field !== undefined) this.#block.label({ field, rest: "", form: "colon", capitals: false }, true, at);
    }
  }

  #takeCell(block: ReportBlock, field: ReportField | undefined, text: string, at: number): void {
    if (field !== undefined) block.add(text, at, { inline: true, field });
  }
}
