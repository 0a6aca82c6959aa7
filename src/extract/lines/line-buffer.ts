/** Longest part of a line that is looked at. What follows is never prose, and rules must not pay for it. */
export const LINE_CAP = 1000;

/** Cuts a stream into lines of at most {@link LINE_CAP} characters, holding back the open one. */
export class LineBuffer {
  #open = "";

  /** The line that has no end yet. */
  get open(): string {
    return this.#open;
  }

  push(chunk: string, take: (line: string) => void): void {
    let start = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", start)) {
      take(this.#finish(chunk, start, end));
      start = end + 1;
    }
    if (start < chunk.length && this.#open.length < LINE_CAP) {
      this.#open += chunk.slice(start, start + LINE_CAP - this.#open.length);
    }
  }

  #finish(chunk: string, start: number, end: number): string {
    let stop = Math.min(end, start + LINE_CAP);
    if (stop === end && end > start && chunk.charCodeAt(end - 1) === 13) stop--;
    if (this.#open === "") return chunk.slice(start, stop);
    const line = (this.#open + chunk.slice(start, stop)).slice(0, LINE_CAP);
    this.#open = "";
    return line;
  }
}
