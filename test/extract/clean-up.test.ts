import { describe, expect, it } from "vitest";
import { isCleanUp } from "../../src/extract/fields/clean-up.js";
import { extractAll } from "../../src/extract/index.js";

describe("a last message that only tells of a clean-up", () => {
  it.each([
    ["Rounded the invoice totals once in `roundTotals`.", "The temporary script has been removed."],
    ["Rounded the invoice totals once in `roundTotals`.", "Cleaned up the helper script and the scratch folder."],
    ["Rounded the invoice totals once in `roundTotals`.", "Nothing was pushed."],
    ["Los totales se redondean una vez en `roundTotals`.", "El script temporal fue eliminado."],
    ["Os totais são arredondados uma vez em `roundTotals`.", "O script temporário foi removido."],
    ["J'ai arrondi les totaux une seule fois dans `roundTotals`.", "Le script temporaire a été supprimé."],
    ["I totali sono arrotondati una volta in `roundTotals`.", "Lo script temporaneo: file temporaneo rimosso."],
    ["Die Summen werden jetzt nur einmal in `roundTotals` gerundet.", "Das temporäre Skript wurde entfernt."],
    ["Суммы теперь округляются один раз в `roundTotals`.", "Временный скрипт удалён."],
    ["Součty se zaokrouhlují jednou v `roundTotals`.", "Dočasný skript byl smazán."],
    ["发票总额现在只在 `roundTotals` 里舍入一次。", "临时脚本已删除。"],
    ["合計は `roundTotals` で一度だけ丸めるようにしました。", "一時スクリプトは削除しました。"],
    ["합계를 `roundTotals`에서 한 번만 반올림하도록 바꿨습니다.", "임시 스크립트를 삭제했습니다."],
  ])("is told by what the run was about: %s %s", (work, last) => {
    const { what } = extractAll(`● ${work}\n\n● Bash(rm tmp.py)\n  ⎿  ok\n\n● ${last}`);
    expect(what.startsWith(work.replaceAll("`", "").slice(0, 8))).toBe(true);
  });

  it("is told where there is nothing else", () => {
    expect(extractAll("Removed the debug logging of the worker.").what).toBe("Removed the debug logging of the worker");
  });

  it.each([
    "Removed the tax table from the config file.",
    "The script reads the temporary folder of the system.",
    "Deleted rows are kept for a month.",
  ])("is no such statement: %s", (text) => {
    expect(isCleanUp(text)).toBe(false);
  });
});
