/*
 * What a user says of the task at hand alone: each language a line, European ones first. In small letters.
 */

/** For the time being. */
export const FOR_NOW = [
  "for now|for the moment|at this point|this time|just this once|for this (?:task|change|step|pr|session)|in this (?:step|session)",
  "por esta vez|por ahora|de momento|por el momento|en este paso|para esta tarea",
  "por enquanto|por agora|desta vez|neste momento|nesta etapa|para esta tarefa",
  "pour l['’]instant|pour le moment|cette fois(?:-ci)?|à ce stade|pour cette tâche",
  "per ora|per adesso|per il momento|stavolta|questa volta|in questo passo",
  "vorerst|diesmal|erstmal|erst einmal|fürs erste|im moment|für diese aufgabe",
  "пока(?: что)?|на этот раз|на данном этапе|в этот раз",
  "prozatím|zatím|tentokrát|pro tuto chvíli",
];
export const FOR_NOW_UNSPACED =
  "这次|這次|暂时|暫時|目前先|现阶段|現階段|今回|とりあえず|ひとまず|現時点では|이번에는|이번엔|일단|당분간|지금은";

/** Not yet. */
export const NOT_YET = [
  "(?:do not|don['’]t|dont|not|no)(?: [\\p{L}\\d'’-]{1,16}){0,5} (?:just )?yet",
  "(?:todavía|aún) no|(?:no|nada de)(?: [\\p{L}\\d]{1,16}){1,4} (?:todavía|aún)",
  "ainda não|(?:não|sem|nada de)(?: [\\p{L}\\d]{1,16}){1,4} ainda",
  "pas encore",
  "non ancora|ancora niente|(?:non|niente)(?: [\\p{L}\\d]{1,16}){1,4} ancora",
  "noch (?:nicht|nichts|kein\\p{L}{0,2})",
  "ещё не|еще не",
  "zatím ne\\p{L}{2,16}|ještě ne\\p{L}{2,16}",
];
export const NOT_YET_UNSPACED =
  "先不要|先别|先別|先不|暂不|暫不|还不要|還不要|まだ[^。、]{1,20}(?:ないで|不要|しない)|아직[^.,]{1,20}(?:마|말)";

/** Read, look, plan, and nothing else; a clause of its own. */
export const ONLY_LOOK = [
  "(?:this is )?(?:strictly |just |only |for now )?(?:a )?(?:read[- ]only|plan(?:ning)?[- ]only|(?:review|analysis|research|discussion) only)|(?:just|only) (?:a |the |an |do a |make a |give me a )?(?:plan|review|analy[sz]e|analysis|read|look|planning|investigat\\p{L}{1,4}|research|discuss\\p{L}{0,4}|brainstorm\\p{L}{0,3}|thinking)",
  "s[oó]lo (?:el |un |la |una )?(?:plan|lectura|revisa|revisión|análisis|analiza|lee|mira|propuesta)",
  "(?:só|somente|apenas) (?:o |um |a |uma )?(?:plano|leitura|revise|revisão|análise|analise|leia|olhe|proposta)",
  "lecture seule|(?:juste|seulement|uniquement) (?:un |une |le |la |l['’])?(?:plan|lecture|revue|analyse|relecture|proposition|regarde)",
  "(?:sol[oa]|soltanto|solamente) (?:un |una |il |la |l['’])?(?:piano|lettura|revisione|analisi|analizza|leggi|guarda|proposta)",
  "nur (?:ein |einen |eine |den |die )?(?:plan|planung|lesen|lesend|review|analyse|analysieren|anschauen|prüfen|vorschlag)",
  "только (?:план|чтение|анализ|посмотри|прочитай|обзор|ревью|предложение)",
  "(?:jen|pouze) (?:plán|čtení|analýz\\p{L}|přečti|podívej|návrh|revize|revizi)",
];
export const ONLY_LOOK_UNSPACED =
  "只读|唯讀|只讀|(?:只|仅|僅)(?:做|需|要|写|寫)?(?:一个|一個)?(?:计划|計劃|规划|規劃|分析|评审|評審|讨论|討論|看|审查|審查)|(?:計画|分析|レビュー|調査|確認|読む|見る)(?:する)?だけ|(?:계획|분석|검토|리뷰|읽기|조사)만";

/** Nothing at all is to be changed. */
export const NO_CHANGE = [
  "(?:do not|don['’]t|dont|without) (?:chang|modify|edit|touch|writ)(?:e|ing)? (?:anything|any (?:files?|code)|the code|code)(?= ?(?:$|[,.;!)—–-]|please|at all|and |just ))",
  "no (?:modifiques|cambies|toques|edites|escribas) (?:nada|ningún (?:archivo|fichero)|(?:el )?código)(?= ?(?:$|[,.;!)]))",
  "não (?:altere|modifique|mexa|mude|edite|escreva) (?:em |o )?(?:nada|nenhum (?:arquivo|código)|código)(?= ?(?:$|[,.;!)]))",
  "ne (?:modifiez?|changez?|touchez?|écris|écrivez) (?:à )?(?:rien|aucun (?:fichier|code)|pas (?:au |le )?code)(?= ?(?:$|[,.;!)]))",
  "non (?:modificare|cambiare|toccare|scrivere|modifica|cambia) (?:niente|nulla|nessun (?:file|codice)|(?:il )?codice)(?= ?(?:$|[,.;!)]))",
  "(?:nichts|keine(?:n)? (?:dateien?|code)) (?:ändern|verändern|anfassen|bearbeiten|schreiben)|(?:ändere?|verändere|bearbeite|schreibe?) (?:nichts|keine(?:n)? (?:dateien?|code))(?= ?(?:$|[,.;!)]))",
  "ничего не (?:меняй|изменяй|трогай|правь|редактируй|пиши)(?:те)?(?= ?(?:$|[,.;!)]))|код не (?:меняй|трогай|пиши)(?:те)?",
  "nic (?:neměň|neupravuj|nepiš|neuprav|nesahej)(?:te)?(?= ?(?:$|[,.;!)]))",
];
export const NO_CHANGE_UNSPACED =
  "(?:不要|别|別)(?:修改|改动|改動|改|动|動|写|寫)(?:任何)?(?:东西|東西|文件|檔案|代码|程式碼|代碼)(?=[^\\p{L}]|$)|(?:何も|コードは)(?:変更|編集|修正|書か)(?:し)?ないで|아무것도 (?:수정|변경|고치|건드리)(?:하)?지";
