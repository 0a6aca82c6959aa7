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
 * A report written as one JSON object that begins in this line; null when it is none, and `read` tells how many lines
 * were looked at to know.
 */
export function readJsonReport(
  lines: readonly string[],
  start: number,
): { report: ClosingReport | null; read: number } {
  const first = bare(lines[start]);
  // Only an object whose first key is a label of a report is worth finding the end of.
  const key = /^"([^"]{1,40})"\s?:/.exec(first.slice(1).trim() || bare(lines[start + 1]))?.[1];
  if (key === undefined || fieldOf(key) === undefined) return { report: null, read: 2 };
  let text = "";
  let tries = MAX_TRIES;
  let at = start;
  for (; at < lines.length && at < start + MAX_LINES && text.length < MAX_LENGTH && tries > 0; at++) {
    // A blank for the line end: a terminal may have broken a string.
    text += `${bare(lines[at])} `;
    if (!text.endsWith("} ")) continue;
    tries--;
    const object = parseObject(text);
    if (object !== undefined) return { report: fromObject(object, start, at), read: at - start };
  }
  return { report: null, read: at - start };
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

function bare(line = ""): string {
  return line.replace(/^[\s>]{0,80}/, "").trimEnd();
}
