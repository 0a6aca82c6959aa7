import { describe, expect, it } from "vitest";
import { takesBack } from "../../src/extract/fields/takes-back.js";
import { extractAll } from "../../src/extract/index.js";

/** A piece of work, statements that take it back, and statements that only sound like it. */
interface Case {
  work: string;
  /** A part of the work that names it. */
  name: string;
  back: readonly string[];
  beside: readonly string[];
}

const CASES: Record<string, Case> = {
  en: {
    work: "I moved the uploads to a bucket.",
    name: "bucket",
    back: [
      "Two checks broke, so I reverted everything.",
      "That doubled the bill, so I rolled the change back.",
      "In the end I undid all of my changes.",
      "It had to be reverted because the keys were missing.",
      "I ended up throwing all of it away.",
      "All changes were rolled back again.",
      "The move of the uploads to a bucket was reverted.",
      "I ran `git reset --hard` afterwards.",
    ],
    beside: [
      "I temporarily reverted the change to confirm that the check fails.",
      "Nothing was reverted.",
      "All writes are rolled back if one of them fails.",
      "The move can be reverted with one command.",
      "Added a button that undoes everything.",
      "I did not undo the change.",
      "If the checks fail, I roll the change back.",
      "Reverted the change to see it fail, then restored it.",
    ],
  },
  es: {
    work: "Moví las subidas a un bucket.",
    name: "bucket",
    back: [
      "Dos pruebas fallaban, así que revertí todo.",
      "Costaba el doble, así que deshice el cambio.",
      "Al final tuve que descartar todos los cambios.",
      "Todos los cambios se revirtieron.",
    ],
    beside: [
      "Agregué un botón para deshacer todo.",
      "No revertí el cambio.",
      "Deshice el cambio temporalmente para comprobar que la prueba falla.",
    ],
  },
  pt: {
    work: "Movi os envios para um bucket.",
    name: "bucket",
    back: [
      "Dois testes falharam, então reverti tudo.",
      "Custava o dobro, por isso desfiz a mudança.",
      "No fim tive que descartar todas as alterações.",
      "Minhas alterações foram desfeitas.",
    ],
    beside: ["Adicionei um botão para desfazer tudo.", "Não reverti a mudança."],
  },
  fr: {
    work: "J'ai déplacé les envois vers un bucket.",
    name: "bucket",
    back: [
      "Deux tests cassaient, j'ai donc tout annulé.",
      "Cela coûtait le double, donc j'ai annulé ce changement.",
      "Finalement j'ai dû retirer toutes mes modifications.",
      "Toutes les modifications ont été annulées.",
    ],
    beside: ["J'ai ajouté un bouton pour tout annuler.", "Je n'ai pas annulé le changement."],
  },
  it: {
    work: "Ho spostato i caricamenti su un bucket.",
    name: "bucket",
    back: [
      "Due test fallivano, quindi ho annullato tutto.",
      "Costava il doppio, perciò l'ho annullata.",
      "Alla fine ho dovuto scartare tutte le modifiche.",
      "Le mie modifiche sono state ritirate.",
    ],
    beside: ["Ho aggiunto un pulsante per annullare tutto.", "Non ho annullato la modifica."],
  },
  de: {
    work: "Ich habe die Uploads in einen Bucket verschoben.",
    name: "Bucket",
    back: [
      "Zwei Tests brachen, also habe ich alles zurückgesetzt.",
      "Das kostete das Doppelte, daher habe ich die Änderung zurückgenommen.",
      "Am Ende musste ich alles rückgängig machen.",
      "Alle Änderungen sind wieder verworfen.",
    ],
    beside: [
      "Ein Knopf, der alles zurücksetzt, ist neu.",
      "Ich habe nichts zurückgesetzt.",
      "Bei einem Fehler kann alles zurückgesetzt werden.",
    ],
  },
  ru: {
    work: "Перенёс загрузки в бакет.",
    name: "бакет",
    back: [
      "Две проверки упали, и я всё отменил.",
      "Стало вдвое дороже, поэтому я откатил это изменение.",
      "В итоге пришлось откатить все изменения.",
      "Все правки отменены.",
    ],
    beside: ["Добавил кнопку, которая всё отменяет.", "Я не откатил изменение."],
  },
  cs: {
    work: "Přesunul jsem nahrávání do bucketu.",
    name: "bucketu",
    back: [
      "Dva testy selhaly, proto jsem všechno vrátil.",
      "Stálo to dvojnásobek, takže jsem změnu zahodil.",
      "Nakonec jsem musel vše vrátit.",
      "Všechny úpravy byly zrušeny.",
    ],
    beside: ["Přidal jsem tlačítko, které vše vrátí.", "Změnu jsem nevrátil."],
  },
  zh: {
    work: "我把上传文件移到了存储桶。",
    name: "存储桶",
    back: [
      "两项检查没有通过，所以我撤销了所有改动。",
      "费用翻倍，于是我把这个改动回滚了。",
      "最后只好回滚全部修改。",
      "費用加倍，所有變更都已還原。",
    ],
    beside: ["添加了撤销全部改动的按钮。", "没有撤销任何改动。", "可以用一条命令撤销全部改动。"],
  },
  ja: {
    work: "アップロードをバケットに移しました。",
    name: "バケット",
    back: [
      "検査が二つ壊れたので、すべて元に戻しました。",
      "費用が倍になったため、この変更を撤回しました。",
      "最終的に全ての変更を取り消しました。",
      "変更はすべてロールバックされました。",
    ],
    beside: ["すべて元に戻すボタンを追加しました。", "確認のため一時的に変更を元に戻しました。"],
  },
  ko: {
    work: "업로드를 버킷으로 옮겼습니다.",
    name: "버킷",
    back: [
      "검사 두 개가 깨져서 모든 변경을 되돌렸습니다.",
      "비용이 두 배가 되어 이 변경을 롤백했습니다.",
      "결국 모든 수정을 취소했습니다.",
      "전부 원상복구했습니다.",
    ],
    beside: ["모든 변경을 되돌리는 버튼을 추가했습니다.", "변경을 되돌리지 않았습니다."],
  },
};

