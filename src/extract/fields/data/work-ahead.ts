/*
 * How a sentence says that its work is still to come. What is only recommended is none: it may be what the run was asked for.
 * Each list: English, Spanish, Portuguese, French, Italian, German, Russian,
 * Czech. In small letters.
 */

/** Words of time and order that may stand in front, of two that begin alike the longer one first. */
export const LEADS = [
  "and|also|then|so|still|later|next up|next|after that|afterwards|after this|finally|lastly|from here|ideally|eventually|at some point|in addition|as a next step|in the long run|tomorrow|for the future|before merging|before the release",
  "y|también|además|después|luego|a continuación|más adelante|más tarde|por último|finalmente|mañana|ahora|aún|todavía|idealmente|antes de fusionar",
  "e|também|além disso|depois|em seguida|a seguir|mais tarde|mais adiante|por fim|amanhã|agora|ainda|idealmente|antes do merge",
  "et|aussi|de plus|ensuite|puis|après|après cela|après ça|plus tard|par la suite|à terme|enfin|demain|maintenant|encore|idéalement|avant la fusion",
  "anche|inoltre|poi|dopo|in seguito|successivamente|più avanti|più tardi|infine|domani|ora|adesso|ancora|idealmente|prima del merge",
  "und|auch|außerdem|dann|danach|als nächstes|anschließend|später|zuletzt|zum schluss|morgen|noch|im nächsten schritt|idealerweise|vor dem merge",
  "и|а|также|кроме того|затем|потом|далее|дальше|после этого|позже|в дальнейшем|наконец|завтра|теперь|ещё|еще|в идеале|перед слиянием",
  "a|také|navíc|potom|pak|dále|poté|později|příště|následně|nakonec|zítra|teď|ještě|ideálně|před sloučením",
];

