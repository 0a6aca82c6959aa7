import { requireOneOf, requireOptions, requireString } from "../core/argument.js";
import { detached } from "../core/detached.js";
import { createContext, type WorkspaceContext, type WorkspaceOptions } from "./context.js";
import { JOURNAL_DOCUMENT, STORE_DOCUMENT } from "./documents.js";
import type { MemoryEntry, MemorySource } from "./entry.js";
import { type ForgetTarget, forget } from "./forget.js";
import { type Absence, type Explanation, explain, missing } from "./inspect.js";
import { admitText, type Remembered, type SummaryResult, takeSummary } from "./intake.js";
import { bounded } from "./journal.js";
import { renderBlock, renderOptions } from "./render-block.js";
import { typeOf } from "./requests.js";
import { DAY_MS, ranked } from "./retention.js";
import { type Reverted, revert } from "./revert.js";
import { openSession, type WorkspaceSession } from "./session.js";
import { loadStore, newEntry, promoteEntries, promoteJournal } from "./store.js";

/** What is known of a memory beside its text. */
export interface RememberOptions {
  /** Default: by what the text is about. */
  type?: string | undefined;
  /** Default `manual`; `explicit` where a user asked for it. */
  source?: Exclude<MemorySource, "compaction"> | undefined;
  /** Why it holds; 180 characters are kept. Default: none. */
  rationale?: string | undefined;
}

/** Which entries are wanted. */
export interface ListOptions {
  /** Entries of this type. Default: all. */
  type?: string | undefined;
  /** Default `active`. */
  status?: "active" | "superseded" | "all" | undefined;
}

/** How much was removed. */
export interface Pruned {
  /** Replaced entries. */
  superseded: number;
  /** Waiting entries. */
  pending: number;
  /** States of sessions. */
  sessions: number;
  /** Lines of the evidence log. */
  evidence: number;
}

/** The memory of one workspace. Every method is synchronous; what it returned from is on disk. */
export interface Workspace {
  /** First 16 hex digits of SHA-256 of the real path of its root. */
  readonly key: string;
  /** Real path of what the memory belongs to. */
  readonly root: string;
  /** Adds a memory of your own, at once. It passes the safety gate, not the quality gate. */
  remember(text: string, options?: RememberOptions): Remembered;
  /** Takes the candidates of a compaction summary. Commands need a session, which knows the numbered list. */
  candidates(summary: string): SummaryResult;
  /** The `<workspace_memory>` block of a new session; empty where nothing is known. */
  render(options?: { maxChars?: number | undefined }): string;
  /** Entries, the strongest first. */
  list(options?: ListOptions): MemoryEntry[];
  /** Where an entry stands and what happened to it. */
  explain(id: string): Explanation;
  /** Why a text is not in the block. */
  missing(text: string): Absence;
  /** Undoes a replacement or brings back what lost its place; `null` where there is nothing to undo. */
  revert(id: string): Reverted | null;
  /**
   * Removes entries everywhere, for good; returns their ids. Where a document cannot be cleared, all others are before it
   * throws, and to call again is safe.
   */
  forget(target: ForgetTarget): string[];
  /**
   * Removes what is past its bounds: replaced entries (unless they are kept for `revert`), waiting ones, evidence, the
   * state of sessions long gone.
   */
  prune(options?: { keepSuperseded?: boolean | undefined }): Pruned;
  /** One conversation of a host, by the id the host has for it. */
  session(id: string): WorkspaceSession;
}

/**
 * Opens the memory of the workspace a directory belongs to. Nothing is read or written before the first call.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from "node:fs";
 * import { tmpdir } from "node:os";
 * import { join } from "node:path";
 * import { openWorkspace } from "@bit-office/memory/workspace";
 *
 * const directory = mkdtempSync(join(tmpdir(), "project-"));
 * const workspace = openWorkspace({ directory, root: join(directory, "data") });
 * workspace.session("ses-1").message("remember: use pnpm in every script").length // => 1
 * workspace.render() // => "<workspace_memory>\n- [feedback] use pnpm in every script\n</workspace_memory>"
 * ```
 */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const context = createContext(options);
  return {
    key: context.place.key,
    root: context.place.root,
    remember: (text, more) => remember(context, text, more),
    candidates: (summary) => takeSummary(context, requireString(summary, "candidates", "summary")),
    render(options = {}) {
      requireOptions(options, { "maxChars?": "number" }, "render");
      promoteJournal(context);
      return renderBlock(context, options.maxChars);
    },
    list: (query) => detached(list(context, query)),
    explain: (id) => detached(explain(context, requireString(id, "explain", "id"))),
    missing: (text) => detached(missing(context, requireString(text, "missing", "text"))),
    revert: (id) => revert(context, requireString(id, "revert", "id")),
    forget: (target) => forget(context, target),
    prune(options = {}) {
      requireOptions(options, { "keepSuperseded?": "boolean" }, "prune");
      return prune(context, options.keepSuperseded ?? false);
    },
    session: (id) => openSession(context, id),
  };
}

