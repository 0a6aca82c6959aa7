import { describe, expect, it } from "vitest";
import { isAhead, withoutAhead } from "../../src/extract/fields/work-ahead.js";
import { extractAll } from "../../src/extract/index.js";

/** A statement of what was done, sentences of work to come that name a file, and sentences that only sound like them. */
interface Case {
  done: string;
  ahead: readonly string[];
  told: readonly string[];
}

const CASES: Record<string, Case> = {
  en: {
    done: "Fixed the login page of the shop.",
    ahead: [
      "Next, src/cron.ts should be checked.",
      "src/cron.ts should be checked next.",
      "It remains to check src/cron.ts.",
      "I'd run src/cron.ts once more on staging.",
      "What is left is the migration of src/cron.ts.",
      "Tomorrow src/cron.ts will be migrated.",
      "The schedule in src/cron.ts still needs to be moved.",
      "The next step would be src/cron.ts.",
      "You will need to restart src/cron.ts after the deploy.",
      "It would make sense to split src/cron.ts.",
      "The jobs in src/cron.ts can be merged in a later change.",
    ],
    told: [
      "Requests that should be retried are now queued.",
      "Documented how keys must be rotated.",
      "The page should now load without the old script.",
      "Next I moved the jobs into a file of their own.",
      "The table can be filtered by date.",
      "I'd forgotten the empty list, so I added that case.",
      "Left the remaining routes as they were.",
      "The queue needed a lock, so I added one.",
      "Moved what remained of the parser.",
      "Two steps are taken at once now.",
      "Remaining calls go through the new client.",
    ],
  },
  es: {
    done: "Arreglé la página de inicio de sesión.",
    ahead: [
      "Después habría que revisar src/cron.ts.",
      "Queda por migrar src/cron.ts.",
      "Convendría revisar src/cron.ts.",
      "Mañana migraré src/cron.ts.",
      "src/cron.ts debería revisarse.",
      "El siguiente paso sería src/cron.ts.",
      "Revisaría también src/cron.ts.",
      "Todavía falta mover src/cron.ts.",
    ],
    told: [
      "Faltaba una validación y la agregué.",
      "Separé los módulos de la factura.",
      "Generé los tipos y retiré la caché.",
      "El botón quedó arreglado.",
      "La librería de fechas fue reemplazada.",
      "Después moví las tareas a otro archivo.",
      "Documenté cómo debe rotarse la clave.",
    ],
  },
  pt: {
    done: "Corrigi a página de login da loja.",
    ahead: [
      "Depois seria preciso verificar src/cron.ts.",
      "Falta migrar src/cron.ts.",
      "Convém verificar src/cron.ts em seguida.",
      "Amanhã vou migrar src/cron.ts.",
      "src/cron.ts ainda precisa ser migrado.",
      "O próximo passo é src/cron.ts.",
    ],
    told: [
      "Faltava uma validação, que adicionei.",
      "Gerei os tipos e retirei o cache.",
      "Bateria de testes executada.",
      "O botão ficou corrigido.",
      "Depois movi as tarefas para outro arquivo.",
    ],
  },
  fr: {
    done: "J'ai corrigé la page de connexion.",
    ahead: [
      "Ensuite il faudrait vérifier src/cron.ts.",
      "Il reste à migrer src/cron.ts.",
      "src/cron.ts devrait être vérifié ensuite.",
      "Demain je migrerai src/cron.ts.",
      "Je relancerais aussi src/cron.ts.",
      "La prochaine étape serait src/cron.ts.",
    ],
    told: [
      "Il manquait une validation, je l'ai ajoutée.",
      "Le reste des routes est inchangé.",
      "Ensuite j'ai déplacé les tâches.",
      "J'ai documenté comment la clé doit être changée.",
      "Il reste inchangé.",
    ],
  },
  it: {
    done: "Ho corretto la pagina di login.",
    ahead: [
      "Poi bisognerebbe controllare src/cron.ts.",
      "Resta da migrare src/cron.ts.",
      "src/cron.ts andrebbe controllato in seguito.",
      "Domani migrerò src/cron.ts.",
      "Il prossimo passo è src/cron.ts.",
      "Sarebbe utile dividere src/cron.ts.",
    ],
    told: [
      "Mancava una validazione e l'ho aggiunta.",
      "Il resto delle rotte è invariato.",
      "Poi ho spostato le attività.",
      "Ho documentato come la chiave deve essere cambiata.",
      "Però la pagina funziona.",
    ],
  },
  de: {
    done: "Ich habe die Anmeldeseite repariert.",
    ahead: [
      "Als Nächstes sollte src/cron.ts geprüft werden.",
      "Es bleibt noch, src/cron.ts zu migrieren.",
      "Danach würde ich src/cron.ts prüfen.",
      "src/cron.ts muss noch migriert werden.",
      "Der nächste Schritt wäre src/cron.ts.",
      "Man sollte auch src/cron.ts prüfen.",
    ],
    told: [
      "Es fehlte eine Prüfung, die ich ergänzt habe.",
      "Die Seite sollte jetzt ohne das alte Skript geladen werden.",
      "Danach habe ich die Aufgaben verschoben.",
      "Dokumentiert, wie Schlüssel getauscht werden müssen.",
      "Die übrigen Routen bleiben, wie sie sind.",
    ],
  },
  ru: {
    done: "Исправил страницу входа.",
    ahead: [
      "Затем стоит проверить src/cron.ts.",
      "Осталось перенести src/cron.ts.",
      "Дальше нужно было бы проверить src/cron.ts.",
      "Завтра перенесу src/cron.ts.",
      "src/cron.ts ещё нужно проверить.",
      "Следующий шаг — src/cron.ts.",
    ],
    told: [
      "Нужно было исправить проверку, и я её исправил.",
      "Остальные маршруты не изменились.",
      "Затем перенёс задачи в отдельный файл.",
      "Описал, как нужно менять ключ.",
      "Теперь страница открывается без старого скрипта.",
    ],
  },
  cs: {
    done: "Opravil jsem přihlašovací stránku.",
    ahead: [
      "Potom by se měl zkontrolovat src/cron.ts.",
      "Zbývá převést src/cron.ts.",
      "Dále by bylo vhodné zkontrolovat src/cron.ts.",
      "Zítra převedu src/cron.ts.",
      "src/cron.ts je ještě potřeba převést.",
      "Dalším krokem je src/cron.ts.",
    ],
    told: [
      "Chyběla kontrola, tak jsem ji přidal.",
      "Zbylé cesty jsou beze změny.",
      "Potom jsem přesunul úlohy do jiného souboru.",
      "Popsal jsem, jak je potřeba měnit klíč.",
    ],
  },
  zh: {
    done: "登录页面已修复。",
    ahead: [
      "接下来应该检查 src/cron.ts。",
      "还需要迁移 src/cron.ts。",
      "之后可以检查一下 src/cron.ts。",
      "接下來應該檢查 src/cron.ts。",
      "剩下的是 src/cron.ts 的迁移。",
      "應該再檢查 src/cron.ts。",
    ],
    told: [
      "之后把任务移到了单独的文件。",
      "应该是缓存的问题，已经清除。",
      "补上了还缺少的校验。",
      "其余路由没有改动。",
    ],
  },
  ja: {
    done: "ログインページを修正しました。",
    ahead: [
      "次に src/cron.ts を確認すべきです。",
      "あとは src/cron.ts の移行が残っています。",
      "その後 src/cron.ts を確認するとよいでしょう。",
      "明日 src/cron.ts を移行します。",
      "src/cron.ts を移行する必要があります。",
      "src/cron.ts は後日移行する予定です。",
    ],
    told: [
      "次にタスクを別のファイルに移しました。",
      "確認が必要だったので追加しました。",
      "残りのルートは変更していません。",
      "必要な検証を追加しました。",
    ],
  },
  ko: {
    done: "로그인 페이지를 수정했습니다.",
    ahead: [
      "다음으로 src/cron.ts를 확인해야 합니다.",
      "src/cron.ts 이전이 남아 있습니다.",
      "이후 src/cron.ts를 점검하는 것이 좋겠습니다.",
      "내일 src/cron.ts를 옮길 예정입니다.",
      "src/cron.ts도 옮길 필요가 있습니다.",
    ],
    told: [
      "다음으로 작업을 다른 파일로 옮겼습니다.",
      "필요한 검증을 추가했습니다.",
      "나머지 경로는 바꾸지 않았습니다.",
      "확인이 필요해서 추가했습니다.",
    ],
  },
};

