import { extractAll } from "../../src/extract/index.js";
import { LANGUAGES, type Language } from "../../src/extract/languages/index.js";
import { inTurn, use } from "../in-turn.js";
import { agentOutput } from "../material.js";
import { type Bench, type Group, type Row, versus } from "../row.js";

const CHARS = 500_000;

type LanguageName = "english" | "chinese";

/** The plain way: for each rule (a class of phrases in a language) one regular expression, each tried on each line. */
function ruleRegexes(names: readonly string[]): RegExp[] {
  const tables: (Language | Record<string, never>)[] = names.map((name) => LANGUAGES[name] ?? {});
  const lists = tables.flatMap((table) =>
    Object.values<string | Record<string, string>>({ ...table }).flatMap((list) => Object.values(asLists(list))),
  );
  return lists.filter(Boolean).map((list) => new RegExp(list.split("|").map(alternative).join("|"), "i"));
}

const asLists = (list: string | Record<string, string>) => (typeof list === "string" ? { list } : list);

function alternative(phrase: string): string {
  const word = phrase.replace(/\*$/, "").replace(/[$()*+.?[\\\]^{|}/]/g, "\\$&");
  if (/[^\x00-\x7f]/.test(word)) return word;
  return phrase.endsWith("*") ? `\\b${word}` : `\\b${word}\\b`;
}

async function measure(bench: Bench, language: LanguageName, share: [number, string]): Promise<Row[]> {
  const texts = [3, 4, 5].map((seed) => agentOutput(CHARS, seed, language));
  const rules = ruleRegexes(Object.keys(LANGUAGES));
  const someRules = ruleRegexes(language === "english" ? ["en"] : ["en", "zh"]);
  const turns = { ours: 0, split: 0, byRule: 0, bySome: 0 };
  const next = (name: keyof typeof turns): string => texts[turns[name]++ % texts.length] ?? "";
  const part = CHARS / 50;
  const ms = await inTurn(
    {
      ours: () => use(extractAll(next("ours"))),
      split: () => use(next("split").split("\n")),
      byRule: () => use(countHits(next("byRule").slice(0, part), rules)),
      bySome: () => use(countHits(next("bySome").slice(0, part), someRules)),
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
  const ruleByRule = (count: number, of: string) => `one regex test per rule and line (${count} rules of ${of})`;
  const occurring = language === "english" ? "English" : "English and Chinese";
  return [
    versus({ ...line, against: '`split("\\n")`', theirs: speed(CHARS, ms.split), atLeast, target }),
    versus({ ...line, against: ruleByRule(rules.length, "all languages"), theirs: speed(part, ms.byRule), atLeast: 3 }),
    versus({ ...line, against: ruleByRule(someRules.length, occurring), theirs: speed(part, ms.bySome) }),
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
