import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Schema } from "../../src/core/document-type.js";
import { parserOf, REFUSED } from "../../src/core/parser.js";
import { SessionHistoryStore } from "../../src/model/session.js";
import { TaskCompletionData, WorkStateUpdate } from "../../src/model/task.js";
import { WorkState } from "../../src/model/work-state.js";
import { ContextOptions } from "../../src/operations/context.js";
import { NewFact } from "../../src/operations/create-fact.js";
import { MemoryExport } from "../../src/operations/export.js";
import { SearchOptions } from "../../src/operations/search.js";
import { RecorderOptions } from "../../src/recorder.js";

const SCHEMAS: Record<string, Schema> = {
  TaskCompletionData,
  WorkStateUpdate,
  WorkState,
  SessionHistoryStore,
  ContextOptions,
  NewFact,
  MemoryExport,
  SearchOptions,
  RecorderOptions,
  record: z.looseObject({ ratings: z.optional(z.record(z.string(), z.number())) }),
};

type AnyDef = z.core.$ZodTypes["_zod"]["def"];

const anything = fc.oneof(
  fc.constantFrom(undefined, null, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, true, "", "running", [], {}),
  fc.string(),
  fc.array(fc.string(), { maxLength: 2 }),
);

/** Values that fit a schema, most of the time. */
function near(schema: Schema): fc.Arbitrary<unknown> {
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

describe("parserOf", () => {
  it.each(Object.entries(SCHEMAS))("takes of %s only what zod takes, and gives back the same", (_, schema) => {
    const parse = parserOf(schema);
    fc.assert(
      fc.property(near(schema), (value) => {
        const parsed = parse(value);
        if (parsed === REFUSED) return;
        const zods = z.safeParse(schema, value);
        expect(zods.success).toBe(true);
        expect(parsed).toStrictEqual(zods.data);
        expect(JSON.stringify(parsed)).toBe(JSON.stringify(zods.data));
      }),
    );
  });

  it.each(Object.entries(SCHEMAS))(
    "takes of %s what zod takes, where no check or record is asked for",
    (name, schema) => {
      const asks = (value: unknown): boolean =>
        typeof value === "object" &&
        value !== null &&
        Object.entries(value).some(
          ([field, inner]) => (/^(?:maxTokens|limit|ratings)$/.test(field) && inner !== undefined) || asks(inner),
        );
      let taken = 0;
      fc.assert(
        fc.property(near(schema), (value) => {
          if (asks(value) || !z.safeParse(schema, value).success) return;
          taken++;
          expect(parserOf(schema)(value)).not.toBe(REFUSED);
        }),
      );
      if (name !== "record") expect(taken).toBeGreaterThan(0);
    },
  );

  it("copies what it takes, inherited fields too, and never a prototype", () => {
    const parse = parserOf(z.looseObject({ list: z.array(z.string()) }));
    const given = Object.assign(Object.create({ inherited: 1 }), { list: ["a"] });
    const parsed = parse(given) as Record<string, unknown>;
    expect(parsed).toStrictEqual({ list: ["a"], inherited: 1 });
    expect(parsed.list).not.toBe(given.list);
    const hostile = JSON.parse('{"list":[],"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(parse(hostile))).toBe(Object.prototype);
    expect(parse(hostile)).toStrictEqual({ list: [] });
  });

  it("leaves to zod what has checks of its own", () => {
    const schema = z.object({ limit: z.number().check(z.int(), z.positive()) });
    expect(parserOf(schema)({ limit: 3 })).toBe(REFUSED);
    expect(parserOf(z.optional(schema))(undefined)).toBeUndefined();
  });
});
