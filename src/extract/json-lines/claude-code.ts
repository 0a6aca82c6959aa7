import type { AgentFormat } from "./agent-format.js";
import type { AgentRun } from "./agent-run.js";
import { blockText, type JsonObject, numberOf, objectOf, objectsOf, textOf } from "./json-value.js";
import { readToolCall } from "./tool-call.js";

/** Claude Code: `--output-format stream-json` (or `json`), and its transcripts on disk, which wrap the same messages. */
export const claudeCode: AgentFormat = {
  name: "claude-code",
  read(line, run) {
    switch (line.type) {
      case "assistant":
      case "user":
        if (!("content" in objectOf(line.message))) return false;
        if (line.type === "user") readUser(line, run);
        else readAssistant(line, run);
        return true;
      case "result":
        if (!("subtype" in line || "session_id" in line || "is_error" in line)) return false;
        readResult(line, run);
        return true;
      case "system":
        return "subtype" in line;
      default:
        return line.type === "stream_event";
    }
  },
};

function readAssistant(line: JsonObject, run: AgentRun): void {
  const message = objectOf(line.message);
  if (typeof message.content === "string" && !isInner(line)) run.say(message.content);
  for (const block of objectsOf(message.content)) {
    if (block.type === "text" && !isInner(line)) run.say(textOf(block.text));
    if (block.type === "tool_use") readToolCall(run, textOf(block.name), objectOf(block.input), textOf(block.id));
  }
  // Transcripts have no closing line, so there the messages themselves are counted.
  const usage = objectOf(message.usage);
  if ("sessionId" in line)
    run.addUsage(numberOf(usage.input_tokens), numberOf(usage.output_tokens), textOf(message.id));
}

function readUser(line: JsonObject, run: AgentRun): void {
  const { content } = objectOf(line.message);
  for (const block of objectsOf(content)) {
    if (block.type === "tool_result") readToolResult(block, run);
  }
  if (isInner(line) || line.isMeta === true || line.isSynthetic === true || line.isCompactSummary === true) return;
  const said =
    typeof content === "string" ? content : blockText(objectsOf(content).filter((block) => block.type === "text"));
  // What the program itself puts in the user's place stands in tags or brackets.
  if (!/^\s*(?:<[a-z]|\[Request interrupted|Caveat:)/.test(said)) run.user(said);
}

function readToolResult(block: JsonObject, run: AgentRun): void {
  const text = blockText(block.content);
  const failed = block.is_error === true;
  const code = failed ? Number(/^(?:Error: )?Exit code (\d{1,3})\b/.exec(text)?.[1] ?? 1) : 0;
  run.result(textOf(block.tool_use_id), code, text);
}

function readResult(line: JsonObject, run: AgentRun): void {
  const failed = line.is_error === true || /^error/.test(textOf(line.subtype));
  if (!failed) run.say(textOf(line.result));
  const usage = objectOf(line.usage);
  run.setUsage(numberOf(usage.input_tokens), numberOf(usage.output_tokens));
  run.end(failed, failed ? textOf(line.result) || textOf(line.subtype) : "");
}

/** The talk of a sub-agent: its words are a tool's result, its changes count. */
function isInner(line: JsonObject): boolean {
  return typeof line.parent_tool_use_id === "string" || line.isSidechain === true;
}
