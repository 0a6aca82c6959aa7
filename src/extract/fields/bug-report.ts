import { inSmallLetters } from "../../text/small-letters.js";

/*
 * What a user says goes wrong, with a word of rules in it: "the page always crashes", "it never loads". The word must stand
 * beside the trouble: "if the build fails, never push" is a rule. In small letters.
 */
const TROUBLE = [
  "(?:always|never|still|constantly|every time,? it|each time,? it|only) (?:\\w{2,12} )?(?:crash|fail|freez|hang|break|throw|flicker|disappear|vanish|jump|redirect|loop|time|log|lose|error|return|go|get|end|stick|kick)(?:e?s|ed) ?(?:on|up|out|off|back|me|my|to|an? |the |with|when|in|if|after|\\d|null|undefined|nothing|empty|$|[.,;!])",
  "never (?:had|happens?|happened|occurs|occurred|saw|seen|was|were|works?|worked|loads?|loaded|finish(?:es|ed)|ends?|ended|arrives?|arrived|fires?|fired|renders?|opens?|opened|starts|started|stops|stopped|shows|showed|appears|appeared|updates|updated|responds|responded|returns|returned|gets|got|comes|came)(?![a-z])",
  "only (?:shows|displays|returns|works|worked|loads|renders|prints|saves|gets) ",
  "(?:siempre|constantemente|cada vez) (?:se )?(?:(?:me|te|le|nos) )?(?:cae|cuelga|rompe|falla|bloquea|cierra|congela|da (?:un )?error|devuelve|lanza|pierde|queda|redirige)(?!\\p{L})|nunca (?:funciona|carga|termina|aparece|responde|abre|llega|arranca|se (?:abre|carga|actualiza|muestra|ejecuta))(?!\\p{L})|(?:falla|se cae|se cuelga|se rompe) siempre",
  "(?:sempre|toda vez) (?:(?:me|se) )?(?:trava|quebra|falha|cai|fecha|congela|dá (?:um )?erro|devolve|retorna|lança|perde|fica)(?!\\p{L})|(?:trava|quebra|falha|cai) sempre|nunca (?:funciona|carrega|termina|aparece|responde|abre|chega|inicia|atualiza)(?!\\p{L})",
  "(?:plante|échoue|casse|bloque|se fige|se ferme|crashe|renvoie|affiche|perd|tombe|redirige) (?:toujours|tout le temps|à chaque fois|constamment)|toujours (?:une erreur|un écran|en erreur)|ne (?:marche|fonctionne|charge|termine|répond|s['’]ouvre|s['’]affiche|démarre|finit|part) jamais",
  "(?:va|finisce) sempre in (?:crash|errore)|(?:sempre|ogni volta) (?:fallisce|crasha|si (?:blocca|rompe|chiude|pianta)|dà errore)|(?:fallisce|crasha|si blocca|si rompe|si chiude|si pianta|dà) sempre|non (?:funziona|carica|si carica|finisce|risponde|si apre|appare|parte|arriva|compare) mai",
  "(?:stürzt|schlägt|hängt|bricht|scheitert|crasht|friert|flackert|verschwindet|springt|wirft|dreht|meldet) (?:\\S{1,12} )?(?:\\S{1,12} )?(?:\\S{1,12} )?(?:immer|jedes mal|ständig|dauernd)|(?:immer|ständig|jedes mal) (?:abstürzt|fehlschlägt|hängt|abbricht|crasht|einen fehler)|(?:funktioniert|lädt|läuft|startet|erscheint|öffnet sich|reagiert|endet|geht|kommt) (?:\\S{1,12} )?(?:\\S{1,12} )?(?:nie|niemals)(?!\\p{L})",
  "(?:всегда|постоянно|каждый раз|вечно) (?:\\p{L}{1,12} )?(?:пада|вылета|завис|лома|выда[её]т|кида|броса|сбрасыва|слетa|слета|теря|перебрасыва|показывает (?:пуст|бел|ошиб))\\p{L}{0,9}|никогда не (?:работа|грузи|загружа|открыва|заверша|заканчива|появля|отвеча|запуска|приход|срабатыва)\\p{L}{0,9}",
  "(?:vždy|vždycky|pokaždé|pořád|neustále) (?:\\p{L}{1,12} )?(?:spadne|padá|padne|selže|selhává|zamrzne|zamrzá|zasekne|hází|vrací chyb|vyhodí|zmizí|havaruje)(?!\\p{L})|nikdy (?:\\p{L}{1,12} )?(?:nefunguj|nenačt|nenačít|neskonč|neodpoví|neotevř|neobjeví|nenaběhn|nespustí|nepřijd)\\p{L}{0,9}",
];
const TROUBLE_UNSPACED = [
  "(?:总是|總是|老是|一直|始终|始終|每次[^，。]{0,20}(?:都|就))(?:会|會|在|要|是)?[^，。]{0,6}(?:白屏|黑屏|崩溃|崩潰|报错|報錯|出错|出錯|失败|失敗|卡住|卡死|卡在|超时|超時|闪退|閃退|闪烁|丢失|丟失|跳回|跳转到|跳到|掉线|死机|挂掉|掛掉|返回 ?[45]\\d\\d|返回 ?(?:null|空)|显示空|乱码|亂碼|不对|不對|不行|不生效|打不开|打不開|没反应|沒反應|没有反应)",
  "(?:必ず|常に|いつも|毎回|絶対に?)[^。、]{0,12}(?:落ち|クラッシュ|失敗|エラー|固ま|フリーズ|止ま|消え|真っ白|真っ黒|タイムアウト|反応し(?:ない|ません)|動(?:かない|きません|作しな|作しませ)|表示され(?:ない|ません)|開(?:かない|きません))(?!たら|れば|ないよう|ないように|た場合|る場合|た時|る時)",
  "(?:항상|늘|매번|계속|언제나|절대)[^.,]{0,10}(?:죽어|죽습|죽는|실패하|실패해|실패합|오류가|에러가|멈춰|멈춥|멈추네|튕겨|튕깁|꺼져|꺼집|깨져|깨집|사라져|사라집|하얗게|작동하지 않(?:아|습|네|는)|동작하지 않(?:아|습|네|는)|안 (?:돼|됩|되네|열|떠|뜨)|로드되지 않(?:아|습|네))",
];

