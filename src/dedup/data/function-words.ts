/**
 * Words that only glue, in twelve languages; they weigh nothing. `_` stands for a space, `*` for any ending. Short
 * words of other languages than English count as glue without being listed.
 */
export const STOP = `
중 중인 하려면 시
它们 他们 这些 保证 确保 才能 若 配下 동안 다시
的话 님
agent people person developer
a an the this that these those it its there here their they them he she his her we our us you your i my me one's such some so_far any_of
and or also too so_that which who whom whose what whether while will would shall ca wo do does did doing done has have had having been being get gets got getting
of please remember note_that turns turn out very really quite must should can could may might ok_with about around approximately roughly both per
up each_other one_another any_longer anymore any_more that's let lets make_sure make_certain ensure be_sure sure now already still currently again yet in_order_to such_as e.g i.e well directly direct straight dirett* direkt* directamente directement direto direta diretament* напрямую bezposredni*  properly
in_case provided_that provided as_long_as as_soon_as merely anything something someone  somebody where not_forget never_forget not_forget_to nicht_vergessen no_olvid* pas_oublier non_dimentic* не_забы* nezapom* 不要忘记 别忘了 忘れずに whenever if as_well when since mainly mostly normally commonly largely in_charge_of responsible_for carry_out usually generally typically strictly explicitly simply actually basically in_general by_default_in correction fyi
de_forma de_manera de_maneira de_modo de_facon de_maniere in_modo auf_diese_weise según_el
eine* oder auch wird werden wurde* worden haben soll* muss* bitte sich dass noch beim wenn sein* ihre* dies* gerade eigentlich
estar esten estas estao estejam fue fueron sido foi foram ete etre unos
tener tengan tiene tienen haber tenga asi
ter tem tenha tenham têm estiver estiverem esteja for forem assim
avoir ont ait aient
hat hatte
иметь имеет имеют быть было были будет будут есть
unos unas debe* este estos cuando hay_que además también favor
umas deve* esse essa essa* quando também
elle cette leur* doit doivent faut lorsqu* quand être
essere deve devono vengono viene venire venivano questo questa questi quando hanno bisogna anche cosi va vanno
даже это эт* нужно надо долж* след* чтобы если когда также
pokud byt mohou nebo take tento tato toto musi maji kdyz jako treba_aby
moga byc oraz takze musi* maja gdy nalezy trzeba
的 了 也 也能 如果 假如 都 就 着 地 得 会 要 应 应该 应当 必须 务必 一定 需要 需 须 请 我们 我 你 他 它 这 那 这个 该 此 其 并 且 并且 和 与 及 以及 或 时 之 上 下 里 中 内 来 去 进行 可 已 已经 而 则 更 较 比较 记得 注意 本 当 统一 均 实际上 其实
の は が いる おり を も と や で に へ です ます である だ する した して こと もの ため とき 時 これ その この それ べき ください よう という また および 及び 際 なければならない なくてはならない ないといけない なければなりません
면 的话 一旦 だと すると 은 는 이 가 을 를 도 의 와 과 그리고 또는 꼭 해야 한다 합니다 이다 입니다 것 수 하기
`;

/** The person who is worked for: glue in front ("User wants …"), a subject of its own elsewhere ("user limit"). */
export const PERSON = `
user users nutzer benutzer benutzers benutzern usuari* usuári* utilisateur* utent* пользоват* uzivatel* uzytkownik* 用户 使用者 ユーザー 사용자 유저
`;

