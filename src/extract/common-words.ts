/** Frequent words of the languages that say nothing about what a task was about. */
const COMMON =
  "the and for with that this from into have has had was were will would should could can are not but you your our its all any some more most only also then than when where which what who how why there here now new one two first next last after before about over under out off per via just still already each both other same such very these those they them their been being does did done make made use used using need needs get set add added fix fixed update updated changes change file files code line lines let see want please now like well good great here summary test tests pass passed passes run running build " +
  "que para con una uno los las del por como más pero sus este esta está son fue han hay todo todos sobre entre cuando donde " +
  "não uma dos das com por mais foi são está também sua seu isso esse essa pelo pela quando onde agora vou " +
  "les des une est pas pour dans sur avec qui que par plus ont été sont cette ces aux mais tout tous fait être vous nous " +
  "der die das und ist nicht mit für von auf ein eine einen dem den des als auch wird wurde sind noch bei nach über nur " +
  "che non per una con del della dei sono come più anche nel nella alla questo questa stato essere " +
  "jsou není byl byla bylo která které který pro jako také nebo ale tak ještě " +
  "что это как для все или при уже был была было были есть так его она они теперь чтобы если нет мне вас под";

let words: Set<string> | undefined;

export function isCommonWord(word: string): boolean {
  words ??= new Set(COMMON.split(" "));
  return words.has(word);
}
