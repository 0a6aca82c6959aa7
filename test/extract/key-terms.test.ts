import { describe, expect, it } from "vitest";
import { keyTerms } from "../../src/extract/fields/key-terms.js";
import { extractAll } from "../../src/extract/index.js";

describe("key terms", () => {
  const run = [
    "Rounded the invoice totals once, after the discount, in `totals.ts`.",
    "- `applyDiscount` reads the rate from `rateTable`, and `totals.ts` calls it.",
    "- `printInvoice` and `mail_invoice` show the column as it is.",
    "- `--round-late` switches it on, `archive.ts` and `ledger.ts` are read as before.",
    "- `closingBalance`, `openingBalance` and `carry_over` follow from it, as does `tax.config.json`.",
    "NOTE: the NOTE of the printer is as it was.",
  ].join("\n\n");

  it("name what the summary does not", () => {
    const { what, keyTerms: terms } = extractAll(run);
    expect(terms.length).toBeGreaterThan(0);
    for (const term of terms) {
      expect(what.toLowerCase()).not.toContain(term.toLowerCase());
      expect(run).toContain(term);
    }
    const all = `${what} ${terms.join(" ")}`;
    for (const name of ["applyDiscount", "rateTable", "printInvoice", "mail_invoice"]) expect(all).toContain(name);
  });

  it("stand beside a summary that was given", () => {
    const { keyTerms: terms } = extractAll(run, { summary: "Rounded once" });
    expect(terms).toContain("totals.ts");
  });

  it("are not those of work to come", () => {
    const open = `${run}\n\n## Next steps\n\n- Move \`taxTable\` into \`billing_rates\``;
    const terms = extractAll(open, { summary: "Rounded once" }).keyTerms;
    expect(terms).not.toContain("taxTable");
    expect(terms).not.toContain("billing_rates");
  });

  it("are names that the agent spoke of, and no syntax", () => {
    const conversationLog = [
      { role: "user" as const, text: "Use `scroll_down` and `find_file` to look at `totals.ts`." },
    ];
    const output = `${run}\n\n- It is \`undefined\`, not \`null\`, where \`----\` stands.`;
    const terms = extractAll(output, { summary: "Rounded once", conversationLog }).keyTerms;
    expect(terms).toContain("totals.ts");
    for (const other of ["scroll_down", "find_file", "undefined", "null", "----"]) expect(terms).not.toContain(other);
  });

  it("are none where nothing was named", () => {
    expect(extractAll("All of it is done and works.").keyTerms).toEqual([]);
  });

  it("keep their order, leave out shouted words and parts of what was said, and end at their bound", () => {
    const names = ["Ledger.ts", "NOTE", "ledger", "rateTable", "archive.ts", "mail_invoice"];
    expect(keyTerms(names, ["Moved archive.ts"], 9)).toEqual(["Ledger.ts", "rateTable", "mail_invoice"]);
    expect(keyTerms(names, [], 2)).toEqual(["Ledger.ts", "rateTable"]);
    expect(keyTerms(["ÄNDERN", "СТОП", "Übertrag_2"], [], 9)).toEqual(["Übertrag_2"]);
  });
});
