/*
 * A rule that stood before the task and outlives it, as the one who follows it says: "per your git rules", "the project's
 * convention calls for". Rules of a library or a standard are none. In small letters; European languages side by side.
 */

/** Following it or not. */
export const FOLLOWS =
  "per|by|under|following|against|violates|in line with|according to|según|conforme a|siguiendo|conforme|segundo|seguindo|selon|conformément à|suivant|secondo|in base a|seguendo|gemäß|laut|nach|entsprechend|по|согласно|podle|dle";
/** Whose rule it is. */
export const OURS =
  "your|our|(?:the |this )?(?:project|repo|repository|team|codebase|house|company|user)(?:['’]s)?|tus|sus|nuestras|(?:as )?(?:suas|tuas|nossas)|tes|vos|nos|(?:le )?(?:tue|vostre|nostre)|(?:dein|eur|ihr|unser)e[nr]|вашим|твоим|нашим|tvých|vašich|našich";
export const RULES =
  "rules?|conventions?|workflow|style|setup|polic(?:y|ies)|guidelines?|preferences?|instructions?|standards?|reglas|normas|convenciones|preferencias|regras|convenções|preferências|règles|consignes|préférences|regole|convenzioni|preferenze|linee guida|regeln|konventionen|richtlinien|vorgaben|правилам|соглашениям|договор[её]нностям|pravidel|konvencí|zvyklostí";
/** A rule by the name of what it belongs to. */
export const NAMED =
  "your standing \\w+|(?:the |this )?(?:project|repo|repository|team|codebase|testing|coding|commit|naming|house)(?:['’]s)? (?:\\w+ )?(?:convention|rule|policy|guideline)s? (?:is|are|calls?|requires?|prefers?|says?|asks?|wants?|forbids?)|(?:convención|reglas|normas|convenção|regras|conventions?|règles|convenzione|regole) d(?:el?|o|u|e l['’]) ?(?:proyecto|repositorio|equipo|projeto|repositório|time|projet|dépôt|équipe|progetto|team)|(?:projekt|team|repo)-?(?:konvention|regel|richtlinie)\\p{L}{0,2}|(?:соглашение|правила|конвенция) (?:проекта|команды|репозитория)|(?:konvence|pravidla) (?:projektu|týmu|repozitáře)";
export const NAMED_UNSPACED =
  "(?:按照?|依照?|根据|根據|遵循|符合)(?:你|您|用户|用戶|我们|我們|团队|團隊|项目|專案|仓库)的?[^，。]{0,8}(?:规范|規範|规则|規則|约定|約定|规定|習慣|习惯|偏好)|(?:项目|專案|团队|團隊|仓库)的?(?:规范|規範|约定|約定)(?:要求|规定|是)|(?:規範|規約|慣例)(?: ?[:：=は]|に従|に沿|どおり|を?遵守|整合)|(?:プロジェクト|リポジトリ|チーム|ユーザー)の[^、。]{0,8}(?:ルール|規則|規約|方針|慣例)(?:に|で|どおり|は)|(?:프로젝트|저장소|팀|사용자)의? ?[^,.]{0,8}(?:규칙|규약|컨벤션|관례|지침)(?:에 따라|대로|상|은|는|에서는)";
