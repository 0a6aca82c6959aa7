import { createRuleStage, type RedactionRule } from "./custom-rules.js";
import { createHiddenStage, hidesNothing } from "./hidden.js";
import { createPrivateStage } from "./private-spans.js";
import { createSecretStage, holdsNoSecret } from "./secrets.js";
import type { Stage } from "./stage.js";

/** Redaction of a stream. What `push` and `end` return, joined, does not depend on how the text is cut into chunks. */
export interface Redactor {
  /** Takes more text and returns what is final. What could still become part of a secret is held back, a few lines. */
  push(chunk: string): string;
  /** What was held back. */
  end(): string;
  /** What `end` would return now; the stream goes on. */
  pending(): string;
}

type Seen = (kind: string) => void;

function stagesFor(redact: false | readonly RedactionRule[], mayBeCut: boolean, seen: Seen): Stage[] {
  const stages = [createHiddenStage(), createPrivateStage()];
  if (redact === false) return stages;
  // The caller's rules first: the built-in ones then see their marks, as they would in a second pass.
  if (redact.length > 0) stages.push(createRuleStage(redact, seen));
  stages.push(createSecretStage(seen, mayBeCut));
  return stages;
}

/**
 * `false` leaves secrets in and still drops private spans; a list adds rules. A text that may be cut at its end loses what
 * may be the beginning of a secret there.
 */
export function createRedactor(
  redact: false | readonly RedactionRule[],
  mayBeCut: boolean,
  seen: Seen = () => {},
): Redactor {
  return overStages(stagesFor(redact, mayBeCut, seen));
}

/** Whether the built-in stages would give a whole text back as it is: most names, files and steps hold no sign of anything. */
export function isClean(text: string): boolean {
  return !text.includes("<") && hidesNothing(text) && holdsNoSecret(text);
}

function overStages(stages: readonly Stage[]): Redactor {
  return {
    push: (chunk) => stages.reduce((text, stage) => stage.push(text), chunk),
    end: () => stages.reduce((text, stage) => stage.push(text) + stage.end(), ""),
    pending: () => overStages(stages.map((stage) => stage.fork(() => {}))).end(),
  };
}
