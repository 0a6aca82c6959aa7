import { LETTERS, letterOf } from "../text/letters.js";
import { endsCost, pairCosts } from "../text/word-cost.js";
import { lazy } from "./lazy.js";

/*
 * Random values and names are made of the same characters: base64 has slashes as paths have, base64url hyphens as names.
 * What differs is the order. Names are words: usual pairs of letters, few changes between letters and digits, capitals at
 * the beginning of a word or all over it. The weights are logarithms of how much likelier something is in a random value
 * than in a name, fitted to random values of all alphabets, and to paths and identifiers of code.
 */

/** A word of usual letters speaks for a name, the more the longer it is; each unusual pair speaks against it. */
const WORD = -3;
const PAIR = -0.7;
const UNUSUAL = 4;
const SINGLE = 2;
/** Where digits meet letters, or a capital follows a letter. */
const TURN = 2;
/** Signs that both have; those that only base64 has; and those that only names have: dots, letters beyond ASCII. */
const SIGNS = "/-_";
const SIGN = -1.2;
const ENCODING = "+=";
const ENCODED = 2;
const OTHER = -3;

const NONE = 0;
const SMALL = 1;
const CAPITAL = 2;
const DIGIT = 3;

function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return SMALL;
  if (code >= 65 && code <= 90) return CAPITAL;
  if (code >= 48 && code <= 57) return DIGIT;
  return NONE;
}

/** `v2` between signs is a word, though a letter and a digit. */
const VERSION = lazy(() => /(?<![^/_.-])v\d{1,2}(?![^/_.-])/g);

/** How much a text looks like random characters: above 0 rather so than like names, words or a path. */
export function oddness(value: string): number {
  const text = value.replace(VERSION(), "");
  const costs = pairCosts();
  let odd = 0;
  let wordStart = -1;
  let before = NONE;
  let last = NONE;
  const endWord = (end: number) => {
    if (wordStart < 0) return;
    odd += WORD + UNUSUAL * endsCost(costs, text.charCodeAt(wordStart), text.charCodeAt(end - 1));
    if (end - wordStart === 1) odd += SINGLE;
    wordStart = -1;
  };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const kind = kindOf(code);
    if (isTurn(before, last, kind)) odd += TURN;
    if (kind === NONE || kind === DIGIT || (last === SMALL && kind === CAPITAL)) endWord(i);
    if (kind === NONE) odd += signOddness(text.charAt(i));
    else if (kind !== DIGIT && wordStart < 0) wordStart = i;
    else if (kind !== DIGIT)
      odd += PAIR + UNUSUAL * (costs[letterOf(text.charCodeAt(i - 1)) * LETTERS + letterOf(code)] as number);
    before = last;
    last = kind;
  }
  endWord(text.length);
  return odd;
}

function isTurn(before: number, last: number, kind: number): boolean {
  if (kind === NONE || last === NONE) return false;
  if ((kind === DIGIT) !== (last === DIGIT)) return true;
  return last === SMALL ? kind === CAPITAL : before === CAPITAL && last === CAPITAL && kind === SMALL;
}

function signOddness(char: string): number {
  if (ENCODING.includes(char)) return ENCODED;
  return SIGNS.includes(char) ? SIGN : OTHER;
}
