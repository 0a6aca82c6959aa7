import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

const LINE = "Wrote the parser for dates and times of the export";
const WHAT = `${LINE}.`;

describe("a SUMMARY line directly below prose", () => {
  it.each([
    ["plain", `SUMMARY: ${LINE}`],
    ["bold label", `**SUMMARY:** ${LINE}`],
    ["bold label, colon outside", `**SUMMARY**: ${LINE}`],
    ["bold as a whole", `**SUMMARY: ${LINE}**`],
    ["in italics", `*SUMMARY: ${LINE}*`],
    ["as code", `\`SUMMARY: ${LINE}\``],
    ["the label as code", `\`SUMMARY:\` ${LINE}`],
    ["list item", `- SUMMARY: ${LINE}`],
    ["bold list item", `* **SUMMARY**: ${LINE}`],
    ["numbered", `1. SUMMARY: ${LINE}`],
    ["heading", `## SUMMARY: ${LINE}`],
    ["with a picture", `📝 **SUMMARY:** ${LINE}`],
    ["full-width colon", `SUMMARY：${LINE}`],
    ["wrapped", "SUMMARY: Wrote the parser for dates\nand times of the export"],
    ["wrapped list item", "- SUMMARY: Wrote the parser for dates\n  and times of the export"],
  ])("%s", (_, line) => {
    for (const above of [
      "The page is ready",
      "The page is ready.",
      "Kept the old reader because two clients use it.",
    ]) {
      const { what, decisions, unfinished, nextSteps, facts } = extractAll(`${above}\n${line}\n`);
      expect(what).toBe(LINE);
      expect([...decisions, ...unfinished, ...nextSteps, ...facts.map(({ fact }) => fact)].join()).not.toContain(
        "parser",
      );
    }
  });

  it("in small letters is the first thing that was done, not a report", () => {
    const { what } = extractAll(`The page is ready.\n**Summary**: ${LINE}\n`);
    expect(what.startsWith(LINE)).toBe(true);
  });

  it("below a line that filled its row", () => {
    const above = "I went through all the places that read a date, and each of them now takes one of";
    expect(extractAll(`${above}\nthe forms.\nSUMMARY: ${LINE}\n`).what).toBe(LINE);
  });

  it("ends where it ended, and keeps what a mark inside belongs to", () => {
    expect(extractAll(`The page is ready.\nSUMMARY: ${WHAT}\nThanks for reading it.\n`).what).toBe(WHAT);
    expect(extractAll("The page is ready.\nSUMMARY: Wrote the parser\nThanks for reading it.\n").what).toBe(
      "Wrote the parser",
    );
    expect(extractAll("Ready.\n**SUMMARY: Wrote `parse()`**\n").what).toBe("Wrote `parse()`");
    expect(extractAll("Ready.\n`SUMMARY:` Wrote `parse()`\n").what).toBe("Wrote `parse()`");
  });

  it("is not every line that holds the word", () => {
    const { what } = extractAll("The page is ready.\nsummary: the parser of dates\n");
    expect(what).toContain("The page is ready");
  });
});

describe("a labelled line below prose is an item of its own list, without its label", () => {
  const above = "The importer reads dates of every form now, and all of its tests are green.";
  it.each([
    [
      "unfinished",
      "Remaining: the docs of the parser are not written yet",
      "the docs of the parser are not written yet",
    ],
    ["unfinished", "**Unfinished:** the docs are not written yet", "the docs are not written yet"],
    ["nextSteps", "Next: write the docs of the parser", "write the docs of the parser"],
    ["decisions", "Decision: chose SQLite over PostgreSQL for the cache", "chose SQLite over PostgreSQL for the cache"],
    ["unfinished", "Offen: die Doku des Parsers fehlt noch", "die Doku des Parsers fehlt noch"],
    [
      "decisions",
      "Décision : SQLite choisi au lieu de PostgreSQL pour le cache",
      "SQLite choisi au lieu de PostgreSQL",
    ],
    ["unfinished", "未完成：解析器的文档还没有写完，测试也没有补", "解析器的文档还没有写完"],
    ["nextSteps", "Próximo paso: escribir la documentación del parser", "escribir la documentación del parser"],
  ] as const)("%s: %s", (field, line, item) => {
    const found = extractAll(`${above}\n${line}\n`);
    expect(found[field].map((text) => text.slice(0, item.length))).toEqual([item]);
    for (const other of ["decisions", "unfinished", "nextSteps"] as const)
      if (other !== field) expect(found[other].join()).not.toContain(item);
  });
});
