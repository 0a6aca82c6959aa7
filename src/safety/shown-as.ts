import { lazy } from "./lazy.js";

/** Strokes and rings laid over a letter, and accents on Latin ones: the word below stays readable. */
const OVERLAY = lazy(() => /[\u0334-\u0338\u20d0-\u20df\u20e1\u20e2\u20e4-\u20f0]/g);
/** `S Y S T E M`. Five letters and more, for "a b c" are names of their own. */
const SPELLED = lazy(() => /(?<![\p{L}\p{N}])\p{L}(?:[ .·_-]\p{L}){4,20}(?![\p{L}\p{N}])/gu);

/** Line breaks and brackets as programs and pages write them. */
const ESCAPED = lazy(() => /\\[nr]|%0[ad]|&#1[03];|&lt;|&gt;/gi);

/** A text as its reader takes it: full-width, styled, struck and spelled-out letters as plain ones, escapes undone. */
export function shownAs(text: string): string {
  const plain = /^[\x00-\x7f]*$/.test(text) ? text : text.normalize("NFKC").replace(OVERLAY(), "");
  return plain
    .replace(ESCAPED(), (hit) => (/^&lt/i.test(hit) ? "<" : /^&gt/i.test(hit) ? ">" : "\n"))
    .replace(SPELLED(), (hit) => hit.replace(/[ .·_-]/g, ""));
}

/** Without the accents on Latin letters: `Syśtem`. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<=[a-z])[\u0300-\u036f]{1,12}/gi, "")
    .normalize("NFC");
}
