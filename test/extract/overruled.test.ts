import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidate, candidatesOf } from "../../src/extract/candidate.js";
import { isOverruled } from "../../src/extract/fields/overruled.js";
import { extractAll, type ListField } from "../../src/extract/index.js";
import { type Ending, endingOf } from "../../src/extract/places.js";
import { RunReader } from "../../src/extract/run-reader.js";

/** What was said first, what takes it back, and what only speaks of something alike. */
interface Case {
  first: string;
  back: readonly string[];
  beside: readonly string[];
}

const DECISIONS: Record<string, Case> = {
  en: {
    first: "Chose `redis` over an in-process map for the session cache, because two workers share it.",
    back: [
      "Switched back to an in-process map for the session cache, `redis` was too slow on Windows.",
      "Reverted the `redis` session cache, since the two workers are gone.",
      "Used an in-process map instead of `redis`, so nothing has to be installed.",
    ],
    beside: [
      "Reverted the colour of the header, since nobody liked it.",
      "Used `pino` instead of `winston`, so logs stay small.",
      "Should I use an in-process map instead of `redis`?",
    ],
  },
  zh: {
    first: "会话缓存采用 `redis` 而不是进程内的表，因为两个进程共用它。",
    back: [
      "会话缓存已改回进程内的表，不再采用 `redis`，因为它太慢。",
      "会话缓存改用进程内的表而不是 `redis`，因为无需安装。",
    ],
    beside: ["页面标题的颜色已回滚，因为没人喜欢。", "日志采用 `pino` 而不是 `winston`，因为体积小。"],
  },
  ja: {
    first: "セッションのキャッシュには二つのプロセスで共有するため `redis` を採用した。",
    back: [
      "セッションのキャッシュへの `redis` の採用は遅いため撤回し、プロセス内の表に戻しました。",
      "セッションのキャッシュには `redis` の代わりにプロセス内の表を採用した、導入が不要なため。",
    ],
    beside: ["ヘッダの色の変更は不評のため撤回した。", "ログには `winston` の代わりに `pino` を採用した、軽いため。"],
  },
  ko: {
    first: "두 프로세스가 공유하므로 세션 캐시에 `redis`를 채택했습니다.",
    back: [
      "세션 캐시에 채택한 `redis`는 느려서 되돌렸습니다.",
      "설치가 필요 없도록 `redis` 대신 프로세스 안의 표를 선택했습니다.",
    ],
    beside: ["헤더 색 변경은 평이 나빠 되돌렸습니다.", "가벼워서 `winston` 대신 `pino`를 선택했습니다."],
  },
  ru: {
    first: "Выбран `redis` для кэша сессий, потому что его делят два процесса.",
    back: [
      "Для кэша сессий `redis` отменён, потому что он медленный.",
      "Выбрана таблица в памяти вместо `redis`, чтобы ничего не ставить.",
    ],
    beside: [
      "Цвет заголовка отменён, потому что никому не нравился.",
      "Выбран `pino` вместо `winston`, чтобы журнал был меньше.",
    ],
  },
  es: {
    first: "Elegí `redis` para la caché de sesiones porque la comparten dos procesos.",
    back: [
      "Se descartó `redis` para la caché de sesiones porque era lento.",
      "Usé una tabla en memoria en lugar de `redis` para no instalar nada.",
    ],
    beside: [
      "Se descartó el color nuevo del encabezado porque no gustaba.",
      "Usé `pino` en lugar de `winston` para evitar registros grandes.",
    ],
  },
  pt: {
    first: "Escolhi `redis` para o cache de sessões porque dois processos o compartilham.",
    back: [
      "O `redis` no cache de sessões foi descartado porque era lento.",
      "Usei uma tabela na memória em vez de `redis` para evitar instalação.",
    ],
    beside: [
      "A cor nova do cabeçalho foi descartada porque ninguém gostou.",
      "Usei `pino` em vez de `winston` para evitar registros grandes.",
    ],
  },
  fr: {
    first: "Choisi `redis` pour le cache des sessions, car deux processus le partagent.",
    back: [
      "Abandonné `redis` pour le cache des sessions, car trop lent.",
      "Choisi une table en mémoire au lieu de `redis`, pour éviter une installation.",
    ],
    beside: [
      "Abandonné la couleur de l'en-tête, car personne ne l'aimait.",
      "Choisi `pino` au lieu de `winston`, pour éviter de gros journaux.",
    ],
  },
  de: {
    first: "Für den Cache der Sitzungen `redis` gewählt, weil ihn zwei Prozesse teilen.",
    back: [
      "`redis` für den Cache der Sitzungen wieder verworfen, weil es zu langsam war.",
      "Eine Tabelle im Speicher statt `redis` gewählt, damit nichts installiert werden muss.",
    ],
    beside: [
      "Die Farbe der Kopfzeile wieder verworfen, weil sie niemandem gefiel.",
      "`pino` statt `winston` gewählt, damit die Protokolle klein bleiben.",
    ],
  },
  it: {
    first: "Scelto `redis` per la cache delle sessioni, perché due processi la condividono.",
    back: [
      "Abbandonato `redis` per la cache delle sessioni, perché troppo lento.",
      "Scelta una tabella in memoria invece di `redis`, per evitare installazioni.",
    ],
    beside: [
      "Abbandonato il colore dell'intestazione, perché non piaceva.",
      "Scelto `pino` invece di `winston`, per evitare registri grandi.",
    ],
  },
  cs: {
    first: "Pro cache relací zvolen `redis`, protože ji sdílejí dva procesy.",
    back: [
      "Pro cache relací byl `redis` zrušen, protože byl pomalý.",
      "Zvolena tabulka v paměti místo `redis`, aby se nic neinstalovalo, jinak by to nešlo.",
    ],
    beside: [
      "Barva hlavičky byla zrušena, protože se nikomu nelíbila.",
      "Zvolen `pino` místo `winston`, aby se předešlo velkým záznamům.",
    ],
  },
};

