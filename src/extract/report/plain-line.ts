import { mayBeFence } from "./first-sign.js";
import { isLetter } from "./label-table.js";

const MAX_PLAIN = 1000;

/** Columns before the text of a line that is no item, row, quote, fence, object or head of a diff; -1 in doubt. */
export function plainIndent(raw: string): number {
  let at = 0;
  let code = raw.charCodeAt(0);
  while (code === 0x20 || code === 0x09) code = raw.charCodeAt(++at);
  if (raw.length > MAX_PLAIN || mayBeFence(raw)) return -1;
  if (isLetter(code)) return code === 0x64 && raw.startsWith("diff --git ") ? -1 : at;
  return isUndressed(raw, at, code) ? at : -1;
}

/** Signs that begin no dress of a report's line as they stand here. */
function isUndressed(raw: string, at: number, code: number): boolean {
  const next = raw.charCodeAt(at + 1);
  if (code === 0x2d || code === 0x2b) return next > 0x20 && next !== code && next < 0x80;
  if (code === 0x5b) return raw.charCodeAt(at + 2) !== 0x5d;
  if (code >= 0x30 && code <= 0x39) {
    let end = at + 1;
    while (raw.charCodeAt(end) >= 0x30 && raw.charCodeAt(end) <= 0x39) end++;
    const sign = raw.charCodeAt(end);
    return sign !== 0x2e && sign !== 0x29;
  }
  return code > 0x20 && "}()\"'<=/.$%&:;?!,\\]".includes(raw.charAt(at));
}
