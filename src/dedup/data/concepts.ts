/**
 * Groups of words that mean the same for a comparison, one group a line. After `|` stand words of the opposite
 * meaning. The first character tells the kind: `~` general words, which weigh little, `?` general nouns, `!` words
 * whose opposite turns the whole clause ("dislikes" is "does not like"). `_` stands for a space, `*` for any ending.
 */
export const CONCEPTS = `
!like prefer* prefier* want wish love enjoy favour favor appreciate insist opt choose rather would_like happy asked_for ask_for desire 喜欢 偏好 希望 想 想要 倾向 倾向于 优先 更喜欢 更倾向于 爱用 习惯 好む 好み 好ん 望む 望ん 希望する たい ほしい 欲しい 優先 選ぶ 선호 원한 원합 좋아 bevorzug* mochte* wunsch* lieber quier* quer querem desea* gusta* veut souhait* vuole desider* piac* предпоч* хочет хотят любит желает нрав* chce* uprednost* woli lubi* | dislike hate mind detest annoyed_by 讨厌 不喜欢 反感 不愿 嫌う 嫌い 嫌が 苦手 싫어 odia* detest* deteste
!allow* permit* accept ok okay fine welcome 允许 可以 准许 许可 許可 許可する てもよい てもいい 가능 허용 erlaub* darf durfen puede* pode* autoris* peut peuvent consent* permess* puo разреш* можно povolen* smi lze moze dozwol* mozna wolno | kept_out_of keep_out_of forbid* forbidden ban prohibit* disallow avoid refrain stop prevent reject refuse banned off-limits deny abstain 禁止 不允许 严禁 避免 杜绝 拒绝 停止 禁じ 禁止する 禁止し 避け 避ける 控え 控える やめ やめる 금지 피한 피하 verbot* vermeid* untersag* unterlass* prohib* proib* evit* vieta* interdi* defendu запрещ* избега* zakaz* vyhyb* vyvaruj* nepovol* zabron* unika*
~keep retain kept leave preserve add include insert introduce create 添加 保留 增加 新增 加 加入 附上 残す 追加 追加する 残し 保持 付ける 추가 유지 behalt* hinzufug* agreg* anad* manten* conservar adicion* ajout* garder* aggiung* manten* добав* оставля* остави* pridat* ponech* dodaw* dodac* zachow* | remove delete drop strip erase eliminate discard omit 删除 移除 去掉 去除 删 清除 削除 削除する 消す 消し 取り除く 삭제 제거 entfern* losch* gelosch* elimin* borra* quitar* remov* apag* excluir supprim* enlev* retir* rimuov* cancellare удал* убира* убра* odstran* smaz* maza* odebr* usun* usuw*
!work succeed pass works compatible stable reliable 正常 稳定 成功 安定 安定し 通る 正常に 작동 안정 stabil* funktionier* estable* estavel fonctionn* stable* funzion* стабил* funguj* | fail broken break crash flaky unstable unreliable incompatible brittle intermittent choke cannot_handle 失败 报错 不稳定 崩溃 出错 挂掉 失敗 失敗する 不安定 落ちる クラッシュ 壊れる 실패 불안정 깨진 fehl* scheiter* instabil* schlagt_fehl bricht falla* inestab* rompe* falha* instav* quebr* echou* instabl* casse fallisc* падает падают ломает* нестабил* сбоит selhav* pada nestabil* niestabil* zawodz* psuj*
!read pick_up honour honor respect detect load heed 读取 识别 遵守 考虑 読む 読み込む 認識 考慮 읽는 | ignor* has_no_effect no_effect skip overlook disregard miss bypass 忽略 跳过 无视 無視 無視する スキップ 무시 건너뛴 uberspring* игнорир* пропуск* preskak* pomija*
!need require mandatory necessary compulsory obligatory 必填 必需 必要 必要です 必須 필요 필수 erforder* notig* braucht* benotig* pflicht* neces* obligat* requier* quer querem hace_falta requer* precisa* obrigat* besoin occorr* obblig* richied* необходим* обязат* требу* nutn* povinn* potreb* vyzad* potrzeb* wymag* koniecz* obowiaz* | optional unnecessary needless superfluous 可选 选填 不必要 任意 任意です 不要 선택 불필요 unnotig* uberfluss* opcional* innecesar* desnecess* facultati* inutil* opzional* facoltativ* необязат* volitel* zbytec* nepovin* opcjonal* zbedn*
~enable turn_on activate switch_on on_by_default 启用 开启 打开 有効 有効に 有効化 활성화 켜 켠 aktivier* eingeschalt* activar* activad* habilit* ativ* abilit* attiv* включ* zapn* povolen* wlacz* | disable turn_off deactivate switch_off off_by_default 禁用 关闭 停用 無効 無効に 無効化 비활성화 끈 끄 deaktiv* ausgeschalt* abgeschalt* desactiv* deshabil* desabil* desativ* disabilit* disattiv* выключ* отключ* vypn* wylacz*
open unresolved outstanding pending 未解决 未修复 未解決 offen* abiert* abert* ouvert* apert* открыт* otevr* otwart* | close fix resolve solved patched repaired 已解决 已修复 修复 解决 修正済み 解決済み 修正 解決 해결 수정 behob* gelost cerrad* resuelt* corregid* arregl* fechad* corrigi* resolu ferme chius* risolt* corrett* исправлен* решен* закрыт* oprav* vyresen* uzavren* naprawi* zamkni*
before prior prior_to 之前 前 以前 前に 事前 전 전에 vor bevor vorher antes avant prima перед pred przed | after following_on 之后 后 以后 後 した後 後に あと 후 후에 다음 nachdem despues depois apres dopo после potom po_zakonczeniu
~first at_the_top at_the_beginning at_the_start beginning start_of top_first 最前 首先 最初 先頭 先に 처음 먼저 zuerst primer* premier* primo сначала первым nejdriv prvni najpierw | last at_the_end at_the_bottom end_of 最后 末尾 最後 마지막 zuletzt ultim* dernier* последн* в_конце posledni nakonec ostatni
automat* auto 自动 自動 自動的に 자동 автомат* | manual by_hand hand handwritten hand-written 手动 手工 人工 手動 手で 수동 수작업 manuel* von_hand a_mano a_la_main вручную ручн* rucn* reczn*
at_least min and_later or_later and_newer or_newer and_up and_above or_above or_higher and_higher minimum minimal minimo more_than above larger* bigger greater exceed* longer higher >= > 至少 最少 超过 大于 以上 不少于 高于 多于 少なくとも 超える 最小 최소 이상 초과 mindest* grosser* mehr_als uber al_menos mas_de mayor* pelo_menos mais_de maior* au_moins plus_de superieur* almeno piu_di maggior* не_менее больш* более свыше alespon nejmene vice_nez vetsi co_najmniej ponad | at_most max limited_to maximum maximal maximo less_than below smaller up_to fewer_than shorter lower <= < 最多 不超过 少于 小于 以下 至多 低于 以内 最大 多くとも 未満 최대 이하 미만 hochst* kleiner* weniger_als como_maximo menos_de menor* no_maximo au_plus moins_de inferieur* al_massimo meno_di minor* не_более меньш* менее nejvyse mene_nez mensi najwyzej mniej_niz
fast quick rapid 快 快速 速い 高速 빠르 빠른 schnell* rapid* veloc* быстр* rychl* szybk* | slow* 慢 缓慢 遅い 低速 느리 느린 langsam* lent* медлен* pomal* woln*
short shorter concis* brief terse compact succinct 简洁 简短 精简 简明 短 短い 簡潔 簡潔な 짧은 간결 간단한 kurz* knapp* kompakt* brev* curt* corte corti corto corta* court* кратк* коротк* strucn* kratk* krotk* zwiez* | long detail* verbose lengthy spacious thorough in-depth elaborate 详细 冗长 长 详尽 詳しい 詳しく 長い 詳細 詳細な 긴 자세한 상세 자세히 lang lange langer langen ausfuhrl* detall* detalh* lung* dettagl* подробн* длинн* podrobn* dlouh* dlug* szczegol*
public* exposed 公开 公開 공개 offentl* pubbl* публичн* verejn* | privat* internal 私有 内部 非公開 비공개 приватн* soukrom* prywatn*
ascending asc oldest_first 升序 昇順 오름차순 | descending desc newest_first 降序 降順 내림차순
active_voice active | passive_voice passive
simple easy straightforward 简单 簡単 シンプル einfach* sencill* semplic* прост* jednodus* prost* | complex* complicat* clever fancy 复杂 複雑 복잡 сложн* slozit* zlozon*
strict 严格 厳格 | loose lenient lax relaxed 宽松
~same identical 相同 同じ | different separate 不同 別 異なる
~all everyone everybody anybody every each always full entire whole everywhere 所有 全部 每个 每次 各 每 始终 总是 一律 すべて 全て 全部 必ず 常に 毎回 各 모든 모두 각 항상 반드시 매번 alle* jede* immer siempre todos toda todas toda* cada sempre tout* tous chaque toujours ogni tutt* всегда все всех кажд* vzdy kazd* vsech* zawsze wszyst* | only restricted_to reserved_for just solely exclusively merely sometimes rarely seldom occasionally 只 仅 仅仅 只能 只有 有时 很少 だけ のみ しか たまに 만 오직 가끔 nur ausschliess* manchmal selten solo solamente unicamente aveces apenas somente so seulement uniquement soltanto только лишь иногда pouze jen nekdy tylko jedynie czasem
increase raise grow bump upgrade 升级 上げる アップグレード 업그레이드 | decrease lower_the reduce shrink downgrade 降级 减少 下げる ダウングレード
mutable | immutable
collapsed | expanded
visible shown | hidden invisible
static | dynamic
local | remote
relative | absolute
~shared share | own isolated individual
rounded round | square sharp
eager | lazy
temporary | permanent
partial | complete
optimistic | pessimistic
weak | strong
high | low
wide | narrow
dense | sparse
singular | plural
inline | external
exponential | fixed_delay linear
timezone time_zone tz 时区
character char 字符 文字
encrypt* 加密 暗号化 암호화 | plaintext unencrypted plain_text 明文 平文 평문
stateful | stateless
client-side client_side | server-side server_side
explain* describe explanation 解释 说明 説明 説明する
~writ* author compose 编写 写 書く 書い 書か 작성 schreib* geschrieb* escrib* escrev* ecri* scriv* scritt* пис* напис* psa* pis* napis*
ask confirm* check_with approv* consent permission asking consult 确认 询问 征求 同意 批准 確認 確認する 尋ねる 聞く 承認 확인 승인 fragen fragt nachfrag* bestatig* ruckfrag* pregunt* pergunt* demand* chied* спрашив* спрос* подтвержд* zept* ptat* potvr* pyta* zapyt* potwierd*
answer reply respond response 回答 回复 答复 回答する 返信 返答 返事 答える 응답 답변 대답 antwort* respuest* respond* respost* repons* rispost* rispond* ответ* odpov* odpowied*
database db datastore 数据库 データベース 데이터베이스 디비 datenbank* base_de_datos banco_de_dados base_de_dados base_de_donnees базу_данных база_данных базе_данных базы_данных бд databaz* baza_danych bazy_danych
repository repo codebase 仓库 代码库 リポジトリ 저장소
document* docs doc 文档 ドキュメント 문서 dokument*
config* conf 配置 設定 설정 konfig*
environment env environment_variable env_var 环境变量 環境変数
dependency deps dep dependencies 依赖 依赖包 依赖项 依存関係 依存 의존성
development dev desarroll* desenvolv* sviluppo разработк* vyvoj*
application app aplica* anwend* applica* прилож*
pull_request pr pull_requests merge_request mr 合并请求 プルリクエスト プルリク 풀리퀘스트 pull-request
continuous_integration ci ci_pipeline ci/cd 持续集成
end_to_end e2e end-to-end 端到端
administrator admin
authentication auth authenticate authn 认证 認証 인증
authorization authz
login log_in sign_in signin logon 登录 ログイン 로그인
signup sign_up sign-up registration register 注册 会員登録 회원가입
email e-mail mail 邮件 邮箱 メール 이메일
function func fn method 函数 方法 関数 メソッド
parameter param argument arg params args 参数 引数
?directory folder dir path location 目录 文件夹 路径 ディレクトリ フォルダ 디렉터리 디렉토리 폴더 verzeichnis* ordner* director* carpeta* pasta* repertoire* dossier* cartella* папк* каталог* sloz* adresar* katalog*
commit 提交 コミット 커밋 коммит*
message msg 消息 信息 メッセージ 메시지
test testing 测试 テスト 테스트 prueba* teste* тест*
~execute exec execut* launch invoke kick_off start 执行 启动 実行 実行する 走らせ 走らせる 流す 起動 돌린 실행 ausfuhr* ausgefuhrt starte* rode* lanc* esegu* запуск* запуст* spoust* spust* uruch*
build built compil* 构建 编译 打包 ビルド コンパイル 빌드 컴파일
output artifact artefact 输出 产物 打印 出力 成果物 출력
deploy* rollout roll_out 部署 デプロイ 배포
release publish 发布 上线 リリース 릴리스 출시 veroffentl* public* public*
error failure 错误 报错信息 エラー 오류 에러
bug defect issue 缺陷 バグ 버그
large big huge 大 太大 过大 大きい 큰 | small little tiny 小 太小 小さい 작은
~begin start_with commence starting 开始 开头 始める 開始 시작 beginn* empez* comenz* comec* commenc* inizi* начин* zacin* prefix 前缀
~edit modify change alter amend update 修改 改动 编辑 更新 変更 変更する 編集 更新する 변경 편집 andern bearbeit* modific* cambia* mudar* alterar* modifi* измен* меня* редактир* zmen* uprav* zmien* edyt*
review code_review reviewer 评审 审查 审核 レビュー 리뷰 검토
check verify validate verification 检查 验证 校验 チェック 検証 검증 검사 pruf* uberpruf* verific* comprob* verifi* провер* kontrol* sprawdz*
comment 注释 コメント 주석
variable var
log logging 日志 ログ 로그
debug debugging 调试 デバッグ 디버그
image picture photo
component 组件 コンポーネント 컴포넌트
timeout time_out time-out 超时 タイムアウト タイムアウト時間
cache caching 缓存 キャッシュ 캐시
request call 请求 リクエスト 요청
missing absent not_found does_not_exist nonexistent not_exist 缺失 不存在 存在しない
memory ram 内存 メモリ
insufficient out_of not_enough oom 不足 不够
~cause lead_to result_in due_to because_of caused_by owing_to 导致 造成 引起 原因 是因为
~produce generat* emit yield 生成 产生 生成する 생성 generier* erzeug* genera generar gerado генерир*
mention reference refer cite
money monetary
percent % pct percentage
webassembly wasm
chart charting graph plot
style styling stylesheet
?format string formatting formatter
lint linter linting
licence license
migrat* 迁移 移行 移行する
install* 安装 インストール 설치 instal*
push 推送 プッシュ 푸시
~new newest latest recent 新 最新 新しい 新的
~know experienced
~learn new_to
expert familiar | beginner unfamiliar novice
exhaust use_up deplete run_out_of drain
split divide separate
search lookup look_up find_out 搜索 检索 検索
!current maintained | deprecated obsolete retired abandoned discontinued decommissioned outdated gone 废弃 弃用 已废弃 廃止 非推奨 폐지 veraltet abgeschafft obsolet* устарел* zastaral* przestarzal*
internationalization i18n internationalisation
localization l10n localisation
accessibility a11y
kubernetes k8s
infrastructure infra
performance perf
server_side_rendering ssr
single_page_application spa single_page_app
user_interface ui
command_line cli
dependency_injection di
multi_factor mfa two-factor 2fa two_factor
single_sign_on sso single_sign-on
regular_expression regex regexp
utility util utils utilities
package pkg 包 パッケージ 패키지
pagination paginate
standard convention guideline 规范 约定 規約 規則 ルール 규칙 컨벤션
theme mode 模式 主题 テーマ モード
quote quotation_mark 引号
indent* 缩进 インデント 들여쓰기 einruck* sangri* отступ*
typed typing type
`;

