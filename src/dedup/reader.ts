import { OPEN_RELATION } from "./data/concepts.js";
import { type Clause, type Frame, NOUN, POLAR, type Side, type Word } from "./frame.js";
import { detectLanguage, type Language } from "./language.js";
import { MAX_CHARS } from "./lex.js";
import { type Entry, lexicon, type Role } from "./lexicon.js";
import { type Token, tokenize } from "./tokens.js";

const SECONDS: Record<string, number> = {
  millisecond: 0.001,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};
const LIGHT = 0.25;

const AUXILIARY =
  /^(?:is|are|was|were|be|do|does|did|must|should|can|could|may|might|will|would|shall|has|have|had|to|ca|wo|user|agent|please|need|dare|also|still|but)$/;

/** Articles that are also the number, in front of a unit of time; "a second" in English means "per". */
const ONE = /^(?:una?|une|uma?|eine[rnms]?)$/;
const UNLESS = /^(?:unless|除非)$/;
const ARTICLE = /^(?:the|der|die|das|el|la|los|las|le|les|il|lo|gli|o|os|as)$/;
const AND = /^(?:and|und|et|y|e|и|а|i|a|oraz|그리고|并且|且)$/;

let openWords: Set<string> | undefined;

/** Reads the head of a text into a frame. Pure; linear in the length of the text. */
export function readFrame(text: string): Frame {
  return new Reader(text.slice(0, MAX_CHARS)).frame();
}

/** Walks through the tokens of a sentence and notes for each word how it stands in it. */
class Reader {
  private readonly tokens: Token[];
  private readonly words: Word[] = [];
  private clauses: Clause[] = [{ parity: 0 }];
  private negated = false;
  private narrow = false;
  private value = false;
  private prep = false;
  private side: Side = "";
  private runStart = 0;
  private clauseStart = 0;
  private andAt = 0;
  private readonly language: Language;
  private readonly foreign: boolean;
  private wishes = false;
  private open = false;
  private lastToken: Token["kind"] = "break";
  private lastPreposition = "";
  private afterBe = false;
  private before = "";
  private problem = false;
  private prefers = "";
  private modal: Frame["modal"] = "";

  constructor(private readonly text: string) {
    this.tokens = tokenize(text);
    this.language = detectLanguage(text.toLowerCase());
    this.foreign = this.language.foreign;
  }

  frame(): Frame {
    for (let i = 0; i < this.tokens.length; i++) {
      this.before = this.tokens[i - 1]?.low ?? "";
      this.take(i);
      const token = this.tokens[i];
      this.lastToken = token?.kind ?? "break";
      this.afterBe = token?.entry?.role === "copula" || /^(?:been|got|now|already|finally)$/.test(token?.low ?? "");
    }
    // Where nothing weighs much, the little there is must decide ("Generated files may be edited").
    for (const least of [NOUN, LIGHT]) {
      if (!this.words.some((word) => word.weight >= 0.5)) {
        for (const word of this.words) if (word.weight >= least) word.weight = 1;
      }
    }
    let weight = 0;
    for (const word of this.words) if (word.weight >= 0.5) weight += word.weight;
    return {
      text: this.text
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
        .trim(),
      words: this.words,
      clauses: this.clauses,
      weight,
      foreign: this.foreign,
      problem: this.problem,
      prefers: this.wishes,
      open: this.open,
      modal: this.modal,
    };
  }

