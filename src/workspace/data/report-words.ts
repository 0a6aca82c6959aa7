import type { Phrases } from "../lexicon.js";

/*
 * What a report of work says in each language: verbs of what somebody did, what was done, when, and what comes next.
 * A report is true of one day; what it leaves behind in the code can be read there.
 */

/** Words between the beginning and the verb: who did it. */
export const DOER: Phrases = {
  en: "i|i've|we|we've|i have|we have|just|already|i just|we just",
  es: "hemos|he|ya|ya se ha|se ha",
  ru: "мы|я|уже|я уже|мы уже",
  pt: "eu|nós|já|eu já|foi|foram",
  fr: "j'ai|nous avons|on a|j'ai déjà|déjà",
  it: "ho|abbiamo|ho già|abbiamo già|già|è stato|è stata",
  cs: "už|již|byl|byla|bylo|byly",
};

/** Verbs of somebody who did something, at the beginning of a text. */
export const DID: Phrases = {
  en: "completed|finished|implemented|added|updated|fixed|reviewed|modified|merged|shipped|landed|refactored|rewrote|created|removed|deleted|renamed|moved|migrated|resolved|closed|deployed|released|upgraded|downgraded|introduced|extracted|converted|installed|cleaned up|wired up|bumped|tested|verified|committed|pushed|wrote|built|changed|tweaked|did|ran|made",
  zh: "完成|已完成|實現了|实现了|實作了|新增了|添加了|更新了|修復了|修复了|修正了|修改了|重構了|重构了|刪除了|删除了|合併了|合并了|修好了|解決了|解决了|已修復|已修复|已修正|已解決|已解决|已實作|已实现|已更新|已新增|已合併|已合并",
  es: "implementado|implementada|implementamos|implementé|añadido|añadimos|añadí|agregado|agregamos|agregué|actualizado|actualizamos|actualicé|corregido|corregimos|corregí|arreglado|arreglamos|arreglé|modificado|refactorizado|eliminado|eliminamos|terminado|terminamos|completado|fusionado|se corrigió|se corrigieron|se arregló|se arreglaron|se añadió|se añadieron|se agregó|se agregaron|se actualizó|se actualizaron|se implementó|se refactorizó|se modificó|se eliminó|se terminó|se completó|se fusionó",
  ru: "завершил*|закончил*|реализовал*|реализован|реализована|реализовано|добавил*|добавлен|добавлена|добавлено|добавлены|обновил*|обновлен|обновлён|обновлена|обновлено|исправил*|исправлен|исправлена|исправлено|исправлены|починил*|починен*|изменил*|удалил*|отрефактор*|сделал*|сделан|сделано|проверил*|выполнил*|переписал*",
  pt: "implementado|implementada|implementei|implementamos|adicionado|adicionada|adicionei|adicionamos|atualizado|atualizada|atualizei|atualizamos|corrigido|corrigida|corrigi|corrigimos|consertei|consertado|modificado|removi|removemos|refatorei|refatoramos|terminei|terminamos|concluí|concluído|concluída|mesclado|resolvido|resolvi",
  fr: "implémenté|ajouté|mis à jour|corrigé|réparé|modifié|fusionné|refactorisé|supprimé|renommé|terminé|achevé|résolu|déployé",
  it: "implementato|implementata|aggiunto|aggiunta|aggiornato|aggiornata|corretto|corretta|sistemato|sistemata|risolto|risolta|modificato|rimosso|eliminato|rifattorizzato|completato|completata|terminato|finito|unito",
  cs: "implementoval*|implementováno|přidal*|přidán|přidána|přidáno|přidány|aktualizoval*|aktualizováno|opravil*|opraven|opravena|opraveno|opraveny|upravil*|upraveno|sloučil*|sloučeno|smazal*|odstranil*|přejmenoval*|dokončil*|dokončeno|vyřešil*|vyřešeno|nasadil*|otestoval*|přepsal*|přesunul*",
};

/** Verbs at the end of a text, in languages that put them there. */
export const DID_LAST: Phrases = {
  zh: "已完成|已修復|已修复|已修正|已解決|已解决|已更新|已實作|已实现|已合併|已合并|修好了|修復了|修复了|修正了|完成了|解決了|解决了",
  ja: "実装した|実装しました|追加した|追加しました|更新した|更新しました|修正した|修正しました|直した|直しました|変更した|変更しました|削除した|削除しました|マージした|マージしました|完了した|完了しました|修正済み|対応済み|実装済み|リファクタリングした|リファクタリングしました",
  ko: "구현했다|구현함|구현했습니다|추가했다|추가함|추가했습니다|업데이트했다|업데이트했습니다|수정했다|수정함|수정했습니다|고쳤다|고쳤습니다|변경했다|변경했습니다|삭제했다|삭제했습니다|병합했다|병합했습니다|해결했다|해결했습니다|완료했다|완료함|완료했습니다|리팩터링했다|리팩토링했다|리팩터링했습니다",
  de: "behoben|gefixt|hinzugefügt|ergänzt|implementiert|umgesetzt|aktualisiert|fertiggestellt|abgeschlossen|erledigt|repariert|korrigiert|gemergt|zusammengeführt|refaktoriert|umgebaut|angepasst",
  ru: "исправлен|исправлена|исправлено|исправлены|добавлен|добавлена|добавлено|добавлены|реализован|реализована|реализовано|обновлена|обновлено|обновлены|завершена|завершено|починили|починил",
  cs: "opraven|opravena|opraveno|opraveny|přidán|přidána|přidáno|dokončen|dokončena|dokončeno|implementován|implementována|implementováno|vyřešen|vyřešena|vyřešeno|sloučen|sloučena|sloučeno",
};

