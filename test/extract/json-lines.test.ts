import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgentEvent } from "../../src/extract/json-lines/agent-event.js";
import { createJsonLines } from "../../src/extract/json-lines/json-lines.js";

type Json = Record<string, unknown>;

function unwrap(text: string, cut = text.length || 1): AgentEvent[] {
  const lines = createJsonLines();
  const events: AgentEvent[] = [];
  for (let at = 0; at < text.length; at += cut) events.push(...lines.push(text.slice(at, at + cut)));
  return joined([...events, ...lines.end()]);
}

/** Plain output may be cut anywhere, so neighbours are put together before anything is compared. */
function joined(events: AgentEvent[]): AgentEvent[] {
  const out: AgentEvent[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (event.kind === "plain" && last?.kind === "plain")
      out[out.length - 1] = { kind: "plain", text: last.text + event.text };
    else out.push(event);
  }
  return out;
}

const stream = (...lines: (Json | string)[]) =>
  lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
const text = (said: string, more = false): AgentEvent => ({ kind: "text", text: said, more });

const claude = {
  init: { type: "system", subtype: "init", session_id: "s", tools: [] },
  says: (...content: Json[]) => ({
    type: "assistant",
    message: { id: "m", role: "assistant", content },
    session_id: "s",
  }),
  text: (said: string) => claude.says({ type: "text", text: said }),
  call: (id: string, name: string, input: Json) => claude.says({ type: "tool_use", id, name, input }),
  result: (id: string, content: unknown, more: Json = {}) => ({
    type: "user",
    message: { role: "user", content: [{ tool_use_id: id, type: "tool_result", content, ...more }] },
  }),
  end: (result: string) => ({
    type: "result",
    subtype: "success",
    is_error: false,
    result,
    usage: { input_tokens: 12, output_tokens: 34 },
  }),
};

