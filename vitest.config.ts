import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that leave nothing behind in their process share one: sources are imported and patterns compiled once. Not those
 * that load modules anew or run for minutes.
 */
const SHARED = [
  "test/{compat,dedup,extract,format,operations,properties,text,workspace}/**/*.test.ts",
  "test/core/!(errors).test.ts",
  "test/safety/!(fuzz*).test.ts",
];

/** What takes longest starts first, or else the last of them would run while the other processors have nothing to do. */
const LONGEST = [
  "safety/fuzz.test.ts",
  "safety/fuzz-documents.test.ts",
  "linear-regex.test.ts",
  "faults/kill.test.ts",
  "faults/killed.test.ts",
  "opencode/e2e.test.ts",
  "faults/commits.test.ts",
  "faults/contention.test.ts",
  "safety/writers.test.ts",
  "safety/workspace-writers.test.ts",
  "workspace/properties.test.ts",
  "extract/stream.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // One project after the other: a shared process ends where the next file is not for it.
    const group = ({ project }: TestSpecification) => (project.name === "shared" ? 1 : 0);
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/test/${name}`));
      return found < 0 ? LONGEST.length : found;
    };
    return files.toSorted((a, b) => group(a) - group(b) || place(a) - place(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Against a test that hangs, not against a slow one: a busy machine takes ten times as long.
    testTimeout: 600_000,
    coverage: { provider: "v8", include: ["src/**/*.ts"] },
    projects: [
      { extends: true, test: { name: "shared", isolate: false, include: SHARED } },
      { extends: true, test: { name: "apart", include: ["test/**/*.test.ts"], exclude: SHARED } },
    ],
  },
});
