import type { Plugin } from "esbuild";

/**
 * Schemas are immutable, and most of ours are one of a few: a text, an optional text, a list of texts. Making each of
 * them once instead of a hundred times halves what the import of the package costs.
 */
export function sharedSchemas(): Plugin {
  return {
    name: "shared-schemas",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^zod\/mini$/ }, ({ path, namespace }) => {
        if (namespace !== "schemas") return { path, namespace: "schemas", sideEffects: false };
        return;
      });
      onLoad({ filter: /.*/, namespace: "schemas" }, () => ({
        contents: MODULE,
        loader: "js",
        resolveDir: process.cwd(),
      }));
    },
  };
}

const MODULE = `
import { array as newArray, number as newNumber, optional as newOptional, string as newString } from "zod/mini";
export * from "zod/mini";

let text, amount;
const arrays = new WeakMap();
const optionals = new WeakMap();

/* @__NO_SIDE_EFFECTS__ */
export function string(params) {
  return params === undefined ? (text ??= newString()) : newString(params);
}
/* @__NO_SIDE_EFFECTS__ */
export function number(params) {
  return params === undefined ? (amount ??= newNumber()) : newNumber(params);
}
/* @__NO_SIDE_EFFECTS__ */
export function array(item, params) {
  return params === undefined ? of(arrays, item, newArray) : newArray(item, params);
}
/* @__NO_SIDE_EFFECTS__ */
export function optional(inner) {
  return of(optionals, inner, newOptional);
}
function of(made, inner, make) {
  let schema = made.get(inner);
  if (schema === undefined) made.set(inner, (schema = make(inner)));
  return schema;
}
`;
