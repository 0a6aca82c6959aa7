import { lazy } from "./lazy.js";

const BEGIN = lazy(() => /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/y);
const END = lazy(() => /[^\S\n]{0,24}[│|>+*#"'`]{0,3}[^\S\n]{0,4}-----END [A-Z0-9 ]{0,30}(?:-----)?/y);
const LEAD = "[^\\S\\n]{0,24}(?:\\d{1,6}[:→|])?[\\t │|>*#\"'`+-]{0,12}";
const BREAK = "[\"'`│|,+ \\t]{0,8}(?:\\\\{1,2}r)?(?:\\\\{1,2}n|\\\\?\\r?\\n)";
const LINE = lazy(
  () =>
    new RegExp(
      `${LEAD}(?:[A-Za-z0-9+/=]{16,4096}(?:${BREAK}|[ "'\`]|(?=-----END)|$)|[A-Za-z0-9+/]{0,15}={1,2}[A-Za-z0-9+/]{0,4}(?:${BREAK}|(?=-----END)|$)|[A-Za-z0-9+/=]{1,15}(?:${BREAK})?(?=${LEAD}-----END)|(?:Proc-Type|DEK-Info|Version|Comment|Hash):[^\\n\\\\]{0,200}(?:${BREAK})|(?:${BREAK}))`,
      "y",
    ),
);

/** Length of the opening line of a private key at `at`, else 0. */
export function privateKeyStart(text: string, at: number): number {
  BEGIN().lastIndex = at;
  return BEGIN().exec(text)?.[0].length ?? 0;
}

/** How far one step into the body of a private key gets; `done` when the key is over (closed or cut off). */
export function privateKeyStep(text: string, at: number): { length: number; done: boolean } {
  END().lastIndex = at;
  const end = END().exec(text);
  if (end) return { length: end[0].length, done: true };
  LINE().lastIndex = at;
  const line = LINE().exec(text);
  return line && line[0].length > 0 ? { length: line[0].length, done: false } : { length: 0, done: true };
}
