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
log-bot-could-not-think = Un bot non è riuscito a pensare; gli viene chiesto un’altra volta.
log-bot-plays-at-random = Un bot fa una mossa a caso perché non è riuscito a pensare.
log-a-part-of-the-server-did-not-stop-in-time = Una parte del server non si è fermata in tempo: { $part }.
log-worker-could-not-start = Un processo del server non è riuscito a partire; il server si ferma.
log-a-worker-did-not-stop-in-time-and-was-killed = Un processo del server non si è fermato in tempo ed è stato interrotto.
log-a-process-in-which-bots-think-died = Un processo in cui pensano i bot è terminato e viene sostituito.
log-a-worker-died-and-is-replaced = Un processo del server è terminato e viene sostituito.
log-chat-reported = Qualcuno ha segnalato un messaggio al tavolo { $table }.
log-commit-failed = Alcune mosse non sono state salvate; i giocatori sono invitati a riprovare.
log-connection-closed-by-the-server = Una connessione è stata chiusa perché il client non tiene il passo.
log-connection-refused = Una connessione è stata rifiutata ({ $reason }).
log-deleted-unused-guests = Ospiti mai tornati, eliminati: { $count }.
log-metrics-are-not-available = Le metriche non possono essere mostrate.
log-read-failed = Una lettura dal database non è riuscita.
log-slow-commit = Il salvataggio ha richiesto { $seconds } s.
log-cache-folder-not-writable = La cartella { $folder } non è scrivibile; i giochi vengono preparati a ogni avvio.
log-the-database-was-not-checked-completely = Il database non è stato controllato del tutto.
log-the-process-that-writes-to-sqlite-died = Il processo che salva le partite è terminato e viene sostituito.
log-the-server-did-not-stop-in-time-and-was-ended = Il server non si è fermato in tempo ed è stato interrotto.
log-clock-contradicts-the-database = L’orologio di questo computer contraddice il database; niente di vecchio viene eliminato. Correggilo, oppure avvia una volta con ARCHIPEL_TRUST_CLOCK=true.
log-clock-has-jumped = L’orologio di questo computer ha fatto un salto. Le partite continuano; fino al riavvio niente di vecchio viene eliminato.
log-request-refused = Una richiesta è stata rifiutata ({ $reason }).
log-the-operator-banned-somebody = Il gestore ha escluso { $subject }.
log-the-operator-lifted-a-ban = Il gestore ha revocato l’esclusione di { $subject }.
log-the-operator-removed-a-player = Il gestore ha rimosso { $subject } dal tavolo { $table }.
log-the-operator-deleted-a-table = Il gestore ha eliminato il tavolo { $table }.
log-the-operator-erased-a-person = Il gestore ha cancellato il nome di { $subject }.
log-the-operator-announced-something = Il gestore ha cambiato l’annuncio su tutte le pagine.
log-the-server-is-being-drained = Il server si sta svuotando: fino al riavvio non cominciano nuove partite.
log-the-server-is-no-longer-being-drained = Possono di nuovo cominciare nuove partite.
log-an-order-of-the-operator-could-not-be-followed = Un ordine del gestore non è stato eseguito. Per favore, segnalalo:
