import type { Phrases } from "../lexicon.js";

/** Words of reports: what was done to which unit of work, and how a check ended. A part of the tables in `quality-words`. */
export const PROGRESS_WORDS = {
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
} satisfies Record<string, Phrases>;
