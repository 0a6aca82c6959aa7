/** An answer that only agrees, in small letters; with "but" behind it it may correct all the same. */
export const ONLY_AGREES =
  "yes|yep|ok(?:ay)?|right|good|great|fine|perfect|s[íi]|vale|bien|perfecto|sim|certo|oui|d['’]accord|va bene|ja|gut|passt|да|хорошо|верно|ano|jo|dobře|好的?|可以|对|對|はい|네|좋아요";
export const BUT = "but|pero|mas|mais|ma|aber|но|ale|但|でも|하지만";

/** What stands right before a name that is ruled out. */
export const NOT_BEFORE =
  "(?:not|never|without|no longer|no(?!,)|don['’]t (?:use|want|need)|than|sin|no (?:uses?|usar|quiero)|não (?:use|quero)|sem|pas(?: de)?|sans|non(?!,)|senza|keine?n?|nicht|ohne|не(?: используй| надо| нужен)?|без|ne(?!,)|bez|žádn\\p{L}{1,2}) (?:(?:the|an?|el|la|le|der|die|das|den) )?";
export const NOT_BEFORE_UNSPACED = "不要|不用|别用|別用|不是|而不是|非";
/** What stands right behind one. */
export const NOT_BEHIND =
  "(?:は|を)?(?:使わ|要ら|い?らな|不要|やめ|じゃな|ではな)|말고|이? ?아니|대신|(?:은|는)? ?(?:필요 ?없|안)";

/** With one of these a clause wants the thing gone, or only finds it somewhere: it does not ask for it. */
export const GONE =
  "(?:re-?mov|delet|drop|uninstall|get rid|clean|stop|mention|elimin|borra|quita|desinstal|menciona|apag|exclu|retir|tir[ae] |supprim|enl[eè]v|désinstall|mentionn|rimuov|togli|cancell|disinstall|lösch|entfern|deinstallier|erwähn|remov|удал|убер|упомин|odstra|smaž|odinstal|zmiňu)\\p{L}{0,8}(?!\\p{L})";
export const GONE_UNSPACED = "[删刪]|移除|卸载|卸載|去掉|提到|削除|外し|消し|言及|제거|삭제|지워|언급";
