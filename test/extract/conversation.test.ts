import { describe, expect, it } from "vitest";
import { createExtractor, extractAll, extractFactCandidates } from "../../src/extract/index.js";

type Role = "user" | "assistant";
const log = (...messages: [Role, string][]) => messages.map(([role, text]) => ({ role, text }));

const REPORT = [
  "The importer now reads **Windows** line ends, and every test of it passes.",
  "- Kept the old `readLines()` because two plugins still call it",
  "- The progress bar is not updated yet while a large file is read",
  "If you want, I can also add a test with a file of 2 GB.",
].join("\n\n");
/** As a terminal shows it, broken at 60 columns and without Markdown. */
const SHOWN = `The importer now reads Windows line ends, and every test of
it passes.

- Kept the old readLines() because two plugins still call it

- The progress bar is not updated yet while a large file is
  read

If you want, I can also add a test with a file of 2 GB.
`;
const NARRATION = "I'll look at the importer first.\n\nNow let me check how lines are read.\n\n";

describe("the assistant's last message in the log", () => {
  const conversation = log(["user", "Make the importer read files from Windows."], ["assistant", REPORT]);
  const wanted = {
    decisions: [expect.stringContaining("Kept the old")],
    unfinished: [expect.stringContaining("progress bar")],
    nextSteps: [expect.stringContaining("2 GB")],
  };

  it.each([
    ["the same text", NARRATION + REPORT],
    ["the text as a terminal shows it", NARRATION + SHOWN],
    ["the text behind the results of tools", `Tool use: Bash\n\n\`\`\`\nok\n\`\`\`\n\n${REPORT}`],
  ])("is found in an output that holds %s", (_, stdout) => {
    const found = extractAll(stdout, { conversationLog: conversation });
    expect(found).toMatchObject(wanted);
    expect(found.what).toContain("importer");
  });

  it.each([
    ["nothing", ""],
    ["only what came before", NARRATION],
    ["only what tools printed", "Tool use: Bash\n\n```\n42 passed\n```\n"],
  ])("is read where the output holds %s", (_, stdout) => {
    expect(extractAll(stdout, { conversationLog: conversation })).toMatchObject(wanted);
  });

  it("holds the closing report where the output was cut", () => {
    const report =
      "All done.\n\nSUMMARY: Read files from Windows\nUNFINISHED: none\nREMEMBER: [codebase] lines are split in `readLines()`";
    const found = extractAll(NARRATION, { conversationLog: log(["assistant", report]) });
    expect(found).toMatchObject({ what: "Read files from Windows", unfinished: [] });
    expect(found.facts).toEqual([
      { fact: "lines are split in `readLines()`", category: "codebase_pattern", origin: "agent" },
    ]);
  });

  it("that the user has answered since is no report of this run", () => {
    const answered = log(["assistant", REPORT], ["user", "Good. Now the exporter."]);
    const { decisions, unfinished, nextSteps } = extractAll("The exporter writes Windows line ends now.\n", {
      conversationLog: answered,
    });
    expect([...decisions, ...unfinished, ...nextSteps].join()).not.toMatch(/readLines|progress|2 GB/);
  });

  it("does not hide what the output goes on with", () => {
    const further = "The reader of dates was rewritten as well, step by step.\n\n".repeat(20);
    const { lastActivity } = extractAll(`${REPORT}\n\n${further}Now let me run the tests:\n`, {
      conversationLog: conversation,
    });
    expect(lastActivity).toBe("Now let me run the tests:");
  });

  it("may come after the output was read, and be replaced", () => {
    const extractor = createExtractor();
    extractor.write(NARRATION);
    expect(extractor.result().decisions).toEqual([]);
    extractor.describe({ conversationLog: conversation });
    expect(extractor.result()).toMatchObject(wanted);
    extractor.describe({ conversationLog: log(["user", "Make the importer read files from Windows."]) });
    expect(extractor.result().decisions).toEqual([]);
  });
});

describe("the user's messages in the log", () => {
  it.each([
    "From now on always write commit messages in the imperative.",
    "以后提交信息必须始终使用英文。",
    "今後コミットメッセージは必ず英語で書いてください。",
    "Da ora in poi scrivi sempre i messaggi di commit in inglese.",
    "A partir de ahora escribe siempre los mensajes en inglés.",
  ])("hold rules: %s", (rule) => {
    const facts = extractFactCandidates(
      "The page is ready.\n",
      log(["user", rule], ["assistant", "The page is ready."]),
    );
    expect(facts).toEqual([expect.objectContaining({ fact: rule, origin: "user" })]);
  });

  it("hold no rule in an assistant's mouth, in code or in what they quote", () => {
    const quoted =
      "The linter says:\n\n```\nAlways use const. Never use var.\n```\n\n> Always write tests first, never after.";
    expect(extractFactCandidates("", log(["user", quoted]))).toEqual([]);
  });

  it("take part in what the task was about, and are not told as work", () => {
    const { what } = extractAll("Everything is in place.\n\nThe header row of `csv.ts` is kept.\n", {
      conversationLog: log(["user", "Keep the header row when a filter is active."]),
    });
    expect(what).toMatch(/header row of `?csv\.ts`? is kept/);
  });
});
