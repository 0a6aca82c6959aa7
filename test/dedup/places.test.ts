import { describe, expect, it } from "vitest";
import { compareFacts } from "../../src/dedup/compare-facts.js";

describe("places", () => {
  it.each([
    ["Run lint in packages/api", "Run lint in packages/web"],
    ["Use pnpm in a/", "Use pnpm in b/"],
    ["Run integration tests in packages/a with Docker", "Run integration tests in packages/b with Docker"],
    ["Use strict mode under src/core/", "Use strict mode under src/cli/"],
    ["Use two reviewers for apps/pay", "Use two reviewers for apps/blog"],
    ["Format with biome in packages/a", "Format with biome in packages/b"],
    ["在 packages/api 中运行 lint", "在 packages/web 中运行 lint"],
  ])("may both have what is done there: %s / %s", (old, fresh) => {
    expect(compareFacts(old, fresh)).toBe("distinct");
    expect(compareFacts(fresh, old)).toBe("distinct");
  });

  it.each([
    ["Types are exported from src/types.ts", "Types are exported from src/model/index.ts"],
    ["Tests live in test/", "Tests live in spec/"],
    ["Migrations are in db/migrations", "Migrations are in prisma/migrations"],
    ["Put helpers in src/lib", "Put helpers in src/utils"],
    ["Routes are defined in src/routes.ts", "Routes are defined in src/app.ts"],
  ])("are one for what lies there: %s / %s", (old, fresh) => {
    expect(compareFacts(old, fresh)).toBe("conflict");
    expect(compareFacts(fresh, old)).toBe("conflict");
  });
});
