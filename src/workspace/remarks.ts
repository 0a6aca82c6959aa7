import { listPattern } from "../text/list-pattern.js";
import * as data from "./data/remark-words.js";
import { foldForLookup, lexicon, type Phrases, phraseSource } from "./lexicon.js";

/** Why a line that opens like a request is a remark. */
export type Remark = "question" | "recollection" | "bug_report";

/** What opened the line, and what stands behind it. */
export interface RemarkInput {
  /** The whole rest of the line. */
  body: string;
  /** "remember", which can ask about the past; not "from now on", which states. */
  asks: boolean;
  /** "I prefer": what is wished for may well fail. */
  prefers: boolean;
  /** A colon stands between: what follows was announced, so it is meant. */
  announced: boolean;
}

/** The beginning of a text is one of the phrases or clauses. */
function opens(phrases: Phrases, clauses: readonly string[] = []): (text: string) => boolean {
  let made: RegExp | undefined;
  return (text) => {
    made ??= listPattern(`^(?:${[phraseSource(phrases), ...clauses].join("|")})`, "iu");
    return made.test(text);
  };
}

const recallingVerb = opens(data.RECALLING_VERB);
const recalled = opens(data.RECALLED, data.RECALLED_CLAUSES);
const recalledTime = opens(data.RECALLED_TIME, data.RECALLED_TIME_CLAUSES);
const asked = opens(data.ASKED);
const broken = lexicon(data.BROKEN);
let subject: RegExp | undefined;
const isBroken = (text: string) => {
  subject ??= listPattern(data.BROKEN_SUBJECT, "iu");
  return broken().test(text) || subject.test(text);
};
const ruled = lexicon(data.RULED);
const policed = lexicon(data.POLICED);
const help = lexicon(data.HELP);

/** The first sentence asks. A colon in it announces something, and a mark inside quotes is quoted. */
const QUESTION = /^[^.!?。！？:：]{0,300}(?:\?(?=\s|$)|？)/u;

/** Why the line is no request although it opens like one, or `null`. */
export function remarkOf({ body, asks, prefers, announced }: RemarkInput): Remark | null {
  const text = foldForLookup(body);
  if (asks) {
    if (/[?？]\s*$/.test(body)) return "question";
    if (announced) return null;
    if (/^[?？]/.test(body) || QUESTION.test(body)) return "question";
    if (recallingVerb(text)) return "question";
    if (recalled(text)) return "recollection";
    return recalledTime(text) && isBroken(text) && !ruled().test(text) ? "recollection" : null;
  }
  if (/[?？]\s*$/.test(body) && (body.startsWith("¿") || asked(text))) return "question";
  if (prefers || !isBroken(text) || ruled().test(text)) return null;
  return help().test(text) || !policed().test(text) ? "bug_report" : null;
}
