import { ROLES } from "./data/frames.js";
import { COMMANDS, FRAME_MARKS, INSTRUCTIONS } from "./data/instructions.js";
import { fold } from "./fold.js";
import { lazy } from "./lazy.js";

const STRETCH = "[^.!?。！？\\n]{0,40}?";

function pattern(row: string): string {
  return row.replaceAll("^", "(?<!\\p{L})").replaceAll("$", "(?!\\p{L})").replaceAll("~", STRETCH);
}

const instruction = lazy(() => new RegExp([...INSTRUCTIONS.map(pattern), ...COMMANDS].join("|"), "iu"));
/** `tool:`, `model:`, `ai:` and `you:` also begin ordinary sentences; they are disarmed where they are rendered. */
const speaker = lazy(() => {
  const roles = `(?:${ROLES.split(" ")
    .filter((role) => !/^(?:tool|model|ai|you)$/.test(role))
    .join("|")})`;
  return new RegExp(
    `^[^\\p{L}\\p{N}]{0,12}${roles}(?: prompt| message)?[^\\p{L}\\p{N}\\n]{0,4}[:：]|^\\s{0,4}#{1,6} ${roles}\\s?$`,
    "imu",
  );
});
const frame = lazy(() => new RegExp(FRAME_MARKS, "iu"));

/** Look-alike letters are judged by what they look like, and the text also as it stands. */
function says(pattern: RegExp, text: string): boolean {
  const shown = text.normalize("NFKC");
  return pattern.test(shown) || (/[^\x00-\x7f]/.test(shown) && pattern.test(fold(shown)));
}

/** True for text that tells a model what to do, has it run fetched code, or speaks as someone else. */
export function isInstruction(text: string): boolean {
  return (
    says(instruction(), text) ||
    says(
      speaker(),
      text.replace(/\s{2,}/g, (run) => (run.includes("\n") ? "\n" : " ")),
    )
  );
}

/** True for text that imitates a frame of a prompt. */
export function isFrame(text: string): boolean {
  return says(frame(), text);
}
