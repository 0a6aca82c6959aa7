import { describe, expect, it } from "vitest";
import {
  extractAll,
  extractFactCandidates,
  extractSessionSummary,
  extractWorkStateSnapshot,
} from "../../src/extract/index.js";

const SCENARIO = `Let me verify the build compiles:

Tool use: Bash

\`\`\`
error TS2688: Cannot find type definition file for 'node'.
\`\`\`

Those errors are pre-existing @types/node version conflicts, not from my changes.

Committed \`ad8ed51\`

- Changed borders from dashed to solid with lower opacity
- Used TERM_HOVER and TERM_BORDER theme tokens instead of hardcoded rgba
- Added scale(1.02) hover animation for interactive feel

MultiPaneView uses PixiJS-rendered pagination with TERM_* theme tokens.

User prefers solid borders over dashed borders.

Unfinished: agent-session.ts recovery context improvements remain unstaged

SUMMARY: Redesigned MultiPaneView pagination bar with styled arrow buttons and hover animations
`;

describe("the scenario of the memory's document", () => {
  const summary = extractSessionSummary(
    {
      agentId: "alex-2",
      stdout: SCENARIO,
      changedFiles: ["/repo/apps/web/src/components/MultiPaneView.tsx"],
      cwd: "/repo",
      tokens: { input: 45000, output: 12000 },
    },
    { now: "2026-03-17T14:30:00Z" },
  );

  it("gives the summary", () => {
    expect(summary).toMatchObject({
      timestamp: "2026-03-17T14:30:00Z",
      what: "Redesigned MultiPaneView pagination bar with styled arrow buttons and hover animations",
      filesChanged: ["apps/web/src/components/MultiPaneView.tsx"],
      commits: ["ad8ed51"],
      tokens: { input: 45000, output: 12000 },
    });
    expect(summary.decisions).toEqual(
      expect.arrayContaining([
        "Changed borders from dashed to solid with lower opacity",
        "Used TERM_HOVER and TERM_BORDER theme tokens instead of hardcoded rgba",
      ]),
    );
    expect(summary.unfinished.join()).toContain("agent-session.ts recovery context improvements remain unstaged");
  });

  it("gives the two facts", () => {
    const facts = extractFactCandidates(SCENARIO);
    expect(facts).toContainEqual({
      fact: expect.stringContaining("MultiPaneView uses PixiJS-rendered pagination with TERM_* theme tokens"),
      category: "codebase_pattern",
      origin: "agent",
    });
    expect(facts).toContainEqual({
      fact: expect.stringContaining("User prefers solid borders over dashed borders"),
      category: "user_preference",
      origin: "agent",
    });
  });
});

describe("a remark after a label", () => {
  it("is kept without the label, and is no next step", () => {
    const remark = "Note: this repo uses pnpm workspaces, so tests must be run from the package folder.";
    const output = `Fixed the export.\n\nNext steps:\n- Fix the Excel export too.\n\n${remark}\n`;
    expect(extractFactCandidates(output).map(({ fact }) => fact)).toContain(
      "This repo uses pnpm workspaces, so tests must be run from the package folder.",
    );
    const { nextSteps, what } = extractSessionSummary({ agentId: "a", stdout: output, changedFiles: [] });
    expect(nextSteps).toEqual(["Fix the Excel export too."]);
    expect(what).not.toContain("Note:");
  });
});

describe("what a report asks to remember", () => {
  it.each([
    ["REMEMBER: the staging database resets at midnight", "the staging database resets at midnight", "lesson_learned"],
    ["REMEMBER: This repo uses pnpm for all packages", "This repo uses pnpm for all packages", "codebase_pattern"],
    ["REMEMBER: [workflow_habit] ask before a push", "ask before a push", "workflow_habit"],
    ["REMEMBER: (workflow_habit) ask before a push", "ask before a push", "workflow_habit"],
    ["REMEMBER: **workflow_habit** ask before a push", "ask before a push", "workflow_habit"],
    ["REMEMBER: `workflow_habit`: ask before a push", "ask before a push", "workflow_habit"],
    ["REMEMBER: [workflow_habit]: ask before a push", "ask before a push", "workflow_habit"],
    ["REMEMBER: <workflow_habit> ask before a push", "ask before a push", "workflow_habit"],
    ["REMEMBER: workflow_habit - ask before a push", "ask before a push", "workflow_habit"],
    ["REMEMBER: ask before a push — workflow_habit", "ask before a push", "workflow_habit"],
    ["REMEMBER: ask before a push [workflow_habit]", "ask before a push", "workflow_habit"],
    ["REMEMBER: ask before a push - always", "ask before a push - always", "workflow_habit"],
  ])("%s", (line, fact, category) => {
    expect(extractFactCandidates(`SUMMARY: Fixed the parser\n${line}\n`)).toEqual([
      { fact, category, origin: "agent" },
    ]);
  });
});