const UNFINISHED: Record<string, Case> = {
  en: {
    first: "The export of `orders.ts` is not implemented yet and its tests are missing.",
    back: [
      "The export of `orders.ts` is implemented now, with tests.",
      "Implemented the export of `orders.ts` and added its tests.",
    ],
    beside: [
      "The export of `invoices.ts` is implemented now, with tests.",
      "The export of `orders.ts` still needs tests and is not implemented.",
    ],
  },
  zh: {
    first: "`orders.ts` 的导出功能尚未实现，还缺少测试。",
    back: ["`orders.ts` 的导出功能已经实现，测试也通过。"],
    beside: ["`invoices.ts` 的导出功能已经实现，测试也通过。"],
  },
  ja: {
    first: "`orders.ts` の書き出し機能は未実装で、テストも不足しています。",
    back: ["`orders.ts` の書き出し機能の実装が完了し、テストも成功しました。"],
    beside: ["`invoices.ts` の書き出し機能の実装が完了し、テストも成功しました。"],
  },
  ko: {
    first: "`orders.ts` 내보내기 기능은 아직 구현되지 않았고 테스트가 남아 있습니다.",
    back: ["`orders.ts` 내보내기 기능은 이제 구현되었고 테스트도 통과했습니다."],
    beside: ["`invoices.ts` 내보내기 기능은 이제 구현되었고 테스트도 통과했습니다."],
  },
  ru: {
    first: "Экспорт заказов в `orders.ts` ещё не реализован, осталось написать проверки.",
    back: ["Экспорт заказов в `orders.ts` реализован, успешно написаны проверки."],
    beside: ["Экспорт счетов в `invoices.ts` реализован, успешно написаны проверки."],
  },
  es: {
    first: "Falta la exportación de pedidos en `orders.ts`, queda pendiente.",
    back: ["La exportación de pedidos en `orders.ts` está completada y funciona."],
    beside: ["La exportación de facturas en `invoices.ts` está completada y funciona."],
  },
  pt: {
    first: "Falta a exportação de pedidos em `orders.ts`, ainda pendente.",
    back: ["A exportação de pedidos em `orders.ts` está concluída e funciona."],
    beside: ["A exportação de faturas em `invoices.ts` está concluída e funciona."],
  },
  fr: {
    first: "L'export des commandes dans `orders.ts` n'est pas encore fait, il reste à écrire.",
    back: ["L'export des commandes dans `orders.ts` est terminé et fonctionne."],
    beside: ["L'export des factures dans `invoices.ts` est terminé et fonctionne."],
  },
  de: {
    first: "Der Export der Bestellungen in `orders.ts` fehlt noch und ist offen.",
    back: ["Der Export der Bestellungen in `orders.ts` ist fertig und funktioniert."],
    beside: ["Der Export der Rechnungen in `invoices.ts` ist fertig und funktioniert."],
  },
  it: {
    first: "L'esportazione degli ordini in `orders.ts` manca ancora, resta da fare.",
    back: ["L'esportazione degli ordini in `orders.ts` è completata e funziona."],
    beside: ["L'esportazione delle fatture in `invoices.ts` è completata e funziona."],
  },
  cs: {
    first: "Export objednávek v `orders.ts` chybí, ještě ho zbývá napsat.",
    back: ["Export objednávek v `orders.ts` je dokončen a funguje."],
    beside: ["Export faktur v `invoices.ts` je dokončen a funguje."],
  },
};

