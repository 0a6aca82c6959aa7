/**
 * Groups of words that mean the same for a comparison, one group a line. After `|` stand words of the opposite
 * meaning. A line that starts with `~` holds general words, which weigh little; with `!` words whose opposite turns
 * the whole clause ("dislikes" = "does not like"). `_` stands for a space.
 */
export const CONCEPTS = `
!like prefer preference want wish love enjoy favour favor appreciate expect insist opt choose like_to rather would_like happy asked_for ask_for request desire 喜欢 偏好 希望 想 想要 倾向 倾向于 倾向于用 优先 优先使用 优先用 更喜欢 更倾向于 更倾向 爱用 习惯 好む 好み 好ん 望む 望ん 希望 希望する たい ほしい 欲しい 優先 選ぶ 선호 선호한다 선호합니다 원한다 원합니다 원함 좋아 좋아한다 좋아합니다 bevorzugt bevorzugen möchte mag will wünscht will_lieber lieber prefiere prefieren preferir quiere desea gusta prefere quer deseja gosta préfère préférer veut souhaite aime preferisce preferire vuole desidera piace предпочитает предпочитать хочет любит желает нравится preferuje preferovat chce upřednostňuje raději woli preferuje chce lubi | dislike hate mind object detest despise annoyed_by 讨厌 不喜欢 反感 不愿意 不愿 嫌う 嫌い 嫌がる 苦手 싫어 싫어한다 싫어합니다 odia detesta déteste
!allow permit accept okay ok fine acceptable allowed welcome tolerate 允许 可以 准许 许可 可以接受 許可 許可する てもよい てもいい 可能 허용 허용한다 허용됩니다 가능 erlaubt dürfen darf erlauben permite permitido puede pueden permitir permitida pode podem autorisé permet permis peut peuvent consentito permesso può possono разрешено можно разрешается разрешать povoleno smí lze může dozwolone można wolno | forbid ban prohibit disallow avoid refrain stop prevent reject refuse forbidden prohibited banned off-limits deny abstain 禁止 不允许 严禁 避免 杜绝 拒绝 停止 禁じ 禁止する 禁止し 避ける 避け 控える 控え やめる やめ 금지 금지한다 금지됩니다 피한다 피하 피해 verboten vermeiden untersagt verbieten unterlassen prohibido prohíbe evitar evita prohibida prohibir proibido proibir evite vietato evitare vietare evita interdit interdite éviter évite défendu запрещено запрещается запрещать избегать избегает zakázáno zakázat vyhýbat vyhýbejte nepovoleno zabronione zakazane unikać unikaj
~keep add include insert retain leave preserve introduce create_new attach 添加 保留 增加 加 加入 附上 残す 追加 追加する 残し 保持 付ける 추가 추가한다 유지 유지한다 behalten hinzufügen agregar añadir mantener conservar adicionar manter incluir ajouter garder conserver aggiungere mantenere добавлять добавить оставлять сохранять přidat ponechat přidávat dodawać zachować dodać | remove delete drop strip clear_out erase eliminate discard omit 删除 移除 去掉 去除 删 清除 削除 削除する 消す 消し 取り除く 외す 삭제 삭제한다 제거 제거한다 entfernen löschen entfernt gelöscht eliminar borrar quitar remover apagar excluir supprimer retirer enlever rimuovere eliminare cancellare удалять удалить убирать убрать odstranit smazat mazat odebrat usunąć usuwać
!work succeed pass function_correctly works supported compatible stable reliable healthy 正常 稳定 通过测试 可用 成功 安定 安定して 動作する 通る 正常に 작동 작동한다 성공 안정 안정적 stabil funktioniert estable estável fonctionne stable stabile funziona работает_нормально стабилен стабильный стабильно stabilní funguje stabilny działa_poprawnie | fail break broken crash flaky unstable unreliable incompatible fails brittle intermittent error_out go_wrong choke cannot_handle 失败 报错 不稳定 崩溃 出错 挂掉 失敗 失敗する 不安定 落ちる エラーになる クラッシュ 壊れる ときどき失敗する 실패 실패한다 실패합니다 불안정 불안정하다 불안정합니다 깨진다 fehl fehlschlagen scheitert instabil schlägt_fehl bricht kaputt abstürzt falla fallan inestable fallar rompe falha falham instável quebra échoue échouent instable casse plante fallisce falliscono instabile rompe падает ломается нестабилен нестабильный сбоит selhává padá nestabilní zawodzi niestabilny pada psuje
!read pick_up honour honor respect detect notice see consider load heed 读取 识别 遵守 考虑 読む 読み込む 認識 考慮 읽는다 읽 | ignore skip overlook disregard miss bypass 忽略 跳过 无视 無視 無視する スキップ 무시 무시한다 건너뛴다 ignoriert ignoriere ignora ignore_les überspringen игнорирует пропускает ignoruje přeskakuje pomija
!need require required must_have mandatory necessary compulsory obligatory have_to needed demand 必填 必需 必要 必要です 必須 필요 필요하다 필수 erforderlich nötig braucht benötigt pflicht notwendig necesita necesario obligatorio requiere hace_falta requerido precisa necessário obrigatório requer nécessite nécessaire obligatoire besoin serve necessario obbligatorio richiede необходимо обязательно требуется требует обязателен nutné povinné potřebuje vyžaduje třeba povinný potrzebny wymaga wymagany konieczne obowiązkowe | optional unnecessary needless superfluous voluntary 可选 选填 不必要 任意 任意です 不要 선택 선택사항 불필요 fakultativ unnötig überflüssig opcional innecesario desnecessário facultatif inutile opzionale facoltativo необязателен необязательно не_нужно volitelné volitelný zbytečné nepovinné opcjonalne zbędne
~enable turn_on activate switch_on enabled on_by_default 启用 开启 打开 有效 有効 有効にする 有効化 활성화 켜 켠다 aktiviert aktivieren eingeschaltet activar activado habilitado habilitar ativar ativado activer activé abilitato attivo attivato включён включен включать включить включено zapnuto zapnout povolit włączony włączone włączyć | disable turn_off deactivate switch_off disabled off_by_default 禁用 关闭 停用 无效 無効 無効にする 無効化 비활성화 끈다 deaktiviert deaktivieren ausgeschaltet abgeschaltet desactivar desactivado deshabilitado deshabilitar desativar desativado désactiver désactivé disabilitato disattivato выключен отключён отключен отключать выключать отключить отключено vypnuto vypnout zakázáno wyłączony wyłączone wyłączyć
open unresolved outstanding pending unfixed not_resolved 未解决 未修复 未解決 未修正 미해결 offen abierto aberto ouvert aperto открыт otevřený otwarty | closed fixed resolved solved fix resolve patched repaired 已解决 已修复 修复 解决 修正済み 解決済み 修正 解決 해결 해결됨 수정 수정됨 behoben gelöst beheben cerrado resuelto corregido arreglado fechado resolvido corrigido fermé résolu corrigé chiuso risolto corretto исправлен исправлена решён закрыт opraveno opraven vyřešeno uzavřený naprawiony rozwiązany zamknięty
before prior prior_to ahead_of_time earlier_than 之前 前 以前 先 する前 前に 事前 전 전에 vor bevor vorher antes antes_de avant avant_de prima prima_di перед до_того před než_se przed | after afterwards later_than upon 之后 后 以后 後 した後 後に あと 후 후에 다음 다음에 nach nachdem danach después después_de depois depois_de após après après_avoir dopo после po_tom potom po_zakończeniu
first beginning start_of top_first leading initially 最前 首先 最初 先頭 先に 처음 먼저 zuerst anfang primero al_principio primeiro premier début primo inizio сначала первым nejdřív první najpierw | last end_of trailing finally 最后 末尾 最後 마지막 zuletzt ende último final dernier fin ultimo fine последним в_конце poslední nakonec ostatni na_końcu
automatic automatically auto automated 自动 自動 自動的に 자동 자동으로 automatisch automático automáticamente automaticamente automatique automatiquement автоматически автоматический automaticky automatycznie | manual manually by_hand hand handwritten hand-written 手动 手工 人工 手動 手で 手作業 수동 수동으로 수작업 manuell von_hand händisch manual_mente manualmente a_mano à_la_main manuellement manuel a_mano вручную ручной ručně ręcznie
at_least and_later or_later and_newer or_newer and_up and_above or_above or_higher and_higher minimum more_than above larger_than bigger_than greater_than exceed longer_than larger bigger greater exceeding upwards longer over_number >= > 至少 最少 超过 大于 以上 不少于 高于 多于 少なくとも 以上 超える 最小 최소 이상 초과 넘 mindestens größer_als mehr_als über minimal al_menos mínimo más_de mayor pelo_menos mais_de maior no_mínimo au_moins plus_de plus_grand minimum_de supérieur almeno più_di maggiore minimo не_менее минимум больше более свыше alespoň minimálně nejméně více_než větší co_najmniej ponad większe | at_most maximum less_than below smaller_than under_number up_to fewer_than shorter_than no_more_than smaller fewer shorter lower_than < <= 最多 不超过 少于 小于 以下 至多 低于 以内 最大 多くとも 未満 최대 이하 미만 höchstens maximal kleiner_als weniger_als como_máximo máximo menos_de menor no_máximo au_plus moins_de inférieur al_massimo massimo meno_di minore не_более максимум меньше менее nejvýše maximálně méně_než menší co_najwyżej najwyżej maksymalnie mniej_niż
fast quick rapid speedy 快 快速 速い 高速 빠르 빠른 schnell rápido rapide veloce быстро быстрый rychlý rychle szybki | slow slowly sluggish 慢 缓慢 遅い 低速 느리 느린 langsam lento lent lente медленно медленный pomalý pomalu wolny
short concise brief terse compact succinct 简洁 简短 精简 简明 短 短い 簡潔 簡潔な 짧은 간결 간결한 간결하게 간단한 kurz knapp kompakt kurze kurzen corto conciso concisa breve curto concis court concise corto concisi кратко краткий короткий краткие stručný stručně krátký krótki zwięzły | long detailed verbose lengthy spacious thorough in-depth elaborate 详细 冗长 长 长篇 详尽 詳しい 長い 詳細 詳細な 긴 자세한 상세한 자세히 상세하게 lang ausführlich lange ausführliche largo detallado detallada extenso longo detalhado détaillé détaillée lungo dettagliato dettagliate подробно подробный длинный подробные podrobný podrobně dlouhý długi szczegółowy
public exposed 公开 公開 공개 öffentlich público publique pubblico публичный veřejný publiczny | private internal 私有 内部 非公開 비공개 privat privado privé privato приватный закрытый soukromý prywatny
ascending asc oldest_first 升序 昇順 오름차순 | descending desc newest_first 降序 降順 내림차순
 主动 能動態 능동태 activa ativa aktiv | passive 被动 受動態 수동태 passiv pasiva passiva
simple easy straightforward 简单 簡単 シンプル 간단 einfach sencillo simples semplice простой jednoduchý prosty | complex complicated clever fancy 复杂 複雑 복잡 komplex complejo complexo complesso сложный složitý złożony
strict strictly_typed 严格 厳格 | loose lenient lax relaxed 宽松
early 早期 | late lazy
~same identical 相同 同じ | different separate distinct_from 不同 別 異なる
?only just solely exclusively merely nothing_but 只 仅 仅仅 只能 只有 だけ のみ しか 만 오직 nur ausschließlich solo solamente únicamente apenas somente só seulement uniquement soltanto только лишь pouze jen tylko jedynie wyłącznie
increase raise grow bump upgrade update_version 升级 增大 上げる アップグレード 올린다 업그레이드 | decrease lower reduce shrink downgrade 降级 减少 降低 下げる ダウングレード 줄인다 다운그레이드
sensitive | insensitive
mutable | immutable
encrypted encrypt 加密 暗号化 암호화 verschlüsselt cifrado criptografado chiffré шифруется | plaintext unencrypted plain_text 明文 平文 평문
signed | unsigned
online | offline
verbose_mode | quiet silent
blocking | nonblocking non-blocking
stateful | stateless
client-side client_side | server-side server_side
tell explain explained explanation describe 解释 说明 説明 説明する 설명 설명한다 erklären explicar expliquer spiegare объяснять vysvětlit wyjaśniać
~write written author compose 编写 写 書く 書い 書かれ 작성 작성한다 작성됩니다 schreiben geschrieben schreibt escribir escrito escribe escrever escrito écrire écrit scrivere scritto писать написан psát napsán psaný pisać napisany
ask confirm confirmation check_with approval approve consent permission asking consult confirmed 确认 询问 征求 同意 批准 確認 確認する 尋ねる 聞く 承認 확인 확인한다 승인 물어 fragen bestätigung nachfragen bestätigen rückfrage preguntar confirmación confirmar perguntar confirmação demander confirmer approbation chiedere conferma confermare спрашивать спросить подтверждение подтверждения подтверждать zeptat ptát potvrzení potvrdit pytać zapytać potwierdzenie
answer reply respond response 回答 回复 答复 回复用户 回答する 返信 返答 返事 答える 응답 답변 답변한다 대답 antwort antworten antwortet respuesta responder responde respuestas resposta respostas réponse réponses répondre risposta risposte rispondere ответ ответы отвечать odpověď odpovědi odpovídat odpowiedź odpowiedzi odpowiadać
database db datastore 数据库 データベース 데이터베이스 디비 datenbank base_de_datos banco_de_dados base_de_dados base_de_données database_ базаданных база_данных бд базе_данных базы_данных базу_данных databáze databázi baza_danych bazy_danych bazie_danych
repository repo codebase project_repo 仓库 代码仓库 代码库 リポジトリ レポジトリ 저장소 리포지토리 repositorio repositório dépôt репозиторий repozitář repozytorium
documentation doc docs manual_page 文档 文件说明 ドキュメント 文書 문서 dokumentation dokumentace documentación documentação documentazione документация документации dokumentacja
config configuration configure conf 配置 設定 设置 설정 konfiguration configuración configuração configurazione конфигурация konfigurace konfiguracja
environment env 环境 環境 환경 umgebung entorno ambiente environnement окружение prostředí środowisko
dependency deps dep dependencies 依赖 依赖包 依赖项 依存関係 依存 의존성 abhängigkeit abhängigkeiten dependencia dépendance dipendenza зависимости зависимость závislost zależność
development dev 开发 開発 개발 entwicklung entwicklungs desarrollo desenvolvimento développement sviluppo разработки разработка vývoj vývojový development_ deweloperski rozwojowy
production_env prod_env
application app applications 应用 应用程序 アプリ アプリケーション 앱 anwendung aplicación aplicativo aplicação applicazione приложение aplikace aplikacja
pull_request pr prs pull_requests merge_request mr mrs 合并请求 拉取请求 プルリクエスト プルリク 풀리퀘스트 pull-request pullrequest
continuous_integration ci ci_pipeline ci/cd 持续集成
end_to_end e2e end-to-end 端到端
administrator admin
authentication auth authenticate login log_in sign_in signin logon 登录 登录页 认证 ログイン 認証 로그인 인증 anmeldung inicio_de_sesión autenticación connexion autenticazione вход авторизация přihlášení logowanie
signup sign_up sign-up registration register 注册 登録 회원가입 registrierung registro inscription registrazione регистрация registrace rejestracja
email e-mail mail e-mails emails 邮件 邮箱 メール 이메일 correo courriel письмо письма почта
function func method fn 函数 関数 함수 funktion función função fonction funzione функция funkce funkcja
parameter param argument arg params args 参数 引数 매개변수 인자
~directory folder dir path location 目录 文件夹 路径 ディレクトリ フォルダ 디렉터리 디렉토리 폴더 verzeichnis ordner directorio carpeta diretório pasta répertoire dossier cartella папка папке каталог каталоге složka složce adresář katalog
commit commits 提交 コミット 커밋 коммит commitu commitem
commit_message commit_messages 提交信息 提交消息 コミットメッセージ 커밋메시지 commit_msg
message msg 消息 信息 メッセージ 메시지 nachricht mensaje mensagem messaggio сообщение zpráva wiadomość
test tests testing 测试 テスト 테스트 testes prueba pruebas teste тест тесты testy testů
~execute exec launch invoke kick_off start_up 执行 跑一下 実行 実行する 走らせる 走らせ 流す 실행 실행한다 돌린다 ausführen ausgeführt ejecutar ejecuta executar rodar rode rodem correr exécuter lancer eseguire esegui lanciare запускать запустить выполнять spustit spouštět uruchamiać uruchomić 
build compile compiled builds bundle_up compilation 构建 编译 打包 ビルド コンパイル 빌드 빌드한다 컴파일 bauen compilar construir construire costruire compilare сборка собирать сборки sestavení sestavit kompilace budować kompilacja
output artifact artifacts artefact 输出 产物 打印 出力 成果物 출력 산출물 ausgabe salida saída sortie вывод výstup wyjście
deploy deployment rollout roll_out 部署 发布部署 デプロイ 배포 배포한다 bereitstellung despliegue desplegar déploiement déployer implantação déployé развёртывание деплой деплоить nasazení nasadit wdrożenie wdrażać
release publish published 发布 上线 リリース 公開する 릴리스 출시 veröffentlichen veröffentlicht lanzamiento publicar publier pubblicare rilascio релиз vydání wydanie
error exception_thrown errors failure 错误 エラー 오류 에러 fehler errores erro erreur errore ошибка ошибки chyba chyby błąd błędy
bug defect issue 缺陷 バグ 버그
branch branches 分支 ブランチ 브랜치 zweig rama ramo branche ветка ветку ветки větev větve gałąź gałęzi
large big huge 大 太大 过大 大きい 큰 groß zu_groß grande grand большой velký duży
small little tiny 小 太小 小さい 작은 klein pequeño pequeno petit piccolo маленький malý mały
~begin start commence starting initiate 开始 开头 始める 開始 시작 시작한다 beginnen empezar comenzar começar commencer iniziare начинать začít zaczynać prefix 前缀 为前缀 开头
stop_process halt terminate end_process
~edit modify change alter amend changed changing update updated 修改 改动 编辑 更新 変更 変更する 編集 更新する 수정한다 변경 변경한다 편집 ändern bearbeiten modificar cambiar editar mudar alterar modifier changer modificare cambiare изменять менять изменить редактировать změnit upravit zmienić edytować
review code_review reviewed reviewer 评审 审查 审核 レビュー 리뷰 검토 revisión revisar revisão revue relire revisione ревью recenze recenzja
check verify validate validated verification 检查 验证 校验 チェック 検証 검증 검사 prüfen überprüfen verificar comprobar vérifier controllare verificare проверять проверка kontrolovat ověřit sprawdzać
error_message 报错信息
type types 类型 型 타입 유형 typ tipo tipos тип typy
comment comments 注释 コメント 주석 댓글 kommentar kommentare comentario comentarios comentário commentaire commentaires commento commenti комментарий комментарии komentář komentáře komentarz komentarze
variable var 变量 変数 변수
emoji emojis 绘文字 表情 表情符号 絵文字 이모지 эмодзи
log logs logging 日志 ログ 로그 protokoll registro journal журнал логи
debug debugging 调试 デバッグ 디버그 디버깅 depuración depuração débogage отладка ladění
image picture photo images 图片 图像 画像 이미지 bild imagen imagem immagine картинка изображение obrázek obraz
component components 组件 コンポーネント 컴포넌트 komponente componente composant компонент komponenta komponent
module modules 模块 モジュール 모듈
package packages 包 软件包 パッケージ 패키지 paket paquete pacote paquet pacchetto пакет balíček pakiet
interface endpoint endpoints api_endpoint 接口 エンドポイント 엔드포인트 endpunkt
password 密码 パスワード 비밀번호 passwort contraseña senha mot_de_passe пароль heslo hasło
table tables 表 テーブル 테이블 tabelle tabla tabela tableau tabella таблица tabulka
button 按钮 ボタン 버튼 knopf botón botão bouton pulsante кнопка tlačítko przycisk
page pages 页面 ページ 페이지 seite página pagina страница stránka strona
user_account account 账号 账户 アカウント 계정 konto cuenta conta compte аккаунт účet
timeout time_out 超时 タイムアウト タイムアウト時間 타임아웃 zeitlimit délai таймаут
port 端口 ポート 포트 puerto porta порт порту портe portu
cache caching cached 缓存 キャッシュ 캐시 zwischenspeicher caché кэш кеш mezipaměť pamięć_podręczna
request requests call calls 请求 リクエスト 요청 anfrage petición solicitud solicitação requête richiesta запрос запросы požadavek żądanie
missing absent not_found does_not_exist nonexistent not_exist 缺失 不存在 存在しない 없으면
memory ram 内存 メモリ 메모리 speicher memoria memória mémoire память paměť pamięć
insufficient out_of not_enough oom 不足 不够 부족
~cause lead_to result_in due_to because_of caused_by owing_to 导致 造成 引起 原因 是因为 원인
~produce generate generated emit yield produced 生成 产生 生成する 생성 생성한다 generiert generieren erzeugen generar generado gerar gerado générer généré generare generato генерировать генерируется generovat generowany
money monetary currency amount 金额 金額 금액 geldbetrag importe montant сумма
date dates 日期 日付 날짜 datum fecha datta дата
time_zone timezone 时区 タイムゾーン 시간대
webassembly wasm
percent % pct percentage prozent por_ciento
charting chart charts graph plot 图表 グラフ 차트 diagramm gráfico graphique grafico график graf wykres
styling style styles stylesheet 样式 スタイル 스타일 stil estilo
format formatting formatter formatted 格式 格式化 フォーマット 포맷 formatieren formato
lint linter linting 静态检查
job jobs worker_job 任务 作业 ジョブ 작업
service services 服务 サービス 서비스 dienst servicio serviço servizio сервис služba usługa
licence license licensed 许可证 ライセンス 라이선스 lizenz licencia licença лицензия licence_ licencja
migrate migration migrations 迁移 移行 移行する 마이그레이션 migrieren migración migração миграция migrace migracja
install installation installed 安装 インストール 설치 설치한다 installieren instalar installer installare устанавливать установить nainstalovat instalovat instalować zainstalować
merge_branch merged merging
push pushing 推送 推 プッシュ 푸시 pushen empujar pousser пушить pushnout
force forced 强制 強制 강제
morning mornings
twice two_times
~new newest latest recent 新 最新 新しい 새 새로운 neu neue nuevo nueva novo nova nouveau nouvelle nuovo nuova новый новые nový nové nowy nowe
~learn learning new_to beginner_in unfamiliar
~know knows experienced_in expert familiar
exhaust use_up deplete run_out_of drain exhausted
split divide separated 拆分 分割 분할
search lookup find_out look_up searching 搜索 检索 検索 검색 suche búsqueda busca recherche ricerca поиск hledání wyszukiwanie
translation translations i18n 翻译 翻訳 번역
upload uploads 上传 アップロード 업로드
download downloads 下载 ダウンロード 다운로드
mention reference refer cite 引用 言及
~entire whole full complete full_suite 整个 全体
integration integrate
style_guide guideline convention conventions 规范 约定 規約 規則 ルール 규칙 컨벤션 konvention convención convenção конвенция
kubernetes_cluster cluster 集群
border borders 边框 枠線 ボーダー 테두리 rahmen borde
theme theming mode 模式 主题 テーマ モード 모드 테마 modus modo tema режим тема režim motyw tryb
semicolon semicolons 分号 セミコロン 세미콜론 semikolon semikolons punto_y_coma ponto_e_vírgula point-virgule точка_с_запятой středník średnik
quote quotes 引号 クォート 따옴표 anführungszeichen comillas aspas guillemets кавычки uvozovky cudzysłów
indent indentation indented 缩进 インデント 들여쓰기 einrückung einrücken sangría indentación indentação indentazione отступ отступы odsazení wcięcia
screenshot screenshots 截图 スクリーンショット 스크린샷
server_dev dev_server development_server 开发服务器 開発サーバー 개발서버
`;

