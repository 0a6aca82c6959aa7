import type { Phrases } from "../lexicon.js";

/**
 * What opens a line that asks for something to be remembered. `then` are words between the phrase and the memory.
 * Verbs that ask for it stand apart from phrases that state a rule, for "remember?" can be a question about the past.
 */
export const ASKING: Phrases = {
  en: "remember|save to memory|save this to memory|save that to memory|save in memory|add to memory|add this to memory|add that to memory|save this in memory|save that in memory|add this in memory|add that in memory|add in memory|commit to memory|commit this to memory|commit that to memory|memorize|memorise|don't forget|do not forget|never forget|keep in mind",
  zh: "記住|记住|記得|记得|記下來|记下来|記下|记下|別忘了|别忘了|不要忘記|不要忘记",
  ja: "覚えておいてください|覚えておいて|覚えてください|覚えて|忘れないでください|忘れないで|メモしてください|メモして",
  ko: "기억해 주세요|기억해주세요|기억해줘|기억해 줘|기억해 둬|기억해둬|기억하세요|기억해|잊지 마세요|잊지마세요|잊지 마|잊지마|메모해 주세요|메모해주세요|메모해줘|메모해 줘|메모해",
  es: "recuerda|recuerde|recuerden|recordad|memoriza|no olvides|no olvide|no te olvides de|guarda en memoria|guarda en la memoria|guarda esto en memoria|guarda esto en la memoria|añade a la memoria|añade esto a la memoria|ten en cuenta",
  ru: "запомни|запомните|не забудь|не забудьте|не забывай|не забывайте|сохрани в память|сохрани это в память|сохраните в память|добавь в память|добавь это в память|имей в виду|имейте в виду",
  pt: "lembre-se de|lembre-se|lembra-te de|lembra-te|memorize|memoriza|não esqueça de|não esqueça|não se esqueça de|não se esqueça|não esqueças|não te esqueças de|não te esqueças|guarde na memória|guarda na memória|salve na memória|salva na memória|adicione à memória|adiciona à memória|tenha em mente",
  fr: "souviens-toi de|souviens-toi|souvenez-vous de|souvenez-vous|rappelle-toi de|rappelle-toi|rappelez-vous de|rappelez-vous|retiens|retenez|mémorise|mémorisez|n'oublie pas de|n'oublie pas|n'oubliez pas de|n'oubliez pas|garde en mémoire|gardez en mémoire|ajoute à la mémoire|ajoute ceci à la mémoire|garde à l'esprit|gardez à l'esprit",
  de: "merk dir|merke dir|merkt euch|merken sie sich|denk daran|denke daran|denk dran|denken sie daran|vergiss nicht|vergesst nicht|vergessen sie nicht|nicht vergessen|speichere im gedächtnis|speichere das im gedächtnis|behalte im gedächtnis",
  it: "ricorda di|ricorda|ricordati di|ricordati|ricordate|ricordatevi|memorizza|memorizzate|non dimenticare di|non dimenticare|non dimenticarti di|non dimenticate|tieni a mente|tenete a mente|tieni presente|salva in memoria|salva nella memoria|aggiungi alla memoria",
  cs: "pamatuj si|pamatujte si|pamatuj|pamatujte|zapamatuj si|zapamatujte si|zapamatuj|zapamatujte|nezapomeň|nezapomeňte|ulož do paměti|ulož si do paměti|uložte do paměti|přidej do paměti|měj na paměti|mějte na paměti",
};

/** Phrases that state a wish. */
export const PREFERRING: Phrases = {
  en: "my preference is|i prefer",
  zh: "我的偏好是|我偏好",
  ja: "私の好みは",
  ko: "내 선호는",
  es: "mi preferencia es|prefiero",
  ru: "я предпочитаю|мои предпочтения|моё предпочтение|мое предпочтение",
  pt: "minha preferência é|a minha preferência é|prefiro|eu prefiro",
  fr: "ma préférence est|je préfère",
  de: "meine präferenz ist|ich bevorzuge",
  it: "la mia preferenza è|preferisco",
  cs: "dávám přednost|preferuji|preferuju|moje preference je",
};

/** Phrases that state what holds from now on. */
export const STATING: Phrases = {
  en: "from now on|going forward",
  zh: "從現在開始|从现在开始|從今以後|从今以后|從今往後|从今往后|以後請|以后请|以後都|以后都",
  ja: "今後は|これからは",
  ko: "앞으로는|앞으로|지금부터는|지금부터",
  es: "de ahora en adelante|a partir de ahora|en adelante",
  ru: "отныне|впредь|с этого момента|с этих пор",
  pt: "a partir de agora|de agora em diante|daqui em diante|daqui para frente",
  fr: "désormais|dorénavant|à partir de maintenant|à l'avenir",
  de: "ab jetzt|ab sofort|von nun an|künftig|in zukunft|zukünftig",
  it: "d'ora in poi|da ora in poi|da adesso in poi|in futuro",
  cs: "od teď|odteď|od nynějška|nadále|napříště",
};

