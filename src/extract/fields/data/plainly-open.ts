/*
 * Statements that say plainly that something is not done, is broken for reasons nobody knows, was not checked or is kept nowhere. In
 * small letters. Each list: English, Spanish, Portuguese, French, Italian, German, Russian, Czech.
 */
export const PLAINLY_OPEN = [
  // Half done, or no time for the rest.
  "ran out of (?:time|context|budget|tokens)|(?:only|just) (?:half|part|some|a part|the first \\w{2,8}) of (?:it|them|the \\w{1,20}|this)(?: \\w{1,14})? (?:is|are|was|were|has|have) (?:done|\\w{4,9}ed)|(?:did not|didn['’]t|could not|couldn['’]t|have not|haven['’]t) (?:finish|complete)(?:e?d)?(?! loading)(?![a-z])|only (?:half|partly|partially|partway) (?:done|through|\\w{4,9}ed)",
  "(?:sol?o|sólo|apenas|somente|só) (?:\\p{L}{3,8}[éi]|hice|fiz) .{0,20}(?:mitad|metade|parte)|me quedé sin tiempo|(?:aún|todavía) no he |ainda não fiz |fiquei sem tempo|no (?:terminé|pude terminar|alcancé a|llegué a|logré) |não (?:terminei|consegui terminar|deu tempo)",
  "n['’]ai (?:terminé|fini|migré|fait) que .{0,20}(?:moitié|partie)|pas eu le temps|il (?:me |vous )?reste à (?!noter|voir)|non ho ancora |n['’]ai pas (?:pu )?(?:terminer?é?|finir?)(?!\\p{L})|(?:finit[oaei]|completato|migrato|fatto) (?:solo|soltanto) .{0,20}(?:metà|parte)|non ho (?:finito|terminato|completato|fatto in tempo)|finito il tempo",
  "nur (?:die hälfte|zur hälfte|einen teil|teilweise) .{0,20}(?:geschafft|erledigt|fertig|gestellt|migriert|umgesetzt)|nicht (?:fertig geworden|fertiggestellt|zu ende gebracht|abgeschlossen|geschafft)|zeit (?:hat nicht|reichte nicht)",
  "успел[аи]? только|не (?:успел|закончил|доделал|завершил)[аи]?(?!\\p{L})|stihl[ai]? jsem (?:jen|pouze)|ne(?:stihl|dokončil|dodělal)[ai]?(?!\\p{L})",
  // Not run, not checked, not kept.
  "(?:did not|didn['’]t|have not|haven['’]t|could not|couldn['’]t) (?:run|execute|verify|check|test|rebuild)(?:ed)? (?:the |any |it|them|this|all |these |my |end|after )|tests? (?:were|was|have|has)(?: not|n['’]t) (?:been )?(?:run|executed)|(?:nothing|none of (?:it|this|that)) (?:was|has been|is) (?:tested|verified|run|committed|pushed|saved|staged|merged)",
  "no (?:ejecut|corr|prob|verifi|comprob|he |pude )\\p{L}{0,10} ?(?:\\p{L}{5,10} )?.{0,12}(?:prueba|test|suite|cambio|resultado|compilación|build)|não (?:rodei|executei|testei|verifiquei|consegui \\p{L}{4,9}) .{0,12}(?:teste|mudança|suíte|resultado|build)|(?:nada|ninguno) (?:está|fo?i?ue|foi|ha sido) (?:commitead|commitad|confirmad|subid|enviad|probad|testad|verificad)o|no (?:lo|la|los) he subido|não fi[zs] (?:o )?push",
  "n['’](?:ai|ont) pas (?:pu (?:le |la |les )?)?(?:lanc|exécut|test|vérifi)\\p{L}{1,2} .{0,12}(?:test|suite|changement|modification|résultat|build)|rien n['’](?:a été|est) (?:comm?ité|poussé|testé|vérifié)|non ho (?:potuto )?(?:eseguito|lanciato|provato|verificato|eseguire|provare|verificar)\\p{L}{0,3} .{0,12}(?:test|suite|modific|risultat|build)|(?:niente|nulla|non) è (?:stato )?(?:committato|pushato|inviato|testato|verificato)|non (?:l['’])?ho (?:fatto (?:il )?push|pushato)",
  "(?:tests?|testlauf|suite|änderungen|ergebnis) .{0,14}nicht (?:ausgeführt|laufen lassen|geprüft|getestet|gestartet)|nicht (?:ausgeführt|laufen lassen|geprüft|getestet) .{0,12}(?:tests?|suite)|nichts (?:davon )?(?:ist|wurde) (?:davon )?(?:committ?et|eingecheckt|gepusht|getestet|geprüft)",
  "(?:тест|провер|сборк|изменени)\\p{L}{0,6} (?:\\p{L}{1,12} )?(?:\\p{L}{1,12} )?не (?:запускал|прогонял|выполнял|провер|тестировал)\\p{L}{0,5}|не (?:запускал|прогонял|проверял|тестировал|отправлял|пушил)[аи]?(?!\\p{L})|ничего (?:ещё |еще |пока )?не (?:закоммич|запуш|отправ|провер|сохран)",
  "test\\p{L}{0,3} (?:\\p{L}{1,12} )?(?:\\p{L}{1,12} )?(?:\\p{L}{1,12} )?ne(?:spouštěl|spustil|proběhl|pouštěl)|ne(?:spouštěl|spustil|ověřil|otestoval)\\p{L}? jsem .{0,12}(?:test|změn|výsled)|nic (?:z toho )?(?:není|nebylo) (?:commit|zacommit|push|otest|ověř)",
  // Broken, nobody knows why.
  "(?:still |keeps? )(?:fail|crash|break|hang|time)(?:s|ing|ed)?(?: out)?(?![a-z]).{0,60}(?:don['’]t know|do not know|could not|couldn['’]t|unclear|unknown|no idea|unexplained|not sure)|(?:could not|couldn['’]t|can['’]t|unable to) (?:explain|find (?:out|the cause|the reason)|figure out|reproduce|determine)|(?:cause|reason) (?:is |remains |still )?(?:unknown|unclear|not known)",
  "(?:causa|motivo|razón) (?:es |é |è |resta |ainda |sigue siendo |aún )?(?:des?conocid|desconhecid|ignot|sconosciut|no(?:n)? (?:está )?(?:clar|chiar))[ao]|n(?:o|ão) (?:encontr|sé|sei|conozco|he encontrado|entiend|entendi|ach)\\p{L}{0,3} .{0,6}(?:causa|motivo|por ?qu)|sigue (?:fallando|roto|sin funcionar|dando error)|continua (?:falhando|quebrad|com erro|sem funcionar|a fallire)",
  "(?:cause|raison) (?:est |reste )?(?:inconnue|pas claire)|n['’]ai pas (?:trouvé|compris) .{0,6}(?:cause|raison|pourquoi)|(?:échoue|plante) (?:toujours|encore)|non (?:ho trovato|so|ho capito) .{0,6}(?:causa|motivo|perché)|fallisce (?:ancora|tuttora)",
  "(?:ursache|grund) (?:ist |bleibt |noch )?(?:unklar|unbekannt|ungeklärt)|schl(?:ägt|agen) (?:weiterhin|immer noch|noch immer|nach wie vor) .{0,30}fehl|(?:ursache|grund) (?:habe ich )?nicht gefunden",
  "причин[ау] (?:пока |ещё |еще |найти )?не ?(?:извест|ясн|понят|найден|установл|наш|удалось|понял)|(?:по-прежнему|вс[её] ещ[её]|всё равно) (?:падает|падают|не работает|не проход)",
  "příčin(?:a|u) (?:zatím |stále )?(?:není (?:známa|jasná)|neznámá|nejasná|jsem nenašel|nenalezena)|(?:stále|pořád) (?:padá|padají|selhává|selhávají|neprochází)",
];

