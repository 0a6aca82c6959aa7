import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";
import { getReportInstructions } from "../../src/extract/report/instructions.js";
import { createTerminalCleaner } from "../../src/extract/terminal.js";
import { parseReport } from "../support/parse-report.js";

const summary = "Moved the session store to SQLite and added a migration for existing files.";
const decisions = [
  "Kept the JSON reader for one release because old stores still exist",
  "Chose WAL mode over rollback journals so that readers are never blocked",
];
const unfinished = ["The migration has not been tried on Windows"];
const nextSteps = ["Run the migration on the staging copy", "Delete the JSON reader in the next release"];
const remember = [
  { category: "codebase_pattern", text: "Every store is opened through `openStore()`" },
  { category: "user_preference", text: "Changelog entries are written in the past tense" },
];
const whole = { summary, decisions, unfinished, nextSteps, remember };

const facts = [
  "[codebase] Every store is opened through `openStore()`",
  "[preference] Changelog entries are written in the past tense",
];
const values = [summary, decisions.join("; "), unfinished.join("; "), nextSteps.join("; "), facts.join("; ")];
const lists = [[summary], decisions, unfinished, nextSteps, facts];
const NAMES = ["SUMMARY", "DECISIONS", "UNFINISHED", "NEXT", "REMEMBER"];

const inline = (label: (name: string) => string, names = NAMES) =>
  names.map((name, i) => `${label(name)} ${values[i]}`).join("\n");
const listed = (label: (name: string) => string, mark = "- ", gap = "\n", names = NAMES) =>
  names
    .map((name, i) =>
      i === 0
        ? `${label(name)}${gap}${summary}`
        : [label(name), ...(lists[i] ?? []).map((x) => mark + x)].join(i ? (gap === "\n" ? "\n" : "\n") : ""),
    )
    .join("\n\n");
const plain = inline((name) => `${name}:`);
const title = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

/** Broken as a terminal breaks it. */
function wrapped(text: string, width = 78, hang = ""): string {
  return text
    .split("\n")
    .flatMap((line) => {
      const rows: string[] = [];
      let row = "";
      for (const word of line.split(" ")) {
        if (row !== "" && row.length + 1 + word.length > width) {
          rows.push(row);
          row = hang + word;
        } else row = row === "" ? word : `${row} ${word}`;
      }
      return [...rows, row];
    })
    .join("\n");
}

const asJson = {
  summary,
  decisions,
  unfinished,
  next: nextSteps,
  remember: [
    { category: "codebase", text: remember[0]?.text },
    { category: "preference", text: remember[1]?.text },
  ],
};
const before = "All checks are green now.\n\n- `src/store.ts`: opens SQLite\n- `src/migrate.ts`: new\n\n";
const after = "\n\nLet me know if you want the Windows run as well.\n";
const other = inline((name) => `${name}:`)
  .replaceAll("SQLite", "LevelDB")
  .replace("Kept", "Dropped");
const row = (cells: string[]) => `| ${cells.join(" | ")} |`;

