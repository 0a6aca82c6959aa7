import { lazy } from "./lazy.js";
import type { Stage } from "./stage.js";

const MAX_TAG = 64;
/**
 * A tag in back-ticks of its own is text about the tag. It is kept in other brackets, because whatever is cut from the
 * text later must not turn it into a tag.
 */
const TAG = lazy(() => /<\s{0,4}(\/?)\s{0,4}private\s{0,4}>/gi);

/** Drops `<private>…</private>`: nested spans whole, an unclosed one up to the end. */
export function createPrivateStage(state = { held: "", depth: 0 }): Stage {
  function run(final: boolean): string {
    const { held } = state;
    const open = final ? -1 : held.lastIndexOf("<");
    // A tag that may still be growing waits, with the back-tick that could stand before it.
    const growing = open >= 0 && open > held.length - MAX_TAG ? open - 1 : held.length - 1;
    const settled = final ? held.length : Math.max(0, growing);
    let out = "";
    let from = 0;
    for (const tag of mayHoldTag(held) ? held.matchAll(TAG()) : []) {
      if (tag.index >= settled) break;
      const start = tag.index;
      const end = start + tag[0].length;
      const mention = held.charAt(start - 1) === "`" && held.charAt(end) === "`";
      if (state.depth === 0) out += held.slice(from, start) + (mention ? `‹${tag[1]}private›` : "");
      from = end;
      if (mention) continue;
      state.depth = Math.max(0, state.depth + (tag[1] === "/" ? -1 : 1));
    }
    if (from < settled) {
      if (state.depth === 0) out += held.slice(from, settled);
      from = settled;
    }
    state.held = held.slice(from);
    return out;
  }

  return {
    push(chunk) {
      // The common case costs one search.
      if (state.depth === 0 && state.held === "" && !chunk.includes("<") && !chunk.endsWith("`")) return chunk;
      state.held += chunk;
      return run(false);
    },
    end() {
      const out = run(true);
      state.depth = 0;
      return out;
    },
    fork: () => createPrivateStage({ ...state }),
  };
}

/** Whether a bracket is followed by the first letters of the tag, behind blanks and a slash: code is full of other brackets. */
function mayHoldTag(text: string): boolean {
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    let i = at + 1;
    for (let c = text.charCodeAt(i); c <= 0x20 || c === 0x2f || c >= 0xa0; c = text.charCodeAt(++i))
      if (i > at + 9) break;
    if ((text.charCodeAt(i) | 32) === 0x70 && (text.charCodeAt(i + 1) | 32) === 0x72) return true;
  }
  return false;
}
