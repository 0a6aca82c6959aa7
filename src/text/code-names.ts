/** A span between marks of code that reads as a name without them; a plain word would read as prose, and a command has blanks. */
function showsCode(code: string): boolean {
  return !/\s/.test(code) && (!/^\p{L}+$/u.test(code) || /[a-z][A-Z]/.test(code));
}

const BEFORE = "([\"'`‹<";
const AFTER = ")]\"'`,.;:!›>";

/** A file's name for its path, without a line number; anything else as it is. */
export function shortenPath(word: string): string {
  if (!word.includes(".")) return word;
  let from = 0;
  let to = word.length;
  while (from < to && BEFORE.includes(word.charAt(from))) from++;
  while (to > from && AFTER.includes(word.charAt(to - 1))) to--;
  const path = word.slice(from, to);
  if (path.includes("://")) return word;
  const named = path.replace(/(\w):\d{1,6}(?:-\d{1,6})?$/, "$1");
  if (!/\.\w{1,6}$/.test(named)) return word;
  const deep = named.indexOf("/") !== named.lastIndexOf("/");
  return word.slice(0, from) + (deep ? named.slice(named.lastIndexOf("/") + 1) : named) + word.slice(to);
}

/** The text with names of code as one says them: no marks around them, files without their folders and line numbers. */
export function bareNames(text: string): string {
  const unquoted = text.includes("`")
    ? text.replace(/`([^`]{1,120})`/g, (quoted, code: string) => (showsCode(code) ? code : quoted))
    : text;
  if (!unquoted.includes(".")) return unquoted.replace(/\s+/g, " ").trim();
  return unquoted.split(/\s+/).map(shortenPath).join(" ").trim();
}
