import type { Phrases } from "../lexicon.js";

/** Words of orders to the model. A part of the tables in `quality-words`. */
export const ORDER_WORDS = {
  /** Orders to the model that carry no fact. */
  INJECTION: {
    en: "ignore previous|ignore all previous|ignore the above|ignore all instructions|ignore previous instructions|ignore any instructions|ignore your instructions|disregard previous|disregard all|disregard the above|forget all|forget everything|forget your instructions|forget previous|overwrite system|overwrite rules|overwrite the system|override system|override your|override the system|override all rules|new system prompt|system prompt override|reveal your system prompt|delete root|delete all files|rm -rf|you are now|act as root|bypass all|bypass the rules|jailbreak",
    zh: "忽略之前|忽略先前|忽略以上|忽略上述|忽略所有|忽略一切|無視之前|无视之前|無視以上|无视以上|忘記所有|忘记所有|忘掉之前|忘记之前|忘記之前|覆蓋系統|覆盖系统|改寫系統|改写系统|繞過規則|绕过规则|你現在是|你现在是|刪除所有檔案|删除所有文件|新的系統提示|新的系统提示",
    ja: "以前の指示を無視|これまでの指示を無視|上記の指示を無視|上記を無視|前の指示を無視|すべての指示を無視|全ての指示を無視|指示を無視|すべて忘れ|全て忘れ|システムプロンプトを上書き|システムルールを上書き|ルールを上書き|あなたは今から|全ファイルを削除|すべてのファイルを削除",
    ko: "이전 지시를 무시|이전의 지시를 무시|위의 지시를 무시|모든 지시를 무시|지시를 무시|이전 지침을 무시|모든 지침을 무시|모두 잊어|전부 잊어|시스템 규칙을 덮어|시스템 프롬프트를 덮어|규칙을 덮어쓰|너는 이제|당신은 이제|모든 파일을 삭제",
    es: "ignora las instrucciones|ignora todas las instrucciones|ignora lo anterior|ignora todo lo anterior|ignore las instrucciones|ignorar las instrucciones|ignorar instrucciones|olvida todo|olvida las instrucciones|olvida todas|sobrescribe las reglas|sobrescribir las reglas|sobrescribe el sistema|anula las reglas|ahora eres|elimina todos los archivos|borra todos los archivos|nuevo prompt del sistema",
    ru: "игнорируй предыдущие|игнорируй все|игнорируй инструкции|игнорируй вышесказанное|игнорируйте предыдущие|игнорируйте все|проигнорируй|забудь все|забудь всё|забудь предыдущие|забудь инструкции|перезапиши системные|перепиши правила|отмени правила|теперь ты|удали все файлы|обойди правила|новый системный промпт",
  },

  /** Someone who is told what to do. */
  TOLD: {
    en: "you must|you should|you shall|you have to|you need to|you are to|you will|you may|you can|you ought to",
    zh: "你必須|你必须|你應該|你应该|你要|你可以|您必須|您必须|您應該|您应该|您要",
    ja: "あなたは|君は|お前は",
    ko: "당신은|너는|넌|당신이",
    es: "debes|tienes que|debéis|usted debe|puedes|has de",
    ru: "ты должен|ты должна|вы должны|тебе нужно|вам нужно|тебе следует|вам следует|ты обязан|вы обязаны|можешь|можете",
    pt: "você deve|deves|você tem que|você precisa|tens de|você pode|vocês devem",
    fr: "tu dois|vous devez|il te faut|il vous faut|tu peux|vous pouvez",
    de: "du musst|sie müssen|du sollst|sie sollen|du solltest|sie sollten|du darfst|sie dürfen|du kannst|ihr müsst",
    it: "devi|dovete|dovresti|puoi|potete",
    cs: "musíš|musíte|máš|máte|měl bys|měli byste|můžeš|můžete",
  },

  /** A safeguard that is left out. */
  UNGUARDED: {
    en: "without review|without a review|without any review|without code review|without reviewing|without asking|without approval|without permission|without confirmation|without confirming|without consent|without checking|without verification|without verifying|without tests|without testing|without running tests|without running the tests|without telling|skip review|skip the review|skip code review|skip all checks|skip the tests|skip tests|bypass review|bypass the review|no questions asked",
    zh: "不經審查|不经审查|未經審查|未经审查|無需審查|无需审查|跳過審查|跳过审查|不用審查|不用审查|不經review|無需確認|无需确认|不用確認|不用确认|不經確認|不经确认|不用詢問|不用询问|不要詢問|不要询问|不問|不问|未經許可|未经许可|未經批准|未经批准|無需批准|无需批准|跳過測試|跳过测试",
    ja: "レビューなし|レビュー無し|レビューせず|レビューを省|確認なし|確認せず|許可なく|許可なし|承認なし|聞かずに|尋ねずに|テストなし|テストせず",
    ko: "리뷰 없이|검토 없이|확인 없이|허락 없이|승인 없이|동의 없이|묻지 않고|묻지 말고|테스트 없이",
    es: "sin revisión|sin revisar|sin preguntar|sin pedir permiso|sin permiso|sin aprobación|sin confirmación|sin confirmar|sin autorización|sin pruebas|sin comprobar",
    ru: "без ревью|без проверки|без спроса|не спрашивая|без разрешения|без одобрения|без подтверждения|без согласования|без согласия|без тестов",
    pt: "sem revisão|sem revisar|sem perguntar|sem pedir permissão|sem permissão|sem aprovação|sem confirmação|sem confirmar|sem autorização|sem testes|sem testar|sem verificar",
    fr: "sans relecture|sans revue|sans relire|sans demander|sans permission|sans approbation|sans confirmation|sans autorisation|sans validation|sans vérifier|sans vérification|sans tests|sans tester",
    de: "ohne review|ohne prüfung|ohne durchsicht|ohne zu fragen|ohne nachzufragen|ohne rückfrage|ohne erlaubnis|ohne genehmigung|ohne bestätigung|ohne freigabe|ohne zustimmung|ohne tests|ohne zu testen|ohne zu prüfen",
    it: "senza revisione|senza chiedere|senza permesso|senza approvazione|senza conferma|senza autorizzazione|senza verifica|senza verificare|senza test|senza testare",
    cs: "bez revize|bez review|bez kontroly|bez ptaní|bez zeptání|bez schválení|bez potvrzení|bez svolení|bez dovolení|bez souhlasu|bez testů|bez testování",
  },

  /** What forbids: "you must never push without review" is a safeguard itself. */
  FORBIDS: {
    en: "never|not|cannot|can't|mustn't|shouldn't|don't|nobody|no one",
    zh: "不要|不得|不能|不可|不准|不該|不该|不應|不应|絕不|绝不|禁止|別|别|勿",
    ja: "ないで|てはいけ|ではいけ|てはなら|ではなら|禁止|しないこと|ダメ|だめ",
    ko: "하지 마|하지 말|지 마|지 말|안 된|안 됩|안돼|금지|않아야",
    es: "no|nunca|jamás|tampoco",
    ru: "не должен|не должна|не должны|не следует|не можешь|не можете|никогда|нельзя|не пушить|не сливать|не публиковать",
    pt: "não|nunca|jamais",
    fr: "ne|jamais|pas",
    de: "nicht|nie|niemals|kein|keine|keinen",
    it: "non|mai",
    cs: "nesmíš|nesmíte|nikdy|nemáš|nemáte|nemůžeš|nemůžete|ne",
  },
} satisfies Record<string, Phrases>;
