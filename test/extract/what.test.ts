import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";
import type { ExtractorOptions } from "../../src/extract/types.js";
import { countGraphemes } from "../../src/text/truncate.js";

const what = (text: string, options: ExtractorOptions = {}) => extractAll(text, options).what;

describe("the statement that sums up", () => {
  it("is one of what was done, not of what comes next in the doing", () => {
    const run = [
      "Let me look at the invoice parser and the rounding of its totals first.",
      "Now updating the invoice parser so that the totals are rounded once:",
      "Rounded the invoice totals once, after the discount.",
      "I'll check how the printer reads them.",
    ].join("\n\n");
    expect(what(run)).toMatch(/^Rounded the invoice totals once, after the discount/);
  });

  it.each([
    ["I've also moved the tax table into the database.", "Moved the tax table into the database"],
    ["We successfully renamed the tax table to rates.", "Renamed the tax table to rates"],
    ["Done! Renamed the tax table and its index.", "Renamed the tax table and its index"],
    ["3. Renamed the tax table and its index", "Renamed the tax table and its index"],
    ["✅ Renamed the tax table and its index", "Renamed the tax table and its index"],
    ["Listo. Renombré la tabla de impuestos y su índice.", "Renombré la tabla de impuestos y su índice"],
    ["完成！税率表已经移到数据库里，索引也改名了。", "税率表已经移到数据库里，索引也改名了"],
  ])("begins with what was done in %j", (closing, wanted) => {
    expect(what(closing)).toBe(wanted);
  });

  it("names a file without folders and line, and code without marks, but keeps the marks of plain words", () => {
    expect(what("Changed `applyRate()` in `src/billing/rates/apply.ts:40-52` to honour the `limit` field.")).toBe(
      "Changed applyRate() in apply.ts to honour the `limit` field",
    );
  });

  it("is the title of a commit without the label before it", () => {
    expect(what("Committed.\n\nMessage: `Billing: round the totals once, after the discount`")).toContain(
      "Billing: round the totals once, after the discount",
    );
  });

  it("ends where a thought does when it is too long", () => {
    const long = `Rounded the invoice totals once after the discount — ${"the printer, the mailer and the archive read the same column and ".repeat(4)}nothing else.`;
    expect(what(long)).toBe("Rounded the invoice totals once after the discount…");
  });

  it("is cut only where nothing whole fits", () => {
    expect(what(`Rounded ${"the invoice totals and ".repeat(20)}more`)).toMatch(/^Rounded the invoice.*…$/);
  });

  it("takes the leads of the list that it announces", () => {
    const closing = [
      "Rewrote the billing guide with:",
      "",
      "- **Rounding rules** — once per invoice, after the discount",
      "- **Tax table** — where it is stored and who may change it",
      "- **Archive layout** — one folder per year",
    ].join("\n");
    expect(what(closing)).toMatch(/^Rewrote the billing guide: Rounding rules, Tax table/);
  });

  it("is neither a labelled remark, nor a command, nor a picture of folders", () => {
    const closing = [
      "Note: the archive is read by the mailer every night and must stay where it is.",
      "`npm run billing --workspace invoices`",
      "billing/ ├── rates.ts ├── totals.ts └── archive.ts",
      "Moved the archive into the billing folder.",
    ].join("\n\n");
    expect(what(closing)).toMatch(/^Moved the archive into the billing folder/);
  });
});

describe("the names behind it", () => {
  it("are files and names of code, not words that are only written large", () => {
    const run = [
      "You asked for all of it, so all of it is done.",
      "DO NOT forget: ALL of it and YOU too.",
      "Rounded the invoice amounts once, after the discount was taken.",
    ].join("\n\n");
    const taskPrompt = "ALL amounts in `roundTotals` of billing-totals.ts must be rounded once. YOU know why.";
    const line = what(run, { taskPrompt, changedFiles: ["src/billing/billing-totals.ts"] });
    expect(line).toMatch(/\(.*billing-totals\.ts.*\)/);
    expect(/\(.*?\)/.exec(line)?.[0]).not.toMatch(/\b(?:ALL|YOU|NOT)\b/);
  });

  it("go into the brackets that are there", () => {
    const commits = ["4be1c09"];
    expect(what("Rounded the amounts once (after the discount).", { commits })).toBe(
      "Rounded the amounts once (after the discount; commit 4be1c09)",
    );
    expect(what("Totals now go through roundOnce(total).", { commits })).toBe(
      "Totals now go through roundOnce(total) (commit 4be1c09)",
    );
  });

  it("tell the commit where the statement does not", () => {
    const commits = ["4be1c09d1f2386a7bc0d9e8f6a5b4c3d2e1f0099"];
    expect(what("Rounded the invoice totals once.", { commits })).toBe(
      "Rounded the invoice totals once (commit 4be1c09)",
    );
    expect(what("Rounded the invoice totals once in 4be1c09.", { commits })).not.toContain("commit");
    const many = ["4be1c09", "5cf2d10", "6da3e21"];
    expect(what("Rounded the invoice totals once.", { commits: many })).toContain("(3 commits)");
  });
});

