import { cueBit, scanCues } from "../cue-scanner.js";
import { isQuestion } from "../lines/ends.js";
import type { Line } from "../lines/line.js";
import { saysNothing } from "./report-line.js";

const OFFER = cueBit("offer");

/** Whether the agent goes on in this line: an offer rounds its message off, and what the host remarks says nothing. */
export function goesOn(raw: string, line: Line | undefined): boolean {
  const text = line?.text ?? raw.trim();
  if (text === "" || line?.kind === "blank" || line?.kind === "log") return false;
  return !isQuestion(text) && (scanCues(text).opening & OFFER) === 0;
}

const OTHER_LABEL = /^[*_`]{0,2}[A-Z][A-Z _]{2,30}[*_`]{0,2}:/;

/** A label in capitals, or of what there is none of, that is none of a report's. */
export function isOtherLabel(text: string): boolean {
  const first = text.charCodeAt(0);
  const mayBe = (first >= 0x41 && first <= 0x5a) || first === 0x2a || first === 0x5f || first === 0x60;
  return (mayBe && OTHER_LABEL.test(text)) || saysNothing(text);
}
