/*
 * How agents say that they took back their own work. In the forms OBJ stands for what was taken back: all of it, the piece that
 * was told right before, or a commit. In small letters.
 */

export interface TakingBack {
  forms: readonly string[];
  all: string;
  /** What was told right before. */
  last: string;
  commit: string;
  /** Whole ways to say that all was taken back, or the last piece. */
  allSaid?: string;
  lastSaid?: string;
}

export const TAKING_BACK: Readonly<Record<string, TakingBack>> = {
  en: {
    forms: [
      "(?:reverted|undid|undone|rolled back|backed out|discarded|scrapped|withdrew|withdrawn|threw away|thrown away) OBJ",
      "(?:rolled|backed|took|taken|threw|thrown) OBJ (?:back out|back|out again|out|away)",
      "OBJ (?:was|were|has been|have been|got|had to be)(?: then| since| later| all| again| completely| fully)?(?: then| since| later| all| again| completely| fully)? (?:reverted|rolled back|undone|backed out|discarded|scrapped|withdrawn|thrown away|taken out again)",
      "(?:had to|decided to|chose to|was forced to|ended up|needed to) (?:revert|undo|roll back|back out|discard|scrap|throw away|reverting|undoing|rolling back|backing out|discarding|scrapping) OBJ",
      "(?:had to|decided to|chose to|was forced to|ended up) (?:roll|back|take|throw|rolling|backing|taking|throwing) OBJ (?:back out|back|out again|out|away)",
      "OBJ (?:is|are) (?:now |all )?(?:reverted|rolled back|undone|backed out|discarded)",
      "^[^\\p{L}]{0,4}OBJ (?:reverted|rolled back|undone|backed out|discarded)",
    ],
    all: "(?:it all|everything(?: again)?|all of (?:it|this|that|them|my (?:changes|edits|work))|all (?:(?:my|the|these|those|of the|of my) )?(?:\\w{1,20} )?(?:changes|edits|work|modifications)|all|(?:all )?my (?:changes|edits|work|modifications|attempts?)|the (?:whole|entire) (?:thing|change|changeset|attempt|work|set of changes)|(?:these|those) (?:changes|edits))",
    last: "(?:(?:that|this|the|the whole) (?:change|edit|switch|move|step|attempt|modification|migration|experiment|approach|commit's changes)|the changes)",
    commit:
      "(?:(?:(?:the|that|this|my|both|all|those|these)(?: (?:last|previous|latest|new|local|two))? )?commits?|(?:the )?commit `?[0-9a-f]{7,40}`?|`?(?=[a-f]{0,40}\\d)[0-9a-f]{7,40}`?)",
    allSaid:
      "(?:ran|did|used|executed|with) (?:a )?`?git (?:reset --hard|checkout (?:-- )?\\.(?!\\S)|restore \\.(?!\\S))|(?:back (?:to|in) (?:its|the|their) (?:original|previous|initial) state|back to where (?:it|i|we) (?:was|started))|nothing is left of (?:it|my changes)|no(?:ne of my)? (?:code )?changes (?:remain|are left|were kept)(?![a-z])",
    lastSaid:
      "(?:reverted|undid|rolled back|backed out|withdrew|dropped|scrapped) (?:it|that|this)(?: change| again| commit| step| edit| one)?(?=[.,;!)—]|$| because| since| as )|(?:rolled|backed|put) (?:it|that|this) (?:back|out)(?! in)|\\b(?:it|that|this) (?:was|had to be|has been)(?: then| later| again)? (?:reverted|rolled back|undone|backed out|withdrawn|scrapped)",
  },
  es: {
    forms: [
      "(?:revertí|deshice|descarté|anulé|revertimos|deshicimos|descartamos|he revertido|he deshecho|he descartado|hemos revertido) OBJ",
      "(?:tuve que|tuvimos que|decidí|opté por|hubo que|acabé|terminé) (?:revertir|deshacer|descartar|anular|revirtiendo|deshaciendo|descartando) OBJ",
      "se (?:revirtió|revirtieron|deshizo|deshicieron|descartó|descartaron|anuló|anularon) OBJ",
      "OBJ (?:se|lo|los|las|la) (?:revirtió|revirtieron|deshizo|deshicieron|descartó|descartaron|anuló|anularon|revertí|deshice)",
      "OBJ (?:fue|fueron|ha sido|han sido|quedó|quedaron|está|están) (?:revertid|deshech|descartad|anulad)[oa]s?",
    ],
    all: "(?:todo(?: lo (?:hecho|anterior)| el trabajo| de nuevo)?|todos (?:los|mis|estos|esos) cambios|todas (?:las|mis|estas) (?:modificaciones|ediciones)|mis cambios|mis modificaciones)",
    last: "(?:(?:el|ese|este) cambio|(?:la|esa|esta) (?:modificación|migración)|eso|esto|los cambios)",
    commit: "(?:(?:el|ese|este|mi)(?: último)? commit(?: anterior)?|los (?:dos )?commits)",
    allSaid: "lo (?:revertí|deshice) todo|todo (?:volvió|ha vuelto|vuelve) (?:a su|al) estado",
    lastSaid: "(?<!\\p{L})(?:lo|la) (?:revertí|deshice|tuve que (?:revertir|deshacer))(?! todo)",
  },
  pt: {
    forms: [
      "(?:reverti|desfiz|descartei|anulei|revertemos|desfizemos|descartamos) OBJ",
      "(?:tive que|tive de|tivemos que|decidi|optei por|acabei|foi preciso) (?:reverter|desfazer|descartar|anular|revertendo|desfazendo|descartando) OBJ",
      "OBJ (?:foi|foram|ficou|ficaram|está|estão)(?: tod[oa]s?)? (?:revertid|desfeit|descartad|anulad)[oa]s?",
    ],
    all: "(?:tudo(?: de novo)?|todas as (?:minhas )?(?:alterações|mudanças|modificações)|(?:as )?minhas (?:alterações|mudanças|modificações)|todo o trabalho)",
    last: "(?:isso|isto|(?:a|essa|esta) (?:mudança|alteração|modificação|migração)|as (?:mudanças|alterações))",
    commit: "(?:(?:o|esse|este|meu)(?: último)? commit(?: anterior)?|os (?:dois )?commits)",
    lastSaid: "(?<!\\p{L})(?:o|a) (?:reverti|desfiz)(?!\\p{L})",
  },
  fr: {
    forms: [
      "(?:ai|avons|on a|a été|ont été) (?:donc |ensuite |finalement |alors )?(?:donc |ensuite |finalement |alors )?(?:annulé|défait|abandonné|retiré|révoqué|reverté) OBJ",
      "OBJ (?:a|ont) été(?: donc| ensuite| finalement| toutes| tous)?(?: donc| ensuite| finalement| toutes| tous)? (?:annulé|défait|retiré|abandonné|reverté)e?s?",
      "(?:ai dû|avons dû|a fallu|ai décidé d['’]|ai fini par|ai préféré) ?(?:annuler|défaire|retirer|abandonner|reverter) OBJ",
      "^[^\\p{L}]{0,4}(?:annulé|défait|reverté) OBJ",
    ],
    all: "(?:tout(?:e la modification| le travail)?|tous (?:les|mes|ces) changements|toutes (?:les|mes|ces) modifications|mes (?:changements|modifications)|l['’]ensemble(?: des (?:changements|modifications))?)",
    last: "(?:(?:le|ce) changement|(?:la|cette) (?:modification|migration)|cela|ça|les (?:changements|modifications)|ce choix)",
    commit: "(?:(?:le|ce|mon)(?: dernier)? commit|les (?:deux )?commits)",
    allSaid:
      "(?<!\\p{L})(?:ai|avons|a) (?:donc |ensuite |finalement |alors )?(?:donc |ensuite |finalement |alors )?tout (?:annulé|défait|retiré|rétabli|remis (?:en état|comme avant)|reverté)|(?:ai dû|avons dû|a fallu|ai décidé de|ai fini par) tout (?:annuler|défaire|retirer|remettre)|tout (?:est|a) (?:revenu|été annulé|été remis)|revenu à l['’]état (?:initial|précédent|d['’]origine)",
    lastSaid: "(?<!\\p{L})l['’]ai (?:donc |ensuite |finalement )?(?:annulé|retiré|défait|reverté)|revenu en arrière",
  },
  it: {
    forms: [
      "(?:ho|abbiamo) (?:quindi |poi |infine )?(?:annullato|ripristinato|scartato|disfatto|ritirato|revertito) OBJ",
      "(?:ho dovuto|abbiamo dovuto|ho deciso di|ho finito per|ho preferito) (?:annullare|ripristinare|scartare|ritirare|revertire) OBJ",
      "OBJ (?:è stat[oa]|sono stat[ie]|è|sono)(?: poi| tutt[ie]| quindi)?(?: poi| tutt[ie]| quindi)? (?:annullat|ripristinat|scartat|ritirat|revertit)[oaie]",
      "^[^\\p{L}]{0,4}(?:annullat[oaie]|scartat[oaie]) OBJ",
    ],
    all: "(?:tutto(?: il lavoro)?|tutte le (?:mie )?modifiche|tutti i (?:miei )?cambiamenti|le mie modifiche)",
    last: "(?:(?:la|questa|quella) (?:modifica|migrazione)|(?:il|questo|quel) cambiamento|le modifiche)",
    commit: "(?:(?:il|questo|quel|l['’]ultimo)(?: mio)? ?commit|i (?:due )?commit)",
    allSaid: "tornato allo stato (?:iniziale|precedente|originale)",
    lastSaid: "(?<!\\p{L})l['’]ho (?:annullat|ritirat|scartat|revertit)[oa]|tornato indietro",
  },
  de: {
    forms: [
      "OBJ(?: (?:wurde|wurden|ist|sind|habe ich|haben wir|ich|musste ich|wieder|dann|daher|deshalb|also|komplett|vollständig|anschließend|schließlich))?(?: (?:wurde|wurden|ist|sind|habe ich|haben wir|ich|musste ich|wieder|dann|daher|deshalb|also|komplett|vollständig|anschließend|schließlich))? (?:zurückgesetzt|zurückgenommen|zurückgerollt|zurückgedreht|rückgängig gemacht|verworfen|revertiert|zurückgezogen)(?! werden)",
      "(?:musste|mussten) (?:ich |wir )?(?:daher |deshalb |also |dann )?OBJ (?:wieder |komplett )?(?:wieder |komplett )?(?:zurücksetzen|zurücknehmen|zurückrollen|rückgängig machen|verwerfen)",
      "(?:machte|nahm|setzte|rollte|drehte|zog) (?:ich |wir )?OBJ (?:wieder |dann )?(?:rückgängig|zurück)",
    ],
    all: "(?:alles|alle (?:meine |diese )?(?:änderungen|anpassungen)|sämtliche (?:änderungen|anpassungen)|meine (?:änderungen|anpassungen)|das ganze|die gesamte arbeit)",
    last: "(?:(?<!\\p{L})(?:das|dies|es|sie)|(?:die|diese) (?:änderung|umstellung|migration|anpassung|änderungen)|den (?:schritt|wechsel|umbau))",
    commit: "(?:(?:den|der|diesen|dieser|meinen)(?: letzten| letzte)? commit|die (?:beiden )?commits)",
    allSaid: "wieder (?:im|in den) (?:ursprünglichen|alten|vorherigen) (?:zustand|stand)|wieder auf dem alten stand",
  },
  ru: {
    forms: [
      "(?:откатил|отменил|вернул|сбросил|отозвал)[аи]? OBJ(?: обратно| назад| полностью)?",
      "(?:пришлось|решил|решила|решили) (?:откатить|отменить|вернуть|сбросить) OBJ(?: обратно| назад)?",
      "OBJ (?:я |мы |пришлось |было решено )?(?:откатил|отменил|вернул|сбросил|откатит|отменит|вернут)(?:а|и|ь)?(?: обратно| назад)?",
      "OBJ (?:был[аои]? |полностью |затем )?(?:был[аои]? |полностью |затем )?(?:откачен|отменен|отменён|сброшен|откатан|возвращен|возвращён)[аоы]?",
    ],
    all: "(?:вс[её](?: сделанное| это| обратно| назад)?|все (?:мои |эти |свои |внес[её]нные )?(?:изменения|правки)|(?:мои|свои) (?:изменения|правки))",
    last: "(?:это|(?:это |данное )?изменение|(?:эту |эта )?правк[уа]|его|её|перенос|миграцию|миграция|изменения|правки)",
    commit: "(?:(?:этот |последний |свой |мой )?коммит|(?:эти |оба |последние )?коммит[ыа])",
    allSaid: "вс[её] (?:вернул[оа]сь|снова) (?:к|в) (?:исходно|прежн)\\p{L}{2,3}",
  },
  cs: {
    forms: [
      "(?:vrátil|zrušil|zahodil|odvolal)[ai]? (?:jsem |jsme )?OBJ(?: zpět| zpátky)?",
      "(?:musel|rozhodl)[ai]? (?:jsem |jsme |se )?(?:jsem |jsme |se )?OBJ (?:vrátit|zrušit|zahodit)(?: zpět| zpátky)?",
      "OBJ (?:jsem |jsme |zase |opět |nakonec |proto |tedy )?(?:jsem |jsme |zase |opět |nakonec |proto |tedy )?(?:vrátil|zrušil|zahodil|vzal|odvolal)[ai]?(?: zpět| zpátky)?",
      "OBJ (?:byl[aoyi]? |zase |opět |nakonec )?(?:byl[aoyi]? |zase |opět |nakonec )?(?:vrácen|zrušen|zahozen|odvolán)[aoyi]?(?: zpět| zpátky)?",
    ],
    all: "(?:vše(?:chno|cko)?|všechny (?:mé |moje |své |ty |tyto |provedené )?(?:změny|úpravy)|(?:své|moje|mé) (?:změny|úpravy)|celou práci)",
    last: "(?:to|(?:tu |tuto |ta |tato )?(?:změnu|úpravu|změna|úprava|migraci|migrace)|změny)",
    commit: "(?:(?:ten |tento |poslední |svůj )?commit|(?:oba |ty |poslední )?commity)",
    allSaid: "zpět (?:do|v) původní(?:ho)? stavu?",
  },
  zh: {
    forms: [
      "(?:撤销|撤銷|撤回|回滚|回滾|回退|还原|還原|放弃|放棄|丢弃|丟棄|撤掉|退回)了?OBJ",
      "OBJ(?:也|都|又|就|全部|全都|全|已|已经|已經|被|统统)?(?:也|都|又|就|全部|全都|全|已|已经|已經|被|统统)?(?:撤销|撤銷|撤回|回滚|回滾|回退|还原|還原|撤掉|放弃|放棄|丢弃|丟棄|退回|改回去|改了回去)(?:了|掉|$|，|。|,)",
    ],
    all: "(?:(?:我的?|之前的?|这次的?|這次的?)?(?:全部|所有|一切|整个|整個)的?(?:代码|程式碼|程式|文件)?(?:改动|改動|修改|更改|变更|變更|工作|内容|內容)?|(?:这些|這些|我的)(?:代码|程式碼)?(?:改动|改動|修改|更改|变更|變更))",
    last: "(?:(?:这|這|该|該|此|那)?(?:个|個|项|項|次|些|一)?(?:改动|改動|修改|更改|变更|變更|决定|決定|迁移|遷移)|它)",
    commit: "(?:(?:这|這|该|該|此|那|上|最后|最後|刚才的|剛才的)?(?:一)?(?:个|個|次|笔|筆)?的?(?:提交|commit))",
    allSaid:
      "(?:全部|都|全)(?:撤销|撤銷|回滚|回滾|还原|還原|撤回|改回去)了|(?:恢复|恢復|回)到(?:了)?(?:最初|原来|原來|原始|修改前|改动前|之前)的?(?:状态|狀態|样子)?(?:$|，|。|,)",
    lastSaid: "(?:^|，|,|所以|因此|于是|於是|又)(?:撤销|撤銷|回滚|回滾|还原|還原|撤回)了(?=[，。,.；]|$)",
  },
  ja: {
    forms: [
      "OBJ(?:を|は|も|については)?(?:、)?(?:いったん|一旦|再び|すべて|全て|全部|最終的に|結局)?(?:、)?(?:元に戻し|もとに戻し|戻し|取り消し|撤回し|差し戻し|ロールバックし|リバートし|破棄し|巻き戻し|取り下げ)(?:ました|た|てい|ており|ま)",
      "OBJ(?:を|は|も)?(?:すべて|全て|全部)?(?:元に戻す|取り消す|撤回する|ロールバックする|リバートする)ことに(?:し|なり)",
      "OBJ(?:は|も|が)?(?:、)?(?:すべて|全て|全部)?(?:ロールバック|リバート|取り消|差し戻|破棄|撤回)(?:されました|された|済み|さ|しずみ)",
    ],
    all: "(?:(?:すべて|全て|全部|一切|これまで|今回|一連)(?:の)?(?:変更|修正|作業|編集)|(?:変更|修正|作業)(?:内容)?(?:を|は)(?:すべて|全て|全部)|(?<!の)(?:すべて|全て|全部))",
    last: "(?:(?:この|その|当該)(?:変更|修正|移行|対応)|(?<!の)(?:変更|修正|移行)|それ|これ)",
    commit: "(?:(?:この|その|直前の|最後の|先ほどの)?コミット)",
    allSaid: "(?:元|最初|変更前|初期)の状態に(?:戻し|戻り|戻って)",
    lastSaid: "(?:^|、)元に戻しました",
  },
  ko: {
    forms: [
      "OBJ(?:을|를|은|는|도)? ?(?:다시 |모두 |전부 |결국 )?(?:다시 |모두 |전부 |결국 )?(?:되돌려야 했|되돌리기로 했|되돌릴 수밖에|롤백해야 했|롤백하기로 했|취소하기로 했)",
      "OBJ(?:을|를|은|는|도)? ?(?:다시 |모두 |전부 |결국 )?(?:다시 |모두 |전부 |결국 )?(?:되돌렸|되돌려 ?놓았|롤백했|롤백하였|롤백됐|롤백되었|취소했|철회했|원상복구했|원상 복구했|원복했|폐기했|되돌아갔)",
    ],
    all: "(?:(?:모든|전체|지금까지의|제) ?(?:변경|수정|작업)(?: ?사항| ?내용)?|(?:변경|수정)(?: ?사항| ?내용)?(?:을|를|은)? ?(?:모두|전부)|전부|모두|모든 것)",
    last: "(?:(?:이|그|해당) (?:변경|수정)(?: ?사항)?|(?:^|(?<=(?:서|고|며|여|,|\\.) ))(?:변경|수정)(?: ?사항)?|그것|이것|이를|이전 작업)",
    commit: "(?:(?:이|그|해당|마지막|방금 한|두)? ?커밋)",
    allSaid: "(?:원래|처음|이전) 상태로 (?:되돌|돌려|복구|돌아)",
    lastSaid: "(?:^|, |서 |여 )(?:다시 )?(?:되돌렸|롤백했)",
  },
};

