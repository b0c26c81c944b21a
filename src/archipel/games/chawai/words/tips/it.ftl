# Tips in somebody’s first games; see web/src/games/chawai/tips.ts.

tip-tie = Qualcuno è sceso quanto te. Decide il Kiti: per il fondo e mezz’acqua ha la precedenza il più vicino in senso antiorario, per la superficie il più vicino in senso orario.
tip-nothing = Niente pesce, stavolta. Solo il tuffatore più profondo, il secondo e il meno profondo ne prendono uno.
tip-jellyfish = Una medusa costa punti. Ma la terza ti libera: se ne vanno subito tutte e tre.
tip-took = Il tuo pesce va in cima alla tua pila. Un gabbiano ruberebbe proprio la carta in cima.
tip-robbed = Il gabbiano è volato via con la carta in cima alla tua pila. Prende anche le meduse.
tip-spared = Il gabbiano ruba la carta in cima alla pila. La tua era vuota: non hai perso niente.
tip-freed = Tre meduse: escono tutte e tre dalla tua pila e non costano più niente.
tip-lit = La tua lanterna di mare ti mostra una carta coperta per tutti gli altri. Guardala prima di scegliere.
tip-hidden = Una carta è coperta. Finché tutti non hanno scelto, la conosce solo chi ha preso la lanterna di mare.
tip-kiti = Il Kiti è avanzato di un posto in senso orario. È lui che risolve i pareggi.
