import type { Program, Request } from "../../src/core/program.js";
import type { Extraction } from "../../src/extract/index.js";
import { createContext, createDeps } from "../../src/operations/create-deps.js";
import { createOperations, type Operations } from "../../src/operations/index.js";
import { memoryStorage } from "../../src/storage/memory.js";
import type { SyncStorage } from "../../src/storage/types.js";
import { handClock } from "./memory.js";

/** Operations over a plain compare-and-set storage, with ids and time that repeat exactly. */
export function scheduledOperations(storage: SyncStorage, name: string): Operations {
  const clock = handClock();
  const options = { now: clock.now };
  const context = createContext(options, "test", {});
  let ids = 0;
  context.newId = () => `${name}${ids++}`;
  // What the output says is not the point here, and reading it would be most of the cost of a schedule.
  const reader = { read: () => EXTRACTION, finish: () => EXTRACTION, forget: () => {} };
  return createOperations({ ...createDeps(options, context, storage, {}), reader }).operations;
}

const EXTRACTION: Extraction = {
  what: "Moved the header out of the loop",
  decisions: [],
  unfinished: [],
  nextSteps: [],
  commits: ["3f9c2ab"],
  files: ["a.ts"],
  keyTerms: [],
  facts: [{ fact: "This monorepo uses pnpm workspaces", category: "codebase_pattern", origin: "agent" }],
};

/** One run of a program, request by request. A test decides who acts next. */
export class Process {
  readonly #frames: Program<unknown>[];
  #pending: IteratorResult<Request, unknown>;
  result: unknown;
  /** What it was told so far; with that its state is known, for a program has no other input. */
  answers = "";

  constructor(
    program: Program<unknown>,
    private readonly storage: SyncStorage,
  ) {
    this.#frames = [program];
    this.#pending = program.next();
    this.#settle();
  }

  get done(): boolean {
    return this.#frames.length === 0;
  }

  /** The request that will be answered next; only reads, writes and removals can be told apart by others. */
  get next(): Request | null {
    return this.done ? null : (this.#pending.value as Request);
  }

  /** Answers one request. */
  step(): void {
    const request = this.#pending.value as Request;
    let answer: unknown;
    try {
      answer = this.#answer(request);
    } catch (fault) {
      this.#resume((frame) => frame.throw(fault));
      return;
    }
    if (request.op === "exclusive") {
      const body = request.body();
      this.#frames.push(body);
      this.#pending = body.next();
      this.#settle();
      return;
    }
    this.answers += `${JSON.stringify(answer)};`;
    this.#resume((frame) => frame.next(answer));
  }

  /** Answers requests up to and including the next one that others can see. */
  stepVisibly(): void {
    while (!this.done) {
      const visible = this.next?.op === "read" || this.next?.op === "write" || this.next?.op === "remove";
      this.step();
      if (visible) return;
    }
  }

  #resume(act: (frame: Program<unknown>) => IteratorResult<Request, unknown>): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) throw new Error("a finished process was resumed");
    try {
      this.#pending = act(frame);
    } catch (fault) {
      this.#frames.pop();
      if (this.done) throw fault;
      this.#resume((outer) => outer.throw(fault));
      return;
    }
    this.#settle();
  }

  /** Hands the values of finished frames to those that wait for them. */
  #settle(): void {
    while (this.#pending.done) {
      const { value } = this.#pending;
      this.#frames.pop();
      const outer = this.#frames.at(-1);
      if (outer === undefined) {
        this.result = value;
        return;
      }
      this.#pending = outer.next(value);
    }
  }

  #answer(request: Request): unknown {
    const { storage } = this;
    switch (request.op) {
      case "read":
        return storage.read(request.key);
      case "write":
        return storage.write(request.key, request.text, request.expected);
      case "remove":
        return storage.remove(request.key);
      case "list":
        return storage.list(request.prefix);
      case "settle":
        return request.value;
      case "setAside":
      case "lastGood":
      case "readCopy":
        return null;
      default:
        // No version: every operation reads anew, so that each schedule is what the storage alone decides.
        return undefined;
    }
  }
}

/**
 * Runs two processes in every order of what each can see of the other, and hands over the store after each. Orders that
 * meet in the same store with the same answers given to both are one from there on: what follows would be the same.
 * Returns how many ends and how many such states there were.
 */
export function everyInterleaving(
  start: (storage: SyncStorage) => [Process, Process],
  prepared: SyncStorage,
  visit: (text: string, order: string) => void,
): { ends: number; states: number } {
  const seen = new Set<string>();
  let ends = 0;
  const explore = (order: string): void => {
    const storage = copyOf(prepared);
    const processes = start(storage);
    for (const who of order) processes[Number(who) as 0 | 1].stepVisibly();
    const state = [snapshot(storage), processes[0].answers, processes[1].answers].join("\0");
    if (seen.has(state)) return;
    seen.add(state);
    const able = [0, 1].filter((who) => !processes[who as 0 | 1].done);
    if (able.length === 0) {
      ends++;
      visit(snapshot(storage), order);
    }
    for (const who of able) explore(`${order}${who}`);
  };
  explore("");
  return { ends, states: seen.size };
}

export function copyOf(storage: SyncStorage): SyncStorage {
  const copy = memoryStorage();
  for (const key of storage.list("")) copy.write(key, storage.read(key)?.text ?? "", null);
  return copy;
}

/** The store as text, keys in order. */
export function snapshot(storage: SyncStorage): string {
  return storage
    .list("")
    .map((key) => `${key} ${storage.read(key)?.text}`)
    .join("\n");
}
