import type { TodoItem } from "./agent-event.js";
import type { AgentRun } from "./agent-run.js";
import { type JsonObject, listOf, objectOf, objectsOf, textOf } from "./json-value.js";

// Names of the agents' tools in lower case, without `_` and `-`; one list for all, for each borrows from the others.
const CHANGES_FILES =
  /^(?:(?:multi|notebook|file|search|strreplacebased)?edit(?:or|tool|file)?|write(?:file)?|create(?:file)?|replace|patch|strreplace(?:editor)?)$/;
const READS_FILES = /^(?:read|view|open)(?:file)?$/;
const RUNS_COMMANDS = /^(?:bash|shell|localshell|runshellcommand|execcommand|runterminalcmd|runcommand|terminal)$/;
const KEEPS_TODOS = /^(?:todowrite|writetodos|updateplan|todolist|updatetodos)$/;
const PATCHED = /^\*\*\* (?:(?:Add|Update|Delete) File|Move to): (.{1,500})$/gm;
const STATES: Readonly<Record<string, TodoItem["state"]>> = {
  pending: "open",
  open: "open",
  in_progress: "doing",
  completed: "done",
  done: "done",
};

/** Reads what a tool call says by itself; `id` is where its result will say which call it answers. */
export function readToolCall(run: AgentRun, name: string, input: JsonObject, id: string): void {
  const tool = name.toLowerCase().replace(/[_-]/g, "");
  if (RUNS_COMMANDS.test(tool)) run.call(id, commandOf(input.command ?? input.cmd));
  else if (KEEPS_TODOS.test(tool)) run.todos(todosOf(input.todos ?? input.plan ?? input.items));
  else if (tool === "taskcreate") run.addTask(textOf(input.subject));
  else if (tool === "taskupdate") run.setTask(Number(input.taskId), STATES[textOf(input.status)]);
  else if (tool === "applypatch")
    run.attempt(id, () => readPatch(run, textOf(input.input ?? input.patch ?? input.patchText)));
  else if (READS_FILES.test(tool) || input.command === "view") run.reads(pathOf(input));
  else if (CHANGES_FILES.test(tool)) run.attempt(id, () => readChange(run, input));
}

/** A file that is written whole, or pieces of it that are replaced. */
function readChange(run: AgentRun, input: JsonObject): void {
  const path = pathOf(input);
  run.file(path);
  for (const piece of [input, ...objectsOf(input.edits)]) {
    const before = textOf(piece.old_string ?? piece.oldString ?? piece.old_str);
    const after = piece.new_string ?? piece.newString ?? piece.new_str;
    if (after === undefined) run.wroteWhole(path, textOf(piece.content ?? piece.file_text));
    else run.wrote(path, before, textOf(after));
  }
}

/** Files of a patch in the `*** Update File: path` form. */
export function readPatch(run: AgentRun, patch: string): void {
  if (!patch.includes("*** ")) return;
  for (const [, path] of patch.matchAll(PATCHED)) run.file((path ?? "").trim());
  for (const part of patch.split(/^(?=\*\*\* )/m)) {
    const path = /^\*\*\* (?:Add|Update) File: (.{1,500})$/m.exec(part)?.[1]?.trim();
    if (path !== undefined) run.wrote(path, linesOf(part, "-"), linesOf(part, "+"));
  }
}

function linesOf(patch: string, sign: string): string {
  return patch
    .split("\n")
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(1))
    .join("\n");
}

export function todosOf(list: unknown): TodoItem[] {
  return objectsOf(list).flatMap((item) => {
    const text = textOf(item.content ?? item.text ?? item.step ?? item.description).trim();
    const state = item.completed === true ? "done" : STATES[textOf(item.status) || "open"];
    return text === "" || state === undefined ? [] : [{ text, state }];
  });
}

/** A command line; of `["bash", "-lc", "…"]` the script. */
export function commandOf(command: unknown): string {
  const parts = listOf(command).map(textOf);
  if (parts.length === 0) return textOf(command);
  const script = parts.length === 3 && /^-\w*c$/.test(parts[1] ?? "");
  return script ? (parts[2] ?? "") : parts.join(" ");
}

function pathOf(input: JsonObject): string {
  const path = input.file_path ?? input.filePath ?? input.notebook_path ?? input.path ?? input.absolute_path;
  return textOf(path ?? objectOf(input.file).path);
}
