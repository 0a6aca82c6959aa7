import { MemoryError } from "../core/errors.js";

/** Steps of which each is tried, whatever became of the others; what failed is told at the end, in one error. */
export interface Steps {
  run(step: () => void): void;
  /** @throws MemoryError where a step failed, with the code of the first that did. */
  finish(): void;
}

/** Faults that are told in words. */
const TOLD = 3;

export function stepsOf(operation: string): Steps {
  const faults: unknown[] = [];
  return {
    run(step) {
      try {
        step();
      } catch (fault) {
        faults.push(fault);
      }
    },
    finish() {
      const [first] = faults;
      if (first === undefined) return;
      const reasons = faults.slice(0, TOLD).map((fault) => (fault instanceof Error ? fault.message : String(fault)));
      const more = faults.length > TOLD ? ` (and ${faults.length - TOLD} more)` : "";
      throw new MemoryError(
        first instanceof MemoryError ? first.code : "STORAGE",
        `${operation}: not everything was done, call again: ${reasons.join("; ")}${more}`,
        {
          operation,
          ...(first instanceof MemoryError && first.key !== undefined && { key: first.key }),
          cause: faults.length === 1 ? first : new AggregateError(faults),
        },
      );
    },
  };
}
