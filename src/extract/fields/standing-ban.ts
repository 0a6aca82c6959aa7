import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { weightedLength } from "../lines/chars.js";
import { BANS, BANS_UNSPACED, NOT_HERE, NOT_HERE_UNSPACED } from "./data/standing-bans.js";
import { isForNow } from "./this-once.js";

/** A path or a name in code: what is built is spoken of in plain words. */
const NAMED = /`[^`]{2,60}`|[\w@.*-]{2,60}\/|\/[\w.*-]{2,60}|\b[\w-]{2,40}\.[a-z]{1,5}\b/;
const bans = inSmallLetters(`(?<!\\p{L})(?:${BANS.join("|")})(?!\\p{L})|${BANS_UNSPACED}`);
const notHere = inSmallLetters(`(?<!\\p{L})(?:${NOT_HERE.join("|")})|${NOT_HERE_UNSPACED}`);
const PARTS = /[,.;:—–]\s|[，。；：、]|\s(?:-|—|–)\s/u;
/** A word that only turns something down is no part that bans or gives a reason. */
const LEAST = 12;
const LONGEST = 200;

/**
 * Whether a user says for good that something is not to be touched, or not used here, and gives the reason: "vendor/ is off limits,
 * three teams vendor it". Without a reason, which may be the next sentence, it may be meant for the task at hand.
 */
export function isStandingBan({ plain, block }: Candidate): boolean {
  if (block.text.length > LONGEST || isForNow(block.text)) return false;
  if (!plain.split(PARTS).some((part) => bans(part) && NAMED.test(part)) && !notHere(plain)) return false;
  return block.text.split(PARTS).filter((part) => weightedLength(part.trim()) >= LEAST).length > 1;
}