/** General verbs and nouns that change little in what a sentence says; they weigh little. */
export const GENERAL = `
go goes come live lives belong sit reside locate located put place placed store stored save saved keep_in hold contain find found end_up end kept serve served set default defaults handle handled manage managed process processed
compute computed calculate calculated made stay remain perform performed take takes give gave given bring provide provided offer follow followed adhere stick conform comply expose support supports apply call deal treat treated send sent route routed draw drawn render rendered host hosted deliver built built_for target written_in based powered
 team pipeline time times 
say says said tell_that mean state stated need_to use_of usage like_that show shown appear look try attempt help seem happen continue cause_of exist exists own owned
good best better nice proper correct appropriate suitable possible obvious clear known common certain particular specific regular usual standard normal typical single whole_thing own_one
custom generic general another other others more most many much few least several multiple one
 liegt liegen befindet befinden steht gespeichert schlägt wegen machen gemacht lassen sollen geht geben gibt
 está_en encuentra guarda guardan hacer
 fica ficam fazer 
 trouve trouvent stocké faire 
 trova trovano fare codice sta stanno
 находится находятся лежит лежат хранится хранятся запуск нужен
 je_v nachází ukládá 
 znajduje znajdują
 放 存放 存 存储 保存 处理 格式为 遵循 符合 遵守规范 默认 做 让 给 支持 下面 返回 提供 管理 直接 有 到 每 种 一 些
 置く 置い 置か 配置 配置する 保存する 格納 格納する ある いる 従う 従っ 処理する 直接 行う 行い 行っ 場合 なる なっ 入れる 管理 管理する 提供
 둔다 위치 저장 저장한다 있다 있습니다 따른다 처리 직접 경우 됩니다 된다 관리
`;

/** Verbs after which several may be true at once: "supports React" does not deny "supports Vue". */
export const OPEN_RELATION = `
support include know learn work mention contain
`;

/** General nouns: a difference in one of them is a hint, not a proof, that the subject differs. */
export const GENERAL_NOUN = `
name named names value values code file files thing way kind sort version versions number item items spec specification library lib tool tools framework language project projects system statement statements keyword data feature features object objects form step steps case part side content piece size rule rules branch wrapper region area section list folder
项目 文件 代码 名称 名字 格式 方式 内容 情况 功能 数据 系统 工具 版本 位置 ファイル コード プロジェクト 名前 データ システム ツール バージョン 形式 内容 方法 파일 코드 프로젝트 이름 데이터 시스템 도구 버전 방식 datei dateien projekt namen name code zeile archivo archivos proyecto código nombre nombres arquivo arquivos ficheiro projeto nome nomes código fichier fichiers projet nom noms code file progetto nome nomi файл файлы проект проекте проекта имя имена код soubor soubory projekt projektu název kód jméno plik pliki projekcie nazwa kod
`;
