export type {
  AsyncStorage,
  Durability,
  ExclusiveOptions,
  Storage,
  StorageEvent,
  StorageTraits,
  StoredCopy,
  StoredText,
  SyncStorage,
  TextPiece,
  Turn,
  WriteOptions,
} from "./storage/types.js";
export { ConformanceFailure } from "./testing/check.js";
export { registerConformance, type TestFramework } from "./testing/register-conformance.js";
export { type ConformanceCase, type ConformanceOptions, storageConformance } from "./testing/storage-conformance.js";
