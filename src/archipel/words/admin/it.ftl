# `archipel admin`: aiuto, domande, elenchi e cifre.

## The command and its help

admin-about = Occuparsi di un server, sulla sua macchina o dovunque il suo database sia raggiungibile. Senza azione vengono mostrate le cifre.
admin-actions = azioni
admin-help-figures = mostrare che cosa non va in questo momento, e le cifre
admin-help-tables = elencare i tavoli
admin-help-table = mostrare un tavolo, con quello che vi è stato segnalato
admin-help-people = elencare le persone, o cercare un nome
admin-help-person = mostrare una persona, con i suoi tavoli e le segnalazioni che la riguardano
admin-help-reports = elencare i messaggi segnalati
admin-help-remove = rimuovere qualcuno da un tavolo, per sempre
admin-help-delete = eliminare un tavolo con le sue mosse e i suoi messaggi
admin-help-ban = escludere una persona o una rete fino a una data
admin-help-unban = revocare un’esclusione
admin-help-bans = elencare le esclusioni
admin-help-erase = cancellare una persona: le partite restano, il nome sparisce
admin-help-announce = mostrare una frase su tutte le pagine
admin-help-drain = non lasciar cominciare nuove partite prima di un riavvio
admin-help-history = elencare che cosa hanno fatto i gestori
admin-about-figures = Mostra che cosa non va in questo momento, poi i tavoli per gioco e fase, le persone, le connessioni, i bot, le mosse e lo spazio occupato.
admin-about-tables = Elenca i tavoli, l’ultimo modificato per primo. Una freccia indica a chi tocca.
admin-about-table = Mostra le impostazioni, i posti, le persone rimosse e i messaggi segnalati di un tavolo.
admin-about-people = Elenca le persone, le più recenti per prime, o quelle il cui nome o identificativo contiene un testo.
admin-about-person = Mostra tutti i nomi di una persona, i suoi tavoli, le segnalazioni che la riguardano e che cosa è stato fatto.
admin-about-reports = Elenca i messaggi segnalati, gli ultimi per primi.
admin-about-remove = Rimuove qualcuno da un tavolo per sempre: non può più sedersi, guardare né scrivere. Prima della partita il posto è libero; durante la partita continua un bot.
admin-about-delete = Elimina un tavolo con tutte le mosse e i messaggi. Le segnalazioni restano.
admin-about-ban = Esclude una persona o una rete fino a una data. Le connessioni si chiudono entro uno o due secondi. Chi cancella il cookie è un nuovo ospite: in quel caso escludi la rete.
admin-about-unban = Revoca l’esclusione di una persona o di una rete.
admin-about-bans = Elenca le esclusioni in vigore.
admin-about-erase = Cancella una persona: il nome sparisce da posti, messaggi, registrazioni, segnalazioni e link. Le partite restano; le loro registrazioni non possono più provare i dadi. Non si può annullare. I backup precedenti contengono ancora il nome.
admin-about-announce = Mostra una frase su tutte le pagine, letta anche dagli screen reader. Una nuova sostituisce la precedente.
admin-about-drain = Non lascia cominciare partite né tavoli; le partite in corso continuano, e le pagine lo dicono. Aspetta che nessuno giochi più. Il riavvio lo conclude.
admin-about-history = Elenca che cosa hanno fatto i gestori con questo comando, e quando.
admin-argument-table = l’identificativo di un tavolo, i suoi primi caratteri, o un link
admin-argument-person = l’identificativo di una persona, i suoi primi caratteri, o un nome
admin-argument-name = una parte di un nome o di un identificativo
admin-argument-whom = una persona, un indirizzo, o una rete come 203.0.113.0/24
admin-argument-for = per quanto tempo, per esempio «3 giorni» o «45 min»
admin-argument-until = fino a quando, per esempio «2026-12-01» o «2026-12-01 14:00», ora locale
admin-argument-reason = perché; resta insieme all’azione
admin-argument-yes = non chiedere
admin-argument-limit = numero massimo di righe (predefinito: 50)
admin-argument-game = solo i tavoli di questo gioco
admin-argument-phase = solo i tavoli in questa fase
admin-argument-quiet = solo i tavoli non finiti dove non succede niente da, per esempio, «3 giorni»
admin-argument-chat = mostrare anche gli ultimi messaggi
admin-argument-with-chat = eliminare anche ciò che la persona ha scritto
admin-argument-text = la frase, fino a 500 caratteri
admin-argument-end = non mostrare più annunci
admin-argument-undo = lasciar di nuovo cominciare le partite
admin-argument-no-wait = non aspettare che nessuno giochi più

