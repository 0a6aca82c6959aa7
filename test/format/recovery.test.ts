import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import { formatRecoveryContext } from "../../src/format/recovery.js";
import type { RecoveryContext } from "../../src/model/recovery.js";
import { estimateTokens } from "../../src/text/estimate-tokens.js";
import { anySession, anyState, anyText, POISON, session, state, wellFormed } from "./fixtures.js";

const HEADER = "[Session recovered] Your previous session was lost. Here's what you were doing:";
const CLOSING = "Note: You don't have full conversation history. Ask the user if unsure about details.";
const lines = (recovery: RecoveryContext, options = {}) => formatRecoveryContext(recovery, options).split("\n");

describe("formatRecoveryContext of a summary", () => {
  const sessionSummary = session({
    what: "Rebuilt the export dialog with a preview pane, keyboard shortcuts and a size limit",
    decisions: ["Chose CSV over XLSX because the viewer streams it"],
    filesChanged: ["web/src/ExportDialog.tsx", "web/src/preview.ts"],
    commits: ["4be1c09"],
    unfinished: ["size limit is not translated yet"],
    nextSteps: ["Wire the preview to the real endpoint"],
  });

  it("has the documented form", () => {
    expect(lines({ originalTask: "Improve the export dialog", phase: "execute", sessionSummary })).toEqual([
      HEADER,
      "- Task: Improve the export dialog",
      "- Phase: execute",
      "- What you did: Rebuilt the export dialog with a preview pane, keyboard shortcuts and a size limit",
      "- Files changed: web/src/ExportDialog.tsx, web/src/preview.ts",
      "- Commits: 4be1c09",
      "- Decisions: Chose CSV over XLSX because the viewer streams it",
      "- Unfinished: size limit is not translated yet",
      "- Next steps: Wire the preview to the real endpoint",
      CLOSING,
    ]);
  });

  it("joins lists on one line", () => {
    const note = formatRecoveryContext({
      sessionSummary: session({ unfinished: ["docs", "types"], nextSteps: ["ship"] }),
    });
    expect(note).toContain("- Unfinished: docs; types\n- Next steps: ship\n");
  });

  it.each(["interrupted", "failed", "cancelled"] as const)("says that a commit was %s", (status) => {
    const note = formatRecoveryContext({ sessionSummary: session({ status }) });
    expect(note).toContain(`- ${status[0]?.toUpperCase()}${status.slice(1)}: Reworked the search box\n`);
    expect(note).not.toContain("What you did");
  });

  it("says the state of a broken-off commit without a summary", () => {
    expect(lines({ sessionSummary: session({ status: "failed", what: "" }) })[1]).toBe("- Failed: nothing reported");
  });

  it("shows hashes in their short form", () => {
    const commits = ["4be1c09d1f2386a7bc0d9e8f6a5b4c3d2e1f0099", "v1.2"];
    expect(formatRecoveryContext({ sessionSummary: session({ commits }) })).toContain("- Commits: 4be1c09, v1.2\n");
  });

  it("tells of earlier sessions in short lines, not of the one it is about", () => {
    const recentHistory = [
      sessionSummary,
      session({ timestamp: "2026-03-16T09:00:00Z", what: "Set up the export service", status: "failed" }),
      session({ timestamp: "not a date", what: "Sketched the dialog" }),
    ];
    const told = session({ ...sessionSummary, decisions: [], unfinished: [] });
    expect(lines({ sessionSummary: told, recentHistory }).slice(-3)).toEqual([
      "- Earlier (2026-03-16, failed): Set up the export service",
      "- Earlier (undated): Sketched the dialog",
      CLOSING,
    ]);
    const now = Date.parse("2026-03-16T12:00:00Z");
    expect(formatRecoveryContext({ sessionSummary: told, recentHistory }, { now })).toContain(
      "- Earlier (3 h ago, failed): ",
    );
  });

  it("does not say the same thing twice", () => {
    const note = formatRecoveryContext({
      sessionSummary: session({
        what: "Fixed the login redirect and the session cookie",
        decisions: ["Fixed the session cookie"],
        unfinished: ["Run the browser tests"],
        nextSteps: ["run the browser tests"],
      }),
    });
    expect(note.match(/browser tests/gi)).toHaveLength(1);
    expect(note).not.toContain("Decisions");
  });

  it("keeps an item that differs in one word", () => {
    const note = formatRecoveryContext({
      sessionSummary: session({
        what: "The login redirect works",
        unfinished: ["The login redirect works not on Safari"],
      }),
    });
    expect(note).toContain("- Unfinished: The login redirect works not on Safari");
  });
});

