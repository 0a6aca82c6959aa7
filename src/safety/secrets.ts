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
  ascii: new RegExp(`${MARK}|${FIXED}${SHAPES()}|${ASCII_LABELS}`, "g"),
  any: new RegExp(`${MARK}|${FIXED}${SHAPES()}|${ASCII_LABELS}|${OTHER_LABELS}`, "g"),
}));
const BEYOND_ASCII = lazy(() => /[^\x00-\x7f]/);

interface State {
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
  function run(final: boolean): string {
    const { buffer } = state;
    let out = "";
    const emit = (finding: Finding) => {
      const start = Math.max(finding.start, state.sent);
      out += `${buffer.slice(state.sent, start)}[redacted:${finding.kind}]`;
      state.sent = Math.max(finding.end, start);
      state.at = state.sent;
      seen(finding.kind);
    };
    const pattern = BEYOND_ASCII().test(buffer) ? anchors().any : anchors().ascii;
    const settled = final ? buffer.length : settledUpTo(buffer);
    for (;;) {
      if (state.inKey && !leaveKey(final)) break;
      pattern.lastIndex = state.at;
      const hit = pattern.exec(buffer);
      if (!hit) {
        state.at = Math.max(state.at, final ? buffer.length : buffer.length - ANCHOR_LENGTH);
        break;
      }
      if (hit.index >= settled) {
        state.at = Math.min(hit.index, Math.max(state.at, buffer.length - ANCHOR_LENGTH));
        break;
      }
      if (hit[0].startsWith("[red")) {
        const close = buffer.indexOf("]", hit.index);
        state.at = close > 0 && close < hit.index + 60 ? close + 1 : hit.index + 1;
        continue;
      }
      const opened = hit[0].startsWith("-----") ? privateKeyStart(buffer, hit.index) : 0;
      if (opened > 0) {
        emit({ start: hit.index, end: hit.index + opened, kind: "private-key" });
        state.inKey = true;
        continue;
      }
      const finding = find(buffer, hit.index);
      if (finding) emit(finding);
      else state.at = hit.index + 1;
    }
    const upTo = final ? buffer.length : Math.max(state.sent, Math.min(state.at, buffer.length) - REACH);
    out += buffer.slice(state.sent, upTo);
    const keep = Math.max(0, upTo - CONTEXT);
    state.buffer = buffer.slice(keep);
    state.sent = upTo - keep;
    state.at = Math.max(state.at, upTo) - keep;
    return out;
  }

  function leaveKey(final: boolean): boolean {
    for (;;) {
      if (!final && state.buffer.length - state.sent < AHEAD / 2) return false;
      const { length, done } = privateKeyStep(state.buffer, state.sent);
      state.sent += length;
      state.at = state.sent;
      if (done) {
        state.inKey = false;
        return true;
      }
    }
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

function find(text: string, at: number): Finding | undefined {
  const char = text.charAt(at);
  if (char === ":") return findConnectionPassword(text, at) ?? findToken(text, at);
  if (char === "-") return findCommandPassword(text, at);
  return findToken(text, at) ?? findUserName(text, at) ?? findAuthorization(text, at) ?? findLabelled(text, at);
}
