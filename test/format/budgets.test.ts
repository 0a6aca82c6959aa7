import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import { formatMemoryContext } from "../../src/format/memory-context.js";
import { formatRecoveryContext } from "../../src/format/recovery.js";
import { formatRosterLine } from "../../src/format/roster.js";
import { CLAUSES } from "../text/texts.js";
import { fact, legacy, session, shared, state } from "./fixtures.js";

/** Sentences as agents write them, in every language and kind of text that the estimator is measured on. */
const sentence = fc
  .array(fc.constantFrom(...CLAUSES), { minLength: 1, maxLength: 6 })
  .map((clauses) => clauses.join(", "));
const sentences = fc.array(sentence, { maxLength: 8 });
const summary = fc
  .record({
    what: sentence,
    decisions: sentences,
    unfinished: sentences,
    nextSteps: sentences,
    filesChanged: sentences,
  })
  .map(session);

describe("the real tokenizer's count", () => {
  it("of a recovery note is at most 180", () => {
    const snapshot = fc
      .record({
        summary: sentence,
        nextSteps: sentences,
        unfinished: sentences,
        filesTouched: sentences,
        lastActivity: sentence,
      })
      .map(state);
    fc.assert(
      fc.property(
        sentence,
        summary,
        fc.option(snapshot, { nil: undefined }),
        fc.array(summary, { maxLength: 4 }),
        (originalTask, sessionSummary, workState, recentHistory) => {
          const note = formatRecoveryContext({ originalTask, sessionSummary, workState, recentHistory });
          expect(countTokens(note)).toBeLessThanOrEqual(180);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("of a memory context is at most 530", () => {
    const input = fc.record({
      facts: fc
        .array(sentence, { maxLength: 15 })
        .map((texts) => texts.map((text, i) => fact({ id: `f${i}`, fact: text }))),
      shared: fc
        .array(sentence, { maxLength: 8 })
        .map((texts) => texts.map((text, i) => shared({ id: `s${i}`, fact: text }))),
      sessions: fc.array(summary, { maxLength: 12 }).map((history) => ({ latest: null, history })),
      legacy: fc
        .record({
          techPreferences: sentences,
          reviewPatterns: sentences.map((texts) => texts.map((pattern) => ({ pattern, count: 2, lastSeen: 1 }))),
        })
        .map(legacy),
    });
    fc.assert(
      fc.property(input, (store) => {
        expect(countTokens(formatMemoryContext(store))).toBeLessThanOrEqual(530);
      }),
      { numRuns: 100 },
    );
  });

  it("of a roster line is at most 40", () => {
    fc.assert(
      fc.property(sentence, summary, (agentName, latest) => {
        const line = formatRosterLine(
          { agentName, sessions: { latest, history: [] } },
          { now: Date.parse("2026-03-20T00:00:00Z") },
        );
        expect(countTokens(line)).toBeLessThanOrEqual(40);
      }),
      { numRuns: 300 },
    );
  });
});
