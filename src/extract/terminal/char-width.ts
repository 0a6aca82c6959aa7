// First and last code points of what takes two columns (Unicode's East Asian Width W and F, and the emoji blocks) and
// of what takes none, coarse but enough to count the columns of a line.
const WIDE =
  "1100-115f 231a-231b 23e9-23f3 2e80-303e 3041-a4cf a960-a97c ac00-d7a3 f900-faff fe30-fe6f ff01-ff60 ffe0-ffe6 1f300-1f64f 1f680-1f6ff 1f900-1faff 20000-3fffd";
const NONE =
  "300-36f 483-489 591-5bd 610-61a 64b-65f 200b-200f 2060-2064 20d0-20ff fe00-fe0f fe20-fe2f feff-feff e0100-e01ef";

type Ranges = readonly (readonly [number, number])[];
let tables: { wide: Ranges; none: Ranges } | undefined;

/** How many terminal columns one code point takes: 0, 1 or 2. */
export function charWidth(code: number): 0 | 1 | 2 {
  if (code < 0x300) return 1;
  if (code > 0x3040 && code < 0xa4d0) return 2;
  // The punctuation of these scripts, Hangul, and the marks of typography: nearly all of what is left.
  if ((code >= 0x2e80 && code <= 0x303e) || (code >= 0xac00 && code <= 0xd7a3)) return 2;
  if (code >= 0xff01 && code <= 0xff60) return 2;
  if (code >= 0x2010 && code < 0x2060) return 1;
  tables ??= { wide: ranges(WIDE), none: ranges(NONE) };
  if (holds(tables.none, code)) return 0;
  return holds(tables.wide, code) ? 2 : 1;
}

/** Columns of a line; counting ends where `enough` is reached. */
export function textWidth(text: string, enough = Number.POSITIVE_INFINITY): number {
  let width = 0;
  for (let i = 0; i < text.length && width < enough; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x300) width++;
    else if (code >= 0x4e00 && code <= 0x9fff) width += 2;
    else if (code < 0xd800 || code > 0xdbff) width += charWidth(code);
    else {
      const whole = text.codePointAt(i) ?? 0;
      width += charWidth(whole);
      if (whole > 0xffff) i++;
    }
  }
  return width;
}

function ranges(list: string): Ranges {
  return list.split(" ").map((range) => {
    const [first = "0", last = "0"] = range.split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

function holds(table: Ranges, code: number): boolean {
  return table.some(([first, last]) => code >= first && code <= last);
}
