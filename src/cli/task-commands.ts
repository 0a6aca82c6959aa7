import { DEFAULT_LIMITS } from "../model/limits.js";
import { SessionStatus } from "../model/session.js";
import type { ContextOptions } from "../operations/context.js";
import type { Command, CommandContext } from "./command.js";
import { optionalCount, optionalText, printJson, requireOption, UsageError } from "./command.js";
import { fileFault } from "./file-fault.js";
import { readText } from "./read-text.js";
import { isBlank, oneLine } from "./terminal-text.js";

const agent = { agent: { type: "string" } } as const;

export const commit: Command = {
  name: "commit",
  usage:
    "commit --agent ID [--stdout FILE|-] [--files a,b] [--summary TEXT] [--task ID] [--status STATUS] [--cwd DIR] [--json]",
  summary: "keep a finished task: what it printed (a file, or - for standard input) and the files it changed",
  details: [
    `STATUS: ${SessionStatus.options.join(", ")}; default completed`,
    "TEXT: what was done; it wins over what the output says",
    "--task: the same task committed again replaces its entry",
  ],
  fields: { agentId: "--agent", changedFiles: "--files", taskId: "--task" },
  options: {
    ...agent,
    stdout: { type: "string" },
    files: { type: "string" },
    task: { type: "string" },
    status: { type: "string" },
    summary: { type: "string" },
    cwd: { type: "string" },
    json: { type: "boolean" },
  },
  async run(context) {
    const agentId = requireOption(context, "agent", "commit");
    const { memory, io, values } = context;
    if ([values.stdout, values.summary, values.files].every((given) => given === undefined)) {
      throw new UsageError("commit needs one of --stdout FILE|-, --summary TEXT, --files a,b: what was done");
    }
    const statuses: readonly unknown[] = SessionStatus.options;
    if (values.status !== undefined && !statuses.includes(values.status)) {
      throw new UsageError(
        `--status: expected one of ${statuses.join(", ")}; a task that still runs cannot be committed`,
      );
    }
    const stdout = await outputOf(context);
    const changedFiles = (optionalText(context, "files") ?? "")
      .split(",")
      .map((file) => file.trim())
      .filter((file) => file !== "");
    if (changedFiles.length === 0 && [stdout, optionalText(context, "summary") ?? ""].every(isBlank)) {
      throw new UsageError(
        "commit: nothing is said of what was done: the output, the summary or the files given are empty",
      );
    }
    const summary = memory.commitSession({
      agentId,
      stdout,
      changedFiles,
      ...present(context, { taskId: "task", status: "status", summary: "summary", cwd: "cwd" }),
    });
    if (context.values.json) printJson(io, summary);
    else io.out(`Kept: ${oneLine(summary.what) || "(the output says nothing of what was done)"}\n`);
    return 0;
  },
};

export const recover: Command = {
  name: "recover",
  usage: "recover --agent ID [--task TEXT]",
  summary: "print the recovery note of an agent whose session was lost",
  details: ["TEXT: what was asked of it, told as its task; default: the prompt that its work state kept"],
  fields: { agentId: "--agent", originalTask: "--task" },
  options: { ...agent, task: { type: "string" } },
  run(context) {
    const agentId = requireOption(context, "agent", "recover");
    const originalTask = optionalText(context, "task");
    const { memory, io } = context;
    const recovery = memory.buildRecoveryContext(agentId, originalTask === undefined ? {} : { originalTask });
    const note = memory.getRecoveryString(recovery);
    if (note === "") io.err(unknownAgent(context, agentId));
    else io.out(`${note}\n`);
    return note === "" ? 1 : 0;
  },
};

