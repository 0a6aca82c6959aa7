import type { ClosingReport, ReportField } from "./closing-report.js";
import { readJsonReport } from "./json-report.js";
import { ReportBlock } from "./report-block.js";
import { type ReportLine, readLabel, readReportLine } from "./report-line.js";

/** Foreign lines that may stand inside a report before it counts as ended. */
const MAX_FOREIGN = 3;
const MAX_INDENT = 8;
const FENCE = /^[\s>]{0,20}(`{3,12}|~{3,12})\s{0,3}(\w{0,20})/;
/** Fences in which prose may stand. */
const PROSE = /^(?:te?xt|plaintext|md|markdown|json|report|summary)?$/i;
const DIFF = /^(?:diff --git |@@ -|--- a\/)/;
const INLINE_LABEL = / (?=(?:SUMMARY|DECISIONS|UNFINISHED|NEXT|REMEMBER): )/;
const OTHER_LABEL = /^[*_`]{0,2}[A-Z][A-Z _]{2,30}[*_`]{0,2}:/;
const BOLD_TITLE = /^(?:\*\*|__)[^*_]{2,80}(?:\*\*|__):?$/;

/**
 * Finds the closing report among the lines of an output and reads it, in whatever dress it comes: plain, Markdown headings,
 * bold labels, lists, tables, JSON, a fence, a quote, broken at the terminal's width, in any of the languages. The last one
 * counts. Null when there is none: an echo of the instructions, code, diffs and quoted runs are no report.
 */
export function parseReport(lines: readonly string[]): ClosingReport | null {
  const parser = new Parser();
  for (let at = 0; at < lines.length; at++) at = parser.read(lines, at);
  return parser.end();
}

class Parser {
  #block: ReportBlock | undefined;
  #last: ClosingReport | null = null;
  #fence: { mark: string; prose: boolean } | undefined;
  #quoted = false;
  /** Inside a fence or quote: nothing but a report has stood there, which is how a dress differs from a quotation. */
  #pure = true;
  #jsonFrom = 0;
  #skip: "" | "diff" | "result" = "";

  /** Reads the line at a place; gives the place of the last line it took. */
  read(lines: readonly string[], at: number): number {
    const raw = lines[at] ?? "";
    if (this.#readFence(raw) || this.#skips(raw)) return at;
    const line = readReportLine(raw);
    if (line.quoted !== this.#quoted) this.#enter(line.quoted);
    if (line.text === "") {
      if (this.#block) this.#block.blank = true;
      return at;
    }
    const json = this.#readJson(lines, line, at);
    if (json !== null) return json.end;
    for (const [i, text] of this.#parts(line).entries())
      this.#take(i === 0 ? { ...line, text } : { ...line, text, mark: "none" }, at);
    return at;
  }

  #readJson(lines: readonly string[], line: ReportLine, at: number): ClosingReport | null {
    if (at < this.#jsonFrom || !line.text.startsWith("{")) return null;
    const { report, read } = readJsonReport(lines, at);
    // Objects that nobody closes must not be looked through from each of their lines.
    if (report === null) this.#jsonFrom = at + read / 8;
    if (report === null) return null;
    this.#close();
    if (this.#pure || !this.#contained()) this.#last = report;
    return report;
  }

  /** Renderers run the lines of a plain report together: then its labels stand inside of a line. */
  #parts({ mark, text }: ReportLine): string[] {
    if (mark === "row") return [text];
    const parts = text.split(INLINE_LABEL);
    const begun = this.#block?.current !== undefined || parts.length > 3 || readLabel(text, false) !== undefined;
    return begun ? parts : [text];
  }

  end(): ClosingReport | null {
    this.#close();
    return this.#last;
  }

  #readFence(raw: string): boolean {
    const [, mark = "", language = ""] = FENCE.exec(raw.slice(0, 80)) ?? [];
    if (this.#fence === undefined) {
      if (mark === "") return false;
      this.#enter(false);
      this.#fence = { mark, prose: PROSE.test(language) };
      return true;
    }
    if (mark.startsWith(this.#fence.mark) && language === "") {
      this.#enter(false);
      this.#fence = undefined;
      return true;
    }
    return !this.#fence.prose;
  }

  /** Lines of a diff, and what a tool returned below its `⎿`. */
  #skips(raw: string): boolean {
    if (this.#skip === "diff" && !/^[ +\-@\\]|^(?:index|---|\+\+\+) /.test(raw)) this.#skip = "";
    if (this.#skip === "result" && !/^\s{4}/.test(raw)) this.#skip = "";
    if (DIFF.test(raw)) this.#skip = "diff";
    else if (/^\s{0,8}⎿/.test(raw)) this.#skip = "result";
    return this.#skip !== "";
  }

  /** Another fence or quote begins, or ends. */
  #enter(quoted: boolean): void {
    this.#close();
    this.#quoted = quoted;
    this.#pure = true;
  }

  #close(): void {
    const block = this.#block;
    this.#block = undefined;
    if (block === undefined) return;
    if (block.foreign > 0) this.#pure = false;
    if (this.#pure || !this.#contained()) this.#last = block.read() ?? this.#last;
  }

  #contained(): boolean {
    return this.#fence !== undefined || this.#quoted;
  }

  #take(line: ReportLine, at: number): void {
    if (line.indent > MAX_INDENT && this.#fence === undefined && this.#block?.current === undefined) return;
    if (line.mark === "row") this.#takeRow(line, at);
    else if (!this.#takeLabel(line, line.text, line.mark === "heading", at)) this.#takeText(line, at);
    if (this.#block === undefined) this.#pure = false;
    else if (this.#block.foreign > MAX_FOREIGN) this.#close();
  }

  #takeLabel(line: ReportLine, text: string, dressed: boolean, at: number): boolean {
    const label = readLabel(text, dressed);
    if (label === undefined) return false;
    if (this.#block !== undefined && !this.#block.takes(label)) this.#close();
    this.#block ??= new ReportBlock(at);
    this.#block.label(label, dressed || line.mark !== "none" || /^[*_]{2}/.test(text), at);
    this.#block.add(label.rest, at, { inline: true, indent: line.indent, width: line.indent + text.length });
    return true;
  }

  #takeText(line: ReportLine, at: number): void {
    const block = this.#block;
    if (block === undefined) return;
    if (line.mark === "heading" || OTHER_LABEL.test(line.text) || BOLD_TITLE.test(line.text)) block.interrupt();
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
    this.#block = new ReportBlock(at);
    this.#block.columns = columns;
    for (const field of columns) {
      if (field !== undefined) this.#block.label({ field, rest: "", form: "colon", capitals: false }, true, at);
    }
  }

  #takeCell(block: ReportBlock, field: ReportField | undefined, text: string, at: number): void {
    if (field !== undefined) block.add(text, at, { inline: true, field });
  }
}

/** A row as a labelled line; three columns name the category in the middle. */
function rowText(cells: readonly string[]): string {
  const [label = "", ...rest] = cells;
  const name = label.replace(/[:：*_`\s]{1,9}$/, "");
  const text = rest.length === 2 ? `[${rest[0]}] ${rest[1]}` : rest.join(" ");
  return `${name}: ${text.trim()}`;
}
