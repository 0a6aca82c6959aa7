import type { AgentFact, SharedKnowledge } from "../model/fact.js";
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
  /** Facts that stand in the prompt already: one that was promoted is not told a second time. */
  told?: readonly AgentFact[] | undefined;
}

interface Ranked {
  item: SharedKnowledge;
  confirmed: number;
  made: number;
}

/** Shared knowledge as lines of a prompt, the best confirmed first; what was superseded is not shown. */
export function sharedLines(items: readonly SharedKnowledge[], options: SharedLineOptions): SectionLines {
  const standing = items.filter((item) => item.supersededBy === undefined && isOfProject(item, options.project));
  const isTold = createIsTold(options.told ?? []);
  const told = standing.filter(isTold);
  const ranked = standing
    .filter((item) => !told.includes(item))
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
  const { limits, maxItems } = options;
  const fitted = fitLines("shared", ranked, (entry) => toLine(entry, limits), maxItems, limits.sharedTokens);
  const toldAbove = (item: SharedKnowledge) => toLine({ item, confirmed: 0, made: 0 }, limits)?.line ?? [];
  const omitted = () => [
    ...fitted.omitted(),
    ...told.flatMap(toldAbove).map((line) => ({ ...line, why: "left out: told among the agent's own facts" })),
  ];
  return told.length === 0 ? fitted : { lines: fitted.lines, omitted };
}

/**
 * Whether a fact says what an item says: in the same words, or as the fact that was promoted, since made richer. Ids are
 * made of letters and digits, so that facts which differ in a sign alone ("< 5", "> 5") may bear the same one.
 */
function createIsTold(facts: readonly AgentFact[]): (item: SharedKnowledge) => boolean {
  const texts = new Set(facts.map(({ fact }) => fact.toLowerCase()));
  const byId = new Map(facts.map(({ id, fact }) => [id, lettersOf(fact)]));
  return ({ id, fact }) => {
    if (texts.has(fact.toLowerCase())) return true;
    const richer = id === undefined ? undefined : byId.get(id);
    return richer !== undefined && richer !== lettersOf(fact);
  };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

function toLine({ item, confirmed }: Ranked, limits: Limits): CostedLine | null {
  const text = oneLine(item.fact, limits.factChars);
  if (text === "") return null;
  const why = `confirmed by ${confirmed} ${confirmed === 1 ? "agent" : "agents"}`;
  return costed({ section: "shared", text: `- ${text}`, id: item.id ?? null, why });
}
