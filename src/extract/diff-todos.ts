import { CodeTodos, namesTodo } from "./code-todos.js";
import { isDigit } from "./lines/chars.js";
import type { Line } from "./lines/line.js";

/** Headers of tools that change files: the diff that another one prints may be anybody's work. */
const WRITES =
  /^(?:Tool (?:use|call): )?(?:(?:Multi|Notebook)?Edit|Update|Write|Create|Patch|apply_?patch|str_?replace|Applied edit|Added )/i;
const HEADER = /^(?:\+\+\+ (?:b\/)?|\*\*\* (?:Add|Update) File: )(\S{1,300})/;
/** A row of the view in which a terminal shows an edit. */
const ROW = /^\d{1,6} {1,3}([+-])(.*)$/;

/** Reads the added and removed lines of the diffs in an output for TODO comments. */
export class DiffTodos {
  #file = "";
  #reads = false;
  #fenced = false;

  constructor(readonly todos = new CodeTodos()) {}

  clone(): DiffTodos {
    const copy = new DiffTodos(this.todos.clone());
    copy.#file = this.#file;
    copy.#reads = this.#reads;
    copy.#fenced = this.#fenced;
    return copy;
  }

  line(raw: string, { kind, text }: Line): void {
    switch (kind) {
      case "tool":
        this.#reads = !WRITES.test(text);
        this.#file = "";
        return;
      case "diff":
        this.#diff(text);
        return;
      case "code":
      case "result":
      case "dump":
        this.#fence(text);
        if ((this.#fenced || isDigit(text.charCodeAt(0))) && (raw.includes("TODO") || raw.includes("FIXME")))
          this.#row(text);
        return;
      case "prose":
      case "heading":
        this.#reads = false;
    }
  }

  #diff(text: string): void {
    const isHeader = text.startsWith("+++ ") || text.startsWith("*** ");
    const file = isHeader ? HEADER.exec(text)?.[1] : undefined;
    if (file !== undefined) this.#file = file;
    else if (isHeader && text.startsWith("*** Begin Patch")) this.#reads = false;
    else if (!this.#reads && namesTodo(text)) this.#change(text.charAt(0), text.slice(1));
  }

  #fence(text: string): void {
    if (text.charCodeAt(0) === 0x60 && text.startsWith("```"))
      this.#fenced = text.startsWith("```diff") || text.startsWith("```patch");
  }

  #row(text: string): void {
    const [, sign = "", rest = ""] = ROW.exec(text) ?? [];
    if (sign !== "") this.#change(sign, rest);
    else if (this.#fenced) this.#change(text.charAt(0), text.slice(1));
  }

  #change(sign: string, rest: string): void {
    if (this.#reads) return;
    if (sign === "+") this.todos.add(rest, this.#file);
    else if (sign === "-") this.todos.remove(rest);
  }
}
