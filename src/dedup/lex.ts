import { spellUnits } from "./spell-units.js";
import { stripMarks } from "./stem.js";

export type LexemeKind = "word" | "number" | "path" | "identifier" | "cjk" | "hangul" | "break";

/** One piece of a sentence before any word list is asked. */
export interface Lexeme {
  /** Lower case, without accents: what word lists are asked for. */
  low: string;
  kind: LexemeKind;
  /** Written with a capital, or as code: probably a name. */
  proper: boolean;
  /** A number written with a point ("3.0"): it names one version, not a whole line of them. */
  exact?: boolean;
  /** Stands between backticks: it is typed as it stands, so no other word is meant by it. */
  code?: boolean;
  /** What it looks like, where that may make it a name: one capital letter, all capitals, a version ("v1"), or a folder without a name ("/"). */
  shape?: "letter" | "capitals" | "version" | "root";
  /** Stands for itself, whatever the lists know of the word. */
  name?: boolean;
}

/** Longer input is cut: a fact is at most a few hundred characters, and the cost must stay bounded. */
export const MAX_CHARS = 2000;

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々";
const TIMES = /^(\d+)-?(?:mal|krát|x)$/;
const UNITS =
  /^(\d+(?:\.\d+)?)(ms|s|sec|min|h|d|kb|mb|gb|tb|px|rem|em|pt|k|kib|mib|gib|fps|hz|khz|mhz|ghz|bps|kbps|mbps|dpi|bit|rps|秒|分)$/;

const LATIN: Record<string, string> = { К: "k", М: "m", Г: "g", Т: "t" };

let made: { cjk: RegExp; hangul: RegExp; piece: RegExp } | undefined;
function patterns() {
  made ??= {
    cjk: new RegExp(`[${CJK}]+`, "gu"),
    hangul: /\p{Script=Hangul}+/gu,
    piece: new RegExp(`[${CJK}]+|[\\p{L}\\p{M}\\p{N}_@.~/\\\\$#+%&<>=*:'-]+|[,;!?。、(…—–|\`"]`, "gu"),
  };
  return made;
}

