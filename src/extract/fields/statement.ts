import { clauses } from "../../text/clauses.js";
import { bareNames } from "../../text/code-names.js";
import { endsColon } from "../lines/ends.js";
import { contentWords } from "../words.js";

/** A statement, or a beginning of it that says something whole. */
export interface Clause {
  text: string;
  words: ReadonlySet<string>;
}

/** No line has room for more. */
const LONGEST = 200;

/** Openings that only say that something is finished; a verb with an object ("Fixed the parser") is no such opening. */
const FILLER =
  /^(?:(?:(?:all |both )?done|perfect|great|excellent|all set|yes|ok(?:ay)?|sure|good (?:point|catch|call|question)|you(?:'|’)re right|here(?:'|’)s (?:a|the) summary|listo|perfecto|excelente|perfeito|parfait|c(?:'|’)est fait|perfekt|perfetto|ottimo|výborně|отлично|идеально|好的|完美|太好了|updated|finished|completed?|success|fixed|hecho|pronto|feito|terminé|fertig|erledigt|fatto|hotovo|готово|完成|完了しました|完了|완료|좋습니다)(?:\s?[!.,:;…]{1,5}(?:\s+|$)|\s?[！。：，、—–]{1,5}\s*|\s-\s|$))+/u;
/** Who did it is known. */
const ACTOR =
  /^(?:I|We)(?:['’]ve| have)? (?:(?:also|now|just|already|successfully) ){0,3}(?=[a-z]{2,14}ed\b|made\b|(?:re)?wrote\b|(?:re)?built\b|ran\b|set\b|put\b|split\b|found\b|kept\b|took\b|cut\b)/;
/** The label before the title of a commit, which is a statement itself. */
const TITLE_LABEL =
  /^(?:commit )?(?:message|title|subject|mensaje|mensagem|nachricht|messaggio|zpráva|сообщение|消息|提交信息|メッセージ|메시지)\s?[:：]\s{0,3}(?=[`"“])/iu;
/** The number of an item says nothing where the list is gone. */
const NUMBER = /^(?:\(\d{1,3}\)|\d{1,3}[.)]) (?=\S)/;
/** The mark of an item that its list left on it. */
const BULLET = /^[・·•‣◦▪●○■□◆◇]\s?(?=\S)/u;
/** Whole ones: with the tone of a skin, what a joiner ties to it, flags and keys. */
const PICTOGRAPHS =
  /\p{RI}{2}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]{0,3}(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]{0,3}){0,6}[\u{e0020}-\u{e007f}]{0,8}/gu;

/** Small letters are as long as capitals nearly everywhere; where they are not, nothing is cut. */
function withoutFiller(text: string): string {
  const lower = text.toLowerCase();
  const found = lower.length === text.length ? FILLER.exec(lower) : null;
  return found === null ? text : text.slice(found[0].length);
}

/** The statement as it stands in a line of others: no filler, no actor, no quotes around names of code, names for paths. */
export function tidy(plain: string): string {
  const item = plain.replace(BULLET, "");
  const bare = withoutFiller(item.replace(NUMBER, ""));
  const title = TITLE_LABEL.test(item);
  let text = (bare.length < 12 ? item : bare).replace(title ? TITLE_LABEL : ACTOR, "");
  if (title) text = text.replace(/^`([^`]+)`$/, "$1");
  text = bareNames(text.replace(PICTOGRAPHS, (mark) => (/[©®™↔→←]/.test(mark) ? mark : "")));
  return /^\p{Lu}/u.test(item) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The statement and those of its beginnings that end where a thought does. */
export function clausesOf(text: string): Clause[] {
  // "Both pass. The changes:" says something; what was to follow stands elsewhere.
  const told = endsColon(text) ? text.slice(0, text.lastIndexOf(". ") + 1) || text : text;
  return clauses(told, LONGEST).map(clauseOf);
}

export function clauseOf(text: string): Clause {
  return { text, words: contentWords(text) };
}
