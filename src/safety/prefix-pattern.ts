/** One step of a pattern: an atom or a group of alternatives, and how often it stands. */
interface Step {
  atom: string;
  /** The alternatives of a group. */
  options?: Step[][];
  min: number;
  max: number;
}

const TOKEN = /\\.|\[[^\]]{1,60}\]|\(\?:|[^\\[]/gsu;
const TIMES = /^\{(\d+)(?:,(\d+))?\}/;

/**
 * The source of a pattern that matches every beginning of what `source` matches, where the text ends with it. For patterns
 * of characters, classes without `]`, groups that do not capture, and bounded repetition (`?`, `{m,n}`).
 */
export function prefixPattern(source: string): string {
  return anyBeginning(parse(source), []);
}

function parse(source: string): Step[][] {
  const tokens = source.match(TOKEN) ?? [];
  let at = 0;

  function alternatives(): Step[][] {
    const all: Step[][] = [[]];
    for (; at < tokens.length && tokens[at] !== ")"; at++) {
      if (tokens[at] === "|") all.push([]);
      else all.at(-1)?.push(step());
    }
    return all;
  }

  /** Ends on its last token. */
  function step(): Step {
    const atom = tokens[at] ?? "";
    if (atom !== "(?:") return { atom, ...times() };
    at++;
    const options = alternatives();
    return { atom, options, ...times() };
  }

  function times(): { min: number; max: number } {
    if (tokens[at + 1] === "?") {
      at++;
      return { min: 0, max: 1 };
    }
    if (tokens[at + 1] !== "{") return { min: 1, max: 1 };
    const [text = "", min = "", max = min] = TIMES.exec(tokens.slice(at + 1, at + 12).join("")) ?? [];
    at += text.length;
    return { min: Number(min), max: Number(max) };
  }

  return alternatives();
}

function anyBeginning(options: readonly Step[][], then: readonly Step[]): string {
  return `(?:${options.map((option) => beginning([...option, ...then])).join("|")})`;
}

/** Every beginning of these steps in order, up to the end of the text. */
function beginning([first, ...rest]: readonly Step[]): string {
  if (first === undefined) return "$";
  const { atom, options, min, max } = first;
  if (options !== undefined) {
    const again = max > 1 ? [{ ...first, min: Math.max(0, min - 1), max: max - 1 }] : [];
    const once = anyBeginning(options, [...again, ...rest]);
    return min > 0 ? once : `(?:${once}|${beginning(rest)})`;
  }
  const whole = `${atom}{${min},${max}}${beginning(rest)}`;
  return min === 0 ? whole : `(?:${atom}{0,${min - 1}}$|${whole})`;
}
