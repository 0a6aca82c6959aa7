import type { LanguageCases } from "./case.js";

export const de: LanguageCases = {
  opener: "Die Einstellungsseite hat jetzt eine Sprachauswahl.",
  decisions: {
    yes: [
      "`zod` statt eigener Prüfungen verwendet, weil die Fehler typisiert sind",
      "Bewusst eine einzige Tabelle anstatt zwei, um einen JOIN zu vermeiden",
      "Das alte Dateiformat beibehalten, damit vorhandene Kopien weiter aufgehen",
      "Wieder auf `node:fs` umgestellt statt `fs-extra`, da sonst eine Abhängigkeit bleibt",
    ],
    no: [
      "Möchtest du JSON statt YAML für die Datei?",
      "Ich prüfe zuerst die Konfiguration",
      "Alle Tests bestanden, keine Fehler",
      "Option A: eine Warteschlange im Speicher",
    ],
  },
  unfinished: {
    yes: [
      "`users.ts` fehlt noch und ist noch nicht auf die neue API umgestellt",
      "Die Änderungen sind nicht committet und nicht gepusht",
      "Noch offen: die Zahlung mit einer echten Karte steht noch aus",
      "⚠️ Der Integrationstest schlägt fehl unter Windows, noch nicht behoben",
    ],
    no: [
      "Keine offenen Punkte, alle 42 Tests bestanden",
      "Der Sitzungsfehler ist gelöst",
      "Einen Knopf zum Wiederholen der Zahlung hinzugefügt",
      "Den Fehler mit der leeren Liste behoben",
    ],
  },
  nextSteps: {
    yes: [
      "Wenn du willst, kann ich auch den CSV-Export ergänzen",
      "Soll ich die Änderungen auf `release` pushen?",
      "Wenn du möchtest, stelle ich auch `orders.ts` auf den neuen Client um",
      "Sag Bescheid, ob ich den Cache in Produktion einschalten soll",
    ],
    no: [
      "Den CSV-Export ergänzt",
      "Die Tests von `orders.ts` sind bestanden",
      "Defekten Link in der Fußzeile korrigiert",
      "Die Datei liegt in `data/export.csv`",
    ],
  },
  facts: {
    yes: [
      "Laut Konvention des Projekts liest `loadConfig()` immer zuerst die Umgebungsvariablen",
      "Wichtig: die API `payments` gibt Beträge immer in Cent zurück, niemals in Euro",
      "Der Server `gateway` erwartet standardmäßig immer den Header `X-Tenant`",
      "In diesem Projekt muss `npm run gen` immer vor dem Bauen laufen",
    ],
    no: [
      "Vielleicht ignoriert der Server den Header",
      "Ich lese jetzt `config.ts`, um das zu verstehen",
      "Soll ich es dokumentieren?",
      "Drei neue Tests hinzugefügt",
    ],
  },
  rules: {
    yes: [
      "Ab jetzt immer auf Deutsch antworten",
      "Niemals Dateien in `generated/` ändern",
      "Kein `any` verwenden, das ist eine Regel des Projekts: niemals",
      "Commits müssen immer der Konvention `typ: text` folgen",
    ],
    no: ["Behebe den Fehler im Formular", "Warum scheitert der Test?", "Erstelle eine Kontaktseite", "Mach weiter"],
  },
  what: [
    [
      "Fertig! Ich habe die Sprachauswahl in `settings.tsx` ergänzt und mit dem Profil verbunden.\n\nSoll ich sie auch übersetzen?",
      "Sprachauswahl",
      "Soll ich",
    ],
    [
      "Die Berechnung der Steuer in `invoice.ts` ist korrigiert.\n\nWenn du willst, kann ich mehr Fälle ergänzen.",
      "Steuer",
      "Wenn du",
    ],
    [
      "Perfekt. Die Datenbank ist auf `postgres` umgestellt.\n\nSag Bescheid, ob die alte gelöscht werden soll.",
      "Datenbank",
      "Sag",
    ],
    [
      "Die Abhängigkeit `moment` ist entfernt und durch `Intl` ersetzt.\n\nSoll ich mit `lodash` weitermachen?",
      "moment",
      "Soll ich",
    ],
  ],
};