describe("the statement in front", () => {
  it("is one that leaves room for the names it does not say", () => {
    const closing = [
      "Every one of the amounts on the printed and on the mailed page is now rounded in the same manner as before the move.",
      "Rounded the totals once in `applyDiscount`.",
      "`rateTable`, `printInvoice`, `mailInvoice` and `ledger.ts` read them.",
    ].join("\n\n");
    const glance = what(closing).slice(0, 140);
    for (const name of ["applyDiscount", "rateTable", "printInvoice", "mailInvoice"]) expect(glance).toContain(name);
  });

  it.each([
    ["Since the totals are rounded late we can drop the column.", "Rounded the totals in one place."],
    ["We should round the totals of the printed page too.", "Rounded the totals in one place."],
    ["It is likely that the totals of the page are rounded twice.", "Rounded the totals in one place."],
    ["Option B: round the totals of the page where they are printed.", "Rounded the totals in one place."],
    ["Pero los totales de la página se leen de la tabla vieja.", "Los totales se redondean una sola vez."],
    ["Donc les totaux de la page sont lus dans la table.", "Les totaux sont arrondis une seule fois."],
    ["Wenn die Summen der Seite gelesen werden, zählt die Tabelle.", "Die Summen werden nur einmal gerundet."],
    ["Если страница читает суммы, берётся таблица.", "Суммы округляются только один раз."],
    ["如果页面读取总额，就会使用旧表。", "总额现在只舍入一次。"],
    ["もし画面が合計を読む場合は古い表を使います。", "合計は一度だけ丸めるようにしました。"],
  ])("is not %j", (leaning, wanted) => {
    const start = wanted.slice(0, 8);
    expect(what(`${wanted}\n\n${leaning}`).startsWith(start)).toBe(true);
    expect(what(`${leaning}\n\n${wanted}`).startsWith(start)).toBe(true);
  });

  it("keeps a quoted remark in brackets apart from the names", () => {
    const closing = 'Rounded the totals once (your "fix it everywhere").\n\nSee `rateTable` and `mailInvoice`.';
    expect(what(closing)).toMatch(/^Rounded the totals once \(your "fix it everywhere"\) \([^()]*rateTable/);
  });
});

describe("how it stands is told behind it", () => {
  it.each([
    ["en", "Rounded the invoice totals once.", "All 41 tests pass and the linter is clean.", "All 41 tests pass"],
    ["es", "Redondeé los totales de la factura.", "Todas las pruebas pasan correctamente.", "Todas las pruebas pasan"],
    ["pt", "Arredondei os totais da fatura.", "Todos os testes passaram com sucesso.", "Todos os testes passaram"],
    ["ru", "Округлил суммы счёта один раз.", "Все тесты успешно пройдены.", "Все тесты успешно пройдены"],
    ["zh", "发票金额现在只在折扣之后四舍五入一次。", "所有测试全部通过，没有错误。", "所有测试全部通过"],
    [
      "ja",
      "請求書の合計を割引後に一度だけ丸めるようにしました。",
      "テストはすべて成功しました。",
      "テストはすべて成功しました",
    ],
  ])("whether it was checked (%s)", (_, statement, outcome, wanted) => {
    expect(what(`${statement}\n\n${outcome}`)).toContain(wanted);
  });

  it.each([
    ["Rounded the totals once. ", "Nothing was pushed."],
    ["Rounded the totals once. ", "The changes are uncommitted."],
  ])("where the changes are kept: %s%s", (statement, outcome) => {
    expect(what(`${statement}\n\n${outcome}`)).toContain(outcome.slice(0, -1));
  });

  it.each([
    "Next I'll run the tests to see that everything works.",
    "Do the tests pass on your machine?",
    "If you want, I can push it once the tests pass.",
    "The build needs to be green before this is merged.",
  ])("but no plan, question or offer: %s", (plan) => {
    const line = what(`Rounded the invoice totals once, after the discount.\n\n${plan}`);
    expect(line).toBe("Rounded the invoice totals once, after the discount");
  });
});

describe("further statements", () => {
  it("follow whole, and none that says the same again, announces something or is a title", () => {
    const closing = [
      "## What changed",
      "Rounded the invoice totals once, after the discount.",
      "The invoice totals are rounded once, after the discount.",
      "Moved the tax table from the config file into the database.",
      "The other changes are:",
    ].join("\n\n");
    const line = what(closing);
    expect(line).toContain("; Moved the tax table from the config file into the database");
    expect(line.match(/invoice totals/gi)).toHaveLength(1);
    expect(line).not.toMatch(/What changed|other changes/);
  });
});

describe("any summary", () => {
  const piece = fc.constantFrom(
    "Rounded the totals once",
    "**Tax table** — moved",
    "`src/a/b/c.ts:12`",
    "(see below)",
    "第二项：发票金额已修正。",
    "テストが通りました。",
    "Все тесты прошли",
    "Let me look:",
    "- [x] done",
    "Created the guide with:",
    "- **One** — a",
    "- **Two** — b",
    "🎉",
    "| a | b |",
    "`",
    "“open",
  );

  it("fits, is one line, and closes what it opens", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.boolean(), (pieces, blank) => {
        const line = what(pieces.join(blank ? "\n\n" : "\n"));
        expect(countGraphemes(line)).toBeLessThanOrEqual(200);
        expect(line).not.toMatch(/[\n\r]/);
        expect(line).toBe(line.trim());
      }),
      { numRuns: 200 },
    );
  });
});

