import { type Frame, readFrame } from "./frame.js";

/** Frames kept: enough for several full stores, and bounded so that a long-lived process does not grow. */
const MAX_FRAMES = 2048;
let frames: Map<string, Frame> | undefined;

/** The frame of a text, read once; the least recently read texts are forgotten. */
export function prepare(text: string): Frame {
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
