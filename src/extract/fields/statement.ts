import { contentWords } from "../words.js";

/** A statement, or a beginning of it that says something whole. */
export interface Clause {
  text: string;
  words: ReadonlySet<string>;
}

/** No line has room for more. */
const LONGEST = 200;
/** A shorter beginning leaves out what the statement is about. */
const SHORTEST = 24;

/** Openings that only say that something is finished; a verb with an object ("Fixed the parser") is no such opening. */
const FILLER =
  /^(?:(?:(?:all |both )?done|perfect|great|excellent|all set|yes|ok(?:ay)?|sure|good (?:point|catch|call|question)|you(?:'|’)re right|here(?:'|’)s (?:a|the) summary|listo|perfecto|excelente|perfeito|parfait|c(?:'|’)est fait|perfekt|perfetto|ottimo|výborně|отлично|идеально|好的|完美|太好了)[\s!.,:;—–-]+|(?:updated|finished|completed?|success|fixed|hecho|pronto|feito|terminé|fertig|erledigt|fatto|hotovo|готово|完成|完了しました|完了|완료|좋습니다)[!.,:;—–-]+\s*)+/iu;
/** Who did it is known. */
const ACTOR =
  /^(?:I|We)(?:['’]ve| have)? (?:(?:also|now|just|already|successfully) ){0,3}(?=[a-z]{2,14}ed\b|made\b|(?:re)?wrote\b|(?:re)?built\b|ran\b|set\b|put\b|split\b|found\b|kept\b|took\b|cut\b)/;
/** The label before the title of a commit, which is a statement itself. */
const TITLE_LABEL =
  /^(?:commit )?(?:message|title|subject|mensaje|mensagem|nachricht|messaggio|zpráva|сообщение|消息|提交信息|メッセージ|메시지)\s?[:：]\s{0,3}(?=[`"“])/iu;
const PICTOGRAPHS = /\p{Extended_Pictographic}\ufe0f?/gu;

/** The statement as it stands in a line of others: no filler, no actor, no quotes around names of code, names for paths. */
export function tidy(plain: string): string {
  const bare = plain.replace(FILLER, "");
  const title = TITLE_LABEL.test(plain);
  let text = (bare.length < 12 ? plain : bare).replace(title ? TITLE_LABEL : ACTOR, "");
  if (title) text = text.replace(/^`([^`]+)`$/, "$1");
  text = text
    .replace(/`([^`]{1,120})`/g, (quoted, code: string) => (showsCode(code) ? code : quoted))
    .replace(PICTOGRAPHS, (mark) => (/[©®™↔→←]/.test(mark) ? mark : ""))
    .split(/\s+/)
    .map(shortenPath)
    .join(" ")
    .trim();
  return /^\p{Lu}/u.test(plain) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Reads as a name of code without marks around it; a plain word would read as prose, and a command has its blanks. */
function showsCode(code: string): boolean {
  return !/\s/.test(code) && (!/^[A-Za-z]+$/.test(code) || /[a-z][A-Z]/.test(code));
}

/** The name of a file that stands with its folders or a line number; the folders are told by the list of files. */
export function shortenPath(word: string): string {
  const [, before = "", path = word, after = ""] = /^([("'`‹<]{0,4})(.*?)([)"'`,.;:!›>]{0,6})$/.exec(word) ?? [];
  if (path.includes("://")) return word;
  const named = path.replace(/(?<=\w):\d{1,6}(?:-\d{1,6})?$/, "");
  if (!/\.\w{1,6}$/.test(named)) return word;
  const deep = named.indexOf("/") !== named.lastIndexOf("/");
  return before + (deep ? named.slice(named.lastIndexOf("/") + 1) : named) + after;
}

const PARTS =
  /[;；。] ?| [—–] |\. | ?[(（]|,? so | because |, which |, while | instead of | to avoid |, but |, and |, without |, including |, rather |, since | porque | para que |, weil |, damit | parce que |, чтобы | потому что |そして|，并|，同时/g;
const END = /[\s.:;,!。：、，！；-]{1,20}$/u;
/** A word that leads on to what was cut off. */
const LEADING_ON =
  /\s(?:with|and|or|the|an?|to|of|in|on|for|from|by|at|as|into|that|which|con|y|de|la|el|e|com|et|avec|und|mit|mit|и|с|в|на)$/i;

/** The statement and those of its beginnings that end where a thought does. */
export function clausesOf(text: string): Clause[] {
  const found = new Set<string>();
  const whole = finish(text);
  if (whole.length <= LONGEST) found.add(whole);
  for (const { index } of text.slice(0, LONGEST).matchAll(PARTS)) {
    const part = index < SHORTEST ? "" : finish(text.slice(0, index));
    if (part.length >= SHORTEST && isClosed(part)) found.add(part);
  }
  return [...found].map((part) => ({ text: part, words: contentWords(part) }));
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
