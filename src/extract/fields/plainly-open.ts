import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { PLAINLY_OPEN, PLAINLY_OPEN_UNSPACED } from "./data/plainly-open.js";

const open = inSmallLetters(`(?<!\\p{L})(?:${PLAINLY_OPEN.join("|")})|${PLAINLY_OPEN_UNSPACED.join("|")}`);
/** It was open before something was done about it, or is only feared. */
const SETTLED = inSmallLetters(
  "(?<!\\p{L})(?:fixed|solved|no longer|at first|initially|earlier|because|since|if|until|now (?:it|they)|so i|behoben|zunächst|weil|falls|wenn|jetzt|corregí|ya no|porque|si|ahora|corrigi|agora|corrigé|parce que|maintenant|corretto|perché|ora|исправил|потому|если|теперь|сначала|opravil|protože|pokud|teď|nejdřív)(?!\\p{L})|已修复|已修正|已解决|因为|如果|现在|修正しました|なので|ため、|もし|수정했|때문에|만약",
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