  private take(i: number): void {
    const token = this.tokens[i];
    if (token === undefined) return;
    if (token.kind === "break") {
      this.startClause();
      return;
    }
    if (UNLESS.test(token.low) && this.negated) {
      // "not … unless" is "only … if".
      this.turn();
      this.push({ key: "all", weight: LIGHT, flip: 1, known: true });
    } else if (token.low === "out" && this.words[this.clauseStart]?.key === "keep") this.turn();
    else if (this.narrow && this.runStart === this.clauseStart && this.words.length > this.runStart) {
      // "Without the token the build …": a second article opens what is spoken about.
      if (ARTICLE.test(token.low)) this.narrow = false;
    }
    if (AND.test(token.low)) {
      this.andAt = this.words.length;
      // "A first and B second".
      if (this.words[this.words.length - 1]?.key === "first") this.side = "right";
    }
    switch (token.entry?.role) {
      case "stop":
        this.takeStop(i, token);
        break;
      case "person":
        if (this.words.length > this.clauseStart) this.push({ key: "user", weight: NOUN });
        break;
      case "break":
        // "não é mais": no longer, where French says "but".
        if (token.low !== "mais" || !this.language.portuguese) this.startClause();
        break;
      case "then":
        this.startClause();
        this.side = "right";
        break;
      case "preposition":
        this.takePreposition(i, token);
        break;
      case "copula":
        // "Run X" orders one step among others; it does not choose X for good.
        this.value = !(token.low === "run" && this.words.length === this.clauseStart);
        this.prep = false;
        this.runStart = this.words.length;
        break;
      case "negation":
        this.takeNegation(i, token);
        break;
      case "rejectRight":
        this.takeReject(i);
        break;
      case "rejectLeft":
        this.rejectLeft();
        break;
      default:
        this.takeWord(token);
    }
  }

  private startClause(): void {
    if (this.words.length > this.clauseStart || this.negated) {
      this.clauses.push({ parity: 0 });
      this.clauseStart = this.words.length;
    }
    this.negated = false;
    this.narrow = false;
    this.value = false;
    this.prep = false;
    this.side = "";
    this.prefers = "";
    this.runStart = this.words.length;
  }

  private takeStop(i: number, token: Token): void {
    if (token.low === "a" && this.foreign) {
      this.takePreposition(i, token);
      return;
    }
    if (/^(?:must|shall)$/.test(token.low)) this.modal = "must";
    else if (/^(?:may|might|can)$/.test(token.low)) this.modal = "may";
    if (/^(?:は|も|が|은|는|이|가|を|을|를|the|把)$/.test(token.low)) {
      this.runStart = this.words.length;
      if (/^[はがも은는이가]$/.test(token.low)) this.value = true;
    }
    if (token.low === "that" || token.low === "which") this.narrow = false;
    else if (/^(?:ne|n)$/.test(token.low) && this.language.french) this.negate();
  }

  private takePreposition(i: number, token: Token): void {
    const low = token.low;
    // German "all" in front of a noun, Italian "to the" elsewhere.
    if (low === "alle" && this.words.length === this.clauseStart && this.tokens[i + 1]?.kind === "word") {
      this.push({ key: "all", weight: LIGHT, known: true });
      return;
    }
    // Spelt like English words of another kind.
    if (!this.foreign && /^(?:do|we|su|po|pro|al|ai|au|da|de|des?)$/.test(low)) return;
    this.lastPreposition = low;
    if (/^(?:under|unter|bajo|sous|sotto|под|pod)$/.test(low) && this.tokens[i + 1]?.kind === "number") {
      this.push({ key: "at_least", weight: 1, flip: 1, known: true });
      return;
    }
    const opened = this.narrow && this.words.length > this.runStart;
    if (opened) this.narrow = false;
    if (this.language.switches && /^(?:から|에서)$/.test(low)) this.rejectLeft();
    if (
      /^(?:to|a|aux?|aos?|al|all|ai|agli|alle|alla|sobre|nad)$/.test(low) &&
      /^pr[ei]/.test(this.prefers) &&
      this.words.length - this.clauseStart > 1
    ) {
      this.narrow = true;
      this.runStart = this.words.length;
      return;
    }
    this.value = true;
    this.prep = true;
    this.runStart = this.words.length;
    if (/^(?:from|von|de|du|desde|da|dal|с|z|ze|从|由)$/.test(low)) {
      if (this.language.switches && this.followedByTo(i)) this.narrow = true;
      else if (this.side !== "right") this.side = "from";
    } else if (/^(?:to|into|zu|nach|a|à|para|на|в|do|to|auf|vers)$/.test(low)) {
      this.side = "to";
    } else if (this.side !== "right") this.side = "";
  }

  /** "from A to B": without a goal, "from" says where something comes from, not what was given up. */
  private followedByTo(i: number): boolean {
    for (let j = i + 1; j < this.tokens.length; j++) {
      const low = this.tokens[j]?.low ?? "";
      if (/^(?:to|auf|zu|nach|a|à|para|на|na|do|verso|改为|换成|迁移到|切换到|切换|移到)$/.test(low)) return true;
    }
    return false;
  }

