import type { Phrases } from "../lexicon.js";
import { ORDER_WORDS } from "./order-words.js";
import { PROGRESS_WORDS } from "./progress-words.js";
import { STATE_WORDS } from "./state-words.js";

/*
 * Word tables of the quality gate, by concept and language: English, Chinese, Japanese, Korean, Spanish, Russian, Portuguese,
 * French, German, Italian, Czech. A row is a list of phrases; see `Phrases` for its two signs. The rows of all languages are
 * asked at once, so a word of one language must be no common word of another (Italian "creat*" would take in "create").
 */

export const QUALITY_WORDS = {
  /** A wish of the user that holds longer than a day. */
  PREFERENCE: {
    en: "user prefers|user wants|user asked|user expects|user requires|user likes|user dislikes|user hates|user avoids|user insists|user needs|user requested|prefer|prefers|preferred|preference|preferences|always|never|from now on|going forward|dislikes|hates|must|must not|should|should not|shouldn't|avoid|don't|do not|please|no longer|rather than|instead of",
    zh: "偏好|喜歡|喜欢|希望|想要|要求|總是|总是|一律|永遠|永远|從不|从不|不要|請|请|從現在|从现在|習慣|习惯|避免|必須|必须|討厭|讨厌|應該|应该|應當|应当|禁止",
    ja: "好む|好み|好き|好ん|嫌い|嫌う|希望|要望|求め|求める|必ず|常に|いつも|決して|今後|これから|ください|べき|避け|しないで|ほしい|欲しい|望む|望ん|禁止|苦手",
    ko: "선호|좋아|싫어|원한|원해|원하|요청|요구|항상|언제나|절대|앞으로|지금부터|하지 않|말 것|마세요|주세요|해야|피한|피하|바란|금지",
    es: "prefiere|prefieren|prefiero|preferencia|quiere|quieren|pidió|pide|espera que|requiere|exige|le gusta|no le gusta|le gustan|odia|detesta|siempre|nunca|jamás|de ahora en adelante|a partir de ahora|por favor|evita|evitar|debe|deben|no usar|no uses|en lugar de|en vez de",
    ru: "предпочита*|предпочтени*|хочет|хотят|просит|просил*|попросил*|ожидает|требует|нравится|нравятся|любит|не любит|всегда|никогда|отныне|впредь|с этого момента|пожалуйста|избега*|должен|должна|должно|должны|нельзя|вместо|ненавидит|желает",
    pt: "prefere|preferem|prefiro|preferência|preferências|quer|querem|pediu|pede|espera que|exige|gosta|gostam|não gosta|odeia|detesta|sempre|nunca|jamais|a partir de agora|daqui em diante|por favor|evita|evitar|evite|deve|devem|em vez de|ao invés de|não usar|não use",
    fr: "préfère|préfèrent|préférence|préférences|veut|veulent|souhaite|demande que|a demandé|exige|s'attend|aime|aiment|n'aime pas|déteste|toujours|jamais|désormais|dorénavant|à l'avenir|s'il te plaît|s'il vous plaît|évite|éviter|évitez|doit|doivent|il faut|au lieu de|plutôt que|ne pas",
    de: "bevorzugt|bevorzugen|vorliebe|präferenz|nutzer will|benutzer will|anwender will|nutzerin will|möchte|wünscht|verlangt|erwartet|bittet|mag|hasst|lieber|ungern|immer|nie|niemals|stets|ab jetzt|künftig|bitte|vermeid*|soll|sollen|sollte|muss|müssen|darf nicht|statt|anstatt|kein|keine|keinen",
    it: "preferisce|preferiscono|preferisco|preferenza|preferenze|vuole|vogliono|chiede|ha chiesto|si aspetta|esige|piace|piacciono|odia|detesta|sempre|mai|d'ora in poi|per favore|evita|evitare|deve|devono|bisogna|invece di|anziché|non usare",
    cs: "preferuje|preferují|preferuji|upřednostňuje|chce|chtějí|přeje si|přejí si|požádal*|žádá|očekává|vyžaduje|má rád|má ráda|nemá rád|nemá ráda|nesnáší|vždy|vždycky|nikdy|odteď|od teď|prosím|vyhnout|vyhýb*|musí|nesmí|měl by|měla by|mělo by|raději|místo|nepoužív*",
  },

  /** Words of a rule: what a decision is made of. */
  RULE: {
    en: "use|uses|using|prefer|prefers|must|always|never|should|avoid|don't|do not|keep|keeps|choose|chose|chosen|adopt|adopts|adopted|require|requires|required|only|instead of|rather than|decided|decide|decision|stick with|sticks with|rely on|relies on|default to|defaults to|no longer|go with|going with|settled on|standardize on|standardise on|replace|replaces|allow|allows|forbid|forbids|disallow|ban|shall|need to|needs to|ensure|enforce|not",
    zh: "使用|採用|采用|沿用|改用|不用|選用|选用|用於|用于|必須|必须|應該|应该|應當|应当|禁止|避免|優先|优先|偏好|選擇|选择|決定|决定|不要|不得|不可|一律|只能|只用|只在|只有|統一|统一|保持|保留|預設|默认|而不是|取代|不再|總是|总是|從不|从不|需要|允許|允许",
    ja: "使う|使い|使わ|使用|用いる|採用|必ず|常に|べき|禁止|避け|優先|選択|選ぶ|選んだ|選定|決定|決め|しない|せず|のみ|だけ|統一|ではなく|代わりに|とする|することに|ことにする|ことにした|必要|維持|許可|しなければ|に限る|限定",
    ko: "사용|채택|쓴다|써야|쓰기로|해야|금지|피한다|피하|우선|선호|선택|결정|하지 않|하지 말|말아야|만 사용|만 허용|통일|대신|하기로|유지|필수|반드시|항상|절대|허용|따른다",
    es: "usar|usa|usan|usamos|use|usen|utilizar|utiliza|utilizamos|emplear|preferir|prefiere|preferimos|debe|deben|debemos|siempre|nunca|jamás|evita|evitar|elegir|elegimos|elegido|decidir|decidimos|decidido|decisión|adoptar|adoptamos|mantener|mantiene|mantenemos|solo|sólo|solamente|únicamente|en lugar de|en vez de|requiere|requieren|exige|prohibido|se prohíbe|permitir|permitido|reemplazar|sustituir|no se|hay que",
    ru: "использ*|применя*|примени*|предпочита*|предпочте*|должен|должна|должно|должны|обязательно|обязан*|всегда|никогда|нельзя|запре*|избега*|выбра*|выбир*|решили|решено|решил*|решение|вместо|только|храни*|оставля*|оставить|следует|требует*|нужно|необходимо|не|разреша*|заменя*|заменить|отказ*|использован*",
    pt: "usar|usa|usam|usamos|use|usem|utilizar|utiliza|utilizamos|preferir|prefere|preferimos|deve|devem|devemos|sempre|nunca|jamais|evita|evitar|escolher|escolhemos|escolhido|decidir|decidimos|decidido|decisão|adotar|adotamos|manter|mantém|mantemos|só|somente|apenas|em vez de|ao invés de|exige|exigem|requer|proibid*|permitir|permitido|substituir|não|é preciso",
    fr: "utiliser|utilise|utilisent|utilisons|utilisez|emploie|préférer|préfère|préférons|doit|doivent|devons|toujours|jamais|évite|éviter|évitons|choisir|choisi|choisissons|décider|décidé|décidons|décision|adopter|adopté|adoptons|garder|gardons|conserver|conserve|seulement|uniquement|au lieu de|plutôt que|exige|requiert|interdi*|autoris*|remplacer|remplace|il faut|ne|pas",
    de: "verwend*|benutz*|nutzen|nutzt|setzen auf|bevorzug*|muss|müssen|immer|nie|niemals|stets|soll|sollen|sollte|sollten|vermeid*|behalt*|beibehalt*|wählen|gewählt|entschied*|entscheid*|nur|ausschließlich|statt|anstatt|anstelle|erforder*|verbot*|verbiet*|erlaub*|ersetz*|standardmäßig|kein|keine|keinen|nicht|darf|dürfen|bleibt|bleiben",
    it: "usare|usano|usiamo|utilizzare|utilizza|utilizziamo|preferire|preferisce|preferiamo|deve|devono|dobbiamo|sempre|mai|evita|evitare|scegliere|scegliamo|scelto|scelta|decidere|deciso|decisione|adottare|adottiamo|mantenere|mantiene|soltanto|solamente|invece di|anziché|richiede|richiedono|vietat*|permess*|sostituire|non|bisogna",
    cs: "použív*|použij*|použít|užív*|preferuj*|musí|musíme|vždy|nikdy|nesmí|měl by|měla by|vyhnout|vyhýb*|zvolit|zvolen*|zvolili|vybrat|vybrali|rozhod*|přijmout|zachov*|ponech*|jen|pouze|místo|namísto|vyžad*|zakáz*|zakaz*|povol*|nahrad*|ne|není|nejsou|je třeba|je nutné",
  },

  /** Subjects of a design: with one of them a decision may state a fact and not a rule. */
  DESIGN: {
    en: "schema|schemas|model|models|retention|boundary|boundaries|root cause|architecture|protocol|contract|invariant|convention|policy|strategy|format|interface|algorithm|pipeline|default|fallback|threshold|timeout|limit|owns|single source of truth|migration|versioning|half-life|dependency|layer|layers",
    zh: "模型|架構|架构|設計|设计|結構|结构|協議|协议|策略|邊界|边界|介面|接口|格式|約定|约定|規範|规范|根因|根本原因|預設值|默认值|上限|下限|閾值|阈值|演算法|算法|方案|分層|分层",
    ja: "モデル|アーキテクチャ|設計|構造|スキーマ|プロトコル|方式|方針|境界|形式|規約|契約|既定|上限|下限|しきい値|アルゴリズム|根本原因|責務",
    ko: "모델|아키텍처|설계|구조|스키마|프로토콜|방식|방침|경계|형식|규약|계약|기본값|상한|하한|임계값|알고리즘|근본 원인|책임",
    es: "modelo|modelos|arquitectura|diseño|esquema|esquemas|protocolo|contrato|convención|política|estrategia|formato|interfaz|algoritmo|límite|umbral|causa raíz|por defecto|capa|capas",
    ru: "модел*|архитектур*|дизайн|схем*|протокол*|контракт*|соглашени*|политик*|стратеги*|формат*|интерфейс*|алгоритм*|лимит*|порог*|первопричин*|по умолчанию|границ*|сло*",
    pt: "modelo|modelos|arquitetura|esquema|esquemas|protocolo|contrato|convenção|política|estratégia|formato|algoritmo|limite|limiar|causa raiz|por padrão|camada|camadas",
    fr: "modèle|modèles|architecture|schéma|schémas|protocole|contrat|convention|politique|stratégie|formats|algorithme|limite|seuil|cause première|par défaut|couche|couches|conception",
    de: "modell*|architektur*|protokoll*|vertrag|konvention*|richtlinie*|strategie*|schnittstelle*|algorithmus|grenze*|grenzwert*|schwelle*|schwellwert*|ursache*|standardwert*|schicht|schichten|entwurf|aufbewahrung*",
    it: "modello|modelli|architettura|schemi|protocollo|contratto|convenzione|politica|strategia|interfaccia|limiti|soglia|causa principale|predefinit*|livello|livelli|strato|strati",
    cs: "návrh*|schém*|protokol*|kontrakt*|konvenc*|strategi*|formát*|rozhraní|algoritm*|hranic*|práh|prahov*|příčin*|výchozí|vrstv*",
  },

  ...PROGRESS_WORDS,
  ...STATE_WORDS,
  ...ORDER_WORDS,
} satisfies Record<string, Phrases>;
