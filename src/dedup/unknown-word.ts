import type { FrameDraft } from "./frame-draft.js";
import type { Language } from "./language.js";
import { literalOf, type Token } from "./tokens.js";

const IS_OFF = /^(?:is|are|was|were|be|to|stays?|defaults?|turned|switched)$/;

/** Takes a word that no list has. */
export function pushUnknown(draft: FrameDraft, language: Language, tokens: readonly Token[], i: number): void {
  const token = tokens[i];
  if (token === undefined) return;
  const { low, kind, proper, exact = false, shape } = token;
  const { foreign } = language;
  if (low === "off" && kind === "word") {
    // "is off", "defaults to off"; elsewhere it is no more than a particle.
    if (IS_OFF.test(tokens[i - 1]?.low ?? "")) draft.turn();
    return;
  }
  if (kind === "cjk" || kind === "hangul") {
    const kana = /^[\u3040-\u309f]+$/.test(low);
    if (kana && low.length < 3) return;
    draft.push({ key: low, weight: kana || low.length === 1 ? 0.3 : 1, kind });
    return;
  }
  const names = foreign && tokens[i - 1]?.entry?.id === "directory";
  if (kind === "word" && !proper && !names && low.length < 4 && !(foreign && token.long === true)) {
    // Most short words of other languages are glue that no list here names.
    if (low.length > 1 && !foreign) draft.push({ key: low, weight: 1, kind, short: true });
    return;
  }
  if (language.french && draft.negated && /^(?:plus|rien|aucune?|guere)$/.test(low)) return;
  draft.push({ key: low, weight: 1, kind, proper, exact, edition: shape === "version", literal: literalOf(token) });
}
