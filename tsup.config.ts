import { defineConfig } from "tsup";
import { lazyBuiltins } from "./build/lazy-builtins.js";
import { lazyParts } from "./build/parts.js";
import { sharedSchemas } from "./build/shared-schemas.js";

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
  removeNodeProtocol: false,
  // zod/mini is bundled: the package then starts in a fraction of the time that resolving it would take.
  noExternal: ["zod"],
  esbuildPlugins: [lazyParts(), lazyBuiltins(), sharedSchemas()],
  esbuildOptions(options) {
    // One character beyond Latin-1 doubles the memory and the parsing of a whole file.
    options.charset = "ascii";
    // What is not read need not be parsed at every start. Names stay, for the sake of stack traces.
    options.minifyWhitespace = true;
    options.minifySyntax = true;
  },
});
