import { dirname, join } from "node:path";
import { MemoryError } from "../core/errors.js";
import { decodeText } from "../text/decode-text.js";
import { type FileSystem, statAt } from "./file-system.js";
import { goodCopies } from "./good-copy.js";
import { setAside, setAsideCopies } from "./set-aside.js";
import { onDisk } from "./storage-fault.js";
import type { StoredCopy, SyncStorage } from "./types.js";

type SideCopies = Required<
  Pick<SyncStorage, "setAside" | "readLastGood" | "markGood" | "isGood" | "copies" | "readCopy" | "removeCopy">
> & {
  /** A removed document must not come back from its copy. */
  forgetGood(path: string): void;
};

export interface SideCopyOptions {
  fs: FileSystem;
  root: string;
  pathOf(key: string, operation: string): string;
  /** Whether we hold the document's lock and have written that version. */
  isOurs(key: string, version: string): boolean;
  /** Runs `work` if the document has that version, and nobody else can change or remove it meanwhile. */
  whileItStands(key: string, version: string, work: () => void): void;
}

const COPY = /^(.+)\.(?:(good)|corrupt-[\d-]+)$/;

/** What stands beside documents: the last good text, and damaged bytes that were set aside. */
export function sideCopies({ fs, root, pathOf, isOurs, whileItStands }: SideCopyOptions): SideCopies {
  const good = goodCopies(fs);

  /** Only names of copies pass. */
  function locate(name: string, operation: string): { document: string; path: string; isGood: boolean } {
    const [, key, isGood] = COPY.exec(name) ?? [];
    if (key === undefined) {
      throw new MemoryError("INVALID_KEY", `${operation}: "${name}" is no name of a copy`, { operation, key: name });
    }
    return { document: pathOf(key, operation), path: join(root, name), isGood: isGood !== undefined };
  }

  return {
    setAside(key) {
      const path = pathOf(key, "setAside");
      const name = onDisk("setAside", key, "set aside a copy of", () => setAside(fs, path, new Date()));
      return name && folderOf(key) + name;
    },
    readLastGood(key) {
      const path = pathOf(key, "readLastGood");
      return onDisk("readLastGood", key, "read the copy of", () => good.read(path));
    },
    markGood(key, text, version) {
      const path = pathOf(key, "markGood");
      const due = good.due(path, text, isOurs(key, version));
      if (due) whileItStands(key, version, () => good.write(path, due));
    },
    isGood: (key, text) => good.holds(pathOf(key, "isGood"), text),
    copies(key) {
      const path = pathOf(key, "copies");
      return onDisk("copies", key, "list the copies of", () => {
        if (!statAt(fs, dirname(path))) return [];
        const named = (name: string): StoredCopy => ({ name: folderOf(key) + name, kind: "corrupt" });
        const corrupt = setAsideCopies(fs, path).map(named);
        const hasGood = statAt(fs, `${path}.good`) !== undefined;
        return hasGood ? [{ name: `${key}.good`, kind: "good" }, ...corrupt] : corrupt;
      });
    },
    readCopy(name) {
      const { path, document, isGood } = locate(name, "readCopy");
      return onDisk("readCopy", name, "read", () => {
        const whole = isGood ? good.read(document) : null;
        if (whole !== null) return whole;
        return statAt(fs, path)?.isFile() ? decodeText(fs.readFileSync(path)) : null;
      });
    },
    removeCopy(name) {
      const { path, document, isGood } = locate(name, "removeCopy");
      return onDisk("removeCopy", name, "remove", () => {
        if (!statAt(fs, path)) return false;
        if (isGood) good.remove(document);
        else fs.unlinkSync(path);
        return true;
      });
    },
    forgetGood: good.remove,
  };
}

function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf("/") + 1);
}
