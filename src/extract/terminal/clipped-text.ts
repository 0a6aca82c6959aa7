/** Longer ones are clipped. */
export const LONGEST_LINE = 4000;
const KEEP = 2000;

/**
 * A text that grows and is kept whole up to 4,000 characters; past that only its first and last 2,000 stay, with `…`
 * between. What is kept depends on the text alone, not on how it was cut into pieces.
 */
export function createClippedText() {
  let text = "";
  let head: string | null = null;
  let length = 0;

  function append(piece: string): void {
    length += piece.length;
    if (head === null && length > LONGEST_LINE) {
      head = copy(text + piece.slice(0, KEEP)).slice(0, KEEP);
      text = text.slice(-KEEP);
    }
    if (head === null) {
      text += piece;
    } else {
      text += piece.slice(-KEEP);
      // Cut back only now and then: cutting a joined string copies it, and pieces may be single characters.
      if (text.length > 4 * KEEP) text = copy(text.slice(-KEEP));
    }
  }

  function read(): string {
    return head === null ? text : `${wholeEnd(head)}…${wholeStart(text.slice(-KEEP))}`;
  }

  return {
    limit: LONGEST_LINE,
    append,
    read,
    /** Characters taken so far, dropped ones included. */
    get length() {
      return length;
    },
  };
}

/** A slice keeps the text it was cut from alive; a line of 50 MB must not stay for the sake of 2,000 characters. */
function copy(text: string): string {
  return Array.from({ length: text.length }, (_, i) => text.charAt(i)).join("");
}

function wholeEnd(text: string): string {
  const code = text.charCodeAt(text.length - 1);
  return code >= 0xd800 && code <= 0xdbff ? text.slice(0, -1) : text;
}

function wholeStart(text: string): string {
  const code = text.charCodeAt(0);
  return code >= 0xdc00 && code <= 0xdfff ? text.slice(1) : text;
}
