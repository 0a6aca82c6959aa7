import { cleanBoxes } from "./terminal/boxes.js";
import { createClippedText, LONGEST_LINE } from "./terminal/clipped-text.js";
import { createMarks } from "./terminal/marks.js";
import { createScreenLine } from "./terminal/screen-line.js";

export interface TerminalCleaner {
  /** Takes the next piece (cut anywhere, inside a sequence too) and gives the lines that it finished. */
  push(chunk: string): string[];
  /** The output is over: gives the line that no line end closed, if there is one. */
  end(): string[];
  /** The unfinished line as it would read if the output ended here; changes nothing. */
  pending(): string;
  /** The last finished line, which is given out when another one stands below it: until then it may be erased. */
  held(): string[];
  /** Gives the held line out, for what comes next is no text of the terminal. */
  settle(): string[];
}

// Searching a whole chunk for one character is some twenty times cheaper than a regex over a class, so only those controls
// are looked for that change what a line says. A line that holds one loses every other control as well.
const CONTROLS = "\x1b\r\b\x9b";
const BOXES = "│─┃━║═";

/**
 * Turns what a terminal was sent into the lines a person would have seen: escape sequences, redraws and backspaces
 * resolved, panels and rules taken off. A lone control that moves nothing (NUL, BEL, DEL) stays in an otherwise plain
 * line: `dropControls` takes it out of the few lines that are kept.
 *
 * Lines over 4,000 characters keep their first and last 2,000. Any chunking gives the same lines.
 */
export function createTerminalCleaner(): TerminalCleaner {
  const controls = createMarks(CONTROLS);
  const boxes = createMarks(BOXES);
  let plain = createClippedText();
  let screen: ReturnType<typeof createScreenLine> | null = null;
  let heldReturn = "";
  let held: string[] = [];
  const above = { canGo: false };

  function push(piece: string): string[] {
    if (piece === "") return [];
    const out = held;
    pushAll(piece, out);
    held = out.splice(-1);
    return out;
  }

  function pushAll(piece: string, out: string[]): void {
    // Whether a return ends a line or begins a redraw shows only in what follows.
    const whole = heldReturn + piece;
    heldReturn = whole.endsWith("\r") ? "\r" : "";
    const chunk = heldReturn === "" ? whole : whole.slice(0, -1);
    controls.reset(chunk);
    boxes.reset(chunk);
    let pos = 0;
    while (pos < chunk.length) {
      if (screen !== null) {
        pos = screen.write(chunk, pos, out);
        if (screen.finished()) screen = null;
        continue;
      }
      const control = controls.next(pos);
      pos = pushPlainLines(chunk, pos, control, out);
      if (control === Number.POSITIVE_INFINITY) {
        if (pos < chunk.length) plain.append(chunk.slice(pos));
        break;
      }
      if (chunk.startsWith("\r\n", control)) {
        out.push(finishPlain(chunk.slice(pos, control), boxes.next(pos) < control));
        above.canGo = true;
        pos = control + 2;
        continue;
      }
      screen = createScreenLine(plain, above);
      plain = createClippedText();
    }
  }

  function pushPlainLines(chunk: string, from: number, control: number, out: string[]): number {
    let pos = from;
    let box = boxes.next(pos);
    for (let end = chunk.indexOf("\n", pos); end !== -1 && end < control; end = chunk.indexOf("\n", pos)) {
      const boxed = box < end;
      out.push(finishPlain(chunk.slice(pos, end), boxed));
      above.canGo = true;
      pos = end + 1;
      if (boxed) box = boxes.next(pos);
    }
    return pos;
  }

  function finishPlain(rest: string, boxed: boolean): string {
    if (plain.length === 0) {
      const line = rest.length > plain.limit ? clip(rest) : rest;
      return boxed ? cleanBoxes(line) : line;
    }
    plain.append(rest);
    const line = plain.read();
    plain = createClippedText();
    return cleanBoxes(line);
  }

  const pending = () => (screen === null ? cleanBoxes(plain.read()) : screen.read());

  function end(): string[] {
    const empty = screen === null && plain.length === 0 && heldReturn === "";
    const last = pending();
    plain = createClippedText();
    screen = null;
    heldReturn = "";
    return empty ? settle() : [...settle(), last];
  }

  function settle(): string[] {
    above.canGo = false;
    return held.splice(0);
  }

  return { push, end, pending, held: () => [...held], settle };
}

/** Anything that a cleaner would look at twice. */
const SIGNS = new RegExp(`[${CONTROLS}${BOXES}]`);

/** The lines of a whole text. At every look the open end is read so, a few lines that seldom hold anything to clean. */
export function cleanedLines(text: string): string[] {
  if (text.length > LONGEST_LINE || SIGNS.test(text)) {
    const cleaner = createTerminalCleaner();
    return [...cleaner.push(text), ...cleaner.end()];
  }
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

function clip(line: string): string {
  const text = createClippedText();
  text.append(line);
  return text.read();
}
