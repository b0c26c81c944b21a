# Quello che tutti i giochi hanno in comune, in italiano.

chance = Caso
seat = Giocatore { $number }

## Tornare indietro

no-undo-nothing = { $who } non ha ancora dato nessuna risposta.
no-undo-chance = { $who } non può tornare indietro: nel frattempo si sono tirati dadi o pescate carte.
no-undo-another = { $who } non può tornare indietro: nel frattempo ha risposto qualcun altro.
no-undo-revealed = { $who } non può tornare indietro: si è scoperto qualcosa di nascosto.

## Il tavolo nel terminale

thinks = { $player } sta pensando…
your-turn = { $player }, tocca a te
chosen = { $player }: { $answer }
hand-over = { $player } si mette alla tastiera e preme Invio:
choose = La tua scelta:
help-choose = una lettera o una risposta come «{ $example }»
help-type = una risposta, per esempio «{ $example }»
help-undo = ritirare la tua ultima risposta
help-save = salvare la partita, nel file indicato o in { $file }
help-log = tutto quello che è successo
help-rules = le regole, o quella con quel numero
help-why = perché una risposta non è possibile
help-quit = salvare e uscire
help-help = questo aiuto
legal-answer = «{ $answer }» adesso è possibile.
unknown-choice = «{ $text }» non è chiaro; «help» mostra che cosa si può scrivere.
unknown-rule = Non c’è nessuna regola «{ $number }».
undone = Risposta ritirata.
saved = Partita salvata in { $file }; «{ $command }» riprende da qui.
game-over = La partita è finita
winner = Vince { $player }!
shared-victory = { $players } si dividono la vittoria!
nobody-wins = Non vince nessuno.
total = Totale
rules-title = Le regole di { $title }
by = di { $designer }
compiling = Compilo le regole di { $title }, una volta per tutte
dice-fair = I dadi si possono verificare: archipel verify { $file }
type-choice = Troppe scelte per un elenco: scrivine una, per esempio «{ $example }».
read-back = «{ $answer }»: è giusto ({ $yes }/{ $no })?
yes = sì
no = no
not-chosen = Non è ancora stato scelto niente.
ask-chance = Qui non pesca nessuno: scrivi che cosa mostrano i dadi o le carte veri.
save-taken = { $file } esiste già e non è un salvataggio di questa partita. Scegli un altro nome, per esempio { $name }.
save-no-folder = La cartella { $folder } non esiste. Creala prima, oppure scegli un altro posto.
save-is-folder = { $file } è una cartella. Aggiungi il nome di un file, per esempio { $file }/game.archipel.
save-failed = Non è possibile scrivere { $file }. Scegli un altro file, per esempio nella tua cartella.
resume-keeps = { $settings } non va insieme a --resume: la partita salvata ha le proprie impostazioni. Toglilo, oppure comincia una nuova partita senza --resume.
too-narrow = Una finestra di { $columns } colonne mostra tutto il tabellone.
reconstructed = Alcune parti della scatola non ci sono note e sono ricostruite. Se hai il gioco, indica che cosa è stampato: --box FILE.
partly-reconstructed = In parte ricostruito.

## Quello che il server rifiuta

to-home = Alla pagina iniziale
denied-unknown-table = Questo tavolo non esiste.
denied-unknown-game = Non c’è nessun gioco «{ $name }».
denied-not-found = Qui non c’è niente.
denied-not-yours = A questo tavolo non spetta a te farlo.
denied-busy = Il server non è riuscito a salvare; non è cambiato niente. Riprova, per favore.
denied-too-often = Troppe volte di seguito; aspetta un momento, per favore.
denied-stale = Nel frattempo al tavolo si è andati avanti; la tua azione non ha cambiato niente.
denied-not-started = La partita non è ancora cominciata.
denied-already-started = La partita è già cominciata.
denied-not-finished = La partita non è ancora finita.
denied-game-over = La partita è finita.
denied-no-such-seat = Non c’è nessun posto { $seat }: qui si gioca in { $seats }.
denied-seat-taken = Il posto { $seat } è occupato.
denied-seats-missing = { $count ->
    [one] Un posto aspetta ancora qualcuno.
   *[other] { $count } posti aspettano ancora qualcuno.
}
denied-bad-name = Un nome ha da 1 a 40 caratteri stampabili.
denied-no-such-bot = Non c’è nessun bot «{ $bot }»; i bot sono: { $bots }.
denied-bad-options = Questo tavolo non è possibile: { $why }.
denied-too-many-tables = Non puoi avere altri tavoli (al massimo { $most }); prima finiscine o lasciane uno.
denied-server-full = Al momento questo server non ha posto per altri tavoli.
denied-bad-link = Questo link non porta a nessuno; forse ce n’è uno più recente.
denied-no-chat = A questo tavolo non c’è la chat.
denied-nothing-said = Non c’è niente da leggere in questo messaggio.
denied-no-such-line = Questo messaggio non c’è nella chat.
denied-not-waited-for = Al posto { $seat } non si aspetta nessuno.
denied-your-own-seat = Questo è il tuo posto.
denied-just-reminded = { $name } ha appena ricevuto un promemoria.
denied-not-gone = Un bot può giocare quando { $name } manca da { $seconds } secondi.
denied-name-first = Prima scegli un nome, per favore.
denied-not-understood = Il server non capisce questa richiesta.
denied-missing-field = Manca «{ $field }».
denied-unknown-field = Qui non c’è alcun campo «{ $field }».
denied-bad-value = «{ $field }» non può avere questo valore.
denied-unknown-answer = In questo gioco non c’è una risposta così.
denied-too-large = È troppo grande.
denied-not-here = Questo qui non si può fare.
denied-not-json = Qui il server accetta solo JSON.
denied-foreign-origin = Questa richiesta viene da una pagina di un altro sito.
denied-mistake = Il server ha fatto un errore e l’ha annotato. Non è cambiato niente.
