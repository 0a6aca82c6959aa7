/*
 * How a sentence says that a commit was made or sent in this run. In small letters, `#` stands for the hash without the
 * marks around it, and a gap never crosses one. A verb in the third person is not enough: it tells of anybody's commit.
 */
export const MADE_COMMITS: readonly string[] = [
  // English.
  "(?:^|[,;:(–—] ?|\\bthen |\\band |\\b(?:i|we)(?:['’]ve| have)?(?: also| then| just| now| \\w{2,12}ly)? )(?:committed|pushed|force-pushed|amended|squashed|merged)(?![a-z])[^#]{0,90}#",
  "\\b(?:i|we)(?:['’]ve| have)? (?:put|made|created|split|recorded|saved|landed|left|got|kept|grouped|wrapped|bundled)(?![a-z])[^#]{0,70}\\bcommits?(?![a-z])[^#]{0,60}#",
  "^(?:split|recorded|saved|put|wrapped|bundled|landed|kept|grouped|created|made)(?![a-z])[^#]{0,60}(?:\\bcommits?(?![a-z])[^#]{0,60}| (?:in|as|to) )#",
  "^(?:(?:two|three|four|five|six|\\d{1,2}|one|a single|both)(?: small| separate| atomic| clean| logical| new| local)? commits?|new commits?|commits? made)(?: now| so far| on \\S{1,40})?(?:[:,–—-]| is| are) ?#",
  "\\b(?:everything|all of (?:it|this|that)|it all|it|this|that|these|those|they|the (?:fix|fixes|work|change|changes|result|rest|docs|tests|code|feature|\\w{1,14} (?:fix|fixes|change|changes|work))|both|all changes|my changes)(?: \\w{1,12})? (?:is|are|went|landed|goes|lives|live|sits|sit|stands|got)(?![a-z])[^#]{0,20} (?:in|as|under|into|to)(?: (?:a|one|the|its own))?(?: \\w{1,12})?(?: commit)?[,:]? ?#",
  "\\b(?:tip|head|commit|branch|hash)(?: \\w{1,10}){0,3} (?:is now|now) (?:at )?#|\\b(?:tip|head|commit) is # now",
  "#[^#]{0,8} (?:is|was|has been|got) (?:now )?(?:pushed|committed|merged)(?! by)",
  "(?:^|\\b(?:i|we)(?:['’]ve| have)? )(?:successfully )?(?:created|made|added) (?:a |the |one |another )?(?:\\w{1,10} )?commits?(?![a-z])[^#]{0,40}#",
  "\\b(?:everything|(?:all|the|my|your|these|both|all the) (?:\\w{1,12} )?(?:changes?|files?|fix|fixes|work))(?: \\w{1,10})? (?:has been|have been|was|were|is|are)(?: now| also| successfully)? (?:committed|pushed|merged)(?! by)[^#]{0,60}#",
  "\\bthe commit (?:has been|was|is)(?: successfully)? (?:made|created|pushed|successful|in place)[^#]{0,30}#",
  "^(?:done|ready|finished|all set)[,:;.]? # (?:on|in) |\\bcommit is in place:? #",
  // Spanish.
  "(?<!\\p{L})(?:commite[éo]|hice (?:un |el |otro |los |dos |tres |\\d{1,2} )?(?:push|commits?)|(?:he|hemos) (?:hecho|creado|commiteado|subido|enviado|guardado|dejado|pusheado)|sub[íi]|subimos|pushe[éo]|empujé|guardé|fusioné|confirmé)(?!\\p{L})[^#]{0,80}#",
  "(?<!\\p{L})(?:todo|queda|quedan|quedó|quedaron|los cambios|el cambio|el arreglo)(?!\\p{L})[^#]{0,50} (?:en|como)(?: el| un)?(?: \\p{L}{1,12})?(?: commit)? #",
  "(?<!\\p{L})(?:he creado|creé|hemos creado) (?:el |un |otro )?commit(?!\\p{L})[^#]{0,40}#|los cambios (?:se han|han sido|fueron|están|ya están|quedaron) (?:commitead|subid|confirmad|enviad)[oa]s?(?!\\p{L})[^#]{0,40}#",
  "# (?:ya )?(?:está|quedó|queda) (?:ya )?(?:subido|pusheado|enviado|fusionado|commiteado|en (?:origin|main|master|remoto|la rama))",
  // Portuguese.
  "(?<!\\p{L})(?:commitei|comitei|fiz (?:um |o |outro |os |dois |três |\\d{1,2} )?(?:push|commits?)|enviei|subi|subimos|pushei|empurrei|salvei|mesclei|dei (?:o )?push)(?!\\p{L})[^#]{0,80}#",
  "(?<!\\p{L})(?:tudo|ficou|ficaram|as mudanças|as alterações|a correção|o ajuste)(?!\\p{L})[^#]{0,50} (?:no|para o|num|em|como)(?: \\p{L}{1,12})?(?: commit)? #",
  "(?<!\\p{L})(?:criei|criamos) (?:o |um |outro )?commit(?!\\p{L})[^#]{0,40}#|as (?:mudanças|alterações) (?:foram|estão|já estão) (?:commitad|enviad|confirmad|salv)as?(?!\\p{L})[^#]{0,40}#",
  "# (?:já )?(?:está|foi|ficou) (?:já )?(?:enviado|commitado|pushado|mesclado|no (?:origin|main|remoto))",
  // French.
  "(?<!\\p{L})(?:j['’]ai|on a|nous avons|c['’]est|tout est|le tout est)(?: tout| bien| aussi| déjà| \\p{L}{1,6}){0,2} (?:commit[ét]\\p{L}{0,2}|committé\\p{L}{0,2}|poussé|pushé|fusionné|enregistré|fait (?:un |le |deux |trois |\\d{1,2} )?commits?)(?!\\p{L})[^#]{0,80}#|^(?:committé|commité|poussé|pushé)e?s?(?!\\p{L})[^#]{0,80}#",
  "(?<!\\p{L})(?:le tout|tout|les (?:changements|modifications|modifs)|la correction|le correctif|c['’]est|ça)(?!\\p{L})[^#]{0,50} (?:dans|sous|comme|en)(?: le| un)?(?: \\p{L}{1,12})?(?: commit)? #",
  "(?<!\\p{L})(?:j['’]ai|nous avons) (?:bien |aussi )?(?:créé|effectué|réalisé) (?:le |un |ce )?(?:nouveau )?commit(?!\\p{L})[^#]{0,40}#|(?:changements|modifications|modifs|fichiers) (?:ont été|sont)(?: bien)? (?:comm?it[ét]\\p{L}{0,3}|poussé\\p{L}{0,2}|enregistré\\p{L}{0,2})[^#]{0,40}#|commit(?: et push)? (?:a été |ont été )?(?:créé|effectué|réalisé|fait|poussé)s?(?: avec succès)? ?[:(,]? #",
  "# (?:est|a été) (?:déjà |bien )?(?:poussé|pushé|commité|committé|fusionné)(?! par)",
  // German: the verb stands behind.
  "(?<!\\p{L})(?:habe|haben) (?:ich )?[^#]{0,60}#[^#]{0,24}(?:committet|commitet|eingecheckt|gepusht|gemergt|gesichert|abgelegt|zusammengefasst)|(?:committet|eingecheckt|gepusht|gemergt)(?: als| in| nach \\S{1,30}| auf \\S{1,30})? ?[:(,]? ?#",
  "(?<!\\p{L})(?:ist|sind|wurde|wurden)(?!\\p{L})[^#]{0,70} (?:als|in|unter)(?: commit)? #[^#]{0,48}(?:committet|commitet|eingecheckt|gepusht|gemergt|abgelegt)",
  "(?<!\\p{L})(?:das|alles|es|der (?:stand|fix|rest)|die (?:änderung|änderungen|korrektur|arbeit))(?: \\p{L}{1,12})? (?:liegt|liegen|steht|stehen|steckt|stecken|ist|sind)(?!\\p{L})[^#]{0,40} (?:als|in|im|unter)(?: commit)? #",
  "# (?:ist|wurde|sind) (?:jetzt |bereits |schon )?(?:gepusht|committet|eingecheckt|gemergt)(?! von)",
  "(?<!\\p{L})(?:habe|haben) (?:ich )?(?:den |einen )?commit # (?:\\p{L}{1,12} )?(?:erstellt|angelegt|gemacht|erzeugt)|(?:änderungen|dateien) (?:wurden|sind) (?:\\p{L}{1,12} )?(?:committet|eingecheckt|gepusht)[^#]{0,30}#",
  "^(?:zwei|drei|vier|fünf|\\d{1,2}|ein|beide) (?:neue |kleine |getrennte )?commits?: ?#",
  // Italian.
  "(?<!\\p{L})(?:ho|abbiamo)(?: già| anche| poi| \\p{L}{2,10}mente)? (?:committato|pushato|inviato|salvato|unito|registrato|fatto (?:un |il |due |tre |\\d{1,2} )?(?:push|commit))(?!\\p{L})[^#]{0,80}#",
  "(?<!\\p{L})(?:è tutto|tutto|le modifiche|la correzione|il resto)(?!\\p{L})[^#]{0,50} (?:nel|nei|come|in)(?: \\p{L}{1,12})?(?: commit)? #",
  "(?<!\\p{L})(?:ho|abbiamo) creato (?:il |un )?(?:nuovo )?commit(?!\\p{L})[^#]{0,40}#|le modifiche sono (?:state |già )?(?:committat|inviat|pushat|salvat)e(?!\\p{L})[^#]{0,40}#",
  "# (?:è|è stato|è già) (?:già )?(?:pushato|inviato|committato|unito)(?! da)",
  // Czech.
  "(?<!\\p{L})(?:zacommitoval|commitnul|pushnul|poslal|odeslal|uložil|sloučil|udělal|vytvořil|rozdělil)[aio]?(?!\\p{L})(?: jsem| jsme)?[^#]{0,80}#",
  "(?<!\\p{L})(?:je to|všechno|vše|změny|oprava|úprava|úpravy|zbytek)(?!\\p{L})[^#]{0,50} (?:v|ve|jako)(?: \\p{L}{1,12})?(?: commitu)? #",
  "# (?:je|byl) (?:už )?(?:pushnut|odeslán|zacommitován|sloučen)",
  // Russian.
  "(?<!\\p{L})(?:закоммитил|запушил|создал(?:а|и)? \\S{0,10} ?коммит|отправил|сохранил|залил|влил|смёржил|смержил|оформил|сделал(?:а|и)? \\S{1,10} коммит|разбил)(?:а|и|ось)?\\p{L}{0,2}(?!\\p{L})[^#]{0,80}#",
  "(?<!\\p{L})(?:вс[её]|изменения|правки|правка|исправление|работа)(?!\\p{L})[^#]{0,50} (?:в|как|под)(?: \\p{L}{1,12})?(?: коммит[еа]?)? #",
  "# (?:уже )?(?:запушен|отправлен|закоммичен|влит)",
  // Japanese.
  "#[^#。]{0,40}(?:コミット|commit|プッシュ|push|マージ) ?(?:し(?:ました|た(?![らい])|て(?:あります|います|おきました|ある))|済み|されています)",
  "(?:コミット|commit|プッシュ|push)[^#。]{0,20}(?:分け|分割し|作成し|作り|し)(?:ました|た|てあります)[^#。]{0,8}#",
  "(?:コミット|commit) ?# ?を(?:作成|作り|追加)(?:しました|ました|済み)",
  "#[^#。]{0,10}に(?:まとめ|入れ|含め|反映し)(?:ました|た|てあります|てある)",
  // Chinese.
  "(?:已经|已經|已|都|我)[^#。]{0,20}(?:提交|推送|合并|合併|commit|push)[^#。]{0,24}#|(?:提交|推送)(?:好了|完成|成功|了)[^#。]{0,8}#",
  "把 ?#[^#。]{0,20}(?:推|提交|合并|合併)(?:到|送|了|进|進)",
  "(?:改动|改動|修改|变更|變更|代码|代碼|修复|修復)[^#。]{0,10}(?:在|进了|進了|放在|放进|放進)[^#。]{0,8}#",
  "(?:分成|拆成|做了|一共|共|分了)[^#。]{0,8}(?:提交|commit)s?[:：,，] ?#",
  // Korean.
  "#[^#.]{0,30}(?:커밋|commit|푸시|push|머지)(?:했|하였|해 ?두었|해 ?뒀|됐|되었|완료)|#[^#.]{0,40}(?:올렸|올려 ?두었|올려 ?뒀|반영했)",
  "커밋 ?#[^#.]{0,4} ?(?:만들었|생성했|추가했)",
  "커밋[^#.]{0,20}(?:나눴|나누었|만들었|했)\\p{L}{0,4}[^#]{0,6}#|(?:변경|수정|작업)[^#.]{0,16}#[^#.]{0,8}커밋에 (?:들어|담)",
];

