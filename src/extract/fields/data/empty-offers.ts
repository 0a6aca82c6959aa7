/*
 * What an offer or a question speaks of that names no act, in small letters: "Let me know if you have questions", "Anything else?",
 * "Shall I go on?". Of a short one that is all there is.
 */
export const EMPTY_OFFER = [
  "(?:if|should|si|se|wenn|falls|если|pokud|des|altre) (?:.{0,24} )?(?:questions?|help|dudas?|preguntas?|dúvidas?|perguntas?|domande|dubbi|fragen|вопрос\\p{L}{0,2}|otázk\\p{L}).{0,12}$",
  "(?:any|some)thing (?:else|you)|precisa de ajuda",
  "^[^\\p{L}]{0,4}(?:\\p{L}{1,9}[ -]){1,6}(?:proceed|continue|go ahead|go on|contin(?:úe|uar|uo)|prosseguir|weitermachen|fortfahren|продолж\\p{L}{2,4}|pokračovat)[^\\p{L}]{0,4}$",
];

export const EMPTY_OFFER_UNSPACED =
  "(?:任何|其他|什么|什麼)(?:问题|問題|疑问|疑問|需要|可以[帮幫])|[帮幫]你[的吗嗎]|(?:我|要)(?:继续|繼續|开始|開始)[吗嗎]|哪[个個一种種]|ご?(?:不明|疑問|質問).{0,3}点?[がは]|[他ほ]か?に.{0,6}(?:手伝|あり)|(?:どの|どちら|どれ).{0,9}か[？?]|^.{0,7}(?:進めて|続けて)もよ|궁금한|질문이|도와드릴|(?:어느|어떤) .{0,14}까요|^.{0,5}(?:계속|진행).{0,3}까요";
