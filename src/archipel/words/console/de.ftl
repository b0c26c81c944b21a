# Der Server im Terminal: seine Adresse, und was geschieht.

serve-here = Öffne { $address } in einem Browser auf diesem Rechner.
serve-network = Andere in deinem Netz öffnen { $address }
serve-scan = Handys im selben Netz können diesen Code scannen.
serve-no-network = Dieser Rechner ist gerade in keinem Netz; nur er kann die Seite öffnen.
serve-stop = Strg-C beendet den Server.

## Das Protokoll

log-warning = Warnung:
log-error = Fehler:
log-table-opened = Jemand hat einen Tisch für { $game } eröffnet, für { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}.
log-game-finished = Eine Partie { $game } ist zu Ende.
log-deleted-old-tables = { $count ->
    [one] Ein alter Tisch wurde
   *[other] { $count } alte Tische wurden
} gelöscht.
log-compiling = { $game } ist in { $seconds_left } s bereit.
log-game-ready = { $game } ist bereit.
log-compiling-failed = { $game } ließ sich nicht vorbereiten.
log-compiling-has-to-wait = Die Spiele lassen sich gerade nicht vorbereiten; der Server versucht es weiter.
log-server-stopped = Der Server ist beendet. Alle Partien sind gespeichert.
log-unknown-setting = { $setting } ist keine Einstellung. Alle Einstellungen: archipel serve --help
log-database-unavailable = Die Datenbank antwortet nicht; der Server versucht es weiter.
log-could-not-act-at-a-table = Ein Bot oder eine Uhr konnte am Tisch { $table } nicht handeln; der Server versucht es weiter.
log-could-not-refresh-a-table = Tisch { $table } ließ sich nicht neu laden; der Server versucht es weiter.
log-could-not-follow-another-worker = Was ein anderer Serverprozess schrieb, ließ sich nicht lesen; der Server versucht es weiter.
log-sweep-failed = Das regelmäßige Aufräumen ist misslungen; der Server versucht es weiter.
log-request-failed = Eine Anfrage an { $path } ist misslungen; nichts hat sich geändert. Bitte melde dies:
log-message-failed = Eine Nachricht am Tisch { $table } ist misslungen; nichts hat sich geändert. Bitte melde dies:
log-bot-could-not-think = Ein Bot konnte nicht nachdenken; er wird noch einmal gefragt.
log-bot-plays-at-random = Ein Bot macht einen zufälligen Zug, weil er nicht nachdenken konnte.
log-a-part-of-the-server-did-not-stop-in-time = Ein Teil des Servers hat nicht rechtzeitig aufgehört: { $part }.
log-worker-could-not-start = Ein Prozess des Servers konnte nicht starten; der Server hört auf.
log-a-worker-did-not-stop-in-time-and-was-killed = Ein Prozess des Servers hat nicht rechtzeitig aufgehört und wurde beendet.
log-a-process-in-which-bots-think-died = Ein Prozess, in dem Bots nachdenken, ist ausgefallen und wird ersetzt.
log-a-worker-died-and-is-replaced = Ein Prozess des Servers ist ausgefallen und wird ersetzt.
log-chat-reported = Jemand hat eine Nachricht an Tisch { $table } gemeldet.
log-commit-failed = Züge konnten nicht gespeichert werden; die Spieler sollen es noch einmal versuchen.
log-connection-closed-by-the-server = Eine Verbindung wurde geschlossen, weil ihr Programm nicht mitkommt.
log-connection-refused = Eine Verbindung wurde abgelehnt ({ $reason }).
log-deleted-unused-guests = Gäste, die nie wiederkamen, gelöscht: { $count }.
log-metrics-are-not-available = Die Messwerte können nicht gezeigt werden.
log-read-failed = Aus der Datenbank konnte etwas nicht gelesen werden.
log-slow-commit = Das Speichern dauerte { $seconds } s.
log-cache-folder-not-writable = In den Ordner { $folder } kann nicht geschrieben werden; die Spiele werden bei jedem Start neu vorbereitet.
log-the-database-was-not-checked-completely = Die Datenbank wurde nicht vollständig geprüft.
log-the-process-that-writes-to-sqlite-died = Der Prozess, der die Partien speichert, ist ausgefallen und wird ersetzt.
log-the-server-did-not-stop-in-time-and-was-ended = Der Server hat nicht rechtzeitig aufgehört und wurde beendet.
log-clock-contradicts-the-database = Die Uhr dieses Computers widerspricht der Datenbank; nichts Altes wird gelöscht. Stell sie richtig oder starte einmal mit ARCHIPEL_TRUST_CLOCK=true.
log-clock-has-jumped = Die Uhr dieses Computers ist gesprungen. Die Partien gehen weiter; bis zum Neustart wird nichts Altes gelöscht.
log-request-refused = Eine Anfrage wurde abgelehnt ({ $reason }).
log-the-operator-banned-somebody = { $subject } wurde vom Betreiber gesperrt.
log-the-operator-lifted-a-ban = Die Sperre von { $subject } wurde vom Betreiber aufgehoben.
log-the-operator-removed-a-player = { $subject } wurde vom Betreiber von Tisch { $table } entfernt.
log-the-operator-deleted-a-table = Tisch { $table } wurde vom Betreiber gelöscht.
log-the-operator-erased-a-person = Der Name von { $subject } wurde vom Betreiber gelöscht.
log-the-operator-announced-something = Die Ankündigung auf allen Seiten wurde vom Betreiber geändert.
log-the-server-is-being-drained = Der Server läuft leer: Bis zum Neustart beginnen keine neuen Partien.
log-the-server-is-no-longer-being-drained = Es können wieder neue Partien beginnen.
log-an-order-of-the-operator-could-not-be-followed = Eine Anweisung des Betreibers konnte nicht befolgt werden. Bitte melden:
