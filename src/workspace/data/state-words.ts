import type { Phrases } from "../lexicon.js";

/** Words of what is so for now: a moment, a defect, an open question, a deployment. A part of the tables in `quality-words`. */
export const STATE_WORDS = {
  /** Words for a moment. */
  MOMENT: {
    en: "currently|right now|at the moment|latest change|latest changes|previous session|last session|this session|last wave|next step|next steps|so far|as of now|as of today",
    zh: "目前|當下|当下|此刻|現階段|现阶段|上一次會話|上次會話|上次会话|上一個會話|本次會話|本次会话|下一步|接下來|接下来|迄今|最新改動|最新改动|最近一次修改",
    ja: "現在は|現在、|今のところ|現時点|前回のセッション|今回のセッション|次のステップ|これまでに|最新の変更|いま作業中",
    ko: "현재는|현재로서는|현재 작업|지금은|이전 세션|지난 세션|이번 세션|다음 단계|지금까지|최신 변경",
    es: "actualmente|ahora mismo|en este momento|por el momento|de momento|sesión anterior|última sesión|esta sesión|próximo paso|siguiente paso|hasta ahora|último cambio|últimos cambios",
    ru: "сейчас|в данный момент|на данный момент|в настоящее время|прошл* сесси*|предыдущ* сесси*|в этой сессии|следующий шаг|следующие шаги|пока что|последнее изменение|последние изменения",
    pt: "atualmente|agora mesmo|neste momento|no momento|por enquanto|sessão anterior|última sessão|esta sessão|próximo passo|próximos passos|até agora|última mudança",
    fr: "actuellement|en ce moment|pour le moment|session précédente|dernière session|cette session|prochaine étape|prochaines étapes|jusqu'ici|jusqu'à présent|dernier changement|derniers changements",
    de: "derzeit|momentan|im moment|gerade eben|zurzeit|aktuell|letzte sitzung|vorige sitzung|diese sitzung|nächster schritt|nächste schritte|bisher|letzte änderung|letzte änderungen",
    it: "attualmente|in questo momento|al momento|per il momento|sessione precedente|ultima sessione|questa sessione|prossimo passo|prossimi passi|finora|ultima modifica|ultime modifiche",
    cs: "aktuálně|právě teď|v tuto chvíli|momentálně|v současnosti|minulé sezení|toto sezení|další krok|další kroky|dosud|zatím|poslední změna|poslední změny",
  },

  /** What a text opens with that tells where someone stands. */
  STATUS_OPENING: {
    en: "currently|now|pending|in progress|todo|wip|work in progress|blocked|ongoing|on hold|waiting for|waiting on",
    zh: "待辦|待办|進行中|进行中|待處理|待处理|正在|等待|暫停|暂停|處理中|处理中|開發中|开发中",
    ja: "作業中|進行中|対応中|保留|未対応|待ち|開発中|着手中|対応待ち",
    ko: "진행 중|진행중|작업 중|작업중|보류|할 일|대기 중|대기중|처리 중|개발 중",
    es: "pendiente|en curso|en progreso|por hacer|en proceso|esperando|bloqueado|trabajando en",
    ru: "в процессе|в работе|ожидает|ожидаем|сделать|к выполнению|заблокирован*|на паузе|работаем над|работаю над",
    pt: "pendente|em andamento|em curso|em progresso|a fazer|aguardando|bloqueado|trabalhando em",
    fr: "en attente|en cours|à faire|bloqué|reste à faire|je travaille sur|nous travaillons sur",
    de: "ausstehend|in arbeit|läuft gerade|zu erledigen|offen|blockiert|wartet auf|warten auf|arbeite an",
    it: "in sospeso|in corso|in lavorazione|da fare|bloccato|in attesa|lavorando su",
    cs: "probíhá|rozpracován*|čeká na|čekáme na|k vyřízení|zbývá|blokován*|pracuji na|pracujeme na",
  },

  /** Phrases of a state that is gone after the next command. */
  STATUS_PHRASE: {
    en: "run npm test|tests are running|next reply|before continuing|in progress|still working on|work in progress|to be continued|waiting for the user|will continue|about to",
    zh: "正在運行測試|正在运行测试|測試正在|测试正在|下一次回覆|下次回复|繼續之前|继续之前|進行中|进行中|待續|待续|正在處理|正在处理|處理到一半",
    ja: "テスト実行中|テストを実行中|次の返信|続ける前に|進行中|作業中|対応中|続きは",
    ko: "테스트 실행 중|다음 답변|계속하기 전|진행 중|진행중|작업 중|작업중|이어서",
    es: "ejecutando pruebas|pruebas en ejecución|próxima respuesta|antes de continuar|en curso|en progreso|continuará|a punto de",
    ru: "тесты запущены|тесты выполняются|следующ* ответ*|прежде чем продолжить|перед продолжением|в процессе|в работе|продолжение следует|собираюсь",
    pt: "testes em execução|próxima resposta|antes de continuar|em andamento|em progresso|continua na|prestes a",
    fr: "tests en cours|prochaine réponse|avant de continuer|en cours de travail|à suivre|sur le point de",
    de: "tests laufen gerade|nächste antwort|bevor ich weitermache|in arbeit|wird fortgesetzt|im begriff",
    it: "test in esecuzione|prossima risposta|prima di continuare|in corso|continua nella|sul punto di",
    cs: "testy běží|další odpověď|než budu pokračovat|rozpracován*|pokračování příště|chystám se",
  },

  /** A defect that is expected to go away. */
  TRANSIENT: {
    en: "still failing|still fails|still broken|still crashes|still crashing|tests are failing|test is failing|build is broken|build is failing|temporary workaround|temporary fix|temporary hack|temporary patch|temporarily|not yet fixed|not fixed yet|needs fixing|to be fixed|under investigation|being investigated|quick hack|for the time being|for now|does not work yet|doesn't work yet",
    zh: "仍然失敗|仍然失败|仍失敗|仍失败|還是失敗|还是失败|仍在報錯|仍然報錯|仍然报错|待修|暫時|暂时|臨時方案|临时方案|臨時解決|临时解决|臨時修復|临时修复|臨時繞過|临时绕过|目前正在|尚未修復|尚未修复|還沒修|还没修|未修復|未修复|先這樣|先这样|排查中|調查中|调查中",
    ja: "まだ失敗|依然として失敗|まだ落ち|まだ壊れ|一時的な回避|一時的な対処|一時的な対応|一時的な修正|一時的に|暫定|未修正|修正待ち|調査中|とりあえず|ひとまず|応急|まだ動かない",
    ko: "아직 실패|여전히 실패|계속 실패|아직 깨|임시 해결|임시 조치|임시방편|임시 방편|임시 수정|임시로|미해결|아직 고치지|수정 예정|조사 중|조사중|일단은|우선은 이대로|아직 동작하지",
    es: "sigue fallando|siguen fallando|todavía falla|todavía fallan|aún falla|aún fallan|sigue roto|sigue rota|arreglo temporal|solución temporal|parche temporal|solución provisional|arreglo provisional|temporalmente|provisionalmente|pendiente de arreglar|sin arreglar|por arreglar|en investigación|por ahora|todavía no funciona|aún no funciona",
    ru: "все еще падает|всё ещё падает|все еще падают|всё ещё падают|по-прежнему падает|по-прежнему не работает|до сих пор не работает|временный обход|временное решение|временный фикс|временная заплатка|временный костыль|временно|пока не работает|еще не исправлен*|ещё не исправлен*|нужно починить|разбираемся|расследуется|пока что так|пока так",
    pt: "continua falhando|continuam falhando|ainda falha|ainda falham|ainda quebrado|ainda quebrada|solução temporária|correção temporária|provisoriamente|temporariamente|falta corrigir|por corrigir|em investigação|por enquanto|por ora|ainda não funciona",
    fr: "échoue encore|échouent encore|échoue toujours|échouent toujours|encore cassé|encore cassée|toujours cassé|toujours cassée|solution temporaire|correctif temporaire|contournement temporaire|temporairement|provisoirement|pas encore corrigé|reste à corriger|à corriger|en cours d'analyse|pour l'instant|ne marche pas encore|ne fonctionne pas encore",
    de: "schlägt noch fehl|schlagen noch fehl|schlägt weiterhin fehl|schlagen weiterhin fehl|noch kaputt|immer noch kaputt|vorübergehend|behelfslösung|notlösung|provisorisch|übergangslösung|noch nicht behoben|muss noch behoben|wird untersucht|fürs erste|vorerst|vorläufig|funktioniert noch nicht",
    it: "fallisce ancora|falliscono ancora|ancora rotto|ancora rotta|soluzione temporanea|correzione temporanea|rimedio temporaneo|temporaneamente|provvisoriamente|non ancora corretto|da correggere|in fase di analisi|per ora|non funziona ancora",
    cs: "stále selhává|stále padá|stále padají|pořád padá|pořád padají|stále rozbit*|dočasné řešení|dočasná oprava|dočasně|provizorně|prozatím|ještě není opraven*|zbývá opravit|šetří se|zatím nefunguje|ještě nefunguje",
  },

  /** A question that was left open. */
  QUESTION_OPENING: {
    en: "open question|open questions|unresolved|undecided|to be decided|tbd|should we|should i|do we|does it make sense|can we|could we|shall we|what if|why does|why is|how do we|how should|which one|unclear if|unclear whether|not sure if|not sure whether|we need to decide|need to decide|decide if|decide whether|todo: decide",
    zh: "待決定|待决定|待定|未決|未决|尚未決定|尚未决定|開放問題|开放问题|要不要|我們是否|我们是否|是不是應該|不確定|不确定|該不該|该不该|是否要|是否應該|是否应该|是否需要",
    ja: "未決定|未定|要検討|検討中|未解決|すべきか|するべきか|どうするか|かもしれないか|不明点|決めていない",
    ko: "미정|미결정|미해결 질문|결정 필요|검토 필요|검토 중|해야 할까|할지 말지|해야 하나|해야 하는지|정하지 않|확실하지 않",
    es: "pregunta abierta|por decidir|sin decidir|pendiente de decidir|deberíamos|debemos decidir|no está claro|no está decidido|no estoy seguro|hay que decidir",
    ru: "открытый вопрос|не решено|не решили|под вопросом|нужно решить|надо решить|стоит ли|нужно ли|надо ли|следует ли|неясно|непонятно|не уверен*|не определились",
    pt: "questão em aberto|pergunta em aberto|a decidir|por decidir|devemos decidir|deveríamos|não está claro|não está decidido|não tenho certeza|é preciso decidir|será que|vale a pena",
    fr: "question ouverte|à décider|faut-il|devons-nous|devrions-nous|doit-on|devrait-on|est-ce que|pas clair|pas encore décidé|pas sûr|reste à décider",
    de: "offene frage|offene fragen|noch offen|unentschieden|sollen wir|sollten wir|soll ich|müssen wir|ist es sinnvoll|unklar ob|unklar, ob|nicht sicher|noch zu entscheiden|warum",
    it: "domanda aperta|da decidere|dovremmo|dobbiamo decidere|non è chiaro|non è deciso|non sono sicuro|non sono sicura|resta da decidere",
    cs: "otevřená otázka|nerozhodnuto|k rozhodnutí|měli bychom|není jasné|není rozhodnuto|nejsem si jist*|je třeba rozhodnout|má smysl|proč",
  },

  /** Words of an indirect question; a rule may hold one ("always check whether …"). */
  WHETHER: {
    en: "whether",
    zh: "是否",
    ja: "かどうか",
    ko: "여부",
    es: "si conviene|si debemos|si deberíamos",
    ru: "стоит ли|нужно ли|можно ли",
    pt: "se devemos|se deveríamos|se vale a pena",
    fr: "s'il faut|si on doit|si nous devons",
    de: "ob wir|ob man|ob es sinnvoll",
    it: "se conviene|se dobbiamo|se dovremmo",
    cs: "zda|jestli máme",
  },

  /** Words of a fact about a condition: "the flag controls whether …", "always check whether …". */
  CONDITION: {
    en: "always|never|must|check|checks|verify|verifies|decides|determines|controls|depends|says|tells|shows|returns",
    zh: "一律|必須|必须|總是|总是|檢查|检查|確認|确认|決定|决定|控制|取決|取决|判斷|判断|表示|回傳|返回",
    ja: "必ず|常に|確認|検査|決める|決まる|決定する|制御|判定|チェック|示す|返す",
    ko: "항상|반드시|확인|검사|결정한다|결정하|제어|판단|나타낸|반환",
    es: "siempre|nunca|comprobar|comprueba|verificar|verifica|determina|controla|decide|indica|devuelve",
    ru: "всегда|никогда|провер*|определя*|решает|управля*|показыва*|возвраща*",
    pt: "sempre|nunca|verificar|verifica|verifique|determina|controla|decide|indica|retorna|devolve",
    fr: "toujours|jamais|vérifier|vérifie|vérifiez|détermine|contrôle|décide|indique|renvoie",
    de: "immer|nie|prüf*|bestimmt|steuert|entscheidet|zeigt|gibt an|hängt davon ab",
    it: "sempre|mai|verificare|verifica|controllare|controlla|determina|decide|indica|restituisce",
    cs: "vždy|nikdy|ověř*|zkontroluj*|kontroluje|určuje|řídí|rozhoduje|ukazuje|vrací|závisí",
  },

  /** Words around the id of a deployment. */
  DEPLOYED: {
    en: "deployed|deployment|current|latest|active|revision|build|release|rolled out|live",
    zh: "部署|當前|当前|目前|最新|版本|上線|上线|發布|发布|構建|构建|修訂",
    ja: "デプロイ|現在|最新|リビジョン|ビルド|リリース|公開|稼働",
    ko: "배포|현재|최신|리비전|빌드|릴리스|릴리즈|활성",
    es: "desplegado|desplegada|despliegue|actual|última|último|revisión|compilación|versión|publicada|activa",
    ru: "развернут*|развёрнут*|деплой|задеплоен*|текущ*|последн*|ревизи*|сборк*|релиз*|активн*|версия",
    pt: "implantad*|implantação|publicad*|versão|atual|última|último|ativa",
    fr: "déployé*|déploiement|actuel*|dernière|dernier|publiée|en ligne",
    de: "ausgerollt|bereitgestellt|ausgeliefert|bereitstellung|aktuell*|neueste*|letzte*|aktive*",
    it: "distribuit*|rilasciat*|versione|attuale|ultima|ultimo|revisione|pubblicata",
    cs: "nasazen*|nasazení|aktuální|poslední|verze|revize|sestavení|vydání",
  },
} satisfies Record<string, Phrases>;
