import { inSmallLetters, isWestern } from "../../text/small-letters.js";

/** No statement is read further. */
const LONGEST = 400;

/**
 * How what is only imagined, wished or told of others begins, language by language; "…, because it would break" is a reason.
 * In small letters.
 */
const OPENINGS = [
  "(?:if|had|were|unless) .{1,160}?\\b(?:would|could|might)\\b",
  "(?:maybe |perhaps )?(?:i|we|you|one)(?:['’]d| would| could| might)(?! (?:recommend|suggest))\\b",
  "(?:i|we) (?:had )?(?:almost|nearly)\\b|(?:i|we)(?:['’]m|['’]re| was| were| am| are| have been) (?:wondering|considering|thinking (?:about|of|whether))|(?:i|we) wish",
  '(?:the |our )?(?:users?|team|client|customer|reviewers?|maintainers?|he|she|they) (?:said|wrote|says|told (?:me|us)|asked|mentioned|replied)[:,]? ?["“«]',
  'si .{1,160}?ría(?:mos|n)?(?!\\p{L})|(?:yo |nosotros )?(?:habr|podr|usar|preferir|tendr|har|elegir|me gustar|deber)ía(?:mos)?(?!\\p{L})|casi (?:decid|uso|usé)|me preguntaba si|el usuario (?:dijo|escribió): ?["“«]',
  'se .{1,160}?(?:aria|eria|iria)(?:mos|m)?(?!\\p{L})|(?:eu |nós )?(?:ter|poder|usar|preferir|escolher|dever|gostar)(?:ia|íamos)(?!\\p{L})|quase decidi|eu me perguntava se|o usuário (?:disse|escreveu): ?["“«]',
  "si .{1,160}?(?:rait|rais|rions)(?!\\p{L})|(?:j['’]|je |nous |on )(?:aur|pourr|utiliser|préférer|choisir|devr|prendr|aimer)(?:ais|ait|ions)(?!\\p{L})|j['’]ai failli|je me demandais|l['’]utilisateur a (?:dit|écrit) ?: ?[\"“«]",
  "se .{1,160}?(?:erei|irei|rebbe|remmo)(?!\\p{L})|(?:io |noi )?(?:avr|potr|user|preferir|sceglier|dovr|mi piacer)(?:ei|ebbe|emmo)(?!\\p{L})|stavo quasi per|ho quasi deciso|mi chiedevo se|l['’]utente ha (?:detto|scritto): ?[\"“«]",
  '(?:wenn|falls) .{1,160}?(?:würde|hätte|könnte|wäre|müsste)n?(?!\\p{L})|(?:ich|wir|man) (?:hätte|würde|könnte|wäre)n?(?!\\p{L})|(?:ich|wir) haben? (?:mich|uns) (?:fast|beinahe|gefragt, ob)|der (?:nutzer|benutzer) (?:sagte|schrieb): ?["„“«]',
  'если бы |(?:я|мы) (?:бы|мог(?:ла|ли)? бы|чуть не|думал[аи]?, не)(?!\\p{L})|можно было бы|хотелось бы|пользователь (?:сказал|написал): ?["«“]',
  'kdyby(?:ch|chom)? |(?:(?:já|my|raději|spíš|mohli|mohl|mohla) ){0,2}(?:bych|bychom)(?!\\p{L})|málem |přemýšlel[ai]? jsem|uživatel (?:řekl|napsal): ?["„“]',
  '(?:如果|要是|假如|倘若).{1,80}?(?:我|我们|我們)(?:会|會|就|将|將|可以|可能)|(?:我|我们|我們)(?:本?可以|差点|差點|差一点|本想|本来想|本來想|在想|宁愿|寧願|更愿意|更願意)|(?:用户|用戶)(?:说|說|写道)[:：]? ?[「“"]',
  "ユーザー(?:は|が|曰く)[、,:：]?「|危うく",
  '사용자(?:가|는|:) ?["“「]|하마터면',
];

/** What is only imagined at the end, where the verb stands last. */
const ENDS =
  /(?:ところで(?:した|す)|だったでしょう|たはずです|か(?:と|どうか)(?:思|考え|迷|検討)[\p{L}]{1,12}|たかった(?:です)?|こともでき(?:ます|ました|た)|(?:했|었|았|였)을 (?:것|텐데)[\p{L}]{0,6}|뻔했[\p{L}]{0,4}|수도 있(?:습니다|었습니다|다)|고 싶었[\p{L}]{0,4}|(?:까|지) (?:고민|생각)[\p{L}]{1,10})[。.!！]?$/u;

const opens = inSmallLetters(`^[^\\p{L}]{0,4}(?:${OPENINGS.join("|")})`);

/** Whether a statement only imagines or wishes something, nearly did it, or quotes what another said. */
export function isUnreal(text: string): boolean {
  const said = text.slice(0, LONGEST);
  return opens(said) || (!isWestern(said) && ENDS.test(said));
}
