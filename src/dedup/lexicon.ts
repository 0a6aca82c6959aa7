import { CONCEPTS, GENERAL, GENERAL_NOUN } from "./data/concepts.js";
import {
  BREAK,
  COPULA,
  EXCEPTION,
  IRREGULAR,
  NEGATION,
  PERSON,
  PREPOSITION,
  REJECT_LEFT,
  REJECT_RIGHT,
  STOP,
  THEN,
} from "./data/function-words.js";
import { VALUE_CLASSES } from "./data/values.js";
import { stem, stripMarks } from "./stem.js";

export type Role =
  | "stop"
  | "person"
  | "preposition"
  | "copula"
  | "negation"
  | "rejectRight"
  | "rejectLeft"
  | "break"
  | "then"
  | "polar"
  | "concept"
  | "general"
  | "noun"
  | "value"
  | "number";

/** What the word lists know about a word or a phrase. */
export interface Entry {
  role: Role;
  /** The one name of all words of this meaning. */
  id: string;
  /** 1: the opposite of what `id` names. */
  flip: 0 | 1;
  /** Number of the class of mutually exclusive values, or -1. */
  valueClass: number;
}

export interface Lexicon {
  /** `proper`: written with a capital, where everyday words may be names ("Go", "Render"). */
  get(word: string, proper?: boolean): Entry | undefined;
  /** The entry of which this word is an inflection ("verwend*"); in English short beginnings prove nothing. */
  inflected(word: string, english: boolean): Entry | undefined;
  /** The entry of the Japanese verb or adjective that is written with these characters and kana. */
  inflectedKana(word: string): Entry | undefined;
  /** The form under which a word is listed: "broken" under "break". */
  regular(word: string): string;
  /** Most words in a phrase that starts with this word (1: no phrase). */
  longest(word: string): number;
  /** Most characters of an entry in a script without spaces. */
  cjkChars: number;
}

const NUMBERS =
  "one=1 once=1 twice=2 一=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 fifteen=15 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 ninety=90 hundred=100 thousand=1000 zwei=2 drei=3 vier=4 funf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 zwolf=12 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 doce=12 dois=2 duas=2 quatro=4 sete=7 oito=8 dez=10 doze=12 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 douze=12 due=2 tre=3 quattro=4 cinque=5 два=2 две=2 три=3 четыре=4 пять=5 пяти=5 шесть=6 шести=6 семь=7 семи=7 восемь=8 восьми=8 девять=9 десять=10 десяти=10 двух=2 трех=3 четырех=4 dva=2 dve=2 tri=3 ctyri=4 pet=5 dwa=2 dwie=2 trzy=3 cztery=4 두=2 세=3 네=4 다섯=5 여섯=6 일곱=7 여덟=8 아홉=9 열=10";

/** Written with these, verbs of several meanings differ in their kana alone ("切る", "切れる"). */
const AMBIGUOUS = /^[切上下出入取立落通止直長見知]$/;

const MARKS: Record<string, Role> = { "!": "polar", "~": "general", "?": "noun" };

let made: Lexicon | undefined;

/** The word lists as one table, made on first use. */
export function lexicon(): Lexicon {
  made ??= build();
  return made;
}

