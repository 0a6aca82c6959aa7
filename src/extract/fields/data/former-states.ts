/*
 * How the sentence behind a trouble's description tells that it is over, in small letters. Languages: English, Spanish, Portuguese,
 * French, Italian, German, Russian, Czech.
 */
export const NOW =
  "now|fixed|corrected|ahora|corregido|arreglado|agora|corrigido|maintenant|désormais|corrigé|ora|adesso|corretto|risolto|jetzt|nun|behoben|теперь|исправлен[оа]?|teď|nyní|opraveno";
export const NOW_UNSPACED = "[现現]在|已[经經]?(?:修复|修復|改)|今は|修正(?:済|し)|이제|수정";

/** The label of a cause. */
export const CAUSE =
  "(?:the |la |le |a |die |der |il )?(?:root |main |actual |real |eigentliche |haupt)?(?:cause|reason|culprit|bug|problem|issue|causa|raíz|raiz|ursache|grund|причина|příčina)(?: (?:raíz|raiz|racine|principal|principale|del (?:error|problema)|do (?:erro|problema)|du (?:bug|problème)|ошибки|chyby))? ?(?:[:—–-] |(?:was|era|foi|war|была|byla?|était) )|(?:根本)?原因 ?(?:[:：]|是|は)|(?:근본 )?원인(?:은|:)";

/** How a statement begins that tells of the time before. */
export const BEFORE =
  "previously|before,|before this|until now|antes|hasta ahora|até agora|avant,|auparavant|jusqu['’]ici|prima|finora|bisher|vorher|zuvor|früher|раньше|прежде|dříve|předtím|dosud";
export const BEFORE_UNSPACED = "之前|此前|原先|原[来來]|以前|これまで|従来|기존에|이전에|그동안";

/** The title of what a fix was for. */
export const TROUBLE_TITLES =
  "what (?:was|went) wrong|why it (?:failed|broke|happened)|(?:the )?(?:root )?causes?(?: of the .{1,30})?|(?:the )?(?:bugs?|problem|symptoms?)|qué (?:fallaba|pasaba)|causas?(?: raíz| raiz)?|el problema|o problema|o que (?:estava errado|acontecia)|ce qui n['’]allait pas|causes?(?: du (?:bug|problème))?|le problème|cosa non andava|il problema|was falsch war|ursachen?|das problem|что было не так|причин[аы]|проблема|co bylo špatně|příčin[ay]|(?:根本)?原因(?:分析)?|问题(?:原因)?|問題(?:原因|点)?|원인(?: 분석)?|문제";
