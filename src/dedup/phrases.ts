import { listPattern } from "../text/list-pattern.js";
import { MARKS_BEHIND, MARKS_IN_FRONT, PASSIVE, STATES } from "./data/marks.js";
import type { Frame } from "./frame.js";
import { detectLanguage, type Language } from "./language.js";
import { stripMarks } from "./stem.js";
import { type Token, tokenize } from "./tokens.js";

/** The part that a word plays, one bit each: what marks it may leave open which of several. */
export const PART = {
  from: 1,
  to: 2,
  in: 4,
  out: 8,
  by: 16,
  for: 32,
  than: 64,
  of: 128,
  subject: 256,
  object: 512,
  /** Behind a preposition that is none of these, or named as what is rejected. */
  other: 1024,
} as const;

/** One word of content, with the part that its preposition, particle or case gives it. */
export interface Phrase {
  key: string;
  kind: Token["kind"];
  known: boolean;
  flip: 0 | 1;
  /** As it was written, with its ending. */
  form: string;
  /** Bits of `PART`; 0: nothing marks it. */
  part: number;
}

/** Who does what to whom, as far as a sentence marks it. */
export interface Roles {
  phrases: Phrase[];
  /** What "by" names does it, and what stands in front has it done to itself. */
  passive: boolean;
  /** Says what a thing is or runs on, so that nobody does anything to another. */
  states: boolean;
  /** Places in the list in front of which a word or a sign joins or parts ("and", "or", a comma). */
  joins: boolean[];
  /** Places in front of which a verb of having or using stands, which is no word of the list itself. */
  acts: boolean[];
  denied: boolean;
  /** Words bend by case, so that they may stand in any order. */
  cases: boolean;
}

const JOIN = /^(?:and|or|und|oder|y|e|o|ou|et|i|и|или|a|nebo|oraz|和|与|及|と|や|와|과)$/;
const ARTICLE = /^(?:an?|the|its?|their|our|your|this|that|these|those|each|every|all|both)$/;
const CASES = /[\u0400-\u04ff]/;
const HAS = /^(?:has|have|had|hat|haben|tienen?|tem|ont|ha|hanno|имеет|имеют|ma|maji|有)$/;
/** Endings of Russian and Czech words by which something is done, and of those to which it is done. */
const INSTRUMENTAL = /(?:[а-я]{3}(?:ами|ями|[ыи]ми?|ом|ем|ём|ой|ью)|[a-z]{3}(?:em|ou|mi|i|y))$/u;
const PARTICIPLE = /(?:[aei]n|[aeiu]t)[aoiy]?$/;
const ACCUSATIVE = /(?:[а-я]{3}[ую]|[a-z]{3}[^oae]u)$/u;

let made:
  | { front: ReadonlyMap<string, number>; behind: ReadonlyMap<string, number>; passive: RegExp; states: RegExp }
  | undefined;
function tables() {
  made ??= {
    front: table(MARKS_IN_FRONT),
    behind: table(MARKS_BEHIND),
    passive: listPattern(PASSIVE.join("|"), "u"),
    states: listPattern(STATES, "u"),
  };
  return made;
}

function table(lists: Record<string, string>): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  for (const [part, words] of Object.entries(lists))
    for (const word of words.trim().split(/\s+/))
      parts.set(stripMarks(word), (parts.get(stripMarks(word)) ?? 0) | PART[part as keyof typeof PART]);
  return parts;
}

/** The roles of a frame. Asked for only where two facts are about to be merged, and then kept. */
export function rolesOf(frame: Frame): Roles {
  frame.roles ??= readRoles(frame.source);
  return frame.roles;
}

/** Has each place between `from` and `to` the same part in both? Words that move with their particle or case keep theirs. */
export function placesKeepParts(a: Roles, b: Roles, from = 0, to = a.phrases.length): boolean {
  for (let i = from; i < to; i++) if (a.phrases[i]?.part !== b.phrases[i]?.part) return false;
  return true;
}

function readRoles(text: string): Roles {
  const low = text.toLowerCase();
  const language = detectLanguage(low);
  const plain = stripMarks(low);
  const { passive, states } = tables();
  const cases = CASES.test(low) || language.czech || language.polish;
  const reading = new Reading(language, cases, passive.test(plain));
  const tokens = tokenize(text, language);
  tokens.forEach((_, i) => {
    reading.take(tokens, i);
  });
  return { ...reading.roles(), states: states.test(plain) };
}

class Reading {
  private readonly phrases: Phrase[] = [];
  private readonly joins: boolean[] = [];
  private readonly acts: boolean[] = [];
  private denied = false;
  /** What the words behind a preposition are, and whether one of them was read already. */
  private mark = 0;
  private begun = true;
  /** Where the run of words began that a particle behind it marks, and the one before it. */
  private run = 0;
  private lastRun = 0;

  constructor(
    private readonly language: Language,
    private readonly cases: boolean,
    private readonly passive: boolean,
  ) {}

  take(tokens: readonly Token[], i: number): void {
    const token = tokens[i];
    if (token === undefined) return;
    const { low, kind, entry } = token;
    const { front, behind } = tables();
    const unspaced = kind === "cjk" || kind === "hangul";
    const back = unspaced && entry?.role !== "polar" ? behind.get(token.form ?? low) : undefined;
    if (entry?.role === "negation") this.denied = true;
    if (back !== undefined) {
      this.markRun(back);
      return;
    }
    const word = this.isWord(token);
    const ahead =
      !word || unspaced || entry?.role === "value" || low.includes("_")
        ? this.possible(front.get(low) ?? 0, tokens, i)
        : 0;
    if (ahead !== 0) this.open(ahead);
    else if (word) this.push(token);
    else this.takeGlue(token);
    // "Before X", "X 之前".
    if (entry?.id === "before") this[unspaced ? "markRun" : "open"](PART.other);
  }