/** General verbs, which change little in what a sentence says; they weigh little. */
export const GENERAL = `
switch* move adopt serve see view go come live belong sit reside locate put place store save hold contain find found end end_up set default handle manage process lie
compute calculate made stay remain perform take give gave bring provide offer follow adhere stick conform comply expose support apply deal treat send sent route draw drawn drew render host deliver target based power ship drive drove
object team say said mean state need_to show appear look try attempt help seem happen continue exist implement consist
good best better nice proper correct appropriate suitable possible obvious clear known common certain particular specific regular usual normal typical single custom generic general another other others more most many much few several multiple
schlag* wegen mehr liegt liegen befinde* steh* gespeich* machen gemacht lass* geh* geb* gibt
encuentr* guarda hacer* fica* fazer trouv* stocke faire trov* sta stanno находит* лежит лежат хранит* nachaz* uklad* znajd* przechow*
存放 放 存 存储 保存 处理 遵循 符合 做 让 给 支持 下面 返回 提供 管理 直接 有 到 种 一些 默认 格式为
置く 置い 置か 配置 配置する 保存する 格納 ある いる 従う 従っ 処理する 直接 行う 行い 行っ 場合 なる なっ 入れる 管理 管理する 提供 返す
둔다 저장 있 따른 처리 직접 관리 됩니다 된다 둡니다
`;

/** General nouns: a difference in one of them is a hint, not a proof, that the subject differs. */
export const GENERAL_NOUN = `
name named value code file thing way kind sort version number item spec specification library lib tool framework language project system statement keyword data machine step time case part side content piece size rule branch wrapper region area section list pipeline
datei* projekt* zeile* archivo* proyect* nombre* arquiv* ficheir* projet* nome* fichier* noms file progett* nomi файл* проект* имен* имя soubor* nazev nazv* jmen* plik* nazw*
项目 文件 代码 名称 名字 格式 方式 内容 情况 功能 数据 系统 工具 版本 位置
ファイル コード プロジェクト 名前 データ システム ツール バージョン 形式 内容 方法
파일 코드 프로젝트 이름 데이터 시스템 도구 버전 방식
`;

/** Verbs after which several values may be true at once: "supports React" does not deny "supports Vue". */
export const OPEN_RELATION = `
support include know learn work mention contain
`;
