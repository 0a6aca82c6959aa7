import { describe, expect, it } from "vitest";
import { tidy } from "../../src/extract/fields/statement.js";
import { plain } from "../../src/extract/units.js";

describe("tidy", () => {
  it.each([
    ["Done! Moved the tax table", "Moved the tax table"],
    ["Done — moved the tax table", "Moved the tax table"],
    ["Perfect - moved the tax table", "Moved the tax table"],
    ["Great, done. Moved the tax table", "Moved the tax table"],
    ["完了しました。税率表をデータベースに移しました", "税率表をデータベースに移しました"],
    ["Готово: таблица перенесена", "Таблица перенесена"],
    ["・税率表をデータベースに移しました", "税率表をデータベースに移しました"],
    ["• Moved the tax table", "Moved the tax table"],
    ["Added the 👩‍💻 page and the 👍🏽 button", "Added the page and the button"],
    ["Added the 🏳️‍🌈 theme, 🇩🇪 texts and 1️⃣ key ©", "Added the theme, texts and key ©"],
    ["Added the 🏴󠁧󠁢󠁥󠁮󠁧󠁿 texts for England", "Added the texts for England"],
  ])("%j → %j", (text, wanted) => {
    expect(tidy(text)).toBe(wanted);
  });

  it.each([
    "Done with the schema work now",
    "Perfect hashing for the lookup tables",
    "Great-circle distance between two shops",
    "Fixed-width columns for the report",
    "Ok.json is written by the script",
    "Excellent results on the second run",
  ])("leaves what is no filler: %j", (text) => {
    expect(tidy(text)).toBe(text);
  });
});

describe("plain", () => {
  it.each([
    ["**Moved** the __tax__ table", "Moved the tax table"],
    ["Moved the **tax table. It", "Moved the tax table. It"],
    ["All files of src/**/*.ts and **/*.js", "All files of src/**/*.ts and **/*.js"],
    ["Ignored dist/** and `src/**`", "Ignored dist/** and `src/**`"],
    ["**src/api/** is new", "src/api/ is new"],
    ["**src/**/*.ts** is checked", "src/**/*.ts is checked"],
    ["Moved src/__tests__/a.test.ts and __init__.py", "Moved src/__tests__/a.test.ts and __init__.py"],
    ["Moved __tests__/a.test.ts", "Moved __tests__/a.test.ts"],
  ])("%j → %j", (text, wanted) => {
    expect(plain(text)).toBe(wanted);
  });
});
