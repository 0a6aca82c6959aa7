import type { SharedKnowledge } from "../model/fact.js";
import type { Limits } from "../model/limits.js";
import { type CostedLine, costed, fitLines, type SectionLines } from "./context-line.js";
import { timeOf } from "./dates.js";
import { isOfProject } from "./fact-lines.js";
import { oneLine } from "./one-line.js";
import { byNumber, byText } from "./order.js";

export interface SharedLineOptions {
  limits: Limits;
  maxItems: number;
  project?: string | undefined;
}

interface Ranked {
  item: SharedKnowledge;
  confirmed: number;
  made: number;
}

/** Shared knowledge as lines of a prompt, the best confirmed first; what was superseded is not shown. */
export function sharedLines(items: readonly SharedKnowledge[], options: SharedLineOptions): SectionLines {
  const standing = items.filter((item) => item.supersededBy === undefined && isOfProject(item, options.project));
  const ranked = standing
    .map(
      (item): Ranked => ({
        item,
        confirmed: new Set(item.confirmedBy).size,
        made: timeOf(item.createdAt) ?? Number.NEGATIVE_INFINITY,
      }),
    )
    .sort(
      (a, b) =>
        byNumber(a.confirmed, b.confirmed) ||
        byNumber(a.made, b.made) ||
        byText(a.item.fact, b.item.fact) ||
        byText(a.item.id ?? "", b.item.id ?? ""),
    );
  return fitLines(
    "shared",
    ranked,
    (entry) => toLine(entry, options.limits),
    options.maxItems,
    options.limits.sharedTokens,
  );
}

function toLine({ item, confirmed }: Ranked, limits: Limits): CostedLine | null {
  const text = oneLine(item.fact, limits.factChars);
  if (text === "") return null;
  const why = `confirmed by ${confirmed} ${confirmed === 1 ? "agent" : "agents"}`;
  return costed({ section: "shared", text: `- ${text}`, id: item.id ?? null, why });
}
