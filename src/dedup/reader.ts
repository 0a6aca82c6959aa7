import { takeBound } from "./bounds.js";
import { endsCondition, opensCondition, thenFollows } from "./condition.js";
import { exceptions } from "./exceptions.js";
import { type Frame, LIGHT, NOUN, POLAR } from "./frame.js";
import { FrameDraft, SECONDS, weightOf } from "./frame-draft.js";
import { isLabel } from "./labels.js";
import { detectLanguage, type Language } from "./language.js";
import { MAX_CHARS } from "./lex.js";
import { type Entry, lexicon } from "./lexicon.js";
import { isOver } from "./over.js";
import { takePreposition } from "./preposition.js";
import { closesReason, opensReason } from "./reason.js";
import { takeReject } from "./reject.js";
import { isGlue, literalOf, type Token, tokenize } from "./tokens.js";
import { pushUnknown } from "./unknown-word.js";

const AUXILIARY =
  /^(?:is|are|was|were|be|do|does|did|must|should|can|could|may|might|will|would|shall|has|have|had|to|ca|wo|user|agent|please|need|dare|also|still|but)$/;

const OUT_OF = /^(?:out|out_of|away_from|fuera_del?|fora_d[eoa]|hors_d(?:e|u|es)|вне)$/;
const EXCEPT = /^(?:except|other_than|apart_from|ausser|excepto|salvo|exceto|sauf|кроме)$/;
const SPAN =
  /^(?:takes?|took|taking|needs?|lasts?|after|for|in|within|every|than|hold|expires?|about|around|roughly|almost|under|over)$/;
const UNLESS = /^(?:unless|除非)$/;
const ARTICLE = /^(?:the|der|die|das|el|la|los|las|le|les|il|lo|gli|o|os|as)$/;
const CLOCK = /^(?:as?|um|v|ve|в|alle)$/;
const MUST =
  /^(?:must|should|muss|mussen|soll|sollen|sollte|hay_que|debe\p{L}*|deve\p{L}*|doit|doivent|il_faut|faut|bisogna|нужно|надо|следует|должн\p{L}*|musi)$/u;
const AND = /^(?:and|und|et|y|e|и|а|i|a|oraz|그리고|并且|且)$/;

/** Reads the head of a text into a frame. Pure; linear in the length of the text. */
export function readFrame(text: string): Frame {
  return new Reader(text.slice(0, MAX_CHARS)).frame();
}

/** Walks through the tokens of a sentence and notes for each word how it stands in it. */
class Reader {
  private readonly tokens: Token[];
  private readonly draft: FrameDraft;
  private readonly language: Language;
  private readonly foreign: boolean;
  private lastToken: Token["kind"] = "break";
  private afterBe = false;
  private before = "";
  private beforeEntry: Entry | undefined;

  constructor(private readonly text: string) {
    this.language = detectLanguage(text.toLowerCase());
    this.foreign = this.language.foreign;
    this.tokens = tokenize(text, this.language);
    this.draft = new FrameDraft(this.language.german);
  }

  frame(): Frame {
    const excepted = exceptions(this.tokens, this.language.japanese);
    for (let i = 0; i < this.tokens.length; i++) {
      this.before = this.tokens[i - 1]?.low ?? "";
      this.beforeEntry = this.tokens[i - 1]?.entry;
      // "takes an hour", but "60 requests an hour".
      if (/^an?$/.test(this.before) && SPAN.test(this.tokens[i - 2]?.low ?? "")) this.before = "una";
      const token = this.tokens[i];
      const count = this.draft.words.length;
      this.draft.excepted = excepted[i] === true;
      this.take(i);
      if (token?.entry !== undefined) this.takeReason(i, token);
      // "im Ordner logs", "la carpeta dist": in English the name stands in front.
      const folder = this.foreign && token?.kind === "word" && this.tokens[i - 1]?.entry?.id === "directory";
      if (folder && this.draft.words.length > count) this.draft.nameLast(token.low);
      this.lastToken = token?.kind ?? "break";
      this.afterBe = token?.entry?.role === "copula" || /^(?:been|got|now|already|finally)$/.test(token?.low ?? "");
    }
    return this.draft.frame(this.text, this.foreign);
  }

  private takeReason(i: number, { low }: Token): void {
    if (opensReason(this.tokens, i)) this.draft.reason = this.foreign || low !== "car";
    else if (closesReason(this.tokens, i)) this.draft.closeAsReason();
  }

