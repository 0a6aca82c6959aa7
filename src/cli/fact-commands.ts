import { FactCategory } from "../model/fact.js";
import type { Command, CommandContext } from "./command.js";
import {
  optionalCount,
  optionalText,
  printJson,
  requireOption,
  requirePositional,
  requireText,
  UsageError,
} from "./command.js";
import { oneLine } from "./terminal-text.js";

const agent = { agent: { type: "string" } } as const;

type Action = (context: CommandContext, agentId: string) => number;

const actions: Record<string, Action> = {
  list({ memory, io, values }, agentId) {
    const facts = memory.getAgentFacts(agentId);
    if (values.json) printJson(io, facts);
    for (const { id, category, fact, reinforceCount } of values.json ? [] : facts) {
      io.out(`${oneLine(id)}  ${category}  ×${reinforceCount}  ${oneLine(fact)}\n`);
    }
    if (facts.length > 0) return 0;
    if (!values.json) io.err(`The agent "${oneLine(agentId)}" has no facts yet; "agents" lists who is known.\n`);
    return 1;
  },
  add(context, agentId) {
    const text = requireText(context, 1, 'the fact, such as: facts add --agent alex-2 "use pnpm"');
    const category = (optionalText(context, "category") ?? "lesson_learned") as FactCategory;
    const project = optionalText(context, "project");
    const added = context.memory.addManualFact(agentId, text, category, project === undefined ? {} : { project });
    if (added === null) context.io.err(`Refused: ${context.refusals.at(-1) ?? "nothing of it can be stored"}.\n`);
    else context.io.out(`${oneLine(added.id)}  ${oneLine(added.fact)}\n`);
    return added === null ? 1 : 0;
  },
  forget(context, agentId) {
    const id = requirePositional(context, 1, "the fact's id (facts list shows them)");
    return answer(
      context,
      context.memory.forgetFact(agentId, id),
      `Forgotten: ${id}`,
      `The agent "${agentId}" has no fact ${id}; "facts list" shows them.`,
    );
  },
  restore(context, agentId) {
    const id = requirePositional(context, 1, "the fact's id (facts explain shows its history)");
    const fact = context.memory.restoreFact(agentId, id);
    return answer(context, fact !== null, `Restored: ${fact?.id} ${fact?.fact}`, `Nothing to restore for ${id}.`);
  },
  explain(context, agentId) {
    const id = requirePositional(context, 1, "the fact's id (facts list shows them)");
    const explanation = context.memory.explainFact(agentId, id);
    if (explanation === null)
      return answer(context, false, "", `The agent "${agentId}" has no fact ${id}; "facts list" shows them.`);
    printJson(context.io, explanation);
    return 0;
  },
};

function answer({ io }: CommandContext, done: boolean, yes: string, no: string): number {
  if (done) io.out(`${oneLine(yes)}\n`);
  else io.err(`${oneLine(no)}\n`);
  return done ? 0 : 1;
}

export const facts: Command = {
  name: "facts",
  usage: "facts list|add|forget|restore|explain --agent ID [TEXT|FACT-ID] [--category C] [--project NAME] [--json]",
  summary: "look at and change what an agent knows",
  details: [`C: ${FactCategory.options.join(", ")} (the default)`],
  fields: { agentId: "--agent", fact: "the fact", id: "the fact's id" },
  words: ([name]) => (name === "add" ? Number.POSITIVE_INFINITY : name === "list" ? 1 : 2),
  options: {
    ...agent,
    category: { type: "string" },
    project: { type: "string" },
    json: { type: "boolean" },
  },
  run(context) {
    const name = requirePositional(context, 0, `one of ${Object.keys(actions).join(", ")}`);
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action === undefined)
      throw new UsageError(`facts has no "${name}"; known are ${Object.keys(actions).join(", ")}`);
    return action(context, requireOption(context, "agent", "facts"));
  },
};

export const search: Command = {
  name: "search",
  usage: "search WORDS [--agent ID] [--limit N] [--json]",
  summary: "find facts, shared knowledge and sessions",
  fields: { agentId: "--agent", query: "the words to look for" },
  words: Number.POSITIVE_INFINITY,
  options: { ...agent, limit: { type: "string" }, json: { type: "boolean" } },
  run(context) {
    const { memory, io, values } = context;
    const query = requireText(context, 0, "the words to look for");
    const agentId = optionalText(context, "agent");
    const limit = optionalCount(context, "limit");
    const hits = memory.searchFacts(query, {
      ...(agentId === undefined ? {} : { agentId }),
      ...(limit === undefined ? {} : { limit }),
    });
    if (values.json) printJson(io, hits);
    for (const hit of values.json ? [] : hits) {
      io.out(`${[hit.kind, hit.agentId, hit.id, hit.text].map(oneLine).join("  ")}\n`);
    }
    if (hits.length === 0 && !values.json) io.err("Nothing found.\n");
    return hits.length > 0 ? 0 : 1;
  },
};
