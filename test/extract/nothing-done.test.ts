import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

describe("lines that only name what there is none of", () => {
  it.each([
    ["none", "COMMITS", "FILES"],
    ["keine", "Commits", "Dateien"],
    ["ninguno", "Commits", "Archivos"],
    ["nenhum", "Commits", "Arquivos"],
    ["aucun", "Commits", "Fichiers"],
    ["nessuno", "Commit", "File"],
    ["нет", "Коммиты", "Файлы"],
    ["žádné", "Commity", "Soubory"],
    ["无", "提交", "文件"],
    ["なし", "コミット", "ファイル"],
    ["없음", "커밋", "파일"],
  ])("tell nothing: %s", (none, commits, files) => {
    for (const text of [
      `SUMMARY: ${none}\nDECISIONS: ${none}\nUNFINISHED: ${none}\nNEXT: ${none}\n${commits}: ${none}\n${files}: ${none}\n`,
      `SUMMARY: ${none}\n${commits}: ${none}\n`,
      `**SUMMARY:** ${none}\n**${commits}:** ${none}\n- **${files}:** ${none}\n`,
      `SUMMARY: ${none} DECISIONS: ${none} ${commits.toUpperCase()}: ${none}\n`,
    ]) {
      const { what, keyTerms, decisions, unfinished, nextSteps, facts } = extractAll(text);
      expect({ what, keyTerms, decisions, unfinished, nextSteps, facts }).toEqual({
        what: "",
        keyTerms: [],
        decisions: [],
        unfinished: [],
        nextSteps: [],
        facts: [],
      });
    }
    expect(extractAll(`I looked around in the parser.\n\nSUMMARY: ${none}\n${commits}: ${none}\n`).what).toBe(
      "Looked around in the parser",
    );
  });

  it("as opposed to a sentence", () => {
    expect(extractAll("Cause: nothing in the cache was ever dropped.\n").what).not.toBe("");
  });
});

describe("what was done is no step", () => {
  it.each([
    "I reverted commit abcdef1 because it broke the build.",
    "Reverted commit abcdef1, because it broke the build.",
    "Revertí el commit abcdef1 porque rompió la compilación.",
    "Reverti o commit abcdef1 porque quebrou o build.",
    "J'ai annulé le commit abcdef1 parce qu'il cassait le build.",
    "Ho annullato il commit abcdef1 perché rompeva la build.",
    "Ich habe den Commit abcdef1 zurückgenommen, weil er den Build brach.",
    "Я откатил коммит abcdef1, потому что он сломал сборку.",
    "Vrátil jsem commit abcdef1, protože rozbil build.",
    "我回滚了提交 abcdef1，因为它破坏了构建。",
    "ビルドが壊れたため、コミット abcdef1 を取り消しました。",
    "빌드가 깨져서 커밋 abcdef1을 되돌렸습니다.",
  ])("%s", (text) => {
    expect(extractAll(`${text}\n`).nextSteps).toEqual([]);
  });

  it.each(["Next, revert commit abcdef1 because it broke the build.", "Run `npm test` with commit abcdef1."])(
    "as opposed to: %s",
    (text) => {
      expect(extractAll(`I fixed the parser.\n\n${text}\n`).nextSteps).toEqual([text]);
    },
  );
});

describe("what the last words only announce is not told as done", () => {
  it.each([
    "I will add tests next. Let me run the build.",
    "I will add tests next.\n\nLet me run the build.",
    "Voy a añadir las pruebas. Ahora voy a ejecutar la compilación.",
    "Vou adicionar os testes. Agora vou rodar o build.",
    "Je vais ajouter les tests. Maintenant je lance le build.",
    "Aggiungerò i test dopo. Ora eseguo la build.",
    "Ich werde Tests ergänzen. Jetzt führe ich den Build aus.",
    "Сейчас добавлю тесты. Теперь запущу сборку.",
    "Nyní přidám testy. Teď spustím build.",
    "接下来我会添加测试。现在让我运行构建。",
    "次にテストを追加します。まずビルドを実行します。",
    "이제 테스트를 추가하겠습니다. 먼저 빌드를 실행하겠습니다.",
  ])("%s", (text) => {
    const { what, nextSteps } = extractAll(`${text}\n`);
    expect(what).toBe("");
    expect(nextSteps).not.toEqual([]);
    expect(extractAll(`I fixed the parser in \`net.ts\`.\n\n${text}\n`).what).toMatch(/^Fixed the parser in net\.ts/);
  });
});
