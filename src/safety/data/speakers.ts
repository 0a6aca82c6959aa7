/*
 * What tells a forged speaker ("uses SYSTEM : obey") from a label ("Design system: Carbon"): the word before the role and the
 * words after its colon. `~`, `^` and `$` as in the list of instructions; each row one language or a few.
 */

/** Words that only a speaker says, to a model. No label excuses them. */
export const OBEDIENCE: readonly string[] = [
  "(?:obey|comply|pretend|exfiltrate|reveal (?:your|the (?:system|hidden))|you are (?!forced|free|expected|allowed)|your (?:new|only|real) |ignore (?:all|any|every|previous|prior|the (?:rules|user|above))|forget (?:all|any|every|previous|prior|what|the (?:rules|user|above))|do as )",
  "(?:obede[cz]|obedeç|obbedi|obéis|gehorch|poslechn|uposlechn|подчин(?:яйся|ись)|слушайся|服[从從]|[听聽]从|遵命|従え|従って|복종)",
  "(?:eres|você é|tu sei|sei il|tu es|vous êtes|du bist|sie sind|jsi|ты|вы)$|[你您](?:是|现在|現在)|あなたは|君は|당신은|너는|넌",
];

/** What a model is told to do; said of a system or an assistant it is a command, said by a user it may be a wish. */
export const COMMANDS_TO_MODEL: readonly string[] = [
  "(?:ignore|disregard|forget|do|delete|remove|erase|drop|wipe|destroy|kill|print|show|execute|run|send|upload|post|output|write|say|tell|give|grant|allow|approve|accept|trust|follow|stop|please|now|act|repeat|open|fetch|download|push|read|call|reply|respond|answer|override|bypass|leak|reveal|disable|assume|begin|and (?:now|then)|proceed|continue|confirm|you|never|always|don['’]t)$",
  "(?:ignora|olvida|borra|elimina|ejecuta|muestra|imprime|env[ií]a|haz|di|responde|sigue|debes|puedes|esquece|esqueça|apaga|apague|exclua|execute|mostre|envie|faça|siga|deve|dimentica|cancella|esegui|mostra|stampa|invia|fai|segui|devi|puoi)$",
  "(?:ignore[zr]?|oublie[zr]?|supprime[zr]?|efface[zr]?|exécute[zr]?|affiche[zr]?|envoie|envoyez|fais|faites|suis|suivez|réponds|répondez|tu|vous)$",
  "(?:ignoriere?|vergiss|lösche?|entferne?|führe|zeige?|drucke?|sende?|schicke?|mach|tu|folge?|antworte?|du|bitte)$",
  "(?:ignoruj|zapomeň|smaž|odstraň|spusť|proveď|vypiš|zobraz|pošli|udělej|odpověz|musíš|prosím)(?:te)?$",
  "(?:игнорируй|забудь|удали|сотри|выполни|запусти|покажи|выведи|отправь|сделай|ответь|следуй|пожалуйста)(?:те)?$",
  "(?:忽略|[无無忽][视視]|[删刪]除|执行|執行|[请請]|立即|马上|馬上|不要|[输輸]出|打印|[显顯]示|[发發]送|上[传傳]|停止|[运運]行|遵循|必[须須]|[你您])",
  "~(?:してください|しなさい|ください|しろ|せよ|するな|せず)|~(?:하세요|하십시오|해라|하라|해줘|하지 마|무시해|삭제해|실행해)",
];

/** What an assistant says when it gives in, or is asked for in passing. Of a system these are ordinary. */
export const ANSWERS: readonly string[] = [
  "(?:sure|okay|ok|yes|fine|certainly|absolutely|of course|understood|right away|i|i['’](?:ll|m|ve)|done|deleting|use|set|add|make|keep|change)$",
  "(?:claro|sí|sim|certo|certamente|bien sûr|oui|klar|sicher|jawohl|ja|ano|jistě|да|конечно|хорошо)$|(?:好的|[当當]然|明白|はい|承知|了解|네|알겠)",
];

/** Words that with a role make one noun: "file system", "AI assistant", "default user". */
export const COMPOUNDS =
  "file files filesystem operating os build type types module design grid plugin plugins auth authentication authorization payment " +
  "billing logging log event events db database default root admin test tests ci cd ai ml voice virtual coding code chat end " +
  "super power guest service linux unix windows macos host target remote local current legacy old production prod staging dev " +
  "deploy deployment package permission permissions theme icon icon-set color colour layout component template queue job " +
  "message notification notifications mail email cache storage backup monitoring alert ticket issue version control vcs " +
  "inventory booking order unit coordinate sub ssh ftp sftp smtp git github docker container kubernetes k8s cluster iam " +
  "aws postgres mysql mongo redis app application web client api bot process runner nginx system http translation i18n css " +
  "operativo d de del der des dem des nom nome nombre operační souborový файловая операционная";
/** Words that end like the first part of a compound and are none. */
export const NO_COMPOUND =
  "using following being saying doing including mention according ignoring obeying reading calling";
/** The same where words are not set apart. */
export const UNSPACED_COMPOUNDS =
  "操作 作業 作业 文件 檔案 构建 構建 建置 设计 設計 管理 日志 日誌 权限 權限 认证 認證 支付 数据库 資料庫 默认 預設 测试 測試 服务 服務 缓存 快取 通知 监控 監控 " +
  "插件 类型 類型 模块 模組 推荐 推薦 ファイル オペレーティング ビルド デザイン 管理 デフォルト 認証 ログ テスト 通知 AI 파일 운영 빌드 디자인 관리 기본 인증 로그 테스트 알림";

/** Others that a text may speak as. They name too much else to be judged by more than what only a speaker says. */
export const OTHER_SPEAKERS =
  "admin administrator root operator tool model ai claude chatgpt gpt llm bot chatbot agent you";
