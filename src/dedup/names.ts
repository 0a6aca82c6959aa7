import type { Lexeme } from "./lex.js";
import type { Lexicon } from "./lexicon.js";

const METHOD = /^(?:get|post|put|patch|delete|head|options)$/;
/** Short names of parts of the world: "us" is a word of English as well. */
const CODE = /^(?:eu|us|uk|uae|apac|emea|latam|cn|jp|kr)$/;
/** Letters that are words of their own where a sentence begins ("O cluster", "V CI", "И"). */
const WORD = /^[aeiouyvszkаеиоувскя]$/;
const IS =
  /^(?:is|was|are|has|does|can|must|should|may|will|ist|war|hat|muss|kann|es|esta|era|e|est|etait|doit|peut|je|byla?|jest|это|должен|может)$/;
const ARTICLE = /^(?:the|an?|our|your|each|every|both|den|der|die|das|dem|el|la|los|las|le|les|il|lo|o|os|as|um|uma)$/;
const OPTION = /^--?\p{L}/u;

/** Where the words that look like other words stand as names: "plan A", "GET /users", "the us bucket", "rm -rf /". */
export function markNames(lexemes: Lexeme[], known: Lexicon, english: boolean): Lexeme[] {
  if (!lexemes.some((l) => l.shape !== undefined || CODE.test(l.low))) return lexemes;
  const letters = lexemes.filter((l) => l.shape === "letter").length;
  return lexemes.flatMap((lexeme, i) => {
    const [before, next] = [lexemes[i - 1], lexemes[i + 1]];
    if (lexeme.shape === "root") return isRoot(lexeme, before, next, known) ? [lexeme] : [];
    const named =
      lexeme.shape === "letter"
        ? isLetter(lexeme, before, next, letters, english)
        : lexeme.shape === "capitals"
          ? isKeyword(lexeme, before, next, known)
          : isCode(lexeme, before, next, english);
    return [named ? asName(lexeme) : lexeme];
  });
}

/** As a name a word is typed as it stands, and no list is asked for it. */
export function asName(lexeme: Lexeme): Lexeme {
  return { ...lexeme, low: lexeme.low.toUpperCase(), kind: "identifier", proper: true, name: true };
}

/** Is this part of a compound ("EU-Bucket") the name of a part of the world? */
export function isRegion(low: string): boolean {
  return CODE.test(low);
}

function isLetter(
  { low, proper }: Lexeme,
  before: Lexeme | undefined,
  next: Lexeme | undefined,
  letters: number,
  english: boolean,
): boolean {
  // "5 V" is a unit, "I" a person.
  if (before?.kind === "number" || (english && low === "i")) return false;
  // A sentence may begin with "A" or "O": the name is followed by what it does.
  if (!proper) return IS.test(next?.low ?? "") || (WORD.test(low) ? english && letters > 1 : true);
  return !(low === "a" && next?.kind === "word" && next.proper && next.low.length > 1);
}

function isKeyword({ low }: Lexeme, before: Lexeme | undefined, next: Lexeme | undefined, known: Lexicon): boolean {
  // Among other words in capitals it is only loud.
  const loud = (l: Lexeme | undefined) => l?.shape === "capitals" && !METHOD.test(l.low);
  if (loud(before) || loud(next)) return false;
  if (METHOD.test(low)) return true;
  return next?.kind === "path" && /^(?:stop|copula|preposition)$/.test(known.get(low)?.role ?? "");
}

function isCode(
  { low, kind, code, shape }: Lexeme,
  before: Lexeme | undefined,
  next: Lexeme | undefined,
  english: boolean,
): boolean {
  if (kind !== "word" || code || !CODE.test(low)) return false;
  if (shape === "capitals" || !/^(?:eu|us)$/.test(low)) return true;
  if (low === "us") return !english || ARTICLE.test(before?.low ?? "");
  // "Eu" is "I" in Portuguese and "had" in French.
  const alone = before === undefined || before.kind === "break" || /^(?:que|quando|se|ai|ont|a)$/.test(before.low);
  return !alone || next?.kind === "cjk" || next?.kind === "hangul";
}

/** "/" behind an option or a preposition is the root, between two words it parts them. */
function isRoot({ low }: Lexeme, before: Lexeme | undefined, next: Lexeme | undefined, known: Lexicon): boolean {
  if (before === undefined) return false;
  if (OPTION.test(before.low)) return true;
  if (low !== "/" || next?.kind === "number") return false;
  const role = known.get(before.low)?.role;
  return role === "preposition" || role === "copula" || known.get(before.low)?.id === "remove";
}
