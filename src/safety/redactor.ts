import { createRuleStage, type RedactionRule } from "./custom-rules.js";
import { createHiddenStage, hidesNothing } from "./hidden.js";
import { createPrivateStage } from "./private-spans.js";
import { createSecretStage, holdsNoSecret } from "./secrets.js";
import type { Stage } from "./stage.js";

/** Redaction of a stream. All that `push` and `end` return, joined, is what the whole text would give at once. */
export interface Redactor {
  /** Takes more text and returns what is final. What could still become part of a secret is held back, a few lines. */
  push(chunk: string): string;
  /** What was held back. */
  end(): string;
  /** What `end` would return now; the stream goes on. */
  pending(): string;
}

type Seen = (kind: string) => void;

function stagesFor(redact: false | readonly RedactionRule[], seen: Seen): Stage[] {
  const stages = [createHiddenStage(), createPrivateStage()];
  if (redact === false) return stages;
  // The caller's rules first: the built-in ones then see their marks, as they would in a second pass.
  if (redact.length > 0) stages.push(createRuleStage(redact, seen));
  stages.push(createSecretStage(seen));
  return stages;
}

/** `false` leaves secrets in and still drops private spans; a list adds rules. */
export function createRedactor(redact: false | readonly RedactionRule[], seen: Seen = () => {}): Redactor {
  return overStages(stagesFor(redact, seen));
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
