/**
 * Groups of words that mean the same for a comparison, one group a line. After `|` stand words of the opposite
 * meaning. The first character tells the kind: `~` general words, which weigh little, `?` general nouns, `!` words
 * whose opposite turns the whole clause ("dislikes" is "does not like"). `_` stands for a space, `*` for any ending.
 */
export const CONCEPTS = `
!like prefer* prefier* want wish love enjoy favour favor appreciate insist opt choose rather would_like happy user_asked asked_for ask_for asked_to asked_that desire 喜欢 偏好 希望 想 想要 倾向 倾向于 优先 更喜欢 更倾向于 爱用 习惯 好む 好み 好ん 望む 望ん 希望する たい ほしい 欲しい 優先 選ぶ 선호 원한 원합 좋아 bevorzug* mochte* wunsch* lieber quier* quer querem desea* gusta* veut souhait* vuole desider* piac* предпоч* хочет хотят любит желает нрав* chce* uprednost* prednost* woli lubi* favourite favorite fond_of fan_of keen_on expect request_that user_requested asked_us_to asked_me_to told_us_to told_me_to asks_for asks_to asks_that glad pleased 期望 期待 倾向使用 偏向 喜爱 好きです 好き 希望し 好みます 원하 좋아하 원해 선호하 erwartet wunscht mag mogen mochte prefir* desej* esper* aprec* aime aiment souhaite предпочт* желат* просит gosta gostam gostaria chteji 希望している prej* zyczy | dislike hate mind detest annoyed_by 讨厌 不喜欢 反感 不愿 嫌う 嫌い 嫌が 苦手 싫어 odia* detest* hates loathe can't_stand cannot_stand not_a_fan annoy irritate bother object_to averse tired_of unhappy_with unwanted undesirable 厌恶 不想要 不爱 嫌がる 싫어하 molest* n'aime_pas agac* раздраж* стор* nervt hasst hass* stort distract* confusing tedious hard_to_read allergic
!allow* permit* accept ok okay fine welcome 允许 可以 准许 许可 許可 許可する てもよい てもいい 가능 허용 erlaub* darf durfen puede* pode* autoris* peut peuvent consent* permess* puo разреш* можно povolen* smi lze moze dozwol* mozna wolno encourag* recommend* advis* tolerat* acceptable advisable 推荐 建议 推奨 推奨する 권장 empfohl* empfehl* recomend* recommand* aconsej* рекоменд* допуска* можете zulassig zugelass* admit* admis* toler* | kept_out_of keep_out_of forbid* forbidden ban prohibit* disallow avoid refrain stop prevent reject refuse off-limits deny abstain 禁止 不允许 严禁 避免 杜绝 拒绝 停止 禁じ 禁止する 禁止し 避け 避ける 控え 控える やめ やめる 금지 피한 피하 verbot* vermeid* untersag* unterlass* prohib* proib* evit* vieta* interdi* defendu запрещ* избега* zakaz* vyhyb* vyvaruj* nepovol* zabron* unika* discourag* unacceptable inadvisable frowned_upon not_recommended block_from rule_out ruled_out off_limits taboo never_ever steer_clear shun forgo keep_away_from stay_away_from decline 不许 不推荐 防止 不建议 避開 推奨しない 非推奨 禁物 금하 삼가 자제 refus* interdit* proscri* rechaz* recus* отказ* отклон* nicht_zulassig unzulassig abgelehnt ablehn* pas_permis heraushalten fernhalten raushalten herauszuhalten
~keep retain kept leave preserve add include insert introduce create 添加 保留 增加 新增 加 加入 附上 残す 追加 追加する 残し 保持 付ける 추가 유지 behalt* hinzufug* agreg* anad* manten* conservar adicion* ajout* garder* aggiung* добав* оставля* остави* pridat* ponech* dodaw* dodac* zachow* persist maintain append attach embed carry 放入 保存 保持する 含める 含まれる 포함 넣는 넣 붙이 inclu* incluy* contien* contem enthalt* enthalten beinhalt* содерж* включает включают держать держи держим garder gardez gardons mantenha | remove delete drop strip erase eliminate discard omit 删除 移除 去掉 去除 删 清除 削除 削除する 消す 消し 取り除く 삭제 제거 entfern* losch* gelosch* elimin* borra* quitar* remov* apag* excluir supprim* effac* enlev* retir* rimuov* cancellare удал* убира* убра* odstran* smaz* maza* odebr* usun* usuw* purge get_rid_of take_out scrap prune evict uninstall removal 丢弃 破棄 破棄する 지우 стира* descart* verwirf* verworfen abolish scrapped axed
!work succeed pass compatible stable reliable 正常 稳定 成功 安定 安定し 通る 正常に 작동 안정 stabil* funktionier* estable* estavel fonctionn* stable* funzion* стабил* funguj* function_correctly run_fine runs_fine проходит проходят projde prochazi przechodzi pasa pasan passent riesce | fail broken break crash flaky unstable unreliable incompatible brittle intermittent choke cannot_handle 失败 报错 不稳定 崩溃 出错 挂掉 失敗 失敗する 不安定 落ちる クラッシュ 壊れる 실패 불안정 깨진 fehl* scheiter* instabil* schlagt_fehl bricht falla* inestab* rompe* falha* instav* quebr* echou* instabl* casse fallisc* падает падают ломает* нестабил* сбоит selhav* pada nestabil* niestabil* zawodz* psuj* error_out crash_out blow_up go_down goes_down choke_on unusable throws_an_error malfunction misbehave falter 崩 崩了 出问题 坏 動かない 落ち 失敗し 작동하지 고장 absturz* sturzt kaputt plant* echec* tombe en_panne peta cair caem упал* ломат* отказывает stop_working stopped_working cease_working stops_working лома* сломал* died went_down se_cae se_caen padaji padne spadne spada упадет fallito selze 落ちて nepovede nepodari
!read pick_up honor respect detect load heed 读取 识别 遵守 考虑 読む 読み込む 認識 考慮 읽는 leer lee leen leido leida leidos leidas cargar carga cargan cargad* leem lido lida lidos lidas ler carrega* lire lit lisent lu lue lus lues chargee chargees charges charger chargent legge leggono leggere letto letta letti lette caric* cist cte ctou nacist nacita* nact* czyta* wczyt* odczyt* ladowan* чита* прочит* загружа* считыва* lesen liest gelesen eingelesen geladen laden ladt 読み込ま 読み込み 読み込まれ 読み込まれます 読み込まれる 読み取る 読み取り ロード 加载 载入 读入 로드 불러온 불러오 | ignor* has_no_effect no_effect skip overlook disregard miss bypass 忽略 跳过 无视 無視 無視する スキップ 무시 건너뛴 uberspring* игнорир* пропуск* preskak* pomija*
!need require mandatory necessary compulsory obligatory 必填 必需 必要 必要です 必須 필요 필수 erforder* notig* braucht* benotig* pflicht* neces* obligat* requier* quer querem hace_falta requer* precisa* obrigat* besoin occorr* obblig* richied* необходим* обязат* требу* nutn* povinn* potreb* vyzad* potrzeb* wymag* koniecz* obowiaz* demand call_for indispensable obliged essential crucial vital must-have 要求 必不可少 要する 必须的 필요하 요구 verlang* zwingend benoti* brauch* vorausgesetz* exig* imprescind* impos* indispens* essen* нужен нужна нужны потреб* обяза* preciso | optional unnecessary needless superfluous 可选 选填 不必要 任意 任意です 不要 선택 불필요 unnotig* uberfluss* opcional* innecesar* desnecess* facultati* inutil* opzional* facoltativ* необязат* volitel* zbytec* nepovin* opcjonal* zbedn* dispensable not_needed non-essential voluntary omit* 可有可无 可省略 省略 생략 entbehrl* verzicht* prescind* dispens* необяз*
~enable turn_on activate switch_on on_by_default 启用 开启 打开 有効 有効に 有効化 활성화 켜 켠 aktivier* eingeschalt* activar* activad* habilit* ativ* abilit* attiv* включ* zapn* povolen* wlacz* turned_on switched_on in_effect 激活 オンにする オン 켜져 aktiv an_geschaltet ativad* allume* ligad* вкл active activ* activé | disable turn_off deactivate switch_off off_by_default 禁用 关闭 停用 無効 無効に 無効化 비활성화 끈 끄 deaktiv* ausgeschalt* abgeschalt* desactiv* deshabil* desabil* desativ* disabilit* disattiv* выключ* отключ* vypn* wylacz* turned_off switched_off suspend* オフにする オフ 꺼져 abgeschal* ausschalt* apagad* desligad* откл coupe couper inactive inactiv*
open unresolved outstanding pending 未解决 未修复 未解決 offen* abiert* abert* ouvert* apert* открыт* otevr* otwart* still_there | close fix resolve solved patched repaired 已解决 已修复 修复 解决 修正済み 解決済み 修正 解決 해결 수정 behob* gelost cerrad* resuelt* corregid* arregl* fechad* corrigi* resolu ferme chius* risolt* corrett* исправлен* решен* закрыт* oprav* vyresen* uzavren* naprawi* zamkni* mended cured sorted_out 修好 已修 解决了 直した 直った 고쳤 고친 repariert gefixt reparad* resolvid* corrige* reparee* починен* исправл* устран*
before prior prior_to 之前 前 以前 前に 事前 전 전에 vor bevor vorher antes avant prima перед до pred przed ahead_of_time beforehand in_advance preced* earlier_than prior_to_the 在此之前 先于 する前に 앞서 이전 이전에 avant_de antes_de antes_que antes_do antes_da прежде | after following_on 之后 后 以后 後 した後 後に あと 후 후에 다음 nachdem despues depois apres dopo после potom po_zakonczeniu once_the post subsequent* later_than afterward 之後 完成后 した後に 終了後 이후 이후에 뒤에 apos depois_de depois_do depois_da despues_de apres_que したら たら 後は tras po_zmene
~first at_the_top at_the_beginning at_the_start beginning start_of top_first 最前 首先 最初 先頭 先に 처음 먼저 zuerst primer* premier* primo сначала первым nejdriv prvni najpierw at_top up_front upfront initially to_begin_with 先 头部 开头处 冒頭 맨_앞 맨_처음 vorab ganz_oben al_principio al_inicio no_inicio no_comeco au_debut в_начале вначале | last at_the_end at_the_bottom end_of 最后 末尾 最後 마지막 zuletzt ultim* dernier* последн* в_конце posledni nakonec ostatni at_bottom in_the_end trailing 结尾 最末 最终 文末 末尾に 맨_끝 맨_마지막 끝에 am_ende al_final no_final ao_final a_la_fin напоследок
~generated autogenerated automat* auto 自动 自動 自動的に 자동 автомат* automated unattended by_itself on_its_own 自动地 自動で 자동으로 von_selbst by_themselves von_allein von_alleine | manual* by_hand hand handwritten hand-written 手动 手工 人工 手動 手で 수동 수작업 manuel* von_hand a_mano a_la_main вручную ручн* rucn* reczn* manual_step interactively 手作業 手作業で 人手 수동으로 haendisch handisch vom_hand manualm* manuellem* a_mao рук*
at_least min and_later or_later and_newer or_newer and_up and_above or_above or_higher and_higher minimum minimal minimo more_than above larger* bigger greater exceed* longer higher >= > 至少 最少 超过 大于 以上 不少于 高于 多于 少なくとも 超える 最小 최소 이상 초과 mindest* grosser* mehr_als uber al_menos mas_de mayor* pelo_menos mais_de maior* au_moins plus_de superieur* almeno piu_di maggior* не_менее больш* более свыше alespon nejmene vice_nez vetsi co_najmniej ponad no_less_than not_less_than no_fewer_than upwards_of minimum_of a_minimum_of or_over or_greater and_over wenigstens minimal* minimo_de minimum_de минимум не_меньше как_минимум como_minimo no_minimo 최소한 最低 最低限 不低于 超出 高於 | at_most max limited_to maximum maximal maximo less_than below smaller up_to fewer_than shorter lower <= < 最多 不超过 少于 小于 以下 至多 低于 以内 最大 多くとも 未満 최대 이하 미만 hochst* kleiner* weniger_als como_maximo menos_de menor* no_maximo au_plus moins_de inferieur* al_massimo meno_di minor* не_более меньш* менее nejvyse mene_nez mensi najwyzej mniej_niz no_more_than not_more_than maximum_of a_maximum_of capped_at limited_at or_fewer or_less up_to_a within_a tops maximal* maximum_de максимум не_больше no_maximo_de maximo_de 上限 以下の 최대한 넘지 bis_zu hasta ate_no_maximo jusqu'a
fast quick rapid 快 快速 速い 高速 빠르 빠른 schnell* rapid* veloc* быстр* rychl* szybk* speedy swift speed_up accelerat* 迅速 素早い 신속 flott agil* скор* | sluggish 慢 缓慢 遅い 低速 느리 느린 langsam* lent* медлен* pomal* woln* slow_down slowdown laggy 卡顿 遅く 느려 tardar tarda slow slower
short shorter concis* brief terse compact succinct 简洁 简短 精简 简明 短 短い 簡潔 簡潔な 짧은 간결 간단한 kurz* knapp* kompakt* brev* curt* corte corti corto corta* court* кратк* коротк* strucn* kratk* krotk* zwiez* condensed to_the_point shortened tight 言简意赅 簡単な 短め 短く 짧게 간단히 간결한 간결하게 knappe bundig* breve лаконич* sucint* resumid* briev* kratce | long detail* verbose lengthy spacious thorough in-depth elaborate 详细 冗长 长 详尽 詳しい 詳しく 長い 詳細 詳細な 긴 자세한 상세 자세히 lang langer langen ausfuhrl* detall* detalh* lung* dettagl* подробн* длинн* podrobn* dlouh* dlug* szczegol* wordy long-winded lengthier comprehensive exhaustive extensive 啰嗦 冗长的 长篇 長々 장황 길게 ausschweif* weitschweif* extens* prolij* многослов* развёрнут* развернут* longa longas longo longos longue longues larga largas largo largos
public* exposed 公开 公開 공개 offentl* pubbl* публичн* verejn* | privat* privad* internal 私有 内部 非公開 비공개 приватн* soukrom* prywatn*
ascending asc oldest_first 升序 昇順 오름차순 | descending desc newest_first 降序 降順 내림차순
active_voice | passive_voice
simple easy straightforward 简单 簡単 シンプル einfach* sencill* semplic* прост* jednodus* prost* plain uncomplicated trivial | complex* complicat* clever fancy 复杂 複雑 복잡 сложн* slozit* zlozon* sophisticated intricate convoluted
strict 严格 厳格 | loose lenient lax relaxed 宽松
customer zakaznik*
~same identical 相同 同じ equal | different separate 不同 別 異なる distinct
~all everyone everybody anybody anyone every each full entire whole everywhere 所有 全部 每个 每次 各 每 すべて 全て 모든 모두 각 매번 alle* jede* toda toda* cada tout* tous chaque ogni tutt* все всех кажд* kazd* vsech* wszyst* any_and_all throughout universally without_exception every_single each_and_every 全体 每一个 凡是 一切 全都 全件 毎 전부 전체 samtlich* ausnahmslos todo cualquier* qualquer toutes любой любая любые everything complete | only restricted_to reserved_for just solely exclusively merely 只 仅 仅仅 只能 只有 だけ のみ しか 만 오직 nur ausschliess* solo solamente unicamente apenas somente so seulement uniquement soltanto только лишь pouze jen tylko jedynie part_of certain_of alguno* alguna* algune* alguns algumas certaine* alcuni alcune nekter* niektor* einige manche некотор* часть часть_из 一部 部分 일부 exclusively_for only_ever no_one_but 少数 有些 部分的 一部の たまにしか 몇몇 teilweise lediglich quelques-un*
increase raise grow bump upgrade 升级 上げる アップグレード 업그레이드 extend enlarge lift boost heighten 提高 增大 上调 増やす 引き上げ 늘린 늘리 올린 올리 erhoh* aument* augment* увелич* повыс* повыш* angehob* elev* | decrease lower_the reduce shrink downgrade 降级 减少 下げる ダウングレード lessen cut_down minimise cut_back 降低 减小 下调 減らす 引き下げ 줄인 줄이 낮춘 낮추 verringer* reduzier* senk* gesenkt reduc* reduz* redui* dimin* уменьш* сниз* сниж*
mutable | immutable
collapsed | expanded
~show shown display visible present render appear seen see 显示 展示 可见 表示 表示する 見える 표시 보인 보이 anzeig* angezeig* zeig* gezeigt sichtbar mostr* muestr* visivel visible* affich* montr* exib* показ* отображ* видн* видим* видят видит | hidden hide invisible conceal unseen 隐藏 不可见 隠す 隠し 非表示 숨긴 숨기 숨김 versteck* verborg* unsichtbar ocult* escond* masqu* скры* невидим*
static 静态 静的 정적 statisch* estatic* statique* статич* | dynamic 动态 動的 동적 dynamisch* dinamic* dynamique* динамич*
local | remote
relative 相对 相対 | absolute 绝对 絶対
~shared share common in_common jointly 共享 共用 共有 공유 gemeinsam* geteilt* compartid* partag* compartilh* общ* | own isolated individual per-tenant dedicated its_own 各自 独自 独立した 자체 별도 eigen* propio propia propri* propre собствен* отдельн*
rounded round | square sharp
eager | lazy on_demand
temporary temp tmp transient short-lived ephemeral 临时 一時 一時的 임시 temporar* vorubergehend* временн* | permanent lasting persistent durable 永久 永続 영구 dauerhaft* постоян*
partial incomplete 部分的に parcial* partiel* частичн* teilweise
optimistic | pessimistic
weak feeble 弱 弱い 약한 schwach* debil* faible* слаб* | strong robust 强 強い 강한 stark* fuerte* forte* сильн*
high | low
wide | narrow
dense | sparse
singular | plural
inline | external
exponential | fixed_delay linear
timezone time_zone tz 时区
character char 字符 文字 字元 文字数 글자 자 symbol символ* zeichen caracter* caractere* znak*
encrypt* 加密 暗号化 암호화 verschlussel* chiffr* cifr* criptograf* шифр* 암호화한 | plaintext unencrypted plain_text 明文 平文 평문 in_the_clear unencrypt* unverschlussel* klartext en_clair en_claro texto_plano sin_cifrar открытым_текстом
stateful | stateless
explain* describe explanation 解释 说明 説明 説明する clarify elucidate 讲解 解説 설명 erklar* explic* expliqu* объясн* spieg* erlauter*
~write written wrote author compose 输出 写到 写入 出力 出力する 書き出す вывод* выводи* 编写 写 書く 書い 書か 작성 schreib* geschrieb* escrib* escrit* escrev* ecri* scriv* scritt* пис* пиш* напис* psa* pis* napis*
ask confirm* check_with approv* consent permission consult 确认 询问 征求 同意 批准 確認 確認する 尋ねる 聞く 承認 확인 승인 fragen fragt nachfrag* bestatig* ruckfrag* pregunt* pergunt* demand* chied* спрашив* спрос* подтвержд* zept* ptat* potvr* pyta* zapyt* potwierd* approval sign-off sign_off permission_from go-ahead green_light confirmation prompt consultation 请示 批准后 許可を得 동의 허락 물어 승인하 zustimm* genehmig* rucksprache aprob* aprueb* aprov* approuv* accord подтверд* соглас* одобр* спросит*
answer reply respond response 回答 回复 答复 回答する 返信 返答 返事 答える 응답 답변 대답 antwort* respuest* respond* respost* repons* rispost* rispond* ответ* odpov* odpowied* reagier* antworte* contest* reponse* repond* отвеч* responde*
database db bdd datastore 数据库 データベース 데이터베이스 디비 datenbank* base_de_datos banco_de_dados base_de_dados base_de_donnees базу_данных база_данных базе_данных базы_данных бд databaz* baza_danych bazy_danych
?repository repo codebase 仓库 代码库 リポジトリ 저장소 code_base 代码仓库 레포 repositor* depot репозитор* project projekt* proyect* projet* progett* проект* 项目 プロジェクト 프로젝트
document* doc 文档 ドキュメント 문서 dokument* documentation documented write-up 说明文档 ドキュメント化 문서화 doku документ*
config* conf конфиг* 配置 設定 설정 konfig* configuration 配置项 設定ファイル 구성 einstell* ajust* paramet* reglage* настро*
?environment env umgebung* entorno* ambiente* environnement* prostred* окружен* среда среды среде srodowisk* 환경 环境 環境
dependency dep 依赖 依赖包 依赖项 依存関係 의존성 third-party_package third_party_package 依赖库 依存ライブラリ abhangig* dependenc* dependenci* зависим*
development dev desarroll* desenvolv* sviluppo разработк* vyvoj* entwicklung*
?application app aplica* anwend* applica* прилож*
pull_request pr merge_request mr 合并请求 プルリクエスト プルリク 풀리퀘스트 pull-request
continuous_integration ci ci_pipeline ci/cd 持续集成
end_to_end e2e end-to-end 端到端
administrator admin
authentication auth authenticate authn 认证 認証 인증
authorization authz
login log_in sign_in signin logon 登录 ログイン 로그인
signup sign_up sign-up registration register 注册 会員登録 회원가입
email e-mail mail 邮件 邮箱 メール 이메일 correo* courriel* e-mails почт* письм* eletronic*
function func fn method 函数 方法 関数 メソッド routine procedure funktion* funcion* fonction* func* функц* метод*
parameter param argument arg 参数 引数
?directory folder dir path location 目录 文件夹 路径 ディレクトリ フォルダ 디렉터리 디렉토리 폴더 verzeichnis* ordner* director* carpeta* pasta* repertoire* dossier* cartella* папк* каталог* sloz* adresar* katalog* folderz* folderu
commit 提交 コミット 커밋 коммит* check_in check_into committe* festschreib* einchecken eingecheckt commitear commitar commitov* commitn* versionn* versionad* закоммит*
message msg 消息 信息 メッセージ 메시지 nachricht* meldung* mensaj* mensag* сообщен*
test 测试 テスト 테스트 prueba* teste* тест* suite test_suite test_case 测试用例 テストケース prob* essai*
~execute exec execut* launch invoke kick_off start 执行 启动 実行 実行する 走らせ 走らせる 流す 起動 돌린 실행 ausfuhr* ausgefuhrt starte* rode* lanc* esegu* запуск* запуст* spoust* spust* uruch* run_through fire_up start_up boot spin_up perform 跑 触发 実施 行なう 수행 구동 돌리 ejecut* arranc* inici* demarr* запус* выполн* aufruf* anstoss* gestart* lanzar lanza lanzan rodar roda rodam provad* provest wykon* aufgerufen avvia* avvio provede provedou partono pustit poust* прогон* auszufuhr* pasar
build built compil* 构建 编译 打包 ビルド コンパイル 빌드 컴파일 compile built-in_build bauen gebaut baut construy* constru* собира* сборк* собран* 编译构建 ビルドする 빌드하 sestav* zbuduj* budowan* kompilac* kompilow*
output artifact artefact 输出 产物 打印 出力 成果物 출력
deploy* rollout roll_out 部署 デプロイ 배포 deployed ship_to push_to_production go_live goes_live put_live 发布到 上线到 반영 ausgerollt ausroll* bereitstell* bereitgestell* despleg* despli* deploi* развер* деплой* выкат* выкладыв* implant* nasad* nasaz* wdroz* wdraz*
release publish 发布 上线 リリース 릴리스 출시 veroffentl* public* ship_a_release cut_a_release 发版 발행 relea* выпуск* релиз*
error err failure 错误 报错信息 エラー 오류 에러 exception exceptions 异常 例外 예외 fehler* fehlermeld* erreur* erro ошиб* исключен*
bug defect issue 缺陷 バグ 버그
large big huge 大 太大 过大 大きい 큰 massive oversized enormous 巨大 大型 大規模 큼 대형 gross grosser grossen grande* grand gros большо* больши* крупн* | small little tiny 小 太小 小さい 작은 minor 小型 小さく 작게 소형 klein kleinen pequen* petit* peque* маленьк* небольш* мал*
~begin start_with commence 开始 开头 始める 開始 시작 beginn* empez* comenz* comec* commenc* inizi* начин* zacin* prefix 前缀 originate kick-off initiate 起 起始 始まる 開始する 시작하 start_at starts_at starts_with anfang* fangt
~edit modify change alter amend update 修改 改动 编辑 更新 変更 変更する 編集 更新する 변경 편집 andern bearbeit* modific* cambia* mudar* alterar* modifi* измен* меня* редактир* zmen* uprav* zmien* edyt* adjust revise rewrite touch tweak 修订 更改 改 改变 変え 変える 変更し 수정하 변경하 바꾸 바꾼 고치 editier* verander* geander* actualiz* atualiz* mise_a_jour изменя* менят* правит* правк* обнов* menit meni meneny modyfik* tocca* tocar toque toquen toucher правь 変えた 変えたら altere alterem alterad*
review code_review reviewer 评审 审查 审核 レビュー 리뷰 검토 复查 审阅 代码评审 査読 리뷰하 begutacht* revis* revisa* relec* ревью проверя*_код
check verify validate verification 检查 验证 校验 チェック 検証 검증 검사 pruf* uberpruf* verific* comprob* verifi* провер* kontrol* sprawdz* inspect examine 核对 查看 検査 点検 確認済み 점검 검토하 validier* gepruft valid* comprueb* confer* контрол* провери*
comment 注释 コメント 주석 kommentar* coment* comment* коммент*
variable var
log 日志 ログ 로그 journal log_file logfile log_output 日志文件 ログ出力 로깅 protokoll* journ* registro registr* логи логов лог логах логир* журнал*
debug 调试 デバッグ 디버그
image picture photo pics img bild* imagen* imag* изображен* картин*
component 组件 コンポーネント 컴포넌트 komponent* componente* composant* компонент*
timeout time_out time-out 超时 タイムアウト タイムアウト時間
cache 缓存 キャッシュ 캐시 memoise 缓存起来 キャッシュする キャッシュし 캐싱 zwischenspeich* gecacht кэш* кеш* en_cache
request req call 请求 リクエスト 요청 anfrage* peticion* solicitud* requet* requis* запрос*
missing absent not_found does_not_exist nonexistent not_exist 缺失 不存在 存在しない lacks_a lacking nonexisting non-existing fehlend* falt* manqu* ausent* отсутств* fehlt fehlen chyb* brakuj* manca mancano 缺少 없으면
memory ram 内存 メモリ
~insufficient out_of not_enough oom 不足 不够 | enough sufficient adequate suffice 足够 足够的 十分 충분 genug ausreichend* reicht suficient* bastant* basta assez suffi* достаточн* хватает
~cause lead_to result_in due_to because_of caused_by owing_to 导致 造成 引起 原因 是因为 trigger provoke bring_about stem_from stems_from leads_to originate_from due_to_a as_a_result_of root_cause 引发 致使 使得 源于 由于 引き起こす による原因 원인 야기 verursach* ausgelost auslos* provoc* caus* entrain* вызыва* вызван* привод* reason reason_for culprit
~produce generat* emit 生成 产生 生成する 생성 generier* erzeug* genera generar gerado генерир* 自動生成 自动生成 生成された generuj* generov* generowan* сгенер*
mention reference refer cite
money monetary
percent % pct percentage per_cent prozent por_ciento pourcent* por_cento процент*
webassembly wasm
chart graph plot
style stylesheet
?format string formatter
lint linter
licence license
~move migrate migr* relocate transfer switch_over convert_over umgestellt umstell* umgezogen gewechselt wechsel* mudou mudar mudamos cambiaron cambio passou перешл* перевед* перенес* переехал* мигрир* 迁移至 移行 移行する 移行し 切り替え 乗り換え 이전 옮겼 옮긴 passe passes paso pasaron перевели перевел переведен* переш*
install* 安装 インストール 설치 instal*
push 推送 プッシュ 푸시 subir subas suban pushov* pushowa* пушит* пуша пушем пушей
~new newest latest recent 新 最新 新しい 新的 fresh most_recent up-to-the-minute 最近 最近的 最新版 最新の 新しく 새 새로운 최신 neu neuen neuest* nuev* nouv* новы* новая новое последняя_версия latest_version novo nova
~know experienced acquainted proficient versed fluent skilled knowledgeable 熟悉 了解 精通 知って 잘_아는 kennt conoce connait conhece знает знаком* understand comprehend
expert familiar | beginner unfamiliar novice new_to little_experience inexperienced newcomer unexperienced
exhaust use_up deplete run_out_of drain hit_the_limit
split divide separate break_up broken_up 拆分 分割 分ける 나누 aufgeteil* aufteil* divid* раздел* разбив* dividid*
search lookup look_up find_out 搜索 检索 検索 query_for suche* busca* busqued* recherch* cherch* поиск* искать
!current maintained up_to_date up-to-date in_service | deprecated obsolete abandoned discontinued decommissioned outdated gone 废弃 弃用 已废弃 廃止 非推奨 폐지 veraltet abgeschafft obsolet* устарел* zastaral* przestarzal* phased_out sunset end_of_life eol retire obsolescent legacy_only 退役 下线 停用的 停止服务 廃止予定 eingestellt
internationalization i18n internationalisation
localization l10n localisation
accessibility a11y
kubernetes k8s
infrastructure infra
performance perf speed leistung rendimiento desempenho производительн*
server_side_rendering ssr
single_page_application spa single_page_app
user_interface ui
command_line cli
dependency_injection di
multi_factor mfa two-factor 2fa two_factor
single_sign_on sso single_sign-on
regular_expression regex regexp
~implementation impl
initialize init initialise
property prop
attribute attr
callback cb
event evt
average avg
response resp
quality_assurance qa
test_driven_development tdd test-driven_development
role_based_access_control rbac role-based_access_control
content_security_policy csp
utility util
package pkg 包 パッケージ 패키지
pagination paginate
standard convention guideline 规范 约定 規約 規則 ルール 규칙 컨벤션 best_practice norme norma
theme mode 模式 主题 テーマ モード
quote quotation_mark 引号
indent* 缩进 インデント 들여쓰기 einruck* sangri* отступ*
typed type
?immediate instantly right_away at_once straight_away straightaway promptly asap as_soon_as_possible without_delay on_the_spot 立即 马上 立刻 即刻 当场 すぐに すぐ 直ちに 即座に ただちに 즉시 바로 곧바로 sofort* umgehend unverzuglich inmediat* enseguida imediat* immediat* tout_de_suite немедленно сразу subito okamzite natychmiast
abort terminate kill cancel interrupt halt quit 终止 取消 中止 中断 杀掉 キャンセル 終了 종료 취소 중단 abbrech* bricht_ab abgebroch* stornier* cancel* annul* interromp* interrump* прерыва* отмен*
hang freeze stall deadlock get_stuck stuck 卡住 卡死 死锁 固まる ハング 멈추 멈춘 hangt fige* зависа* зависло
~fetch retrieve obtain receive acquire collect gather pull_in get_back download 获取 拉取 接收 下载 受け取る 受信 ダウンロード 가져오 받는 받 수신 abruf* geholt empfang* herunterlad* obtien* obten* recib* descarg* recup* recev* recoi* telecharg* recebe* baixa* получа* получен* скачив* загруз* holt holen
~send deliver transmit dispatch forward submit 发送 发给 推送给 送信 送る 送信する 보낸 보내 전송 발송 send* gesend* gesandt verschick* geschickt schick* envia* envio* envoy* envoi* отправ* посыла* присыла* шлёт шлет manda mandar mandan
convert transform turn_into cast_to 转换 转成 変換 変換する 변환 umwandel* umgewandelt wandel* convert* transform* преобраз* конверт*
copy clone replicate mirror 复制 克隆 拷贝 コピー 複製 복사 복제 kopier* copi* копир*
rename 重命名 改名 リネーム umbenenn* umbenannt renombr* renomm* renome* переименов*
connect attach_to link_to hook_up 连接 接続 接続する 연결 verbind* verbund* conect* connect* подключ* conn verbindung* conexion* conexoe* conexa* connexion* соединен*
compress zip gzip 压缩 圧縮 圧縮する 압축 komprimier* comprim* compress* compact* сжима* сжат*
sort order_by ordered 排序 並べ 並べ替え ソート 정렬 sortier* orden* tri trie* tries triee* classe* сортир* упорядоч*
block lock_up prevent_from 阻塞 阻止 阻断 ブロック ブロックする 막는 막 차단 blockier* bloquea* bloqui* bloque* блокир*
monitor observe watch track 监控 跟踪 监视 監視 追跡 モニタリング 모니터링 추적 uberwach* monitor* monitori* surveill* rastre* отслеж* монитор* наблюд* suivi suivis suivre
lock pin freeze_at fix_at 锁定 固定 固定する 고정 fixier* fij* verrouill* fixad* trava* закреп* фиксир*
notify inform alert tell let_know warn 通知 告知 提醒 告警 通知する 知らせる 알린 알리 알림 benachrichtig* inform* informier* avis* notifi* prevenir уведом* сообща* извеща* оповещ*
~happen occur take_place arise come_up 发生 出现 发送于 発生 発生する 起きる 생긴 발생 일어나 passier* auftret* auftritt tritt ocurr* ocorr* acontec* suced* produit arriv* происход* случа* возник* survien*
~finish completed completes completing finalise conclude wrap_up done_with completion 完成 结束 完了 終わる 完了する 끝나 완료 마친 마치 beend* abgeschloss* fertig* termin* finaliz* finir fini conclu* acaba* заверш* законч* окончан*
~depend_on hinge_on dependent_on based_upon 依赖于 取决于 による依存 의존하 завис*_от depende dependen зависит зависят based_on 依存 | independent self-contained standalone 独立的 独立した 독립적 unabhangig* independ* независим* 独立 독립
~hold remain_valid valid_for 有效 持续 有効期間 続く 유지되 유효 gultig* gilt gelt* vigent* действ* длит* dura duran dure durent
expire run_out lapse 过期 失效 到期 失効 期限切れ 切れる 만료 ablauf* lauft_ab abgelauf* verfall* caduc* expir* истека* истёк* протух*
rotate renew refresh regenerate rebuild recreate 续期 刷新 轮换 ローテーション 갱신 재생성 erneuer* rotier* renov* renuev* regener* renouvel* rafraich* ротир* перевыпуск* rotar rotan rota rotacion rotacao
restart reboot reset 重启 重置 再起動 リセット 재시작 초기화 재부팅 neustart* neu_gestartet reinici* redemarr* reinicia* перезапус* перезагру* сбрасыв* сброс* zrestart* restartow* restartova* riavvi*
retry try_again reattempt re-run rerun repeat 重试 重新运行 再试 再試行 リトライ やり直す 재시도 다시_시도 wiederhol* erneut reintent* reessay* retent* repet* повтор* 再実行 再実行する
revert roll_back rollback undo 回滚 撤销 还原 戻す ロールバック 取り消す 롤백 되돌리 zuruckroll* ruckgangig revert* deshac* desfaz* откат*
throw raise_an 抛出 抛 投げる スロー 던지 던진 werf* geworf* wirft lanz* leve бросает бросать выбрасыв*
group bundle combine 分组 合并在一起 まとめる グループ化 묶는 gruppier* agrup* regroup* группир* объедин* organise structure arrange 划分 组织
extract pull_out factor_out 提取 抽取 抽出 切り出す 추출 extrah* auslager* ausgelager* extra* extrai* извлек* вынос*
archive 归档 アーカイブ 보관 아카이브 archivier* archiv* arquiv* архив*
wrap enclose surround
root top_level top-level root_directory root_folder 根目录 ルート 루트 wurzel* raiz racine корн*
password passwd pwd passcode passphrase 密码 口令 パスワード 비밀번호 암호 passwor* kennwort* contrasen* mot_de_passe mots_de_passe senha* парол*
account acct 账号 账户 アカウント 계정 konto konten cuenta* compte* conta аккаунт* учётн* учетн*
navigation nav navbar
button btn 按钮 ボタン 버튼 schaltflach* boton* bouton* кнопк* botao botoes
management mgmt
filesystem file_system fs
virtual_machine vm vms
load_balancer lb
machine_learning ml
large_language_model llm
artificial_intelligence ai
primary_key pk
foreign_key fk
transaction tx txn
time_to_live ttl
personal_data pii personally_identifiable_information personal_information sensitive_personal_data
right-to-left rtl right_to_left
left-to-right ltr left_to_right
work_in_progress wip
proof_of_concept poc
open_source open-source oss foss
infrastructure_as_code iac
continuous_delivery cd continuous_deployment
observability o11y
context ctx
command cmd 命令 コマンド 명령 명령어 befehl* comando* commande* команд*
address addr
organisation org
standard_library stdlib
content_delivery_network cdn
static_site_generation ssg
client_side_rendering csr client-side_rendering
progressive_web_app pwa
object_oriented oop object-oriented
long_term_support lts long-term_support
release_candidate rc
source_map sourcemap
feature_flag feature_toggle feature_switch feature_switches
stack_trace stacktrace backtrace traceback
changelog change_log registro_de_cambios historial_de_cambios registro_de_alteracoes journal_des_modifications registro_delle_modifiche seznam_zmen lista_zmian dziennik_zmian список_изменений журнал_изменений 变更日志 更新日志 変更履歴 변경_로그
pixel px
certificate cert zertifik* certific* сертифик*
vulnerability security_hole security_flaw 漏洞 脆弱性 취약점
credential creds
third_party third-party 3rd-party external_vendor
nested nest 嵌套 ネスト 중첩 verschachtelt* anidad* aninhad* imbriqu* вложен* | flat flattened unnested 扁平 フラット 평평 flach* plano plana plat
awake wake | asleep sleep
nullable optional_column | non-null not_null non-nullable
sequential serial in_sequence one_by_one one_after_another 串行 顺序执行 順番 逐次 순차 sequenziell* nacheinander secuencial* sequenc* séquen* последовательн* | parallel concurrent simultaneous in_parallel 并行 并发 並列 並行 병렬 동시 parallel* paralel* паралл*
pinned | unpinned floating
signed | unsigned
sticky pinned_to_top
online | offline
anonymous anonymise pseudonymise anonymity anonym* anonim* 匿名 匿名化 анонимн* аноним*
healthy | unhealthy
safe secure 安全 安全な 안전 sicher segur* sur surs безопасн* | unsafe insecure dangerous risky 不安全 危险 危険 위험 unsicher gefahrlich* inseg* peligros* dangereu* перигос* опасн*
cheap inexpensive 便宜 安い 저렴 billig* gunstig* barat* bon_marche дешев* | expensive costly pricey 昂贵 贵 高い 비싼 비싸 teuer* cher дорог* cara caro
early 早 早い 일찍 fruh* tempran* tot cedo рано | late 晚 늦게 spat* tard поздно
light_weight lightweight | heavyweight heavy
wrong incorrect erroneous 错误的 不正确 間違い 잘못 falsch* incorrect* errad* неправильн* неверн* | correct accurate
clear empty wipe clean clean_up cleanup flush 清空 清理 空にする leer* geleert bereinig* vaci* vide vider videz vidé limpi* limp* nettoy* esvazi* 비운 비우 очищ* очист* svuot* vymaz* クリア
~reside store save live sit located locate put place lie 存放 存储 放 存 位于 保管 置く 置い 置か 格納 保存する 配置する 둔다 둡니다 두고 저장 위치 liegt liegen befinde* steh* gespeich* speicher* abgeleg* ablegen guarda guardan guardar guardad* almacen* ubic* encuentr* fica ficam ficar armazen* trouve trouvent stock* rang* situ* trova trovano находит* лежит лежат хран* располож* размещ* ulozen* uklada* przechow* based enregistr* landen landet guarda* salvat* uchovav* lezy leza salvar* metter* inserir* guardes guarde guarden patri patria nalezy_do 放进 넣으면 넣지 вносит* подход* кладите
~find found report identify discover spot reveal uncover 发现 检测 検出 見つけ 발견 findet finden gefunden entdeck* erkenn* detect* descobr* decouvr* обнаруж*
~select pick 选择 選択 wahl* gewahlt elegir elig* choisi* escolh* выбира* выбор* выбран*
evaluate assess
limit restrict cap constrain throttle rate-limit 限制 制限 制限する 제한 begrenz* beschrank* limit* restring* ограничи* ограничен* лимит*
protect guard shield 保护 保護 보호 schutz* geschutzt proteg* защи*
mask redact obfuscate censor 脱敏 マスク 마스킹 maskier* маскир* анонимиз*
sanitise escape
resize rescale
truncate trim cut_off shorten crop
mock stub fake モック 모킹
investigate diagnose troubleshoot look_into
refactor restructure rework 重构 リファクタリング 리팩터링 리팩토링 refaktor* refactor* рефактор*
populate seed prefill fill_with
preload prefetch warm_up prewarm warm
override overwrite 覆盖 上書き 덮어쓰 uberschreib* sobrescrib* sobrescrev* ecras* перезапис*
enforce force
guarantee assure
suggest propose
focus concentrate
prioritise
optimise tune
click press tap
suppress swallow silence mute
print echo
compare diff_against
restore recover 恢复 復元 복원 wiederherstell* restaur* восстан*
backup back_up back-up 备份 バックアップ 백업 sicherung* gesichert sichern copia_de_seguridad copias_de_seguridad sauvegard* резервн*
provision set_up setup bootstrap scaffold 搭建 セットアップ einricht* eingerichtet
charge bill
refund reimburse 退款 返金 환불
buy purchase
measure profile benchmark
replace substitute swap_out swap exchange 替换掉 置き換え 교체 ersetz* reemplaz* sustitu* substitu* remplac* замен*
configurable customisable customizable adjustable 可配置 設定可能 konfigurierbar configurab* configurave* настраива* | hardcode hard-code hardwire 硬编码 写死 ハードコード 하드코딩 hartkodier* hartcodier*
unique distinct_from
stale outdated_entry
critical important crucial_for care_about
readable legible readability
consistent uniform consistency
redundant duplicate_of duplicated
unused dead_code dead
reproducible deterministic repeatable
frequent often 经常 頻繁 よく 자주 haufig* oft frecuent* souvent часто
?developer engineer programmer 开发者 開発者 개발자
meeting call_with sync_meeting
ticket work_item user_story
endpoint route 接口 端点 エンドポイント 엔드포인트
page screen 页面 画面 ページ 페이지 화면
dialog modal popup pop-up dialogue 弹窗 对话框 ダイアログ モーダル 모달 다이얼로그
dropdown drop-down select_box combobox
toast snackbar
sidebar side_bar side_panel sidenav
color hue 颜色 色 색 색상 farbe* color* couleur* cor цвет*
font typeface 字体 フォント 글꼴 schrift*
heading headline
row record
array list_of
dictionary dict hash_map hashmap
boolean bool
constant const 常量 定数 상수 konstant* constant* константы
plugin plug-in extension add-on addon 插件 プラグイン 플러그인
example sample snippet 示例 サンプル 例 예제 beispiel* ejempl* exempl* пример*
template boilerplate 模板 テンプレート 템플릿 vorlage*
incident outage downtime 故障 障害 장애
latency response_time lag 延迟 遅延 지연
job task 任务 ジョブ タスク 작업
privilege access_right permissions 权限 権限 권한 berechtig* permis* permiss* права
shard partition 分区 パーティション
deadline due_date
price cost 价格 価格 料金 가격 preis* preci* prix preco* цена цены цену
invoice bill_for 发票 请求书 請求書 청구서 rechnung* factura* facture* fatura* счёт счета счет
cart basket shopping_cart 购物车 カート 장바구니 warenkorb* carrit* panier* carrinh* корзин*
summary recap overview tl;dr synopsis summarise 总结 摘要 概要 要約 まとめ 요약 zusammenfass* resum* rezum* итог* сводк*
emoji emojis emoticon smiley 表情 表情符号 絵文字 이모지 이모티콘 эмодзи смайл*
bullet_point bullet bulleted_list stichpunkt* vinet* puces
prose paragraph running_text
apology apologise sorry
goal aim objective
workaround work-around hack
diff patch changeset
owner maintainer codeowner 负责人 オーナー 담당자
schedule timetable
warning warnings 警告 경고 warnung* advertenc* avertiss* aviso* предупрежд*
webhook web_hook
username user_name
timestamp time_stamp 时间戳 タイムスタンプ 타임스탬프
whitespace white_space
dataset data_set 数据集 データセット 데이터셋
lockfile lock_file
workflow work_flow
codegen code_generation code_generator generated_code
typecheck type_check type-check type_checking type_checker typechecker 类型检查 型チェック 타입_체크
hot_reload hot_reloading hmr hot_module_replacement
rate_limit rate_limiting rate_limiter
unit_test unit-test unit-tests 单元测试 単体テスト ユニットテスト 유닛_테스트 단위_테스트
integration_test
smoke_test
load_test stress_test
feature_branch feature_branches topic_branch
code_style coding_style
error_message
stored_procedure
dry_run dry-run
screenshot screen_shot screen_capture 截图 スクリーンショット 스크린샷
spreadsheet excel_sheet
laptop notebook_computer
phone smartphone mobile_phone mobile_device
weekend saturday_and_sunday
holiday vacation
british_english uk_english
american_english us_english
semicolon semi-colon 分号 セミコロン 세미콜론
trailing_comma comma_dangle
newline line_break linebreak 换行 改行 줄바꿈
abbreviation acronym
migration migrations migratio* migracion* migracao migracoes migrazion* migrace* migraci* миграци* マイグレーション 마이그레이션 迁移 数据迁移
compiler transpiler
~return respond_with give_back yield 返回 返す 반환 liefert liefern zuruckgeb* devuelv* retorn* renvo* возвраща*
~always consistently invariably at_all_times always_be 始终 总是 一律 都要 いつも 常に 毎回 必ず 항상 늘 언제나 반드시 immer siempre stets jederzeit sempre toujours всегда vzdy zawsze постоянно | sometimes rarely seldom occasionally at_times now_and_then once_in_a_while hardly_ever 有时 很少 偶尔 たまに 가끔 時々 가끔씩 manchmal selten zuweilen gelegentlich aveces a_veces en_ocasiones as_vezes parfois иногда редко изредка nekdy czasem from_time_to_time every_now_and_then ab_und_zu de_temps_en_temps de_vez_en_cuando de_vez_em_quando время_от_времени
communicate talk speak_to talk_to 通信 通信する 통신 kommunizier* comunic* communiqu* обща* взаимодейств*
environment_variable env_var env_variable envvar 环境变量 環境変数 환경변수 환경_변수 umgebungsva* env-variable env-variablen variable_de_entorno variables_de_entorno variavel_de_ambiente variaveis_de_ambiente variable_d_environnement variables_d_environnement variabile_d_ambiente variabili_d_ambiente variabili_di_ambiente promenna_prostredi promenne_prostredi promennych_prostredi promennou_prostredi env_promenne env_promenna переменная_окружения переменные_окружения переменных_окружения переменной_окружения переменную_окружения переменные_среды переменная_среды переменных_среды zmienna_srodowiskowa zmienne_srodowiskowe zmiennych_srodowiskowych zmiennej_srodowiskowej
?file datei* archivo* ficheir* arquivo arquivos fichier* soubor* plik* файл* 文件 ファイル 파일 fichero*
?code codigo* codice kod kodu kodem kode код кода коде коду кодом 代码 コード 코드
port puerto* porta порт порта порту порте portu porcie 端口 ポート 番ポート 포트
startup on_startup at_startup on_boot at_boot on_start beim_start beim_starten al_arrancar al_iniciar ao_iniciar ao_inicializar na_inicializacao au_demarrage all_avvio pri_startu pri_spusteni при_старте при_запуске przy_starcie przy_uruchomieniu przy_starcie 起動時 启动时 시작_시
reach reachable available accessible availability be_reached verfugbar erreichbar disponib* disponiv* raggiungib* alcanzable dostupn* dostepn* доступен доступна доступно доступны 可用 利用可能 | unreachable unavailable inaccessible unavailability unerreichbar indispon* irraggiung* inalcanz* inacces* nedostupn* niedostep* недоступ* 不可用 利用不可
`;