describe("Claude Code", () => {
  it("keeps what is said, drops thoughts and results, counts the closing text once", () => {
    const run = stream(
      claude.init,
      claude.says({ type: "thinking", thinking: "hm" }, { type: "text", text: "Looking at the parser." }),
      claude.call("a", "Read", { file_path: "/p/read.ts" }),
      claude.result("a", "1→const x = 1"),
      claude.call("b", "Edit", { file_path: "/p/src/parse.ts", old_string: "a", new_string: "b" }),
      claude.result("b", "The file was updated."),
      claude.call("c", "NotebookEdit", { notebook_path: "/p/n.ipynb" }),
      claude.text("Fixed the parser."),
      claude.end("Fixed the parser."),
    );
    expect(unwrap(run)).toEqual([
      text("Looking at the parser."),
      { kind: "file", path: "/p/src/parse.ts" },
      { kind: "file", path: "/p/n.ipynb" },
      text("Fixed the parser."),
      { kind: "usage", input: 12, output: 34 },
      { kind: "end", failed: false },
    ]);
  });

  it("counts no change whose result says that it failed, and each as soon as its result says otherwise", () => {
    const edit = { file_path: "/p/a.ts", old_string: "a", new_string: "b // TODO: name the columns" };
    const run = stream(
      claude.call("a", "Edit", edit),
      claude.result("a", "String to replace not found in file.", { is_error: true }),
      claude.call("b", "Edit", { ...edit, file_path: "/p/b.ts" }),
      claude.result("b", "The file was updated."),
      claude.call("c", "Edit", { ...edit, file_path: "/p/c.ts" }),
    );
    const change = (path: string): AgentEvent[] => [
      { kind: "file", path },
      { kind: "code", path, added: ["b // TODO: name the columns"], removed: [] },
    ];
    expect(unwrap(run)).toEqual([...change("/p/b.ts"), ...change("/p/c.ts")]);
  });

  it("counts no TODO of a file that was read before it was written whole", () => {
    const write = (id: string, path: string) =>
      claude.call(id, "Write", { file_path: path, content: "// TODO: name the columns" });
    const run = stream(
      claude.call("a", "Read", { file_path: "/p/old.ts" }),
      claude.result("a", "1→// TODO: name the columns"),
      write("b", "/p/old.ts"),
      claude.result("b", "ok"),
      write("c", "/p/new.ts"),
      claude.result("c", "ok"),
      claude.call("d", "Read", { file_path: "/p/new.ts" }),
      claude.result("d", "1→// TODO: name the columns"),
      write("e", "/p/new.ts"),
      claude.result("e", "ok"),
    );
    const code = unwrap(run).filter((event) => event.kind === "code");
    expect(code.map((event) => event.kind === "code" && event.path)).toEqual(["/p/new.ts", "/p/new.ts"]);
  });

  it("gives commands with their exit codes, and shows the result of a git commit alone", () => {
    const run = stream(
      claude.call("a", "Bash", { command: "npm test" }),
      claude.result("a", [{ type: "text", text: "Exit code 2\n3 failed" }], { is_error: true }),
      claude.call("b", "Bash", { command: "git add -A && git commit -m 'fix: parser'" }),
      claude.result("b", "[main 1a2b3c4] fix: parser\n 1 file changed"),
      claude.call("c", "Bash", { command: "sleep 100" }),
    );
    expect(unwrap(run)).toEqual([
      { kind: "command", command: "npm test", exitCode: 2 },
      {
        kind: "command",
        command: "git add -A && git commit -m 'fix: parser'",
        exitCode: 0,
        output: "[main 1a2b3c4] fix: parser\n 1 file changed",
      },
      { kind: "command", command: "sleep 100" },
    ]);
  });

  it("reads todo lists and tasks", () => {
    const run = stream(
      claude.call("a", "TodoWrite", {
        todos: [
          { content: "Write the lexer", status: "completed" },
          { content: "Write the parser", status: "in_progress" },
          { content: "Drop this", status: "cancelled" },
          { content: "Test both", status: "pending" },
        ],
      }),
      claude.call("b", "TaskCreate", { subject: "First" }),
      claude.call("c", "TaskCreate", { subject: "Second" }),
      claude.call("d", "TaskUpdate", { taskId: "2", status: "completed" }),
    );
    const lists = unwrap(run);
    expect(lists[0]).toEqual({
      kind: "todos",
      items: [
        { text: "Write the lexer", state: "done" },
        { text: "Write the parser", state: "doing" },
        { text: "Test both", state: "open" },
      ],
    });
    expect(lists.at(-1)).toEqual({
      kind: "todos",
      items: [
        { text: "First", state: "open" },
        { text: "Second", state: "done" },
      ],
    });
  });

  it("takes the changes of a sub-agent and not its words", () => {
    const inner = { ...claude.says({ type: "text", text: "inner" }), parent_tool_use_id: "t" };
    const change = { ...claude.call("x", "Write", { file_path: "a.ts" }), parent_tool_use_id: "t" };
    expect(unwrap(stream(claude.init, inner, change))).toEqual([{ kind: "file", path: "a.ts" }]);
  });

  it("reads a single closing object", () => {
    expect(unwrap(JSON.stringify(claude.end("All done.")))).toEqual([
      text("All done."),
      { kind: "usage", input: 12, output: 34 },
      { kind: "end", failed: false },
    ]);
  });

  it("says that a run failed", () => {
    const end = { type: "result", subtype: "error_max_turns", is_error: true, session_id: "s" };
    expect(unwrap(stream(claude.init, claude.text("Hm."), end)).at(-1)).toEqual({
      kind: "end",
      failed: true,
      message: "error_max_turns",
    });
  });

  it("reads a transcript: the user's words, tokens by message, nothing the program put in the user's place", () => {
    const wrap = (line: Json, usage?: Json) => ({
      ...line,
      sessionId: "s",
      cwd: "/p",
      gitBranch: "main",
      uuid: "u",
      usage,
    });
    const user = (content: unknown, more: Json = {}) =>
      wrap({ type: "user", message: { role: "user", content }, ...more });
    const said = (id: string, block: Json) =>
      wrap({ type: "assistant", message: { id, content: [block], usage: { input_tokens: 5, output_tokens: 7 } } });
    const run = stream(
      { type: "summary", summary: "Earlier work", leafUuid: "l" },
      user("Always answer in French."),
      user([{ type: "text", text: "<system-reminder>be quiet</system-reminder>" }]),
      user("note", { isMeta: true }),
      said("m1", { type: "text", text: "D'accord." }),
      said("m1", { type: "tool_use", id: "t", name: "Write", input: { file_path: "b.ts" } }),
      said("m2", { type: "text", text: "Fini." }),
    );
    expect(unwrap(run)).toEqual([
      { kind: "user", text: "Always answer in French." },
      text("D'accord."),
      { kind: "usage", input: 5, output: 7 },
      { kind: "file", path: "b.ts" },
      text("Fini."),
      { kind: "usage", input: 10, output: 14 },
    ]);
  });
});

