/*
 * How a line announces that what follows is another's word: a page, a log, a person. Verbs in the third person; what the agent
 * itself says ("I said") is not meant. In small letters, asked of what stands before the colon.
 */

/** A verb of saying that ends the line: "the changelog says:". */
export const SAYS = [
  "(?:says|said|reads|states|stated|wrote|writes|quotes?|told (?:me|us)|replied|answered|announces|announced|claims|claimed)",
  "(?:dice|decía|dijo|pone|ponía|indica|escribe|escribió|se lee|afirma|respondió|diz|dizia|disse|está escrito|escreve|escreveu|lê-se|consta|respondeu)",
  "(?:dit|disait|indique|écrit|on (?:peut )?li(?:t|re)|affirme|précise|répond|a (?:dit|écrit|répondu))",
  "(?:riporta|ha (?:detto|scritto|risposto)|scrive|(?:c['’]è|sta) scritto|si legge|recita|afferma)",
  "(?:sagt|sagte|schreibt|schrieb|besagt|lautet|steht|stand|heißt es|behauptet|antwortete|hat (?:gesagt|geschrieben|geantwortet))",
  "(?:говорит|говорится|сказано|написано|пишет|гласит|утверждает|ответил\\p{L}?|написал\\p{L}?|сказал\\p{L}?)",
  "(?:říká|píše|uvádí|tvrdí|stojí|je napsáno|napsal\\p{L}?|řekl\\p{L}?|odpověděl\\p{L}?)",
];
export const SAYS_UNSPACED =
  "(?:中)?(?:写道|寫道|说|說|说道|写着|寫著|写的是|寫的是|提到|声称|指出)|(?:と|には?|こう)(?:書かれてい(?:ます|る)|書いてあ(?:ります|る)|あります|(?:言って|書いて)い(?:ます|る)|述べてい(?:ます|る))|(?:라고|이라고) (?:말했습니다|적혀 있습니다|되어 있습니다|합니다)|쓰여 있습니다|적혀 있습니다";

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
  "(?<![的终終])(?:报告|報告|要求|显示|顯示|列出)(?:了|称|稱)?|(?:を|と)(?:報告し|求め|提案し|推奨し)てい(?:ます|る)|보고했습니다|요청했습니다|제안했습니다";

/** The agent is the one who tells. */
export const SELF = "(?:i|we|yo|nosotros|eu|nós|je|nous|io|noi|ich|wir|я|мы|já)";

/** The agent, or the user, is the one who tells, or what the line itself speaks of. */
export const OWN = `(?:${SELF}|my|you|the user|el usuario|o usuário|l['’]utilisateur|l['’]utente|der (?:nutzer|benutzer)|пользователь|uživatel|this|that|which|it|what|table|diff|code)`;

/** Texts that somebody wrote or a machine keeps. */
export const TEXTS = [
  "(?<!\\p{L})(?:readme|docs?|documentation|changelog|release notes|logs?|stack ?trace|traceback|issue|ticket|article|blog post|e-?mail|page|website|transcript|snippet|wiki|commit message|commit body|description|chat|thread|prompt|notes|[\\w/-]{0,80}[\\w/]\\.(?:md|txt|log|rst|adoc|html?|eml|json|ya?ml))(?!\\p{L})",
  "(?<!\\p{L})(?:documentación|registro|artículo|correo|página|documentação|artigo|incidencia|notas|mensaje|mensagem|descripción|descrição)(?!\\p{L})",
  "(?<!\\p{L})(?:journal|courriel|fiche|message de commit|documentazione|registro|articolo|pagina|messaggio|note)(?!\\p{L})",
  "(?<!\\p{L})(?:doku(?:mentation)?|protokoll|artikel|mail|seite|webseite|commit-nachricht|beschreibung|notizen|článek|stránk\\p{L}{1,2}|dokumentac\\p{L}{1,2}|tiket\\p{L}{0,2}|popis\\p{L}{0,2}|poznámk\\p{L}{1,3})(?!\\p{L})",
  "документаци|(?<!\\p{L})лог\\p{L}{0,2}(?!\\p{L})|стать[яиею]|письм|страниц|тикет|задач[аеиу](?!\\p{L})|заметк|описани",
  "文档|文檔|日志|日誌|文章|邮件|郵件|网页|網頁|页面|頁面|工单|工單|提交信息|ドキュメント|ログ|記事|メール|ページ|チケット|課題票|문서|로그|기사|메일|페이지|티켓|이슈",
];

