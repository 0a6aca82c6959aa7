/*
 * How an order for one act begins, beside the words of `order` in the languages, which speak of other acts. A rule that holds
 * begins with what to use, keep, prefer or avoid. In small letters, parted by `|`.
 */
export const ACTS: readonly string[] = [
  "inspect|stage|refactor|clean up|tidy up|make (?:an?|the)|draft|compare|summari[sz]e|identify|locate|set ?up|undo|revert|replace|address|resolve|split|extract|convert|migrate|translate|rework|simplify|install|restart|rebase|merge|cherry-pick|extend|improve|optimi[sz]e|give me|help me|take a look|try|turn (?:the|this|it)",
  "inspecciona|refactoriza|limpia|compara|resume|identifica|localiza|configura|deshaz|revierte|reemplaza|sustituye|resuelve|divide|extrae|convierte|migra|traduce|simplifica|instala|reinicia|fusiona|mejora|optimiza|dame|ayúdame|prueba",
  "inspecione|refatore|limpe|compare|resuma|identifique|localize|configure|desfaça|reverta|substitua|resolva|divida|extraia|converta|migre|traduza|simplifique|instale|reinicie|mescle|melhore|otimize|me dê|me ajude|ajude-me|tente|teste",
  "inspecte[zr]?|refactorise[zr]?|nettoie|nettoyez|compare[zr]?|résume[zr]?|identifie[zr]?|localise[zr]?|configure[zr]?|annule[zr]?|remplace[zr]?|résous|résolvez|divise[zr]?|extrais|extrayez|convertis|migre[zr]?|traduis|simplifie[zr]?|installe[zr]?|redémarre[zr]?|fusionne[zr]?|améliore[zr]?|optimise[zr]?|donne-moi|aide-moi|essaie|essayez",
  "ispeziona|rifattorizza|pulisci|confronta|riassumi|identifica|individua|configura|annulla|ripristina|sostituisci|risolvi|dividi|estrai|converti|migra|traduci|semplifica|installa|riavvia|unisci|migliora|ottimizza|dammi|aiutami|prova",
  "untersuche|refaktoriere|räum(?:e)? auf|bereinige|vergleiche|fasse|identifiziere|finde|richte|mache rückgängig|ersetze|löse|teile|extrahiere|konvertiere|migriere|übersetze|vereinfache|installiere|verbessere|optimiere|gib mir|hilf mir|versuche?|probiere?",
  "осмотри|отрефактори|почисти|сравни|подытожь|определи|настрой|откати|верни|замени|реши|раздели|вынеси|преобразуй|мигрируй|переведи|упрости|установи|перезапусти|слей|улучши|оптимизируй|дай|помоги|попробуй",
  "prozkoumej|refaktoruj|ukliď|vyčisti|porovnej|shrň|najdi|nastav|vrať|nahraď|vyřeš|rozděl|vytáhni|převeď|migruj|přelož|zjednoduš|nainstaluj|restartuj|sluč|vylepši|optimalizuj|dej mi|pomoz|zkus",
];
export const ACTS_UNSPACED =
  "请?(?:检查一下|重构|整理一下|清理一下|比较一下|对比一下|总结一下|定位|撤销|回滚|替换|拆分|提取|转换|迁移|翻译|简化|安装|重启|合并|改进|给我|试一下|试试)|請?(?:檢查一下|重構|整理一下|清理一下|比較一下|總結一下|撤銷|回滾|替換|拆分|提取|轉換|遷移|翻譯|簡化|安裝|重啟|合併|改進|給我|試一下|試試)";
/** An order that ends a sentence, where the verb stands last. */
export const ACTS_LAST =
  "(?:リファクタ(?:リング)?して|整理して|比較して|要約して|特定して|元に戻して|置き換えて|分割して|移行して|翻訳して|インストールして|再起動して|マージして|改善して|試して|コミットして|プッシュして)(?:ください|下さい|くれ|ほしい)?|(?:리팩터링|정리|비교|요약|되돌려|교체|분리|추출|변환|마이그레이션|번역|설치|재시작|병합|개선|커밋|푸시)(?:해|해 ?줘|해 ?주세요|하세요| ?부탁(?:해|드립니다))";

/** With these an order holds for every time. */
export const EACH_TIME: readonly string[] = [
  "always|never|each|every|whenever|any time|anytime|unless|from now on|in (?:the )?future|going forward|by default|only (?:when|if|after|with)|before (?:you )?(?:commit|push|merg|releas|deploy)\\w*|after (?:every|each|any)|do not|don['’]t",
  "siempre|nunca|cada|todos|todas|salvo|a partir de|en adelante|por defecto|antes de (?:hacer )?(?:commit|push)|cuando",
  "sempre|jamais|todo|toda|todos|todas|a menos|por padrão|antes de (?:fazer )?(?:commit|push)|quando",
  "toujours|jamais|chaque|sauf|désormais|dorénavant|par défaut|avant (?:de|tout|chaque)|quand|lorsque",
  "mai|ogni|tutti|tutte|a meno|d['’]ora in poi|per impostazione|prima di (?:ogni|fare)",
  "immer|nie|niemals|jede[snmr]?|jeweils|sofern|künftig|ab (?:jetzt|sofort)|standardmäßig|vor (?:jedem|dem) commit|wenn|falls",
  "всегда|никогда|кажд\\p{L}+|если|впредь|отныне|по умолчанию|перед (?:каждым|коммитом)|когда",
  "vždy|nikdy|každ\\p{L}+|pokud|odteď|příště|před (?:každým|commitem)|když",
];
export const EACH_TIME_UNSPACED =
  "每次|每个|每個|总是|總是|始终|始終|一律|不要|从不|今后|今後|以后|以後|默认|預設|提交前|必ず|常に|毎回|いつも|ないで|以後|コミット前|都度|てから|たら|항상|절대|매번|언제나|마다|하지 마|앞으로|커밋 전|한 뒤에|다음에";
