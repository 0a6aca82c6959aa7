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
import { near } from "../support/near.js";

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
