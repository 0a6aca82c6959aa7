import { bareNames } from "../text/code-names.js";

/** The courtesy that an offer begins with. */
const OPENING =
  /^(?:(?:if you (?:want|like|wish|prefer|agree)|if you(?:'|’)d like|si (?:quieres|lo deseas|prefieres)|se (?:quiser|preferir|vuoi|preferisci)|si (?:vous voulez|tu veux|vous le souhaitez)|jestli chceš|pokud chceš|если хотите|если нужно)\s?,\s?(?:next,? )?|如果[你您]?(?:愿意|需要|想)(?:的话)?[,，]\s?|(?:もし)?よろしければ[、,]?\s?|もしよければ[、,]?\s?)/iu;
/** An offer that is one without its opening: "I can …", or a step in the imperative or the infinitive. */
const ENGLISH = [
  /^(?:I|we)(?:(?:'|’)(?:ll|d)| (?:can|could|will|would))(?!\p{L})/iu,
  /^(?!(?:the|an?|th(?:is|at|ese|ose|ere|ey|en)|it|you|s?he|its?|my|your|our|their|i|we|all|both|some|any|no|not|now|here|in|on|at|with|for|to|of|by|as|and|or|let|next|i(?:'|’)\w+|we(?:'|’)\w+)(?![a-z])|[a-z]{2,20}(?:[^e]ed|ing|ly|[^s]s) )[a-z]{2,20} (?!(?:is|are|was|were|can|could|will|would|has|have|should)(?![a-z]))/,
];
const OTHERS = [
  /^(?:puedo|podemos|podr[ií]a(?:mos)?|posso|possiamo|potrei|je peux|nous pouvons|můžu|mohu|můžeme|могу|можем|можно)(?!\p{L})/iu,
  /^(?!(?:per|par|hier|ayer|sobre|entre|notre|votre|autre|sempre|siempre) )\p{Ll}{1,20}(?:[aeií]r|re|re|[aáeiyě]t|ть|ти|ться)(?:l[aeo]s?)? /u,
  /^(?:我|我们)(?:可以|能|会|来)|^可以/,
  /(?:ましょうか|できます|可能です|ください)[。？?]?$/,
];
/** What has to come first goes with the opening: without either, the step reads as one to take at once. */
const CONDITION =
  /(?<!\p{L})(?:once|after(?:wards)?|when(?:ever)?|if|unless|until|before|as soon as|provided|assuming|only|sobald|una vez|después|cuando|hasta|antes|salvo|si|depois|quando|até|caso|se|assim que|quand|lorsque|dès|après|avant|une fois|dopo|prima|appena|finché|až|jakmile|poté|když|pokud|jestli|если|когда|после|пока|как только|до того)(?!\p{L})|如果|之后|以后|后再|一旦|等|之前|たら|れば|なら|後に|てから|前に|까지|후에|면 /iu;

/** The number of an item whose list is gone, and pictographs before it; those that say how it stands are kept. */
const ADORNED =
  /^(?:(?:\(\d{1,3}\)|\d{1,3}[.)])\s+|（\d{1,3}）\s*|(?![✅✔☑✖❌✗✘❎🚫⛔❗❓🔴🟠🟡🟢])\p{Extended_Pictographic}\ufe0f?\s+){1,4}(?=\S)/u;

/**
 * The item in fewer words that say the same: names of code bare, files without folders, an offer without its courtesy,
 * no number or ornament in front.
 */
export function condense(item: string): string {
  const bare = bareNames(item).replace(ADORNED, "");
  const rest = bare.replace(OPENING, "");
  if (rest === bare || CONDITION.test(rest)) return bare;
  const forms = /^if you/i.test(bare) ? ENGLISH : OTHERS;
  if (!forms.some((form) => form.test(rest))) return bare;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
