import { type Frame, NOUN, type Word } from "./frame.js";
import type { Match } from "./match.js";
import type { Token } from "./tokens.js";

/** Behind these a folder says where something is done. */
const PLACE = /^(?:in|inside|within|under|for|im|für|fur|unter|dans|pour|sous|en|para|bajo|em|sob|в|для|под|在)$/;
const BE = /^(?:is|are|was|were|be|been|ist|sind|est|sont|esta|estan|son|sao|em|是)$/;
const ACT = /^(?:us(?:e|es|ed|ing)|runs?|running|ran)$/;
/** Verbs that put a thing down: what they name lies in one place. */
const PUT = new Set(["reside", "keep", "write", "move"]);

/** Does the preposition at `i` lead to a place where something is done, not where something lies ("are defined in")? */
export function leadsToPlace(tokens: readonly Token[], i: number): boolean {
  const low = (at: number) => tokens[at]?.low ?? "";
  if (!PLACE.test(low(i))) return false;
  if (ACT.test(low(i - 1))) return true;
  return !BE.test(low(i - 1)) && !BE.test(low(i - 2));
}

/** Is something used or run in front of the place or behind it? */
export function acts(tokens: readonly Token[]): boolean {
  return tokens.some(({ low, entry }) => entry?.role === "copula" && !BE.test(low));
}

/** Two facts name different places, and both may hold: "lint packages/a", "lint packages/b". */
export function differentPlaces(a: Frame, b: Frame, m: Match): boolean {
  const places = (words: Word[], frame: Frame) => words.filter((w) => isPlace(w, frame));
  const [x, y] = [places(m.onlyA, a), places(m.onlyB, b)];
  return x.length > 0 && y.length > 0 && [...x, ...y].some((w) => w.kind === "path");
}

const STAGE = /^(?:production|staging|development|local|preview|continuous_integration)$/;

/** Each of two facts speaks of another stage and says something else of it: both hold. */
export function differentStages(m: Match): boolean {
  const stage = (words: Word[]) => words.find((w) => STAGE.test(w.key) && !w.narrow);
  const [x, y] = [stage(m.onlyA), stage(m.onlyB)];
  if (x === undefined || y === undefined || x.key === y.key) return false;
  return [m.onlyA, m.onlyB].every((words) => words.some((w) => w !== x && w !== y && w.weight >= NOUN));
}

/** A path where something is done. A lone noun in front of it ("Types in src/types") tells where that lies. */
function isPlace(word: Word, frame: Frame): boolean {
  if (!word.place || frame.words.some((w) => PUT.has(w.key) && w.flip === 0)) return false;
  return word.acts || frame.words.filter((w) => w.clause === word.clause && w.kind !== "path").length > 1;
}