/** Words before a value: "runs on X", "lives in X". */
export const PREPOSITION = `
in on at to with through via by as from for under into within inside onto using between among during against toward regarding concerning go_through pass_through work_with sent_through
auf mit bei durch fur unter nach von im am ins ans aus um uber
en con por para desde sobre bajo mediante hacia como
em no na nos nas ao aos com pelo pela
d dans sur avec par pour sous chez vers au aux de
nel nell* nei sul sull* tramite da dal dall* di del dell* dei su negli degli dagli sugli per al ai agli alle alla attraverso
в_качестве в на с со через по для за к из у под при от во
v ve na s se pro po do k z ze u pres pomoci od
w we przez dla za przy
hors_de hors_du hors_des fuera_de fuera_del fora_de fora_do fora_da вне 按 按照 根据 从 自 放在 位于 存放在 存储在 保存在 写在 处于 作为 在 于 以 为 把 对 向 通过 由 经由 用于
にて による によって を通じて として から まで において 向け には では へは
에 에서 에게 으로 로 통해 까지 부터
`;

/** Copulas and verbs of use: what follows is the value, and the verb itself says little. */
export const COPULA = `
is are was were be am become equal called use used using uses utili* employ adopt rely listen escucha* escuta* ecoute* ascolta* lausch* naslouch* nasluch* слуша* 待ち受け rely_on run running runs run_on
ist sind war bleib* verwend* benutzt benutzen nutzt nutzen lauft laufen eingesetzt genutzt setzt_auf
son esta estan usa usan usar usado usada usados usadas corre corren ejecut* emple*
são roda* usam usando usado
est sont tourne tournent emploi*
sono usano usare usato usata usati usate gira* adott*
явля* использ* работа* запущ* применя* стоит
je jsou pouziv* pouzij* bezi bezici bezet vyuziv*
jest uzywa* korzyst* dziala* stosuj*
是 用 使用 采用 运用 选用 运行在 运行 运行于 跑在 跑 利用 监听
使う 使い 使って 使わ 使用 使用する 使用し 利用 利用する 用い 用いる 採用 採用する 動く 動いて 動作 動作する
사용 사용하 쓴다 씁니다 쓰 씀 이용 실행
`;

/** Negates its clause. */
export const NEGATION = `
not no never none nobody nothing neither nor lack lacks cannot n no_longer impossible unable hardly untrue not_true
nicht kein* nie niemals weder keinesfalls
nunca jamas ya_no ningun* tampoco nada niente nao jamais nenhum* nem pas ne ne_plus aucun* non mai nessun*
не нет никогда нельзя ни никаких незачем ненуж*
nikdy neni nema nemaji nesm* zadn* nemus* nepotreb* netreba
nie nigdy zad*
不 不要 不得 不能 不可 不可以 不会 不再 不应 不应该 不用 不必 不需要 无需 无须 没有 没 未 别 勿 请勿 切勿 从不 绝不 永不 不想 不希望 不该 不准 不让 不使用 不采用 无法 不是
ない しない ません しません なかった ず なくて なくても なくなった なくてよい 不要 不必要 無し なし まい 無く 無い てはいけない てはならない
않 안 못 없 없이 없음 말 아니다 아닌 아님
`;

/** What follows is what is rejected: "tabs instead of spaces". */
export const REJECT_RIGHT = `
instead_of rather_than than over and_not but_not in_place_of as_opposed_to in_preference_to without free_of versus better_than ahead_of
statt anstatt gegenuber anstelle und_nicht ohne als
en_lugar en_vez antes_que y_no sin que
em_vez ao_inves no_lugar em_lugar e_nao sem do_que
au_lieu plutot_que plutot_qu et_non sans a_la_place
invece piuttosto_che al_posto e_non anziche senza
вместо а_не и_не без чем
misto namisto a_ne bez nez
zamiast a_nie niz
而不是 而非 而不用 代替 取代 替代 优于 胜过 比起 相比
`;

/** What stands before it is rejected: "npm ではなく pnpm". */
export const REJECT_LEFT = `
ではなく じゃなく でなく よりも より の代わりに 代わりに やめて に置き換え がないと が無いと がなければ がなくても がない場合 なしで なしでは
대신 대신에 보다 보다는 말고 아니라
而是 改为 换成 改成 替换为 迁移到 改用 切换到
replaced_by replaced_with superseded_by in_favor_of in_favour_of ersetzt_durch reemplazado_por substituido_por remplace_par sostituito_da заменен_на nahrazen* zastapion*
`;

