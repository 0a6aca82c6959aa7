import { listPattern } from "../text/list-pattern.js";
import { SWITCH } from "./data/function-words.js";

/** What the spelling of a text tells about its language, as far as the rules need to know. */
export interface Language {
  /** Not English: endings are compared more freely, unknown short words are glue. */
  foreign: boolean;
  /** English for sure: a word that begins like one of another language is no inflection of it. */
  english: boolean;
  /** Every noun has a capital, so that it is no sign of a name. */
  german: boolean;
  /** "no" is "in the", "mais" is "more". */
  portuguese: boolean;
  /** "ne … plus" negates once. */
  french: boolean;
  /** "ne" is a prefix of verbs. */
  czech: boolean;
  /** "jest" is "is". */
  polish: boolean;
  /** Known by its kana: its characters are no traditional Chinese ones. */
  japanese: boolean;
  /** "se" is "if", where Spanish and Czech say "itself". */
  conditionalSe: boolean;
  /** "si" is "if", where Italian says "one". */
  conditionalSi: boolean;
  /** Says that one thing gave way to another. */
  switches: boolean;
}

const FOREIGN =
  /(?:^|\s)(?:der|die|das|und|nicht|mit|auf|ist|ein|eine|ce|cet|avec|pour|dans|sur|est|une|por|para|una|em|com|sono|di|dla|w|el|la|los|las|le|les|des|il|che|non|o|os|um|uma|da|na|nie|jest|je|con|del|werden|wird|von|zum|zur|vor|nach|nur|de|que|se|gli|della|delle|dei|degli|nel|nella|si|viene|vengono|volte|dos|das|ao|pelo|pela|ou|au|aux|du|et|ne|pas|qui|jsou|pro|bez|przed|nikdy|nunca|jamais|niemals|alle|aus|bei|durch|für|ohne|unter|über|wenn|sind|soll|muss|müssen|darf|kann|können|immer|jede|jeder|jedes|jeden|kein|keine|keinen|statt|sich|zu|im|usar|usa|sin|cada|siempre|antes|debe|deben|como|al|y|il|elle|sont|doit|doivent|toujours|chaque|avant|utiliser|sem|deve|devem|evitar|sempre|usare|senza|ogni|lo|vanno|va|alla|allo|sulla|dalla|agli|anche)(?:\s|$)/;
const ENGLISH =
  /(?:^|\s)(?:the|is|are|be|must|should|users?|uses?|with|of|and|for|not|never|do|does|has|have|when|by|from|an|that|it|on|before|after|without|only|all|every|to|into|at|instead|than|over|if|we|or|as|always|until|per)(?:\s|$)/;
const GERMAN =
  /(?:^|\s)(?:der|die|das|dem|den|und|ist|sind|wird|werden|nicht|keine?[nr]?|ein|eine[nmr]?|mit|für|im|nach|vor|auf|bei|aus|zum|zur|durch|über|muss|müssen|darf|jede[nmrs]?|alle|immer|beim|von|vom|sich)\s/;
const PORTUGUESE = /[ãõ]|(?:^|\s)(?:o|os|um|uma|da|em|ao|é)\s/;
const SPANISH = /[ñ¿]|(?:^|\s)(?:el|los|las|del)\s/;
const CZECH =
  /[ěščřžýůťďň]|(?:^|\s)(?:nikdy|soubory?|bez|jsou|aby)\s|(?:^|\s)ne[^\s]{2,20}(?:ují|uje|ají|ejí|ovat)(?:\s|$)/;
const ITALIAN = /(?:^|\s)(?:il|gli|della|dello|delle|nel|nella|viene|è|non|di|una)\s/;
const POLISH = /[ąęłśźż]|(?:^|\s)(?:nie|oraz|przed|trzeba|przy|dla|należy|po|w)\s/;
const SI = /[ñ¿]|(?:^|\s)(?:el|los|las|del|est|du|les|une|des|au|aux|pas)\s/;
const FRENCH = /(?:^|\s)(?:ne\s|n['’])/;

let switchWords: RegExp | undefined;

/** Reads the signs of a language off a lower-case text; words shared by several languages are left out. */
export function detectLanguage(low: string): Language {
  switchWords ??= listPattern(SWITCH, "u");
  const czech = CZECH.test(low);
  const foreign = /[^\p{ASCII}–—’“”…≥≤]/u.test(low) || FOREIGN.test(low);
  const portuguese = PORTUGUESE.test(low) && !SPANISH.test(low);
  return {
    foreign,
    english: !foreign && ENGLISH.test(low),
    german: GERMAN.test(low),
    portuguese,
    french: FRENCH.test(low) && !czech,
    czech,
    polish: foreign && POLISH.test(low),
    japanese: /[\u3040-\u30ff]/.test(low),
    conditionalSe: portuguese || (foreign && ITALIAN.test(low) && !SPANISH.test(low) && !czech),
    conditionalSi: foreign && !czech && (SI.test(low) || !ITALIAN.test(low)),
    switches: switchWords.test(low),
  };
}
