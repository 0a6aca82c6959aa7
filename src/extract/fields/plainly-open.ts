import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { PLAINLY_OPEN, PLAINLY_OPEN_UNSPACED } from "./data/plainly-open.js";

const open = inSmallLetters(`(?<!\\p{L})(?:${PLAINLY_OPEN.join("|")})|${PLAINLY_OPEN_UNSPACED.join("|")}`);
/**
 * It was open before something was done about it, or is only feared. A cause that opens the sentence leads to what was done about it;
 * one behind it tells why it is open.
 */
const SETTLED = inSmallLetters(
  "(?<!\\p{L})(?:fixed|solved|no longer|at first|initially|earlier|if|until|now (?:it|they)|so i|behoben|zunächst|falls|wenn|jetzt|corregí|ya no|si|ahora|corrigi|agora|corrigé|maintenant|corretto|ora|исправил|если|теперь|сначала|opravil|pokud|teď|nejdřív)(?!\\p{L})|^(?:because|since|weil|porque|parce que|perché|потому|protože)(?!\\p{L})|已修复|已修正|已解决|^因为|如果|现在|修正しました|もし|수정했|만약",
);

/** More than a sentence or two tells a story. */
const LONGEST = 260;

const known = new WeakMap<Candidate, boolean>();

/** The same of a candidate: two lists ask, and each look at a running task asks again. */
export function saysOpen(unit: Candidate): boolean {
  let found = known.get(unit);
  if (found === undefined) {
    found = isPlainlyOpen(unit.plain);
    known.set(unit, found);
  }
  return found;
}

/** Whether a statement says plainly that something is left undone, unchecked, unsaved or broken. */
export function isPlainlyOpen(text: string): boolean {
  return text.length <= LONGEST && open(text) && !SETTLED(text);
}
