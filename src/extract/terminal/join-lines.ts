const NO_SPACE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** One line out of a broken one; scripts without spaces get none. */
export function joinLines(first: string, rest: string): string {
  const head = first.trimEnd();
  const tail = rest.trimStart();
  return head + glue(head, tail) + tail;
}

/** What stands between two lines that are joined: a blank, or nothing within a script without spaces. */
export function glue(head: string, tail: string): "" | " " {
  return runsOn(head.charCodeAt(head.length - 1), tail.charCodeAt(0)) ? "" : " ";
}

/** Whether a text goes on without a blank between these two code units. Korean sets its words apart and does not. */
export function runsOn(last: number, first: number): boolean {
  return hasNoSpace(last) && hasNoSpace(first);
}

/** Whether the character belongs to a script without spaces. */
function hasNoSpace(code: number): boolean {
  if (!(code >= 0x2e80)) return false;
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3000 && code <= 0x303f)) return true;
  return NO_SPACE.test(String.fromCharCode(code));
}
