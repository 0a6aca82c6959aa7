import { extractAll } from "../../src/extract/index.js";
import { LANGUAGES } from "../../src/extract/languages/index.js";
import { inTurn, use } from "../in-turn.js";
import { agentOutput } from "../material.js";
import { type Bench, type Group, type Row, versus } from "../row.js";

const CHARS = 500_000;

/** The plain way: for each rule (a class of phrases in a language) one regular expression, each tried on each line. */
function ruleRegexes(): RegExp[] {
  const phrases = Object.values(LANGUAGES).flatMap(({ headings, ...cues }) => [
    ...Object.values(cues as Record<string, string>),
    ...Object.values(headings),
  ]);
  return phrases.filter(Boolean).map((list) => new RegExp(list.split("|").map(alternative).join("|"), "iu"));
}

function alternative(phrase: string): string {
  const word = phrase.replace(/\*$/, "").replace(/[$()*+.?[\\\]^{|}/]/g, "\\$&");
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)) return word;
  return phrase.endsWith("*") ? `(?<![\\p{L}])${word}` : `(?<![\\p{L}])${word}(?![\\p{L}])`;
}

async function measure(bench: Bench, language: "english" | "chinese", share: [number, string]): Promise<Row[]> {
  const texts = [3, 4, 5].map((seed) => agentOutput(CHARS, seed, language));
  const rules = ruleRegexes();
  const turns = { ours: 0, split: 0, byRule: 0 };
  const next = (name: keyof typeof turns): string => texts[turns[name]++ % texts.length] ?? "";
  const part = CHARS / 10;
  const ms = await inTurn(
    {
      ours: () => use(extractAll(next("ours"))),
      split: () => use(next("split").split("\n")),
      byRule: () => use(countHits(next("byRule").slice(0, part), rules)),
    },
    bench.rounds(20),
  );
  const speed = (chars: number, time: number) => chars / time / 1_000;
  const [atLeast, target] = share;
  const line = {
    what: `extraction, ${language === "english" ? "ASCII" : "Chinese"}`,
    ours: speed(CHARS, ms.ours),
    unit: "million characters/s",
  };
  const ruleByRule = `one regex test per rule and line (${rules.length} rules)`;
  return [
    versus({ ...line, against: '`split("\\n")`', theirs: speed(CHARS, ms.split), atLeast, target }),
    versus({ ...line, against: ruleByRule, theirs: speed(part, ms.byRule), atLeast: 3 }),
  ];
}

function countHits(text: string, rules: readonly RegExp[]): number {
  let hits = 0;
  for (const line of text.split("\n")) for (const rule of rules) if (rule.test(line)) hits++;
  return hits;
}

export const extraction: Group = {
  name: "extraction",
  title: "Reading what an agent printed",
  notes: [
    "Summary, decisions, commits, unfinished work, next steps and facts in one pass, all eleven languages at once.",
  ],
  async run(bench) {
    return [
      ...(await measure(bench, "english", [1 / 8, "≥ 1/8"])),
      ...(await measure(bench, "chinese", [1 / 5, "≥ 1/5"])),
    ];
  },
};
