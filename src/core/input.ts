import * as z from "zod/mini";
import { invalid, kindOf, type Place, placeOf, reading, requireKeys } from "./argument.js";
import type { Schema } from "./document-type.js";
import { parserOf, REFUSED } from "./parser.js";

export {
  invalid,
  kindOf,
  reading,
  refuseArguments,
  refuseInput,
  refuseRootBesideStorage,
  requireFolder,
  requireKeys,
  requireString,
} from "./argument.js";

/** Checks an argument; a wrong type is an `INVALID_INPUT` that names operation and field. */
export function parseInput<T>(schema: Schema<T>, value: unknown, operation: string, argument: string): T {
  return reading(operation, argument, () => parse(schema, value, operation, argument, ""));
}

/** The same for what is to be stored: who is refused wants to know what became of it. */
export function parseStored<T>(schema: Schema<T>, value: unknown, operation: string, argument: string): T {
  return reading(operation, argument, () => parse(schema, value, operation, argument, "; nothing was stored"));
}

/**
 * The same for what a host hands over of a task: a field that may be absent may be `null` as well, for an error here would
 * cost the memory of the task.
 */
export function parseTask<T>(schema: TaskSchema<T>, value: unknown, operation: string): T {
  return reading(operation, "data", () =>
    parse(schema, withoutNulls(schema, value), operation, "data", "; nothing was stored"),
  );
}

/** The same for a function that only reads. */
export function readTask<T>(schema: TaskSchema<T>, value: unknown, operation: string): T {
  return reading(operation, "data", () => parse(schema, withoutNulls(schema, value), operation, "data", ""));
}

type TaskSchema<T> = Schema<T> & { def: { shape: object } };

function withoutNulls(schema: TaskSchema<unknown>, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  if (entries.every(([, field]) => field !== null)) return value;
  const { shape } = schema.def as { shape: Record<string, Schema | undefined> };
  const mayLack = (key: string) => /^(?:optional|default)$/.test(shape[key]?._zod.def.type ?? "");
  return Object.fromEntries(entries.filter(([key, field]) => field !== null || !mayLack(key)));
}

function parse<T>(schema: Schema<T>, value: unknown, operation: string, argument: string, outcome: string): T {
  const parsed = parserOf(schema)(value);
  if (parsed !== REFUSED) return parsed as T;
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  // The number of an item alone would not say of what.
  const at: Place = Array.isArray(value) ? argument : [argument];
  throw invalid(operation, placeOf(at, issue?.path.map(String)), describe(issue) + outcome);
}

/** The same for options: fields that the schema does not know are refused instead of dropped. */
export function parseOptions<T>(
  schema: Schema<T> & { def: { shape: object } },
  value: unknown,
  operation: string,
  field = "options",
): T {
  requireKeys(value, Object.keys(schema.def.shape), operation, field);
  return parseInput(schema, value, operation, field);
}

function acceptedValues({ errors }: z.core.$ZodIssueInvalidUnion): string[] {
  return errors.flat().flatMap((inner) => (inner.code === "invalid_value" ? inner.values.map(String) : []));
}

function oneOf(values: readonly string[], got: unknown): string {
  const [only, ...more] = values;
  return more.length > 0 ? `expected one of ${values.join(", ")}` : `expected "${only}", got ${kindOf(got)}`;
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case "invalid_type":
      return `expected ${issue.expected}, got ${kindOf(issue.input)}`;
    case "invalid_value":
      return oneOf(issue.values.map(String), issue.input);
    case "invalid_union":
      return oneOf(acceptedValues(issue), issue.input);
    case "too_small":
      return `must be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "too_big":
      return `must be ${issue.inclusive ? "at most" : "less than"} ${issue.maximum}`;
    default:
      return "has the wrong type";
  }
}
