# Il tavolo nel browser, in italiano.

## Tutte le pagine

web-home = Home
web-skip = Vai al contenuto
web-language = Lingua
web-theme = Tema
web-theme-auto = auto
web-theme-light = chiaro
web-theme-dark = scuro
web-about = Informazioni
web-unofficial = progetto amatoriale non ufficiale, con disegni e testi originali
web-connecting = Connessione…

## Pagina iniziale

web-lead = { $games ->
    [4] Quattro giochi da tavolo a tema marino
   *[other] { $games } giochi da tavolo
} nel tuo browser. Gioca subito con gli amici o contro i bot, senza account.
web-games = Giochi
web-players-count = { $least }–{ $most } giocatori
web-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-play-now = Gioca contro i bot
web-play-friends = Gioca con gli amici
web-play-alone = Gioca in solitario
web-rules = Regole
web-ready-in = { $game } sarà pronto tra { $time }.
web-wait-here = Si prosegue automaticamente appena il gioco è pronto.
web-announcement = Messaggio del gestore:
web-draining = Il server verrà riavviato a breve. Le partite in corso continuano; ora non ne possono cominciare di nuove.
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-no-open-tables = Al momento nessun tavolo aspetta giocatori.
web-finished = Partite finite
web-older = Partite meno recenti
web-nobody-yet = ancora nessuno
web-free-seats = { $count ->
    [0] nessun posto libero
    [one] un posto libero
   *[other] { $count } posti liberi
}
web-guest = Ospite
web-me = Tu
web-your-name = Il tuo nome
web-save = Salva
web-saved = Salvato.
web-me-help = Non serve un account: questo browser si ricorda di te. Con un link puoi giocare anche da un altro dispositivo.
web-recovery = Gioca su un altro dispositivo
web-link-warning = { $days ->
    [one] Chi apre questo link gioca a nome tuo. Funziona una volta sola, entro un giorno; tienilo per te.
   *[other] Chi apre questo link gioca a nome tuo. Funziona una volta sola, entro { $days } giorni; tienilo per te.
}
web-sign-out = Disconnetti gli altri dispositivi
web-signed-out = Tutti gli altri dispositivi sono disconnessi.
web-recover-help = Su questo dispositivo giocherai con il tuo nome e i tuoi tavoli.
web-recover = Sì, sono io

## Preparare un tavolo

web-new-table = { $game }: nuovo tavolo
web-seats = Posti
web-clock = Tempo per mossa
web-no-clock = senza limite
web-per-answer = { $time } per mossa
web-clock-help = Scaduto il tempo, un bot gioca al posto tuo finché non torni.
web-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
web-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-stand-in = Bot sostituto
web-stand-in-help = Gioca al posto di chi è assente, più o meno al suo livello. La tua scelta vale finché questo livello non è noto.
web-level = Bot
web-level-deckhand = Mozzo (principiante)
web-level-sailor = Marinaio (facile)
web-level-mate = Nostromo (bravo)
web-level-captain = Capitano (forte)
web-level-random = Legno alla deriva (a caso)
web-level-rollout = Skipper (riferimento)
web-visibility = Chi può partecipare
web-make-public = Mostra questo tavolo nell’elenco pubblico
web-allow-watchers = Ammetti spettatori
web-open-after = Scopri tutto a fine partita
web-allow-chat = Chat
web-open-table = Apri il tavolo

## Prima della partita

web-you = tu
web-free = libero
web-expected = in attesa
web-sit = Siediti al posto { $seat }
web-stand-up = Lascia il posto
web-add-bot = Metti un bot al posto { $seat }
web-free-seat = Rimuovi { $name }
web-close-table = Chiudi il tavolo
web-host-starts = Solo chi ospita il tavolo può aggiungere bot e iniziare la partita.
web-fill = Completa con i bot
web-start = Comincia la partita
web-sit-to-play = Siediti per giocare, o resta a guardare.
web-share = Invita gli amici
web-share-help = Chiunque abbia questo link può partecipare. Non serve un account.
web-link = Link
web-copy = Copia
web-copied = Copiato
web-qr = Codice QR di questo link
web-settings = Impostazioni del tavolo
web-public = nell’elenco pubblico
web-by-link = solo con il link
web-watchers = Spettatori
web-watchers-yes = ammessi
web-watchers-no = solo giocatori
web-box = Materiale
web-box-as-printed = come stampato
web-box-partly = in parte ricostruito
web-commitment-help = Questo dimostra che i dadi sono onesti. Il server ha scelto un numero segreto e ne mostra qui l’impronta. Quando ti siedi, il tuo browser aggiunge un proprio numero casuale. Dopo la partita il segreto viene pubblicato e chiunque può verificare ogni tiro.

