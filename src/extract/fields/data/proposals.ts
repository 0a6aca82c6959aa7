/*
 * The main clause of what is only proposed stands in the conditional: "Moving the logs would save …", "lo más simple sería …". Each
 * language: English, Spanish, Portuguese, French, Italian, German, Russian, Czech. In small letters.
 */

/** Nouns that end like a verb of the conditional follow one of these. */
const NOUN =
  "(?<!(?<!\\p{L})(?:la|una|las|el|de|del|en|con|por|cada|esta|su|a|uma|as|da|na|em|com|o|um|do|le|un|du|al) )";

/** The verb; what would have been is the reason for something else. */
export const CONDITIONAL = [
  "(?:would|could|might|(?:i|we|you|it)['’]d) (?!(?:have|not have|never|no longer)(?![a-z]))",
  `${NOUN}(?:\\p{L}{2,18}aría|(?!\\p{L}{0,12}(?:qu|f|g|sug)ería)\\p{L}{1,18}ería|\\p{L}{1,18}(?:ir|dr)ía|habría)(?:n|mos)?(?!\\p{L})`,
  `${NOUN}(?:\\p{L}{1,18}aria|(?!querias?|quería)\\p{L}{1,18}eria|\\p{L}{2,18}iria)(?:m|mos)?(?!\\p{L})`,
  `${NOUN}\\p{L}{0,18}(?:er|dr|rr|ttr|aur|evr)(?:ais|ait|ions|aient)(?!\\p{L})`,
  "\\p{L}{1,18}(?:rebbe(?:ro)?|remmo|[ei]rei)(?!\\p{L})",
  "(?:würde|könnte|wäre|hätte|müsste|ließe|böte)n?(?!\\p{L})",
  "бы(?!\\p{L})",
  "(?:bych(?:om)?|by (?:šlo|bylo|se (?:dal[oaiy]?|hodilo|vyplatilo)|stálo)|(?:šlo|bylo|lepší|vhodné|stálo|dalo|hodilo|vyplatilo) by|mohl[aoi]? by)(?!\\p{L})",
];

/** In front of it these begin the clause of a reason, an aim or a condition, and the statement itself is real. */
export const NOT_MAIN =
  "that|which|who|whose|though|although|while|where|when|if|unless|how|what|whether|because|so|as|since|why|but|until|otherwise|que|quien|cual|donde|cuando|si|como|aunque|embora|porque|pues|pero|cómo|dónde|onde|quando|caso|senão|qui|dont|où|quand|lorsque|parce|car|puisque|bien qu|sinon|che|cui|dove|perché|poiché|anche se|sebbene|come|altrimenti|se|ma|dass|weil|wenn|da|wie|damit|sonst|denn|aber|falls|obwohl|котор\\p{L}{1,3}|что|чтобы|если|когда|где|как|потому|иначе|ведь|хотя|но|kter\\p{L}{1,3}|že|když|kdyby|pokud|kde|jak|protože|aby|jinak|ačkoli|i když|ale";

/** What it led to stands behind it: that was done. */
export const LED_TO =
  "so (?:i|we)|[,;] so|therefore|thus|hence|por eso|por lo que|así que|por isso|então|portanto|donc|c['’]est pourquoi|quindi|perciò|deshalb|daher|darum|also|поэтому|proto|tak jsem";

/** Behind these stands what was done in its place. */
export const BUT =
  "but|however|yet|still|nevertheless|pero|sin embargo|mas|porém|mais|cependant|pourtant|ma|però|tuttavia|aber|jedoch|doch|но|однако|ale|avšak";
export const BUT_UNSPACED = "但是?|不过|不過|[がけ]、|が、|지만";

/** How one option of several is told; chosen it is told with a word of choosing. */
export const ONE_OF = [
  "(?:one|another|the other|an?)(?: \\p{L}{3,12})? (?:option|possibility|alternative|approach|idea) (?:is|would|could|might)(?!\\p{L})|my (?:suggestion|proposal|idea) (?:is|would)",
  "(?:una|otra|uma|outra) (?:opción|posibilidad|alternativa|opção|possibilidade)|(?:une|l['’])(?: ?autre)? ?(?:option|possibilité|solution|alternative) (?:est|consiste)|(?:una|un['’]) ?(?:altra )?(?:opzione|possibilità|alternativa|soluzione) è",
  "(?:eine|andere) (?:option|möglichkeit|alternative) (?:ist|wäre)|(?:один|другой) (?:из вариантов|вариант)|(?:jednou|další|jinou) (?:z )?(?:možnost|variant|možností)",
];

/** How a proposal begins where words are not parted. */
export const PROPOSES_UNSPACED =
  "(?:建议|建議|不妨|最好|(?:我)?(?:会|會)?(?:考虑|考慮)|(?:也|还|還)可以|可以考[虑慮]|(?:更好|更简单|更簡單|另)的?一?(?:种|種|个|個)?(?:做法|方案|办法|辦法|选择|選擇|思路)(?:是|可能))";
/** How one ends where the verb stands last. */
export const PROPOSED_LAST =
  "(?:(?:と|のが|ほうが|方が)(?:よ|良|い)(?:い|さそう)(?:でしょう|です|と思います|かもしれません)?|一案です|(?:手|方法|案)もあります|(?:こと)?も(?:可能です|考えられます|できます)|をお?勧めします)|(?:좋(?:겠|을 것 같|을 듯|다고 생각)|방법도 있|수도 있|나을 것 같|것을 (?:추천|권장|제안))\\p{L}{0,6}";

/** How is told that an option was taken. */
export const TAKEN =
  /[✅✓✔☑]|\b(?:chosen|selected|picked|elegid|escolhid|choisi|gewählt|scelt|vybrán)|выбран|选定|選定|已选|已選|採用|采用|채택/iu;
