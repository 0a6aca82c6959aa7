import { describe, expect, it } from "vitest";
import { extractAll, extractSessionSummary } from "../../src/extract/index.js";
import { createMemory, memoryStorage } from "../../src/index.js";

const lines = (...objects: object[]) => `${objects.map((object) => JSON.stringify(object)).join("\n")}\n`;
const says = (text: string) => ({ type: "assistant", message: { content: [{ type: "text", text }] }, session_id: "s" });
const INIT = { type: "system", subtype: "init", session_id: "s" };
const FAILED = { type: "result", subtype: "error_max_turns", is_error: true, session_id: "s" };

describe("a run whose last record is an error", () => {
  const streams: readonly (readonly [string, string])[] = [
    ["Claude Code", lines(INIT, says("I'll start with the table of taxes."), FAILED)],
    [
      "Codex",
      lines(
        { type: "thread.started" },
        { type: "item.completed", item: { type: "agent_message", text: "I'll start with the table of taxes." } },
        { type: "turn.failed", error: { message: "usage limit" } },
      ),
    ],
    [
      "Gemini",
      lines(
        { type: "init", session_id: "s" },
        { type: "message", role: "assistant", content: "I'll start with the table of taxes." },
        { type: "result", status: "error", error: { message: "quota" } },
      ),
    ],
  ];

  it.each(streams)("does not tell what it announced as done, and is interrupted (%s)", (_, stdout) => {
    const { status, what, nextSteps } = extractSessionSummary({ agentId: "a", stdout });
    expect({ status, what }).toEqual({ status: "interrupted", what: "" });
    expect(nextSteps).toEqual(["I'll start with the table of taxes."]);
  });

  it.each(streams)("is stored as interrupted unless the caller says otherwise (%s)", (_, stdout) => {
    const memory = createMemory({ storage: memoryStorage() });
    expect(memory.commitSession({ agentId: "a", stdout }).status).toBe("interrupted");
    expect(memory.commitSession({ agentId: "b", stdout, status: "failed" }).status).toBe("failed");
    expect(memory.commitSession({ agentId: "c", stdout, status: "completed" }).status).toBe("completed");
  });

  it("tells what was done before", () => {
    const stdout = lines(INIT, says("Moved the table of taxes."), says("Now I'll run the checks."), FAILED);
    expect(extractAll(stdout)).toMatchObject({ what: "Moved the table of taxes", failed: true });
  });

  it("is none where the agent went on, or ended well", () => {
    const went = lines(INIT, says("Moved the taxes."), FAILED, says("Moved the table of rates as well."));
    expect(extractAll(went).failed).toBeUndefined();
    const well = lines(INIT, says("Moved the taxes."), { type: "result", subtype: "success", is_error: false });
    expect(extractSessionSummary({ agentId: "a", stdout: well }).status).toBeUndefined();
  });
});

describe("what a program prints where its service fails", () => {
  it.each([
    'API Error: 529 {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}',
    "API Error: Request timed out.",
    "Claude AI usage limit reached|1760000000",
    "You've hit your usage limit. Upgrade to Pro or try again in 3 days.",
    "■ stream disconnected before completion: error sending request",
    "[API Error: You have exhausted your capacity on this model.]",
    "You have reached your daily gemini-2.5-pro quota limit. Please wait and try again later.",
    '✕ [API Error: {"error":{"code":429,"status":"RESOURCE_EXHAUSTED"}}]',
    "~/shop (main*)        no sandbox (see /docs)        gemini-2.5-pro (61% context left)",
    "74% context left · ? for shortcuts",
    "litellm.RateLimitError: AnthropicException - rate_limit_error",
    "Please wait and try again later, or use /auth to change method.",
  ])("is no statement: %s", (line) => {
    expect(extractAll(line).what).toBe("");
    const { what, nextSteps, unfinished } = extractAll(`Moved the table of taxes.\n\n${line}`);
    expect([what, nextSteps, unfinished]).toEqual(["Moved the table of taxes", [], []]);
  });

  it.each([
    "API Error: 529 is retried three times with a pause.",
    "Your limit of ten rows is set per team.",
    "Claude usage is counted per team.",
  ])("is told apart from a statement about it: %s", (line) => {
    expect(extractAll(line).what).toBe(line.slice(0, -1));
  });
});

describe("what git or a logger prints", () => {
  it.each([
    "[WARN] the option --legacy is deprecated",
    "[ERROR 2026-01-02 10:00] could not read the table of rates",
    "[INFO] Building module core of the shop",
    "[main 1111aaa] Move the taxes",
    "Everything up-to-date",
    "nothing to commit, working tree clean",
    "Deleted branch taxes (was 1111aaa).",
    "(node:1234) DeprecationWarning: punycode is deprecated",
  ])("is no prose: %s", (line) => {
    expect(extractAll(`Moved the table of taxes.\n${line}`).what).toMatch(
      /^Moved the table of taxes(?: \(commit 1111aaa\))?(?:; Move the taxes)?$/,
    );
  });

  it.each(["[Security] Closed the hole in the upload form.", "Nothing to commit was left, so I stopped there."])(
    "is told apart from prose: %s",
    (line) => {
      expect(extractAll(line).what).toContain(line.slice(-20, -1));
    },
  );
});