  private takeNegation(i: number, token: Token): void {
    if (token.low === "no" && this.language.portuguese) {
      this.takePreposition(i, token);
      return;
    }
    if (token.low === "n" && !this.language.french) return;
    if (token.low === "ne" && !this.language.french && !this.language.czech && !this.foreign) return;
    const previous = this.tokens[i - 1];
    const contrast = /^(?:not|nicht|no|nao|pas|non|не|ne|nie)$/.test(token.low);
    if (contrast && previous !== undefined && this.words.length > 0) {
      const opens = previous.kind === "break" && this.clauses.length > 1 && !this.verbFollows(i);
      const inner =
        token.low === "not" && previous.kind !== "break" && !AUXILIARY.test(previous.low) && !previous.entry;
      if (opens || inner) {
        this.narrow = true;
        this.runStart = this.words.length;
        return;
      }
    }
    this.negate();
  }

  private verbFollows(i: number): boolean {
    const next = this.tokens[i + 1];
    return next?.entry !== undefined && (next.entry.role === "copula" || next.entry.role === "polar");
  }

  /** "never … without any" in most languages still negates once, so a clause is negated once. */
  private negate(): void {
    if (this.negated) return;
    this.splitAtAnd();
    this.negated = true;
    this.turn();
  }

  /** "… and must not …" denies what follows "and", not what stands in front of it. */
  private splitAtAnd(): void {
    const from = this.andAt;
    const since = this.words.slice(from);
    if (from <= this.clauseStart || since.some((word) => word.weight >= NOUN)) return;
    this.startClause();
    this.clauseStart = from;
    for (const word of since) word.clause = this.clauses.length - 1;
  }

  private turn(): void {
    const clause = this.clauses[this.clauses.length - 1];
    if (clause !== undefined) clause.parity = clause.parity === 1 ? 0 : 1;
  }

  private takeReject(i: number): void {
    const low = this.tokens[i]?.low;
    const next = this.tokens[i + 1];
    if (
      low === "over" &&
      (next?.kind === "number" || /^(?:https?|ssh|tcp|udp|tls|vpn|grpc|websocket|the)$/.test(next?.low ?? ""))
    ) {
      if (next?.kind === "number") this.push({ key: "at_least", weight: 1, known: true });
      this.value = true;
      this.prep = true;
      return;
    }
    // "than" compares sizes more often than wishes.
    if (/^(?:als|than|nez|niz|чем)$/.test(low ?? "") && !this.prefers) return;
    this.narrow = true;
    this.runStart = this.words.length;
  }

  private rejectLeft(): void {
    const from = this.runStart < this.words.length ? this.runStart : this.clauseStart;
    for (let j = from; j < this.words.length; j++) {
      const word = this.words[j];
      if (word !== undefined) word.narrow = true;
    }
    this.value = true;
    this.narrow = false;
    this.runStart = this.words.length;
  }

  private takeWord(token: Token): void {
    const entry = token.entry;
    if (token.low === "once" && this.words.length === this.clauseStart) return;
    if (entry === undefined) {
      this.takeUnknown(token);
      return;
    }
    if (entry.role === "polar") {
      if (entry.flip === 1) {
        this.turn();
        if (entry.id === "work") this.problem = true;
      }
      if (entry.id === "like") this.wishes = true;
      if (/^(?:pr[eé]f|rather|lieber|bevorzug|radej|upredn|predn|wol[ie]|предпоч|лучше)/.test(token.low))
        this.prefers = token.low;
      this.note(entry.id);
      this.prep = false;
      this.push({ key: entry.id, weight: POLAR, known: true });
      return;
    }
    // A lone letter is a unit only behind a number; elsewhere it is an elided article ("d'intégration").
    if (token.low.length === 1 && token.kind === "word" && this.lastToken !== "number" && !token.proper) return;
    this.note(entry.id);
    if (entry.id === "directory") this.nameLast();
    if (SECONDS[entry.id] !== undefined && this.pushTime(entry)) return;
    this.push({
      key: entry.id,
      weight: entry.id === "1" ? NOUN : token.proper && !this.foreign ? 1 : weightOf(entry.role),
      known: true,
      flip: entry.flip,
      over: entry.flip === 1 && this.isOver(entry.id, token.low),
      valueClass: entry.valueClass,
      kind: entry.role === "number" ? "number" : token.kind,
      proper: token.proper || entry.role === "value",
    });
    if (entry.id === "before") this.side = "right";
  }

