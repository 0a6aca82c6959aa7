/** How an agent says that it only read, compared or explained, in small letters. */
export const READ_ONLY =
  "i(?:['’]ve| have)? (?:re)?(?:viewed|compared|read through|went through|looked (?:at|through|over))|(?:he revisado|revisé|comparé|he comparado)|(?:revisei|comparei|analisei)|j['’]ai (?:relu|comparé|examiné|passé en revue)|ho (?:rivisto|esaminato|confrontato|letto)|ich habe .{1,60}(?:durchgesehen|geprüft|verglichen|angesehen|gelesen)|(?:я )?(?:просмотрел|изучил|сравнил|прочитал)а?|(?:prošel|prošla|porovnala?|zkontroloval|zkontrolovala|přečetl|přečetla)(?: jsem)?|(?:no|nothing|none) .{0,30}(?:was|were) changed|(?:no he|não|non ho) (?:cambiado|modificado|alterei|mudei|modificato) nada|(?:non ho modificato nulla)";
export const READ_ONLY_UNSPACED =
  "我?(?:已经?)?(?:审查|審查|评审|評審|对比|比较|看)了|(?:没有|沒有|未)修改任何|をレビューし(?:ました|た)|を(?:比較|確認)しました|(?:을|를) (?:검토|비교|리뷰)했습니다";
