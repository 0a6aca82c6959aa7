/** A document as a storage returns it. `version` is opaque: compare it for equality only. */
export interface StoredText {
  /** The text, as it was written. */
  text: string;
  /** Opaque: compare it for equality only. */
  version: string;
  /** The stored bytes are no valid UTF-8: `text` stands for them with U+FFFD, and writing it back would change them. */
  malformed?: true;
}

/** What a storage can promise, as data: tests and callers ask for a trait, never for a name. */
export interface StorageTraits {
  /** A write that returned survives the end of the process. */
  durable: boolean;
  /** Other processes of this machine see the same documents. */
  sharedAcrossProcesses: boolean;
  /** Other machines see the same documents. */
  sharedAcrossHosts: boolean;
}

/** A side copy of a document: the last good text, or damaged bytes that were set aside. */
export interface StoredCopy {
  /** What `readCopy` and `removeCopy` take. */
  name: string;
  /** `good`: the last valid text; `corrupt`: damaged bytes that were set aside. */
  kind: "good" | "corrupt";
}

/** How hard a write is pushed to the disk: `power` survives a power cut, `process` a killed process. */
export type Durability = "power" | "process";

/** A part of a long text, which is written again and again while only other parts change. */
export interface TextPiece {
  /** Well-formed by itself. */
  readonly text: string;
  /** The text in UTF-8, kept by a storage that wrote it. */
  bytes?: Uint8Array;
}

/** How a text is written. */
export interface WriteOptions {
  /** Default `power`. Storages without a choice ignore it. */
  durability?: Durability;
  /**
   * The same text in pieces. To join megabytes into one string, count its bytes and encode them is most of what it costs to
   * write them; a storage may write the pieces instead and not look into the text, which is joined only then.
   */
  pieces?: readonly TextPiece[] | undefined;
}

/** How a writer waits for its turn. */
export interface ExclusiveOptions {
  /** Longest wait for other writers in milliseconds; then `LOCK_TIMEOUT`. Default 10,000. */
  waitMs?: number;
  /** Named in the error. */
  operation?: string;
}

/** A place in the queue of a document's writers, for callers that must not block while they wait. */
export interface Turn {
  /**
   * Runs `work` at once if it is this caller's turn and nobody else can act, else says how many milliseconds to wait
   * before asking again. Throws `LOCK_TIMEOUT` when the wait is over.
   */
  attempt<T>(work: () => T): { done: true; value: T } | { done: false; retryMs: number };
  /** Gives the place up; needed after an attempt that was not done and will not be repeated. */
  leave(): void;
}

/**
 * Where documents live. Keys are relative, `/`-separated names such as `sessions/alex-2.json`; the text is opaque.
 * A lost race is a value (`null`, `false`), a fault is a {@link MemoryError} with a code.
 */
export interface SyncStorage {
  /** How it answers. */
  readonly kind: "sync";
  /** What it promises. */
  readonly traits: StorageTraits;
  /** The document, or `null` where there is none. Absence is never an error, and unreadable is never absence. */
  read(key: string): StoredText | null;
  /**
   * Writes if the stored version is still `expected` (`null`: if there is none). Returns the new version, or `null`
   * when someone else was first; then nothing has changed.
   */
  write(key: string, text: string, expected: string | null, options?: WriteOptions): string | null;
  /** Removes the document if it exists and, when `expected` is given, still has that version. */
  remove(key: string, expected?: string, options?: WriteOptions): boolean;
  /** Sorted keys that start with the prefix, which need not end with `/`; temporary, lock and set-aside files are never shown. */
  list(prefix: string): string[];
  /** Runs `work` while no other writer of `key` can act. Storages without one are retried by compare-and-set. */
  exclusive?<T>(key: string, work: () => T, options?: ExclusiveOptions): T;
  /** `exclusive` in steps: {@link Turn}. */
  turn?(key: string, options?: ExclusiveOptions): Turn;
  /** Keeps the bytes of a damaged document beside it (at most 3 copies) and returns the name of the copy. */
  setAside?(key: string): string | null;
  /** Text of the last copy known to be good, kept beside the document, or `null`. */
  readLastGood?(key: string): string | null;
  /**
   * Keeps `text`, known to be valid, as the last good copy if the document still has the version that it was read or
   * written with: what others have purged meanwhile must not come back. Must not cost a second durable write.
   */
  markGood?(key: string, text: string, version: string): void;
  /** Whether the last good copy holds exactly `text`: it was judged before, and need not be judged again. */
  isGood?(key: string, text: string): boolean;
  /** The current version without reading the text, `null` where there is none. Lets a cache skip the read. */
  version?(key: string): string | null;
  /**
   * Side copies of a document, for purging. `readCopy` gives as text what can be read of one, damaged bytes too, for they
   * are searched; `null` where there is none, or where nothing of it is text.
   */
  copies?(key: string): StoredCopy[];
  /** What can be read of a side copy as text; `null` where there is none, or nothing of it is text. */
  readCopy?(name: string): string | null;
  /** Removes a side copy and says whether it was there. */
  removeCopy?(name: string): boolean;
  /** Gives back what the storage holds; it is not used after. */
  close?(): void;
}

/** The same contract with promises. */
export interface AsyncStorage {
  /** How it answers. */
  readonly kind: "async";
  /** What it promises. */
  readonly traits: StorageTraits;
  /** The document, or `null` where there is none. */
  read(key: string): Promise<StoredText | null>;
  /** Writes if the stored version is still `expected`; gives the new version, or `null` when someone else was first. */
  write(key: string, text: string, expected: string | null, options?: WriteOptions): Promise<string | null>;
  /** Removes the document if it exists and, when `expected` is given, still has that version. */
  remove(key: string, expected?: string, options?: WriteOptions): Promise<boolean>;
  /** Sorted keys that start with the prefix. */
  list(prefix: string): Promise<string[]>;
  /** `work` is synchronous: a lock is never held across an `await`; only the waiting is asynchronous. */
  exclusive?<T>(key: string, work: (storage: SyncStorage) => T, options?: ExclusiveOptions): Promise<T>;
  /** Keeps the bytes of a damaged document beside it and gives the name of the copy. */
  setAside?(key: string): Promise<string | null>;
  /** Text of the last copy known to be good, or `null`. */
  readLastGood?(key: string): Promise<string | null>;
  /** Keeps `text`, known to be valid and to be that version, as the last good copy. */
  markGood?(key: string, text: string, version: string): Promise<void>;
  /** Whether the last good copy holds exactly `text`. */
  isGood?(key: string, text: string): Promise<boolean>;
  /** The current version without reading the text, `null` where there is none. */
  version?(key: string): Promise<string | null>;
  /** Side copies of a document, for purging. */
  copies?(key: string): Promise<StoredCopy[]>;
  /** What can be read of a side copy as text; `null` where there is none, or nothing of it is text. */
  readCopy?(name: string): Promise<string | null>;
  /** Removes a side copy and says whether it was there. */
  removeCopy?(name: string): Promise<boolean>;
  /** Gives back what the storage holds; it is not used after. */
  close?(): Promise<void>;
}

/** What a storage did on its own, worth knowing but no error. */
export type StorageEvent =
  /** A writer had to wait for others before its turn came. */
  | { type: "waited"; key: string }
  | { type: "lockTakenOver"; key: string }
  | { type: "lockNotReleased"; key: string; cause: unknown }
  | { type: "leftoversSwept"; key: string; count: number }
  | { type: "goodCopyFailed"; key: string; cause: unknown };

/** Either kind of storage. */
export type Storage = SyncStorage | AsyncStorage;
