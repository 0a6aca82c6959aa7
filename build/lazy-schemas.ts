import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import { writePart } from "./parts.js";

/** What of zod the source uses: a name that is missing here fails the build. */
const FUNCTIONS = [
  ...["string", "number", "boolean", "enum", "literal", "optional", "nullable", "_default"],
  ...["union", "array", "record", "object", "looseObject", "int", "positive", "safeParse"],
];

/**
 * To load zod and to make a hundred schemas is two thirds of what the import of the package costs by itself, and right
 * input and undamaged documents need neither: they are judged by functions made from the definitions. So a schema is a
 * definition here, as zod would have it (of its members: `def`, `options`, `check`), and zod is a part that is loaded when
 * something is to be explained.
 */
export function lazySchemas(): Plugin {
  return {
    name: "lazy-schemas",
    setup({ initialOptions, onStart, onResolve, onLoad }) {
      onStart(async () => {
        const contents = `export { ${FUNCTIONS.join(", ")} } from "zod/mini";`;
        await writePart("schemas", contents, initialOptions);
      });
      onResolve({ filter: /^zod\/mini$/ }, ({ path }) => ({ path, namespace: "schemas", sideEffects: false }));
      onLoad({ filter: /.*/, namespace: "schemas" }, () => ({
        contents: MODULE,
        loader: "js",
        resolveDir: fileURLToPath(new URL("../src", import.meta.url)),
      }));
    },
  };
}

const MODULE = `
import { loadPart } from "./core/load-part.js";
const zod = /* @__PURE__ */ loadPart("schemas");

class Schema {
  constructor(def, make) {
    this.def = def;
    this._zod = { def };
    this.make = make;
  }
  get options() {
    return this.def.options ?? Object.values(this.def.entries);
  }
  check(...checks) {
    return new Schema({ ...this._zod.def, checks }, () => real(this).check(...checks.map(real)));
  }
}
function real(schema) {
  return (schema.real ??= schema.make(zod()));
}

/* @__NO_SIDE_EFFECTS__ */
function simple(type) {
  return new Schema({ type }, (z) => z[type]());
}
const text = /* @__PURE__ */ simple("string");
const amount = /* @__PURE__ */ simple("number");
const flag = /* @__PURE__ */ simple("boolean");

/* @__NO_SIDE_EFFECTS__ */
export function string() {
  return text;
}
/* @__NO_SIDE_EFFECTS__ */
export function number() {
  return amount;
}
/* @__NO_SIDE_EFFECTS__ */
export function boolean() {
  return flag;
}
/* @__NO_SIDE_EFFECTS__ */
export function int() {
  return new Schema({ type: "number", check: "number_format" }, (z) => z.int());
}
/* @__NO_SIDE_EFFECTS__ */
export function positive() {
  return new Schema({ check: "greater_than" }, (z) => z.positive());
}
/* @__NO_SIDE_EFFECTS__ */
function choice(values) {
  const entries = Object.fromEntries(values.map((value) => [value, value]));
  return new Schema({ type: "enum", entries }, (z) => z.enum(values));
}
export { choice as enum };
/* @__NO_SIDE_EFFECTS__ */
export function literal(value) {
  return new Schema({ type: "literal", values: [value] }, (z) => z.literal(value));
}
/* @__NO_SIDE_EFFECTS__ */
export function optional(innerType) {
  return new Schema({ type: "optional", innerType }, (z) => z.optional(real(innerType)));
}
/* @__NO_SIDE_EFFECTS__ */
export function nullable(innerType) {
  return new Schema({ type: "nullable", innerType }, (z) => z.nullable(real(innerType)));
}
/* @__NO_SIDE_EFFECTS__ */
export function _default(innerType, value) {
  const def = {
    type: "default",
    innerType,
    get defaultValue() {
      return typeof value === "function" ? value() : value;
    },
  };
  return new Schema(def, (z) => z._default(real(innerType), value));
}
/* @__NO_SIDE_EFFECTS__ */
export function union(options) {
  return new Schema({ type: "union", options }, (z) => z.union(options.map(real)));
}
/* @__NO_SIDE_EFFECTS__ */
export function array(element) {
  return new Schema({ type: "array", element }, (z) => z.array(real(element)));
}
/* @__NO_SIDE_EFFECTS__ */
export function record(keyType, valueType) {
  return new Schema({ type: "record", keyType, valueType }, (z) => z.record(real(keyType), real(valueType)));
}
/* @__NO_SIDE_EFFECTS__ */
export function object(shape) {
  return new Schema({ type: "object", shape }, (z) => z.object(realShape(shape)));
}
/* @__NO_SIDE_EFFECTS__ */
export function looseObject(shape) {
  return new Schema({ type: "object", shape, catchall: {} }, (z) => z.looseObject(realShape(shape)));
}
function realShape(shape) {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, real(field)]));
}
export function safeParse(schema, value, context) {
  return zod().safeParse(real(schema), value, context);
}
`;
