import { describe, expect, it } from "vitest";
import { Candidate } from "../../src/extract/candidate.js";
import { codeNames } from "../../src/extract/fields/topic.js";
import type { Block } from "../../src/extract/lines/block.js";
import { endingOf } from "../../src/extract/places.js";

/** Names in what was asked for and in what the agent said of it. */
function namesIn(text: string, files: string[] = []): string[] {
  const block: Block = {
    kind: "prose",
    text,
    indent: 0,
    seq: 1,
    message: 1,
    heading: "",
    label: "",
    listed: false,
    fenced: false,
    list: 0,
  };
  const said = new Candidate({ text, block, index: 0, count: 1 });
  return codeNames(endingOf([said], new Set()), { prompt: text, files, subjects: [], commits: [] });
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
