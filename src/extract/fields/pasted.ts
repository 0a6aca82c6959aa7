import { inSmallLetters } from "../../text/small-letters.js";
import type { Candidate } from "../candidate.js";
import { cueBit, scanCues } from "../cue-scanner.js";
import { endsColon, isQuestion } from "../lines/ends.js";
import { isLastingRule } from "./lasting-rule.js";
import { isHostsMessage } from "./turn-rule.js";

// A line hands over what is pasted below it when it names it, presents it and ends in a colon. A bare title ("Issue:") stands in
// prompts that go on with orders. In small letters.

const PASTED = inSmallLetters(
  [
    "(?<!\\p{L})(?:readme|docs?|documentation|changelog|release notes|logs?|output|errors?|stack ?trace|traceback|warning|issue|ticket|article|blog post|e-?mail|page|transcript|snippet|answer|response|review|comment|wiki)(?!\\p{L})",
    "(?<!\\p{L})(?:documentación|registro|salida|error|errores|artículo|correo|página|respuesta|comentario|documentação|saída|erro|erros|artigo|resposta|comentário)(?!\\p{L})",
    "(?<!\\p{L})(?:journal|sortie|erreurs?|courriel|réponse|commentaire|documentazione|registro|uscita|errore|errori|articolo|pagina|risposta|commento)(?!\\p{L})",
    "(?<!\\p{L})(?:doku(?:mentation)?|protokoll|ausgabe|fehler(?:meldung)?|artikel|mail|seite|antwort|kommentar|výstup|chyb\\p{L}{0,3}|článek|stránk\\p{L}{1,2}|odpověď|komentář|dokumentac\\p{L}{1,2})(?!\\p{L})",
    "документаци|(?<!\\p{L})лог\\p{L}{0,2}(?!\\p{L})|вывод|ошибк|стать[яиею]|письм|страниц|ответ|комментари",
    "文档|文檔|日志|日誌|输出|輸出|报错|報錯|错误|錯誤|文章|邮件|郵件|网页|網頁|评论|評論|ドキュメント|ログ|出力|エラー|記事|メール|ページ|返信|コメント|문서|로그|출력|오류|에러|기사|메일|페이지|댓글|답변",
  ].join("|"),
);

const PRESENTS = inSmallLetters(
  "(?<!\\p{L})(?:here(?:['’]s| is| are)|this is|these are|i(?:['’]m| am)? (?:get|got|see|saw|found|copied)(?:ting)?|it (?:says|prints|shows)|(?:says|said|reads|wrote|states)|aquí (?:está|tienes|va)|est[ea] es|me (?:sale|da|aparece)|obtengo|dice|aqui (?:está|vai)|recebo|diz|voici|voilà|j['’]obtiens|j['’]ai|dit|ecco|quest[oa] è|ottengo|dice|hier (?:ist|sind)|das ist|ich (?:bekomme|erhalte|sehe)|(?:sagt|steht)|вот|получаю|выда[её]т|пишет|(?:tady|zde) je|(?:toto|tohle) je|dostávám|píše)(?!\\p{L})|这是|這是|以下是|下面是|我得到|显示|顯示|说|說|これが|以下|次の|とあります|다음은|이것은|아래는|라고",
);

/** What a command's template fills in: the state of the repository or of a request, as a tool printed it. */
const CONTEXT = inSmallLetters(
  "^[^\\p{L}]{0,6}(?:(?:current|latest) (?:git|pull request|pr) (?:status|diff|changes|log|comments|description)|(?:current|recent|latest) (?:git )?(?:branch|diff|commits?)|(?:staged|unstaged|untracked) (?:changes|files|diff)|(?:estado|rama|stato|ramo|branch|branche|état) (?:actual|atual|attuale|actuelle?)(?: d[eio] git)?|aktueller (?:git-)?(?:status|branch)|текущая ветка|aktuální (?:stav|větev)(?: gitu)?|[当當]前(?: ?git ?)?的?(?:状态|狀態|分支|差异|差異)|現在の(?: ?git ?)?(?:状態|ブランチ|差分)|현재 (?:git )?(?:상태|브랜치))(?: ?[(（][^()（）]{1,60}[)）])? ?[:：]",
);
const OF_RULES = cueBit("rule") | cueBit("convention") | cueBit("wish");
const ORDER = cueBit("order");
const LONGEST = 120;

/** The units of a user's message that are the user's own: what is pasted behind "this is the log:" is somebody else's. */
export function ownWords(units: readonly Candidate[]): Candidate[] {
  if (isHostsMessage(units)) return units.filter((unit) => isLastingRule(unit.plain));
  let paste: { seq: number; inline: boolean } | undefined;
  return units.filter((unit) => {
    const { block } = unit;
    // Behind the colon, on the same line or the next, the paste ends with the paragraph; below a line of its own it goes on until a
    // paragraph asks or orders something.
    if (paste && block.seq > paste.seq && (paste.inline || isAsked(unit))) paste = undefined;
    if (paste) return false;
    if (CONTEXT(unit.plain.slice(0, LONGEST))) {
      paste = { seq: block.seq, inline: false };
      return false;
    }
    if (!handsOver(unit)) return true;
    paste = { seq: block.seq, inline: !endsColon(block.text) };
    return !paste.inline;
  });
}

/** A title that comes back to what the agent is to do. */
const TASK = inSmallLetters(
  "(?<!\\p{L})(?:task|instru|istru|rule|guideline|tarea|tarefa|tâche|consign|compito|aufgabe|anweisung|regel|regl|règl|regr|regol|задач|правил|úkol|pravidl)|任务|任務|要求|规则|規則|タスク|指示|ルール|작업|규칙",
);

/** Capitals head the parts of a prompt. */
function isAsked({ block, opening, plain }: Candidate): boolean {
  if (block.kind === "heading") return TASK(plain);
  if (block.kind !== "prose" || block.indent > 0) return false;
  return isQuestion(block.text) || (opening & ORDER) !== 0 || /^[A-Z][A-Z ]{3,30}:/.test(block.text);
}

/** Whether a colon in it hands over something pasted. */
function handsOver({ plain, cues, index }: Candidate): boolean {
  if (index > 0 && !endsColon(plain)) return false;
  const head = plain.slice(0, LONGEST).split(/[:：](?!\S)|：/, 1)[0] ?? "";
  if (head.length >= plain.length || head.length >= LONGEST) return false;
  const own = endsColon(plain) ? cues : scanCues(head).all;
  return (own & OF_RULES) === 0 && PASTED(head) && PRESENTS(head);
}
