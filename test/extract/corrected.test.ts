import { describe, expect, it } from "vitest";
import { createExtractor, extractAll } from "../../src/extract/index.js";
import type { ConversationMessage } from "../../src/model/task.js";

/** What the agent chose, what the user answered, what the agent then said. */
const CORRECTED: readonly (readonly [said: string, answer: string, then: string])[] = [
  [
    "The export writes JSON instead of CSV, because the dashboard reads JSON.",
    "no, use CSV, accounting opens it in Excel",
    "The export writes CSV with a header row.",
  ],
  [
    "I used an LRU in memory instead of Redis, because prices change rarely.",
    "We have four instances. Put it in Redis.",
    "The prices are cached in Redis now.",
  ],
  [
    "Elegí SendGrid en lugar de SES, porque la API es más simple.",
    "no, usa SES, SendGrid no está permitido",
    "Ahora los correos salen por SES.",
  ],
  [
    "Mantive os valores em centavos em vez de decimal, porque evita arredondamento.",
    "não, troca para decimal, o ERP só aceita decimal",
    "Os valores agora são decimal.",
  ],
  [
    "J'ai choisi YAML plutôt que TOML pour la configuration, car l'équipe le connaît.",
    "non, mets du TOML, tous nos autres outils l'utilisent",
    "La configuration est maintenant en TOML.",
  ],
  [
    "Ho scelto un cron invece di una coda, perché basta una macchina.",
    "no, usa la coda, ne abbiamo tre di macchine",
    "Ora i lavori passano dalla coda.",
  ],
  [
    "Ich habe die Sperre in Redis gelegt statt in Postgres, weil sie dort schneller ist.",
    "Nein, nimm Postgres, Redis haben wir in Produktion nicht",
    "Die Sperre liegt jetzt in Postgres.",
  ],
  [
    "Выбрал MySQL вместо Postgres, потому что он уже установлен.",
    "нет, бери Postgres, MySQL мы выключаем",
    "Теперь всё на Postgres.",
  ],
  [
    "Použil jsem vlastní parser místo argparse, protože má méně řádků.",
    "žádný vlastní parser, dej tam argparse",
    "Parametry čte argparse.",
  ],
  ["缓存采用 Memcached 而不是 Redis，因为更轻。", "不要 Memcached，用 Redis，我们已经有了", "缓存已放到 Redis。"],
  [
    "無限スクロールの代わりにページ送りを採用しました。実装が簡単なためです。",
    "いや、ページ送りではなく無限スクロールにしてください",
    "一覧を直しました。",
  ],
  [
    "winston 대신 pino를 사용하기로 했습니다, 더 빠르기 때문입니다.",
    "아니요, pino 말고 winston으로 해 주세요",
    "winston으로 바꿨습니다.",
  ],
];

function decisionsOf(said: string, answer: string, then: string, shown: boolean): string[] {
  if (shown) return extractAll(`> Build it\n\n⏺ ${said}\n\n> ${answer}\n\n⏺ ${then}\n`).decisions;
  const conversationLog: ConversationMessage[] = [
    { role: "user", text: "Build it" },
    { role: "assistant", text: said },
    { role: "user", text: answer },
    { role: "assistant", text: then },
  ];
  return extractAll(`⏺ ${said}\n\n⏺ ${then}\n`, { conversationLog }).decisions;
}

describe.each([
  ["the terminal", true],
  ["the conversation log", false],
])("what the user corrected, as %s shows it", (_, shown) => {
  it.each(CORRECTED)("is no decision: %s", (said, answer, then) => {
    expect(decisionsOf(said, answer, then, shown).join("\n")).not.toContain(said.slice(0, 20));
    expect(decisionsOf(said, "", then, shown).join("\n")).toContain(said.slice(0, 20));
  });

  it.each([
    ["about something else", "rename the file to price-cache.ts, and use tabs"],
    ["a question", "why not an in-process map?"],
    ["mere agreement", "right, an in-process map would be too small"],
    ["what it rules out too", "good, but never an in-process map for sessions either"],
    ["a word of the choice beside another", "there is no new price service, call the old one"],
  ])("as opposed to an answer that is %s", (__, answer) => {
    const said = "I used Redis for the new price cache instead of an in-process map, because two workers share it.";
    expect(decisionsOf(said, answer, "Done.", shown)).toContain(said);
  });
});

