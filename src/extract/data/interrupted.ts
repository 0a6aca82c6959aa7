/** The line that a host prints where a run is stopped, alone and in small letters. Hosts speak English, whatever their agents speak. */
export const INTERRUPTED =
  "(?:(?:user|tool|command|task|operation|execution|conversation|session|request) ){0,2}(?:execution |call |use )?(?:was )?(?:cancell?ed|aborted|interrupted|terminated|stopped|killed)(?: by (?:the )?user)?(?: (?:for tool use|after \\d.{0,12}|[-–—·:].{0,60}))?|\\^c.{0,20}";

/**
 * Lines by which a host tells in a sentence that its model gave no answer, in small letters; they stand one below the other. Those
 * that are known by their form alone are in `lines/data/printed.ts`.
 */
export const NO_ANSWER =
  "api error\\b.{0,100}|.{0,60}\\b(?:exhausted|exceeded|reached) your .{0,30}(?:quota|limit)\\b.{0,60}|rate limit (?:exceeded|reached|hit).{0,60}|please wait (?:and try again|or switch).{0,70}|(?:the )?(?:model|service|server) is (?:currently )?overloaded.{0,60}";

/**
 * A clause at the end of the last sentence that announces an act, in small letters. Each language: English, Spanish, Portuguese, French,
 * Italian, German, Russian, Czech.
 */
export const ANNOUNCED =
  ", (?:so |and )?(?:now )?(?:i['’]ll|i will|i am going to|i['’]m going to|let me) (?!leave|be |wait|keep|stop|know)|, ahora (?:voy a |\\p{L}{2,}o(?!\\p{L}))|, agora (?:vou |\\p{L}{2,}o(?!\\p{L}))|, (?:maintenant )?je (?:vais|corrige|ajoute|modifie|change|lance|vérifie|remplace)(?!\\p{L})|, (?:ora|adesso) \\p{L}{2,}o(?!\\p{L})|, (?:jetzt|nun|als nächstes) \\p{L}{3,}e ich(?!\\p{L})|, ich \\p{L}{3,}e (?:jetzt|nun|das|die|den)(?!\\p{L})|, (?:теперь|сейчас) \\p{L}{3,}[юу](?!\\p{L})|, (?:teď|nyní) \\p{L}{2,}(?:ím|ám|uji|nu)(?!\\p{L})";

/** Chinese; where the verb stands last: Japanese, Korean. */
export const ANNOUNCED_UNSPACED =
  "[，；](?:[现現]在|接下[来來])?我?(?:[来來]|先|去)(?:改|修|加|[补補]|查|跑|[删刪])[^，。]{1,60}。?$|(?:直し|修正し|追加し|変更し|足し|移し|書き換え|差し替え)ます。?$|(?:고치|수정하|추가하|바꾸|옮기|교체하)겠습니다\\.?$";
