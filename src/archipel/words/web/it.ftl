# Il tavolo nel browser, in italiano.

## Tutte le pagine

web-home = Pagina iniziale
web-skip = Vai al contenuto
web-language = Lingua
web-theme = Colori
web-theme-auto = auto
web-theme-light = chiaro
web-theme-dark = scuro
web-about = Informazioni
web-unofficial = non ufficiale, con disegni e testi nostri
web-connecting = Connessione…

## Pagina iniziale

web-lead = { $games ->
    [4] Quattro giochi di mare
   *[other] { $games } giochi
} a un solo tavolo. Gioca con gli amici o contro i bot, subito, nel browser.
web-games = Giochi
web-players-count = { $least }–{ $most } giocatori
web-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-play-now = Gioca subito contro i bot
web-play-friends = Gioca con gli amici
web-play-alone = Gioca da solo
web-rules = Regole
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-no-open-tables = Al momento nessun tavolo aspetta giocatori.
web-finished = Partite finite
web-older = Meno recenti
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
web-recovery = Usa un altro dispositivo
web-link-warning = Chi apre questo link gioca a nome tuo. Tienilo per te; un nuovo link lo annulla.
web-sign-out = Esci dagli altri dispositivi
web-signed-out = Tutti gli altri dispositivi sono disconnessi.
web-recover-help = Questo dispositivo diventa tuo, con il tuo nome e i tuoi tavoli.
web-recover = Sono io

## Preparare un tavolo

web-new-table = { $game }: un nuovo tavolo
web-seats = Posti
web-clock = Tempo
web-no-clock = senza limite
web-per-answer = { $time } per risposta
web-clock-help = Scaduto il tempo, un bot gioca al posto di chi manca, finché non torna.
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
web-stand-in = Bot di riserva
web-level = Bot
web-level-random = Alla deriva
web-level-rollout = Skipper
web-visibility = Chi può venire
web-make-public = Mostra questo tavolo a tutti, nell’elenco
web-allow-watchers = Altri possono guardare
web-open-after = Dopo la partita tutti possono vedere tutto
web-allow-chat = Chat
web-open-table = Apri il tavolo

## Prima della partita

web-you = tu
web-free = libero
web-expected = non ancora qui
web-sit = Siediti al posto { $seat }
web-stand-up = Alzati
web-add-bot = Bot al posto { $seat }
web-free-seat = Libera il posto di { $name }
web-fill = Bot in tutti i posti liberi
web-start = Comincia la partita
web-sit-to-play = Siediti per giocare, o resta a guardare.
web-share = Invita gli amici
web-share-help = Chi apre questo link può sedersi. Non serve un account.
web-link = Link
web-copy = Copia
web-copied = Copiato
web-qr = Il link come codice per la fotocamera del telefono
web-settings = Questo tavolo
web-public = nell’elenco pubblico
web-by-link = solo con il link
web-watchers = Spettatori
web-watchers-yes = ammessi
web-watchers-no = solo giocatori
web-box = Scatola
web-commitment-help = Il server ha estratto il suo segreto e ne mostra questo sigillo. Quando ti siedi, il tuo browser aggiunge una parte propria. Alla fine il segreto viene mostrato e chiunque può verificare ogni dado.

## Durante la partita

web-your-turn = Tocca a te
web-waiting-for = { $count ->
    [one] { $names } sta pensando…
   *[other] Stanno pensando: { $names }
}
web-board = Il tabellone di { $game }
web-board-in-words = Il tabellone a parole
web-broken = La connessione è caduta; riprovo…
web-away = gioca un bot
web-away-you = Un bot gioca al posto tuo.
web-back = Rieccomi
web-choices = Le tue scelte
web-why-not = Perché no?
web-undo = Ritira la risposta
web-undo-turn = Ritira tutto il mio turno
web-odds = Mostra che cosa può succedere
web-type = Scrivi una risposta
web-players = Giocatori
web-asked = deve rispondere
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-more = Diario, chat e regole
web-log = Diario
web-chat = Chat
web-table = Tavolo
web-sound = Suono
web-notify = Notifica quando tocca a me
web-still = Senza animazioni
web-leave = Esci e lascia un bot
web-skip-to-now = Vai al presente
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
web-speed = Velocità degli altri
web-speed-calm = calma
web-speed-normal = normale
web-speed-brisk = svelta
web-speed-instant = immediata
web-keys = Un solo tasto per rispondere
web-key-list = Tasti
web-explain = Che cos’è? Spiega quello che tocco
web-glossary = Che cos’è?
web-log-undo = { $who } ritira una risposta.
web-log-away = Un bot gioca al posto di { $who }.
web-log-back = { $who } torna al tavolo.
web-log-start = La partita comincia.
web-by-bot = risposta di un bot
web-say = Scrivi qualcosa
web-send = Invia
web-mute = Silenzia { $name }
web-muted = silenziato
web-unmute = Leggi di nuovo { $name }
web-no-chat-yet = Nessuno ha ancora detto niente.
web-search-rules = Cerca nelle regole
web-prints = Da stampare
web-prints-all = tutte le pagine in PDF

