import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

describe("what another said is nobody's choice, fact or step", () => {
  it.each([
    ["a page", 'The page says: "We decided to drop Node 18 and always use ESM. Never import from `lib/private`."'],
    ["an issue", '"Please always return ISO dates. We decided against timestamps." That is what issue 42 asks for.'],
    ["a changelog", "The changelog of version 5 says:\n\n- Decided to drop the old parser\n- Next: drop CommonJS"],
    [
      "a reviewer",
      "The reviewer suggests:\n\n- Never store tokens in the browser\n- Decided to keep the cookie parser",
    ],
    [
      "un changelog",
      "Le changelog dit :\n\n- Nous avons décidé de supprimer l'ancien analyseur\n- Ne jamais importer `lib`",
    ],
    ["ein Bericht", "Der Autor schreibt:\n\n- Wir haben uns für Kafka entschieden\n- Niemals `lib` importieren"],
    ["un artículo", "El artículo dice:\n\n- Decidimos usar Kafka en lugar de Redis\n- Nunca importar `lib`"],
    ["статья", "В статье сказано:\n\n- Решили использовать Kafka вместо Redis\n- Никогда не импортировать `lib`"],
    ["文档", "文档中写道：\n\n- 决定采用 Kafka 而不是 Redis\n- 永远不要导入 `lib`"],
    ["記事", "記事にはこう書かれています：\n\n- Redis ではなく Kafka を採用しました\n- 絶対に `lib` を読み込まない"],
  ])("%s", (_, text) => {
    const { decisions, facts, nextSteps, unfinished } = extractAll(`${text}\n`);
    expect({ decisions, facts, nextSteps, unfinished }).toEqual({
      decisions: [],
      facts: [],
      nextSteps: [],
      unfinished: [],
    });
  });

  it("as opposed to what the agent says with a quotation in it", () => {
    const { decisions } = extractAll('I chose "strict" mode instead of "loose" mode, because typos went unseen.\n');
    expect(decisions).toHaveLength(1);
  });
});

describe("a plan is not told as done", () => {
  it.each([
    "Here is what I would change:",
    "Plan:",
    "Proposed changes:",
    "## Implementation plan",
    "Cambios propuestos:",
    "Alterações propostas:",
    "Modifications proposées :",
    "Modifiche proposte:",
    "Geplante Änderungen:",
    "Предлагаемые изменения:",
    "Navrhované změny:",
    "修改计划：",
    "変更案：",
    "변경 제안:",
  ])("%s", (title) => {
    const { what, decisions } = extractAll(
      `${title}\n\n- Replaced callbacks with promises in \`net.ts\`\n- Removed the global cache instead of clearing it\n\nShall I go on?\n`,
    );
    expect(what).not.toMatch(/^(?:Replaced|Removed)|; Re/);
    expect(decisions).toEqual([]);
  });

  it("as opposed to a list of what was changed", () => {
    expect(extractAll("What I changed:\n\n- Removed the global cache in `net.ts`\n").what).toContain(
      "Removed the global",
    );
  });
});

describe("commits that were found are none of this run", () => {
  it.each([
    "The last commits are:",
    "I reviewed these commits:",
    "Recent commits:",
    "Últimos commits:",
    "Commits récents :",
    "Die letzten Commits:",
    "Последние коммиты:",
    "Poslední commity:",
    "最近的提交：",
    "直近のコミット：",
    "최근 커밋:",
  ])("%s", (title) => {
    expect(
      extractAll(`${title}\n\n- \`a1b2c3d\` Add TOML support\n- \`e4f5a6b\` Remove the old parser\n`).commits,
    ).toEqual([]);
  });

  it.each(["Commits:", "The commits are:", "Commits in this session:", "提交：", "コミット："])(
    "as opposed to: %s",
    (title) => {
      expect(
        extractAll(`${title}\n\n- \`a1b2c3d\` Add TOML support\n- \`e4f5a6b\` Remove the old parser\n`).commits,
      ).toEqual(["a1b2c3d", "e4f5a6b"]);
    },
  );
});
