import { dirname } from "node:path";
import { type FileSystem, FOLDER_MODE } from "./file-system.js";
import { syncFolder } from "./replace-file.js";
import { codeOf } from "./storage-fault.js";

/** Makes a folder and what is above it; new names reach the disk now, so that no later write has to care. */
export function makeFolder(fs: FileSystem, folder: string, hasParent = false): void {
  try {
    fs.mkdirSync(folder, { mode: FOLDER_MODE });
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    if (codeOf(error) !== "ENOENT" || hasParent || dirname(folder) === folder) throw error;
    makeFolder(fs, dirname(folder));
    makeFolder(fs, folder, true);
    return;
  }
  try {
    syncFolder(fs, dirname(folder));
  } catch (error) {
    // A folder that is there is not synced again.
    removeFolder(fs, folder);
    throw error;
  }
}

function removeFolder(fs: FileSystem, folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // Others use it already.
  }
}
