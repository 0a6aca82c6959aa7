import { type Candidate, candidatesOf } from "./candidate.js";
import { cueBit, scanCues } from "./cue-scanner.js";
import type { Block } from "./lines/block.js";
import { rankers } from "./rank/rankers.js";
import type { ListField } from "./types.js";

/** Blocks that are kept whole; ranking looks at the end of a run. */
const WINDOW = 240;
/** Best candidates kept per field from what left the window. */
const KEPT = 24;
export const LIST_FIELDS = ["decisions", "unfinished", "nextSteps", "facts"] as const satisfies readonly ListField[];

/** The cues that can still make an item of what was said long before the end; next steps stand at the end only. */
const LASTING = [
  ["decisions", cueBit("contrast") | cueBit("choose") | cueBit("revert") | cueBit("avoid")],
  ["unfinished", cueBit("unsaved") | cueBit("pending")],
  ["facts", cueBit("rule") | cueBit("convention") | cueBit("note")],
] as const satisfies readonly (readonly [ListField, number])[];
const ANY_LASTING = LASTING.reduce((all, [, cues]) => all | cues, 0);

interface Retired {
  candidate: Candidate;
  score: number;
}

/** The latest blocks of a run, and the most telling statements of what came before. */
export class History {
  readonly #retired: Record<ListField, Retired[]> = { decisions: [], unfinished: [], nextSteps: [], facts: [] };
  readonly #window: Candidate[][] = [];
  readonly #blocks: Block[] = [];
  #first = 0;
  /** How often each word stands in the units of the window, as far as they were asked for: up to this block. */
  readonly #counts = new Map<string, number>();
  #counted = 0;

  add(block: Block): void {
    this.#blocks.push(block);
    if (this.#blocks.length - this.#first <= WINDOW) return;
    const oldest = this.#blocks[this.#first];
    const known = this.#window[this.#first];
    if (known && this.#first < this.#counted) for (const unit of known) this.#uncount(unit.words);
    this.#first++;
    if (oldest) this.#retire(oldest, known);
    if (this.#first === WINDOW) {
      this.#blocks.splice(0, WINDOW);
      this.#window.splice(0, WINDOW);
      this.#counted = Math.max(0, this.#counted - WINDOW);
      this.#first = 0;
    }
  }

  /** Units of the window, oldest first. */
  units(): Candidate[] {
    const units: Candidate[] = [];
    for (let i = this.#first; i < this.#blocks.length; i++) {
      const block = this.#blocks[i];
      if (!block) continue;
      let known = this.#window[i];
      known ??= candidatesOf(block);
      this.#window[i] = known;
      for (const unit of known) units.push(unit);
    }
    return units;
  }

  /** How many units of the window hold a word. Counted on from the last time, for most units are those of the look before. */
  counts(): ReadonlyMap<string, number> {
    for (let i = Math.max(this.#first, this.#counted); i < this.#blocks.length; i++)
      for (const unit of this.#window[i] ?? [])
        for (const word of unit.words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
    this.#counted = this.#blocks.length;
    return this.#counts;
  }

  #uncount(words: ReadonlySet<string>): void {
    for (const word of words) {
      const count = this.#counts.get(word) ?? 0;
      if (count > 1) this.#counts.set(word, count - 1);
      else this.#counts.delete(word);
    }
  }

  retired(field: ListField): Candidate[] {
    return this.#retired[field].map((item) => item.candidate);
  }

  #retire(block: Block, known: readonly Candidate[] | undefined): void {
    // The prefilter: most blocks hold nothing that could matter once the end of the run is far away.
    if (block.kind === "heading" || block.kind === "table" || (scanCues(block.text).all & ANY_LASTING) === 0) return;
    for (const candidate of known ?? candidatesOf(block)) {
      for (const [field, cues] of LASTING) if (candidate.cues & cues) this.#offer(field, candidate);
    }
  }

  #offer(field: ListField, candidate: Candidate): void {
    const list = this.#retired[field];
    const score = rankers()[field].score(candidate.ids);
    if (list.length >= KEPT && score <= (list.at(-1)?.score ?? 0)) return;
    const where = list.findIndex((other) => other.score < score);
    list.splice(where < 0 ? list.length : where, 0, { candidate, score });
    if (list.length > KEPT) list.pop();
  }
}
