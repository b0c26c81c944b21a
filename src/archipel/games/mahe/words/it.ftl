# Mahé in italiano.

## Cose

turtle-red = Rosso
turtle-blue = Blu
turtle-yellow = Giallo
turtle-green = Verde
turtle-orange = Arancione
turtle-purple = Viola
turtle-white = Bianco

blurb = Le tartarughe nuotano intorno all’isola, si fanno portare in groppa e depongono le uova sulla spiaggia. Quanti dadi hai il coraggio di tirare?
goal = Raccogli più uova di tutti prima che le ultime sette finiscano sulla spiaggia.

option-egg_cards = Carte uova come dadi
    .help = Una carta già vinta si può giocare al posto del secondo o del terzo dado.
    .no = no
    .yes = sì

## Risposte

answer-stop = Fermarsi e nuotare
answer-roll = Tirare un altro dado
answer-card = Giocare la carta uova { $eggs }
answer-move = Comincia { $turtle }
answer-first = Comincia { $seat }
answer-flip = { $eggs ->
    [one] Un nido con un uovo
   *[other] Un nido di { $eggs } uova
}
answer-die = Il dado fa { $pips }

## Domande

ask-pick = In questo turno nuotano tutte e due le tue tartarughe: quale per prima?
ask-decide = Il dado è tratto: nuotare adesso o tirare ancora?

## Eventi

event-begins = Comincia { $seat }.
event-clutch = { $eggs ->
    [one] Il prossimo nido vale un uovo.
   *[other] Il prossimo nido vale { $eggs } uova.
}
event-turn = È il turno di { $turtle }.
event-rolled = { $turtle } fa { $pips }: finora { $total }.
event-spent = { $seat } gioca la carta uova { $eggs }: finora { $total }.
event-swam = { $steps ->
    [one] { $turtle } nuota per una casella, fino alla casella { $space }.
   *[other] { $turtle } nuota per { $steps } caselle, fino alla casella { $space }.
}
event-climbed = { $turtle } sale in groppa a { $mount }.
event-sank = Troppo! { $turtle } torna sulla zattera.
event-laid = { $eggs ->
    [one] { $turtle } depone un uovo.
   *[other] { $turtle } depone { $eggs } uova.
}
event-beached = { $turtle } depone le ultime sette uova e si stende sulla spiaggia.

## Punteggio

line-cards = Carte uova
line-beach = Spiaggia

## Perché no?

why-game-over = { $who } non può più giocare: la partita è finita.
why-clutch-first = Non ancora: prima bisogna scoprire la prima carta uova.
why-card-first = Non ancora: prima bisogna scoprire la prossima carta uova.
why-starting-player-first = Non ancora: prima bisogna sorteggiare chi comincia.
why-die-first = Non ancora: prima bisogna tirare il dado.
why-decision-first = Non ancora: prima deve decidere { $decider }.
why-turtle-first = Non ancora: prima { $decider } deve scegliere una tartaruga.
why-dice-are-rolled = { $who } non può scegliere «{ $answer }»: i dadi si tirano, non si scelgono.
why-cards-are-turned-up = { $who } non può scegliere «{ $answer }»: le carte si scoprono dal mazzo.
why-starting-player-is-drawn = { $who } non può scegliere «{ $answer }»: chi comincia viene sorteggiato.
why-no-such-seat = Il sorteggio non può indicare { $seat }: si gioca solo in { $seats }.
why-no-card-left = Non si può più scoprire una carta da { $eggs }: si sono già viste tutte.
why-not-your-turn = Non è il turno di { $who }: decide { $decider }.
why-not-topmost = { $who } non può decidere adesso: decide { $decider }, che ha la tartaruga in cima.
why-pick-first = Non ancora: { $who } deve prima scegliere quale tartaruga comincia.
why-not-your-turtle = { $who } non può muovere { $turtle }: non è una sua tartaruga.
why-one-turtle = { $who } non può scegliere una tartaruga: in { $seats } se ne ha una sola a testa.
why-already-swimming = { $who } non può scegliere una tartaruga adesso: prima bisogna finire la mossa dell’altra.
why-first-die = { $who } non può giocare una carta adesso: una carta non sostituisce mai il primo dado.
why-no-variant = { $who } non può giocare una carta uova: a questo tavolo si gioca senza la variante.
why-one-card = { $who } non può giocare un’altra carta uova: ognuno può giocarne solo una per turno.
why-not-your-card = { $who } non ha carte uova da { $eggs } da giocare.

