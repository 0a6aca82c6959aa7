import { describe, expect, it } from "vitest";
import { codeNames } from "../../src/extract/fields/topic.js";
import { endingOf } from "../../src/extract/places.js";

function namesIn(prompt: string, files: string[] = []): string[] {
  return codeNames(endingOf([], new Set()), { prompt, files, subjects: [], commits: [] });
}

describe("a file's name is one name", () => {
  it.each([
    "csv-writer.test.ts",
    "webpack.config.prod.js",
    ".eslintrc.json",
    "user.service.spec.ts",
    "0007_add_users.up.sql",
    "docker-compose.override.yml",
  ])("%s", (name) => {
    expect(namesIn(`Rewrite ${name} please`, [name])).toEqual([name]);
    expect(namesIn(`Rewrite \`src/export/${name}\`.`)).toEqual([name]);
  });

  it("beside a file whose name begins alike", () => {
    const files = ["csv-writer.ts", "csv-writer.test.ts"];
    expect(namesIn("Compare `csv-writer.ts` with `csv-writer.test.ts`", files).sort()).toEqual([...files].sort());
  });

  it("ends with the sentence, and is not the call of a method", () => {
    expect(namesIn("It calls `store.open()` in `main.go`.Then `makeStore` ends.").sort()).toEqual([
      "main.go",
      "makeStore",
    ]);
  });
});
