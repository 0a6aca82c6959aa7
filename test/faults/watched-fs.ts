import * as nodeFs from "node:fs";
import type { FileSystem } from "../../src/storage/file-system.js";

/** One call to the disk: its name without `Sync` and the path it is about (of the open file, for calls on one). */
export interface DiskCall {
  name: string;
  path: string;
  args: unknown[];
}

type AnyCall = (...args: unknown[]) => unknown;

const MUTATING = /^(?:writev?|ftruncate|futimes|rename|link|symlink|unlink|mkdir|rmdir)$/;

/** Whether a call changes what is on the disk; opening does where it creates. */
export function isMutating({ name, args }: DiskCall): boolean {
  return (
    MUTATING.test(name) ||
    (name === "open" && typeof args[1] === "number" && (args[1] & nodeFs.constants.O_CREAT) !== 0)
  );
}

/** The real disk with a say before each call: `before` may throw in its place, or return a function to run instead. */
export function watchedFs(before: (call: DiskCall) => unknown): FileSystem {
  const open = new Map<unknown, string>();
  const watched: Record<string, unknown> = { ...nodeFs };
  for (const [key, original] of Object.entries(nodeFs)) {
    if (typeof original !== "function" || !key.endsWith("Sync")) continue;
    watched[key] = (...args: unknown[]) => {
      const path = String(open.get(args[0]) ?? args[0]);
      const instead = before({ name: key.slice(0, -4), path, args });
      const result = typeof instead === "function" ? instead() : (original as AnyCall)(...args);
      if (key === "openSync") open.set(result, path);
      if (key === "closeSync") open.delete(args[0]);
      return result;
    };
  }
  return watched as unknown as FileSystem;
}

/** An error as the system gives it. */
export function systemError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: simulated`), { code });
}
