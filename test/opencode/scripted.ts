import { join } from "node:path";
import type { ModelRequest, Reply } from "./model-server.js";

/** What the model does for a marker `[[name]]` in the user's message: tool calls one by one, then an answer. */
type Steps = (project: string) => Extract<Reply, { tool: string }>[];

const file = (project: string) => join(project, "src/app.ts");
const read: Steps = (project) => [{ tool: "read", args: { filePath: file(project) } }];
const edit =
  (from: string, to: string): Steps =>
  (project) => [...read(project), { tool: "edit", args: { filePath: file(project), oldString: from, newString: to } }];
const typecheck: Steps = () => [{ tool: "bash", args: { command: "tsc --noEmit", description: "typecheck" } }];

const STEPS: Record<string, Steps> = {
  read,
  edit: edit("= 1", "= 2"),
  break: edit("= 2", "= 'broken'"),
  repair: edit("= 'broken'", "= 3"),
  rebreak: edit("= 3", "= 'broken'"),
  fix: edit("= 'broken'", "= 4"),
  misedit: (project) => [
    { tool: "edit", args: { filePath: file(project), oldString: "no such text", newString: "x" } },
  ],
  typecheck,
  todo: () => [
    {
      tool: "todowrite",
      args: {
        todos: [
          { id: "1", content: "write the parser", status: "in_progress", priority: "high" },
          { id: "2", content: "read the manual", status: "completed", priority: "low" },
        ],
      },
    },
  ],
  task: () => [
    { tool: "task", args: { description: "look", prompt: "SUB-AGENT [[read]] look at it", subagent_type: "general" } },
  ],
};

/** Answers as the script says; `summary` writes the answer of a compaction. */
export function scriptedModel(project: string, summary: (request: ModelRequest) => string) {
  return (request: ModelRequest): Reply => {
    if (request.kind === "title") return { text: "A title" };
    if (request.kind === "compaction") return { text: summary(request) };
    if (request.user.includes("[[silence]]")) return { silence: true };
    if (request.user.includes("[[full]]")) return { text: "Done.", inputTokens: 198_000 };
    if (request.user.includes("[[decide]]")) return { text: "Decision: use one parser for every format.\nDone." };
    const steps = STEPS[/\[\[(\w+)\]\]/.exec(request.user)?.[1] ?? ""]?.(project) ?? [];
    return steps[request.results] ?? { text: "Done." };
  };
}

/** A summary that proposes good and bad memories, and confirms the first one it was shown. */
export function summaryOf(request: ModelRequest): string {
  const prompt = request.messages.map(({ text }) => text).join("\n");
  const id = /Memory ref snapshot id: ([\w-]+)/.exec(prompt)?.[1] ?? "none";
  return [
    "## Objective",
    "Ship the parser.",
    "",
    "Memory candidates:",
    `Memory ref snapshot id: ${id}`,
    "- [decision] Use the npm cache for plugins instead of npm link, because links break.",
    "- [project] 12 tests passed and phase 2 is completed.",
    "- [project] 4832b38 fix: make the parser faster",
    ...(prompt.includes("[[full]]") ? ["- [decision] Keep the window of the importer at 512 rows, for memory."] : []),
    "REINFORCE [M1]",
  ].join("\n");
}
