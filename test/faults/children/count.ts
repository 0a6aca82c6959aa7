import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread, parentPort, threadId, workerData } from "node:worker_threads";
import { fileStorage } from "../../../src/storage/file.js";
import { say } from "./say.js";

/** `root key times how`: adds one that often, under the lock or in the naive way, and says who was served when. */
export function count([root = "", key = "", times = "0", how = "lock"]: string[]): void {
  const storage = fileStorage({ root, lockWaitMs: 60_000 });
  for (let n = 0; n < Number(times); n++) {
    if (how === "naive") addNaively(join(root, key));
    else
      storage.exclusive(key, () => {
        const stored = storage.read(key);
        const next = String(Number(stored?.text ?? 0) + 1);
        const version = storage.write(key, next, stored?.version ?? null, { durability: "process" });
        if (version === null) throw new Error("a write under the lock was refused");
      });
  }
}

/** Reading and an atomic rename, which many take for enough. */
function addNaively(path: string): void {
  const next = String(Number(readFileSync(path, "utf8")) + 1);
  const temporary = `${path}.${process.pid}-${threadId}`;
  writeFileSync(temporary, next);
  renameSync(temporary, path);
}

if (isMainThread) {
  say("ready");
  process.stdin.once("data", () => {
    count(process.argv.slice(2));
    say("done");
    process.exit();
  });
} else {
  count(workerData as string[]);
  parentPort?.postMessage("done");
}
