/**
 * What the words of a language say about a sentence. Each class is a list of phrases in lower case, parted by `|`;
 * a phrase ending in `*` matches as the beginning of a word.
 */
export interface Language {
  /** One thing taken over another. */
  contrast: string;
  cause: string;
  /** Settled on, adopted, agreed, or held to one thing alone. */
  choose: string;
  /** Verbs of changes made: added, fixed, removed. */
  change: string;
  /** Put back as it was, taken away, or made one of several: what gives something up was weighed. */
  revert: string;
  /** Left as it is on purpose. */
  kept: string;
  avoid: string;
  pending: string;
  /** Changes that are in no commit or on no server yet. */
  unsaved: string;
  fail: string;
  /** Nouns of trouble: weaker than a failure. */
  problem: string;
  /** Says that there is nothing of the kind. */
  clear: string;
  success: string;
  concession: string;
  need: string;
  offer: string;
  /** Announcements of what is done at once. */
  narration: string;
  /** What comes after this task. */
  next: string;
  waiting: string;
  rule: string;
  convention: string;
  /** Verbs of how things are. */
  state: string;
  hypothesis: string;
  option: string;
  recommend: string;
  note: string;
  wish: string;
  preexisting: string;
  /** How an order or a question to the agent begins: what to do now, no lasting rule. */
  order: string;
  /** The agent or the user as subject. */
  self: string;
  you: string;
  /** The code base as subject. */
  project: string;
  /** How a report of what was done in this task begins, beside the verbs of `change`: past tense without a subject, or "I". */
  did: string;
  /** The same where the verb comes last: ends of clauses. */
  didLast: string;
  /** Takes back what was decided or done before: narrower than `revert`. */
  overrule: string;
  /** Before what was not taken. */
  insteadOf: string;
  /** Behind what was not taken. */
  insteadAfter: string;
  /**
   * What parts off behind a mark what was not taken ("kept as text, not as a number"): a pattern in small letters without
   * classes of Unicode, for every text is asked.
   */
  notThis: string;
  headings: {
    next: string;
    issues: string;
    summary: string;
    decisions: string;
    files: string;
    tests: string;
    notes: string;
    options: string;
  };
}
