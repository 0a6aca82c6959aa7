import type { Language } from "./language.js";

export const cs: Language = {
  contrast: "místo|namísto|raději než|už ne|již ne|nahra*|ve prospěch|oproti",
  cause:
    "protože|jelikož|kvůli|aby|proto|takže|neboť|díky tomu|vzhledem k|pro přehlednost|pro jednoduchost|pro větší|pro lepší|pro snazší|pro čitelnost|pro kompatibilitu|pro bezpečnost",
  choose:
    "rozhod*|zvolil*|zvolen*|vybral*|vybrán*|přijal*|preferu*|záměrně|schválně|dohodl*|jediný|jediná|jediné|dle požadavku|podle požadavku|na tvé přání|na vaše přání|pouze|jen",
  change:
    "přidal*|přidán*|opravil*|opraven*|odstranil*|odstraněn*|přejmenova*|přesunu*|aktualizova*|změnil*|změněn*|vytvořil*|vytvořen*|implementova*|přepsal*|přepsán*|zjednoduš*|rozděl*|nyní používá|upravil*|upraven*|doplnil*|doplněn*",
  revert:
    "vrátil*|vráceno|vrácen*|zpět na|obnovil*|obnoven*|zrušil*|odstranil*|odstraněn*|vypnut*|sjednoc*|sloučil*|sloučen*|zjednoduš*|přesunu*|přejmenova*",
  kept: "ponechal*|ponechán*|zachoval*|zachován*|beze změny|nezměněn*|zůstává|zůstal*|nechal*",
  avoid: "aby se předešlo|zabrán*|jinak|předejít|vyhnul*|aby nedo*|zajist*",
  pending:
    "chybí|zbývá|zbývají|ještě není|ještě nen*|zatím ne*|dosud ne*|nedokončen*|čeká na|odložen*|přeskočen*|blokován*|neimplementován*|je třeba ještě|zůstává otevřen*|přerušen*|hotovo není|neotestov*|netestov*|nevyzkouš*|neověř*|nezkouš*|neproběhl*|neupravova*|neřešil*|stále používá|stále míří|pořád míří|pořád používá|stále ukazuje|stále rozlišuje|pořád nen*|stále nen*|omezení|vynechal*|k upozornění|nemohl*",
  unsaved:
    "necommit*|nezacommit*|není v commitu|nepush*|není pushnut*|nesledovan*|pouze lokálně|bez commitu|nic není commit*|není commitnut*|nejsou commitnut*|zatím necommit*",
  fail: "selhal*|selháv*|selže|rozbit*|nefunguje|nelze|nepodařilo|nemůže|konflikt*",
  clear:
    "žádné chyby|žádná chyba|žádný problém|žádné problémy|žádné další|žádná další|žádné otevřené|žádné varování|bez chyb|bez problémů|nic nezbývá|nic dalšího|nic nechybí|čistý|čistá|čisté|čistě|vyřešen*|není potřeba|není třeba|nula chyb",
  problem: "chyba|chyby|chyb|problém*|rizik*|varování",
  success:
    "prošl*|prochází|úspěšně|funguje|ověřen*|bez chyb|vyřešen*|hotovo|perfektní|výborně|dokončen*|vše|připraveno|skvělé",
  concession: "ale|avšak|však|ačkoli|kromě|přesto|nicméně|i když",
  need: "potřebuje|vyžaduje|musí|je nutné|je třeba|závisí|je potřeba",
  offer:
    "pokud chceš|pokud chcete|chceš, abych|chcete, abych|mohu také|můžu také|dej vědět|dejte vědět|mám ještě|řekni|mám pokračovat|mám přesunout",
  narration: "teď si|teď se|přečtu|nyní|podívám se|zkontroluji|zkontroluju|nejdřív|nejprve|musím|pojďme|začnu|budu",
  next: "další*|dále|poté|později|následn*|příště|až bude|v budoucnu",
  waiting: "čeká na|čekám na|čeká se|potvrď*|vaše schválení|tvé schválení|na pozadí",
  rule: "od teď|odteď|vždy|nikdy|nesmí*|nepoužív*|nespoušt*|neuprav*|pouze|jen|ujisti*|od teď|od nynějška|povinn*|vyhni*|neměň*|nepřidáv*|nesah*|neinstaluj*|nemaž*|nevytvářej*|nedělej*|necommituj*|nepushuj*|nechci",
  convention: "konvenc*|ve výchozím|výchozí|vzor|zdroj pravdy|formát|pravidl*|standard|postup|smlouv*",
  state:
    "je|jsou|používá|se nachází|je definován*|vrací|očekává|přijímá|obsahuje|podporuje|závisí|vyžaduje|znamená|ignoruje|dědí|běží|pochází|ukládá",
  hypothesis: "možná|pravděpodobně|asi|zdá se|mohl* by|nejspíš|snad|myslím",
  option: "varianta a|varianta b|možnost a|možnost b|možnost 1|možnost 2|alternativ*|anebo",
  recommend: "doporuč*|navrhuj*|navrhuji",
  note: "poznámka|důležité|pozor|pamatuj*|upozornění|příčina|problém je|poučení|varování|všimni",
  wish: "preferuji|chci|chtěl* bych|prosím|uživatel preferuje|uživatel chce|chceme|používáme|náš|naše",
  preexisting: "již existuj*|předchozí chyb*|nesouvisí|existoval* už",
  order:
    "přečti|vytvoř|oprav|přidej|implementuj|spusť|zkontroluj|pokračuj|udělej|můžeš|můžete|hledej|vysvětli|ukaž|potřebuji|napiš|smaž|vygeneruj|analyzuj|proč|jak",
  self: "já|jsem|jsme|můj",
  you: "ty|vy|váš|tvůj",
  project: "tento projekt|projekt|repozitář|kód|api|server|skript|databáze|modul",
  did: "ponechal*|ponechán*|zachoval*|zachován*|použil*|použit|použita|použito|použity|zvolil*|zvolen*|vybral*|vybrán*|nechal*|rozhodl*|ověřil*|ověřen*|spustil*|vrátil*|odložil*|odložen*|vyzkoušel*|jsem|vyhnul*",
  didLast: "",
  overrule: "vrátil*|vráceno|vrácen*|zpět na|zrušil*|zrušen*|opustil*|zahozen*|upustil*",
  insteadOf: "místo|namísto",
  insteadAfter: "",
  notThis: "(?:a |ale )?(?:ne|nikoliv?) (?!však)",
  headings: {
    next: "další krok*|další postup|další úkol*|další práce|další fáz*|co dál|následující krok*|následující úkol*|doporučen*|zbývá udělat|vylepšení|budoucí|okamžit*|krátkodob*|střednědob*|dlouhodob*|priorit*|plán|na tvé straně|na vaší straně|z tvé strany|z vaší strany|ruční kroky",
    issues: "problém*|omezení|zbývá*|otevřené|rizika|upozornění|chybí|nevyřešen*|neověřen*",
    summary: "shrnutí|souhrn|změny|výsledk*|co bylo|hotovo|implementac*|provedené",
    decisions: "rozhodnutí|návrh|přístup|proč|důvod*|architektura|strategie",
    files: "soubory|změněné|nové",
    tests: "testy|ověření|validace",
    notes: "poznámk*|důležité|konvence|pravidla|použití|poučení",
    options: "možnosti|varianty|alternativy|otázky",
  },
};
