/*
 * How an order for one act begins, beside the words of `order` in the languages, which speak of other acts. A rule that holds
 * begins with what to use, keep, prefer or avoid. In small letters. European languages share most of these stems; an ending of one to
 * four letters keeps nouns out.
 */
export const ACT_STEMS =
  "inspec|inspekt|refa[ck]?tor|rifattor|configur|konfigur|instal|compar|vergleich|confront|migr|simplif|semplific|vereinfach|optimi|ottimizz|identifi|locali|extra|estra|konvert|extrah|convierte|resum|résum|riassum|resolv|résol|risolv|divid|dividi|reempla|rempla|sustitu|substitu|sostitu|ersetz|mejor|melhor|amélior|miglior|verbesser|limp|nettoy|bereinig|tradu|übersetz|přelož|porovn|zjednodu|nastav|nahra[dď]|rozděl|vylepš|prozkoum|refaktoruj|осмотр|отрефактор|настро|сравн|упрост|раздел|перевед|замен|откат|установ|улучш";
export const ACTS =
  "stage|refactor|convert|clean up|tidy up|make (?:an?|the)|draft|summari[sz]e|set ?up|undo|revert|replace|address|split|rework|restart|rebase|merge|extend|improve|translate|give me|help me|take a look|try|turn (?:the|this|it|our)|dame|ayúdame|me dê|me ajude|donne-moi|aide-moi|dammi|aiutami|gib mir|hilf mir|дай|помоги|попробуй|dej mi|pomoz|zkus";
export const ACTS_UNSPACED =
  "[请請]?(?:(?:检查|檢查|整理|清理|比较|比較|总结|總結|试)一下|重构|重構|撤销|撤銷|回滚|回滾|替换|替換|拆分|提取|转换|轉換|迁移|遷移|翻译|翻譯|简化|簡化|安装|安裝|重启|重啟|合并|合併|改进|改進|给我|給我)";
/** An order that ends a sentence, where the verb stands last. */
export const ACTS_LAST =
  "(?:リファクタ(?:リング)?|整理|比較|要約|特定|分割|移行|翻訳|インストール|再起動|マージ|改善|コミット|プッシュ)して(?:ください|くれ|ほしい)?|(?:리팩터링|정리|비교|요약|분리|추출|변환|번역|설치|재시작|병합|개선|커밋|푸시)(?:해|해 ?줘|해 ?주세요|하세요)";

/** Words of rules that keep an order to one thing or ask for it, and say nothing of when it holds. */
export const ONLY =
  "only|s[oó]lo|solamente|só|apenas|somente|seulement|uniquement|soltanto|nur|lediglich|jen|pouze|только|лишь";
export const ONLY_UNSPACED = "只|仅|僅|のみ|だけ|만(?= )|てください|해 ?주세요|하세요";
/** With these an order holds for every time, though they are no words of rules. */
export const EACH_TIME =
  "each|unless|only (?:when|if|after|with)|before (?:you )?(?:commit|push|merg)\\w*|cada|ogni|chaque|jede[snmr]?|кажд\\p{L}+|každ\\p{L}+";
export const EACH_TIME_UNSPACED = "每次|每个|每個|提交前|てから|たら|毎回|都度|마다|한 뒤에|다음에";
