import type { Candidate } from "../candidate.js";
import { isPlaceholder } from "../report/entries.js";
import { saysNone } from "../report/label-table.js";
import { readLabel } from "../report/report-line.js";
import { plain } from "../units.js";

/** A longer one tells more than a line has room for. */
const LONGEST = 200;

/** What the agent itself calls the summary in its closing message, however short it is ("SUMMARY: Migrated"). */
export function ownSummary(closing: readonly Candidate[]): string | undefined {
  const unit = closing.findLast(({ labelled, index }) => labelled === "summary" && index === 0);
  if (unit === undefined) return undefined;
  const said = readLabel(plain(unit.block.text), false)?.rest ?? "";
  return said === "" || said.length > LONGEST || saysNone(said) || isPlaceholder(said) ? undefined : said;
}
