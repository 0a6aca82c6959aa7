import { cleanBoxes } from "./boxes.js";
import { createCells } from "./cells.js";
import type { createClippedText } from "./clipped-text.js";
import { createEscapeReader } from "./escape-reader.js";

/** Longer lines may take two rows of the terminal, whose width nobody tells: up by one row is not up by one line. */
const ONE_ROW = 80;

/**
 * One line of a terminal that holds a control, from what stood on it so far to its line end. Only the row the cursor is in
 * is known: a jump to another row ends the line, so a panel that is drawn again comes twice, but nothing is lost. The one
 * exception is the line just above (`above.canGo`: it is still there): up by one and erase takes a line of progress back.
 */
export function createScreenLine(start: ReturnType<typeof createClippedText>, above: { canGo: boolean }) {
  let isUp = false;
  const cells = createCells(start);
  const escapes = createEscapeReader();
  const stop = /[\x08\n\r\x1b\x9b]/g;
  let done = false;

  /** Reads up to and with the line end; gives the place behind what was read. */
  function write(chunk: string, from: number, out: string[]): number {
    let pos = from;
    while (pos < chunk.length) {
      if (escapes.open()) {
        pos = escapes.read(chunk, pos);
        const sequence = escapes.take();
        if (sequence !== null) apply(sequence.final, sequence.parameter, out);
        continue;
      }
      stop.lastIndex = pos;
      const at = stop.exec(chunk)?.index ?? chunk.length;
      if (at > pos) {
        cells.print(chunk.slice(pos, at));
        isUp = false;
      }
      if (at === chunk.length) return at;
      pos = colourEnd(chunk, at);
      if (pos > at) continue;
      pos = at + 1;
      const code = chunk.charCodeAt(at);
      if (code === 0x0a) {
        out.push(read());
        above.canGo = true;
        done = true;
        return pos;
      }
      if (code === 0x0d) cells.home();
      else if (code === 0x08) cells.move(-1);
      else escapes.start(code);
    }
    return pos;
  }

  function apply(final: string, parameter: number | null, out: string[]): void {
    const count = Math.max(1, parameter ?? 1);
    if (final === "K" && parameter === 2 && isUp) takeBack(out);
    if (final === "K") cells.erase(parameter ?? 0);
    else if (final === "J" && (parameter ?? 0) === 0) cells.erase(0);
    else if (final === "C") cells.move(count);
    else if (final === "D") cells.move(-count);
    else if (final === "G") cells.moveTo(count - 1);
    else if ("ABEFHJdf".includes(final)) {
      const isBlank = read().trim() === "";
      leaveRow(out);
      if (!isBlank) above.canGo = false;
      isUp = isBlank && "AF".includes(final) && count === 1;
    }
  }

  function takeBack(out: string[]): void {
    isUp = false;
    const last = out.at(-1);
    if (!above.canGo || last === undefined || last.length > ONE_ROW) return;
    out.pop();
    above.canGo = false;
  }

  function leaveRow(out: string[]): void {
    const line = read();
    if (line.trim() !== "") out.push(line);
    cells.clear();
  }

  const read = () => cleanBoxes(cells.read());

  return { write, read, finished: () => done };
}

/** The place behind a whole colour sequence, or `at`: most sequences are colours and need no state. */
function colourEnd(chunk: string, at: number): number {
  if (chunk.charCodeAt(at) !== 0x1b || chunk.charCodeAt(at + 1) !== 0x5b) return at;
  let pos = at + 2;
  let code = chunk.charCodeAt(pos);
  while (code >= 0x30 && code <= 0x3b) code = chunk.charCodeAt(++pos);
  return code === 0x6d ? pos + 1 : at;
}
