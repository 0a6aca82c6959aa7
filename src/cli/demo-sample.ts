/** What an agent printed while it did a task, as an orchestrator captures it: prose, tool lines, tests, a commit. */
export const FINISHED_TASK = {
  agentId: "alex-2",
  agentName: "Alex 2",
  taskId: "demo-1",
  taskPrompt: "The CSV export drops the header row when a filter is active. Please fix it.",
  changedFiles: ["src/export/csv-writer.ts", "src/export/csv-writer.test.ts"],
  tokens: { input: 18_400, output: 2_150 },
  stdout: `I'll start by looking at how the export builds its rows.

⏺ Read(src/export/csv-writer.ts)
  ⎿  Read 84 lines

The header is written inside the loop that skips filtered rows, so the first
visible row replaces it. I'll write the header before the loop.

⏺ Update(src/export/csv-writer.ts)
  ⎿  Updated src/export/csv-writer.ts with 6 additions and 2 removals

⏺ Bash(pnpm vitest run src/export)
  ⎿   ✓ src/export/csv-writer.test.ts (9 tests) 41ms
      Test Files  1 passed (1)

⏺ Bash(git commit -am "Write the CSV header before filtering rows")
  ⎿  [main 3f9c2ab] Write the CSV header before filtering rows
      2 files changed, 21 insertions(+), 2 deletions(-)

Fixed the CSV export: the header row is now written before the filter runs, so a filtered export keeps it.

**Decisions**
- Kept the existing \`CsvWriter\` class instead of switching to a CSV library, because the streaming path depends on it.

**Still open**
- The Excel export has the same bug and is not fixed yet.

**Next steps**
- Apply the same fix to \`src/export/xlsx-writer.ts\`.

Note: this repo uses pnpm workspaces, so tests must be run with \`pnpm vitest\` from the package folder.
`,
};

/** A second task that never ends: its process is killed after the first snapshot. */
export const BROKEN_TASK = {
  agentId: "alex-2",
  taskId: "demo-2",
  taskPrompt: "Fix the header row of the Excel export too.",
  changedFiles: ["src/export/xlsx-writer.ts"],
  stdout: `The Excel export shares the row iterator with the CSV one, so the same change applies.

⏺ Update(src/export/xlsx-writer.ts)
  ⎿  Updated src/export/xlsx-writer.ts with 5 additions and 1 removal

Moved the header out of the filtered loop in xlsx-writer.ts. The merged title cells are not handled yet.

Now I need to update the snapshot in xlsx-writer.test.ts and run the tests.
`,
};
