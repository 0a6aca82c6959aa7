/**
 * Words in front of a phrase that tell its part in what is said, in eleven languages; `_` stands for a space. A word may stand
 * in several lists: French "de" is "from" and "of", and only what follows from both is concluded.
 */
export const MARKS_IN_FRONT: Record<string, string> = {
  from: `from out_of off von vom aus ab desde de del d du des depuis da dal dall dalla dallo dai dagli dalle do dos das
    из от с со z ze od 从 自`,
  to: `to into onto toward towards an ans nach zu zum zur a al aux au à hacia para ao aos vers all alla allo ai agli alle verso
    в на к ко do na k ke 到 至 往 向 给 写入 同步到 发送到 进`,
  in: `in on at within inside im innerhalb en dentro em no na nos nas dans sur nel nell nella nello nei negli nelle su sul sulla
    в на внутри v ve na uvnitr w 在`,
  out: `outside outside_of beyond ausserhalb ausserhalb_von fuera_de fuera_del fora_de fora_do fora_da hors_de hors_du hors_des en_dehors
    fuori вне снаружи mimo vne poza`,
  by: `by von vom durch por pelo pela pelos pelas par da dal dall dalla dallo dai dagli dalle przez 由 被`,
  for: `for fur por para pour per для pro dla 为`,
  than: `than als que nez niz чем 比`,
  of: `of de del d du des do da dos das di dell della dello dei degli delle von`,
  object: `den einen a al 把`,
};

/** The same of Chinese, Japanese and Korean, where the word stands behind the phrase. */
export const MARKS_BEHIND: Record<string, string> = {
  from: `から 에서 부터 에게서`,
  to: `へ に まで 로 으로 에 에게 까지`,
  in: `で 中 里 内 の中で 에 에서 안에서 안에 안`,
  out: `外 之外 以外 밖 밖에서 밖에 외부`,
  by: `に によって により 에게 의해 에_의해`,
  than: `より よりも 보다 보다는`,
  of: `の 的 의`,
  subject: `が は も 이 가 은 는`,
  object: `を 을 를`,
};

/** Behind these in an active sentence nobody does anything to another: what a thing is, or what it runs on. */
export const STATES =
  "(?<!\\p{L})(?:is|are|was|were|be|runs?|ist|sind|war|es|son|sera|esta|estan|e|sao|est|sont|sono|je|jsou|jest|sa|это|должен|должна|должно|должны|是)(?!\\p{L})|—";

/** Forms of "be" and "become" that make a passive, and what makes one in Russian, Japanese and Korean. */
export const PASSIVE = [
  "\\b(?:is|are|was|were|be|been|being|gets?|got|by|wird|werden|wurden?|worden|es|son|sido|fue|fueron|ser|sao|foi|foram|pel[oa]s?|est|sont|ete|etre|par|viene|vengono|venire|sono|stat[aeio]|essere|je|jsou|byla?|bylo|byli|byly|budou|jest|sa|przez)\\b",
  "(?:ется|ются|ится|ятся|утся|лся|лась|лось|лись)(?!\\p{L})|\\p{L}{3}(?:ан|ен|ён)[аоы]?(?!\\p{L})",
  "[由被]|[さらかがたばまわ]れ(?:る|た|て|ま|な)|[되된될됐받당]",
];
