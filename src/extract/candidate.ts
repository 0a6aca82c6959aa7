import { scanCues, scanHeading } from "./cue-scanner.js";
import { isTitledAhead } from "./fields/ahead.js";
import { isLabel } from "./fields/is-label.js";
import { listTitle } from "./fields/list-title.js";
import { phrasesIn } from "./fields/phrases.js";
import { type Standing, standingOf } from "./fields/standing.js";
import { type Clause, clausesOf, tidy } from "./fields/statement.js";
import { type Reach, takesBack } from "./fields/takes-back.js";
import { type Named, namesIn } from "./fields/topic.js";
import { withoutAhead } from "./fields/work-ahead.js";
import { formsOf } from "./fields/worth.js";
import type { Block } from "./lines/block.js";
import type { CueHits } from "./phrase-scanner.js";
import { textFeatures } from "./rank/features.js";
import type { Rankable } from "./rank/ranker.js";
import { signsIn } from "./rank/signs.js";
import type { ReportField } from "./report/closing-report.js";
import { type Label, readLabel } from "./report/report-line.js";
import { plain, type Unit, unitsOf } from "./units.js";
import { contentWords } from "./words.js";

/** A unit of the run and what its text shows, worked out when first asked for: most units are never ranked. */
export class Candidate implements Unit, Rankable {
  readonly text: string;
  readonly block: Block;
  readonly index: number;
  readonly count: number;
  readonly sums: Rankable["sums"] = new Map();
  #hits: CueHits | undefined;
  #under: number | undefined;
  #signs: number | undefined;
  #ids: readonly number[] | undefined;
  #words: ReadonlySet<string> | undefined;
  #plain: string | undefined;
  #label: Label | null | undefined;
  #tidy: string | undefined;
  #clauses: readonly Clause[] | undefined;
  #forms: ReadonlyMap<string, number> | undefined;
  #names: readonly Named[] | undefined;
  #phrases: readonly string[] | undefined;
  #namesDone: readonly Named[] | undefined;
  #titled: ReportField | null | undefined;
  #isTitledAhead: boolean | undefined;
  #done: string | undefined;
  #isLabel: boolean | undefined;
  #reach: Reach | null | undefined;
  #standing: Standing | undefined;

  constructor(unit: Unit) {
    this.text = unit.text;
    this.block = unit.block;
    this.index = unit.index;
    this.count = unit.count;
  }

  /** Grows along the run; units of one block lie within one. */
  get at(): number {
    return this.block.seq + this.index / 1000;
  }

  get cues(): number {
    return this.#found().all;
  }

  get opening(): number {
    return this.#found().opening;
  }

  /** What the heading and the label above announce. */
  get under(): number {
    this.#under ??= scanHeading(this.block.heading) | scanHeading(this.block.label);
    return this.#under;
  }

  /** Signs that occur in the text: patterns that ask for others need not be tried. */
  get signs(): number {
    this.#signs ??= signsIn(this.text);
    return this.#signs;
  }

  /** Numbers of the features of the text. */
  get ids(): readonly number[] {
    this.#ids ??= textFeatures(this);
    return this.#ids;
  }

  get words(): ReadonlySet<string> {
    this.#words ??= contentWords(this.text);
    return this.#words;
  }

  /** The text as an item shows it. */
  get plain(): string {
    this.#plain ??= plain(this.text);
    return this.#plain;
  }

  /** The field of a report that the statement itself names ("Decision: …"). */
  get labelled(): ReportField | undefined {
    return this.#ownLabel()?.field;
  }

  /** The text as an item shows it, without a label. */
  get said(): string {
    return this.#ownLabel()?.rest ?? this.plain;
  }

  #ownLabel(): Label | null {
    if (this.#label === undefined) {
      const label = this.block.kind === "heading" ? undefined : (readLabel(this.plain, false) ?? this.#smallLabel());
      this.#label = label?.form === "colon" && label.rest !== "" ? label : null;
    }
    return this.#label;
  }

  /** "remaining: the docs" is the label of open work, which no line of code or prose begins with otherwise. */
  #smallLabel(): Label | undefined {
    const label = this.index === 0 ? readLabel(this.plain, true) : undefined;
    return label?.field === "unfinished" ? label : undefined;
  }

  /** The text as it stands in a line of several statements. */
  get tidy(): string {
    this.#tidy ??= tidy(this.done || this.said);
    return this.#tidy;
  }

  get clauses(): readonly Clause[] {
    this.#clauses ??= clausesOf(this.tidy);
    return this.#clauses;
  }

  /** Words that stand out by how they are written. */
  get forms(): ReadonlyMap<string, number> {
    this.#forms ??= formsOf(this.text, this.signs);
    return this.#forms;
  }

  /** Names that a reader would look for. */
  get names(): readonly Named[] {
    this.#names ??= namesIn(this.text, this.signs);
    return this.#names;
  }

  /** The same without those that only work to come is named by. */
  get namesDone(): readonly Named[] {
    this.#namesDone ??= this.done === this.said ? this.names : namesIn(this.done, this.signs);
    return this.#namesDone;
  }

  /** Terms that it sets apart, no names of code. */
  get phrases(): readonly string[] {
    this.#phrases ??= phrasesIn(this.text, this.signs);
    return this.#phrases;
  }

  /** The list that the line above it, or its heading, announces. */
  get titled(): ReportField | undefined {
    if (this.#titled === undefined) this.#titled = listTitle(this.block.label || this.block.heading) ?? null;
    return this.#titled ?? undefined;
  }

  /** Whether a label of its own, an open box or what stands above it says that it is still to be done. */
  get isTitledAhead(): boolean {
    this.#isTitledAhead ??= isTitledAhead(this);
    return this.#isTitledAhead;
  }

  /** What it says without sentences of work to come. */
  get done(): string {
    this.#done ??= withoutAhead(this.said);
    return this.#done;
  }

  /** Whether it only says what stands below. */
  get isLabel(): boolean {
    this.#isLabel ??= isLabel(this);
    return this.#isLabel;
  }

  /** What it says was taken back of the work before it. */
  get reach(): Reach | undefined {
    if (this.#reach === undefined) this.#reach = takesBack(this.plain) ?? null;
    return this.#reach ?? undefined;
  }

  /** What it is worth as a statement. */
  get standing(): Standing {
    this.#standing ??= standingOf(this);
    return this.#standing;
  }

  #found(): CueHits {
    this.#hits ??= scanCues(this.text);
    return this.#hits;
  }
}

export function candidatesOf(block: Block): Candidate[] {
  return unitsOf(block).map((unit) => new Candidate(unit));
}
