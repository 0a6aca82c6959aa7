import { rememberLast } from "../text/remember-last.js";
import { isWestern } from "../text/small-letters.js";
import { GATES, type Gate } from "./languages/gates.js";
import { LANGUAGES, type Language } from "./languages/index.js";
import { type CueHits, Scanner } from "./phrase-scanner.js";
import { titleWords } from "./title-words.js";

/** What a language says beside the classes that are scanned for: read where a question arises. */
type Beside = "headings" | "did" | "didLast" | "overrule" | "insteadOf" | "insteadAfter" | "notThis";

/** Classes of cues in the order of their bits. */
export const CUES = [
  "contrast",
  "cause",
  "choose",
  "change",
  "revert",
  "kept",
  "avoid",
  "pending",
  "unsaved",
  "fail",
  "success",
  "concession",
  "need",
  "offer",
  "narration",
  "next",
  "waiting",
  "rule",
  "convention",
  "state",
  "hypothesis",
  "option",
  "recommend",
  "note",
  "wish",
  "preexisting",
  "order",
  "self",
  "you",
  "project",
  "problem",
  "clear",
] as const satisfies readonly Exclude<keyof Language, Beside>[];
export type Cue = (typeof CUES)[number];

export const HEADINGS = [
  "next",
  "issues",
  "summary",
  "decisions",
  "files",
  "tests",
  "notes",
  "options",
] as const satisfies readonly (keyof Language["headings"])[];
export type Heading = (typeof HEADINGS)[number];

export function cueBit(cue: Cue): number {
  return 1 << CUES.indexOf(cue);
}

export function headingBit(heading: Heading): number {
  return 1 << HEADINGS.indexOf(heading);
}

/** They write other letters than Latin ones: in a text without such letters none of their phrases counts. */
export const OTHER_LETTERS: ReadonlySet<string> = new Set(["ru", "zh", "ja", "ko"]);

type Fill = (language: Language, scanner: Scanner, gate: Gate | undefined) => void;

/** The phrases of all languages; filing those that need other letters waits until such a letter occurs. */
class Tables {
  readonly #scanner = new Scanner();
  #whole = false;

  constructor(private readonly fill: Fill) {
    this.#add((name) => !OTHER_LETTERS.has(name));
  }

  /** `low` is in small letters. */
  scan(low: string): CueHits {
    return this.#for(low).scan(low);
  }

  opens(low: string): number {
    return this.#for(low).opens(low);
  }

  #for(low: string): Scanner {
    if (!this.#whole && !isWestern(low)) {
      this.#whole = true;
      this.#add((name) => OTHER_LETTERS.has(name));
    }
    return this.#scanner;
  }

  #add(isDue: (name: string) => boolean): void {
    for (const [name, language] of Object.entries(LANGUAGES))
      if (isDue(name)) this.fill(language, this.#scanner, GATES[name]);
  }
}

let cues: Tables | undefined;
let headings: Tables | undefined;

function cueTables(): Tables {
  cues ??= new Tables((language, scanner, gate) => {
    CUES.forEach((cue, i) => {
      scanner.add(language[cue], 1 << i, gate);
    });
  });
  return cues;
}

/** The classes of the cues that a text begins with. */
export function cuesAtStart(text: string): number {
  return cueTables().opens(lower(text));
}

/** The cue classes in a text, in any of the languages. */
export function scanCues(text: string): CueHits {
  const low = lower(text);
  const hits = cueTables().scan(low);
  // "Pre-existing, not from my changes" says where a trouble comes from, not what was taken.
  if ((hits.all & (CONTRAST | PREEXISTING)) === 0 && partsOff().test(low)) hits.all |= CONTRAST;
  return hits;
}

const CONTRAST = cueBit("contrast");
const PREEXISTING = cueBit("preexisting");

let mark: RegExp | undefined;

/** The same contrast told by a mark and a small word, which says nothing where no mark stands. */
function partsOff(): RegExp {
  mark ??= new RegExp(
    `[,(—–;，、（；] ?(?:${Object.values(LANGUAGES)
      .flatMap(({ notThis }) => (notThis === "" ? [] : [notThis]))
      .join("|")})`,
  );
  return mark;
}

/** Phrases are written with the straight apostrophe. */
function lower(text: string): string {
  const low = text.toLowerCase();
  return low.includes("’") ? low.replaceAll("’", "'") : low;
}

const ISSUES = headingBit("issues");
/** "Problems fixed" is a title of troubles that are over. */
const OVER = cueBit("change") | cueBit("success");
const STAYS = cueBit("pending") | cueBit("waiting");

/** What a heading announces, as bits of {@link HEADINGS}. */
export const scanHeading: (text: string) => number = rememberLast((text) => {
  if (text === "") return 0;
  headings ??= new Tables((language, scanner, gate) => {
    HEADINGS.forEach((heading, i) => {
      scanner.add(language.headings[heading], 1 << i, gate);
    });
  });
  const found = headings.scan(lower(titleWords(text))).all;
  if ((found & ISSUES) === 0) return found;
  const { all } = scanCues(text);
  return (all & OVER) !== 0 && (all & STAYS) === 0 ? found & ~ISSUES : found;
});