## Questions before, and sentences after

admin-go-on = Continuare? [s/N]
admin-nothing-done = Non è cambiato niente.
admin-will-remove = { $name } ({ $person }) viene rimosso per sempre dal tavolo { $table }. { $phase ->
    [open] Il suo posto sarà libero.
    [playing] Un bot gioca il suo posto fino alla fine.
   *[finished] La partita è finita; non potrà più vederla.
}
admin-removed = { $name } è stato rimosso dal tavolo { $table }.
admin-removed-last = { $name } era da solo al tavolo { $table }, quindi il tavolo è stato eliminato.
admin-will-delete = Il tavolo { $table } di { $game } ({ $names }) viene eliminato con tutte le mosse e i messaggi. Tutti vengono disconnessi. Non si può annullare.
admin-deleted = Il tavolo { $table } è stato eliminato.
admin-will-erase = { $name } ({ $person }) viene cancellato da { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}. Partite in corso, in cui continua un bot: { $playing }. Il nome sparisce da posti, messaggi, registrazioni e segnalazioni; il link e tutti i dispositivi vengono disconnessi. Non si può annullare.
admin-will-erase-all = { $name } ({ $person }) viene cancellato da { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}. Partite in corso, in cui continua un bot: { $playing }. Il nome sparisce da posti, messaggi, registrazioni e segnalazioni, e tutto ciò che la persona ha scritto viene eliminato; il link e tutti i dispositivi vengono disconnessi. Non si può annullare.
admin-erased = { $person } è stato cancellato. Tavoli: { $tables }; messaggi: { $lines }; segnalazioni: { $reports }. I backup precedenti contengono ancora il nome.
admin-will-ban = { $name } ({ $subject }) non può fare niente su questo server fino al { $until }. Le connessioni si chiudono entro due secondi; i posti restano suoi.
admin-will-ban-network = Nessuno nella rete { $subject } può raggiungere questo server fino al { $until }. Le connessioni si chiudono entro due secondi.
admin-banned = { $name } è escluso fino al { $until }. Per revocare: archipel admin unban { $subject }
admin-unbanned = { $subject } non è più escluso.
admin-announced = Tutte le pagine lo mostrano fino al { $until }. Per finire prima: archipel admin announce --end
admin-announcement-ended = Nessuna pagina mostra più un annuncio.
admin-will-drain = Nessun tavolo e nessuna partita può cominciare, e tutte le pagine lo dicono, fino al riavvio del server o fino ad archipel admin drain --undo. Le partite in corso continuano.
admin-draining = Non comincia più nessuna partita. Si può riavviare in qualsiasi momento: ogni mossa è salvata e le partite continuano dopo. Ctrl-C chiude solo questa schermata.
admin-active = Partite con una mossa negli ultimi dieci minuti: { $count }
admin-drained = Nessuno sta giocando. Riavvia adesso; dopo il riavvio possono cominciare nuove partite.
admin-still-active = Partite con una mossa negli ultimi dieci minuti: { $count }.
admin-undrained = Possono di nuovo cominciare nuove partite.

## Lists

