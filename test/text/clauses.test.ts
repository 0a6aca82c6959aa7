import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clauses, finish } from "../../src/text/clauses.js";

describe("clauses", () => {
  it.each([
    [
      "Moved the tax table into the database; the config file keeps a copy",
      ["Moved the tax table into the database; the config file keeps a copy", "Moved the tax table into the database"],
    ],
    [
      "Rounded the totals once after the discount because the printer adds them up again",
      [
        "Rounded the totals once after the discount because the printer adds them up again",
        "Rounded the totals once after the discount",
      ],
    ],
    [
      "税率表已经移到数据库里的新位置，并更新了索引",
      ["税率表已经移到数据库里的新位置，并更新了索引", "税率表已经移到数据库里的新位置"],
    ],
    ["Too short, so nothing goes", ["Too short, so nothing goes"]],
  ])("of %j", (text, wanted) => {
    expect(clauses(text, 200)).toEqual(wanted);
  });

  it("leave nothing open that was opened", () => {
    for (const part of clauses('Set the flag "round once (after the discount; always)" for all invoices', 200))
      expect(part.split('"').length % 2).toBe(1);
  });

  it("of a text that is too long are its beginnings alone", () => {
    const text = `Moved the tax table into the database — ${"word ".repeat(60)}`;
    expect(clauses(text, 200)).toEqual(["Moved the tax table into the database"]);
  });

  it("are beginnings of the text, within the bound, in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 60 }), (text, longest) => {
        for (const part of clauses(text, longest)) {
          expect(text.startsWith(part)).toBe(true);
          expect(part.length).toBeLessThanOrEqual(longest);
        }
      }),
    );
  });
});

describe("finish", () => {
  it.each([
    ["Created the guide with:", "Created the guide"],
    ["The header is now just:", "The header"],
    ["Added the field to the", "Added the field"],
    ["已经完成，", "已经完成"],
    ["Rounded once.", "Rounded once"],
    ["Turn it on", "Turn it"],
  ])("%j → %j", (text, wanted) => {
    expect(finish(text)).toBe(wanted);
  });
});
