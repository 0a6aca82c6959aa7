import { join } from "node:path";
import { fileStorage } from "../../src/storage/file.js";
import { replaceBare } from "../floor.js";
import { inTurn } from "../in-turn.js";
import { fullDocuments } from "../material.js";
import { conf, lowdb, type Peer, serverMemory, sqlite } from "../peers.js";
import { type Bench, type Group, missing, type Row, versus } from "../row.js";

const KEY = "sessions/alex-2.json";
const WHAT = "durable replacement of a document of 20 KB";

/** A document of 20 KB, another one on each call. */
function documentMaker(): () => { text: string; value: Record<string, unknown> } {
  const base = JSON.parse(fullDocuments("alex-2")[KEY] ?? "") as Record<string, unknown>;
  const padding = "x".repeat(Math.max(0, 20_000 - JSON.stringify(base).length - 40));
  let made = 0;
  return () => {
    const value = { ...base, revision: made++, padding };
    return { text: JSON.stringify(value), value };
  };
}

/** What each peer does to store the next document. */
async function peersIn(bench: Bench, next: ReturnType<typeof documentMaker>): Promise<Peer<() => unknown>[]> {
  const on = <T>(peer: Peer<T>, work: (value: T) => () => unknown): Peer<() => unknown> =>
    "why" in peer ? peer : { name: peer.name, value: work(peer.value) };
  const graph = await serverMemory(join(bench.folder(), "memory.jsonl"));
  if ("value" in graph) {
    const observations = Array.from({ length: 30 }, (_, i) => `${i} ${next().text.slice(0, 640)}`);
    await graph.value.createEntities([{ name: "alex-2", entityType: "agent", observations }]);
  }
  let line = 0;
  return [
    on(await lowdb<Record<string, unknown>>(join(bench.folder(), "db.json"), {}), (db) => () => {
      db.data = next().value;
      db.write();
    }),
    on(await conf(bench.folder()), (store) => () => store.set("document", next().value)),
    on(graph, (manager) => () => {
      const contents = [`task ${line++} was finished`];
      return manager.addObservations([{ entityName: "alex-2", contents }]);
    }),
    on(await sqlite(join(bench.folder(), "db.sqlite")), (db) => {
      db.exec("CREATE TABLE documents (key TEXT PRIMARY KEY, text TEXT NOT NULL)");
      const put = db.prepare(
        "INSERT INTO documents VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET text = excluded.text",
      );
      return () => put.run(KEY, next().text);
    }),
  ];
}

async function run(bench: Bench): Promise<Row[]> {
  const next = documentMaker();
  const storage = fileStorage({ root: bench.folder() });
  const bare = join(bench.folder(), "bare.json");
  const peers = await peersIn(bench, next);
  const works: Record<string, () => unknown> = {
    ours: () => {
      const { text } = next();
      storage.exclusive?.(KEY, () => {
        const version = storage.write(KEY, text, storage.version?.(KEY) ?? null, { durability: "power" });
        storage.markGood?.(KEY, text, version ?? "");
      });
    },
    floor: () => replaceBare(bare, next().text, true),
  };
  for (const peer of peers) if ("value" in peer) works[peer.name] = peer.value;
  const ms = await inTurn(works, bench.rounds(120));
  storage.close?.();
  const line = (against: string, theirs: number | undefined) =>
    versus({ what: WHAT, ours: ms.ours ?? 0, against, theirs: theirs ?? 0 });
  const floor = versus({
    ...{ what: WHAT, ours: ms.ours ?? 0, theirs: ms.floor ?? 0 },
    against: "bare durable write",
    atMost: 1.35,
  });
  return [
    floor,
    ...peers.map((peer) => ("why" in peer ? missing(WHAT, peer.name, peer.why) : line(peer.name, ms[peer.name]))),
  ];
}

export const store: Group = {
  name: "store",
  title: "A document on the disk",
  notes: [
    "Ours: lock, exclusive temporary file, write, length checked, fsync, ownership of the lock checked, rename, fsync of the folder, last good copy, unlock.",
    "`lowdb` and `server-memory` rename a temporary file without fsync: a power cut can leave an empty or old store, and two processes overwrite each other's changes. `conf` syncs the file and not the folder, and has no lock. `better-sqlite3` (WAL, `FULL`) promises what we do: durable, and safe between processes. `server-memory` adds one line to a graph of 20 KB, by its manager alone, without the protocol.",
  ],
  run,
};
