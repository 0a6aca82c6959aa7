import { type Readable, Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import * as z from "zod/mini";
import { toIso } from "./core/clock.js";
import { invalid, kindOf, parseOptions, parseStored, requireKeys, requireString } from "./core/input.js";
import type { Program } from "./core/program.js";
import { createExtractor, type Extraction, type Progress } from "./extract/index.js";
import type { SessionSummary } from "./model/session.js";
import { TaskCompletionData } from "./model/task.js";
import { type WorkState, WorkStateStatus } from "./model/work-state.js";
import { createRedact } from "./operations/about.js";
import { checkAgentId } from "./operations/agent-key.js";
import type { Deps } from "./operations/deps.js";
import type { Recording } from "./operations/index.js";
import { onceEach } from "./operations/output-reader.js";
import type { Storage } from "./storage/types.js";
import { taskStart } from "./task-start.js";

const { shape } = TaskCompletionData.def;

export const RecorderOptions = z.object({
  /** Who works on it: 1 to 1,024 characters, the same for all tasks of one worker. */
  agentId: shape.agentId,
  /** Not stored; rosters are given names of their own. */
  agentName: shape.agentName,
  /** The task's id. Default: `startedAt` tells tasks apart. */
  taskId: shape.taskId,
  /** Absolute path of the folder the task runs in: makes paths relative, and names the project. */
  cwd: shape.cwd,
  /** Name of the project, any text. Default: the path of the repository around `cwd`. */
  project: shape.project,
  /** What was asked; 500 characters are kept. */
  taskPrompt: shape.taskPrompt,
  /** ISO time; default: when the recorder is made, and for no two tasks of an agent the same millisecond. */
  startedAt: z.optional(z.string()),
});
/** The task that is recorded. */
export type RecorderOptions = z.input<typeof RecorderOptions>;

/** What is known at the end of a task beside what was recorded. */
export type RecorderEnd = Partial<
  Pick<TaskCompletionData, "summary" | "status" | "tokens" | "conversationLog" | "changedFiles" | "commits">
>;

const SnapshotArguments = z.object({ status: WorkStateStatus });
const END_FIELDS: readonly (keyof RecorderEnd)[] = [
  "summary",
  "status",
  "tokens",
  "conversationLog",
  "changedFiles",
  "commits",
];

/**
 * Takes the output of one task as it comes. It is a `Writable`, so that `child.stdout.pipe(recorder)` works, for
 * `child.stderr` beside it too: it ends with the last of them. A snapshot costs the same however much came before; the commit equals what the whole text would give.
 */
export interface TaskRecorder extends Writable {
  /** The task changed a file. */
  fileChanged(path: string): void;
  /** What the agent is doing now, in a few words. */
  activity(text: string): void;
  /** Stores where the task stands. Default status: `running`. */
  snapshot(status?: WorkStateStatus): WorkState;
  /** Stores the finished task. */
  commit(end?: RecorderEnd): SessionSummary;
}

/** Runs a program of a recorder, with what it is recorded by; more than once where that failed. */
export type RecordingRun<R> = (operation: string, program: (recording: Recording) => Program<unknown>) => R;

/** What a recorder needs of the memory it belongs to. */
export interface RecorderHost<R> {
  deps: Deps;
  storage: Storage;
  run: RecordingRun<R>;
}

/** Encodings of which a string is the bytes of a text; in all others it is the text. */
const OF_BYTES = new Set(["base64", "base64url", "hex"]);

/** Makes a recorder for a task. */
export function createRecorder<R>({ deps, storage, run }: RecorderHost<R>, options: RecorderOptions) {
  const task = parseOptions(RecorderOptions, options, "createTaskRecorder");
  // Now, and not at the first snapshot, when the output of a task is at stake.
  checkAgentId(task.agentId, "createTaskRecorder");
  const startedAt = task.startedAt ?? toIso(taskStart(storage, task.agentId, deps.context.now()));
  const decoder = new StringDecoder("utf8");
  const { agentId } = task;
  const redactor = deps.gate.createRedactor(
    onceEach((kind) => deps.context.emit({ type: "redacted", agentId, what: "output", kinds: [kind] })),
  );
  const redact = createRedact(deps.gate);
  const extractor = createExtractor({ limits: deps.context.limits });
  let lastActivity: string | undefined;
  let output = "";
  // Own extractors may ask for the output; without any it is not kept.
  const keepsOutput = Object.keys(deps.extractors).length > 0;

  function take(text: string): void {
    if (keepsOutput) output += text;
    extractor.write(redactor.push(text));
  }

  function now(): Progress {
    extractor.describe(redact(task));
    return extractor.progress(redactor.pending());
  }

  function atEnd(about: RecorderEnd): Extraction {
    take(decoder.end());
    extractor.write(redactor.end());
    extractor.describe(redact({ ...task, ...about }));
    return extractor.result();
  }

  const stream = new Writable({
    decodeStrings: false,
    write(chunk: unknown, encoding, done) {
      if (typeof chunk === "string" && OF_BYTES.has(encoding)) take(decoder.write(Buffer.from(chunk, encoding)));
      else if (typeof chunk === "string") take(decoder.end() + chunk);
      else if (chunk instanceof Uint8Array)
        take(decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)));
      else return done(invalid("recorder.write", "chunk", `expected a string or bytes, got ${kindOf(chunk)}`));
      done();
    },
    final(done) {
      take(decoder.end());
      done();
    },
  });

  // A child has two streams and either may close first: what still comes through the other must not be lost.
  const sources = new Set<Readable>();
  stream.on("pipe", (source: Readable) => sources.add(source));
  stream.on("unpipe", (source: Readable) => sources.delete(source));
  const endStream = stream.end.bind(stream) as (...given: unknown[]) => Writable;
  const end = (...given: unknown[]) =>
    [...sources].some((source) => !source.readableEnded && !source.destroyed) ? stream : endStream(...given);
  stream.end = end as Writable["end"];

  /** Text that is held back by `cork` was written too. */
  function flush(): void {
    const { writableCorked } = stream;
    for (let n = 0; n < writableCorked; n++) stream.uncork();
    for (let n = 0; n < writableCorked; n++) stream.cork();
  }

  return Object.assign(stream, {
    fileChanged(path: string) {
      const given = requireString(path, "recorder.fileChanged", "path");
      extractor.note({ type: "file", path: deps.gate.redact(given).text });
    },
    activity(text: string) {
      lastActivity = requireString(text, "recorder.activity", "text");
    },
    snapshot(status: WorkStateStatus = "running"): R {
      return run("recorder.snapshot", (recording) => {
        parseStored(SnapshotArguments, { status }, "recorder.snapshot", "arguments");
        flush();
        // What is written while an asynchronous storage is at work belongs to the next call.
        const progress = now();
        return recording.snapshot({ ...task, startedAt, status, lastActivity }, () => progress);
      });
    },
    commit(end: RecorderEnd = {}): R {
      return run("recorder.commit", (recording) => {
        requireKeys(end, END_FIELDS, "recorder.commit", "end");
        const given = parseStored(
          TaskCompletionData,
          { ...task, startedAt, ...end, stdout: "" },
          "recorder.commit",
          "end",
        );
        flush();
        const found = atEnd(end);
        return recording.commit({ ...given, stdout: output }, () => found);
      });
    },
  });
}
