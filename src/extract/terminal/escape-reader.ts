type State = "none" | "escape" | "intermediate" | "csi" | "string" | "string-escape";
interface Sequence {
  final: string;
  /** The first number; null where none stands, or the sequence is a private one. */
  parameter: number | null;
}

const MAX_PARAMETER = 32;

/**
 * Reads escape sequences (ECMA-48) that may be cut anywhere. A line end closes whatever is open: a string that nobody
 * ended must not swallow the rest of the output.
 */
export function createEscapeReader() {
  const stringEnd = /[\x07\n\x18\x1a\x1b\x9c]/g;
  let state: State = "none";
  let parameter = "";
  let complete: Sequence | null = null;

  /** ESC (or the single character that stands for `ESC [`) was met. */
  function start(code: number): void {
    if (code === 0x1b) state = "escape";
    else startCsi();
  }

  function startCsi(): void {
    state = "csi";
    parameter = "";
  }

  /** Reads one step; gives the place behind it. Not moving on means that what stands there is no part of a sequence. */
  function read(chunk: string, pos: number): number {
    if (state === "string") return readString(chunk, pos);
    const code = chunk.charCodeAt(pos);
    if (state === "string-escape") {
      state = code === 0x5c ? "none" : "escape";
      return code === 0x5c ? pos + 1 : pos;
    }
    if (code < 0x20 || code > 0x7e) {
      state = "none";
      return pos;
    }
    if (state === "csi") readCsi(chunk.charAt(pos), code);
    else if (state === "escape") readEscape(chunk.charAt(pos), code);
    else if (code >= 0x30) state = "none";
    return pos + 1;
  }

  function readString(chunk: string, pos: number): number {
    stringEnd.lastIndex = pos;
    const at = stringEnd.exec(chunk)?.index;
    if (at === undefined) return chunk.length;
    const code = chunk.charCodeAt(at);
    state = code === 0x1b ? "string-escape" : "none";
    return code === 0x0a ? at : at + 1;
  }

  function readEscape(char: string, code: number): void {
    if (char === "[") startCsi();
    else if ("]PX^_".includes(char)) state = "string";
    else if (code < 0x30) state = "intermediate";
    else {
      state = "none";
      // Next line and full reset leave the row; the other short sequences change nothing that can be read.
      if (char === "E" || char === "c") complete = { final: "E", parameter: null };
    }
  }

  function readCsi(char: string, code: number): void {
    if (code < 0x40) {
      if (parameter.length < MAX_PARAMETER) parameter += char;
      return;
    }
    state = "none";
    const isPrivate = "<=>?".includes(parameter.charAt(0)) && parameter !== "";
    const number = Number.parseInt(parameter, 10);
    if (!isPrivate) complete = { final: char, parameter: Number.isNaN(number) ? null : number };
  }

  return {
    start,
    read,
    open: () => state !== "none",
    /** The sequence that the last step completed. */
    take(): Sequence | null {
      const sequence = complete;
      complete = null;
      return sequence;
    },
  };
}
