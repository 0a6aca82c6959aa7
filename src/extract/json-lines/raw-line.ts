import { createClippedText } from "../terminal/clipped-text.js";

/** Longer lines are not kept when their beginning says that they are the result of a tool. */
const BULKY = 16_384;
const HEAD = 600;
/** Longer lines are given up. */
const MAX_LINE = 8_000_000;

const RESULT = /"type": ?"(?:tool_result|function_call_output|custom_tool_call_output)"/;
const RESULT_ID = /"(?:tool_use_id|call_id|tool_id)": ?"([^"]{1,100})"/;

export interface RawLine {
  text: string;
  /** The call that a line too bulky to keep answers; empty when even that is unknown. */
  answers?: string;
}

/** One line while it arrives. Only what may be JSON is kept whole, and of that not the bulk that tools print. */
export function createRawLine(wants: (call: string) => boolean) {
  const clipped = createClippedText();
  let json = "";
  let last = "";
  let answers: string | undefined;
  let lost = false;

  function append(piece: string): void {
    if (piece === "" || answers !== undefined || lost) return;
    last = piece;
    if (json === "" && (clipped.length > 0 || piece.charAt(0) !== "{")) {
      clipped.append(piece);
      return;
    }
    const before = json.length;
    json += piece;
    if (before <= BULKY && json.length > BULKY) answers = bulkyResult(json.slice(0, HEAD));
    lost = json.length > MAX_LINE;
    if (lost || answers !== undefined) json = "{";
  }

  function bulkyResult(head: string): string | undefined {
    if (!RESULT.test(head)) return undefined;
    const id = RESULT_ID.exec(head)?.[1] ?? "";
    return wants(id) ? undefined : id;
  }

  return {
    append,
    read: (): RawLine => ({ text: json || clipped.read(), ...(answers === undefined ? {} : { answers }) }),
    /** Whether it can be read before its line end comes: not a JSON line that is cut. */
    readable: () => json === "" || (!lost && answers === undefined && last.endsWith("}")),
  };
}