/** What another answers, or a program prints: the agent's own words may be called so too. */
export const REPLIES = [
  "(?<!\\p{L})(?:output|errors?|warning|answer|response|review|comment)(?!\\p{L})",
  "(?<!\\p{L})(?:salida|error|errores|respuesta|comentario|saída|erro|erros|resposta|comentário)(?!\\p{L})",
  "(?<!\\p{L})(?:sortie|erreurs?|réponse|commentaire|uscita|errore|errori|risposta|commento)(?!\\p{L})",
  "(?<!\\p{L})(?:ausgabe|fehler(?:meldung)?|antwort|kommentar|výstup|chyb\\p{L}{0,3}|odpověď|komentář)(?!\\p{L})",
  "вывод|ошибк|ответ|комментари",
  "输出|輸出|报错|報錯|错误|錯誤|评论|評論|出力|エラー|返信|コメント|출력|오류|에러|댓글|답변",
];

/** Who else may speak, and what else may print. */
export const OTHERS = [
  "(?<!\\p{L})(?:(?:sub-?)?agents?|assistant|colleague|co-?worker|team ?mate|reviewer|user|customer|client|author|maintainer|developer|bot|helper|command|script|program|tool|server|endpoint|api|query)(?!\\p{L})",
  "(?<!\\p{L})(?:(?:sub)?agente|asistente|assistente|colega|compañer[oa]|revisora?|usuario|usuário|utilizador|cliente|autora?|comando|herramienta|ferramenta|servidor)(?!\\p{L})",
  "(?<!\\p{L})(?:(?:sous-)?agent|collègue|relecteur|utilisateur|auteur|commande|outil|serveur|collega|revisore|utente|autore|strumento)(?!\\p{L})",
  "(?<!\\p{L})(?:(?:sub)?agent\\p{L}{0,2}|assistent\\p{L}{0,2}|kolleg\\p{L}{0,3}|nutzer|benutzer|kunde|autor|befehl|werkzeug|asistent\\p{L}{0,2}|koleg\\p{L}{0,2}|recenzent\\p{L}{0,2}|uživatel\\p{L}{0,2}|příkaz\\p{L}{0,2}|nástroj\\p{L}{0,2})(?!\\p{L})",
  "агент|коллег|рецензент|пользовател|клиент|автор|команд|инструмент|сервер",
  "代理|智能体|同事|用户|用戶|作者|命令|工具|エージェント|同僚|ユーザー|レビュアー|コマンド|ツール|에이전트|동료|사용자|리뷰어|명령|도구",
];

/** Who is surely not the agent itself: what stands below is theirs, whatever the line says of it. */
export const STRANGERS =
  "(?<!\\p{L})(?:sub-?agent|(?:other|another|previous) agent|colleague|co-?worker|team ?mate|subagente|otro agente|compañer[oa]|colega|outro agente|sous-agent|autre agent|collègue|altro agente|collega|andere\\p{L}? agent|kolleg\\p{L}{1,3}|(?:jin|druh)\\p{L}{1,3} agent|koleg|друг\\p{L}{1,3} агент|субагент|коллег)|另一(?:个|個)?(?:代理|智能体|agent)|子代理|同事|(?:別の|サブ)エージェント|同僚|(?:다른|하위) 에이전트|동료";

/** For whom a report is. */
export const FOR = "(?<!\\p{L})(?:for|to|para|pour|per|für|an|для|pro)(?!\\p{L})|给|給|向け|への|위한|에게";

/** That a text holds what stands below, or a program gave it. */
export const HOLDS = [
  "(?:contains?|contained|holds|has|had|includes?|included|returns|returned|prints|printed|outputs|gave|gives|lists|listed|sent)",
  "(?:contiene|contenía|incluye|devolvió|devuelve|imprimió|imprime|contém|continha|inclui|devolveu|retornou|imprimiu)",
  "(?:contient|contenait|comporte|renvoie|a (?:renvoyé|affiché|retourné)|affiche|retourne|contiene|conteneva|include|restituisce|ha (?:restituito|stampato))",
  "(?:enthält|enthielt|beinhaltet|liefert|lieferte|gab|gibt|druckt|obsahuje|obsahovala?|vrátil\\p{L}?|vrací|vypsal\\p{L}?|vypisuje)",
  "(?:содержит|содержал\\p{L}?|содержится|вернул\\p{L}?|возвращает|вывел\\p{L}?|выводит|напечатал\\p{L}?)",
];
export const HOLDS_UNSPACED =
  "命令(?:的)?(?:输出|輸出)|包含|含有|内容|內容|返回|里有|裡有|中有|上有|の内容|含まれて|返しました|出力しました|にあります|내용|포함|반환|출력했";

/** Where a text is taken from. */
export const FROM = [
  "(?:from|according to|quot(?:e|es|ed|ing)|contents? of|text of|output of|excerpt)",
  "(?:según|cita|contenido de|texto de|salida de|de acordo com|segundo|conteúdo d[aeo]|saída d[aeo])",
  "(?:d['’]après|selon|extrait|contenu d[eu]|sortie d[eu]|secondo|citazione|contenuto d[ei]\\p{L}{0,2}|uscita d[ei]\\p{L}{0,2})",
  "(?:aus|laut|gemäß|zitat|inhalt|ausgabe (?:von|des|der)|podle|citace|obsah|výstup)",
  "(?:из|согласно|цитата|содержимое|вывод)",
];
export const FROM_UNSPACED =
  "根据|根據|引用|摘自|来自|來自|の(?:内容|出力|引用)|によると|から(?:の|引用)|에서|에 따르면|인용|의 출력";