export const PLAINLY_OPEN_UNSPACED = [
  "只(?:完成|做|改|迁移|遷移)了?(?:一半|一?部分)|[没沒]有?[来來]得及|[未没]能完成|[没沒]有完成|(?:[没沒]有?|未)(?:运行|執行|跑|执行)[过過]?(?:任何)?(?:测试|測試|单元测试|构建)|(?:测试|測試)[也还還都尚]?(?:[没沒]有?|未)(?:运行|運行|执行|執行|跑)|[什甚][么麼]都(?:[没沒]有?|未)(?:提交|推送|测试|測試)|(?:仍[然旧]?|依然|[还還]是)[会會]?(?:失败|失敗|报错|報錯|崩溃|崩潰)|原因(?:不明|未知|尚不清楚|[还還]不清楚|[还還]?[没沒]找到|不清楚)|(?:[没沒]有?|未)能?找到原因",
  "半分しか|途中までしか|(?:まだ)?(?:終わって|完了して|完成して)い(?:ません|ない)|間に合いませんでした|テスト[はをも](?:まだ)?(?:実行|確認)(?:して|でき)(?:い)?(?:ません|ない|ていません)|何も(?:コミット|プッシュ|テスト|検証)(?:して|され)(?:い)?(?:ません|ない)|(?:まだ|依然|いまだに?)[^。、]{0,14}(?:失敗して|失敗し|落ち|エラーにな)|原因は?(?:まだ)?(?:不明|[分わ]か(?:りません|っていません|らない)|特定でき)",
  "절반만|일부만 (?:완료|끝|마|옮|구현)|(?:다 )?(?:끝내지|마치지|완료하지) (?:못했|않았)|시간이 (?:부족|모자라)|테스트[는를도]? (?:아직 )?(?:실행|수행|돌)(?:하지|리지) (?:않았|못했)|아무것도 (?:커밋|푸시|테스트)(?:하지|되지) (?:않|못)|(?:여전히|아직도|계속) .{0,14}(?:실패|오류|깨지|죽)|원인[은을]? .{0,8}(?:알 수 없|모르|찾지 못|불명|파악하지 못)",
];