function build(): Lexicon {
  const table = new Map<string, Entry>();
  const capitals = new Map<string, Entry>();
  const prefixes = new Map<string, Entry>();
  const kana = new Map<string, Entry>();
  const phrases = new Map<string, number>();
  const irregular = new Map(words(IRREGULAR).map((pair) => pair.split("=") as [string, string]));
  let cjkChars = 1;
  const put = (key: string, entry: Entry) => {
    if (!table.has(key)) table.set(key, entry);
  };
  const add = (raw: string, role: Role, id: string, flip: 0 | 1 = 0, valueClass = -1) => {
    const capital = raw.startsWith("^");
    const key = stripMarks(capital ? raw.slice(1) : raw);
    const entry = { role, id, flip, valueClass };
    if (key.endsWith("*")) {
      const prefix = key.slice(0, -1);
      if (!prefixes.has(prefix)) prefixes.set(prefix, entry);
      return;
    }
    if (capital) capitals.set(key, entry);
    else put(key, entry);
    const cut = key.indexOf("_");
    if (cut > 0) {
      const first = key.slice(0, cut);
      phrases.set(first, Math.max(phrases.get(first) ?? 1, key.split("_").length));
    } else if (role !== "value" && role !== "number" && stem(key).length > 2) put(stem(key), entry);
    const kanji = /^(\p{Script=Han}+)\p{Script=Hiragana}+(?<!ない)$/u.exec(key)?.[1];
    if (kanji !== undefined && !AMBIGUOUS.test(kanji) && !kana.has(kanji)) kana.set(kanji, entry);
    if (/[\u3040-\u9fff]/.test(key)) cjkChars = Math.max(cjkChars, key.length);
  };
  for (const pair of words(NUMBERS)) {
    const [word = "", digits = ""] = pair.split("=");
    add(word, "number", digits);
    // "dreimal", "třikrát".
    for (const times of ["mal", "krat"]) add(word + times, "number", digits);
  }
  lines(VALUE_CLASSES).forEach((line, valueClass) => {
    for (const value of words(line)) {
      const names = value.split("=");
      for (const name of names) add(name, "value", (names[0] ?? "").replace("^", ""), 0, valueClass);
    }
  });
  const glue: [string, Role][] = [
    [NEGATION, "negation"],
    [REJECT_RIGHT, "rejectRight"],
    [REJECT_LEFT, "rejectLeft"],
    [BREAK, "break"],
    [EXCEPTION, "break"],
    [THEN, "then"],
    [PREPOSITION, "preposition"],
    [COPULA, "copula"],
    [PERSON, "person"],
    [STOP, "stop"],
  ];
  const late: (() => void)[] = [];
  for (const [list, role] of glue) {
    for (const word of words(list)) {
      // A stem of a glue word must not hide a word of meaning, so only its exact form is entered here.
      if (!word.endsWith("*")) put(stripMarks(word), { role, id: word, flip: 0, valueClass: -1 });
      if (role === "copula" || /[_*]/.test(word)) late.push(() => add(word, role, word));
    }
  }
  for (const line of lines(CONCEPTS)) {
    const role = MARKS[line[0] ?? ""] ?? "concept";
    const [plain = "", opposite = ""] = line.replace(/^[!~?]/, "").split("|");
    const id = words(plain)[0] ?? "";
    for (const word of words(plain)) add(word, role, id);
    for (const word of words(opposite)) add(word, role, id, 1);
  }
  for (const word of words(GENERAL)) add(word, "general", rootOf(word));
  for (const word of words(GENERAL_NOUN)) add(word, "noun", rootOf(word));
  for (const run of late) run();
  return {
    get: (word, proper = false) => (proper ? capitals.get(word) : undefined) ?? table.get(word),
    inflected: (word, english) => {
      for (let n = Math.min(word.length, 12); n > (english ? 4 : 2); n--) {
        const entry = prefixes.get(word.slice(0, n));
        if (entry !== undefined) return entry;
      }
      return undefined;
    },
    inflectedKana: (word) => kana.get(word),
    regular: (word) => {
      const prefix = /^(?:re|over|under|mis|un)(?=.{3})/.exec(word)?.[0] ?? "";
      const base = irregular.get(word) ?? irregular.get(word.slice(prefix.length));
      return base === undefined ? word : irregular.has(word) ? base : prefix + base;
    },
    longest: (word) => phrases.get(word) ?? 1,
    cjkChars,
  };
}

/** "modul*" and "module" are one word. */
function rootOf(word: string): string {
  return stem(stripMarks(word.replace(/^\^|\*$/g, "")));
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
