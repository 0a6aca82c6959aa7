import type { ExtractorOptions } from "./types.js";

/** Whether the same was said before beside the output. */
export function isSaid(now: ExtractorOptions, before: ExtractorOptions): boolean {
  return (
    now.conversationLog === before.conversationLog &&
    now.taskPrompt === before.taskPrompt &&
    now.summary === before.summary &&
    now.cwd === before.cwd &&
    isSameList(now.changedFiles, before.changedFiles)
  );
}

function isSameList(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}
