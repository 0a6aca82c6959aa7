/*
 * How a statement tells what is so, not what was taken: "the only caller", "is only read", "has been removed". Language by
 * language, in small letters. "Only" alone is none: who keeps to one thing alone has chosen.
 */
export const TOLD_AS_IS: readonly string[] = [
  "(?:the|an?|is|are|was|were|it['’]s) only|(?:has|have|had) been|currently|at present|at the moment|used to",
  "(?:el|la) únic[oa]|(?:es|son|está) (?:sólo|solo)|actualmente|hasta ahora|solía",
  "[oa] únic[oa]|(?:é|são|está) (?:só|apenas|somente)|atualmente|até agora|costumava",
  "(?:le|la) seule?|les seule?s|n['’](?:est|a) que|actuellement|jusqu['’]ici|à l['’]heure actuelle",
  "l['’]unic[oa]|è (?:solo|soltanto)|sono (?:solo|soltanto)|attualmente|finora",
  "(?:der|die|das) einzige|(?:ist|sind) (?:nur|lediglich)|derzeit|momentan|bisher",
  "единственное,? что|(?:это|является) (?:единственн\\p{L}+|только|лишь)|сейчас|в данный момент|раньше",
  "(?:jediný|jediná|jediné),? (?:co|kdo|kter\\p{L}+)|(?:je|jsou) (?:jen|pouze)|aktuálně|momentálně|dosud",
];
export const TOLD_AS_IS_UNSPACED =
  "(?:是|为)唯一的?|只是|目前|当前(?:是|的|只)|當前(?:是|的|只)|现有的|現有的|唯一の|だけです|現在(?:は|の|、)|これまで|유일한|뿐입니다|현재(?:는|의)? |지금까지";
/** How a report of something that was added begins. */
export const ADDITIONS: readonly string[] = [
  "(?:i(?:['’]ve)? |we(?:['’]ve)? )?(?:added|created|updated|wrote|documented|implemented)",
  "(?:añadid|agregad|cread|actualizad|escrit|documentad|implementad)[oa]s?|(?:añadí|agregué|creé|actualicé|escribí|documenté|implementé)",
  "(?:adicionad|criad|atualizad|escrit|documentad|implementad)[oa]s?|(?:adicionei|criei|atualizei|escrevi|documentei|implementei)",
  "(?:j['’]ai )?(?:ajoutée?s?|créée?s?|écrite?s?|documentée?s?|implémentée?s?|mise?s? à jour)|ajout (?:d|du|de|des|d['’])|création d",
  "(?:ho )?(?:aggiunt|creat|aggiornat|scritt|documentat|implementat)[oaie]",
  "(?:ich habe )?(?:hinzugefügt|erstellt|aktualisiert|ergänzt|dokumentiert|implementiert)",
  "(?:добавл|созда|обновл|написа|реализова|задокументирова)(?:ен|на|н|но|ны|ена|ено|ены|ён)|(?:добавил|создал|обновил|написал|реализовал|задокументировал)[аи]?",
  "(?:přidán|vytvořen|aktualizován|napsán|zdokumentován|implementován)[aoyi]?|(?:přidal|vytvořil|aktualizoval|napsal|zdokumentoval|implementoval)[ai]?",
];
export const ADDITIONS_UNSPACED =
  "(?:已|新|我|我们|我們){0,2}(?:添加|新增|增加|创建|創建|建立|更新|编写|編寫|实现|實現)|(?:追加|作成|更新|実装)(?:した|しました|：|:)|(?:추가|작성|생성|업데이트|구현)(?:했|함|:)";
