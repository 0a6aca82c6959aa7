import { kindOf } from "../core/argument.js";
import { isRecord } from "../core/document-type.js";
import { MemoryError } from "../core/errors.js";
import type { Program } from "../core/program.js";
import * as ask from "../core/program.js";
import { agentIdOf, agentKey, type KeyListing, keyListing, plainKey } from "./agent-key.js";

export type AgentFolder = "sessions" | "agents" | "work-state";
export const AGENT_FOLDERS: readonly AgentFolder[] = ["sessions", "agents", "work-state"];

/** Where the documents of an agent are. */
export interface AgentKeys {
  keyOf(folder: AgentFolder, agentId: string): Program<string>;
  /** The field a document must carry where its name does not tell the id. */
  note(key: string, agentId: string): { agentId?: string };
  /** The ids of all agents with a document, sorted. */
  agents(): Program<string[]>;
}

/** Files looked at one by one before a folder is listed: that costs as much as some of these looks, or, of thousands, more. */
const MOST_LOOKS = 8;
const MOST_FOUND = 4_096;

/**
 * `askListing`: older programs may have left names that no longer would be given (`Alex-2.json`), and a disk may not
 * tell cases apart; then the folder is listed once, unless the agent's file is seen to be there under its very name.
 * Shared storages hold only names given here.
 */
export function createAgentKeys(askListing: boolean): AgentKeys {
  const listings = new Map<AgentFolder, KeyListing>();
  /** What was found out: nothing that happens later gives an agent another key. */
  const found = new Map<AgentFolder, Map<string, string>>();

  function foundIn(folder: AgentFolder): Map<string, string> {
    let keys = found.get(folder);
    if (keys === undefined || keys.size >= MOST_FOUND) {
      keys = new Map();
      found.set(folder, keys);
    }
    return keys;
  }

  /** The key of a file that is there under exactly its name: no listing could say anything else. */
  function* seenKey(folder: AgentFolder, agentId: string): Program<string | null> {
    const name = plainKey(folder, agentId);
    if (name === null) return null;
    try {
      if (typeof (yield* ask.version(name.plain)) !== "string") return null;
      return (yield* ask.version(name.capitals)) === null ? name.plain : null;
    } catch (fault) {
      // Whoever reads it next is told, with what it was read for.
      if (fault instanceof MemoryError) return null;
      throw fault;
    }
  }

  function* find(folder: AgentFolder, agentId: string, looked: number): Program<string> {
    if (typeof agentId !== "string") {
      const message = `agentId: expected a string, got ${kindOf(agentId)}`;
      throw new MemoryError("INVALID_INPUT", message, { field: "agentId" });
    }
    if (askListing && !listings.has(folder) && looked < MOST_LOOKS) {
      const seen = yield* seenKey(folder, agentId);
      if (seen !== null) return seen;
    }
    const listing = yield* listingOf(folder);
    const key = agentKey(folder, agentId, listing);
    listing?.add(key);
    return key;
  }

  function* listingOf(folder: AgentFolder): Program<KeyListing | undefined> {
    if (!askListing) return undefined;
    let listing = listings.get(folder);
    if (listing === undefined) {
      listing = keyListing(yield* ask.list(`${folder}/`));
      listings.set(folder, listing);
    }
    return listing;
  }

  return {
    *keyOf(folder, agentId) {
      const keys = foundIn(folder);
      const known = keys.get(agentId);
      if (known !== undefined) return known;
      const key = yield* find(folder, agentId, keys.size);
      keys.set(agentId, key);
      return key;
    },
    note: (key, agentId) => (agentIdOf(key) === null ? { agentId } : {}),
    *agents() {
      const ids = new Set<string>();
      for (const folder of AGENT_FOLDERS) {
        for (const key of yield* ask.list(`${folder}/`)) {
          const id = agentIdOf(key) ?? (yield* notedId(key));
          if (id !== null) ids.add(id);
        }
      }
      return [...ids].sort();
    },
  };
}

/** The id inside a document whose name is a hash. */
function* notedId(key: string): Program<string | null> {
  const stored = yield* ask.read(key);
  try {
    const raw: unknown = JSON.parse(stored?.text ?? "null");
    return isRecord(raw) && typeof raw.agentId === "string" ? raw.agentId : null;
  } catch {
    return null;
  }
}
