import type { Phrases } from "../lexicon.js";

/*
 * Lines that open like a request and are none: what a user recalls ("remember when we fixed the pager?") and what a user
 * says goes wrong ("from now on the tests fail on CI, please fix"). A condition or a duty makes a rule of either.
 */

/** Behind the phrase: it asked and did not tell. "覚えてる？" is "do you remember?". */
export const RECALLING_VERB: Phrases = {
  zh: "嗎|吗|不記得|不记得",
  ja: "る|ます|いる|います",
};

/** Openings of what can only have been. */
export const RECALLED: Phrases = {
  en: "when we were|when i was|when you were|the time when|the time we|the time i|that time|back when|how we used to|how it used to",
  de: "als wir|als ich|als du|als sie|wie wir damals|damals",
  fr: "quand on a|quand nous avons|quand j'ai|quand tu as|quand vous avez|la fois où",
  it: "quando abbiamo|quando ho|quando hai|quando avete|la volta che|quella volta",
  es: "cuando se rompió|la vez que|aquella vez|la otra vez",
  pt: "quando quebrou|da vez que|a vez que|aquela vez|daquela vez",
  cs: "když jsme|když jsem|když jsi|jak jsme|jak jsem|tenkrát",
};

/** "when we fixed", "как мы чинили": a clause in the past. */
export const RECALLED_CLAUSES: readonly string[] = [
  "when (?:we|i|you|he|she|they|it|the \\w{2,20}) (?:\\w{2,20}ed|broke|made|wrote|had|did|went|got|built|ran|lost|saw|found|took|came|spent|said|told|kept|left|knew|began|chose|drew|fell|hit|cut|put)(?![\\w])",
  "(?:как|когда) (?:мы|я|ты|вы|он|она|они) \\p{L}{2,20}(?:л|ла|ли|лся|лась|лись)(?!\\p{L})",
  "cuando (?:\\p{L}{2,20} )?\\p{L}{2,20}(?:é|ó|aste|aron|ieron)(?!\\p{L})",
  "quando (?:\\p{L}{2,20} )?\\p{L}{2,20}(?:ei|ou|aram|eram)(?!\\p{L})",
];

/** Openings of what may have been: a memory, unless trouble follows. */
export const RECALLED_TIME: Phrases = {
  en: "last time|last week|last month|the other day|yesterday",
  zh: "上次|上週|上周|上個月|上个月|昨天|那次|那時|那时|當時|当时",
  es: "la semana pasada|ayer|la última vez",
  pt: "a semana passada|ontem|a última vez",
  ru: "как мы|на прошлой неделе|вчера|в прошлый раз",
  fr: "la semaine dernière|hier|la dernière fois",
  de: "letzte woche|gestern|letztes mal",
  it: "la settimana scorsa|ieri|l'ultima volta",
  cs: "minulý týden|včera|minule",
};

/** The same of clauses: "arreglamos" is past and present. */
export const RECALLED_TIME_CLAUSES: readonly string[] = [
  "cuando (?:\\p{L}{2,20} )?\\p{L}{2,20}[ai]mos(?!\\p{L})",
  "quando (?:\\p{L}{2,20} )?\\p{L}{2,20}[aei]mos(?!\\p{L})",
];

/** What goes wrong, as a fact. */
export const BROKEN: Phrases = {
  en: "fails|is failing|are failing|keeps failing|keep failing|still fail|crashes|is crashing|are crashing|keeps crashing|keep crashing|is broken|are broken|breaks|hangs|freezes|times out|throws|broke again|fail again|doesn't work|does not work|don't work|do not work|doesn't load|does not load|isn't working|aren't working|is not working|are not working|won't start|won't load|stopped working",
  zh: "失敗|失败|報錯|报错|壞了|坏了|掛了|挂了|崩潰|崩溃|不能用|跑不過|跑不过|跑不起來|跑不起来|出錯|出错|卡住|又壞|又坏|打不開|打不开",
  ja: "失敗する|失敗します|失敗している|失敗しています|失敗して|落ちる|落ちます|落ちて|壊れて|壊れた|壊れました|動かない|動きません|動かなく|エラーになる|エラーになります|エラーが出|固まる|固まります",
  ko: "실패합니다|실패해|실패한다|실패하고|실패하네|깨집니다|깨져|깨졌|고장|안 됩니다|안 돼|안돼|동작하지 않|작동하지 않|오류가 나|에러가 나|멈춥니다|멈춰",
  es: "falla|fallan|está roto|está rota|están rotos|están rotas|se rompe|se rompen|se rompió|se ha roto|no funciona|no funcionan|se cuelga|se cae|da error|dan error|no arranca|no carga",
  ru: "падает|падают|не работает|не работают|ломается|ломаются|сломан*|сломал*|виснет|висит|зависает|крашится|вылетает|выдаёт ошибку|выдает ошибку|не запускается|не загружается|не открывается",
  pt: "falha|falham|está quebrado|está quebrada|quebra|quebram|quebrou|não funciona|não funcionam|trava|travam|dá erro|dão erro|não carrega|não inicia|não abre",
  fr: "échoue|échouent|est cassé|est cassée|sont cassés|sont cassées|plante|plantent|ne marche plus|ne marche pas|ne marchent plus|ne marchent pas|ne fonctionne plus|ne fonctionne pas|ne fonctionnent plus|ne démarre plus|ne démarre pas|ne charge plus",
  de: "fehl|fehlschlägt|fehlschlagen|kaputt|stürzt|stürzen|abstürzt|hängt|bricht ab|brechen ab|funktioniert nicht|funktionieren nicht|geht nicht|gehen nicht|geht nicht mehr|startet nicht|lädt nicht|kaputtgegangen",
  it: "fallisce|falliscono|è rotto|è rotta|sono rotti|sono rotte|si rompe|si rompono|si è rotto|si è rotta|non funziona|non funzionano|si blocca|va in errore|vanno in errore|crasha|crashano|non parte|non carica|non si apre",
  cs: "selhává|selhávají|padá|padají|nefunguje|nefungují|je rozbit*|jsou rozbit*|rozbil se|rozbila se|zamrzá|zasekává|hází chybu|hlásí chybu|nejde|nejdou|nenačte",
};
/** English plurals have the form of an order; a subject makes them a fact. */
export const BROKEN_SUBJECT =
  "(?<![\\p{L}\\p{N}])(?:the|my|our|all|these|those|some|most|many) (?:\\w{2,20} )?(?:\\w{2,20} )?\\w{2,20} (?:always |sometimes |constantly |just |all )?(?:fail|crash|break|hang|freeze|time out)(?![\\p{L}\\p{N}])";

