import { createFactIndex, dedupFact, jaccardSimilarity, normalizeToWords } from "../../src/dedup/index.js";
import { inTurn, use } from "../in-turn.js";
import { factsOf, factText } from "../material.js";
import { type Bench, type Group, type Row, versus } from "../row.js";

const CANDIDATES = 10;

async function run(bench: Bench): Promise<Row[]> {
  const [few, many] = [factsOf(50), factsOf(10_000)];
  const indexes = { few: createFactIndex(few), many: createFactIndex(many) };
  const wordsOf = (facts: typeof few) => facts.map(({ fact }) => normalizeToWords(fact));
  const words = { few: wordsOf(few), many: wordsOf(many) };
  let made = 1_000_000;
  const candidates = (count: number, decide: (text: string) => unknown) => () => {
    for (let i = 0; i < count; i++) use(decide(factText(made++)));
  };
  const nearest = (known: Set<string>[]) => (text: string) => {
    const own = normalizeToWords(text);
    return known.reduce((best, other) => Math.max(best, jaccardSimilarity(own, other)), 0);
  };
  const ms = await inTurn(
    {
      few: candidates(CANDIDATES, (text) => dedupFact(text, indexes.few)),
      many: candidates(CANDIDATES, (text) => dedupFact(text, indexes.many)),
      jaccardFew: candidates(CANDIDATES, nearest(words.few)),
      jaccardMany: candidates(CANDIDATES, nearest(words.many)),
    },
    bench.rounds(60),
  );
  const scan = await inTurn({ one: candidates(1, (text) => dedupFact(text, many)) }, bench.quick ? 1 : 3);
  const what = `compare ${CANDIDATES} candidates with`;
  return [
    versus({ what: `${what} 10,000 facts, index`, ours: ms.many, against: "with 50 facts", theirs: ms.few, atMost: 5 }),
    versus({
      what: `${what} 10,000 facts, index`,
      ours: ms.many,
      against: "the same comparison as a scan",
      theirs: scan.one * CANDIDATES,
      atMost: 0.2,
      target: "≤ 1/5",
    }),
    versus({ what: `${what} 50 facts`, ours: ms.few, against: "plain Jaccard, words kept", theirs: ms.jaccardFew }),
    versus({
      what: `${what} 10,000 facts, index`,
      ours: ms.many,
      against: "plain Jaccard, words kept",
      theirs: ms.jaccardMany,
    }),
  ];
}

export const dedup: Group = {
  name: "dedup",
  title: "Comparing facts",
  notes: ["Jaccard tells how many words two texts share; it knows no negation, no values, no order and no inflection."],
  run,
};