/** Splits a text into lexemes, in one pass over its bounded, normalised form. */
export function lex(text: string): Lexeme[] {
  const { cjk, hangul, piece } = patterns();
  const plain = spellUnits(text.slice(0, MAX_CHARS).normalize("NFKC"))
    .replace(/[’ʼ]/g, "'")
    .replace(/n't\b/gi, " not")
    .replace(/'s\b/g, "")
    .replace(/\(\)/g, "")
    // French and Russian bytes.
    .replace(/(\d) ?([KMGTkКМГТ])[oБ](?![\p{L}\p{N}])/gu, (_, digit, size) => `${digit} ${LATIN[size] ?? size}b`)
    // Without its accent it is the English "so".
    .replace(/(?<!\p{L})só(?!\p{L})/giu, "somente")
    .replace(/(\p{Script=Han})不([到了见見上下开開出起动動住成])/gu, "不$1$2")
    .replace(/(\d)[,\u202f](?=\d{3}\b)/g, "$1")
    .replace(/([一二两兩三四五六七八九十])(?=[个個人名次行天周月年秒小回件本つ句条位倍台层張张])/g, (_, n) =>
      n === "一" ? " 1 " : ` ${"一二三四五六七八九十".indexOf(/[两兩]/.test(n) ? "二" : n) + 1} `,
    )
    .replace(
      /([晨午晚上天日] ?)([一二三四五六七八九十])(?=[点點])/gu,
      (_, when, n) => `${when} ${"一二三四五六七八九十".indexOf(n) + 1} `,
    )
    .replace(/\b(\d{1,2})(?::(\d\d))? ?([ap]m)\b/gi, clock)
    .replace(/\b0?(\d{1,2}):00\b/g, "$1")
    .replace(cjk, " $& ")
    .replace(hangul, " $& ");
  const out: Lexeme[] = [];
  let code = false;
  let start = true;
  for (const [raw] of plain.matchAll(piece)) {
    if (raw === "`" || raw === '"') {
      if (raw === "`") code = !code;
      continue;
    }
    const before = out.length;
    pushPiece(out, raw, code, start);
    if (out.length > before) start = out[out.length - 1]?.kind === "break";
  }
  return out;
}

/** "3 pm" as "15", "3:30 pm" as "15:30". */
function clock(_: string, hour: string, minute: string | undefined, half: string): string {
  const h = (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
  return minute === undefined || minute === "00" ? String(h) : `${h}:${minute}`;
}

function pushPiece(out: Lexeme[], raw: string, code: boolean, start: boolean): void {
  if (/^(?:[/~*]|\.\.?)$/.test(raw)) {
    out.push({ low: raw, kind: "path", proper: true, shape: "root" });
    return;
  }
  if (/^[,;!?。、(…—–|]$|^[-.:/&=+*]+$/.test(raw)) {
    if (!/^[/&=+*.]+$/.test(raw)) out.push({ low: raw, kind: "break", proper: false });
    return;
  }
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(raw)) {
    out.push({ low: raw, kind: "cjk", proper: false });
    return;
  }
  const stop = /[.:]$/.test(raw);
  const text = stripEnd(raw, ".:'-*&<=").replace(/^['*&:]+/, "");
  if (text !== "") pushWord(out, text, code, start);
  else if (/[<>=]/.test(raw)) out.push({ low: raw, kind: "word", proper: false });
  if (stop) out.push({ low: ".", kind: "break", proper: false });
}

function pushWord(out: Lexeme[], text: string, code: boolean, start: boolean): void {
  const low = text.toLowerCase();
  if (!/[\p{L}\p{N}<>]/u.test(low)) return;
  const unit = UNITS.exec(low);
  const times = TIMES.exec(low)?.[1];
  if (times !== undefined) out.push({ low: number(times), kind: "number", proper: true });
  else if (unit?.[2] === "k") {
    out.push({ low: String(Number(unit[1]) * 1000), kind: "number", proper: true });
  } else if (unit?.[1] !== undefined && unit[2] !== undefined) {
    out.push({ low: number(unit[1]), kind: "number", proper: true }, { low: unit[2], kind: "word", proper: false });
  } else if (/^(?:[~^<>=]*v?|[+-])\d+(?:\.\d+)*(?:\.x)?\+?$/.test(low)) {
    const sign = /^[<>]=?/.exec(low)?.[0] ?? (low.endsWith("+") ? ">=" : undefined);
    if (sign !== undefined) out.push({ low: sign, kind: "word", proper: false });
    const exact = low.includes(".") && !low.endsWith(".x");
    out.push({
      low: number(low),
      kind: "number",
      proper: true,
      exact,
      ...(/^v\d+$/.test(low) && { shape: "version" }),
    });
  } else if (/\p{Script=Hangul}/u.test(low)) {
    out.push({ low, kind: "hangul", proper: false });
  } else if (/[/\\]/.test(text) && text.length > 1) {
    const path = stripEnd(low.replace(/^\.\//, ""), "/");
    out.push({ low: path, kind: "path", proper: true });
  } else if (text.includes("'")) {
    for (const part of text.split("'")) {
      if (part === "") continue;
      pushWord(out, part, code, start);
      // "L'importer": no name.
      const last = out[out.length - 1];
      if (part.length === 1 && last !== undefined) delete last.shape;
    }
  } else {
    const plural = /^\p{Lu}{2,}s$/u.test(text);
    const named = /\p{Lu}/u.test(text);
    const shape = /[_#$@\d]|\p{Ll}\p{Lu}|[^.]\.[^.]|^\.|^--?\p{L}|^[a-z]{2}-\p{Lu}|^X-\p{Lu}|-\p{Lu}$/u.test(text);
    const proper = code || shape || (named && (!start || /^\p{Lu}{2,}/u.test(text)));
    const capitals = /^\p{Lu}+$/u.test(text) ? (text.length === 1 ? "letter" : "capitals") : undefined;
    out.push({
      low: stripMarks(plural ? low.slice(0, -1) : low),
      kind: shape ? "identifier" : "word",
      proper,
      code,
      ...(capitals !== undefined && { shape: capitals }),
    });
  }
}

/** One spelling for a number or version: `v3.0` and `3` are the same. */
function number(text: string): string {
  const plain = text.replace(/^[~^<>=v+-]+|\+$|\.x$/g, "");
  const parts = plain.split(".");
  while (parts.length > 1 && /^0+$/.test(parts[parts.length - 1] ?? "")) parts.pop();
  return parts.join(".");
}

/** Removes any of the characters from the end; a regex for it would look again from every position. */
function stripEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
