import type { Storage } from "../../storage/types.js";
import { type CaseDefinition, KEY } from "../case.js";
import { isEqual, isTrue } from "../check.js";

const RACERS = 8;
const ROUNDS = 20;
const INCREMENTS = 25;
/** Tries of one writer before it is said to starve: each lost race means that another writer has won. */
const MOST_TRIES = 2 * RACERS * INCREMENTS;
const LONG = 262_144;

/** Several writers at once; in separate instances where these share documents. */
export const raceCases: CaseDefinition[] = [
  {
    name: `of ${RACERS} racers one creates a document`,
    async run(bench) {
      const racers = await bench.openMany(RACERS);
      for (let round = 0; round < ROUNDS; round++) {
        await raceOnce(racers, `sessions/${round}.json`, null, `round ${round}`);
      }
    },
  },
  {
    name: `of ${RACERS} racers one wins each version`,
    async run(bench) {
      const racers = await bench.openMany(RACERS);
      let version = await first(racers).write(KEY, "start", null);
      for (let round = 0; round < ROUNDS; round++) {
        version = await raceOnce(racers, KEY, version, `round ${round}`);
      }
    },
  },
  {
    name: `of ${RACERS} racers one removes a version`,
    async run(bench) {
      const racers = await bench.openMany(RACERS);
      for (let round = 0; round < ROUNDS; round++) {
        const version = await first(racers).write(KEY, `round ${round}`, null);
        const removed = await Promise.all(racers.map(async (racer) => racer.remove(KEY, version ?? "")));
        isEqual(removed.filter(Boolean).length, 1, `round ${round}: racers that removed the document`);
      }
    },
  },
  {
    name: `${RACERS} writers that read, change and write lose no update`,
    async run(bench) {
      const writers = await bench.openMany(RACERS);
      await together(writers.map((writer) => count(writer)));
      isEqual((await first(writers).read(KEY))?.text, String(RACERS * INCREMENTS), "updates counted");
    },
  },
  {
    name: "a reader never sees a text half written",
    async run(bench) {
      const [writer, reader] = await bench.openMany(2);
      if (!writer || !reader) return;
      const texts = ["a".repeat(LONG), "b".repeat(LONG / 2)];
      const start = await writer.write(KEY, texts[0] ?? "", null);
      await together([alternate(writer, texts, start), watch(reader, texts)]);
    },
  },
];

/** All write the same version at once; gives back the version of the one that won. */
async function raceOnce(racers: Storage[], key: string, expected: string | null, round: string): Promise<string> {
  const versions = await Promise.all(racers.map(async (racer, n) => racer.write(key, `${round}, ${n}`, expected)));
  const winners = versions.flatMap((version, n) => (version === null ? [] : [{ version, n }]));
  isEqual(winners.length, 1, `${round}: racers that won`);
  const winner = winners[0];
  isTrue(winner !== undefined, `${round}: nobody won`);
  isEqual(await first(racers).read(key), { text: `${round}, ${winner.n}`, version: winner.version }, `${round}: text`);
  return winner.version;
}

async function count(writer: Storage): Promise<void> {
  let done = 0;
  for (let tries = 0; done < INCREMENTS; tries++) {
    isTrue(tries < MOST_TRIES, `a writer got ${done} of ${INCREMENTS} updates through in ${MOST_TRIES} tries`);
    const stored = await writer.read(KEY);
    const next = String(Number(stored?.text ?? 0) + 1);
    // A pause between reading and writing, so that writers within one process meet too.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2));
    if ((await writer.write(KEY, next, stored?.version ?? null, { durability: "process" })) !== null) done++;
  }
}

async function alternate(writer: Storage, texts: string[], start: string | null): Promise<void> {
  let version = start;
  for (let n = 1; n <= ROUNDS; n++) version = await writer.write(KEY, texts[n % 2] ?? "", version);
}

async function watch(reader: Storage, texts: string[]): Promise<void> {
  for (let n = 0; n < ROUNDS * 2; n++) {
    const seen = await reader.read(KEY);
    isTrue(seen !== null && texts.includes(seen.text), `read ${n}: a mixture, a part or nothing of the two texts`);
  }
}

/** Waits for all, so that none goes on in a storage that is closed, then fails with the first failure. */
async function together(tasks: Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(tasks)) if (result.status === "rejected") throw result.reason;
}

function first(storages: Storage[]): Storage {
  const [storage] = storages;
  isTrue(storage !== undefined, "no instance was opened");
  return storage;
}
