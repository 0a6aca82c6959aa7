import { inSmallLetters } from "../../../text/small-letters.js";

/** What git puts in front of the hash of a commit. No branch is named as loggers name their levels. */
export const BRANCH = String.raw`(?:detached HEAD|(?!(?:WARN(?:ING)?|INFO|ERROR|DEBUG|TRACE|FATAL|NOTICE|CRITICAL|VERBOSE|LOG|PID|pid|info|warn(?:ing)?|error|debug) )[\w.@#+/-]{1,120})`;

/** Words that say a commit was made or sent, in the languages. */
export const DONE =
  /(?:committed|pushed|merged|amended|(?:コミット|プッシュ|commit ?|push ?)(?:済み?|完了|しました|ハッシュ)|已(?:提交|推送)(?:了|为|為|到|成功)?|(?:提交|推送)(?:了|为|為|哈希|成功|完成)|提交并推送|(?:커밋|푸시)(?:했습니다|됨|완료|해시)|закоммичен[оаы]?|закоммитил[аи]?|запушен[оаы]?|запушил[аи]?|отправлен[оаы]?|commit[eéè]e?s?|pouss[eé]e?s?|comm?itad[oa]s?|confirmad[oa]s?|enviad[oa]s?|subid[oa]s?|committat[oaie]|pushat[oaie]|eingecheckt|committet|gepusht|zacommitován[oay]?|zacommitoval[aio]?|commitnut[oaý]|pushnut[oaý]|odeslán[oay]?|commit (?:created|made|creado|hecho|realizado|criado|feito|créé|fait|effectué|réalisé|creato|fatto|erstellt|vytvořen|proveden)|коммит (?:создан|сделан|выполнен))/giu;
/** What may stand between such a word and the hash: a branch, and the word for a commit. */
export const TO_HASH =
  /^(?:[*]{0,2} (?:as|comme|como|sous|als|come|jako|как|it as|is|(?:to|on|sur|en|em|su|auf|na|в) \S{1,60}))?[^\p{L}\d]{0,8}(?:(?:commit|コミット|提交|коммит)[^\p{L}\d]{0,4})?$/iu;
