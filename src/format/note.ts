import { estimateTokens } from "../text/estimate-tokens.js";
import { cutToTokens } from "./cut.js";

/** A line of a note: a fixed label and the stored items behind it. */
export interface NoteLine {
  label: string;
  separator: string;
  items: string[];
  /** Tokens of the line as it stands. */
  cost: number;
}

/** Fewer tokens than this say nothing that helps. */
const LEAST_TOKENS = 10;

/**
 * A note that grows within a token budget. Lines stand where they were opened, items are added in the order of
 * their importance, and one that does not fit leaves the room to the next.
 */
export class Note {
  readonly #lines: NoteLine[] = [];
  readonly #max: number;
  #used = 0;
  #reserved = 0;
  /** Whether something was cut or did not fit. */
  short = false;

  constructor(max: number) {
    this.#max = max;
  }

  get used(): number {
    return this.#used;
  }

  get left(): number {
    return this.#max - this.#reserved - this.#used;
  }

  /** Leaves this share of the budget unused from here on; 0 gives it back. */
  reserve(share: number): void {
    this.#reserved = Math.ceil(this.#max * share);
  }

  /** Opens a line that costs nothing until something stands on it. */
  line(label: string, separator = "; "): NoteLine {
    const line: NoteLine = { label, separator, items: [], cost: 0 };
    this.#lines.push(line);
    return line;
  }

  /** Adds a line of our own if it fits. */
  fixed(text: string): void {
    this.add(this.line(""), text);
  }

  /** Adds the item whole if it fits, `cut` at a clause to at most `most` tokens if that is allowed; else not at all. */
  add(line: NoteLine, item: string, most = Number.POSITIVE_INFINITY, cut = false): boolean {
    if (item === "") return false;
    const frame = costWith(line, "");
    const room = Math.min(most, this.left - frame);
    const wholeCost = estimateTokens(item) <= room ? costWith(line, item) : Number.POSITIVE_INFINITY;
    const whole = wholeCost <= this.left;
    if (!whole) this.short = true;
    const text = whole ? item : cut && room >= LEAST_TOKENS ? cutToTokens(item, room - 1) : "";
    if (text === "") return false;
    const cost = whole ? wholeCost : costWith(line, text);
    if (cost > this.left) return false;
    line.items.push(text);
    line.cost += cost;
    this.#used += cost;
    return true;
  }

  toString(): string {
    return this.#lines
      .filter((line) => line.items.length > 0)
      .map((line) => text(line, line.items))
      .join("\n");
  }
}

function text(line: NoteLine, items: string[]): string {
  return line.label + items.join(line.separator);
}

/** What a line would grow by. */
function costWith(line: NoteLine, item: string): number {
  return estimateTokens(`${text(line, [...line.items, item])}\n`) - line.cost;
}