/** How such a sentence begins, behind what may stand in front. */
export const STARTS = [
  "it (?:still )?remains to|it would (?:be (?:good|best|better|wise|useful|worth)|make sense)|what(?:['’]s| is| still| remains)(?: still)? (?:is |remains |left |missing |to do |to be done )|what remains|(?:all|the (?:only|one|last) thing) (?:that(?:['’]s| is| remains) )?(?:left|remaining|remains|to do)|remaining(?: is| are|:)|still (?:to do|to be done|open|missing|left|to come)|left to do|there(?:['’]s| is| are)(?: still)? .{0,40}left to",
  "(?:i|we)(?:['’]d| would)(?: (?:also|then|next|still|rather|now|only|probably))?(?: (?:also|then|next|still|rather|now|only|probably))? (?!(?:recommend|suggest|propose|advise|say|call|argue|have|be|not|never|already|been|had|made|left|built|found|kept|\\w{1,20}ed|\\w{1,20}en)(?![a-z]))[a-z]{2}|(?:i|we) (?:(?:still |also )?(?:still |also )?(?:need|have|plan|intend|want|hope) to|should(?! have)|must|ought to|(?:am|are) planning to)|(?:i|we)['’](?:m|re) planning to",
  "(?:you|someone|somebody|one|the team|ops|whoever \\w{1,20})(?:['’]ll| will| may| might| would)?(?: still| also| now)? (?:should(?! now)(?! (?:see|get|find|have|no longer))|must|ought to|needs? to|has to|have to|want to)|(?:the |a |another |one |my |your |our )?(?:(?:good|logical|obvious|natural|possible|sensible|immediate) )?(?:next|following|remaining|last|final) (?:step|task|thing|job|piece|item|move|milestone)s?(?: here| for \\w{1,20}| now| then| to do)?(?: is| are| will| would| could| should| might|:)|(?:a |one )?(?:possible )?follow-?up (?:is|would|could|should|might|will|task)|consider \\w{3,14}ing|(?:todo|to do)[:,]",
  "(?:ya )?(?:habría que|hay que|habrá que|haría falta|hace falta|hará falta|conviene|convendría|convendrá|toca(?:ría)? \\p{L}{3,20}|resta(?:n|ría)?(?!\\p{L})|queda(?:n|ría|rían)?(?: (?:aún|todavía|solo|sólo|únicamente|pendientes?|ya solo))?(?: (?:aún|todavía|solo|sólo|únicamente|pendientes?|ya solo))? (?:por|pendientes?|(?:el|la|los|las|un|una|\\p{L}{4,20}[aei]r)(?!\\p{L}))|falta(?:n|ría|rían)?(?!\\p{L})|sería (?:bueno|mejor|conveniente|recomendable|útil|necesario|preciso|interesante)|es (?:necesario|preciso|recomendable)|(?:yo |se )?(?:debe|debes|debemos|deben|debería|deberías|deberíamos|deberían|tendría|tendrías|tendríamos|podría|podríamos)(?!\\p{L})(?! (?:haber|funcionar|estar|ser |ver))|tengo que|tenemos que|tienes que|(?:el|como) (?:siguiente|próximo) paso|lo (?:siguiente|próximo)(?: sería| es|:)|lo que (?:queda|falta)|pienso \\p{L}{3,20}|planeo|(?:yo )?(?!secretaría)(?:\\p{L}{3,20}aría|haría|pondría|\\p{L}{2,20}(?:aríamos|eríamos|iríamos|aremos|eremos|iremos))(?!\\p{L}))",
  "(?:seria (?:bom|melhor|preciso|necessário|recomendável|ideal|interessante|útil|conveniente)|é (?:preciso|necessário|recomendável|aconselhável)|será (?:preciso|necessário)|convém|conviria|falta(?:m|ria|riam)?(?!\\p{L})|resta(?:m|ria)?(?!\\p{L})|fica(?:m)? (?:por|para|faltando|pendentes?)|precisa(?:mos|ríamos|ria)?(?!\\p{L})|(?:a gente )?(?:deve|devemos|deveria|deveríamos|deveriam|teria que|teríamos que|poderia|poderíamos)(?!\\p{L})(?! (?:ter|funcionar|estar|ser |ver))|deve-se|dever-se-ia|há que|tenho que|temos que|(?:o|como) próximo passo|o que (?:falta|resta)|pretendo|planejo|eu \\p{L}{2,20}(?:aria|eria|iria)(?!\\p{L})|\\p{L}{2,20}(?:aríamos|eríamos|iríamos|aremos|eremos|iremos)(?!\\p{L}))",
  "(?:il (?:faudrait|faudra|faut|conviendrait|convient de|serait (?:bon|bien|utile|préférable|judicieux|souhaitable|nécessaire|intéressant|mieux)|est (?:nécessaire|recommandé|conseillé|prévu) de|manque|(?:ne )?(?:reste|restera|resterait)(?: (?:plus|encore|donc|seulement|juste|maintenant))?(?: (?:plus|encore|donc|seulement|juste|maintenant))? (?:à|qu['’]à|un|une|la|le|les|des|deux|l['’]))|reste(?:nt|ra|ront)? (?:encore |donc )?(?:à|la|le|les|l['’])|on (?:devrait|pourrait|pourra|devra|doit)|nous (?:devrions|devrons|devons|pourrions)|(?:je|j['’]) ?(?:prévois|dois|\\p{L}{2,20}(?:rais|rai))(?!\\p{L})|nous \\p{L}{2,20}(?:rions|rons)(?!\\p{L})|la prochaine étape|prochaine étape|l['’]étape suivante|ce qui reste|ce qu['’]il reste|vous (?:devriez|devrez|devez)|tu (?:devrais|devras|dois)|ce serait (?:bien|mieux|utile))",
  "(?:bisognerebbe|bisogna|bisognerà|servirebbe|servirà|occorre|occorrerà|occorrerebbe|converrebbe|conviene|sarebbe (?:bene|meglio|opportuno|utile|necessario|il caso|consigliabile|da)|resta(?:no)?(?: ancora| solo| quindi| soltanto)?(?: ancora| solo| quindi| soltanto)? (?:da|il|la|lo|i|le|gli|l['’])|rimane|rimangono|manca(?:no)?(?!\\p{L})|si (?:dovrebbe|potrebbe|deve)|(?:il|come) prossimo passo|il passo successivo|quello che (?:resta|manca)|ciò che (?:resta|manca)|(?:noi )?(?:dovremmo|dovresti|dobbiamo|devi|devo|potremmo)(?!\\p{L})|(?:c['’]è|ci sono|è|sono) (?:ancora |poi )?da|andr(?:à|anno|ebbe|ebbero) \\p{L}{3,20}|va(?:nno)? (?:ancora|poi) \\p{L}{3,20}|ho intenzione|conto di|penso di|\\p{L}{2,20}(?:erò|irò|eremo|iremo|erei|irei|eremmo|iremmo)(?!\\p{L}))",
  "(?:(?:sollte|sollten|müsste|müssten|muss|müssen|könnte|könnten|wäre|wären|würde)(?!\\p{L})(?! jetzt| nun)|(?:ist|sind|bleibt|bleiben|steht|stehen) (?:noch|nur noch|dann|also|jetzt noch)(?!\\p{L})|würden? (?:ich|wir)|kann (?:man|jemand)|es (?:bleibt|bleiben|fehlt|fehlen|steht|stehen|wäre|lohnt|gilt|ist noch|sind noch)(?!\\p{L})|(?:offen|ausstehend|übrig|zu tun) (?:ist|sind|bleibt|bleiben)|(?:ich|wir) (?:würden?|möchten?|sollten?|müssen|muss|müsste|müssten|plane|planen)(?!\\p{L})|(?:man|du|sie|jemand|ihr) (?:sollte|sollten|solltest|solltet|müsste|müssten|musst|müssen|muss|könnte)(?!\\p{L})|(?:der |ein )?(?:nächste|nächster|letzte|letzter) schritt (?:ist|wäre|sollte)|was (?:noch )?(?:bleibt|fehlt|aussteht|zu tun)|fehlen (?:noch |nur |dann )|fehlt (?:noch |nur |dann )|zu tun:)",
  "(?:я бы|мы бы|(?:бы )?(?:стоит|стоило бы|нужно(?! было(?! бы))|надо(?! было(?! бы))|следует|следовало бы|необходимо|предстоит|осталось|остаётся|остается|останется|потребуется|понадобится|прид[её]тся|хорошо бы|хорошо было бы|неплохо бы|не мешало бы|имеет смысл|имело бы смысл|желательно|хотелось бы|планирую|планируем|собираюсь|можно будет)|(?:следующий шаг|следующим шагом)|(?:я|мы) (?:планирую|планируем|должен|должны)|что осталось|остались? (?:ещё|еще|только|лишь))(?!\\p{L})",
  "(?:zbývá|zbývají|zbývalo by|zbyde|(?:je|bude|by bylo|bylo by)(?: (?:ještě|také|pak|potom|tedy|asi|rovněž))?(?: (?:ještě|také|pak|potom|tedy|asi|rovněž))? (?:potřeba|třeba|nutné|nutno|vhodné|dobré|lepší|rozumné|užitečné|fajn)|(?:by se|by) (?:měl|měla|mělo|měly|měli|dalo|hodilo|vyplatilo|dal|musel\\p{L}?)|měl(?:a|o|y|i)? by(?:ch|chom|ste|s)?|musí(?:me|š)? se|je nutno|chybí(?: ještě| už jen| jen)?|dalším krokem|další krok|příštím krokem|plánuji|plánujeme|stojí za|nejdřív bych|co (?:zbývá|chybí))(?!\\p{L})",
];

