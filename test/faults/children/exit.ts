import { fileStorage } from "../../../src/storage/file.js";
import { say } from "./say.js";

/** `root key`: stores while it exits. */
const [root = "", key = ""] = process.argv.slice(2);
const storage = fileStorage({ root });
process.on("exit", () => {
  storage.exclusive(key, () => {
    const stored = storage.read(key);
    storage.write(key, "written at exit", stored?.version ?? null);
    say(`stored over: ${stored?.text}`);
  });
});
say("leaving");