/** General verbs, which change little in what a sentence says; they weigh little. */
export const GENERAL = `
switch* adopt serve view go come belong contain end end_up set default handle manage process
compute calculate made stay remain take give gave bring provide offer follow adhere stick conform comply expose support apply deal treat sent draw drawn drew host target power ship drive drove
object valid take_care_of make team say said mean state need_to look try attempt help seem continue exist consist
good best better nice proper appropriate suitable possible obvious known certain particular specific regular usual normal typical single custom generic general another other others more most many much few several multiple
schlag* wegen mehr machen gemacht lass* geh* geb* gibt
vao vai colocad* coloca* va van ir pone* poner* puest* vont mis mise mises mettre mettent met mets kommt kommen geht gehen идёт идет идут попада* кладут кладёт
hacer* hacen hace hecho hecha hechos hechas fait faits faite faites font feito feita feitos feitas faz fazem faca facam haga hagan делается делают сделан* gemacht fica* fazer trouv* stocke faire trov* sta stanno перешл* перевел* fare nachaz* uklad* znajd*
取得 取得する 处理 遵循 符合 做 让 给 支持 下面 提供 管理 直接 有 到 种 一些 默认 格式为
ある 従う 従っ 処理する 直接 行う 行い 行っ 行われる 行われ 場合 なる なっ 入れる 管理 管理する 提供
있 따른 처리 직접 관리 됩니다 된다
`;

/** General nouns: a difference in one of them is a hint, not a proof, that the subject differs. */
export const GENERAL_NOUN = `
単位 单位 단위 service module length width height size amount count 长度 大小 数量 個数 長さ 길이 개수 anzahl longitud comprimento longueur длина длину количество name named value thing way kind version number item spec specification library lib tool framework language system statement keyword data machine step time case part side content piece size rule git branch ブランチ 分支 브랜치 wrapper region area section list pipeline
lenguaje* linguag* sprache* langage язык* jazyk* jazyc* 言語 语言 언어
zeile* nombre* nome* noms file nomi имен* имя nazev nazv* jmen* nazw*
名称 名字 格式 方式 内容 情况 功能 数据 系统 工具 版本 位置
名前 データ システム ツール バージョン 形式 内容
이름 데이터 시스템 도구 버전 방식
`;

/** Verbs after which several values may be true at once: "supports React" does not deny "supports Vue". */
export const OPEN_RELATION = `
support include know learn work mention contain
`;