## Durante la partita

web-your-turn = Tocca a te
web-waiting-for = { $count ->
    [one] { $names } sta pensando…
   *[other] In attesa di { $names }
}
web-board = Il tabellone di { $game }
web-board-in-words = Il tabellone a parole
web-broken = Connessione persa. Riconnessione…
web-away = gioca un bot
web-away-you = Un bot sta giocando al posto tuo.
web-back = Rieccomi
web-choices = Le tue scelte
web-why-not = Perché no?
web-undo = Annulla la mossa
web-undo-turn = Annulla tutto il mio turno
web-odds = Mostra le probabilità
web-type = Scrivi una mossa
web-players = Giocatori
web-asked = è di turno
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-more = Cronaca, chat e regole
web-log = Cronaca
web-chat = Chat
web-table = Tavolo
web-sound = Suono
web-notify = Avvisami quando tocca a me
web-still = Disattiva le animazioni
web-leave = Esci (continua un bot)
web-skip-to-now = Vai al momento attuale
web-show-again = Rivedi
web-showing-again = Che cosa è successo dal tuo ultimo turno
web-see-what-happens = Ecco che cosa succede
web-missed = { $count ->
    [one] Mentre non c’eri è successa una cosa
   *[other] Mentre non c’eri sono successe { $count } cose
}
web-all-choices = Tutte le scelte ({ $count })
web-no-choice = Questa scelta non esiste.
web-close = Chiudi
web-to-board = Tabellone
web-speed = Velocità degli altri giocatori
web-speed-calm = calma
web-speed-normal = normale
web-speed-brisk = svelta
web-speed-instant = immediata
web-keys = Scorciatoie a un tasto
web-key-list = Tasti
web-explain = Che cos’è? Spiega quello che tocco
web-glossary = Che cos’è?
web-log-undo = { $who } annulla una mossa.
web-log-away = Un bot gioca al posto di { $who }.
web-log-back = { $who } torna al tavolo.
web-log-start = La partita comincia.
web-by-bot = giocata da un bot
web-say = Scrivi qualcosa
web-send = Invia
web-mute = Silenzia { $name }
web-muted = silenziato
web-unmute = Riattiva { $name }
web-remove = Escludi { $name } dal tavolo
web-report = Segnala il messaggio di { $name }
web-report-why = Che cosa non va in questo messaggio?
web-report-insult = Insulto o minaccia
web-report-spam = Spam
web-report-other = Altro
web-reported = Grazie. Chi gestisce questo server ora può vederlo.
web-no-chat-yet = Ancora nessun messaggio.
web-search-rules = Cerca nelle regole
web-prints = Da stampare
web-prints-all = Tutte le pagine (PDF)

## Chi è al tavolo

