import { charWidth } from "./char-width.js";
import { createClippedText } from "./clipped-text.js";
import { dropControls } from "./drop-controls.js";

const COLUMNS = 4000;
const CELL = 16;
// Wider than any terminal; a jump is never taken at its word, for it costs as many blanks.
const JUMP = 400;

/**
 * The characters of one terminal row and a cursor. Text is simply appended until the cursor first goes back inside the row;
 * only then does every column get its own cell.
 */
export function createCells(start: ReturnType<typeof createClippedText>) {
  let text = start;
  let cells: string[] | null = null;
  let cursor = 0;
  let redraw = false;
  let beneath = "";
  let half = "";

  function clear(): void {
    text = createClippedText();
    cells = null;
    cursor = 0;
    redraw = false;
    beneath = "";
  }

  /** Back to the first column: the next character starts the row anew, for the last redraw of a line is what counts. */
  function home(): void {
    redraw = true;
    half = "";
  }

  function print(run: string): void {
    if (redraw) {
      const old = read();
      clear();
      beneath = old;
    }
    if (cells === null) {
      text.append(run);
      return;
    }
    const joined = half + run;
    const last = joined.charCodeAt(joined.length - 1);
    half = last >= 0xd800 && last <= 0xdbff ? joined.slice(-1) : "";
    for (const char of half === "" ? joined : joined.slice(0, -1)) {
      if (cursor >= COLUMNS) break;
      put(cells, char);
    }
  }

  function put(row: string[], char: string): void {
    const code = char.codePointAt(0) ?? 0;
    if (isControl(code)) return;
    const width = charWidth(code);
    if (width === 0) {
      const before = row[cursor - 1];
      if (before !== undefined && before.length < CELL) row[cursor - 1] = before + char;
      return;
    }
    while (row.length < cursor) row.push(" ");
    row[cursor] = char;
    if (width === 2) row[cursor + 1] = "";
    cursor += width;
  }

  function spread(): string[] {
    if (cells !== null) return cells;
    const row: string[] = [];
    cursor = 0;
    for (const char of content()) put(row, char);
    cells = row;
    if (redraw) cursor = 0;
    redraw = false;
    return row;
  }

  function moveTo(column: number): void {
    if (column <= 0) {
      home();
      return;
    }
    const row = spread();
    redraw = false;
    cursor = Math.min(column, Math.max(JUMP, row.length));
    half = "";
  }

  function move(columns: number): void {
    if (redraw) {
      if (columns > 0) moveTo(columns);
      return;
    }
    if (columns > 0 && cells === null) {
      text.append(" ".repeat(Math.min(columns, JUMP)));
      return;
    }
    const row = spread();
    half = "";
    cursor = Math.min(Math.max(0, cursor + columns), Math.max(JUMP, row.length));
  }

  /** 0: from the cursor on, 1: up to the cursor, 2: all. */
  function erase(part: number): void {
    const column = redraw ? 0 : cells === null ? -1 : cursor;
    if (part === 0 && column !== -1) {
      if (column === 0) clear();
      else if (cells !== null) cells.length = Math.min(cells.length, column);
    } else if (part === 1 && column !== 0) {
      spread().fill(" ", 0, cursor);
    } else if (part === 2) {
      const row = column === 0 ? null : spread();
      const kept = cursor;
      clear();
      if (row !== null) {
        cells = [];
        cursor = kept;
      }
    }
  }

  const content = () => (cells === null ? text.read() : cells.join(""));

  /** A spinner redraws its one or two signs and leaves the words beside them. */
  function read(): string {
    const now = dropControls(content());
    if (beneath === "" || now.length > 2 || now.trim() === "" || /[\p{L}\p{N}]/u.test(now)) return now;
    return now + beneath.slice(now.length);
  }

  return { clear, home, print, move, moveTo, erase, read };
}

function isControl(code: number): boolean {
  return (code < 0x20 && code !== 0x09) || (code >= 0x7f && code <= 0x9f);
}