/** A condition or a duty: what goes wrong is then part of a rule. */
export const RULED: Phrases = {
  en: "if|when|whenever|unless|until|that|which|once|must|mustn't|should|shouldn't|shall|has to|have to|never|every time",
  zh: "如果|若|一旦|必須|必须|應該|应该|不要|不得|時，|时，|的話|的话|就要|都要|一律|才",
  ja: "場合|たら|れば|なら|ときは|時は|べき|必ず|しないで|しないこと|すること|ようにして",
  ko: "경우|하면|되면|지면|해야|반드시|하지 마|말 것|도록",
  es: "si|siempre que|debe|deben|debería|deberían|nunca|que|hasta",
  ru: "если|когда|как только|должен|должна|должно|должны|нужно|надо|никогда|который|которая|которые|чтобы|нельзя",
  pt: "se o|se a|se os|se as|se um|se uma|se algum|se alguma|sempre que|deve|devem|deveria|deveriam|nunca|que|até",
  fr: "si|lorsque|dès que|chaque fois que|doit|doivent|devrait|jamais|qui|il faut|jusqu'à",
  de: "wenn|falls|sobald|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|nie|niemals|bevor|jeder|jede|jedes",
  it: "se il|se la|se i|se le|se un|se una|se qualcosa|ogni volta che|appena|deve|devono|dovrebbe|dovrebbero|mai|che|finché",
  cs: "když|pokud|jakmile|musí|má|mají|měl by|měly by|nikdy|který|která|které|aby|dokud",
};

/** Programs that are told what to fail on: "from now on the build fails on warnings" is a rule. */
export const POLICED: Phrases = {
  en: "build|ci|pipeline|lint|linter|check|checker|hook|gate|job|compiler",
  zh: "構建|构建|建置|流水線|流水线|檢查|检查",
  ja: "ビルド|パイプライン|チェック|リンター",
  ko: "빌드|파이프라인|검사|린터",
  es: "compilación|canalización|comprobación",
  ru: "сборк*|пайплайн|линтер|проверка|хук",
  pt: "compilação|verificação",
  fr: "compilation|vérification|la ci",
  de: "bau|prüfung",
  it: "compilazione|verifica|controllo",
  cs: "sestavení|kontrola",
};

/** What asks for help at once. */
export const HELP: Phrases = {
  en: "please fix|please help|please look|please check|please repair|please investigate|please have a look|can you|could you|help me|fix it|fix this|fix them|fix that|any idea",
  zh: "請修|请修|請幫|请帮|請看|请看|請檢查|请检查|修一下|幫忙|帮忙|看一下|修好",
  ja: "直して|修正して|見て|助けて|調べて|確認して",
  ko: "고쳐|봐 주|봐줘|확인해|도와|수정해",
  es: "por favor|arréglalo|arréglala|arréglalos|arréglalas|puedes|ayúdame|corrígelo",
  ru: "пожалуйста|почини|почините|исправь|исправьте|можешь|помоги|помогите|посмотри|посмотрите",
  pt: "por favor|corrija|corrige|conserta|conserte|pode|ajuda|ajude",
  fr: "s'il te plaît|s'il vous plaît|corrige|corrigez|répare|réparez|peux-tu|pouvez-vous|aide-moi",
  de: "bitte|kannst du|können sie|behebe|beheb|reparier*|hilf mir",
  it: "per favore|correggi|sistema|puoi|aiutami",
  cs: "prosím|oprav|opravte|můžeš|můžete|pomoz",
};

/** How a question opens that a stating phrase stands in front of. */
export const ASKED: Phrases = {
  en: "should|shall|can|could|do|does|did|is|are|was|were|will|would|what|which|why|how|who|where",
  zh: "要不要|是不是|是否|我們該|我们该|該不該|该不该|可不可以|能不能",
  es: "deberíamos|podemos|qué|cómo|cuál|por qué",
  ru: "стоит ли|нужно ли|можно ли|нам стоит|почему|как|что|какой|какая",
  pt: "devemos|deveríamos|podemos|o que|como|qual|por que",
  fr: "devons-nous|devrions-nous|faut-il|doit-on|peut-on|est-ce que|pourquoi|comment|quel|quelle",
  de: "sollen wir|sollten wir|soll ich|können wir|wollen wir|was|wie|welche|welcher|welches|warum",
  it: "dovremmo|dobbiamo|possiamo|cosa|come|quale|perché",
  cs: "máme|měli bychom|můžeme|co|jak|který|která|proč",
};