/** With one of these in front nearly any sentence is about work to come; others only tell the order of what happened. */
export const TIMES_AHEAD =
  "tomorrow|next time|in a (?:next|later|second|follow-?up|separate) (?:step|pr|commit|change|run|session|pass)|next,? (?:the|a|an|your?|\\S{1,60}[./`_]\\S{0,60})|next, (?!(?:i|we)(?:['’]ll | (?!would|should|plan|want|need|have)))|next up|mañana|amanhã|demain|domani|morgen|завтра|zítra|příště|в следующий раз|la próxima vez|da próxima vez|la prochaine fois|la prossima volta|beim nächsten mal";

/** The main verb of one that names its subject first ("The table should be checked"). */
export const OWED = [
  "(?:should|must|ought to|needs? to|has to|have to|will have to|will need to|would need to|(?:is|are) (?:still |yet )?to|(?:has|have) yet to|remains? to)(?: (?:also|still|then|next|later|ideally|probably|first|eventually))?(?: (?:also|still|then|next|later|ideally|probably|first|eventually))? be (?:\\w{1,20}ly )?(?:\\w{2,20}ed|\\w{2,20}en|\\w{2,20}wn|run|rerun|re-run|set|put|done|built|rebuilt|made|cut|split|sent|held|kept|read|reset|told|brought|taught)(?![a-z])|(?:can|could|will) be \\w{3,20} (?:\\w{1,20} )?(?:\\w{1,20} )?(?:next|later|tomorrow|afterwards|soon|in (?:a|the) (?:later|follow-?up|second|separate|next))(?![a-z])",
  "(?:(?:aún |todavía )?(?:debería|deberían|debe|deben|tendría que|tendrían que|tiene que|tienen que|habría que|hay que|podría|podrían)(?: (?:aún|todavía|también|luego|después))? (?:ser |\\p{L}{2,18}[aei]rse(?!\\p{L}))|(?:queda|quedan)(?: aún| todavía)? (?:por|pendientes? de)|se \\p{L}{2,18}(?:ará|erá|irá)n?(?!\\p{L})|habría que|hay que)",
  "(?:(?:ainda )?(?:deve|devem|deveria|deveriam|precisa|precisam|tem que|têm que|terá que|poderia|poderiam)(?: (?:ainda|também|depois))? ser \\p{L}{2,18}[aei]d[oa]s?(?!\\p{L})|(?:fica|ficam|falta|faltam) (?:por|para)|será \\p{L}{2,18}[ai]d[oa]s?(?!\\p{L})|serão \\p{L}{2,18}[ai]d[oa]s(?!\\p{L}))",
  "(?:(?:devrait|devraient|devra|devront|doit|doivent|pourrait|pourraient)(?: (?:encore|ensuite|aussi|également|plus tard))? être|reste(?:nt)? (?:encore )?à|sera(?:it)? à|est (?:encore )?à \\p{L}{3,20}er(?!\\p{L})|sont (?:encore )?à \\p{L}{3,20}er(?!\\p{L})|sera \\p{L}{2,18}é(?!\\p{L})|seront \\p{L}{2,18}és(?!\\p{L}))",
  "(?:(?:andrebbe|andrebbero|andrà|andranno|va (?:ancora|poi)|vanno (?:ancora|poi))(?: (?:ancora|poi|anche))? \\p{L}{3,20}[aiu]t[oaie](?!\\p{L})|(?:dovrebbe|dovrebbero|deve|devono|dovrà|dovranno|potrebbe|potrebbero)(?: (?:ancora|poi|anche))? essere|(?:resta|restano|rimane|rimangono|è|sono) (?:ancora )?da \\p{L}{3,20}[aei]re(?!\\p{L})|verrà \\p{L}{3,20}[aiu]t[oa](?!\\p{L})|verranno \\p{L}{3,20}[aiu]t[ie](?!\\p{L}))",
  "(?:sollte|sollten|muss|müssen|müsste|müssten|könnte|könnten)(?!\\p{L})(?! jetzt| nun).{1,80}(?:werden|sein)(?=[.!]?$)|(?:ist|sind|bleibt|bleiben) (?:noch )?zu \\p{L}{3,20}en(?!\\p{L})|(?:steht|stehen) noch aus|fehlt noch|fehlen noch",
  "(?:(?:ещё|еще|пока|также|потом|затем) )?(?:нужно|надо|стоит|следует|необходимо|предстоит|осталось|остаётся|остается|желательно|хорошо бы)(?: бы)? (?:будет )?(?:(?:ещё|еще|также|потом|затем|отдельно) )?(?:(?:ещё|еще|также|потом|затем|отдельно) )?\\p{L}{2,18}(?:ть|ться|ти|чь)(?!\\p{L})|(?:должен|должна|должно|должны) быть \\p{L}{2,18}н[аоы]?(?!\\p{L})",
  "by (?:se )?(?:měl|měla|mělo|měly|měli)(?: se)?(?: (?:ještě|také|pak|potom))? \\p{L}{3,20}(?:t|ti)(?!\\p{L})|(?:je|bude) (?:ještě |pak |také )?(?:potřeba|třeba|nutné|nutno)(?!\\p{L})|zbývá(?!\\p{L})|se musí (?:ještě |pak )?\\p{L}{3,20}t(?!\\p{L})|čeká na",
];

