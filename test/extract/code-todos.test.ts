import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CodeTodos, todoIn } from "../../src/extract/code-todos.js";
import { createExtractor, extractAll, extractWorkStateSnapshot } from "../../src/extract/index.js";

const CLOSING = "\n\nThe page shows the export now.\n";
const left = (output: string) => extractAll(output + CLOSING).unfinished;

describe("a TODO in a line of code", () => {
  it.each([
    ["  // TODO: handle leap years", "handle leap years"],
    ["x = 1  # TODO(ana): drop this flag", "drop this flag"],
    ["/* FIXME the lock is never released */", "the lock is never released"],
    [" * @TODO write the inverse", "write the inverse"],
    ["-- TODO: add an index on user_id", "add an index on user_id"],
    ["<!-- TODO: link the guide -->", "link the guide"],
    ["call('id') // TODO: use the real id", "use the real id"],
    ["// XXX - only works for UTC", "only works for UTC"],
    ["# TODO: поддержать часовые пояса", "поддержать часовые пояса"],
    ["// TODO: 处理闰年的情况", "处理闰年的情况"],
  ])("%s", (line, text) => {
    expect(todoIn(line)).toBe(text);
  });

  it.each([
    'expect(line).toBe("// TODO: handle it");',
    "const marks = ['// TODO', '// FIXME: x y z'];",
    "const TODO = loadTodos();",
    "# TODOS of the week",
    "// todo lists are shown here",
    "// TODO",
    "return <TodoList items={TODO} />",
    "## ✅ TODOS ATENDIDOS",
  ])("is none: %s", (line) => {
    expect(todoIn(line)).toBeUndefined();
  });
});

describe("a TODO that the agent wrote is unfinished work", () => {
  it.each([
    [
      "a diff of an edit",
      "Tool use: Edit\n\ndiff --git a/src/dates.ts b/src/dates.ts\n--- a/src/dates.ts\n+++ b/src/dates.ts\n@@ -1,2 +1,3 @@\n export {};\n+// TODO: handle leap years\n",
      "TODO in dates.ts: handle leap years",
    ],
    [
      "a fenced diff",
      "Now the dates:\n\n```diff\n  const a = 1;\n+ const b = 2; // TODO: handle leap years\n```\n",
      "TODO: handle leap years",
    ],
    [
      "a patch",
      "*** Begin Patch\n*** Update File: src/dates.py\n@@\n+# TODO: handle leap years\n*** End Patch\n",
      "TODO in dates.py: handle leap years",
    ],
    [
      "a terminal's view of an edit",
      "⏺ Update(src/dates.ts)\n  ⎿  Updated src/dates.ts with 1 addition\n       11    const a = 1;\n       12 +  // TODO: handle leap years\n\n⏺ Good.",
      "TODO: handle leap years",
    ],
  ])("in %s", (_, output, item) => {
    expect(left(output)).toEqual([item]);
  });

  it("in a snapshot as well", () => {
    const { unfinished } = extractWorkStateSnapshot({
      stdout: "```diff\n+ // TODO: handle leap years\n```\n\nThe tests come next.\n",
      status: "running",
      startedAt: "2026-01-01T00:00:00Z",
    });
    expect(unfinished).toEqual(["TODO: handle leap years"]);
  });

  it("stands behind what the agent said, two at most, and is not said twice", () => {
    const diff =
      "```diff\n+ // TODO: handle leap years\n+ // TODO: read the zone\n+ // FIXME: the cache is never cleared\n```\n";
    const said = "Remaining: the docs of the export are not written yet.";
    expect(extractAll(`${diff}\nReady.\n\n${said}\n`).unfinished).toEqual([
      "the docs of the export are not written yet.",
      "TODO: the cache is never cleared",
      "TODO: read the zone",
    ]);
    const again = "- The handling of leap years is not implemented yet, and is left as a TODO";
    expect(
      extractAll(`\`\`\`diff\n+ // TODO: handle leap years\n\`\`\`\n\nReady.\n\n${again}\n`).unfinished,
    ).toHaveLength(1);
  });

  it("is left to the closing report where there is one", () => {
    expect(
      extractAll("```diff\n+ // TODO: handle leap years\n```\n\nSUMMARY: Wrote the dates\nUNFINISHED: none\n")
        .unfinished,
    ).toEqual([]);
  });
});

