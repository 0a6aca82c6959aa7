import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";
import { describe, expect, test } from "vitest";
import { createGate } from "../../src/safety/index.js";
import { secretPayloads } from "./payloads.js";

/** A second opinion: whatever an independent scanner finds in a text must be gone after redaction. */
async function found(content: string): Promise<number> {
  const result = await lintSource({
    source: { filePath: "/stdout.txt", content, ext: ".txt", contentType: "text" },
    options: {
      config: { rules: [{ id: "@secretlint/secretlint-rule-preset-recommend", rule: creator, options: {} }] },
    },
  });
  return result.messages.length;
}

describe("an independent scanner finds nothing after redaction", () => {
  const gate = createGate();
  const all = secretPayloads();

  test.each(all)("$name", async ({ text }) => {
    // The mark of a connection string stands where its password stood, and would be taken for one.
    const safe = gate.redact(`printed:\n${text}\n`).text.replace(/\[redacted:[\w-]+\]/g, "");
    expect(await found(safe)).toBe(0);
  });

  test("and does find secrets before it, so that the comparison means something", async () => {
    const hits = await Promise.all(all.map(({ text }) => found(`printed:\n${text}\n`)));
    expect(hits.filter((n) => n > 0).length).toBeGreaterThanOrEqual(8);
  });
});
