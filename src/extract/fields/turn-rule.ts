import type { Candidate } from "../candidate.js";

/**
 * What the host of an agent tells it about taking turns and calling tools. It comes in the user's messages and sounds like a
 * rule, yet it says nothing of the project or of the person, and every session is told it anew.
 */
const TURN_RULE =
  /\bspecial interface\b|\binteractive (?:session )?commands?\b|\bterminal session\b|\bcurrently open file\b|\b(?:edit|submit|goto|scroll_?(?:down|up)?|finish) (?:command|action)\b|\b(?:tool|function)(?:[ /]\w{1,20}){0,2} calls?\b|\bcall(?:s|ing)? (?:a |one |the )?(?:tool|function)s?\b|\b(?:one|single) (?:command|tool|action|function)\b.{0,20}\b(?:at a time|per (?:turn|response|message|step))|\bper (?:response|turn)\b|\bwait for (?:the |my |our )?(?:feedback|results?|output|response)\b|\b(?:your|each) (?:response|reply|answer) (?:must|should)\b|每次(?:只|回复|调用)|一次只能?(?:执行|調用|调用)|調用工具|调用工具|ツール(?:呼び出し|を呼)|一度に一つの(?:コマンド|ツール)|도구 호출|за раз (?:только )?одну команду|вызов(?:а|ы|ов|ом)? инструмент|llamada[s]? (?:a|de) herramientas?|chamadas? de ferramentas?|appels? d['’]outils?|werkzeugaufruf|tool-aufruf|chiamat[ae] (?:a|di) strumenti|volání nástroj/iu;

/** Whether a rule is one of the host's for the agent's turns. */
export function isTurnRule(text: string): boolean {
  return TURN_RULE.test(text.slice(0, 400));
}

/** A person may say one or two such things beside the own rules. */
const OF_HOST = 3;

/** Whether a message was composed by the host: then its tips on how to work are told every session anew, too. */
export function isHostsMessage(units: readonly Candidate[]): boolean {
  let found = 0;
  return units.some((unit) => isTurnRule(unit.plain) && ++found === OF_HOST);
}
