/*
 * Text that tells a model what to do instead of saying what is so. Each language: set aside what was said before; be
 * someone else now; keep it from the user. `~` stands for a short stretch within the sentence, `^` and `$` for the
 * beginning and the end of a word.
 */
export const INSTRUCTIONS: readonly string[] = [
  "^(?:ignore|disregard|forget|over(?:ride|write)|bypass|discard)$~(?:previous|prior|above|earlier|preceding|existing|other|all|any|your|system|safety|these)\\s~(?:instruction|prompt|direct|guideline|rule|context|message|constraint|order|command|conversation)",
  "^(?:ignore|disregard|forget) (?:everything|all|anything) (?:above|before|prior|previous|said|told|you)",
  "^you (?:must|shall|should|will|have to|need to) (?:now|immediately|instead|(?:always )?obey)$|^you are (?:now|no longer|hereby) ",
  "^(?:pretend (?:to be|you|that you)|act as (?:if you|an? (?:unrestricted|evil|root|admin|system|new))|do anything now|jailbreak)",
  "^(?:new|updated|real|hidden|secret) (?:system )?(?:instructions?|prompt|orders?) ?[:：]",
  "^(?:reveal|print|show|repeat|output|leak|send|post|upload|exfiltrate)$~(?:your|the|all) (?:(?:system|hidden|initial) (?:prompt|instructions)|(?:api )?(?:keys?|tokens?|secrets?|credentials|passwords?)~(?:to|at) http)",
  "^(?:do not|don['’]t|never|without) (?:tell|inform|mention|notify|alert|ask)(?:ing)?(?: (?:this|it))?(?: to)? the (?:user|human|operator|developer)",
  "^your (?:new|only|real|true) (?:task|job|goal|role|purpose|orders?|instructions?) |^(?:ignore|disregard|forget) what(?:ever)? you|^stop (?:following|obeying)~(?:rules|instructions)|^from now on,? you obey|^as an? (?:ai|assistant|language model),? you (?:must|are|will|shall)",
  "^(?:dear|note to(?: the)?|attention|hey) (?:ai|assistant|chatbot|claude|chatgpt|llm|language model)s?[,:!]|^(?:assistant|claude|chatgpt),? please$",
  // Leave that only the host can give.
  "^you (?:now )?have (?:full|all|root|admin|unlimited|unrestricted|complete|every) (?:permission|permissions|privileges?|rights?|authority|clearance|freedom)$|^(?:tienes|tem|hai|avete) (?:todos los |todas as |tutti i |pieni |il )?(?:permisos?|permissões|permessi|permesso) ?(?:total(?:es)?|completos?|completi)?$|^(?:tu as|vous avez) (?:tous les droits|toutes les (?:permissions|autorisations))$|^(?:du hast|sie haben) (?:alle rechte|volle (?:rechte|berechtigung(?:en)?))$|^(?:у (?:тебя|вас) (?:есть )?(?:все права|полные права|полное разрешение))$|^(?:máš|máte) (?:všechna|plná) (?:oprávnění|práva)$|[你您](?:现在|現在)?(?:有|拥有|擁有)(?:完全|全部|所有|一切)的?(?:权限|權限|许可)|あなたには?(?:全て|すべて|完全)の?権限|(?:당신은|너는|당신에게는) (?:모든|완전한) 권한",
  // Chinese, Japanese, Korean
  "(?:忽略|[无無忽][视視]|不要理会|不要理會|忘[记掉記])~(?:[之以先此]前|以上|上[面述]|前[面述]|所有|一切|全部|系统|系統|你的)~(?:指[令示]|提示|规则|規則|命令|要求|内容|对话)",
  "[你您](?:现在|現在)(?:是|起|开始|必须|必須|要)|[你您]必[须須](?:现在|現在|立即|马上|立刻|服从)|(?:从|從)?(?:现在|現在)(?:开始|起|開始)?，?[你您](?:是|就是|必须|必須|要扮演|不再)|(?:不要|别|请?勿|不能)(?:告[诉訴知]|通知)(?:用户|用戶|使用者)|(?:泄露|输出|輸出|显示|透露)~系[统統](?:提示|指令)",
  "(?:これまで|今まで|以前|上記|前述|前|すべて|全て|システム)の?~(?:指示|命令|ルール|プロンプト|指令)[をはに]~(?:無視|忘れ|破棄|従わ|上書き)|(?:今|これ)から(?:は)?、?(?:あなた|君)は|(?:あなた|君)は(?:今|これ)から|ユーザーには?(?:言わ|知らせ|伝え|教え)(?:ない|ず|るな)",
  "(?:이전|위의|앞의|앞선|기존|지금까지|모든|시스템)~(?:지시|명령|규칙|프롬프트|지침)~(?:무시|잊|따르지)|(?:너는|당신은|넌) (?:이제|지금)|(?:이제|지금)부터 (?:너는|당신은|넌)|사용자에게~(?:알리|말하|전하)지 (?:마|말|않)",
  // Spanish, Portuguese, Italian, French
  "^(?:ignor[ae]m?|olvid[ae]|descart[ae]|esque[çc]a|desconsider[ea]|dimentica|trascura)(?:te|re|n)?$~(?:instrucciones|instruções|istruzioni|órdenes|ordens|ordini|regole?|reglas|regras|direttive|indicaciones|mensajes|mensagens|messaggi|todo|tudo|tutto)~(?:anterior|previ|prévi|preceden|prior|arriba|acima|sopra|sistema)",
  "^(?:ignor[ae]|olvid[ae]|esqueça|dimentica) tod?[aoue]t?t?[aoie]?s? ~(?:instruc|instruç|istruz|órdenes|ordens|reg[lro])",
  "^(?:ahora|adesso|ora|agora|(?:a partir de|desde) (?:ahora|agora)|d['’]ora in poi),? (?:você |tu )?(?:eres|debes|sei|devi|siete|é|és|deve)$|^(?:debes|devi|deve|sei|é) (?:ahora|ora|adesso|agora)$|^(?:no|não|non) (?:se )?(?:lo )?(?:digas|cuentes|informes|conte|diga|informe|avise|dire|dirlo|informare)~(?:usuári|usuario|usuaria|utente)",
  "^(?:ignor|oubli|néglig)(?:e[zrs]?|ons)$~(?:instructions|consignes|règles|directives|ordres)~(?:précédent|antérieur|ci-dessus|système)|^(?:ignore|oublie)[zr]? tou(?:te)?s? ~(?:instructions|consignes|règles)|^(?:tu es|vous êtes|tu dois|vous devez) (?:maintenant|désormais)$|^(?:maintenant|désormais),? (?:tu|vous) (?:es|êtes|dois|devez)$|^ne (?:le )?(?:dis|dites|mentionne)~pas~utilisat",
  // German, Czech, Russian
  "^(?:ignorier(?:e|en|t)|vergiss|vergessen sie|missachte|umgehe)$~(?:vorherig|bisherig|vorig|obig|alle|deine|system)\\p{L}{0,20}~(?:anweisung|instruktion|regel|befehl|vorgabe|prompt)|^(?:du bist|sie sind|du musst|sie müssen) (?:jetzt|nun|ab (?:jetzt|sofort)|sofort)$|^ab (?:jetzt|sofort) (?:bist|sind|musst|müssen)|^(?:sage?|verrate|melde)$~de[mr] (?:be)?nutzer\\p{L}{0,20}~nicht",
  "^(?:ignoruj|zapome[ňn]|nevšímej si|přehlédni)(?:te)?$~(?:předchozí|předešl|dosavadní|výše|všechn|veškeré|systémov)\\p{L}{0,20}~(?:pokyn|instrukc|příkaz|pravid)|^(?:nyní|teď|odteď) (?:jsi|jste|musíš|musíte)$|^(?:jsi|jste|musíš|musíte) (?:nyní|teď)$|^ne(?:říkej|sděluj|prozrazuj)(?:te)?~uživatel",
  "(?:игнорируй|забудь|отбрось)(?:те)?$~(?:предыдущ|прежн|вс[её]|вышеуказанн|выше|системн|свои|ранее)\\p{L}{0,20}~(?:инструкц|указани|правил|команд|приказ)|^(?:ты|вы) теперь$|^(?:теперь|отныне|с этого момента) (?:ты|вы)$|^(?:ты|вы) (?:долж|обязан)\\p{L}{0,20} (?:теперь|сейчас)|не (?:говори|сообщай|рассказывай)(?:те)?~пользовател",
];

