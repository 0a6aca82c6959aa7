import { inSmallLetters } from "../../text/small-letters.js";

/**
 * Words for handing in what was asked for. Who announces it is done: the run ends with the act, so it is no step that is left.
 * Chinese and Japanese say "提交" of a commit too, so there the answer must be named.
 */
const HAND_IN = [
  "(?:submit|submitting|hand in|turn in) (?:(?:my|the|this|these|our|all) )?(?:\\w+ )?(?:changes?|fix|patch|solution|answer|work|result|flag)",
  "(?:i(?:'ll| will| can)?|let(?:'s|s| me| us)|to|and) (?:now )?submit[.!]?$|(?:with|make) the submission|finali[sz]e the (?:fix|task|submission)",
  "(?:use|using|run|call|with) the `?submit`? (?:command|tool)",
  "soumettre (?:ma|la|cette) (?:solution|réponse)|(?:enviar|entregar) (?:la|mi|a|minha) (?:solución|respuesta|solução|resposta)",
  "(?:lösung|antwort) ein(?:reichen|zureichen)|reiche (?:ich )?(?:jetzt )?(?:die|meine) (?:lösung|antwort) ein",
  "(?:inviare|consegnare) la (?:soluzione|risposta)|odevzdat (?:řešení|odpověď)|отправ(?:ить|лю|ляю) (?:решение|ответ)|сда(?:ть|ю|м) (?:решение|ответ)",
];
const UNSPACED =
  "提交(?:我的)?(?:最终|最終)?(?:答案|解决方案|解決方案|解答)|(?:回答|解答|最終案)を提出|(?:답안|정답|해결책)을 제출";

const speaks = inSmallLetters([...HAND_IN.map((form) => `(?<!\\p{L})(?:${form})`), UNSPACED].join("|"));

/** Whether a statement speaks of handing in the result. */
export function handsIn(text: string): boolean {
  return speaks(text.slice(0, 400).replaceAll("’", "'"));
}
