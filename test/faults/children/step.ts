import { fileStorage } from "../../../src/storage/file.js";
import { isMutating, watchedFs } from "../watched-fs.js";
import { say } from "./say.js";

/** `root what step`: does one thing and kills itself before the given change of the disk; says `done` if it got there. */
const [root = "", what = "", step = "0"] = process.argv.slice(2);
let changes = 0;
const fs = watchedFs((call) => {
  if ((isMutating(call) || call.name === "fsync") && ++changes === Number(step)) process.kill(process.pid, "SIGKILL");
});
const storage = fileStorage({ root, fs });
const key = what === "create" ? "new/folder/document.json" : "agents/document.json";
if (what === "remove") storage.remove(key);
else
  storage.exclusive(key, () => {
    const version = storage.write(key, "new text", storage.version?.(key) ?? null);
    storage.markGood?.(key, "new text", version ?? "");
  });
say("done");