  private takeUnknown(token: Token): void {
    const { low, kind } = token;
    if (low === "off" && kind === "word") {
      // "is off", "defaults to off"; elsewhere it is no more than a particle.
      if (/^(?:is|are|was|were|be|to|stays?|defaults?|turned|switched)$/.test(this.before)) this.turn();
      return;
    }
    if (kind === "cjk" || kind === "hangul") {
      const kana = /^[\u3040-\u309f]+$/.test(low);
      if (kana && low.length < 3) return;
      this.push({ key: low, weight: kana || low.length === 1 ? 0.3 : 1, kind });
      return;
    }
    if (this.language.czech && /^ne[a-z]{4,}$/.test(low)) {
      this.negate();
      const bare = low.slice(2);
      const entry = lexicon().get(bare) ?? lexicon().inflected(bare);
      if (entry === undefined) this.push({ key: bare, weight: 1, kind, proper: token.proper });
      else this.takeWord({ ...token, low: bare, entry });
      return;
    }
    if (kind === "word" && !token.proper && low.length < 4 && !(this.foreign && token.long === true)) {
      // Most short words of other languages are glue that no list here names.
      if (low.length > 1 && !this.foreign) this.push({ key: low, weight: 1, kind, short: true });
      return;
    }
    if (this.language.french && this.negated && /^(?:plus|rien|aucune?|guere)$/.test(low)) return;
    this.push({ key: low, weight: 1, kind, proper: token.proper, exact: token.exact === true });
  }

  /** A span of time in seconds, so that "1 minute" and "60 s" are one. */
  private pushTime(entry: Entry): boolean {
    if (ONE.test(this.before)) this.push({ key: "1", weight: 1, kind: "number", proper: true, known: true });
    const last = this.words[this.words.length - 1];
    const factor = SECONDS[entry.id];
    if (last?.kind !== "number" || factor === undefined || !/^[\d.]+$/.test(last.key)) return false;
    last.key = String(Number((Number(last.key) * factor).toFixed(6)));
    last.exact = true;
    this.push({ key: "second", weight: 1, known: true, valueClass: entry.valueClass });
    return true;
  }

  /** The word in front of "folder" is its name, however common a word it is elsewhere. */
  private nameLast(): void {
    const last = this.words[this.words.length - 1];
    if (last === undefined || last.index < this.clauseStart || last.kind === "cjk" || last.kind === "hangul") return;
    Object.assign(last, { weight: 1, proper: true, value: true });
  }

  private isOver(id: string, low: string): boolean {
    if (id === "open") return this.foreign || (/ed$/.test(low) && this.afterBe);
    return id === "keep" && (/^已|済/.test(low) || (/ed$/.test(low) && this.afterBe));
  }

  private note(id: string): void {
    openWords ??= new Set(OPEN_RELATION.split(/\s+/));
    if (openWords.has(id)) this.open = true;
    if (id === "error" || id === "bug") this.problem = true;
  }

  private push(word: Partial<Word> & { key: string; weight: number }): void {
    if (this.language.german && word.proper === true && word.kind === "word" && !((word.valueClass ?? -1) >= 0))
      word.proper = false;
    this.words.push({
      clause: this.clauses.length - 1,
      index: this.words.length,
      narrow: this.narrow,
      flip: 0,
      kind: "word",
      valueClass: -1,
      value: this.value,
      prep: this.prep ? this.lastPreposition : "",
      proper: false,
      known: false,
      short: false,
      side: this.side,
      over: false,
      exact: false,
      ...word,
    });
  }
}

function weightOf(role: Role): number {
  return role === "general" ? LIGHT : role === "noun" ? NOUN : 1;
}
