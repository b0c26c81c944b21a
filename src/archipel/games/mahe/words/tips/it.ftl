# Tips in somebody’s first games; see web/src/games/mahe/tips.ts.

tip-decide = Ti fermi o tiri ancora? Due dadi valgono il doppio e tre il triplo, ma con più di 7 la tua tartaruga torna sulla zattera.
tip-steer = La tua tartaruga è in cima: decidi tu sul secondo e sul terzo dado di quella che ti porta.
tip-sank = Più di 7: la tua tartaruga riparte dalla zattera, e con lei quelle che porta.
tip-climbed = La tua tartaruga è salita in groppa a un’altra. Quando quella sotto nuota, porta con sé la tua.
tip-mounted = Una tartaruga è salita sulla tua. Quando la tua si muove, il giocatore della tartaruga in cima decide sul secondo e sul terzo dado.
tip-carried = La tua tartaruga ha avuto un passaggio. Chi nuota porta con sé quelle che ha sopra e lascia quelle che ha sotto.
tip-laid = La tua tartaruga ha raggiunto la spiaggia: la carta uova è tua. Resta coperta e conta alla fine.
tip-rider-laid = Hai nuotato tu, ma in una pila depone solo la tartaruga in cima.
tip-last-eggs = Le carte uova sono finite. La prossima tartaruga che raggiunge la spiaggia vince sette uova, e la partita finisce subito.
tip-spent = Una carta che giochi conta come un dado. Poi è scartata e non vale più punti.