describe("no unfinished work is a TODO", () => {
  it.each([
    ["that was removed", "```diff\n- // TODO: handle leap years\n+ handleLeapYears();\n```\n"],
    ["that was moved", "```diff\n- // TODO: handle leap years\n  f();\n+   // TODO: handle leap years\n```\n"],
    [
      "that was written and then done",
      "```diff\n+ // TODO: handle leap years\n```\n\nNow the years:\n\n```diff\n- // TODO: handle leap years\n+ leap();\n```\n",
    ],
    ["in a context line", "```diff\n  // TODO: handle leap years\n+ f();\n```\n"],
    ["in code that was read", "⏺ Read(src/dates.ts)\n  ⎿  1  // TODO: handle leap years\n     2  f();\n\n⏺ Good."],
    ["in a dump", "Tool use: Read\n    1→// TODO: handle leap years\n    2→+ // TODO: drop it\n"],
    [
      "in a diff that a command printed",
      "Tool use: Bash\n\n`git show HEAD~3`\n\ndiff --git a/a.ts b/a.ts\n+++ b/a.ts\n+// TODO: handle leap years\n",
    ],
    ["in the code of a fence that is no diff", "```ts\n// TODO: handle leap years\n```\n"],
    [
      "in a guide that was written",
      "*** Begin Patch\n*** Add File: docs/plan.md\n+# TODO: handle leap years\n*** End Patch\n",
    ],
    ["in a string", "```diff\n+ expect(text).toBe('// TODO: handle leap years');\n```\n"],
  ])("%s", (_, output) => {
    expect(left(output)).toEqual([]);
  });
});

describe("in JSON lines", () => {
  const use = (name: string, input: object) =>
    JSON.stringify({ type: "assistant", message: { content: [{ type: "tool_use", id: "1", name, input }] } });
  const text = JSON.stringify({
    type: "assistant",
    message: { content: [{ type: "text", text: "The dates are read now." }] },
  });
  const unfinished = (...lines: string[]) => extractAll(`${[...lines, text].join("\n")}\n`).unfinished;

  it("a file that was written", () => {
    const written = use("Write", { file_path: "/r/src/dates.ts", content: "f();\n// TODO: handle leap years\n" });
    expect(unfinished(written)).toEqual(["TODO in dates.ts: handle leap years"]);
  });

  it("an edit adds what was not there, and takes away what is gone", () => {
    const edit = (old_string: string, new_string: string) =>
      use("Edit", { file_path: "/r/a.ts", old_string, new_string });
    expect(unfinished(edit("f();", "f(); // TODO: handle leap years"))).toEqual(["TODO in a.ts: handle leap years"]);
    expect(unfinished(edit("// TODO: handle leap years", "leap();\n// TODO: handle leap years"))).toEqual([]);
    expect(
      unfinished(edit("f();", "// TODO: handle leap years"), edit("// TODO: handle leap years", "leap();")),
    ).toEqual([]);
  });

  it("several edits, and a patch", () => {
    const edits = [
      { old_string: "a", new_string: "# TODO: read the zone" },
      { old_string: "b", new_string: "c" },
    ];
    expect(unfinished(use("MultiEdit", { file_path: "/r/a.py", edits }))).toEqual(["TODO in a.py: read the zone"]);
    const patch = "*** Begin Patch\n*** Update File: b.go\n-x\n+// TODO: close the file\n*** End Patch";
    const call = JSON.stringify({
      type: "response_item",
      payload: { type: "custom_tool_call", call_id: "2", name: "apply_patch", input: patch },
    });
    const said = JSON.stringify({
      type: "response_item",
      payload: { type: "message", role: "assistant", content: [{ type: "output_text", text: "Done with it." }] },
    });
    expect(extractAll(`${call}\n${said}\n`).unfinished).toEqual(["TODO in b.go: close the file"]);
  });

  it("not the result of a tool that reads", () => {
    const result = JSON.stringify({
      type: "user",
      message: { content: [{ type: "tool_result", tool_use_id: "1", content: "// TODO: handle leap years" }] },
    });
    expect(unfinished(use("Read", { file_path: "/r/a.ts" }), result)).toEqual([]);
  });
});

describe("however it comes", () => {
  it("looking at it in between changes nothing", () => {
    const output =
      "```diff\n+ // TODO: handle leap years\n+ // TODO: read the zone\n- // TODO: read the zone\n```\n\nReady now, all of it.\n";
    const whole = extractAll(output).unfinished;
    expect(whole).toEqual(["TODO: handle leap years"]);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: output.length }), { maxLength: 6 }), (cuts) => {
        const extractor = createExtractor();
        let from = 0;
        for (const cut of [...cuts].sort((a, b) => a - b)) {
          extractor.write(output.slice(from, cut));
          extractor.result();
          from = cut;
        }
        extractor.write(output.slice(from));
        expect(extractor.result().unfinished).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it("keeps the latest of many", () => {
    const todos = new CodeTodos();
    for (let i = 0; i < 500; i++) todos.add(`// TODO: handle case ${i}`, "a.ts");
    expect(todos.list().length).toBeLessThanOrEqual(20);
    expect(todos.list()[0]).toBe("TODO in a.ts: handle case 499");
  });
});
