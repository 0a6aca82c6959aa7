import type { AgentRun } from "./agent-run.js";
import type { JsonObject } from "./json-value.js";

/** The JSON lines of one agent. */
export interface AgentFormat {
  readonly name: string;
  /**
   * Tells the run what the line says; false when the line is not of this agent. Judge by `type` together with a field that
   * only this agent has, and take any field as absent: lines come from many releases.
   */
  read(line: JsonObject, run: AgentRun): boolean;
}