describe("Codex", () => {
  const item = (item: Json, step = "completed") => ({ type: `item.${step}`, item: { id: "i", ...item } });

  it("reads exec --json", () => {
    const command = {
      type: "command_execution",
      command: `bash -lc 'git commit -m x'`,
      exit_code: 0,
      status: "completed",
    };
    const run = stream(
      { type: "thread.started", thread_id: "t" },
      { type: "turn.started" },
      item({ type: "reasoning", text: "thinking" }),
      item({ ...command, aggregated_output: "", exit_code: null }, "started"),
      item({ ...command, aggregated_output: "[main abcdef1] x" }),
      item({ type: "command_execution", command: "ls", aggregated_output: "a b", exit_code: 1 }),
      item({
        type: "file_change",
        changes: [{ path: "src/a.rs", kind: "update" }, { kind: "add" }],
        status: "completed",
      }),
      item({ type: "todo_list", items: [{ text: "Port it", completed: true }, { text: "Test it" }] }, "updated"),
      item({ type: "mcp_tool_call", server: "x" }),
      item({ type: "agent_message", text: "Ported the lexer." }),
      { type: "turn.completed", usage: { input_tokens: 100, cached_input_tokens: 50, output_tokens: 9 } },
    );
    expect(unwrap(run)).toEqual([
      { kind: "command", command: "git commit -m x", exitCode: 0, output: "[main abcdef1] x" },
      { kind: "command", command: "ls", exitCode: 1 },
      { kind: "file", path: "src/a.rs" },
      {
        kind: "todos",
        items: [
          { text: "Port it", state: "done" },
          { text: "Test it", state: "open" },
        ],
      },
      text("Ported the lexer."),
      { kind: "usage", input: 100, output: 9 },
      { kind: "end", failed: false },
    ]);
  });

  it("says that a turn failed", () => {
    const run = stream({ type: "thread.started" }, { type: "turn.failed", error: { message: "no quota" } });
    expect(unwrap(run)).toEqual([{ kind: "end", failed: true, message: "no quota" }]);
  });

  it("reads a rollout file, where each message stands twice", () => {
    const payload = (payload: Json, type = "response_item") => ({ timestamp: "t", type, payload });
    const run = stream(
      payload({ id: "s", cwd: "/p" }, "session_meta"),
      payload({ type: "message", role: "user", content: [{ type: "input_text", text: "<environment_context>" }] }),
      payload({ type: "user_message", message: "Port the lexer." }, "event_msg"),
      payload({
        type: "function_call",
        name: "shell",
        call_id: "c",
        arguments: '{"command":["bash","-lc","git push"]}',
      }),
      payload({
        type: "function_call_output",
        call_id: "c",
        output: '{"output":"1a2b3c4..5d6e7f8 main -> main","metadata":{"exit_code":0}}',
      }),
      payload({
        type: "custom_tool_call",
        name: "apply_patch",
        call_id: "d",
        input: "*** Begin Patch\n*** Update File: src/lex.rs\n@@\n*** Add File: src/tok.rs\n*** End Patch",
      }),
      payload({
        type: "function_call",
        name: "update_plan",
        call_id: "e",
        arguments: '{"plan":[{"step":"Lex","status":"in_progress"}]}',
      }),
      payload({ type: "agent_message", message: "Done with it." }, "event_msg"),
      payload({ type: "message", role: "assistant", content: [{ type: "output_text", text: "Done with it." }] }),
      payload({ type: "token_count", info: { total_token_usage: { input_tokens: 3, output_tokens: 4 } } }, "event_msg"),
    );
    expect(unwrap(run)).toEqual([
      { kind: "user", text: "Port the lexer." },
      { kind: "command", command: "git push", exitCode: 0, output: "1a2b3c4..5d6e7f8 main -> main" },
      { kind: "todos", items: [{ text: "Lex", state: "doing" }] },
      { kind: "file", path: "src/lex.rs" },
      { kind: "file", path: "src/tok.rs" },
      text("Done with it."),
      { kind: "usage", input: 3, output: 4 },
    ]);
  });
});

