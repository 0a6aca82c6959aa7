import { describe, expect, it } from "vitest";
import { openWorkspace, type Workspace } from "../../src/workspace.js";
import { bytesBelow } from "../support/bytes-below.js";
import { tempRoot } from "../support/memory.js";
import { PLACEMENTS, POISON, secretPayloads } from "./payloads.js";

/** Every way into a workspace's memory; the plugin has no others. */
const WRITERS: Record<string, (workspace: Workspace, text: string) => void> = {
  remember: (workspace, text) => {
    workspace.remember(text, { rationale: text });
  },
  candidates: (workspace, text) => {
    workspace.candidates(`Memory candidates:\n- [decision] Always use ${text} for the deploy job\n`);
  },
  "message of the user": (workspace, text) => {
    workspace.session("s1").message(`remember this: ${text}\nremember: we decided to use ${text}`);
  },
  "answer of the agent": (workspace, text) => {
    workspace.session("s1").answer(`Decision: we use ${text} from now on.`);
  },
  "tool calls": (workspace, text) => {
    const session = workspace.session("s1");
    session.tool({
      tool: "bash",
      args: { command: `tsc ${text}` },
      output: `Error: ${text}\nTS1234: ${text}`,
      exit: 2,
    });
    session.tool({ tool: "edit", args: { filePath: `/src/${text}` } });
    session.toolFailed({ tool: "edit", args: { filePath: text }, error: `Error: ${text}` });
  },
  "compaction of a session": (workspace, text) => {
    const session = workspace.session("s1");
    session.compactionPrompt({ todos: [{ content: text, status: "pending" }] });
    session.compacted(`Memory candidates:\n- [project] This repo uses ${text} in its deploy job\n`);
  },
};

describe.each(Object.entries(WRITERS))("workspace: %s", (_, writer) => {
  it("stores and shows no secret", () => {
    const root = tempRoot();
    const workspace = openWorkspace({ directory: tempRoot(), root });
    const secrets = secretPayloads();
    for (const { text } of secrets) {
      for (const place of ["start", "middle", "end", "JSON"]) writer(workspace, PLACEMENTS[place]?.(text) ?? text);
    }
    const session = workspace.session("s1");
    const everything = [bytesBelow(root), workspace.render(), session.render(), session.compactionPrompt()].join("\n");
    const leaked = secrets.filter(({ parts }) => parts.some((part) => everything.includes(part)));
    expect(leaked.map(({ name }) => name)).toEqual([]);
  });

  it("lets no poison break the block", () => {
    const workspace = openWorkspace({ directory: tempRoot(), root: tempRoot() });
    for (const poison of POISON) writer(workspace, poison);
    const block = workspace.render();
    expect(block.match(/<\/?workspace_memory>/g) ?? []).toHaveLength(block === "" ? 0 : 2);
    for (const line of `${block}\n${workspace.session("s1").render()}`.split("\n")) {
      expect(line).not.toMatch(/<\||```|~~~|={5}|^\s*(?:system|assistant|human|user)\s*[:：]/i);
      expect(line).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
    }
  });
});
