import { createRequire } from "node:module";
import { resolve } from "node:path";
import { MemoryError } from "../core/errors.js";
import type { FactOrigin } from "../model/fact.js";
import type { MemoryExport } from "../operations/export.js";
import type { ForgetFilter } from "../operations/forget-rules.js";
import type { Command, CommandContext } from "./command.js";
import { printJson, requirePositional, UsageError } from "./command.js";
import { fileFault } from "./file-fault.js";
import { readText } from "./read-text.js";
import { inertJson, oneLine } from "./terminal-text.js";

export const exportCommand: Command = {
  name: "export",
  usage: "export [FILE]",
  summary: "write everything stored as JSON, to a file or to standard output",
  words: 1,
  run({ memory, io, positionals }) {
    const text = `${inertJson(memory.exportMemory())}\n`;
    const [file] = positionals;
    if (file === undefined || file === "-") io.out(text);
    else {
      writeFileAtomicSync(resolve(file), text, { mode: 0o600 });
      io.err(`Exported to ${oneLine(resolve(file))}\n`);
    }
    return 0;
  },
};

export const importCommand: Command = {
  name: "import",
  usage: "import FILE|- [--dry-run]",
  summary: "merge an export; what is newer here stays, --dry-run only tells what would change",
  words: 1,
  options: { "dry-run": { type: "boolean" } },
  async run(context) {
    const source = requirePositional(context, 0, "the exported file, or - for standard input");
    const text = source === "-" ? await context.io.stdin() : readExport(source);
    const data = parseExport(text, source);
    printJson(context.io, importOf(context, data, source));
    return 0;
  },
};

function importOf({ memory, values }: CommandContext, data: MemoryExport, source: string) {
  try {
    return memory.importMemory(data, { dryRun: values["dry-run"] === true });
  } catch (fault) {
    if (!(fault instanceof MemoryError) || fault.code !== "INVALID_INPUT") throw fault;
    const problem = fault.message.replace("importMemory: ", "");
    throw new UsageError(`${nameOf(source)}: ${problem}; give a file that "export" wrote`);
  }
}

export const agents: Command = {
  name: "agents",
  usage: "agents",
  summary: "list the agents that have a document",
  run({ memory, io }) {
    for (const agentId of memory.listAgents()) io.out(`${oneLine(agentId)}\n`);
    return 0;
  },
};

export const stats: Command = {
  name: "stats",
  usage: "stats",
  summary: "count documents and bytes",
  run({ memory, io, root }) {
    const { agents: known, documents, bytes } = memory.stats();
    printJson(io, { root, agents: known, documents, bytes });
    return 0;
  },
};

export const check: Command = {
  name: "check",
  usage: "check [--json]",
  summary: "validate every document and change nothing; exit code 1 when one is damaged",
  options: { json: { type: "boolean" } },
  run({ memory, io, values }) {
    const report = memory.check();
    if (values.json) printJson(io, report);
    else {
      for (const { key, state, kept, dropped } of report.documents) {
        if (state !== "ok") io.out(`${oneLine(key)}: ${state} (${kept} items sound, ${dropped} not)\n`);
      }
      io.out(`${report.documents.length} documents checked: ${report.ok ? "all sound" : "see above"}\n`);
    }
    return report.ok ? 0 : 1;
  },
};

export const purge: Command = {
  name: "purge",
  usage: "purge [--agent ID] [--origin user|agent|manual|import] [--since TIME] [--matching TEXT] [--dry-run]",
  summary: "remove what matches from every document and copy; the options given must all hold, --dry-run only tells",
  details: [
    "TIME: what was made then or later, such as 2026-03-17 or 2026-03-17T14:00:00Z",
    "TEXT: what contains it, in any case",
  ],
  options: {
    agent: { type: "string" },
    origin: { type: "string" },
    since: { type: "string" },
    matching: { type: "string" },
    "dry-run": { type: "boolean" },
  },
  fields: { agentId: "--agent" },
  run(context) {
    const filter: ForgetFilter = {};
    const { agent, origin, since, matching } = context.values;
    if (typeof agent === "string") filter.agentId = agent;
    if (typeof origin === "string") filter.origin = origin as FactOrigin;
    if (typeof since === "string") filter.since = since;
    if (typeof matching === "string") filter.matching = matching;
    if (Object.keys(filter).length === 0) {
      throw new UsageError("purge needs at least one of --agent, --origin, --since, --matching");
    }
    const report = context.memory.forget(filter, { dryRun: context.values["dry-run"] === true });
    printJson(context.io, report);
    if (report.documents.length + report.copies.length > 0) return 0;
    context.io.err("Nothing matched.\n");
    return 1;
  },
};

export const unlock: Command = {
  name: "unlock",
  usage: "unlock KEY",
  summary: "end the lock of a document whose holder is gone (the error names the key and the holder)",
  words: 1,
  run(context) {
    const key = requirePositional(context, 0, "the document's key, such as sessions/alex-2.json");
    const holder = context.storage.unlock(key);
    if (holder === null) {
      context.io.err(`${oneLine(`${key} is not locked; the error of the call that waited names the key.`)}\n`);
      return 1;
    }
    context.io.out(`${oneLine(`Unlocked ${key}; it was held by ${holder}.`)}\n`);
    return 0;
  },
};

function writeFileAtomicSync(file: string, text: string, options: { mode: number }): void {
  const write = createRequire(import.meta.url)("write-file-atomic") as {
    sync(file: string, data: string, options: { mode: number }): void;
  };
  try {
    write.sync(file, text, options);
  } catch (cause) {
    throw fileFault("export", "write", file, cause, "give a file in a folder that exists");
  }
}

function readExport(file: string): string {
  try {
    return readText(file);
  } catch (cause) {
    throw fileFault("import", "read", file, cause, 'give a file that "export" wrote, or -');
  }
}

function parseExport(text: string, source: string): MemoryExport {
  try {
    return JSON.parse(text) as MemoryExport;
  } catch {
    throw new UsageError(`${nameOf(source)} is no JSON; give a file that "export" wrote`);
  }
}

function nameOf(source: string): string {
  return source === "-" ? "standard input" : source;
}
