/** What a part of a pattern becomes, and whether it can match in a text whose only letters are those of ASCII. */
interface Part {
  text: string;
  matches: boolean;
}

/** A class that nothing is in. */
const NEVER: Part = { text: "[]", matches: false };
/** Classes of Unicode by what they hold in such a text; of any other nothing. */
const CLASSES: Record<string, string> = { L: "a-z", Ll: "a-z", N: "0-9", Nd: "0-9" };
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
/** Characters that stand for themselves, without the last one where that is repeated; of ASCII, and all others. */
const PLAIN = /[a-z0-9 ,;:!"'#%&/<=>@_`~-]+(?![?*+{])/y;
const PLAIN_OTHERS = /[^\x00-\x7f]+(?![?*+{])/y;
const OPENING = /\((?:\?(?:[:=!]|<[=!]))?/y;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]+\}|x[0-9a-fA-F]{2}|.)/suy;

/**
 * A pattern in small letters as a text needs it that has no letters beyond ASCII (`isWestern`): without the alternatives
 * that only other letters match, and with the letters of ASCII for the classes of Unicode. Patterns that hold the words of
 * eleven languages compile several times as fast. A pattern with capturing groups keeps all its alternatives, for its groups are
 * counted.
 *
 * @param isWestern whether a character may stand in such a text
 */
export function westernPattern(source: string, isWestern: (char: string) => boolean): string {
  const keepsAll = /(?<!\\)\((?!\?)/.test(source);
  let at = 0;

  /** What stands here of a sticky pattern. */
  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0] ?? "";
    at += found.length;
    return found;
  }

  function alternation(): Part {
    const kept: string[] = [];
    for (;;) {
      const { text, matches } = sequence();
      if (matches || keepsAll) kept.push(text);
      if (source[at] !== "|") break;
      at++;
    }
    return kept.length === 0 ? NEVER : { text: kept.join("|"), matches: true };
  }

  function sequence(): Part {
    let text = "";
    let matches = true;
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      const part = run() ?? atom();
      const quantifier = take(QUANTIFIER);
      if (part.matches || keepsAll) text += part.text + quantifier;
      else if (!/^(?:[?*]|\{0)/.test(quantifier)) matches = false;
    }
    return { text, matches };
  }

  /** Many at once, for lists are long. */
  function run(): Part | undefined {
    const plain = take(PLAIN);
    if (plain !== "") return { text: plain, matches: true };
    const others = take(PLAIN_OTHERS);
    return others === "" ? undefined : { text: others, matches: [...others].every(isWestern) };
  }

  function atom(): Part {
    const char = String.fromCodePoint(source.codePointAt(at) as number);
    if (char === "(") return group();
    if (char === "[") return characterClass();
    if (char === "\\") return escaped(take(ESCAPE));
    at += char.length;
    return { text: char, matches: isWestern(char) };
  }

  function group(): Part {
    const opening = take(OPENING);
    const { text, matches } = alternation();
    at++;
    // What cannot stand there never forbids anything.
    if (!matches && opening.endsWith("!")) return { text: "", matches: true };
    return { text: `${opening}${text})`, matches };
  }

  function characterClass(): Part {
    const isNegated = source.startsWith("[^", at);
    at += isNegated ? 2 : 1;
    let text = "";
    while (at < source.length && source[at] !== "]") {
      const char = String.fromCodePoint(source.codePointAt(at) as number);
      if (char === "\\") {
        const code = take(ESCAPE);
        text += ofClass(code) ?? (/^\\[pP]/.test(code) ? "" : code);
        continue;
      }
      at += char.length;
      const end = rangeEnd();
      if (isWestern(char) && (end === "" || isWestern(end))) text += end === "" ? char : `${char}-${end}`;
    }
    at++;
    if (isNegated) return { text: text === "" ? "[^]" : `[^${text}]`, matches: true };
    return text === "" ? NEVER : { text: `[${text}]`, matches: true };
  }

  /** The end of a range that the character before begins, if it does. */
  function rangeEnd(): string {
    if (source[at] !== "-" || source[at + 1] === "]" || source[at + 1] === "\\") return "";
    const end = String.fromCodePoint(source.codePointAt(at + 1) as number);
    at += 1 + end.length;
    return end;
  }

  const { text, matches } = alternation();
  return matches || keepsAll ? text : "[]";
}

/** All that is none of `CLASSES`, in such a text. */
const OTHERS: Record<string, string> = { L: "\\x00-`{-\\uffff", N: "\\x00-/:-\\uffff" };

function ofClass(code: string): string | undefined {
  const [, other = ""] = /^\\P\{(\w+)\}$/.exec(code) ?? [];
  if (other !== "") return OTHERS[other];

  const name = /^\\p\{(?:sc=|Script=)?(\w+)\}$/.exec(code)?.[1];
  return name === undefined ? undefined : name === "Latin" ? "a-z" : CLASSES[name];
}

function escaped(code: string): Part {
  if (!/^\\[pP]/.test(code)) return { text: code, matches: true };
  const known = ofClass(code);
  return known === undefined ? NEVER : { text: `[${known}]`, matches: true };
}
