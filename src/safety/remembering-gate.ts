import { Lru } from "../core/lru.js";
import type { Admission, Bounds, Gate } from "./gate.js";

/** As many texts as a snapshot has, for a good number of agents at once. */
const REMEMBERED = 512;
/** Longer texts are cut on the way in, and hardly come twice. */
const LONGEST = 1_000;

interface Remembered {
  bounds: Bounds;
  admission: Admission;
}

/**
 * A gate that remembers what it let pass. Every snapshot of a task brings the same names, files and steps again, and to
 * look for secrets in them costs more than to store it. A text that held a secret is not remembered.
 */
export function rememberingGate(gate: Gate): Gate {
  const passed = new Lru<Remembered>(REMEMBERED);
  return {
    ...gate,
    admit(text, bounds) {
      if (text.length > LONGEST) return gate.admit(text, bounds);
      const known = passed.get(text);
      if (known && known.bounds.as === bounds.as && known.bounds.maxChars === bounds.maxChars) return known.admission;
      const admission = gate.admit(text, bounds);
      if (admission.redacted.length === 0 && admission.refused === undefined) passed.set(text, { bounds, admission });
      return admission;
    },
  };
}
