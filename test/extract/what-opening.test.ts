import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

describe("a statement whose subject was named before", () => {
  it.each([
    [
      "English",
      "The webhook of the payment provider is verified. It fixes what broke with `signature.ts` last year.",
      /^It /,
    ],
    ["French", "Le webhook du prestataire est vérifié. Il corrige ce qui était cassé dans `signature.ts`.", /^Il /],
    ["Russian", "Вебхук платёжной системы проверен. Он исправляет то, что сломалось в `signature.ts`.", /^Он /],
    ["Chinese", "支付服务的 webhook 已经校验。它修复了 `signature.ts` 里的老问题。", /^它/],
  ])("does not open the line: %s", (_, output, opening) => {
    expect(extractAll(`${output}\n`).what).not.toMatch(opening);
  });
});
