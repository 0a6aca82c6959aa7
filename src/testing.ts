export type { AsyncStorage, Storage, StorageTraits, StoredText, SyncStorage } from "./storage/types.js";
export { ConformanceFailure } from "./testing/check.js";
export { registerConformance, type TestFramework } from "./testing/register-conformance.js";
export { type ConformanceCase, type ConformanceOptions, storageConformance } from "./testing/storage-conformance.js";
