/*
 * How a user who answers settles something: names one of the options, rules a thing out, keeps or drops it. In small letters, each behind
 * a word like "ok" or "no" at most. Stems are shared by languages, for what parts answers from other words is where they stand.
 */
export const AGREES =
  "ok|yes|right|good|fine|vale|sim?|s[íì]|bene?|oui|ja|да|хорошо|ano|jo|no|não|non|nein|нет|ne|好的?|可以|はい|いや|네|응|아니";

export const SETTLES = [
  // One of the options.
  "(?:\\p{L}{1,8} )?[b-d][.,:;)]|[1-4] with|let['’]s |go with|(?:mejor|prefiero|melhor|plutôt|meglio|lieber|лучше|raději|radši) |(?:the |la |die )?(?:second|segund|zweite|втор|druh)",
  // Not this.
  "(?:don['’]t|not?|without|sin|não|sem|pas d|surtout|sans|non|niente|senza|keine?|ohne|raus|не|без|žádn\\p{L}{1,2}|bez)[ e'’,]|[^.,:;?]{3,40} n[oã]o?[,.]|[^.,;?]{2,30} (?:no l[oae]s?|не|n['’]|nicht) ?\\p{L}{4}",
  // This stays, or goes.
  "(?:drop|leave|keep|skip|only|just|dej|déj|quita|solo|deix|tira|laiss|enlèv|gard|lascia|togli|tieni|lass|behalt|nur|оставь|убери|только|nech|vyho|jen)\\p{L}{0,3} |[^.,;?]{3,60} (?:stays|bleib|оста[её]тся|zůst)",
  "(?:先|就|还是|還是|那)*(?:不要|[别別]|不用|保留|去掉|改回|用第|[选選]|[采採]用)|[^，。？]{2,20}(?:，[不别別]|保留|去掉)",
  "[^。？]{1,40}(?:のまま|なし|やめ|不要|ない(?:で|方)|案で)|[^.?]{1,40}(?:지 ?[말마]|그대로|[은는] 빼|번으로)",
];

/** It tells that the trouble goes on, or only keeps the agent going. */
export const GOES_ON =
  "keep going|go on|stop|worr|forget|still|work|idea|problem|todavía|olvid|ainda|esque|toujours|oubli|ancora|diment|weiter|immer noch|verg[ei]ss|забудь|вс[её] ещ|pořád|nezapom|nefung";
export const GOES_ON_UNSPACED = "[继繼]续|忘|不行|[没沒]问题|まだ|아직|계속|잊";
