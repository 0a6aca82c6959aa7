/*
 * Text that tells a model what to do instead of saying what is so. Each language: set aside what was said before; be
 * someone else now; keep it from the user. `~` stands for a short stretch within the sentence.
 */
export const INSTRUCTIONS: readonly string[] = [
  // English
  "(?<!\\p{L})(?:ignore|disregard|forget|override|overwrite|bypass|discard|neglect|skip)(?!\\p{L})~(?:previous|prior|above|earlier|preceding|foregoing|former|existing|other|all|any|your|system|safety|these|those|the user'?s)\\s~(?:instruction|prompt|direction|directive|guideline|rule|context|message|constraint|order|command|conversation|training)",
  "(?<!\\p{L})(?:ignore|disregard|forget) (?:everything|all|anything)(?: (?:above|before|prior|previous|said|told|you))",
  "(?<!\\p{L})you (?:must|shall|should|will|have to|need to) (?:now|immediately|henceforth|instead|always obey|obey)(?!\\p{L})",
  "(?<!\\p{L})you are (?:now|no longer|from now on|hereby) ",
  "(?<!\\p{L})(?:pretend (?:to be|you are|that you)|act as (?:if you|an? (?:unrestricted|evil|different|jailbroken|developer|root|admin|system|new))|do anything now|jailbreak)",
  "(?<!\\p{L})(?:new|updated|real|actual|hidden|secret) (?:system )?(?:instructions?|prompt|orders?) ?[:：]",
  "(?<!\\p{L})(?:reveal|print|show|repeat|output|leak|disclose|send|post|upload|exfiltrate)(?!\\p{L})~(?:your|the|all) (?:system prompt|hidden (?:prompt|instructions)|initial (?:prompt|instructions)|(?:api )?(?:keys?|tokens?|secrets?|credentials|passwords?)~(?:to|at) (?:https?|the (?:url|server|address)))",
  "(?<!\\p{L})(?:do not|don['’]t|never|without) (?:tell|telling|inform|informing|mention(?:ing)?(?: (?:this|it))? to|notify|notifying|alert|alerting|ask|asking) the (?:user|human|operator|developer)",
  // Chinese
  "(?:忽略|无视|無視|忽視|忽视|不要理会|不要理會|别管|忘记|忘掉|忘記|抛开|违背)~(?:之前|以前|以上|上面|先前|前面|前述|上述|此前|所有|全部|一切|系统|系統|你的|原有|现有)~(?:指令|指示|提示|规则|規則|命令|要求|约束|設定|设定|内容|對話|对话)",
  "(?:从|從)?(?:现在|現在|此刻)(?:开始|起|開始)?，?(?:你|您)(?:是|就是|必须|必須|要扮演|将扮演|不再)|(?:你|您)(?:现在|現在|必须立即|必須立即|必须马上|从现在)(?:是|起|开始|必须|必須|要|不再|执行|執行|立即)|(?:你|您)(?:必须|必須)(?:现在|現在|立即|马上|立刻|服从|服從)",
  "(?:不要|别|勿|不能|请勿)(?:告诉|告訴|告知|通知|提醒|让)(?:用户|用戶|使用者)",
  "(?:泄露|洩露|输出|輸出|显示|透露|公开)~(?:系统|系統)(?:提示|指令)",
  // Japanese
  "(?:これまで|今まで|以前|上記|前述|先ほど|先程|前|すべて|全て|あらゆる|システム)の?~(?:指示|命令|ルール|プロンプト|規則|指令|制約)(?:を|は|に)~(?:無視|忘れ|破棄|従わな|従うな|上書き)",
  "(?:今|いま|これ)から(?:は)?、?(?:あなた|君|お前)は|(?:あなた|君|お前)は(?:今|いま|これ)から|(?:あなた|君)は(?:今すぐ|直ちに|ただちに)~(?:必要|なければ|こと)",
  "ユーザーに(?:は)?(?:言わ|知らせ|伝え|教え|話さ|告げ)(?:ない|ず|るな|てはいけ)",
  // Korean
  "(?:이전|위의|앞의|앞선|기존|지금까지|모든|시스템)~(?:지시|명령|규칙|프롬프트|지침|내용)(?:사항)?(?:을|를|은|는|들을)?~(?:무시|잊|따르지|버려)",
  "(?:너는|당신은|넌) (?:이제|지금|지금부터|이제부터|반드시 지금)|(?:이제|지금)부터 (?:너는|당신은|넌)",
  "사용자에게~(?:알리지|말하지|전하지|보고하지) (?:마|말|않)",
  // Spanish
  "(?<!\\p{L})(?:ignor[ae]n?|olvid[ae]n?|descart[ae]|omit[ae]|desobede[cz]\\p{L}+|haz caso omiso de)(?!\\p{L})~(?:instrucciones|órdenes|reglas|indicaciones|directrices|mensajes)~(?:anterior(?:es)?|previas|previos|de arriba|del sistema|dadas|precedentes)|(?<!\\p{L})(?:ignora|olvida|ignore|olvide) tod[ao]s? ~(?:instrucciones|órdenes|reglas|anterior)",
  "(?<!\\p{L})(?:ahora eres|(?:a partir de|desde) ahora,? (?:eres|debes|actúas)|debes ahora|ahora debes|tienes que ahora)(?!\\p{L})|no (?:se )?lo? ?(?:digas|cuentes|informes|menciones)~(?:al|a la|del) usuari[oa]",
  // French
  "(?<!\\p{L})(?:ignor(?:e[zrs]?|ons)|oubli(?:e[zrs]?|ons)|néglige[zr]?|ne (?:tiens|tenez) pas compte|fais abstraction|faites abstraction)(?!\\p{L})~(?:instructions|consignes|règles|directives|ordres|messages)~(?:précédent|antérieur|ci-dessus|du système|système|reçu|donné)|(?<!\\p{L})(?:ignore[zr]?|oublie[zr]?) (?:toutes|tous|tout) ~(?:instructions|consignes|règles|ce qui précède)",
  "(?<!\\p{L})(?:(?:tu es|vous êtes) (?:maintenant|désormais|dorénavant)|(?:maintenant|désormais),? (?:tu es|vous êtes|tu dois|vous devez)|(?:tu dois|vous devez) (?:maintenant|désormais|immédiatement))(?!\\p{L})|ne (?:le )?(?:dis|dites|révèle[zs]?|mentionne[zs]?|préviens|prévenez)~pas~(?:à )?l['’]utilisat",
  // German
  "(?<!\\p{L})(?:ignorier(?:e|en|t)|vergiss|vergessen sie|missachte|verwirf|übergehe|umgehe)(?!\\p{L})~(?:vorherig|bisherig|vorig|obig|früher|alle|sämtlich|deine|system)\\p{L}*~(?:anweisung|instruktion|regel|befehl|vorgabe|anleitung|nachricht|prompt)",
  "(?<!\\p{L})(?:du bist|sie sind) (?:jetzt|nun|ab jetzt|ab sofort|nicht mehr) |(?<!\\p{L})(?:ab (?:jetzt|sofort)) (?:bist du|sind sie|musst du|müssen sie)|(?<!\\p{L})(?:du musst|sie müssen) (?:jetzt|nun|sofort)(?!\\p{L})|(?:sag|sage|verrate|erzähle|melde)~(?:dem|der) (?:nutzer|benutzer|anwender)\\p{L}*~(?:nicht|nichts)",
  // Russian
  "(?:игнорируй(?:те)?|проигнорируй(?:те)?|забудь(?:те)?|отбрось(?:те)?|не обращай(?:те)? внимания на)(?!\\p{L})~(?:предыдущ|прежн|прошл|все|всё|вышеуказанн|вышеизложенн|выше|системн|свои|ранее)\\p{L}*~(?:инструкц|указани|правил|команд|приказ|сообщени|промпт|подсказк)",
  "(?<!\\p{L})(?:(?:ты|вы) теперь|теперь (?:ты|вы)|отныне (?:ты|вы)|с этого момента (?:ты|вы)|(?:ты|вы) (?:должен|должна|должны|обязан|обязаны) (?:теперь|сейчас|немедленно))(?!\\p{L})|не (?:говори|сообщай|рассказывай|упоминай)(?:те)?~пользовател",
  // Portuguese
  "(?<!\\p{L})(?:ignor[ea]m?|esque[çc]a|desconsider[ea]|descart[ea])(?!\\p{L})~(?:instruções|ordens|regras|orientações|mensagens|diretrizes)~(?:anterior|prévi|acima|do sistema|dadas)|(?<!\\p{L})(?:ignore|ignora|esqueça) (?:todas|todos|tudo) ~(?:instruções|regras|anterior)",
  "(?<!\\p{L})(?:agora (?:você|tu) (?:é|és|deve)|(?:você|tu) (?:é|és|deve) (?:agora|imediatamente)|a partir de agora,? (?:você|tu) (?:é|és|deve))(?!\\p{L})|não (?:conte|diga|informe|avise|mencione)~(?:ao|o|a|à) (?:usuári|utilizador)",
  // Italian
  "(?<!\\p{L})(?:ignora(?:te|re)?|dimentica(?:te|re)?|trascura|scarta|non considerare)(?!\\p{L})~(?:istruzioni|regole|direttive|ordini|comandi|messaggi)~(?:precedent|prior|sopra|del sistema|di sistema|ricevut)|(?<!\\p{L})(?:ignora|dimentica) (?:tutte|tutti|tutto) ~(?:istruzioni|regole|preceden)",
  "(?<!\\p{L})(?:(?:ora|adesso|d['’]ora in poi),? (?:sei|tu sei|devi|siete)|(?:tu )?devi (?:ora|adesso|subito)|sei ora )(?!\\p{L})|non (?:dire|dirlo|informare|menzionare|rivelare)~(?:all['’]|l['’])utente",
  // Czech
  "(?<!\\p{L})(?:ignoruj(?:te)?|zapome[ňn](?:te)?|nevšímej(?:te)? si|přehlédni|neber(?:te)? v potaz)(?!\\p{L})~(?:předchozí|předešl|dosavadní|výše|všechn|veškeré|systémov|dřívější)\\p{L}*~(?:pokyn|instrukc|příkaz|pravid|zpráv)",
  "(?<!\\p{L})(?:(?:nyní|teď|odteď|od teď) (?:jsi|jste|musíš|musíte)|(?:jsi|jste) (?:nyní|teď|od teď)|(?:musíš|musíte) (?:teď|nyní|okamžitě))(?!\\p{L})|ne(?:říkej|sděluj|prozrazuj|zmiňuj)(?:te)?~uživatel",
];

