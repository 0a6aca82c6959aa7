import { MemoryError } from "../core/errors.js";

export const DEFAULT_TABLE = "bit_office_memory";

/** PostgreSQL cuts longer names without an error, so that two tables could be one. */
const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;

/** `memory` or `app.memory`, each part checked and quoted, so that the name is taken as it is written. */
export function quotedTable(table: string, operation: string): string {
  const parts = typeof table === "string" ? table.split(".") : [];
  if (parts.length === 0 || parts.length > 2 || !parts.every((part) => IDENTIFIER.test(part))) {
    const message = `${operation}: table must be "name" or "schema.name" of ASCII letters, digits and "_", at most 63 characters each`;
    throw new MemoryError("INVALID_INPUT", message, { operation, field: "table" });
  }
  return parts.map((part) => `"${part}"`).join(".");
}

/**
 * The SQL that makes the table of `postgresStorage`, for those who do not let a program create tables. It may be run
 * again. Without it the table is made by the first write that misses it.
 *
 * @param table name or `schema.name`; default `bit_office_memory`. The schema must exist.
 * @throws MemoryError `INVALID_INPUT` for a name that is not made of ASCII letters, digits and `_`.
 * @example
 * ```ts
 * import { postgresSchema } from "@bit-office/memory/postgres";
 *
 * postgresSchema("app.memory").startsWith('CREATE TABLE IF NOT EXISTS "app"."memory" ('); // => true
 * ```
 */
export function postgresSchema(table: string = DEFAULT_TABLE): string {
  // "C" compares bytes: no locale decides which keys are equal, and the index serves listings by prefix.
  return `CREATE TABLE IF NOT EXISTS ${quotedTable(table, "postgresSchema")} (
  key text COLLATE "C" PRIMARY KEY,
  text text NOT NULL,
  version text NOT NULL
);`;
}
