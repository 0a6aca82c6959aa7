import * as z from "zod/mini";
import type { Known } from "../model/known.js";
import { MemoryEntry } from "./entry.js";

export const FileAction = z.enum(["edit", "write", "grep", "read"]);
/** What was done with a file, the strongest first. */
export type FileAction = z.infer<typeof FileAction>;

export const ActiveFile = z.looseObject({
  /** As the host gave it. */
  path: z.string(),
  /** The strongest thing done with it. */
  action: FileAction,
  /** Calls that touched it. */
  count: z.number(),
  /** Milliseconds since 1970 of the last one. */
  lastSeen: z.number(),
});
/** A file the session works on, with its strongest action. */
export type ActiveFile = Known<z.infer<typeof ActiveFile>>;

export const OpenError = z.looseObject({
  /** Unique in its session. */
  id: z.string(),
  /** Kind of command that failed, or of tool. */
  category: z.string(),
  /** The telling line of its output. */
  summary: z.string(),
  /** The command, as it was run. */
  command: z.optional(z.string()),
  /** The file it names first. */
  file: z.optional(z.string()),
  /** The same failure again has the same one. */
  fingerprint: z.string(),
  /** `maybe_fixed`: its file was edited since. */
  status: z.enum(["open", "maybe_fixed"]),
  /** Milliseconds since 1970. */
  firstSeen: z.number(),
  /** Milliseconds since 1970. */
  lastSeen: z.number(),
  /** Times it was seen. */
  seenCount: z.number(),
  /** What the failed command covered; absent in files of older releases: everything. */
  scope: z.optional(z.array(z.string())),
});
/** A failure that no later success has cleared. */
export type OpenError = Known<z.infer<typeof OpenError>>;

export const SessionDecision = z.looseObject({
  /** Unique in its session. */
  id: z.string(),
  /** The decision. */
  text: z.string(),
  /** Where it comes from. */
  source: z.optional(z.string()),
});
/** A decision of this session that has not been promoted yet. */
export type SessionDecision = Known<z.infer<typeof SessionDecision>> & {
  /** ISO time. */
  createdAt?: string;
};

export const MemoryRef = z.looseObject({
  /** `M1`, `M2`, … */
  ref: z.string(),
  /** The compaction that was shown the list. */
  compactionId: z.optional(z.string()),
  /** Id of the entry. */
  memoryId: z.string(),
  /** Type it had. */
  type: z.string(),
  /** What it said, folded: it must still say that. */
  exactKey: z.string(),
});
/** One line of the numbered list that was shown for a compaction. */
export type MemoryRef = Known<z.infer<typeof MemoryRef>>;

export const SessionState = z.looseObject({
  /** Version of the layout; absent: 1. */
  version: z.optional(z.number()),
  /** Id of the session, as the host gave it. */
  sessionID: z.string(),
  /** Messages of the user so far. */
  turn: z.number(),
  /** ISO time of the last change. */
  updatedAt: z.string(),
  /** Files it works on. */
  activeFiles: z.array(ActiveFile),
  /** Failures that no success has cleared. */
  openErrors: z.array(OpenError),
  /** Decisions that have not been promoted. */
  recentDecisions: z.array(SessionDecision),
  /** Memories that wait for the next compaction. */
  pendingMemories: z.array(MemoryEntry),
  /** The numbered list of the last compaction. */
  compactionMemoryRefs: z.array(MemoryRef),
});
/** `sessions/<hash>.json`: what one session is doing. */
export type SessionState = Omit<Known<z.infer<typeof SessionState>>, "pendingMemories" | "recentDecisions"> & {
  /** Memories that wait for the next compaction. */
  pendingMemories: MemoryEntry[];
  /** Decisions that have not been promoted. */
  recentDecisions: SessionDecision[];
};

export function emptySession(sessionID: string): SessionState {
  return {
    version: 1,
    sessionID,
    turn: 0,
    updatedAt: "",
    activeFiles: [],
    openErrors: [],
    recentDecisions: [],
    pendingMemories: [],
    compactionMemoryRefs: [],
  } as SessionState;
}