/** Starts a clause of its own. */
export const BREAK = `
but because so although though unless however whereas therefore hence otherwise
aber weil denn sondern damit deshalb daher obwohl
pero porque ya_que puesto_que dado_que aunque sino
mas pois ja_que porem embora
mais donc parce_que parce_qu parce puisque car
perche poiche siccome dato_che pero quindi
но потому_что потому поскольку так_как поэтому хотя однако
ale protoze nebot jelikoz proto poniewaz dlatego
但 但是 因为 由于 所以 除非 不过 否则 因此
ので ただし しかし けれど
하지만 그러나 때문에 때문이다
`;

/** What follows is left out of what holds for the rest; each starts a clause of its own. */
export const EXCEPTION = `
except excepting excluding other_than apart_from aside_from with_the_exception_of with_exception_of save_for
ausser ausgenommen mit_ausnahme_von mit_ausnahme bis_auf
excepto salvo a_excepcion_de con_excepcion_de aparte_de exceto a_excecao_de com_excecao_de
sauf hormis excepte a_l_exception_de a_l_exception_d tranne eccetto a_eccezione_di ad_eccezione_di fuorche
кроме за_исключением помимо krome vyjma s_vyjimkou oprocz z_wyjatkiem
除了 以外 之外
`;

/** What follows is why the rest holds. */
export const REASON_BEHIND = `
because because_of due_to owing_to weil denn wegen aufgrund porque ya_que puesto_que dado_que debido pois ja_que devido
parce_que parce_qu parce puisque car perche poiche siccome dato_che потому_что потому поскольку так_как
protoze nebot jelikoz kvuli poniewaz 因为 由于
`;

/** What stands in front is why the rest holds. */
export const REASON_IN_FRONT = `
so therefore hence deshalb daher donc quindi поэтому proto dlatego 所以 因此 ので ため 때문에
`;

/** Starts a clause that comes later in time. */
export const THEN = `
then and_then followed_by afterwards danach dann anschliessend luego despues_de_eso ensuite puis poi затем потом potom pak nastepnie 然后 再 接着 その後 てから してから でから それから 그다음
`;

/** Part of a pattern: a verb that says one thing gave way to another. */
export const SWITCH =
  "\\b(?:mov|switch|migrat|chang|upgrad|downgrad|convert|replac|wechsel|gewechselt|umgest|umgezog|migr|cambi|mud(?:ou|ar|amos)|pass(?:é|ato|ati|ou|aram)|pas(?:ó|aron|ado)|přeš|przesz|przenie)|перешл|переш|перевед|перевел|перенес|переехал|мигрир|смени|замени|移行|切り替え|乗り換え|変更|改为|换成|迁移|切换|改用|전환|변경|옮";

/** English words whose form tells nothing of their stem: form=stem. */
export const IRREGULAR =
  "began=begin begun=begin bound=bind broke=break broken=break brought=bring built=build bought=buy caught=catch chose=choose chosen=choose drawn=draw drew=draw drove=drive driven=drive fills=fill filled=fill filling=fill fell=fall fallen=fall felt=feel forgot=forget forgotten=forget frozen=freeze froze=freeze gone=go went=go grew=grow grown=grow hid=hide hidden=hide held=hold kept=keep knew=know known=know led=lead lost=lose meant=mean met=meet paid=pay ran=run rose=rise said=say sent=send shown=show sold=sell spent=spend spoke=speak spoken=speak stood=stand stuck=stick taken=take took=take taught=teach threw=throw thrown=throw thought=think told=tell understood=understand woke=wake won=win worn=wear wrote=write written=write settings=config setting=config children=child people=person indices=index indexes=index schemas=schema schemata=schema criteria=criterion data's=data";
