import { nextAnchor } from "./anchors.js";
import { findCutOff, lengthOfEnd } from "./cut-off.js";
import type { Finding } from "./finding.js";
import { findLabelled, findPair, findUserName } from "./labelled.js";
import { bodyBefore, findKeyEnd, isCutKeyLine, privateKeyStart, privateKeyStep } from "./private-key.js";
import type { Stage } from "./stage.js";
import { findAuthorization, findCommandPassword, findConnectionPassword, findCookies, findToken } from "./tokens.js";

/** Text after an anchor that settles every rule. */
const AHEAD = 10_000;
/** Text before an anchor that a rule may look at, and that a replacement may reach back into. */
const CONTEXT = 512;
const REACH = 96;

const ANCHOR_LENGTH = 32;
const MARK = "[redacted:";

interface State {
  /** Text that has not left, behind what the rules may still look at. It never begins before the last replacement. */
  buffer: string;
  /** Offset in the buffer up to which text has left. */
  sent: number;
  /** Where the search for the next anchor goes on. */
  at: number;
  inKey: boolean;
}

/** Replaces secrets by `[redacted:kind]`; where the text may be cut, also the beginning of one at its end. */
export function createSecretStage(
  seen: (kind: string) => void,
  mayBeCut: boolean,
  state: State = { buffer: "", sent: 0, at: 0, inKey: false },
): Stage {
  /** Lets text go up to `end` and hides it from later rules, as a second pass could not see it either. */
  function release(end: number, replacement = ""): string {
    const out = replacement === "" ? state.buffer.slice(state.sent, end) : replacement;
    state.buffer = state.buffer.slice(end);
    state.sent = 0;
    state.at = 0;
    return out;
  }

  function replace({ start, end, kind }: Finding): string {
    seen(kind);
    const before = state.buffer.slice(state.sent, Math.max(start, state.sent));
    return before + release(Math.max(end, state.sent), `[redacted:${kind}]`);
  }

  function run(final: boolean): string {
    const ahead = final ? 0 : state.buffer.length - settledUpTo(state.buffer);
    const cut = final && mayBeCut ? lengthOfEnd(state.buffer) : 0;
    let out = "";
    for (;;) {
      if (state.inKey) {
        if (!skipKey(final)) break;
        continue;
      }
      const at = nextAnchor(state.buffer, state.at);
      const open = state.buffer.length - (final ? 0 : ANCHOR_LENGTH);
      if (at < 0 || at >= state.buffer.length - ahead) {
        state.at = Math.max(state.at, at < 0 ? open : Math.min(at, open));
        break;
      }
      out += take(at, cut);
    }
    const settled = Math.min(state.at, state.buffer.length);
    const upTo = final
      ? state.buffer.length
      : Math.max(state.sent, Math.min(settled - REACH, bodyBefore(state.buffer, settled)));
    out += state.buffer.slice(state.sent, upTo);
    const keep = Math.max(0, upTo - CONTEXT);
    state.buffer = state.buffer.slice(keep);
    state.sent = upTo - keep;
    state.at = Math.max(state.at, upTo) - keep;
    return out;
  }

  /** `cut`: length of the end that may be cut off. */
  function take(at: number, cut: number): string {
    const { buffer } = state;
    if (buffer.startsWith(MARK, at)) {
      const close = buffer.indexOf("]", at);
      if (close > 0 && close < at + 60) return release(close + 1);
    }
    const opened = privateKeyStart(buffer, at);
    if (opened > 0) {
      state.inKey = true;
      return replace({ start: at, end: at + opened, kind: "private-key" });
    }
    const whole = find(buffer, at);
    const begun = buffer.length - at <= cut ? findCutOff(buffer, at) : undefined;
    const finding = begun && (!whole || covers(begun, whole)) ? begun : whole;
    if (finding) return replace(finding);
    state.at = at + 1;
    return "";
  }

  /** Drops the body of a private key; false when more text is needed to go on. */
  function skipKey(final: boolean): boolean {
    if (!final && state.buffer.length < AHEAD / 2) return false;
    const { length, done } = privateKeyStep(state.buffer, 0);
    state.buffer = state.buffer.slice(length);
    if (done) state.inKey = false;
    if (done && final && mayBeCut && isCutKeyLine(state.buffer)) state.buffer = "";
    return true;
  }

  return {
    push(chunk) {
      state.buffer += chunk;
      return run(false);
    },
    end() {
      const out = run(true);
      Object.assign(state, { buffer: "", sent: 0, at: 0, inKey: false });
      return out;
    },
    fork: (other) => createSecretStage(other, mayBeCut, { ...state }),
  };
}

/**
 * Whether nothing in a whole text would be replaced: most anchors turn out to be a part of an ordinary word. Only for
 * texts no longer than what rules may look back at; of others the stage drops what lies further back.
 */
export function holdsNoSecret(text: string): boolean {
  for (let at = nextAnchor(text, 0); at >= 0; at = nextAnchor(text, at + 1)) {
    if (text.length > CONTEXT || text.startsWith(MARK, at) || privateKeyStart(text, at) > 0 || find(text, at))
      return false;
  }
  return true;
}

function covers(a: Finding, b: Finding): boolean {
  return a.start <= b.start && a.end >= b.end;
}

/** Rules look at most three lines ahead, so an anchor with three complete lines behind it is settled. */
function settledUpTo(buffer: string): number {
  let line = buffer.length;
  for (let i = 0; i < 4 && line > 0; i++) line = buffer.lastIndexOf("\n", line - 1);
  return Math.min(Math.max(line, buffer.length - AHEAD), buffer.length - ANCHOR_LENGTH);
}

function find(text: string, at: number): Finding | undefined {
  const char = text.charAt(at);
  if (char === ":") return findConnectionPassword(text, at) ?? findToken(text, at);
  if (char === "-") return findKeyEnd(text, at);
  if (char === " ") return findCommandPassword(text, at + 1);
  return (
    findToken(text, at) ??
    findUserName(text, at) ??
    findPair(text, at) ??
    findAuthorization(text, at) ??
    findCookies(text, at) ??
    findLabelled(text, at) ??
    findCommandPassword(text, at - 2)
  );
}
