/** What a line of an agent's output is. */
export type LineKind =
  | "blank"
  | "prose"
  | "heading"
  | "bullet"
  | "numbered"
  | "check"
  | "table"
  | "quote"
  | "code"
  | "diff"
  | "dump"
  | "json"
  | "log"
  | "tool"
  | "result"
  | "memory";

export type CheckState = "open" | "doing" | "done";

export interface Line {
  kind: LineKind;
  /** Columns before the text or its marker. */
  indent: number;
  /** The text without its marker. */
  text: string;
  check?: CheckState;
  /** The line carries an explicit sign that the assistant starts to speak. */
  speaker?: boolean;
  /** It bears a mark behind which only the user types. */
  typed?: boolean;
  /** It looks like a report of the agent and stands in the output of a call that reads texts. */
  doubted?: boolean;
  /** A result that hangs from the line above: what looked like speech was the title of a call. */
  answered?: boolean;
  /** The chosen row of a menu: the question above it is the program's. */
  menu?: boolean;
}
