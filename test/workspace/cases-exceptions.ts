/** Cases on which the project differs on purpose, with the reason. */
export const EXCEPTIONS: Record<string, string> = {
  "hook_flow-236": "sub-agents share the workspace block; only the hot state is not theirs",
  "hook_flow-238": "the hot state given with the next message is fresh; what was given before stays byte for byte",
  "hook_flow-242": "frozen prompts are on disk, so no epoch is dropped for the number of sessions",
  "render_workspace-243": "the block has the format of the document: tags, and the type in each line",
};