/** What became of something, anywhere in a text. Removals and replacements are left out: they can be lasting facts. */
export const WAS_DONE: Phrases = {
  en: "has been fixed|have been fixed|was fixed|were fixed|is fixed now|is now fixed|has been implemented|have been implemented|has been added|have been added|has been completed|is complete now|has been merged|was merged|were merged|has been refactored|has been resolved|was resolved|were resolved|has been updated|have been updated",
  es: "ha sido corregid*|han sido corregid*|fue corregid*|fueron corregid*|se ha corregido|se han corregido|ha sido arreglad*|fue arreglad*|ha sido implementad*|se ha implementado|ha sido añadid*|se ha añadido|se han añadido|ha sido actualizad*|se ha actualizado|ha sido completad*|se ha completado",
  ru: "был исправлен|была исправлена|было исправлено|были исправлены",
  pt: "foi corrigid*|foram corrigid*|foi consertad*|foram atualizad*|foi concluíd*|foi resolvid*|foram resolvid*|foi mesclad*",
  fr: "a été corrigé*|ont été corrigé*|est corrigé*|a été réparé*|a été mis* à jour|ont été mis* à jour|a été terminé*|a été résolu*|ont été résolu*|a été fusionné*",
  it: "è stato corretto|è stata corretta|sono stati corretti|sono state corrette|è stato sistemato|è stata sistemata|è stato aggiornato|è stata aggiornata|è stato completato|è stata completata|è stato risolto|è stata risolta|sono stati risolti",
  cs: "byl opraven|byla opravena|bylo opraveno|byly opraveny|byl dokončen|byla dokončena|bylo dokončeno|byl vyřešen|byla vyřešena",
};

/** The same of what was made: with what, where or as what it was made is a lasting fact. */
export const WAS_MADE: Phrases = {
  en: "was implemented|were implemented|was completed|was refactored|was added|were added",
  es: "fue implementad*|fueron implementad*|fue añadid*|fueron añadid*",
  ru: "был добавлен|была добавлена|было добавлено|были добавлены|был реализован|была реализована|было реализовано",
  pt: "foi implementad*|foram implementad*|foi adicionad*|foram adicionad*|foi atualizad*",
  fr: "a été implémenté*|ont été implémenté*|a été ajouté*|ont été ajouté*",
  it: "è stato implementato|è stata implementata|è stato aggiunto|è stata aggiunta",
  cs: "byl přidán|byla přidána|bylo přidáno|byly přidány|byl implementován|byla implementována|bylo implementováno",
};

/** What makes a participle at the end a habit or a duty: "Fehler werden automatisch behoben". */
export const HABITUAL: Phrases = {
  de: "wird|werden|muss|müssen|soll|sollen|sollte|sollten|kann|können|darf|dürfen",
  ru: "должен|должна|должно|должны|будет|будут|нужно|надо",
  cs: "musí|bude|budou|má být|mají být|může být",
  zh: "必須|必须|應該|应该|才能|之前",
};

/** A day or hour that only its own report names. */
export const RECENTLY: Phrases = {
  en: "yesterday|today|tonight|this morning|this afternoon|last night|just now|earlier today|a moment ago|an hour ago|minutes ago|hours ago|last week|this week",
  zh: "昨天|今天|今早|今晨|昨晚|今晚|剛才|刚才|剛剛|刚刚|上週|上周|本週|本周|這週|这周",
  ja: "昨日|今日|本日|今朝|昨夜|さっき|先ほど|先週|今週",
  ko: "어제|오늘|오늘 아침|어젯밤|방금|조금 전|지난주|이번 주",
  es: "ayer|hoy|esta mañana|esta tarde|anoche|hace un momento|hace una hora|la semana pasada|esta semana",
  ru: "вчера|сегодня|этим утром|сегодня утром|только что|час назад|на прошлой неделе|на этой неделе",
  pt: "ontem|hoje|esta manhã|esta tarde|ontem à noite|há pouco|agora há pouco|semana passada|esta semana",
  fr: "hier|aujourd'hui|ce matin|cet après-midi|hier soir|à l'instant|il y a une heure|la semaine dernière|cette semaine",
  de: "gestern|heute|heute morgen|heute früh|gestern abend|soeben|gerade eben|vor einer stunde|letzte woche|diese woche",
  it: "ieri|oggi|stamattina|stamani|ieri sera|poco fa|un'ora fa|la settimana scorsa|questa settimana",
  cs: "včera|dnes|dneska|dnes ráno|včera večer|před chvílí|právě teď|před hodinou|minulý týden|tento týden",
};

