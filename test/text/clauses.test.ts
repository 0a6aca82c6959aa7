import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clauses, finish } from "../../src/text/clauses.js";

describe("clauses", () => {
  it.each([
    [
      "Moved the tax table into the database; the config file keeps a copy",
      ["Moved the tax table into the database; the config file keeps a copy", "Moved the tax table into the database"],
    ],
    [
      "Rounded the totals once after the discount because the printer adds them up as well",
      [
        "Rounded the totals once after the discount because the printer adds them up as well",
        "Rounded the totals once after the discount…",
      ],
    ],
    [
      "税率表已经移到数据库里的新位置，并更新了索引",
      ["税率表已经移到数据库里的新位置，并更新了索引", "税率表已经移到数据库里的新位置…"],
    ],
    ["Too short, so nothing goes", ["Too short, so nothing goes"]],
  ])("of %j", (text, wanted) => {
    expect(clauses(text, 200)).toEqual(wanted);
  });

  it("leave nothing open that was opened", () => {
    for (const part of clauses('Set the flag "round once (after the discount; always)" for all invoices', 200))
      expect(part.split('"').length % 2).toBe(1);
  });

  it("of a text that is too long are its beginnings alone", () => {
    const text = `Moved the tax table into the database — ${"word ".repeat(60)}`;
    expect(clauses(text, 200)).toEqual(["Moved the tax table into the database…"]);
  });

  const long = "word ".repeat(60);
  it.each([
    `Enabled HTTP/2 on the gateway — then disabled it again after ${long}`,
    `Enabled HTTP/2 on the gateway — ${"word ".repeat(20)}, and was reverted ${long}`,
    `Enabled HTTP/2 on the gateway. Then disabled it again after ${long}`,
    `Enabled HTTP/2 on the gateway; it was disabled again after ${long}`,
    `The migration is safe to run (but only after ${long})`,
    `The migration is safe to run (${long}. Unless it is Monday)`,
    `Disabled authentication for the login endpoint (only in the staging configuration, ${long})`,
    `The migration that drops the legacy_users table, which ${long}, was not run in production.`,
    `The migration that drops the legacy_users table, which ${long}, wasn’t run in production.`,
    `Deployed the new gateway to production, without the migration that ${long}`,
    `Ich habe die Tabelle der alten Nutzer (${long}) nicht gelöscht`,
    `Die Tabelle der alten Nutzer wurde — ${long} — vorerst behalten`,
    `古いユーザーのテーブルを本番環境から（${long}）削除しませんでした`,
    `古いユーザーのテーブルを本番環境から — ${long} — 残しました`,
    `이전 사용자 테이블을 운영 환경에서 (${long}) 삭제하지 않았습니다`,
    `La migración que borra la tabla de usuarios (${long}) no se ejecutó`,
    `La migration qui supprime la table des anciens (${long}) n’a pas été lancée`,
    `A migração que apaga a tabela de usuários (${long}) não foi executada`,
    `La migrazione che elimina la tabella utenti (${long}) non è stata eseguita`,
    `Migrace, která maže tabulku uživatelů (${long}), nebyla spuštěna`,
    `Миграция, которая удаляет таблицу (${long}), не запускалась`,
    `删除旧用户表的数据库迁移脚本（${long}）没有在生产环境运行`,
    `Cached the rates for each country (e.g. ${long})`.replace("(e.g.", "e.g."),
    `Caches die Kurse je Land, z. B. ${long}`,
  ])("are none where the cut would turn what is said: %j", (text) => {
    expect(clauses(text, 200)).toEqual([]);
  });

  it("keep a reason with what is denied", () => {
    const text = "The nightly build does not fail because of the timeout, it fails because the disk is full";
    expect(clauses(text, 200)).toEqual([text]);
  });

  it.each([
    [
      "The stale listener was never removed before. It is now. ",
      "The stale listener was never removed before. It is now",
    ],
    ["Switched the dark mode on for all; ", "Switched the dark mode on for all"],
    ["Switched the whole dark mode on; ", "Switched the whole dark mode on"],
    ["Switched the whole dark mode on because ", "Switched the whole dark mode on…"],
    ["I left the whole parser as it is, and ", "I left the whole parser as it is…"],
  ])("keep the last word of what was said in full: %j", (beginning, wanted) => {
    expect(clauses(`${beginning}${"word ".repeat(60)}`, 200)).toContain(wanted);
  });

  it.each(["The stale listener of the header is now — ", "Added the field for the country to the ("])(
    "do not end on a word that leads on: %j",
    (beginning) => {
      expect(clauses(`${beginning}${"word ".repeat(60)})`, 200)).toEqual([]);
    },
  );

  it("bear no mark where a sentence ends", () => {
    expect(clauses(`Moved the tax table into the database. The file ${long}`, 200)).toEqual([
      "Moved the tax table into the database",
    ]);
    expect(clauses(`古いユーザーのテーブルを削除しました。${long}`, 200)).toEqual([
      "古いユーザーのテーブルを削除しました",
    ]);
    expect(clauses(`Ich habe die alte Tabelle gelöscht, weil ${long}`, 200)).toEqual([
      "Ich habe die alte Tabelle gelöscht…",
    ]);
  });

  it("are beginnings of the text, within the bound, in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 60 }), (text, longest) => {
        for (const part of clauses(text, longest)) {
          expect(text.startsWith(part) || text.startsWith(part.replace(/…$/, ""))).toBe(true);
          expect(part.length).toBeLessThanOrEqual(longest);
        }
      }),
    );
  });
});

describe("finish", () => {
  it.each([
    ["Created the guide with:", "Created the guide"],
    ["The header is now just:", "The header"],
    ["Added the field to the", "Added the field"],
    ["已经完成，", "已经完成"],
    ["Rounded once.", "Rounded once"],
    ["Turn it on", "Turn it on"],
    ["The listener was never removed. It is now.", "The listener was never removed. It is now"],
    ["Switched the dark mode on.", "Switched the dark mode on"],
    ["Left the parser as it is!", "Left the parser as it is"],
    ["Swapped the columns X and Y.", "Swapped the columns X and Y"],
    ["Swapped the columns X and Y:", "Swapped the columns X and Y"],
    ["Cambié las columnas X e Y.", "Cambié las columnas X e Y"],
    ["Escolhi a variante E.", "Escolhi a variante E"],
    ["Die Sitzung nimmt den Schlüssel mit.", "Die Sitzung nimmt den Schlüssel mit"],
    ["Le module marche avec.", "Le module marche avec"],
    ["Le variabili passano da a a e.", "Le variabili passano da a a e"],
    ["Sloupec se jmenuje la.", "Sloupec se jmenuje la"],
    ["Переименовал ветку в:", "Переименовал ветку"],
    ["Переименовал столбец а в с.", "Переименовал столбец а в с"],
    ["スイッチを on にした。", "スイッチを on にした"],
    ["다크 모드를 on.", "다크 모드를 on"],
    ["日志已设为 on。", "日志已设为 on"],
    ["Turned the request logging on,", "Turned the request logging"],
  ])("%j → %j", (text, wanted) => {
    expect(finish(text)).toBe(wanted);
  });
});