describe("what was rejected is not asked for where the user", () => {
  it.each([
    ["wants it gone", "Please delete the memcached container as well."],
    ["finds it somewhere", "The README still mentions Memcached, fix that."],
    ["wants it gone, in Spanish", "Elimina también el contenedor de memcached."],
    ["wants it gone, in German", "Entferne auch den Container von memcached."],
    ["wants it gone, in Russian", "Удали ещё контейнер memcached."],
    ["wants it gone, in Chinese", "把 memcached 容器也删掉。"],
  ])("%s", (_, answer) => {
    const said = "I kept Redis instead of memcached, because sessions need persistence.";
    for (const shown of [true, false])
      expect(decisionsOf(said, answer, "Done, the file is clean.", shown)).toContain(said);
  });

  it("unless it is to take the other's place", () => {
    const said = "I kept Redis instead of memcached, because sessions need persistence.";
    expect(decisionsOf(said, "Use memcached, and remove Redis.", "Done.", true)).not.toContain(said);
  });
});

describe("what the user corrected", () => {
  it("leaves the decision by which it was settled", () => {
    const [said, answer, then] = CORRECTED[0] ?? ["", "", ""];
    expect(decisionsOf(said, answer, then, false)).toEqual([answer]);
  });

  it("is no fact", () => {
    const text = "Note: the tests in this repository always run with `jest`, never by hand.";
    const facts = (answer: string) =>
      extractAll(`> Add a test\n\n⏺ ${text}\n\n> ${answer}\n\n⏺ Renamed the config.\n`).facts.map(({ fact }) => fact);
    expect(facts("that is wrong, we use vitest here, not jest").join()).not.toContain("run with");
    expect(facts("add one for dates").join()).toContain("run with");
  });

  it("stands again where the agent went back to it", () => {
    const said = "Used the S3 bucket instead of the disk, because deploys wipe it.";
    const conversationLog: ConversationMessage[] = [
      { role: "user", text: "Store avatars" },
      { role: "assistant", text: said },
      { role: "user", text: "put them on the disk please" },
      { role: "assistant", text: "Moved them to the disk." },
      { role: "user", text: "no, the bucket was right" },
      { role: "assistant", text: said },
    ];
    expect(extractAll(`⏺ ${said}\n\n⏺ Moved them.\n\n⏺ ${said}\n`, { conversationLog }).decisions).toContain(said);
  });

  it.each([
    ["a quotation", "", "The README says so, too:\n\n> Exports are JSON, CSV is for imports."],
    ["a quotation in a marked message", "⏺ ", "  The README says so:\n\n  > Exports are JSON, CSV is for imports."],
    ["what a program remarks behind the same mark", "", "> Applied edit to src/csv.py\n> Use /help for CSV options"],
    ["a report that is an example", "", "For example:\n\nSUMMARY: use CSV"],
  ])("is not told by %s", (_, mark, then) => {
    const said = "I used JSON instead of CSV because the rows are nested.";
    expect(extractAll(`${mark}${said}\n\n${then}\n`).decisions).toEqual([said]);
  });

  it("may be typed behind the mark of Codex, over several rows", () => {
    const said = "I used JSON instead of CSV because the rows are nested.";
    const shown = (answer: string) => extractAll(`› Export it\n\n• ${said}\n\n› ${answer}\n\n• Done.\n`).decisions;
    expect(shown("thank you, now the header")).toEqual([said]);
    expect(shown("the importer breaks on nested rows,\n  use CSV")).toEqual([]);
  });

  it("is sought in the latest messages, however long the log is", () => {
    const readsOf = (length: number) => {
      let reads = 0;
      const conversationLog: ConversationMessage[] = Array.from({ length }, (_, i) => ({
        role: i === 0 ? "user" : "assistant",
        get text() {
          reads++;
          return "The importer reads one more row.";
        },
      }));
      createExtractor().describe({ conversationLog });
      return reads;
    };
    expect(readsOf(2000)).toBe(readsOf(1000));
    expect(readsOf(2000)).toBeGreaterThan(0);
  });
});
