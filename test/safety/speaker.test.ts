import { describe, expect, test } from "vitest";
import { createGate } from "../../src/safety/index.js";
import { HONEST_LABELS, SPEAKERS } from "./speakers.js";

const gate = createGate();
const fact = (text: string) => gate.admit(text, { as: "fact", maxChars: 400 });

describe("whoever speaks as someone of a chat is refused as a fact, wherever in the sentence", () => {
  test.each(SPEAKERS)("%j", (text) => {
    expect(fact(text)).toMatchObject({ text: "", refused: expect.stringMatching(/^(?:instruction|frame)$/) });
  });
});

describe("a label that names a role is a fact like others", () => {
  test.each(HONEST_LABELS)("%s", (text) => {
    expect(fact(text)).toEqual({ text, redacted: [] });
  });

  test("and there are enough of them", () => {
    expect(HONEST_LABELS.length).toBeGreaterThanOrEqual(80);
  });
});
