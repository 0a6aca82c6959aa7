import { createRequire } from "node:module";
import type { Plugin } from "esbuild";

/** Modules of Node that together cost as much to load as all the rest, and that no import needs. */
const LAZY = /^node:(?:buffer|crypto|module|os|stream|string_decoder|zlib)$/;

/** Turns what is imported of these modules, which must be functions and classes, into calls that load them first. */
export function lazyBuiltins(): Plugin {
  return {
    name: "lazy-builtins",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: LAZY }, ({ path }) => ({ path, namespace: "builtin", sideEffects: false }));
      onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => ({ contents: forward(path), loader: "js" }));
    },
  };
}

function forward(id: string): string {
  const builtin = createRequire(import.meta.url)(id) as Record<string, unknown>;
  const names = Object.keys(builtin).filter((name) => typeof builtin[name] === "function");
  const functions = names.map(
    (name) =>
      `export function ${name}(...args) { const { ${name}: real } = load(); return new.target ? new real(...args) : real(...args); }`,
  );
  const load = `let builtin; const load = () => (builtin ??= process.getBuiltinModule(${JSON.stringify(id)}));`;
  return [load, ...functions].join("\n");
}
