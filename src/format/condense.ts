import { bareNames } from "../text/code-names.js";

/** What an offer begins with: that it is one shows in the rest of it. */
const OFFER =
  /^(?:(?:if you (?:want|like|wish|prefer|agree)|if you(?:'|’)d like|si (?:quieres|lo deseas|prefieres)|se (?:quiser|preferir|vuoi|preferisci)|si (?:vous voulez|tu veux|vous le souhaitez)|wenn (?:du|sie) (?:willst|möchtest|möchten|magst)|jestli chceš|pokud chceš|если хотите|если нужно)\s?,\s?(?:next,? )?|如果[你您]?(?:愿意|需要|想)(?:的话)?[,，]\s?|(?:もし)?よろしければ[、,]?\s?|もしよければ[、,]?\s?|원하시면[,]?\s?)/iu;

/** The item in fewer words that say the same: names of code bare, files without folders, an offer without its courtesy. */
export function condense(item: string): string {
  const bare = bareNames(item);
  const text = bare.replace(OFFER, "");
  return text === bare || text === "" ? bare : text.charAt(0).toUpperCase() + text.slice(1);
}
