import { readFileSync } from "node:fs";
import { decodeText } from "../text/decode-text.js";

/** A file as text. */
export function readText(file: string): string {
  return decodeText(readFileSync(file));
}
