import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, it } from "vitest";
import { asyncStorage } from "../../src/storage/async.js";
import { fileStorage } from "../../src/storage/file.js";
import { memoryStorage } from "../../src/storage/memory.js";
import { registerConformance } from "../../src/testing/register-conformance.js";
import { tempFolder } from "./temp-folder.js";

const base = tempFolder();
afterAll(() => rmSync(base, { recursive: true, force: true }));

const onDisk = { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: false };
const inProcess = { durable: false, sharedAcrossProcesses: false, sharedAcrossHosts: false };
const destroy = (place: string) => rmSync(join(base, place), { recursive: true, force: true });

registerConformance(
  { describe, it },
  { name: "files", traits: onDisk, open: (place) => fileStorage({ root: join(base, place) }), destroy },
);
registerConformance(
  { describe, it },
  {
    name: "asynchronous face over files",
    traits: onDisk,
    open: (place) => asyncStorage(fileStorage({ root: join(base, place) })),
    destroy,
  },
);
registerConformance({ describe, it }, { name: "in-process", traits: inProcess, open: () => memoryStorage() });
registerConformance(
  { describe, it },
  { name: "asynchronous wrapper", traits: inProcess, open: () => asyncStorage(memoryStorage(), { delay: 0 }) },
);
