import type { Frame } from "./frame.js";
import { MAX_CHARS } from "./lex.js";
import { readFrame } from "./reader.js";

/** Frames kept: enough for several full stores, and bounded so that a long-lived process does not grow. */
const MAX_FRAMES = 2048;
let frames: Map<string, Frame> | undefined;

/** The frame of a text, read once; the least recently read texts are forgotten. */
export function prepare(whole: string): Frame {
  const text = whole.slice(0, MAX_CHARS);
  frames ??= new Map();
  const hit = frames.get(text);
  if (hit !== undefined) return hit;
  const made = readFrame(text);
  if (frames.size >= MAX_FRAMES) {
    const oldest = frames.keys().next().value;
    if (oldest !== undefined) frames.delete(oldest);
  }
  frames.set(text, made);
  return made;
}