describe("OpenCode", () => {
  const line = (type: string, part: Json) => ({ type, timestamp: 1, sessionID: "ses", part });
  const tool = (tool: string, state: Json) => line("tool_use", { type: "tool", tool, callID: "c", state });

  it("reads run --format json", () => {
    const run = stream(
      line("step_start", { type: "step-start" }),
      tool("read", { status: "completed", input: { filePath: "/p/a.ts" }, output: "text" }),
      tool("edit", { status: "completed", input: { filePath: "/p/a.ts" }, output: "", metadata: {} }),
      tool("edit", { status: "error", input: { filePath: "/p/never.ts" }, error: "no match" }),
      tool("bash", { status: "completed", input: { command: "npm test" }, output: "1 failed", metadata: { exit: 1 } }),
      tool("todowrite", { status: "completed", input: { todos: [{ content: "Ship", status: "pending" }] } }),
      line("step_finish", { reason: "tool-calls", tokens: { input: 10, output: 1 } }),
      line("text", { type: "text", text: "Wired the guard." }),
      line("step_finish", { reason: "stop", tokens: { input: 20, output: 2 } }),
    );
    expect(unwrap(run)).toEqual([
      { kind: "file", path: "/p/a.ts" },
      { kind: "command", command: "npm test", exitCode: 1 },
      { kind: "todos", items: [{ text: "Ship", state: "open" }] },
      { kind: "usage", input: 10, output: 1 },
      text("Wired the guard."),
      { kind: "usage", input: 30, output: 3 },
      { kind: "end", failed: false },
    ]);
  });
});

describe("Gemini CLI", () => {
  it("joins fragments to messages", () => {
    const part = (content: string) => ({ type: "message", role: "assistant", content, delta: true });
    const run = stream(
      { type: "init", session_id: "s", model: "g" },
      { type: "message", role: "user", content: "Add a flag." },
      part("I will add"),
      part(" the flag."),
      { type: "tool_use", tool_name: "write_file", tool_id: "w", parameters: { file_path: "cli.py" } },
      { type: "tool_result", tool_id: "w", status: "success", output: "ok" },
      { type: "tool_use", tool_name: "run_shell_command", tool_id: "r", parameters: { command: "pytest" } },
      { type: "tool_result", tool_id: "r", status: "error", output: "Exit Code: 5" },
      part("Added."),
      { type: "result", status: "success", stats: { input_tokens: 1, output_tokens: 2 } },
    );
    expect(unwrap(run)).toEqual([
      { kind: "user", text: "Add a flag." },
      text("I will add", true),
      text(" the flag.", true),
      text(""),
      { kind: "file", path: "cli.py" },
      { kind: "command", command: "pytest", exitCode: 5 },
      text("Added.", true),
      text(""),
      { kind: "usage", input: 1, output: 2 },
      { kind: "end", failed: false },
    ]);
  });
});

