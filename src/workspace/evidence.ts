import { MemoryError } from "../core/errors.js";
import type { Durability, SyncStorage } from "../storage/types.js";
import type { WorkspaceLimits } from "./limits.js";
import { DAY_MS } from "./retention.js";

/** One line of the evidence log: what happened to a memory, and why. Texts have passed the safety gate. */
export interface Evidence {
  /** ISO time. */
  at: string;
  /** What happened: `memory_promoted`, `memory_refused`, … */
  kind: string;
  /** The memory it is about. */
  memoryId?: string;
  /** The session it happened in. */
  sessionId?: string;
  /** Type of the memory. */
  type?: string;
  /** Where the memory comes from. */
  source?: string;
  /** Its text, shortened. */
  text?: string;
  /** Why it was refused or removed. */
  reasons?: string[];
  /** The entry another one was merged with, replaced by, or lost its place to. */
  otherId?: string;
  /** The whole entry, where it left the store. */
  entry?: unknown;
}

export interface EvidenceLog {
  /** Never throws: a log that cannot be written must not cost the memory it is about. */
  append(events: readonly Omit<Evidence, "at">[]): void;
  read(): Evidence[];
  /**
   * Rewrites the log with the lines that `keep` returns. What was taken out stays out after a power cut.
   *
   * @throws MemoryError `CONFLICT` where other writers were first every time: nothing was taken out.
   */
  rewrite(keep: (event: Evidence) => Evidence | null): number;
}

/** After the log has grown over a bound it is cut to this share of it, so that not every line costs a rewrite. */
const CUT_TO = 0.8;
const TRIES = 20;

/** An append-only log in a document of JSON lines, bounded by events, days and bytes. */
export function evidenceLog(
  storage: SyncStorage,
  key: string,
  limits: Pick<WorkspaceLimits, "evidenceEvents" | "evidenceDays" | "evidenceBytes">,
  now: () => number,
): EvidenceLog {
  function change(durability: Durability, edit: (text: string) => string): void {
    const attempt = () => {
      for (let i = 0; i < TRIES; i++) {
        const stored = storage.read(key);
        const text = edit(stored?.text ?? "");
        if (text === (stored?.text ?? "")) return;
        if (storage.write(key, text, stored?.version ?? null, { durability }) !== null) return;
      }
      throw lostEveryRace(key);
    };
    if (storage.exclusive) storage.exclusive(key, attempt, { waitMs: 1000, operation: "evidence" });
    else attempt();
  }

  function bounded(text: string): string {
    if (bytesOf(text) <= limits.evidenceBytes && countLines(text) <= limits.evidenceEvents) return text;
    const oldest = now() - limits.evidenceDays * DAY_MS;
    const fresh = text
      .split("\n")
      .filter((line) => line !== "" && (Date.parse(parse(line)?.at ?? "") || 0) >= oldest)
      .slice(-Math.floor(limits.evidenceEvents * CUT_TO))
      .map((line) => `${line}\n`);
    let bytes = fresh.reduce((sum, line) => sum + bytesOf(line), 0);
    let start = 0;
    while (bytes > limits.evidenceBytes * CUT_TO && start < fresh.length) bytes -= bytesOf(fresh[start++] ?? "");
    return fresh.slice(start).join("");
  }

  return {
    append(events) {
      if (events.length === 0) return;
      const at = new Date(now()).toISOString();
      const lines = events.map((event) => `${JSON.stringify({ at, ...event })}\n`).join("");
      try {
        change("process", (text) => bounded((text === "" || text.endsWith("\n") ? text : `${text}\n`) + lines));
      } catch {
        // See above.
      }
    },
    read() {
      const text = storage.read(key)?.text ?? "";
      return text.split("\n").flatMap((line) => parse(line) ?? []);
    },
    rewrite(keep) {
      let removed = 0;
      change("power", (text) => {
        removed = 0;
        const lines: string[] = [];
        for (const line of text.split("\n")) {
          const event = parse(line);
          if (!event) continue;
          const kept = keep(event);
          if (kept) lines.push(kept === event ? line : JSON.stringify(kept));
          else removed++;
        }
        return lines.map((line) => `${line}\n`).join("");
      });
      return removed;
    },
  };
}

const OPTIONAL_TEXTS = ["kind", "memoryId", "sessionId", "text", "otherId"] as const;

/** A damaged line costs only itself. */
function parse(line: string): Evidence | null {
  if (line === "") return null;
  try {
    const event = JSON.parse(line) as Evidence | null;
    if (typeof event !== "object" || typeof event?.at !== "string") return null;
    return OPTIONAL_TEXTS.every((name) => ["string", "undefined"].includes(typeof event[name])) ? event : null;
  } catch {
    return null;
  }
}

function lostEveryRace(key: string): MemoryError {
  const message = `evidence: other writers of "${key}" were first ${TRIES} times; it was not changed, call again`;
  return new MemoryError("CONFLICT", message, { operation: "evidence", key });
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

function countLines(text: string): number {
  let n = 0;
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) n++;
  return n;
}