/** Politeness in front of the phrase. */
export const PLEASE: Phrases = {
  en: "please|pls|also|and",
  zh: "請你幫我|请你帮我|請幫我|请帮我|請你|请你|請|请|幫我|帮我|麻煩|麻烦",
  ja: "どうか|これを|次のことを|以下を",
  ko: "이것을|이걸|꼭|부디|다음을",
  es: "por favor",
  ru: "пожалуйста",
  pt: "por favor",
  fr: "s'il te plaît|s'il vous plaît|stp|svp",
  de: "bitte",
  it: "per favore|per piacere",
  cs: "prosím|prosím tě",
};

/** Words between the phrase and what is to be remembered. */
export const POINTING: Phrases = {
  en: "this|that|the following|these rules|these",
  zh: "這一點|这一点|這點|这点|這個|这个|以下",
  ja: "これ|次のこと|以下",
  ko: "이것|이걸|이 점|다음",
  es: "que|esto|lo siguiente|por favor",
  ru: "что|это|следующее|пожалуйста",
  pt: "que|isto|isso|disto|disso|o seguinte|por favor",
  fr: "que|ceci|cela|ça|ce qui suit|s'il te plaît|s'il vous plaît",
  de: "dass|das|dies|folgendes|diese regeln|bitte",
  it: "che|questo|quanto segue|per favore",
  cs: "že|toto|tohle|následující|prosím",
};

/** Words right before the phrase that turn it round. */
export const NEGATED: Phrases = {
  en: "do not|don't|dont|never|not|no need to|need not",
  zh: "不要|別|别|不用|不需要|勿|不必",
  es: "no|no lo|nunca|no hace falta|no es necesario",
  ru: "не|не надо|не нужно|никогда не|не стоит",
  pt: "não|nunca|não precisa|não é preciso",
  fr: "ne|ne te|ne vous|pas besoin de|inutile de",
  it: "non|mai|non serve|non c'è bisogno di",
};

/** Forms of the verb itself that turn it round. */
export const NEGATED_VERB: Phrases = {
  ja: "覚えないで|覚えなくて|記憶しないで|メモしないで|覚える必要はない",
  ko: "기억하지 마|기억하지마|기억하지 않|기억하지 말|메모하지 마|메모하지마|메모하지 말|기억할 필요",
  es: "no recuerdes|no recuerde|no lo recuerdes|no memorices|no guardes|no lo guardes",
  ru: "не запоминай|не запоминайте|не надо запоминать|не нужно запоминать|не сохраняй|не сохраняйте",
  pt: "não memorize|não memorizes",
  fr: "ne retiens pas|ne retenez pas|ne mémorise pas|ne mémorisez pas",
  de: "merk dir das nicht|merke dir das nicht|nicht merken",
  it: "non ricordare|non memorizzare",
  cs: "nepamatuj|nepamatujte|nezapamatovávej",
};

/** Word endings right behind the phrase that turn it round, in languages that negate at the end. */
export const NEGATED_AFTER: Phrases = {
  ja: "おかないで|おかなくて|はいけない|はダメ|はだめ",
  ko: "두지 마|두지마|두지 말|놓지 마|놓지마|둘 필요",
  de: "nicht|das nicht",
};

/** A memory that is only this, or ends in it after few words, was put off and not given. */
export const DEFERRED: Phrases = {
  en: "later|next time|another time|some other time|some other day|tomorrow|not now",
  zh: "再說|再说|再說吧|再说吧|下次|下次吧|以後再|以后再|改天|晚點|晚点",
  ja: "後で|あとで|また今度|次回|また後で",
  ko: "나중에|다음에|다음번에|이따가",
  es: "más tarde|luego|después|la próxima vez|otro día|mañana",
  ru: "потом|позже|в следующий раз|в другой раз|завтра",
  pt: "mais tarde|depois|da próxima vez|na próxima vez|outro dia|amanhã|agora não",
  fr: "plus tard|la prochaine fois|une autre fois|un autre jour|demain|pas maintenant",
  de: "später|nächstes mal|beim nächsten mal|ein andermal|jetzt nicht",
  it: "più tardi|dopo|la prossima volta|un'altra volta|un altro giorno|domani",
  cs: "později|příště|jindy|zítra|teď ne|potom",
};

/** When a put-off act is to be done, and how the act follows: as an order or in the form of a verb that names a deed. */
interface PutOff {
  when: string;
  act: string;
}

