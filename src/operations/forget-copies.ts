import { SET_ASIDE } from "../core/documents.js";
import type { Program } from "../core/program.js";
import * as ask from "../core/program.js";
import type { StoredCopy } from "../storage/types.js";
import { type ForgetFilter, mentions } from "./forget-rules.js";

/** What happened to a copy that was removed. */
export interface RemovedCopy {
  name: string;
  /** `touched`: its document held something that matched; `matched`: it did itself; `unreadable`: nobody can tell. */
  reason: "touched" | "matched" | "unreadable";
}

/**
 * Removes copies beside a document that may hold what is forgotten. A copy is a whole former document: it goes as a
 * whole when its document was touched, when it matches itself, or when it cannot be read and so cannot be cleared.
 * With `dryRun` it is only told.
 */
export function* removeCopies(
  key: string,
  touched: boolean,
  owned: boolean,
  filter: ForgetFilter,
  dryRun = false,
): Program<RemovedCopy[]> {
  const removed: RemovedCopy[] = [];
  const copies = yield* ask.ask<StoredCopy[] | undefined>({ op: "copies", key });
  for (const { name } of copies ?? []) {
    const text = yield* ask.ask<string | null>({ op: "readCopy", name });
    const reason = reasonToGo(text, touched, owned, filter);
    if (reason === null) continue;
    if (dryRun || (yield* ask.ask<boolean>({ op: "removeCopy", name }))) removed.push({ name, reason });
  }
  // Storages without side copies keep damaged documents as documents of their own.
  for (const name of yield* ask.list(`${SET_ASIDE}${key}/`)) {
    const stored = yield* ask.read(name);
    const reason = reasonToGo(stored?.text ?? null, touched, owned, filter);
    if (reason !== null && (dryRun || (yield* ask.remove(name)))) removed.push({ name, reason });
  }
  return removed;
}

function reasonToGo(
  text: string | null,
  touched: boolean,
  owned: boolean,
  { matching, agentId }: ForgetFilter,
): RemovedCopy["reason"] | null {
  if (touched) return "touched";
  if (text === null) return "unreadable";
  const wanted = matching ?? (owned ? undefined : agentId);
  if (wanted !== undefined) return mentions(text, wanted) || mentions(parsed(text), wanted) ? "matched" : null;
  // Origin and time are told item by item, and a damaged copy has none: what cannot be judged is not worth the doubt.
  return owned ? "matched" : "unreadable";
}

/** In JSON text quotes and line ends are escaped, so the values are searched as well as the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