describe("formatRecoveryContext of a work state", () => {
  it("tells the key terms of what was broken off", () => {
    const workState = state({ summary: "Rounding the totals", keyTerms: ["rateTable", "mail_invoice"] });
    expect(formatRecoveryContext({ workState })).toContain("- Key terms: rateTable, mail_invoice\n");
    const named = { ...workState, nextSteps: ["Read the rate from `rateTable`."] };
    expect(formatRecoveryContext({ workState: named })).toContain("- Key terms: mail_invoice\n");
  });

  it("tells no key term that the task or the files tell", () => {
    const workState = state({
      summary: "Half done",
      filesTouched: ["s.ts"],
      keyTerms: ["s.ts", "rateTable", "loadRates"],
    });
    expect(formatRecoveryContext({ originalTask: "Round in `rateTable`", workState })).toContain(
      "- Key terms: loadRates\n",
    );
    expect(formatRecoveryContext({ workState: { ...workState, keyTerms: ["s.ts"] } })).not.toContain("Key terms");
    const sessionSummary = session({ filesChanged: ["src/s.ts"], keyTerms: ["s.ts", "rates.ts"] });
    expect(formatRecoveryContext({ sessionSummary })).toContain("- Key terms: rates.ts\n");
    // A long task is cut, and what was cut off is not told.
    const originalTask = `${"Look at each invoice of the year and round it. ".repeat(8)}It is in rateTable`;
    expect(formatRecoveryContext({ originalTask, workState })).toContain("- Key terms: rateTable, loadRates\n");
  });

  it("has the documented form", () => {
    const workState = state({
      status: "interrupted",
      taskPrompt: "Speed up the search",
      cwd: "/home/kim/shop",
      filesTouched: ["src/search.ts", "src/index.ts"],
      lastActivity: "Edit src/search.ts",
      unfinished: ["the index is not rebuilt on delete"],
      nextSteps: ["measure a cold query"],
    });
    expect(lines({ workState })).toEqual([
      HEADER,
      "- Task: Speed up the search",
      "- Interrupted: Moving the search box into its own component",
      "- Working directory: /home/kim/shop",
      "- Files touched: src/search.ts, src/index.ts",
      "- Last activity: Edit src/search.ts",
      "- Unfinished: the index is not rebuilt on delete",
      "- Next steps: measure a cold query",
      CLOSING,
    ]);
  });

  it.each([
    ["running", "In progress"],
    ["interrupted", "Interrupted"],
    ["failed", "Failed"],
    ["cancelled", "Cancelled"],
  ] as const)("names the state %s and is never worded as finished", (status, label) => {
    const note = formatRecoveryContext({ originalTask: "Speed up the search", workState: state({ status }) });
    expect(note).toContain(`\n- ${label}: `);
    expect(note).not.toMatch(/\b(done|did|finished|completed?|changed)\b/i);
  });

  it("wins over a summary, and says its state even when nothing was reported", () => {
    const note = formatRecoveryContext({ workState: state({ summary: "" }), sessionSummary: session() });
    expect(note).toContain("- In progress: nothing reported yet\n");
    expect(note).toContain("- Earlier (2026-03-17): Reworked the search box\n");
    expect(note).not.toContain("What you did");
  });

  it("takes commits and decisions from the commit of the same task, and does not repeat it as an earlier one", () => {
    const note = formatRecoveryContext({
      workState: state({ status: "interrupted", taskId: "t-1" }),
      sessionSummary: session({
        taskId: "t-1",
        status: "interrupted",
        commits: ["4be1c09"],
        decisions: ["Kept the old route"],
      }),
    });
    expect(note).toContain("- Commits: 4be1c09\n- Decisions: Kept the old route\n");
    expect(note).not.toContain("Earlier");
  });

  it("prefers the given task to the stored prompt", () => {
    expect(lines({ originalTask: "given", workState: state({ taskPrompt: "stored" }) })[1]).toBe("- Task: given");
  });
});

