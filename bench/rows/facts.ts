import { join } from "node:path";
import { createMemory } from "../../src/memory.js";
import { changesOf, place, replaceBare } from "../floor.js";
import { inTurn, use } from "../in-turn.js";
import { factsOf, factText } from "../material.js";
import { lowdb, type Peer, serverMemory, sqlite } from "../peers.js";
import { type Bench, type Group, missing, type Row, versus } from "../row.js";

const AGENT = "alex-2";
const KEY = `agents/${AGENT}.json`;
const COUNTS = [50, 1_000, 10_000];

/** A store with so many facts: adds one, and reads what a prompt would get. */
interface Store {
  add(text: string): unknown;
  context(): unknown;
}

const on = <T>(peer: Peer<T>, work: (value: T) => Store): Peer<Store> =>
  "why" in peer ? peer : { name: peer.name, value: work(peer.value) };

async function peersWith(bench: Bench, facts: ReturnType<typeof factsOf>): Promise<Peer<Store>[]> {
  const graph = await serverMemory(join(bench.folder(), "memory.jsonl"));
  if ("value" in graph) {
    const observations = facts.map(({ fact }) => fact);
    await graph.value.createEntities([{ name: AGENT, entityType: "agent", observations }]);
  }
  let id = 0;
  return [
    on(graph, (manager) => ({
      add: (text) => manager.addObservations([{ entityName: AGENT, contents: [text] }]),
      context: async () => (await manager.openNodes([AGENT])).entities[0]?.observations.slice(-10).join("\n"),
    })),
    on(await lowdb(join(bench.folder(), "db.json"), { facts }), (db) => {
      db.write();
      return {
        add(text) {
          db.data.facts.push({ ...factsOf(1)[0]!, id: `new-${id++}`, fact: text });
          db.write();
        },
        // Read anew, for only so it sees what other processes have written; ours asks for the version.
        context() {
          db.read();
          use(
            db.data.facts
              .slice(-10)
              .map(({ fact }) => fact)
              .join("\n"),
          );
        },
      };
    }),
    on(await sqlite(join(bench.folder(), "db.sqlite")), (db) => {
      db.exec(
        "CREATE TABLE facts (id INTEGER PRIMARY KEY, agent TEXT, fact TEXT, seen TEXT); CREATE INDEX by_agent ON facts (agent, id)",
      );
      const insert = db.prepare("INSERT INTO facts (agent, fact, seen) VALUES (?, ?, ?)");
      const newest = db.prepare("SELECT fact FROM facts WHERE agent = ? ORDER BY id DESC LIMIT 10");
      db.transaction(() => {
        for (const { fact, lastSeen } of facts) insert.run(AGENT, fact, lastSeen);
      })();
      return { add: (text) => insert.run(AGENT, text, "2026-01-05"), context: () => newest.all(AGENT) };
    }),
  ];
}

async function measure(bench: Bench, count: number): Promise<Row[]> {
  const root = bench.folder();
  const facts = factsOf(count);
  place(root, { [KEY]: JSON.stringify({ formatVersion: 1, agentId: AGENT, facts }) });
  const memory = createMemory({ root, limits: { facts: count + 5_000 } });
  const peers = await peersWith(bench, facts);
  const bare = join(bench.folder(), "bare.json");
  const changes = changesOf(root, [KEY]);
  let made = 1_000_000;
  memory.addManualFact(AGENT, factText(made++), "codebase_pattern");
  let text = changes()[KEY] ?? "";
  const adding: Record<string, () => unknown> = {
    ours: () => use(memory.addManualFact(AGENT, factText(made++), "codebase_pattern")),
    floor: () => replaceBare(bare, text, true),
  };
  const reading: Record<string, () => unknown> = { ours: () => use(memory.getMemoryContext(AGENT)) };
  for (const peer of peers) {
    if ("why" in peer) continue;
    adding[peer.name] = () => peer.value.add(factText(made++));
    reading[peer.name] = () => peer.value.context();
  }
  const add = await inTurn(adding, bench.rounds(60));
  const read = await inTurn(reading, bench.rounds(60), 3);
  text = changes()[KEY] ?? text;
  const stored = (JSON.parse(text) as { facts: unknown[] }).facts.length;
  memory.close();
  if (stored <= count) throw new Error("no fact was added");
  const many = count.toLocaleString("en");
  const rows = [
    versus({
      what: `add a fact to ${many}`,
      ours: add.ours ?? 0,
      against: `bare durable write of that document (${Math.round(text.length / 1_000)} KB)`,
      theirs: add.floor ?? 0,
      ...(count === 10_000 ? { atMost: 1.5 } : {}),
    }),
  ];
  for (const peer of peers) {
    if ("why" in peer) rows.push(missing(`add a fact to ${many}`, peer.name, peer.why));
    else
      rows.push(
        versus({ what: `add a fact to ${many}`, ours: add.ours ?? 0, against: peer.name, theirs: add[peer.name] ?? 0 }),
      );
  }
  for (const peer of peers) {
    if ("why" in peer) continue;
    const bounded = count === 10_000 && peer.name !== "better-sqlite3";
    const line = {
      what: `read the context of ${many}`,
      ours: read.ours ?? 0,
      against: peer.name,
      theirs: read[peer.name] ?? 0,
    };
    rows.push(versus({ ...line, ...(bounded ? { atMost: 0.2, target: "≤ 1/5" } : {}) }));
  }
  return rows;
}

export const facts: Group = {
  name: "facts",
  title: "Facts, up to 10,000 of one agent",
  notes: [
    "Limits raised. Ours compares the new fact with the known ones, stores it durably under a lock, and the context is chosen by weight, made inert and cut to a budget. The peers append a text and hand out the last ten: they neither compare, nor redact, nor rank.",
    "`server-memory` and `lowdb` rewrite a file without fsync or lock. `better-sqlite3` (WAL, `FULL`) writes a few pages durably, where we write one document whole: adding is its strength.",
  ],
  async run(bench) {
    const rows: Row[] = [];
    for (const count of COUNTS) rows.push(...(await measure(bench, count)));
    return rows;
  },
};
