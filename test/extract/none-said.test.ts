import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

describe("a field of a report that says there is nothing", () => {
  it.each([
    "REMEMBER: [lesson] none",
    "REMEMBER: Nothing to remember",
    "REMEMBER: nothing new",
    "REMEMBER: no lasting facts",
    "UNFINISHED: Nothing, all done!",
    "UNFINISHED: everything is finished",
    "UNFINISHED: 全部完成",
    "UNFINISHED: nichts mehr offen",
    "UNFINISHED: nada pendiente",
    "NEXT: No further steps needed.",
    "NEXT: (no next steps)",
    "NEXT: 暂无",
    "NEXT: нечего делать",
    "DECISIONS: keine Entscheidungen",
    "DECISIONS: 特にありません",
    "DECISIONS: aucune décision",
  ])("%s", (line) => {
    const found = extractAll(`SUMMARY: fixed the page\n${line}\n`);
    expect(found).toMatchObject({ decisions: [], unfinished: [], nextSteps: [], facts: [] });
  });
});

describe("the label of what is left", () => {
  it.each(["À FAIRE", "POR HACER", "A FAZER", "DA FARE", "ZU TUN"])("%s", (label) => {
    const found = extractAll(`SUMMARY: page corrigée\nDECISIONS: garder Postgres\n${label} : tester la page\n`);
    expect(found).toMatchObject({ decisions: ["garder Postgres"], unfinished: ["tester la page"] });
  });
});