/** A request that opens with when to do it is put off, however long it is; a rule that opens so says "when", and no deed. */
export const PUT_OFF: Readonly<Record<string, PutOff>> = {
  en: {
    when: "later|later on|later today|tomorrow|next time|another time|some other time|some other day",
    act: "(?:please )?to\\s",
  },
  zh: {
    when: "晚點|晚点|晚些|改天|稍後|稍后|待會|待会|過會|过会|回頭|回头|以後再|以后再|之後再|之后再|下次再|明天再",
    act: "(?!.{0,60}(?:以便|方便|為了|为了|的))",
  },
  ja: { when: "後で|あとで|後ほど|のちほど|また今度|また後で", act: "(?!.{0,80}(?:ように|ため|ので|から))" },
  ko: {
    when: "나중에|다음에|다음번에|이따가|내일",
    act: "(?!.{0,80}(?:도록|위해|때|있게)).{1,80}(?:해|하기|하자|하세요|해줘|해 줘|할 것|고치기|지우기|고쳐|지워)$",
  },
  es: {
    when: "más tarde|luego|después|mañana|la próxima vez|otro día",
    act: "\\p{L}{1,20}[aeií]r(?:l[aeo]s?|se|me|te|nos)?(?!\\p{L})",
  },
  ru: {
    when: "потом|позже|завтра|в следующий раз|в другой раз",
    act: "(?!опять|пять|шесть)\\p{L}{2,20}(?:ть|ти|чь)(?:ся|сь)?(?!\\p{L})",
  },
  pt: {
    when: "mais tarde|depois|amanhã|da próxima vez|na próxima vez|outro dia",
    act: "(?:(?<!depois )de )?\\p{L}{1,20}[aei]r(?:-\\p{L}{1,4})?(?!\\p{L})",
  },
  fr: {
    when: "plus tard|demain|la prochaine fois|une autre fois|un autre jour",
    act: "(?:de |d')\\p{L}",
  },
  de: {
    when: "später|morgen|nächstes mal|beim nächsten mal|ein andermal",
    act: "[^.;:]{0,160}?(?:\\bzu \\p{L}{2,30}n|\\p{L}{2,12}zu\\p{L}{3,20}en)$",
  },
  it: {
    when: "più tardi|dopo|domani|la prossima volta|un'altra volta|un altro giorno",
    act: "(?:di )?(?!avere|essere)\\p{L}{1,20}[aei]r(?:e|l[aeio]|si|ti|ci)(?!\\p{L})",
  },
  cs: {
    when: "později|potom|příště|jindy|zítra",
    act: "(?!opět|pět)\\p{L}{1,20}(?:[aeěiouy]t|[sc]t|ci)(?!\\p{L})",
  },
};

/** What an explicit request is about, asked in this order; everything else is feedback. */
export const ABOUT: Readonly<Record<string, Phrases>> = {
  reference: { en: "linear|slack|notion|dashboard|grafana|confluence|jira|wiki" },
  decision: {
    en: "decide|decides|decided|decision|decisions|choose|chose|chosen",
    zh: "決定|决定|選擇|选择|選定|选定",
    ja: "決定|決めた|決めまし|選択|選んだ|選びまし",
    ko: "결정|선택|택했|정했",
    es: "decidimos|decidido|decidió|decisión|decisiones|elegimos|elegido|escogimos",
    ru: "решили|решено|решил|решила|решение|решения|выбрали|выбрано|выбор",
    pt: "decidimos|decidido|decidiu|decisão|decisões|escolhemos|escolhido",
    fr: "décidé|décidons|décision|décisions|choisi|choisissons",
    de: "entschieden|entscheiden|entscheidung|entscheidungen|beschlossen|gewählt|wir wählen",
    it: "deciso|decidiamo|decisione|decisioni|scelto|scegliamo",
    cs: "rozhodli|rozhodl|rozhodla|rozhodnutí|vybrali|zvolili",
  },
  project: {
    en: "project|projects|repo|repos|repository|repositories|monorepo|codebase",
    zh: "專案|项目|倉庫|仓库|代碼庫|代码库|程式庫",
    ja: "プロジェクト|リポジトリ|レポジトリ|モノレポ",
    ko: "프로젝트|저장소|리포지토리|레포|모노레포",
    es: "proyecto|proyectos|repositorio|repositorios|monorepo",
    ru: "проект*|репозитори*|монорепо|монорепозитори*",
    pt: "projeto|projetos|repositório|repositórios",
    fr: "projet|projets|dépôt|dépôts",
    de: "projekt|projekte|projekts",
    it: "progetto|progetti",
    cs: "projekt*|repozitář*",
  },
};
