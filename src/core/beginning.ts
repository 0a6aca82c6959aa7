const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;

/**
 * The beginning of a JSON object as an object of its own: what stands before one of its lists, and the first item of
 * that. `null` where the list has no second item or is none. Only for texts that are known to be valid JSON.
 */
export function beginningOf(text: string, list: string): string | null {
  const name = JSON.stringify(list);
  let isInside = false;
  /** Of the brackets that are open; the list's own is the second. */
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      const end = endOfString(text, i);
      const isName = depth === 1 && text.slice(i, end) === name && text.charCodeAt(pastBlanks(text, end)) === COLON;
      i = end - 1;
      if (!isName) continue;
      i = pastBlanks(text, pastBlanks(text, end) + 1);
      if (text[i] !== "[") return null;
      isInside = true;
      depth = 2;
    } else if (code === 0x7b || code === 0x5b) depth++;
    else if (code === 0x7d || code === 0x5d) {
      depth--;
      if (isInside && depth < 2) return null;
    } else if (code === COMMA && isInside && depth === 2) return `${text.slice(0, i)}]}`;
  }
  return null;
}

/** Behind the string that begins at `from`. */
function endOfString(text: string, from: number): number {
  let end = from + 1;
  while (end < text.length && text.charCodeAt(end) !== QUOTE) end += text.charCodeAt(end) === BACKSLASH ? 2 : 1;
  return end + 1;
}

function pastBlanks(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 0x20) at++;
  return at;
}
