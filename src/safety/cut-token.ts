import type { Finding } from "./finding.js";
import { lazy } from "./lazy.js";
import { anyAnchor, inContext, RUN, startOf, tokensFrom, WRAP } from "./tokens.js";
import { mayGrowRandom } from "./value.js";

/** More of a body than this, or other signs than small letters, are no word: `npm_config`, `sk-learn`. */
const WORD = lazy(() => /^[a-z]{0,8}$/);
/** A few characters give nothing away. */
const LEAST_BODY = 4;

/** The beginning of a vendor's token at `at` that the end of the text cuts off, perhaps in its second line. */
export function findCutToken(text: string, at: number): Finding | undefined {
  anyAnchor().lastIndex = at;
  if (!anyAnchor().test(text)) return undefined;
  for (const { kind, whole, begun, before, beside } of tokensFrom(text.charAt(at))) {
    const start = before ? startOf(text, at, before) : at;
    if (start === undefined) continue;
    const body = bodyOf(begun(), text, at);
    if (body !== undefined && body.length >= LEAST_BODY && !WORD().test(body)) return { start, end: text.length, kind };
    const end =
      body === undefined ? (wrappedCut(text, at, begun()) ?? besideCut(text, at, whole, beside())) : undefined;
    if (end !== undefined) return { start, end, kind };
  }
  return undefined;
}

function bodyOf(begun: RegExp, text: string, at: number): string | undefined {
  begun.lastIndex = at;
  return begun.exec(text)?.[1];
}

const LINE_END = lazy(() => /[ \t│|]{0,80}\\?\r?(?:\n|$)/y);

/** The end of a token that its line cuts off; what stands of its second line up to the end of the text goes too. */
function wrappedCut(text: string, at: number, begun: RegExp): number | undefined {
  RUN().lastIndex = at;
  const cut = at + (RUN().exec(text)?.[0].length ?? 0);
  LINE_END().lastIndex = cut;
  const first = LINE_END().test(text) ? bodyOf(begun, inContext(text, at, cut), 1) : undefined;
  if (first === undefined || first.length < 8 || !mayGrowRandom(first)) return undefined;
  WRAP().lastIndex = cut;
  const rest = WRAP().test(text) ? WRAP().lastIndex : text.length;
  const second = text.slice(rest, rest + 400).trimEnd();
  const goesOn = rest + 400 > text.length && bodyOf(begun, inContext(text, at, cut) + second, 1) !== undefined;
  return goesOn && second !== "" ? rest + second.length : cut;
}

/** The end of the text where the secret beside a whole token is cut off there. */
function besideCut(text: string, at: number, whole: RegExp, beside: RegExp | undefined): number | undefined {
  whole.lastIndex = at;
  if (beside === undefined || !whole.test(text)) return undefined;
  const secret = bodyOf(beside, text, whole.lastIndex);
  return secret !== undefined && mayGrowRandom(secret) ? text.length : undefined;
}
