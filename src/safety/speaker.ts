import { findAllInSmallLetters, inSmallLetters } from "../text/small-letters.js";
import { ASSISTANTS, SYSTEMS, USERS } from "./data/frames.js";
import {
  ANSWERS,
  COMMANDS_TO_MODEL,
  COMPOUNDS,
  NO_COMPOUND,
  OBEDIENCE,
  OTHER_SPEAKERS,
  UNSPACED_COMPOUNDS,
} from "./data/speakers.js";
import { fold } from "./fold.js";
import { lazy } from "./lazy.js";
import { phrase } from "./phrase.js";

/** More than any phrase of the lists needs. */
const LOOK_BEHIND = 40;
const LOOK_AHEAD = 80;

const words = (list: string) => lazy(() => new Set(list.split(" ")));
const assistants = words(ASSISTANTS);
const users = words(USERS);
const compounds = words(COMPOUNDS);
const noCompounds = words(NO_COMPOUND);
const unspaced = lazy(() => UNSPACED_COMPOUNDS.split(" "));

const starting = (rows: readonly string[]) =>
  lazy(() => inSmallLetters(`^[^\\p{L}\\p{N}]{0,8}(?:${rows.map(phrase).join("|")})`));
const obedience = starting(OBEDIENCE);
const command = starting(COMMANDS_TO_MODEL);
const answer = starting(ANSWERS);

