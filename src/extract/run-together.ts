/** The mark of an item within a line: a number in one of its dresses, or a dash behind a semicolon. */
const NUMBER = /(?:^|[\s;,.:；，。、：])(?:[(（](\d{1,2})[)）]|(\d{1,2})[.)）、](?!\d)|([①②③④⑤⑥⑦⑧⑨])) ?(?=\S)/g;
const DASH = /^[-–•·*] |[;；,，.。] ?[-–•·*] (?=\S)/g;
const CIRCLED = "①②③④⑤⑥⑦⑧⑨";
const END = /[\s;,；，、]{1,4}$/;
const LEAST = 3;

/**
 * The items of a list that was written on one line ("1. add docs 2. bump the version", "- add docs; - bump it"). Numbers must count
 * from one, and the first must open the text; else the text stays whole.
 */
export function partsOf(text: string): string[] {
  const cuts = numbered(text) ?? dashed(text);
  if (cuts === undefined) return [text];
  const parts = cuts.map(({ to }, i) =>
    text
      .slice(to, cuts[i + 1]?.from ?? text.length)
      .replace(END, "")
      .trim(),
  );
  return parts.every((part) => part.length >= LEAST) ? parts : [text];
}

interface Cut {
  from: number;
  to: number;
}

function numbered(text: string): Cut[] | undefined {
  const cuts: Cut[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [whole, round, plain, circled] = match;
    const number = circled === undefined ? Number(round ?? plain) : CIRCLED.indexOf(circled) + 1;
    if (cuts.length === 0 && match.index > 0) return undefined;
    if (number === cuts.length + 1)
      cuts.push({ from: match.index + (/^\s/.test(whole) ? 0 : keptMark(whole)), to: match.index + whole.length });
  }
  return cuts.length > 1 ? cuts : undefined;
}

/** A full stop before a number ends the item before it. */
function keptMark(whole: string): number {
  return /^[.。]/.test(whole) ? 1 : 0;
}

function dashed(text: string): Cut[] | undefined {
  const cuts = Array.from(text.matchAll(DASH), ({ index, 0: mark }) => ({
    from: index + keptMark(mark),
    to: index + mark.length,
  }));
  return cuts.length > 1 && cuts[0]?.from === 0 ? cuts : undefined;
}
