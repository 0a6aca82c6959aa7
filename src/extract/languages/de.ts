import type { Language } from "./language.js";

export const de: Language = {
  contrast: "anstatt|statt|anstelle|nicht mehr|ersetzt*|zugunsten|an stelle von|im gegensatz",
  cause:
    "weil|da sonst|denn|damit|deshalb|daher|aufgrund|wegen|somit|sodass|der einfachheit halber|zur besseren|zur vereinfachung|zwecks|aus gründen der|der übersicht halber|der lesbarkeit halber",
  choose:
    "entschied*|entscheidung|gewählt|wählte*|ausgewählt|übernommen|bevorzug*|bewusst|absichtlich|festgelegt|setze auf|ein einzig*|eine einzig*|nur noch|wie gewünscht|auf wunsch|per design|nur|lediglich|ausschließlich",
  change:
    "hinzugefügt|behoben|entfernt|umbenannt|verschoben|aktualisiert|geändert|erstellt|implementiert|umgeschrieben|vereinfacht|aufgeteilt|verwendet jetzt|nutzt jetzt|extrahiert|migriert|angepasst|korrigiert|ergänzt|umgestellt|eingeführt|ausgelagert|gelöscht",
  revert:
    "zurückgesetzt|rückgängig|zurückgenommen|wieder auf|wiederhergestellt|verworfen|entfernt|gelöscht|deaktiviert|vereinheitlicht|zusammengefasst|zusammengeführt|vereinfacht|verschoben|umbenannt|umgestellt",
  kept: "beibehalten|behalten|bleibt|bleiben|unverändert|unangetastet|belassen|nicht angefasst|erhalten",
  avoid: "um zu vermeiden|vermeide*|sonst|andernfalls|um sicherzustellen|verhindert|zu verhindern|vermieden",
  pending:
    "fehlt|fehlen|noch nicht|noch offen|offen|ausstehend*|unvollständig|verbleib*|steht noch aus|stehen noch aus|nicht implementiert|zurückgestellt|übersprungen|blockiert|abgebrochen|zu erledigen|muss noch|müssen noch|ungetestet|nicht getestet|nicht geprüft|nicht verifiziert|nicht angefasst|nicht ausprobiert|noch kein|noch keine|bisher nicht|verwendet weiterhin|verwenden weiterhin|nutzt weiterhin|nutzen weiterhin|zeigt weiterhin|zeigt noch|nutzt noch|verwendet noch|verwenden noch|weggelassen|ausgelassen|einschränkung*|eine sache noch",
  unsaved:
    "nicht committet|uncommittet|nicht gepusht|nicht eingecheckt|ungetrackt|nur lokal|nicht versioniert|nichts davon ist|noch nichts committet|bisher committet|nicht eingespielt|noch nicht committet|nichts committet",
  fail: "fehlgeschlagen|schlägt fehl|schlagen fehl|kaputt|funktioniert nicht|konnte nicht|kann nicht|konflikt*|gescheitert",
  clear:
    "keine fehler|kein fehler|keine probleme|kein problem|keine warnungen|keine offenen|keine weiteren|keine beanstandungen|keine änderungen nötig|keine änderung nötig|nichts offen|ohne fehler|nichts mehr|sauber|gelöst|null fehler|nichts zu tun|nicht mehr nötig",
  problem: "fehler|problem*|risiko|risiken|warnung*|bug",
  success:
    "bestanden|erfolgreich|funktioniert|grün|verifiziert|geprüft|ohne fehler|gelöst|laufen durch|fertig|erledigt|perfekt|abgeschlossen|komplett|alles|vollständig|geschafft",
  concession: "aber|jedoch|allerdings|obwohl|außer|bis auf|trotzdem|dennoch",
  need: "muss|müssen|benötig*|braucht|erforder*|notwendig|hängt von|sollte",
  offer:
    "wenn du willst|wenn du möchtest|wenn sie möchten|soll ich|möchtest du|möchten sie|ich kann auch|ich kann noch|sag bescheid|sagen sie bescheid|gib bescheid|lass mich wissen",
  narration: "ich werde|lass mich|jetzt|ich prüfe|ich lese|zuerst|als nächstes werde|schauen wir|ich muss|nun",
  next: "nächste*|als nächstes|danach|später|anschließend|sobald|künftig|zukünftig|folgeschritt*",
  waiting: "warte auf|wartet auf|deine freigabe|ihre freigabe|bestätig*|im hintergrund",
  rule: "immer|niemals|nie|darf nicht|dürfen nicht|nur|stelle sicher|ab jetzt|ab sofort|künftig|verpflichtend|nicht verwenden|vermeide|pflicht|auf keinen fall|nicht anfassen|nicht ändern|nicht löschen|keine neuen|nicht installieren|nicht committen|nicht pushen|nicht starten",
  convention:
    "konvention*|standardmäßig|muster|quelle der wahrheit|format|regel*|richtlinie*|arbeitsablauf|vertrag|vorgabe",
  state:
    "ist der|ist die|ist das|sind die|verwendet|nutzt|liegt in|liegen in|ist definiert|gibt zurück|liefert|erwartet|akzeptiert|enthält|unterstützt|hängt ab|benötigt|bedeutet|ignoriert|erbt|stammt|wird gespeichert|läuft",
  hypothesis: "vielleicht|wahrscheinlich|vermutlich|könnte*|scheint|möglicherweise|ich denke|eventuell|dürfte",
  option: "option a|option b|option 1|option 2|alternativ*|entweder",
  recommend: "empfehl*|empfohlen|vorschlag|schlage vor",
  note: "hinweis|wichtig|beachte|achtung|merke|warnung|zu beachten|die ursache|das problem ist|ursache|lektion|vorsicht|gelernt",
  wish: "ich möchte|ich will|ich bevorzuge|wir wollen|bitte|der nutzer bevorzugt|der benutzer bevorzugt|der nutzer möchte|wie gewünscht|wir verwenden|wir nutzen|unsere*",
  preexisting: "bereits vorhanden*|bestand schon|vorbestehend*|nicht verwandt|unabhängig davon|bekanntes problem",
  order:
    "lies|erstelle|behebe|füge|implementiere|führe|prüfe|mach|kannst du|können sie|suche|erkläre|zeige|ich brauche|schreibe|lösche|generiere|analysiere|weiter|warum|wie|aktualisiere|starte",
  self: "ich|wir|mein*",
  you: "du|sie|dein*|ihr*",
  project:
    "dieses projekt|das projekt|das repository|das repo|die codebasis|die api|der server|das skript|die datenbank|das modul",
  did: "ich|wir haben|beibehalten|belassen|verwendet wurde*|gewählt|entschieden|geprüft|getestet|verworfen|zurückgestellt",
  didLast:
    "beibehalten|belassen|behalten|gewählt|übernommen|gelassen|entschieden|geprüft|getestet|zurückgenommen|zurückgestellt|verworfen",
  overrule: "zurückgesetzt|rückgängig|zurückgenommen|wieder auf|wieder zurück|doch wieder|verworfen|aufgegeben",
  insteadOf: "anstatt|statt|anstelle von|an stelle von",
  insteadAfter: "",
  notThis:
    '(?:und |aber )?nicht (?:(?:eine?|einen|einem|der|die|das|den|dem|mit|in|im|über|als|auf|per|von|vom|aus|durch|an|am|bei|beim)(?![a-zà-я])|[`"„])',
  headings: {
    next: "nächste*|weitere schritte|empfehlung*|offene aufgaben|todo|verbesserungen|ausblick|folgeschritte|sofort|kurzfristig*|mittelfristig*|langfristig*|priorität*|weitere maßnahmen|empfohlene maßnahmen|offene maßnahmen|auf deiner seite|von deiner seite|was du noch|für dich zu tun|manuelle schritte",
    issues:
      "probleme|bekannte probleme|einschränkungen|offen*|verbleib*|risiken|warnung*|offene fragen|nicht geprüft|ausstehend*",
    summary: "zusammenfassung|änderungen|ergebnis*|was wurde|erledigt|umsetzung|überblick|fazit|umgesetzt",
    decisions: "entscheidung*|entwurf|ansatz|warum|begründung|architektur|strategie|design",
    files: "dateien|geänderte|neue dateien",
    tests: "tests|prüfung|verifikation|validierung",
    notes: "hinweis*|wichtig|konventionen|regeln|verwendung|nutzung|erkenntnisse|notizen",
    options: "option*|alternativen|varianten|fragen",
  },
};
