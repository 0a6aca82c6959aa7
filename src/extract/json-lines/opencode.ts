import type { AgentFormat } from "./agent-format.js";
import type { AgentRun } from "./agent-run.js";
import { isObject, type JsonObject, numberOf, objectOf, textOf } from "./json-value.js";
import { readToolCall } from "./tool-call.js";

/** OpenCode: `run --format json`. Every line holds one finished `part`. */
export const openCode: AgentFormat = {
  name: "opencode",
  read(line, run) {
    if (line.type === "error" && isObject(line.error) && "sessionID" in line) {
      run.end(true, textOf(objectOf(line.error.data).message) || textOf(line.error.name));
      return true;
    }
    const { part } = line;
    if (!isObject(part)) return false;
    switch (line.type) {
      case "text":
        run.say(textOf(part.text));
        return true;
      case "tool_use":
        readTool(part, run);
        return true;
      case "step_finish": {
        const tokens = objectOf(part.tokens);
        run.addUsage(numberOf(tokens.input), numberOf(tokens.output));
        if (part.reason === "stop") run.end(false);
        return true;
      }
      default:
        return line.type === "step_start" || line.type === "reasoning";
    }
  },
};

function readTool(part: JsonObject, run: AgentRun): void {
  const state = objectOf(part.state);
  const id = textOf(part.callID);
  const failed = state.status === "error";
  const input = objectOf(state.input);
  // A refused edit changed nothing; a command that failed has been run.
  if (failed && input.command === undefined) return;
  readToolCall(run, textOf(part.tool), input, id);
  run.result(id, numberOf(objectOf(state.metadata).exit) ?? (failed ? 1 : undefined), textOf(state.output));
}
