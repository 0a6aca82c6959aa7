import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unpackPlugin } from "../opencode/driver.js";
import { tempRoot } from "../support/memory.js";
import { dist, isBuilt } from "./built.js";

const project = join(dist, "..");

/** A folder in which the package is installed: what is packed, and the packages it depends on. */
function installed(): string {
  const folder = tempRoot();
  const pack = ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder];
  const packed = execFileSync("npm", pack, { cwd: project, encoding: "utf8" }).trim();
  unpackPlugin({ name: "@bit-office/memory", tarball: join(folder, packed) }, folder);
  symlinkSync(join(project, "node_modules", "minisearch"), join(folder, "node_modules", "minisearch"));
  mkdirSync(join(folder, "app"));
  return folder;
}

describe.skipIf(!isBuilt)("the packed package", () => {
  it("has one MemoryError for all entries, imported or required", () => {
    const folder = installed();
    const file = join(folder, "app", "main.mjs");
    writeFileSync(
      file,
      `import { createRequire } from "node:module";
      import { MemoryError } from "@bit-office/memory";
      const faults = {
        format: ["@bit-office/memory/format", (lib) => lib.estimateTokens(7)],
        search: ["@bit-office/memory/search", (lib) => lib.searchTexts([], 7)],
        workspace: ["@bit-office/memory/workspace", (lib) => lib.resolveWorkspace()],
        redis: ["@bit-office/memory/redis", (lib) => lib.redisStorage({})],
        postgres: ["@bit-office/memory/postgres", (lib) => lib.postgresStorage({})],
        testing: ["@bit-office/memory/testing", (lib) => lib.storageConformance({})],
      };
      const require = createRequire(import.meta.url);
      const seen = {};
      for (const [entry, [name, fail]] of Object.entries(faults)) {
        seen[entry] = [await import(name), require(name)].map((lib) => {
          try { fail(lib); } catch (error) { return [error instanceof MemoryError, error.code]; }
        });
      }
      console.log(JSON.stringify(seen));`,
    );
    const seen = JSON.parse(execFileSync(process.execPath, [file], { encoding: "utf8" })) as Record<string, unknown>;
    expect(Object.keys(seen)).toHaveLength(6);
    for (const [entry, faults] of Object.entries(seen)) {
      expect(faults, entry).toEqual([
        [true, "INVALID_INPUT"],
        [true, "INVALID_INPUT"],
      ]);
    }
  });
});
