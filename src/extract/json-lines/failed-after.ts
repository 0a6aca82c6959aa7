import type { AgentEvent } from "./agent-event.js";

/** Whether a run failed, as far as its last record says; what agents do behind a failure shows that it went on. */
export function failedAfter(event: AgentEvent, before: boolean): boolean {
  if (event.kind === "end") return event.failed;
  return before && (event.kind === "plain" || event.kind === "usage");
}
