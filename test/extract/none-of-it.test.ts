import { describe, expect, it } from "vitest";
import { extractSessionSummary } from "../../src/index.js";

const openOf = (told: string) =>
  extractSessionSummary({ agentId: "a", stdout: `I fixed the parser and it reads dates now.\n\n${told}\n` }).unfinished;

describe("a word for none is good news only with what there is none of", () => {
  it.each([
    ["German", "Es gibt noch keine Tests für den Export.", "Es gibt keine Fehler mehr, nichts ist noch offen."],
    ["Spanish", "Todavía falta el export, no hay ninguna prueba.", "No queda pendiente ninguna tarea, sin errores."],
    ["Portuguese", "Ainda falta o export, não há nenhum teste.", "Não falta nada, nenhuma tarefa pendente."],
    ["French", "Il reste l'export, il n'y a aucun test.", "Il ne reste aucune erreur."],
    ["Italian", "Manca ancora l'export, non c'è nessun test.", "Non manca nulla, nessun errore."],
    ["Czech", "Ještě chybí export, nejsou žádné testy.", "Nic nechybí, žádné chyby."],
    ["Japanese", "エクスポートのテストはまだありません。", "残っている作業はありません。"],
    ["Korean", "내보내기 테스트는 아직 없습니다.", "남은 작업은 없습니다."],
  ])("%s", (_, open, done) => {
    expect(openOf(open)).toHaveLength(1);
    expect(openOf(done)).toEqual([]);
  });
});
