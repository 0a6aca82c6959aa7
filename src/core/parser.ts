import type * as z from "zod/mini";
import type { Schema } from "./document-type.js";

/** What a parser gives for values it does not take: zod then says what is wrong with them, or takes them after all. */
export const REFUSED = Symbol("refused");

/** A value as zod would give it back, or `REFUSED`. */
export type Parser = (value: unknown) => unknown;

const parsers = new WeakMap<Schema, Parser>();

/**
 * A schema as a function, made once. What callers hand over is nearly always right; zod, which is slower to load than to
 * use, is needed only to explain what is not. Where the two could differ (checks beyond the type, objects that are no
 * plain records), the parser refuses and leaves it to zod.
 */
export function parserOf(schema: Schema): Parser {
  let parser = parsers.get(schema);
  if (parser === undefined) {
    parser = compile(schema);
    parsers.set(schema, parser);
  }
  return parser;
}

type AnyDef = z.core.$ZodTypes["_zod"]["def"];

function compile(schema: Schema): Parser {
  const def = schema._zod.def as AnyDef;
  if ((def.checks?.length ?? 0) > 0) return () => REFUSED;
  switch (def.type) {
    case "string":
      return (value) => (typeof value === "string" ? value : REFUSED);
    case "number":
      return (value) => (Number.isFinite(value) ? value : REFUSED);
    case "boolean":
      return (value) => (typeof value === "boolean" ? value : REFUSED);
    case "enum":
      return among(Object.values(def.entries));
    case "literal":
      return among(def.values);
    case "optional": {
      const inner = parserOf(def.innerType as Schema);
      return (value) => (value === undefined ? undefined : inner(value));
    }
    case "nullable": {
      const inner = parserOf(def.innerType as Schema);
      return (value) => (value === null ? null : inner(value));
    }
    case "default": {
      const inner = parserOf(def.innerType as Schema);
      return (value) => (value === undefined ? def.defaultValue : inner(value));
    }
    case "union":
      return firstOf(def.options.map((option) => parserOf(option as Schema)));
    case "array":
      return arrayParser(parserOf(def.element as Schema));
    case "object":
      return objectParser(Object.entries(def.shape) as [string, Schema][], def.catchall !== undefined);
    default:
      return () => REFUSED;
  }
}

function among(values: readonly unknown[]): Parser {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : REFUSED);
}

function firstOf(options: Parser[]): Parser {
  return (value) => {
    for (const option of options) {
      const parsed = option(value);
      if (parsed !== REFUSED) return parsed;
    }
    return REFUSED;
  };
}

function arrayParser(element: Parser): Parser {
  return (value) => {
    if (!Array.isArray(value)) return REFUSED;
    const items = new Array<unknown>(value.length);
    for (let i = 0; i < items.length; i++) {
      items[i] = element(value[i]);
      if (items[i] === REFUSED) return REFUSED;
    }
    return items;
  };
}

function objectParser(fields: [string, Schema][], isLoose: boolean): Parser {
  const known = new Set(fields.map(([name]) => name));
  const parts = fields.map(([name, schema]) => ({ name, parse: parserOf(schema), isOptional: isOptional(schema) }));
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return REFUSED;
    const given = value as Record<string, unknown>;
    const record: Record<string, unknown> = {};
    for (const { name, parse, isOptional } of parts) {
      const field = given[name];
      if (field === undefined && isOptional && !(name in given)) continue;
      const parsed = parse(field);
      if (parsed === REFUSED) return REFUSED;
      record[name] = parsed;
    }
    if (!isLoose) return record;
    for (const name in given) if (name !== "__proto__" && !known.has(name)) record[name] = given[name];
    return record;
  };
}

function isOptional(schema: Schema): boolean {
  return (schema._zod.def as AnyDef).type === "optional";
}
