/*
 * How an agent that works tells what it takes, leaves out or lets stand: in the first person of the present or the future, often told by
 * the ending of the verb alone, or of the thing that stays. What it does next, and what it cannot see or know, is none. In small letters.
 */
export const OWN_CHOICES = [
  "i(?:['’]ll| will|['’]m)(?: change[^.]{2,40} only| (?:keep|leav|us(?:e|ing)|stick|tak|skip|drop|limit|stor|accept|not (?!sure|able))\\p{L}{0,12})|i won['’]t (?!be)|stays (?:un|as)\\p{L}{1,9}",
  // "no toco", "não mexo", "non verifico"
  "(?:no|não|non)(?: l[oaei]s?)? (?!ve[djo]|pued|poss|s[oeé]|trov|enc|ten[gh]|h[oa])\\p{L}{2,9}o|(?:dej|deix|lasci|descart|scart|manten[gh]|guard|evit|limit)o|descartei",
  "je n(?:e |['’])(?!trouv|arriv|pass)\\p{L}{3,9}e (?:pas|plus)|je (?:stocke|garde|laisse|retiens|conserve)|j['’]é(?:carte|vite)",
  "(?:nehme|lasse|behalte|verzichte|belasse|verwende|speichere) ich|ich (?:nehme|lasse|behalte|verzichte|belasse)|bleib(?:t|en) (?:un\\p{L}{5,12}|so|drin)",
  // "не трогаю", "nechávám"
  "не (?!зна|понима)\\p{L}{2,9}[аяую]ю|(?:оставля|выбира|убира|распределя)ю|бер[уё]м?|не ввожу",
  "(?:ne(?!v)\\p{L}{3,8}|nechá\\p{L}{0,2}|vynechá\\p{L}{0,2}|ruš|vol|omez|ulož)(?:ám|ím|uji|uju)|nechám|vynechám|použij[iu]",
];
export const OWN_CHOICES_UNSPACED =
  "我就?(?:[选選]|[采採]用|改用|保留|只[改用]|不[改动動加用做碰])|就[没沒]有?[做改加用]|照[样樣]|[るくうすむつ](?:方|ほう)に[しす]|(?:変え|使い|入れ|触り|足し)ません(?!か|で)|(?:は|のは)やめ|方が[得良い安]|ようにします|(?<!보이|되|나오|있)지 않습니다|지 않음|그대로 두";
