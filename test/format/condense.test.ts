import { describe, expect, it } from "vitest";
import { condense } from "../../src/format/condense.js";

describe("condense", () => {
  it.each([
    ["If you want, I can also add a German locale", "I can also add a German locale"],
    ["If you like, add a German locale to the receipt", "Add a German locale to the receipt"],
    ["Si quieres, puedo añadir la traducción", "Puedo añadir la traducción"],
    ["Si quieres, añadir la traducción al recibo", "Añadir la traducción al recibo"],
    ["Si vous voulez, ajouter la traduction au reçu", "Ajouter la traduction au reçu"],
    ["Se vuoi, aggiungere la traduzione", "Aggiungere la traduzione"],
    ["Если хотите, добавить перевод чека", "Добавить перевод чека"],
    ["如果你愿意，我可以添加翻译", "我可以添加翻译"],
    ["よろしければ、翻訳を追加しましょうか", "翻訳を追加しましょうか"],
  ])("takes the courtesy off an offer: %j", (item, wanted) => {
    expect(condense(item)).toBe(wanted);
  });

  it.each([
    ["(133) ⚠️ The printer reads the first page only", "The printer reads the first page only"],
    ["2. Show the column in the archive", "Show the column in the archive"],
    ["🚀 Ship the receipt", "Ship the receipt"],
    ["（3）归档仍然读取旧的列", "归档仍然读取旧的列"],
    ["❌ The printer", "❌ The printer"],
    ["✅ The printer", "✅ The printer"],
    ["2.5 seconds for a page", "2.5 seconds for a page"],
    ["(133) ", "(133)"],
  ])("takes the number and ornaments off, but for what says how it stands: %j", (item, wanted) => {
    expect(condense(item)).toBe(wanted);
  });

  it.each([
    "If you want, delete the legacy_users table in production once Anna has confirmed it",
    "If you want, I can delete the table after the backup",
    "If you want, the table is deleted tonight",
    "If you want, it deletes the table",
    "Wenn du willst, lösche ich die Tabelle",
    "Wenn du willst, kann ich die Tabelle löschen",
    "Si quieres, borro la tabla de usuarios",
    "Si quieres, puedo borrar la tabla cuando Ana lo confirme",
    "Se vuoi, per ora la tabella resta",
    "Si vous voulez, je peux supprimer la table quand Anna aura confirmé",
    "Если хотите, могу удалить таблицу, когда Анна подтвердит",
    "Если хотите, таблица будет удалена",
    "如果你愿意，我可以等确认后再删除该表",
    "如果你愿意，该表已删除",
    "よろしければ、確認できたら削除できます",
    "원하시면 테이블을 삭제하겠습니다",
  ])("leaves a condition, and what would read as done, as they are: %j", (item) => {
    expect(condense(item)).toBe(item);
  });
});
