import type { EventListener } from "../core/events.js";
import type { FactCandidate } from "../model/fact.js";
import type { Gate } from "../safety/index.js";

/** Most characters of a name: a project, a task's id. */
export const NAME_CHARS = 200;

/** The gate as operations use it: every stored string goes through here, and what happened to it is told. */
export interface Intake {
  /** One string of a known bound; empty where nothing of it may be stored. */
  item(text: string, maxChars: number, what: string): string;
  /** At most `count` strings, without empty and repeated ones. */
  items(texts: readonly string[], maxChars: number, count: number, what: string): string[];
  /** The text of a fact, or `null` where it was refused (told as an event with the reason). */
  fact(text: string, maxChars: number): string | null;
}

export function createIntake(gate: Gate, emit: EventListener, agentId?: string): Intake {
  const about = agentId === undefined ? {} : { agentId };

  function admit(text: string, as: "fact" | "item", maxChars: number, what: string): string | null {
    const { text: admitted, redacted, refused } = gate.admit(text, { as, maxChars });
    if (redacted.length > 0) emit({ type: "redacted", ...about, what, kinds: redacted });
    if (refused === undefined) return admitted;
    if (refused !== "empty") emit({ type: "refused", ...about, what, reason: refused });
    return null;
  }

  const item = (text: string, maxChars: number, what: string) => admit(text, "item", maxChars, what) ?? "";
  return {
    item,
    items(texts, maxChars, count, what) {
      const admitted = new Set<string>();
      for (const text of texts) {
        if (admitted.size === count) break;
        const kept = item(text, maxChars, what);
        if (kept !== "") admitted.add(kept);
      }
      return [...admitted];
    },
    fact: (text, maxChars) => admit(text, "fact", maxChars, "fact"),
  };
}

/** The candidates that may be stored, at most `count`. */
export function admitCandidates(
  intake: Intake,
  candidates: readonly FactCandidate[],
  maxChars: number,
  count: number,
): FactCandidate[] {
  const admitted: FactCandidate[] = [];
  for (const candidate of candidates) {
    if (admitted.length === count) break;
    const fact = intake.fact(candidate.fact, maxChars);
    if (fact === null) continue;
    const { category, origin } = candidate;
    const project = candidate.project && intake.item(candidate.project, NAME_CHARS, "project");
    admitted.push({ fact, category, origin, ...(project ? { project } : {}) });
  }
  return admitted;
}
