/*
 * How a line announces that what follows is another's word: a page, a log, a person. Verbs in the third person; what the agent
 * itself says ("I said") is not meant. In small letters, asked of what stands before the colon.
 */

/** A verb of saying that ends the line: "the changelog says:". */
export const SAYS = [
  "(?:says|said|reads|states|stated|wrote|writes|quotes?|told (?:me|us)|replied|answered|announces|announced|claims|claimed)",
  "(?:dice|decía|dijo|pone|indica|escribió|afirma|respondió|diz|dizia|disse|escreveu|respondeu)",
  "(?:dit|disait|indique|écrit|affirme|précise|répond|a (?:dit|écrit|répondu))",
  "(?:riporta|ha (?:detto|scritto|risposto)|recita|afferma)",
  "(?:sagt|sagte|schreibt|schrieb|besagt|lautet|behauptet|antwortete)",
  "(?:говорит|сказано|написано|пишет|гласит|утверждает|ответил\\p{L}?|написал\\p{L}?|сказал\\p{L}?)",
  "(?:říká|píše|uvádí|tvrdí|stojí|napsal\\p{L}?|řekl\\p{L}?|odpověděl\\p{L}?)",
];
export const SAYS_UNSPACED =
  "(?:中)?(?:写道|寫道|说|說|说道|写着|寫著|提到|声称|指出)|(?:と|には?|こう)(?:書かれてい(?:ます|る)|書いてあ(?:ります|る)|あります|言って(?:います|いる)|述べてい(?:ます|る))|(?:라고|이라고) (?:말했습니다|적혀 있습니다|되어 있습니다|합니다)|쓰여 있습니다|적혀 있습니다";

/** A verb of telling that the agent's own helpers and tools do too: what they find may be open work, but is no choice. */
export const TELLS = [
  "(?:reports|reported|asks|asked|suggests|suggested|shows|showed|recommends|recommended|proposes|proposed|requests|requested|mentions|mentioned)",
  "(?:informa|pide|sugiere|muestra|recomienda|propone|menciona|pede|sugere|mostra|recomenda|propõe)",
  "(?:signale|demande|suggère|montre|recommande|propose|mentionne)",
  "(?:segnala|chiede|suggerisce|mostra|consiglia)",
  "(?:meldet|fragt|verlangt|zeigt|empfiehlt|fordert)",
  "(?:сообщает|просит|предлагает|показывает|рекомендует|упоминает)",
  "(?:hlásí|žádá|navrhuje|ukazuje|doporučuje|zmiňuje)",
];
export const TELLS_UNSPACED =
  "(?:报告|報告|要求|显示|顯示|列出)(?:了|称|稱)?|(?:を|と)(?:報告し|求め|提案し|推奨し)てい(?:ます|る)|보고했습니다|요청했습니다|제안했습니다";

/** The agent, or the user, is the one who tells. */
export const OWN =
  "(?:i|we|you|yo|nosotros|eu|nós|je|nous|io|noi|ich|wir|я|мы|já|my|the user|el usuario|o usuário|l['’]utilisateur|l['’]utente|der (?:nutzer|benutzer)|пользователь|uživatel|this|that|which|it|what|table|diff|code)";

/** A title of what is proposed and not done: its items read like changes, for they tell what would be. */
export const PLANNED = [
  "plan|the plan|my plan|our plan|here(?:['’]s| is) (?:the|my|a) (?:\\p{L}{1,14} )?plan|(?:proposed|planned|suggested|possible|potential|intended) (?:changes?|fix(?:es)?|approach|solution|refactor(?:ing)?|plan|edits?|design|implementation|work)|(?:implementation|refactoring|migration|work|test|rollout) plan|proposal|what (?:i|we)(?:['’]d| would| will| plan to| propose to| intend to) .{1,40}|(?:.{0,40}(?:i|we)(?:['’]d| would| could| might| plan to| propose to| intend to| am going to) (?:\\p{L}{1,14} )?(?:\\p{L}{1,14} )?(?:change|do|make|fix|propose|add|remove|suggest|replace|refactor|proceed))(?: .{1,40})?|i(?: would)? propose",
  "(?:el |mi )?plan(?: propuesto| de .{1,30})?|cambios (?:propuestos|previstos|planeados)|propuesta|lo que (?:haría|cambiaría|propongo)|propongo|(?:o |meu )?plano(?: proposto| de .{1,30})?|(?:mudanças|alterações) (?:propostas|previstas|planejadas)|proposta|o que eu (?:faria|mudaria|proponho)|proponho",
  "(?:le |mon )?plan(?: proposé| d['’e].{1,30})?|(?:changements|modifications) (?:proposé|prévu|envisagé)e?s|proposition|ce que je (?:changerais|ferais|propose)|je propose|(?:il |mio )?piano(?: proposto| di .{1,30})?|(?:modifiche|cambiamenti) (?:propost|previst)[ei]|cosa (?:cambierei|farei|propongo)|propongo",
  "(?:der |mein )?(?:plan|umsetzungsplan|vorschlag)|(?:vorgeschlagene|geplante|mögliche) (?:änderungen|lösung|umsetzung)|was ich (?:ändern würde|tun würde|vorschlage|vorhabe)|ich (?:schlage vor|würde)|(?:můj )?(?:plán|návrh)|(?:navrhované|plánované) (?:změny|úpravy)|co bych (?:změnil|udělal)a?|navrhuji",
  "план(?: .{1,30})?|(?:предлагаемые|планируемые|запланированные) (?:изменения|правки)|предложение|что я бы (?:изменил|сделал)а?|предлагаю",
];
export const PLANNED_UNSPACED =
  "(?:我的|实施|實施|实现|修改|重构|重構|执行|執行|具体|具體|拟定|擬定)?(?:计划|計劃|計畫|方案)(?:如下)?|(?:建议|建議|拟|擬|计划|計劃|打算)(?:的)?(?:修改|改动|改動|变更|變更|做法)|我(?:建议|建議|打算|计划|計劃|会|會|准备|準備)(?:这样|這樣)?(?:修改|改|做).{0,10}|(?:実装|作業|修正|対応|変更|移行)?(?:計画|プラン|案)(?:は以下の通りです|です)?|(?:提案する|予定している|想定している)変更(?:点)?|変更案|修正案|(?:구현|작업|수정|변경|제안)? ?(?:계획|제안)(?:은 다음과 같습니다|입니다)?|(?:제안하는|예정된|제안) 변경(?: 사항)?";
