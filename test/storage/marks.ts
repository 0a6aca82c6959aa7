import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import type { Context } from "../../src/core/context.js";
import type { DocumentType } from "../../src/core/document-type.js";
import { createDocuments } from "../../src/core/documents.js";
import { runAsync } from "../../src/core/program.js";
import { DEFAULT_LIMITS } from "../../src/model/limits.js";
import type { AsyncStorage } from "../../src/storage/types.js";

export const MARKS_KEY = "agents/marks.json";

interface Marks {
  marks: string[];
}

const marksType: DocumentType<Marks> = {
  name: "marks",
  schema: z.object({ marks: z.array(z.string()) }),
  empty: () => ({ marks: [] }),
};

let ids = 0;
const context: Context = {
  limits: DEFAULT_LIMITS,
  durability: { documents: "power", workState: "process" },
  now: Date.now,
  newId: () => `${process.pid}-${++ids}`,
  emit: () => {},
  lockWaitMs: 30_000,
  snapshotWaitMs: 50,
};

/**
 * Adds marks to one document with the read-change-write loop of the package: a lost or doubled update shows. `remember`
 * is false for the control that forgets which operations a document has had.
 */
export function marker(storage: AsyncStorage, { remember = true, waitMs = 30_000 } = {}) {
  const documents = createDocuments(context, remember);
  const options = { operation: "mark", durability: "power", waitMs } as const;
  const add = (mark: string) => (value: Marks) => ({ marks: [...value.marks, mark] });
  return async (mark: string): Promise<void> => {
    await runAsync(documents.update(marksType, MARKS_KEY, options, add(mark)), storage);
  };
}

export async function marksIn(storage: AsyncStorage): Promise<string[]> {
  return (await runAsync(createDocuments(context, true).load(marksType, MARKS_KEY, "read"), storage)).marks;
}

/** Each writer makes its marks one after the other, all writers at once. Gives back the marks, sorted. */
export async function markAll(writers: AsyncStorage[], count: number): Promise<string[]> {
  const made = writers.map(async (storage, writer) => {
    const mark = marker(storage);
    const marks = Array.from({ length: count }, (_, n) => `${writer}-${n}`);
    for (const each of marks) await mark(each);
    return marks;
  });
  return (await Promise.all(made)).flat().sort();
}

/** The control: reads, waits as long as a change would take, and writes over whatever stands there. */
export async function markNaively(writers: AsyncStorage[], count: number): Promise<void> {
  const one = async (storage: AsyncStorage, mark: string): Promise<void> => {
    const marks = await marksIn(storage);
    await sleep(0);
    const text = JSON.stringify({ marks: [...marks, mark] });
    for (;;) {
      const stored = await storage.read(MARKS_KEY);
      if ((await storage.write(MARKS_KEY, text, stored?.version ?? null)) !== null) return;
    }
  };
  await Promise.all(
    writers.map(async (storage, writer) => {
      for (let n = 0; n < count; n++) await one(storage, `${writer}-${n}`);
    }),
  );
}
