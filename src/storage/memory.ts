import { refuseInput } from "../core/argument.js";
import { checkKey, checkPrefix, checkText } from "./key.js";
import { closedFault } from "./storage-fault.js";
import type { StoredText, SyncStorage } from "./types.js";

/**
 * Documents in the memory of this process, for tests and throw-away runs: nothing survives it.
 *
 * @example
 * ```ts
 * import { memoryStorage } from "@bit-office/memory";
 *
 * const storage = memoryStorage();
 * const version = storage.write("shared.json", "{}", null);
 * storage.read("shared.json")?.text; // => "{}"
 * storage.write("shared.json", "[]", null); // => null
 * storage.remove("shared.json", version ?? ""); // => true
 * ```
 */
export function memoryStorage(): SyncStorage;
export function memoryStorage(input?: unknown): SyncStorage {
  refuseInput(input, "memoryStorage");
  const documents = new Map<string, StoredText>();
  let writes = 0;
  let closed = false;

  function open(operation: string): void {
    if (closed) throw closedFault(operation);
  }

  return {
    kind: "sync",
    traits: { durable: false, sharedAcrossProcesses: false, sharedAcrossHosts: false },
    read(key) {
      open("read");
      checkKey(key, "read");
      const stored = documents.get(key);
      return stored ? { ...stored } : null;
    },
    version(key) {
      open("version");
      checkKey(key, "version");
      return documents.get(key)?.version ?? null;
    },
    write(key, text, expected) {
      open("write");
      checkKey(key, "write");
      checkText(text, "write", key);
      if ((documents.get(key)?.version ?? null) !== expected) return null;
      const version = String(++writes);
      documents.set(key, { text, version });
      return version;
    },
    remove(key, expected) {
      open("remove");
      checkKey(key, "remove");
      if (expected !== undefined && documents.get(key)?.version !== expected) return false;
      return documents.delete(key);
    },
    list(prefix) {
      open("list");
      checkPrefix(prefix, "list");
      return [...documents.keys()].filter((key) => key.startsWith(prefix)).sort();
    },
    close() {
      closed = true;
    },
  };
}
