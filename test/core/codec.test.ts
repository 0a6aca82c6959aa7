import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encode } from "../../src/core/codec.js";

type Item = { n: number };

/** One change of a list that keeps the other items. */
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("append" as const), at: fc.nat(), n: fc.nat() }) },
  fc.record({
    kind: fc.constantFrom("replace" as const, "remove" as const, "shorten" as const),
    at: fc.nat(),
    n: fc.nat(),
  }),
);

function applied(list: Item[], { kind, at, n }: { kind: string; at: number; n: number }): Item[] {
  const index = at % list.length;
  if (kind === "append") return [...list, { n }];
  if (kind === "shorten") return list.slice(0, Math.max(1, list.length - 1));
  if (kind === "replace") return list.map((item, i) => (i === index ? { n } : item));
  return list.length === 1 ? list : list.filter((_, i) => i !== index);
}

describe("encode", () => {
  it("gives the whole of a long list after any changes, one item a line", () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 1_050 }), fc.array(change, { maxLength: 30 }), (length, changes) => {
        let list: Item[] = Array.from({ length }, (_, n) => ({ n }));
        for (const next of changes) {
          list = applied(list, next);
          const { text, pieces } = encode({ agentId: "a", facts: list }, ["op"]);
          if (pieces) expect(pieces.map((piece) => piece.text).join("")).toBe(text);
          // What was written once is not looked at again.
          for (const piece of pieces ?? []) {
            piece.bytes ??= Buffer.from(piece.text);
            expect(Buffer.from(piece.bytes).toString()).toBe(piece.text);
          }
          expect(JSON.parse(text)).toEqual({ formatVersion: 1, agentId: "a", facts: list, operations: ["op"] });
          expect(text.split("\n").filter((line) => line.startsWith('{"n"'))).toHaveLength(list.length);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("tells two lists apart that begin with the same item", () => {
    const [first, ...rest] = Array.from({ length: 600 }, (_, n) => ({ n }));
    const other = rest.map(({ n }) => ({ n: -n }));
    for (const list of [
      [first, ...rest],
      [first, ...other],
      [first, ...rest],
    ]) {
      expect(JSON.parse(encode({ list }, []).text).list).toEqual(list);
    }
  });

  it("writes a long list that does not hold objects only", () => {
    const list: unknown[] = Array.from({ length: 600 }, (_, n) => ({ n }));
    encode({ list }, []);
    for (const at of [0, 300, 599]) {
      for (const odd of ["text", null, [1]]) {
        const mixed = list.map((item, i) => (i === at ? odd : item));
        expect(JSON.parse(encode({ list: mixed }, []).text).list).toEqual(mixed);
      }
    }
  });

  it("leaves out what JSON leaves out, and names what it cannot hold", () => {
    const odd = { latest: null, history: [], note: () => 1, sign: Symbol("s"), gone: undefined, constructor: 5 };
    expect(JSON.parse(encode(odd, []).text)).toEqual({ formatVersion: 1, latest: null, history: [], constructor: 5 });
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    for (const extra of [10n, circular, [{ n: 10n }]]) {
      const named = expect.objectContaining({ code: "INVALID_INPUT", field: "extra" });
      expect(() => encode({ latest: null, extra }, [])).toThrow(named);
    }
  });
});
