/* How a sentence begins that thinks aloud: each language a line, in small letters. */
export const THINKS = [
  "hmm+|wait[,.—-]|(?:but|oh|no),? wait[,. ]|ok(?:ay)?,? so (?!(?:i|we) (?:\\p{L}{2,12}(?:ed|pt)|chose|went|took|left|put|made|split) |(?:the |all |every )?(?:\\p{L}{1,20} ){1,3}(?:now|uses|must|always|never) )|let me think|let['’]s (?:think|see)[,. ]|i wonder ",
  "espera[,.]|a ver[,.]|déjame pensar|deixa(?:-me)? (?:eu )?pensar|deixa ver|peraí",
  "attends[,.]|voyons|aspetta[,.]|vediamo[,.]|fammi pensare|laisse-moi réfléchir",
  "moment mal|warte[,.]|mal überlegen|lass mich (?:nach|über)",
  "хм+|стоп[,.]|погоди|подожди[,.]|дай(?:те)? подума",
  "hm+[,.]|počkat|moment[,.]|zamysl",
];
export const THINKS_UNSPACED =
  "嗯[，,。…]|等等[，,。]|等一下[，,]|不对[，,]|让我想|うーん|待って|えーと|いや[、,]待|음[,.…]|잠깐[,.만]|어디 보자";