describe("formatRecoveryContext of a conversation", () => {
  const recentMessages = [
    { role: "user", text: "please fix the build" },
    { role: "assistant", text: "Let me look at the compiler output:" },
  ];

  it("falls back to the last result and recent messages", () => {
    expect(lines({ originalTask: "Fix the build", lastResult: "Two files differ", recentMessages })).toEqual([
      HEADER,
      "- Task: Fix the build",
      "- Last result: Two files differ",
      "- Recent conversation:",
      "  [User]: please fix the build",
      "  [You]: Let me look at the compiler output:",
      CLOSING,
    ]);
  });

  it("fills what a thin summary leaves, and stays out of a full one", () => {
    const thin = formatRecoveryContext({ sessionSummary: session(), recentMessages });
    expect(thin).toContain("  [You]: Let me look at the compiler output:");
    const full = session({
      unfinished: ["the filter forgets its state on reload", "the empty list has no text", "old links lead nowhere"],
      nextSteps: ["store the filter in the address", "write a text for the empty list", "redirect the old links"],
    });
    expect(formatRecoveryContext({ sessionSummary: full, recentMessages })).not.toContain("Recent conversation");
  });

  it("keeps the newest messages when room is short", () => {
    const many = Array.from({ length: 6 }, (_, i) => ({
      role: "assistant",
      text: `message ${i} ${"about the build ".repeat(8)}`,
    }));
    const note = formatRecoveryContext({ recentMessages: many });
    expect(note).toContain("message 5");
    expect(note).not.toContain("message 0");
  });

  it("is empty where nothing is known", () => {
    expect(formatRecoveryContext({})).toBe("");
    expect(formatRecoveryContext({ originalTask: " ", recentMessages: [], recentHistory: [] })).toBe("");
  });
});

describe("the budget of a recovery note", () => {
  it("cuts nothing where everything fits", () => {
    const item =
      "the importer reads every row twice, once for the header and once for the values, which doubles the time of large files";
    const note = formatRecoveryContext({
      sessionSummary: session({ decisions: [item], what: `${item}; ${item.slice(0, 70)}` }),
    });
    expect(note).not.toContain("…");
  });

  const long = (subject: string, n: number) =>
    Array.from(
      { length: n },
      (_, i) => `${subject} ${i} touches the parser, the printer and the cache, because all three read the same table`,
    );
  const full = session({
    what: "Rewrote the parser so that it reports every error with its line, and taught the printer to keep comments in place",
    decisions: long("decision", 5),
    unfinished: long("open item", 4),
    nextSteps: long("step", 4),
    filesChanged: Array.from({ length: 50 }, (_, i) => `packages/parser/file-${i}.ts`),
    commits: Array.from({ length: 10 }, (_, i) => `4be1c0${i}`),
  });

  it("is kept, task and all, and spends itself on what is open", () => {
    const note = formatRecoveryContext({
      originalTask: "Explain each error. ".repeat(40),
      sessionSummary: full,
      recentHistory: [session()],
    });
    expect(countTokens(note)).toBeLessThanOrEqual(180);
    const task = note.split("\n").find((line) => line.startsWith("- Task: ")) ?? "";
    expect(countTokens(task.slice("- Task: ".length))).toBeLessThanOrEqual(40);
    expect(note).toContain("- Next steps: step 0");
    expect(note.match(/file-\d/g)?.length).toBeLessThanOrEqual(3);
    expect(note).not.toContain("Decisions");
    expect(note).not.toContain("Earlier");
    expect(note.endsWith(CLOSING)).toBe(true);
  });

  it("gives up earlier sessions, then decisions, further files, unfinished work and steps", () => {
    const recovery = {
      sessionSummary: session({
        decisions: ["kept CSV"],
        filesChanged: ["a.ts", "b.ts", "c.ts", "d.ts"],
        unfinished: ["translate labels"],
        nextSteps: ["wire the endpoint"],
      }),
      recentHistory: [session({ timestamp: "2026-03-01T00:00:00Z", what: "Earlier work" })],
    };
    const marks = ["Earlier work", "kept CSV", "d.ts", "translate labels", "wire the endpoint"];
    const seen = new Map(marks.map((mark) => [mark, Number.POSITIVE_INFINITY]));
    for (let maxTokens = 30; maxTokens <= 180; maxTokens++) {
      const note = formatRecoveryContext(recovery, { maxTokens });
      for (const mark of marks) if (note.includes(mark)) seen.set(mark, Math.min(seen.get(mark) ?? 0, maxTokens));
    }
    const needed = [...seen.values()];
    expect(needed).toEqual([...needed].sort((a, b) => b - a));
    expect(new Set(needed).size).toBe(marks.length);
  });

  it("holds in Chinese, where a character is about a token", () => {
    const item = (i: number) =>
      `第${i}项:导出对话框的预览窗格在切换语言之后没有刷新,需要重新读取翻译表并通知所有订阅者`;
    const summary = session({
      what: "重写了导出对话框,加入预览窗格、键盘快捷键和大小限制,并修复了切换语言之后标题不更新的问题",
      decisions: [1, 2, 3].map(item),
      unfinished: [4, 5, 6].map(item),
      nextSteps: [7, 8, 9].map(item),
    });
    const note = formatRecoveryContext({ originalTask: item(0).repeat(5), sessionSummary: summary });
    expect(countTokens(note)).toBeLessThanOrEqual(180);
    expect(note).toContain("- Next steps: 第7项");
  });

  it("takes limits", () => {
    const note = formatRecoveryContext({ sessionSummary: full }, { limits: { recoveryTokens: 90 } });
    expect(countTokens(note)).toBeLessThanOrEqual(90);
  });
});

