import { TOKENS } from "./data/secrets.js";
import { type Finding, findLabelled, findUserName } from "./labelled.js";
import { lazy } from "./lazy.js";
import { privateKeyStart, privateKeyStep } from "./private-key.js";
import type { Stage } from "./stage.js";
import { findAuthorization, findCommandPassword, findConnectionPassword, findToken } from "./tokens.js";

/** Text after an anchor that settles every rule. */
const AHEAD = 10_000;
/** Text before an anchor that a rule may look at, and that a replacement may reach back into. */
const CONTEXT = 512;
const REACH = 96;

const ANCHOR_LENGTH = 32;

const MARK = "\\[redacted:";
const SHAPES = lazy(() => [...new Set(TOKENS.map((row) => row.anchor))].join("|"));
const ASCII_LABELS =
  "[pP][aA][sS][sS]|[pP][wW][dD]|[pP][iI][nN]|[tT][oO][kK][eE][nN]|[sS][eE][cC][rR][eEèÈ][tT]|[kK][eE][yY]|[aA][uU][tT][hH]|[cC][rR][eE][dD]|[bB][eE][aA][rR][eE][rR] |[bB][aA][sS][iI][cC] |" +
  "[sS][eE][nN][hH][aA]|[cC][lL][aA][vV][eE]|[hH][eE][sS][lL][oO]|[kK][eE][nN][nN][wW][oO]|[cC][oO][nN][tT][rR][aA][sS]|[jJ][eE][tT][oO][nN]|[sS][cC][hH][lL]|[gG][eE][hH][eE][iI]|[sS][eE][gG][rR]|[cC][hH][aA][vV]|[zZ][uU][gG][aA]|[iI][dD][eE][nN]|[cC][rR][eE][dD]|[mM][oO][tT] |[fF][rR][aA][sS]|[pP][hH][rR][aA]|[pP][aA][lL][aA]|[pP][aA][rR][oO]|" +
  "[uU][sS][eE][rR]|[lL][oO][gG][iI][nN]|[uU][sS][uU]|[uU][tT][iI][lL]|[bB][eE][nN][uU][tT]|[aA][cC][cC][oO][uU]|[eE]-?[mM][aA][iI][lL]";
const OTHER_LABELS = "[пПтТкКсСулЛиИпП密口通パ비암패핀暗金秘キ鍵키令ト토シ시认認인凭憑자用账帳ユア사아]|cl[eé]|[uU]su";
const FIXED = ":\\/\\/|-----BEGIN|-u |--user|";

const anchors = lazy(() => ({
  ascii: new RegExp(`${MARK}|${FIXED}${SHAPES()}|(${ASCII_LABELS})`, "g"),
  any: new RegExp(`${MARK}|${FIXED}${SHAPES()}|(${ASCII_LABELS}|${OTHER_LABELS})`, "g"),
}));
const BEYOND_ASCII = lazy(() => /[^\x00-\x7f]/);

interface State {
  /** Text that has not left, behind what the rules may still look at. It never begins before the last replacement. */
  buffer: string;
  /** Offset in the buffer up to which text has left. */
  sent: number;
  /** Where the search for the next anchor goes on. */
  at: number;
  inKey: boolean;
}

/** Replaces secrets by `[redacted:kind]`. */
export function createSecretStage(
  seen: (kind: string) => void,
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
    const pattern = BEYOND_ASCII().test(state.buffer) ? anchors().any : anchors().ascii;
    const ahead = final ? 0 : state.buffer.length - settledUpTo(state.buffer);
    let out = "";
    for (;;) {
      if (state.inKey) {
        if (!skipKey(final)) break;
        continue;
      }
      pattern.lastIndex = state.at;
      const hit = pattern.exec(state.buffer);
      const open = state.buffer.length - (final ? 0 : ANCHOR_LENGTH);
      if (!hit || hit.index >= state.buffer.length - ahead) {
        state.at = Math.max(state.at, hit ? Math.min(hit.index, open) : open);
        break;
      }
      out += take(hit);
    }
    const upTo = final ? state.buffer.length : Math.max(state.sent, state.at - REACH);
    out += state.buffer.slice(state.sent, upTo);
    const keep = Math.max(0, upTo - CONTEXT);
    state.buffer = state.buffer.slice(keep);
    state.sent = upTo - keep;
    state.at = Math.max(state.at, upTo) - keep;
    return out;
  }

  function take(hit: RegExpExecArray): string {
    const { buffer } = state;
    const at = hit.index;
    if (hit[0].startsWith("[red")) {
      const close = buffer.indexOf("]", at);
      if (close > 0 && close < at + 60) return release(close + 1);
    } else {
      const opened = hit[0].startsWith("-----") ? privateKeyStart(buffer, at) : 0;
      if (opened > 0) {
        state.inKey = true;
        return replace({ start: at, end: at + opened, kind: "private-key" });
      }
      const finding = find(buffer, at, hit[1] !== undefined);
      if (finding) return replace(finding);
    }
    state.at = at + 1;
    return "";
  }

  /** Drops the body of a private key; false when more text is needed to go on. */
  function skipKey(final: boolean): boolean {
    if (!final && state.buffer.length < AHEAD / 2) return false;
    const { length, done } = privateKeyStep(state.buffer, 0);
    state.buffer = state.buffer.slice(length);
    if (done) state.inKey = false;
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
    fork: (other) => createSecretStage(other, { ...state }),
  };
}

/** Rules look at most three lines ahead, so an anchor with three complete lines behind it is settled. */
function settledUpTo(buffer: string): number {
  let line = buffer.length;
  for (let i = 0; i < 4 && line > 0; i++) line = buffer.lastIndexOf("\n", line - 1);
  return Math.min(Math.max(line, buffer.length - AHEAD), buffer.length - ANCHOR_LENGTH);
}

function find(text: string, at: number, label: boolean): Finding | undefined {
  if (label) return findUserName(text, at) ?? findAuthorization(text, at) ?? findLabelled(text, at);
  const char = text.charAt(at);
  if (char === ":") return findConnectionPassword(text, at) ?? findToken(text, at);
  if (char === "-") return findCommandPassword(text, at);
  return findToken(text, at);
}
