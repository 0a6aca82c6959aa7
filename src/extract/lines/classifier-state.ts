import type { Frame } from "./frame.js";
import type { LineKind } from "./line.js";

/** What the lines so far tell of the next one. */
export interface State {
  /** Open code fence: its character, how deep fences nest inside it, and whether its text was cut short. */
  fence: string;
  depth: number;
  cut: boolean;
  fenceTool: boolean;
  /** Until this closing text everything belongs to a wrapper or a patch. */
  until: string;
  untilKind: LineKind;
  untilLeft: number;
  /** A tool was called and its output may run on: 0 no, 1 yes, 2 until a speaker mark or prose at the margin, 3 until a mark. */
  tool: number;
  /** The call prints texts that somebody wrote. */
  reads: boolean;
  /** The call was for the list of things to do. */
  todos: boolean;
  frame: Frame;
  blank: boolean;
  /** What the last line that was not blank was, as far as the line below it depends on it. */
  last: "" | "span" | "fence" | "log" | "spoken" | "quote";
  /** The line closed a fence. */
  closed: boolean;
  diff: boolean;
  memory: boolean;
  /** The line above announced an example, or another's words. */
  example: boolean;
}

export function freshState(): State {
  return {
    fence: "",
    depth: 0,
    cut: false,
    fenceTool: false,
    until: "",
    untilKind: "code",
    untilLeft: 0,
    tool: 0,
    reads: false,
    todos: false,
    frame: "",
    blank: true,
    last: "",
    closed: false,
    diff: false,
    memory: false,
    example: false,
  };
}
