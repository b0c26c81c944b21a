# Tips in somebody’s first games; see web/src/games/deole/tips.ts.

tip-opens = Hai aperto un tracciato. La sua modalità vale fino alla fine e non si può usare su un altro.
tip-departs = La tua nave è salpata. Ogni dado che piazzi la muove di una casella, verso il lato di quel colore.
tip-helm = Un timone è disponibile. Cambia di uno un dado di questo tracciato, ma ogni timone usato costa 2 punti.
tip-discards = Hai scartato il tuo dado: va sulla Rosa dei Venti, e la tua nave resta dov’è.
tip-left = Il dado che nessuno ha scelto è sulla Rosa dei Venti. Con il bonus D si può riprendere.
tip-wreck = Un relitto ha cambiato in più un meno del tuo equipaggio. Il dado di quella casella ora porta punti.
tip-rescues = Hai salvato un naufrago. La faccina riempie una casella di un tracciato a scelta, e la modalità la ignora.
tip-helper = Hai salvato un naufrago. Può dare una mano una volta: annullare un disastro, o liberare la casella di un disastro della manche.
tip-eolia = Hai raggiunto Eolia dalla tua costa: 5 punti alla fine. Il primo che arriva ottiene anche un bonus.
tip-earns = Hai ottenuto un bonus. Ne dà uno una colonna con cinque caselle riempite, e anche l’ultima casella del tracciato equipaggio.
tip-chain = Una catena! Il dado di un bonus si gioca come gli altri e può portare il bonus successivo.
tip-lapses = Questo bonus va perso: nessuno di quelli rimasti sulla tua scheda si può usare adesso.
tip-home = La tua nave è a casa: ogni casella attraversata vale 2 punti. Continui a piazzare dadi fino alla fine.
tip-disaster = Il dado che lasci è un disastro: blocca una casella da destra. Un secondo dello stesso valore nella manche non conta.
tip-storm = La tempesta si è avvicinata: una fila per ogni disastro su un tracciato del vento. Una nave che viene raggiunta è persa.
