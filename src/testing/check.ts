/**
 * What a storage did against its contract. `message` says what was expected and what came.
 *
 * @example
 * ```ts
 * import { memoryStorage } from "@bit-office/memory";
 * import { ConformanceFailure, storageConformance } from "@bit-office/memory/testing";
 *
 * const traits = { durable: true, sharedAcrossProcesses: false, sharedAcrossHosts: false };
 * const [promises] = storageConformance({ name: "mine", traits, open: () => memoryStorage() });
 * const fault = await promises?.run().catch((thrown: unknown) => thrown);
 * fault instanceof ConformanceFailure; // => true
 * String(fault); // => "ConformanceFailure: trait durable: expected true, got false"
 * ```
 */
export class ConformanceFailure extends Error {
  override readonly name = "ConformanceFailure";
}

const SHOWN = 120;

export function isTrue(condition: boolean, message: string): asserts condition {
  if (!condition) throw new ConformanceFailure(message);
}

/** Compares texts, flags, `null` and lists of texts. */
export function isEqual(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  throw new ConformanceFailure(`${what}: expected ${show(expected)}, got ${show(actual)}`);
}

/** The error must carry the code, so that callers can switch on it; its class may come from another copy. */
export async function failsWith(code: string, work: () => unknown, what: string): Promise<void> {
  const fault = await faultOf(work);
  isTrue(fault !== null, `${what}: expected an error with code ${code}, got none`);
  isEqual(codeOf(fault.thrown), code, `${what}: error code`);
}

/** What `work` threw or rejected with, or `null`. */
export async function faultOf(work: () => unknown): Promise<{ thrown: unknown } | null> {
  try {
    await work();
    return null;
  } catch (thrown) {
    return { thrown };
  }
}

export function codeOf(thrown: unknown): unknown {
  return typeof thrown === "object" && thrown !== null && "code" in thrown ? thrown.code : undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}… (${text.length} characters)`;
}
