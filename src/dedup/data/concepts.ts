/**
 * Groups of words that mean the same for a comparison, one group a line. After `|` stand words of the opposite
 * meaning. The first character tells the kind: `~` general words, which weigh little, `?` general nouns, `!` words
 * whose opposite turns the whole clause ("dislikes" is "does not like"). `_` stands for a space, `*` for any ending.
 */
export const CONCEPTS = `
!like aime aiment aprec* ask_for asked_me_to asked_to asked_us_to asks_that asks_to bevorzug* chce* choose chteji desea* desej* desider* erwartet esper* expect fan_of favorite favour gosta gostam gostaria gusta* happy insist lieber love lubi* mag mochte mochte* mogen opt piac* pleased prednost* prefer* prefier* prefir* prej* quer querem quier* radeji rather souhait* souhaite told_me_to told_us_to uprednost* user_asked user_requested veut vuole want wish woli would_like wunsch* wunscht желает желат* любит нрав* предпоч* просит хотят хочет 习惯 优先 倾向 倾向于 倾向使用 偏向 偏好 優先 喜欢 喜爱 希望 想 想要 更倾向于 更喜欢 期待 期望 爱用 たい ほしい 好む 望む 欲しい 選ぶ 선호 선호하 원하 원한 원합 원해 좋아 좋아하 | dislike agac* allergic annoy detest detest* distract* hass* hasst hate hates mind molest* nervt odia* stort undesirable unwanted раздраж* стор* 不喜欢 不想要 不愿 不爱 厌恶 反感 苦手 讨厌 嫌う 싫어 싫어하
!allow* accept acceptable aconsej* admis* admit* advis* advisable autoris* consent* darf dozwol* durfen empfehl* empfohl* encourag* erlaub* fine lze moze mozna ok permess* permit* peut peuvent pode podem poder podera podia posson* povolen* puede* puo recomend* recommand* recommend* smi toler* welcome wolno zugelass* zulassig допуска* можете можно разреш* рекоменд* 允许 准许 可以 建议 推奨 推荐 許可 许可 てもいい てもよい 가능 권장 허용 | kept_out_of abgelehnt ablehn* avoid ban decline deny discourag* evit* forbid* forbidden interdi* keep_out_of nepovol* nicht_zulassig not_recommended pas_permis prevent prohib* proib* proscri* rechaz* recus* refrain refus* refuse reject stop unacceptable unika* unterlass* untersag* unzulassig verbot* vermeid* vieta* vyhn* vyhyb* vyvaruj* zabron* zakaz* запрещ* избега* отказ* отклон* 不允许 不建议 不推荐 不许 严禁 停止 拒绝 杜绝 禁止 禁物 避免 避開 防止 非推奨 やめ やめる 控え 推奨しない 禁じ 避け 금지 금하 삼가 자제 피하 피한
~keep add adicion* aggiung* agreg* ajout* anad* angeleg* anleg* append attach aufbewahr* behalt* beinhalt* carry conserv* conservar contem contien* create dodac* dodaw* embed enthalt* enthalten garder garder* gardez gardons hinzufug* inclu* include insert introduce kept leave maintain manten* mantenha mantenut* mantid* obsah* persist ponech* preserve pridat* retain zachow* включает включают держать держи держим добав* остави* оставля* содерж* 保存 保持 保留 加 加入 增加 放入 新增 添加 追加 附上 付ける 入って 含める 残す 넣 넣는 들어 붙이 유지 추가 포함 | remove abolish apag* borra* cancellare delete descart* discard drop effac* elimin* eliminate enlev* entfern* evict excluir gelosch* losch* maza* maze mazo* odebr* odstran* omit prune purge quitar* remov* removal retir* rimuov* scrap smaz* strip supprim* uninstall usun* usuw* verwirf* verworfen стира* убира* убра* удал* 丢弃 删 删除 削除 去掉 去除 清除 破棄 移除 取り除く 消す 삭제 제거 지우
!work compatible en_marcha estable* fonctionn* funciona funcionan funcionando funcionar funguj* funktionier* funziona funzionano funzionant* funzionare pasa pasan pass passent prochazi projd* projde reliable riesce stabil* stable stable* succeed проходит проходят стабил* 安定 成功 正常 稳定 通る 안정 작동 | fail absturz* break bricht broken caem cai cair casse cease_working choke crash echec* echou* en_panne falha* falla* fallisc* fallito fehl* flaky incompatible inestab* instabil* instabl* instav* kaputt nestabil* niestabil* pada peta plant* psuj* quebr* rompe* scheiter* schlagt_fehl se_cae se_caen selhan* selhav* selz* selze spada spadne stop_working sturzt tombe unreliable unstable zawodz* лома* ломает* ломат* нестабил* отказывает падает падают сбоит сломал* упадет упал* 不安定 不稳定 不通过 出错 出问题 坏 失敗 失败 崩 崩了 崩溃 报错 挂掉 跑不过 クラッシュ 動かない 壊れる 落ち 落ちて 落ちる 고장 깨진 불안정 실패 작동하지 죽는
!read carga cargad* cargan cargar caric* carrega* chargee charger charges cist cte ctou czyta* detect geladen gelesen honor laden ladowan* ladt lee leem leen leer legge leggere leida leido ler lesen letta lette letti letto lida lido liest lire lit load lu lue nacist nacita* nact* odczyt* pick_up respect wczyt* загружа* прочит* считыва* чита* 加载 考慮 考虑 認識 识别 读入 读取 载入 遵守 ロード 読み取り 読み取る 読み込ま 読み込まれ 読み込まれます 読み込まれる 読み込み 読み込む 読む 로드 불러오 불러온 읽는 | ignor* bypass disregard has_no_effect miss no_effect overlook pomija* preskak* skip uberspring* игнорир* пропуск* 忽略 无视 無視 跳过 スキップ 건너뛴 무시
!need benoti* besoin brauch* call_for crucial demand erforder* essen* essential exig* hace_falta impos* imprescind* indispens* koniecz* mandatory must-have neces* necessary notig* nutn* obblig* obligat* obowiaz* obrigat* occorr* pflicht* potreb* potrzeb* povinn* precisa* preciso requer* requier* require requis richied* richiesti richiesto verlang* vorausgesetz* vyzad* wymag* zwingend необходим* нужен нужна нужны обяза* потреб* требу* 必不可少 必填 必要 必需 必須 必须的 要求 要する 요구 필수 필요 필요하 | optional desnecess* dispens* entbehrl* facoltativ* facultati* innecesar* inutil* needless nepovin* not_needed omit* opcional* opcjonal* opzional* prescind* superfluous uberfluss* unnecessary unnotig* verzicht* volitel* zbedn* zbytec* необяз* 任意 可有可无 可省略 可选 省略 选填 불필요 생략 선택
~enable abilit* activ* activate active aktiv aktivier* allume* ativ* ativad* attiv* eingeschalt* habilit* ligad* on_by_default switch_on turn_on wlacz* zapn* вкл включ* 启用 开启 打开 有効 有効化 激活 オン オンにする 켜 켜져 켠 활성화 | disable abgeschal* apagad* ausgeschalt* ausschalt* coupe couper deactivate deaktiv* desabil* desactiv* desativ* deshabil* desligad* disabilit* disattiv* inactiv* inactive off_by_default suspend* switch_off turn_off vypn* wylacz* выключ* откл отключ* 停用 关闭 無効 無効化 禁用 オフ オフにする 꺼져 끄 끈 비활성화
open abert* abiert* apert* offen* otevr* otwart* outstanding ouvert* pending unresolved открыт* 未修复 未解决 未解決 | close arregl* behob* cerrad* chius* corregid* corrett* corrige* corrigi* fechad* ferme fix gefixt naprawi* oprav* patched repaired reparad* reparee* repariert resolu resolve resolvid* resuelt* risolt* solved sorted_out uzavren* vyresen* zamkni* закрыт* исправл* починен* решен* устран* 修复 修好 修正 已修 已修复 已解决 解决 解决了 解決 修正済み 直した 直った 解決済み 고쳤 고친 수정 해결
before antes antes_da antes_de antes_do ate_que avant avant_de beforehand bevor dokud earlier_than finche hasta_que in_advance jusqu_a_ce_que preced* pred prima_che prima_del prima_dell prima_della prima_delle prima_di prior prior_to przed solange till until vor vorher до перед пока прежде 之前 事前 以前 先于 前 在此之前 直到 する前に 前に 때까지 앞서 이전 이전에 전 전에 | after afterward apos apres apres_que depois depois_da depois_de depois_do despues despues_de dopo nachdem post subsequent* tras после 之后 之後 以后 后 完成后 後 終了後 あと したら した後 たら 後に 다음 뒤에 이후 이후에 후 후에
~first al_inicio al_principio at_the_beginning at_the_start at_the_top at_top au_debut beginning erst ganz_oben initially najpierw nejdriv no_comeco no_inicio premier* prima primer* primo prvni start_of up_front upfront vorab zuerst в_начале вначале первым сначала 先 先頭 冒頭 头部 开头处 最初 最前 首先 先に 맨_앞 맨_처음 먼저 처음 | last a_la_fin al_final am_ende ao_final at_the_bottom at_the_end dernier* end_of nakonec no_final ostatni posledni trailing ultim* zuletzt в_конце напоследок последн* 文末 最后 最後 最末 最终 末尾 结尾 끝에 마지막 맨_끝 맨_마지막
~generated auto automat* automated by_itself by_themselves on_its_own von_allein von_alleine von_selbst автомат* 自动 自动地 自動 自動的に 자동 자동으로 | manual* a_la_main a_mano a_mao by_hand hand hand-written handwritten interactively manuel* reczn* rucn* von_hand вручную рук* ручн* 人工 人手 手作業 手动 手動 手工 手で 수동 수동으로 수작업
at_least > >= above al_menos alespon almeno and_above and_higher and_later and_newer and_up au_moins bigger co_najmniej como_minimo depass* exced* exceed* greater grosser* higher larger* longer maggior* maior* mais_de mas_de mayor* mehr_als mindest* minim* minimal minimal* minimo minimum more_than nebo_novejsi nejmene no_less_than no_minimo not_less_than o_superior o_superiore oder_neuer or_above or_greater or_higher or_later or_newer ou_plus_recent ou_superior passa_de passar_de pelo_menos piu_di plus_de ponad prekroc* supera* superieur* uberschreit* ultrapass* vetsi vice_nez wenigstens более больш* или_выше или_новее как_минимум минимум не_менее не_меньше не_ниже превыс* превыша* свыше 不低于 不少于 以上 以降 多于 大于 更高 最低 最低限 最小 最少 至少 超出 超过 高于 高於 少なくとも 超える 넘는 넘으 이상 초과 최소 최소한 | at_most < <= al_massimo au_plus below bis_zu capped_at como_maximo fewer_than hasta hochst* inferieur* kleiner* less_than limited_to lower massim* max maxim* maximal maximal* maximo maximum mene_nez meno_di menor* menos_de mensi minor* mniej_niz moins_de najwyzej nejvyse no_maximo no_more_than not_more_than or_less shorter smaller up_to weniger_als максимал* максимум менее меньш* не_более не_больше 上限 不超过 以下 以内 低于 小于 少于 最多 最大 未満 至多 多くとも 넘지 미만 이하 최대 최대한
fast accelerat* agil* quick rapid rapid* rychl* schnell* swift szybk* veloc* быстр* скор* 快 快速 迅速 高速 素早い 速い 빠르 빠른 신속 | sluggish langsam* lent* pomal* slow slow_down slower woln* медлен* 低速 卡顿 慢 缓慢 遅い 느려 느리 느린
short brev* breve brief briev* bundig* compact concis* condensed corta* corte court* curt* knapp* knappe kompakt* kratk* krotk* kurz* resumid* strucn* sucint* tight zwiez* коротк* кратк* лаконич* 短 简明 简洁 简短 簡潔 精简 言简意赅 短い 簡単な 간결 간결하게 간결한 간단한 간단히 짧게 짧은 | long ausfuhrl* ausschweif* comprehensive detail* detalh* detall* dettagl* dlouh* dlug* extens* extensive lang langen langer larga largo lengthy longa longo longue lung* podrobn* prolij* spacious szczegol* thorough verbose weitschweif* длинн* многослов* подробн* развёрнут* 冗长 冗长的 啰嗦 詳細 详尽 详细 長々 长 长篇 詳しい 長い 긴 길게 상세 자세한 자세히 장황
public* exposed offentl* pubbl* verejn* публичн* 公开 公開 공개 | privat* internal privad* prywatn* soukrom* приватн* 内部 私有 非公開 비공개
ascending asc 升序 昇順 오름차순 | descending desc newest_first 降序 降順 내림차순
active_voice | passive_voice
simple easy einfach* jednodus* plain prost* semplic* sencill* straightforward trivial прост* 简单 簡単 シンプル | complex* clever complicat* fancy slozit* zlozon* сложн* 复杂 複雑 복잡
strict 严格 厳格 | loose relaxed 宽松
apology apologise
awake wake | asleep sleep
webassembly wasm
customer zakaznik*
~same identical 相同 同じ | different distinct separate 不同 別 異なる
~all alle* anyone ausnahmslos cada chaque complete cualquier* each entire every everyone everything everywhere full jede* kazd* ogni qualquer samtlich* throughout toda toda* todo tous tout* toutes tutt* universally vsech* whole wszyst* все всех кажд* любая любой любые 一切 全件 全体 全部 全都 凡是 各 所有 毎 每 每一个 每个 每次 すべて 全て 각 매번 모두 모든 전부 전체 | only alcuni alguna* algune* alguno* alguns apenas ausschliess* certaine* exclusively jedynie jen just lediglich manche nekter* niektor* nur only_ever pouze quelques-un* restricted_to seulement solamente solely solo soltanto somente teilweise tylko unicamente uniquement лишь некотор* только часть часть_из 一部 仅 仅仅 只 只有 只能 少数 有些 部分 部分的 しか たまにしか だけ のみ 만 몇몇 오직 일부
increase angehob* augment* aument* boost bump elev* erhoh* extend grow lift raise upgrade повыс* повыш* увелич* 上调 升级 增大 提高 アップグレード 上げる 増やす 引き上げ 늘리 늘린 업그레이드 올리 올린 | decrease cut_back dimin* downgrade minimise reduc* reduce redui* reduz* senk* shrink verringer* сниж* сниз* уменьш* 下调 减小 减少 降低 降级 ダウングレード 下げる 引き下げ 減らす 낮추 낮춘 줄이 줄인
mutable | immutable
collapsed | expanded
~show affich* angezeig* anzeig* appear display exib* gezeigt montr* mostr* muestr* present render see seen shown sichtbar visible visible* visivel zeig* zobraz* видим* видит видн* видят отображ* показ* 可见 展示 显示 表示 見える 보여 보이 보인 표시 | hidden escond* hide invisible masqu* ocult* unseen unsichtbar verborg* versteck* невидим* скры* 不可见 隐藏 非表示 隠す 숨기 숨긴 숨김
static estatic* statique* statisch* статич* 静态 静的 정적 | dynamic dinamic* dynamique* dynamisch* динамич* 动态 動的 동적
local | remote
relative 相对 相対 | absolute 絶対 绝对
~shared common partilh* compartid* compartilh* gemeinsam* geteilt* in_common jointly partag* общ* 共享 共有 共用 공유 | own dedicated eigen* individual isolated its_own propia propio propre propri* отдельн* собствен* 各自 独自 独立した 별도 자체
rounded round | square sharp
eager | lazy on_demand
temporary ephemeral temp temporar* tmp transient vorubergehend* временн* 一時 一時的 临时 임시 | permanent dauerhaft* durable persistent постоян* 永久 永続 영구
partial incomplete parcial* partiel* частичн* 部分的に
optimistic | pessimistic
weak debil* faible* schwach* слаб* 弱 弱い 약한 | strong forte* fuerte* robust stark* сильн* 强 強い 강한
high | low
wide | narrow
dense | sparse
singular | plural
inline | external
exponential | fixed_delay linear
timezone time_zone tz 时区
character caracter* char symbol zeichen znak* символ* 字元 字符 文字 文字数 글자 자
encrypt* chiffr* cifr* criptograf* verschlussel* шифр* 加密 暗号化 암호화 암호화한 | plaintext en_clair en_claro klartext plain_text sin_cifrar texto_plano unencrypt* unencrypted unverschlussel* открытым_текстом 平文 明文 평문
stateful | stateless
explain* clarify describe erklar* erlauter* explanation explic* expliqu* spieg* объясн* 解説 解释 説明 讲解 说明 설명
~write author compose ecri* escrev* escrib* escrit* geschrieb* napis* pis* psa* schreib* scritt* scriv* written wrote вывод* напис* пис* пиш* 写 写入 写到 写进 出力 撰写 编写 记录 输出 書き出す 書く 기록 작성
ask accord approuv* approv* approval aprob* aprov* aprueb* bestatig* check_with chied* confirm* confirmation consent consult demand* feu_vert fragen fragt freigab* freigeb* genehmig* nachfrag* pedir pergunt* permiso permission pide potvr* potwierd* pregunt* prompt ptat* pyta* ruckfrag* rucksprache schval* sign-off sign_off souhlas* visto_bueno zapyt* zept* zustimm* одобр* подтверд* подтвержд* соглас* спрашив* спрос* 同意 征求 批准 批准后 承認 核准 确认 確認 询问 请示 尋ねる 聞く 許可を得 동의 물어 승낙 승인 승인하 허락 확인
answer antwort* contest* geantwort* odpov* odpowied* reagier* reply repond* repons* respond respond* response respost* respuest* rispond* rispost* ответ* отвеч* 回复 回答 答复 返事 返信 返答 答える 답변 답하 대답 응답
database banco_de_dados base_de_dados base_de_datos base_de_donnees baza_danych bazy_danych bdd databaz* datastore datenbank* db база_данных базе_данных базу_данных базы_данных бд 数据库 资料库 データベース 데이터베이스 디비
?repository code_base codebase depot progett* project projekt* projet* proyect* repo repositor* проект* репозитор* 专案 仓库 代码仓库 代码库 项目 プロジェクト リポジトリ 레포 저장소 프로젝트
document* doc documentation documented doku dokument* документ* 文档 说明文档 ドキュメント ドキュメント化 문서 문서화
config* ajust* conf configuration einstell* konfig* paramet* reglage* конфиг* настро* 設定 设定 配置 配置项 設定ファイル 구성 설정
?environment ambiente* entorno* env environnement* prostred* srodowisk* umgebung* окружен* среде среды 环境 環境 환경
dependency abhangig* dep dependenc* third-party_package зависим* 依存関係 依赖 依赖包 依赖库 依赖项 依存ライブラリ 의존성
development desarroll* desenvolv* dev entwicklung* sviluppo vyvoj* разработк*
?application anwend* aplica* app applica* прилож*
pull_request merge_request mr pr pull-request 合并请求 プルリク プルリクエスト 풀리퀘스트
continuous_integration ci ci/cd ci_pipeline 持续集成
end_to_end e2e end-to-end 端到端
administrator admin 管理员
authentication auth authn 認証 认证 인증
authorization authz
login log_in logon sign_in signin 登入 登录 ログイン 로그인
signup register registration sign-up sign_up 会員登録 注册 회원가입
email correo* courriel* e-mail e-mails eletronic* mail письм* почт* 信件 邮件 邮箱 メール 이메일
function fn fonction* func func* funcion* funktion* funzion* method routine метод* функц* 函式 函数 方法 関数 メソッド
parameter arg argument param 参数 引数
?directory adresar* carpeta* cartella* dir director* dossier* folder katalog* location ordner* pasta* path repertoire* sloz* verzeichnis* каталог* папк* 文件夹 目录 资料夹 路径 ディレクトリ フォルダ 디렉터리 디렉토리 폴더
commit check_in check_into commitar commitear commitn* commitov* committe* versionad* versionn* закоммит* коммит* 提交 コミット 커밋
message meldung* mensag* mensaj* msg nachricht* сообщен* 信息 消息 讯息 メッセージ 메시지
test essai* prob* prueba* suite test_case test_suite teste* тест* 测试 测试用例 テスト テストケース 테스트
~execute anstoss* arranc* arranca aufruf* ausfuhr* ausgefuhrt auszufuhr* avvia* avvio boot demarr* ejecut* esecuz* esegu* exec execut* gestart* gestartet inici* invoke kick_off lanc* lanza lanzan lanzar launch parte partono pasar perform poust* provad* provede provedou roda rodam rodar rode* spin_up spoust* spust* start start_up starte* uruch* wykon* выполн* запус* прогна* прогон прогон* 启动 実施 実行 执行 触发 起動 流す 行なう 走らせ 구동 돌리 돌린 수행
build bauen baut budowan* built compil* compile constru* gebaut kompilac* kompilow* sestav* zbuduj* сборк* собира* собран* 打包 构建 编译 编译构建 コンパイル ビルド 빌드 빌드하 컴파일
output artefact artifact 产物 成果物 打印 출력
deploy* ausgerollt ausroll* bereitgestell* bereitstell* deploi* deployed despleg* despli* go_live implant* nasad* nasaz* roll_out rollout ship_to wdraz* wdroz* выкат* выкладыв* деплой* развер* 上线到 发布到 部署 デプロイ 반영 배포
release publish relea* veroffentl* выпуск* релиз* 上线 发布 发版 リリース 릴리스 발행 출시
error err erreur* erro exception exceptions failure fehler* исключен* ошиб* 例外 异常 报错信息 错误 エラー 에러 예외 오류
bug defect issue 缺陷 バグ 버그
large big grand grande* gros gross grossen grosser huge больши* большо* крупн* 大 大型 大規模 太大 巨大 过大 大きい 대형 큰 큼 | small klein little minor peque* petit* tiny мал* маленьк* небольш* 太小 小 小型 小さい 소형 작게 작은
~begin anfang* beginn* comec* comenz* commenc* empez* fangt inizi* originate prefix start_at start_with zacin* начин* 前缀 开头 开始 起 起始 開始 始める 시작 시작하
~edit actualiz* adjust alter alterad* alterar* alterem amend angefasst atualiz* bearbeit* cambia* change editier* edyt* geander* meneny meni menit mexa mexer mise_a_jour modifi* modify modyfik* mudar* revise rewrite sahat toca tocar tocca* toccat* toque toquen touch toucher tweak update uprav* verander* zmen* zmien* измен* меня* менят* обнов* правит* правк* правь редактир* трога* 修改 修订 変更 改 改动 改变 更改 更新 編集 编辑 変え 고치 바꾸 바꾼 변경 변경하 수정하 편집
review begutacht* code_review relec* reviewer revis* проверя*_код ревью 代码评审 复查 审查 审核 审阅 査読 评审 レビュー 검토 리뷰 리뷰하
check comprob* comprueb* confer* examine gepruft inspect kontrol* pruf* sprawdz* uberpruf* valid* validate verifi* verification verify контрол* провер* 查看 校验 核对 检查 検査 検証 点検 验证 チェック 確認済み 검사 검증 검토하 점검
comment coment* comment* kommentar* коммент* 注释 コメント 주석
variable promenn* var variabil* variav* zmienn* переменн* 变数
log geloggt journ* journal log_file log_output logfile logg* protokoll* registr* registro журнал* лог логах логи логир* логов 日志 日志文件 ログ ログ出力 로그 로깅
debug 调试 デバッグ 디버그
image bild* imag* imagen* img photo pics picture изображен* картин*
component componente* composant* komponent* компонент* 元件 组件 コンポーネント 컴포넌트
timeout time-out time_out 超时 逾时 逾时时间 タイムアウト タイムアウト時間
cache en_cache gecacht memoise zwischenspeich* кеш* кэш* 快取 缓存 缓存起来 キャッシュ 캐시 캐싱
request anfrage* call peticion* req requet* requis* solicitud* запрос* 请求 リクエスト 요청
missing absent ausent* brakuj* chyb* does_not_exist falt* fehlen fehlend* fehlt lacking lacks_a manca mancano manqu* not_exist not_found unset отсутств* 不存在 缺失 缺少 存在しない 없으면
memory ram 内存 メモリ
~insufficient not_enough oom out_of 不够 不足 | enough adequate assez ausreichend* basta bastant* genug reicht suffi* sufficient suficient* достаточн* хватает 十分 足够 足够的 충분
~cause ausgelost auslos* because_of caus* caused_by due_to entrain* lead_to provoc* reason reason_for result_in root_cause trigger verursach* вызван* вызыва* привод* 使得 原因 导致 引发 引起 是因为 源于 致使 造成 による原因 引き起こす 야기 원인
~produce crea crear creat* cree* creee* cria criad* criar emit erstell* erzeug* genera generar generat* generier* generov* generowan* generuj* gerado vytvar* vytvor* генерир* сгенер* созда* формиру* 产生 作成 创建 新建 生成 自动生成 自動生成 作る 生み出す 만든 만들 만들어 생성
mention cite refer reference
money monetary
percent % pct per_cent percentage por_cento por_ciento pourcent* prozent процент*
chart graph plot
style stylesheet
?format formatter string
lint linter
licence license
~move cambiaron cambio gewechselt migr* migrate mudamos mudar mudou pasaron paso passe passes passou transfer umgestellt umgezogen umstell* wechsel* мигрир* перевед* перевел перевели переехал* перенес* переш* 移行 迁移至 乗り換え 切り替え 옮겼 옮긴
install* instal* 安装 インストール 설치
push pushov* pushowa* suban subas subir пуша пушей пушем пушит* 推送 プッシュ 푸시
~new fresh latest latest_version most_recent neu neuen neuest* newest nouv* nova nove novo novy novych nuev* recent новая нового новое новы* новых последняя_версия 新 新的 新規 最新 最新版 最近 最近的 新しい 새 새로운 최신
~know conhece connait conoce experienced kennt skilled understand versed знает знаком* 了解 熟悉 精通 知って 잘_아는
expert familiar | beginner inexperienced little_experience new_to newcomer novice unexperienced unfamiliar
exhaust deplete drain hit_the_limit run_out_of use_up
split aufgeteil* aufteil* break_up divid* разбив* раздел* 分割 拆分 分ける 나누
search busca* busqued* cherch* look_up lookup recherch* suche* искать поиск* 搜索 检索 検索
!current maintained up-to-date up_to_date | deprecated abandoned abgeschafft deprecat* eingestellt end_of_life eol gone obsolet* obsolete outdated przestarzal* retire sunset veraltet zastaral* устарел* 下线 停止服务 停用的 已废弃 废弃 廃止 廃止予定 弃用 退役 폐지
internationalization i18n
localization l10n
accessibility a11y
kubernetes k8s
infrastructure infra
performance desempenho leistung perf rendimiento speed производительн*
server_side_rendering ssr
single_page_application single_page_app spa
user_interface ui
command_line cli
multi_factor 2fa mfa two-factor two_factor
single_sign_on single_sign-on sso
regular_expression regex regexp
~implementation impl
initialize init
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
package pkg 包 套件 パッケージ 패키지
pagination 分页
standard best_practice convention guideline norma norme 约定 規則 規約 规范 ルール 규칙 컨벤션
theme mode 主题 模式 テーマ モード
quote quotation_mark 引号
indent* einruck* sangri* отступ* 缩进 インデント 들여쓰기
?immediate as_soon_as_possible asap at_once enseguida imediat* immediat* inmediat* instantly okamzite promptly right_away sofort* subito tout_de_suite umgehend unverzuglich немедленно сразу 即刻 当场 立刻 立即 马上 すぐ すぐに ただちに 即座に 直ちに 곧바로 바로 즉시
abort abbrech* abgebroch* annul* bricht_ab cancel cancel* halt interromp* interrump* interrupt kill quit stornier* terminate отмен* прерыва* 中断 中止 取消 杀掉 終了 终止 キャンセル 종료 중단 취소
hang deadlock fige* freeze hangt stall stuck зависа* зависло 卡住 卡死 死锁 ハング 固まる 멈추 멈춘
~fetch abruf* acquire baixa* bekomm* collect descarg* dostan* dostav* download empfang* erhalt* gather geholt herunterlad* holen holt obtain obten* obtien* recebe* receive recev* recib* recoi* recup* retrieve ricev* telecharg* загруз* получа* получен* скачив* 下载 受信 拉取 接到 接收 收到 获取 ダウンロード 受け取る 届く 가져오 받 받는 수신
~send deliver dispatch envia* envio* envoi* envoy* forward gesend* manda mandan mandar posil* poslat posle schick* send* submit отправ* посыла* присыла* шлёт 发给 发送 寄 寄信 推送给 送信 送る 발송 보내 보낸 전송
convert convert* transform transform* turn_into umwandel* wandel* конверт* преобраз* 変換 转成 转换 변환
copy clone copi* kopier* mirror replicate копир* 克隆 复制 拷贝 複製 コピー 복사 복제
rename renombr* renome* renomm* umbenannt umbenenn* переименов* 改名 重命名 リネーム
connect attach_to conect* conexa* conexion* conexoe* conn connect* connexion* link_to verbind* verbund* подключ* соединен* 接続 连接 연결
compress compact* compress* comprim* gzip komprimier* zip сжат* сжима* 压缩 圧縮 압축
sort classe* orden* order_by ordered sortier* trie* triee* tries сортир* упорядоч* 排序 ソート 並べ 並べ替え 정렬
block blockier* bloque* bloqui* блокир* 阻塞 阻断 阻止 ブロック 막 막는 차단
monitor monitor* observe rastre* surveill* track uberwach* watch монитор* наблюд* отслеж* 监控 监视 監視 跟踪 追跡 モニタリング 모니터링 추적
lock fij* fix_at fixad* fixier* pin trava* verrouill* закреп* фиксир* 固定 锁定 고정
notify alert avis* avvis* benachrichtig* inform inform* notifi* preveni* prevenir prevenu* tell warn извеща* оповещ* сообща* уведом* 告知 告警 提醒 通知 知らせる 알리 알린 알림
~happen acontec* arriv* auftret* avvien* erfolgt findet_statt occur ocorr* ocurr* passier* probih* provad* realiz* stattfind* suced* survien* возник* осуществ* происход* случа* 出现 发生 发送于 発生 起きる 발생 생긴 이루어 일어나
~finish abgeschloss* acaba* beend* completed completes completing completion conclu* conclude done_with fertig* finalise finaliz* fini finir termin* заверш* законч* окончан* 完了 完成 结束 終わる 끝나 마치 마친 완료
~depend_on based_on depende dependen завис*_от зависит зависят 依存 依赖于 取决于 による依存 의존하 | independent independ* self-contained standalone unabhangig* независим* 独立 独立的 독립 독립적
~hold gelt* gilt gultig* valid_for vigent* действ* длит* 持续 有効期間 有效 続く 유지되 유효
expire abgelauf* ablauf* caduc* expir* lauft_ab run_out verfall* истёк* протух* 到期 失効 失效 过期 切れる 期限切れ 만료
rotate erneuer* neu_aufgebaut neuaufbau prestav* rafraich* rebuild reconstru* recreate recri* refresh regener* regenerate renew renouvel* renov* renuev* ricostru* rigener* rota rotacao rotacion rotier* перевыпуск* пересозда* перестраив* ротир* 再構築 刷新 续期 轮换 重建 重新构建 重新生成 ローテーション 作り直 갱신 재구축 재생성
restart neu_gestartet neustart* reboot redemarr* reinici* reset restartova* restartow* riavvi* zrestart* перезагру* перезапус* сбрасыв* сброс* 再起動 重启 重置 リセット 재부팅 재시작 초기화
retry erneut opak* re-run reessay* reintent* repeat repet* rerun retent* ritent* tentativ* try_again wiederhol* повтор* 再実行 再試行 再试 重新运行 重试 やり直す リトライ 다시_시도 재시도
revert desfaz* deshac* revert* roll_back rollback ruckgangig undo zuruckroll* откат* 回滚 撤销 还原 ロールバック 取り消す 戻す 되돌리 롤백
throw geworf* lanz* leve raise_an werf* wirft бросает бросать выбрасыв* 抛 抛出 スロー 投げる 던지 던진
group agrup* bundle combine gruppier* organise regroup* structure группир* объедин* 分组 划分 合并在一起 组织 まとめる グループ化 묶는
extract ausgelager* auslager* extra* вынос* извлек* 抽出 抽取 提取 切り出す 추출
archive archiv* arquiv* архив* 归档 アーカイブ 보관 아카이브
root racine raiz root_directory root_folder top-level top_level wurzel* корн* 根目录 ルート 루트
password contrasen* kennwort* mot_de_passe passwd passwor* pwd senha* парол* 口令 密码 パスワード 비밀번호 암호
account compte* conta cuenta* аккаунт* учётн* 帐号 账号 账户 アカウント 계정
navigation nav navbar
button botao botoes boton* bouton* btn schaltflach* кнопк* 按钮 ボタン 버튼
management mgmt
filesystem file_system fs
virtual_machine vm vms
load_balancer lb
machine_learning ml
large_language_model llm
primary_key pk
foreign_key fk
transaction tx txn
time_to_live ttl
personal_data personal_information pii
work_in_progress wip
proof_of_concept poc
open_source foss open-source oss
infrastructure_as_code iac
continuous_delivery cd continuous_deployment
observability o11y
context ctx
command befehl* cmd comando* commande* prikaz* команд* 命令 コマンド 명령 명령어
address addr
organisation org
standard_library stdlib
content_delivery_network cdn
client_side_rendering client-side_rendering csr
object_oriented object-oriented oop
long_term_support long-term_support lts
release_candidate rc
source_map sourcemap
feature_flag feature_switch feature_switches feature_toggle
stack_trace backtrace stacktrace traceback
changelog registro_de_cambios журнал_изменений список_изменений 变更日志 変更履歴 更新日志 변경_로그
certificate cert certific* zertifik* сертифик*
vulnerability security_flaw security_hole 漏洞 脆弱性 취약점
credential creds
third_party 3rd-party external_vendor third-party
nested anidad* aninhad* imbriqu* nest verschachtelt* вложен* 嵌套 ネスト 중첩 | flat flach* flattened plana plano plat 扁平 フラット 평평
nullable optional_column | non-null non-nullable not_null
sequential in_sequence nacheinander one_by_one secuencial* serial séquen* последовательн* 串行 逐次 順番 顺序执行 순차 | parallel concurrent in_parallel paralel* parallel* simultaneous паралл* 並列 並行 并发 并行 동시 병렬
pinned | unpinned floating
signed | unsigned
sticky pinned_to_top
online | offline
anonymous anonim* anonym* anonymise anonymity pseudonymise аноним* 匿名 匿名化
healthy | unhealthy
safe secure segur* sicher surs безопасн* 安全 안전 | unsafe dangereu* dangerous gefahrlich* insecure inseg* peligros* risky опасн* перигос* 不安全 危险 危険 위험
cheap barat* billig* gunstig* дешев* 便宜 安い 저렴 | expensive cara caro costly teuer* дорог* 昂贵 贵 高い 비싸 비싼
early cedo fruh* tempran* рано 早 早い 일찍 | late spat* поздно 晚 늦게
light_weight lightweight | heavyweight heavy
wrong errad* falsch* incorrect incorrect* неверн* неправильн* 不正确 错误的 間違い 잘못 | correct accurate
clear bereinig* clean clean_up cleanup empty esvazi* flush geleert leer* limp* limpi* nettoy* svuot* vaci* vide vymaz* wipe очист* очищ* 清理 清空 クリア 空にする 비우 비운
~reside abgeleg* ablegen almacen* armazen* based befinde* encuentr* enregistr* fica ficam ficar gespeich* guarda guarda* guardan guardar guarden inserir* lie liegen liegt live locate located metter* place przechow* put rang* salvar* salvat* save sit situ* speicher* steh* stock* store trouve trouvent trova trovano ubic* uchovav* uklada* ulozen* вносит* кладите лежат лежит находит* подход* размещ* располож* хран* 保管 储存 存 存储 存放 放 放进 格納 保存する 置く 配置する 넣으면 넣지 두고 둔다 둡니다 위치 저장
~find decouvr* descobr* detect* discover entdeck* erkenn* finden findet found gefunden identify report spot обнаруж* 发现 检测 検出 見つけ 발견
~select choisi* elig* escolh* pick wahl* выбира* выбор* выбран* 选择 選択
limit begrenz* beschrank* cap constrain limit* rate-limit restrict restring* throttle лимит* ограничен* ограничи* 制限 限制 제한
protect geschutzt guard proteg* schutz* защи* 保护 保護 보호
mask maskier* redact анонимиз* маскир* 脱敏 マスク 마스킹
sanitise escape
truncate cut_off shorten trim
mock fake stub モック 모킹
investigate diagnose look_into troubleshoot
refactor refactor* refaktor* restructure rework рефактор* 重构 リファクタリング 리팩터링 리팩토링
populate fill fill_with prefill seed
preload prefetch prewarm warm warm_up
override ecras* overwrite sobrescrev* sobrescrib* uberschreib* перезапис* 覆盖 上書き 덮어쓰
enforce force
guarantee assure
suggest propose
focus concentrate
optimise tune
click press tap
suppress mute silence swallow
print echo
compare diff_against
restore recover restaur* wiederherstell* восстан* 復元 恢复 복원
backup back-up back_up copia_de_seguridad gesichert sauvegard* sichern sicherung* резервн* 备份 バックアップ 백업
provision eingerichtet einricht* scaffold set_up setup 搭建 セットアップ
charge bill
refund 返金 退款 환불
measure benchmark profile
replace ersetz* exchange reemplaz* remplac* substitu* substitute sustitu* swap замен* 替换掉 置き換え 교체
configurable configurab* configurave* настраива* 可配置 設定可能 | hardcode hard-code hartcodier* hartkodier* 写死 硬编码 ハードコード 하드코딩
critical care_about important
readable legible readability
consistent consistency uniform
redundant duplicate_of duplicated
unused dead dead_code
reproducible deterministic repeatable
frequent frecuent* haufig* oft often souvent часто 经常 頻繁 よく 자주
?developer engineer programmer 开发者 開発者 개발자
endpoint route 接口 端点 エンドポイント 엔드포인트
page screen seite* 画面 页面 ページ 페이지 화면
dialog dialogue modal pop-up popup 对话框 弹窗 ダイアログ モーダル 다이얼로그 모달
dropdown combobox drop-down
toast snackbar
sidebar side_bar sidenav
color color* cor couleur* farbe* hue цвет* 色 颜色 색 색상
font schrift* typeface 字体 フォント 글꼴
heading headline
row record
dictionary dict
boolean bool
constant const constant* konstant* константы 定数 常量 상수
plugin add-on addon extension plug-in 插件 プラグイン 플러그인
example beispiel* ejempl* exempl* sample snippet пример* 例 示例 サンプル 예제
template boilerplate vorlage* 模板 テンプレート 템플릿
incident downtime outage 故障 障害 장애
latency lag response_time 延迟 遅延 지연
job task 任务 ジョブ タスク 작업
privilege berechtig* permis* permissions права 权限 権限 권한
shard partition 分区 パーティション
deadline due_date
price preci* preco* preis* prix цена цену цены 价格 価格 料金 가격
invoice bill_for factura* facture* fatura* rechnung* счета счёт 发票 請求書 请求书 청구서
cart basket carrinh* carrit* panier* shopping_cart warenkorb* корзин* 购物车 カート 장바구니
summary overview recap resum* rezum* summarise zusammenfass* итог* сводк* 总结 摘要 概要 要約 まとめ 요약
emoji emojis смайл* эмодзи 絵文字 表情 表情符号 이모지 이모티콘
bullet_point bullet bulleted_list puces stichpunkt* vinet*
prose paragraph
workaround hack work-around
diff changeset
~owner codeowner encarga* kummer* maintainer occup* ocup* owned responsab* se_stara starosti takes_care_of verantwort* zodpov* zustandig* занимает* ответствен* отвечает_за отвечают_за 担当 负责 负责人 オーナー 担当して 담당 담당자 맡 맡고
warning advertenc* avertiss* aviso* warnings warnung* предупрежд* 警告 경고
webhook web_hook
username user_name
timestamp time_stamp 时间戳 タイムスタンプ 타임스탬프
whitespace white_space
dataset data_set 数据集 データセット 데이터셋
lockfile lock_file
workflow work_flow
codegen code_generation code_generator generated_code
typecheck type-check type_check type_checker type_checking typechecker 类型检查 型チェック 타입_체크
hot_reload hmr hot_module_replacement hot_reloading
rate_limit rate_limiter rate_limiting
unit_test unit-test unit-tests 单元测试 ユニットテスト 単体テスト 단위_테스트 유닛_테스트
load_test stress_test
feature_branch feature_branches
code_style coding_style
dry_run dry-run
screenshot screen_capture screen_shot 截图 スクリーンショット 스크린샷
british_english uk_english
american_english us_english
semicolon semi-colon 分号 セミコロン 세미콜론
newline line_break linebreak 换行 改行 줄바꿈
abbreviation acronym
migration migracao migrace* migraci* migracoes migratio* migrations migrazion* миграци* 数据迁移 迁移 マイグレーション 마이그레이션
compiler transpiler
~return devuelv* liefern liefert renvo* respond_with retorn* yield zuruckgeb* возвраща* 回传 返回 返す 반환
~always always_be consistently immer jederzeit sempre siempre stets toujours vzdy zawsze всегда постоянно 一律 始终 总是 毎回 都要 いつも 常に 必ず 늘 반드시 언제나 항상 | sometimes a_veces from_time_to_time nekdy now_and_then occasionally parfois rarely selten иногда редко 偶尔 很少 時々 有时 たまに 가끔 가끔씩
communicate communiqu* comunic* kommunizier* speak_to talk talk_to взаимодейств* обща* 通信 통신
environment_variable env-variable env-variablen env_promenna env_promenne env_var env_variable envvar umgebungsva* 环境变量 環境変数 환경_변수 환경변수
?file archivo* arquivo datei* ficheir* fichero* fichier* files plik* soubor* файл* 文件 档案 ファイル 파일
?code codice codigo* kod kodem kodu код кода коде кодом коду 代码 程式 程式码 コード 코드
port porcie porta portu puerto* порт порта порте порту 端口 连接埠 ポート 番ポート 포트
startup al_arrancar al_iniciar all_avvio ao_iniciar at_startup au_demarrage beim_start beim_starten on_boot on_start on_startup pri_spusteni pri_startu при_запуске при_старте 启动时 起動時 시작_시
reach accessible alcanzable availability available be_reached disponib* disponiv* dostepn* dostupn* erreichbar raggiungib* reachable verfugbar доступен доступна доступно доступны 利用可能 可用 | unreachable inacces* inalcanz* indispon* irraggiung* nedostupn* niedostep* unavailable unerreichbar недоступ* 不可用 利用不可
`;

/** General verbs, which change little in what a sentence says; they weigh little. */
export const GENERAL = `
traer aver avere mitbring* покры* 附带 있어야 진행
betrag*
definid* defini* definit* gesetz* задан* impostat* nastaven* takes_care_of 支援 预设 dient
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
状态
taman* taille dimension* velikost* размер* サイズ 크기 ^grosse versao versione verzi* верси* срок* 期間 期间 기간 modul* модул* 模块 モジュール 모듈 servici* servico* serviz* dienst* služb* сервис* 服务 サービス 서비스 valor* hodnot* значени* 值 値 값 element* eintrag* polozk* записей
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
