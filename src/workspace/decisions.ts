import { listPattern } from "../text/list-pattern.js";
import { fencedLines } from "./fences.js";
import { lexicon, phraseSource } from "./lexicon.js";

/** Labels and openings of a line in which an agent says what it has decided. */
const LABEL = {
  en: "decision|decided|design decision|key decision",
  zh: "決定|决定|決策|决策|設計決定|设计决定",
  ja: "決定|決定事項|設計判断",
  ko: "결정|결정 사항|결정사항|설계 결정",
  es: "decisión|decidido|decisión de diseño",
  ru: "решение|решено|проектное решение",
  pt: "decisão|decidido|decisão de projeto",
  fr: "décision|décidé|décision de conception",
  de: "entscheidung|entschieden|beschlossen|entwurfsentscheidung",
  it: "decisione|deciso|decisione di progetto",
  cs: "rozhodnutí|rozhodnuto|návrhové rozhodnutí",
};
const OPENING = {
  en: "we decided to|i decided to|i've decided to|we've decided to|decided to|we will use|i'll use|i will use|we'll use|i'll go with|we'll go with|going with|we settled on|i settled on|i chose|we chose",
  zh: "我們決定|我们决定|我決定|我决定|決定使用|决定使用|決定採用|决定采用|我們採用|我们采用|我們選擇|我们选择",
  ja: "と決定し|を採用し|を使うことに|に決めまし|ことにします|ことにしました",
  ko: "사용하기로 했|쓰기로 했|하기로 결정|하기로 했|채택하기로",
  es: "decidimos|hemos decidido|decidí|he decidido|vamos a usar|usaremos|optamos por|elegimos",
  pt: "decidimos|decidi|vamos usar|usaremos|optamos por|optei por|escolhemos|escolhi",
  fr: "nous avons décidé|on a décidé|j'ai décidé|nous utiliserons|on va utiliser|je vais utiliser|nous avons choisi|on a choisi|j'ai choisi|on part sur",
  de: "wir haben uns entschieden|ich habe mich entschieden|wir haben entschieden|wir verwenden künftig|wir nehmen|ich nehme|wir setzen auf|wir entscheiden uns für",
  it: "abbiamo deciso|ho deciso|useremo|userò|abbiamo scelto|ho scelto|optiamo per|scegliamo",
  cs: "rozhodli jsme|rozhodl jsem|rozhodla jsem|budeme používat|použijeme|zvolili jsme|zvolil jsem|zvolila jsem|vybrali jsme",
  ru: "мы решили|я решил|я решила|решили использовать|будем использовать|выбрали|я выбрал|остановились на",
};
/** Languages that put the verb last: the whole line is the decision. */
const FINAL = { ja: OPENING.ja, ko: OPENING.ko };

const MAX_ANSWER = 64 * 1024;
const MAX_LINE = 600;
const MAX_DECISIONS = 3;

const labelled = once(() =>
  listPattern(
    `^(?:${phraseSource(LABEL)})(?:\\s{0,2})(?:\\*\\*|__)?(?:\\s{0,2})[:：](?:\\*\\*|__)?(?=\\s{0,2}\\S)`,
    "iu",
  ),
);
const opened = once(() => listPattern(`^(?:${phraseSource({ ...OPENING, ja: "", ko: "" })})`, "iu"));
const final = lexicon(FINAL);

/** The lines of an answer that state a decision, last ones first in importance; code and quotes are not the agent's words. */
export function decisionLines(answer: string): string[] {
  const lines = answer.slice(-MAX_ANSWER).split(/\r\n|\r|\n/);
  const fenced = fencedLines(lines);
  const found: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (fenced[i]) continue;
    const line = (lines[i] ?? "")
      .slice(0, MAX_LINE)
      .replace(/^\s*(?:[-*•+]\s+|\d{1,3}[.)]\s+|#{1,6}\s+)?(?:\*\*|__)?/, "");
    const label = labelled().exec(line)?.[0];
    const text =
      label !== undefined ? line.slice(label.length) : opened().test(line) || final().test(line) ? line : null;
    if (text) found.push(text.replace(/\*\*|__/g, "").trim());
  }
  return [...new Set(found)].slice(-MAX_DECISIONS);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
