import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "tsup";
import { expect, it } from "vitest";

it("the plugin bundles to one file that needs nothing but Node and exports nothing but its default", async () => {
  const outDir = mkdtempSync(join(tmpdir(), "plugin-bundle-"));
  try {
    await build({
      entry: { opencode: fileURLToPath(new URL("../../src/opencode.ts", import.meta.url)) },
      format: "esm",
      platform: "node",
      target: "node20",
      splitting: false,
      noExternal: [/./],
      outDir,
      config: false,
      silent: true,
      dts: false,
    });
    expect(readdirSync(outDir)).toEqual(["opencode.js"]);
    const file = join(outDir, "opencode.js");
    const imports = [...readFileSync(file, "utf8").matchAll(/^import .* from "([^"]+)";?$/gm)].map(
      ([, name]) => name ?? "",
    );
    expect(imports.filter((name) => !isBuiltin(name))).toEqual([]);
    const module = await import(/* @vite-ignore */ pathToFileURL(file).href);
    expect(Object.keys(module)).toEqual(["default"]);
    expect(module.default).toBeTypeOf("function");
    expect(module.default.id).toBe("bit-office-memory");
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});
