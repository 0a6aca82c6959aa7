import { randomUUID } from "node:crypto";
import { requireKeys, requireShape } from "../core/argument.js";
import { MemoryError } from "../core/errors.js";
import { checkKey, checkPrefix, checkText } from "./key.js";
import { type PostgresPool, postgresStatements, sqlState } from "./postgres-client.js";
import { DEFAULT_TABLE, postgresSchema, quotedTable } from "./postgres-table.js";
import { checkTimeout, type RemoteCall } from "./remote.js";
import type { AsyncStorage, StoredText } from "./types.js";

/** Options of {@link postgresStorage}. */
export interface PostgresStorageOptions {
  /** A `Pool` of `pg` 8. It stays its owner's to set up and end. */
  pool: PostgresPool;
  /** Name or `schema.name` of the table; ASCII letters, digits and `_`. Default `bit_office_memory`. */
  table?: string | undefined;
  /** Longest time of one call in milliseconds, waiting for a connection included. Default 5,000. */
  timeoutMs?: number | undefined;
}

/** SQLSTATE: the table does not exist. */
const UNDEFINED_TABLE = "42P01";
/** SQLSTATE: under a stricter isolation than the default, another transaction was first. */
const SERIALIZATION_FAILURE = "40001";
/** SQLSTATEs of two sessions that create the same table at once; one of them has made it. */
const CREATED_MEANWHILE = new Set(["23505", "42710", "42P07"]);

/**
 * Documents in one table of PostgreSQL 9.5 or newer, for several processes and machines. Every change is one
 * compare-and-set statement.
 *
 * The table is made by the first write that misses it; {@link postgresSchema} gives the SQL to do it beforehand. Give
 * the pool an `error` listener, as `pg` asks for; broken connections are replaced and calls wait within `timeoutMs`.
 *
 * @throws MemoryError `STORAGE` when the server does not answer in time or refuses. `ambiguous` is true when a change
 * was sent and its reply was lost: read the document to see whether it is there. `INVALID_KEY`, `INVALID_INPUT` for
 * what cannot be stored: PostgreSQL has no NUL in text (JSON never contains a raw one).
 * @example
 * ```ts
 * import { createMemory } from "@bit-office/memory";
 * import { postgresStorage } from "@bit-office/memory/postgres";
 * import type { Pool } from "pg";
 *
 * // The pool is yours: new Pool({ connectionString }) with an "error" listener.
 * const openMemory = (pool: Pool) => createMemory({ storage: postgresStorage({ pool }) });
 * ```
 */
export function postgresStorage(options: PostgresStorageOptions): AsyncStorage {
  requireKeys(options, ["pool", "table", "timeoutMs"], "postgresStorage", "options");
  requireShape(options.pool, { connect: "function" }, "postgresStorage", "options.pool");
  const table = options.table ?? DEFAULT_TABLE;
  const sql = statementsOf(quotedTable(table, "postgresStorage"));
  const statements = postgresStatements(options.pool, checkTimeout(options.timeoutMs, "postgresStorage"));

  function callOf(operation: string, key: string): RemoteCall {
    checkKey(key, operation);
    return { server: "PostgreSQL", operation, key };
  }

  /** Rows of a query; a table that nobody has made yet is an empty one. */
  async function select<Row>(call: RemoteCall, text: string, values: string[]): Promise<Row[]> {
    const found = await statements.run(call, { sql: text, values, changes: false }).catch(emptyIfNoTable);
    return found.rows as Row[];
  }

  /** Whether exactly one row was changed. */
  async function change(call: RemoteCall, text: string, values: string[]): Promise<boolean> {
    try {
      return (await statements.run(call, { sql: text, values, changes: true })).rowCount === 1;
    } catch (fault) {
      if (stateOf(fault) === SERIALIZATION_FAILURE) return false;
      throw fault;
    }
  }

  async function insert(call: RemoteCall, values: string[]): Promise<boolean> {
    try {
      return await change(call, sql.insert, values);
    } catch (fault) {
      if (stateOf(fault) !== UNDEFINED_TABLE) throw fault;
    }
    await createTable(call);
    return await change(call, sql.insert, values);
  }

  async function createTable(call: RemoteCall): Promise<void> {
    try {
      await statements.run(call, { sql: postgresSchema(table), values: [], changes: false });
    } catch (fault) {
      if (!CREATED_MEANWHILE.has(stateOf(fault) ?? "")) throw fault;
    }
  }

  return {
    kind: "async",
    traits: { durable: true, sharedAcrossProcesses: true, sharedAcrossHosts: true },
    async read(key) {
      const [row] = await select<StoredText>(callOf("read", key), sql.read, [key]);
      return row ? { text: row.text, version: row.version } : null;
    },
    async version(key) {
      const [row] = await select<{ version: string }>(callOf("version", key), sql.version, [key]);
      return row?.version ?? null;
    },
    async write(key, text, expected) {
      const call = callOf("write", key);
      checkText(text, "write", key);
      refuseNul(text, key);
      const version = randomUUID();
      const written =
        expected === null
          ? await insert(call, [key, text, version])
          : await orNoTable(change(call, sql.update, [key, text, version, expected]));
      return written ? version : null;
    },
    async remove(key, expected) {
      const call = callOf("remove", key);
      return await orNoTable(
        expected === undefined ? change(call, sql.remove, [key]) : change(call, sql.removeVersion, [key, expected]),
      );
    },
    async list(prefix) {
      checkPrefix(prefix, "list");
      const call: RemoteCall = { server: "PostgreSQL", operation: "list", key: prefix };
      const rows = await select<{ key: string }>(call, sql.list, [`${escapeLike(prefix)}%`]);
      return rows.map((row) => row.key).sort();
    },
    async close() {
      statements.close();
    },
  };
}

function statementsOf(table: string) {
  return {
    read: `SELECT text, version FROM ${table} WHERE key = $1`,
    version: `SELECT version FROM ${table} WHERE key = $1`,
    insert: `INSERT INTO ${table} (key, text, version) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING`,
    update: `UPDATE ${table} SET text = $2, version = $3 WHERE key = $1 AND version = $4`,
    remove: `DELETE FROM ${table} WHERE key = $1`,
    removeVersion: `DELETE FROM ${table} WHERE key = $1 AND version = $2`,
    list: `SELECT key FROM ${table} WHERE key LIKE $1 ESCAPE '!'`,
  };
}

/** SQLSTATE of the server's refusal inside a fault of this storage. */
function stateOf(fault: unknown): string | null {
  return fault instanceof MemoryError ? sqlState(fault.cause) : null;
}

function emptyIfNoTable(fault: unknown): { rows: unknown[] } {
  if (stateOf(fault) === UNDEFINED_TABLE) return { rows: [] };
  throw fault;
}

async function orNoTable(changed: Promise<boolean>): Promise<boolean> {
  try {
    return await changed;
  } catch (fault) {
    if (stateOf(fault) === UNDEFINED_TABLE) return false;
    throw fault;
  }
}

/** `!` stands for itself before a wildcard: a backslash would depend on the server's settings. */
function escapeLike(prefix: string): string {
  return prefix.replace(/[!%_]/g, "!$&");
}

function refuseNul(text: string, key: string): void {
  if (!text.includes("\0")) return;
  throw new MemoryError("INVALID_INPUT", "write: PostgreSQL stores no NUL character in text", {
    operation: "write",
    key,
    field: "text",
  });
}