## Il terminale

mahe-raft = Zattera
mahe-beach = Spiaggia
mahe-clutch = Nido: { $eggs }
mahe-pile = Mazzo: { $cards }
mahe-last-eggs = ultime 7 uova
mahe-dice = Dadi
mahe-if-stop = Stop: avanti di { $steps }, casella { $space }
mahe-if-stop-lays = Stop: avanti di { $steps }, casella { $space }, uova: { $eggs }
mahe-if-roll = Tira: { $percent }% di rischio (zattera)
mahe-player = Giocatore
mahe-turtles = Tartarughe
mahe-cards = Carte
mahe-eggs = Uova
mahe-to-decide = { $player } decide
mahe-to-pick = { $player } sceglie
mahe-bottom-to-top = pile: base a sinistra, cima a destra

## Il tabellone nel browser

mahe-web-board = L’isola, l’anello di 21 caselle che la circonda, la zattera e le tartarughe
mahe-web-own-cards = Le tue carte uova
mahe-web-spent-cards = Scartate
mahe-web-turn = { $player } muove { $turtle }.
mahe-web-picks = { $player } sceglie quale tartaruga nuota per prima.
mahe-web-decider = { $player } decide: { $turtle } è in cima.
mahe-web-dice = { $count ->
    [one] Un dado: { $dice }.
   *[other] { $count } dadi: { $dice }; in tutto { $sum }.
}
mahe-web-space = Casella { $space }: { $turtles }.
mahe-web-stack = Casella { $space }, dal basso verso l’alto: { $turtles }.
mahe-web-raft = Sulla zattera: { $turtles }.
mahe-web-clutch = { $eggs ->
    [one] Il prossimo nido vale un uovo.
   *[other] Il prossimo nido vale { $eggs } uova.
}
mahe-web-pile = { $cards ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $cards } carte.
}
mahe-web-last-eggs = Sulla spiaggia restano solo le ultime sette uova.
mahe-web-beached = { $turtle } è sulla spiaggia con le ultime sette uova.
mahe-web-player = { $cards ->
    [0] { $player } gioca con { $turtles } e non ha carte uova.
    [one] { $player } gioca con { $turtles } e ha una carta uova.
   *[other] { $player } gioca con { $turtles } e ha { $cards } carte uova.
}
mahe-web-values = Uova sulle carte: { $values }.
mahe-web-carries = Porta in groppa { $turtles }.
mahe-web-rides = È in groppa a { $turtles }.
mahe-web-top-decides = Quando si muove, è { $player } a decidere sul secondo e sul terzo dado, perché { $turtle } è in cima.
mahe-web-its-turn = Adesso si muove lei.
mahe-web-decides-now = Adesso decide { $player }: questa tartaruga è in cima mentre si muove { $turtle }.
mahe-web-open-cards = { $count ->
    [0] Nessuna carta uova vinta finora.
    [one] Una carta uova vinta, con { $eggs }.
   *[other] Carte uova: { $values }. Fanno { $eggs } uova.
}
mahe-web-status = { $cards ->
    [one] Ancora una carta prima delle ultime uova
   *[other] { $cards } carte prima delle ultime uova
}
mahe-web-status-last = Le ultime uova chiudono la partita
mahe-high-laid = { $eggs ->
    [one] Il nido più grande è di { $turtle }, per { $player }: un uovo.
   *[other] Il nido più grande è di { $turtle }, per { $player }: { $eggs } uova.
}
mahe-high-together = { $count } tartarughe sono affondate insieme: { $turtles }.
mahe-high-sank = { $count ->
    [one] { $turtle } ha dovuto tornare una volta sulla zattera.
   *[other] { $turtle } ha dovuto tornare sulla zattera più spesso di ogni altra tartaruga: { $count } volte.
}

## Che cos’è

