import { randomUUID } from "node:crypto";
import {
  invalid,
  refuseRootBesideStorage,
  requireFinite,
  requireKeys,
  requireOneOf,
  requireOptions,
  requireShape,
  type Shape,
} from "../core/argument.js";
import { type EventListener, safeEmitter } from "../core/events.js";
import { type Given, given } from "../core/given.js";
import { Lru } from "../core/lru.js";
import { checkRedact } from "../core/options.js";
import { oneLine } from "../format/one-line.js";
import { createGate, type Gate, type RedactOptions } from "../safety/index.js";
import { fileStorage } from "../storage/file.js";
import type { SyncStorage } from "../storage/types.js";
import { type CategoryTable, categoryTable } from "./command-category.js";
import type { ErrorCategory } from "./data/commands.js";
import { type PromptLog, type WorkspaceDocuments, type WorkspaceStore, workspaceDocuments } from "./documents.js";
import type { MemoryEntry } from "./entry.js";
import { type EvidenceLog, evidenceLog } from "./evidence.js";
import { type Layout, layoutOf } from "./layout.js";
import { DEFAULT_WORKSPACE_LIMITS, type WorkspaceLimits } from "./limits.js";
import { defaultDataRoot, resolveWorkspace, SCOPES, type WorkspacePlace, type WorkspaceScope } from "./place.js";
import type { RefusalPattern } from "./quality.js";
import { type RequestReader, requestReader } from "./requests.js";
import { type MemoryType, type TypeTable, typeTable } from "./types.js";

/** What to extract and what to refuse, on top of what is built in. */
export interface WorkspacePatterns {
  /** Phrases that open a line and ask for something to be remembered. */
  requests?: readonly string[];
  /** Headings of a candidate block, besides "Memory candidates". */
  headings?: readonly string[];
  /** Further reasons to refuse a proposal. */
  refuse?: readonly RefusalPattern[];
}

/** Options of {@link openWorkspace}; `directory` is the one that must be given. */
export interface WorkspaceOptions {
  /** Any directory of the workspace. */
  directory: string;
  /** The work tree as a host sees it; used where no repository is found, unless it is the top of the file system. */
  worktree?: string | undefined;
  /** What one workspace is. Default `repository`: sub-folders, symlinks and linked worktrees are one. */
  scope?: WorkspaceScope | undefined;
  /** Folder of the documents. Default `$XDG_DATA_HOME/opencode-working-memory` or `~/.local/share/…`. */
  root?: string | undefined;
  /** Where the documents live instead of files below a root; not together with `root`. */
  storage?: SyncStorage | undefined;
  /** Further types of memory, or changes to the built-in ones. Default none. */
  types?: readonly MemoryType[] | undefined;
  /** Further kinds of commands whose failures stay open. Default none. */
  errorCategories?: readonly ErrorCategory[] | undefined;
  /** Further phrases of requests, headings of proposals, reasons of refusals. Default none. */
  patterns?: WorkspacePatterns | undefined;
  /** Bounds to replace. Default `DEFAULT_WORKSPACE_LIMITS`. */
  limits?: Given<WorkspaceLimits> | undefined;
  /** Adds reasons and ages to the rendered block. Default false. */
  details?: boolean | undefined;
  /** Further redaction rules, or `false` for none at all. Default: the built-in rules. */
  redact?: false | RedactOptions | undefined;
  /** Milliseconds since 1970. Default `Date.now`. */
  now?: (() => number) | undefined;
  /** Makes the id of an entry. Default: `mem_`, the time and a random part. */
  newId?: (() => string) | undefined;
  /**
   * Told of what went wrong without failing a call: a damaged document was set aside, a prompt log could not be written,
   * and the like. A listener that throws or rejects breaks nothing.
   */
  onEvent?: EventListener | undefined;
}

const PATTERNS = {
  "requests?": ["string"],
  "headings?": ["string"],
  "refuse?": [{ reason: "string", pattern: "object" }],
} satisfies Shape;
const OPTIONS = {
  directory: "string",
  "worktree?": "string",
  "scope?": "string",
  "root?": "string",
  "storage?": "object",
  "types?": [{ name: "string" }],
  "errorCategories?": [{ name: "string" }],
  "patterns?": "object",
  "limits?": "object",
  "details?": "boolean",
  "now?": "function",
  "newId?": "function",
  "onEvent?": "function",
} satisfies Shape;