const dresses: Record<string, string> = {
  plain,
  "capitalised words": inline((name) => `${title(name)}:`),
  "full-width colons": inline((name) => `${name}：`).replaceAll("： ", "："),
  "semicolons of full width": plain.replaceAll("; ", "；"),
  "a blank line between the fields": plain.replaceAll("\n", "\n\n"),
  "bold label and colon": inline((name) => `**${name}:**`),
  "bold label, colon outside": inline((name) => `**${title(name)}**:`),
  "bold label and dash": inline((name) => `**${title(name)}** —`),
  "underscored bold": inline((name) => `__${name}__:`),
  "code labels": inline((name) => `\`${name}:\``),
  "list of labels": inline((name) => `- **${name}:**`),
  "numbered list of labels": inline((name) => `1. ${name}:`),
  "pictures before labels": inline((name) => `📝 **${name}:**`),
  "lists under labels": listed((name) => `${name}:`),
  "lists under bold labels": listed((name) => `**${name}:**`, "* "),
  "numbered lists under labels": listed((name) => `${name}:`, "1. "),
  "lists inside a list": listed((name) => `- **${name}**:`, "  - ").replace(`:\n${summary}`, `: ${summary}`),
  "bare lines under labels": listed((name) => `${name}:`, ""),
  headings: listed((name) => `## ${title(name)}`),
  "headings and blank lines": listed((name) => `### ${name}\n`),
  "bold lines as headings": listed((name) => `**${title(name)}**`),
  "bare titles of a terminal": listed((name) => `  ${title(name)}`, "  - ").replace(summary, `  ${summary}`),
  "table of rows": [
    "| Field | Value |",
    "|---|---|",
    ...NAMES.map((name, i) => row([`**${name}**`, values[i] ?? ""])),
  ].join("\n"),
  "table of rows without a head": NAMES.map((name, i) => row([name, (values[i] ?? "").replaceAll("; ", "<br>")])).join(
    "\n",
  ),
  "table of columns": [
    row(NAMES),
    row(NAMES.map(() => ":---")),
    row([summary, ...lists.slice(1).map((list) => list[0] ?? "")]),
    row(["", ...lists.slice(1).map((list) => list[1] ?? "")]),
  ].join("\n"),
  JSON: JSON.stringify(asJson),
  "JSON over several lines in a fence": `\`\`\`json\n${JSON.stringify(asJson, null, 2)}\n\`\`\``,
  "JSON keys of another style": JSON.stringify({
    Summary: summary,
    decisions,
    unfinished,
    next_steps: nextSteps,
    "Memory candidates": facts,
  }),
  fenced: `\`\`\`\n${plain}\n\`\`\``,
  "fenced as Markdown": `\`\`\`markdown\n${listed((name) => `## ${name}`)}\n\`\`\``,
  quoted: plain.replaceAll(/^/gm, "> "),
  "quoted headings": listed((name) => `## ${name}`).replaceAll(/^/gm, "> "),
  "broken at 78 columns": wrapped(plain),
  "broken and indented": wrapped(plain, 76).replaceAll(/^/gm, "  "),
  "broken with a hanging indent": wrapped(plain, 78, "    "),
  "broken items": wrapped(
    listed((name) => `${name}:`),
    60,
    "  ",
  ),
  "run together to one paragraph": plain.replaceAll("\n", " "),
  "run together and broken": wrapped(plain.replaceAll("\n", " ")),
  "after a speaker's mark": `⏺ ${plain.replaceAll("\n", "\n  ")}`,
  "prose before and after": before + plain + after,
  "headings with prose before and after": `${before}${listed((name) => `## ${title(name)}`)}\n\n## Files\n\nsrc/store.ts${after}`,
  "prose between": plain.replace("\nNEXT", "\n\nThat was all of it.\n\nNEXT"),
  "other labels between": plain.replace("\nNEXT", "\nSTATUS: done\nFILES_CHANGED: src/store.ts\nNEXT"),
  "another order": plain.split("\n").reverse().join("\n"),
  "printed twice": `${plain}\n\nSo, again:\n\n${plain}`,
  "an older one before": `${other}\n\nOn second thoughts I moved it to SQLite.\n\n${plain}`,
  "after an echo of the instructions": `> ${getReportInstructions().replaceAll("\n", "\n> ")}\n\n${before}${plain}`,
  "before an echo of the instructions": `${plain}\n\n${getReportInstructions()}`,
  "after a broken echo": `${wrapped(getReportInstructions().replaceAll("\n", " "))}\n\n${plain}`,
  "each fact on a line of its own": plain.replace("; [preference]", "\nREMEMBER: [preference]"),
  "words for categories": plain.replace("[codebase]", "codebase_pattern:").replace("[preference]", "(preference)"),
  "the documents' list of candidates": plain.replace(
    /REMEMBER: .*/s,
    "Memory candidates:\n- [project] Every store is opened through `openStore()`\n- [feedback] Changelog entries are written in the past tense",
  ),
  Chinese: inline((name) => `${name}：`, ["总结", "决定", "未完成", "下一步", "记住"]),
  "traditional Chinese": inline((name) => `**${name}**：`, ["總結", "決定", "未完成", "後續步驟", "記住"]),
  Japanese: listed((name) => `## ${name}`, "- ", "\n", [
    "まとめ",
    "決定事項",
    "未完了",
    "次のステップ",
    "覚えておくこと",
  ]),
  Korean: inline((name) => `${name}:`, ["요약", "결정 사항", "미완료", "다음 단계", "기억"]),
  Russian: inline((name) => `${name}:`, ["Итог", "Решения", "Не закончено", "Следующие шаги", "Запомнить"]),
  Spanish: inline((name) => `**${name}:**`, ["Resumen", "Decisiones", "Pendiente", "Próximos pasos", "Recordar"]),
  Portuguese: inline((name) => `${name}:`, ["RESUMO", "DECISÕES", "PENDENTE", "PRÓXIMOS PASSOS", "LEMBRAR"]),
  French: listed((name) => `### ${name}`, "- ", "\n", [
    "Résumé",
    "Décisions",
    "Inachevé",
    "Prochaines étapes",
    "À retenir",
  ]),
  German: inline((name) => `${name}:`, ["Zusammenfassung", "Entscheidungen", "Offen", "Nächste Schritte", "Merken"]),
  Italian: inline((name) => `- ${name}:`, ["Riepilogo", "Decisioni", "In sospeso", "Prossimi passi", "Da ricordare"]),
  Czech: inline((name) => `${name}:`, ["Shrnutí", "Rozhodnutí", "Nedokončeno", "Další kroky", "Zapamatovat"]),
};

