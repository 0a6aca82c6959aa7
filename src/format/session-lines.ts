import type { Limits } from "../model/limits.js";
import type { SessionHistoryStore, SessionSummary } from "../model/session.js";
import { latestFirst } from "../tasks/latest-first.js";
import { type CostedLine, fitLines, type SectionLines, textCost, titleCost } from "./context-line.js";
import { cutToTokens } from "./cut.js";
import { dayOf } from "./dates.js";
import { isOfProject } from "./fact-lines.js";
import { oneLine } from "./one-line.js";

/** More files would push out the sessions before. */
const FILES = 3;
/** Where several sessions want room, a line takes at most this share of the section. */
const LINE_SHARE = 0.4;

export interface SessionLineOptions {
  limits: Limits;
  maxItems: number;
  project?: string | undefined;
}

/** Recent sessions as lines of a prompt, newest first. */
export function sessionLines(store: SessionHistoryStore, options: SessionLineOptions): SectionLines {
  const { limits, maxItems, project } = options;
  const sessions = latestFirst(store).history.filter((session) => isOfProject(session, project));
  const all = limits.sessionTokens - titleCost("sessions");
  let left = all;
  const toLine = (session: SessionSummary, i: number): CostedLine | null => {
    const waiting = Math.min(sessions.length, maxItems) - i;
    const made = lineText(session, limits, Math.max(all * LINE_SHARE, left / Math.max(1, waiting)));
    if (made === null) return null;
    const { text, cost } = made;
    left = Math.max(0, left - cost);
    const id = session.taskId ?? session.timestamp;
    return { line: { section: "sessions", text, id, why: `session ${i + 1}, newest first` }, cost };
  };
  return fitLines("sessions", sessions, toLine, maxItems, limits.sessionTokens);
}

/** Files go before words of the summary do. */
function lineText(session: SessionSummary, limits: Limits, most: number): { text: string; cost: number } | null {
  const what = oneLine(session.what, limits.whatChars);
  if (what === "") return null;
  const status = session.status ?? "completed";
  const head = `- ${dayOf(session.timestamp) ?? "undated"}: ${status === "completed" ? "" : `(${status}) `}`;
  const files = filesText(session.filesChanged, limits);
  const whole = withCost(head + what + files);
  if (whole.cost <= most) return whole;
  const cut = cutToTokens(what, most - textCost(head));
  if (cut === "") return null;
  // Nothing was cut: with the files that is the whole again, which is too long.
  const withFiles = cut === what ? whole : withCost(head + cut + files);
  return withFiles.cost <= most ? withFiles : withCost(head + cut);
}

function withCost(text: string): { text: string; cost: number } {
  return { text, cost: textCost(text) };
}

function filesText(files: readonly string[], limits: Limits): string {
  const shown = files
    .slice(0, FILES)
    .map((file) => oneLine(file, limits.itemChars))
    .filter((file) => file !== "");
  const more = files.length - FILES;
  return shown.length === 0 ? "" : ` [${shown.join(", ")}${more > 0 ? ` +${more}` : ""}]`;
}
