import { fileStorage } from "../../../src/storage/file.js";
import { say } from "./say.js";

/** `root key`: counts in a document of some size for ever and says each number that was acknowledged. */
const [root = "", key = ""] = process.argv.slice(2);
const storage = fileStorage({ root });
const padding = "x".repeat(9_000);
for (;;) {
  const next = storage.exclusive(key, () => {
    const stored = storage.read(key);
    const number = stored ? (JSON.parse(stored.text) as { number: number }).number + 1 : 1;
    const text = JSON.stringify({ number, padding });
    const version = storage.write(key, text, stored?.version ?? null, { durability: number % 2 ? "power" : "process" });
    storage.markGood?.(key, text, version ?? "");
    return number;
  });
  say(String(next));
}
