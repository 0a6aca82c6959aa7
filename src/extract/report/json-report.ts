import { isObject, type JsonObject, listOf, objectOf, parseObject, textOf } from "../json-lines/json-value.js";
import type { ClosingReport } from "./closing-report.js";
import { isPlaceholder, type RawEntry } from "./entries.js";
import { fieldOf } from "./label-table.js";
import { setField } from "./report-block.js";

const MAX_LINES = 200;
const MAX_LENGTH = 20_000;
/** Lines that end in a brace and may close the object. */
const MAX_TRIES = 12;

/**
 * A report written as one JSON object over one or more lines, while they arrive. Only an object whose first key is a label
 * of a report is waited for.
 */
export class JsonReport {
  readonly lines: string[] = [];
  #text = "";
  #tries = MAX_TRIES;

  /** @param shown it stands there as an example, or as another's words. */
  constructor(
    readonly start: number,
    readonly shown: boolean,
  ) {}

  /** A copy that lines may be added to without changing this one. */
  clone(): JsonReport {
    const copy = new JsonReport(this.start, this.shown);
    copy.lines.push(...this.lines);
    copy.#text = this.#text;
    copy.#tries = this.#tries;
    return copy;
  }

  /** Takes the next line: the report when it closes one, undefined while it may, null when it cannot. */
  push(raw: string): ClosingReport | null | undefined {
    this.lines.push(raw);
    const line = raw.replace(/^[\s>]{0,80}/, "").trimEnd();
    // A blank for the line end: a terminal may have broken a string.
    this.#text += `${line} `;
    if (line === "" || line.startsWith("`") || this.lines.length > MAX_LINES || this.#text.length > MAX_LENGTH)
      return null;
    if (this.#text === "{ ") return undefined;
    const key = /^\{\s{0,9}"([^"]{1,40})"\s?:/.exec(this.#text)?.[1];
    if (key === undefined || fieldOf(key) === undefined) return null;
    if (!line.endsWith("}")) return undefined;
    const object = parseObject(this.#text);
    if (object !== undefined) return fromObject(object, this.start, this.start + this.lines.length - 1);
    return this.#tries-- > 0 ? undefined : null;
  }
}

function fromObject(object: JsonObject, start: number, end: number): ClosingReport | null {
  const report: ClosingReport = { given: [], start, end };
  for (const [key, value] of Object.entries(object)) {
    const field = fieldOf(key);
    if (field === undefined || report.given.includes(field)) continue;
    const entries = entriesOf(value);
    const told = entries.filter((entry) => !isPlaceholder(entry.text));
    if (told.length > 0 || entries.length === 0) setField(report, field, told);
  }
  // `summary` and `next` alone stand in every second answer of a web service.
  const own = report.given.some((field) => field !== "summary" && field !== "nextSteps");
  return report.given.length >= 3 || (report.given.length === 2 && own) ? report : null;
}

function entriesOf(value: unknown): RawEntry[] {
  if (typeof value === "string") return [{ text: value, inline: true }];
  return listOf(isObject(value) ? [value] : value).flatMap((item) => {
    const { category, type, text, fact } = objectOf(item);
    const label = textOf(category) || textOf(type);
    const said = textOf(item) || textOf(text) || textOf(fact);
    return said === "" ? [] : [{ text: label === "" ? said : `[${label}] ${said}`, inline: false }];
  });
}
