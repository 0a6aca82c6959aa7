import { fileStorage } from "../../../src/storage/file.js";
import { say } from "./say.js";

/**
 * `root key name fatal`: appends its names one by one and says each that was acknowledged; with the lock for the
 * `fatal`-th time it kills itself, by turns before and after the write.
 */
const [root = "", key = "", name = "", fatal = "0", times = "0"] = process.argv.slice(2);
const storage = fileStorage({ root, lockWaitMs: 60_000 });
for (let n = 1; n <= Number(times); n++) {
  storage.exclusive(key, () => {
    const stored = storage.read(key);
    const names = stored ? (JSON.parse(stored.text) as string[]) : [];
    const isLast = n === Number(fatal);
    if (isLast && name.length % 2 === 0) process.kill(process.pid, "SIGKILL");
    names.push(`${name}-${n}`);
    storage.write(key, JSON.stringify(names), stored?.version ?? null, { durability: "process" });
    if (isLast) process.kill(process.pid, "SIGKILL");
  });
  say(`${name}-${n}`);
}
