import { OPEN_RELATION } from "./data/concepts.js";
import { finishFrame } from "./finish-frame.js";
import { type Clause, type Frame, LIGHT, NOUN, POLAR, type Side, type Word } from "./frame.js";
import type { Entry, Role } from "./lexicon.js";
import type { Token } from "./tokens.js";

export const SECONDS: Record<string, number> = {
  millisecond: 0.001,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};

/** Weight of a word of the lists. */
export function weightOf(role: Role): number {
  return role === "general" ? LIGHT : role === "noun" ? NOUN : 1;
}

/** Articles that are also the number, in front of a unit of time; "a second" in English means "per". */
const ONE = /^(?:una?|une|uma?|eine[rnms]?|через)$/;

let openWords: Set<string> | undefined;

/** A frame in the making: the words and clauses so far, and in what light the next word stands. */
export class FrameDraft {
  readonly words: Word[] = [];
  readonly clauses: Clause[] = [{ parity: 0, deniedAt: -1, failing: 0 }];
  clauseStart = 0;
  runStart = 0;
  andAt = 0;
  negated = false;
  /** The clause began with "if" or "when". */
  private condition = false;
  /** Where the words of a condition begin, or -1; whether it is denied. */
  private conditionAt = -1;
  private conditionDenied = false;
  narrow = false;
  value = false;
  prep = false;
  place = false;
  acts = false;
  lastPreposition = "";
  side: Side = "";
  /** What comes next tells why the rest holds. */
  reason = false;
  /** What comes next is left out of what holds for the rest. */
  excepted = false;
  prefers = "";
  wishes = false;
  problem = false;
  restricts = false;
  modal: Frame["modal"] = "";
  private open = false;

  constructor(private readonly isGerman: boolean) {}

  startClause(): void {
    this.closeCondition();
    if (this.words.length > this.clauseStart || this.negated) {
      this.clauses.push({ parity: 0, deniedAt: -1, failing: 0 });
      this.clauseStart = this.words.length;
      this.condition = false;
    }
    this.stand();
  }

  /**
   * "The build fails if X is not set" denies X, as "without X the build fails" does, and not once more the build. A
   * condition in front and what follows from it are one clause, so that both orders are read alike.
   */
  takeCondition(): void {
    this.closeCondition();
    this.condition = this.words.length === this.clauseStart;
    this.conditionAt = this.words.length;
    this.negated = false;
  }

  /** The end of a condition in front; false where there is none. */
  endCondition(): boolean {
    const ends = this.condition && this.words.length > this.clauseStart;
    if (ends) this.stand();
    this.condition = false;
    return ends;
  }

  get inCondition(): boolean {
    return this.conditionAt >= 0;
  }

  private closeCondition(): void {
    const from = this.conditionAt;
    const denied = this.conditionDenied;
    this.conditionAt = -1;
    this.conditionDenied = false;
    if (from < 0 || !denied) return;
    if (from === this.words.length) this.turn();
    this.deny(this.words.slice(from));
  }

  /** What a condition denies: that something works, where it says so, or else the thing itself. */
  private deny(words: readonly Word[]): void {
    const verb = words.find((word) => word.weight === POLAR && word.key === "work");
    if (verb !== undefined) verb.flip = verb.flip === 1 ? 0 : 1;
    else for (const word of words) word.narrow = true;
  }

  /** "X 失败时", "X が失敗したら": the clause so far turns out to be a condition. */
  closeAsCondition(): void {
    const clause = this.clauses[this.clauses.length - 1];
    const words = this.words.slice(this.clauseStart);
    if (words.length === 0) return;
    for (const word of words) word.condition = true;
    if (clause?.parity === 1) {
      this.deny(words);
      clause.parity = 0;
      clause.failing = 0;
    }
    this.negated = false;
  }

  /** What was said last turns out to be why the rest holds. */
  closeAsReason(): void {
    const clause = this.words[this.words.length - 1]?.clause;
    for (const word of this.words) if (word.clause === clause) word.reason = true;
    this.startClause();
  }

  /** What comes next stands by itself. */
  private stand(): void {
    this.closeCondition();
    this.reason = false;
    this.negated = false;
    this.narrow = false;
    this.value = false;
    this.prep = false;
    this.side = "";
    this.prefers = "";
    this.runStart = this.words.length;
  }

  /** "never … without any" in most languages still negates once, so a clause is negated once. */
  negate(): void {
    if (this.negated) return;
    this.splitAtAnd();
    this.negated = true;
    const clause = this.clauses[this.clauses.length - 1];
    if (clause !== undefined && this.conditionAt < 0) clause.deniedAt = this.words.length;
    this.turn();
  }

