import { contentWords, overlap } from "../words.js";
import type { Clause } from "./statement.js";

/** Room that the first statement leaves at least for the names of what it was about. */
const NAME_ROOM = 24;
const NAMES = 5;
/** What a name is worth beside a statement of the same words: it does not say what was done to the thing. */
const NAMED = 0.8;

/** A statement that may be told, with what speaks for it. */
export interface Statement {
  /** Can stand behind another one: a title or two words could not. */
  follows: boolean;
  text: string;
  prior: number;
  clauses: readonly Clause[];
  /** Where one of these stands in the line, it is told already. */
  told?: readonly string[] | undefined;
}

/** How much a statement's own quality counts beside the words it covers. */
const QUALITY = 0.3;
const QUALITY_ADDED = 0.2;
/** A further statement must cover this much, and be this good. */
const ADDED_COST = 0.1;
const LEAST_PRIOR = -0.4;
const LEAST_NAME = 0.1;
/** How far length counts against a further statement: 1 would take the densest, however little it tells. */
const DENSITY = 0.8;
/** Two statements that share this much of the shorter one's words say the same. */
const SAME = 0.6;

const NOTHING: ReadonlySet<string> = new Set();

/** A name as the line weighs it. */
interface NameWords {
  text: string;
  key: string;
  words: ReadonlySet<string>;
  /** Place among the names, the weightiest first. */
  place: number;
}

/** A line that grows by what tells most. */
export class SummaryLine {
  text = "";
  readonly #worth: (word: string) => number;
  readonly #left: Set<Statement>;
  readonly #said = new Set<string>();
  readonly #names: readonly NameWords[];
  readonly #commits: readonly string[];

  constructor(
    worth: (word: string) => number,
    pool: readonly Statement[],
    names: readonly string[],
    commits: readonly string[],
  ) {
    this.#worth = worth;
    this.#left = new Set(pool);
    this.#names = names.map((text, place) => ({ text, key: text.toLowerCase(), words: contentWords(text), place }));
    this.#commits = commits;
  }

  /** The statement that covers most together with the names there would be room for behind it. */
  open(room: number): boolean {
    const most = this.#mostNamed();
    const value = (clause: Clause, { prior }: Statement, top: number) => {
      const alone = this.#gain(clause.words) + QUALITY * prior;
      // Of the dozens that are looked at most fall short whatever names there are, and to choose these is dear.
      if (alone + NAMED * most < top) return alone;
      return alone + NAMED * this.#namesBehind(clause.text, clause.words, room).gain;
    };
    const best = this.#best(room - NAME_ROOM, value, -100);
    if (best) this.#take(best, "");
    return best !== undefined;
  }

  more(room: number): boolean {
    const value = (clause: Clause, { prior, follows, told }: Statement): number => {
      if (told?.some((text) => this.text.includes(text))) return 0;
      if (!follows || prior < LEAST_PRIOR || overlap(clause.words, this.#said) > SAME) return 0;
      return (this.#gain(clause.words) + QUALITY_ADDED * prior - ADDED_COST) / clause.text.length ** DENSITY;
    };
    const best = this.#best(room - this.text.length - 2, value, 0);
    if (best) this.#take(best, "; ");
    return best !== undefined;
  }

  /** A statement that is told for another reason than the words it covers. */
  add(clause: Clause, room: number): void {
    if (this.text.length + clause.text.length + 2 > room || overlap(clause.words, this.#said) > SAME) return;
    this.text += `; ${clause.text}`;
    for (const word of clause.words) this.#said.add(word);
  }

  /** The names of what it was about and where it was committed, in brackets. */
  name(room: number): void {
    const { taken } = this.#namesBehind(this.text, this.#said, room);
    if (taken.length === 0) return;
    for (const name of taken) for (const word of contentWords(name)) this.#said.add(word);
    this.text = withBracket(this.text, taken.join(", "));
  }

  /** The most that names can add to any text; a little more, for sums depend on their order. */
  #mostNamed(): number {
    const gains = this.#names.map(({ words }) => this.#gain(words, NOTHING)).sort((a, b) => b - a);
    return gains.slice(0, NAMES).reduce((sum, gain) => sum + gain, 1e-6);
  }

  /** The names that tell most for their length of those that fit behind a text, and what they add to its words. */
  #namesBehind(text: string, words: ReadonlySet<string>, room: number): { taken: string[]; gain: number } {
    const lower = text.toLowerCase();
    const said = new Set(words);
    const taken: string[] = [];
    let left = room - text.length - 3;
    let sum = 0;
    const commit = committed(this.#commits, text);
    if (commit !== "" && commit.length + 2 <= left) {
      taken.push(commit);
      left -= commit.length + 2;
    }
    const keys: string[] = [];
    for (const { name } of this.#byWorth(lower, said, left)) {
      if (taken.length === NAMES) break;
      const gain = this.#gain(name.words, said);
      if (name.text.length + 2 > left || gain < LEAST_NAME) continue;
      if (keys.some((other) => other.includes(name.key) || name.key.includes(other))) continue;
      taken.push(name.text);
      keys.push(name.key);
      left -= name.text.length + 2;
      sum += gain;
      for (const word of name.words) said.add(word);
    }
    return { taken, gain: sum };
  }

  #byWorth(lower: string, said: ReadonlySet<string>, left: number) {
    const found: { name: NameWords; value: number }[] = [];
    for (const name of this.#names) {
      const size = name.text.length + 2;
      if (size > left || lower.includes(name.key)) continue;
      const gain = this.#gain(name.words, said);
      if (gain >= LEAST_NAME) found.push({ name, value: gain / Math.sqrt(size * (name.place + 3)) });
    }
    return found.sort((a, b) => b.value - a.value);
  }

  /** What words that were not said yet are worth. */
  #gain(words: ReadonlySet<string>, said: ReadonlySet<string> = this.#said): number {
    let gain = 0;
    for (const word of words) if (!said.has(word)) gain += this.#worth(word);
    return gain;
  }

  #best(room: number, rate: (clause: Clause, of: Statement, top: number) => number, least: number) {
    let best: { clause: Clause; statement: Statement } | undefined;
    let top = least;
    for (const statement of this.#left) {
      for (const clause of statement.clauses) {
        if (clause.text.length > room) continue;
        const value = rate(clause, statement, top);
        if (value <= top) continue;
        top = value;
        best = { clause, statement };
      }
    }
    return best;
  }

  #take({ clause, statement }: { clause: Clause; statement: Statement }, before: string): void {
    this.text += before + clause.text;
    this.#left.delete(statement);
    for (const word of clause.words) this.#said.add(word);
  }
}

/** In the bracket at its end where that names things too, else in one of its own. */
function withBracket(text: string, names: string): string {
  return /\s\([^()"“”「」]{1,40}\)$/.test(text) ? `${text.slice(0, -1)}; ${names})` : `${text} (${names})`;
}

/** Empty where the line tells of it already. */
function committed(commits: readonly string[], line: string): string {
  const hash = commits.at(-1)?.slice(0, 7);
  if (hash === undefined || line.includes(hash) || /commit/i.test(line)) return "";
  return commits.length > 2 ? `${commits.length} commits` : `commit ${hash}`;
}
