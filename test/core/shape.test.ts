import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Schema } from "../../src/core/document-type.js";
import { shapeOf } from "../../src/core/shape.js";
import { AgentFact, SharedKnowledge } from "../../src/model/fact.js";
import { ProjectRecord } from "../../src/model/project-memory.js";
import { SessionSummary } from "../../src/model/session.js";
import { WorkState } from "../../src/model/work-state.js";
import { near } from "../support/near.js";

const SCHEMAS: Record<string, Schema> = { AgentFact, SharedKnowledge, SessionSummary, ProjectRecord, WorkState };

/** The same fields in another order. */
function shuffled(value: unknown, seed: number): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const at = entries.length === 0 ? 0 : seed % entries.length;
  return Object.fromEntries([...entries.slice(at).reverse(), ...entries.slice(0, at)]);
}

describe("shapeOf", () => {
  it.each(Object.entries(SCHEMAS))("says of %s what zod says, in whatever order the fields stand", (_, schema) => {
    let taken = 0;
    fc.assert(
      fc.property(near(schema), fc.nat(99), (value, seed) => {
        const { success } = z.safeParse(schema, value);
        taken += Number(success);
        expect(shapeOf(schema)(value)).toBe(success);
        expect(shapeOf(schema)(shuffled(value, seed))).toBe(success);
      }),
    );
    expect(taken).toBeGreaterThan(0);
  });

  it("asks for fields that are not listed among an object's own", () => {
    const shape = shapeOf(z.looseObject({ id: z.string(), count: z.optional(z.number()) }));
    class Item {
      get id() {
        return "a";
      }
    }
    expect(shape(new Item())).toBe(true);
    expect(shape(Object.create({ id: "a", count: "many" }))).toBe(false);
  });
});
