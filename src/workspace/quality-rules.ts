import { listPattern } from "../text/list-pattern.js";
import { QUALITY_WORDS as words } from "./data/quality-words.js";
import { announcesWork, namesRecentTime, newsOfChecks, reportsWork, tellsWork } from "./finished-work.js";
import { lexicon, phraseSource } from "./lexicon.js";
import type { QualityReason } from "./quality.js";
import { visualLength } from "./visual-length.js";

type Rule = (text: string, type: string) => boolean;

const has = Object.fromEntries(Object.entries(words).map(([name, phrases]) => [name, lexicon(phrases)])) as Record<
  keyof typeof words,
  () => RegExp
>;
const says = (concept: keyof typeof words, text: string) => has[concept]().test(text);

/** A pattern that is compiled on first use. */
function pattern(source: string | (() => string), flags: "iu" | "u" = "iu"): (text: string) => boolean {
  let made: RegExp | undefined;
  return (text) => {
    made ??= listPattern(typeof source === "string" ? source : source(), flags);
    return made.test(text);
  };
}

const group = (concept: keyof typeof words) => `(?:${phraseSource(words[concept])})`;
/** Up to a few words or characters of the same clause. */
const NEAR = "(?:[^.;。；!！?？]{0,24})";
/** At most a blank or two; in a group of its own, so that nothing here can be taken for a repeated group. */
const GAP = "(?:\\s{0,2})";
const COUNT = "(?:\\d{1,6})";
const NUMBER = "(?:\\d{1,6}|[一二三四五六七八九十]{1,3})";

// "12 tests passed", "通過 12 個測試": a count and its outcome in one clause.
const countedOutcome = pattern(
  () =>
    `(?<![\\p{L}\\p{N}.])${COUNT}${GAP}(?:/\\s?${COUNT}\\s?)?(?:\\p{L}{1,12}\\s)?${group("TESTS")}${NEAR}${group("OUTCOME")}` +
    `|${group("TESTS")}${NEAR}${COUNT}${GAP}\\p{L}{0,8}${GAP}${group("OUTCOME")}` +
    `|${group("OUTCOME")}${GAP}${COUNT}${GAP}${group("TESTS")}`,
);
// "Phase 2 is done", "第 2 階段已完成", "已完成 Phase 2-3".
const stageDone = pattern(
  () =>
    `${group("STAGE")}${GAP}[#№]?${GAP}${NUMBER}${NEAR}${group("DONE")}` +
    `|${NUMBER}${GAP}(?:番目の|차|-я|-й|ª|º)?${GAP}${group("STAGE")}${NEAR}${group("DONE")}` +
    `|${group("DONE")}${NEAR}${group("STAGE")}${GAP}[#№]?${GAP}${NUMBER}`,
);
// "All tests pass", "測試全部通過".
const allTests = pattern(
  () =>
    `${group("ALL")}${NEAR}${group("TESTS")}${NEAR}${group("OUTCOME")}|${group("TESTS")}${NEAR}${group("ALL")}${NEAR}${group("OUTCOME")}`,
);
// "The tests pass again", "тесты теперь проходят".
const checksByNow = newsOfChecks(phraseSource(words.OUTCOME));
/** Where the next statement begins. */
const NEXT_STATEMENT = /[;；。]|[.!]\s|\s[—–]\s/u;
const fileCount = pattern(() => `\\d{1,6}${GAP}${group("FILES")}`);

const progressSnapshot: Rule = (text) => {
  if (countedOutcome(text) || stageDone(text) || says("MOMENT", text)) return true;
  if (fileCount(text)) return !says("LIMIT", text) && (says("DONE", text) || says("HANDLED", text));
  if ((allTests(text) || checksByNow(text)) && !says("RULE", text)) return true;
  if (namesRecentTime(text) && says("DONE", text) && !says("RULE", text)) return true;
  // "Removed the default export; always use named exports" is a report and a rule: the rule is worth more.
  if (reportsWork(text)) return !says("PREFERENCE", text.split(NEXT_STATEMENT).slice(1).join(" "));
  // A finished unit of work is a report, unless the sentence is a rule about such units ("tests must be updated with …").
  return says("DONE", text) && says("WORK_UNIT", text) && !says("RULE", text) && !says("PREFERENCE", text);
};

const ERROR_OPENING = pattern(
  "^[^\\p{L}\\p{N}]{0,3}(?:uncaught |unhandled )?(?:[\\w.]{0,60}(?:error|exception)(?:\\[\\w{1,10}\\])?\\s?[:：]|(?:error|fatal|panic|npm err!)[:：\\s]\\s?.{0,12}[:：]|traceback \\(most recent|panic:|fatal:|err!|npm err!|[\\w.]{0,60}(?:error|exception)\\s(?:in|at|on)\\s|segmentation fault|(?:エラー|錯誤|错误|異常|异常|오류|에러|예외|ошибка|исключение|excepción)\\s?[:：])",
);
const STACK_FRAME = pattern(
  '(?:^|\\s)at\\s\\S{1,200}\\s\\(?[^()\\s]{1,200}:\\d{1,7}(?::\\d{1,7})?\\)?|(?:^|\\s)at\\s\\(?[^()\\s]{1,200}:\\d{1,7}:\\d{1,7}\\)?|file "[^"]{1,200}", line \\d|error\\sTS\\d{3,5}',
);
const rawError: Rule = (text) => ERROR_OPENING(text) || STACK_FRAME(text);