## Chi è al tavolo

web-is-here = presente
web-is-away = altrove
web-is-just-gone = via
web-is-gone = via da { $time }
web-is-thinking = sta pensando
web-is-typing = sta scrivendo…
web-typing = { $count ->
    [one] { $names } sta scrivendo…
   *[other] { $names } stanno scrivendo…
}
web-watching = Spettatori
web-watching-count = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
web-named = { $name }: { $text }
web-waiting = Attesa
web-waits-away = { $name } guarda altrove.
web-waits-gone = { $name } è via da { $time }.
web-waits-long = { $name } pensa da { $time }.
web-remind = Fai un cenno a { $name }
web-has-been-reminded = Promemoria inviato a { $name }.
web-reminded = { $name } ti fa un cenno: tocca a te.
web-let-bot = Fai giocare un bot per { $name }
web-let-bot-soon = Tra { $time } un bot potrà giocare per { $name }.
web-end = Chiudi la partita di comune accordo
web-end-agree = Sono d’accordo
web-end-not = No, continuiamo
web-end-who = { $count ->
    [one] { $names } vorrebbe chiudere la partita.
   *[other] { $names } vorrebbero chiudere la partita.
}
web-end-help = La partita finisce senza vincitori quando tutti i presenti sono d’accordo.
web-ended = La partita è stata chiusa di comune accordo. Non vince nessuno.
web-log-agree = { $who } vorrebbe chiudere la partita.
web-log-disagree = { $who } vuole continuare.
web-log-end = La partita finisce di comune accordo.
web-clock-then = poi gioca un bot
web-no-clock-help = Senza limite di tempo si può fare un cenno a chi manca o far giocare un bot.
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
web-sign-wow = Oh!
web-sign-think = Ci penso…
web-sign-hurry = Un po’ più in fretta, per favore!
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
web-bot = { $level } (bot)
web-name-of = Nome del giocatore al posto { $seat }
web-friends-help = Il link per gli amici arriva al prossimo passo.
web-seat = posto { $seat }
web-sit-down = Siediti
web-full = Tutti i posti sono occupati. Puoi restare a guardare.
web-add-beside = Qui gioca anche qualcun altro
web-plays-here = su questo dispositivo
web-sat-down = { $name } ha preso posto.
web-agreed = gioca ancora
web-rematch-help = La partita comincia da sola quando tutti hanno accettato di giocare ancora.
web-rematch-who = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
web-join = Siediti
web-watch = Guarda
web-sealed = I dadi sono sigillati; alla fine chiunque può verificarli.
web-pass-to = Passa il dispositivo a { $name }
web-pass-help = Gli altri non devono vedere quello che vede { $name }.
web-pass-me = Sono { $name }: mostra la mia vista
web-pass-back = Torna a { $name }
web-show-view = Mostra la vista di { $name }

## Dopo la partita

web-score = Punteggio
web-score-line = Voce
web-nobody-wins = Questa volta non vince nessuno.
web-best-alone = Le tue migliori partite da solo
web-this-game = questa partita
web-lost = persa
web-see-board = Guarda il tabellone
web-won-by = { $points }, { $lead } in più di { $second }.
web-won-tie = { $points }, quanti { $second }: decide lo spareggio.
web-highlights = Momenti da ricordare
web-share-game = Condividi questa partita
web-rematch = Gioca ancora
web-go-rematch = Vai al nuovo tavolo
web-replay = Rivedi la partita
web-download = Scarica la partita
web-check-dice = Verifica i dadi
web-dice-fair = { $draws ->
    [one] Il sigillo corrisponde, e l’unica estrazione è proprio quella che doveva essere.
   *[other] Il sigillo corrisponde, e tutte le { $draws } estrazioni sono proprio quelle che dovevano essere.
}
web-dice-wrong = I dadi non sono quelli che dovevano essere.
web-dice-unsealed = Questa partita è iniziata prima che la verifica comprendesse nomi, opzioni e bot.
web-start-altered = La partita non è iniziata così: «{ $field }» è cambiato.
web-replay-of = { $game }: rivedi la partita
web-play = Riproduci
web-pause = Pausa
web-moment = Risposta { $now } di { $last }
web-moves = Mosse
web-beginning = L’inizio
web-has-chosen = { $who } ha scelto.
web-answer-back = Una risposta indietro
web-answer-on = Una risposta avanti
web-turn-back = Un turno indietro
web-turn-on = Un turno avanti
web-round-back = Una manche indietro
web-round-on = Una manche avanti
web-replay-speed = Velocità
web-replay-more = Altro
web-seen-by = Visto da
web-seen-open = tutto scoperto
web-seen-spectators = gli spettatori
web-copy-moment = Copia il link a questo momento
web-to-ends = All’inizio, alla fine
web-space = Spazio
web-result = Risultato

