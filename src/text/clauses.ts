/** A shorter beginning leaves out what the statement is about. */
const SHORTEST = 24;
/** An ideograph says about as much as two letters or three. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
const SHORTEST_WIDE = 12;

const PARTS =
  /[;；。] ?| [—–] |\. | ?[(（]|,? so | because |, which |, while | instead of | to avoid |, and |, without |, including |, rather |, since | porque | para que |, weil |, damit | parce que |, чтобы | потому что |そして|，并|，同时/g;
const END = /[\s.:;,!。：、，！；-]{1,20}$/u;
/** A word that leads on to what was cut off. */
const LEADING_ON =
  /\s(?:with|and|or|the|an?|to|of|in|on|for|from|by|at|as|into|that|which|is|are|was|were|be|just|now|its|their|your|this|these|con|y|de|la|el|e|com|et|avec|und|mit|и|с|в|на)$/i;

/** A statement of up to `longest` characters, and those of its beginnings that end where a thought does. */
export function clauses(text: string, longest: number): string[] {
  const found = new Set<string>();
  const whole = finish(text);
  if (whole.length <= longest) found.add(whole);
  const shortest = WIDE.test(text) ? SHORTEST_WIDE : SHORTEST;
  for (const { index } of text.slice(0, longest).matchAll(PARTS)) {
    const part = index < shortest ? "" : finish(text.slice(0, index));
    if (part.length >= shortest && isClosed(part)) found.add(part);
  }
  return [...found];
}

/** Without the marks and the little words at its end that lead nowhere. */
export function finish(text: string): string {
  let end = text.replace(END, "");
  for (let i = 0; i < 3 && LEADING_ON.test(end); i++) end = end.replace(LEADING_ON, "").replace(END, "");
  return end;
}

/** Nothing that was opened in it is left open. */
function isClosed(text: string): boolean {
  let depth = 0;
  let ticks = 0;
  let quotes = 0;
  for (const mark of text) {
    if ("(（「『«".includes(mark)) depth++;
    else if (")）」』»".includes(mark)) depth--;
    else if (mark === "`") ticks++;
    else if ('"“”'.includes(mark)) quotes++;
  }
  return depth === 0 && ticks % 2 === 0 && quotes % 2 === 0;
}
