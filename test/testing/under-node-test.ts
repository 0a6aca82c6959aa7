import { describe, it } from "node:test";
import { memoryStorage } from "../../src/storage/memory.js";
import { registerConformance } from "../../src/testing.js";

const traits = { durable: false, sharedAcrossProcesses: false, sharedAcrossHosts: false };

registerConformance({ describe, it }, { name: "memoryStorage", traits, open: () => memoryStorage() });
