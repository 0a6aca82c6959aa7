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
  "e2e|end-to-end|integration|acceptance|smoke|manual|performance|playwright|cypress|linux|windows|mac ?os|android|safari|chrom(?:e|ium)|firefox|postgres|mysql|sqlite|(?<!\\p{L})(?:ios|ci|staging|production|upstream|main)(?!\\p{L})";
