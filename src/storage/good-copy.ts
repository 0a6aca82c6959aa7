import { crc32 } from "node:zlib";
import { FILE_MODE, type FileSystem, OPEN_OR_CREATE, OPEN_TO_READ, statAt } from "./file-system.js";
import { discard } from "./lock-record.js";
import { closing, writeBytes } from "./replace-file.js";
import { utf8 } from "./utf8.js";

/** The copy ends with a line break and the check sum of what is before it, so that a copy written half is no copy. */
const TAIL = 9;
/** A copy beyond this size costs as much as the document itself and is renewed at most this often. */
const LARGE = 262_144;
const LARGE_EVERY_MS = 30_000;

/** The last text of each document that was known to be valid. */
export interface GoodCopies {
  /** Whether the copy is worth writing: it holds another text, and a large one was not written just now. */
  needs(path: string, text: string): boolean;
  write(path: string, text: string): void;
  read(path: string): string | null;
  remove(path: string): void;
}

/** Check sums of this many copies are remembered. */
const REMEMBERED = 512;

/**
 * The copy is overwritten in place and not pushed to the disk: it is written only while the document itself stands
 * whole, and space that is already the file's costs a twentieth of a durable write where a new file costs a third.
 */
export function goodCopies(fs: FileSystem): GoodCopies {
  const sums = new Map<string, string>();
  const largeAt = new Map<string, number>();
  function write(path: string, text: string): void {
    const copy = copyOf(path);
    const bytes = utf8(text);
    const sum = checkSum(bytes);
    if (sums.size >= REMEMBERED) sums.clear();
    sums.set(copy, sum);
    if (text.length > LARGE) largeAt.set(path, performance.now());
    try {
      overwrite(copy, Buffer.concat([bytes, Buffer.from(`\n${sum}`)]));
    } catch (error) {
      sums.delete(copy);
      discard(fs, copy);
      throw error;
    }
  }

  function overwrite(copy: string, bytes: Uint8Array): void {
    const fd = fs.openSync(copy, OPEN_OR_CREATE, FILE_MODE);
    closing(fs, fd, () => {
      const { size } = fs.fstatSync(fd);
      writeBytes(fs, fd, bytes);
      if (size > bytes.length) fs.ftruncateSync(fd, bytes.length);
    });
  }

  /** Spares the writing where the same text was kept by an earlier run. */
  function sumOf(copy: string): string | null {
    const stats = statAt(fs, copy);
    if (!stats?.isFile() || stats.size < TAIL) return null;
    const fd = fs.openSync(copy, OPEN_TO_READ);
    const found = Buffer.alloc(TAIL);
    closing(fs, fd, () => fs.readSync(fd, found, 0, TAIL, stats.size - TAIL));
    return found.toString("latin1", 1);
  }

  return {
    needs(path, text) {
      const isRecent = performance.now() - (largeAt.get(path) ?? Number.NEGATIVE_INFINITY) < LARGE_EVERY_MS;
      if (text.length > LARGE && isRecent) return false;
      return (sums.get(copyOf(path)) ?? sumOf(copyOf(path))) !== checkSum(utf8(text));
    },
    write,
    read(path) {
      const copy = copyOf(path);
      if (!statAt(fs, copy)?.isFile()) return null;
      const bytes = fs.readFileSync(copy);
      const text = bytes.subarray(0, -TAIL);
      return bytes.length >= TAIL && bytes.subarray(-TAIL).toString() === `\n${checkSum(text)}`
        ? text.toString()
        : null;
    },
    remove(path) {
      sums.delete(copyOf(path));
      if (statAt(fs, copyOf(path))) fs.unlinkSync(copyOf(path));
    },
  };
}

function copyOf(path: string): string {
  return `${path}.good`;
}

/** As eight digits. */
function checkSum(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, "0");
}
