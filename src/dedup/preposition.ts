import { LIGHT } from "./frame.js";
import type { FrameDraft } from "./frame-draft.js";
import type { Language } from "./language.js";
import { acts, leadsToPlace } from "./places.js";
import type { Token } from "./tokens.js";

/** Spelt like English words of another kind. */
const NOT_ENGLISH = /^(?:do|we|su|po|pro|al|ai|au|da|de|des?|d)$/;
const UNDER = /^(?:under|unter|bajo|sous|sotto|под|pod)$/;
/** Behind a wish: "prefers X to Y". */
const PREFERRED_TO = /^(?:to|a|aux?|aos?|al|all|ai|agli|alle|alla|sobre|nad)$/;
const FROM = /^(?:from|von|de|d|du|desde|da|dal|с|из|z|ze|从|由)$/;
const TO = /^(?:to|into|zu|nach|a|à|para|на|в|do|to|auf|vers)$/;
const GOAL = /^(?:to|auf|zu|nach|a|à|para|на|na|do|verso|vers|改为|换成|迁移到|切换到|切换|移到)$/;
/** "nach dem Deployment", "nach 5 Minuten" is a time, "nach Berlin" is a place. */
const DEFINITE = /^(?:dem|der|den|jede[mnr]|eine[mr]|allen)$/;

/** "Wants to be asked", "has to run": no goal. */
function isInfinitive(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  return (
    before?.entry?.role === "polar" ||
    /^(?:has|have|had|is|are)$/.test(before?.low ?? "") ||
    tokens[i + 1]?.low === "be"
  );
}

/** Notes in the draft what the preposition at `i` says about the words behind it: a value, a side, a limit, a choice. */
export function takePreposition(draft: FrameDraft, language: Language, tokens: readonly Token[], i: number): void {
  const low = tokens[i]?.low ?? "";
  const next = tokens[i + 1];
  // German "all" in front of a noun, Italian "to the" elsewhere.
  if (low === "alle" && draft.words.length === draft.clauseStart && next?.kind === "word") {
    draft.push({ key: "all", weight: LIGHT, known: true });
    return;
  }
  if (!language.foreign && NOT_ENGLISH.test(low)) return;
  if (low === "nach" && language.german && (next?.kind === "number" || DEFINITE.test(next?.low ?? ""))) {
    draft.push({ key: "before", weight: 1, flip: 1, known: true });
    draft.side = "right";
    return;
  }
  if (
    low === "まで" &&
    tokens[i - 1]?.kind === "cjk" &&
    /^(?:polar|concept|general)$/.test(tokens[i - 1]?.entry?.role ?? "")
  ) {
    // "CI が通るまで": until.
    draft.push({ key: "before", weight: 1, known: true, kind: "cjk" });
    draft.takeOrder("cjk");
    return;
  }
  if (low === "po") {
    // Czech and Polish.
    draft.push({ key: "before", weight: 1, flip: 1, known: true });
    draft.side = "right";
    return;
  }
  draft.lastPreposition = low;
  if (UNDER.test(low) && next?.kind === "number") {
    draft.push({ key: "at_least", weight: 1, flip: 1, known: true });
    return;
  }
  if (draft.narrow && draft.words.length > draft.runStart) draft.narrow = false;
  if (language.switches && /^(?:から|에서)$/.test(low)) draft.rejectLeft();
  if (PREFERRED_TO.test(low) && /^pr[ei]/.test(draft.prefers) && draft.words.length - draft.clauseStart > 1) {
    draft.narrow = true;
    draft.runStart = draft.words.length;
    return;
  }
  draft.value = true;
  draft.prep = true;
  draft.place = leadsToPlace(tokens, i);
  draft.acts = acts(tokens);
  draft.runStart = draft.words.length;
  if (FROM.test(low) || (low === "do" && language.portuguese)) {
    // Without a goal, "from" says where something comes from, not what was given up.
    if (language.switches && tokens.slice(i + 1).some((token) => GOAL.test(token.low))) draft.narrow = true;
    // "de" joins nouns more often than it tells where from.
    else if (draft.side !== "right" && (low === "from" || tokens.slice(i + 1).some((token) => TO.test(token.low))))
      draft.side = "from";
  } else if (TO.test(low) && !(low === "to" && isInfinitive(tokens, i))) {
    draft.side = "to";
  } else if (draft.side !== "right") draft.side = "";
}
