/** A label that only says that a remark follows. */
export const LABELLED_NOTE =
  /^(?:note|nota|remarque|hinweis|anmerkung|poznámka|примечание|注意|注|참고)(?: bene)?\s{0,2}[:：]\s{0,4}(?=\S)/iu;
