import type { Language } from "./language.js";

export const it: Language = {
  contrast: "invece di|anziché|piuttosto che|al posto di|non più|sostitui*|a favore di|invece che",
  cause:
    "perché|poiché|dato che|a causa di|in modo che|così che|quindi|siccome|visto che|pertanto|per facilitare|per maggiore|per semplicità|per coerenza|per chiarezza|per sicurezza|per compatibilità|per leggibilità",
  choose:
    "deciso|decisione|scelt*|optato|adott*|prefer*|deliberatamente|di proposito|si è deciso|ho deciso|un unico|un'unica|un solo|una sola|come richiesto|per scelta|solo|soltanto|solamente",
  change:
    "aggiunt*|corrett*|rimoss*|rinominat*|spostat*|aggiornat*|modificat*|creat*|implementat*|riscritt*|semplificat*|divis*|ora usa|estratt*|migrat*|sostituit*|sistemat*|eliminat*|introdott*",
  revert:
    "ripristinat*|annullat*|tornat* a|scartat*|rimoss*|eliminat*|disattivat*|disabilitat*|unificat*|consolidat*|semplificat*|spostat*|rinominat*|accorpat*",
  kept: "mantenut*|lasciat*|invariat*|intatt*|rimane|resta|conservat*|senza toccare",
  avoid: "per evitare|evita*|altrimenti|per garantire|per assicurar*|impedi*",
  pending:
    "manca|mancano|mancante|resta da|restano|rimane da|ancora da|non ancora|da fare|in sospeso|incomplet*|non implementat*|rimandat*|saltat*|bloccat*|in corso|interrott*|non testat*|non verificat*|non ho potuto|non ho testato|non ho verificato|non ho provato|non ho toccato|non è stato testato|non è stata testata|non provat*|continua a usare|continuano a usare|usa ancora|usano ancora|punta ancora|continua a non|continuano a non|limite noto|limitazion*|lasciato fuori|da segnalare",
  unsaved:
    "non committat*|non ancora committ*|senza commit|non pushat*|non tracciat*|solo in locale|senza push|non sono ancora state committ*|non sono ancora stati committ*|ancora state committ*|niente è stato committ*|non è stato committ*|non è committ*",
  fail: "fallit*|fallisc*|rotto|rotta|non funziona|impossibile|non è riuscit*|non può|conflitt*",
  clear:
    "nessun errore|nessun problema|nessun avviso|nessun altro|nessun'altra|nessuna modifica|nessuna azione|nessuna attività|senza errori|senza problemi|niente da|niente altro|pulito|pulita|risolt*|zero errori|non resta nulla|non resta niente|non manca nulla|nulla da fare|nulla in sospeso|niente in sospeso|non serve",
  problem: "errore|errori|problem*|rischi*|avvis*",
  success:
    "passano|passa|superat*|con successo|funziona|verificat*|senza errori|risolt*|fatto|perfetto|ottimo|completat*|pronto|finito|tutto|ecco",
  concession: "ma|tuttavia|però|sebbene|eccetto|tranne|anche se",
  need: "serve|servono|necessita|richied*|bisogna|deve|devono|occorre|dipende",
  offer: "se vuoi|se volete|se lo desideri|vuoi che|posso anche|fammi sapere|dimmi|desideri|ti va",
  narration: "vado a|ora|adesso|lasciami|fammi|procedo|prima|iniziamo|controllo|verifico|devo",
  next: "prossim*|successiv*|in seguito|dopo|più avanti|futuro|una volta",
  waiting: "attende|in attesa|aspetto|la tua conferma|tua approvazione|conferma|in background",
  rule: "sempre|mai|non devi|non si deve|solo|soltanto|assicurati|d'ora in poi|da ora|da adesso|obbligatori*|non usare|non eseguire|non modificare|evita*|non toccare|non aggiungere|non installare|non cambiare|non cancellare|non creare|non lanciare|non fare|non committare|non voglio",
  convention:
    "convenzion*|per impostazione predefinita|di default|schema|fonte di verità|formato|regol*|norma*|flusso di lavoro|contratto",
  state:
    "è il|è la|è lo|sono i|sono le|usa|utilizza|si trova|è definit*|restituisce|si aspetta|accetta|contiene|supporta|dipende|richiede|significa|ignora|eredita|non include|viene eseguito|proviene",
  hypothesis: "forse|probabilmente|potrebbe*|sembra|possibilmente|credo che|può darsi",
  option: "opzione a|opzione b|opzione 1|opzione 2|alternativ*|oppure",
  recommend: "consigli*|raccomand*|sugger*",
  note: "nota|importante|ricorda*|attenzione|avviso|tieni presente|la causa|il problema è|causa principale|lezione",
  wish: "preferisco|voglio|vorrei|mi piace|vogliamo|per favore|l'utente preferisce|l'utente vuole|hai chiesto|usiamo|nostro|nostra",
  preexisting: "preesistent*|già presente|già esistente|non correlat*|non legat*",
  order:
    "leggi|crea|correggi|aggiungi|implementa|esegui|controlla|continua|fai|puoi|cerca|spiega|mostra|ho bisogno|scrivi|elimina|genera|analizza|procedi|come mai|perché non|aggiorna|avvia",
  self: "io|ho|abbiamo|mio|mia",
  you: "tu|tuo|tua|puoi",
  project: "questo progetto|il progetto|il repository|il codice|l'api|il server|lo script|il database|il modulo",
  did: "mantenut*|ho|abbiamo|conservat*|lasciat*|usat*|utilizzat*|scelt*|si è scelto|si è deciso|si è mantenut*|optato|preferito|deciso|verificat*|testat*|eseguit*|ripristinat*|evitat*|rimandat*|è stato mantenut*|è stata mantenut*",
  didLast: "",
  overrule: "ripristinat*|annullat*|tornat* a|scartat*|abbandonat*|di nuovo a",
  insteadOf: "invece di|al posto di|anziché|piuttosto che",
  insteadAfter: "",
  notThis:
    "(?:e |ma )?non (?:(?:un|una|uno|il|con|in|per|di|da|dal|dalla|nel|nella|come|tramite|su|sul|sulla)(?![a-zà-я])|l['’](?!h|è|abbiamo)|[`\"«])",
  headings: {
    next: "prossim*|passi successivi|da fare|raccomandazion*|miglioramenti|futuro|immediat*|breve termine|medio termine|lungo termine|priorità|piano d'azione|a tuo carico|da parte tua|dal tuo lato|tocca a te|passaggi manuali",
    issues: "problemi|limitazion*|mancant*|rimanent*|in sospeso|rischi|avvis*|domande aperte|non verificat*",
    summary: "riepilogo|riassunto|modifiche|risultat*|cosa è stato fatto|fatto|implementa*|completat*",
    decisions: "decision*|progettazione|approccio|perché|motivazion*|architettura|strategia|scelte",
    files: "file|modificati|creati",
    tests: "test|verifica|validazione",
    notes: "not*|importante|convenzion*|regole|uso|come usare|lezion*",
    options: "opzion*|alternative|domande",
  },
};
