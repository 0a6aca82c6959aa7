/** In small letters: there is nothing that is in no commit or on no server. Stands in the words of the contrary. */
export const ALL_KEPT: readonly string[] = [
  "(?<!\\p{L})(?:no|zero|without|without any) (?:remaining |other |more |further )?(?:uncommitted|unstaged|untracked|unpushed)(?!\\p{L})|(?<!\\p{L})nothing (?:is |was )?(?:left )?(?:uncommitted|unstaged|untracked|unpushed)(?!\\p{L})",
  "(?<!\\p{L})keine?n? (?:\\p{L}{1,12} )?(?:uncommittet|nicht committet|ungetrackt|nicht gepusht|nicht eingecheckt|nicht versioniert)(?:e|en|er|es)?(?!\\p{L})",
  "(?<!\\p{L})(?:no hay|no quedan?|ningún|sin|ni) (?:más )?(?:cambios?|archivos?|ficheros?|nada) (?:sin (?:commite\\p{L}{1,4}|commit|confirmar|subir|seguimiento|hacer commit|hacer push)|no commitead\\p{L}{1,2})",
  "(?<!\\p{L})(?:não há|não restam?|não existem|não ficaram|nenhuma?|sem) (?:mais )?(?:alteraç\\p{L}{1,3}|mudanças?|arquivos?|ficheiros?|modificaç\\p{L}{1,3}|nada) (?:sem commit|não commitad\\p{L}{1,2}|não rastread\\p{L}{1,2}|sem push)",
  "(?<!\\p{L})(?:aucune?|pas de|plus de|ni) (?:\\p{L}{1,12} )?(?:changements?|modifications?|modifs?|fichiers?) (?:non |pas )(?:encore )?(?:comm?it\\p{L}{1,4}|suivis?|poussé\\p{L}{0,2}|indexé\\p{L}{0,2})|(?<!\\p{L})rien (?:de|d['’]autre de) non comm?it",
  "(?<!\\p{L})(?:nessuna?|non ci sono|non restano|non rimangono|senza) (?:più )?(?:altre )?(?:modific\\p{L}{1,2}|cambiament\\p{L}|file) (?:non (?:ancora )?(?:committat|pushat|tracciat)|senza commit|da committare)",
  "(?<!\\p{L})(?:žádn\\p{L}{1,3}|nejsou|nezbývají|nezůstaly|bez) (?:žádné )?(?:necommitnut|nezacommitovan|nesledovan|nepushnut|neodeslan)",
  "(?<!\\p{L})(?:нет|не осталось|без|никаких) (?:\\p{L}{1,12} )?(?:не ?закоммиченн|неотслеживаем|не ?запушенн|не ?отправленн)|(?<!\\p{L})(?:не ?закоммиченн|неотслеживаем|не ?запушенн|не ?отправленн)\\p{L}{1,3} (?:изменений|файлов|правок|коммитов) (?:больше )?(?:нет|не осталось)(?!\\p{L})",
  "(?:没有|沒有|无|無|不存在)(?:任何|其他|其它|剩余|剩餘)?的?(?:未|尚未)(?:提交|推送|跟踪|追蹤|暂存|暫存)",
  "(?:未コミット|コミットされていない|コミットしていない|未プッシュ|未追跡)の?(?:変更|ファイル|差分|もの)?(?:は|も|が)?(?:もう|一切|残って)?(?:ありません|いません|ない(?=[。、]|$)|なし)",
  "(?:커밋(?:되지|하지) 않은|커밋 ?안 ?된|미커밋|푸시(?:되지|하지) 않은|추적되지 않(?:은|는)) (?:변경|파일|수정)(?: ?사항)?[이은는도가]? (?:더 이상 |전혀 |남아 ?)?(?:없|있지 않)",
];
