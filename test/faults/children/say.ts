import { writeSync } from "node:fs";

/** Prints a line that is out when the call returns, whatever happens next. */
export function say(line: string): void {
  writeSync(1, `${line}\n`);
}

/** Blocks as a busy program does. */
export function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