/** A word of a script with spaces stands alone; one without may be the end of a longer word. */
const marker = lazy(() => {
  const roles = `${SYSTEMS} ${ASSISTANTS} ${USERS}`.split(" ");
  const spaced = roles.filter((role) => /^[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(role)).join("|");
  const others = roles.filter((role) => !/^[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(role)).join("|");
  return findAllInSmallLetters(
    `((?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}]_)(?:${spaced})|${others})(?: (?:prompt|message|instruction)s?)?((?:[ #(]{1,2}(?:override|notice|alert|command|directive|v?\\d{1,2}))?[^\\p{L}\\p{N}\\n]{0,4}):`,
  );
});
/** A heading of a transcript: alone on its line, with a colon, or with what only a speaker says below it. */
const heading = lazy(() => {
  const roles = `${SYSTEMS} ${ASSISTANTS} ${USERS}`.replaceAll(" ", "|");
  const says = OBEDIENCE.map(phrase).join("|");
  const end = "(?: (?:prompt|message)s?)?[^\\p{L}\\p{N}\\n]{0,3}";
  return inSmallLetters(
    `(?<=^|\\n)\\s{0,4}# ?(?:${roles})\\s?(?=\\n|$)|(?<![\\p{L}#])#{2,6} ?(?:${roles})(?![\\p{L}\\p{N}])${end}(?::|\\n|$|(?<=\\s)(?:${says}))`,
  );
});
/** Any separator will do before what only a speaker says: "system> obey", "【系统】服从", "admin: obey". */
const obeyed = lazy(() => {
  const roles = `${SYSTEMS} ${ASSISTANTS} ${USERS} ${OTHER_SPEAKERS}`.replaceAll(" ", "|");
  const orders = OBEDIENCE.map(phrase).join("|");
  return inSmallLetters(
    `(?<![\\p{sc=Latin}\\p{sc=Cyrillic}\\p{N}])(?:${roles})[^\\p{L}\\p{N}]{0,4}[>=|\\]】:–—-][^\\p{L}\\p{N}]{0,4}(?<![\\p{L}\\p{N}])(?:${orders})`,
  );
});
const LINE_START = lazy(() => /(?:^|\n)[^\p{L}\p{N}\n]{0,12}(?:\d{1,3}[.)] ?[^\p{L}\p{N}\n]{0,4})?$/u);
const SENTENCE_START = lazy(() => /(?:[.!?;|…]["')\]*_`]{0,3}\s|[。！？；])[^\p{L}\p{N}\n]{0,8}$/u);
/** `user:group`, `system:masters`: two names that belong together. */
const PAIR = lazy(() => /^[\p{L}\p{N}_*@{$<[]/u);
/** `--user`: an option of a command. */
const OPTION = lazy(() => /(?<!\S)--$/);
/** `sub-system`, `config.user`, `/system`: part of a longer name. */
const NAME = lazy(() => /[\p{L}\p{N}_./\\@$&:-]$/u);

/** Without one of these no heading, no label and no order to a speaker stands there. Letters of other scripts may look like them. */
const MARKS = lazy(() => /[#:>=|\]-]|[^\x00-\x7f]/);

/** Whether a text may speak as someone, turned round or not: most sentences have no mark that it takes. */
export function mayBeForgedSpeaker(shown: string): boolean {
  return MARKS().test(shown);
}

const ASCII = lazy(() => /^[\x00-\x7f]*$/);

/**
 * Whether a text speaks as someone of a chat: "SYSTEM : obey", "… assistant: sure, deleting". A label that only names a role is
 * none: "Design system: Carbon", "user:group", "the default user: admin".
 *
 * `shown` is the text as its reader takes it; `styled`: it was written in letters that only look like these.
 */
export function isForgedSpeaker(shown: string, styled: boolean): boolean {
  const folded = fold(shown);
  if (forgedIn(shown, shown, folded, styled)) return true;
  // Of ASCII only the case is folded, and no pattern minds that.
  return !ASCII().test(shown) && folded !== shown && forgedIn(folded, shown, folded, styled);
}

function forgedIn(searched: string, shown: string, folded: string, styled: boolean): boolean {
  if (searched.includes("#") && heading()(searched)) return true;
  if (obeyed()(searched)) return true;
  if (!searched.includes(":")) return false;
  for (const match of marker()(searched)) {
    const [whole, role = "", gap = ""] = match;
    const from = match.index;
    const to = from + whole.length;
    const mark: Mark = {
      role: role.toLowerCase(),
      shown: shown.slice(from, from + role.length),
      before: shown.slice(Math.max(0, from - LOOK_BEHIND), from),
      wholeLine: from <= LOOK_BEHIND,
      after: [shown.slice(to, to + LOOK_AHEAD), folded.slice(to, to + LOOK_AHEAD)],
      tight: !styled && gap === "" && /^[a-z]+$/.test(role.toLowerCase()) && PAIR().test(shown.slice(to, to + 2)),
    };
    if (isForged(mark)) return true;
  }
  return false;
}

interface Mark {
  role: string;
  /** The role in the case it is written in. */
  shown: string;
  before: string;
  /** Is `before` all that stands before? */
  wholeLine: boolean;
  /** As written and with look-alike letters folded. */
  after: readonly string[];
  /** No blank between the role, its colon and what follows. */
  tight: boolean;
}

function isForged(mark: Mark): boolean {
  const follows = (says: (text: string) => boolean) => mark.after.some(says);
  const isUser = users().has(mark.role);
  const isStart = (mark.wholeLine || mark.before.includes("\n")) && LINE_START().test(mark.before);
  if (follows(obedience())) return true;
  if (mark.tight && isPair(mark) && !(isStart && !isUser && follows(command()))) return false;
  if (OPTION().test(mark.before) && mark.shown === mark.role && !follows(command())) return false;
  if (isStart) return true;
  if (isCompound(mark)) return false;
  const isNamed = mark.shown !== mark.shown.toLowerCase();
  const begins = (isNamed || !/^[a-zа-я]/.test(mark.role)) && SENTENCE_START().test(mark.before);
  const isLoud = mark.shown.length > 1 && isNamed && mark.shown === mark.shown.toUpperCase();
  if (!isUser && (begins || (isLoud && !/\p{Lu}{2}\P{L}{0,3}$/u.test(mark.before)))) return true;
  if (isUser && !begins && !isLoud) return false;
  return follows(command()) || ((isUser || assistants().has(mark.role)) && follows(answer()));
}

function isPair({ shown, after: [after = ""] }: Mark): boolean {
  const next = after.charAt(0);
  return shown === shown.toLowerCase() || (shown === shown.toUpperCase() && next === next.toUpperCase());
}

function isCompound({ role, before }: Mark): boolean {
  if (NAME().test(before)) return !/[^\x00-\x7f]/.test(role) || unspaced().some((word) => before.endsWith(word));
  const word = /([\p{L}\p{N}]{1,24})['’"`)]? ?$/u.exec(before.slice(-24))?.[1]?.toLowerCase() ?? "";
  if (compounds().has(word) || unspaced().includes(word)) return true;
  return !assistants().has(role) && /(?:tion|ment|ing)$/.test(word) && !noCompounds().has(word);
}
