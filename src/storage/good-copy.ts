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

/** A copy that is worth writing. */
export interface DueCopy {
  bytes: Uint8Array;
  sum: string;
}

/** The last text of each document that was known to be valid. */
export interface GoodCopies {
  /**
   * What to write; `null` where the copy holds this text already, or is a large one that was written just now. `isNew`:
   * nobody else can have kept it before.
   */
  due(path: string, text: string, isNew: boolean): DueCopy | null;
  holds(path: string, text: string): boolean;
  write(path: string, due: DueCopy): void;
  read(path: string): string | null;
  remove(path: string): void;
}

/** Check sums of this many copies are remembered. */
const REMEMBERED = 4_096;

/**
 * The sums of copies that this process wrote or read. Another process may have written a copy since: a sum that is not the
 * one looked for is looked up once more.
 */
const known = new WeakMap<FileSystem, Map<string, string>>();

function sumsOn(fs: FileSystem): Map<string, string> {
  let sums = known.get(fs);
  if (sums === undefined) {
    sums = new Map();
    known.set(fs, sums);
  }
  return sums;
}

/**
 * The copy is overwritten in place and not pushed to the disk: it is written only while the document itself stands
 * whole, and space that is already the file's costs a twentieth of a durable write where a new file costs a third.
 */
export function goodCopies(fs: FileSystem): GoodCopies {
  const sums = sumsOn(fs);
  const largeAt = new Map<string, number>();

  function write(path: string, { bytes, sum }: DueCopy): void {
    const copy = copyOf(path);
    remember(copy, sum);
    if (bytes.length > LARGE) largeAt.set(path, performance.now());
    try {
      overwrite(copy, Buffer.concat([bytes, Buffer.from(`\n${sum}`)]));
    } catch (error) {
      sums.delete(copy);
      discard(fs, copy);
      throw error;
    }
  }

  function remember(copy: string, sum: string): void {
    if (sums.size >= REMEMBERED) sums.clear();
    sums.set(copy, sum);
  }

  function overwrite(copy: string, bytes: Uint8Array): void {
    const fd = fs.openSync(copy, OPEN_OR_CREATE, FILE_MODE);
    closing(fs, fd, () => {
      const { size } = fs.fstatSync(fd);
      writeBytes(fs, fd, bytes);
      if (size > bytes.length) fs.ftruncateSync(fd, bytes.length);
    });
  }

  /** The sum at the end of a copy of so many bytes. Spares the writing where an earlier run kept the same text. */
  function sumBehind(copy: string, length: number): string | null {
    try {
      const fd = fs.openSync(copy, OPEN_TO_READ);
      // One byte more, to see that it ends there.
      const found = Buffer.allocUnsafe(TAIL + 1);
      const count = closing(fs, fd, () => fs.readSync(fd, found, 0, TAIL + 1, length));
      return count === TAIL ? found.toString("latin1", 1, TAIL) : null;
    } catch {
      // None, most of the time; what hinders the reading of another hinders the writing and is told then.
      return null;
    }
  }

  /** Whether the copy holds so many bytes of that sum. */
  function holds(copy: string, length: number, sum: string): boolean {
    if (sums.get(copy) === sum) return true;
    if (sumBehind(copy, length) !== sum) return false;
    remember(copy, sum);
    return true;
  }

  return {
    holds: (path, text) => holds(copyOf(path), utf8(text).length, checkSum(utf8(text))),
    due(path, text, isNew) {
      const isRecent = performance.now() - (largeAt.get(path) ?? Number.NEGATIVE_INFINITY) < LARGE_EVERY_MS;
      // Of that many characters the bytes are no fewer.
      if (text.length > LARGE && isRecent) return null;
      const bytes = utf8(text);
      const sum = checkSum(bytes);
      const isKept = isNew ? sums.get(copyOf(path)) === sum : holds(copyOf(path), bytes.length, sum);
      return isKept ? null : { bytes, sum };
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
