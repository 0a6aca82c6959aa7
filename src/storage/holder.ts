import { createHash } from "node:crypto";
import { cpus, hostname, totalmem } from "node:os";
import type { FileSystem } from "./file-system.js";
import { codeOf } from "./storage-fault.js";

/** Who holds a lock, as its record says. */
export interface Holder {
  /** Readable start of the host's name. */
  name: string;
  host: string;
  boot: string;
  /** Where its process ids and start times count: pid and time namespace. */
  space: string;
  pid: number;
  thread: number;
  start: string;
}

/** `stranger`: it can be neither proven dead nor seen living from here. */
export type Verdict = "dead" | "alive" | "stranger";

/** The pid namespace outside all containers has this number on every Linux. */
const OUTERMOST = "pid:[4026531836]";
const UNKNOWN = "0";
const FIELDS = 8;
/** Numbers of fields in `/proc/<pid>/stat`, counted from the state. */
const STATE = 0;
const THREADS = 17;
const START = 19;

/** This thread as a holder. */
export function currentHolder(fs: FileSystem): Holder {
  const boot = textOf(fs, "/proc/sys/kernel/random/boot_id");
  const own = linkOf(fs, "/proc/thread-self")?.match(/^(\d+)\/task\/(\d+)$/);
  const name = hostname();
  const machine = { name: name.replace(/[^\w-]/g, "").slice(0, 8) || "host" };
  // Without a readable /proc of our own namespace nobody can be judged but by "is there such a process?".
  if (!boot || Number(own?.[1]) !== process.pid) {
    const print = `${name} ${process.platform} ${cpus()[0]?.model} ${totalmem()}`;
    return { ...machine, host: digest(print), boot: UNKNOWN, space: UNKNOWN, ...self(), start: UNKNOWN };
  }
  const pidSpace = linkOf(fs, "/proc/self/ns/pid") ?? "";
  const thread = Number(own?.[2]);
  return {
    ...machine,
    host: digest(`${name} ${machineId(fs, pidSpace) || boot}`),
    boot: digest(boot),
    space: digest(`${pidSpace} ${linkOf(fs, "/proc/self/ns/time") ?? ""}`),
    pid: process.pid,
    thread,
    start: statOf(fs, process.pid, thread)?.start ?? UNKNOWN,
  };
}

/**
 * Another boot proves death only on the same machine. A container's machine id comes from its image and its name may
 * move to another machine, so in there (and where there is no id) only the same boot counts as the same machine.
 */
function machineId(fs: FileSystem, pidSpace: string): string | undefined {
  return pidSpace === OUTERMOST ? textOf(fs, "/etc/machine-id") : undefined;
}

function self(): { pid: number; thread: number } {
  // Not imported: loading this module costs more than all else here, and only systems without /proc ask it.
  return { pid: process.pid, thread: process.getBuiltinModule("node:worker_threads").threadId };
}

/** One line without `/`, short enough (59 bytes) for most file systems to keep a link to it inside the inode. */
export function writeHolder(holder: Holder, token: string): string {
  const { name, host, boot, space, pid, thread, start } = holder;
  return [name, host, boot, space, pid, thread === pid ? "" : thread, start, token].join(".");
}

/** `null`: no record of ours. */
export function parseHolder(record: string): (Holder & { token: string }) | null {
  const fields = record.split(".");
  const [name = "", host = "", boot = "", space = "", pid = "", thread = "", start = "", token = ""] = fields;
  if (fields.length !== FIELDS || !/^\d+$/.test(pid) || !/^\d*$/.test(thread) || !/^\w+$/.test(token)) return null;
  return { name, host, boot, space, pid: Number(pid), thread: Number(thread || pid), start, token };
}

export function sameThread(a: Holder, b: Holder): boolean {
  const place = a.host === b.host && a.boot === b.boot && a.space === b.space;
  return place && a.pid === b.pid && a.thread === b.thread && a.start === b.start;
}

/** Says dead only with proof, as seen by `me`. */
export function judge(fs: FileSystem, me: Holder, other: Holder): Verdict {
  const sameBoot = other.boot === me.boot && (me.boot !== UNKNOWN || other.host === me.host);
  if (!sameBoot) {
    const known = other.boot !== UNKNOWN && me.boot !== UNKNOWN;
    return known && other.host === me.host ? "dead" : "stranger";
  }
  if (other.space !== me.space) return "stranger";
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return "dead";
  }
  return me.start !== UNKNOWN && threadIsGone(fs, other) ? "dead" : "alive";
}

function threadIsGone(fs: FileSystem, { pid, thread, start }: Holder): boolean {
  const found = statOf(fs, pid, thread);
  // Where others' processes are hidden, a missing entry proves nothing; a visible process without the thread does.
  if (!found) return statOf(fs, pid, pid) !== null;
  if (found.start !== start) return true;
  // The entry of a process that nobody has waited for stays; while it has other threads, these may still be writing.
  return (found.state === "Z" || found.state === "X") && (thread !== pid || found.threads === 1);
}

function statOf(fs: FileSystem, pid: number, thread: number): { state: string; threads: number; start: string } | null {
  const text = textOf(fs, `/proc/${pid}/task/${thread}/stat`);
  if (!text) return null;
  // The second field is the command in brackets and may hold brackets and blanks of its own.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const start = Number(fields[START]).toString(36);
  return { state: fields[STATE] ?? "", threads: Number(fields[THREADS]), start };
}

/** For people: `process 4242 on vm`. */
export function describeHolder(me: Holder, record: string): string {
  const holder = parseHolder(record);
  if (!holder) return "an unknown program";
  if (sameThread(me, holder)) return `this very thread (process ${holder.pid})`;
  const thread = holder.thread === holder.pid ? "" : ` (thread ${holder.thread})`;
  const place = holder.boot === me.boot && holder.space !== me.space ? ", in another container" : "";
  return `process ${holder.pid}${thread} on ${holder.name}${place}`;
}

function textOf(fs: FileSystem, path: string): string | undefined {
  try {
    return fs.readFileSync(path, "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

function linkOf(fs: FileSystem, path: string): string | undefined {
  try {
    return fs.readlinkSync(path);
  } catch {
    return undefined;
  }
}

function digest(text: string): string {
  const number = createHash("sha256").update(text).digest().readUIntBE(0, 4);
  return number.toString(36).padStart(6, "0").slice(-6);
}
