import type * as z from "zod/mini";
import { isTooDeep } from "./depth.js";
import type { Schema } from "./document-type.js";

/** Whether a value has the shape of a schema. */
export type Fits = (value: unknown) => boolean;

const shapes = new WeakMap<Schema, Fits>();

/**
 * A schema as a plain yes-or-no question, made once. Asking zod costs more than twice what parsing the JSON did, for it
 * copies what it checks; documents are immutable here and need no copy. Schemas with checks or transformations of
 * their own are not for documents.
 */
export function shapeOf(schema: Schema): Fits {
  let shape = shapes.get(schema);
  if (shape === undefined) {
    shape = compile(schema);
    shapes.set(schema, shape);
  }
  return shape;
}

/** The same for the fields of an object but these, which are not looked at. */
export function shapeWithout(schema: Schema, names: readonly string[]): Fits {
  const def = schema._zod.def as z.core.$ZodObjectDef;
  const entries = (Object.entries(def.shape) as [string, Schema][]).filter(([name]) => !names.includes(name));
  return objectShape(entries, names);
}

type AnyDef = z.core.$ZodTypes["_zod"]["def"];

function compile(schema: Schema): Fits {
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
    case "array":
      return def.element._zod.def.type === "string" ? textsShape : arrayShape(shapeOf(def.element as Schema));
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

// Plain loops: these run for every field of every item of every document that is read.

function arrayShape(item: Fits): Fits {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (let i = 0; i < value.length; i++) if (!item(value[i])) return false;
    return true;
  };
}

function textsShape(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (typeof value[i] !== "string") return false;
  return true;
}

interface Field {
  name: string;
  /** Its place among the fields. */
  at: number;
  isText: boolean;
  needed: 0 | 1;
  fits: Fits;
}

/**
 * To ask an object for a field by its name costs several times more than to be handed it in passing. So the fields are
 * gone through as they stand, and the next is guessed: documents are written in the order of the schema. Whatever is
 * not accepted so is looked at field by field.
 */
function objectShape(entries: [string, Schema][], ignored: readonly string[] = []): Fits {
  const fields = entries.map(([name, schema], at): Field => {
    const fits = shapeOf(schema);
    return { name, at, isText: schema._zod.def.type === "string", needed: fits(undefined) ? 0 : 1, fits };
  });
  const byName = new Map(fields.map((field) => [field.name, field]));
  const allNeeded = fields.reduce((sum, { needed }) => sum + needed, 0);

  function passes(value: Record<string, unknown>): boolean {
    let next = 0;
    let needed = 0;
    for (const name in value) {
      const guess = fields[next];
      const field = guess?.name === name ? guess : byName.get(name);
      const content = value[name];
      if (field === undefined) {
        if (typeof content === "object" && isUnknownDeep(name, content)) return false;
        continue;
      }
      next = field.at + 1;
      if (!(field.isText ? typeof content === "string" : field.fits(content))) return false;
      needed += field.needed;
    }
    return needed === allNeeded;
  }

  /** What is not known is kept as it is, unless it could not be written again. */
  function isUnknownDeep(name: string, content: unknown): boolean {
    return !ignored.includes(name) && isTooDeep(content);
  }

  function passesOneByOne(value: Record<string, unknown>): boolean {
    if (!fields.every(({ name, fits }) => fits(value[name]))) return false;
    return !Object.keys(value).some((name) => !byName.has(name) && isUnknownDeep(name, value[name]));
  }

  return (value) => isObject(value) && (passes(value) || passesOneByOne(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