  private take(i: number): void {
    const token = this.tokens[i];
    if (token === undefined) return;
    if (token.kind === "break") {
      // German, Russian and Czech set a comma in front of every condition.
      const comma = token.low === ",";
      const goesOn = comma && opensCondition(this.tokens, i + 1, this.language) && this.draft.words.length > 0;
      if (!goesOn && (!comma || !this.draft.endCondition())) this.draft.startClause();
      return;
    }
    if (opensCondition(this.tokens, i, this.language)) this.draft.takeCondition();
    else if (endsCondition(this.tokens, i)) this.draft.closeAsCondition();
    const nobody = EXCEPT.test(token.low) && this.draft.words.length === this.draft.clauseStart;
    if ((UNLESS.test(token.low) || nobody) && this.draft.negated) {
      // "not … unless" is "only … if", "nobody except" is "only".
      this.draft.turn();
      this.draft.push({ key: "all", weight: LIGHT, flip: 1, known: true });
      if (nobody) return;
    } else if (OUT_OF.test(token.low) && this.keptOut()) {
      // "Keep X out of Y": X must not be in Y.
      this.draft.turn();
      this.draft.value = true;
      this.draft.prep = true;
      this.draft.lastPreposition = "in";
      this.draft.runStart = this.draft.words.length;
      return;
    } else if (this.narrowOpens()) {
      // "Without the token the build …": a second article opens what is spoken about, or any word behind a name.
      if (ARTICLE.test(token.low) || this.nameEnded()) this.draft.narrow = false;
    }
    if (AND.test(token.low)) {
      this.draft.andAt = this.draft.words.length;
      // "A first and B second".
      if (this.draft.words[this.draft.words.length - 1]?.key === "first") this.draft.side = "right";
    }
    if (token.low === "out" && this.foreign && this.beforeEntry?.id === "directory") {
      this.takeUnknown(i, token);
      return;
    }
    switch (token.low === "jest" && this.language.polish && !token.proper ? "copula" : token.entry?.role) {
      case "stop":
        this.takeStop(i, token);
        break;
      case "person":
        if (this.draft.words.length > this.draft.clauseStart) this.draft.push({ key: "user", weight: NOUN });
        break;
      case "break":
        // "não é mais": no longer, where French says "but"; "car" is "because" in French alone.
        if (token.low === "mais" ? !this.language.portuguese : token.low !== "car" || this.foreign)
          this.draft.startClause();
        break;
      case "then":
        if (token.low === "followed_by" && (this.afterBe || this.before === "not")) {
          // "Links are not followed by the crawler" tells no order.
          this.draft.push({ key: "follow", weight: LIGHT, known: true });
          this.draft.value = true;
          this.draft.prep = true;
          this.draft.lastPreposition = "by";
          break;
        }
        this.draft.startClause();
        this.draft.side = "right";
        break;
      case "preposition":
        takePreposition(this.draft, this.language, this.tokens, i);
        break;
      case "copula":
        // "Run X" orders one step among others; it does not choose X for good.
        this.draft.value = !(token.low === "run" && this.draft.words.length === this.draft.clauseStart);
        this.draft.prep = false;
        this.draft.runStart = this.draft.words.length;
        break;
      case "negation":
        this.takeNegation(i, token);
        break;
      case "rejectRight":
        takeReject(this.draft, this.tokens, i);
        break;
      case "rejectLeft":
        this.draft.rejectLeft();
        break;
      default:
        this.takeWord(i, token);
    }
  }

  /** The clause opens with what is not there, and that was named. */
  private narrowOpens(): boolean {
    const { narrow, runStart, clauseStart, words } = this.draft;
    return narrow && runStart === clauseStart && words.length > runStart;
  }

  private nameEnded(): boolean {
    const last = this.draft.words.findLast((word) => !isLabel(word));
    return last?.kind === "identifier" || last?.kind === "path" || (last?.literal ?? "") !== "";
  }

  private keptOut(): boolean {
    return this.draft.words.slice(this.draft.clauseStart).some((word) => word.key === "keep" && word.flip === 0);
  }

  private takeStop(i: number, token: Token): void {
    if (token.low === "a" && this.foreign) {
      takePreposition(this.draft, this.language, this.tokens, i);
      return;
    }
    if (this.draft.side === "right" && MUST.test(token.low)) this.draft.endOrder();
    if (/^(?:must|shall)$/.test(token.low)) this.draft.modal = "must";
    else if (/^(?:may|might|can)$/.test(token.low)) this.draft.modal = "may";
    if (/^(?:は|も|が|은|는|이|가|を|을|를|the|把)$/.test(token.low)) {
      this.draft.runStart = this.draft.words.length;
      if (/^[はがも은는이가]$/.test(token.low)) this.draft.value = true;
    }
    if (token.low === "that" || token.low === "which") this.draft.narrow = false;
    else if (/^(?:ne|n)$/.test(token.low) && this.language.french) this.draft.negate();
  }

