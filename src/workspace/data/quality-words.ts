import type { Phrases } from "../lexicon.js";

/*
 * Word tables of the quality gate, by concept and language: English, Chinese, Japanese, Korean, Spanish, Russian, Portuguese,
 * French, German, Italian, Czech. A row is a list of phrases; see `Phrases` for its two signs. The rows of all languages are
 * asked at once, so a word of one language must be no common word of another (Italian "creat*" would take in "create").
 */

export const QUALITY_WORDS = {
  /** A wish of the user that holds longer than a day. */
  PREFERENCE: {
    en: "user prefers|user wants|user asked|user expects|user requires|user likes|user dislikes|user hates|user avoids|user insists|user needs|user requested|prefer|prefers|preferred|preference|preferences|always|never|from now on|going forward|dislikes|hates|must|must not|should|should not|shouldn't|avoid|don't|do not|please|no longer|rather than|instead of",
    zh: "偏好|喜歡|喜欢|希望|想要|要求|總是|总是|一律|永遠|永远|從不|从不|不要|請|请|從現在|从现在|習慣|习惯|避免|必須|必须|討厭|讨厌|應該|应该|應當|应当|禁止",
    ja: "好む|好み|好き|好ん|嫌い|嫌う|希望|要望|求め|求める|必ず|常に|いつも|決して|今後|これから|ください|べき|避け|しないで|ほしい|欲しい|望む|望ん|禁止|苦手",
    ko: "선호|좋아|싫어|원한|원해|원하|요청|요구|항상|언제나|절대|앞으로|지금부터|하지 않|말 것|마세요|주세요|해야|피한|피하|바란|금지",
    es: "prefiere|prefieren|prefiero|preferencia|quiere|quieren|pidió|pide|espera que|requiere|exige|le gusta|no le gusta|le gustan|odia|detesta|siempre|nunca|jamás|de ahora en adelante|a partir de ahora|por favor|evita|evitar|debe|deben|no usar|no uses|en lugar de|en vez de",
    ru: "предпочита*|предпочтени*|хочет|хотят|просит|просил*|попросил*|ожидает|требует|нравится|нравятся|любит|не любит|всегда|никогда|отныне|впредь|с этого момента|пожалуйста|избега*|должен|должна|должно|должны|нельзя|вместо|ненавидит|желает",
    pt: "prefere|preferem|prefiro|preferência|preferências|quer|querem|pediu|pede|espera que|exige|gosta|gostam|não gosta|odeia|detesta|sempre|nunca|jamais|a partir de agora|daqui em diante|por favor|evita|evitar|evite|deve|devem|em vez de|ao invés de|não usar|não use",
    fr: "préfère|préfèrent|préférence|préférences|veut|veulent|souhaite|demande que|a demandé|exige|s'attend|aime|aiment|n'aime pas|déteste|toujours|jamais|désormais|dorénavant|à l'avenir|s'il te plaît|s'il vous plaît|évite|éviter|évitez|doit|doivent|il faut|au lieu de|plutôt que|ne pas",
    de: "bevorzugt|bevorzugen|vorliebe|präferenz|nutzer will|benutzer will|anwender will|nutzerin will|möchte|wünscht|verlangt|erwartet|bittet|mag|hasst|lieber|ungern|immer|nie|niemals|stets|ab jetzt|künftig|bitte|vermeid*|soll|sollen|sollte|muss|müssen|darf nicht|statt|anstatt|kein|keine|keinen",
    it: "preferisce|preferiscono|preferisco|preferenza|preferenze|vuole|vogliono|chiede|ha chiesto|si aspetta|esige|piace|piacciono|odia|detesta|sempre|mai|d'ora in poi|per favore|evita|evitare|deve|devono|bisogna|invece di|anziché|non usare",
    cs: "preferuje|preferují|preferuji|upřednostňuje|chce|chtějí|přeje si|přejí si|požádal*|žádá|očekává|vyžaduje|má rád|má ráda|nemá rád|nemá ráda|nesnáší|vždy|vždycky|nikdy|odteď|od teď|prosím|vyhnout|vyhýb*|musí|nesmí|měl by|měla by|mělo by|raději|místo|nepoužív*",
  },

  /** Words of a rule: what a decision is made of. */
  RULE: {
    en: "use|uses|using|prefer|prefers|must|always|never|should|avoid|don't|do not|keep|keeps|choose|chose|chosen|adopt|adopts|adopted|require|requires|required|only|instead of|rather than|decided|decide|decision|stick with|sticks with|rely on|relies on|default to|defaults to|no longer|go with|going with|settled on|standardize on|standardise on|replace|replaces|allow|allows|forbid|forbids|disallow|ban|shall|need to|needs to|ensure|enforce|not",
    zh: "使用|採用|采用|沿用|改用|不用|選用|选用|用於|用于|必須|必须|應該|应该|應當|应当|禁止|避免|優先|优先|偏好|選擇|选择|決定|决定|不要|不得|不可|一律|只能|只用|只在|只有|統一|统一|保持|保留|預設|默认|而不是|取代|不再|總是|总是|從不|从不|需要|允許|允许",
    ja: "使う|使い|使わ|使用|用いる|採用|必ず|常に|べき|禁止|避け|優先|選択|選ぶ|選んだ|選定|決定|決め|しない|せず|のみ|だけ|統一|ではなく|代わりに|とする|することに|ことにする|ことにした|必要|維持|許可|しなければ|に限る|限定",
    ko: "사용|채택|쓴다|써야|쓰기로|해야|금지|피한다|피하|우선|선호|선택|결정|하지 않|하지 말|말아야|만 사용|만 허용|통일|대신|하기로|유지|필수|반드시|항상|절대|허용|따른다",
    es: "usar|usa|usan|usamos|use|usen|utilizar|utiliza|utilizamos|emplear|preferir|prefiere|preferimos|debe|deben|debemos|siempre|nunca|jamás|evita|evitar|elegir|elegimos|elegido|decidir|decidimos|decidido|decisión|adoptar|adoptamos|mantener|mantiene|mantenemos|solo|sólo|solamente|únicamente|en lugar de|en vez de|requiere|requieren|exige|prohibido|se prohíbe|permitir|permitido|reemplazar|sustituir|no se|hay que",
    ru: "использ*|применя*|примени*|предпочита*|предпочте*|должен|должна|должно|должны|обязательно|обязан*|всегда|никогда|нельзя|запре*|избега*|выбра*|выбир*|решили|решено|решил*|решение|вместо|только|храни*|оставля*|оставить|следует|требует*|нужно|необходимо|не|разреша*|заменя*|заменить|отказ*|использован*",
    pt: "usar|usa|usam|usamos|use|usem|utilizar|utiliza|utilizamos|preferir|prefere|preferimos|deve|devem|devemos|sempre|nunca|jamais|evita|evitar|escolher|escolhemos|escolhido|decidir|decidimos|decidido|decisão|adotar|adotamos|manter|mantém|mantemos|só|somente|apenas|em vez de|ao invés de|exige|exigem|requer|proibid*|permitir|permitido|substituir|não|é preciso",
    fr: "utiliser|utilise|utilisent|utilisons|utilisez|emploie|préférer|préfère|préférons|doit|doivent|devons|toujours|jamais|évite|éviter|évitons|choisir|choisi|choisissons|décider|décidé|décidons|décision|adopter|adopté|adoptons|garder|gardons|conserver|conserve|seulement|uniquement|au lieu de|plutôt que|exige|requiert|interdi*|autoris*|remplacer|remplace|il faut|ne|pas",
    de: "verwend*|benutz*|nutzen|nutzt|setzen auf|bevorzug*|muss|müssen|immer|nie|niemals|stets|soll|sollen|sollte|sollten|vermeid*|behalt*|beibehalt*|wählen|gewählt|entschied*|entscheid*|nur|ausschließlich|statt|anstatt|anstelle|erforder*|verbot*|verbiet*|erlaub*|ersetz*|standardmäßig|kein|keine|keinen|nicht|darf|dürfen|bleibt|bleiben",
    it: "usare|usano|usiamo|utilizzare|utilizza|utilizziamo|preferire|preferisce|preferiamo|deve|devono|dobbiamo|sempre|mai|evita|evitare|scegliere|scegliamo|scelto|scelta|decidere|deciso|decisione|adottare|adottiamo|mantenere|mantiene|soltanto|solamente|invece di|anziché|richiede|richiedono|vietat*|permess*|sostituire|non|bisogna",
    cs: "použív*|použij*|použít|užív*|preferuj*|musí|musíme|vždy|nikdy|nesmí|měl by|měla by|vyhnout|vyhýb*|zvolit|zvolen*|zvolili|vybrat|vybrali|rozhod*|přijmout|zachov*|ponech*|jen|pouze|místo|namísto|vyžad*|zakáz*|zakaz*|povol*|nahrad*|ne|není|nejsou|je třeba|je nutné",
  },

  /** Subjects of a design: with one of them a decision may state a fact and not a rule. */
  DESIGN: {
    en: "schema|schemas|model|models|retention|boundary|boundaries|root cause|architecture|protocol|contract|invariant|convention|policy|strategy|format|interface|algorithm|pipeline|default|fallback|threshold|timeout|limit|owns|single source of truth|migration|versioning|half-life|dependency|layer|layers",
    zh: "模型|架構|架构|設計|设计|結構|结构|協議|协议|策略|邊界|边界|介面|接口|格式|約定|约定|規範|规范|根因|根本原因|預設值|默认值|上限|下限|閾值|阈值|演算法|算法|方案|分層|分层",
    ja: "モデル|アーキテクチャ|設計|構造|スキーマ|プロトコル|方式|方針|境界|形式|規約|契約|既定|上限|下限|しきい値|アルゴリズム|根本原因|責務",
    ko: "모델|아키텍처|설계|구조|스키마|프로토콜|방식|방침|경계|형식|규약|계약|기본값|상한|하한|임계값|알고리즘|근본 원인|책임",
    es: "modelo|modelos|arquitectura|diseño|esquema|esquemas|protocolo|contrato|convención|política|estrategia|formato|interfaz|algoritmo|límite|umbral|causa raíz|por defecto|capa|capas",
    ru: "модел*|архитектур*|дизайн|схем*|протокол*|контракт*|соглашени*|политик*|стратеги*|формат*|интерфейс*|алгоритм*|лимит*|порог*|первопричин*|по умолчанию|границ*|сло*",
    pt: "modelo|modelos|arquitetura|esquema|esquemas|protocolo|contrato|convenção|política|estratégia|formato|algoritmo|limite|limiar|causa raiz|por padrão|camada|camadas",
    fr: "modèle|modèles|architecture|schéma|schémas|protocole|contrat|convention|politique|stratégie|formats|algorithme|limite|seuil|cause première|par défaut|couche|couches|conception",
    de: "modell*|architektur*|protokoll*|vertrag|konvention*|richtlinie*|strategie*|schnittstelle*|algorithmus|grenze*|grenzwert*|schwelle*|schwellwert*|ursache*|standardwert*|schicht|schichten|entwurf|aufbewahrung*",
    it: "modello|modelli|architettura|schemi|protocollo|contratto|convenzione|politica|strategia|interfaccia|limiti|soglia|causa principale|predefinit*|livello|livelli|strato|strati",
    cs: "návrh*|schém*|protokol*|kontrakt*|konvenc*|strategi*|formát*|rozhraní|algoritm*|hranic*|práh|prahov*|příčin*|výchozí|vrstv*",
  },

  /** Verbs of work that is over; a text that opens with one is a log line. */
  DONE: {
    en: "completed|complete|done|finished|implemented|added|updated|fixed|reviewed|passed|modified|merged|shipped|landed|refactored|rewrote|rewritten|created|removed|deleted|renamed|moved|migrated|resolved|closed|deployed|released|cleaned up|wired up|bumped|tested|verified|committed|pushed",
    zh: "完成|已完成|做完|實現了|实现了|實作了|新增了|添加了|更新了|修復了|修复了|修正了|修改了|重構了|重构了|刪除了|删除了|合併了|合并了|通過了|通过了|已修復|已修复|已實作|已实现|已更新|已合併|已合并|已通過|已通过|已部署|已提交|同步",
    ja: "完了|完成|終了|実装した|実装しました|実装済み|追加した|追加しました|更新した|更新しました|修正した|修正しました|修正済み|変更した|変更しました|削除した|削除しました|マージした|マージしました|マージ済み|リファクタした|リファクタリングした|終わった|終わりました|済み",
    ko: "완료|끝났|끝냈|마쳤|구현했|구현함|추가했|추가함|업데이트했|갱신했|수정했|수정함|고쳤|변경했|삭제했|병합했|머지했|리팩터링했|리팩토링했|통과했|배포했|커밋했",
    es: "completado|completada|completados|completadas|terminado|terminada|terminamos|finalizado|finalizada|implementado|implementada|implementamos|implementé|añadido|añadida|añadimos|agregado|agregamos|actualizado|actualizada|actualizamos|corregido|corregida|corregimos|arreglado|arreglamos|revisado|modificado|modificada|modificamos|fusionado|refactorizado|refactorizamos|eliminado|eliminamos|hecho|hecha|lista",
    ru: "завершен*|завершён*|завершил*|закончен*|закончил*|готов|готово|готова|готовы|реализован*|реализовал*|добавлен*|добавил*|обновлен*|обновлён*|обновил*|исправлен*|исправил*|починил*|изменен*|изменён*|изменил*|удален*|удалён*|удалил*|слит*|отрефактор*|сделан*|сделал*|проверен*|проверил*|выполнен*|выполнил*|влит*",
    pt: "concluíd*|terminad*|terminei|terminamos|finalizad*|implementad*|implementei|adicionad*|adicionei|adicionamos|atualizad*|atualizei|atualizamos|corrigid*|corrigi|corrigimos|consertad*|removi|mesclad*|refatorad*|resolvid*|feito|feita|pronto|pronta|criei",
    fr: "terminé*|fini|finie|finis|finies|achevé*|implémenté*|ajouté*|mis à jour|mise à jour|mises à jour|corrigé*|réparé*|fusionné*|refactorisé*|supprimé*|renommé*|déplacé*|migré*|résolu|résolue|résolus|résolues|fermé*|déployé*|publié*",
    de: "fertig|erledigt|abgeschlossen|fertiggestellt|implementiert|hinzugefügt|ergänzt|aktualisiert|behoben|gefixt|repariert|korrigiert|zusammengeführt|gemergt|umgebaut|refaktoriert|umbenannt|verschoben|migriert|gelöst|ausgeliefert|ausgerollt|bestanden",
    it: "completat*|terminato|terminata|finito|finita|implementato|implementata|aggiunt*|aggiornat*|corretto|corretta|corretti|corrette|risolt*|rinominat*|spostat*|migrato|migrata|fatto|fatta|pronto|pronta|rilasciat*",
    cs: "hotovo|hotov|hotová|hotové|dokončen*|dokončil*|implementován*|implementoval*|přidán*|přidal*|aktualizován*|aktualizoval*|opraven*|opravil*|upravil*|sloučen*|sloučil*|smazal*|odstranil*|přejmenován*|přesunut*|vyřešen*|vyřešil*|nasazen*|nasadil*|otestoval*|ověřil*|přepsán*|přepsal*|prošel|prošla|prošly",
  },

  /** What was done to a number of files. */
  HANDLED: {
    en: "synced|synchronized|synchronised|converted|processed|copied|imported|exported|scanned|changed|touched|formatted|indexed|uploaded|downloaded",
    zh: "同步|轉換|转换|處理了|处理了|複製|复制|匯入了|导入了|掃描|扫描|變更|变更|上傳|上传|下載|下载",
    ja: "同期|変換した|変換しました|処理した|処理しました|コピーした|スキャン|取り込んだ|アップロードした",
    ko: "동기화|변환했|처리했|복사했|스캔|가져왔|업로드했",
    es: "sincronizado|sincronizados|convertido|convertidos|procesado|procesados|copiado|copiados|importados|cambiados",
    ru: "синхронизирован*|конвертирован*|обработан*|скопирован*|импортирован*|изменено|загружен*",
    pt: "sincronizados|convertidos|processados|copiados|alterados|formatados",
    fr: "synchronisés|convertis|traités|copiés|modifiés|formatés",
    de: "synchronisiert|konvertiert|verarbeitet|kopiert|geändert|formatiert|umgewandelt",
    it: "sincronizzati|convertiti|elaborati|copiati|modificati|formattati",
    cs: "synchronizován*|převeden*|zpracován*|zkopírován*|změněn*|zformátován*",
  },

  /** Every one of a set. */
  ALL: {
    en: "all|every|all of the|each",
    zh: "全部|所有|全數|全数|都",
    ja: "すべて|全て|全部|全テスト",
    ko: "모두|모든|전부|전체",
    es: "todos|todas|todo|toda",
    ru: "все|всё|каждый",
    pt: "todos|todas|todo|toda|cada",
    fr: "tous|toutes|tout|chaque",
    de: "alle|alles|jeder|jede|jedes|sämtliche",
    it: "tutti|tutte|tutto|ogni",
    cs: "všechny|všechen|všech|vše|každý",
  },

  /** Units in which work is counted. */
  WORK_UNIT: {
    en: "wave|waves|phase|phases|task|tasks|plan|pr|prs|pull request|commit|commits|ci|test|tests|suite|suites|implementation|session|change|changes|fix|fixes|review|file|files|sprint|milestone|step|ticket|issue|story|refactor|refactoring|migration|feature",
    zh: "階段|阶段|任務|任务|計劃|计划|計畫|測試|测试|提交|會話|会话|審查|审查|文件|檔案|里程碑|衝刺|冲刺|步驟|步骤|重構|重构|功能|工單|工单|迭代",
    ja: "フェーズ|タスク|計画|テスト|コミット|セッション|レビュー|ファイル|マイルストーン|スプリント|ステップ|リファクタ|機能|実装|変更|移行|作業|イテレーション|チケット",
    ko: "단계|작업|태스크|계획|테스트|커밋|세션|리뷰|파일|마일스톤|스프린트|리팩터링|리팩토링|기능|구현|변경|이슈|티켓|마이그레이션",
    es: "fase|fases|tarea|tareas|plan|prueba|pruebas|test|tests|commit|commits|sesión|revisión|archivo|archivos|hito|sprint|paso|cambio|cambios|implementación|funcionalidad|migración|refactorización|ola",
    ru: "фаз*|этап*|задач*|план|плана|тест*|коммит*|сесси*|ревью|файл*|вех*|спринт*|шаг*|изменени*|реализаци*|рефакторинг*|миграци*|волн*|итераци*|фич*|тикет*",
    pt: "fase|fases|tarefa|tarefas|plano|teste|testes|commit|commits|sessão|revisão|arquivo|arquivos|ficheiro|ficheiros|marco|passo|mudança|mudanças|implementação|funcionalidade|migração|refatoração",
    fr: "phase|phases|tâche|tâches|tests|commits|revue|relecture|fichier|fichiers|jalon|étape|étapes|changement|changements|implémentation|fonctionnalité|refonte|correctif|correctifs",
    de: "phase|phasen|aufgabe|aufgaben|tests|commits|sitzung|durchsicht|datei|dateien|meilenstein|schritt|schritte|änderung|änderungen|umsetzung|implementierung|funktion|migration|umbau|korrektur",
    it: "fase|fasi|attività|piano|prova|prove|sessione|revisione|file|traguardo|passo|passi|modifica|modifiche|implementazione|funzionalità|migrazione|correzione",
    cs: "fáze|fází|etap*|úkol*|plán|testy|testů|commitů|commity|sezení|revize|soubor*|milník*|krok*|změn*|implementac*|funkc*|migrac*|refaktor*|oprav*",
  },

  /** Units that come with a number when someone reports: "phase 2", "第 2 階段". */
  STAGE: {
    en: "phase|phases|wave|waves|sprint|milestone|task|step|part|stage|iteration|pr|ticket|issue",
    zh: "階段|阶段|任務|任务|步驟|步骤|里程碑|迭代|衝刺|冲刺|波",
    ja: "フェーズ|タスク|ステップ|段階|スプリント|マイルストーン|イテレーション",
    ko: "단계|작업|태스크|스프린트|마일스톤|페이즈",
    es: "fase|fases|etapa|tarea|sprint|hito|paso|iteración|ola",
    ru: "фаз*|этап*|спринт*|задач*|шаг*|вех*|итераци*|волн*",
    pt: "fase|fases|etapa|tarefa|marco|passo|iteração",
    fr: "phase|phases|étape|tâche|jalon|itération",
    de: "phase|phasen|etappe|aufgabe|schritt|meilenstein|stufe",
    it: "fase|fasi|tappa|attività|traguardo|passo|iterazione",
    cs: "fáze|etap*|úkol*|krok*|milník*|iterac*",
  },

  /** What a test run counts. */
  TESTS: {
    en: "test|tests|suite|suites|spec|specs|check|checks|assertion|assertions|test cases|test files",
    zh: "個測試|个测试|項測試|项测试|測試|测试|用例",
    ja: "テスト|件のテスト|スイート|テストケース",
    ko: "테스트|개 테스트|스위트|테스트 케이스",
    es: "prueba|pruebas|test|tests|suites|casos de prueba",
    ru: "тест*|проверк*|сьют*",
    pt: "teste|testes|suíte|verificações",
    fr: "test|tests|vérifications|suite de tests",
    de: "test|tests|testfälle|prüfungen|testlauf|testsuite",
    it: "test|verifiche|casi di test",
    cs: "testy|testů|testům|kontroly|kontrol",
  },

  OUTCOME: {
    en: "pass|passes|passed|passing|fail|fails|failed|failing|green|red|ok|skipped|flaky|broken|succeeded",
    zh: "通過|通过|失敗|失败|跳過|跳过|成功|報錯|报错",
    ja: "通る|通った|通って|通過|パス|成功|失敗|スキップ|落ちた|落ちて",
    ko: "통과|성공|실패|건너뜀|깨졌|깨짐",
    es: "pasa|pasan|pasó|pasaron|falla|fallan|falló|fallaron|fallado|fallando|pasando|en verde|en rojo|correctas|exitosas",
    ru: "прошел|прошёл|прошла|прошли|пройден*|проходит|проходят|упал*|падает|падают|провален*|успешно|зелен*|зелён*|красн*",
    pt: "passa|passam|passou|passaram|passando|falha|falham|falhou|falharam|falhando|verde|verdes|com sucesso",
    fr: "passe|passent|passé|passés|passées|réussi*|échoue|échouent|échoué*|vert|verte|verts|vertes|au rouge|avec succès",
    de: "bestanden|grün|rot|durch|durchgelaufen|schlägt fehl|schlagen fehl|fehlgeschlagen|fehlschlagen|erfolgreich|übersprungen",
    it: "passano|passato|passati|superat*|fallisce|falliscono|fallito|falliti|verdi|con successo",
    cs: "prochází|procházejí|projde|projdou|prošel|prošla|prošlo|prošly|selhal*|selhává|selhávají|padá|padají|zelen*|úspěšně",
  },

  /** Words that make a number of files a limit and not a report. */
  LIMIT: {
    en: "limit|limits|limited|max|maximum|min|minimum|at most|at least|up to|per|cap|quota|no more than|exactly|allowed|supports",
    zh: "上限|下限|最多|最少|至少|限制|每次|每個|每个|不超過|不超过|允許|允许|以內|以内|支援|支持",
    ja: "上限|下限|最大|最小|まで|以内|以下|制限|ごと|につき|許可|対応",
    ko: "최대|최소|까지|이하|이내|제한|상한|하한|당|허용|지원",
    es: "límite|máximo|máxima|mínimo|como máximo|como mínimo|hasta|por|permitido|soporta|admite",
    ru: "лимит*|максимум|минимум|не более|не больше|до|не менее|предел*|на каждый|ограничен*|поддержива*|допуска*",
    pt: "limite|limitad*|máximo|máxima|mínimo|no máximo|no mínimo|pelo menos|até|por|permitido|suporta|aceita",
    fr: "limite|limité*|maximum|minimum|au plus|au moins|jusqu'à|par|autorisé*|accepte",
    de: "limit|grenze|höchstens|mindestens|maximal|minimal|bis zu|pro|je|erlaubt|unterstützt|begrenzt",
    it: "limite|limitat*|massimo|massima|minimo|al massimo|almeno|fino a|per|consentit*|supporta|accetta",
    cs: "omezen*|maximálně|nejvýše|nejvíce|minimálně|nejméně|alespoň|na jeden|povolen*|podporuje",
  },

  /** The names of files as they are counted. */
  FILES: {
    en: "file|files|module|modules|component|components",
    zh: "個文件|个文件|個檔案|个文件夹|份文件|個模組|个模块|個組件|个组件",
    ja: "ファイル|件のファイル|モジュール|個のファイル",
    ko: "개 파일|파일|개의 파일|모듈",
    es: "archivo|archivos|fichero|ficheros|módulos",
    ru: "файл*|модул*",
    pt: "arquivo|arquivos|ficheiro|ficheiros|módulos|componentes",
    fr: "fichier|fichiers|composants",
    de: "datei|dateien|module|komponenten",
    it: "file|moduli|componenti",
    cs: "soubor*|moduly|modulů|komponent*",
  },

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

  /** Orders to the model that carry no fact. */
  INJECTION: {
    en: "ignore previous|ignore all previous|ignore the above|ignore all instructions|ignore previous instructions|ignore any instructions|ignore your instructions|disregard previous|disregard all|disregard the above|forget all|forget everything|forget your instructions|forget previous|overwrite system|overwrite rules|overwrite the system|override system|override your|override the system|override all rules|new system prompt|system prompt override|reveal your system prompt|delete root|delete all files|rm -rf|you are now|act as root|bypass all|bypass the rules|jailbreak",
    zh: "忽略之前|忽略先前|忽略以上|忽略上述|忽略所有|忽略一切|無視之前|无视之前|無視以上|无视以上|忘記所有|忘记所有|忘掉之前|忘记之前|忘記之前|覆蓋系統|覆盖系统|改寫系統|改写系统|繞過規則|绕过规则|你現在是|你现在是|刪除所有檔案|删除所有文件|新的系統提示|新的系统提示",
    ja: "以前の指示を無視|これまでの指示を無視|上記の指示を無視|上記を無視|前の指示を無視|すべての指示を無視|全ての指示を無視|指示を無視|すべて忘れ|全て忘れ|システムプロンプトを上書き|システムルールを上書き|ルールを上書き|あなたは今から|全ファイルを削除|すべてのファイルを削除",
    ko: "이전 지시를 무시|이전의 지시를 무시|위의 지시를 무시|모든 지시를 무시|지시를 무시|이전 지침을 무시|모든 지침을 무시|모두 잊어|전부 잊어|시스템 규칙을 덮어|시스템 프롬프트를 덮어|규칙을 덮어쓰|너는 이제|당신은 이제|모든 파일을 삭제",
    es: "ignora las instrucciones|ignora todas las instrucciones|ignora lo anterior|ignora todo lo anterior|ignore las instrucciones|ignorar las instrucciones|ignorar instrucciones|olvida todo|olvida las instrucciones|olvida todas|sobrescribe las reglas|sobrescribir las reglas|sobrescribe el sistema|anula las reglas|ahora eres|elimina todos los archivos|borra todos los archivos|nuevo prompt del sistema",
    ru: "игнорируй предыдущие|игнорируй все|игнорируй инструкции|игнорируй вышесказанное|игнорируйте предыдущие|игнорируйте все|проигнорируй|забудь все|забудь всё|забудь предыдущие|забудь инструкции|перезапиши системные|перепиши правила|отмени правила|теперь ты|удали все файлы|обойди правила|новый системный промпт",
  },

  /** Someone who is told what to do. */
  TOLD: {
    en: "you must|you should|you shall|you have to|you need to|you are to|you will|you may|you can|you ought to",
    zh: "你必須|你必须|你應該|你应该|你要|你可以|您必須|您必须|您應該|您应该|您要",
    ja: "あなたは|君は|お前は",
    ko: "당신은|너는|넌|당신이",
    es: "debes|tienes que|debéis|usted debe|puedes|has de",
    ru: "ты должен|ты должна|вы должны|тебе нужно|вам нужно|тебе следует|вам следует|ты обязан|вы обязаны|можешь|можете",
    pt: "você deve|deves|você tem que|você precisa|tens de|você pode|vocês devem",
    fr: "tu dois|vous devez|il te faut|il vous faut|tu peux|vous pouvez",
    de: "du musst|sie müssen|du sollst|sie sollen|du solltest|sie sollten|du darfst|sie dürfen|du kannst|ihr müsst",
    it: "devi|dovete|dovresti|puoi|potete",
    cs: "musíš|musíte|máš|máte|měl bys|měli byste|můžeš|můžete",
  },

  /** A safeguard that is left out. */
  UNGUARDED: {
    en: "without review|without a review|without any review|without code review|without reviewing|without asking|without approval|without permission|without confirmation|without confirming|without consent|without checking|without verification|without verifying|without tests|without testing|without running tests|without running the tests|without telling|skip review|skip the review|skip code review|skip all checks|skip the tests|skip tests|bypass review|bypass the review|no questions asked",
    zh: "不經審查|不经审查|未經審查|未经审查|無需審查|无需审查|跳過審查|跳过审查|不用審查|不用审查|不經review|無需確認|无需确认|不用確認|不用确认|不經確認|不经确认|不用詢問|不用询问|不要詢問|不要询问|不問|不问|未經許可|未经许可|未經批准|未经批准|無需批准|无需批准|跳過測試|跳过测试",
    ja: "レビューなし|レビュー無し|レビューせず|レビューを省|確認なし|確認せず|許可なく|許可なし|承認なし|聞かずに|尋ねずに|テストなし|テストせず",
    ko: "리뷰 없이|검토 없이|확인 없이|허락 없이|승인 없이|동의 없이|묻지 않고|묻지 말고|테스트 없이",
    es: "sin revisión|sin revisar|sin preguntar|sin pedir permiso|sin permiso|sin aprobación|sin confirmación|sin confirmar|sin autorización|sin pruebas|sin comprobar",
    ru: "без ревью|без проверки|без спроса|не спрашивая|без разрешения|без одобрения|без подтверждения|без согласования|без согласия|без тестов",
    pt: "sem revisão|sem revisar|sem perguntar|sem pedir permissão|sem permissão|sem aprovação|sem confirmação|sem confirmar|sem autorização|sem testes|sem testar|sem verificar",
    fr: "sans relecture|sans revue|sans relire|sans demander|sans permission|sans approbation|sans confirmation|sans autorisation|sans validation|sans vérifier|sans vérification|sans tests|sans tester",
    de: "ohne review|ohne prüfung|ohne durchsicht|ohne zu fragen|ohne nachzufragen|ohne rückfrage|ohne erlaubnis|ohne genehmigung|ohne bestätigung|ohne freigabe|ohne zustimmung|ohne tests|ohne zu testen|ohne zu prüfen",
    it: "senza revisione|senza chiedere|senza permesso|senza approvazione|senza conferma|senza autorizzazione|senza verifica|senza verificare|senza test|senza testare",
    cs: "bez revize|bez review|bez kontroly|bez ptaní|bez zeptání|bez schválení|bez potvrzení|bez svolení|bez dovolení|bez souhlasu|bez testů|bez testování",
  },

  /** What forbids: "you must never push without review" is a safeguard itself. */
  FORBIDS: {
    en: "never|not|cannot|can't|mustn't|shouldn't|don't|nobody|no one",
    zh: "不要|不得|不能|不可|不准|不該|不该|不應|不应|絕不|绝不|禁止|別|别|勿",
    ja: "ないで|てはいけ|ではいけ|てはなら|ではなら|禁止|しないこと|ダメ|だめ",
    ko: "하지 마|하지 말|지 마|지 말|안 된|안 됩|안돼|금지|않아야",
    es: "no|nunca|jamás|tampoco",
    ru: "не должен|не должна|не должны|не следует|не можешь|не можете|никогда|нельзя|не пушить|не сливать|не публиковать",
    pt: "não|nunca|jamais",
    fr: "ne|jamais|pas",
    de: "nicht|nie|niemals|kein|keine|keinen",
    it: "non|mai",
    cs: "nesmíš|nesmíte|nikdy|nemáš|nemáte|nemůžeš|nemůžete|ne",
  },
} satisfies Record<string, Phrases>;
