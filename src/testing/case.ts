import type { Storage, StorageTraits } from "../storage/types.js";

/** Where one case runs: a place of its own, with as many instances of the storage as it asks for. */
export interface Bench {
  /** An instance on the place of this case. The second call gives a second instance on the same place. */
  open(): Promise<Storage>;
  /** `count` instances on the place, or the same one `count` times where instances share nothing. */
  openMany(count: number): Promise<Storage[]>;
}

export interface CaseDefinition {
  name: string;
  /** Without this trait the case says nothing about the storage and is skipped. */
  needs?: keyof StorageTraits;
  run(bench: Bench): Promise<void>;
}

/** The key that cases use when any will do. */
export const KEY = "sessions/alex-2.json";

/** A version that no storage ever gives. */
export const NEVER_A_VERSION = "no-such-version";