/** Fetching code and running it unseen, in the shells people use. */
export const COMMANDS: readonly string[] = [
  "(?<![\\w-])(?:curl|wget|fetch|iwr|irm|invoke-webrequest|invoke-restmethod|base64|xxd)(?![\\w-])[^\\n]{0,300}\\|\\s{0,4}(?:sudo\\s{1,4}(?:-\\w{1,8}\\s{1,4})?(?:-\\w{1,8}\\s{1,4})?(?:-\\w{1,8}\\s{1,4})?)?(?:env\\s{1,4})?(?:/(?:usr/)?bin/)?(?:ba|z|k|da|fi|c)?sh(?![\\w-])",
  "(?<![\\w-])(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)(?![\\w-])[^\\n]{0,300}\\|\\s{0,4}(?:sudo\\s{1,4})?(?:python[\\d.]{0,4}|node|perl|ruby|php|deno|bun|iex|invoke-expression|pwsh|powershell|cmd)(?![\\w-])",
  "(?:(?<![\\w-])(?:ba|z|da)?sh|source|eval|exec|\\.|iex|invoke-expression)\\s{1,4}[\"'(<$-][^\\n]{0,20}(?<![\\w-])(?:curl|wget|iwr|irm|invoke-webrequest)(?![\\w-])",
  "(?<![\\w-])rm\\s{1,4}-[a-z]{0,6}(?:rf|fr)[a-z]{0,6}\\s{1,4}(?:--no-preserve-root|[\"']?(?:/|~|\\$home)[\"']?/?\\*?(?:\\s|$|[;&|]))",
];