/** In front of such a main verb: then it is one of a clause that says which, how or why, or something else was said before. */
export const SUBORDINATE =
  "that|which|who|whose|where|when|if|how|what|whether|because|so|as|since|why|and|but|until|before|after|added|fixed|made|documented|moved|que|quien|cual|donde|cuando|si|como|porque|cómo|dónde|quais|onde|quando|qui|dont|où|quand|lorsque|parce|comment|che|cui|dove|perché|come|dass|weil|wenn|wie|damit|котор\\p{L}{1,3}|что|чтобы|если|когда|где|как|потому|kter\\p{L}{1,3}|že|když|pokud|kde|jak|protože|aby";

/** Such a verb with one of these tells an effect, not a task. */
export const HOLDS_NOW =
  "now|already|no longer|again|jetzt|nun|bereits|wieder|nicht mehr|ahora|ya(?! solo)|agora|já|maintenant|désormais|déjà|ora|adesso|già|ormai|теперь|уже|больше не|teď|nyní|už(?! jen)";

/** How such a sentence begins where words are not parted. */
export const STARTS_UNSPACED = [
  "(?:然后|然後|另外|此外|最后|最後)?[，,]?(?:接下来|接下來|下一步|之后|之後|随后|隨後|后续|後續|稍后|稍後|明天|未来|未來|将来|將來|以后|以後|下次|下回)[^。；]{0,12}?(?:(?:应该|應該)(?![是能会會])|应当|應當|需要|可以|可|要|建议|建議|会|會|将|將|得|再|请|請|计划|計劃|打算|最好|还|還|准备|準備|就是|是)",
  "(?:然后|然後|另外|此外|现在|現在|不过|不過)?[，,]?(?:我们|我們|我|你|您)?(?:还|還|仍然?|尚)(?:需要?|要|得|应该|應該|剩|差|有待|有[^。；]{1,20}(?:没|沒|未))",
  "(?:剩下|剩余|剩餘|余下|餘下|未完成)的?|有待|尚待|待(?:办|辦|处理|處理|确认|確認)|(?:你|您|我们|我們|我)?(?:最好|(?:应该|應該|应当|應當)(?![是为為能会會可已没沒不就在有无無]))(?:再|接着|先|还|還)?|(?:我|我们|我們)(?:打算|计划|計劃|准备|準備)|(?:下一个|下一個)(?:步骤|步驟|任务|任務)",
];
/** What says so inside of one. */
export const WITHIN_UNSPACED = [
  "(?:还|還|仍|尚)(?:需要?|有待|待)(?:迁移|遷移|检查|檢查|处理|處理|确认|確認|测试|測試|修改|更新|验证|驗證|补充|補充|完善|优化|優化|实现|實現|部署|清理|手动|手動)|(?:应该|應該|应当|應當|需要|最好|可以)(?:再|接着|随后|之后|之後|后续|後續|下次|下一步)",
];
/** How one ends whose verb stands last. */
export const ENDS_UNSPACED = [
  "べき(?:です|だ|でしょう|だと思います|かもしれません)?|必要が(?:あります|ある|ありそうです)|必要(?:です|となります|になります)|が(?:まだ)?残って(?:います|いる|おり)|(?:すると|したほうが|した方が|するのが|ておくと|ておいた方が|ておいたほうが|と)(?:よい|良い|いい|望まし|安全)(?:い)?(?:です|でしょう|と思います|かもしれません)?|(?:する)?(?:予定|つもり|計画)(?:です|だ)?|望ましいです|(?:し|り|き|け|べ|め|て|み)ましょう|たいと思います|(?:して|って|いて|んで|えて|めて)ください|課題です|これからです|未着手です",
  "(?:해|워|려|야|아|어|겨|꿔|져)야 (?:합니다|해요|한다|할 것\\p{L}{1,6}|하겠\\p{L}{1,4}|됩니다|돼요)|남아 ?있\\p{L}{1,4}|남았습니다|남음|(?:것이|게|편이|쪽이) (?:좋겠|좋|나을|낫|바람직|안전)\\p{L}{1,6}|(?:예정|계획|차례)(?:입니다|이다|임)|필요가 있\\p{L}{1,4}|필요(?:합니다|하다|해요|함|할 것\\p{L}{1,6})|(?:하|보|되)면 (?:됩니다|좋겠\\p{L}{1,4}|좋습니다)|(?:해|어|아) ?(?:주세요|주십시오)",
];
/** With one of these in front one that does not tell of the past is ahead. */
export const STARTS_VERB_LAST =
  "次に|次は|次回は?|今後は?|明日は?|後で|あとは|残りは|引き続き|다음(?:으로|에는|은|엔|번에)|내일|나중에|앞으로";
/** Of Korean what stands behind the syllable that bears the tense. */
export const PAST_VERB_LAST = "た|でした|だった|(?<=([가-힣]))(?:습니다|다|어요|음)";
