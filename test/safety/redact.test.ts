import { describe, expect, test } from "vitest";
import { createGate } from "../../src/safety/index.js";
import { LOOK_ALIKES, PLACEMENTS, POISON, secretPayloads } from "./payloads.js";

const gate = createGate();
const secrets = secretPayloads();

describe.each(secrets)("$name", ({ kind, text, parts }) => {
  test.each(Object.entries(PLACEMENTS))("is replaced: %s", (_, place) => {
    const { text: safe, redacted } = gate.redact(place(text));
    for (const part of parts) expect(safe).not.toContain(part);
    expect(redacted).toContain(kind);
  });

  test("is replaced once, and stays so", () => {
    const once = gate.redact(text).text;
    expect(gate.redact(once)).toEqual({ text: once, redacted: [] });
  });

  test("is replaced when it is the text of an item", () => {
    const { text: safe } = gate.admit(`note ${text}`, { as: "item", maxChars: 4000 });
    for (const part of parts) expect(safe).not.toContain(part);
  });
});

test("there are at least 25 kinds of secret, 40 look-alikes and 60 poisoned texts", () => {
  expect(secrets.length).toBeGreaterThanOrEqual(25);
  expect(new Set(LOOK_ALIKES).size).toBeGreaterThanOrEqual(40);
  expect(new Set(POISON).size).toBeGreaterThanOrEqual(60);
});

describe("look-alikes", () => {
  test.each(LOOK_ALIKES)("%s", (text) => {
    expect(gate.redact(text)).toEqual({ text, redacted: [] });
  });
});