/** How it only names one, as a closing line does: "Commit # (local)", "Done, commit # on the branch", "The commit is #", "Two commits: # and #". */
export const NAMED_COMMITS: readonly string[] = [
  "(?:^|[,;:–—] ?|\\band )(?:a |one |the |my |un |el |le |il |o |der |jeden |один )?(?:local |new |final |merge |git |checkpoint |backup |nuevo |nouveau |nuovo |novo |neuer? |nový |новый )?commit(?: local[eo]?| lokal| lokální| only| hash| nuevo| nouveau| nuovo)?(?: only)?(?: is| es| est| è| é| ist| je)?[:,]? #|(?:^|[,;:–—] ?)(?:один |новый |локальный )?коммит(?: —| –|:)? #",
  "(?:^|[,;:–—] ?|(?<!\\p{L})(?:in|en|em|dans|v|ve|в) )(?:one|two|three|four|five|\\d{1,2}|uno?|dos|tres|cuatro|due|tre|quattro|deux|trois|quatre|dois|três|quatro|zwei|drei|vier|dva|tři|dvou|třech|два|три|одном|двух|трёх|jednom)(?: \\p{L}{1,12})? (?:commit(?:s|y|ech|u|tech)?|коммит\\p{L}{0,3})(?: ?[:,])? #",
  "(?:^|[,;:–—] ?)(?:(?:there (?:is|are)|es gibt|hay|il y a|há|ci sono|jsou) )?(?:on|in|auf|en|em|no|na|sur|dans|su|sul|nel|v|ve|в) (?:branch |the branch |der branch |la rama |la branche |o branch |větvi |ветке )?\\S{1,60} (?:(?:there )?(?:is|are|ist|sind|liegen|stehen|hay|há|está|están|estão|il y a|sont|ci sono|jsou) )?(?:now |jetzt |nun |ahora |agora |maintenant |ora |teď |теперь |new |)(?:one|two|three|four|five|\\d{1,2}|uno?|dos|tres|cuatro|due|tre|quattro|deux|trois|quatre|dois|três|quatro|ein|zwei|drei|vier|jeden|dva|tři|čtyři|один|два|три|четыре)(?: \\p{L}{1,12})? (?:commit(?:s|y|ů)?|коммит\\p{L}{0,3})(?: ?[:,(–—-])? #",
  "(?:分支|branch|上)[^#]{0,12}(?:[一二三四五两兩]|\\d{1,2}) ?(?:个|個|次|条|筆)?(?:提交|commit)s?[^#\\p{L}]{0,6}#|(?:[一二三四五]|\\d{1,2})(?:つ|件|個)の(?:コミット|commit)[^#\\p{L}]{0,8}#|커밋(?:이|은)? ?(?:한|두|세|네|\\d{1,2}) ?개(?:가)?(?: ?있습니다| ?있어요)?[^#\\p{L}]{0,8}#",
  "(?:branch|branche|rama|ramo|zweig|větvi|ветке|ブランチ|分支|브랜치)[^#]{0,50}[ (（](?:commits?|コミット|提交|коммит|커밋)[:：]? ?# ?[)）]",
  "(?<!\\p{L})(?:with|con|com|mit|avec|с|se?)(?: (?:the|i|il|los|el|os|o|den|dem|les|le))?(?: \\p{L}{1,10})? (?:commits?|commit\\p{L}{1,3}|коммит\\p{L}{1,4}) #",
  "^[^\\p{L}]{0,4}(?:git ?|本地|本地的|ローカルの?|로컬 ?)?(?:コミット|커밋|提交)(?:信息|資訊|ハッシュ|哈希|记录|記錄|号|號|해시)?(?:は|是|为|為|은|는)?[:： ]{0,3}#",
];

