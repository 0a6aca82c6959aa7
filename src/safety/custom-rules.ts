import type { Stage } from "./stage.js";

/** A secret of your own. Every match of `pattern` within one line is replaced by `[redacted:kind]`. */
export interface RedactionRule {
  /** Its name in `[redacted:kind]` and in events. */
  kind: string;
  /** What the secret looks like. */
  pattern: RegExp;
}

/** Lines longer than this are looked at in pieces, so that a stream does not wait for ever. */
const MAX_LINE = 16_384;

/** Applies the caller's rules line by line. */
export function createRuleStage(
  rules: readonly RedactionRule[],
  seen: (kind: string) => void,
  state = { held: "" },
): Stage {
  const patterns = rules.map(({ kind, pattern }) => ({
    kind,
    mark: `[redacted:${kind.replace(/[^\w-]+/g, "-")}]`,
    pattern: new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, "")}g`),
  }));

  function unmarked(text: string): string {
    let out = text;
    for (const { pattern, kind, mark } of patterns) {
      out = out.replace(pattern, (hit) => {
        if (hit === "") return hit;
        seen(kind);
        return mark;
      });
    }
    return out;
  }

  /** What is already a mark is no text to search. */
  const line = (text: string): string =>
    text
      .split(/(\[redacted:[\w-]+\])/)
      .map((part, i) => (i % 2 === 1 ? part : unmarked(part)))
      .join("");

  return {
    push(chunk) {
      const parts = (state.held + chunk).split("\n");
      let out = "";
      let last = parts.pop() ?? "";
      for (const part of parts) out += `${pieces(part, line)}\n`;
      while (last.length >= MAX_LINE) {
        out += line(last.slice(0, MAX_LINE));
        last = last.slice(MAX_LINE);
      }
      state.held = last;
      return out;
    },
    end() {
      const out = line(state.held);
      state.held = "";
      return out;
    },
    fork: (other) => createRuleStage(rules, other, { ...state }),
  };
}

function pieces(text: string, apply: (piece: string) => string): string {
  if (text.length < MAX_LINE) return apply(text);
  let out = "";
  for (let i = 0; i < text.length; i += MAX_LINE) out += apply(text.slice(i, i + MAX_LINE));
  return out;
}