web-is-here = presente
web-is-away = altrove
web-is-just-gone = offline
web-is-gone = offline da { $time }
web-is-thinking = sta pensando
web-is-typing = sta scrivendo…
web-typing = { $count ->
    [one] { $names } sta scrivendo…
   *[other] { $names } stanno scrivendo…
}
web-watching = Spettatori
web-watching-count = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
web-named = { $name }: { $text }
web-waiting = Attesa
web-waits-away = { $name } non sta guardando questa pagina.
web-waits-gone = { $name } è offline da { $time }.
web-waits-long = { $name } sta pensando da { $time }.
web-remind = Manda un promemoria a { $name }
web-has-been-reminded = Promemoria inviato a { $name }.
web-reminded = { $name } ti ricorda che tocca a te.
web-let-bot = Fai giocare un bot per { $name }
web-let-bot-soon = Tra { $time } un bot potrà giocare per { $name }.
web-end = Chiudi la partita di comune accordo
web-end-agree = Sono d’accordo
web-end-not = No, continuiamo
web-end-who = { $count ->
    [one] { $names } vorrebbe chiudere la partita.
   *[other] { $names } vorrebbero chiudere la partita.
}
web-end-help = Se tutti i presenti sono d’accordo, la partita finisce senza vincitori.
web-ended = La partita è stata chiusa di comune accordo. Non vince nessuno.
web-log-agree = { $who } vorrebbe chiudere la partita.
web-log-disagree = { $who } vuole continuare.
web-log-end = La partita finisce di comune accordo.
web-clock-then = poi gioca un bot
web-no-clock-help = Senza limite di tempo si può mandare un promemoria a chi manca o far giocare un bot.
web-suggested = { $text } (consigliato)
web-unread = { $count ->
    [0] niente di nuovo
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
web-name-to-chat = Il tuo nome, per scrivere
web-open-chat = Apri la chat
web-reactions = Reazioni
web-sign-bravo = Bella mossa!
web-sign-thanks = Grazie!
web-sign-laugh = Ah ah!
web-sign-wow = Wow!
web-sign-think = Ci penso…
web-sign-hurry = Più in fretta, per favore!
web-sign-oops = Ops!
web-sign-ouch = Ahi!
web-notify-ask = Vuoi una notifica quando tocca a te e questa pagina è nascosta?
web-notify-yes = Sì, grazie
web-notify-no = No, grazie
web-next-table = Ti aspettano: { $game }
web-next-table-with = Ti aspettano: { $game } con { $names }
web-others = Gli altri giocatori
web-who-plays = Chi gioca al posto { $seat }?
web-friend = un amico, con il link
web-beside = qualcun altro su questo dispositivo
web-bot = bot: { $level }
web-name-of = Nome del giocatore al posto { $seat }
web-friends-help = Il link per gli amici lo trovi al prossimo passo.
web-seat = posto { $seat }
web-sit-down = Siediti
web-full = Tutti i posti sono occupati. Puoi restare a guardare.
web-add-beside = Qui gioca anche qualcun altro
web-plays-here = su questo dispositivo
web-sat-down = { $name } ha preso posto.
web-agreed = vuole rigiocare
web-rematch-help = La partita comincia da sola quando tutti hanno accettato di giocare ancora.
web-rematch-who = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
web-join = Siediti
web-watch = Guarda
web-sealed = Dadi verificabili: dopo la partita chiunque può controllarli.
web-pass-to = Passa il dispositivo a { $name }
web-pass-help = Gli altri non devono vedere quello che vede { $name }.
web-pass-me = Sono { $name }: mostra quello che vedo io
web-pass-back = Torna a { $name }
web-show-view = Mostra quello che vede { $name }

## Dopo la partita

web-score = Punteggio
web-score-line = Voce
web-nobody-wins = Questa volta non vince nessuno.
web-best-alone = Le tue migliori partite in solitario
web-this-game = questa partita
web-lost = persa
web-see-board = Guarda il tabellone
web-won-by = { $points }, { $lead } in più di { $second }.
web-won-tie = { $points }, a pari merito con { $second }: decide lo spareggio.
web-highlights = Momenti da ricordare
web-share-game = Condividi questa partita
web-rematch = Gioca ancora
web-go-rematch = Vai al nuovo tavolo
web-replay = Rivedi la partita
web-download = Scarica la partita
web-check-dice = Verifica i dadi
web-dice-fair = { $draws ->
    [one] Verificato: l’impronta corrisponde e l’unica estrazione è corretta.
   *[other] Verificato: l’impronta corrisponde e tutte le { $draws } estrazioni sono corrette.
}
web-dice-wrong = Verifica fallita: i dadi non corrispondono all’impronta.
web-dice-unsealed = Questa partita è iniziata prima che la verifica comprendesse nomi, opzioni e bot.
web-start-altered = La partita non è iniziata così: «{ $field }» è cambiato.
web-replay-of = { $game }: la partita rivista
web-play = Riproduci
web-pause = Pausa
web-moment = Mossa { $now } di { $last }
web-moves = Mosse
web-beginning = L’inizio
web-has-chosen = { $who } ha scelto.
web-answer-back = Mossa precedente
web-answer-on = Mossa successiva
web-turn-back = Turno precedente
web-turn-on = Turno successivo
web-round-back = Giro precedente
web-round-on = Giro successivo
web-replay-speed = Velocità
web-replay-more = Altro
web-seen-by = Punto di vista
web-seen-open = tutto scoperto
web-seen-spectators = spettatori
web-copy-moment = Copia il link a questo momento
web-to-ends = All’inizio, alla fine
web-space = Spazio
web-result = Risultato

## Informazioni

web-about-what = Archipel porta nel browser quattro giochi da tavolo a tema marino. È software libero; chiunque può ospitarlo.
web-about-unofficial = Questo è un progetto amatoriale non ufficiale, con disegni e testi originali. Se un gioco ti piace, compralo, per favore.
web-designer = Ideato da { $name }
web-artist = Illustrato da { $name }
web-publisher = Pubblicato da { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Tutti i valori sono quelli del gioco stampato.
web-box-reconstructed = Non abbiamo potuto vedere una parte del materiale; l’abbiamo ricostruita. Se hai il gioco, puoi fornire i valori veri.
web-about-private = Questo server non contatta nessun altro. Conserva il tuo nome di gioco, le tue partite e i tuoi messaggi, nient’altro.
web-about-free = Disegni, testi e codice di Archipel sono sotto licenza MIT.

## A orecchio e con la tastiera

web-command = Scrivi una mossa o una domanda
web-completions = Suggerimenti
web-cmd-commands = comandi, aiuto
    .help = comandi, oppure ?: tutto ciò che puoi chiedere
web-cmd-last = ultimo, ancora
    .help = ultimo: che cosa è successo nell’ultimo turno
web-cmd-turn = turno
    .help = turno: a chi tocca, e che cosa deve decidere
web-cmd-score = punti
    .help = punti: i punti finora
web-cmd-clock = tempo, orologio
    .help = tempo: quanto tempo resta
web-cmd-who = chi
    .help = chi: le persone e i bot al tavolo
web-cmd-choices = scelte, mosse
    .help = scelte: le tue mosse, numerate; con una parola, quelle che la contengono
web-cmd-log = cronaca, diario
    .help = cronaca 5: le ultime cinque righe della cronaca
web-cmd-if = se
    .help = se 2: che cosa farebbe la tua seconda scelta
web-cmd-list = Puoi chiedere: { $words }. F1 sul tabellone elenca tutti i tasti.
web-cmd-hidden = I punti restano nascosti fino alla fine.
web-cmd-no-clock = Non c’è limite di tempo.
web-time-left = Tempo rimasto: { $time }
web-cmd-gone = offline
web-cmd-watching = Spettatori: { $names }.
web-cmd-no-log = Non è ancora successo niente.
web-cmd-unforeseen = il risultato non si può prevedere.
web-more-choices = E ancora { $count }.
web-cmd-several = «{ $text }» corrisponde a { $count } mosse: { $choices }.
web-cmd-unclear = Non capisco bene. Scrivi così: { $help }.
web-cmd-unknown = «{ $text }» non è né una mossa possibile adesso né una domanda. Scrivi «scelte» per le tue mosse, «?» per tutte le domande.
web-cmd-not-now = «{ $text }» non è una domanda, e adesso non tocca a te. Scrivi «?» per tutte le domande.
web-walk = { $board }. Da esplorare con i tasti freccia
web-walk-may = Possibile qui: { $choices }.
web-walk-several = Qui sono possibili più mosse: { $choices }. Scrivine una.
web-walk-none = Qui non è possibile nessuna mossa.
web-heard-free = Il posto { $seat } è libero.
web-heard-came = { $name } è qui.
web-heard-left = { $name } ha lasciato il tavolo.
web-help-title = Tasti e domande da scrivere
web-help-commands = Domande che puoi scrivere
web-help-walking = Esplorare il tabellone
web-help-walk = Sul tabellone, Tab apre la griglia dei suoi luoghi. Le frecce vanno da un luogo all’altro, Inizio e Fine agli estremi di una riga, Pag su e Pag giù agli estremi di una colonna, Ctrl con Inizio o Fine al primo o all’ultimo luogo. Ctrl con una freccia salta al prossimo luogo in cui puoi muovere, Backspace a ciò che è tuo. Invio gioca la mossa del luogo.
web-help-keys = Tasti mentre il tabellone ha il focus
web-manner = Annunci degli screen reader
web-manner-brief = brevi
web-manner-full = completi
