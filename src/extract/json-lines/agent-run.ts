import { todoIn } from "../code-todos.js";
import type { AgentEvent, TodoItem } from "./agent-event.js";

/** Calls that wait for their result; an agent runs a handful at once, more are given up oldest first. */
const MAX_OPEN = 64;
const MAX_FILES = 2000;
const OUTPUT_ENDS = 2000;

interface State {
  calls: Map<string, string>;
  /** Changes of files whose calls wait for their result. */
  attempts: Map<string, AgentEvent[]>;
  /** Files that were read before the agent wrote them, and files that it wrote first. */
  read: Set<string>;
  own: Set<string>;
  tasks: TodoItem[];
  input: number;
  output: number;
  spoken: string;
  fragments: boolean;
  counted: string;
}

/** What is known of one run while its lines are read; the formats say what they find, the run keeps it in order. */
export class AgentRun {
  readonly #out: AgentEvent[] = [];
  readonly #state: State;

  constructor(state?: State) {
    this.#state = state ?? {
      calls: new Map(),
      attempts: new Map(),
      read: new Set(),
      own: new Set(),
      tasks: [],
      input: 0,
      output: 0,
      spoken: "",
      fragments: false,
      counted: "",
    };
  }

  /** A copy to look ahead with. */
  clone(): AgentRun {
    const { calls, attempts, read, own, tasks, ...rest } = this.#state;
    const copies = { calls: new Map(calls), attempts: new Map(attempts), read: new Set(read), own: new Set(own) };
    return new AgentRun({ ...rest, ...copies, tasks: [...tasks] });
  }

  /** The events since the last time. */
  take(): AgentEvent[] {
    return this.#out.splice(0);
  }

  /** A message of the assistant. Formats repeat the last one in their closing line: the same words twice count once. */
  say(text: string): void {
    this.#settle();
    this.closeMessage();
    const words = text.trim();
    if (words === "" || words === this.#state.spoken) return;
    this.#state.spoken = words;
    this.#out.push({ kind: "text", text, more: false });
  }

  /** A piece of a message that goes on. */
  sayPart(text: string): void {
    if (text === "") return;
    this.#settle();
    this.#state.fragments = true;
    this.#out.push({ kind: "text", text, more: true });
  }

  closeMessage(): void {
    if (this.#state.fragments) this.#out.push({ kind: "text", text: "", more: false });
    this.#state.fragments = false;
  }

  user(text: string): void {
    if (text.trim() !== "") this.#out.push({ kind: "user", text });
  }

  file(path: string): void {
    if (path !== "") this.#out.push({ kind: "file", path });
  }

  /** A file was shown to the agent. */
  reads(path: string): void {
    const { read, own } = this.#state;
    if (path !== "" && read.size < MAX_FILES && !own.has(path)) read.add(path);
  }

  /** What a call changes; it counts unless its result says that it failed. */
  attempt(id: string, act: () => void): void {
    const from = this.#out.length;
    act();
    if (id === "") return;
    const events = this.#out.splice(from);
    if (events.length > 0) this.#state.attempts.set(id, events);
    if (this.#state.attempts.size > MAX_OPEN) this.#settle();
  }

  /** Calls whose result is not awaited any longer were carried out, for all that is known. */
  #settle(): void {
    for (const events of this.#state.attempts.values()) this.#out.push(...events);
    this.#state.attempts.clear();
  }

  /** A whole file was written. What stood in one that was read before may be anybody's, and comes again. */
  wroteWhole(path: string, text: string): void {
    const { read, own } = this.#state;
    if (read.has(path)) return;
    if (own.size < MAX_FILES) own.add(path);
    this.wrote(path, "", text);
  }

  /** What stood in a file before a change, as far as it is known, and what stands there now. */
  wrote(path: string, before: string, after: string): void {
    const [removed, added] = [todoLines(before), todoLines(after)];
    if (removed.length + added.length > 0) this.#out.push({ kind: "code", path, added, removed });
  }

  plain(text: string): void {
    if (text !== "") this.#out.push({ kind: "plain", text });
  }

  todos(items: TodoItem[]): void {
    if (items.length > 0) this.#out.push({ kind: "todos", items });
  }

  /** A task list that is kept item by item; numbers count from 1. */
  addTask(text: string): void {
    this.#state.tasks.push({ text, state: "open" });
    this.todos([...this.#state.tasks]);
  }

  setTask(number: number, state: TodoItem["state"] | undefined): void {
    const task = this.#state.tasks[number - 1];
    if (task === undefined || state === undefined) return;
    this.#state.tasks[number - 1] = { ...task, state };
    this.todos([...this.#state.tasks]);
  }

  /** A command whose result comes later, under the same id. */
  call(id: string, command: string): void {
    if (command === "") return;
    const { calls } = this.#state;
    const [oldest] = calls.keys();
    if (calls.size >= MAX_OPEN && oldest !== undefined) this.result(oldest);
    calls.set(id, command);
  }

  /** The result of a command, or of another tool: then nothing is known of the id. */
  result(id: string, exitCode?: number, output = ""): void {
    const changes = this.#state.attempts.get(id);
    this.#state.attempts.delete(id);
    if (changes !== undefined && (exitCode ?? 0) === 0) this.#out.push(...changes);
    const command = this.#state.calls.get(id);
    if (command === undefined) return;
    this.#state.calls.delete(id);
    this.command(command, exitCode, output);
  }

  command(command: string, exitCode?: number, output = ""): void {
    if (command === "") return;
    this.#out.push({
      kind: "command",
      command,
      ...(exitCode === undefined ? {} : { exitCode }),
      ...(output !== "" && makesCommits(command) ? { output: ends(output) } : {}),
    });
  }

  /** Whether the text of this result is of use. */
  wants(id: string): boolean {
    return makesCommits(this.#state.calls.get(id) ?? "");
  }

  /** Tokens of one step; a message that is given in several lines counts once. */
  addUsage(input: number | undefined, output: number | undefined, message = ""): void {
    if (message !== "" && message === this.#state.counted) return;
    this.#state.counted = message;
    this.setUsage(this.#state.input + (input ?? 0), this.#state.output + (output ?? 0));
  }

  /** Tokens of all so far. */
  setUsage(input = 0, output = 0): void {
    if (input === 0 && output === 0) return;
    this.#state.input = input;
    this.#state.output = output;
    this.#out.push({ kind: "usage", input, output });
  }

  end(failed: boolean, message = ""): void {
    this.#settle();
    this.#out.push({ kind: "end", failed, ...(message === "" ? {} : { message }) });
  }

  /** The output is over: what was called and never answered is told all the same. */
  finish(): void {
    this.#settle();
    this.closeMessage();
    for (const id of [...this.#state.calls.keys()]) this.result(id);
  }
}

function todoLines(text: string): string[] {
  if (!text.includes("TODO") && !text.includes("FIXME") && !text.includes("XXX")) return [];
  return text
    .split("\n")
    .filter((line) => todoIn(line) !== undefined)
    .slice(0, MAX_TODOS);
}

const MAX_TODOS = 50;

function makesCommits(command: string): boolean {
  return /\bgit\b/.test(command) && /\b(?:commit|push|merge|cherry-pick|revert|am)\b/.test(command);
}

function ends(output: string): string {
  if (output.length <= 2 * OUTPUT_ENDS) return output;
  return `${output.slice(0, OUTPUT_ENDS)}\n${output.slice(-OUTPUT_ENDS)}`;
}