## Informazioni

web-about-what = Archipel porta quattro giochi di mare a un solo tavolo. È software libero; chiunque può ospitarlo.
web-about-unofficial = Questo è un omaggio non ufficiale di appassionati, con disegni e testi nostri. Se un gioco ti piace, compra la scatola, per favore.
web-designer = Ideato da { $name }
web-artist = Illustrato da { $name }
web-publisher = Pubblicato da { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Tutto è come nella scatola.
web-box-reconstructed = Non abbiamo potuto vedere alcune parti della scatola; sono ricostruite. Chi ha il gioco può fornire quelle vere.
web-about-private = Questo server non chiede niente a nessun altro. Conosce il tuo nome al tavolo e le tue partite, nient’altro.
web-about-free = Disegni, testi e codice di Archipel sono sotto licenza MIT.

## A orecchio e con la tastiera

web-command = Scrivi una mossa o una domanda
web-completions = Suggerimenti
web-cmd-commands = comandi, aiuto
    .help = comandi, oppure ?: tutto ciò che puoi chiedere
web-cmd-last = ultimo, ancora
    .help = ultimo: che cosa è successo nell’ultimo turno
web-cmd-turn = turno
    .help = turno: a chi tocca, e che cosa si chiede
web-cmd-score = punti
    .help = punti: i punti finora
web-cmd-clock = tempo, orologio
    .help = tempo: quanto tempo resta
web-cmd-who = chi
    .help = chi: le persone e i bot al tavolo
web-cmd-choices = scelte, mosse
    .help = scelte: le tue mosse, numerate; con una parola, quelle che la contengono
web-cmd-log = diario
    .help = diario 5: le ultime cinque righe del diario
web-cmd-if = se
    .help = se 2: che cosa farebbe la tua seconda scelta
web-cmd-list = Puoi chiedere: { $words }. F1 sul tabellone elenca tutti i tasti.
web-cmd-hidden = I punti restano nascosti fino alla fine.
web-cmd-no-clock = Non c’è limite di tempo.
web-time-left = Restano { $time }
web-cmd-gone = non in linea
web-cmd-watching = Guardano: { $names }.
web-cmd-no-log = Non è ancora successo niente.
web-cmd-unforeseen = niente è prevedibile.
web-more-choices = E altre { $count }.
web-cmd-several = «{ $text }» va bene per { $count } mosse: { $choices }.
web-cmd-unclear = Non è del tutto chiaro. Scrivi così: { $help }.
web-cmd-unknown = «{ $text }» non è né una mossa possibile adesso né una domanda. Scrivi «scelte» per le tue mosse, «?» per tutte le domande.
web-cmd-not-now = «{ $text }» non è una domanda, e adesso non tocca a te. Scrivi «?» per tutte le domande.
web-walk = { $board }. Da percorrere con i tasti freccia
web-walk-may = Puoi: { $choices }.
web-walk-several = Qui sono possibili più mosse: { $choices }. Scrivine una.
web-walk-none = Qui non è possibile nessuna mossa.
web-heard-free = Il posto { $seat } è libero.
web-heard-came = { $name } è qui.
web-heard-left = { $name } se n’è andato.
web-help-title = Tasti e domande da scrivere
web-help-commands = Domande che puoi scrivere
web-help-walking = Percorrere il tabellone
web-help-walk = Tab porta dal tabellone alla sua griglia di luoghi. Le frecce si spostano, Inizio e Fine vanno agli estremi di una riga, Pag su e Pag giù agli estremi di una colonna, Ctrl con Inizio o Fine al primo e all’ultimo luogo. Ctrl con una freccia va al prossimo luogo con una mossa, Backspace a ciò che è tuo. Invio gioca la mossa del luogo.
web-help-keys = Tasti mentre il tabellone ha il focus
web-manner = Annunci degli screen reader
web-manner-brief = brevi
web-manner-full = completi
