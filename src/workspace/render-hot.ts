import { oneLine } from "../format/one-line.js";
import { countGraphemes } from "../text/truncate.js";
import { rankFiles } from "./active-files.js";
import type { WorkspaceLimits } from "./limits.js";
import { entryLine } from "./render-workspace.js";
import type { SessionState } from "./session-state.js";
import { trimEnd } from "./trim-end.js";

const TITLE = "Hot session state (current session):";
const MAX_PATH = 200;

interface Section {
  name: string;
  lines: string[];
  /** Sections with a lower number take their room first. */
  turn: number;
}

/**
 * The block of what a session is doing; empty where there is nothing to say. Lines are whole: what does not fit is left
 * out, and so is a section none of whose lines fits. Equal input gives equal bytes.
 */
export function renderHot(state: SessionState, limits: WorkspaceLimits, root: string): string {
  const sections = sectionsOf(state, limits, root);
  if (sections.every(({ lines }) => lines.length === 0)) return "";
  let room = limits.hotChars - TITLE.length - 1;
  const taken = new Map<string, string[]>();
  for (const { name, lines } of [...sections].sort((a, b) => a.turn - b.turn)) {
    const heading = lines.length === 0 ? `${name}: (none)` : `${name}:`;
    const fits: string[] = [];
    let left = room - heading.length - 2;
    for (const line of lines) {
      const cost = countGraphemes(line) + 1;
      if (cost > left) continue;
      left -= cost;
      fits.push(line);
    }
    if (left < 0 || (lines.length > 0 && fits.length === 0)) continue;
    room = left;
    taken.set(name, [heading, ...fits]);
  }
  const blocks = sections.flatMap(({ name }) => taken.get(name)?.join("\n") ?? []);
  const bare = blocks.every((block) => block.endsWith(": (none)"));
  return bare ? "" : `${TITLE}\n\n${blocks.join("\n\n")}`;
}

/** In the order of the block. Open errors and what the user asked for take their room before files do. */
function sectionsOf(state: SessionState, limits: WorkspaceLimits, root: string): Section[] {
  const errors = [...state.openErrors].sort((a, b) => b.lastSeen - a.lastSeen).slice(0, limits.errorsShown);
  return [
    {
      name: "active_files",
      turn: 2,
      lines: rankFiles(state.activeFiles)
        .slice(0, limits.filesShown)
        .map(({ path, action, count }) => `- ${oneLine(relativePath(path, root), MAX_PATH)} (${action}, ${count}x)`),
    },
    {
      name: "open_errors",
      turn: 1,
      lines: errors.map(({ category, summary, status }) => {
        const mark = status === "maybe_fixed" ? " (maybe fixed)" : "";
        return `- [${oneLine(category, 40)}] ${oneLine(summary, 280)}${mark}`;
      }),
    },
    {
      name: "recent_decisions",
      turn: 4,
      lines: state.recentDecisions
        .slice(-limits.decisionsShown)
        .reverse()
        .map(({ text }) => `- ${oneLine(text, limits.entryChars)}`),
    },
    {
      name: "pending_memories",
      turn: 3,
      lines: state.pendingMemories
        .slice(-limits.pendingShown)
        .reverse()
        .map((entry) => `- ${entryLine(entry, limits)}`),
    },
  ];
}

/** A path below the root is shown relative to it. */
export function relativePath(path: string, root: string): string {
  const base = trimEnd(root, "/\\");
  if (!path.startsWith(base) || !/^[\\/]/.test(path.slice(base.length))) return path;
  return path.slice(base.length + 1).replace(/\\/g, "/");
}
