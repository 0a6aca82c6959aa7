import nodeFs from "node:fs";

/** The calls of `node:fs` that the file storage uses, so that a test can make one of them fail or record them. */
export type FileSystem = Pick<
  typeof import("node:fs"),
  | "closeSync"
  | "fstatSync"
  | "fsyncSync"
  | "ftruncateSync"
  | "futimesSync"
  | "linkSync"
  | "lstatSync"
  | "mkdirSync"
  | "openSync"
  | "readdirSync"
  | "readFileSync"
  | "readlinkSync"
  | "readSync"
  | "renameSync"
  | "rmdirSync"
  | "symlinkSync"
  | "unlinkSync"
  | "writeSync"
  | "writevSync"
>;

export const nodeFileSystem: FileSystem = nodeFs;

const { constants } = nodeFs;
/** Not following links and not waiting for the other end of a pipe; Windows has neither and ignores them. */
const CAREFUL = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
export const OPEN_TO_READ = constants.O_RDONLY | CAREFUL;
export const OPEN_NEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | CAREFUL;
export const OPEN_OR_CREATE = constants.O_WRONLY | constants.O_CREAT | CAREFUL;

/** Files are for their owner alone: memories can hold private sentences. */
export const FILE_MODE = 0o600;
export const FOLDER_MODE = 0o700;

const QUIETLY = { throwIfNoEntry: false } as const;

/** What stands at a path, links not followed, or `undefined`. */
export function statAt(fs: FileSystem, path: string): nodeFs.Stats | undefined {
  return fs.lstatSync(path, QUIETLY);
}