describe.each(Object.entries(CASES))("work that was taken back (%s)", (_, { work, name, back, beside }) => {
  it.each(back.map((statement) => [statement]))("is told with: %s", (statement) => {
    for (const stdout of [`${work} ${statement}`, `${work}\n\n${statement}`, `- ${work}\n- ${statement}`]) {
      const { what } = extractAll(stdout);
      expect(what.split(/\s/).some((word) => statement.includes(word))).toBe(true);
      const told = takesBack(what) !== undefined || what.includes(statement.replace(/[.。]$/, ""));
      expect(told).toBe(true);
      if (what.includes(name)) expect(takesBack(what)).not.toBeUndefined();
    }
  });

  it.each(beside.map((statement) => [statement]))("is none because of: %s", (statement) => {
    const reach = takesBack(statement);
    expect(reach === undefined || reach === "named").toBe(true);
  });
});

describe("what was taken back", () => {
  it("leaves what was done beside it", () => {
    const { what } = extractAll(
      "Renamed the invoice table to bills.\n\nMoved the uploads to a bucket.\n\nThat cost too much, so I rolled the change back.\n\nAll bills are printed with the new name.",
    );
    expect(what).toMatch(/^(?:Renamed the invoice table|All bills)/);
    expect(what).not.toMatch(/bucket(?!.*rolled the change back)/);
  });

  it("stays done where it was done again", () => {
    const { what } = extractAll(
      "Moved the uploads to a bucket. The checks failed, so I reverted everything. The key was missing, so I added it and re-applied the change.",
    );
    expect(what).not.toMatch(/reverted everything$/);
  });

  it("is no title of a commit either, and no commit in the bracket", () => {
    const stdout = [
      "● Bash(git commit -m 'Move the uploads')",
      "  ⎿  [main 4be1c09] Move the uploads",
      "",
      "● I undid the commit because the keys were missing.",
    ].join("\n");
    const { what } = extractAll(stdout);
    expect(what).toContain("I undid the commit because the keys were missing");
    expect(what).not.toContain("4be1c09");
    expect(what).not.toMatch(/Move the uploads(?!; I undid)/);
  });

  it("in an earlier turn does not have to be told", () => {
    const { what } = extractAll(
      "Moved the uploads to a bucket. I reverted everything.\n\n● Bash(npm test)\n  ⎿  ok\n\n● Split the uploads into parts of five megabytes. Changed the limit of the server to match.",
    );
    expect(what).toMatch(/^Split the uploads/);
  });

  it("with the rest of its list", () => {
    const { what } = extractAll(
      "- Moved the uploads to a bucket\n- Moved the downloads to a bucket\n\nIt cost too much, so I rolled the changes back.\n",
    );
    expect(what).toContain("rolled the changes back");
    expect(what).not.toMatch(/^Moved the uploads to a bucket$/);
  });
});
