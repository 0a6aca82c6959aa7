import { crc32 } from "node:zlib";
import { FILE_MODE, type FileSystem, OPEN_OR_CREATE, OPEN_TO_READ } from "./file-system.js";
import { discard } from "./lock-record.js";
import { closing, writeAll } from "./replace-file.js";

/** The copy ends with a line break and the check sum of what is before it, so that a copy written half is no copy. */
const TAIL = 9;
/** A copy beyond this size costs as much as the document itself and is renewed at most this often. */
const LARGE = 262_144;
const LARGE_EVERY_MS = 30_000;

/** The last text of each document that was known to be valid. */
export interface GoodCopies {
  mark(path: string, text: string): void;
  read(path: string): string | null;
  remove(path: string): void;
}

/**
 * The copy is overwritten in place and not pushed to the disk: it is written only while the document itself stands
 * whole, and space that is already the file's costs a twentieth of a durable write where a new file costs a third.
 */
export function goodCopies(fs: FileSystem): GoodCopies {
  const largeAt = new Map<string, number>();

  function mark(path: string, text: string): void {
    const copy = copyOf(path);
    if (text.length > LARGE && !isDue(path)) return;
    const bytes = Buffer.from(text);
    const tail = Buffer.from(`\n${checkSum(bytes)}`);
    if (endsWith(copy, bytes.length, tail)) return;
    try {
      const fd = fs.openSync(copy, OPEN_OR_CREATE, FILE_MODE);
      closing(fs, fd, () => {
        writeAll(fs, fd, Buffer.concat([bytes, tail]));
        fs.ftruncateSync(fd, bytes.length + TAIL);
      });
    } catch (error) {
      discard(fs, copy);
      throw error;
    }
  }

  function isDue(path: string): boolean {
    const now = performance.now();
    if (now - (largeAt.get(path) ?? Number.NEGATIVE_INFINITY) < LARGE_EVERY_MS) return false;
    largeAt.set(path, now);
    return true;
  }

  /** Spares the writing where the same text was kept by an earlier run. */
  function endsWith(copy: string, length: number, tail: Buffer): boolean {
    if (fs.lstatSync(copy, { throwIfNoEntry: false })?.size !== length + TAIL) return false;
    const fd = fs.openSync(copy, OPEN_TO_READ);
    const found = Buffer.alloc(TAIL);
    closing(fs, fd, () => fs.readSync(fd, found, 0, TAIL, length));
    return found.equals(tail);
  }

  return {
    mark,
    read(path) {
      const copy = copyOf(path);
      if (!fs.lstatSync(copy, { throwIfNoEntry: false })?.isFile()) return null;
      const bytes = fs.readFileSync(copy);
      const text = bytes.subarray(0, -TAIL);
      return bytes.length >= TAIL && bytes.subarray(-TAIL).toString() === `\n${checkSum(text)}`
        ? text.toString()
        : null;
    },
    remove(path) {
      if (fs.lstatSync(copyOf(path), { throwIfNoEntry: false })) fs.unlinkSync(copyOf(path));
    },
  };
}

export function copyOf(path: string): string {
  return `${path}.good`;
}

function checkSum(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, "0");
}
