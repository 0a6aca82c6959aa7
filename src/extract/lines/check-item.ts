import { isBulletMark, isDigit } from "./chars.js";
import type { CheckState } from "./line.js";

const DONE_MARKS = "xX✓✔✅☑";

/** A checklist item and its state, in the boxes and marks that agents draw; `marked`: a bare mark stands for a box. */
export function checkItem(
  text: string,
  first: number,
  marked = false,
): { text: string; check: CheckState } | undefined {
  let rest = text;
  if (isBulletMark(first) && text.charCodeAt(1) === 32) rest = text.slice(2).trimStart();
  else if (isDigit(first)) rest = text.replace(/^\d{1,3}[.)] +/, "");
  const c = rest.charCodeAt(0);
  if (c === 91) {
    const box = /^\[([ xX✓✔•~\-/>⚡⏳]|in_progress|pending|completed|)\] +(?=\S)/.exec(rest);
    if (!box) return undefined;
    const mark = box[1] ?? "";
    const check =
      mark === " " || mark === "" || mark === "pending"
        ? "open"
        : mark === "completed" || DONE_MARKS.includes(mark)
          ? "done"
          : "doing";
    return { text: rest.slice(box[0].length), check };
  }
  if (c === 0x2610 || c === 0x25fb || c === 0x25a1 || c === 0x2b1c)
    return { text: rest.slice(1).trimStart(), check: "open" };
  if (c === 0x2611 || c === 0x2612 || c === 0x25fc) return { text: rest.slice(1).trimStart(), check: "done" };
  if (marked && (c === 0x2713 || c === 0x2714)) return { text: rest.slice(1).trimStart(), check: "done" };
  return undefined;
}