/** Fetching code and running it unseen, in the shells people use. */
export const COMMANDS: readonly string[] = [
  "(?<![\\w-])(?:curl|wget|fetch|iwr|irm|invoke-webrequest|invoke-restmethod|base64|xxd)(?![\\w-])[^\\n]{0,300}\\|\\s{0,4}(?:sudo\\s{1,4}(?:-\\w{1,8}\\s{1,4}){0,3})?(?:env\\s{1,4})?(?:/(?:usr/)?bin/)?(?:ba|z|k|da|fi|c)?sh(?![\\w-])",
  "(?<![\\w-])(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)(?![\\w-])[^\\n]{0,300}\\|\\s{0,4}(?:sudo\\s{1,4})?(?:python[\\d.]{0,4}|node|perl|ruby|php|deno|bun|iex|invoke-expression|pwsh|powershell|cmd)(?![\\w-])",
  "(?:(?<![\\w-])(?:ba|z|da)?sh|source|eval|exec|\\.|iex|invoke-expression)\\s{1,4}[\"'(<$-][^\\n]{0,20}(?<![\\w-])(?:curl|wget|iwr|irm|invoke-webrequest)(?![\\w-])",
  "(?<![\\w-])rm\\s{1,4}-[a-z]{0,6}(?:rf|fr)[a-z]{0,6}\\s{1,4}(?:--no-preserve-root|[\"']?(?:/|~|\\$home)[\"']?/?\\*?(?:\\s|$|[;&|]))",
];

/** Who a forged turn could come from; `user` stands only for the marker, not for "the user prefers". */
export const SPEAKERS =
  "system|assistant|user|human|developer|system prompt|system message|sistema|asistente|usuario|système|utilisateur|benutzer|assistent|utente|assistente|usuário|systém|uživatel|система|ассистент|пользователь|系统|系統|助手|用户|用戶|システム|アシスタント|ユーザー|시스템|어시스턴트|사용자";

/** Marks of chat templates and of the memory's own frames. */
export const FRAME_MARKS =
  "={4,}|\\[session recovered\\]|<\\s{0,3}/?\\s{0,3}(?:workspace_memory\\w*|system|assistant|system[-_]\\w+|hot_session_state|memory)(?![\\p{L}\\p{N}])|<\\|[a-z_]{2,30}\\|>|\\[/?inst\\]|<</?sys>>|<(?:start|end)_of_turn>";
