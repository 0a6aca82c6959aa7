/*
 * How the verdict of a review begins: what the run decided is whether the work may go on. An order to approve something goes on
 * with what. In small letters.
 */
export const VERDICTS =
  "(?:review |overall |final )?verdict|bottom line|sign(?:ed)?[- ]off|lgtm|approved?(?=[,.:;!—–]|$| with| as is| as-is| pending| —| –)|request(?:ed|ing)? changes|veredicto|aprobado(?=[,.:;!]|$)|veredito|aprovado(?=[,.:;!]|$)|approuvé(?=[,.:;!]|$)|fazit|urteil|freigegeben(?=[,.:;!]|$)|verdetto|approvato(?=[,.:;!]|$)|вердикт|одобрено|verdikt|schváleno";
export const VERDICTS_UNSPACED =
  "(?:审查|審查|评审|評審)?(?:结论|結論|裁决|裁決)[:：是]|(?:批准|同意)合[并併]|(?:結論|判定|承認)(?:[:：は]|します)|(?:결론|판정)[:：은는]|승인(?:합니다|[:：])";
