import { describe, expect, it } from "vitest";
import { extractAll, extractFactCandidates } from "../../src/extract/index.js";

/** Two statements of what was decided, as an agent prints them: a line each, without a full stop. */
const DECISIONS = [
  ["en", "Changed borders from dashed to solid with lower opacity", "Chose SQLite over PostgreSQL for the local cache"],
  ["en", "Used theme tokens instead of hardcoded colours", "Kept the old route because two clients still call it"],
  ["de", "SQLite statt PostgreSQL gewählt", "Die alte Route behalten, weil zwei Clients sie noch aufrufen"],
  ["es", "Elegí SQLite en lugar de PostgreSQL", "Mantuve la ruta antigua porque dos clientes la usan"],
  ["pt", "Escolhi SQLite em vez de PostgreSQL", "Mantive a rota antiga porque dois clientes ainda a usam"],
  ["fr", "Choisi SQLite au lieu de PostgreSQL", "Conservé l'ancienne route parce que deux clients l'utilisent"],
  ["it", "Scelto SQLite invece di PostgreSQL", "Mantenuta la vecchia rotta perché due client la usano"],
  ["cs", "Zvolil jsem SQLite místo PostgreSQL", "Ponechal jsem starou cestu, protože ji volají dva klienti"],
  ["ru", "Выбрал SQLite вместо PostgreSQL", "Оставил старый маршрут, потому что его вызывают два клиента"],
  ["zh", "选择 SQLite 而不是 PostgreSQL", "保留旧路由，因为两个客户端仍在调用它"],
  ["ja", "PostgreSQL の代わりに SQLite を採用しました", "二つのクライアントが使うため、古いルートはそのまま残しました"],
  ["ko", "PostgreSQL 대신 SQLite를 선택했습니다", "두 클라이언트가 호출하므로 이전 경로를 유지했습니다"],
] as const;

describe("a line of its own is a statement of its own", () => {
  it.each(DECISIONS)("%s: %s", (_, one, other) => {
    for (const end of ["\n", "\r\n", "\n\n"]) {
      const { decisions } = extractAll(`The page is ready.${end}${one}${end}${other}${end}`);
      expect(decisions).toContain(one);
      expect(decisions).toContain(other);
    }
  });

  it.each(DECISIONS)("below a short summary, %s: %s", (_, one, other) => {
    expect(extractAll(`SUMMARY: Redesigned the bar\n${one}\n${other}\n`).what).toBe("Redesigned the bar");
  });

  it("below one that fills its row, where the words tell", () => {
    const what = "Redesigned the pagination bar with styled arrow buttons and hover animations";
    for (const [, one, other] of DECISIONS.filter(([language]) => /en|es|fr|cs|ru/.test(language)))
      expect(extractAll(`SUMMARY: ${what}\n${one}\n${other}\n`).what).toBe(what);
  });

  it("and no title of what stands below", () => {
    const output = "Chose Redis over Memcached for the sessions\n\nAll tests pass.\n";
    expect(extractAll(output).decisions).toEqual(["Chose Redis over Memcached for the sessions"]);
    const fact = "User prefers solid borders over dashed borders";
    expect(extractFactCandidates(`${fact}\n\nSUMMARY: Redesigned the bar\n`).map((found) => found.fact)).toEqual([
      fact,
    ]);
  });

  it("a title that names known troubles is no fact", () => {
    const facts = extractFactCandidates("Fixed the importer.\n\n**Known issues**\n- The suite needs Chrome 120.\n");
    expect(facts.map(({ fact }) => fact)).not.toContain("Known issues");
  });

  it("unless it goes on with the line above", () => {
    const output = "SUMMARY: Wrote the parser for dates\nand times of the export\nThanks for reading\n";
    expect(extractAll(output).what).toBe("Wrote the parser for dates and times of the export");
    const broken =
      "I kept the old reader of the export in its folder, because the\nPager and two other parts of it still call it.\n";
    expect(extractAll(broken).decisions).toEqual([broken.trim().replace("\n", " ")]);
  });

  it.each(["Fixed issues", "Changed files", "What changed", "Updated components"])(
    "titles stay titles: %s",
    (title) => {
      const { what } = extractAll(`${title}\n\nThe CSV export writes its header row before the filter runs.\n`);
      expect(what).toBe("The CSV export writes its header row before the filter runs");
    },
  );
});

