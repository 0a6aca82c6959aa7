import { describe, expect, it } from "vitest";
import { isPlainlyOpen } from "../../src/extract/fields/plainly-open.js";
import { extractAll } from "../../src/extract/index.js";

const OPEN = [
  "I ported the screens to Svelte, but ran out of time, so only half of them are done.",
  "I rewrote the reader. I did not run the tests.",
  "None of it is pushed.",
  "I didn't run the tests because there is no database here.",
  "The tests weren't run.",
  "I didn't rebuild after this last edit.",
  "I couldn't run the tests since Docker isn't available.",
  "No ejecuté las pruebas porque aquí no hay base de datos.",
  "Il reste à migrer les pages d'administration.",
  "Non ho ancora rimosso il vecchio client.",
  "データベースがないため、テストは実行していません。",
  "The upload test still fails with a timeout and I could not find out why.",
  "Empecé a portar las pantallas, pero solo terminé la mitad.",
  "Reescribí el lector. No ejecuté las pruebas.",
  "La prueba de subida sigue fallando y no encontré la causa.",
  "Comecei a portar as telas, mas só terminei metade.",
  "Reescrevi o leitor. Não rodei os testes.",
  "O teste de envio continua falhando e não encontrei a causa.",
  "J'ai commencé le portage mais je n'ai terminé que la moitié des écrans.",
  "Je n'ai pas lancé les tests après le portage.",
  "Le test d'envoi échoue toujours, cause inconnue.",
  "Ho iniziato il porting, ma ho finito solo metà delle schermate.",
  "Non ho eseguito i test dopo il porting.",
  "Niente è stato committato.",
  "Ich habe die Umstellung begonnen, aber nur die Hälfte geschafft.",
  "Die Tests habe ich nicht ausgeführt.",
  "Nichts davon ist committet.",
  "Der Upload-Test schlägt weiterhin fehl, die Ursache ist unklar.",
  "Я начал перенос, но успел только половину экранов.",
  "Тесты после переноса не запускал.",
  "Ничего не закоммичено.",
  "Тест загрузки по-прежнему падает, причина неизвестна.",
  "Začal jsem s přenosem, ale stihl jsem jen polovinu obrazovek.",
  "Testy po přenosu jsem nespouštěl.",
  "Test nahrávání stále padá, příčina není známa.",
  "我开始移植,但只完成了一半的页面。",
  "移植之后没有运行测试。",
  "上传测试仍然失败,原因不明。",
  "移植に着手しましたが、まだ半分しか終わっていません。",
  "移植後のテストは実行していません。",
  "アップロードのテストはまだ失敗しており、原因は不明です。",
  "이식을 시작했지만 절반만 끝냈습니다.",
  "이식 후 테스트는 실행하지 않았습니다.",
  "업로드 테스트는 여전히 실패하며 원인은 알 수 없습니다.",
];

describe("what is plainly said to be open is unfinished, and nobody's decision", () => {
  it.each(OPEN)("%s", (text) => {
    const { unfinished, decisions } = extractAll(`${text}\n`);
    // What was done stands in a sentence of its own and is no part of it.
    expect(unfinished).toEqual([text.split(/(?<=(?:reader|lector|leitor)\.) /).at(-1)]);
    expect(decisions).toEqual([]);
  });

  it("whatever else went well afterwards", () => {
    const { unfinished } = extractAll(
      "The payment test keeps failing with a 500 that I could not explain.\n\nI then renamed `Cart` to `Basket`. Unit tests pass and the build is green.\n",
    );
    expect(unfinished).toEqual(["The payment test keeps failing with a 500 that I could not explain."]);
  });

  it.each([
    "The page failed at first, I could not reproduce it, and it is fixed.",
    "All tests were run and pass.",
    "If the tests do not run, the script stops.",
    "Because the tests still fail and nobody could explain it, I pinned the old version.",
    "Ich habe die Tests ausgeführt, alle laufen.",
    "Все тесты запускал, проходят.",
    "全部测试都已运行并通过。",
    "テストはすべて実行しました。",
    "테스트를 모두 실행했습니다.",
  ])("as opposed to: %s", (text) => {
    expect(isPlainlyOpen(text)).toBe(false);
  });
});
