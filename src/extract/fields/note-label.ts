/** A label that only says that a remark follows. */
export const LABELLED_NOTE =
  /^(?:note|nota|remarque|hinweis|anmerkung|poznámka|примечание|注意|注|참고)(?: bene)?\s{0,2}[:：]\s{0,4}(?=\S)/iu;

/** The same, and one that says how much it matters: what is kept is kept for that. */
export const LABELLED_FACT =
  /^(?:note|nota|remarque|hinweis|anmerkung|poznámka|примечание|注意|注|참고|important|remember|reminder|caution|importante|recuerda|recordatorio|lembre-se|lembrete|rappel|à retenir|ricorda|promemoria|wichtig|merke|vorsicht|achtung|důležité|pamatuj|pozor|важно|помни(?:те)?|запомни(?:те)?|осторожно|внимание|重要|记住|記住|小心|要点|重要な点|중요|기억|주의)(?: bene)?\*{0,2}\s{0,2}[:：]\*{0,2}\s{0,4}(?=\S)/iu;
