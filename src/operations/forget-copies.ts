import { decode } from "../core/codec.js";
import type { DocumentType } from "../core/document-type.js";
import { SET_ASIDE } from "../core/documents.js";
import type { Program } from "../core/program.js";
import * as ask from "../core/program.js";
import type { StoredCopy } from "../storage/types.js";

/** What happened to a copy that was removed. */
export interface RemovedCopy {
  name: string;
  /**
   * `touched`: its document held something that matched; `matched`: it does itself, or it is damaged and its bytes name
   * what was asked for; `unreadable`: the storage cannot look into it.
   */
  reason: "touched" | "matched" | "unreadable";
}

/** Why a copy of this text goes, or `null`: it stays. The text is `null` where the storage cannot tell it. */
export type CopyJudge = (text: string | null) => RemovedCopy["reason"] | null;

/**
 * Removes copies beside a document. A copy is a whole former document, so it goes as a whole or stays as it is. With
 * `dryRun` it is only told.
 */
export function* removeCopies(key: string, judge: CopyJudge, dryRun = false): Program<RemovedCopy[]> {
  const removed: RemovedCopy[] = [];
  const copies = yield* ask.ask<StoredCopy[] | undefined>({ op: "copies", key });
  for (const { name } of copies ?? []) {
    const reason = judge(yield* ask.ask<string | null>({ op: "readCopy", name }));
    if (reason === null) continue;
    if (dryRun || (yield* ask.ask<boolean>({ op: "removeCopy", name }))) removed.push({ name, reason });
  }
  // Storages without side copies keep damaged documents as documents of their own.
  for (const name of yield* ask.list(`${SET_ASIDE}${key}/`)) {
    const reason = judge((yield* ask.read(name))?.text ?? null);
    if (reason !== null && (dryRun || (yield* ask.remove(name)))) removed.push({ name, reason });
  }
  return removed;
}

export interface Forgotten<T> {
  type: DocumentType<T>;
  key: string;
  /** The document without what is forgotten; the same value where it holds nothing of it. */
  rule(value: T): T;
  /** Something was taken out of the document itself. */
  touched: boolean;
  /** Whether damaged bytes name what is forgotten; asked of `null` where they are not known. */
  mayHold(text: string | null): boolean;
}

/**
 * Copies of a document that held something of it go with it: most hold the same. Beside one that did not, a sound copy is
 * judged item by item as its document is, and a damaged one by whether its bytes name what is forgotten.
 */
export function judgeCopies<T>({ type, key, rule, touched, mayHold }: Forgotten<T>): CopyJudge {
  return (text) => {
    if (touched) return "touched";
    const decoded = text === null ? null : decode(type, text, key);
    if (decoded?.kind === "ok") {
      if (rule(decoded.value) !== decoded.value) return "matched";
      if (decoded.dropped === 0) return null;
    }
    if (!mayHold(text)) return null;
    return text === null ? "unreadable" : "matched";
  };
}