/** With one of these in front nothing was taken back, or only for a moment. */
export const NOT_TAKEN_BACK =
  "not|never|nothing|none|cannot|can|could|would|should|may|might|will|if|when|whenever|until|unless|to be|temporarily|briefly|momentarily|no (?:\\w{1,12} )?changes?|no (?=(?:se|lo|la|he|hemos|fue|fueron|pude|quise)(?!\\p{L}))|no$|no(?= $)|nunca|nada|cuando|temporalmente|não|quando|temporariamente|pas|jamais|rien|quand|temporairement|brièvement|non|mai|temporaneamente|nicht|nie|nichts|wenn|falls|kann|könnte|vorübergehend|kurzzeitig|testweise|не|нельзя|если|когда|можно|может|временно|ne|nikdy|nic|pokud|když|lze|může|dočasně";
export const NOT_TAKEN_BACK_UNSPACED =
  "没|沒|未|不|别|別|可以|可|能|会|會|请|請|如果|一旦|暂时|暫時|临时|臨時|一時的に|試しに|確認のため|一時|もし|場合|일시적으로|임시로|잠시|만약";
/** Taken back to see what happens without. */
export const TO_SEE =
  "(?:to|and) (?:check|verify|confirm|see|prove|show|make sure|ensure|test|demonstrate)(?![a-z])|para (?:comprobar|verificar|ver|confirmar|conferir|testar|probar)|pour (?:vérifier|voir|confirmer|tester|prouver)|per (?:verificare|vedere|controllare|confermare|provare)|um (?:.{1,60} )?(?:zu )?(?:prüfen|sehen|testen|bestätigen|zeigen)|чтобы (?:проверить|убедиться|увидеть|посмотреть)|abych (?:ověřil|viděl|zjistil|zkontroloval)|[以来來](?:确认|確認|验证|驗證|检查|檢查)|(?:確認|検証)(?:する)?ため|확인하(?:려|기 위)|검증하(?:려|기 위)";
