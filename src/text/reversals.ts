import { findAllInSmallLetters } from "./small-letters.js";

/**
 * What takes back, limits or denies what a sentence said before it, as parts of one pattern, per language. A verb of
 * taking back is listed by its stem.
 */
const TURNS = [
  "but however though although yet then later again undo(?:ne)? undid revert\\p{L}{0,9} restored rolled",
  "pero aunque luego sin\\sembargo no\\sobstante mas porém contudo embora depois novamente revers?t\\p{L}{0,9}",
  "mais cependant toutefois pourtant puis ensuite annul\\p{L}{0,9} ma però tuttavia poi nuovamente ripristin\\p{L}{0,9}",
  "aber jedoch doch allerdings sondern danach dann wieder zurück\\p{L}{0,9} rückgängig ale však potom znovu zpět vrátil\\p{L}?",
  "но однако хотя потом затем снова обратно откат\\p{L}{0,9} вернул\\p{L}?",
].join(" ");
const TURNS_UNSPACED =
  "但 却 卻 然而 后来 後來 随后 又 回滚 回滾 撤销 撤回 还原 しかし ただし だが でも けど けれど ものの その後 再び 元に戻 하지만 그러나 다만 지만 이후 다시 되돌";

const LIMITS = [
  "not no non never none nor neither cannot without except excluding unless only until still if provided assuming despite",
  "ni nunca sin salvo excepto solo sólo solamente todavía aún si não nem sem exceto só apenas somente ainda caso",
  "ne pas jamais aucune? sans sauf seulement uniquement encore né mai senza tranne eccetto soltanto ancora",
  "nicht kein\\p{L}{0,2} nie niemals ohne nur außer noch falls wenn",
  "ani bez jen pouze kromě pokud nikdy není nejsou nebude nelze nem[áě]\\p{L}? neby\\p{L}{0,9} ne\\p{L}{2,12}l[aiyo]?",
  "не ни нет никогда нельзя без кроме только лишь если пока",
].join(" ");
const LIMITS_UNSPACED =
  "不 没 沒 未 无 無 并非 只 仅 僅 除非 除了 如果 ない なかっ ません せず のみ だけ 않 없 아니 못했 지만 만약";

/** Where a text turns against what it said before: a contrast, or something taken back. */
export const turnsIn = finder(TURNS, TURNS_UNSPACED);
/** Where a text denies or limits something. */
export const limitsIn = finder(LIMITS, `${LIMITS_UNSPACED} n['’]t(?!\\p{L}) (?<!\\p{L})안\\x20`);

function finder(spaced: string, unspaced: string): (text: string) => number[] {
  const words = spaced.split(" ").join("|");
  const find = findAllInSmallLetters(
    `(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])|${unspaced.split(" ").join("|")}`,
  );
  return (text) => Array.from(find(text), ({ index }) => index);
}
