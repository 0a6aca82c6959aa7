// What people would use instead. Loaded when a row asks for it: the row says so where one is not installed.

/** Their names are not resolved by the compiler, for they are installed for the benchmark alone. */
// biome-ignore lint/suspicious/noExplicitAny: each peer is narrowed to the calls used where it is opened.
const load = (name: string): Promise<any> => import(name);

export type Peer<T> = { name: string; value: T } | { name: string; why: string };

async function peer<T>(name: string, open: () => Promise<T>): Promise<Peer<T>> {
  try {
    return { name, value: await open() };
  } catch (error) {
    return { name, why: `not available: ${(error instanceof Error ? error.message : String(error)).split("\n")[0]}` };
  }
}

export interface LowDb<T> {
  data: T;
  read(): void;
  write(): void;
}
/** Temporary file and rename; no fsync, one fixed temporary name, no lock. */
export const lowdb = <T>(path: string, initial: T) =>
  peer<LowDb<T>>("lowdb", async () => (await load("lowdb/node")).JSONFileSyncPreset(path, initial));

export interface ConfStore {
  set(key: string, value: unknown): void;
  get(key: string): unknown;
}
/** Temporary file, fsync and rename; no lock, so two processes lose updates. */
export const conf = (folder: string) =>
  peer<ConfStore>("conf", async () => {
    const { default: Conf } = await load("conf");
    return new Conf({ cwd: folder, configName: "store", projectName: "bench" });
  });

export interface Graph {
  createEntities(entities: { name: string; entityType: string; observations: string[] }[]): Promise<unknown>;
  addObservations(observations: { entityName: string; contents: string[] }[]): Promise<unknown>;
  openNodes(names: string[]): Promise<{ entities: { observations: string[] }[] }>;
}
/** Its own manager, without the protocol around it: temporary file and rename; no fsync, no lock. */
export const serverMemory = (path: string) =>
  peer<Graph>("server-memory", async () => {
    // Imported it starts a server on the standard streams; a path of its own keeps its default file untouched.
    process.env.MEMORY_FILE_PATH = path;
    const { KnowledgeGraphManager } = await load("@modelcontextprotocol/server-memory/dist/index.js");
    return new KnowledgeGraphManager(path);
  });

export interface Sqlite {
  exec(sql: string): void;
  pragma(text: string): void;
  prepare(sql: string): { run(...values: unknown[]): unknown; all(...values: unknown[]): unknown[] };
  transaction(work: () => void): () => void;
  close(): void;
}
/** WAL with `synchronous = FULL`: as durable as ours, and safe between processes. */
export const sqlite = (path: string) =>
  peer<Sqlite>("better-sqlite3", async () => {
    const { default: Database } = await load("better-sqlite3");
    const db = new Database(path) as Sqlite;
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    return db;
  });
