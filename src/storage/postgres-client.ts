import { MemoryError } from "../core/errors.js";
import { type Deadline, deadlineIn, type RemoteCall, remoteFault } from "./remote.js";
import { closedFault } from "./storage-fault.js";

/** What is used of a result. */
export interface PostgresResult {
  /** Rows that a query gave. */
  rows: unknown[];
  /** Rows that a statement changed. */
  rowCount: number | null;
}

/** The calls used of a `pg` client that a pool lends. */
export interface PostgresClient {
  /** Runs a statement. */
  query(sql: string, values: string[]): Promise<PostgresResult>;
  /** `true` closes the connection instead of lending it again. */
  release(destroy?: boolean): void;
  /** Listens for a broken connection. */
  on(event: "error", listener: () => void): unknown;
  /** Stops listening. */
  removeListener(event: "error", listener: () => void): unknown;
}

/** The call used of a `pg` `Pool` (8). */
export interface PostgresPool {
  /** Lends a connection. */
  connect(): Promise<PostgresClient>;
}

/** Statements on a lent connection, within one deadline and with typed faults. */
export interface PostgresStatements {
  run(call: RemoteCall, statement: Statement): Promise<PostgresResult>;
  close(): void;
}

export interface Statement {
  sql: string;
  values: string[];
  /** A lost reply is an ambiguous fault. */
  changes: boolean;
}

export function postgresStatements(pool: PostgresPool, timeoutMs: number): PostgresStatements {
  let closed = false;
  return {
    async run(call, statement) {
      if (closed) throw closedFault(call.operation);
      const deadline = deadlineIn(timeoutMs);
      const client = await lend(pool, call, deadline, timeoutMs);
      return await runOn(client, call, statement, deadline, timeoutMs);
    },
    close() {
      closed = true;
    },
  };
}

async function lend(
  pool: PostgresPool,
  call: RemoteCall,
  deadline: Deadline,
  timeoutMs: number,
): Promise<PostgresClient> {
  const connecting = pool.connect();
  let late = false;
  try {
    return await deadline.race(connecting, () => {
      late = true;
      return remoteFault(call, `lent no connection within ${timeoutMs} ms`, false);
    });
  } catch (fault) {
    if (!late) throw remoteFault(call, "could not be reached", false, fault);
    // The pool goes on waiting; what it lends too late goes back unused, and nothing runs after its caller gave up.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw fault;
  }
}

async function runOn(
  client: PostgresClient,
  call: RemoteCall,
  { sql, values, changes }: Statement,
  deadline: Deadline,
  timeoutMs: number,
): Promise<PostgresResult> {
  // The query reports a broken connection too; an error event without a listener would end the process.
  const ignore = () => {};
  client.on("error", ignore);
  let usable = false;
  try {
    const noReply = () => remoteFault(call, `gave no reply within ${timeoutMs} ms`, changes);
    const result = await deadline.race(client.query(sql, values), noReply);
    usable = true;
    return result;
  } catch (fault) {
    if (fault instanceof MemoryError) throw fault;
    usable = wasRefused(fault);
    const reason = usable ? `refused (SQLSTATE ${sqlState(fault)})` : "connection failed";
    throw remoteFault(call, reason, changes && !usable, fault);
  } finally {
    if (usable) client.removeListener("error", ignore);
    client.release(!usable);
  }
}

/** The five characters with which the server says what was wrong, or `null` for a fault of the way to it. */
export function sqlState(fault: unknown): string | null {
  const { code, severity } = (fault ?? {}) as { code?: unknown; severity?: unknown };
  return typeof code === "string" && typeof severity === "string" ? code : null;
}

/** The server said no, and so changed nothing: unless it was going down or does not know itself. */
function wasRefused(fault: unknown): boolean {
  const state = sqlState(fault);
  return state !== null && !/^(?:08|57P|40003|XX)/.test(state);
}