describe("what stands behind or below a word for open work is unfinished", () => {
  const ITEM = "Add unit tests for pagination";
  it.each([
    "TODO: X",
    "TODO:\n- X",
    "TODO\n- X",
    "TODO\nX",
    "TODO - X",
    "TODOs:\n- X",
    "**TODO:** X",
    "- TODO: X",
    "## TODO\n1. X",
    "Unfinished: X",
    "Unfinished work:\n- X",
    "unfinished: X",
    "Remaining: X",
    "Remaining\nX",
    "Remaining work:\n- X",
    "Noch offen\nX",
    "Pendiente:\n- X",
    "Осталось: X",
    "残り\nX",
  ])("%j", (form) => {
    const text = form.replace("X", ITEM);
    for (const output of [
      text,
      `Redesigned the bar.\n${text}\n`,
      `Redesigned the bar.\r\n\r\n${text.replaceAll("\n", "\r\n")}`,
    ])
      expect(extractAll(output).unfinished).toEqual([ITEM]);
  });

  it.each(["TODO: X", "unfinished: X", "remaining: X", "TODO:\n- X"])("below a summary: %j", (form) => {
    const read = extractAll(`SUMMARY: Redesigned the bar\n${form.replace("X", ITEM)}\n`);
    expect(read).toMatchObject({ what: "Redesigned the bar", unfinished: [ITEM] });
  });
});

describe("what opens as a lasting fact is one, wherever it stands in the closing message", () => {
  it.each([
    ["user_preference", "The user prefers functional components over classes."],
    ["user_preference", "User wants dark mode in all dashboards."],
    [
      "codebase_pattern",
      "This monorepo uses pnpm workspaces with apps/web (Next.js 15) and apps/gateway (Node.js daemon).",
    ],
    ["codebase_pattern", "The project has no unit tests for the gateway."],
    ["lesson_learned", "@types/node version conflicts are pre-existing; don't try to fix them."],
    ["lesson_learned", "Known issue: Safari does not support the hover animation."],
    ["lesson_learned", "The TypeScript errors in gateway are pre-existing."],
    ["codebase_pattern", "Dieses Projekt verwendet pnpm für alle Pakete."],
    ["codebase_pattern", "Este proyecto usa pnpm en todos los paquetes."],
    ["codebase_pattern", "Este projeto usa pnpm em todos os pacotes."],
    ["codebase_pattern", "Ce projet utilise pnpm pour tous les paquets."],
    ["codebase_pattern", "Questo progetto usa pnpm per tutti i pacchetti."],
    ["codebase_pattern", "Tento projekt používá pnpm pro všechny balíčky."],
    ["codebase_pattern", "Этот проект использует pnpm для всех пакетов."],
    ["codebase_pattern", "这个项目使用 pnpm 管理所有的包。"],
    ["codebase_pattern", "このプロジェクトはすべてのパッケージに pnpm を使っています。"],
    ["codebase_pattern", "이 프로젝트는 모든 패키지에 pnpm을 사용합니다."],
  ])("%s: %s", (category, statement) => {
    for (const output of [
      statement,
      `I updated the page.\n${statement}\nAll tests pass now.\n`,
      ...(/^\p{L}/u.test(statement) ? [`I updated the borders of the page. ${statement}`] : []),
    ])
      expect(extractFactCandidates(output)).toContainEqual({ fact: statement, category, origin: "agent" });
  });

  it.each(["Does this project use pnpm?", "Maybe the user prefers tabs."])("%s is none", (statement) =>
    expect(extractFactCandidates(`I updated the page.\n\n${statement}\n`)).toEqual([]),
  );
});

describe("what git says of branches is no statement, other switches are", () => {
  it.each(["Switched to branch 'main'", "Switched to a new branch 'x'", "Already on 'main'", "Already up to date."])(
    "%s",
    (line) => expect(extractAll(`${line}\n`).what).toBe(""),
  );
  it("Switched to pnpm", () => {
    const line = "Switched to pnpm because npm was slow";
    expect(extractAll(line)).toMatchObject({ what: line, decisions: [line] });
  });
});
