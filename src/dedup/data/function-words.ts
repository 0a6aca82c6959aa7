/** Words that only glue; `_` stands for a space. They weigh nothing. */
export const STOP = `
user users agent people person developer everyone nutzer benutzer usuario usuarios usuário usuários utilisateur utilisateurs utente utenti пользователь пользователя пользователю uživatel uživatele użytkownik użytkownika 用户 ユーザー 사용자 유저
a an the this that these those it its there here their they them he she his her we our us you your i my me one's own such some any_of
and or also too then so_that which who whom whose what whether while will would shall ca wo do does did doing done has have had having been being get gets got getting
of please remember note_that turn out very really quite always must should can could may might ok_with about around approximately roughly each every all both per
that's let lets make_sure make_certain ensure be_sure sure now already still currently again yet in_order_to such_as e.g i.e via_the well directly straight properly
whenever if as_well when once since mainly usually generally typically strictly explicitly simply actually basically per_the accordingto
der die das den dem des ein eine einen einem einer und oder auch wird werden wurde worden hat haben immer soll sollen sollte muss müssen bitte man sich wir er sie es jede jeder jedes jedem jeden alle allen dass zu zum zur ja noch beim vom als_user wenn sein seine ihre
el la los las un una unos unas y o e que se su sus lo le les del al siempre debe deben debería hay ha han cada todo todos todas toda este esta estos cuando hay_que favor
os as um uma uns umas ou seu sua do da dos das ao à às sempre deve devem cada todos todas esse essa este quando é_preciso
le les du au aux une et ou qui il elle on ce cet cette ces ses leur leurs toujours doit doivent faut tout tous toutes toute chaque lorsque quand être été l d s j c qu
il gli i lo uno ed che si suo sua sempre deve devono ogni tutti tutte tutto questo questa quando ha hanno bisogna l'
и или а также это этот эта эти все всё всегда каждый каждым каждого каждой нужно надо должен должна должны следует его её их мы он она они что чтобы то бы ли уже когда если
a i nebo také že se si to ten ta toto tento vždy musí mají má každý každým každého každou každé všechny všechno by aby když jako
i oraz lub też że się to ten ta zawsze musi mają ma każdy każdym każdego wszystkie by aby gdy należy trzeba
的 了 也 都 就 着 地 得 会 要 应 应该 应当 必须 务必 一定 始终 总是 一律 统一 均 所有 全部 每个 每次 各 请 我们 我 你 他 它 这 那 这个 该 此 其 并 且 并且 和 与 及 以及 或 时 之 上 下 里 中 内 个 一个 来 去 进行 需要 需 须 可 已 已经 而 则 更 较 比较 记得 注意 本 当 每
の は が を も と や で に へ です ます である だ する した して こと もの ため とき 時 必ず 常に すべて 全て 全部 これ その この それ べき ください 毎回 よう という また および 及び なければならない なくてはならない ないといけない なければなりません 際 各 ごと
은 는 이 가 을 를 도 의 와 과 그리고 또는 항상 반드시 모든 모두 각 해야 한다 합니다 이다 입니다 것 수 꼭 매번 하기 한다
`;

/** Words before a value: "runs on X", "lives in X". */
export const PREPOSITION = `
in on at to with through via by as from for under into within inside onto using between among during against toward regarding concerning go_through pass_through work_with sent_through
auf mit bei durch für unter nach von im am ins ans per aus um in_den an
en con por para desde sobre bajo mediante
em no na nos nas com pelo pela através
dans sur avec par pour sous chez vers à de
nel nella nei nelle sul sulla tramite da dal dalla di del della dei delle su negli con per al alla
в на с со через по для за к из у под при о от во
v ve na s se pro po do k z ze u přes pomocí od
w we na z ze dla do przez za od przy
放在 放置在 位于 存放在 存储在 保存在 写在 处于 在 于 以 为 把 对 向 通过 由 经 经由 用于
にて による によって を通じて として から まで において 向け には では へは
에 에서 에게 으로 로 통해 까지 부터 에는 에서는
`;

/** Copulas and verbs of use: what follows is the value, and the verb itself says little. */
export const COPULA = `
is are was were be am isn aren become equal called named_as
use used using uses utilize utilise employ adopt rely rely_on run running runs prefer_to_use want_to_use
ist sind war bleibt verwendet verwenden benutzt benutzen nutzt nutzen läuft laufen eingesetzt genutzt setzt_auf
es son está están usa usan usar utiliza utilizar utilizan utilizado usado corre corren ejecuta funciona emplea
é são roda rodam usam usando utilizam executa
est sont utilise utilisent utiliser utilisé utilisés utilisée tourne tournent emploie
è sono usano usare utilizzare utilizza utilizzano gira usato utilizzato adotta
является использует используют использовать используется используются работает работают запущен применяется применять
je jsou používá používají používat používáme používejte běží používán využívá
jest są używa używają używać używamy używaj działa korzysta stosuje
是 用 使用 采用 运用 选用 运行在 运行 运行于 跑在 跑 改用 利用 监听
使う 使い 使って 使わ 使用する 使用し 使用 利用 利用する 用い 用いる 採用 採用する 動く 動いて 動作 動作する
사용 사용하 사용한다 사용합니다 사용해 쓴다 씁니다 이용 쓰 사용하세요 씀 실행 실행된다 실행됩니다
`;

