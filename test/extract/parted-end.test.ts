import { describe, expect, it } from "vitest";
import { sentences } from "../../src/extract/units.js";

const REPORT =
  "All 27 tests pass, the mainland keeps its price and the islands pay the surcharge in a field of its own";
const BERICHT =
  "三个提交都通过了测试，应用要显示数据可能过时的字样，来源出错时先返回三分钟以内的旧数据，超过三分钟照样返回错误，因为公交车早就开走了";

describe("the end of a long sentence is a statement of its own", () => {
  it.each([
    "shall I add a test for the empty file?",
    "¿añado una prueba para el fichero vacío?",
    "quer que eu acrescente um teste para o arquivo vazio?",
    "voulez-vous que j'ajoute un test pour le fichier vide ?",
    "vuoi che aggiunga una prova per il file vuoto?",
    "soll ich einen Test für die leere Datei ergänzen?",
    "хотите, чтобы я добавил тест на пустой файл?",
    "mám přidat test pro prázdný soubor?",
  ])("where it offers: %s", (offer) => {
    expect(sentences(`${REPORT}, ${offer}`)).toEqual([REPORT, offer]);
  });

  it.each(["要我补一个空文件的测试用例和说明文档吗？", "需要我補一個空檔案的測試案例和說明文件嗎？"])("%s", (offer) => {
    expect(sentences(`${BERICHT}，${offer}`)).toEqual([BERICHT, offer]);
  });

  it.each([
    "I did not run the integration tests.",
    "no ejecuté las pruebas de integración.",
    "je n'ai pas lancé les tests d'intégration.",
    "die Tests wurden nicht ausgeführt.",
    "я ещё не запускал тесты.",
  ])("where it tells of open work: %s", (open) => {
    expect(sentences(`${REPORT}; ${open}`)).toEqual([REPORT, open]);
  });

  it.each(["the old field is kept for the invoices.", "la columna vieja se queda como estaba."])(
    "as opposed to: %s",
    (rest) => {
      expect(sentences(`${REPORT}; ${rest}`)).toHaveLength(1);
    },
  );
});
