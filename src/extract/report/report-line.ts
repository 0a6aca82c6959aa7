import type { ReportField } from "./closing-report.js";
import { fieldOf, isLetter, mayBeginLabel, mayBeLabel, saysNone } from "./label-table.js";

/** How a line is dressed, and what is left of it without. */
export interface ReportLine {
  indent: number;
  quoted: boolean;
  mark: "none" | "item" | "heading" | "row";
  /** Of a table row. */
  cells: readonly string[];
  text: string;
}

export interface Label {
  field: ReportField;
  rest: string;
  /** `title`: the label stands alone, without a colon. */
  form: "colon" | "title";
  /** In capitals, as it was asked for. */
  capitals: boolean;
}

const NO_CELLS: readonly string[] = [];
const MAX_LINE = 4000;
/** Blanks and marks that may stand before a label. */
const MAX_MARKS = 40;
const MARKS = /^(?:\*{1,3}|_{1,3}|`)/;
const SPEAKER = /^[⏺●•✻] +/;
const ITEM = /^(?:[-*+•◦▪‣·–—] +|\d{1,3}[.)] +|\[[ xX]\] +)+/;
const PICTURES = /^(?:(?:\p{Extended_Pictographic}|\u{fe0f}|\u{200d}) ?){1,6}/u;
const LABEL = /^[*_`]{0,4}([\p{L}\p{M}][\p{L}\p{M} _]{0,39})[*_`]{0,4} {0,2}([:：]|[–—-](?= )|$)[*_`]{0,4}(.*)$/u;

/**
 * Whether a line can begin a report, or changes how the lines below are to be read. Nearly all cannot, and as every line of
 * an output is asked, this reads a few characters and no regex.
 */
export function mayMatter(raw: string): boolean {
  const length = Math.min(raw.length, MAX_MARKS);
  for (let at = 0; at < length; at++) {
    const code = raw.charCodeAt(at);
    if (code <= 0x20) continue;
    if (isLetter(code)) {
      return mayBeLabel(raw, at) || (code === 0x64 && raw.startsWith("diff --git"));
    }
    if (isOpener(raw, at, code)) return true;
  }
  return false;
}

/** Quotes, objects, results of tools, fences, heads of diffs. */
function isOpener(raw: string, at: number, code: number): boolean {
  switch (code) {
    case 0x3e: // >
    case 0x7b: // {
    case 0x23bf: // ⎿
      return true;
    case 0x60: // `
      return raw.startsWith("```", at);
    case 0x7e: // ~
      return raw.startsWith("~~~", at);
    case 0x40: // @
      return at === 0;
    case 0x2d: // -
      return at === 0 && raw.startsWith("--- a/");
    default:
      return false;
  }
}

