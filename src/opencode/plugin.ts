import { Lru } from "../core/lru.js";
import { openWorkspace, type Workspace } from "../workspace/workspace.js";
import { createHost, type Host } from "./host.js";
import { type PluginOptions, readOptions } from "./options.js";
import { type Fields, fields, isHousekeeping, list, sessionOf, text, typedText } from "./payloads.js";

/** A hook of the host: what it is about, and what may be changed in place. */
export type Hook = (input: unknown, output: unknown) => Promise<void>;
export type Hooks = Record<string, Hook>;

/** What happens with a session while it runs; gone with the process, nothing depends on it. */
interface Running {
  /** Between the request for a compaction and its end no request of this session gets memory. */
  compacting: boolean;
  /** The answer of the compaction as it came in, in case the host cannot be asked for it. */
  summary: string;
  /** The promotion after a compaction, which the host does not wait for. */
  settling: Promise<void> | null;
  /** The user message the hot state goes with, where it goes into the system prompt. */
  messageId: string | null;
  /** Failed calls that have been noted: their event comes more than once. */
  failures: Set<string>;
}

const RUNNING_SESSIONS = 200;
const NOTED_FAILURES = 200;

interface Plugin {
  workspace: Workspace;
  host: Host;
  options: PluginOptions;
  running(sessionId: string): Running;
  end(sessionId: string): void;
  /** Done once per process: what sessions left behind that were never deleted. */
  pruned: boolean;
}

/**
 * The OpenCode plugin: `(input, options) => hooks`, called once per project folder. It never throws and never fails a
 * turn; what goes wrong is written to the host's log.
 */
export async function plugin(input: unknown, options?: unknown): Promise<Hooks> {
  const { client, directory, worktree } = fields(input);
  const host = createHost(client);
  try {
    const read = readOptions(options);
    const workspace = openWorkspace({
      directory: text(directory) ?? process.cwd(),
      worktree: text(worktree),
      scope: read.scope,
      root: read.root,
      limits: read.limits,
      details: read.details,
    });
    return guarded(hooksOf({ workspace, host, options: read, pruned: false, ...sessions() }), host);
  } catch (fault) {
    host.warn(`memory is off: ${describe(fault)}`);
    return {};
  }
}

function sessions(): Pick<Plugin, "running" | "end"> {
  const known = new Lru<Running>(RUNNING_SESSIONS);
  return {
    running(sessionId) {
      let state = known.get(sessionId);
      if (!state) {
        state = { compacting: false, summary: "", settling: null, messageId: null, failures: new Set() };
        known.set(sessionId, state);
      }
      return state;
    },
    end: (sessionId) => known.delete(sessionId),
  };
}

function hooksOf(plugin: Plugin): Hooks {
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

async function onEvent(plugin: Plugin, event: Fields): Promise<void> {
  const properties = fields(event.properties);
  const sessionId = sessionOf(properties);
  switch (event.type) {
    case "session.created":
      if (sessionId) plugin.host.note(sessionId, fields(properties.info));
      return;
    case "session.compacted":
      if (sessionId) await onCompacted(plugin, sessionId);
      return;
    case "session.deleted":
      if (sessionId) await onDeleted(plugin, sessionId);
      return;
    case "session.idle":
    case "session.error":
      // A compaction that failed has no event of its own.
      if (sessionId) plugin.running(sessionId).compacting = false;
      return;
    case "todo.updated":
      if (sessionId) plugin.host.noteTodos(sessionId, properties.todos);
      return;
    case "message.part.updated":
      return onPart(plugin, fields(properties.part));
    default:
      return;
  }
}

/** The host does not wait for this, so everything up to the first `await` is what the next request can rely on. */
async function onCompacted({ workspace, host, running }: Plugin, sessionId: string): Promise<void> {
  const state = running(sessionId);
  state.compacting = false;
  const heard = state.summary;
  const settling = (async () => {
    const summary = (await host.summary(sessionId)) ?? heard;
    workspace.session(sessionId).compacted(summary);
  })();
  // A request that waits must go on whatever happens here; the fault itself is reported by this hook.
  const settled = settling.catch(() => {});
  state.settling = settled;
  try {
    await settling;
  } finally {
    if (state.settling === settled) state.settling = null;
  }
}

async function onDeleted({ workspace, host, running, end }: Plugin, sessionId: string): Promise<void> {
  await running(sessionId).settling;
  workspace.session(sessionId).remove();
  host.forget(sessionId);
  end(sessionId);
}

/** A tool that fails has no hook; it shows in its part of the message. */
async function onPart({ workspace, host, running }: Plugin, part: Fields): Promise<void> {
  const state = fields(part.state);
  const sessionId = text(part.sessionID);
  const tool = text(part.tool);
  const error = text(state.error);
  if (part.type !== "tool" || state.status !== "error" || !sessionId || !tool || !error) return;
  if (fields(state.metadata).interrupted === true) return;
  const { failures } = running(sessionId);
  const call = text(part.callID) ?? text(part.id) ?? error;
  if (failures.has(call)) return;
  if (failures.size >= NOTED_FAILURES) failures.clear();
  failures.add(call);
  if (await host.isChild(sessionId)) return;
  workspace.session(sessionId).toolFailed({ tool, args: fields(state.input), error });
}

/** A hook that throws ends the user's turn with an error, so none ever does. */
function guarded(hooks: Hooks, host: Host): Hooks {
  const warned = new Set<string>();
  return Object.fromEntries(
    Object.entries(hooks).map(([name, hook]) => [
      name,
      async (input: unknown, output: unknown) => {
        try {
          await hook(input, output);
        } catch (fault) {
          const message = `${name}: ${describe(fault)}`;
          // Once per kind: a disk that is full fails on every call.
          if (warned.size < 50 && !warned.has(message)) host.warn(message);
          warned.add(message);
        }
      },
    ]),
  );
}

function describe(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
