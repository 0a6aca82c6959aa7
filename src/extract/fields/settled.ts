import { findInSmallLetters, inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { cueBit, scanCues } from "../cue-scanner.js";
import { isQuestion } from "../lines/ends.js";
import type { Ending } from "../places.js";
import { namesTests } from "./checks.js";
import { PUSH } from "./data/commit-words.js";
import {
  ANY_BRANCH,
  BEHIND_PACKAGE,
  BRANCH_BEFORE,
  BRANCH_BEHIND,
  DENIES,
  MISSING,
  OF_REPOSITORY,
  OTHER_PLACES,
  OTHER_TESTS,
  SENT,
} from "./data/settled.js";
import { saysFailing } from "./overruled.js";

const UNSAVED = cueBit("unsaved");
const NEED = cueBit("need");
const PENDING = cueBit("pending");
const FAIL = cueBit("fail");
const NEXT = cueBit("next");
const SELF = cueBit("self");
const CONCESSION = cueBit("concession");
const OPEN =
  UNSAVED | NEED | PENDING | FAIL | cueBit("hypothesis") | cueBit("offer") | cueBit("option") | cueBit("waiting");
const AHEAD = cueBit("narration") | cueBit("next");

/** "Pushed.", "It is pushed": where the word stands that needs nothing else. */
const AT_ONCE = 6;

const sent = findInSmallLetters(SENT);
const isOfRepository = inSmallLetters(OF_REPOSITORY);
const denies = inSmallLetters(DENIES);
const saysMissing = inSmallLetters(MISSING);
const namesOthers = inSmallLetters(OTHER_TESTS);

/** Whether the run shows later on that what a statement calls open is done: sent, passed or installed. */
export function isSettled(unit: Candidate, end: Ending): boolean {
  return isSent(unit, end) || hasPassed(unit, end) || isInstalled(unit, end);
}

function isSent(unit: Candidate, { milestones, units }: Ending): boolean {
  if (!PUSH.test(unit.plain) || (unit.cues & (UNSAVED | NEED | PENDING | NEXT)) === 0 || saysMore(unit)) return false;
  const branches = [...namesIn(unit.text), ...plainNames(unit.plain)];
  const fits = (pushed: string) => branches.every((name) => namesWhole(pushed.toLowerCase(), name.toLowerCase()));
  return (
    milestones.pushes.some(({ at, branch }) => at > unit.at && fits(branch)) ||
    units.some((later) => later.at > unit.at && later.block !== unit.block && tellsSent(later) && fits(later.text))
  );
}

/** Whether a name stands in a text, not within a longer one: "feat" is no part of "feature-2", but one of "feat/login". */
function namesWhole(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/[\w-]$/.test(text.slice(0, at)) && !/^[\w-]/.test(text.slice(at + name.length))) return true;
  }
  return false;
}

function tellsSent({ plain, cues, opening, block, text }: Candidate): boolean {
  if (block.kind === "heading" || (cues & OPEN) !== 0 || (opening & AHEAD) !== 0 || isQuestion(text)) return false;
  const found = sent(plain);
  if (found === null || denies(plain)) return false;
  return found.index <= AT_ONCE || (cues & SELF) !== 0 || isOfRepository(plain);
}

/** Names in code spans of which only branches can be told apart: a command and a hash name none. */
function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]{1,80})`/g), ([, name = ""]) => name).filter(
    (name) => !name.includes(" ") && !/^[0-9a-f]{7,40}$/.test(name) && !/^(?:git|HEAD)/.test(name),
  );
}

const beforeWord = new RegExp(`([\\p{L}\\d._/-]{2,60}?)[ -]?${BRANCH_BEHIND}(?![\\p{Ll}])`, "giu");
const behindWord = new RegExp(`(?<!\\p{L})${BRANCH_BEFORE} ([\\p{L}\\d._/-]{2,60})`, "giu");

/** Branches and places that are named in plain words: "the release branch", "ветка docs", "upstream". */
function plainNames(plain: string): string[] {
  const beside = [...plain.matchAll(beforeWord), ...plain.matchAll(behindWord)].map(([, name = ""]) => name);
  const named = beside.filter((name) => /^[\w./-]+$/.test(name) && !ANY_BRANCH.test(name.toLowerCase()));
  return [...named, ...(plain.match(OTHER_PLACES) ?? [])];
}

/** Whether something else in it is open, too. */
function saysMore({ plain }: Candidate): boolean {
  const rest = plain
    .split(/[,;.，；。、]/)
    .filter((part) => !PUSH.test(part))
    .join(". ");
  return (scanCues(rest).all & (UNSAVED | PENDING | FAIL | CONCESSION)) !== 0;
}

function hasPassed({ plain, cues, at, text }: Candidate, { milestones }: Ending): boolean {
  if (milestones.passed.length === 0 || !namesTests(text) || ((cues & FAIL) === 0 && !saysFailing(plain))) return false;
  const said = plain.toLowerCase();
  return milestones.passed.some(
    (run) =>
      run.at > at && (run.only === "" ? !namesOthers(said) : filesIn(run.only).some((name) => said.includes(name))),
  );
}

/** What the paths of a call end with, without the ending of the file. */
function filesIn(call: string): string[] {
  return Array.from(call.matchAll(/([\w-]{3,60})(?:\.[\w.]{1,20})?(?= |$|::)/g), ([, name = ""]) => name);
}

function isInstalled({ plain, at }: Candidate, { milestones }: Ending): boolean {
  if (milestones.installed.length === 0 || !saysMissing(plain)) return false;
  const said = plain.toLowerCase();
  return milestones.installed.some((item) => item.at > at && namesPackage(said, item.name));
}

const goesOn = inSmallLetters(`^ (?!(?:${BEHIND_PACKAGE})(?!\\p{L}))\\p{L}`);

/** "zod is missing", not "the zod validation is missing". */
function namesPackage(said: string, name: string): boolean {
  const at = said.indexOf(name);
  if (at < 0 || /[\p{L}\p{N}@/._-]$/u.test(said.slice(0, at))) return false;
  const behind = said.slice(at + name.length).replace(/^[`"'»”]/, "");
  return !/^[\p{L}\p{N}@/_-]|^\.\w/u.test(behind) && !goesOn(behind);
}
