import { decode } from "../core/codec.js";
import type { DocumentType } from "../core/document-type.js";
import { SET_ASIDE } from "../core/documents.js";
import { MemoryError } from "../core/errors.js";
import { requireString } from "../core/input.js";
import type { Program } from "../core/program.js";
import * as ask from "../core/program.js";
import {
  FactsDocument,
  PROJECT_MEMORY_KEY,
  ProjectMemoryDocument,
  SessionsDocument,
  SHARED_KEY,
  SharedDocument,
  WorkStateDocument,
} from "../model/documents.js";
import { AGENT_FOLDERS } from "./agent-keys.js";
import { commitOptions, type Deps } from "./deps.js";
import { removeCopies } from "./forget-copies.js";

/** What is stored, and what happened since this memory was made. */
export interface MemoryStats {
  /** Agents with a document. */
  agents: number;
  /** Documents, set-aside copies not counted. */
  documents: number;
  /** Bytes of their texts. */
  bytes: number;
  /** Storage faults told by this memory. */
  faults: number;
  /** Texts refused at the gate or for capacity. */
  refusals: number;
  /** Times a writer had to wait for another one. */
  lockWaits: number;
  /** Every event so far, by type. */
  events: Record<string, number>;
}

/** What a check found in one document. */
export interface CheckedDocument {
  key: string;
  state: "ok" | "damaged" | "newer format" | "unreadable" | "unknown";
  /** Items that are sound, and those that are not. */
  kept: number;
  dropped: number;
}

/** The result of a check; `ok` when every document is. */
export interface CheckReport {
  /** Whether every document is sound. */
  ok: boolean;
  /** What was found, document by document. */
  documents: CheckedDocument[];
}

const SINGLE: Record<string, DocumentType<unknown>> = {
  [SHARED_KEY]: SharedDocument as DocumentType<unknown>,
  [PROJECT_MEMORY_KEY]: ProjectMemoryDocument as DocumentType<unknown>,
};
const BY_FOLDER: Record<string, DocumentType<unknown>> = {
  sessions: SessionsDocument as DocumentType<unknown>,
  agents: FactsDocument as DocumentType<unknown>,
  "work-state": WorkStateDocument as DocumentType<unknown>,
};

/** Looking at the store as a whole, and removing an agent from it. */
export function inspectOperations(deps: Deps) {
  const { keys, counters, documents } = deps;

  function* allKeys(): Program<string[]> {
    return (yield* ask.list("")).filter((key) => !key.startsWith(SET_ASIDE));
  }

  return {
    *listAgents(): Program<string[]> {
      return yield* keys.agents();
    },
    *deleteAgent(agentId: string): Program<boolean> {
      requireString(agentId, "deleteAgent", "agentId");
      let removed = false;
      for (const folder of AGENT_FOLDERS) {
        const key = yield* keys.keyOf(folder, agentId);
        removed = (yield* documents.remove(key, commitOptions(deps, "deleteAgent"))) || removed;
        yield* removeCopies(key, () => "touched");
      }
      deps.reader.forget(agentId);
      return removed;
    },
    *stats(): Program<MemoryStats> {
      const found = yield* allKeys();
      let bytes = 0;
      for (const key of found) bytes += yield* bytesOf(key);
      const { fault = 0, refused = 0, waited = 0 } = counters;
      const agents = (yield* keys.agents()).length;
      const events = { ...counters };
      return { agents, documents: found.length, bytes, faults: fault, refusals: refused, lockWaits: waited, events };
    },
    *check(): Program<CheckReport> {
      const checked: CheckedDocument[] = [];
      for (const key of yield* allKeys()) checked.push(yield* checkOne(key));
      return { ok: checked.every(({ state }) => state === "ok" || state === "unknown"), documents: checked };
    },
  };
}

/** What cannot be read counts as nothing: one such document must not hide the rest, and `check` names it. */
function* bytesOf(key: string): Program<number> {
  try {
    return Buffer.byteLength((yield* ask.read(key))?.text ?? "");
  } catch (fault) {
    if (fault instanceof MemoryError && fault.code === "STORAGE") return 0;
    throw fault;
  }
}

function* checkOne(key: string): Program<CheckedDocument> {
  const none = { key, kept: 0, dropped: 0 };
  const type = SINGLE[key] ?? BY_FOLDER[key.split("/")[0] ?? ""];
  if (type === undefined) return { ...none, state: "unknown" };
  try {
    const stored = yield* ask.read(key);
    if (stored === null) return { ...none, state: "ok" };
    const decoded = decode(type, stored.text, key);
    if (decoded.kind === "newer") return { ...none, state: "newer format" };
    if (decoded.kind === "damaged") return { ...none, state: "damaged" };
    const { kept, dropped } = decoded;
    const isSound = dropped === 0 && !stored.malformed;
    return { key, state: isSound ? "ok" : "damaged", kept, dropped };
  } catch (fault) {
    if (fault instanceof MemoryError) return { ...none, state: "unreadable" };
    throw fault;
  }
}
