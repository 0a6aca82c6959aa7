import type { Program } from "../core/program.js";
import type { FactCandidate, FactTask } from "../model/fact.js";
import type { Deps } from "./deps.js";

export function* learn(
  deps: Deps,
  candidates: readonly FactCandidate[],
  task: FactTask,
  project?: string,
): Program<void> {
  void deps;
  void candidates;
  void task;
  void project;
}
