/** What moves a cursor, changes colours or turns the direction of text, and what ends a line. */
const ACTIVE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A terminal is a prompt too: stored text on one line, with nothing in it that the terminal would act on. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").replace(ACTIVE, "\ufffd");
}

/** JSON stays the same value when what a terminal would act on is written as an escape. */
export function inertJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(ACTIVE, (char) =>
    char === "\n" ? char : `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** What moves a cursor or sets a colour. */
const SEQUENCE = /\p{Cc}\[[\d;?]{0,20}[A-Za-z]/gu;

/** Nothing that a person would see: blanks, and what only steers a terminal. */
export function isBlank(text: string): boolean {
  return text.replace(SEQUENCE, "").replace(ACTIVE, "").trim() === "";
}
