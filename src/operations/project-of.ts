import type { WorkState } from "../model/work-state.js";
import type { Deps } from "./deps.js";

/** The project a task belongs to: as given, else the repository of its working directory. */
export function projectOf(
  deps: Deps,
  input: { project?: string | undefined; cwd?: string | undefined },
  state: WorkState | null = null,
): string | undefined {
  if (input.project !== undefined) return input.project || undefined;
  if (input.cwd !== undefined && input.cwd !== "") return deps.repositoryOf(input.cwd);
  return state?.project;
}