about-raft = { $count ->
    [0] Le tartarughe partono da qui. Ci tornano quando i loro dadi superano 7. Adesso non aspetta nessuna.
    [one] Le tartarughe partono da qui. Ci tornano quando i loro dadi superano 7. Adesso aspetta { $turtles }.
   *[other] Le tartarughe partono da qui. Ci tornano quando i loro dadi superano 7. Adesso aspettano { $turtles }.
}
    .title = La zattera
about-space = { $count ->
    [0] Questa casella è vuota. Una tartaruga che si ferma su una casella occupata sale in cima.
    [one] Qui c’è { $turtles }. Una tartaruga che si ferma qui le sale in groppa.
   *[other] Dal basso verso l’alto: { $turtles }. Una tartaruga che si ferma qui sale in cima.
}
    .title = Casella { $space }
about-beach = { $eggs ->
    [0] Una tartaruga che raggiunge o supera questa casella depone le uova. In una pila depone solo quella in cima.
    [one] Una tartaruga che raggiunge o supera questa casella depone le uova: adesso uno solo. In una pila depone solo quella in cima.
   *[other] Una tartaruga che raggiunge o supera questa casella depone le uova: adesso { $eggs }. In una pila depone solo quella in cima.
}
    .title = Casella { $space }, la spiaggia
about-clutch = { $eggs ->
    [one] La prossima tartaruga che raggiunge o supera la casella 21 vince questa carta con un uovo. Chi la vince la tiene coperta.
   *[other] La prossima tartaruga che raggiunge o supera la casella 21 vince questa carta con { $eggs } uova. Chi la vince la tiene coperta.
}
    .title = Il nido
about-pile = { $cards ->
    [0] Il mazzo è vuoto. Dopo la carta scoperta restano solo le ultime sette uova.
    [one] Resta una carta coperta. Si scopre quando il nido è stato vinto.
   *[other] Restano { $cards } carte coperte. La prossima si scopre quando il nido è stato vinto.
}
    .title = Il mazzo
about-last-eggs = Quando tutte le carte sono state prese, sulla spiaggia restano { $eggs } uova. La prossima tartaruga che raggiunge o supera la casella 21 le vince, e la partita finisce subito.
    .title = Le ultime uova
about-turtle = { $space ->
    [0] Questa tartaruga è di { $player }. Aspetta sulla zattera.
   *[other] Questa tartaruga è di { $player }. È sulla casella { $space }.
}
    .title = Tartaruga: { $turtle }
about-trail = I puntini mostrano l’ultimo percorso di { $turtle }. Il punto grande segna la partenza.
    .title = Ultima mossa di { $turtle }
about-tray = { $count ->
    [0] Si tirano fino a tre dadi, uno dopo l’altro. Un dado vale una volta, due valgono il doppio, tre il triplo. Se due o tre dadi superano { $limit }, la tartaruga torna sulla zattera.
    [one] Un dado: la tartaruga può avanzare di { $steps }. Due dadi valgono il doppio, tre il triplo. Ma se superano { $limit }, la tartaruga torna sulla zattera.
   *[other] { $count } dadi, in tutto { $sum }: { $steps } caselle. Se i dadi superano { $limit }, la tartaruga torna sulla zattera.
}
    .title = I dadi
about-cards = { $cards ->
    [0] { $player } gioca con { $turtles } e non ha ancora vinto carte uova.
    [one] { $player } gioca con { $turtles } e ha vinto una carta uova. Resta coperta fino alla fine.
   *[other] { $player } gioca con { $turtles } e ha vinto { $cards } carte uova. Restano coperte fino alla fine.
}
    .title = Carte uova di { $player }
about-hand = Quando decidi tu, puoi giocare questa carta al posto del secondo o del terzo dado. Vale { $eggs }, e più di { $limit } in tutto è sempre troppo. Si gioca una sola carta per turno, e poi non vale più punti.
    .title = La tua carta uova { $eggs }
about-spent = { $count ->
    [one] Questa carta è stata giocata al posto di un dado. È fuori dal gioco e non vale punti.
   *[other] Queste { $count } carte sono state giocate al posto di dadi. Sono fuori dal gioco e non valgono punti.
}
    .title = Carte uova scartate
about-variant = { $used ->
    [yes] A questo tavolo si gioca con la variante: una carta già vinta può sostituire il secondo o il terzo dado. Poi viene scartata.
   *[no] A questo tavolo si gioca senza la variante in cui una carta già vinta può sostituire il secondo o il terzo dado.
}
    .title = Carte uova come dadi

