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
total = Totale
rules-title = Le regole di { $title }
by = di { $designer }
compiling = Compilo le regole di { $title }, una volta per tutte
dice-fair = I dadi si possono verificare: archipel verify { $file }
