import { describe, expect, it } from "vitest";
import { keyTerms } from "../../src/extract/fields/key-terms.js";
import { phrasesIn } from "../../src/extract/fields/phrases.js";
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
    expect(keyTerms(names, [], ["Moved archive.ts"], 9)).toEqual(["Ledger.ts", "rateTable", "mail_invoice"]);
    expect(keyTerms(names, ["dry run"], [], 2)).toEqual(["Ledger.ts", "rateTable"]);
    expect(keyTerms(["rateTable"], ["npm run bill", "ratetable"], [], 9)).toEqual(["rateTable", "npm run bill"]);
    expect(keyTerms(["ÄNDERN", "СТОП", "Übertrag_2"], [], [], 9)).toEqual(["Übertrag_2"]);
  });
});

describe("phrases among the key terms", () => {
  it.each([
    ["The totals follow the **Net 30 rule** of the ledger", ["Net 30 rule"]],
    ["Run `npm run bill` before the printer starts", ["npm run bill"]],
    ["It reads the archive (v2/legacy) first", ["v2/legacy"]],
    ["We keep to the Late Payment Act here", ["Late Payment Act"]],
    ["The write-behind of the ledger is as before", ["write-behind"]],
    ["Of the pages 22/24 were read", ["22/24"]],
    ["The suite has 37 printer tests now", ["37 printer tests"]],
    ["Die **Phase 2B** des Umbaus", ["Phase 2B"]],
    ["O **Recall@10** da busca híbrida", ["Recall@10"]],
    ["Таблица **Net 30** в архиве", ["Net 30"]],
    ["采用了**账单归档**的新格式", ["账单归档"]],
    ["帳票は**一括請求**で出す", ["一括請求"]],
    ["**일괄 청구** 방식으로 낸다", ["일괄 청구"]],
  ])("are what a text sets apart: %j", (text, wanted) => {
    expect(phrasesIn(text)).toEqual(wanted);
  });

  it.each([
    "The **important part** is the printer",
    "It is **done**, and **all 37 tests pass**",
    "**3 tests failed** on the old machine",
    "It reads the archive (as before) first",
    "See the page (https://example.org/a) of it",
    "On 2026/03/17 and in v1/2/3 it was read",
    "The printer has 4 trays",
    "Pages 5-10 of it (7–12) and **2025**",
    "The list of `a => b` and `x = y + z`",
    "**Die wichtige Frage** bleibt",
    "**Важная часть** здесь",
  ])("are no prose, no claims and no code: %j", (text) => {
    expect(phrasesIn(text)).toEqual([]);
  });

  it("stand behind the names, best kept to and latest first, and tell of no work to come", () => {
    const run = [
      "The ledger reads `rateTable` in the write-behind, once a re-run is made.",
      "The write-behind keeps the order, so the write-behind of the **Net 30 rule** does too.",
      "The printer waits for the write-behind.",
      "## Next steps",
      "- Move the **Net 60 rule** to the archive",
    ].join("\n\n");
    const terms = extractAll(run, { summary: "Rounded once" }).keyTerms;
    expect(terms[0]).toBe("rateTable");
    expect(terms).toContain("write-behind");
    expect(terms).toContain("Net 30 rule");
    expect(terms).not.toContain("re-run");
    expect(terms).not.toContain("Net 60 rule");
  });
});
