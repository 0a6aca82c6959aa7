import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    pool: "forks",
    testTimeout: 60_000,
    coverage: { provider: "v8", include: ["src/**/*.ts"] },
  },
});