function remember(context: WorkspaceContext, text: string, options: RememberOptions = {}): Remembered {
  requireString(text, "remember", "text");
  requireOptions(options, { "type?": "string", "source?": "string", "rationale?": "string" }, "remember");
  requireOneOf(options.source, ["manual", "explicit"], "remember", "options.source");
  const type = (options.type ?? typeOf(text, context.types)).toLowerCase();
  const admitted = admitText(context, text);
  const known = context.types.find(type) !== undefined;
  if ("reasons" in admitted || !known) {
    return { outcome: "refused", type, text, reasons: "reasons" in admitted ? admitted.reasons : ["unknown_type"] };
  }
  const rationale =
    options.rationale &&
    context.gate.admit(options.rationale, { as: "fact", maxChars: context.limits.rationaleChars }).text;
  const entry = newEntry(context, {
    type,
    text: admitted.text,
    source: options.source ?? "manual",
    ...(rationale ? { rationale } : {}),
  });
  const promotion = promoteEntries(context, [entry])[0];
  const outcome = promotion?.outcome === "waiting" ? "rejected" : (promotion?.outcome ?? "rejected");
  return { outcome, type, text: entry.text, ...(promotion?.entryId ? { id: promotion.entryId } : {}) };
}

function list(context: WorkspaceContext, options: ListOptions = {}): MemoryEntry[] {
  requireOptions(options, { "type?": "string", "status?": "string" }, "list");
  const { type, status = "active" } = options;
  requireOneOf(status, ["active", "superseded", "all"], "list", "options.status");
  const store = loadStore(context);
  const { now, lastActivity } = renderOptions(context, store);
  const wanted = store.entries.filter(
    (entry) => (status === "all" || entry.status === status) && (type === undefined || entry.type === type),
  );
  return ranked(wanted, context.types, lastActivity, now);
}

function prune(context: WorkspaceContext, keepSuperseded: boolean): Pruned {
  const { documents, layout, limits, storage, evidence } = context;
  const now = context.now();
  const pruned: Pruned = { superseded: 0, pending: 0, sessions: 0, evidence: 0 };
  if (!keepSuperseded) pruned.superseded = dropSuperseded(context);
  documents.update(JOURNAL_DOCUMENT, layout.journal, "power", (value) => {
    const entries = bounded(value.entries, now, limits);
    pruned.pending = value.entries.length - entries.length;
    return pruned.pending === 0 ? value : { ...value, entries };
  });
  for (const key of storage.list(layout.sessions)) {
    if (!isStale(storage.read(key)?.text, now - limits.sessionDays * DAY_MS)) continue;
    documents.remove(key);
    if (!key.endsWith(".prompt.json")) pruned.sessions++;
  }
  const oldest = now - limits.evidenceDays * DAY_MS;
  pruned.evidence = evidence.rewrite((line) => (Date.parse(line.at) >= oldest ? line : null));
  return pruned;
}

function dropSuperseded({ documents, layout }: WorkspaceContext): number {
  let dropped = 0;
  documents.update(STORE_DOCUMENT, layout.store, "power", (store) => {
    const entries = store.entries.filter(({ status }) => status === "active");
    dropped = store.entries.length - entries.length;
    return dropped === 0 ? store : { ...store, entries };
  });
  return dropped;
}

/** A file without a readable date is left for its session. */
function isStale(text: string | undefined, oldest: number): boolean {
  const at = Date.parse(/"updatedAt":\s*"([^"]{1,40})"/.exec(text ?? "")?.[1] ?? "");
  return Number.isFinite(at) && at < oldest;
}
