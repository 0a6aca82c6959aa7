/*
 * What a user says that holds for every task. Each language a line, in small letters.
 */

/** What may stand in front. */
export const POLITE = "please|bitte|por favor|s['’]il te plaît|per favore|пожалуйста|prosím|also|and|请|請";

/**
 * How an order begins that is for always: "Never commit to main". A verb behind it that tells how things are ("always fails",
 * "nunca funciona") is none of these.
 */
export const FOR_ALWAYS = [
  "(?:always|never(?! ?mind| forget(?! to))) (?!(?:the|an?|in|on|at|to|of|off|there|here|had|was|were|been|got|saw|seen|did|have|knew|broken?|empty|wrong|slow|null|undefined|true|false|red|green|going|again|been)(?!\\p{L}))\\p{L}{2,20}(?!\\p{L})(?<!(?<![eb])ed)(?<!(?<!s)s)",
  "(?:nunca|jamás) (?:me |te |le |l[oae]s? |se )?\\p{L}{1,18}[ae]s(?!\\p{L})|siempre (?:usa|utiliza|ejecuta|corre|lanza|pregunta|escribe|haz|pon|añade|agrega|comprueba|verifica|prueba|responde|contesta|mantén|deja|revisa)(?!\\p{L})",
  "nunca (?:faça|use|utilize|toque|mexa|commite|comite|envie|suba|altere|edite|apague|delete|rode|execute|instale|adicione|crie|mude|remova|dê)(?!\\p{L})|sempre (?:use|utilize|rode|execute|pergunte|escreva|faça|mantenha|responda|verifique|teste)(?!\\p{L})",
  "(?:ne |n['’])(?:\\p{L}{2,18}(?:e|s|ez)) jamais|(?:\\p{L}{2,18}(?:e|ez)|fais|mets|lis|réponds|écris) toujours|(?:ne )?(?:toujours|jamais) \\p{L}{2,18}(?:er|ir|re)(?!\\p{L})",
  "(?:non )?\\p{L}{2,18}[aei]re mai(?!\\p{L})|(?:usa|utilizza|esegui|lancia|chiedi|scrivi|fai|metti|aggiungi|verifica|prova|rispondi|mantieni) sempre|sempre (?:usare|eseguire|chiedere|scrivere|verificare)",
  "\\p{L}{2,18}(?:e|n sie) (?:bitte )?(?:immer|nie(?:mals)?)(?!\\p{L})|(?:immer|nie(?:mals)?) .{1,60}\\p{L}{2,18}en[.!]?$",
  "(?:никогда не|всегда) \\p{L}{2,18}(?:й|йте|и|ите|ь|ьте)(?!\\p{L})",
  "(?:nikdy ne|vždy )\\p{L}{2,18}(?:uj|ej|aj|i|te)(?!\\p{L})",
];
export const FOR_ALWAYS_UNSPACED =
  "(?:在|每次)?[^，。、,.]{1,14}(?:之?前|之?[后後])[，,]?(?:都|请|請)?(?:必须|必須|一定要|务必|務必|都要|要先)|(?:永远|永遠|千万|千萬|绝对|絕對)(?:不要|不能|别|別)|[^、。,.]{1,20}(?:前|後|とき|時)に?は?(?:、)?(?:必ず|絶対に)|(?:絶対に|決して)[^。]{1,40}(?:ないで|禁止|な[。！]?$)|[^.,]{1,20}(?:전에|후에|때)(?:는)? (?:반드시|항상|꼭)|(?:절대(?:로)?|항상|반드시) [^.]{1,40}(?:마(?:세요|라|십시오)?|하세요|해(?:라|요)?|사용)";

/** How a user names a lasting liking, or what the project goes by. */
export const PREFERS = [
  "i (?:always |really |much )?prefer (?!(?:if|that|you|this one|(?:your|the) (?:first|second|third|last|former|latter|other)|(?:option|variant|version|number|plan) ?(?:\\d|[a-d](?!\\p{L})))(?!\\p{L}))|we (?:always |only )?use (?!(?:the (?:first|second|third|other|old|new)|this|that|it|option)(?!\\p{L}))[^.,;]{2,40} (?:here|in this (?:repo|project|codebase))",
  "prefiero (?!(?:que|(?:la )?(?:primera|segunda|opción|variante)|es[ae]|est[ae])(?!\\p{L}))|aquí (?:siempre )?usamos",
  "(?:eu )?prefiro (?!(?:que|(?:a )?(?:primeira|segunda|opção|variante)|ess[ae]|est[ae])(?!\\p{L}))|aqui (?:sempre )?usamos",
  "je préfère (?!(?:que|la première|la deuxième|l['’]option|la variante|celui|celle|ça)(?!\\p{L}))|ici,? on utilise",
  "preferisco (?!(?:che|la prima|la seconda|l['’]opzione|la variante|quest[ao]|quell[ao])(?!\\p{L}))|qui usiamo",
  "ich bevorzuge (?!(?:(?:die|das|den) )?(?:erste|zweite|variante|option|version|vorschlag))|wir (?:nutzen|verwenden|benutzen) hier",
  "я предпочитаю (?!перв|втор|этот|эту|вариант)|у нас (?:здесь )?используется|здесь мы используем",
  "(?:já )?preferuji? (?!prvn|druh|tuhle|tohle|variant|možnost)|tady používáme",
];
export const PREFERS_UNSPACED =
  "我(?:更|比较|比較|一般|一向)?(?:喜欢|喜歡|偏好|倾向于?|傾向於?)(?![于於]?(?:第|这|這|方案|选项|選項|[前后後]者))|(?:我们|我們)(?:这里|這裡|这边|项目里?|專案)(?:都|统一|統一)?用|(?!\\d|番目|つ目|[a-d]案|[前後]者)[^。]{1,30}(?:の(?:ほう|方)が)?好みです|저는 (?!\\d ?번|[a-d] ?안|첫|두 번째|[전후]자)[^.]{1,40}(?:선호|좋아)|우리는 여기서 [^.]{1,30}(?:씁|사용)";