/** Words that make the state of a check news: it was another before. */
export const BY_NOW: Phrases = {
  en: "now|again|finally|at last|once more|after the fix|since the fix|by now",
  zh: "現在|现在|終於|终于|又|再次|已經|已经|修好後|修好后|修復後|修复后",
  ja: "今は|再び|ようやく|やっと|また|修正後|ようになった|ようになりました",
  ko: "이제|다시|드디어|마침내|수정 후",
  es: "ahora|ya|de nuevo|otra vez|por fin|finalmente|vuelven a|vuelve a",
  ru: "теперь|снова|опять|наконец|уже|после исправления",
  pt: "agora|já|de novo|novamente|finalmente|enfim|voltaram a|voltou a",
  fr: "maintenant|désormais|de nouveau|à nouveau|enfin|déjà|repasse|repassent",
  de: "jetzt|nun|wieder|endlich|mittlerweile|inzwischen|bereits",
  it: "ora|adesso|di nuovo|finalmente|ormai|già",
  cs: "teď|nyní|zase|znovu|opět|konečně|už|již",
};

/** What is checked besides tests. */
export const CHECKED: Phrases = {
  en: "test|tests|suite|suites|spec|specs|build|lint|linter|typecheck|type check|ci|pipeline|compilation",
  zh: "測試|测试|構建|构建|建置|編譯|编译|流水線|流水线",
  ja: "テスト|ビルド|コンパイル|パイプライン",
  ko: "테스트|빌드|컴파일|파이프라인",
  es: "prueba|pruebas|compilación|construcción",
  ru: "тест*|сборк*|линтер|пайплайн|компиляци*",
  pt: "teste|testes|compilação|suíte",
  fr: "tests|compilation|suite de tests|la ci",
  de: "tests|testlauf|testsuite|bau",
  it: "test|compilazione|la ci",
  cs: "testy|test|sestavení|překlad",
};

/** Labels in front of what is to be done; a colon or dash follows. */
export const AHEAD_LABEL: Phrases = {
  en: "next|next up|next steps?|up next|then|to do|to-do|todo|remaining|still open|still to do|left to do|plan for tomorrow|tomorrow",
  zh: "接下來|接下来|下一步|下一個|下一个|待辦|待办|剩下|剩餘|剩余|明天|之後要做|之后要做",
  ja: "次|次は|次に|次の作業|残り|残作業|これから|明日",
  ko: "다음|다음 작업|다음 단계|남은 일|남은 작업|할 일|내일",
  es: "siguiente|próximo|a continuación|falta|pendientes|queda|queda por hacer|mañana",
  ru: "далее|дальше|следующее|следующий шаг|осталось|ещё осталось|еще осталось|завтра",
  pt: "próximo|próximos passos|a seguir|em seguida|falta|resta|pendentes|amanhã",
  fr: "ensuite|prochaine étape|prochainement|à suivre|à faire|reste|reste à faire|demain",
  de: "als nächstes|nächster schritt|danach|verbleibend|noch offen|noch zu tun|übrig|morgen",
  it: "prossimo|prossimi passi|poi|in seguito|a seguire|da fare|resta|rimane|domani",
  cs: "dále|další|další krok|potom|zbývá|ještě zbývá|zítra",
};

/** Words behind a participle that make it a lasting property: "tested on Node 20", "deployed to Fly.io". */
export const PLACED: Phrases = {
  en: "with|on|by|in|as|under|from|via|using|for|at|to|against|through|per|every|only|nightly|daily|weekly|automatically",
  es: "con|en|por|para|sobre|como|bajo|según|cada",
  ru: "на|в|во|с|со|для|через|по|под|от|из|как|до",
  pt: "com|em|por|para|sobre|como|sob|no|na|nos|nas|pelo|pela|cada",
  fr: "avec|en|par|pour|sur|dans|sous|selon|comme|à|au|aux|chaque",
  it: "con|in|da|dal|dalla|per|su|sul|sulla|come|sotto|ogni|nel|nella",
  cs: "v|ve|s|se|na|pro|přes|pomocí|podle|jako|pod|do|od",
};

/** Words that begin the object of a verb: behind them a participle is no adjective. */
export const ARTICLE: Phrases = {
  en: "the|a|an|all|both|some|several|this|that|these|those|my|our|its|two|three|four|five|six|more|missing|new|another|every|support|retries",
};

/** Verbs of a sentence whose subject is "deleted rows", "merged branches". */
export const FINITE: Phrases = {
  en: "are|is|was|were|get|gets|stay|stays|must|should|may|can|cannot|will|shall|have|has|live|lives|go|goes|need|needs|remain|remains|expire|expires|never|always|do|does|use|uses|keep|keeps|carry|carries|show|shows|appear|appears|belong|belongs|end|ends|stop|stops",
};
