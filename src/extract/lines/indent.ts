/** The line from there on, without the white space at its end: most lines have none. */
export function textFrom(raw: string, indent: number): string {
  const text = indent === 0 ? raw : raw.slice(indent);
  const last = raw.charCodeAt(raw.length - 1);
  return last > 32 && last < 128 ? text : text.trimEnd();
}

/** Blanks before its text. */
export function indentOf(raw: string): number {
  let i = 0;
  for (let c = raw.charCodeAt(0); c === 32 || c === 9 || c === 0xa0 || c === 0x3000; c = raw.charCodeAt(++i));
  return i;
}