describe("a note that is short of room", () => {
  const filler = Array.from(
    { length: 4 },
    (_, i) => `item ${i} waits for the ledger team, who own the ${["mailer", "printer", "archive", "export"][i]} queue`,
  );
  const full = (over: Parameters<typeof session>[0] = {}) =>
    session({
      what: "Rounded the invoice totals once after the discount and moved the tax table into the database",
      filesChanged: ["packages/billing/src/rates.ts", "packages/billing/src/index.ts", "packages/ledger/src/index.ts"],
      unfinished: filler,
      nextSteps: ["If you want, I can also bump `ledger-core` in `packages/ledger/src/package-lock.json` to 4.2"],
      ...over,
    });
  const line = (note: string, label: string) =>
    note.split("\n").find((found) => found.startsWith(`- ${label}: `)) ?? "";

  it("names files without folders, but for names that stand in many", () => {
    expect(line(formatRecoveryContext({ sessionSummary: full() }), "Files changed")).toBe(
      "- Files changed: rates.ts, src/index.ts",
    );
    const apart = full({ filesChanged: ["a/util/rates.ts", "b/core/rates.ts"] });
    expect(line(formatRecoveryContext({ sessionSummary: apart }), "Files changed")).toBe(
      "- Files changed: util/rates.ts, core/rates.ts",
    );
  });

  it("tells offers without their courtesy, and names of code bare", () => {
    expect(line(formatRecoveryContext({ sessionSummary: full() }), "Next steps")).toBe(
      "- Next steps: I can also bump ledger-core in package-lock.json to 4.2",
    );
    const captured = full({ nextSteps: ["If you want this in the log, say so"] });
    expect(line(formatRecoveryContext({ sessionSummary: captured }), "Next steps")).toContain("If you want this in");
  });

  it.each([
    ["Ok, thanks! Round the invoice totals once. ", "Round the invoice totals once"],
    [
      "Here's the log of the run:\n[12:01] DEBUG totals 12:02\nRound the invoice totals once. ",
      "…Round the invoice totals",
    ],
    ["Context: state: OPEN author: kim title: Round the invoice totals once. ", "…Round the invoice totals once"],
    ["好的，请把发票金额在折扣之后只四舍五入一次。", "请把发票金额"],
    ["Хорошо, округли суммы счёта один раз. ", "округли суммы счёта"],
  ])("tells the request of a long task: %j", (beginning, wanted) => {
    const originalTask =
      beginning + "Mind the printer, the mailer and the archive, which all read the same column. ".repeat(5);
    const told = line(formatRecoveryContext({ originalTask, sessionSummary: full() }), "Task");
    expect(told.slice("- Task: ".length)).toMatch(new RegExp(`^${wanted}`));
    expect(countTokens(told)).toBeLessThanOrEqual(43);
  });

  it("keeps a short task whole", () => {
    const note = formatRecoveryContext({ originalTask: "ok, now fix the totals", sessionSummary: full() });
    expect(line(note, "Task")).toBe("- Task: ok, now fix the totals");
  });

  it("names key terms that no line says, behind the first open items", () => {
    const long = "so that the reader of the page sees the same amount wherever it is printed or mailed or kept";
    const note = formatRecoveryContext({
      originalTask: "Round the totals",
      sessionSummary: session({
        what: `Rounded the totals in applyDiscount ${long}`,
        nextSteps: [
          `Show the column in the archive ${long}`,
          `Ask the printer people ${long}`,
          `Write it down ${long}`,
        ],
        unfinished: [`The mailer still rounds twice ${long}`],
        filesChanged: ["src/totals.ts"],
        keyTerms: ["applyDiscount", "rateTable", "totals.ts", "printInvoice", "mail_invoice"],
      }),
    });
    expect(note).toContain("- Key terms: rateTable, printInvoice, mail_invoice\n");
    for (const step of ["Show the column", "Ask the printer people", "Write it down"]) expect(note).toContain(step);
    expect(note).toMatch(/- Unfinished: The mailer still rounds twice/);
  });

  it("leaves out decisions that add nothing to the lines above, and tells the one that does", () => {
    const decisions = ["Moved the tax table into the database", "Chose `NUMERIC(12,4)` over floats in `rates.ts`"];
    const note = formatRecoveryContext({ sessionSummary: full({ decisions, unfinished: filler.slice(0, 2) }) });
    expect(line(note, "Decisions")).toMatch(/^- Decisions: Chose `?NUMERIC\(12,4\)/);
  });

  it("tells an item once, however much of it was cut", () => {
    const item =
      "What is left before the release is the manual check of the archive printer, which the ledger team does with the full set of last year's invoices on the old machine, and the note to the customers";
    const note = formatRecoveryContext({ sessionSummary: full({ nextSteps: [item], unfinished: [item, ...filler] }) });
    expect(note.match(/What is left before the release/g)).toHaveLength(1);
  });

  it("names a commit once", () => {
    const summary = full({ what: "Rounded the totals once (commit 4be1c09)", commits: ["4be1c09", "9f0d72a"] });
    expect(line(formatRecoveryContext({ sessionSummary: summary }), "Commits")).toBe("- Commits: 9f0d72a");
  });

  it("cuts no item between its subject and what is said of it", () => {
    const unfinished = [
      "It also makes the printer's second page (the one with the long table of the archive) a matter of the ledger team and nobody else",
      ...filler,
    ];
    const told = line(formatRecoveryContext({ sessionSummary: full({ unfinished }) }), "Unfinished");
    expect(told).toMatch(/^- Unfinished: It also makes the printer's second page \(the one/);
  });

  it("tells no item that would be cut to a few words", () => {
    const keyTerms = Array.from({ length: 12 }, (_, i) => `ledgerTable${i}`);
    const unfinished = filler.map((item) => `${item} and the archive of it`);
    for (let maxTokens = 60; maxTokens <= 180; maxTokens++) {
      const note = formatRecoveryContext({ sessionSummary: full({ unfinished, keyTerms }) }, { maxTokens });
      for (const item of line(note, "Unfinished").slice("- Unfinished: ".length).split("; ").filter(Boolean))
        expect(item.split(" ").length).toBeGreaterThan(5);
    }
  });

  it("is longer for a run that left much open than for one that only has much to tell", () => {
    const keyTerms = Array.from({ length: 12 }, (_, i) => `ledger_table_${"abcdefghijkl"[i]}`);
    const decisions = Array.from({ length: 5 }, (_, i) => `Chose NUMERIC(${i},4) over floats in rates_${i}.ts`);
    const told = formatRecoveryContext({ sessionSummary: full({ keyTerms, decisions, unfinished: [] }) });
    const open = formatRecoveryContext({ sessionSummary: full({ keyTerms, decisions }) });
    expect(estimateTokens(told)).toBeLessThanOrEqual(162);
    expect(estimateTokens(open)).toBeGreaterThan(162);
    expect(estimateTokens(open)).toBeLessThanOrEqual(180);
    expect(countTokens(open)).toBeLessThanOrEqual(180);
  });

  it("never drops what is open because it resembles what is told", () => {
    const unfinished = [...filler.slice(0, 2), "The tax table is not moved into the database of the archive"];
    expect(formatRecoveryContext({ sessionSummary: full({ unfinished }) })).toContain("The tax table is not moved");
  });

  it("cuts items where a thought ends", () => {
    const unfinished = filler.map((item) => `${item} — ${"and nobody knows when they will get to it, ".repeat(3)}`);
    const told = line(formatRecoveryContext({ sessionSummary: full({ unfinished }) }), "Unfinished");
    for (const item of told.slice("- Unfinished: ".length).split("; "))
      expect(item).toMatch(/queue…?$|who own the|team…?$/);
  });
});

const LINE =
  /^(- (Task|Phase|What you did|In progress|Interrupted|Failed|Cancelled|Working directory|Files changed|Files touched|Commits|Decisions|Last activity|Unfinished|Key terms|Next steps|Last result): \S.*|- Recent conversation:| {2}\[(You|User)\]: .+|- Earlier \([^()]+\): .+)$/;

describe("any recovery note", () => {
  const anyRecovery = fc.record({
    originalTask: fc.option(anyText, { nil: undefined }),
    phase: fc.option(anyText, { nil: undefined }),
    lastResult: fc.option(anyText, { nil: undefined }),
    recentMessages: fc.option(
      fc.array(fc.record({ role: fc.constantFrom("user", "assistant"), text: anyText }), { maxLength: 8 }),
      { nil: undefined },
    ),
    workState: fc.option(anyState, { nil: undefined }),
    sessionSummary: fc.option(anySession, { nil: undefined }),
    recentHistory: fc.option(fc.array(anySession, { maxLength: 5 }), { nil: undefined }),
  }) as fc.Arbitrary<RecoveryContext>;

  it("keeps its budget, its frame and Unicode", () => {
    fc.assert(
      fc.property(
        anyRecovery,
        fc.constantFrom(undefined, 0, Date.parse("2026-03-18T00:00:00Z"), Number.NaN),
        (recovery, now) => {
          const note = formatRecoveryContext(recovery, { now });
          expect(wellFormed(note)).toBe(true);
          expect(estimateTokens(note)).toBeLessThanOrEqual(180);
          expect(formatRecoveryContext(recovery, { now })).toBe(note);
          if (note === "") return;
          const all = note.split("\n");
          expect(all[0]).toBe(HEADER);
          expect(all.at(-1)).toBe(CLOSING);
          const body = all.slice(1, -1);
          for (const line of body) expect(line).toMatch(LINE);
          const labels = body
            .filter((line) => !/^ |^- Earlier/.test(line))
            .map((line) => line.slice(0, line.indexOf(":")));
          expect(new Set(labels).size).toBe(labels.length);
          expect(note).not.toMatch(/Invalid Date/);
          expect(note).not.toMatch(/Recent conversation:\n(?! {2}\[)/);
          if (recovery.workState) expect(note).toMatch(/\n- (In progress|Interrupted|Failed|Cancelled): /);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("keeps its budget at any size", () => {
    fc.assert(
      fc.property(anyRecovery, fc.integer({ min: 0, max: 400 }), (recovery, maxTokens) => {
        expect(estimateTokens(formatRecoveryContext(recovery, { maxTokens }))).toBeLessThanOrEqual(maxTokens);
      }),
      { numRuns: 100 },
    );
  });

  it.each(POISON)("keeps its frame with %j in every field", (text) => {
    const all = lines({
      originalTask: text,
      phase: text,
      workState: state({
        summary: text,
        taskPrompt: text,
        cwd: text,
        lastActivity: text,
        nextSteps: [text],
        unfinished: [text],
        filesTouched: [text],
        keyTerms: [text],
      }),
      recentHistory: [session({ what: text })],
      recentMessages: [{ role: "user", text }],
      lastResult: text,
    });
    expect(all.filter((line) => line.includes("[Session recovered]"))).toEqual([HEADER]);
    for (const line of all.slice(1, -1)) expect(line).toMatch(LINE);
  });
});