/** That something is presented. */
export const PRESENTS =
  "(?<!\\p{L})(?:here(?:['’]s| is| are)|this is|these are|i(?:['’]m| am)? (?:get|got|see|saw|found|copied)(?:ting)?|it (?:says|prints|shows)|(?:says|said|reads|wrote|states)|aquí (?:está|tienes|va)|est[ea] es|me (?:sale|da|aparece)|obtengo|dice|aqui (?:está|vai)|recebo|diz|voici|voilà|j['’]obtiens|j['’]ai|dit|ecco|quest[oa] è|ottengo|dice|hier (?:ist|sind)|das ist|ich (?:bekomme|erhalte|sehe)|(?:sagt|steht)|вот|получаю|выда[её]т|пишет|(?:tady|zde) je|(?:toto|tohle) je|dostávám|píše)(?!\\p{L})|这是|這是|以下是|下面是|我得到|显示|顯示|说|說|これが|以下|次の|とあります|다음은|이것은|아래는|라고";

/** What an agent calls its own closing words, and what they are told of: then a text is only their subject. */
export const REPORTS =
  "(?<!\\p{L})(?:summary|report|overview|recap|changes|work|resumen|informe|cambios|resumo|relatório|mudanças|alterações|résumé|rapport|changements|modifications|riepilogo|riassunto|rapporto|modifiche|zusammenfassung|(?:abschluss)?bericht|änderungen|итог\\p{L}{0,2}|отч[её]т\\p{L}{0,2}|изменени\\p{L}{1,2}|shrnutí|souhrn|zpráva|změny|změn)(?!\\p{L})|总结|總結|摘要|报告|報告|更改|まとめ|要約|変更|요약|보고|변경";

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

/** An order to carry out a plan that stands below, in an order's own words. */
export const PLANS = [
  "^(?:please |now |ok,? |let['’]s ){0,2}(?:implement|execute|carry out|follow|build) (?:the (?:following|attached|approved) |this |the )(?:implementation )?plan(?: below)?|^(?:here(?:['’]s| is)|this is|below is) (?:the|my|our|a) (?:\\w{1,12} )?plan",
  "^(?:por favor,? )?(?:implementa|ejecuta|sigue|implemente|execute|siga) (?:el|este|o) (?:siguiente |seguinte )?(?:plan|plano)(?: siguiente| a seguir| seguinte)?|^(?:aquí (?:está|tienes|va)|este es|aqui (?:está|vai)|este é) (?:el|mi|nuestro|o|meu|nosso) plano?",
  "^(?:implémente|exécute|suis|mets en œuvre|réalise|implementa|esegui|segui)(?:z)? (?:le|ce|il|questo) (?:seguente )?(?:plan|piano)(?: suivant| ci-dessous| seguente)?|^(?:voici|ecco) (?:le|mon|notre|un|il|il mio|il nostro) (?:plan|piano)",
  "^(?:bitte )?(?:implementiere?|setze?|führe?) (?:bitte )?(?:den|diesen) (?:folgenden )?plan(?: um| aus)?|^hier (?:ist|kommt) (?:der|mein|unser) plan",
  "^(?:реализуй|выполни|воплоти)(?:те)? (?:следующий |этот )?план|^вот (?:мой |наш )?план",
  "^(?:prosím )?(?:implementuj|proveď|uskutečni|realizuj)(?:te)? (?:následující |tento )?plán|^(?:tady|zde|tohle|toto) je (?:můj |náš )?plán",
  "^(?:请|請)?(?:实现|實現|实施|實施|执行|執行|按照?)(?:以下|下面的?|这个|這個)?(?:的)?(?:计划|計劃|方案)|^(?:以下|次|この)の?(?:計画|プラン)を(?:実装|実行)|^(?:다음|아래|이) (?:계획|플랜)(?:을|를) (?:구현|실행)|^(?:这是|這是|以下是|下面是)(?:我的|我们的)?(?:计划|計劃|方案)|^(?:计划|計劃)如下|^(?:計画|プラン)は(?:次|以下)の(?:とおり|通り)|^(?:以下|これ)が(?:計画|プラン)|^(?:다음은|여기) ?(?:계획|플랜)|^계획은 다음과",
];

/** How what stands below a plan says that it is no part of it. */
export const BESIDES =
  "(?:also|and|besides|in addition|additionally|plus|además|también|y|além disso|também|e|aussi|et|de plus|en plus|par ailleurs|inoltre|anche|außerdem|zusätzlich|und|ebenso|также|ещё|кроме того|и|také|navíc|kromě toho|a)(?: also)?[ ,:]|另外|此外|还有|還有|同时|また|それと|あと|なお|そして|또한|그리고|추가로";
