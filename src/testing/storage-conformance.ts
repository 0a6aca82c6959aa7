import { requireOptions } from "../core/argument.js";
import type { Storage, StorageTraits } from "../storage/types.js";
import type { Bench, CaseDefinition } from "./case.js";
import { abilityCases } from "./cases/abilities.js";
import { documentCases } from "./cases/documents.js";
import { instanceCases } from "./cases/instances.js";
import { keyCases } from "./cases/keys.js";
import { listingCases } from "./cases/listing.js";
import { raceCases } from "./cases/races.js";
import { textCases } from "./cases/texts.js";
import { isEqual } from "./check.js";

/** What the suite is told of a storage. */
export interface ConformanceOptions {
  /** What the cases are about, in their report. */
  name: string;
  /** What the storage promises. Cases that need more are skipped; one case compares them with the storage's own. */
  traits: StorageTraits;
  /**
   * Opens an instance on a place. A place is a new name for each case (a letter, then lower-case letters, digits and
   * `_`, at most 40 characters): make it a folder, a prefix or a table. A storage that shares documents must show the
   * same ones to every instance on one place.
   */
  open(place: string): Storage | Promise<Storage>;
  /** Removes what a case left in its place, after its instances were closed. */
  destroy?(place: string): unknown;
}

/** One thing a storage must hold. `run` rejects with a {@link ConformanceFailure} when it does not. */
export interface ConformanceCase {
  /** What must hold. */
  name: string;
  /** Why the case does not apply. A runner reports it as skipped. */
  skip?: string;
  /** Rejects where it does not. */
  run(): Promise<void>;
}

const definitions = (): CaseDefinition[] => [
  ...documentCases,
  ...textCases,
  ...keyCases,
  ...listingCases,
  ...raceCases,
  ...instanceCases,
  ...abilityCases,
];

/**
 * The cases that every storage must pass, for people who write one. They need no test framework;
 * {@link registerConformance} hands them to one.
 *
 * @example
 * ```ts
 * import { memoryStorage } from "@bit-office/memory";
 * import { storageConformance } from "@bit-office/memory/testing";
 *
 * const traits = { durable: false, sharedAcrossProcesses: false, sharedAcrossHosts: false };
 * const cases = storageConformance({ name: "mine", traits, open: () => memoryStorage() });
 * for (const { skip, run } of cases) if (!skip) await run();
 * cases.length > 20; // => true
 * ```
 */
export function storageConformance(options: ConformanceOptions): ConformanceCase[] {
  requireOptions(
    options,
    { name: "string", traits: "object", open: "function", "destroy?": "function" },
    "storageConformance",
  );
  const traitsCase: CaseDefinition = {
    name: "the storage promises what its tests were told",
    async run(bench) {
      const { traits, kind } = await bench.open();
      isEqual(["sync", "async"].includes(kind), true, "kind is sync or async");
      for (const trait of ["durable", "sharedAcrossProcesses", "sharedAcrossHosts"] as const) {
        isEqual(traits[trait], options.traits[trait], `trait ${trait}`);
      }
    },
  };
  return [traitsCase, ...definitions()].map((definition) => {
    const { name, needs } = definition;
    const run = () => runCase(definition, options);
    return needs && !options.traits[needs] ? { name, skip: `the storage is not ${needs}`, run } : { name, run };
  });
}

async function runCase(definition: CaseDefinition, options: ConformanceOptions): Promise<void> {
  const place = newPlace();
  const opened: Storage[] = [];
  const open = async () => {
    const storage = await options.open(place);
    opened.push(storage);
    return storage;
  };
  const bench: Bench = {
    open,
    async openMany(count) {
      if (options.traits.sharedAcrossProcesses) return Promise.all(Array.from({ length: count }, open));
      return Array<Storage>(count).fill(await open());
    },
  };
  try {
    await definition.run(bench);
  } finally {
    for (const storage of opened) await storage.close?.();
    await options.destroy?.(place);
  }
}

function newPlace(): string {
  const random = () => Math.random().toString(36).slice(2, 12);
  return `conformance_${random()}${random()}`;
}
