import { chownSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

export interface OrdinaryUser {
  name: string;
  uid: number;
  gid: number;
}

/** Who servers run as when the tests run as root: PostgreSQL refuses root, and Redis needs none of its rights. */
export function ordinaryUser(): OrdinaryUser | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["nobody", "postgres", "daemon"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("no ordinary user in /etc/passwd to run servers as");
}

/** A new temporary folder that belongs to the user the servers run as. */
export function serverFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `bom-${name}-`));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** The first place that has the program: the search path, then the given folders. */
export function findProgram(name: string, folders: string[] = []): string | null {
  const places = [...(process.env.PATH ?? "").split(delimiter), ...folders];
  return places.map((place) => join(place, name)).find((path) => existsSync(path)) ?? null;
}
