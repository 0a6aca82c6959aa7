import { inSmallLetters } from "../text/small-letters.js";
import { COMMANDS, FRAME_MARKS, INSTRUCTIONS } from "./data/instructions.js";
import { fold } from "./fold.js";
import { lazy } from "./lazy.js";
import { phrase } from "./phrase.js";
import { shownAs, withoutAccents } from "./shown-as.js";
import { isForgedSpeaker, mayBeForgedSpeaker } from "./speaker.js";

const instruction = lazy(() => inSmallLetters([...INSTRUCTIONS.map(phrase), ...COMMANDS].join("|")));
const frame = lazy(() => inSmallLetters(FRAME_MARKS.join("|")));

/** Look-alike letters are judged by what they look like, and the text also as it stands. */
function says(holds: (text: string) => boolean, shown: string): boolean {
  return holds(shown) || (/[^\x00-\x7f]/.test(shown) && holds(fold(shown)));
}

/** True for text that tells a model what to do, has it run fetched code, or speaks as someone else. */
export function isInstruction(text: string): boolean {
  const shown = shownAs(text);
  if (says(instruction(), shown)) return true;
  const lines = shown.replace(/\s{2,}/g, (run) => (run.includes("\n") ? "\n" : " "));
  if (!mayBeForgedSpeaker(lines)) return false;
  // A text-direction override shows the letters backwards, and is gone by now.
  const turned = [...lines].reverse().join("");
  const bare = /[^\x00-\x7f]/.test(lines) ? withoutAccents(lines) : lines;
  return (
    isForgedSpeaker(lines, shown !== text) ||
    isForgedSpeaker(turned, true) ||
    (bare !== lines && isForgedSpeaker(bare, true))
  );
}

/** True for text that imitates a frame of a prompt. */
export function isFrame(text: string): boolean {
  return says(frame(), shownAs(text));
}
