/*
 * How is said that something was sent, that something is not there, and that a sentence denies. In small letters.
 */
export const SENT =
  "(?<!\\p{L})(?:pushed|gepusht|pouss[eé]e?s?|pushat[oaie]|pushnut[oaý]|odeslán[oay]?|запушен[оаы]?|запушил[аи]?)(?!\\p{L})|push went through|推送(?:了|完成|成功)|已推送|プッシュ(?:しました|済み|した)|푸시(?:했|됨|완료)";
/** What it is that was sent, or where to: rows and messages are pushed as well. */
export const OF_REPOSITORY =
  "(?<!\\p{L})(?:branch|commit|remote|origin|repo|github|main|master|change|fix|rama|cambio|modific|änderung|větv|změn|ветк|изменени)|提交|分支|改动|代码|コミット|ブランチ|変更|커밋|브랜치|변경|[0-9a-f]{7}";
export const DENIES =
  "n['’]t|(?<!\\p{L})(?:not|never|nothing|cannot|until|before|nicht|kein\\p{L}*|ohne|pas|jamais|sans|no|nunca|sin|não|sem|non|mai|senza|не|без|ne\\p{L}*|bez)(?!\\p{L})|[未没沒]|ない|ません|않|안 ";
export const MISSING =
  "missing|inst[aá]l|not (?:found|available|there)|lacks|no module|fehl|manqu|manca|falta|chybí|отсутств|установ|не хватает|缺|安装|安裝|[没沒]装|インストール|見つか|足り|없|설치";
/** Tests that a call for all of them often leaves out, and places that are told apart. In small letters. */
export const OTHER_TESTS =
  "e2e|end-to-end|integration|acceptance|smoke|manual|performance|playwright|cypress|linux|windows|mac ?os|android|safari|chrom(?:e|ium)|firefox|(?:node|python|java|php|ruby|deno|bun) ?(?:\\.?js )?v?\\d|docker|postgres|mysql|sqlite|(?<!\\p{L})(?:ios|ci|staging|production|upstream|main)(?!\\p{L})";

/** The name of a branch stands in front of the word, or behind it. */
export const BRANCH_BEHIND = "(?:branch|分支|ブランチ|브랜치)";
export const BRANCH_BEFORE = "(?:branch|rama|branche|ramo|ветка|ветку|ветки|větev|větve)";
/** Words beside it that name none. */
export const ANY_BRANCH =
  /^(?:the|this|that|a|an|my|your|our|its|new|own|same|current|local|feature|fix|work|working|topic|remote|is|was|has|with|and|but|not|still|needs|need|isn|hasn|der|den|dem|das|ist|wurde|muss|noch|lokal\p{L}*|la|le|el|est|n|está|no|ha|se|sigue|il|è|o|a|não|e|y|et|und|je|není|ještě|zatím|neu\p{L}*|aktuell\p{L}*|eigen\p{L}*|zum?|für|for|of|on|in|to|itself|only|also|yet|there|here)$/u;
/** Places of their own that a push of a branch does not reach. */
export const OTHER_PLACES = /(?<!\p{L})(?:upstream|fork|mirror|tags?|submodules?|wiki)(?!\p{L})/giu;

/** What follows the name of a package that is said to be missing; another word makes it a part of the name of something else. */
export const BEHIND_PACKAGE =
  "is|isn|was|are|package|module|dependency|library|crate|gem|not|still|must|needs?|has|have|in|from|on|and|or|ist|fehlt|noch|nicht|muss|wurde|und|est|n|manque|et|no|está|falta|debe|hay|y|não|e|deve|non|manca|è|deve|není|chybí|a|не|ещё|и|should|could|as|for|to|yet|via|with|so|paket|paquete|pacote|paquet|pacchetto|balíček";
