import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    format: "src/format.ts",
    search: "src/search.ts",
    testing: "src/testing.ts",
    redis: "src/redis.ts",
    postgres: "src/postgres.ts",
    workspace: "src/workspace.ts",
    opencode: "src/opencode.ts",
    cli: "src/cli.ts",
  },
  format: "esm",
  target: "node20",
  platform: "node",
  splitting: true,
  clean: true,
  // zod/mini is bundled: the package then starts in a fraction of the time that resolving it would take.
  noExternal: ["zod"],
  // Word lists of eleven languages would double in size as escapes.
  esbuildOptions(options) {
    options.charset = "utf8";
  },
});
