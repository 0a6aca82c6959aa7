import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { opencodeBinary } from "./binary.js";
import { builtPlugin, type OpenCode, packPlugin, type Stage, setStage, unpackPlugin, until } from "./driver.js";
import { type ModelRequest, type ModelServer, startModel } from "./model-server.js";
import { scriptedModel, summaryOf } from "./scripted.js";

const RULE = "always run the linter before pushing to main";
/** A busy machine takes a while to start a binary of 180 MB. */
const HOOK_MS = 60_000;
const HOT = "Hot session state (current session):";

for (const version of ["1.18.33", "1.3.2", "1.1.65"]) {
  const binary = opencodeBinary(version);
  if ("missing" in binary) console.log(`skipped: no OpenCode ${version}: ${binary.missing}`);

  describe.skipIf("missing" in binary)(`OpenCode ${version}`, () => {
    const path = "path" in binary ? binary.path : "";
    const modern = version.startsWith("1.18");
    let folder: string;
    let plugin: string;
    let packed: ReturnType<typeof packPlugin>;
    let stage: Stage;
    let model: ModelServer;
    let server: OpenCode;
    let session: string;

    const start = (more: { env?: Record<string, string>; plugin?: unknown } = {}) =>
      stage.start({ binary: path, version, modelUrl: model.url, ...more });
    const turns = (from = 0) => model.requests.slice(from).filter(({ kind }) => kind === "turn");
    const last = () => turns().at(-1) as ModelRequest;
    const document = (name: string) => [...stage.documents()].find(([key]) => key.endsWith(name))?.[1] ?? "";

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "opencode-plugin-"));
      plugin = await builtPlugin(folder);
      stage = setStage();
      model = await startModel(scriptedModel(stage.project, summaryOf));
      // As the guide says: a line in the plugin folder that names the installed package.
      packed = packPlugin(folder);
      unpackPlugin(packed, stage.config);
      mkdirSync(join(stage.config, "plugin"));
      writeFileSync(join(stage.config, "plugin/memory.js"), 'export { default } from "@bit-office/memory/opencode";\n');
      server = await start();
      // Without a title OpenCode asks the model for one, which must not see any memory.
      session = await server.newSession();
    }, HOOK_MS);

    afterAll(async () => {
      await server?.kill("SIGKILL");
      await model?.close();
      stage?.dispose();
      if (folder) rmSync(folder, { recursive: true, force: true });
    }, HOOK_MS);

    it("keeps an explicit request before the model has answered", async () => {
      await server.say(session, `remember this: ${RULE}`);
      expect(document("workspace-memory.json") + document("workspace-pending-journal.json")).toContain(RULE);
      expect(last().system).toHaveLength(1);
      expect(last().system[0]).toContain(`<workspace_memory>\n- [feedback] ${RULE}\n</workspace_memory>`);
    });

    it("sends the same bytes over ten turns with reads and edits", async () => {
      const from = model.requests.length;
      const markers = ["read", "edit", "read", "break", "read", "todo", "repair", "read", "decide", "misedit"];
      for (const [i, marker] of markers.entries()) await server.say(session, `[[${marker}]] turn ${i}`);
      const requests = turns(from);
      expect(requests.length).toBeGreaterThan(15);
      expect(new Set(requests.map(({ system }) => system.join("\n---\n"))).size).toBe(1);
      for (let i = 1; i < requests.length; i++) {
        const before = requests[i - 1]!.messages;
        expect(requests[i]!.messages.slice(0, before.length)).toEqual(before);
      }
      expect(last().user).toContain(HOT);
      expect(last().user).toContain("- src/app.ts (edit, ");
      expect(last().user).toContain("- use one parser for every format.");
    });

    it("opens an error by a failure and clears it by a success", async () => {
      await server.say(session, "what is open?");
      expect(last().user).toMatch(/open_errors:\n- \[runtime\] edit: /);
      // What the script repaired is broken again.
      await server.say(session, "[[rebreak]] break it");
      await server.say(session, "[[typecheck]] check");
      await server.say(session, "and now?");
      expect(last().user).toContain("[typecheck] src/app.ts(1,14): error TS2322");
      await server.say(session, "[[fix]] repair it");
      await server.say(session, "[[typecheck]] check again");
      await server.say(session, "all well?");
      expect(last().user).toContain("open_errors: (none)");
    });

    it("gives titles no memory", () => {
      const titles = model.requests.filter(({ kind }) => kind === "title");
      expect(titles.length).toBeGreaterThan(0);
      for (const { messages } of titles) {
        const all = messages.map(({ text }) => text).join("\n");
        expect(all).not.toContain("<workspace_memory>");
        expect(all).not.toContain(HOT);
      }
    });

    it("promotes what a compaction proposes and refuses junk", async () => {
      await server.compact(session);
      const compaction = model.requests.findLast(({ kind }) => kind === "compaction") as ModelRequest;
      const prompt = compaction.messages.map(({ text }) => text).join("\n");
      expect(compaction.system.join("\n")).not.toContain("<workspace_memory>");
      expect(prompt).not.toContain(HOT);
      expect(prompt).toContain(`[M1] [feedback] ${RULE}`);
      expect(prompt).toContain("- write the parser (in progress)");
      expect(prompt.slice(prompt.indexOf("Open todos"))).not.toContain("read the manual");
      await server.say(session, "go on");
      const system = last().system.join("\n");
      expect(last().system).toHaveLength(1);
      expect(system).toContain("- [decision] Use the npm cache for plugins instead of npm link, because links break.");
      expect(system).toContain("- [decision] use one parser for every format.");
      expect(system).not.toMatch(/12 tests passed|4832b38/);
      expect(document("workspace-memory.json")).toMatch(/"reinforcementCount":\s*1/);
      expect(document("events.jsonl")).toContain("progress_snapshot");
    });

    it("shows a sub-agent the workspace, not the hot state", async () => {
      await server.say(session, "[[task]] delegate");
      const child = turns().find(({ user }) => user.includes("SUB-AGENT")) as ModelRequest;
      expect(child.system.join("\n")).toContain(RULE);
      expect(child.messages.map(({ text }) => text).join("\n")).not.toContain(HOT);
    });

    it("knows the rule in the next session, with a fresh hot state", async () => {
      const next = await server.newSession("next");
      await server.say(next, "hello");
      expect(last().system.join("\n")).toContain(RULE);
      expect(last().user).toBe("hello");
    });

    it("cleans up after a deleted session", async () => {
      const before = [...stage.documents().keys()].filter((key) => key.includes("/sessions/"));
      await server.remove(session);
      await until(
        () => [...stage.documents().keys()].filter((key) => key.includes("/sessions/")).length < before.length,
        5000,
        "the state of the session to go",
      );
      expect(document("workspace-memory.json")).toContain(RULE);
    });

    it.runIf(modern)("shows the new snapshot right after an automatic compaction", async () => {
      const full = await server.newSession("full");
      await server.say(full, "first");
      const from = model.requests.length;
      await server.say(full, "[[full]] fill the window");
      await server.say(full, "remember: deploy only on Mondays before noon");
      const compactedAt = model.requests.findIndex(({ kind }, i) => i >= from && kind === "compaction");
      expect(compactedAt).toBeGreaterThan(0);
      // The host goes on by itself at once: that turn has to wait for what the compaction promoted.
      const after = turns(compactedAt);
      expect(after.length).toBeGreaterThan(1);
      expect(new Set(after.map(({ system }) => system.join())).size).toBe(1);
      expect(after[0]?.system.join()).toContain("Keep the window of the importer at 512 rows");
    });

    it("loses no explicit memory to kill -9 in mid-turn", async () => {
      const doomed = await server.newSession("doomed");
      const from = model.requests.length;
      server.sayLater(doomed, "[[silence]]\nremember: the staging database is read-only on Fridays");
      await until(() => turns(from).length > 0, 20_000, "the model to be asked", server.log);
      await server.kill("SIGKILL");
      rmSync(join(stage.config, "plugin"), { recursive: true });
      if (modern) {
        // By package name, from where this host keeps such packages: it then asks no registry.
        unpackPlugin(packed, join(stage.cache, "opencode/packages", packed.spec));
        server = await start({ plugin: [packed.spec, { hotState: "system" }] });
      } else {
        // By file; options come from the environment.
        server = await start({ plugin: `file://${plugin}`, env: { OPENCODE_MEMORY_HOT_STATE: "system" } });
      }
      const again = await server.newSession("again");
      await server.say(again, "[[read]] hello again");
      expect(last().system.join("\n")).toContain("the staging database is read-only on Fridays");
      await server.say(again, "and now");
      expect(last().system).toHaveLength(1);
      expect(last().system[0]).toContain(`---\n\n${HOT}\n\nactive_files:\n- src/app.ts (read, 1x)`);
      expect(last().user).toBe("and now");
    });

    it("writes nothing into the work tree", () => {
      expect(stage.gitStatus()).toBe("");
    });
  });
}