  private takeNegation(i: number, token: Token): void {
    if (token.low === "no" && this.language.portuguese) {
      takePreposition(this.draft, this.language, this.tokens, i);
      return;
    }
    if (token.low === "没有" && this.draft.words.length === this.draft.clauseStart && thenFollows(this.tokens, i)) {
      // "没有 X 就 …": without X.
      this.draft.narrow = true;
      this.draft.runStart = this.draft.words.length;
      return;
    }
    if (token.low === "n" && !this.language.french) return;
    if (token.low === "ne" && !this.language.french && !this.language.czech && !this.foreign) return;
    const previous = this.tokens[i - 1];
    const contrast = /^(?:not|nicht|no|nao|pas|non|не|ne|nie)$/.test(token.low);
    if (contrast && previous !== undefined && this.draft.words.length > 0) {
      const opens = previous.kind === "break" && this.draft.clauses.length > 1 && !this.verbFollows(i);
      const inner =
        token.low === "not" && previous.kind !== "break" && !AUXILIARY.test(previous.low) && !previous.entry;
      if (opens || inner) {
        this.draft.narrow = true;
        this.draft.runStart = this.draft.words.length;
        return;
      }
    }
    this.draft.negate();
  }

  private verbFollows(i: number): boolean {
    const next = this.tokens[i + 1];
    return next?.entry !== undefined && (next.entry.role === "copula" || next.entry.role === "polar");
  }

  private takeWord(i: number, token: Token): void {
    const entry = token.entry;
    // "Just use X" is no more than "use X".
    if (/^(?:once|just)$/.test(token.low) && this.draft.words.length === this.draft.clauseStart) return;
    if (entry === undefined) {
      this.takeUnknown(i, token);
      return;
    }
    if (takeBound(this.draft, this.tokens, i)) return;
    const literal = literalOf(token);
    if (entry.role === "polar" && literal === "") {
      // "Ohne Cookie funktioniert …": what is missing was named.
      if (this.narrowOpens()) this.draft.narrow = false;
      const ifFails = entry.id === "work" && entry.flip === 1 && this.draft.inCondition;
      // "Instead of the deprecated X": X is denied once, not twice.
      if (entry.flip === 1 && !ifFails && !(entry.id === "current" && this.draft.narrow)) {
        this.draft.turn();
        if (entry.id === "work") this.draft.fail();
      }
      if (entry.id === "like") this.draft.wishes = true;
      if (/^(?:pr[eé]f|rather|lieber|bevorzug|radej|upredn|predn|wol[ie]|предпоч|лучше)/.test(token.low))
        this.draft.prefers = token.low;
      this.draft.note(entry.id);
      if (entry.id === "need") this.draft.endOrder();
      this.draft.prep = false;
      // "If the tests fail" denies nothing of the tests.
      this.draft.push({ key: entry.id, weight: POLAR, known: true, flip: ifFails ? 1 : 0 });
      return;
    }
    // A lone letter is a unit only behind a number; elsewhere it is an elided article ("d'intégration").
    if (token.low.length === 1 && token.kind === "word" && this.lastToken !== "number" && !token.proper) return;
    this.draft.note(entry.id);
    if (entry.id === "directory" && !isGlue(this.beforeEntry)) this.draft.nameLast(this.before);
    // "à 1 h", "v 1 hodinu": a time of day.
    if (entry.id === "hour" && this.foreign && CLOCK.test(this.tokens[i - 2]?.low ?? "")) return;
    if (SECONDS[entry.id] !== undefined && this.draft.pushTime(entry, this.before)) return;
    this.draft.push({
      key: entry.id,
      weight: entry.id === "1" ? NOUN : literal !== "" || (token.proper && !this.foreign) ? 1 : weightOf(entry.role),
      literal,
      known: true,
      flip: entry.flip,
      over: entry.flip === 1 && isOver(entry.id, token.low, this.foreign, this.afterBe),
      valueClass: entry.valueClass,
      kind: entry.role === "number" ? "number" : token.kind,
      proper: token.proper || entry.role === "value",
    });
    if (entry.id === "before") this.draft.takeOrder(token.kind);
    if (entry.id === "replace" && !this.afterBe && token.kind !== "hangul" && !this.language.japanese) {
      // "X replaces Y", "replace Y with X".
      this.draft.narrow = true;
      this.draft.runStart = this.draft.words.length;
    }
  }

  private takeUnknown(i: number, token: Token): void {
    const { low, kind, proper } = token;
    if (!this.language.czech || !/^ne[a-z]{4,}$/.test(low)) {
      pushUnknown(this.draft, this.language, this.tokens, i);
      return;
    }
    this.draft.negate();
    const bare = low.slice(2);
    const entry = lexicon().get(bare) ?? lexicon().inflected(bare, false);
    // "nemají", "nebylo", "nepoužívá": denied glue is a denial and nothing else.
    if (entry?.role === "copula") this.draft.value = true;
    else if (entry === undefined) this.draft.push({ key: bare, weight: 1, kind, proper });
    else if (entry.role !== "stop") this.takeWord(i, { ...token, low: bare, entry });
  }
}
