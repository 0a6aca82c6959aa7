import { MemoryError } from "./errors.js";
import { nearestName } from "./nearest-name.js";

/** Characters of a name that nobody here gave. */
const MAX_SHOWN = 60;

/**
 * What a wrong value is called: an argument, whose name stands before those of its fields (`options.limits`), or in a
 * list one whose fields are named alone (`limits`).
 */
export type Place = string | readonly [argument: string];

/** The name of what lies that deep in an argument. */
export function placeOf(at: Place, path: readonly string[] = []): string {
  return typeof at === "string" ? [at, ...path].join(".") : path.join(".") || at[0];
}

export function invalid(operation: string, field: string, problem: string): MemoryError {
  return new MemoryError("INVALID_INPUT", `${operation}: ${field}: ${problem}`, { operation, field });
}

export function requireString(value: unknown, operation: string, field: string): string {
  if (typeof value !== "string") throw invalid(operation, field, `expected a string, got ${kindOf(value)}`);
  return value;
}

/** The path of a folder, which may not exist yet. */
export function requireFolder(value: unknown, operation: string, field: string): string {
  const path = requireString(value, operation, field);
  if (path === "" || path.includes("\0")) throw invalid(operation, field, "expected the path of a folder");
  return path;
}

/**
 * Some hosts call every function a package exports with an object of their own (older OpenCode does). A function
 * without arguments must refuse that instead of acting on it.
 */
export function refuseArguments(args: readonly unknown[], operation: string): void {
  if (args.length > 0) throw invalid(operation, "arguments", `takes none, got ${kindOf(args[0])}`);
}

/** The same where other arguments do no harm, such as a name that a caller hands to every factory. */
export function refuseInput(given: unknown, operation: string): void {
  if (typeof given === "object" && given !== null) refuseArguments([given], operation);
}

export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return isArray(value) ? "an array" : typeof value === "object" ? "an object" : typeof value;
}

/** A proxy that was revoked says nothing of itself, not even this. */
function isArray(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * What a value must look like: the name of a type, a list of one shape, or fields. A field whose name ends in `?` may be
 * absent or null. Fields that are not named are not looked at.
 */
export type Shape =
  | "string"
  | "number"
  | "boolean"
  | "function"
  | "object"
  | readonly [Shape]
  | { readonly [field: string]: Shape };

/**
 * Checks what a caller handed to a pure function; a wrong type is an `INVALID_INPUT` that names operation and field.
 * Schemas would do the same at fifteen times the size, and these functions run where every kilobyte counts.
 */
export function requireShape(value: unknown, shape: Shape, operation: string, at: Place): void {
  const wrong = reading(operation, at, () => misfit(value, shape));
  if (!wrong) return;
  throw invalid(operation, placeOf(at, wrong.path), `expected ${wrong.expected}, got ${kindOf(wrong.value)}`);
}

/** Looks into what a caller gave; a getter or a proxy of theirs that throws is a wrong argument and no fault of ours. */
export function reading<T>(operation: string, at: Place, look: () => T): T {
  try {
    return look();
  } catch (cause) {
    if (cause instanceof MemoryError) throw cause;
    const field = placeOf(at);
    const message = `${operation}: ${field}: it throws when it is read`;
    throw new MemoryError("INVALID_INPUT", message, { operation, field, cause });
  }
}

interface Field {
  name: string;
  isOptional: boolean;
  shape: Shape;
}

const fields = new WeakMap<object, Field[]>();

/** The fields of a shape, read from their names once: what is checked most is the same few lists of many items. */
function fieldsOf(shape: { readonly [field: string]: Shape }): Field[] {
  let known = fields.get(shape);
  if (known === undefined) {
    known = Object.entries(shape).map(([key, inner]) => {
      const name = key.replace("?", "");
      return { name, isOptional: name !== key, shape: inner };
    });
    fields.set(shape, known);
  }
  return known;
}

interface Misfit {
  path: string[];
  expected: string;
  value: unknown;
}

/** The first thing that does not fit. Its path is put together on the way back: to name the place of all that fits would cost more than to check it. */
function misfit(value: unknown, shape: Shape): Misfit | undefined {
  if (typeof shape === "string") {
    return typeof value === shape && value !== null ? undefined : { path: [], expected: shape, value };
  }
  if (isList(shape)) {
    if (!Array.isArray(value)) return { path: [], expected: "array", value };
    for (let i = 0; i < value.length; i++) {
      const wrong = misfit(value[i], shape[0]);
      if (wrong) return below(`${i}`, wrong);
    }
    return undefined;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { path: [], expected: "object", value };
  for (const { name, isOptional, shape: inner } of fieldsOf(shape)) {
    const given = (value as Record<string, unknown>)[name];
    const wrong = isOptional && (given === undefined || given === null) ? undefined : misfit(given, inner);
    if (wrong) return below(name, wrong);
  }
  return undefined;
}

function below(name: string, wrong: Misfit): Misfit {
  wrong.path.unshift(name);
  return wrong;
}

/** The same for options, which have no other fields: an unknown one is a typo or somebody else's object. */
export function requireOptions(
  value: unknown,
  shape: { readonly [field: string]: Shape },
  operation: string,
  field = "options",
): void {
  const names = fieldsOf(shape).map(({ name }) => name);
  requireKeys(value, names, operation, field);
  requireShape(value, shape, operation, field);
  requireFinite(value as object, operation, field);
}

/** No `NaN` and no infinity among options: whatever is compared with them is wrong in silence. */
export function requireFinite(options: object, operation: string, at: Place): void {
  for (const [name, value] of Object.entries(options)) {
    if (typeof value !== "number" || Number.isFinite(value)) continue;
    throw invalid(operation, placeOf(at, [name]), `expected a finite number, got ${value}`);
  }
}

/** One of a few texts, or nothing. */
export function requireOneOf(value: unknown, known: readonly string[], operation: string, field: string): void {
  if (value === undefined || known.includes(value as string)) return;
  throw invalid(operation, field, `expected ${known.map((name) => `"${name}"`).join(" or ")}`);
}

/** A storage has a place of its own: a folder beside it would be given in vain, and documents not be where they are looked for. */
export function refuseRootBesideStorage(options: { root?: unknown; storage?: unknown }, operation: string): void {
  if (options.root === undefined || options.storage === undefined) return;
  const wayOut = "give one of both: root, or storage: fileStorage({ root })";
  throw invalid(operation, "root", `does not go with storage, which has a place of its own; ${wayOut}`);
}

/** Only these fields. */
export function requireKeys(given: unknown, known: readonly string[], operation: string, at: Place): void {
  if (typeof given !== "object" || given === null || isArray(given)) {
    throw invalid(operation, placeOf(at), `expected an object, got ${kindOf(given)}`);
  }
  for (const key of reading(operation, at, () => Object.keys(given))) {
    if (known.includes(key)) continue;
    const near = nearestName(key, known);
    const hint = near === undefined ? "" : `did you mean ${near}? `;
    const shown = key.slice(0, MAX_SHOWN);
    throw invalid(operation, placeOf(at, [shown]), `is no option; ${hint}known are ${known.join(", ")}`);
  }
}

function isList(shape: Exclude<Shape, string>): shape is readonly [Shape] {
  return Array.isArray(shape);
}
