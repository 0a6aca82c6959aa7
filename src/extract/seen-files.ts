import type { Line } from "./lines/line.js";

/** Names of files kept; older ones go. */
const MAX_NAMES = 500;
const NAME = /(?<![\w.@-])[\w.@-]{1,80}\.[A-Za-z]\w{0,7}(?![\w/])/g;
/** The name that ends a row of a listing. */
const LISTED = /(?:^|[\s/])([\w.@-]{1,80}\.[A-Za-z]\w{0,7})\*?$/;
/** Of what {@link LISTED} takes: a dot, eight characters and the mark of a program. */
const LONGEST_EXTENSION = 10;
const GIT = /^(?:create|delete|rename) mode |^rename (?:from|to) /;

/** The files that an output shows to be worked on: names in the headers of tools, of diffs, and in what git says of a commit. */
export class SeenFiles {
  readonly #names = new Set<string>();

  /** @param before what was seen already; it is not copied, so that a look ahead costs nothing. */
  constructor(private readonly before?: SeenFiles) {}

  line({ kind, text }: Line): void {
    if (kind === "code") return;
    if (kind === "result") {
      // Most lines of a result end in no extension.
      const dot = text.lastIndexOf(".");
      const name = dot < text.length - LONGEST_EXTENSION ? undefined : LISTED.exec(text.slice(-100))?.[1];
      if (name !== undefined) this.add(name);
      return;
    }
    if (
      kind === "tool" ||
      (kind === "diff" && isHeader(text)) ||
      (kind === "log" && (text.includes(" mode ") || text.startsWith("rename ")) && GIT.test(text))
    ) {
      for (const [name] of text.slice(0, 400).matchAll(NAME)) this.add(name);
    }
  }

  add(path: string): void {
    const name = baseName(path);
    if (name === "") return;
    this.#names.delete(name);
    this.#names.add(name);
    const [oldest] = this.#names;
    if (this.#names.size > MAX_NAMES && oldest !== undefined) this.#names.delete(oldest);
  }

  has(path: string): boolean {
    return this.#names.has(baseName(path)) || (this.before?.has(path) ?? false);
  }

  get empty(): boolean {
    return this.#names.size === 0 && (this.before?.empty ?? true);
  }
}

export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).toLowerCase();
}

function isHeader(text: string): boolean {
  return text.startsWith("+++ ") || text.startsWith("*** ") || text.startsWith("diff ");
}
