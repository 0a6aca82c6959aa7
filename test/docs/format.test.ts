import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import type * as z from "zod/mini";
import { decode } from "../../src/core/codec.js";
import type { DocumentType, Schema } from "../../src/core/document-type.js";
import { createMemory, type MemoryExport, memoryStorage } from "../../src/index.js";
import * as documents from "../../src/model/documents.js";
import * as facts from "../../src/model/fact.js";
import * as projects from "../../src/model/project-memory.js";
import { SessionHistoryStore, SessionSummary } from "../../src/model/session.js";
import { WorkState } from "../../src/model/work-state.js";
import * as exported from "../../src/operations/export.js";
import * as workspace from "../../src/workspace/documents.js";
import { type EntryExtras, MemoryEntry } from "../../src/workspace/entry.js";
import type { Evidence } from "../../src/workspace/evidence.js";
import { layoutOf } from "../../src/workspace/layout.js";
import * as session from "../../src/workspace/session-state.js";
import { openWorkspace } from "../../src/workspace.js";
import { examples, type FieldRow, tables } from "./format-page.js";

const work = mkdtempSync(join(tmpdir(), "format-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const OWN = [
  "sessions/alex-2.json",
  "work-state/alex-2.json",
  "agents/alex-2.json",
  "shared.json",
  "memory.json",
] as const;

/** Writes an example where the library looks for it. */
function put(root: string, name: string, key = name): string {
  const text = examples().get(name);
  if (text === undefined) throw new Error(`the page has no example ${name}`);
  const file = join(root, key);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return text;
}

/** An example without what getters never show. */
function contentOf(text: string): Record<string, unknown> {
  const { formatVersion, ...content } = JSON.parse(text) as Record<string, unknown>;
  expect(formatVersion).toBe(1);
  return content;
}

describe("the examples of docs/format.md", () => {
  it("are documents of a memory: sound, and read as they stand", () => {
    const root = join(work, "memory");
    const [sessions, state, agent, shared, projectMemory] = OWN.map((name) => contentOf(put(root, name)));
    const memory = createMemory({ root });
    const report = memory.check();
    expect(report.documents.map(({ key }) => key).sort()).toEqual([...OWN].sort());
    expect(report.documents.filter(({ state, dropped }) => state !== "ok" || dropped > 0)).toEqual([]);
    expect(memory.getSessionHistory("alex-2")).toEqual(sessions);
    expect(memory.getWorkState("alex-2")).toEqual(state);
    expect(memory.getAgentFacts("alex-2")).toEqual(agent?.facts);
    const stands = (item: { supersededBy?: string | undefined }) => item.supersededBy === undefined;
    expect(memory.getSharedKnowledge().filter(stands)).toEqual((shared as { items: object[] }).items.filter(stands));
    expect(memory.getMemoryStore()).toEqual(projectMemory);
    expect(memory.exportMemory()).toMatchObject({ claims: shared?.claims });
    expect(readdirSync(root, { recursive: true }).filter((name) => String(name).includes("corrupt"))).toEqual([]);
  });

  it("are an export that is taken in whole", () => {
    const data = JSON.parse(examples().get("export") ?? "") as MemoryExport;
    const memory = createMemory({ storage: memoryStorage() });
    const report = memory.importMemory(data);
    expect(report.sessions.added + report.facts.added + report.shared.added).toBe(3);
    expect(memory.exportMemory()).toEqual(data);
  });

  it("are documents of a workspace", () => {
    const directory = join(work, "project");
    const root = join(work, "workspace");
    mkdirSync(directory);
    const options = { directory, root, scope: "directory", now: () => 1_773_763_200_000 } as const;
    const layout = layoutOf(openWorkspace(options).key);
    const store = contentOf(put(root, "workspace-memory.json", layout.store));
    const state = contentOf(put(root, "sessions/<hash>.json", layout.session("ses-1")));
    const prompt = contentOf(put(root, "sessions/<hash>.prompt.json", layout.prompt("ses-1")));
    const evidence = put(root, "evidence/events.jsonl", layout.evidence);
    const opened = openWorkspace(options);
    const [entry] = store.entries as { id: string }[];
    expect(opened.list()).toEqual([entry]);
    expect(opened.explain(entry?.id ?? "").events).toEqual([JSON.parse(evidence)]);
    expect(opened.session("ses-1").state()).toEqual(state);
    expect(opened.session("ses-1").block()).toBe(prompt.workspace);
    expect(opened.session("ses-1").attached("msg-1")).toBe((prompt.blocks as { text: string }[])[0]?.text);
    put(root, "workspace-pending-journal.json", layout.journal);
    expect(opened.missing("use pnpm in every script").state).toBe("pending");
  });

  test.each<[string, DocumentType<never>]>([
    ["sessions/alex-2.json", documents.SessionsDocument as never],
    ["work-state/alex-2.json", documents.WorkStateDocument as never],
    ["agents/alex-2.json", documents.FactsDocument as never],
    ["shared.json", documents.SharedDocument as never],
    ["memory.json", documents.ProjectMemoryDocument as never],
    ["workspace-memory.json", workspace.STORE_DOCUMENT as never],
    ["workspace-pending-journal.json", workspace.JOURNAL_DOCUMENT as never],
    ["sessions/<hash>.json", workspace.sessionDocument("ses-1") as never],
    ["sessions/<hash>.prompt.json", workspace.PROMPT_DOCUMENT as never],
  ])("lose nothing at the gate of their type: %s", (name, type) => {
    expect(decode(type, examples().get(name) ?? "", name)).toMatchObject({ kind: "ok", dropped: 0 });
  });

  it("are all that the page has", () => {
    expect([...examples().keys()].filter((name) => !(OWN as readonly string[]).includes(name)).sort()).toEqual([
      "evidence/events.jsonl",
      "export",
      "sessions/<hash>.json",
      "sessions/<hash>.prompt.json",
      "workspace-memory.json",
      "workspace-pending-journal.json",
    ]);
  });
});

type Field = Omit<FieldRow, "meaning">;
type Def = z.core.$ZodTypes["_zod"]["def"];

/** How the page calls the type of a field. */
function typeOf(schema: Schema): string {
  const def = schema._zod.def as Def;
  switch (def.type) {
    case "optional":
    case "default":
      return typeOf(def.innerType as Schema);
    case "nullable":
      return `${typeOf(def.innerType as Schema)} or null`;
    case "array":
      return typeOf(def.element as Schema) === "text" ? "list of texts" : "list";
    case "literal":
      return typeof def.values[0] === "number" ? "number" : "text";
    case "record":
    case "object":
      return "object";
    case "boolean":
      return "true or false";
    case "enum":
    case "string":
      return "text";
    default:
      return def.type;
  }
}

function fieldsOf(schema: Schema): Field[] {
  const { shape } = schema._zod.def as z.core.$ZodObjectDef;
  return Object.entries(shape).map(([name, field]) => {
    const { type } = field._zod.def as Def;
    return { name, type: typeOf(field as Schema), isOptional: type === "optional" || type === "default" };
  });
}

const optional = (name: string, type = "text"): Field => ({ name, type, isOptional: true });
/** Written where the name of a file does not tell whose it is; no part of the model. */
const AGENT_ID = optional("agentId");
/** Checked one by one and no part of the schema, so that a wrong one does not cost the entry. */
const EXTRAS: Record<keyof EntryExtras, string> = {
  rationale: "text",
  staleAfterDays: "number",
  supersedes: "list of texts",
  tags: "list of texts",
  pendingOwnerSessionID: "text",
  pendingMessageID: "text",
  promotionAttempts: "number",
  lastPromotionAttemptAt: "text",
  lastPromotionFailureReason: "text",
  retentionClock: "number",
  reinforcementCount: "number",
  lastReinforcedAt: "number",
  lastReinforcedSessionID: "text",
  userImportance: "text",
};
const EVIDENCE: Record<keyof Evidence, string> = {
  at: "text",
  kind: "text",
  memoryId: "text",
  sessionId: "text",
  type: "text",
  source: "text",
  text: "text",
  reasons: "list of texts",
  otherId: "text",
  entry: "object",
};

const TYPES: Record<string, Field[]> = {
  SessionHistoryStore: [AGENT_ID, ...fieldsOf(SessionHistoryStore)],
  SessionSummary: fieldsOf(SessionSummary),
  WorkState: [AGENT_ID, ...fieldsOf(WorkState)],
  AgentFactStore: fieldsOf(facts.AgentFactStore),
  AgentFact: fieldsOf(facts.AgentFact),
  FactTask: fieldsOf(facts.FactTask),
  FactVersion: fieldsOf(facts.FactVersion),
  SharedKnowledgeStore: fieldsOf(facts.SharedKnowledgeStore),
  SharedKnowledge: fieldsOf(facts.SharedKnowledge),
  LegacyMemoryStore: fieldsOf(projects.LegacyMemoryStore),
  ReviewPattern: fieldsOf(projects.ReviewPattern),
  ProjectRecord: fieldsOf(projects.ProjectRecord),
  MemoryExport: fieldsOf(exported.MemoryExport),
  ExportedAgent: fieldsOf(exported.ExportedAgent),
  WorkspaceStore: fieldsOf(workspace.WorkspaceStore),
  MemoryEntry: [...fieldsOf(MemoryEntry), ...Object.entries(EXTRAS).map(([name, type]) => optional(name, type))],
  Journal: fieldsOf(workspace.Journal),
  SessionState: fieldsOf(session.SessionState),
  ActiveFile: fieldsOf(session.ActiveFile),
  OpenError: fieldsOf(session.OpenError),
  SessionDecision: [...fieldsOf(session.SessionDecision), optional("createdAt")],
  MemoryRef: fieldsOf(session.MemoryRef),
  PromptLog: fieldsOf(workspace.PromptLog),
  Evidence: Object.entries(EVIDENCE).map(([name, type]) => ({
    name,
    type,
    isOptional: name !== "at" && name !== "kind",
  })),
};

describe("the tables of docs/format.md", () => {
  const byName = (a: Field, b: Field) => (a.name < b.name ? -1 : 1);

  it("are about every type that is stored", () => {
    expect([...tables().keys()].sort()).toEqual(Object.keys(TYPES).sort());
    expect(Object.values(TYPES).flat().length).toBeGreaterThan(140);
  });

  it.each(Object.entries(TYPES))(
    "%s: every field and no other, with its type and whether it may be absent",
    (name, fields) => {
      const rows = (tables().get(name) ?? []).map(({ meaning: _, ...row }) => row);
      expect(rows.sort(byName)).toEqual([...fields].sort(byName));
    },
  );
});