/** The last commit there is: one of this run only where the words before say that it was just made. */
export const LATEST_COMMIT =
  "(?:latest|last|newest|most recent|último|última|ultimo|dernier|letzter|neuester|poslední|последний)(?: commit| коммит)(?: is| es| est| é| è| ist| je)? ?[:—–-]? ?#|(?:最新|最后|最後)的? ?(?:提交|commit|コミット) ?(?:是|为|為|は)? ?[:：]? ?#|(?:마지막|최신) 커밋(?:은|:)? ?#";

/** In the sentence in front of the hash: it tells of another commit, of a wish, or of what may come. */
export const OTHER_COMMITS: readonly string[] = [
  "\\b(?:introduc|regress|bugs? |broke|break|since |previous|earlier |older |yesterday|last (?:week|month|year|release)|upstream|revert|undid|bisect|blam|deployed|released|built from|based |original|worked|should|shall|could|would|want|will |['’]ll |going to|need|must|if |before |after |suspect|culprit|already (?:exist|in)|they |she )",
  "(?<!\\p{L})(?:error|fallos?|problema|bug|regresi|introdu|aparec|entró|romp|desde|antes|anterior|revert|original|despl[ie]|basad|quier|deber|podr|hay que|falta|vo[yu] a|vamos|si |voy|erro |falha|defeito|vem do|veio do|surgiu|apareceu|entrou|quebr|implant|poder|vou )",
  "(?<!\\p{L})(?:erreur|régression|introdui|appar|cassé|depuis|avant|précédent|annul|d['’]origine|déploy|basé|construit|voul|veux|faudr|pourr|devr|je vais|si |errore|difetto|regressione|introdott|entrat|rott|prima|precedent|distribuit|vuoi|dovre|potre|manca|bisogna)",
  "(?<!\\p{L})(?:fehler|regression|eingeführt|kam |seit|vorher|früher|rückgängig|ausgerollt|deployt|gebaut|basier|soll|könnte|müsste|würde|werde|wenn |chyb|regres|přišl|zanes|zaved|předchoz|vrát|původní|nasazen|postaven|měl|mohl|chcete|zbývá|pokud )",
  "(?<!\\p{L})(?:ошибк|баг|регресс|появил|внес|слома|раньше|предыдущ|откат|исходн|разв[её]рнут|задеплоен|собран|основан|хотите|нужно|следует|можно|надо|если )",
  "不具合|バグ|エラー|混入|時点|以前|より前|前の|元の|リバート|戻|デプロイ|本番|ベース|ますか|ましょうか|してください|予定|问题|問題|错误|錯誤|引入|回归|回歸|之前|以前|上一|上个|上個|原来|原來|回滚|回滾|撤销|撤銷|线上|線上|部署|基于|基於|要不要|是否|需要|可以|应该|應該|버그|오류|문제|들어왔|이전|원래|되돌|배포|기반|할까요|해야|필요|주세요",
];

/** Behind the hash: it was made long before, or by somebody else. */
export const MADE_BEFORE =
  "^[^#.]{0,40}(?:\\bago\\b|last (?:week|month|year|release)|yesterday|\\bby (?:the )?(?:team|someone|another)|hace |há |il y a|\\bvor \\d|\\bfa\\b|před |назад|先週|先月|昨日|上周|上週|昨天|지난|어제)";
