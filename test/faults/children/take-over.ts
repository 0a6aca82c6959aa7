import * as fs from "node:fs";
import { join } from "node:path";
import { fileLocks } from "../../../src/storage/file-lock.js";
import { currentHolder, judge, parseHolder, writeHolder } from "../../../src/storage/holder.js";
import { newToken, readRecord } from "../../../src/storage/lock-record.js";
import { block, say } from "./say.js";

/**
 * `root times how`: adds one to a number that often. Whoever has had the lock leaves it as if it had died with it, so
 * that every single turn is a race of all for a dead holder's lock: by claims, or by unlinking as one would first think.
 */
const [root = "", times = "0", how = "claim"] = process.argv.slice(2);
const path = join(root, "number.lock");
const number = join(root, "number");
const me = currentHolder(fs);
const locks = fileLocks(fs, join(root, ".holders"), me, undefined);

function take(): boolean {
  if (how === "claim") return "path" in locks.take(path);
  try {
    fs.symlinkSync(writeHolder(me, newToken()), path);
    return true;
  } catch {
    const holder = parseHolder(readRecord(fs, path) ?? "");
    if (holder && judge(fs, me, holder) === "dead") fs.rmSync(path, { force: true });
    return false;
  }
}

function leaveDead(): void {
  const aside = join(root, newToken());
  fs.symlinkSync(writeHolder({ ...me, pid: 4_194_305, thread: 4_194_305 }, newToken()), aside);
  fs.renameSync(aside, path);
}

say("ready");
process.stdin.once("data", () => {
  for (let n = 0; n < Number(times); n++) {
    while (!take()) block(0.05);
    const next = String(Number(fs.readFileSync(number, "utf8")) + 1);
    fs.writeFileSync(`${number}.${process.pid}`, next);
    fs.renameSync(`${number}.${process.pid}`, number);
    leaveDead();
  }
  say("done");
  process.exit();
});