export function readReportLine(raw: string): ReportLine {
  const line = raw.length > MAX_LINE ? raw.slice(0, MAX_LINE) : raw;
  const start = line.trimStart();
  const indent = line.length - start.length;
  let text = start.trimEnd();
  const quoted = text.startsWith(">");
  while (text.startsWith(">")) text = text.slice(1).trimStart();
  const first = text.charCodeAt(0);
  // Most lines begin with a letter, and no dress does.
  if (isLetter(first)) return { indent, quoted, mark: "none", cells: NO_CELLS, text };
  if (first >= 0x2000) text = text.replace(SPEAKER, "");
  if (text.length > 2 && text.startsWith("|") && text.endsWith("|")) {
    const cells = text.slice(1, -1).split(/(?<!\\)\|/);
    return { indent, quoted, mark: "row", cells: cells.map((cell) => cell.trim().replaceAll("\\|", "|")), text };
  }
  if (text.charCodeAt(0) === 0x23 && /^#{1,6} /.test(text))
    return {
      indent,
      quoted,
      mark: "heading",
      cells: NO_CELLS,
      text: text.replace(/^#+ +/, "").replace(/ #{1,6}$/, ""),
    };
  const item = mayBeItem(text.charCodeAt(0)) ? (ITEM.exec(text)?.[0] ?? "") : "";
  if (item === "") return { indent, quoted, mark: "none", cells: NO_CELLS, text };
  return { indent, quoted, mark: "item", cells: NO_CELLS, text: text.slice(item.length) };
}

/** Whether an item may begin with this sign; nearly all that begin otherwise are rows of code. */
function mayBeItem(code: number): boolean {
  return (
    code === 0x2d || code === 0x2a || code === 0x2b || code === 0x5b || (code >= 0x30 && code <= 0x39) || code >= 0xb7
  );
}

/** Without the second of two marks that stood around the whole line. */
function undress(rest: string, mark: string): string {
  if (mark === "" || !rest.endsWith(mark)) return rest;
  const inner = rest.slice(0, -mark.length);
  return inner.split(mark).length % 2 === 0 ? rest : inner;
}

/** No label with its marks and pictographs reaches further. */
const LONGEST_LABEL = 140;

/** Whether what ends a label stands near enough: a colon, a dash or the end of the text. */
function mayEndLabel(text: string): boolean {
  if (text.length <= LONGEST_LABEL) return true;
  for (let at = 0; at < LONGEST_LABEL; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x3a || code === 0xff1a || code === 0x2d || code === 0x2013 || code === 0x2014) return true;
  }
  return false;
}

function isHan(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fff;
}

/** The label at the start of a text. Undressed ones need a capital: `summary: x` is a line of code or of prose. */
export function readLabel(text: string, dressed: boolean): Label | undefined {
  if (!mayBeginLabel(text) || !mayEndLabel(text)) return undefined;
  const first = text.charCodeAt(0);
  const bare = first < 0xa9 || isHan(first) ? text : text.replace(PICTURES, "");
  const [, name = "", sign = "", rest = ""] = LABEL.exec(bare) ?? [];
  const field = name === "" ? undefined : fieldOf(name);
  if (field === undefined) return undefined;
  const capitals = name === name.toUpperCase() && name !== name.toLowerCase();
  const bold = /^[*_]{2}/.test(bare);
  const initial = name.charAt(0);
  if (!dressed && !bold && initial !== initial.toUpperCase()) return undefined;
  if (!bold && !capitals && /[–—-]/.test(sign)) return undefined;
  return {
    field,
    rest: undress(rest.trim(), MARKS.exec(bare)?.[0] ?? ""),
    form: sign === "" ? "title" : "colon",
    capitals,
  };
}

/** Whether a line says itself what it is: "SUMMARY: …". */
export function isLabelled(text: string): boolean {
  return readLabel(text, false)?.form === "colon";
}

/** Longer lines say something. */
const LONGEST_NOTHING = 160;
const NAME_FIRST = /^[^\p{L}]{0,6}\p{L}[^:：]{0,40}$/u;

/** Whether a line is nothing but names of things of which there is none: "COMMITS: none", also several in a row. */
export function saysNothing(text: string): boolean {
  if (text.length > LONGEST_NOTHING || !/[:：]/.test(text)) return false;
  const [name = "", ...rest] = text.split(/[:：]/);
  const last = rest.pop() ?? "";
  return NAME_FIRST.test(name) && /[\p{L}\p{N}–—-]/u.test(last) && saysNone(last) && rest.every(beginsWithNone);
}

/** "none COMMITS": a word for nothing, and the next name. */
function beginsWithNone(part: string): boolean {
  const said = part.replace(/^[\s*_`]{1,6}/, "");
  const end = said.indexOf(" ");
  return end > 0 && saysNone(said.slice(0, end));
}

/** Whether a line, in whatever dress, is one of a report's. */
export function beginsReport(text: string): boolean {
  const { mark, cells, text: bare } = readReportLine(text);
  if (mark === "row") return cells.some((cell) => readLabel(cell, true) !== undefined);
  return mark === "heading" ? readLabel(bare, true) !== undefined : isLabelled(bare);
}

/** A row as a labelled line; three columns name the category in the middle. */
export function rowText(cells: readonly string[]): string {
  const [label = "", ...rest] = cells;
  const name = label.replace(/[:：*_`\s]{1,9}$/, "");
  const text = rest.length === 2 ? `[${rest[0]}] ${rest[1]}` : rest.join(" ");
  return `${name}: ${text.trim()}`;
}
