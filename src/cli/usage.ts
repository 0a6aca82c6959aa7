import type { Command } from "./command.js";

export const NAME = "bit-office-memory";

/** How a command is called; every one takes the folder. */
export function usageOf({ usage }: Command): string {
  return `usage: ${NAME} ${usage} [--root DIR]`;
}
