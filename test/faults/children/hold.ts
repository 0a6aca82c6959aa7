import { fileStorage } from "../../../src/storage/file.js";
import { block, say } from "./say.js";

/** `root key ms`: holds the lock that long, then writes, and says how that went. */
const [root = "", key = "", ms = "0"] = process.argv.slice(2);
const storage = fileStorage({ root });
storage.exclusive(key, () => {
  const version = storage.version?.(key) ?? null;
  say("held");
  block(Number(ms));
  try {
    say(storage.write(key, "written by the holder", version) === null ? "refused" : "written");
  } catch (error) {
    say(`failed ${(error as { code?: string }).code}`);
  }
});
