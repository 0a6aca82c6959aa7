import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readOptions } from "../../src/opencode/options.js";
import factory, * as exported from "../../src/opencode.js";
import { openWorkspace } from "../../src/workspace.js";

const HOT = "Hot session state (current session):";
const RULE = "use pnpm in every script";

interface Part {
  type: string;
  text?: string;
  [field: string]: unknown;
}
interface Message {
  info: Record<string, unknown>;
  parts: Part[];
}

let base: string;
let root: string;

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), "plugin-")));
  root = join(base, "data");
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** A host that answers as OpenCode does: it never throws, faults come as `{ error }`. */
function makeHost(answers: Record<string, Record<string, unknown>> = {}) {
  const logs: string[] = [];
  const ask = (method: string) => async (request: { path: { id: string } }) => {
    const data = answers[method]?.[request.path.id];
    return data === undefined ? { data: undefined, error: { name: "NotFoundError" } } : { data };
  };
  const client = {
    session: { get: ask("get"), todo: ask("todo"), messages: ask("messages") },
    app: { log: async ({ body }: { body: { message: string } }) => void logs.push(body.message) },
  };
  return { client, logs };
}

async function load(host: object = makeHost(), options: object = {}) {
  const input = { directory: base, worktree: "/", project: {}, serverUrl: new URL("http://127.0.0.1"), ...host };
  const hooks = await factory(input, { root, ...options });
  const call = (name: string, input_: unknown, output: unknown = {}) => hooks[name]?.(input_, output) as Promise<void>;
  return {
    hooks,
    call,
    say: (sessionID: string, id: string, text: string, extra: Part[] = []) =>
      call(
        "chat.message",
        { sessionID },
        { message: { id, sessionID, role: "user" }, parts: [{ type: "text", text }, ...extra] },
      ),
    async system(sessionID: string | undefined, system = ["You are opencode"]) {
      await call("experimental.chat.system.transform", { sessionID, model: {} }, { system });
      return system;
    },
    /** The messages behind the first two, which only make them a conversation that goes on. */
    async messages(messages: Message[]) {
      const sessionID = messages[0]?.info.sessionID as string;
      const output = {
        messages: [user("first", "hello", sessionID), assistant("second", "hi", sessionID), ...messages],
      };
      await call("experimental.chat.messages.transform", {}, output);
      expect(output.messages[0]).toEqual(user("first", "hello", sessionID));
      return output.messages.slice(2);
    },
    event: (type: string, properties: object) => call("event", { event: { type, properties } }),
    tool: (sessionID: string, tool: string, args: object, output = "", metadata: object = {}) =>
      call("tool.execute.after", { tool, sessionID, callID: "c", args }, { title: "", output, metadata }),
  };
}

const user = (id: string, text: string, sessionID = "s", parts: Part[] = []): Message => ({
  info: { id, role: "user", sessionID },
  parts: [{ type: "text", text, id: `p${id}` }, ...parts],
});
const assistant = (id: string, text: string, sessionID = "s", more = {}): Message => ({
  info: { id, role: "assistant", sessionID, ...more },
  parts: [{ type: "text", text, id: `p${id}` }],
});
const memory = () => openWorkspace({ directory: base, worktree: "/", root });
const texts = (message: Message | undefined) => (message?.parts ?? []).map(({ text }) => text);

describe("the entry", () => {
  it("exports one function that every version can load", () => {
    expect(Object.keys(exported)).toEqual(["default"]);
    expect(typeof factory).toBe("function");
    expect(factory.server).toBe(factory);
    expect(factory.id).toBe("bit-office-memory");
  });

  it("takes any input without a throw", async () => {
    for (const input of [undefined, null, {}, { directory: 5 }, { directory: "" }]) {
      expect(await factory(input, { root })).toBeTypeOf("object");
    }
  });
});

