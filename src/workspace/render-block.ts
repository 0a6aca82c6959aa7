import { displayed, effectiveLimits, type WorkspaceContext } from "./context.js";
import type { WorkspaceStore } from "./documents.js";
import type { MemoryEntry } from "./entry.js";
import { type RenderOptions, renderWorkspace, shownEntries } from "./render-workspace.js";
import { loadStore } from "./store.js";

/** The block of the store as it is now; `maxRenderedChars` goes before every other bound. */
export function renderBlock(context: WorkspaceContext, maxRenderedChars?: number): string {
  const store = loadStore(context);
  const options = renderOptions(context, store);
  const limits = maxRenderedChars === undefined ? options.limits : { ...options.limits, maxRenderedChars };
  return renderWorkspace(
    store.entries.flatMap((entry) => displayed(context, entry) ?? []),
    { ...options, limits },
  );
}

/** How a store is rendered now. */
export function renderOptions(context: WorkspaceContext, store: WorkspaceStore): RenderOptions {
  const lastActivity = Date.parse(store.lastActivityAt ?? store.updatedAt ?? "");
  return {
    types: context.types,
    limits: effectiveLimits(context, store),
    now: context.now(),
    lastActivity: Number.isFinite(lastActivity) ? lastActivity : context.now(),
    details: context.details,
  };
}

/** The entries of the block, in its order. */
export function visibleEntries(context: WorkspaceContext): MemoryEntry[] {
  const store = loadStore(context);
  return shownEntries(
    store.entries.flatMap((entry) => displayed(context, entry) ?? []),
    renderOptions(context, store),
  );
}