const CONVENTIONAL = pattern(
  "^[^\\p{L}\\p{N}]{0,3}(?:fix|feat|chore|docs|refactor|test|perf|style|ci|build|revert)(?:\\([^)]{0,40}\\))?!?:\\s",
);
const PIPELINE_RESULT = pattern(
  () =>
    `(?<![\\p{L}\\p{N}])(?:ci|github actions|pipeline|workflow|пайплайн|流水線|流水线|パイプライン|파이프라인)(?![a-z])${NEAR}(?:${phraseSource(
      {
        en: "passed|failed|succeeded|flaky|is green|is red|was green|went green",
        zh: "通過了|通过了|已通過|已通过|失敗|失败",
        ja: "通った|通りました|失敗|落ちた|成功した",
        ko: "통과했|통과함|실패|성공했",
        es: "pasó|falló|en verde|en rojo|ha pasado|ha fallado",
        ru: "прошел|прошёл|прошла|упал|упала|зелен*|зелён*|провал*",
      },
    )})`,
);
const HEX = /(?<![\p{L}\p{N}#_.-])[0-9a-f]{7,40}(?![\p{L}\p{N}_-])/gu;
/** A hash has letters and digits; "defaced" and "1234567" are a word and a number, "12345e6" is a number too. */
function namesCommit(text: string): boolean {
  for (const [hit] of text.matchAll(HEX)) {
    if (/\d/.test(hit) && /[a-f]/.test(hit) && !/^\d+e\d+$/.test(hit)) return true;
  }
  return false;
}
const commitSnapshot: Rule = (text) =>
  CONVENTIONAL(text) || namesCommit(text) || (PIPELINE_RESULT(text) && !says("RULE", text));

const URL = /(?:https?|ftp|file|git|ssh|wss?):\/\/[^\s"'<>]+/giu;
const SEPARATORS = /[\s"'`,;()（）「」『』，。、；]+/u;
/** A root, a drive, a dot in a name, or more than one separator: "and/or" and "input/output" are words. */
const isPath = (token: string) =>
  /[\\/]/.test(token) && (/^[~./\\]|^[a-z]:[\\/]|\.\w/i.test(token) || /[\\/].+[\\/]/.test(token));
const isAbsolute = (token: string) =>
  /^(?:[~\\/]|[a-z]:[\\/])/i.test(token) && (token.match(/[\\/]/g)?.length ?? 0) > 1;

const pathHeavy: Rule = (text) => {
  const rest = text.replace(URL, " ").trim();
  const paths = rest.split(SEPARATORS).filter(isPath);
  const share = paths.reduce((sum, path) => sum + visualLength(path), 0);
  return paths.filter(isAbsolute).length > 2 || share * 2 > visualLength(rest);
};

const statusOpening = pattern(() => `^[^\\p{L}\\p{N}]{0,3}(?:${phraseSource(words.STATUS_OPENING)})`);
const temporaryStatus: Rule = (text) => statusOpening(text) || says("STATUS_PHRASE", text) || announcesWork(text);

/** A word on the way to the name, if there is one. */
const WORD = "(?:\\p{L}{1,12}\\s)?";
const FILE_NAME = "[`'\"]?[\\p{L}\\p{N}_./@-]{1,120}\\.[a-z]{1,5}[`'\"]?(?![a-z0-9])";
const touchedFile = pattern(
  () =>
    `^[^\\p{L}\\p{N}]{0,3}(?:i |we |just |he |a )?(?:${phraseSource({
      en: "modified|edited|changed|created|updated|touched|deleted|renamed|rewrote|opened|viewed|read",
      zh: "修改了|修改|編輯了|编辑了|編輯|编辑|更新了|更新|建立了|创建了|新增了|刪除了|删除了|已修改|已更新|已編輯|已编辑",
      es: "modifiqué|modificado|modificamos|editado|edité|cambiado|cambié|actualizado|actualicé|creado|creé|eliminado|se modificó|se editó|se cambió",
      ru: "изменен*|изменён*|изменил*|отредактирован*|отредактировал*|обновлен*|обновлён*|обновил*|создан*|создал*|удален*|удалён*|удалил*|правил*|поправил*",
    })})${GAP}${WORD}${WORD}${WORD}${FILE_NAME}` +
    `|${FILE_NAME}${GAP}(?:was |were )?(?:${phraseSource({
      en: "was modified|was edited|was changed|was updated|modified|edited",
      ja: "を修正|を変更|を編集|を更新|を作成|を削除",
      ko: "를 수정|을 수정|를 변경|을 변경|를 편집|을 편집|를 업데이트|을 업데이트|를 생성|을 생성|를 삭제|을 삭제",
    })})`,
);
const activeFile: Rule = (text) => touchedFile(text) && !says("RULE", text);

const DECLARATION = pattern(
  "^[^\\p{L}\\p{N}]{0,3}(?:export |default |public |private |static |abstract |async |pub |declare )?(?:export |default |public |private |static |abstract |async )?(?:static |abstract |async )?(?:(?:function|func|fn|def)\\s?\\*?\\s?[\\w$.]{1,80}\\s?(?:<[^>]{0,80}>)?\\(|(?:class|interface|struct|enum|trait|impl|protocol)\\s[\\w$<>, ]{1,80}?(?:\\sextends\\s.{1,80}|\\simplements\\s.{1,80})?\\s?[{:(]|(?:class|interface|struct)\\s[A-Z]\\w{1,80}$|type\\s[\\w$<>]{1,80}\\s?=|(?:const|let|var|val)\\s[\\w$]{1,80}\\s?(?::[^=]{1,80})?=)",
);
const ENDPOINT = pattern("^[^\\p{L}\\p{N}]{0,3}(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\\s{1,3}/\\S{0,200}", "u");
const signature: Rule = (text) => DECLARATION(text) || ENDPOINT(text);

const questionOpening = pattern(() => `^[^\\p{L}\\p{N}]{0,3}(?:${phraseSource(words.QUESTION_OPENING)})`);
const unresolvedQuestion: Rule = (text) => {
  const rest = text.replace(URL, " ").trim();
  if (/[?？؟]["'”’」』)）]{0,2}$/u.test(rest) || /^[¿]/u.test(rest)) return true;
  if (questionOpening(rest)) return true;
  return says("WHETHER", rest) && !says("CONDITION", rest);
};

const transientBug: Rule = (text) => says("TRANSIENT", text);

const ID = /(?<![\p{L}\p{N}/.])[\p{L}\p{N}_-]{12,80}(?![\p{L}\p{N}/.])/gu;
/** Letters and digits that alternate as no name does. */
function looksRandom(token: string): boolean {
  const digits = token.match(/\d/g)?.length ?? 0;
  const letters = token.match(/[a-z]/gi)?.length ?? 0;
  const switches = token.match(/(?:\d(?=[a-z])|[a-z](?=\d)|[a-z](?=[A-Z]))/g)?.length ?? 0;
  return digits >= 3 && letters >= 3 && switches >= 4;
}
const deployment: Rule = (text) =>
  says("DEPLOYED", text) && [...text.matchAll(ID)].some(([token]) => looksRandom(token));

const ORDER = pattern(
  "(?<![\\p{L}])(?:ignore|disregard|overwrite|override|bypass|forget)\\s(?:\\p{L}{1,12}\\s)?(?:\\p{L}{1,12}\\s)?(?:\\p{L}{1,12}\\s)?(?:instruction|instructions|prompt|prompts|system rules|rules above|guardrails|safety rules|system message|behavior|behaviour)(?![\\p{L}])",
);
/**
 * "You must always push without review": an order to the model that takes a safeguard away. A rule of the user is told as
 * one ("the user pushes without review"), or stands in the user's own words, which do not pass this gate.
 */
const unguardedOrder: Rule = (text) =>
  says("TOLD", text) &&
  text.split(/[,;.，；。、]/).some((clause) => says("UNGUARDED", clause) && !says("FORBIDS", clause));
const injection: Rule = (text, type) => says("INJECTION", text) || ORDER(text) || unguardedOrder(text, type);

const badFeedback: Rule = (text, type) => type === "feedback" && !says("PREFERENCE", text);

const UPPER_NAME = pattern("(?<![\\p{L}\\p{N}_])[A-Z][A-Z0-9]*_[A-Z0-9_]+(?![\\p{L}\\p{N}_])", "u");
const reportUnit = pattern(
  "(?<![\\p{L}\\p{N}])(?:session|wave|task|ci|commit)(?![\\p{L}\\p{N}])|會話|会话|セッション|タスク|コミット|세션|커밋|sesión|tarea|сесси|задач|коммит",
);
const badDecision: Rule = (text, type) => {
  if (type !== "decision") return false;
  if (tellsWork(text)) return true;
  if (says("RULE", text)) return false;
  const design = UPPER_NAME(text) || says("DESIGN", text);
  return !design || reportUnit(text);
};

/** Every rule with the name of its reason, in the order in which reasons are reported. */
export const RULES: readonly (readonly [QualityReason, Rule])[] = [
  ["progress_snapshot", progressSnapshot],
  ["raw_error", rawError],
  ["commit_or_ci_snapshot", commitSnapshot],
  ["path_heavy", pathHeavy],
  ["temporary_status", temporaryStatus],
  ["active_file_snapshot", activeFile],
  ["code_or_api_signature", signature],
  ["unresolved_question", unresolvedQuestion],
  ["transient_bug_state", transientBug],
  ["deployment_snapshot", deployment],
  ["prompt_injection", injection],
  ["bad_feedback", badFeedback],
  ["bad_decision", badDecision],
];
