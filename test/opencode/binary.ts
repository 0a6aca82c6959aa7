import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where binaries are kept between runs: outside the project, so that nothing of it is ever published or linted. */
const CACHE = process.env.OPENCODE_TEST_CACHE ?? join(tmpdir(), "bit-office-opencode-bin");

/** Path of the real OpenCode of a version, installed on first use, or the reason why there is none. */
export function opencodeBinary(version: string): { path: string } | { missing: string } {
  if (process.platform !== "linux" || process.arch !== "x64") return { missing: "the binary is for linux-x64" };
  const folder = join(CACHE, version);
  const path = join(folder, "node_modules", "opencode-linux-x64", "bin", "opencode");
  if (existsSync(path)) return { path };
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    const args = ["install", "--no-audit", "--no-fund", "--ignore-scripts", `opencode-linux-x64@${version}`];
    execFileSync("npm", args, { cwd: folder, stdio: "pipe", timeout: 60_000 });
  } catch (fault) {
    return { missing: `npm could not install it (${String(fault).split("\n")[0]})` };
  }
  return existsSync(path) ? { path } : { missing: "npm installed no binary" };
}
