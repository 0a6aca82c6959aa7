import type { EventListener } from "../core/events.js";
import { Lru } from "../core/lru.js";
import {
  createExtractor,
  type Extraction,
  type Extractor,
  type ExtractorOptions,
  type Progress,
} from "../extract/index.js";
import type { Limits } from "../model/limits.js";
import type { Gate } from "../safety/index.js";
import { createRedact, type Redact } from "./about.js";

/** Streams of at most this many agents are kept, so that a growing buffer is read once and not once per snapshot. */
const HELD_STREAMS = 256;
/** How much of the beginning and of the end of what was read is compared to recognise a continuation. */
const PROBE_CHARS = 256;

/** Reads an agent's output. A buffer that continues the one before is read from where it was left. */
export interface OutputReader {
  /** What is known so far; more may come. */
  read(agentId: string, stdout: string, about: TaskOutput): Progress;
  /** What is known at the end. */
  finish(agentId: string, stdout: string, about: TaskOutput): Extraction;
  forget(agentId: string): void;
}

export type TaskOutput = ExtractorOptions & { taskId?: string | undefined; startedAt?: string | undefined };

interface Stream {
  extractor: Extractor;
  redactor: ReturnType<Gate["createRedactor"]>;
  redact: Redact;
  /** The task it belongs to: equal output of two tasks is no continuation. */
  task: string;
  read: number;
  head: string;
  tail: string;
}

export function createOutputReader(gate: Gate, limits: Limits, emit: EventListener): OutputReader {
  const streams = new Lru<Stream>(HELD_STREAMS);

  function continued(agentId: string, stdout: string, about: TaskOutput): Stream {
    const task = about.taskId ?? about.startedAt ?? "";
    const held = streams.get(agentId);
    const stream = held && continues(held, task, stdout) ? held : openStream(agentId, task);
    push(stream, stdout);
    return stream;
  }

  function openStream(agentId: string, task: string): Stream {
    return {
      extractor: createExtractor({ limits }),
      redactor: gate.createRedactor(
        onceEach((kind) => emit({ type: "redacted", agentId, what: "output", kinds: [kind] })),
      ),
      redact: createRedact(gate),
      task,
      read: 0,
      head: "",
      tail: "",
    };
  }

  return {
    read(agentId, stdout, about) {
      const stream = continued(agentId, stdout, about);
      streams.set(agentId, stream);
      stream.extractor.describe(stream.redact(about));
      return stream.extractor.progress(stream.redactor.pending());
    },
    finish(agentId, stdout, about) {
      const stream = continued(agentId, stdout, about);
      streams.delete(agentId);
      stream.extractor.write(stream.redactor.end());
      stream.extractor.describe(stream.redact(about));
      return stream.extractor.result();
    },
    forget: (agentId) => streams.delete(agentId),
  };
}

/** Calls for each value once: a key that an agent prints a hundred times is one thing to tell. */
export function onceEach<T>(tell: (value: T) => void): (value: T) => void {
  const told = new Set<T>();
  return (value) => {
    if (told.has(value)) return;
    told.add(value);
    tell(value);
  };
}

function continues({ task, read, head, tail }: Stream, nextTask: string, stdout: string): boolean {
  const sameOutput = stdout.length >= read && stdout.startsWith(head) && stdout.startsWith(tail, read - tail.length);
  return sameOutput && (task === nextTask || nextTask === "");
}

function push(stream: Stream, stdout: string): void {
  if (stdout.length === stream.read) return;
  stream.extractor.write(stream.redactor.push(stdout.slice(stream.read)));
  stream.read = stdout.length;
  stream.head = stdout.slice(0, Math.min(PROBE_CHARS, stream.read));
  stream.tail = stdout.slice(-PROBE_CHARS);
}
