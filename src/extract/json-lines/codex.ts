import type { AgentFormat } from "./agent-format.js";
import type { AgentRun } from "./agent-run.js";
import {
  blockText,
  isObject,
  type JsonObject,
  numberOf,
  objectOf,
  objectsOf,
  parseObject,
  textOf,
} from "./json-value.js";
import { commandOf, readPatch, readToolCall, todosOf } from "./tool-call.js";

/** Codex: `exec --json`, and its rollout files, which wrap the model's own items. */
export const codex: AgentFormat = {
  name: "codex",
  read(line, run) {
    const type = textOf(line.type);
    if (/^item\.(?:started|updated|completed)$/.test(type)) {
      if (!isObject(line.item)) return false;
      readItem(line.item, type === "item.completed", run);
    } else if (type === "turn.completed") {
      const usage = objectOf(line.usage);
      run.setUsage(numberOf(usage.input_tokens), numberOf(usage.output_tokens));
      run.end(false);
    } else if (type === "turn.failed" || (type === "error" && typeof line.message === "string")) {
      run.end(true, textOf(line.message) || textOf(objectOf(line.error).message));
    } else if (/^(?:response_item|event_msg|session_meta|turn_context|compacted)$/.test(type)) {
      if (!isObject(line.payload)) return false;
      readPayload(line.payload, run);
    } else {
      return type === "thread.started" || type === "turn.started";
    }
    return true;
  },
};

function readItem(item: JsonObject, completed: boolean, run: AgentRun): void {
  // Older releases wrote `item_type`.
  const type = textOf(item.type) || textOf(item.item_type);
  if (type === "todo_list") run.todos(todosOf(item.items));
  else if (type === "command_execution" && completed) {
    run.command(unwrapShell(textOf(item.command)), numberOf(item.exit_code), textOf(item.aggregated_output));
  } else if (!completed) return;
  else if (type === "agent_message" || type === "assistant_message") run.say(textOf(item.text));
  else if (type === "file_change" && item.status !== "failed") {
    for (const change of objectsOf(item.changes)) run.file(textOf(change.path));
  }
}

function readPayload(payload: JsonObject, run: AgentRun): void {
  const id = textOf(payload.call_id);
  switch (payload.type) {
    case "message":
      if (payload.role === "assistant") run.say(blockText(payload.content));
      break;
    case "agent_message":
      run.say(textOf(payload.message));
      break;
    case "user_message":
      run.user(textOf(payload.message));
      break;
    case "local_shell_call":
      run.call(id, commandOf(objectOf(payload.action).command));
      break;
    case "function_call":
    case "custom_tool_call":
      readCall(payload, id, run);
      break;
    case "function_call_output":
    case "custom_tool_call_output":
      readOutput(payload.output, id, run);
      break;
    case "token_count": {
      const total = objectOf(objectOf(payload.info).total_token_usage);
      run.setUsage(numberOf(total.input_tokens), numberOf(total.output_tokens));
    }
  }
}

function readCall(payload: JsonObject, id: string, run: AgentRun): void {
  const name = textOf(payload.name);
  const input = parseObject(textOf(payload.arguments)) ?? { input: payload.input };
  readToolCall(run, name, input, id);
  if (name === "shell") run.attempt(id, () => readPatch(run, commandOf(input.command)));
}

function readOutput(output: unknown, id: string, run: AgentRun): void {
  const result = isObject(output) ? output : (parseObject(textOf(output)) ?? { output });
  const text = textOf(result.output) || textOf(result.content);
  const told = /^(?:Exit code|Process exited with code):? (\d{1,3})$/m.exec(text.slice(0, 400))?.[1];
  run.result(
    id,
    numberOf(objectOf(result.metadata).exit_code) ?? (told === undefined ? undefined : Number(told)),
    text,
  );
}

/** `bash -lc '…'` as one string: the script is what was run. */
function unwrapShell(command: string): string {
  const shell = /^(?:\/(?:usr\/)?bin\/)?(?:ba|z)?sh -l?c (?=['"])/.exec(command)?.[0];
  return shell === undefined ? command : command.slice(shell.length + 1, -1);
}
