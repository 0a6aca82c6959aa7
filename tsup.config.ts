import { defineConfig, type Options } from "tsup";
import { lazyBuiltins } from "./build/lazy-builtins.js";
import { lazySchemas } from "./build/lazy-schemas.js";
import { lazyParts } from "./build/parts.js";

const common = {
  format: "esm",
  target: "node20",
  platform: "node",
  removeNodeProtocol: false,
  esbuildOptions(options) {
    // One character beyond Latin-1 doubles the memory and the parsing of a whole file.
    options.charset = "ascii";
    // What is not read need not be parsed at every start. Names stay, for the sake of stack traces.
    options.minifyWhitespace = true;
    options.minifySyntax = true;
    // Of an error that nobody caught Node prints the whole line it came from.
    options.lineLimit = 160;
  },
} satisfies Options;

export default defineConfig([
  {
    ...common,
    entry: {
      index: "src/index.ts",
      testing: "src/testing.ts",
      redis: "src/redis.ts",
      postgres: "src/postgres.ts",
      workspace: "src/workspace.ts",
      opencode: "src/opencode.ts",
    },
    splitting: true,
    clean: ["!format.js", "!search.js", "!cli.js"],
    // zod/mini is bundled, as a part: the package then starts in a fraction of the time that resolving it would take.
    noExternal: ["zod"],
    esbuildPlugins: [lazyParts(), lazyBuiltins(), lazySchemas()],
  },
  {
    // A program shares no objects with those who import the package: in one file it starts sooner, and the entries need
    // not be cut to fit it. Each further file costs 1.5 ms of processor time at every start.
    ...common,
    entry: { cli: "src/cli.ts" },
    splitting: false,
    noExternal: ["zod"],
    esbuildPlugins: [lazyParts(), lazyBuiltins(), lazySchemas()],
  },
  {
    // Pure, without state or classes of their own: a file each, so that the others need not be cut to fit them.
    ...common,
    entry: { format: "src/format.ts", search: "src/search.ts" },
    splitting: false,
  },
]);
