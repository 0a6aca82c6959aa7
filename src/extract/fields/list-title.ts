import { rememberLast } from "../../text/remember-last.js";
import type { ReportField } from "../report/closing-report.js";
import { fieldOf } from "../report/label-table.js";
import { LIST_TITLES } from "./data/list-titles.js";

let made: ReadonlyMap<string, keyof typeof LIST_TITLES> | undefined;

function titles(): ReadonlyMap<string, keyof typeof LIST_TITLES> {
  if (made) return made;
  const table = new Map<string, keyof typeof LIST_TITLES>();
  for (const field of Object.keys(LIST_TITLES) as (keyof typeof LIST_TITLES)[])
    for (const list of LIST_TITLES[field]) for (const title of list.split("|")) table.set(title, field);
  made = table;
  return table;
}

/** No title is longer. */
const LONGEST = 60;

/** The list that a title announces, when it says nothing else: a label of the closing report or another name for the same. */
export const listTitle = rememberLast((title): ReportField | undefined => {
  const bare = title.length > LONGEST + 24 ? "" : title.replace(/^[^\p{L}]{1,12}|[^\p{L}]{1,12}$/gu, "");
  if (bare === "" || bare.length > LONGEST) return undefined;
  return fieldOf(bare) ?? titles().get(bare.normalize("NFKC").toLowerCase().replaceAll("’", "'"));
});
