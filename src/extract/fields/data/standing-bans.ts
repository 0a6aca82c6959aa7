/*
 * How a user says of a path or a name that nobody is to touch it, or what the project does not use. Each language a line, in small letters.
 */
export const BANS = [
  "off[- ]limits|hands off|untouchable|read[- ]only|frozen|(?:forbidden|not allowed)(?! (?:for|in|to) (?!you|us|agents?|all|any|every|touch|edit|change))|(?:don['’]t|do not|must(?: not|n['’]t)(?: be)?|can(?:['’]t|not)(?: be)?|not to be|shouldn['’]t(?: be)?|should not(?: be)?|nobody|no one) (?:touch|edit|chang|modif|mov|delet|renam|upgrad|patch)\\p{L}{0,3}",
  "no (?:se|l[oae]s?) (?:toca|edita|cambia|modifica)\\p{L}?|no (?:toques|edites|cambies|modifiques)|intocable|prohibid[oa](?! (?:para|a) )",
  "não (?:se )?(?:mex|toc|toqu|edit|alter|mud)\\p{L}{1,4}|intocável|proibid[oa](?! (?:para|a) )",
  "intouchable|interdit\\p{L}?(?! (?:aux?|pour|à) )|on n['’]y touche pas|(?:on )?ne (?:pas )?(?:touch|modifi|chang)\\p{L}{1,4}",
  "non si (?:tocca|modifica|cambia)\\p{L}{0,2}|non (?:tocc|modific)\\p{L}{1,4}|intoccabile|vietat[oa](?! (?:ai|agli|a|per) )",
  "tabu|finger weg|(?<!für \\p{L}{2,20} )(?:verboten|gesperrt)(?! für )|nicht (?:an(?:ge)?fass|an(?:ge)?rühr|(?:ver|ge)?änder|bearbeite)\\p{L}{0,3}|fass\\p{L}{0,3} .{1,40} nicht an",
  "не трога\\p{L}{1,5}|нельзя (?:трогать|менять|править)|неприкосновен\\p{L}{1,4}|запрещ[её]н\\p{L}?(?! (?:для|гост|пользоват))",
  "nesah\\p{L}{1,4}|nedotýk\\p{L}{1,4}|nemě[nň]\\p{L}{1,4}|zakázan\\p{L}(?! pro )",
];
export const BANS_UNSPACED =
  "(?:不能|不可以?|不要|不许|不許|不准|别|別)(?:再)?(?:动|動|改|碰|修改)|禁止|(?:触|さわ)(?:らない|るな|ってはいけ|っちゃ)|(?:変更|編集|修正)(?:しない|してはいけ|禁止)|いじらない|건드리(?:면 안|지 ?마|지 않)|(?:수정|변경)하(?:면 안|지 ?마)|손대(?:면 안|지 ?마)|금지";

/** What the project does not use. */
export const NOT_HERE = [
  "we (?:don['’]t|do not|can['’]t|cannot|never|aren['’]t allowed to|are not allowed to) (?:use|ship|allow|support|have|depend on|do)(?!\\p{L})",
  "(?:aquí |nosotros )?no (?:usamos|utilizamos|podemos usar)|(?:nós )?não (?:usamos|utilizamos|podemos usar)",
  "(?:on|nous) (?:n['’]utilis(?:e|ons)|ne (?:peut|pouvons)) pas|non (?:usiamo|utilizziamo|possiamo usare)",
  "wir (?:verwenden|nutzen|benutzen|dürfen) .{0,40}(?:nicht|keine?[nr]?)(?!\\p{L})",
  "(?:мы )?не (?:используем|можем использовать)|nepoužíváme|nesmíme použí(?:t|vat)",
];
export const NOT_HERE_UNSPACED =
  "(?:我们|我們|咱们)(?:这里|這裡|这边|项目里?|專案)?(?:不用|不能用|不使用)|(?:うち|弊社|このプロジェクト)では.{1,30}使(?:わない|えない|いません|えません)|우리는? .{1,30}(?:쓰지 않|사용하지 않|못 쓰)";
