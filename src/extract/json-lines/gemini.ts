import type { AgentFormat } from "./agent-format.js";
import { blockText, numberOf, objectOf, textOf } from "./json-value.js";
import { readToolCall } from "./tool-call.js";

/** Gemini CLI: `--output-format stream-json`. The assistant's messages come in fragments. */
export const gemini: AgentFormat = {
  name: "gemini",
  read(line, run) {
    switch (line.type) {
      case "message": {
        if (line.role !== "assistant" && line.role !== "user") return false;
        const text = blockText(line.content);
        if (line.role === "user") {
          run.closeMessage();
          run.user(text);
        } else if (line.delta === true) run.sayPart(text);
        else run.say(text);
        return true;
      }
      case "tool_use":
        if (typeof line.tool_name !== "string") return false;
        run.closeMessage();
        readToolCall(run, line.tool_name, objectOf(line.parameters), textOf(line.tool_id));
        return true;
      case "tool_result": {
        if (typeof line.status !== "string") return false;
        const output = textOf(line.output);
        const told = /^Exit Code: (\d{1,3})$/m.exec(output)?.[1];
        const code = line.status === "success" ? 0 : 1;
        run.result(textOf(line.tool_id), told === undefined ? code : Number(told), output);
        return true;
      }
      case "result": {
        if (typeof line.status !== "string") return false;
        run.closeMessage();
        const stats = objectOf(line.stats);
        run.setUsage(numberOf(stats.input_tokens), numberOf(stats.output_tokens));
        run.end(line.status !== "success", textOf(objectOf(line.error).message));
        return true;
      }
      default:
        return line.type === "init" && "session_id" in line;
    }
  },
};
