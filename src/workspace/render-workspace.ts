import { oneLine } from "../format/one-line.js";
import { countGraphemes } from "../text/truncate.js";
import type { MemoryEntry } from "./entry.js";
import type { WorkspaceLimits } from "./limits.js";
import { ranked, staleDays } from "./retention.js";
import type { TypeTable } from "./types.js";

const OPEN = "<workspace_memory>";
const CLOSE = "</workspace_memory>";
/** Below this a block would be tags around a fragment. */
const MIN_CHARS = 80;
const MAX_LABEL = 40;

export interface RenderOptions {
  types: TypeTable;
  limits: Pick<WorkspaceLimits, "maxRenderedChars" | "maxEntries" | "entryChars" | "rationaleChars">;
  now: number;
  /** Last activity in the workspace, in ms. */
  lastActivity: number;
  /** Adds the reason of an entry and the age of one that should be checked. Default false. */
  details?: boolean;
}

/**
 * The entries that fit, in the order of the block: by type, the strongest first. What does not fit is the weakest;
 * every line is whole.
 */
export function shownEntries(entries: readonly MemoryEntry[], options: RenderOptions): MemoryEntry[] {
  const { types, limits, now, lastActivity } = options;
  if (limits.maxRenderedChars < MIN_CHARS) return [];
  const order = ranked(
    entries.filter((entry) => entry.status === "active"),
    types,
    lastActivity,
    now,
  );
  let room = limits.maxRenderedChars - OPEN.length - CLOSE.length - 1;
  const shown: MemoryEntry[] = [];
  for (const entry of order) {
    if (shown.length === limits.maxEntries) break;
    const cost = countGraphemes(line(entry, options)) + 1;
    if (cost > room) continue;
    room -= cost;
    shown.push(entry);
  }
  const rank = new Map(shown.map((entry, i) => [entry, i]));
  return shown.sort((a, b) => types.order(a.type) - types.order(b.type) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** The block for a system prompt; empty where nothing is known. Equal input gives equal bytes. */
export function renderWorkspace(entries: readonly MemoryEntry[], options: RenderOptions): string {
  const lines = shownEntries(entries, options).map((entry) => line(entry, options));
  return lines.length === 0 ? "" : [OPEN, ...lines, CLOSE].join("\n");
}

/** `[type] text` without the bullet, as it stands in the numbered list of a compaction prompt. */
export function entryLine(entry: MemoryEntry, limits: Pick<WorkspaceLimits, "entryChars">): string {
  return `[${label(entry.type)}] ${oneLine(entry.text, limits.entryChars)}`;
}

function line(entry: MemoryEntry, options: RenderOptions): string {
  const parts = [`- ${entryLine(entry, options.limits)}`];
  if (options.details) {
    const why = oneLine(entry.rationale, options.limits.rationaleChars);
    if (why) parts.push(`Why: ${why}`);
    const days = staleDays(entry, options.types, options.now);
    if (days !== null) parts.push(`[${days}d old, verify]`);
  }
  return parts.join(" ");
}

function label(type: string): string {
  return oneLine(type, MAX_LABEL).replace(/[[\]]/g, "");
}
