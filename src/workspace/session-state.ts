import * as z from "zod/mini";
import type { Known } from "../model/known.js";
import { MemoryEntry } from "./entry.js";

export const FileAction = z.enum(["edit", "write", "grep", "read"]);
export type FileAction = z.infer<typeof FileAction>;

export const ActiveFile = z.looseObject({
  path: z.string(),
  action: FileAction,
  count: z.number(),
  /** Milliseconds since 1970. */
  lastSeen: z.number(),
});
/** A file the session works on, with its strongest action. */
export type ActiveFile = Known<z.infer<typeof ActiveFile>>;

export const OpenError = z.looseObject({
  id: z.string(),
  category: z.string(),
  summary: z.string(),
  command: z.optional(z.string()),
  file: z.optional(z.string()),
  fingerprint: z.string(),
  status: z.enum(["open", "maybe_fixed"]),
  firstSeen: z.number(),
  lastSeen: z.number(),
  seenCount: z.number(),
  /** What the failed command covered; absent in files of older releases: everything. */
  scope: z.optional(z.array(z.string())),
});
/** A failure that no later success has cleared. */
export type OpenError = Known<z.infer<typeof OpenError>>;

export const SessionDecision = z.looseObject({
  id: z.string(),
  text: z.string(),
  source: z.optional(z.string()),
});
/** A decision of this session that has not been promoted yet. */
export type SessionDecision = Known<z.infer<typeof SessionDecision>> & { createdAt?: string };

export const MemoryRef = z.looseObject({
  /** `M1`, `M2`, … */
  ref: z.string(),
  compactionId: z.optional(z.string()),
  memoryId: z.string(),
  type: z.string(),
  exactKey: z.string(),
});
/** One line of the numbered list that was shown for a compaction. */
export type MemoryRef = Known<z.infer<typeof MemoryRef>>;

export const SessionState = z.looseObject({
  version: z.optional(z.number()),
  sessionID: z.string(),
  turn: z.number(),
  updatedAt: z.string(),
  activeFiles: z.array(ActiveFile),
  openErrors: z.array(OpenError),
  recentDecisions: z.array(SessionDecision),
  pendingMemories: z.array(MemoryEntry),
  compactionMemoryRefs: z.array(MemoryRef),
});
/** `sessions/<hash>.json`: what one session is doing. */
export type SessionState = Omit<Known<z.infer<typeof SessionState>>, "pendingMemories" | "recentDecisions"> & {
  pendingMemories: MemoryEntry[];
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