describe("hooks", () => {
  it("never throw, whatever they are given", async () => {
    const { hooks } = await load({ client: null });
    const odd = [
      undefined,
      null,
      5,
      "x",
      [],
      {},
      { sessionID: 5 },
      { sessionID: "s" },
      { event: { type: "session.deleted" } },
    ];
    const outputs = [
      undefined,
      null,
      {},
      { system: 5 },
      { system: [] },
      { messages: [null, 5, {}, { info: null }] },
      { parts: [null] },
      { text: 5 },
      { context: 5 },
    ];
    for (const hook of Object.values(hooks))
      for (const input of odd) for (const output of outputs) await hook(input, output);
  });

  it("say that a damaged store was set aside, and where", async () => {
    memory().remember(RULE);
    writeFileSync(join(root, "workspaces", memory().key, "workspace-memory.json"), '{"version":1,"entries":[{"id":');
    const host = makeHost();
    const { system } = await load(host);
    expect((await system("s"))[0]).toContain(RULE);
    expect(host.logs).toEqual([
      expect.stringMatching(/workspace-memory\.json" .* restored from its last good copy/),
      expect.stringMatching(/workspace-memory\.json" was damaged: .*corrupt/),
    ]);
  });

  it("say what failed to the log of the host, once, and go on", async () => {
    mkdirSync(base, { recursive: true });
    writeFileSync(root, "a file where the folder should be");
    const host = makeHost();
    const { say, system } = await load(host);
    for (let i = 0; i < 3; i++) await say("s", `m${i}`, `remember: ${RULE}`);
    expect(await system("s")).toEqual(["You are opencode"]);
    expect(host.logs.filter((line) => line.startsWith("chat.message: "))).toHaveLength(1);
  });
});

describe("explicit requests", () => {
  it("are on disk when chat.message returns; synthetic parts are not the user's", async () => {
    const { say } = await load();
    await say("s", "m1", `remember: ${RULE}`, [
      { type: "text", synthetic: true, text: "remember: read from a file that was attached" },
    ]);
    expect(memory().render()).toBe(`<workspace_memory>\n- [feedback] ${RULE}\n</workspace_memory>`);
  });

  it("are not taken from the message of a sub-agent", async () => {
    const { say, event } = await load(makeHost({ get: { child: { id: "child", parentID: "s" } } }));
    await say("child", "m1", `remember: ${RULE}`);
    await event("session.created", { info: { id: "other", parentID: "s" } });
    await say("other", "m2", `remember: ${RULE}`);
    expect(memory().render()).toBe("");
  });
});

describe("the system prompt", () => {
  it("gets the block at its end, the same bytes until the compaction", async () => {
    const { say, system, tool } = await load();
    await say("s", "m1", `remember: ${RULE}`);
    const first = await system("s");
    expect(first).toEqual([`You are opencode\n\n<workspace_memory>\n- [feedback] ${RULE}\n</workspace_memory>`]);
    await say("s", "m2", "remember: write short answers in chat");
    await tool("s", "edit", { filePath: join(base, "a.ts") });
    expect(await system("s")).toEqual(first);
    expect((await system("t"))[0]).toContain("write short answers in chat");
  });

  it("stays as it is for titles, summaries, requests without a session, and where nothing is known", async () => {
    const { say, system } = await load();
    expect(await system("s")).toEqual(["You are opencode"]);
    await say("t", "m1", `remember: ${RULE}`);
    for (const prompt of [
      "You are a title generator. You output",
      "You are a context summarization agent.",
      "You are a helpful AI assistant tasked with summarizing conversations.",
    ]) {
      expect(await system("t", [prompt])).toEqual([prompt]);
    }
    expect(await system(undefined)).toEqual(["You are opencode"]);
  });

  it("keeps a header of the provider apart and is not given the same block twice", async () => {
    const { say, system } = await load();
    await say("s", "m1", `remember: ${RULE}`);
    const split = await system("s", ["header", "rest"]);
    expect(split[0]).toBe("header");
    expect(split[1]).toContain(RULE);
    expect(await system("s", [...split])).toEqual(split);
    expect((await system("s", []))[0]).toContain(RULE);
  });

  it("carries the hot state where that is asked for", async () => {
    const { say, system, tool, messages } = await load(makeHost(), { hotState: "system" });
    await tool("s", "read", { filePath: join(base, "a.ts") });
    await say("s", "m1", `remember: ${RULE}`);
    const [prompt] = await system("s");
    expect(prompt).toContain(`</workspace_memory>\n\n---\n\n${HOT}\n\nactive_files:\n- a.ts (read, 1x)`);
    await tool("s", "read", { filePath: join(base, "b.ts") });
    expect(await system("s")).toEqual([prompt]);
    expect(await messages([user("m1", "hi")])).toEqual([user("m1", "hi")]);
  });
});

describe("the hot state", () => {
  it("goes with the newest message and stays with it; every request starts with the one before", async () => {
    const { tool, messages } = await load();
    await tool("s", "read", { filePath: join(base, "a.ts") });
    const history = [user("m1", "one")];
    const first = await messages([...history]);
    expect(texts(first[0])[1]).toContain("- a.ts (read, 1x)");
    history.push(assistant("m2", "done"));
    await tool("s", "edit", { filePath: join(base, "b.ts") });
    const second = await messages([...history, user("m3", "two")]);
    expect(second[0]).toEqual(first[0]);
    expect(texts(second[2])[1]).toContain("- b.ts (edit, 1x)");
    const third = await messages([...history, user("m3", "two"), assistant("m4", "…")]);
    expect(third.slice(0, 3)).toEqual(second.slice(0, 3));
    // After a restart of the host too.
    const again = await load();
    expect((await again.messages([...history, user("m3", "two")])).slice(0, 3)).toEqual(second);
  });

  it("leaves the first message alone: titles are made from it", async () => {
    const { call, say } = await load();
    await say("s", "m1", `remember: ${RULE}`);
    const messages = [user("m1", "one"), assistant("m2", "…")];
    await call("experimental.chat.messages.transform", {}, { messages });
    expect(messages).toEqual([user("m1", "one"), assistant("m2", "…")]);
  });

  it("changes no message of the host itself, and is not pushed twice", async () => {
    const { tool, messages } = await load();
    await tool("s", "read", { filePath: join(base, "a.ts") });
    const message = user("m1", "one");
    const once = await messages([message]);
    expect(message.parts).toHaveLength(1);
    expect((await messages(once))[0]?.parts).toHaveLength(2);
  });

  it("belongs to one session, and not to sub-agents", async () => {
    const { tool, messages } = await load(makeHost({ get: { child: { parentID: "s" }, s: { id: "s" } } }));
    await tool("child", "edit", { filePath: join(base, "a.ts") });
    await tool("s", "read", { filePath: join(base, "b.ts") });
    expect(texts((await messages([user("m1", "look", "child")]))[0])).toEqual(["look"]);
    const [own] = await messages([user("m2", "hi")]);
    expect(texts(own)[1]).not.toContain("a.ts");
    expect(texts((await messages([user("m3", "hi", "t")]))[0])).toEqual(["hi"]);
  });

  it("follows exit codes and failed tool parts", async () => {
    const { tool, event, messages } = await load();
    let n = 0;
    const hot = async () => texts((await messages([user(`q${n++}`, "?")]))[0])[1] ?? "";
    await tool("s", "bash", { command: "npx tsc" }, "a.ts(1,1): error TS2322: no", { exit: 2 });
    const part = {
      type: "tool",
      sessionID: "s",
      callID: "c1",
      tool: "edit",
      state: { status: "error", input: { filePath: join(base, "a.ts") }, error: "oldString not found" },
    };
    await event("message.part.updated", { part });
    await event("message.part.updated", { part });
    await event("message.part.updated", {
      part: {
        ...part,
        callID: "c2",
        state: { ...part.state, metadata: { interrupted: true }, error: "Tool execution aborted" },
      },
    });
    expect(await hot()).toContain(
      "open_errors:\n- [runtime] edit: oldString not found\n- [typecheck] a.ts(1,1): error TS2322: no",
    );
    await tool("s", "bash", { command: "npx tsc" }, "", { exit: null });
    expect(await hot()).toContain("[typecheck]");
    await tool("s", "bash", { command: "npx tsc" }, "", { exit: 0 });
    await tool("s", "edit", { filePath: join(base, "a.ts") });
    expect(await hot()).toContain("open_errors: (none)");
  });
});

describe("a compaction", () => {
  const summary = (id: string) =>
    `Memory candidates:\nMemory ref snapshot id: ${id}\n- [decision] Use one parser for every format\n- [project] 12 tests passed in phase 2`;

  it("adds to the prompt, sees no memory, and the next request waits for its end", async () => {
    let give: (messages: Message[]) => void = () => {};
    const slow = new Promise<{ data: Message[] }>((resolve) => {
      give = (data) => resolve({ data });
    });
    const host = makeHost({
      todo: {
        s: [
          { content: "ship it", status: "pending" },
          { content: "old", status: "completed" },
        ],
      },
    });
    host.client.session.messages = (() => slow) as never;
    const { say, call, system, messages, event, tool } = await load(host);
    await say("s", "m1", `remember: ${RULE}`);
    await system("s");
    await tool("s", "read", { filePath: join(base, "a.ts") });
    const output = { context: [] as string[], prompt: undefined as string | undefined };
    await call("experimental.session.compacting", { sessionID: "s" }, output);
    expect(output.context[0]).toContain(`[M1] [feedback] ${RULE}`);
    expect(output.context[0]).toContain("- ship it");
    expect(output.context[0]).not.toContain("- old");
    expect(await system("s", ["Summarize in the voice of a pirate"])).toEqual(["Summarize in the voice of a pirate"]);
    expect(texts((await messages([user("m1", "one")]))[0])).toEqual(["one"]);
    const id = /Memory ref snapshot id: (\S+)/.exec(output.context[0] ?? "")?.[1] ?? "";
    await call("experimental.text.complete", { sessionID: "s" }, { text: summary(id) });
    const compacted = event("session.compacted", { sessionID: "s" });
    const next = system("s");
    give([
      user("m0", "x"),
      { ...assistant("m5", summary(id)), info: { role: "assistant", summary: true } },
      { ...user("m6", "y"), info: { role: "user", summary: {} } },
    ]);
    expect((await next)[0]).toContain("- [decision] Use one parser for every format");
    expect((await next)[0]).not.toContain("12 tests");
    await compacted;
  });

  it("takes the summary as it came in where the host cannot be asked, and goes into a prompt of another plugin", async () => {
    const { call, system, event } = await load();
    const output = { context: [] as string[], prompt: "Another prompt." };
    await call("experimental.session.compacting", { sessionID: "s" }, output);
    expect(output.prompt).toMatch(/^Another prompt\.\n\n/);
    await call("experimental.text.complete", { sessionID: "s" }, { text: summary("none") });
    await event("session.compacted", { sessionID: "s" });
    expect((await system("s"))[0]).toContain("Use one parser for every format");
  });

  it("that fails leaves the session as it was", async () => {
    const { say, call, system, event } = await load();
    await say("s", "m1", `remember: ${RULE}`);
    const before = await system("s");
    await call("experimental.session.compacting", { sessionID: "s" }, { context: [] });
    await event("session.error", { sessionID: "s", error: {} });
    expect(await system("s")).toEqual(before);
  });
});

describe("other events", () => {
  it("decision lines of an answer are noted, those of a sub-agent are not", async () => {
    const { call, messages } = await load(makeHost({ get: { child: { parentID: "s" }, s: { id: "s" } } }));
    await call(
      "experimental.text.complete",
      { sessionID: "child" },
      { text: "Decision: use Redis for the whole queue" },
    );
    await call("experimental.text.complete", { sessionID: "s" }, { text: "Decision: use Postgres for the queue" });
    const block = texts((await messages([user("m1", "hi")]))[0])[1];
    expect(block).toContain("recent_decisions:\n- use Postgres for the queue");
    expect(block).not.toContain("Redis");
  });

  it.each([
    ["newer hosts", (id: string) => ({ sessionID: id, info: { id } })],
    ["older hosts", (id: string) => ({ info: { id } })],
  ])("a deleted session is cleaned up (%s)", async (_what, properties) => {
    const { say, tool, event } = await load();
    await say("s", "m1", `remember: ${RULE}`);
    await tool("s", "read", { filePath: join(base, "a.ts") });
    await event("session.deleted", properties("s"));
    expect(memory().session("s").state().activeFiles).toEqual([]);
    expect(memory().list()).toHaveLength(1);
    expect(readFileSync(join(root, "workspaces", memory().key, "workspace-memory.json"), "utf8")).toContain(RULE);
  });
});

describe("options", () => {
  it("come from the environment where the host takes none", async () => {
    process.env.OPENCODE_MEMORY_ROOT = join(base, "elsewhere");
    try {
      const hooks = await factory({ ...makeHost(), directory: base, worktree: "/" });
      await hooks["chat.message"]?.(
        { sessionID: "s" },
        { message: { id: "m" }, parts: [{ type: "text", text: `remember: ${RULE}` }] },
      );
      expect(openWorkspace({ directory: base, worktree: "/", root: join(base, "elsewhere") }).render()).toContain(RULE);
    } finally {
      delete process.env.OPENCODE_MEMORY_ROOT;
    }
  });

  it("set the limits", async () => {
    const { say, system } = await load(makeHost(), { limits: { maxEntries: 1, maxRenderedChars: "many" } });
    await say("s", "m1", `remember: ${RULE}\nremember: write short answers in chat`);
    expect((await system("s"))[0]?.match(/^- \[/gm)).toHaveLength(1);
  });

  /** What the host's log says of options, and whether the memory is on. */
  async function warningsOf(options: unknown): Promise<string[]> {
    const host = makeHost();
    const hooks = await factory({ ...host, directory: base, worktree: "/" }, options);
    expect(Object.keys(hooks)).toContain("chat.message");
    return host.logs;
  }

  it.each<[unknown, string[]]>([
    [undefined, []],
    [null, []],
    [{}, []],
    [{ scope: "worktree", hotState: "system", details: true, limits: { maxEntries: 3 }, root: "/elsewhere" }, []],
    [{ scope: null, details: null, limits: null, root: null }, []],
    [{ scope: "x" }, ['option scope: "x" is none of repository, worktree, directory; repository is used']],
    [
      { scope: ["directory"] },
      ["option scope: an array is none of repository, worktree, directory; repository is used"],
    ],
    [{ hotState: "mesage" }, ['option hotState: "mesage" is none of message, system; message is used']],
    [{ details: "yes" }, ['option details: "yes" is none of false, true; false is used']],
    [{ scop: "directory" }, ['"scop" is no option; did you mean scope?']],
    [{ colour: 1 }, ['"colour" is no option; known are hotState, scope, root, limits, details']],
    [{ limits: { maxEntrys: 3 } }, ['"maxEntrys" is no limit; did you mean maxEntries?']],
    [
      { limits: { maxEntries: "40", maxRenderedChars: -1 } },
      [
        'option limits.maxEntries: "40" is no number from 0 on; the default is used',
        "option limits.maxRenderedChars: -1 is no number from 0 on; the default is used",
      ],
    ],
    [{ limits: [40] }, ["option limits: expected an object, got an array; the defaults are used"]],
    ["directory", ["options: expected an object, got string; the defaults are used"]],
    [["directory"], ["options: expected an object, got an array; the defaults are used"]],
    [
      { root: "data" },
      ['option root: "data" is no absolute path, nor one that begins with ~/; the usual folder is used'],
    ],
    [{ root: 7 }, ["option root: 7 is no absolute path, nor one that begins with ~/; the usual folder is used"]],
  ])("that are wrong are told with what is known, and cost no memory: %j", async (options, warnings) => {
    expect(await warningsOf(options)).toEqual(warnings);
  });

  it.each([
    ["OPENCODE_MEMORY_SCOPE", "repo", '"repo" is none of repository, worktree, directory; repository is used'],
    ["OPENCODE_MEMORY_HOT_STATE", "off", '"off" is none of message, system; message is used'],
    [
      "OPENCODE_MEMORY_ROOT",
      "./data",
      '"./data" is no absolute path, nor one that begins with ~/; the usual folder is used',
    ],
  ])("of the environment as well: %s=%s", async (variable, value, problem) => {
    process.env[variable] = value;
    try {
      expect(await warningsOf(undefined)).toEqual([`${variable}: ${problem}`]);
    } finally {
      delete process.env[variable];
    }
  });

  it("never put a folder into the work tree: a relative root is the usual place, ~/ the home", () => {
    const home = homedir();
    expect(readOptions({ root: "data" }, {}).root).toBeUndefined();
    expect(readOptions({ root: "../data" }, {}).root).toBeUndefined();
    expect(readOptions({}, { OPENCODE_MEMORY_ROOT: "data" }).root).toBeUndefined();
    expect(readOptions({}, { OPENCODE_MEMORY_ROOT: "" }).root).toBeUndefined();
    expect(readOptions({ root: "~/memory" }, {}).root).toBe(join(home, "memory"));
    expect(readOptions({ root: join(home, "memory") }, {}).root).toBe(join(home, "memory"));
  });

  it("of the example in the guide are taken as they stand, and are all there are", () => {
    const guide = readFileSync(join(import.meta.dirname, "../../docs/opencode.md"), "utf8");
    const [, section = ""] = guide.split("\n## Options\n");
    const { plugin } = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(section)?.[1] ?? "") as {
      plugin: [[string, object]];
    };
    const [[name, given]] = plugin;
    const warnings: string[] = [];
    const read = readOptions(given, {}, (message) => warnings.push(message));
    expect(name).toBe("@bit-office/memory");
    expect(warnings).toEqual([]);
    expect(read).toEqual({ ...given, root: join(homedir(), ".local/share/my-memory") });
    expect(Object.keys(given).sort()).toEqual(Object.keys(readOptions({ root: "/x" }, {})).sort());
  });
});