/** The rest of a clause that ends in a bracket around the hash. */
export const TO_BRACKET =
  /^(?!\p{L})[^.!?;。！？；(（]{0,90}[(（][^\p{L}\d(（]{0,4}(?:(?:commit|コミット|提交|коммит)[^\p{L}\d]{1,4})?$/iu;

export const LABELLED =
  /(?:^|[^\p{L}])(?:commit |コミット)?(?:hash|sha|id|哈希|ハッシュ)\**\s*[:：=][^\p{L}\d]{0,8}$/iu;
/** "Commit `abc1234`" counts where it opens a statement or is a label of its own; elsewhere it may be any commit. */
export const NAMED =
  /(?:^|[.。;\n]|[:：] ?)[^\p{L}\d]{0,8}(?:(?:new|final|nouveau|nuevo|novo|nuovo|neuer|nový|новый|新しい|新) ?)?(?:commits?|コミット|提交|커밋|коммит)(?: ?#?\d{1,2}|(?: \p{L}{1,14}){1,2} ?[:：])?[^\p{L}\d]{1,8}$/iu;
export const SAID_AFTER =
  /^[`)*\s]{0,4}(?:を?コミット|(?:commit )?完了|として(?:記録|コミット)|(?:を|は)?プッシュ|已(?:推送|提交|创建|創建)|(?:推送|提交)成功|(?:(?:was|has been|is) )?(?:created|made|pushed|committed)\b|(?:a été )?(?:créé|poussé|effectué|réalisé)|(?:fue |ha sido |foi )?(?:cread|criad|enviad|subid|realizad)[oa]\b|(?:è stato )?(?:creato|inviato|pushato)\b|(?:wurde )?(?:erstellt|gepusht)\b|(?:byl )?(?:vytvořen|odeslán|pushnut)|(?:был )?(?:создан|отправлен|запушен))/i;
/** What a commit did is told of one that was looked at. What it does may be told of one's own. */
export const TOLD_OF =
  /^[`*"]{0,4} ?(?:(?:(?:had )?(?:added|removed|introduced|changed|touched|deleted|renamed|fixed|broke)|fügte|entfernte|änderte|ergänzte|añadió|agregó|quitó|eliminó|introdujo|cambió|adicionou|removeu|introduziu|alterou|mudou|a (?:ajouté|supprimé|retiré|introduit|modifié)|ha (?:aggiunto|rimosso|tolto|introdotto|modificato)|přidal|odstranil|odebral|zavedl|změnil|добавил|удалил|убрал|вв[её]л|изменил)(?!\p{L})|(?:添加|增加|加入|删除|刪除|移除|引入|去掉)了|が[^。、]{1,14}(?:追加|削除|導入|変更)|[이가은는] [^.,]{1,14}(?:추가|제거|삭제|도입)(?:했|하였))/iu;
export const PUSH = /push|推送|プッシュ|푸시|отправ|запуш|pouss[eé]|enviad|subid|inviat|odesl/i;
/** What is on no server, in no other branch, or left out on purpose: a commit does not change it. In small letters. */
export const ELSEWHERE =
  "push|推送|プッシュ|푸시|отправ|запуш|pouss|enviad|subi[dr]|inviat|odesl|gepusht|ahead|origin|merge|remote|local|lokal|本地|ローカル|로컬|purpose|intention|deliberate|absicht|propósito|exprès|volontaire|apposta|намеренно|záměrně|有意|故意|意図|일부러";
/** Nothing at all is in a commit: what stands in one below cannot be left out. In small letters. */
export const NOTHING_KEPT =
  "(?<!\\p{L})(?:nothing|none of|nichts|nada|rien|niente|nulla|nic|ничего)(?!\\p{L})|什么[都也]|什麼[都也]|何も|아무것도|^(?:まだ|아직|还没|還沒|尚未)";
/** The hash is named as a place in history, not as something made now. */
export const MENTIONED =
  /(?:(?<![\p{L}])(?:from|since|before|after|onto|on top of|bas(?:e|ed) on|at|of|by|with|previous|parent|existing|earlier|older|upstream|original|reverts?|reverted|revert of|cherry[- ]pick\w*|introduced|between|until|head|checkout|reset|stash\w*|tree|blob|version|see|pinn?(?:ed|s)?|depuis|avant|desde|antes|pelo|vor|seit|dal|del|prima|od|před|из|от|до|после|以前|之前|从)(?: (?!committed|pushed)[\p{L}#'’]{1,14}){0,2} commits?[^\p{L}\d]{1,6}|(?<![\p{L}])(?:head|base|parent|tree|blob|stash|version|from|since|until|before|after|onto|on top of|at)[^\p{L}\d]{1,4}|\.\.\.?)$/iu;
/** "in commit …" says where something is: what a sentence says of it decides. */
export const PLACED =
  /(?<![\p{L}])(?:in|into|dans|sur|du|en|no|na|do|da|em|im|am|von|nel|nella|v|ve|в|在)(?: (?!committed|pushed)[\p{L}#'’]{1,14}){0,2} commits?[^\p{L}\d]{1,6}$/iu;
/** The line above a list of commits says that they were found, not made. */
export const FOUND_COMMITS = inSmallLetters(
  "merge-base|(?<!\\p{L})(?:(?:last|latest|recent|previous|earlier|existing|older|past|upstream|relevant|suspect|following upstream) (?:\\w{1,12} )?commits|commits? (?:history|log)|git log|history|(?:reviewed|looked at|checked|inspected|found|read|compared|bisected|between|since) (?:\\w{1,12} )?(?:\\w{1,12} )?(?:\\w{1,12} )?commits|commits (?:on|from|in|by|between|since) (?!this session|this branch)|commits (?:that |which )?(?:touch(?:ed)?|introduced|affect(?:ed)?|last changed)|commits qui (?:ont )?(?:touch|modifi)\\p{L}{1,4}|commits que (?:tocaron|cambiaron|modificaron|tocaram|mudaram|alteraram|modificaram)|commit che (?:hanno )?(?:tocca|modifica|cambia)\\p{L}{1,3}|commits,? die [^.|]{0,30}(?:berühr|änder|geänder)\\p{L}{1,3}|commity,? které (?:měnily|změnily|upravily)|коммиты,? (?:которые )?(?:затрагивали|затронули|меняли|изменили)|(?:últimos|anteriores|recientes) commits|commits (?:anteriores|recientes|previos|existentes)|historial|(?:últimos|anteriores) commits|histórico|(?:derniers|précédents) commits|commits (?:précédents|récents|existants)|historique|(?:ultimi|precedenti) commit|commit (?:precedenti|recenti|esistenti)|cronologia|(?:letzten?|bisherigen?|früheren?|vorhandenen?|neuesten) commits|verlauf|(?:последние|предыдущие|прошлые) коммиты|история|(?:poslední|předchozí|dřívější) commity|historie)(?!\\p{L})|最近的?(?:几个|幾個|\\d{1,2} ?(?:个|個|次))?(?:提交|commit)|(?:之前|以前|现有|現有|历史|歷史)的?(?:提交|commit)|[碰改动動]过[^。|]{0,12}(?:提交|commit)|触(?:れた|った)コミット|건드린 커밋|提交(?:历史|歷史|记录|記錄)|(?:直近|最近|過去|以前|既存)(?:の| )?(?:\\d{1,3} ?)?(?:件の)?(?:コミット|commit)|コミット履歴|(?:최근|이전|기존) (?:\\d{1,3}개?의? ?)?(?:커밋|commit)|커밋 (?:기록|이력|히스토리)",
);
export const ABOUT_COMMITS = /commit|コミット|提交|커밋|коммит/i;
/** How a tool greets: its name and version. The commit told below is the one that it was built from. */
export const GREETING =
  /^[^\p{L}\d]{0,4}(?:\p{Lu}[\w.-]{0,20} ){2,5}\(?(?:[Vv]ersion )?v?\d{1,4}\.\d{1,4}\.\d{1,4}\S{0,20}$/u;