  private takeGlue({ low, kind, entry }: Token): void {
    if (kind === "break" || JOIN.test(low)) this.joins[this.phrases.length] = true;
    const role = entry?.role;
    if (HAS.test(low) || (role === "copula" && !tables().states.test(low))) this.acts[this.phrases.length] = true;
    // Portuguese articles are prepositions elsewhere.
    if (this.language.portuguese && /^(?:um|as?|os?)$/.test(low)) return;
    const behind = this.language.japanese || kind === "hangul";
    if (role === "rejectLeft" || (role === "preposition" && behind)) this.markRun(PART.other);
    else if (role === "rejectRight" || role === "preposition") this.open(PART.other);
    // An article behind a preposition keeps what that said, any other glue behind the words ends it.
    else if (this.begun || kind === "break" || (role !== undefined && role !== "stop")) this.open(0);
  }

  roles(): Omit<Roles, "states"> {
    const { phrases, joins, acts, denied, cases } = this;
    const passive = this.passive && phrases.some(({ part }) => (part & PART.by) !== 0);
    return { phrases, joins, acts, denied, cases, passive };
  }

  /** Some marks mean one thing in one language and another elsewhere. */
  private possible(parts: number, tokens: readonly Token[], i: number): number {
    const { german, foreign, portuguese } = this.language;
    const low = tokens[i]?.low ?? "";
    if (parts === 0 || (portuguese && /^as?$/.test(low))) return 0;
    // What is rejected stays so ("em vez de").
    if (this.mark === PART.other && !this.begun) return PART.other;
    if (low === "to") return isGoal(tokens[i + 1]) ? parts : PART.other;
    if (!foreign && /^(?:d[eo]?|des|al?|no|pro|do|per|as|w|k|z|s)$/.test(low)) return 0;
    // German, if no English "an" could stand in front of that word.
    if (low === "an" && !german && !/^[bcdgjkpqtvwyz]/.test(tokens[i + 1]?.low ?? "")) return 0;
    if (/^(?:do|na)$/.test(low)) return portuguese ? parts & ~PART.to : parts & ~(PART.from | PART.of);
    if (/^(?:den|einen)$/.test(low)) return german && this.mark === 0 ? parts : this.mark;
    // "All of its boards" are its boards.
    if ((parts & PART.of) !== 0 && this.phrases[this.phrases.length - 1]?.key === "all") return 0;
    return !this.passive && /^(?:von|vom|da\p{L}*)$/u.test(low) ? parts & ~PART.by : parts;
  }

  private isWord({ low, kind, entry, proper, long }: Token): boolean {
    if (kind === "break") return false;
    if (entry !== undefined) return /^(?:person|polar|concept|general|noun|value|number)$/.test(entry.role);
    if (tables().front.has(low) && kind === "word") return false;
    if (kind !== "word") return kind !== "cjk" || !/^[\u3040-\u309f]{1,2}$/.test(low);
    return proper || low.length > 3 || (low.length > 1 && (!this.language.foreign || long === true));
  }

  private open(mark: number): void {
    this.mark = mark;
    this.begun = mark === 0;
    this.run = this.phrases.length;
  }

  private push({ low, kind, entry, form }: Token): void {
    this.begun = true;
    const said = form ?? low;
    this.phrases.push({
      key: entry?.role === "person" ? "user" : (entry?.id ?? low),
      kind: entry?.role === "number" ? "number" : kind,
      known: entry !== undefined,
      flip: entry?.flip ?? 0,
      form: said,
      part: this.mark !== 0 ? this.mark : this.caseOf(said, kind),
    });
    const particle = kind === "hangul" && form !== undefined && form !== low ? particleOf(form) : 0;
    if (particle !== 0) this.markRun(particle);
  }

  /** Russian and Czech say by the ending of a word by whom, or to whom, something is done. */
  private caseOf(form: string, kind: Token["kind"]): number {
    if (!this.cases || kind !== "word") return 0;
    const before = this.phrases[this.phrases.length - 1];
    const done = /[а-я]/.test(form) || PARTICIPLE.test(before?.form ?? "") || before?.part === PART.by;
    if (this.passive && done && this.phrases.length > 1 && INSTRUMENTAL.test(form)) return PART.by;
    return ACCUSATIVE.test(form) ? PART.object : 0;
  }

  private markRun(part: number): void {
    const last = this.phrases.length - 1;
    // "의해", "外" behind another particle say more than that does.
    const more = this.run > last && (part === PART.by || part === PART.in || part === PART.out);
    const from = more ? this.lastRun : this.run;
    for (let i = Math.max(from, last - 2); i <= last; i++) {
      const phrase = this.phrases[i];
      if (phrase !== undefined && (phrase.part === 0 || more)) phrase.part = part;
    }
    this.lastRun = from;
    this.open(0);
  }
}

/** "To the queue", "to S3", "to users" name a goal; "to read" does not. */
function isGoal(next: Token | undefined): boolean {
  if (next === undefined) return false;
  return next.proper || next.kind !== "word" || ARTICLE.test(next.low) || /[^s]s$/.test(next.form ?? next.low);
}

const KOREAN = /(에게서|에서|으로|부터|까지|에게|[이가은는을를로에의])$/;

function particleOf(form: string): number {
  const particle = form.length > 1 ? KOREAN.exec(form)?.[1] : undefined;
  return particle === undefined ? 0 : (tables().behind.get(particle) ?? 0);
}
