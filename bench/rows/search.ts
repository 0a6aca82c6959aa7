import { createMemory } from "../../src/memory.js";
import { tokenize } from "../../src/search/tokenize.js";
import { place } from "../floor.js";
import { inTurn, use } from "../in-turn.js";
import { factsOf, factText } from "../material.js";
import { type Bench, type Group, type Row, versus } from "../row.js";

const AGENT = "alex-2";

/** Two words: a name that stands in one fact or a few, and a common word. */
const queryOf = (n: number): string =>
  factText((n * 37) % 10_000)
    .split(" ")
    .slice(1, 3)
    .join(" ");

async function run(bench: Bench): Promise<Row[]> {
  const root = bench.folder();
  const facts = factsOf(10_000);
  place(root, { [`agents/${AGENT}.json`]: JSON.stringify({ formatVersion: 1, agentId: AGENT, facts }) });
  const memory = createMemory({ root, limits: { facts: 20_000 } });
  const texts = memory.getAgentFacts(AGENT).map(({ fact }) => fact);
  const start = performance.now();
  memory.searchFacts(queryOf(0));
  const first = performance.now() - start;
  const turns = { ours: 0, ranked: 0, plain: 0 };
  const ranked = (query: string) => {
    const words = tokenize(query);
    const scored = texts.map((text, id) => {
      const own = new Set(tokenize(text));
      return { id, score: words.filter((word) => own.has(word)).length };
    });
    return scored.sort((a, b) => b.score - a.score).slice(0, 10);
  };
  const plain = (query: string) => {
    const words = query.toLowerCase().split(" ");
    return texts.filter((text) => words.every((word) => text.toLowerCase().includes(word)));
  };
  const ms = await inTurn(
    {
      ours: () => use(memory.searchFacts(queryOf(turns.ours++))),
      ranked: () => use(ranked(queryOf(turns.ranked++))),
      plain: () => use(plain(queryOf(turns.plain++))),
    },
    bench.rounds(40),
  );
  memory.close();
  const what = "search 10,000 facts";
  return [
    versus({
      what,
      ours: ms.ours,
      against: "a scan that ranks by words",
      theirs: ms.ranked,
      atMost: 0.2,
      target: "≤ 1/5",
    }),
    versus({ what, ours: ms.ours, against: "a scan for texts with all words, no ranking", theirs: ms.plain }),
    versus({
      what: `${what}: the first one, making the index`,
      ours: first,
      against: "a scan that ranks by words",
      theirs: ms.ranked,
    }),
  ];
}

export const search: Group = {
  name: "search",
  title: "Search",
  notes: ["Ours ranks by BM25, finds beginnings of words and near spellings, and sees what other processes wrote."],
  run,
};
