import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    pool: "forks",
    // Against a test that hangs, not against a slow one: a busy machine takes ten times as long.
    testTimeout: 600_000,
    coverage: { provider: "v8", include: ["src/**/*.ts"] },
  },
});
