import { expect } from "vitest";
import { MemoryError } from "../../src/core/errors.js";

/** The typed fault that a call rejects with, and how long it took in milliseconds. */
export async function storageFault(call: Promise<unknown>): Promise<{ fault: MemoryError; ms: number }> {
  const start = performance.now();
  const fault = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const ms = performance.now() - start;
  expect(fault).toBeInstanceOf(MemoryError);
  expect((fault as MemoryError).code).toBe("STORAGE");
  return { fault: fault as MemoryError, ms };
}

/** A deadline of the tests, and a bound far above it: what hangs for ever is found, a slow machine is not. */
export const TIMEOUT_MS = 400;
export const BOUND_MS = 15_000;
