import type * as z from "zod/mini";
import type { Schema } from "./document-type.js";

/** Whether a value has the shape of a schema. */
export type Shape = (value: unknown) => boolean;

const shapes = new WeakMap<Schema, Shape>();

/**
 * A schema as a plain yes-or-no question, made once. Asking zod costs more than twice what parsing the JSON did, for it
 * copies what it checks; documents are immutable here and need no copy. Schemas with checks or transformations of
 * their own are not for documents.
 */
export function shapeOf(schema: Schema): Shape {
  let shape = shapes.get(schema);
  if (shape === undefined) {
    shape = compile(schema);
    shapes.set(schema, shape);
  }
  return shape;
}

type AnyDef = z.core.$ZodTypes["_zod"]["def"];

function compile(schema: Schema): Shape {
  const def = schema._zod.def as AnyDef;
  switch (def.type) {
    case "string":
      return (value) => typeof value === "string";
    case "number":
      return (value) => typeof value === "number" && Number.isFinite(value);
    case "boolean":
      return (value) => typeof value === "boolean";
    case "enum": {
      const values = new Set<unknown>(Object.values(def.entries));
      return (value) => values.has(value);
    }
    case "optional": {
      const inner = shapeOf(def.innerType as Schema);
      return (value) => value === undefined || inner(value);
    }
    case "nullable": {
      const inner = shapeOf(def.innerType as Schema);
      return (value) => value === null || inner(value);
    }
    case "array": {
      const item = shapeOf(def.element as Schema);
      return (value) => Array.isArray(value) && value.every(item);
    }
    case "record": {
      const entry = shapeOf(def.valueType as Schema);
      return (value) => isObject(value) && Object.values(value).every(entry);
    }
    case "object":
      return objectShape(Object.entries(def.shape) as [string, Schema][]);
    default:
      throw new Error(`documents cannot have a field of type ${def.type}`);
  }
}

function objectShape(fields: [string, Schema][]): Shape {
  const checks = fields.map(([name, schema]) => [name, shapeOf(schema)] as const);
  return (value) => isObject(value) && checks.every(([name, check]) => check(value[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
