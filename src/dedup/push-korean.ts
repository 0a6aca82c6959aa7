import type { Entry, Lexicon } from "./lexicon.js";
import type { Token } from "./tokens.js";

const PARTICLE =
  /(?:이다|입니다|에는|에서는|으로는|에서|에게|으로|까지|부터|처럼|이라는|라는|마다|씩|이어야|여야|이며|은|는|이|가|을|를|에|로|의|와|과|도|만)$/;
const VERB_ENDING =
  /(?:하지|지|합니다|하세요|해야|한다|하고|하는|하기|하면|하게|하다|한|해서|됩니다|된다|되는|되어|하도록|하려면|려면|해|할|함|다)$/;

/** Cuts particles and endings off a Korean word. */
export function pushKorean(out: Token[], word: string, known: Lexicon): void {
  const plain = known.get(word);
  const push = (low: string, entry: Entry | undefined, form = low) =>
    out.push({ low, kind: "hangul", proper: false, entry, form });
  if (plain !== undefined) {
    push(word, plain);
    return;
  }
  if (/^않으면$/.test(word)) {
    push("않", known.get("않"));
    push("면", known.get("면"));
    return;
  }
  if (/^없(?:으면|이|이는)$/.test(word)) {
    // "X 없이": without X.
    push("대신", known.get("대신"));
    return;
  }
  if (/^않|^말[아고]|^마세|^없|^못/.test(word)) {
    push("않", known.get("않"));
    return;
  }
  const than = /^(.+)(보다는?|대신)$/.exec(word);
  if (than?.[1] !== undefined) {
    pushKorean(out, than[1], known);
    push("보다", known.get("보다"));
    return;
  }
  const bare = word.length > 1 ? word.replace(PARTICLE, "") || word : word;
  const root = (bare.length > 1 ? bare.replace(VERB_ENDING, "") : bare) || bare;
  const said = [bare, root].find((form) => known.get(form) !== undefined) ?? verbOf(word, known) ?? root;
  push(said, known.get(said), word);
  // "실패하면": if it fails. "커지므로": since it grows.
  if (/(?:하|되|으|나|지|르)면$/.test(word)) push("면", known.get("면"));
  else if (/(?:므로|니까)$/.test(word)) push("때문에", known.get("때문에"));
  // "관리자만": the particle is the word "only", where it is no end of "but" or of a number.
  if (/[^지천백십]만$/.test(word)) push("만", known.get("만"));
  // What is spoken about is named; a value may follow.
  if (/[은는이가]$/.test(word) && bare !== word) push("는", known.get("는"));
}

const INFLECTED = /^[받진하되돼된될됐한할함해했시이며고면서는다지던어여기게입습며][가-힣]{0,3}$/;

/** The longest word of the lists of which this is a form: "변경해야", "저장되며". */
function verbOf(word: string, known: Lexicon): string | undefined {
  for (let n = word.length - 1; n > 1; n--) {
    const entry = known.get(word.slice(0, n));
    if (entry !== undefined && !/^(?:stop|negation|preposition)$/.test(entry.role) && INFLECTED.test(word.slice(n)))
      return word.slice(0, n);
  }
  return undefined;
}
