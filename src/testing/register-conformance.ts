import { type ConformanceOptions, storageConformance } from "./storage-conformance.js";

/** What is used of a test framework: `vitest`, `node:test`, `mocha` and `jest` have it. */
export interface TestFramework {
  /** Groups cases. */
  describe(name: string, body: () => void): unknown;
  /** Registers a case; `it.skip` one that does not apply. */
  it: {
    (name: string, body: () => Promise<void>): unknown;
    skip(name: string, body: () => Promise<void>): unknown;
  };
}

/**
 * Hands the cases of {@link storageConformance} to a test framework; skipped ones carry the reason in their name.
 *
 * @example
 * ```ts
 * import { memoryStorage } from "@bit-office/memory";
 * import { registerConformance } from "@bit-office/memory/testing";
 *
 * const names: string[] = [];
 * const it = Object.assign((name: string) => names.push(name), { skip: () => {} });
 * const describe = (_name: string, body: () => void) => body(); // in a test file: import both from your framework
 * const traits = { durable: false, sharedAcrossProcesses: false, sharedAcrossHosts: false };
 * registerConformance({ describe, it }, { name: "mine", traits, open: () => memoryStorage() });
 * names.includes("a stale version is refused and nothing changes"); // => true
 * ```
 */
export function registerConformance({ describe, it }: TestFramework, options: ConformanceOptions): void {
  describe(`storage conformance: ${options.name}`, () => {
    for (const { name, skip, run } of storageConformance(options)) {
      if (skip) it.skip(`${name} (skipped: ${skip})`, run);
      else it(name, run);
    }
  });
}