/** What was taken back was done again after all. */
export const DONE_AGAIN =
  "(?<!\\p{L})(?:re-?appl(?:y|ied)|re-?introduced|redid|redone|(?:then|and|before i) restored (?:it|them|the (?:change|fix|changes))|(?:put|brought) (?:it|them|that|the (?:change|fix)) back(?: in)?|applied (?:it|them|that|the (?:change|fix)) again|(?:restored|reinstated) (?:it|the (?:change|fix))|volví a (?:aplicar|implementar|hacer)|reapliqué|rehice|lo apliqué de nuevo|reapliquei|refiz|apliquei (?:tudo )?de novo|voltei a aplicar|réappliqué|réintroduit|remis en place|refait|riapplicat[oa]|reintrodott[oa]|rifatt[oa]|rimess[oa]|(?:wieder|erneut|nochmals?) (?:eingebaut|angewendet|eingespielt|umgesetzt|hergestellt|eingeführt)|(?:снова|заново|повторно) (?:применил|внёс|внес|сделал|реализовал|добавил)[аи]?|переделал[аи]?|znovu (?:jsem )?(?:aplikoval|použil|zavedl|nasadil|provedl|přidal)[ai]?|předělal[ai]?)(?!\\p{L})|重新(?:应用|應用|实现|實現|做了|修改|引入|加|提交)|再次(?:应用|應用|加)|再(?:適用|度適用|実装|導入)し|やり直し|もう一度(?:適用|実装)|다시 (?:적용|구현|추가|도입)|재적용|재구현";