web-keys-of-game = r: tirare un altro dado. s: fermarsi e nuotare. Da 1 a 6: giocare quella carta uova. Tartarughe: a rosso, b blu, c giallo, d verde, e arancione, f viola, h bianco.

## A orecchio e con la tastiera

mahe-ear-decide = { $turtle }, { $sum } finora: fermarsi o tirare?
mahe-ear-moved = { $space ->
    [0] { $player }, { $turtle }: { $dice }, di nuovo sulla zattera.
   *[other] { $player }, { $turtle }: { $dice }, fino alla casella { $space }.
}
mahe-ear-raft-empty = Sulla zattera non c’è nessuna tartaruga.
mahe-ear-no-dice = Non è stato ancora tirato nessun dado.
mahe-ear-empty = vuota
mahe-cmd-p = p, dove
    .help = p rosso: dov’è Rosso, chi c’è sopra e sotto, e di chi è
mahe-cmd-raft = zattera
    .help = zattera: quali tartarughe aspettano sulla zattera
mahe-cmd-eggs = uova
    .help = uova: il nido, il mazzo e le carte di tutti

## Regole

rule-M1 = Preparazione
rule-M1-1 = Mahé è per 2–7 giocatori. In 4 o più, ogni giocatore ha una tartaruga.
rule-M1-2 = In 2 o 3, ogni giocatore ha due tartarughe.
rule-M1-3 = Un anello di 21 caselle numerate gira intorno all’isola. Tutte le tartarughe partono dalla zattera, accanto alla casella 1. Il nido è sulla spiaggia, accanto alla casella 21.
rule-M1-4 = Le carte uova sono 24: tre per tipo con 1, 2 e 6 uova, cinque per tipo con 3, 4 e 5. Si mescolano e se ne tolgono quattro senza guardarle; le altre venti formano il mazzo.
rule-M1-5 = Si scopre la prima carta del mazzo: è il nido.
rule-M1-6 = Chi comincia viene sorteggiato; poi si gioca in senso orario.
rule-M2 = I dadi
rule-M2-1 = I dadi si tirano uno alla volta. Il primo si tira sempre.
rule-M2-2 = Dopo il primo dado puoi fermarti o tirare un secondo dado.
rule-M2-3 = Dopo il secondo dado, se il totale è al massimo 7, puoi fermarti o tirare un terzo dado.
rule-M2-4 = Se due o tre dadi fanno più di 7, la tartaruga torna subito sulla zattera e la sua mossa è finita.
rule-M2-5 = Dopo un terzo dado, se il totale è al massimo 7, la tartaruga nuota.
rule-M3 = Nuotare
rule-M3-1 = Le tartarughe nuotano in senso antiorario, seguendo i numeri. Dalla zattera il primo passo porta alla casella 1; dopo 21 viene 1.
rule-M3-2 = Un dado: tante caselle quanti sono i punti.
rule-M3-3 = Due dadi: il loro totale, raddoppiato.
rule-M3-4 = Tre dadi: il loro totale, triplicato.
rule-M4 = In groppa
rule-M4-1 = Le tartarughe possono superarsi. Una tartaruga che finisce su una casella occupata sale in cima a quelle che ci sono già.
rule-M4-2 = Quando si muove una tartaruga che ne porta altre, il giocatore della tartaruga in cima decide sul secondo e sul terzo dado.
rule-M4-3 = Una tartaruga che nuota porta con sé tutte quelle che ha sopra e lascia dov’erano quelle che ha sotto.
rule-M4-4 = Una tartaruga che torna sulla zattera porta con sé tutte quelle che ha sopra.
rule-M5 = Deporre le uova
rule-M5-1 = Una tartaruga che raggiunge o supera la casella 21 depone le uova: il suo giocatore prende la carta scoperta e la tiene coperta.
rule-M5-2 = In una pila depone le uova solo la tartaruga in cima.
rule-M5-3 = Quando una carta è stata presa, si scopre la successiva del mazzo.
rule-M6 = Fine della partita
rule-M6-1 = Quando tutte le venti carte sono state prese, sulla spiaggia restano sette uova. La prossima tartaruga che raggiunge o supera la casella 21 le vince e si stende sulla spiaggia; la partita finisce subito.
rule-M6-2 = Ogni giocatore conta le uova sulle carte vinte, più sette se una sua tartaruga è sulla spiaggia.
rule-M6-3 = Vince chi ha più uova. In caso di parità vince chi ha più carte uova.
rule-M7 = Due tartarughe a testa
rule-M7-1 = Nel tuo turno muovi entrambe le tartarughe, una dopo l’altra.
rule-M7-2 = A ogni turno scegli quale tartaruga si muove per prima.
rule-M7-3 = Le carte delle due tartarughe si contano insieme.
rule-M8 = Variante: carte uova come dadi
rule-M8-1 = In questa variante una carta già vinta si può giocare al posto del secondo o del terzo dado. Le sue uova valgono come i punti di quel dado.
rule-M8-2 = Una carta non sostituisce mai il primo dado.
rule-M8-3 = Ogni giocatore può giocare una sola carta per turno.
rule-M8-4 = Solo chi decide può giocare una carta, e solo una propria.
rule-M8-5 = Una carta giocata si scarta e non vale punti.
rule-M9 = Che cosa è ricostruito
rule-M9-1 = Il libretto parla di 24 carte con 1–6 uova, ma non dice quante ce ne siano di ogni valore. I numeri di M1.4 sono dedotti: sono gli unici che vanno d’accordo sia con l’esempio di punteggio del libretto sia con una descrizione pubblicata delle carte.
rule-M9-2 = Il libretto nomina una tartaruga rossa, una blu e una gialla. Gli altri quattro colori li abbiamo scelti noi.
rule-M-R = Chiarimenti
rule-M-R1 = Per gli spareggi, le sette uova sulla spiaggia contano come una carta.
rule-M-R2 = Con un totale di 7 esatto si può tirare un terzo dado, anche se sarà di sicuro troppo.
rule-M-R3 = La zattera è fuori dall’anello e non si attraversa mai: dopo 21 c’è 1.
rule-M-R4 = Una tartaruga che parte dalla casella 21 non depone quando la lascia. Depone al massimo una volta per mossa; se nuota per 21 caselle esatte dalla 21, ci ritorna e depone.
rule-M-R5 = Sulla zattera le tartarughe stanno fianco a fianco e non si portano mai in groppa.
rule-M-R6 = Quando una tartaruga in mezzo a una pila torna sulla zattera, quelle sotto restano dove sono.
rule-M-R7 = Una pila che arriva su un’altra ci sale sopra nello stesso ordine.
rule-M-R8 = Decide il giocatore della tartaruga in cima a tutta la pila, non importa chi ci sia in mezzo. La tartaruga di turno tira sempre il primo dado e si muove sempre.
rule-M-R9 = La stessa regola vale per un giocatore che ha una tartaruga in groppa all’altra.
rule-M-R10 = Una tartaruga portata dall’altra dello stesso giocatore fa comunque la propria mossa in quel turno; ma se la prima delle due vince le ultime sette uova, la partita finisce subito.
rule-M-R11 = In due o tre si hanno due tartarughe a testa, da quattro a sette una.
rule-M-R12 = Le ultime sette uova vanno alla tartaruga in cima alla pila, come una carta.
rule-M-R13 = Le carte vinte restano coperte; ognuno può guardare le proprie. Alla fine si scoprono tutte. Tutti hanno visto ogni carta quando è stata vinta, perciò i bot le ricordano tutte; sullo schermo le carte degli altri restano coperte.
rule-M-R14 = Una carta giocata nella variante si scarta subito.
rule-M-R15 = Chi ha due tartarughe può giocare una carta in tutto il turno, non una per tartaruga. Una carta giocata da un avversario in groppa a una di esse non impedisce al loro giocatore di giocarne una. Una carta vale come un dado per il moltiplicatore e per il limite di 7.
rule-M-R16 = In una pila, il giocatore della tartaruga in cima può giocare una carta propria; nessun altro può giocarne una.
rule-M-R17 = Si possono giocare carte anche a mazzo finito; le sette uova sulla spiaggia non sono una carta.
rule-M-R18 = A parità di uova e di carte si divide la vittoria.
rule-M-R19 = Chi comincia viene sorteggiato.