describe.each(Object.entries(CASES))("work to come in plain sentences (%s)", (_, { done, ahead, told }) => {
  it.each(ahead.map((sentence) => [sentence]))("is no part of the line, nor are its names: %s", (sentence) => {
    for (const stdout of [`${done} ${sentence}`, `${done}\n\n${sentence}`, `${sentence}\n\n${done}`]) {
      const { what } = extractAll(stdout);
      expect(what).toContain(done.slice(-8, -1));
      expect(what).not.toMatch(/cron/);
    }
  });

  it.each([done, ...told].map((sentence) => [sentence]))("is not taken for it: %s", (sentence) => {
    expect(isAhead(sentence)).toBe(false);
  });
});

describe("a unit of several sentences", () => {
  it("keeps those of what was done", () => {
    expect(withoutAhead("Moved the jobs. src/cron.ts should be checked next. Two tests were added.")).toBe(
      "Moved the jobs. Two tests were added.",
    );
    expect(withoutAhead("任务已移动。接下来应该检查 src/cron.ts。")).toBe("任务已移动。");
    expect(withoutAhead("5. It remains to move the jobs.")).toBe("");
  });

  it("leaves the names of what an earlier message spoke of as to come", () => {
    const earlier =
      "I need to fix `roundTotals` first. We should call `roundTotals` once. `roundTotals` must be split.";
    const { what } = extractAll(`${earlier}\n\n● Bash(npm test)\n  ⎿  ok\n\n● Fixed the totals of the invoice.`);
    expect(what).toContain("Fixed the totals of the invoice (roundTotals)");
  });
});
