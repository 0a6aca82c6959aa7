import { onEvent } from "./events.js";
import { type Fields, fields, isHousekeeping, list, text, typedText } from "./payloads.js";
import type { Hooks, Plugin } from "./state.js";

/** The hooks by their names, each one free to throw. */
export function hooksOf(plugin: Plugin): Hooks {
  return {
    "chat.message": (input, output) => onMessage(plugin, fields(input), fields(output)),
    "experimental.chat.messages.transform": (_input, output) => onMessages(plugin, fields(output)),
    "experimental.chat.system.transform": (input, output) => onSystem(plugin, fields(input), fields(output)),
    "experimental.text.complete": (input, output) => onText(plugin, fields(input), fields(output)),
    "tool.execute.after": (input, output) => onTool(plugin, fields(input), fields(output)),
    "experimental.session.compacting": (input, output) => onCompacting(plugin, fields(input), fields(output)),
    event: (input) => onEvent(plugin, fields(fields(input).event)),
  };
}

/** Explicit requests, stored before the model is asked anything: a killed process does not lose them. */
async function onMessage(plugin: Plugin, input: Fields, output: Fields): Promise<void> {
  const { workspace, host, running } = plugin;
  const sessionId = text(input.sessionID) ?? text(fields(output.message).sessionID);
  if (!sessionId) return;
  const state = running(sessionId);
  state.compacting = false;
  state.messageId = text(fields(output.message).id) ?? null;
  // The message of a sub-agent was written by a model, not by the user.
  if (await host.isChild(sessionId)) return;
  const typed = typedText(output.parts);
  if (typed.trim() === "") return;
  workspace.session(sessionId).message(typed, state.messageId === null ? {} : { messageId: state.messageId });
  if (plugin.pruned) return;
  plugin.pruned = true;
  workspace.prune({ keepSuperseded: true });
}

/** The hot block: fresh with the newest user message, the same bytes again with the earlier ones. */
async function onMessages({ workspace, host, options, running }: Plugin, output: Fields): Promise<void> {
  const messages = list(output.messages);
  const sessionId = messages.map((message) => text(fields(fields(message).info).sessionID)).findLast(Boolean);
  if (!sessionId || options.hotState !== "message") return;
  const state = running(sessionId);
  await state.settling;
  if (state.compacting || (await host.isChild(sessionId))) return;
  const session = workspace.session(sessionId);
  const isUser = (message: unknown) => fields(fields(message).info).role === "user" && !isCompaction(message);
  const newest = messages.findLastIndex(isUser);
  messages.forEach((message, i) => {
    // The host makes a title from the first message, from this very list, at a moment of its own: it stays as it is. All
    // that could be said with it is what it asks for itself.
    if (i === 0 || !isUser(message)) return;
    const { info, parts } = fields(message);
    const messageID = text(fields(info).id);
    if (!messageID) return;
    const block = i === newest ? session.attach(messageID) : session.attached(messageID);
    if (!block) return;
    const part = {
      id: `prt_memory_${messageID}`,
      sessionID: sessionId,
      messageID,
      type: "text",
      synthetic: true,
      text: block,
    };
    // The message itself belongs to the host, so it is replaced and not changed.
    messages[i] = { ...fields(message), parts: [...list(parts).filter((other) => fields(other).id !== part.id), part] };
  });
}

function isCompaction(message: unknown): boolean {
  return list(fields(message).parts).some((part) => fields(part).type === "compaction");
}

/** The workspace block, at the end of the system prompt: a second system message would break strict chat templates. */
async function onSystem({ workspace, host, options, running }: Plugin, input: Fields, output: Fields): Promise<void> {
  const sessionId = text(input.sessionID);
  const system = output.system;
  if (!sessionId || !Array.isArray(system)) return;
  const state = running(sessionId);
  await state.settling;
  if (state.compacting || isHousekeeping(String(system[0] ?? ""))) return;
  const session = workspace.session(sessionId);
  const blocks = [session.block()];
  if (options.hotState === "system" && !(await host.isChild(sessionId))) {
    const hot = state.messageId === null ? session.render() : session.attach(state.messageId);
    if (hot) blocks.push(`---\n\n${hot}`);
  }
  const memory = blocks.filter((block) => block !== "").join("\n\n");
  // Loaded twice (as a file and from a folder), the plugin must not give the same memory twice.
  if (memory === "" || system.some((part) => typeof part === "string" && part.includes(memory))) return;
  // Where a host splits the prompt, its first part is a fixed header of the provider and must stay as it is.
  const last = Math.max(0, system.length - 1);
  system[last] = typeof system[last] === "string" && system[last] !== "" ? `${system[last]}\n\n${memory}` : memory;
}

async function onText({ workspace, host, running }: Plugin, input: Fields, output: Fields): Promise<void> {
  const sessionId = text(input.sessionID);
  const answer = text(output.text);
  if (!sessionId || !answer) return;
  const state = running(sessionId);
  if (state.compacting) state.summary = state.summary === "" ? answer : `${state.summary}\n${answer}`;
  else if (!(await host.isChild(sessionId))) workspace.session(sessionId).answer(answer);
}

async function onTool({ workspace, host }: Plugin, input: Fields, output: Fields): Promise<void> {
  const sessionId = text(input.sessionID);
  const tool = text(input.tool);
  if (!sessionId || !tool || (await host.isChild(sessionId))) return;
  const exit = fields(output.metadata).exit;
  workspace.session(sessionId).tool({
    tool,
    args: fields(input.args),
    output: typeof output.output === "string" ? output.output : "",
    exit: typeof exit === "number" ? exit : null,
  });
}

async function onCompacting({ workspace, host, running }: Plugin, input: Fields, output: Fields): Promise<void> {
  const sessionId = text(input.sessionID);
  if (!sessionId) return;
  const state = running(sessionId);
  state.compacting = true;
  state.summary = "";
  await state.settling;
  const todos = await host.todos(sessionId);
  const prompt = workspace.session(sessionId).compactionPrompt({ todos });
  // With a prompt of another plugin the host drops the context.
  if (text(output.prompt)) output.prompt = `${output.prompt}\n\n${prompt}`;
  else if (Array.isArray(output.context)) output.context.push(prompt);
}
