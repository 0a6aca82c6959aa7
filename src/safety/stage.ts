/** One step of a stream of text. What `push` returns is final; the result does not depend on how the text is cut. */
export interface Stage {
  push(chunk: string): string;
  end(): string;
  /** A copy in the same state, which reports to another listener. */
  fork(seen: (kind: string) => void): Stage;
}