describe("the document's patterns", () => {
  it.each([
    ["User prefers functional components over classes.", "user_preference"],
    ["You asked for dashed borders to be avoided everywhere.", "user_preference"],
    ["User likes short commit messages in the imperative.", "user_preference"],
    ["User wants all dates shown in ISO form.", "user_preference"],
    ["You want tests beside the files they test.", "user_preference"],
    ["The repo uses turborepo for all of its packages.", "codebase_pattern"],
    ["This repo has one lock file for all of its packages.", "codebase_pattern"],
    ["MultiPaneView uses PixiJS v8 with TERM_* theme tokens.", "codebase_pattern"],
    ["Remember: the seed script needs an empty database.", "lesson_learned"],
    ["Caution: the cache is shared by all workers of a host.", "lesson_learned"],
    ["This codebase uses TERM_HOVER theme tokens for all interactive elements.", "codebase_pattern"],
    ["The project has a strict naming convention for its reducers.", "codebase_pattern"],
    ["Note: the dev server ignores changes in `packages/core` until it is restarted.", "lesson_learned"],
    ["Important: the token endpoint returns 401 when the clock is off.", "lesson_learned"],
    ["Always run the type checker before committing.", "workflow_habit"],
    ["Never push to main before committing the lock file.", "workflow_habit"],
    ["Make sure to run the linter before committing.", "workflow_habit"],
    ["The @types/node version conflicts are pre-existing errors and known issues of this repo.", "lesson_learned"],
  ])("%s", (statement, category) => {
    const facts = extractFactCandidates(`The page is ready.\n\n${statement}\n`);
    expect(facts.map((fact) => [fact.fact.replace(/\.$/, ""), fact.category])).toContainEqual([
      statement.replace(/\.$/, "").replace(/^(?:Note|Remember|Caution|Important): the/, "The"),
      category,
    ]);
  });

  it.each([
    ["Changed the default port from 3000 to 8080", "decisions"],
    ["Chose SQLite over PostgreSQL for the local cache", "decisions"],
    ["Kept the old route because two clients still call it", "decisions"],
    ["TODO: move the seed data into fixtures", "unfinished"],
    ["Unfinished: agent-session.ts changes remain unstaged", "unfinished"],
    ["Borders changed from dashed to solid with lower opacity", "decisions"],
    ["The arrows are buttons now because keyboard users need focus", "decisions"],
    ["Remaining: the export of invoices is not implemented", "unfinished"],
  ] as const)("%s", (statement, field) => {
    expect(extractAll(`The page is ready.\n\n- ${statement}\n- \`page.tsx\`\n`)[field].join("\n")).toContain(
      statement.replace(/^\w+: /, ""),
    );
  });
});

describe("what", () => {
  it("is the given summary before everything else", () => {
    expect(extractAll("SUMMARY: Wrote the parser\n", { summary: "Wrote the printer" }).what).toBe("Wrote the printer");
  });
  it("is the last SUMMARY line before the closing message", () => {
    expect(extractAll("SUMMARY: Wrote a draft\n\nMore work.\n\nSUMMARY: Wrote the parser\n").what).toBe(
      "Wrote the parser",
    );
  });
  it("is empty where nothing was said", () => {
    expect(extractAll("").what).toBe("");
  });
});

describe("a closing report", () => {
  it("gives every field it names, none included", () => {
    const found = extractAll(
      "Used `zod` instead of hand-written checks because errors are typed.\n\nSUMMARY: Added the picker\nDECISIONS: none\nUNFINISHED:\n- translations are missing\nNEXT: translate the picker\nREMEMBER:\n- [codebase] the picker reads its languages from `locales.json`\n",
    );
    expect(found).toMatchObject({
      what: "Added the picker",
      decisions: [],
      unfinished: ["translations are missing"],
      nextSteps: ["translate the picker"],
    });
    expect(found.facts.map((fact) => fact.fact)).toEqual(["the picker reads its languages from `locales.json`"]);
  });
});

describe("a work state", () => {
  it("tells what is going on and keeps what the caller knows", () => {
    const state = extractWorkStateSnapshot(
      {
        stdout: "Reading the config.\n\nNow let me migrate `orders.ts` to the new client:\n",
        status: "running",
        startedAt: "2026-03-17T14:00:00Z",
        taskPrompt: "Migrate the orders",
        changedFiles: ["src/orders.ts"],
      },
      { now: 0 },
    );
    expect(state).toMatchObject({
      status: "running",
      updatedAt: "1970-01-01T00:00:00.000Z",
      taskPrompt: "Migrate the orders",
      filesTouched: ["src/orders.ts"],
    });
    expect(state.nextSteps).toEqual(["Now let me migrate `orders.ts` to the new client:"]);
  });
});
