import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginningOf } from "../../src/core/beginning.js";

const LIST = "history";
const names = fc.oneof(fc.constantFrom('"', "\\", '"history":[', "his", "latest"), fc.string({ maxLength: 6 }));
const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), names, fc.constant({ [LIST]: [1, 2] }));
const fields = fc.dictionary(
  names.filter((name) => name !== LIST && name !== "__proto__" && !/^\d+$/.test(name)),
  value,
  { maxKeys: 4 },
);

describe("the beginning of a document", () => {
  it("is what stands before the list, and its first item, however it is laid out", () => {
    fc.assert(
      fc.property(
        fields,
        fc.array(value),
        fields,
        fc.constantFrom(undefined, 1, "\t"),
        (before, items, behind, indent) => {
          const after = Object.fromEntries(Object.entries(behind).filter(([name]) => !(name in before)));
          const text = JSON.stringify({ ...before, [LIST]: items, ...after }, null, indent);
          const beginning = beginningOf(text, LIST);
          if (items.length < 2) expect(beginning).toBeNull();
          else
            expect(JSON.parse(beginning ?? "")).toEqual(
              JSON.parse(JSON.stringify({ ...before, [LIST]: items.slice(0, 1) })),
            );
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is none where the list is missing, inside of something or no list", () => {
    for (const document of [
      {},
      { latest: { [LIST]: [1, 2] } },
      { [LIST]: "[1,2]" },
      { [LIST]: null },
      { a: LIST },
      [[1, 2]],
    ]) {
      expect(beginningOf(JSON.stringify(document), LIST)).toBeNull();
    }
  });
});
