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
