/*
 * How a statement tells what is so, not what was taken: "the only caller", "is only read", "has been removed". "Only" alone
 * is none: who keeps to one thing alone has chosen. In small letters; European languages side by side.
 */
export const TOLD_AS_IS =
  "(?:the|an?|is|are|was|were|it['’]s) only|(?:has|have|had) been|(?:el|la|[oa]) únic[oa]|(?:es|son) s[oó]lo|(?:é|são) (?:só|apenas)|la seule|les? seuls?|n['’](?:est|a) que|l['’]unic[oa]|è (?:solo|soltanto)|(?:der|die|das) einzige|(?:ist|sind) (?:nur|lediglich)|это (?:единственн\\p{L}+|только|лишь)|jedin[ýáé],? (?:co|kdo|kter\\p{L}+)|(?:je|jsou) (?:jen|pouze)|currently|actualmente|atualmente|actuellement|attualmente|derzeit|сейчас|aktuálně";
export const TOLD_AS_IS_UNSPACED =
  "是唯一的?|只是|目前|[当當]前(?:是|的|只)|唯一の|だけです|現在(?:は|の|、)|유일한|뿐입니다|현재(?:는|의)? ";
/** How a report of something that was added begins. */
export const ADDITIONS =
  "(?:i(?:['’]ve)? |we(?:['’]ve)? |j['’]ai |ho |ich habe )?(?:added|created|updated|wrote|documented|implemented|(?:añadi|agrega|crea|actualiza|adiciona|cria|atualiza|documenta|implementa)d[oa]s?|(?:añad|agregu|cre|actualic|document|implement)é|(?:adicion|cri|atualiz|document|implement)ei|(?:ajouté|créé|documenté|implémenté)e?s?|(?:aggiunt|creat|aggiornat|documentat|implementat)[oaie]|hinzugefügt|erstellt|aktualisiert|ergänzt|dokumentiert|(?:добавлен|создан|обновл[её]н|реализован|добавил|создал|обновил|реализовал)[аоыи]?|(?:přidá|vytvoři?|vytvoře|aktualizová|přida|aktualizova)[nl][aoyi]?)";
export const ADDITIONS_UNSPACED =
  "(?:已|新|我){0,2}(?:添加|新增|增加|创建|創建|更新|编写|編寫)|(?:追加|作成|更新)(?:しました|[：:])|(?:추가|작성|생성|업데이트)(?:했|함|:)";
