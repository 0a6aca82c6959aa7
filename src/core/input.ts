import * as z from "zod/mini";
import { invalid, kindOf, reading, requireKeys } from "./argument.js";
import type { Schema } from "./document-type.js";
import { parserOf, REFUSED } from "./parser.js";

export {
  invalid,
  kindOf,
  reading,
  refuseArguments,
  refuseInput,
  requireFolder,
  requireKeys,
  requireString,
} from "./argument.js";

/** Checks what a caller handed over; a wrong type is an `INVALID_INPUT` that names operation and field. */
export function parseInput<T>(schema: Schema<T>, value: unknown, operation: string): T {
  return reading(operation, "", () => parse(schema, value, operation));
}

function parse<T>(schema: Schema<T>, value: unknown, operation: string): T {
  const parsed = parserOf(schema)(value);
  if (parsed !== REFUSED) return parsed as T;
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join(".") || "(the whole argument)";
  throw invalid(operation, field, `${describe(issue)}; nothing was stored`);
}

/** The same for options: fields that the schema does not know are refused instead of dropped. */
export function parseOptions<T>(
  schema: Schema<T> & { def: { shape: object } },
  value: unknown,
  operation: string,
  field = "options",
): T {
  requireKeys(value, Object.keys(schema.def.shape), operation, field);
  return parseInput(schema, value, operation);
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
    case "too_small":
      return `must be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "too_big":
      return `must be ${issue.inclusive ? "at most" : "less than"} ${issue.maximum}`;
    default:
      return "has the wrong type";
  }
}