admin-column-id = identificativo
admin-column-game = gioco
admin-column-phase = fase
admin-column-since = da
admin-column-last-move = ultima modifica
admin-column-players = giocatori
admin-column-seat = posto
admin-column-name = nome
admin-column-plays = nota
admin-column-when = quando
admin-column-text = testo
admin-column-unfinished = partite non finite
admin-column-reported = segnalazioni
admin-column-banned = escluso fino al
admin-column-table = tavolo
admin-column-writer = scritto da
admin-column-reason = motivo
admin-column-until = fino al
admin-column-operator = gestore
admin-column-what = che cosa
admin-column-whom = chi
admin-column-open = aperti
admin-column-playing = in gioco
admin-column-active = attivi
admin-column-finished = finiti
admin-phase-open = aperto
admin-phase-playing = in gioco
admin-phase-finished = finito
admin-span-seconds = { $n } s
admin-span-minutes = { $n } min
admin-span-hours = { $n } h
admin-span-days = { $n } g
admin-nothing = Non c’è niente da mostrare.
admin-bot = bot
admin-away = assente
admin-to-move = deve giocare
admin-host = ospita
admin-public = pubblico
admin-private = su invito
admin-table = { $phase }, { $public }; aperto il { $created }; ultima modifica { $changed } fa; voci nel registro: { $moves }
admin-table-removed = Rimossi per sempre: { $those }
admin-title-reports = Messaggi segnalati
admin-title-chat = Messaggi
admin-title-tables = Tavoli
admin-title-history = Che cosa è stato fatto
admin-person = ospite dal { $since }; lingua { $lang }
admin-person-banned = Escluso fino al { $until }.
admin-did-ban = ha escluso
admin-did-unban = ha riammesso
admin-did-remove = ha rimosso
admin-did-delete = ha eliminato il tavolo
admin-did-erase = ha cancellato
admin-did-announce = ha annunciato
admin-did-drain = ha cominciato a svuotare
admin-did-undrain = ha smesso di svuotare

## Figures, and what is wrong

admin-server = Archipel { $version }, attivo dal { $since } ({ $age }); processi: { $workers }; memoria: { $memory } MB
admin-well = Va tutto bene.
admin-is-draining = Il server si sta svuotando: non cominciano nuove partite.
admin-is-announced = Tutte le pagine mostrano fino al { $until }: { $text }
admin-people = Persone: { $all }, nuove oggi { $new }, collegate { $connected } (connessioni: { $sockets })
admin-moves = Mosse nell’ultimo minuto: { $moves }; bot che pensano: { $thinking }, in attesa: { $waiting }
admin-storage = Spazio: { $size } MB in { $database }, { $free } GB liberi
admin-storage-server = Spazio: { $size } MB in { $database }
admin-order = Esclusioni: { $bans }; segnalazioni nell’ultimo giorno: { $reports }
admin-failures = Contati dall’avvio: { $counts }
admin-no-server = Nessun server risponde su questo database. Se dovrebbe essercene uno, guarda il suo registro; archipel doctor controlla questa macchina.
admin-few-workers = Rispondono solo { $there } processi su { $wanted }. Uno bloccato viene sostituito; altrimenti riavvia il server.
admin-clock = L’orologio del server non è attendibile, quindi non viene eliminato niente di vecchio. Vedi «Time» in docs/host.md.
admin-game-failed = Non è stato possibile preparare { $game }. Il registro ne dice la causa; un riavvio riprova.
admin-game-compiling = { $game } è ancora in preparazione.
admin-late = Tavoli in cui un bot o un orologio è in ritardo di oltre 15 secondi: { $count }. Il server è sovraccarico o bloccato.
admin-bots-waiting = Bot che aspettano di pensare: { $count }. Se dura, cerca chi ha aperto i tavoli: archipel admin tables --phase playing
admin-little-space = Sul disco del database restano solo { $free } MB. Libera spazio adesso: senza spazio nessuna mossa viene salvata.
admin-warned = { $sentence } ({ $count } volte, { $age } fa)