/** What may follow all of it; a place or a thing would say which part. */
export const ENDS_THERE =
  "(?:(?= (?:again|because|since|as|so|for|until|and|but|before|after|with|using|via|by|when|once|due|given|immediately|right|to (?:the|its|their|keep|be|get|leave|unblock)|y|porque|ya|para|por|pero|de nuevo|e|pois|mas|et|car|parce|mais|pour|ma|perché|per|con|und|weil|da|aber|damit|и|так|потому|но|из-за|a|protože|ale|kvůli|zpět|back|out)(?!\\p{L}))|(?! ?`?(?:\\p{L}|\\d)))";
/** Beginnings of words of which one stands in whatever matches the forms, with a phrase per way that has none of them. */
export const STEMS = [
  "revert*|undid|undo*|roll|rolled|rolling|back|backed|backing|discard*|scrap*|withdr*|threw|thrown|throw*|took|taken|taking|take|put|reset|dropped|git checkout|git restore|nothing is left|no changes|no code changes|none of my",
  "revirti*|deshic*|deshiz*|deshac*|deshech*|descart*|anul*|volvió|vuelto|vuelve|desfiz*|desfei*|desfaz*",
  "annul*|défai*|abandon*|retir*|révoqu*|rétabl*|remis|remettre|revenu*|ripristin*|scart*|disfatt*|ritir*|tornato",
  "zurück*|rückgängig|verw*|wieder im|wieder in|wieder auf|откат*|откач*|отмен*|верну*|сброс*|сброш*|отозв*|возвращ*",
  "vrát*|vrác*|zruš*|zahod*|zahoz*|odvol*|vzal*|zpět",
  "撤|回滚|回滾|回退|还原|還原|放弃|放棄|丢弃|丟棄|退回|改回|回去|恢复到|恢復到|回到|戻|取り消|ロールバック|リバート|破棄|取り下げ|되돌|롤백|취소|철회|원상|원복|폐기|복구|돌려|돌아",
];