/** Marks of chat templates, of messages and tool calls as they travel, and of the memory's own frames. */
export const FRAME_MARKS: readonly string[] = [
  "={4}",
  "\\[session recovered\\]",
  "\\[[^[\\]\\n]{1,40}\\] ?last ?:",
  "<\\s{0,3}/?\\s{0,3}(?:workspace_memory|system[-_]\\w|(?:system|assistant|human|hot_session_state|memory)(?![\\p{L}\\p{N}]))",
  "<\\s{0,3}/?\\s{0,3}(?:\\w{1,12}:)?(?:tool_call|tool_response|tool_result|function_call|function_result|invoke name)s?(?![\\p{L}\\p{N}])",
  "<\\s?/\\s?(?:user|developer|instructions?|prompt)\\s?>",
  "(?<!\\p{L})begin (?:system|assistant|user)(?: (?:message|prompt)| ?-)",
  "<\\|[^<>|\\n]{1,30}\\|>",
  "\\[/?inst\\]",
  "<</?sys>>",
  "<(?:start|end)_of_turn>",
  "(?<![\\p{L}#])#{2,6} ?(?:instruction|response|prompt)s? ?:",
  "[\"']role\\\\{0,2}[\"']\\s{0,3}[:=]\\s{0,3}\\\\{0,2}[\"'](?:system|assistant|developer)",
  "role\\\\{0,2}[\"']?\\s{0,3}[:=]\\s{0,3}\\\\{0,2}[\"']?(?:system|assistant|developer|user|human)\\\\{0,2}[\"']?[,;]?\\s{0,3}\\\\{0,2}[\"']?content",
];