/** What every operation of a workspace works with. */
export interface WorkspaceContext {
  place: WorkspacePlace;
  layout: Layout;
  storage: SyncStorage;
  documents: WorkspaceDocuments;
  evidence: EvidenceLog;
  gate: Gate;
  types: TypeTable;
  categories: CategoryTable;
  requests: RequestReader;
  patterns: WorkspacePatterns;
  limits: WorkspaceLimits;
  /** Limits that the caller asked for; they go before those of the file. */
  asked: Partial<WorkspaceLimits>;
  details: boolean;
  now: () => number;
  newId: () => string;
  emit: EventListener;
  /** Prompt logs that cannot be written now, by the id of their session. */
  standIns: Lru<PromptLog>;
}

/** Sessions at once whose prompt log cannot be written. */
const MAX_STAND_INS = 200;

export function createContext(options: WorkspaceOptions): WorkspaceContext {
  const operation = "openWorkspace";
  // Older hosts call every exported function as a plugin, with an input that has a directory too.
  if (Object(options) === options && ("client" in options || "serverUrl" in options))
    throw invalid(operation, "options", "this is the input of a plugin");
  requireKeys(options, [...Object.keys(OPTIONS).map((name) => name.replace("?", "")), "redact"], operation, "options");
  requireShape(options, OPTIONS, operation, "options");
  refuseRootBesideStorage(options, operation);
  requireKeys(options.limits ?? {}, Object.keys(DEFAULT_WORKSPACE_LIMITS), operation, "options.limits");
  requireFinite(options.limits ?? {}, operation, "options.limits");
  requireOptions(options.patterns ?? {}, PATTERNS, operation, "options.patterns");
  checkRedact(options.redact, operation);
  if (options.directory === "") throw invalid(operation, "options.directory", "expected the path of a directory");
  requireOneOf(options.scope, SCOPES, operation, "options.scope");
  const place = resolveWorkspace(options.directory, options.scope, options.worktree);
  const layout = layoutOf(place.key);
  const emit = safeEmitter(options.onEvent);
  const storage = options.storage ?? fileStorage({ root: options.root ?? defaultDataRoot(), onEvent: emit });
  if (storage.kind !== "sync") throw invalid(operation, "storage", "a workspace needs a synchronous storage");
  const now = options.now ?? Date.now;
  const asked = given(options.limits);
  const limits = { ...DEFAULT_WORKSPACE_LIMITS, ...asked };
  const types = typeTable(options.types);
  return {
    place,
    layout,
    storage,
    documents: workspaceDocuments(storage, now, emit),
    evidence: evidenceLog(storage, layout.evidence, limits, now),
    gate: createGate({ redact: options.redact }),
    types,
    categories: categoryTable(options.errorCategories),
    requests: requestReader(types, limits.entryChars, options.patterns?.requests),
    patterns: options.patterns ?? {},
    limits,
    asked,
    details: options.details ?? false,
    now,
    newId: options.newId ?? (() => `mem_${now()}_${randomUUID().replace(/-/g, "").slice(0, 8)}`),
    emit,
    standIns: new Lru(MAX_STAND_INS),
  };
}

/** The bounds of this store: a file may ask for less than the default, the caller for anything. */
export function effectiveLimits({ limits, asked }: WorkspaceContext, store: WorkspaceStore): WorkspaceLimits {
  const less = (name: "maxRenderedChars" | "maxEntries") => {
    const wish = store.limits?.[name];
    return asked[name] ?? (wish !== undefined && wish > 0 ? Math.min(limits[name], wish) : limits[name]);
  };
  return { ...limits, maxRenderedChars: less("maxRenderedChars"), maxEntries: less("maxEntries") };
}

/** The text of an entry as it may be shown now, or `null`: a file can hold what an older release let in. */
export function displayed(context: WorkspaceContext, entry: MemoryEntry): MemoryEntry | null {
  const { text, refused } = context.gate.admit(entry.text, { as: "fact", maxChars: context.limits.entryChars });
  if (refused || !saysSomething(text)) return null;
  const rationale =
    typeof entry.rationale === "string"
      ? context.gate.admit(entry.rationale, { as: "fact", maxChars: context.limits.rationaleChars }).text
      : undefined;
  return { ...entry, text, ...(rationale === undefined ? {} : { rationale }) };
}

/** Whether anything is left of a text once it stands in a prompt: a text of marks alone says nothing. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(oneLine(text, text.length));
}