export const context: Command = {
  name: "context",
  usage: "context [--agent ID] [--project NAME|DIR] [--max-tokens N] [--explain]",
  summary: "print the lines for the next prompt; --explain says why each is there",
  fields: { agentId: "--agent", maxTokens: "--max-tokens" },
  options: {
    ...agent,
    project: { type: "string" },
    "max-tokens": { type: "string" },
    explain: { type: "boolean" },
  },
  run(given) {
    const { memory, io } = given;
    const maxTokens = optionalCount(given, "max-tokens");
    const options = {
      ...present(given, { project: "project" }),
      ...(maxTokens === undefined ? {} : { maxTokens }),
    };
    const agentId = optionalText(given, "agent");
    const text = memory.getMemoryContext(agentId, options);
    if (given.values.explain) printJson(io, memory.explainContext(agentId, options));
    else if (text !== "") io.out(`${text}\n`);
    else io.err(whyNothing(given, agentId, options));
    return text === "" ? 1 : 0;
  },
};

function whyNothing({ memory, root }: CommandContext, agentId: string | undefined, options: ContextOptions): string {
  const { maxTokens, ...unbounded } = options;
  if (maxTokens !== undefined && memory.getMemoryContext(agentId, unbounded) !== "") {
    return `Nothing of what is stored has room in ${maxTokens} tokens; the default is ${DEFAULT_LIMITS.contextTokens}.\n`;
  }
  return `Nothing to tell yet in ${oneLine(root)}; "commit" and "facts add" put something in.\n`;
}

export const show: Command = {
  name: "show",
  usage: "show [--agent ID] [--json]",
  summary: "show what is stored: of one agent, or who is known and what all agents share",
  fields: { agentId: "--agent" },
  options: { ...agent, json: { type: "boolean" } },
  run(given) {
    const { memory, io, values } = given;
    const agentId = optionalText(given, "agent");
    const stored =
      agentId === undefined
        ? { agents: memory.listAgents(), shared: memory.getSharedKnowledge(), projectMemory: memory.getMemoryStore() }
        : {
            sessions: memory.getSessionHistory(agentId),
            facts: memory.getAgentFacts(agentId),
            workState: memory.getWorkState(agentId),
          };
    if (values.json) printJson(io, stored);
    else io.out(agentId === undefined ? overview(given) : agentPage(given, agentId));
    if (agentId === undefined || memory.listAgents().includes(agentId)) return 0;
    io.err(unknownAgent(given, agentId));
    return 1;
  },
};

function unknownAgent({ root }: CommandContext, agentId: string): string {
  return `Nothing is known of the agent "${oneLine(agentId)}" in ${oneLine(root)}; "agents" lists who is known.\n`;
}

function overview({ memory, root }: CommandContext): string {
  const agents = memory.listAgents();
  const roster = memory.getRoster(agents.map((agentId) => ({ agentId, agentName: agentId })));
  const shared = memory
    .getSharedKnowledge()
    .map((item) => `- ${oneLine(item.fact)} (${item.confirmedBy.length} confirmed)`);
  return `${[
    `Memory in ${root}: ${count(agents.length, "agent")}, ${count(shared.length, "shared item")}`,
    roster,
    ...shared,
  ]
    .filter((line) => line !== "")
    .join("\n")}\n`;
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? "" : "s"}`;
}

function agentPage({ memory }: CommandContext, agentId: string): string {
  const { history } = memory.getSessionHistory(agentId);
  const sessions = history.map(
    (entry) => `- ${oneLine(entry.timestamp.slice(0, 10))} ${entry.status ?? "completed"}: ${oneLine(entry.what)}`,
  );
  const facts = memory
    .getAgentFacts(agentId)
    .map((fact) => `- ${oneLine(fact.id)} ×${fact.reinforceCount}: ${oneLine(fact.fact)}`);
  const lines = [memory.getAgentL0(agentId, agentId), `Sessions (${sessions.length}):`, ...sessions];
  return `${[...lines, `Facts (${facts.length}):`, ...facts].join("\n")}\n`;
}

async function outputOf(given: CommandContext): Promise<string> {
  const source = optionalText(given, "stdout");
  if (source === undefined) return "";
  if (source === "-") return given.io.stdin();
  try {
    return readText(source);
  } catch (cause) {
    throw fileFault("--stdout", "read", source, cause, "give a file or - for standard input to --stdout");
  }
}

/** The options that were given, under the names of the API. */
function present(given: CommandContext, names: Record<string, string>): Record<string, never> {
  const entries = Object.entries(names).map(([field, option]) => [field, optionalText(given, option)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
