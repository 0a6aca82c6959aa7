import { listPattern } from "../text/list-pattern.js";

/** Signs beside a number, each with the word of the lists that it stands for. */
const UNITS: Record<string, string> = {
  "€": "eur",
  $: "usd",
  "£": "gbp",
  "¥": "jpy",
  円: "jpy",
  元: "cny",
  "₩": "krw",
  원: "krw",
  "₽": "rub",
  "₹": "inr",
  "%": "percent",
  "°C": "celsius",
  "°F": "fahrenheit",
};

const AMOUNT = "\\d+(?:[.,]\\d+)*[kmb]?";
let made: { front: RegExp; behind: RegExp; alone: RegExp } | undefined;

/** Spells out the signs of currencies, shares and degrees beside numbers, which are no letters and would be lost: "€5" is "5 eur". */
export function spellUnits(text: string): string {
  // Between backticks or quotes "$1" is an argument of a script, and "$PORT" is a variable.
  made ??= {
    front: listPattern(`(?<![\`"'{])([€$£¥₩₽₹]) ?(${AMOUNT})(?![\\p{L}\\p{N}])`, "giu"),
    behind: listPattern(`(?<![\\d.,])(${AMOUNT}) ?([€£¥₩₽₹円元원%]|(?:°[CF]|\\$)(?![\\p{L}\\p{N}_{(]))`, "giu"),
    // "In €", "5 million $".
    alone: /[€£¥₩₽₹]|(?<=[\p{L}\p{N}] ?)\$(?=[\s.,;)/]|$)/gu,
  };
  return text
    .replace(made.front, (_, sign: string, amount: string) => `${amount} ${UNITS[sign] ?? sign}`)
    .replace(made.behind, (_, amount: string, sign: string) => `${amount} ${UNITS[sign.toUpperCase()] ?? sign} `)
    .replace(made.alone, (sign) => ` ${UNITS[sign] ?? sign} `);
}
