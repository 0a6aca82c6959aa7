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
  /** Of the brackets that are open; the list's own counts as the second. */
  let depth = 0;
  let isInside = false;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE: {
        const end = endOfString(text, i);
        if (depth === 1 && !isInside && end - i === name.length && text.startsWith(name, i)) {
          const at = pastBlanks(text, end);
          if (text.charCodeAt(at) === COLON) {
            i = pastBlanks(text, at + 1);
            if (text[i] !== "[") return null;
            isInside = true;
            depth = 2;
            break;
          }
        }
        i = end - 1;
        break;
      }
      case 0x7b:
      case 0x5b:
        depth++;
        break;
      case 0x7d:
      case 0x5d:
        depth--;
        if (isInside && depth < 2) return null;
        break;
      case COMMA:
        if (isInside && depth === 2) return `${text.slice(0, i)}]}`;
    }
  }
  return null;
}

/** Behind the string that begins at `from`. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}

function pastBlanks(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 0x20) at++;
  return at;
}