describe("one report in every dress", () => {
  for (const [name, text] of Object.entries(dresses)) {
    it(name, () => {
      const { given, start: _, end: __, ...items } = parseReport(text.split("\n")) ?? { given: [], start: 0, end: 0 };
      expect(items).toEqual(whole);
      expect([...given].sort()).toEqual(["decisions", "nextSteps", "remember", "summary", "unfinished"]);
    });
  }

  it("as a table that a terminal drew", () => {
    const wide = 56;
    const lines = NAMES.flatMap((name, i) =>
      wrapped(values[i] ?? "", wide)
        .split("\n")
        .map((part, n) => `│ ${(n === 0 ? name : "").padEnd(10)} │ ${part.padEnd(wide)} │`)
        .concat(`├${"─".repeat(12)}┼${"─".repeat(wide + 2)}┤`),
    );
    const cleaner = createTerminalCleaner();
    expect(parseReport(cleaner.push(`${lines.join("\r\n")}\r\n`))).toMatchObject(whole);
  });

  it("says where it stands", () => {
    expect(parseReport(`${before}${plain}${after}`.split("\n"))).toMatchObject({ start: 5, end: 9 });
    expect(parseReport(`\n\n${JSON.stringify(asJson, null, 1)}\nbye`.split("\n"))).toMatchObject({ start: 2 });
  });
});

describe("a report that is shown as an example", () => {
  const OWN = "SUMMARY: Wrote down how reports look\nDECISIONS: none\nUNFINISHED: none";
  const SHOWN = "```\nSUMMARY: Added a cache\nDECISIONS: Redis over memory\nUNFINISHED: eviction\n```";

  it.each([
    "For example:",
    "Beispiel:",
    "Por ejemplo:",
    "Par exemple :",
    "Например:",
    "例如：",
    "例:",
    "예시:",
    "A report looks like this:",
  ])("is nobody's: %s", (intro) => {
    expect(extractAll(`${OWN}\n\n${intro}\n\n${SHOWN}\n`).what).toBe("Wrote down how reports look");
    expect(extractAll(`The guide is written.\n\n${intro}\n\n${SHOWN}\n`).what).not.toContain("cache");
  });

  it("but not one that is given in the format that was asked for", () => {
    expect(extractAll(`Here it is in the requested format:\n\n${SHOWN}\n`).what).toBe("Added a cache");
  });

  it("and one in a fence that nothing calls an example is the agent's", () => {
    expect(extractAll(`The cache is in.\n\n${SHOWN}\n`).what).toBe("Added a cache");
  });
});
