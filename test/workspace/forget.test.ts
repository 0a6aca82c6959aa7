import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MemoryError } from "../../src/core/errors.js";
import { fileStorage } from "../../src/storage/file.js";
import { memoryStorage } from "../../src/storage/memory.js";
import type { SyncStorage } from "../../src/storage/types.js";
import { layoutOf } from "../../src/workspace/layout.js";
import { openWorkspace } from "../../src/workspace.js";
import { bytesBelow } from "../support/bytes-below.js";
import { makeEntry, NOW } from "./support.js";

const SECRET = "The zanzibar cluster is only for audits";

let root: string;
const open = (more: object = {}) =>
  openWorkspace({
    directory: root,
    scope: "directory",
    ...("storage" in more ? {} : { root: join(root, "data") }),
    now: () => NOW,
    ...more,
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "forget-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Replaces a document whatever it holds. */
function put(storage: SyncStorage, key: string, text: string): void {
  storage.write(key, text, storage.read(key)?.version ?? null);
}

/** All texts of a storage, those set aside too. */
const textsOf = (storage: SyncStorage) =>
  storage
    .list("")
    .map((key) => storage.read(key)?.text)
    .join("\n");

/** Three sessions that know the secret, which is in the store as well. */
function filled(workspace: ReturnType<typeof open>): void {
  workspace.remember(SECRET, { type: "project", source: "explicit" });
  for (const name of ["a", "b", "c"]) {
    const session = workspace.session(name);
    session.answer("Decision: use zanzibar for all of the audits");
    session.attach("m");
    session.compactionPrompt();
  }
}

describe("a damaged document does not keep forget from the others", () => {
  const DAMAGED = {
    "a session of null": "null",
    "a session that is a list": `["${SECRET}"]`,
    "a session that is no JSON": `{"sessionID":"b","recentDecisions":[{"text":"${SECRET}"`,
    "a session with lists of another kind": JSON.stringify({ sessionID: "b", turn: 1, recentDecisions: SECRET }),
    "a session with an entry of another shape": JSON.stringify({
      sessionID: "b",
      pendingMemories: [makeEntry({ text: SECRET, rationale: 5 }), { text: SECRET }, SECRET],
    }),
  };

  it.each(Object.entries(DAMAGED))("%s", (_name, text) => {
    const workspace = open();
    filled(workspace);
    const storage = fileStorage({ root: join(root, "data") });
    put(storage, layoutOf(workspace.key).session("b"), text);
    expect(workspace.forget({ matching: "zanzibar" })).toHaveLength(1);
    expect(bytesBelow(join(root, "data"))).not.toMatch(/zanzibar/i);
    expect(open().session("b").state()).toMatchObject({ pendingMemories: [], recentDecisions: [] });
  });

  it("in a storage that keeps damaged documents beside the others", () => {
    const storage = memoryStorage();
    const workspace = open({ storage });
    filled(workspace);
    put(storage, layoutOf(workspace.key).session("b"), DAMAGED["a session that is no JSON"]);
    workspace.forget({ matching: "zanzibar" });
    expect(textsOf(storage)).not.toMatch(/zanzibar/i);
  });

  it("entries whose optional fields have another shape", () => {
    const storage = memoryStorage();
    const workspace = open({ storage });
    const odd = { ...makeEntry({ id: "odd", text: SECRET }), rationale: 5, supersedes: 7, tags: 3 };
    const other = {
      ...makeEntry({ id: "other", text: "Use one gate for every path" }),
      rationale: {},
      supersedes: "x",
    };
    put(storage, layoutOf(workspace.key).store, JSON.stringify({ version: 1, entries: [odd, other] }));
    expect(workspace.forget({ matching: /zanzibar/i })).toEqual(["odd"]);
    expect(workspace.list().map(({ id }) => id)).toEqual(["other"]);
    expect(workspace.revert("other")).toBeNull();
  });

  it("lines of the evidence that are none, or hold what is no entry", () => {
    const storage = memoryStorage();
    const workspace = open({ storage });
    const { id = "" } = workspace.remember(SECRET);
    const at = new Date(NOW).toISOString();
    const lines = [
      { at, kind: "x", text: 5 },
      { at, kind: "x", entry: { text: { inner: SECRET } } },
      { at, kind: "x", entry: null, memoryId: id, text: SECRET },
    ];
    const key = layoutOf(workspace.key).evidence;
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    put(storage, key, `${storage.read(key)?.text}${text}not even JSON ${SECRET}\n`);
    expect(workspace.forget(id)).toEqual([id]);
    expect(textsOf(storage)).not.toMatch(/zanzibar/i);
  });
});

describe("a document that cannot be cleared", () => {
  /** A storage without locks in which the writes of some keys fail or lose every race. */
  function stubborn(outcome: () => null, keys: (key: string) => boolean) {
    const inner = memoryStorage();
    const state = { stubborn: false };
    const storage: SyncStorage = {
      ...inner,
      write: (key, text, expected, options) =>
        state.stubborn && keys(key) ? outcome() : inner.write(key, text, expected, options),
    };
    return { storage, state };
  }
  const full = (): null => {
    throw new MemoryError("STORAGE", "write: the disk is full");
  };

  const lost = (): null => null;

  it.each([
    ["a session", "session", full, "STORAGE"],
    ["the evidence", "evidence", full, "STORAGE"],
    ["evidence that others write", "evidence", lost, "CONFLICT"],
  ] as const)("is told and left for the next call, the others are cleared: %s", (_name, what, outcome, code) => {
    const layout = layoutOf(open().key);
    const isStubborn = (key: string) => key === (what === "session" ? layout.session("a") : layout.evidence);
    const { storage, state } = stubborn(outcome, isStubborn);
    const workspace = open({ storage });
    // What was replaced is known by the evidence alone once the store has let it go.
    workspace.remember("The zanzibar cluster runs on port 8080", { type: "project", source: "explicit" });
    workspace.session("a").compactionPrompt();
    workspace.session("b").compactionPrompt();
    const { id = "" } = workspace.remember("The zanzibar cluster runs on port 9090", {
      type: "project",
      source: "explicit",
    });
    state.stubborn = true;
    expect(() => workspace.forget(id)).toThrowError(expect.objectContaining({ code, operation: "forget" }));
    expect(storage.list("").filter((key) => /zanzibar/i.test(storage.read(key)?.text ?? ""))).toEqual(
      storage.list("").filter((key) => isStubborn(key)),
    );
    state.stubborn = false;
    workspace.forget(id);
    expect(textsOf(storage)).not.toMatch(/zanzibar/i);
  });

  it("of a later version is left as it is and told", () => {
    const storage = memoryStorage();
    const workspace = open({ storage });
    filled(workspace);
    const newer = JSON.stringify({ version: 9, sessionID: "a", recentDecisions: [{ id: "d", text: SECRET }] });
    put(storage, layoutOf(workspace.key).session("a"), newer);
    expect(() => workspace.forget({ matching: "zanzibar" })).toThrowError(/version 9/);
    expect(storage.read(layoutOf(workspace.key).session("a"))?.text).toBe(newer);
    expect(storage.list("").filter((key) => /zanzibar/.test(storage.read(key)?.text ?? ""))).toHaveLength(1);
  });
});

describe("forget", () => {
  it("writes nothing where there is nothing to forget", () => {
    const inner = memoryStorage();
    const written: string[] = [];
    const storage: SyncStorage = {
      ...inner,
      write: (key, ...rest) => {
        written.push(key);
        return inner.write(key, ...rest);
      },
    };
    const workspace = open({ storage });
    filled(workspace);
    written.length = 0;
    expect(workspace.forget({ matching: "nobody ever said this" })).toEqual([]);
    expect(written).toEqual([]);
  });

  it("takes the text out of the evidence so that a power cut does not bring it back", () => {
    const inner = memoryStorage();
    const durability: Record<string, string | undefined> = {};
    const storage: SyncStorage = {
      ...inner,
      write: (key, text, expected, options) => {
        durability[key] = options?.durability;
        return inner.write(key, text, expected, options);
      },
    };
    const workspace = open({ storage });
    filled(workspace);
    workspace.forget({ matching: "zanzibar" });
    const { evidence, session } = layoutOf(workspace.key);
    expect(durability[evidence]).toBe("power");
    expect(durability[session("a")]).toBe("power");
  });

  it("knows what waits and what lost its place: no summary brings either back", () => {
    const workspace = open({ limits: { maxEntries: 1 } });
    const { id: lost = "" } = workspace.remember(SECRET, { type: "project" });
    workspace.remember("Use one parser for every format", { type: "decision", source: "explicit" });
    expect(workspace.explain(lost).state).toBe("removed");
    workspace.session("s").message("remember: the zanzibar board is only for audits");
    expect(workspace.forget({ matching: "zanzibar" })).toHaveLength(2);
    expect(bytesBelow(join(root, "data"))).not.toMatch(/zanzibar/i);
    const again = workspace.candidates(
      `Memory candidates:\n- [project] ${SECRET}\n- [feedback] the zanzibar board is only for audits`,
    );
    expect(again.candidates.map(({ outcome, reasons }) => [outcome, reasons])).toEqual([
      ["refused", ["forgotten"]],
      ["refused", ["forgotten"]],
    ]);
  });
});
