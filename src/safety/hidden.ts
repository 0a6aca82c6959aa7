import { lazy } from "./lazy.js";
import type { Stage } from "./stage.js";

const MAX_ESCAPE = 2000;

const INVISIBLE = lazy(() => /[\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\udb40[\udc00-\udc7f]/g);
/** Complete sequences, and beginnings that another escape breaks off: without those no removal makes a new one. */
const ESCAPE = lazy(
  () => /\x1b\[[0-9;:]{0,60}m|\x1b\][^\x07\x1b\n]{0,2000}(?:\x07|\x1b\\)|\x1b\]|\x1b(?:\[[0-9;:]{0,60})?(?=\x1b)/g,
);
/** A colour that the end of the text cuts off would hide that a token reaches up to there. */
const CUT_OFF = lazy(() => /\x1b(?:\[[0-9;:]{0,60})?$/);
const GROWING = lazy(() => /^\x1b(?:\[[0-9;:]{0,60}|\][^\x07\x1b\n]{0,2000}\x1b?)?$/);

/**
 * Takes out what would hide a secret from the rules: colours, titles and links of a terminal, and characters without
 * a shape. Cursor movement stays, because the reader of the output needs it to resolve what was redrawn.
 */
export function createHiddenStage(state = { half: "", held: "" }): Stage {
  return {
    push(chunk) {
      const text = state.held + visible(state.half + chunk);
      state.half = chunk.endsWith("\udb40") ? "\udb40" : "";
      if (!text.includes("\x1b")) {
        state.held = "";
        return text;
      }
      const settled = settledUpTo(text);
      state.held = text.slice(settled);
      return text.slice(0, settled).replace(ESCAPE(), "");
    },
    end() {
      const out = (state.held + state.half).replace(ESCAPE(), "").replace(CUT_OFF(), "");
      state.held = "";
      state.half = "";
      return out;
    },
    fork: () => createHiddenStage({ ...state }),
  };
}

/** Whether nothing in the text would be taken out or held back. */
export function hidesNothing(text: string): boolean {
  return !text.includes("\x1b") && text.search(INVISIBLE()) < 0;
}

/** Half a tag character at the end waits for its other half. */
function visible(text: string): string {
  const whole = text.endsWith("\udb40") ? text.slice(0, -1) : text;
  return whole.replace(INVISIBLE(), "");
}

/** Where an escape that may still be growing begins. */
function settledUpTo(text: string): number {
  let from = text.length;
  let i = text.lastIndexOf("\x1b");
  while (i >= 0 && i > text.length - MAX_ESCAPE - 8) {
    if (GROWING().test(text.slice(i))) from = i;
    else if (text.charAt(i + 1) !== "\\") break;
    i = i === 0 ? -1 : text.lastIndexOf("\x1b", i - 1);
  }
  return from;
}