/** Two messages with the call of a tool between them. */
const run = (first: string, later: string) => `${first}\n\nTool use: Bash\n\n\`\`\`\nok\n\`\`\`\n\n${later}\n`;

function endOf(text: string): Ending {
  const units: Candidate[] = [];
  const reader = new RunReader((block) => units.push(...candidatesOf(block)));
  for (const line of text.split("\n")) reader.line(line);
  reader.flush();
  return endingOf(units, new Set());
}

/** Whether the first statement still stands at the end. */
function stands(field: ListField, first: string, later: string): boolean {
  const end = endOf(run(first, later));
  const units = end.units.filter((unit) => first.includes(unit.text));
  expect(units.length).toBeGreaterThan(0);
  return !units.every((unit) => isOverruled(unit, field, end));
}

describe.each([
  ["decisions", DECISIONS],
  ["unfinished", UNFINISHED],
] as const)("%s", (field, languages) => {
  describe.each(Object.entries(languages))("in %s", (_, { first, back, beside }) => {
    it.each(back)("are taken back by: %s", (later) => {
      expect(stands(field, first, later)).toBe(false);
    });
    it.each([...beside, "The page shows it now."])("stand beside: %s", (later) => {
      expect(stands(field, first, later)).toBe(true);
    });
    it("are not taken back by what was said before them", () => {
      for (const earlier of back) {
        const end = endOf(run(earlier, first));
        expect(end.closing.some((unit) => isOverruled(unit, field, end))).toBe(false);
      }
    });
  });
});

describe("decisions of a whole output", () => {
  const { first, back, beside } = DECISIONS.en as Case;
  it.each(back)("leave the list when they are taken back by: %s", (later) => {
    expect(extractAll(run(first, later)).decisions).not.toContain(first);
  });
  it.each(beside)("stay beside: %s", (later) => {
    expect(extractAll(run(first, later)).decisions).toContain(first);
  });
  it("that were taken back and then taken again stand", () => {
    const again = "Chose `redis` for the session cache after all, because two workers share it again.";
    const text = `${run(first, back[0] ?? "")}\nTool use: Bash\n\n\`\`\`\nok\n\`\`\`\n\n${again}\n`;
    expect(extractAll(text).decisions).toContain(again);
  });
});

describe("checks that failed", () => {
  const first = "3 tests of the cart are failing and could not be fixed.";
  it.each(["All 42 tests pass now.", "The whole test suite is green.", "Every test succeeded."])(
    "are cured by: %s",
    (later) => {
      expect(stands("unfinished", first, later)).toBe(false);
    },
  );
  it.each([
    "The tests of the parser pass now.",
    "All tests pass, except those of the cart.",
    "All links on the page work.",
    "Not all of the tests pass, 3 are failing still.",
  ])("are not cured by: %s", (later) => {
    expect(stands("unfinished", first, later)).toBe(true);
  });
  it("in one message stand side by side with those that pass", () => {
    const end = endOf(`The cart is ready, but ${first} All other tests pass.
`);
    expect(end.units.some((unit) => isOverruled(unit, "unfinished", end))).toBe(false);
  });
});

describe("steps that were taken", () => {
  it.each([
    [
      "If you want, I can run the migration of `orders.db` next.",
      "Ran the migration of `orders.db`, it finished successfully.",
    ],
    [
      "Next: write the docs of `parseRange()`",
      "Added the docs of `parseRange()` to the guide, complete with examples.",
    ],
    ["Next I will write the tests of the date parser.", "The tests of the date parser are complete."],
  ])("%s / %s", (first, later) => {
    expect(stands("nextSteps", first, later)).toBe(false);
    expect(stands("nextSteps", first, "Added a page that shows the invoices.")).toBe(true);
  });
});

describe("whatever is said", () => {
  const words = fc.constantFrom(
    ..."reverted cache `redis` chose because done tests all not yet pass fixed 撤回 statt fehlt instead of".split(" "),
  );
  const sentence = fc.array(words, { minLength: 3, maxLength: 9 }).map((list) => `${list.join(" ")}.`);

  it("takes back nothing of the last message but what a later sentence of it takes back", () => {
    fc.assert(
      fc.property(sentence, sentence, (a, b) => {
        const end = endOf(run(a, b));
        const last = end.units.at(-1);
        for (const field of ["decisions", "unfinished", "nextSteps", "facts"] as const)
          expect(last === undefined || isOverruled(last, field, end)).toBe(false);
        for (const unit of end.closing) expect(isOverruled(unit, "unfinished", end)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
