import { createRequire } from "node:module";
import type { Plugin } from "esbuild";

/** Modules of Node that together cost as much to load as all the rest, and that no import needs. */
const LAZY = /^node:(?:buffer|crypto|module|os|stream|string_decoder|zlib)$/;

/**
 * Modules that every process has loaded before its first line runs. To import them as ES modules still costs 2 ms: a
 * facade asks for every one of their exports, and some of these load more of Node.
 */
const PRESENT = /^node:(?:fs|path)$/;

/** Turns what is imported of lazy modules, which must be functions and classes, into calls that load them first. */
export function lazyBuiltins(): Plugin {
  return {
    name: "lazy-builtins",
    setup({ onResolve, onLoad }) {
      for (const [filter, contentsFor] of [
        [LAZY, forward],
        [PRESENT, take],
      ] as const) {
        const namespace = contentsFor.name;
        onResolve({ filter }, ({ path }) => ({ path, namespace, sideEffects: false }));
        onLoad({ filter: /.*/, namespace }, ({ path }) => ({ contents: contentsFor(path), loader: "js" }));
      }
    },
  };
}

function take(id: string): string {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(createRequire(import.meta.url)(id)));
  // What is behind a getter is what loads more.
  const names = properties.flatMap(([name, { get }]) => (get === undefined ? [name] : []));
  return [
    `const builtin = /* @__PURE__ */ process.getBuiltinModule(${JSON.stringify(id)});`,
    "export default builtin;",
    "const of = (name) => builtin[name];",
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ of(${JSON.stringify(name)});`),
  ].join("\n");
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