describe("what stands between and around", () => {
  const said = claude.text("Hello there.");

  it("passes warnings before and between, and keeps them apart from what is said", () => {
    expect(unwrap(stream("(node:1) Warning: old", said, claude.init, "npm warn x", claude.text("Bye.")))).toEqual([
      { kind: "plain", text: "(node:1) Warning: old\n" },
      text("Hello there."),
      { kind: "plain", text: "npm warn x\n" },
      text("Bye."),
    ]);
  });

  it("skips unknown kinds, cut lines and the rest of an object at the start; passes other JSON", () => {
    const cut = JSON.stringify(claude.text("cut off")).slice(0, -9);
    const run = `ext":"x"}]}}\n${stream(claude.init, { type: "rate_limit_event", x: 1 }, '{"type": tru', { a: 1 }, said)}${cut}`;
    expect(unwrap(run)).toEqual([{ kind: "plain", text: '{"a":1}\n' }, text("Hello there.")]);
  });

  for (const [name, run] of [
    ["prose", "Fixed it.\n\n- one\n- two\n"],
    ["a package file", '{\n  "type": "module",\n  "name": "x"\n}\n'],
    ["log lines in JSON", stream({ level: "info", type: "http", msg: "x" }, { level: "warn", type: "db", msg: "y" })],
    [
      "one quoted line in prose",
      `Look:\n\n${JSON.stringify(said)}\n\nThat is what it prints,\nin one line,\nalways.\n`,
    ],
    ["a list", '[{"type":"assistant"}]\n[]\n'],
    ["a shape without content", stream({ type: "assistant" }, { type: "user", message: {} }, { type: "result" })],
    ["carriage returns and escapes", "10%\r\x1b[K20%\r\n\x1b[31mred"],
  ] as const) {
    it(`leaves ${name} untouched`, () => {
      expect(unwrap(run)).toEqual([{ kind: "plain", text: run }]);
      expect(unwrap(run, 3)).toEqual([{ kind: "plain", text: run }]);
    });
  }

  it("settles on plain output soon, and then hands every piece on at once", () => {
    const lines = createJsonLines();
    lines.push("text\n".repeat(50));
    expect(lines.push("now {")).toEqual([{ kind: "plain", text: "now {" }]);
    expect(lines.peek()).toEqual([]);
  });

  it("does not read what a tool printed in bulk, but its call is closed", () => {
    const bulk = "x".repeat(3_000_000);
    const run = stream(
      claude.init,
      claude.call("a", "Bash", { command: "cat big" }),
      claude.result("a", bulk),
      claude.call("b", "Bash", { command: "git commit -qm y; cat big" }),
      claude.result("b", `[main 7654321] y\n${bulk}`),
      said,
    );
    const events = unwrap(run, 50_000);
    expect(events[0]).toEqual({ kind: "command", command: "cat big" });
    expect(events[1]).toMatchObject({ exitCode: 0, output: expect.stringContaining("[main 7654321] y") });
    expect(JSON.stringify(events).length).toBeLessThan(6000);
    expect(unwrap(run)).toEqual(events);
  });
});

describe("pieces", () => {
  const any = fc.oneof(
    fc.constantFrom<Json | string>(
      claude.init,
      claude.text("one"),
      claude.text("two\nlines"),
      claude.call("a", "Bash", { command: "git commit -m x" }),
      claude.result("a", "[main 1234567] x"),
      claude.end("one"),
      { type: "message", role: "assistant", content: "frag", delta: true },
      { type: "item.completed", item: { type: "agent_message", text: "codex" } },
      { type: "text", part: { type: "text", text: "open" } },
      { type: "unknown" },
      '{"type":"assistant","mess',
      "plain words",
      "",
      "\x1b[1mred\r",
    ),
    fc.json(),
    fc.string(),
  );
  const runs = fc
    .array(any, { maxLength: 60 })
    .chain((lines) => fc.nat(30).map((cut) => stream(...lines).slice(0, -cut || undefined)));

  it("any chunking gives what the whole gives, and a look ahead changes nothing", () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 90 }), (run, cut) => {
        const lines = createJsonLines();
        const events: AgentEvent[] = [];
        for (let at = 0; at < run.length; at += cut) {
          events.push(...lines.push(run.slice(at, at + cut)));
          expect(joined([...events, ...lines.peek()])).toEqual(unwrap(run.slice(0, at + cut)));
        }
        expect(joined([...events, ...lines.end()])).toEqual(unwrap(run));
      }),
      { numRuns: 400 },
    );
  });

  it("no shape of a line throws", () => {
    const deep = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, 1, "x", true, [], {}),
        fc.array(tie("value"), { maxLength: 3 }),
        tie("object"),
      ),
      object: fc.dictionary(
        fc.constantFrom(
          "type",
          "message",
          "content",
          "item",
          "part",
          "payload",
          "state",
          "input",
          "todos",
          "usage",
          "role",
          "text",
        ),
        fc.oneof(
          tie("value"),
          fc.constantFrom("assistant", "user", "text", "tool_use", "tool_result", "item.completed", "response_item"),
        ),
      ),
    })).object;
    fc.assert(
      fc.property(fc.array(deep, { minLength: 1 }), (lines) => {
        unwrap(stream(claude.init, claude.init, ...(lines as Json[])));
      }),
      { numRuns: 1000 },
    );
  });
});