describe("what is still to do", () => {
  it.each([
    ["en, a label", "Fixed the login page of the shop.\n\nNext: delete the legacy_users table in production."],
    [
      "en, a list",
      "Fixed the login page of the shop.\n\nNext steps:\n- Delete the legacy_users table\n- Rotate the keys",
    ],
    [
      "en, what remains",
      "Fixed the login page of the shop.\n\nRemaining work:\n- Delete the legacy_users table in production",
    ],
    [
      "en, prose below a title",
      "Fixed the login page of the shop.\n\n## Next steps\n\nDelete the legacy_users table now.",
    ],
    ["en, a todo list", "Fixed the login page of the shop.\n\n- [ ] Delete the legacy_users table in production"],
    ["fr", "Page de connexion corrigée.\n\nProchaines étapes :\n- Supprimer la table legacy_users en production"],
    ["es", "Arreglé la página de inicio.\n\nPróximos pasos:\n- Borrar la tabla legacy_users en producción"],
    ["pt", "Corrigi a página de login.\n\nPróximos passos:\n- Apagar a tabela legacy_users em produção"],
    ["de", "Die Anmeldeseite ist repariert.\n\nNächste Schritte:\n- Die Tabelle legacy_users löschen"],
    ["it", "Ho corretto la pagina di login.\n\nProssimi passi:\n- Eliminare la tabella legacy_users"],
    ["ru", "Исправил страницу входа.\n\nСледующие шаги:\n- Удалить таблицу legacy_users в продакшене"],
    ["cs", "Opravil jsem přihlašovací stránku.\n\nDalší kroky:\n- Smazat tabulku legacy_users"],
    ["zh", "登录页面已修复。\n\n下一步：\n- 删除生产环境的 legacy_users 表"],
    ["ja", "ログインページを修正しました。\n\n次のステップ：\n- 本番の legacy_users テーブルを削除する"],
    ["ko", "로그인 페이지를 수정했습니다.\n\n다음 단계:\n- 프로덕션의 legacy_users 테이블 삭제"],
  ])("is not told as done, nor named among what it was about: %s", (_, stdout) => {
    const { what } = extractAll(stdout);
    expect(what).not.toBe("");
    expect(what).not.toContain("legacy_users");
  });

  it("leaves the line empty where nothing else is told", () => {
    const { what, nextSteps } = extractAll("Next steps:\n1. Delete the old table\n2. Rotate the keys of the gateway\n");
    expect(what).toBe("");
    expect(nextSteps).toContain("Delete the old table");
  });

  it("does not reach past its list", () => {
    const { what } = extractAll(
      "# Todos\n[x] Parser\n[ ] Docs\n\nThe parser reads cron lines by hand, with 31 tests.\n",
    );
    expect(what).toContain("The parser reads cron lines by hand");
  });
});

describe("a list of next steps", () => {
  it("keeps its order, and its title is none of them", () => {
    const steps = [
      "Rename the column in the staging database",
      "Deploy the new worker",
      "Delete the old queue of mails",
    ];
    const { nextSteps, unfinished } = extractAll(
      `Fixed the mailer of the shop.\n\nNext steps:\n${steps.map((step, i) => `${i + 1}. ${step}`).join("\n")}\n`,
    );
    expect(nextSteps).toEqual(steps);
    expect(unfinished).toEqual([]);
  });

  it("whose title says what is left holds no title either", () => {
    const { unfinished } = extractAll("Fixed the shop.\n\nRemaining work:\n- Delete the legacy_users table\n");
    expect(unfinished).toEqual(["Delete the legacy_users table"]);
  });
});
