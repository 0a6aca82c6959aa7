/*
 * Words that announce a secret. `password` labels are believed for any value, the others only for values that are no
 * plain word. Alternatives are patterns; letters match in either case.
 */
export const LABELS = {
  password:
    "pass[ _-]?(?:words?|phrase|code|wort|wd)|pass(?=[^a-z]|$)|pwd|pw(?=[^a-z]|$)|requirepass|identified by|kennwort|contrase[ñn]a|mot de passe|senha|palavra-passe|" +
    "frase[ -](?:de[ -])?(?:contraseña|senha)|phrase (?:secrète|de passe)|parola d'ordine|heslo|" +
    "парол[ья]|парольная фраза|кодовая фраза|密[码碼]|口令|密[码碼]短[语語]|通行[码碼]|パスワード|パスフレーズ|パスコード|" +
    "비밀\\s?번호|암호(?:문)?|패스워드|패스프레이즈|비번",
  pin: "pin(?:[ _-]?(?:code|number|nummer|num|no|码|碼|コード|번호|код))?|code pin|código pin|пин(?:-?код)?|핀\\s?번호|暗証番号",
  key:
    "keys?|schl(?:ü|ue)ssel|clave(?: de (?:la )?api| secreta| privada)?|cl[ée] (?:d['’])?api|clé(?: secrète| privée)?|chave(?: de api| secreta| privada)?|" +
    "ключ(?:а| api)?|[密金秘][钥鑰匙]|キー|鍵|키",
  token: "token|jeton|токен|令牌|トークン|토큰",
  secret: "secret|secreto|secrète|geheimnis|segredo|секрет|シークレット|시크릿",
  auth: "auth(?:orization)?|认证码|認証コード|인증\\s?코드",
  credentials:
    "credentials?|creds?|zugangsdaten|credenciales|identifiants|credenciais|учётные данные|учетные данные|凭[证據据]|憑[證据據]|認証情報|자격\\s?증명",
} as const;

export type LabelKind = keyof typeof LABELS;

/** Labels of the name in a pair of user name and password. */
export const USER_LABELS =
  "user[ _-]?(?:name|id)?|login|e-?mail|account|benutzer(?:name)?|usuario|nombre de usuario|utilisateur|nom d['’]utilisateur|identifiant|" +
  "usuário|nome de usuário|логин|имя пользователя|пользователь|用[户戶]名?|[账帳]号|[账帳]號|ユーザー名?|アカウント|사용자\\s?(?:이름|명)?|아이디";

/** Before `key`: what makes it a secret of a service … */
export const SECRET_KEY_PREFIX =
  "api|access|secret|private|auth|(?:en|de)crypt(?:ion)?|sign(?:ing)?|service|account|client|master|app|admin|license|shared|session|deploy|webhook|root|jwt|hmac|aes|storage|subscription|consumer|function|openai|anthropic|stripe|aws|azure";
/** … and what makes it a name or something public. */
export const PLAIN_KEY_PREFIX =
  "public|pub|primary|foreign|hot|cache|sort|partition|row|object|i18n|lookup|map|short ?cut|unique|index|group|publishable|config|locale|idempotency|hash|tur|mon";
/** Letters that may be glued before a label: `authtoken`, `apikey`. */
export const GLUED_PREFIX =
  "api|auth|access|secret|private|user|app|client|admin|root|jwt|bot|id|refresh|session|csrf|master";

/** What stands where a value would, and is none: types, nothings, words of a sentence. */
export const NO_VALUE =
  "string|str|text|varchar|number|int|bool|boolean|any|unknown|object|bytes|secretstr|null|undefined|none|nil|true|false|empty|required|optional|missing|invalid|incorrect|wrong|hidden|masked|redacted|the|an?|and|or|not|no|to|in|for|if|when|this|must|should|is|are|was|with|use|enter|see|from|your|n/a|todo|example|changeme|self|return|await|new|const|let";

/** Objects that hand out values in code: `process.env.X` is the name of a secret, not a secret. */
export const CODE_ROOT =
  "process|import|os|env|environ|self|this|req|request|res|ctx|context|config|settings?|options?|opts|props|args|params|form|data|user|body|secrets|vars|input|values?|state|event|payload|credentials?|z|schema|crypto|ENV";

/** Names with digits in them that are words of the trade. */
export const TRADE_WORDS =
  "(?:oauth|utf|sha|md|aes|[hrep]s|ed|base|x|v|http|ipv?|bcrypt|argon|ecdsa|iso|rfc|log|node|py|python|ec|s|k)-?\\d{1,5}[a-z]{0,3}";
