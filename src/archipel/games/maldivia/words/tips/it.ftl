# Tips in somebody’s first games; see web/src/games/maldivia/tips.ts.

tip-plan = Pianifica quattro tavole: si giocano da sinistra a destra. La lettera in alto sulla tavola nebbia dice quale lato si piega.
tip-stuck = La tua barca non poteva muoversi: niente azione. Le altre barche e il bordo sbarrano la strada.
tip-fishes = I tuoi pesci sono sull’albero. Quello in cima è il primo che gli altri o la nebbia possono prenderti.
tip-robs = Hai rubato il pesce in cima alla barca accanto. Vale con ogni barca vicina, ma non in diagonale.
tip-robbed = Una barca si è fermata accanto alla tua e ti ha rubato il pesce in cima. Si può rubare solo quello.
tip-releases = Un albero porta al massimo sette pesci. Gli altri tornano nelle provviste.
tip-delivers = Consegnato: la nave è tua. I pesci che mostra sono i tuoi punti alla fine.
tip-twisted = Un polpo ha girato una delle tue tavole ancora in piedi. La tua barca non andrà dove avevi previsto.
tip-bitten = Lo squalo ha scambiato una delle tue navi con un’altra. Tutte e due passano di mano coperte.
tip-folds = Nebbia: un lato del mare è stato piegato. Il mare si restringe, e il retro del telo mostra nuove caselle.
tip-pushed = La nebbia ha spinto la tua barca verso l’interno. La nuova casella non dà azioni.
tip-loses = Colpa della nebbia: hai perso il pesce in cima al tuo albero. Consegna in tempo o stai lontano dal bordo.
tip-spent = Ogni lato si piega una volta sola per giro. Questo lo era già: non è successo niente.
tip-dusk = Restano 16 caselle o meno. La partita finisce appena tutti hanno giocato lo stesso numero di tavole.
