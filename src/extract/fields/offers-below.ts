import { rememberLast } from "../../text/remember-last.js";
import { cueBit, scanCues } from "../cue-scanner.js";
import { endsColon } from "../lines/ends.js";

const OFFER = cueBit("offer");

/** "If you like, I can:", "Once you confirm, I would:": what stands below such a line waits for the user's word. */
export const offersBelow = rememberLast((label) => endsColon(label) && (scanCues(label).all & OFFER) !== 0);
