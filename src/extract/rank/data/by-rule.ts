/*
 * Names of a rule that stood before the task and outlives it, as the one who follows it says: "per your git rules", "the
 * project's convention calls for". Rules of a library or a standard are none. In small letters, language by language.
 */
export const BY_RULE: readonly string[] = [
  "(?:per|by|under|following|as per|against|violates|in line with|according to) (?:your|our|(?:the |this )?(?:project|repo|repository|team|codebase|house|company|user)(?:['’]s)?) (?:\\w+ )?(?:rules?|conventions?|workflow|style|setup|polic(?:y|ies)|guidelines?|preferences?|standing \\w+|standards?)",
  "per your \\w+ (?:rules?|instructions?)|your standing (?:rules?|feedback|instructions?|orders?|preferences?)",
  "(?:the |this )?(?:project|repo|repository|team|codebase|testing|coding|commit|naming|house)(?:['’]s)? (?:\\w+ )?(?:convention|rule|policy|guideline)s? (?:is|are|calls?|requires?|prefers?|says?|asks?|wants?|forbids?|demands?)",
  "(?:según|conforme a|siguiendo|de acuerdo con) (?:(?:tus|sus|vuestras|nuestras) (?:reglas|normas|convenciones|preferencias)|las (?:reglas|normas|convenciones) del? (?:proyecto|repo|repositorio|equipo))|por convención del (?:proyecto|repo|repositorio|equipo)|(?:la convención|las normas|la norma) del (?:proyecto|repo|repositorio|equipo)",
  "(?:conforme|segundo|seguindo|de acordo com) (?:(?:as )?(?:suas|tuas|nossas) (?:regras|normas|convenções|preferências)|as (?:regras|normas|convenções) d[oe] (?:projeto|repo|repositório|time))|por convenção do (?:projeto|repo|repositório|time)|(?:a convenção|as regras|a regra) do (?:projeto|repo|repositório|time)",
  "(?:selon|conformément à|suivant|d['’]après) (?:(?:tes|vos|nos) (?:règles|conventions|consignes|préférences|normes)|les (?:règles|conventions|consignes) (?:du |de l['’])(?:projet|dépôt|équipe))|par convention du (?:projet|dépôt)|(?:la convention|les règles|la règle|les conventions) (?:du (?:projet|dépôt)|de l['’]équipe)",
  "(?:secondo|in base a|seguendo|come da) (?:(?:le )?(?:tue|vostre|nostre) (?:regole|convenzioni|preferenze|linee guida)|le (?:regole|convenzioni) del (?:progetto|repository|team))|per convenzione del (?:progetto|repository|team)|(?:la convenzione|le regole|la regola) del (?:progetto|repository|team)",
  "(?:gemäß|laut|nach|entsprechend) (?:deinen|euren|ihren|unseren|deiner|eurer|unserer) (?:\\p{L}{2,12}-?)?(?:regeln?|konvention(?:en)?|richtlinien?|vorgaben|vorlieben)|(?:projekt|team|repo)-?(?:konvention(?:en)?|regeln?|richtlinien?)",
  "(?:по|согласно|в соответствии с) (?:вашим|твоим|нашим|вашему|твоему|нашему) (?:правилам|правилу|соглашению|соглашениям|конвенции|договор[её]нности|настройкам)|(?:соглашени[ею]|правил[ау]м?|конвенци[яи]) (?:проекта|команды|репозитория)",
  "(?:podle|dle) (?:tvých|vašich|našich|tvého|vašeho|projektových|týmových) (?:pravidel|pravidla|konvencí|konvence|zvyklostí|zvyklosti|předvoleb)|(?:konvenc[eí]|pravidl[aey]|pravidel) (?:projektu|týmu|repozitáře)",
];
export const BY_RULE_UNSPACED =
  "(?:按照?|依照?|根据|根據|遵循|遵守|符合)(?:你|您|用户|用戶|我们|我們|团队|團隊|项目|專案|本项目|仓库|倉庫|代码库)(?:的)?[^，。]{0,8}(?:规范|規範|规则|規則|约定|約定|规定|規定|习惯|習慣|偏好)|(?:项目|專案|团队|團隊|仓库|倉庫)(?:的)?(?:规范|規範|约定|約定|规定|規定)(?:要求|是|为|規定|规定)|規範(?: ?[:：=は]|に従|に沿|を?遵守|整合|上、)|(?:規約|慣例)(?:に従|に沿|どおり|通り|を?遵守)|(?:プロジェクト|リポジトリ|チーム|ユーザー|社内)の[^、。]{0,8}(?:ルール|規則|規約|方針|慣例|慣習)(?:に|で|どおり|通り|では|は|として)|[\\w.]規範|규(?:약|칙)(?:에 따라|대로|상)|(?:프로젝트|저장소|팀|사용자)(?:의)? ?[^,.]{0,8}(?:규칙|규약|컨벤션|관례|지침)(?:에 따라|대로|상|은|는|에서는)";
