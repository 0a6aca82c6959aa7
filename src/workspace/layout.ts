import { shortHash } from "./keys.js";

/** Where the documents of one workspace stand below the data root. */
export interface Layout {
  store: string;
  journal: string;
  evidence: string;
  sessions: string;
  session(id: string): string;
  prompt(id: string): string;
}

const SESSION_DIGITS = 32;

export function layoutOf(workspaceKey: string): Layout {
  const base = `workspaces/${workspaceKey}`;
  const name = (id: string) => `${base}/sessions/${shortHash(id, SESSION_DIGITS)}`;
  return {
    store: `${base}/workspace-memory.json`,
    journal: `${base}/workspace-pending-journal.json`,
    evidence: `${base}/evidence/events.jsonl`,
    sessions: `${base}/sessions/`,
    session: (id) => `${name(id)}.json`,
    prompt: (id) => `${name(id)}.prompt.json`,
  };
}
