import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { findProgram, serverFolder } from "./ordinary-user.js";
import { freePort, missing, type ServerProcess, startProcess, untilReady } from "./server-process.js";

export interface PostgresServer {
  readonly port: number;
  readonly connection: { host: string; port: number; user: string; database: string };
  readonly process: ServerProcess;
  start(): Promise<void>;
  halt(name?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** Ends all sessions and stops at once, without waiting for clients to leave. */
const FAST_SHUTDOWN = "SIGINT";

/**
 * A PostgreSQL server on a free loopback port in a temporary folder, or `null` where the programs are missing. Its
 * collation is a linguistic one where the build has ICU, so that a byte-wise order has to be asked for.
 */
export async function startPostgres(settings: string[] = ["fsync=off"]): Promise<PostgresServer | null> {
  const program = findProgram("postgres", debianFolders());
  const initdb = program && findProgram("initdb", [dirname(program), ...debianFolders()]);
  if (!program || !initdb) return missing("postgres", "postgresql");
  const folder = serverFolder("postgres");
  const data = join(folder, "data");
  const port = await freePort();
  const options = [`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, ...settings];
  const args = ["-D", data, ...options.flatMap((option) => ["-c", option])];
  const connection = { host: "127.0.0.1", port, user: "tests", database: "postgres" };
  const launch = () => startProcess(program, args, "SIGQUIT");
  const ready = (server: ServerProcess) => untilReady(server, () => acceptsQueries(connection));
  let server: ServerProcess | null = null;
  try {
    await createCluster(initdb, data);
    server = launch();
    await ready(server);
  } catch (fault) {
    await server?.stop("SIGQUIT");
    rmSync(folder, { recursive: true, force: true });
    throw fault;
  }
  let running = server;
  return {
    port,
    connection,
    get process() {
      return running;
    },
    async start() {
      running = launch();
      await ready(running);
    },
    halt: (name = FAST_SHUTDOWN) => running.stop(name),
    async stop() {
      await running.stop(FAST_SHUTDOWN);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian keeps the server programs out of the search path, one folder a release. */
function debianFolders(): string[] {
  const root = "/usr/lib/postgresql";
  try {
    const releases = readdirSync(root).sort((a, b) => Number(b) - Number(a));
    return releases.map((release) => join(root, release, "bin"));
  } catch {
    return [];
  }
}

async function createCluster(initdb: string, data: string): Promise<void> {
  const base = ["-D", data, "-U", "tests", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C.UTF-8"];
  const linguistic = ["--locale-provider=icu", "--icu-locale=en"];
  if (await succeeds(initdb, [...base, ...linguistic])) return;
  rmSync(data, { recursive: true, force: true });
  if (!(await succeeds(initdb, base))) throw new Error("initdb failed");
}

async function succeeds(program: string, args: string[]): Promise<boolean> {
  const run = startProcess(program, args, "SIGKILL");
  while (!run.exited) await new Promise((resolve) => setTimeout(resolve, 25));
  return run.code === 0;
}

async function acceptsQueries(connection: PostgresServer["connection"]): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 1_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
