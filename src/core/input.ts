import * as z from "zod/mini";
import type { Schema } from "./document-type.js";
import { MemoryError } from "./errors.js";
import { parserOf, REFUSED } from "./parser.js";

/** Checks what a caller handed over; a wrong type is an `INVALID_INPUT` that names operation and field. */
export function parseInput<T>(schema: Schema<T>, value: unknown, operation: string): T {
  const parsed = parserOf(schema)(value);
  if (parsed !== REFUSED) return parsed as T;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join(".") || "(the whole argument)";
  throw invalid(operation, field, `${describe(issue)}; nothing was stored`);
}

export function invalid(operation: string, field: string, problem: string): MemoryError {
  return new MemoryError("INVALID_INPUT", `${operation}: ${field}: ${problem}`, { operation, field });
}

export function requireString(value: unknown, operation: string, field: string): string {
  if (typeof value !== "string") throw invalid(operation, field, `expected a string, got ${kindOf(value)}`);
  return value;
}

/**
 * Some hosts call every function a package exports with an object of their own (older OpenCode does). A function
 * without arguments must refuse that instead of acting on it.
 */
export function refuseArguments(args: readonly unknown[], operation: string): void {
  if (args.length > 0) throw invalid(operation, "arguments", `takes none, got ${kindOf(args[0])}`);
}

export function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : typeof value === "object" ? "an object" : typeof value;
}

function acceptedValues({ errors }: z.core.$ZodIssueInvalidUnion): string[] {
  return errors.flat().flatMap((inner) => (inner.code === "invalid_value" ? inner.values.map(String) : []));
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case "invalid_type":
      return `expected ${issue.expected}, got ${kindOf(issue.input)}`;
    case "invalid_value":
      return `expected one of ${issue.values.map(String).join(", ")}`;
    case "invalid_union":
      return `expected one of ${acceptedValues(issue).join(", ")}`;
    default:
      return "has the wrong type";
  }
}
