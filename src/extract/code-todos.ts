/** The latest are kept; an agent that leaves more behind has a list elsewhere. */
const KEPT = 20;
/** Removed ones are remembered, for a line that was moved is first taken away. */
const REMEMBERED = 100;
const LEAST = 6;
const MARK = /(?:\/\/|#|--|\/\*|\*|<!--|;;|%)\s{0,4}@?(?:TODO|FIXME|XXX)\b(?:\([^()]{0,40}\))?[:\s-]{0,4}(\S.{0,200})$/;
const PROSE_FILE = /\.(?:md|mdx|mdc|txt|rst|adoc)$/i;

/** Whether a line holds one of the words at all, which hardly any does. */
export function namesTodo(line: string): boolean {
  return line.includes("TODO") || line.includes("FIXME") || line.includes("XXX");
}

/** What a comment in a line of code says is left to do; `undefined` where none stands, or within a string. */
export function todoIn(line: string): string | undefined {
  if (!namesTodo(line)) return undefined;
  const found = MARK.exec(line.slice(0, 400));
  if (found === null || inString(line.slice(0, found.index))) return undefined;
  const text = (found[1] ?? "")
    .trim()
    .replace(/(?:\*\/|-->|\*\/\})$/, "")
    .trimEnd();
  return text.length < LEAST ? undefined : text;
}

function inString(before: string): boolean {
  return ['"', "'", "`"].some((quote) => before.split(quote).length % 2 === 0);
}

/** The TODO comments that an agent wrote and nothing took away again, each once. */
export class CodeTodos {
  /** What it says, and the file it stands in. */
  #added = new Map<string, string>();
  #removed = new Set<string>();

  clone(): CodeTodos {
    const copy = new CodeTodos();
    copy.#added = new Map(this.#added);
    copy.#removed = new Set(this.#removed);
    return copy;
  }

  add(line: string, file: string): void {
    const text = PROSE_FILE.test(file) ? undefined : todoIn(line);
    if (text === undefined || this.#removed.delete(text)) return;
    this.#added.delete(text);
    this.#added.set(text, file);
    const [oldest] = this.#added.keys();
    if (this.#added.size > KEPT && oldest !== undefined) this.#added.delete(oldest);
  }

  remove(line: string): void {
    const text = todoIn(line);
    if (text === undefined || this.#added.delete(text)) return;
    if (this.#removed.size < REMEMBERED) this.#removed.add(text);
  }

  /** Latest first. */
  list(): string[] {
    return [...this.#added].reverse().map(([text, file]) => {
      const name = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
      return name === "" ? `TODO: ${text}` : `TODO in ${name}: ${text}`;
    });
  }
}
