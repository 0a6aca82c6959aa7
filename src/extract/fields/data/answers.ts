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
  "(?:don['’]t|not?|without|sin|não|sem|pas d|surtout|sans|non|niente|senza|keine?|ohne|raus|не|без|žádn\\p{L}{1,2}|bez|нет|nein|ne)[ e'’,]|[^.,:;?]{3,40} n[oã]o?[,.]|[^.,;?]{2,30} (?:no l[oae]s?|не|n['’]|nicht) ?\\p{L}{4}",
  // This stays, or goes.
  "(?:drop|leave|keep|skip|only|just|dej|déj|quita|solo|deix|tira|laiss|enlèv|gard|lascia|togli|tieni|lass|behalt|nur|оставь|убери|только|nech|vyho|jen)\\p{L}{0,3} |[^.,;?]{3,60} (?:stays|bleib|оста[её]тся|zůst)",
  "(?:先|就|还是|還是|那)*(?:不要|[别別]|不用|保留|去掉|改回|用第|[选選]|[采採]用)|[^，。？]{2,20}(?:，[不别別]|保留|去掉)",
  "(?:いや|いいえ)[、,].{2,60}(?:ください|して|で)|아니(?:요|오)?,? .{2,60}(?:세요|해요?|해 줘)|[^。？]{1,40}(?:のまま|なし|やめ|不要|ない(?:で|方)|案で)|[^.?]{1,40}(?:지 ?[말마]|그대로|[은는] 빼|번으로)",
];

/** It tells that the trouble goes on, or only keeps the agent going. */
export const GOES_ON =
  "keep going|go on|stop|worr|forget|still|work|idea|problem|todavía|olvid|ainda|esque|toujours|oubli|ancora|diment|weiter|immer noch|verg[ei]ss|забудь|вс[её] ещ|pořád|nezapom|nefung";
export const GOES_ON_UNSPACED = "[继繼]续|忘|不行|[没沒]问题|まだ|아직|계속|잊";

/** With nothing but these an answer only says that nothing else is wanted. */
export const NOTHING_ELSE = [
  "no|nope|nah|yes|ok(?:ay)?|thanks(?: a lot)?|thank you(?: very much)?|(?:that['’]s|that is|it['’]s|this is) (?:all|fine|it|ok(?:ay)?|good|enough|everything)(?: for (?:now|today))?|all good|i['’]m (?:good|fine|done)|we['’]re (?:good|done)|nothing else|never ?mind",
  "(?:muchas )?gracias|eso es todo(?: por (?:hoy|ahora))?|est[áa] bien(?: así)?|nada m[áa]s|así está bien",
  "não|(?:muito )?obrigad[oa]|é (?:só )?isso|(?:é só|só isso)|está (?:bom|bem|tudo bem)(?: assim)?|tudo bem|nada mais|tudo certo",
  "non|merci(?: beaucoup)?|c['’]est (?:tout|bon|bien|parfait)(?: pour (?:aujourd['’]hui|l['’]instant))?|ça ira|ça va|rien d['’]autre",
  "(?:molte )?grazie(?: mille)?|è tutto|va bene(?: così)?|basta così|nient['’]altro|tutto (?:ok|bene)",
  "nein|nee|danke(?: schön| sehr)?|vielen dank|das (?:ist|war['’]?s?|wars|wär['’]?s|passt|reicht)(?: schon)?(?: alles| gut| ok| in ordnung| so)?|alles gut|passt(?: so)?|sonst nichts|nichts weiter",
  "нет|не надо|спасибо(?: большое)?|это вс[её]|вс[её] (?:хорошо|нормально|в порядке)|больше ничего|не нужно",
  "ne|díky|děkuj[iu]|děkuji moc|to je (?:vše|všechno|v pořádku|dobré|ono)|nic (?:dalšího|víc)|v pořádku",
  "不(?:用|需要|必)?了?|谢谢(?:你)?|謝謝|没有了|沒有了|就这样(?:吧)?|就這樣|就这些|这样就(?:好|行|可以)(?:了)?|没事了?|沒事|好的?",
  "いいえ|いや|ありがとう(?:ございます|ございました)?|結構です|大丈夫です?|それで(?:全部|十分|大丈夫|いい)です?|以上です|特にない(?:です)?|特にありません|何もない(?:です)?",
  "아니(?:요|오)?|감사합니다|고마워요?|괜찮(?:아요|습니다|아)|그게 (?:다예요|전부예요|다야)|됐어요?|됐습니다|없어요|없습니다",
];

/** How an answer begins that puts something off: what was offered stays to be done. Behind a word like "ok" or "no" at most. */
export const LATER =
  "(?:maybe |but )?(?:later|not (?:yet|now|today)|only (?:after|when|once)|after |once |tomorrow|another time)|m[áa]s (?:tarde|adelante)|a[úu]n no|despu[ée]s|mañana|depois|agora não|amanhã|plus tard|pas (?:encore|maintenant)|après|demain|più tardi|non (?:ora|adesso|ancora)|dopo|domani|später|erst |noch nicht|nicht (?:jetzt|heute)|nach |morgen|позже|потом|не сейчас|после|завтра|později|(?:až )?po(?:tom|zději)?(?= )|teď ne|ještě ne|zítra|以后|以後|之后|稍后|稍後|等|晚点|明天|先不|暂时|後で|あとで|今は|まだ|明日|나중|아직|지금은|내일";
