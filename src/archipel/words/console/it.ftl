# Il server nel terminale: il suo indirizzo, e ciò che succede.

serve-here = Apri { $address } in un browser su questo computer.
serve-network = Gli altri nella tua rete aprono { $address }
serve-scan = I telefoni nella stessa rete possono inquadrare questo codice.
serve-no-network = Questo computer non è in rete: solo lui può aprire la pagina.
serve-stop = Premi Ctrl-C per fermare il server.

## Il registro

log-warning = Attenzione:
log-error = Errore:
log-table-opened = Qualcuno ha aperto un tavolo di { $game } per { $seats ->
    [one] una persona
   *[other] { $seats } persone
}.
log-game-finished = Una partita di { $game } è finita.
log-deleted-old-tables = { $count ->
    [one] Un vecchio tavolo è stato eliminato
   *[other] { $count } vecchi tavoli sono stati eliminati
}.
log-compiling = { $game } sarà pronto tra { $seconds_left } s.
log-game-ready = { $game } è pronto.
log-compiling-failed = Non è stato possibile preparare { $game }.
log-compiling-has-to-wait = I giochi non si possono preparare adesso; il server riprova.
log-server-stopped = Il server si è fermato. Tutte le partite sono salvate.
log-unknown-setting = { $setting } non è un’impostazione. Tutte le impostazioni: archipel serve --help
log-database-unavailable = La base di dati non risponde; il server riprova.
log-could-not-act-at-a-table = Un bot o un orologio non ha potuto agire al tavolo { $table }; il server riprova.
log-could-not-refresh-a-table = Non è stato possibile ricaricare il tavolo { $table }; il server riprova.
log-could-not-follow-another-worker = Non è stato possibile leggere ciò che un altro processo del server ha scritto; il server riprova.
log-sweep-failed = La pulizia periodica non è riuscita; il server riprova.
log-request-failed = Una richiesta a { $path } non è riuscita; non è cambiato nulla. Segnala per favore quanto segue:
log-message-failed = Un messaggio al tavolo { $table } non è riuscito; non è cambiato nulla. Segnala per favore quanto segue:
