import type { Phrases } from "../lexicon.js";

/*
 * Word tables of the quality gate, by concept and language (English, Chinese, Japanese, Korean, Spanish, Russian).
 * A row is a list of phrases; see `Phrases` for its two signs.
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
  },

  /** Words of a rule: what a decision is made of. */
  RULE: {
    en: "use|uses|using|prefer|prefers|must|always|never|should|avoid|don't|do not|keep|keeps|choose|chose|chosen|adopt|adopts|adopted|require|requires|required|only|instead of|rather than|decided|decide|decision|stick with|sticks with|rely on|relies on|default to|defaults to|no longer|go with|going with|settled on|standardize on|standardise on|replace|replaces|allow|allows|forbid|forbids|disallow|ban|shall|need to|needs to|ensure|enforce|not",
    zh: "使用|採用|采用|沿用|改用|不用|選用|选用|用於|用于|必須|必须|應該|应该|應當|应当|禁止|避免|優先|优先|偏好|選擇|选择|決定|决定|不要|不得|不可|一律|只能|只用|只在|只有|統一|统一|保持|保留|預設|默认|而不是|取代|不再|總是|总是|從不|从不|需要|允許|允许",
    ja: "使う|使い|使わ|使用|用いる|採用|必ず|常に|べき|禁止|避け|優先|選択|選ぶ|選んだ|選定|決定|決め|しない|せず|のみ|だけ|統一|ではなく|代わりに|とする|することに|ことにする|ことにした|必要|維持|許可|しなければ|に限る|限定",
    ko: "사용|채택|쓴다|써야|쓰기로|해야|금지|피한다|피하|우선|선호|선택|결정|하지 않|하지 말|말아야|만 사용|만 허용|통일|대신|하기로|유지|필수|반드시|항상|절대|허용|따른다",
    es: "usar|usa|usan|usamos|use|usen|utilizar|utiliza|utilizamos|emplear|preferir|prefiere|preferimos|debe|deben|debemos|siempre|nunca|jamás|evita|evitar|elegir|elegimos|elegido|decidir|decidimos|decidido|decisión|adoptar|adoptamos|mantener|mantiene|mantenemos|solo|sólo|solamente|únicamente|en lugar de|en vez de|requiere|requieren|exige|prohibido|se prohíbe|permitir|permitido|reemplazar|sustituir|no se|hay que",
    ru: "использ*|применя*|примени*|предпочита*|предпочте*|должен|должна|должно|должны|обязательно|обязан*|всегда|никогда|нельзя|запре*|избега*|выбра*|выбир*|решили|решено|решил*|решение|вместо|только|храни*|оставля*|оставить|следует|требует*|нужно|необходимо|не|разреша*|заменя*|заменить|отказ*|использован*",
  },

  /** Subjects of a design: with one of them a decision may state a fact and not a rule. */
  DESIGN: {
    en: "schema|schemas|model|models|retention|boundary|boundaries|root cause|architecture|protocol|contract|invariant|convention|policy|strategy|format|interface|algorithm|pipeline|default|fallback|threshold|timeout|limit|owns|single source of truth|migration|versioning|half-life|dependency|layer|layers",
    zh: "模型|架構|架构|設計|设计|結構|结构|協議|协议|策略|邊界|边界|介面|接口|格式|約定|约定|規範|规范|根因|根本原因|預設值|默认值|上限|下限|閾值|阈值|演算法|算法|方案|分層|分层",
    ja: "モデル|アーキテクチャ|設計|構造|スキーマ|プロトコル|方式|方針|境界|形式|規約|契約|既定|上限|下限|しきい値|アルゴリズム|根本原因|責務",
    ko: "모델|아키텍처|설계|구조|스키마|프로토콜|방식|방침|경계|형식|규약|계약|기본값|상한|하한|임계값|알고리즘|근본 원인|책임",
    es: "modelo|modelos|arquitectura|diseño|esquema|esquemas|protocolo|contrato|convención|política|estrategia|formato|interfaz|algoritmo|límite|umbral|causa raíz|por defecto|capa|capas",
    ru: "модел*|архитектур*|дизайн|схем*|протокол*|контракт*|соглашени*|политик*|стратеги*|формат*|интерфейс*|алгоритм*|лимит*|порог*|первопричин*|по умолчанию|границ*|сло*",
  },

  /** Verbs of work that is over; a text that opens with one is a log line. */
  DONE: {
    en: "completed|complete|done|finished|implemented|added|updated|fixed|reviewed|passed|modified|merged|shipped|landed|refactored|rewrote|rewritten|created|removed|deleted|renamed|moved|migrated|resolved|closed|deployed|released|cleaned up|wired up|bumped|tested|verified|committed|pushed",
    zh: "完成|已完成|做完|實現了|实现了|實作了|新增了|添加了|更新了|修復了|修复了|修正了|修改了|重構了|重构了|刪除了|删除了|合併了|合并了|通過了|通过了|已修復|已修复|已實作|已实现|已更新|已合併|已合并|已通過|已通过|已部署|已提交|同步",
    ja: "完了|完成|終了|実装した|実装しました|実装済み|追加した|追加しました|更新した|更新しました|修正した|修正しました|修正済み|変更した|変更しました|削除した|削除しました|マージした|マージしました|マージ済み|リファクタした|リファクタリングした|終わった|終わりました|済み",
    ko: "완료|끝났|끝냈|마쳤|구현했|구현함|추가했|추가함|업데이트했|갱신했|수정했|수정함|고쳤|변경했|삭제했|병합했|머지했|리팩터링했|리팩토링했|통과했|배포했|커밋했",
    es: "completado|completada|completados|completadas|terminado|terminada|terminamos|finalizado|finalizada|implementado|implementada|implementamos|implementé|añadido|añadida|añadimos|agregado|agregamos|actualizado|actualizada|actualizamos|corregido|corregida|corregimos|arreglado|arreglamos|revisado|modificado|modificada|modificamos|fusionado|refactorizado|refactorizamos|eliminado|eliminamos|hecho|hecha|lista",
    ru: "завершен*|завершён*|завершил*|закончен*|закончил*|готов|готово|готова|готовы|реализован*|реализовал*|добавлен*|добавил*|обновлен*|обновлён*|обновил*|исправлен*|исправил*|починил*|изменен*|изменён*|изменил*|удален*|удалён*|удалил*|слит*|отрефактор*|сделан*|сделал*|проверен*|проверил*|выполнен*|выполнил*|влит*",
  },

  /** What was done to a number of files. */
  HANDLED: {
    en: "synced|synchronized|synchronised|converted|processed|copied|imported|exported|scanned|changed|touched|formatted|indexed|uploaded|downloaded",
    zh: "同步|轉換|转换|處理了|处理了|複製|复制|匯入了|导入了|掃描|扫描|變更|变更|上傳|上传|下載|下载",
    ja: "同期|変換した|変換しました|処理した|処理しました|コピーした|スキャン|取り込んだ|アップロードした",
    ko: "동기화|변환했|처리했|복사했|스캔|가져왔|업로드했",
    es: "sincronizado|sincronizados|convertido|convertidos|procesado|procesados|copiado|copiados|importados|cambiados",
    ru: "синхронизирован*|конвертирован*|обработан*|скопирован*|импортирован*|изменено|загружен*",
  },

  /** Every one of a set. */
  ALL: {
    en: "all|every|all of the|each",
    zh: "全部|所有|全數|全数|都",
    ja: "すべて|全て|全部|全テスト",
    ko: "모두|모든|전부|전체",
    es: "todos|todas|todo|toda",
    ru: "все|всё|каждый",
  },

  /** Units in which work is counted. */
  WORK_UNIT: {
    en: "wave|waves|phase|phases|task|tasks|plan|pr|prs|pull request|commit|commits|ci|test|tests|suite|suites|implementation|session|change|changes|fix|fixes|review|file|files|sprint|milestone|step|ticket|issue|story|refactor|refactoring|migration|feature",
    zh: "階段|阶段|任務|任务|計劃|计划|計畫|測試|测试|提交|會話|会话|審查|审查|文件|檔案|里程碑|衝刺|冲刺|步驟|步骤|重構|重构|功能|工單|工单|迭代",
    ja: "フェーズ|タスク|計画|テスト|コミット|セッション|レビュー|ファイル|マイルストーン|スプリント|ステップ|リファクタ|機能|実装|変更|移行|作業|イテレーション|チケット",
    ko: "단계|작업|태스크|계획|테스트|커밋|세션|리뷰|파일|마일스톤|스프린트|리팩터링|리팩토링|기능|구현|변경|이슈|티켓|마이그레이션",
    es: "fase|fases|tarea|tareas|plan|prueba|pruebas|test|tests|commit|commits|sesión|revisión|archivo|archivos|hito|sprint|paso|cambio|cambios|implementación|funcionalidad|migración|refactorización|ola",
    ru: "фаз*|этап*|задач*|план|плана|тест*|коммит*|сесси*|ревью|файл*|вех*|спринт*|шаг*|изменени*|реализаци*|рефакторинг*|миграци*|волн*|итераци*|фич*|тикет*",
  },

  /** Units that come with a number when someone reports: "phase 2", "第 2 階段". */
  STAGE: {
    en: "phase|phases|wave|waves|sprint|milestone|task|step|part|stage|iteration|pr|ticket|issue",
    zh: "階段|阶段|任務|任务|步驟|步骤|里程碑|迭代|衝刺|冲刺|波",
    ja: "フェーズ|タスク|ステップ|段階|スプリント|マイルストーン|イテレーション",
    ko: "단계|작업|태스크|스프린트|마일스톤|페이즈",
    es: "fase|fases|etapa|tarea|sprint|hito|paso|iteración|ola",
    ru: "фаз*|этап*|спринт*|задач*|шаг*|вех*|итераци*|волн*",
  },

  /** What a test run counts. */
  TESTS: {
    en: "test|tests|suite|suites|spec|specs|check|checks|assertion|assertions|test cases|test files",
    zh: "個測試|个测试|項測試|项测试|測試|测试|用例",
    ja: "テスト|件のテスト|スイート|テストケース",
    ko: "테스트|개 테스트|스위트|테스트 케이스",
    es: "prueba|pruebas|test|tests|suites|casos de prueba",
    ru: "тест*|проверк*|сьют*",
  },

  OUTCOME: {
    en: "pass|passes|passed|passing|fail|fails|failed|failing|green|red|ok|skipped|flaky|broken|succeeded",
    zh: "通過|通过|失敗|失败|跳過|跳过|成功|報錯|报错",
    ja: "通った|通って|通過|パス|成功|失敗|スキップ|落ちた|落ちて",
    ko: "통과|성공|실패|건너뜀|깨졌|깨짐",
    es: "pasa|pasan|pasó|pasaron|falla|fallan|falló|fallaron|fallado|fallando|pasando|en verde|en rojo|correctas|exitosas",
    ru: "прошел|прошёл|прошла|прошли|пройден*|проходит|проходят|упал*|падает|падают|провален*|успешно|зелен*|зелён*|красн*",
  },

  /** Words that make a number of files a limit and not a report. */
  LIMIT: {
    en: "limit|limits|limited|max|maximum|min|minimum|at most|at least|up to|per|cap|quota|no more than|exactly|allowed|supports",
    zh: "上限|下限|最多|最少|至少|限制|每次|每個|每个|不超過|不超过|允許|允许|以內|以内|支援|支持",
    ja: "上限|下限|最大|最小|まで|以内|以下|制限|ごと|につき|許可|対応",
    ko: "최대|최소|까지|이하|이내|제한|상한|하한|당|허용|지원",
    es: "límite|máximo|máxima|mínimo|como máximo|como mínimo|hasta|por|permitido|soporta|admite",
    ru: "лимит*|максимум|минимум|не более|не больше|до|не менее|предел*|на каждый|ограничен*|поддержива*|допуска*",
  },

  /** The names of files as they are counted. */
  FILES: {
    en: "file|files|module|modules|component|components",
    zh: "個文件|个文件|個檔案|个文件夹|份文件|個模組|个模块|個組件|个组件",
    ja: "ファイル|件のファイル|モジュール|個のファイル",
    ko: "개 파일|파일|개의 파일|모듈",
    es: "archivo|archivos|fichero|ficheros|módulos",
    ru: "файл*|модул*",
  },

  /** Words for a moment. */
  MOMENT: {
    en: "currently|right now|at the moment|latest change|latest changes|previous session|last session|this session|last wave|next step|next steps|so far|as of now|as of today",
    zh: "目前|當下|当下|此刻|現階段|现阶段|上一次會話|上次會話|上次会话|上一個會話|本次會話|本次会话|下一步|接下來|接下来|迄今|最新改動|最新改动|最近一次修改",
    ja: "現在は|現在、|今のところ|現時点|前回のセッション|今回のセッション|次のステップ|これまでに|最新の変更|いま作業中",
    ko: "현재는|현재로서는|현재 작업|지금은|이전 세션|지난 세션|이번 세션|다음 단계|지금까지|최신 변경",
    es: "actualmente|ahora mismo|en este momento|por el momento|de momento|sesión anterior|última sesión|esta sesión|próximo paso|siguiente paso|hasta ahora|último cambio|últimos cambios",
    ru: "сейчас|в данный момент|на данный момент|в настоящее время|прошл* сесси*|предыдущ* сесси*|в этой сессии|следующий шаг|следующие шаги|пока что|последнее изменение|последние изменения",
  },

  /** What a text opens with that tells where someone stands. */
  STATUS_OPENING: {
    en: "currently|now|pending|in progress|todo|wip|work in progress|blocked|ongoing|on hold|waiting for|waiting on",
    zh: "待辦|待办|進行中|进行中|待處理|待处理|正在|等待|暫停|暂停|處理中|处理中|開發中|开发中",
    ja: "作業中|進行中|対応中|保留|未対応|待ち|開発中|着手中|対応待ち",
    ko: "진행 중|진행중|작업 중|작업중|보류|할 일|대기 중|대기중|처리 중|개발 중",
    es: "pendiente|en curso|en progreso|por hacer|en proceso|esperando|bloqueado|trabajando en",
    ru: "в процессе|в работе|ожидает|ожидаем|сделать|к выполнению|заблокирован*|на паузе|работаем над|работаю над",
  },

  /** Phrases of a state that is gone after the next command. */
  STATUS_PHRASE: {
    en: "run npm test|tests are running|next reply|before continuing|in progress|still working on|work in progress|to be continued|waiting for the user|will continue|about to",
    zh: "正在運行測試|正在运行测试|測試正在|测试正在|下一次回覆|下次回复|繼續之前|继续之前|進行中|进行中|待續|待续|正在處理|正在处理|處理到一半",
    ja: "テスト実行中|テストを実行中|次の返信|続ける前に|進行中|作業中|対応中|続きは",
    ko: "테스트 실행 중|다음 답변|계속하기 전|진행 중|진행중|작업 중|작업중|이어서",
    es: "ejecutando pruebas|pruebas en ejecución|próxima respuesta|antes de continuar|en curso|en progreso|continuará|a punto de",
    ru: "тесты запущены|тесты выполняются|следующ* ответ*|прежде чем продолжить|перед продолжением|в процессе|в работе|продолжение следует|собираюсь",
  },

  /** A defect that is expected to go away. */
  TRANSIENT: {
    en: "still failing|still fails|still broken|still crashes|still crashing|tests are failing|test is failing|build is broken|build is failing|temporary workaround|temporary fix|temporary hack|temporary patch|temporarily|not yet fixed|not fixed yet|needs fixing|to be fixed|under investigation|being investigated|quick hack|for the time being|for now|does not work yet|doesn't work yet",
    zh: "仍然失敗|仍然失败|仍失敗|仍失败|還是失敗|还是失败|仍在報錯|仍然報錯|仍然报错|待修|暫時|暂时|臨時方案|临时方案|臨時解決|临时解决|臨時修復|临时修复|臨時繞過|临时绕过|目前正在|尚未修復|尚未修复|還沒修|还没修|未修復|未修复|先這樣|先这样|排查中|調查中|调查中",
    ja: "まだ失敗|依然として失敗|まだ落ち|まだ壊れ|一時的な回避|一時的な対処|一時的な対応|一時的な修正|一時的に|暫定|未修正|修正待ち|調査中|とりあえず|ひとまず|応急|まだ動かない",
    ko: "아직 실패|여전히 실패|계속 실패|아직 깨|임시 해결|임시 조치|임시방편|임시 방편|임시 수정|임시로|미해결|아직 고치지|수정 예정|조사 중|조사중|일단은|우선은 이대로|아직 동작하지",
    es: "sigue fallando|siguen fallando|todavía falla|todavía fallan|aún falla|aún fallan|sigue roto|sigue rota|arreglo temporal|solución temporal|parche temporal|solución provisional|arreglo provisional|temporalmente|provisionalmente|pendiente de arreglar|sin arreglar|por arreglar|en investigación|por ahora|todavía no funciona|aún no funciona",
    ru: "все еще падает|всё ещё падает|все еще падают|всё ещё падают|по-прежнему падает|по-прежнему не работает|до сих пор не работает|временный обход|временное решение|временный фикс|временная заплатка|временный костыль|временно|пока не работает|еще не исправлен*|ещё не исправлен*|нужно починить|разбираемся|расследуется|пока что так|пока так",
  },

  /** A question that was left open. */
  QUESTION_OPENING: {
    en: "open question|open questions|unresolved|undecided|to be decided|tbd|should we|should i|do we|does it make sense|can we|could we|shall we|what if|why does|why is|how do we|how should|which one|unclear if|unclear whether|not sure if|not sure whether|we need to decide|need to decide|decide if|decide whether|todo: decide",
    zh: "待決定|待决定|待定|未決|未决|尚未決定|尚未决定|開放問題|开放问题|要不要|我們是否|我们是否|是不是應該|不確定|不确定|該不該|该不该|是否要|是否應該|是否应该|是否需要",
    ja: "未決定|未定|要検討|検討中|未解決|すべきか|するべきか|どうするか|かもしれないか|不明点|決めていない",
    ko: "미정|미결정|미해결 질문|결정 필요|검토 필요|검토 중|해야 할까|할지 말지|해야 하나|해야 하는지|정하지 않|확실하지 않",
    es: "pregunta abierta|por decidir|sin decidir|pendiente de decidir|deberíamos|debemos decidir|no está claro|no está decidido|no estoy seguro|hay que decidir",
    ru: "открытый вопрос|не решено|не решили|под вопросом|нужно решить|надо решить|стоит ли|нужно ли|надо ли|следует ли|неясно|непонятно|не уверен*|не определились",
  },

  /** Words of an indirect question; a rule may hold one ("always check whether …"). */
  WHETHER: {
    en: "whether",
    zh: "是否",
    ja: "かどうか",
    ko: "여부",
    es: "si conviene|si debemos|si deberíamos",
    ru: "стоит ли|нужно ли|можно ли",
  },

  /** Words of a fact about a condition: "the flag controls whether …", "always check whether …". */
  CONDITION: {
    en: "always|never|must|check|checks|verify|verifies|decides|determines|controls|depends|says|tells|shows|returns",
    zh: "一律|必須|必须|總是|总是|檢查|检查|確認|确认|決定|决定|控制|取決|取决|判斷|判断|表示|回傳|返回",
    ja: "必ず|常に|確認|検査|決める|決まる|決定する|制御|判定|チェック|示す|返す",
    ko: "항상|반드시|확인|검사|결정한다|결정하|제어|판단|나타낸|반환",
    es: "siempre|nunca|comprobar|comprueba|verificar|verifica|determina|controla|decide|indica|devuelve",
    ru: "всегда|никогда|провер*|определя*|решает|управля*|показыва*|возвраща*",
  },

  /** Words around the id of a deployment. */
  DEPLOYED: {
    en: "deployed|deployment|current|latest|active|revision|build|release|rolled out|live",
    zh: "部署|當前|当前|目前|最新|版本|上線|上线|發布|发布|構建|构建|修訂",
    ja: "デプロイ|現在|最新|リビジョン|ビルド|リリース|公開|稼働",
    ko: "배포|현재|최신|리비전|빌드|릴리스|릴리즈|활성",
    es: "desplegado|desplegada|despliegue|actual|última|último|revisión|compilación|versión|publicada|activa",
    ru: "развернут*|развёрнут*|деплой|задеплоен*|текущ*|последн*|ревизи*|сборк*|релиз*|активн*|версия",
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
} satisfies Record<string, Phrases>;