/** Who says how it should be states a rule, whatever it is about. */
const WANTED = [
  "must|should|ought to|has to|have to|please|make sure|ensure|from now on|going forward",
  "debe|deben|tiene que|por favor|asegúrate|deve|devem|tem que|garanta|doit|doivent|il faut|veuille|merci de|devono|assicurati",
  "soll|sollen|sollte|muss|müssen|darf|dürfen|bitte|ab jetzt|ab sofort|должен|должна|должно|должны|пожалуйста|musí|nesmí|má|prosím|ať",
];
const WANTED_UNSPACED =
  "必须|必須|应该|應該|请|請|务必|務必|不得|してください|しないで|べき|ようにし|세요|십시오|해야|하지 마";

const tellsTrouble = inSmallLetters(`(?<!\\p{L})(?:${TROUBLE.join("|")})|${TROUBLE_UNSPACED.join("|")}`);
const saysWanted = inSmallLetters(`(?<!\\p{L})(?:${WANTED.join("|")})(?!\\p{L})|${WANTED_UNSPACED}`);

/** Who asks for a repair at the end tells trouble too. In small letters. */
const REPAIR = [
  "(?:can you |could you |please |pls |so )?(?:please )?(?:fix|repair|investigate|debug)(?: (?:it|this|that))?(?: please)?",
  "(?:por favor[, ]{1,2})?(?:arréglalo|arregla(?:r)?|corrígelo|corrija|conserte|conserta|arrume)(?: isso| esto)?(?:,? por favor)?",
  "(?:merci de |peux-tu )?(?:corrige|corriger|répare|réparer)(?: (?:ça|cela))?(?: stp| s['’]il te plaît)?|(?:per favore )?(?:correggi(?:lo)?|sistema(?:lo)?|risolvi)",
  "(?:bitte )?(?:beheben|fixen|reparieren|korrigieren|behebe (?:das|es)|fix das)(?: bitte)?",
  "(?:пожалуйста,? )?(?:исправь|почини|поправь)(?:те)?(?: это)?(?:,? пожалуйста)?",
  "(?:prosím )?(?:oprav|spravte|oprav to|opravte to|opravte)(?: prosím)?",
];
const REPAIR_UNSPACED =
  "(?:请|請|帮我|幫我)?(?:修复|修復|修一下|修好|解决|解決)(?:一下|它|这个问题)?|(?:直|修正)して(?:ください|ほしい)?|(?:고쳐|수정해) ?(?:줘|주세요)?";
const asksRepair = inSmallLetters(`[,;:，、；—–-] {0,2}(?:${[...REPAIR, REPAIR_UNSPACED].join("|")})[.!。！ ]{0,3}$`);
/** An order or a condition at the beginning: "never push when it fails, fix it". */
const ordersFirst = inSmallLetters(
  "^(?:please |bitte |por favor |prosím )?(?:(?:always|never|don['’]t|do not|if|when|whenever|unless|siempre|nunca|no|si|cuando|sempre|não|se|quando|toujours|jamais|ne|quand|lorsque|mai|non|immer|nie|niemals|wenn|falls|всегда|никогда|не|если|когда|vždy|nikdy|když|pokud)(?!\\p{L})|如果|当|當|总是|永远|不要|必须|必ず|常に|항상|절대)|たら|れば|場合|(?:하|되|나|지)면 ",
);

/** Whether a user only tells what goes wrong, or asks to repair it: that ends with the task, and is no rule. */
export function isBugReport(text: string): boolean {
  const said = text.slice(0, 400).replaceAll("’", "'");
  return (tellsTrouble(said) && !saysWanted(said)) || (asksRepair(said) && !ordersFirst(said));
}
