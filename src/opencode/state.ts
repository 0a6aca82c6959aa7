import { Lru } from "../core/lru.js";
import type { Workspace } from "../workspace/workspace.js";
import type { Host } from "./host.js";
import type { PluginOptions } from "./options.js";

/** A hook of the host: what it is about, and what may be changed in place. */
export type Hook = (input: unknown, output: unknown) => Promise<void>;
export type Hooks = Record<string, Hook>;

/** What happens with a session while it runs; gone with the process, nothing depends on it. */
export interface Running {
  /** Between the request for a compaction and its end no request of this session gets memory. */
  compacting: boolean;
  /** The answer of the compaction as it came in, in case the host cannot be asked for it. */
  summary: string;
  /** The promotion after a compaction, which the host does not wait for. */
  settling: Promise<void> | null;
  /** The user message the hot state goes with, where it goes into the system prompt. */
  messageId: string | null;
  /** Failed calls that have been noted: their event comes more than once. */
  failures: Set<string>;
}

const RUNNING_SESSIONS = 200;

/** What every hook works with. */
export interface Plugin {
  workspace: Workspace;
  host: Host;
  options: PluginOptions;
  running(sessionId: string): Running;
  end(sessionId: string): void;
  /** Done once per process: what sessions left behind that were never deleted. */
  pruned: boolean;
}

/** Keeps track of the sessions that ran last. */
export function sessions(): Pick<Plugin, "running" | "end"> {
  const known = new Lru<Running>(RUNNING_SESSIONS);
  return {
    running(sessionId) {
      let state = known.get(sessionId);
      if (!state) {
        state = { compacting: false, summary: "", settling: null, messageId: null, failures: new Set() };
        known.set(sessionId, state);
      }
      return state;
    },
    end: (sessionId) => known.delete(sessionId),
  };
}
