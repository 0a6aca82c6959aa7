const VERTICAL = "│┃║┆┇┊┋╎╏";
const LEFT = "├┝┞┟┠┡┢┣╞╟╠└┕┖┗╘╙╚╰";

/**
 * Takes the drawing off a line: a rule becomes an empty line, a panel keeps its title and its text, a table row gets
 * `|` between its cells (as in Markdown). A tree listing (`├── src`) is no panel and stays.
 */
export function cleanBoxes(line: string): string {
  if (!/[│─┃━║═]/.test(line)) return line;
  const text = line.trim();
  if (text === "" || !(isBox(text.charCodeAt(0)) || isBox(text.charCodeAt(text.length - 1)))) return line;
  const title = withoutRule(text);
  if (title === "") return "";
  if (VERTICAL.includes(text.charAt(0))) return withoutBorders(line.trimEnd());
  const closed = isBox(text.charCodeAt(text.length - 1));
  if (LEFT.includes(text.charAt(0)) && !closed) return line;
  return isBox(text.charCodeAt(0)) ? title : line;
}

/** Box drawing and block elements, the stuff of frames and of bars. */
function isBox(code: number): boolean {
  return code >= 0x2500 && code <= 0x259f;
}

function withoutRule(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isDrawn(text.charCodeAt(from))) from++;
  while (to > from && isDrawn(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

function isDrawn(code: number): boolean {
  return code === 0x20 || isBox(code);
}

function withoutBorders(line: string): string {
  const start = line.length - line.trimStart().length;
  const closed = VERTICAL.includes(line.charAt(line.length - 1));
  const inner = line.slice(start + 1, closed ? -1 : undefined);
  if (!closed) return inner.startsWith(" ") ? inner.slice(1) : inner;
  const cells = splitCells(inner);
  if (cells.filter((cell) => cell.trim() !== "").length > 1 || isRow(cells)) {
    return `|${cells.map((cell) => ` ${cell.trim()} `).join("|")}|`;
  }
  const text = (cells.find((cell) => cell.trim() !== "") ?? "").trimEnd();
  return text.startsWith(" ") ? text.slice(1) : text;
}

/** A row with one filled cell among several is a table row; empty cells at both ends are the frames of nested panels. */
function isRow(cells: string[]): boolean {
  if (cells.length < 2) return false;
  return !(cells.length % 2 === 1 && cells[(cells.length - 1) / 2]?.trim() !== "" && cells.length >= 3);
}

function splitCells(inner: string): string[] {
  const cells: string[] = [];
  let from = 0;
  for (let at = 0; at < inner.length; at++) {
    if (!VERTICAL.includes(inner.charAt(at))) continue;
    cells.push(inner.slice(from, at));
    from = at + 1;
  }
  cells.push(inner.slice(from));
  return cells;
}
