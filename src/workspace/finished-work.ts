import { listPattern } from "../text/list-pattern.js";
import * as data from "./data/report-words.js";
import { lexicon, phraseSource } from "./lexicon.js";

const START = "^[^\\p{L}\\p{N}]{0,3}";

function once(source: () => string): (text: string) => RegExpExecArray | null {
  let made: RegExp | undefined;
  return (text) => {
    made ??= listPattern(source(), "iu");
    return made.exec(text);
  };
}

/** A day or hour in front, which makes every verb behind it a report. */
const when = () => `(?:(${phraseSource(data.RECENTLY)})[\\s,，、]{0,3})?`;
const opening = once(
  () => `${START}${when()}(?:(?:${phraseSource(data.DOER)})\\s)?(?:${phraseSource(data.DID)})(?![\\p{L}\\p{N}-])`,
);
const unspacedOpening = once(() => `${START}${when()}(?:${phraseSource({ zh: data.DID.zh ?? "" })})`);
/** "完成的任務" is a finished task, "完成訂單後" the time after one. */
const notDone = /^(?:的|[^，。；]{0,12}[後后時时])/u;
const ending = once(
  () => `(?:${phraseSource(data.DID_LAST)})(?:\\s(?:${phraseSource(data.RECENTLY)}))?(?:[\\s.。!！]{0,3})$`,
);
const verbLast = once(
  () => `(?:${phraseSource({ ja: data.DID_LAST.ja ?? "", ko: data.DID_LAST.ko ?? "" })})(?:[\\s.。]{0,3})$`,
);
const done = lexicon(data.WAS_DONE);
const made = once(() => phraseSource(data.WAS_MADE));
const habitual = lexicon(data.HABITUAL);
const recent = lexicon(data.RECENTLY);
const placed = once(() => `^\\s(?:${phraseSource(data.PLACED)})`);
const article = once(() => `^\\s(?:${phraseSource(data.ARTICLE)}|\\d)`);
const finiteSoon = once(() => `^(?:\\s[^\\s.;]{1,40}){1,4}?\\s(?:${phraseSource(data.FINITE)})`);
const labelledAhead = once(() => `${START}(?:${phraseSource(data.AHEAD_LABEL)})\\s?(?:[:：]|[–—-]\\s)`);

const NEAR = "(?:[^.;。；!！?？]{0,24})";

/** A text that opens with a verb of work that is over, or ends with one. */
export function tellsWork(text: string): boolean {
  return opening(text) !== null || unspacedOpening(text) !== null || verbLast(text) !== null;
}

/**
 * A report of what somebody did: "Fixed the pager", "the pager was fixed", "ページ送りを修正しました". What a participle says
 * of a thing for good is none: "Deployed on Fly.io", "Deleted rows are kept for a month".
 */
export function reportsWork(text: string): boolean {
  if (done().test(text) || (ending(text) && !habitual().test(text))) return true;
  const said = made(text);
  if (said && !placed(after(said, text))) return true;
  const unspaced = unspacedOpening(text);
  if (unspaced) return unspaced[1] !== undefined || !notDone.test(after(unspaced, text));
  const opened = opening(text);
  if (!opened) return false;
  const rest = after(opened, text);
  if (opened[1] !== undefined || recent().test(rest)) return true;
  if (placed(rest)) return false;
  return article(rest) !== null || finiteSoon(rest) === null;
}

const after = (match: RegExpExecArray, text: string) => text.slice(match.index + match[0].length);

/** A time that only a report names. What belongs to a day is none: "today's rates". */
export const namesRecentTime = (text: string): boolean => recent().test(text.replace(/\p{L}{1,20}'s(?!\p{L})/gu, " "));

/** What comes next, behind a label: "Next: write the docs". */
export const announcesWork = (text: string): boolean => labelledAhead(text) !== null;

/** The state of a check that was another before: "the tests pass again". `outcome` is the source of its words. */
export function newsOfChecks(outcome: string): (text: string) => boolean {
  const find = once(() => {
    const checked = `(?:${phraseSource(data.CHECKED)})`;
    const by = `(?:${phraseSource(data.BY_NOW)})`;
    const result = `(?:${outcome})`;
    return (
      `${checked}${NEAR}${by}${NEAR}${result}|${by}${NEAR}${checked}${NEAR}${result}` +
      `|${checked}${NEAR}${result}${NEAR}${by}`
    );
  });
  return (text) => find(text) !== null;
}
