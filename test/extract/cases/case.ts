/** Statements that belong in a list, and false friends: same words or form, another meaning. */
export interface Friends {
  yes: readonly string[];
  no: readonly string[];
}

export interface LanguageCases {
  /** A plain sentence that begins a closing message and belongs in no list. */
  opener: string;
  decisions: Friends;
  unfinished: Friends;
  nextSteps: Friends;
  facts: Friends;
  /** What a user writes: lasting rules, and orders or questions that look like them. */
  rules: Friends;
  /** A closing message, what its one line must name, what it must not begin with. */
  what: readonly (readonly [closing: string, wanted: string, unwanted: string])[];
}
