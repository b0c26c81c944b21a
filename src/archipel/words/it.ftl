# Quello che tutti i giochi hanno in comune, in italiano.

chance = Sorte
seat = Giocatore { $number }

## Tornare indietro

no-undo-nothing = { $who } non ha ancora fatto nessuna mossa.
no-undo-chance = { $who } non può annullare la mossa: nel frattempo sono stati tirati dadi o pescate carte.
no-undo-another = { $who } non può annullare la mossa: nel frattempo ha giocato qualcun altro.
no-undo-revealed = { $who } non può annullare la mossa: ha rivelato qualcosa di nascosto.

## Il tavolo nel terminale

thinks = { $player } sta pensando…
your-turn = { $player }, tocca a te
chosen = { $player }: { $answer }
hand-over = { $player }, mettiti alla tastiera e premi Invio:
choose = La tua scelta:
help-choose = una lettera o una mossa, per esempio «{ $example }»
help-type = una mossa, per esempio «{ $example }»
help-undo = annullare la tua ultima mossa
help-save = salvare la partita in un file (se non lo indichi: { $file })
help-log = mostrare tutto quello che è successo
help-rules = le regole, o una sola con il suo numero
help-why = perché una mossa non è permessa
help-quit = salvare e uscire
help-help = questo aiuto
legal-answer = «{ $answer }» in questo momento è permesso.
unknown-choice = Non capisco «{ $text }». Scrivi «help» per vedere i comandi.
undone = Mossa annullata.
saved = Partita salvata in { $file }. Per continuare: { $command }
game-over = La partita è finita
winner = Vince { $player }!
shared-victory = { $players } si dividono la vittoria!
nobody-wins = Non vince nessuno.
total = Totale
rules-title = Le regole di { $title }
by = di { $designer }
compiling = Compilazione delle regole di { $title } (solo la prima volta)
dice-fair = I dadi si possono verificare con: archipel verify { $file }
type-choice = Troppe mosse per un elenco. Scrivine una, per esempio «{ $example }».
read-back = «{ $answer }»: è giusto ({ $yes }/{ $no })?
yes = sì
no = no
not-chosen = Mossa non giocata. Scegli di nuovo.
ask-chance = Questa partita si gioca con i vostri dadi e le vostre carte. Scrivi che cosa mostrano.
too-narrow = Per vedere tutto il tabellone, allarga la finestra a { $columns } colonne.
reconstructed = Non abbiamo potuto vedere una parte del materiale; l’abbiamo ricostruita. Se hai il gioco, gioca con i valori veri: --box FILE.
partly-reconstructed = In parte ricostruito.

## Quello che il server rifiuta

to-home = Vai alla home
denied-unknown-table = Questo tavolo non esiste.
denied-unknown-game = Qui non c’è nessun gioco «{ $name }».
denied-game-not-offered = Questo server non offre { $title }. I suoi tavoli sono conservati.
denied-game-not-ready = { $title } è in preparazione e sarà pronto tra circa { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
denied-game-failed = Non è stato possibile preparare { $title } su questo server. Il motivo si trova nel registro del server.
denied-not-found = Pagina non trovata.
denied-not-yours = A questo tavolo non puoi farlo.
denied-busy = Il server non è riuscito a salvare; non è cambiato niente. Riprova, per favore.
denied-too-often = Troppe richieste. Aspetta un momento, per favore.
denied-stale = Nel frattempo la partita è andata avanti; la tua mossa non è stata giocata.
denied-not-started = La partita non è ancora cominciata.
denied-already-started = La partita è già cominciata.
denied-not-finished = La partita non è ancora finita.
denied-game-over = La partita è finita.
denied-no-such-seat = Il posto { $seat } non esiste; questo tavolo ne ha { $seats }.
denied-seat-taken = Il posto { $seat } è occupato.
denied-seats-missing = { $count ->
    [one] Un posto aspetta ancora qualcuno.
   *[other] { $count } posti aspettano ancora qualcuno.
}
denied-bad-name = Un nome deve avere da 1 a 40 caratteri stampabili.
denied-no-such-bot = Il bot «{ $bot }» non esiste. Scegli tra: { $bots }.
denied-bad-options = Non è possibile aprire questo tavolo: { $why }.
denied-too-many-tables = Hai già { $most } tavoli. Prima finiscine o lasciane uno.
denied-server-full = Al momento questo server è pieno. Riprova più tardi, per favore.
denied-bad-link = Questo link non è più valido: funziona una volta sola e scade dopo qualche giorno.
denied-no-chat = A questo tavolo non c’è la chat.
denied-nothing-said = Il messaggio è vuoto.
denied-no-such-line = Questo messaggio non esiste più.
denied-not-waited-for = Nessuno sta aspettando il giocatore al posto { $seat }.
denied-your-own-seat = Questo è il tuo posto.
denied-just-reminded = { $name } ha appena ricevuto un promemoria.
denied-not-gone = Un bot può giocare per { $name } dopo { $seconds } secondi offline.
denied-name-first = Prima scegli un nome.
denied-bot-answers = Questa mossa la fa un bot al posto tuo. Dalla prossima giochi di nuovo tu.
denied-bot-answered = Questa mossa l’ha fatta un bot al posto tuo; non si può annullare.
denied-too-late-to-undo = Il tempo per questa mossa è scaduto; non si può più annullare.
denied-too-many-undos = Qui hai già annullato { $most } mosse. Questa resta.
denied-signed-out = La tua sessione su questo dispositivo è terminata.
denied-foreign-host = Questo server ha un altro indirizzo.
denied-blank-name = Nessuno potrebbe vedere questo nome. Scegline uno con lettere visibili.
denied-name-taken = Questo nome somiglia a «{ $name }», già presente a questo tavolo. Scegline un altro.
denied-removed = Chi ospita il tavolo ti ha rimosso.
denied-banned = Non puoi giocare su questo server fino al { $until }.
denied-draining = Questo server verrà riavviato a breve, quindi ora non può cominciare nessuna partita. Le partite in corso continuano. Riprova tra qualche minuto.
denied-host-only = A un tavolo pubblico può farlo solo chi lo ospita.
denied-nobody-there = Al posto { $seat } non c’è nessuno.
denied-too-many-seats = Occupi già { $most } posti. Prima finisci o lascia una partita.
denied-not-understood = Il server non capisce questa richiesta.
denied-missing-field = Manca «{ $field }».
denied-unknown-field = Qui «{ $field }» non è previsto.
denied-bad-value = «{ $field }» non può avere questo valore.
denied-unknown-answer = In questo gioco non c’è una mossa così.
denied-too-large = Questa richiesta è troppo grande.
denied-not-here = Qui non è possibile.
denied-not-json = Qui il server accetta solo JSON.
denied-foreign-origin = Questa richiesta viene da un altro sito.
denied-mistake = Si è verificato un errore sul server; è stato registrato. Non è cambiato niente.

## La pagina prima dei suoi script

page-description = Giochi da tavolo a tema marino nel browser, con gli amici o contro i bot, senza account.
page-no-script = Archipel ha bisogno di JavaScript. Attivalo e ricarica la pagina.
