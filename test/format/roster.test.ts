import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import { formatAgentL0, formatRosterLine } from "../../src/format/roster.js";
import { estimateTokens } from "../../src/text/estimate-tokens.js";
import { anyState, anyStore, anyText, POISON, session, state, wellFormed } from "./fixtures.js";

const at = (iso: string) => Date.parse(iso);
const store = (over = {}) => ({ latest: session(over), history: [session(over)] });
const idle = { latest: null, history: [] };

describe("formatAgentL0 with a name", () => {
  it("has the documented form", () => {
    const now = at("2026-03-17T14:40:00Z");
    expect(formatAgentL0("Alex 2", store({ commits: ["ad8ed51"] }), { now })).toBe(
      '[Alex 2] Last: "Reworked the search box" (commit ad8ed51) — 10 min ago',
    );
    expect(formatAgentL0("Alex 3", store(), { now: at("2026-03-17T14:30:20Z") })).toBe(
      '[Alex 3] Last: "Reworked the search box" — just now',
    );
  });

  it.each([
    ["2026-03-17T14:29:00Z", "just now"],
    ["2026-03-17T15:29:59Z", "59 min ago"],
    ["2026-03-17T16:30:00Z", "2 h ago"],
    ["2026-03-19T14:29:00Z", "47 h ago"],
    ["2026-03-20T14:30:00Z", "3 d ago"],
  ])("tells the age at %s as %s", (now, age) => {
    expect(formatAgentL0("A", store(), { now: at(now) })).toMatch(new RegExp(` — ${age}$`));
  });

  it("shows no age where one is unknown", () => {
    const line = '[A] Last: "Reworked the search box"';
    expect(formatAgentL0("A", store())).toBe(line);
    expect(formatAgentL0("A", store({ timestamp: "?" }), { now: 0 })).toBe(line);
    expect(formatAgentL0("A", store(), { now: Number.NaN })).toBe(line);
  });

  it.each(["interrupted", "failed", "cancelled"])("says that the last task was %s", (status) => {
    expect(formatAgentL0("A", store({ status, commits: ["aaaaaaa", "bbbbbbb"] }))).toBe(
      `[A] Last: "Reworked the search box" (${status}; commit bbbbbbb)`,
    );
    expect(formatAgentL0("A", idle, { workState: state({ status: status as "failed" }) })).toBe(
      `[A] Last: "Moving the search box into its own component" (${status})`,
    );
  });

  it("shows a task in progress and for how long", () => {
    const workState = state({ updatedAt: "2026-03-17T14:02:00Z" });
    expect(
      formatAgentL0("Alex 2", store({ timestamp: "2026-03-17T13:00:00Z" }), {
        workState,
        now: at("2026-03-17T14:03:10Z"),
      }),
    ).toBe('[Alex 2] Now: "Moving the search box into its own component" — 3 min');
    expect(formatAgentL0("A", idle, { workState, now: at("2026-03-17T14:00:30Z") })).toMatch(/ — just started$/);
  });

  it("says when a running task gave no sign of life for ten minutes", () => {
    const line = (now: string) => formatAgentL0("A", idle, { workState: state(), now: at(now) });
    expect(line("2026-03-17T14:19:59Z")).toMatch(/ — 19 min$/);
    expect(line("2026-03-17T14:20:00Z")).toMatch(/ — 20 min, no sign of life for 10 min$/);
  });

  it("falls back to the prompt of a task that has reported nothing", () => {
    expect(formatAgentL0("A", idle, { workState: state({ summary: "", taskPrompt: 'Fix the "login" page' }) })).toBe(
      `[A] Now: "Fix the 'login' page"`,
    );
    expect(formatAgentL0("A", idle, { workState: state({ summary: "" }) })).toBe('[A] Now: "starting"');
  });

  it("ignores a state that a later commit has overtaken", () => {
    const workState = state({ updatedAt: "2026-03-17T14:10:00Z" });
    expect(formatAgentL0("A", store(), { workState })).toContain("] Last:");
  });

  it("is idle without either", () => {
    expect(formatAgentL0("Alex 2", idle)).toBe("[Alex 2] idle (no recent activity)");
    expect(formatRosterLine({ agentName: "", sessions: idle, workState: null })).toBe(
      "[agent] idle (no recent activity)",
    );
  });

  it("cuts the summary, never the rest", () => {
    const what =
      "Rewrote the importer so that it reads every row once, keeps the comments, reports each error with its line and column and stops after ten of them";
    const line = formatAgentL0("Alex 2", store({ what, commits: ["ad8ed51"], status: "failed" }), {
      now: at("2026-03-17T14:40:00Z"),
    });
    expect(countTokens(line)).toBeLessThanOrEqual(40);
    expect(line).toMatch(/^\[Alex 2\] Last: "Rewrote the importer .*…" \(failed; commit ad8ed51\) — 10 min ago$/);
  });
});

describe("formatAgentL0 without a name", () => {
  it("gives the bare line", () => {
    expect(formatAgentL0(undefined, idle)).toBe("idle (no recent activity)");
    expect(formatAgentL0("", store({ commits: ["ad8ed51"] }))).toBe("Reworked the search box (commit ad8ed51)");
    expect(formatAgentL0("", store({ status: "cancelled" }))).toBe("Reworked the search box (cancelled)");
    expect(formatAgentL0("", idle, { workState: state() })).toBe(
      "Moving the search box into its own component (in progress)",
    );
  });
});

describe("any roster line", () => {
  const LINE = /^\[[^[\]"]+\] (idle \(no recent activity\)|(Last|Now): "[^"]*"( \([^"]*\))?( — [^"]*)?)$/;
  const anyNow = fc.constantFrom(undefined, 0, at("2026-03-18T00:00:00Z"), 8.64e15, Number.NaN);

  it("is one well-formed line of at most 40 tokens", () => {
    fc.assert(
      fc.property(
        anyText,
        anyStore,
        fc.option(anyState, { nil: null }),
        anyNow,
        (agentName, sessions, workState, now) => {
          const line = formatRosterLine({ agentName, sessions, workState }, { now });
          expect(line).toMatch(LINE);
          expect(wellFormed(line)).toBe(true);
          expect(estimateTokens(line)).toBeLessThanOrEqual(40);
          expect(line).not.toMatch(/— NaN|NaN (min|h|d)|Invalid/);
          const bare = formatAgentL0(undefined, sessions, { workState, now });
          expect(bare).not.toMatch(/[\r\n\u2028\u2029]/);
          expect(estimateTokens(bare)).toBeLessThanOrEqual(40);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each(POISON)("keeps its frame with %j as name and work", (text) => {
    expect(formatRosterLine({ agentName: text, sessions: store({ what: text, commits: [text] }) }, { now: 0 })).toMatch(
      LINE,
    );
    expect(
      formatRosterLine({ agentName: text, sessions: idle, workState: state({ summary: text }) }, { now: 0 }),
    ).toMatch(LINE);
  });
});
