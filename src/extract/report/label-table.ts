import type { FactCategory } from "../../model/fact.js";
import type { ReportField } from "./closing-report.js";
import { CATEGORY_LABELS, FIELD_LABELS, NONE } from "./data/labels.js";

interface Tables {
  fields: Map<string, ReportField>;
  categories: Map<string, FactCategory>;
  none: Set<string>;
}

let made: Tables | undefined;

function tables(): Tables {
  made ??= { fields: invert(FIELD_LABELS), categories: invert(CATEGORY_LABELS), none: new Set(NONE.split("|")) };
  return made;
}

function invert<K extends string>(labels: Readonly<Record<K, string>>): Map<string, K> {
  const table = new Map<string, K>();
  for (const key of Object.keys(labels) as K[]) {
    for (const label of labels[key].split("|")) table.set(label, key);
  }
  return table;
}

/** The field a label names, in any of the languages; `nextSteps` and `next_steps` read as words. */
export function fieldOf(label: string): ReportField | undefined {
  return tables().fields.get(plain(label));
}

export function categoryOf(label: string): FactCategory | undefined {
  return tables().categories.get(plain(label));
}

export function saysNone(text: string): boolean {
  const bare = text.replace(/^[\s(<["'*_`]{1,9}|[\s)\]>"'*_`.!。]{1,9}$/g, "");
  return bare === "" || tables().none.has(bare.toLowerCase());
}

function plain(label: string): string {
  const words = label.length > 60 ? "" : label.normalize("NFKC").replace(/([a-z])(?=[A-Z])/g, "$1 ");
  return words
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
}
