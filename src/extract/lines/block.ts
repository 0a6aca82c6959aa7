import type { CheckState } from "./line.js";

export type BlockKind = "prose" | "heading" | "bullet" | "numbered" | "check" | "table";

/** A paragraph, a heading, one list item or one table row, with wrapped lines joined. */
export interface Block {
  kind: BlockKind;
  text: string;
  indent: number;
  /** Counts blocks from the start of the run. */
  seq: number;
  /** Counts the assistant's messages; tool calls and speaker marks part them. */
  message: number;
  /** Nearest heading above, and the line that introduces this list. */
  heading: string;
  label: string;
  /** Items of a list stand between the heading and this block. */
  listed: boolean;
  /** Code stood between this block and the one before. */
  fenced: boolean;
  check?: CheckState | undefined;
  /** Counts checklists, so that the last one can be told. */
  list: number;
}
