import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { MemoryError } from "./errors.js";

/** What a part shares with the entries: an error must be of the same class on both sides. */
const shared = { MemoryError };
export type Shared = typeof shared;

const loaded = new Map<string, object>();

/**
 * A part of the package that is no part of its entries: a rule engine with its tables, read from its own file at the
 * first call of one of its functions. Synchronous, for a snapshot may be taken while the process exits. Only the build
 * makes calls of this; in the source every import is an ordinary one.
 */
export function loadPart<T extends object>(name: string): () => T {
  return () => {
    let part = loaded.get(name);
    if (part === undefined) {
      part = requirePart(name)(shared);
      loaded.set(name, part);
    }
    return part as T;
  };
}

type PartFile = (shared: Shared) => object;

function requirePart(name: string): PartFile {
  const file = join("parts", `${name}.cjs`);
  try {
    // A bundler that writes CommonJS leaves no URL.
    const require = createRequire(import.meta.url ?? __filename);
    try {
      return require(`./${file}`) as PartFile;
    } catch (fault) {
      if (!isMissing(fault)) throw fault;
      // Bundled into a file elsewhere: the package itself may still be installed beside it.
      const root = dirname(require.resolve("@bit-office/memory/package.json"));
      return require(join(root, "dist", file)) as PartFile;
    }
  } catch (cause) {
    const problem = isMissing(cause) ? "is missing" : "could not be loaded";
    throw new MemoryError(
      "STORAGE",
      `the file ${file} of @bit-office/memory ${problem}; mark the package as external in your bundler, or copy its dist/parts beside the bundle`,
      { cause },
    );
  }
}

function isMissing(fault: unknown): boolean {
  return (fault as NodeJS.ErrnoException | undefined)?.code === "MODULE_NOT_FOUND";
}
