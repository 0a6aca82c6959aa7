import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

describe("what a run only read is no decision of it", () => {
  it.each([
    [
      "I reviewed PR 12.",
      "The PR uses optimistic locking instead of row locks, because long transactions blocked the editor.",
    ],
    ["I compared both routers.", "The new router uses a trie instead, because lookups were too slow."],
    ["Revisé el PR 12.", "El PR usa bloqueo optimista en lugar de filas, porque el editor se bloqueaba."],
    [
      "Revisei o commit da Paula.",
      "O commit troca o polling por websockets em vez de aumentar o intervalo, porque o servidor caía.",
    ],
    [
      "J'ai relu la PR 48 de Nadia.",
      "La PR remplace les appels par une file au lieu d'un délai, parce que le prestataire coupait.",
    ],
    ["Ho rivisto la PR 9.", "La PR usa una coda invece di un cron, perché le macchine sono tre."],
    [
      "Ich habe den Commit von Jana durchgesehen.",
      "Der Commit nutzt eine Warteschlange statt eines Cronjobs, weil sich beide störten.",
    ],
    [
      "Я просмотрел MR 77 от Олега.",
      "В MR вместо общей блокировки используется версия строки, потому что транзакции мешали.",
    ],
    ["Prošel jsem PR 9 od Petra.", "PR používá verzi řádku místo zámku, protože dlouhé transakce blokovaly editor."],
    ["我审查了 PR 12。", "该 PR 采用乐观锁而不是行锁，因为长事务会阻塞编辑器。"],
    ["PR #88 をレビューしました。", "このPRは行ロックの代わりに楽観ロックを採用しています。"],
    ["PR 31을 검토했습니다.", "이 PR은 세션을 메모리 대신 Redis에 저장합니다, 인스턴스가 여러 개이기 때문입니다."],
  ])("%s", (opening, told) => {
    expect(extractAll(`● ${opening}\n\n  ${told}\n`).decisions).toEqual([]);
    expect(extractAll(`● Done with it.\n\n  ${told}\n`).decisions).toHaveLength(1);
  });

  it.each([
    "Verdict: approve, because the lock is held per document instead of globally.",
    "I kept JSON Patch rather than full documents to avoid large payloads.",
  ])("as opposed to a verdict and an act of its own: %s", (told) => {
    expect(extractAll(`● I reviewed PR 12.\n\n  ${told}\n`).decisions).toHaveLength(1);
  });
});
