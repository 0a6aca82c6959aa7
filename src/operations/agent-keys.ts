import type { Program } from "../core/program.js";

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
