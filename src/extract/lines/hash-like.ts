/** Whether seven hexadecimal digits stand in a row. Of such a run every seventh character is one, and no other is read. */
export function holdsHashLike(text: string): boolean {
  for (let i = 6; i < text.length; i += 7) {
    if (!isHex(text.charCodeAt(i))) continue;
    let from = i;
    while (from > 0 && isHex(text.charCodeAt(from - 1))) from--;
    let to = i + 1;
    while (to - from < 7 && isHex(text.charCodeAt(to))) to++;
    if (to - from >= 7) return true;
  }
  return false;
}

function isHex(c: number): boolean {
  return (c >= 48 && c <= 57) || (c >= 97 && c <= 102);
}