  /** "… and must not …" denies what follows "and", not what stands in front of it. */
  splitAtAnd(): void {
    const from = this.andAt;
    const since = this.words.slice(from);
    if (from <= this.clauseStart || since.some((word) => word.weight >= NOUN)) return;
    this.startClause();
    this.clauseStart = from;
    for (const word of since) word.clause = this.clauses.length - 1;
  }

  /** What the clause says becomes its opposite. */
  turn(): void {
    if (this.conditionAt >= 0) {
      this.conditionDenied = !this.conditionDenied;
      return;
    }
    const clause = this.clauses[this.clauses.length - 1];
    if (clause !== undefined) clause.parity = clause.parity === 1 ? 0 : 1;
  }

  fail(): void {
    this.problem = true;
    if (this.conditionAt >= 0) return;
    const clause = this.clauses[this.clauses.length - 1];
    if (clause !== undefined) clause.failing = clause.failing === 1 ? 0 : 1;
  }

  /** The phrase that was read last is what is not wanted. */
  rejectLeft(): void {
    const from = this.runStart < this.words.length ? this.runStart : this.clauseStart;
    for (let j = from; j < this.words.length; j++) {
      const word = this.words[j];
      if (word === undefined) continue;
      word.narrow = true;
      // "Instead of the deprecated X": X is denied once, not twice.
      if (word.key === "current" && word.weight === POLAR) this.turn();
    }
    this.value = true;
    this.narrow = false;
    this.runStart = this.words.length;
  }

  /** A span of time in seconds, so that "1 minute" and "60 s" are one. */
  pushTime(entry: Entry, before: string): boolean {
    if (ONE.test(before)) this.push({ key: "1", weight: 1, kind: "number", proper: true, known: true });
    const last = this.words[this.words.length - 1];
    const factor = SECONDS[entry.id];
    if (last?.kind !== "number" || factor === undefined || !/^[\d.]+$/.test(last.key)) return false;
    last.key = String(Number((Number(last.key) * factor).toFixed(6)));
    last.exact = true;
    this.push({ key: "second", weight: 1, known: true, valueClass: entry.valueClass });
    return true;
  }

  /** "Before X" names what is later behind it, "X 之前" and "X する前に" in front. */
  takeOrder(kind: Token["kind"]): void {
    const behind = kind === "cjk" || kind === "hangul";
    if (behind) for (const word of this.words.slice(this.clauseStart)) word.side = "right";
    this.side = behind ? "" : "right";
  }

  /** "Vor dem Taggen müssen …": behind the modal verb stands what comes first. */
  endOrder(): void {
    if (this.words[this.clauseStart]?.key === "before" && this.side === "right") this.side = "";
  }

  /** The word in front of "folder" is its name, however common a word it is elsewhere. */
  nameLast(name: string): void {
    const last = this.words[this.words.length - 1];
    if (last === undefined || last.index < this.clauseStart || last.kind === "cjk" || last.kind === "hangul") return;
    Object.assign(last, { weight: 1, proper: true, value: true, literal: name });
  }

  note(id: string): void {
    openWords ??= new Set(OPEN_RELATION.split(/\s+/));
    if (openWords.has(id)) this.open = true;
    if (id === "error" || id === "bug") this.problem = true;
  }

  push(word: Partial<Word> & { key: string; weight: number }): void {
    const last = this.words[this.words.length - 1];
    if (word.key === "environment" && last?.key === "variable") {
      // "Variable de entorno", "переменная окружения".
      last.key = "environment_variable";
      return;
    }
    if (
      this.isGerman &&
      word.proper === true &&
      word.kind === "word" &&
      !word.literal &&
      !((word.valueClass ?? -1) >= 0)
    )
      word.proper = false;
    this.words.push({
      clause: this.clauses.length - 1,
      index: this.words.length,
      narrow: this.narrow,
      flip: 0,
      kind: "word",
      valueClass: -1,
      value: this.value,
      prep: this.prep ? this.lastPreposition : "",
      place: this.prep && this.place,
      acts: this.acts,
      proper: false,
      known: false,
      short: false,
      side: this.side,
      condition: this.conditionAt >= 0,
      reason: this.reason,
      excepted: this.excepted,
      over: false,
      exact: false,
      edition: false,
      literal: "",
      bare: "",
      ...word,
    });
  }

  /** The finished frame of the text. */
  frame(text: string, foreign: boolean): Frame {
    this.closeCondition();
    return finishFrame(text, {
      words: this.words,
      clauses: this.clauses,
      foreign,
      problem: this.problem,
      prefers: this.wishes,
      open: this.open,
      modal: this.modal,
      restricts: this.restricts,
    });
  }
}