export const cs: LanguageCases = {
  opener: "Stránka nastavení má nově výběr jazyka.",
  decisions: {
    yes: [
      "Použito `zod` místo ručních kontrol, protože chyby mají typy",
      "Záměrně jedna tabulka namísto dvou, aby se předešlo spojování při čtení",
      "Ponechal jsem starý formát souboru, aby se existující kopie dál otevíraly",
      "Rozhodl jsem se pro `node:fs` místo `fs-extra`, protože závislost nebyla potřeba",
    ],
    no: [
      "Chcete JSON místo YAML pro soubor?",
      "Teď zkontroluji konfiguraci",
      "Všechny testy prošly bez chyb",
      "Varianta A: fronta v paměti",
    ],
  },
  unfinished: {
    yes: [
      "Zbývá převést `users.ts`, zatím není hotový pro nové API",
      "Změny jsou necommitnuté a bez commitu, pouze lokálně",
      "Chybí ověření platby skutečnou kartou, zatím neproběhlo",
      "⚠️ Integrační test selhal na Windows a není dosud vyřešený, zbývá opravit",
    ],
    no: [
      "Žádné otevřené body, všech 42 testů prošlo",
      "Chyba relace je vyřešena",
      "Přidal jsem tlačítko pro opakování platby",
      "Opraven prázdný seznam",
    ],
  },
  nextSteps: {
    yes: [
      "Pokud chcete, mohu také přidat export do CSV",
      "Chcete, abych změny poslal do větve `release`?",
      "Pokud chceš, můžu také převést `orders.ts` na nového klienta",
      "Dejte vědět, jestli mám zapnout mezipaměť v produkci",
    ],
    no: [
      "Přidal jsem export do CSV",
      "Testy `orders.ts` prošly",
      "Opraven odkaz v patičce",
      "Soubor se nachází v `data/export.csv`",
    ],
  },
  facts: {
    yes: [
      "Podle konvence projektu čte `loadConfig()` vždy nejdřív proměnné prostředí",
      "Důležité: API `payments` vrací částky vždy v haléřích, nikdy v korunách",
      "Server `gateway` ve výchozím stavu vždy vyžaduje hlavičku `X-Tenant`",
      "V tomto projektu se musí `npm run gen` spustit vždy před sestavením, je to pravidlo",
    ],
    no: [
      "Možná server hlavičku ignoruje",
      "Teď si přečtu `config.ts`",
      "Chcete, abych to zdokumentoval?",
      "Přidal jsem tři testy",
    ],
  },
  rules: {
    yes: [
      "Od teď odpovídej vždy česky",
      "Nikdy neupravuj soubory v `generated/`",
      "Nepoužívej `any`, je to pravidlo projektu",
      "Commity musí vždy dodržet konvenci `typ: zpráva`",
    ],
    no: ["Oprav chybu ve formuláři", "Proč test selhal?", "Vytvoř stránku s kontaktem", "Pokračuj dál"],
  },
  what: [
    [
      "Hotovo! Přidal jsem výběr jazyka do `settings.tsx` a napojil na profil.\n\nChcete, abych ho přeložil?",
      "výběr jazyka",
      "Chcete",
    ],
    ["Opravil jsem výpočet daně v `invoice.ts`.\n\nPokud chcete, mohu přidat další případy.", "daně", "Pokud"],
    ["Výborně. Databáze je převedena na `postgres`.\n\nDejte vědět, jestli smazat starou.", "Databáze", "Dejte"],
    ["Odstranil jsem závislost `moment`, nahrazena `Intl`.\n\nMohu také řešit `lodash`.", "moment", "Mohu"],
  ],
};

export const ru: LanguageCases = {
  opener: "На странице настроек появился выбор языка.",
  decisions: {
    yes: [
      "Использован `zod` вместо ручной проверки, потому что ошибки типизированы",
      "Намеренно одна таблица, а не две, чтобы избежать JOIN при каждом чтении",
      "Оставил старый формат файла, чтобы существующие копии открывались",
      "Вернул `node:fs` вместо `fs-extra`, так как зависимость больше не нужна",
    ],
    no: [
      "Хотите JSON вместо YAML для файла?",
      "Сейчас проверю файл конфигурации",
      "Все тесты проходят без ошибок",
      "Вариант А: очередь в памяти",
    ],
  },
  unfinished: {
    yes: [
      "Осталось перевести `users.ts`, он ещё не собирается с новым API",
      "Изменения не закоммичены и не отправлены, только локально",
      "Пока не проверена оплата настоящей картой, требуется проверка",
      "⚠️ Интеграционный тест падает под Windows, ещё не исправлено",
    ],
    no: [
      "Ошибок нет, ничего не осталось: без ошибок, 42 теста проходят",
      "Ошибка сессии устранена",
      "Добавлена кнопка повтора оплаты",
      "Исправлен пустой список",
    ],
  },
  nextSteps: {
    yes: [
      "Если хотите, могу также добавить экспорт в CSV",
      "Хотите, чтобы я отправил изменения в ветку `release`?",
      "Если хочешь, могу также перевести `orders.ts` на новый клиент",
      "Дайте знать, если нужно включить кэш в продакшене",
    ],
    no: [
      "Добавлен экспорт в CSV",
      "Тесты `orders.ts` проходят",
      "Исправлена ссылка в подвале",
      "Файл хранится в `data/export.csv`",
    ],
  },
  facts: {
    yes: [
      "По соглашению проекта `loadConfig()` всегда читает сначала переменные окружения",
      "Важно: API `payments` возвращает суммы всегда в копейках, никогда в рублях",
      "Сервер `gateway` по умолчанию всегда требует заголовок `X-Tenant`",
      "В этом проекте `npm run gen` должен всегда запускаться перед сборкой",
    ],
    no: [
      "Возможно, сервер игнорирует заголовок",
      "Сейчас прочитаю `config.ts`",
      "Хотите, чтобы я это описал?",
      "Добавлены три теста",
    ],
  },
  rules: {
    yes: [
      "Отныне всегда отвечай по-русски",
      "Никогда не редактируй файлы в `generated/`",
      "Не используй `any`, это правило проекта",
      "Коммиты должны всегда следовать формату `тип: текст`",
    ],
    no: ["Исправь ошибку в форме", "Почему падает тест?", "Создай страницу контактов", "Продолжай дальше"],
  },
  what: [
    [
      "Готово! Добавлен выбор языка в `settings.tsx`, связан с профилем.\n\nХотите, чтобы я перевёл его?",
      "выбор языка",
      "Хотите",
    ],
    ["Исправлен расчёт налога в `invoice.ts`.\n\nЕсли хотите, могу добавить случаи.", "налога", "Если"],
    ["Отлично. База данных переведена на `postgres`.\n\nДайте знать, удалить ли старую.", "База данных", "Дайте"],
    ["Удалена зависимость `moment`, заменена на `Intl`.\n\nМогу также заняться `lodash`.", "moment", "Могу"],
  ],
};
