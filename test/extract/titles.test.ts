import { describe, expect, it } from "vitest";
import { headingBit, scanHeading } from "../../src/extract/cue-scanner.js";
import { extractAll } from "../../src/extract/index.js";
import { titleWords } from "../../src/extract/title-words.js";

const NEXT = headingBit("next");

describe("a title announces next steps", () => {
  it.each([
    "Next steps",
    "Natural next steps:",
    "Recommended next steps",
    "Suggested fixes:",
    "TODO",
    "## Todos",
    "Follow-ups (in order of value)",
    "Once this is merged, the following remains, with these as next steps:",
    "次のステップ",
    "다음 단계",
    "下一步",
    "Следующие шаги",
    "Siguientes pasos",
    "Próximos passos",
    "Prochaines étapes",
    "Nächste Schritte",
    "Prossimi passi",
    "Další kroky",
    "On your side",
    "What you need to do:",
    "需要你处理",
    "お願いしたいこと",
    "직접 하실 일",
    "С вашей стороны",
    "Por tu parte",
    "Do seu lado",
    "À votre charge",
    "Auf deiner Seite:",
    "A tuo carico",
    "Na tvé straně",
  ])("%s", (title) => {
    expect(scanHeading(title) & NEXT).toBe(NEXT);
  });

  it.each([
    ["a file is named", "Created `docs/RECOMMENDATIONS.md` with:"],
    ["a file is named without marks", "Updated NEXT_STEPS.md as follows:"],
    ["it stands in brackets", "What changed (the next section lists the files):"],
    ["an earlier clause says it", "Next I went through the handlers one by one, and they now do this:"],
    ["all are meant", "TODOS OS TESTES PASSARAM"],
    ["all are meant in Spanish", "Todos los criterios cumplidos"],
    ["a form is recommended", "Recommended data shape"],
    ["the following files, Japanese", "次のファイルを変更しました:"],
    ["the following files, Korean", "다음 파일을 수정했습니다:"],
    ["the following changes, Russian", "Внесены следующие изменения:"],
    ["the following changes, Spanish", "Se hicieron los siguientes cambios:"],
    ["what is below, Portuguese", "A seguir, o que mudou:"],
    ["a suite of tests", "Suite de tests"],
    ["actions that were taken", "Actions réalisées"],
    ["measures that were taken", "Umgesetzte Maßnahmen"],
    ["other changes, Czech", "Další změny"],
  ])("but not where %s", (_, title) => {
    expect(scanHeading(title) & NEXT).toBe(0);
  });

  it("keeps a short title whole and of a sentence its last clause", () => {
    expect(titleWords("Checks, then next steps")).toBe("Checks, then next steps");
    expect(titleWords("I read the handlers of the billing service first, and these remain:")).toBe("and these remain:");
  });

  it("and a list below a title that names a file is no list of steps", () => {
    const output = "Created `docs/RECOMMENDATIONS.md` with:\n\n- The flow of a payment.\n- The layout of the ledger.\n";
    expect(extractAll(output).nextSteps).toEqual([]);
  });
});