/** Negates its clause. */
export const NEGATION = `
not no never none nobody nothing neither nor cannot no_longer not_any_more hardly do_n't dont doesnt n't
nicht kein keine keinen keinem keiner nie niemals nicht_mehr weder keinesfalls
nunca jamás jamás_más ya_no ningún ninguna ninguno tampoco nada
não jamais nenhum nenhuma não_mais nem já_não
pas jamais ne_plus plus_de aucun aucune n'est non
non mai nessun nessuna nessuno non_più né
не нет никогда больше_не нельзя ни никаких ненужно незачем
ne nikdy není nesmí nesmějí už_ne žádný žádné nejsou nemá nemají nepotřebuje netřeba nemusí
nie nigdy żaden żadne żadnych już_nie
不 不要 不得 不能 不可 不可以 不会 不再 不应 不应该 不用 不必 不需要 无需 无须 没有 没 未 别 勿 请勿 切勿 从不 绝不 永不 毋须 不宜 不想 不希望 不该 不准 不让 不使用 不采用 无法 不是
ない しない ません しません なかった ず なくて なくても なくなった なくてよい 不要 不必要 無し なし まい 無く 無い てはいけない てはならない てはいけません
않 않는다 않습니다 않음 않고 않아 않도록 안 못 없다 없이 없음 없습니다 없 마세요 말 마라 말것 말아야 아니라 아니다 아닌 아님 말아 안됨 안된다 안
`;

/** What follows is what is rejected: "tabs instead of spaces". */
export const REJECT_RIGHT = `
instead_of rather_than than over and_not but_not in_place_of as_opposed_to in_preference_to in_favour_of_not without except_not versus not_via better_than ahead_of
statt anstatt anstelle anstelle_von und_nicht ohne vor_allem_nicht sondern_nicht lieber_als als
en_lugar_de en_vez_de antes_que y_no sin no_a
em_vez_de ao_invés_de no_lugar_de em_lugar_de e_não sem do_que
au_lieu_de plutôt_que plutôt_qu et_non sans à_la_place_de
invece_di invece_che piuttosto_che al_posto_di e_non anziché senza
вместо а_не и_не без чем
místo namísto a_ne bez než ne_přes
zamiast a_nie bez niż
而不是 而非 不是 而不用 不用 代替 取代 替代 优于 胜过 比起 相比 多于
`;

/** What stands before it is rejected: "npm ではなく pnpm". */
export const REJECT_LEFT = `
ではなく じゃなく でなく よりも より の代わりに 代わりに やめて ではなくて
대신 대신에 보다 보다는 말고 아니라
而是 改为 换成 改成 替换为 迁移到 改用 切换到 から移行 に置き換え から変更 replaced_by replaced_with superseded_by ersetzt_durch reemplazado_por substituído_por remplacé_par sostituito_da заменён_на заменен_на nahrazen zastąpiony
`;

/** Starts a clause of its own. */
export const BREAK = `
but because since_the so although though unless however whereas therefore hence except otherwise
aber weil denn sondern damit deshalb obwohl außer
pero porque aunque sino salvo excepto pues
mas pois porém embora exceto
mais car donc sauf parce_que parce bien_que
ma perché però quindi tranne anche_se
но потому поэтому хотя кроме однако так_как
ale protože proto kromě
ale ponieważ dlatego oprócz bo
但 但是 因为 所以 除了 除非 不过 否则 因此 由于
が、 ので ただし しかし ため、 だから けれど
하지만 그러나 때문에 왜냐하면
`;

/** Part of a pattern: a verb that says one thing gave way to another. */
export const SWITCH =
  "\\b(?:mov|switch|migrat|chang|upgrad|downgrad|convert|replac|wechsel|gewechselt|umgest|umgezog|migr|cambi|mud(?:ou|ar|amos)|pass(?:é|ato|ati)|přeš|přech|przesz|przenie|zmien)|перешл|переш|перевед|мигрир|смени|замени|移行|切り替え|乗り換え|変更|改为|换成|迁移|切换|改用|전환|변경|옮";
