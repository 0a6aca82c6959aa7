import fc from "fast-check";
import type * as z from "zod/mini";
import type { Schema } from "../../src/core/document-type.js";

type AnyDef = z.core.$ZodTypes["_zod"]["def"];

const anything = fc.oneof(
  fc.constantFrom(undefined, null, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, true, "", "running", [], {}),
  fc.string(),
  fc.array(fc.string(), { maxLength: 2 }),
);

/** Values that fit a schema, most of the time. */
export function near(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const def = schema._zod.def as AnyDef;
  switch (def.type) {
    case "string":
      return fc.string({ maxLength: 4 });
    case "number":
      return fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double({ noNaN: true }));
    case "boolean":
      return fc.boolean();
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values);
    case "optional":
    case "default":
      return fc.option(near(def.innerType as Schema), { nil: undefined });
    case "nullable":
      return fc.option(near(def.innerType as Schema), { nil: null });
    case "union":
      return fc.oneof(...def.options.map((option) => near(option as Schema)));
    case "array":
      return fc.array(near(def.element as Schema), { maxLength: 2 });
    case "record":
      return fc.dictionary(fc.string({ maxLength: 3 }), near(def.valueType as Schema), { maxKeys: 3 });
    case "object": {
      const fields = Object.entries(def.shape) as [string, Schema][];
      const model: Record<string, fc.Arbitrary<unknown>> = { unknown: anything, __proto: anything };
      for (const [name, field] of fields) model[name] = near(field);
      const needed = fields.filter(([, field]) => !["optional", "default"].includes((field._zod.def as AnyDef).type));
      return fc.record(model, { requiredKeys: needed.map(([name]) => name) });
    }
    default:
      throw new Error(`no values of type ${def.type}`);
  }
}
