# Déole in italiano.

## Cose

colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-red = rosso

track-blue = tracciato blu
track-yellow = tracciato giallo
track-green = tracciato verde
track-red = tracciato rosso
track-crew = tracciato equipaggio
deole-short-blue = bl
deole-short-yellow = gi
deole-short-green = ve
deole-short-red = ro
deole-short-crew = eq

heading-north = nord
heading-east = est
heading-south = sud
heading-west = ovest

mode-even = pari
mode-odd = dispari
mode-small = piccolo
mode-large = grande
mode-different = diverso
mode-rising = crescente
mode-falling = decrescente
mode-equal = uguale
mode-swinging = oscillante
mode-step = ±1

bonus-A = A: un dado dal sacchetto, valore a scelta
bonus-B = B: un dado di colore a scelta, tirato
bonus-C = C: navigare di una casella
bonus-D = D: un dado dalla Rosa dei Venti
bonus-E = E: i timoni usati non costano niente
bonus-F = F: i timoni disponibili danno punti

blurb = Scegli un dado, piazzalo sulla tua scheda, e il suo vento spinge la tua nave. Salva i naufraghi, esplora i relitti, raggiungi Eolia… e torna a casa in tempo!
goal = Fai più punti di tutti: naufraghi, relitti e un buon viaggio di ritorno.

option-modes = Modalità di posa
    .help = Cinque modalità dicono quali dadi accettano i cinque tracciati di una scheda. Di solito sono quelle della prima partita o, in solitario, quelle del viaggio in solitario.
    .usual = solite
    .first = prima partita: pari, dispari, diverso, crescente, decrescente
    .solo = in solitario: dispari, crescente, uguale, oscillante, ±1
    .breeze = brezza: pari, dispari, piccolo, grande, diverso
    .trade = aliseo: pari, grande, crescente, decrescente, oscillante
    .mistral = maestrale: dispari, diverso, crescente, oscillante, ±1
    .tempest = burrasca: crescente, decrescente, uguale, oscillante, ±1
    .free = libere: scelte a turno dai giocatori

option-equals = Valori uguali in crescente e decrescente
    .help = I tracciati crescenti e decrescenti sono rigorosi. Con «sì» accettano anche di ripetere il valore precedente.
    .no = no
    .yes = sì

## Risposte

answer-first = Comincia { $seat }
answer-castaways = Naufraghi: giallo { $yellow }, rosso { $red }
answer-rolled = { $pips } { $colour }
answer-drawn = Un dado dal sacchetto: { $colour }
answer-side = Partire dal lato { $colour }
answer-mode = Modalità: { $mode }
answer-pick = Prendere il { $pips } { $colour }
answer-lay = Piazzare un { $pips } sul { $track }
answer-discard = Scartare il dado
answer-port = Partire dal porto { $port }
answer-sail = Navigare verso { $heading }
answer-sign = Trasformare in + il segno − della casella equipaggio { $box }
answer-smile = Disegnare la faccina sul { $track }
answer-bonus = Bonus { $bonus }
answer-colour = Un dado { $colour }
answer-salvage = Prendere il { $pips } { $colour } dalla Rosa dei Venti
answer-disaster = Piazzare il disastro sul { $track }
answer-help = Un naufrago manda il disastro sulla Rosa dei Venti
answer-free = Un naufrago libera la casella { $box } del { $track }

## Domande

ask-side = Viaggio in solitario: scegli il lato da cui parti.
ask-modes = I giocatori scelgono a turno cinque modalità di posa: scegli la prossima.
ask-pick = I dadi sono tirati: prendine uno.
ask-lay = Hai un dado: piazzalo su un tracciato oppure scartalo.
ask-mode = Il tuo dado apre questo tracciato: scegli la modalità.
ask-port = Il tuo viaggio comincia: scegli un porto del tuo colore.
ask-course = La tua nave avanza di una casella: scegli la rotta.
ask-sign = Hai attraversato un relitto: scegli un meno dell’equipaggio, diventa un più.
ask-castaway = Hai salvato un naufrago: disegna la faccina su un tracciato.
ask-bonus = Hai guadagnato un bonus: scegline uno.
ask-colour = Il bonus B dà un dado del sacchetto: scegli il colore.
ask-salvage = Il bonus D dà un dado della Rosa dei Venti: scegline uno.
ask-disaster = Il dado rimasto è un disastro: piazzalo.

## Eventi

event-starts = Comincia { $seat }.
event-sides = { $seat } parte dal lato { $colour }.
event-chose = { $seat } sceglie una modalità: { $mode }.
event-round = Manche { $number }.
event-drifts = Un naufrago va alla deriva in { $space }.
event-turn = Turno { $number }.
event-rolled = Dado tirato: { $pips } { $colour }.
event-picks = { $seat } prende il { $pips } { $colour }.
event-lays = { $seat } piazza un { $pips } sulla casella { $box } del { $track }.
event-adjusts = { $helms ->
    [one] { $seat } usa un timone del { $track }.
   *[other] { $seat } usa { $helms } timoni del { $track }.
}
event-opens = { $seat } apre il { $track } con la modalità «{ $mode }».
event-helm = Un timone del { $track } diventa disponibile per { $seat }.
event-discards = { $seat } scarta il { $pips } { $colour }.
event-departs = { $seat } salpa dal porto { $port }.
event-sails = { $seat } attraversa { $space } e naviga verso { $heading }.
event-home = { $seat } torna a casa da { $space }.
event-wreck = { $seat } esplora un relitto: la casella equipaggio { $box } prende il segno più.
event-rescues = { $seat } salva il naufrago in { $space }.
event-smiles = { $seat } disegna una faccina nella casella { $box } del { $track }.
event-eolia = { $seat } raggiunge Eolia.
event-column = { $seat } completa la colonna { $box }.
event-earns = { $seat } ottiene un bonus.
event-bonus = { $seat } prende il bonus { $bonus }.
event-lapses = Un bonus va perso: non ne resta nessuno che serva a { $seat }.
event-drew = { $seat } riceve un dado dal sacchetto: { $colour }.
event-chooses = { $seat } prende un dado dal sacchetto e lo lancia: { $colour }.
event-salvages = { $seat } prende il { $pips } { $colour } dalla Rosa dei Venti.
event-left = Avanza il { $pips } { $colour }, che va sulla Rosa dei Venti.
event-refills = I dadi della Rosa dei Venti tornano nel sacchetto.
event-disaster = Un disastro colpisce { $seat }: un { $pips } sulla casella { $box } del { $track }.
event-ignored = { $seat } ignora il disastro: in questa manche un { $pips } ha già colpito.
event-helped = Un naufrago dà una mano a { $seat }: il disastro va sulla Rosa dei Venti.
event-frees = Un naufrago libera la casella { $box } del { $track }: il { $pips } va sulla Rosa dei Venti.
event-storm = { $rows ->
    [one] La tempesta viene dal lato { $colour }: una fila.
   *[other] La tempesta viene dal lato { $colour }: { $rows } file.
}
event-sinks = Nessuna casella è libera per il disastro: la nave di { $seat } fa naufragio.
event-swallowed = La tempesta inghiotte la nave di { $seat } in { $space }.
event-adrift = { $seat } non torna a casa in tempo.
event-over = La partita è finita.

## Punteggio

line-eolia = Eolia
line-gauge = Fila più lontana
line-spaces = Caselle attraversate
line-missing = Caselle mancanti al porto
line-blue = Tracciato blu
line-yellow = Tracciato giallo
line-green = Tracciato verde
line-red = Tracciato rosso
line-crew = Equipaggio
line-helms_used = Timoni usati
line-helms_left = Timoni disponibili

## Perché no?

why-game-over = { $who } non può più giocare: la partita è finita.
why-starter-first = Non ancora: prima bisogna sorteggiare il primo giocatore.
why-side-first = Non ancora: prima bisogna scegliere un lato.
why-modes-first = Non ancora: prima bisogna scegliere le cinque modalità.
why-castaways-first = Non ancora: prima bisogna tirare i dadi per i naufraghi.
why-roll-first = Non ancora: prima bisogna tirare i dadi di questo turno.
why-pick-first = Non ancora: prima { $decider } deve prendere un dado.
why-lay-first = Non ancora: prima { $decider } deve piazzare o scartare il dado che ha in mano.
why-mode-first = Non ancora: prima { $decider } deve scegliere la modalità del nuovo tracciato.
why-port-first = Non ancora: prima { $decider } deve scegliere un porto.
why-course-first = Non ancora: prima { $decider } deve navigare.
why-sign-first = Non ancora: prima { $decider } deve cambiare un segno, grazie al relitto.
why-face-first = Non ancora: prima { $decider } deve disegnare la faccina del naufrago.
why-bonus-first = Non ancora: prima { $decider } deve prendere un bonus.
why-colour-first = Non ancora: prima { $decider } deve scegliere il colore del dado per il bonus B.
why-salvage-first = Non ancora: prima { $decider } deve prendere un dado dalla Rosa dei Venti, per il bonus D.
why-disaster-first = Non ancora: prima { $decider } deve piazzare o evitare il disastro.
why-draw-first = Non ancora: prima bisogna pescare il dado per il bonus A.
why-bonus-die-first = Non ancora: prima bisogna tirare il dado per il bonus B.
why-not-your-turn = Non è il turno di { $who }: tocca a { $decider }.
why-starter-is-drawn = { $who } non può scegliere «{ $answer }»: il primo giocatore viene sorteggiato.
why-castaways-are-rolled = { $who } non può scegliere «{ $answer }»: sono i dadi a dire dove sono i naufraghi.
why-dice-are-rolled = { $who } non può scegliere «{ $answer }»: i dadi si tirano, non si scelgono.
why-die-is-drawn = { $who } non può scegliere «{ $answer }»: il dado per il bonus A si pesca dal sacchetto.
why-only-alone = { $who } non può scegliere «{ $answer }»: il lato si sceglie solo in solitario.
why-no-disasters = { $who } non può scegliere «{ $answer }»: i disastri ci sono solo in solitario.
why-no-such-seat = Il sorteggio non può indicare { $seat }: si gioca solo in { $seats }.
why-no-such-die = Non si può pescare un dado { $colour }: nel sacchetto non ce n’è.
why-colour-chosen = Non si può pescare un dado { $colour }: è stato scelto un altro colore.
why-not-in-tray = { $who } non può prendere il { $pips } { $colour }: non è fra i dadi rimasti.
why-wrong-track = { $who } non può usare il { $track }: il dado è di un altro colore.
why-track-full = { $who } non può usare il { $track }: nessuna casella è libera.
why-box-passed = { $who } non può usare il { $track }: la casella libera è a sinistra di un dado o di una faccina.
why-helms-short = { $who } non può farne un { $pips }: il { $track } ha troppo pochi timoni disponibili.
why-mode-forbids = { $who } non può piazzare lì un { $pips }: la modalità del { $track } non lo accetta.
why-no-mode-fits = { $who } non può aprire il { $track } con un { $pips }: nessuna delle modalità rimaste lo accetta.
why-no-way = { $who } non può usare il { $track }: quel vento spingerebbe la nave fuori dalla mappa.
why-mode-not-agreed = { $who } non può scegliere «{ $mode }»: non è fra le cinque modalità di questa partita.
why-mode-used = { $who } non può scegliere «{ $mode }»: vale già per un altro tracciato.
why-mode-unmet = { $who } non può scegliere «{ $mode }»: il dado non va bene.
why-mode-named = { $who } non può scegliere «{ $mode }»: è già stata scelta.
why-port-blocked = { $who } non può partire dal porto { $port }: il vento spingerebbe la nave fuori dalla mappa.
why-turns-back = { $who } non può navigare verso { $heading }: una nave non torna indietro.
why-off-map = { $who } non può navigare verso { $heading }: dalla mappa si esce solo da un proprio porto.
why-third-box = { $who } non può cambiare il segno della terza casella.
why-sixth-box = { $who } non può cambiare il segno della sesta casella: è un più.
why-sign-turned = { $who } non può cambiare il segno della casella { $box }: è già un più.
why-face-full = { $who } non può disegnare la faccina sul { $track }: nessuna casella è libera.
why-face-sixth = { $who } non può disegnare la faccina sul { $track }: la sesta casella non ne accetta.
why-bonus-taken = { $who } non può riprendere questo bonus ({ $bonus }).
why-no-dice-left = { $who } non può prendere questo bonus: non ci sono dadi né nel sacchetto né sulla Rosa dei Venti.
why-rose-empty = { $who } non può prendere questo bonus: sulla Rosa dei Venti non ci sono dadi.
why-no-voyage = { $who } non può prendere questo bonus: la nave non è in mare.
why-not-in-bag = { $who } non può prendere un dado { $colour }: nel sacchetto non ce n’è.
why-not-in-rose = { $who } non può prendere il { $pips } { $colour }: sulla Rosa dei Venti non c’è.
why-disaster-track = { $who } non può piazzare il disastro sul { $track }: è di un altro colore.
why-disaster-full = { $who } non può piazzare il disastro sul { $track }: nessuna casella è libera.
why-no-helper = { $who } non ha a bordo nessun naufrago che possa dare una mano.
why-no-disaster = { $who } non può liberare la casella { $box } del { $track }: non c’è nessun disastro di questa manche.

## Il terminale

deole-turn = Manche { $round } di { $rounds }, turno { $turn } di { $turns }
deole-modes = Modalità
deole-tray = Dadi
deole-hand = In mano
deole-rose = Rosa
deole-bag = Sacchetto
deole-legend = # Eolia   W relitto   ☺ naufrago   a–i le loro lettere   S1 porto   ▸ chi comincia
deole-legend-sheet = · libera   [5] piena   * timone (2/1: disponibili/usati)   ★ bonus di colonna
deole-legend-alone = ≈ tempesta   [!3] disastro   [█] sbarrata
deole-gauge = Fila:punti
deole-table = Naufraghi
deole-price = { $helms ->
    [0] così com’è
    [one] per un timone
   *[other] per { $helms } timoni
}
deole-price-points = Ogni timone usato costa 2 punti alla fine.
deole-player = Giocatore
deole-ship = Nave
deole-spaces = Caselle
deole-row = Fila
deole-bonuses = Bonus
deole-helpers = Naufraghi pronti
deole-owed = Bonus da prendere
deole-points = Punti
deole-track = Tracciato
deole-mode = Modalità
deole-boxes = Caselle
deole-at-port = in porto
deole-at-sea = in mare
deole-at-home = a casa
deole-lost-storm = Nave persa nella tempesta.
deole-lost-wreck = Naufragio.
deole-lost-adrift = Nave non tornata in tempo.

## A orecchio e con la tastiera

deole-ear-port = porto { $port } di { $wind }
deole-ear-next = prossima per { $player }
deole-ear-crossed = attraversata da { $player }
deole-ear-wreck = relitto
deole-ear-letter = lettera { $letter }
deole-ear-column = Colonna { $box }: { $count } su 5{ $open ->
    [none] .
    [many] .
   *[other] ; libere: { $open }.
}
deole-ear-places = Dadi, mappa, la tua scheda, modalità e bonus
deole-cmd-track = tracciato
    .help = tracciato blu: il tuo tracciato blu; tracciato blu bo: quello di Bo; solo tracciato: tutti e cinque
deole-cmd-ship = nave
    .help = nave 2: il viaggio del giocatore 2, o di un giocatore per nome
deole-cmd-modes = modalità, modi
    .help = modalità: le tue modalità, e quali sono già usate
deole-cmd-columns = colonne
    .help = colonne: quante caselle di ogni colonna sono piene
deole-cmd-dice = dadi
    .help = dadi: i dadi da prendere, in mano, sulla Rosa dei Venti e nel sacchetto
deole-cmd-space = casella
    .help = c5: che cosa c’è in quella casella della mappa

## Regole

rule-D1 = Il mare e le schede
rule-D1-1 = Déole è per 1–4 giocatori e dura tre manche di cinque turni. In ogni turno ogni giocatore gioca un dado.
rule-D1-2 = Il mare è una mappa di 8 × 8 caselle. Ogni lato ha il colore di un vento: blu a nord, giallo a est, verde a sud, rosso a ovest. Chi siede a un lato ne ha il colore.
rule-D1-3 = Ogni lato ha tre porti: da lì il suo giocatore salpa e lì la nave deve tornare.
rule-D1-4 = In quattro caselle ci sono dei relitti, e le quattro al centro sono l’isola di Eolia. Ogni lato ha lì la propria costa: i bordi dell’isola rivolti verso di lui.
rule-D1-5 = Accanto a ogni lato una scala dà punti per la fila più lontana raggiunta.
rule-D1-6 = Ognuno ha una scheda con cinque tracciati di sei caselle: uno per il vento di ogni colore e uno per l’equipaggio.
rule-D1-7 = Alcune caselle mostrano un timone. All’inizio è disponibile un timone su ciascuno dei tracciati blu, giallo e verde.
rule-D1-8 = Le caselle del tracciato equipaggio hanno un segno: meno le prime cinque, più la sesta.
rule-D1-9 = I dadi hanno i colori dei venti. Nel sacchetto ce ne sono 7 di ogni colore in quattro, 6 in tre, 5 in due e 4 in solitario.
rule-D2 = Prima di salpare
rule-D2-1 = In due ci si siede di fronte, al verde e al blu; in tre al verde, al rosso e al blu; in quattro a tutti i lati. Il primo giocatore viene sorteggiato.
rule-D2-2 = I giocatori si accordano su cinque delle dieci modalità di posa. Per la prima partita sono pari, dispari, diverso, crescente e decrescente.
rule-D2-3 = All’inizio di ogni manche si tirano un dado giallo e uno rosso. La tabella dei naufraghi indica un simbolo, e si piazza un naufrago su ognuna delle quattro caselle con quel simbolo.
rule-D3 = Un turno
rule-D3-1 = All’inizio di un turno si pescano dal sacchetto tanti dadi quanti sono i giocatori, più uno, e si tirano.
rule-D3-2 = A partire dal primo giocatore e in senso orario, ognuno sceglie uno dei dadi rimasti e lo gioca fino in fondo: piazzarlo, navigare, affrontare quello che si trova per via, prendere i bonus.
rule-D3-3 = Appena l’ultimo giocatore ha scelto, il dado che nessuno ha voluto va sulla Rosa dei Venti, dove stanno tutti i dadi scartati. Il bonus D di quel giocatore può già prenderlo.
rule-D3-4 = Se nel sacchetto ci sono troppo pochi dadi per un turno, prima ci tornano tutti quelli della Rosa dei Venti.
rule-D3-5 = Dopo cinque turni la manche è finita: tutti i dadi tornano nel sacchetto. Quello che è scritto sulle schede resta.
rule-D4 = Piazzare un dado
rule-D4-1 = Un dado si piazza sulla prima casella libera da sinistra, sul tracciato del suo colore o sul tracciato equipaggio.
rule-D4-2 = Il primo dado di un tracciato lo apre: il suo giocatore sceglie una delle cinque modalità, non ancora usata su quella scheda. Da lì in poi vale per quel tracciato.
rule-D4-3 = Pari accetta 2, 4 e 6; dispari accetta 1, 3 e 5.
rule-D4-4 = Piccolo accetta 1, 2 e 3; grande accetta 4, 5 e 6.
rule-D4-5 = Diverso non accetta nessun valore due volte.
rule-D4-6 = Crescente vuole un valore più alto del precedente; decrescente uno più basso.
rule-D4-7 = Uguale vuole lo stesso valore del precedente.
rule-D4-8 = Oscillante sale e scende alternatamente.
rule-D4-9 = ±1 vuole un valore che sia esattamente uno in più o uno in meno del precedente.
rule-D4-10 = Un dado piazzato su una casella con un timone rende disponibile un timone di quel tracciato.
rule-D4-11 = I timoni disponibili possono cambiare un dado piazzato sul loro tracciato, ognuno di uno in più o in meno. Un timone si usa una volta sola.
rule-D4-12 = Un 6 si può solo abbassare e un 1 solo alzare.
rule-D5 = Navigare
rule-D5-1 = Ogni dado piazzato muove la nave di una casella: attraversa quella che ha davanti e ne esce da un bordo diverso da quello da cui è entrata. Una nave non torna mai indietro su una casella.
rule-D5-2 = Il viaggio comincia in uno dei tre porti del proprio colore.
rule-D5-3 = Un dado su un tracciato del vento spinge la nave verso il lato del suo colore.
rule-D5-4 = Se quel lato è alle spalle della nave, il vento è in poppa: si va dritto, a sinistra o a destra, come si vuole.
rule-D5-5 = Un dado sul tracciato equipaggio vuol dire remare: di nuovo dritto, a sinistra o a destra, qualunque sia il colore del dado.
rule-D5-6 = Una casella si può attraversare più volte, anche con la stessa nave.
rule-D5-7 = Una nave che esce dalla mappa da uno dei propri porti è a casa.
rule-D5-8 = Chi è a casa continua a piazzare dadi fino alla fine.
rule-D6 = Eventi
rule-D6-1 = Chi attraversa un relitto trasforma il segno − di una casella equipaggio in +: la prima, la seconda, la quarta o la quinta. La terza non si può cambiare.
rule-D6-2 = Chi attraversa la casella di un naufrago lo prende a bordo e disegna una faccina nella prima casella libera di un tracciato a scelta.
rule-D6-3 = Una casella con una faccina non ha valore, e le modalità la ignorano. La sesta casella di un tracciato non ne accetta.
rule-D6-4 = Chi raggiunge Eolia dalla costa del proprio colore ottiene 5 punti alla fine.
rule-D6-5 = Il primo a riuscirci ottiene anche un bonus, e così gli altri che arrivano nello stesso turno.
rule-D7 = I bonus
rule-D7-1 = Una colonna della scheda con tutte e cinque le caselle riempite dà un bonus, e così un dado sulla sesta casella del tracciato equipaggio.
rule-D7-2 = Per ogni bonus si prende sulla propria scheda uno dei sei non ancora presi, che ha effetto subito. Un dado ottenuto così si gioca fino in fondo come gli altri, e può portare altri bonus.
rule-D7-3 = Bonus A: pescare un dado dal sacchetto e sceglierne il valore.
rule-D7-4 = Bonus B: prendere dal sacchetto un dado di un colore a scelta e tirarlo.
rule-D7-5 = Bonus C: navigare di una casella in qualsiasi direzione, ma non indietro.
rule-D7-6 = Bonus D: prendere un dado dalla Rosa dei Venti con il valore che mostra. I timoni possono cambiarlo come ogni altro dado.
rule-D7-7 = Bonus E: alla fine i timoni usati non costano niente.
rule-D7-8 = Bonus F: alla fine ogni timone ancora disponibile vale un punto.
rule-D8 = Fine della partita
rule-D8-1 = Dopo tre manche la partita è finita. La fila più lontana raggiunta dà i punti della scala.
rule-D8-2 = Chi è a casa ha 2 punti per ogni casella attraversata, gli altri uno. Una casella attraversata più volte conta una volta.
rule-D8-3 = Chi non è a casa perde un punto per ogni casella che manca al più vicino dei propri porti.
rule-D8-4 = Ogni tracciato del vento dà il valore sotto la sua ultima casella riempita.
rule-D8-5 = Il tracciato equipaggio dà la somma delle sue caselle con i loro segni; può essere negativa.
rule-D8-6 = Ogni timone usato costa 2 punti, a meno che non si sia preso il bonus E.
rule-D8-7 = Vince il totale più alto. In caso di parità decide il tracciato equipaggio, poi i punti di esplorazione.
rule-D9 = In solitario
rule-D9-1 = In solitario si sceglie liberamente un lato. Le modalità sono dispari, crescente, uguale, oscillante e ±1.
rule-D9-2 = A ogni turno si tirano due dadi. Quello che non si sceglie è un disastro.
rule-D9-3 = Si può gettare l’ancora: scartare il dado scelto e farne a meno. Il disastro va piazzato lo stesso.
rule-D9-4 = Un disastro si piazza sulla prima casella libera da destra, sul tracciato del suo colore o sul tracciato equipaggio. Se il tracciato del suo colore è pieno, deve andare sul tracciato equipaggio.
rule-D9-5 = Un disastro dello stesso valore di uno già piazzato si ignora e va sulla Rosa dei Venti.
rule-D9-6 = Se un disastro non trova una casella, la nave fa naufragio e il viaggio è perso.
rule-D9-7 = Ogni naufrago a bordo può dare una mano una volta: un disastro va sulla Rosa dei Venti invece di essere piazzato, oppure la casella di un disastro della manche torna libera.
rule-D9-8 = Il bonus di Eolia si vince solo all’andata, prima di raggiungere la zona da 10 punti.
rule-D9-9 = Una colonna con un disastro non dà bonus.
rule-D9-10 = Alla fine di una manche le caselle con i disastri si sbarrano per sempre, e per ognuna di quelle su un tracciato del vento la tempesta si avvicina da quel lato di una fila di otto caselle.
rule-D9-11 = Una nave raggiunta dalla tempesta o che ci entra è persa.
rule-D9-12 = Si vince tornando a casa.
rule-D10 = Che cosa è ricostruito
rule-D10-1 = Le immagini del libretto non le abbiamo. La mappa è nostra: la sua grandezza, quattro relitti, un’isola in mezzo e quattro caselle per ogni simbolo dei naufraghi vengono dal testo, ma non che cosa c’è su ciascuna casella.
rule-D10-2 = Ogni lato ha tre porti; che siano il terzo, il quarto e il sesto posto da sinistra del loro giocatore è una nostra scelta.
rule-D10-3 = La scala ha 5, 10, 20 e 30 punti; le nostre file sono la quarta, la quinta, la sesta, poi la settima e l’ottava, contate dal proprio lato. Con queste file e questi porti tornare a casa vale la pena.
rule-D10-4 = La tabella dei naufraghi è nostra. Con 1 o 2 sul dado giallo le lettere sono a, b e c per 1–2, 3–4 e 5–6 su quello rosso; con 3 o 4 sono d, e ed f; con 5 o 6 sono g, h e i.
rule-D10-5 = I valori sotto le caselle di un tracciato del vento sono nostri: 1, 3, 6, 10, 15 e 21.
rule-D10-6 = Le caselle con un timone sono nostre: la seconda e la quarta dei tracciati blu, giallo, verde ed equipaggio; la prima, la terza e la quinta di quello rosso. Che il terzo segno dell’equipaggio sia un meno è una deduzione.
rule-D10-7 = Il libretto nomina otto delle dieci modalità; piccolo e grande sono nostre, come le serie brezza, aliseo, maestrale e burrasca.
rule-D10-8 = Chi possiede il gioco può scrivere in un file ciò che è stampato sulle proprie schede e giocare con quello nel terminale.
rule-D-R = Chiarimenti
rule-D-R1 = Una nave sta su un bordo e ha una direzione: la casella successiva è quella che ha davanti. Una mossa la attraversa e ne esce da uno degli altri tre bordi.
rule-D-R2 = Un vento il cui lato è davanti, a sinistra o a destra spinge la nave verso quel lato; il colore alle sue spalle lascia scegliere fra tre direzioni, e così l’equipaggio.
rule-D-R3 = Una nave esce dalla mappa solo da un proprio porto. Un dado che potrebbe portarla solo fuori dalla mappa altrove non si può piazzare lì.
rule-D-R4 = Chiunque può scartare il dado scelto sulla Rosa dei Venti, senza effetto.
rule-D-R5 = Dopo ogni turno il giocatore successivo in senso orario diventa il primo giocatore.
rule-D-R6 = Dopo ogni manche tutti i dadi tornano nel sacchetto, quelli sulle schede e quelli sulla Rosa dei Venti.
rule-D-R7 = Il primo tratto comincia in uno qualsiasi dei tre porti, scelto con la prima mossa; un primo vento del proprio colore è vento in poppa.
rule-D-R8 = Una nave a casa ci resta: i dadi successivi non la muovono più, non incontra più niente, e il bonus C non serve più.
rule-D-R9 = Una nave può attraversare la casella davanti al proprio porto senza tornare a casa; torna a casa uscendo dal bordo del porto.
rule-D-R10 = Una faccina va nella prima casella libera di un tracciato a scelta, ma non nella sesta. Non dà timoni e conta 0 per l’equipaggio. Però riempie la sua casella per la colonna e per il valore di un tracciato del vento.
rule-D-R11 = Nella sesta casella non si disegnano faccine.
rule-D-R12 = Una faccina si può disegnare su un tracciato non ancora aperto; la modalità si sceglie con il primo dado.
rule-D-R13 = I naufraghi rimasti alla fine di una manche si tolgono, e si piazzano di nuovo tutti e quattro.
rule-D-R14 = La prima nave che attraversa la casella prende a bordo il naufrago.
rule-D-R15 = Un relitto ha effetto ogni volta che lo si attraversa, e si può cambiare anche il segno di una casella vuota; con quattro segni cambiati non resta niente da cambiare.
rule-D-R16 = Il bonus di Eolia va al primo che arriva e a tutti gli altri che arrivano nello stesso turno. Ogni giocatore può ottenere i 5 punti, in qualsiasi momento, una volta.
rule-D-R17 = Il bonus di una colonna si ottiene appena la sua quinta casella è riempita da un dado o da una faccina, una volta per colonna.
rule-D-R18 = Un dado del bonus A, B o D che non si può piazzare va sulla Rosa dei Venti, e il bonus è speso. Si propongono solo i bonus che si possono usare; se non ce n’è nessuno, il bonus va perso.
rule-D-R19 = E ed F si prendono come gli altri e hanno effetto alla fine. Senza F i timoni disponibili non valgono niente.
rule-D-R20 = Su un dado si possono usare più timoni. Devono essere del tracciato su cui si piazza il dado; quello reso disponibile da questo stesso dado si può usare solo più tardi.
rule-D-R21 = Crescente e decrescente sono rigorosi. Come opzione si accettano anche valori uguali.
rule-D-R22 = Una casella conta una volta per ogni giocatore, non importa quante volte l’ha attraversata.
rule-D-R23 = Le caselle mancanti sono il minor numero di caselle da attraversare per uscire da un proprio porto, senza tornare indietro e senza badare ai venti.
rule-D-R24 = Per la scala conta la fila migliore mai raggiunta, che si sia a casa o no.
rule-D-R25 = A parità di totale vince il tracciato equipaggio più alto, poi chi ha più punti di esplorazione, poi si condivide la vittoria.
rule-D-R26 = Il colore di un giocatore è quello del lato davanti al quale siede.
rule-D-R27 = Un disastro si ignora quando nella stessa manche ne è già stato piazzato uno dello stesso valore.
rule-D-R28 = Quando c’è un disastro da piazzare, ogni naufrago impiegato può annullarlo oppure liberare una casella occupata da un disastro di questa manche, non ancora sbarrata. Quel dado va sulla Rosa dei Venti, il suo valore non protegge più, e il nuovo disastro resta da piazzare. La faccina resta sulla scheda.
rule-D-R29 = Ogni casella del vento sbarrata alla fine di una manche aggiunge una fila di tempesta da quel lato. Una nave è persa se l’ultima casella che ha attraversato è nella tempesta, o appena ne attraversa una che ci si trova. Una nave in porto è al sicuro.
rule-D-R30 = Se il suo tracciato è pieno, un disastro va sul tracciato equipaggio; se è pieno anche quello, la nave fa naufragio.
rule-D-R31 = Una casella con un disastro non accetta nient’altro, e le modalità la ignorano.
rule-D-R32 = In solitario si vince se la nave è a casa alla fine del quindicesimo turno. Il punteggio è solo un record da battere.
rule-D-R33 = Un dado del bonus A che non si piazza mostra un 1 sulla Rosa dei Venti.
rule-D-R34 = Se sacchetto e Rosa dei Venti insieme hanno troppo pochi dadi, si tirano quelli che ci sono; chi non ne trova più non fa niente in quel turno.
rule-D-R35 = Una casella con un disastro non conta come riempita per il valore del suo tracciato.
rule-D-R36 = Una nave che non ha mai lasciato il porto non è tornata a casa, ma non perde punti per caselle mancanti.
rule-D-R37 = Ci si può accordare su altre serie di modalità, anche in solitario: altre quattro di nostra invenzione, o una scelta libera. Per la scelta libera i giocatori scelgono a turno una modalità, a partire dal primo giocatore, finché non sono cinque.
rule-D-R38 = Se il sacchetto è vuoto quando serve un dado per il bonus A o B, prima ci tornano tutti i dadi della Rosa dei Venti.
rule-D-R39 = Niente è segreto: schede, sacchetto e Rosa dei Venti sono visibili a tutti.
rule-D-R40 = Se un disastro non trova nessuna casella, naufraga anche una nave che è in porto.
rule-D-R41 = Un dado o una faccina va sempre a destra di tutti i dadi e le faccine del suo tracciato; una casella liberata alla loro sinistra può accogliere soltanto un disastro.

## Le stampe

deole-print-source = Disegno nostro della scatola «{ $box }». Mappa, scala, valori, timoni, tabella dei naufraghi e due modalità sono ricostruiti.
deole-print-sheet = scheda di navigazione
deole-print-map = mappa di esplorazione
deole-print-annex = allegato
deole-print-blue = N
deole-print-yellow = E
deole-print-green = S
deole-print-red = O
deole-print-blue-track = Borea, blu
deole-print-yellow-track = Euro, giallo
deole-print-green-track = Noto, verde
deole-print-red-track = Zefiro, rosso
deole-print-crew-track = Equipaggio
deole-print-ship = Nave
deole-print-side = Il mio lato
deole-print-turns = Turni
deole-print-modes = Le modalità di posa
deole-print-modes-help = Cerchiare le cinque modalità della partita. Il primo dado di un tracciato lo apre: disegnare una di esse nella sua vela e barrarla qui.
deole-print-columns = Colonna piena: un bonus
deole-print-bonuses = Bonus
deole-print-score = Punteggio
deole-print-total = Totale
deole-print-solo = In solitario
deole-print-disasters = Disastri, manche 1–3
deole-print-storm = File di tempesta
deole-print-helpers = Naufraghi che aiutano
deole-print-port = Un porto: il viaggio comincia in uno dei tre del proprio lato e finisce in uno qualsiasi di essi.
deole-print-wreck = Un relitto: un meno dell’equipaggio con questo segno diventa un più.
deole-print-castaways = Una lettera dei naufraghi: vanno alla deriva dove si trova la lettera tirata. Chi attraversa la casella disegna una faccina sulla scheda.
deole-print-coast = Eolia: 5 punti a chi la raggiunge dalla costa con la propria lettera; un bonus al primo.
deole-print-gauge = La scala alla sinistra di ogni giocatore dà i punti della fila più lontana raggiunta.
deole-print-courses = Una rotta va da un bordo all’altro: dritto, a sinistra o a destra. Senza penne colorate, disegnare le rotte così:
deole-print-modes-about = Una faccina si ignora. Quando una modalità guarda il valore precedente, il primo dado è libero.
deole-print-mode-even = 2, 4 o 6
deole-print-mode-odd = 1, 3 o 5
deole-print-mode-small = 1, 2 o 3
deole-print-mode-large = 4, 5 o 6
deole-print-mode-different = nessun valore due volte sul tracciato
deole-print-mode-rising = più alto del valore precedente
deole-print-mode-falling = più basso del valore precedente
deole-print-mode-equal = uguale al valore precedente
deole-print-mode-swinging = su e giù alternatamente; il primo passo è libero
deole-print-mode-step = esattamente uno in più o uno in meno del valore precedente
deole-print-sets = Cinque modalità alla volta
deole-print-sets-about = Le modalità della prima partita e del viaggio in solitario sono quelle del libretto; le altre serie sono nostre. Vanno bene cinque modalità qualsiasi.
deole-print-set-first = Prima partita
deole-print-set-solo = In solitario
deole-print-set-breeze = Brezza
deole-print-set-trade = Aliseo
deole-print-set-mistral = Maestrale
deole-print-set-tempest = Burrasca
deole-print-table = Dove vanno alla deriva i naufraghi
deole-print-table-about = Prima di ogni manche si tirano un dado giallo e uno rosso, e si piazza un naufrago su ogni casella della mappa con la lettera trovata qui.
deole-print-yellow-die = dado giallo
deole-print-red-die = dado rosso

## La pagina

deole-web-wind-blue = Borea
deole-web-wind-yellow = Euro
deole-web-wind-green = Noto
deole-web-wind-red = Zefiro
deole-web-wind-crew = Equipaggio
deole-web-eolia = Eolia
deole-web-first = comincia a scegliere { $player }
deole-web-north = Nord in alto
deole-web-die = { $pips } { $colour }
deole-web-dice = { $count } × { $colour }
deole-web-die-free = { $colour }, valore a scelta
deole-web-columns = Colonne
deole-web-won = vinta
deole-web-bonuses = Bonus
deole-web-taken = preso
deole-web-which-value = Quale valore?
deole-web-value-helms = { $helms ->
    [one] { $value }, per un timone
   *[other] { $value }, per { $helms } timoni
}
deole-web-helms = Timoni disponibili: { $ready }, usati: { $used }
deole-web-castaway = naufrago
deole-web-disaster = disastro
deole-web-stormed = persa nella tempesta
deole-web-disasters = Disastri della manche
deole-web-helpers = Naufraghi pronti ad aiutare
deole-web-storm = Tempesta
deole-web-ask-side = Da quale lato parti?
deole-web-ask-modes = Scegli una modalità per questa partita.
deole-web-ask-pick = Prendi un dado.
deole-web-ask-lay = Piazza il dado su una casella evidenziata, o scartalo.
deole-web-ask-mode = Scegli una modalità per questo tracciato.
deole-web-ask-port = Da quale porto parti?
deole-web-ask-course = Verso dove navighi?
deole-web-ask-sign = Quale meno diventa un più?
deole-web-ask-castaway = Dove disegni la faccina del naufrago?
deole-web-ask-bonus = Scegli un bonus.
deole-web-owed = ({ $count } in tutto)
deole-web-ask-colour = Di che colore dev’essere il dado?
deole-web-ask-salvage = Quale dado dalla Rosa dei Venti?
deole-web-ask-disaster = Dove colpisce il disastro?
deole-web-ask-help = Un naufrago può mandarlo sulla Rosa dei Venti, o liberare la casella di un disastro precedente.
deole-web-come-home = Di nuovo a casa, in porto: il viaggio è vinto.
deole-web-map = La mappa, otto caselle per otto.
deole-web-ahead = verso { $space }
deole-web-spaces = { $count ->
    [one] una casella
   *[other] { $count } caselle
}
deole-web-tray-holds = Dadi a scelta: { $dice }.
deole-web-hand-holds = Dado in mano: { $die }.
deole-web-rose-holds = Sulla Rosa dei Venti: { $dice }.
deole-web-bag-holds = Dadi nel sacchetto, per colore: { $dice }.
deole-web-castaways-at = Naufraghi: { $spaces }.
deole-web-wrecks-at = Relitti: { $spaces }.
deole-web-island-at = L’isola di Eolia: { $spaces }.
deole-web-eolia-open = Il suo bonus è ancora da vincere.
deole-web-eolia-now = Anche chi arriva ancora in questo turno ottiene il bonus.
deole-web-eolia-gone = Il suo bonus è già preso.
deole-web-reached = Hanno raggiunto Eolia: { $players }.
deole-web-storm-rows = { $rows ->
    [one] Tempesta dal lato di { $wind }: una fila.
   *[other] Tempesta dal lato di { $wind }: { $rows } file.
}
deole-web-disasters-were = Disastri della manche: { $values }.
deole-web-has-bonuses = Bonus di { $player }: { $bonuses }.
deole-web-has-helpers = { $count ->
    [one] Un naufrago può aiutare.
   *[other] { $count } naufraghi possono aiutare.
}
deole-web-ship-port = La nave di { $player } ({ $wind }, { $colour }) è in porto.
deole-web-ship-sea = La nave di { $player } ({ $wind }, { $colour }) naviga verso { $heading }, davanti c’è { $space }.
deole-web-ship-home = La nave di { $player } ({ $wind }, { $colour }) è di nuovo a casa.
deole-web-explored = Caselle attraversate: { $spaces }; fila più lontana: { $row }.
deole-web-empty = vuota
deole-web-used = già usata
deole-web-change = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
deole-web-rolling = Si tirano i dadi.
deole-web-panes = Mappa o scheda
deole-web-pane-map = Mappa
deole-web-pane-sheet = Scheda
deole-web-whole = Mostra tutta la mappa
deole-web-discard = Scarta
deole-web-hint-mouse = Passa il mouse su ciò che è evidenziato per vederne l’effetto. Fai clic per giocarlo.
deole-web-hint-touch = Tocca una volta per vedere, di nuovo per giocare.
deole-web-then-mode = Poi scegli la modalità del tracciato.
deole-web-then-port = Poi scegli il tuo porto.
deole-web-then-course = Poi scegli la rotta.
deole-web-best-chain = La catena più lunga: { $player } ha piazzato { $count } dadi in un turno.
deole-web-best-castaways = { $count ->
    [one] Più naufraghi: { $player } ne ha salvato uno.
   *[other] Più naufraghi: { $player } ne ha salvati { $count }.
}
web-keys-of-game = i, j, k, l: naviga a nord, ovest, sud, est. 1, 2, 3: i porti. Da a a f: i bonus. x: scarta il dado. h: un naufrago aiuta.

## Che cosa spiega il tavolo

about-tray = Tirati per questo turno: un dado in più dei giocatori. Ognuno ne prende uno. L’ultimo va sulla Rosa dei Venti.
    .title = I dadi del turno
about-tray-now = Dadi ancora da prendere: { $count }.
about-first = { $player } prende il primo dado di questo turno. Nel prossimo turno tocca al giocatore seguente in senso orario.
    .title = Il primo giocatore
about-hand = Il dado appena preso. Va sul tracciato del suo colore o sul tracciato equipaggio, oppure si scarta.
    .title = Il dado in mano
about-rose = Qui stanno i dadi che nessuno ha usato. Il bonus D ne prende uno. Anche un dado scartato finisce qui, senza altri effetti.
    .title = La Rosa dei Venti
about-bag = I dadi che si possono ancora pescare in questa manche.
    .title = Il sacchetto
about-bag-now = Dadi rimasti di questo colore: { $count }.
about-die = Sul tracciato del suo colore questo dado spinge la tua nave verso { $wind }. Sul tracciato equipaggio scegli tu la rotta.
    .title = Un dado
about-track = Qui vanno i dadi di questo colore, da sinistra a destra, e spingono la nave verso { $wind }. Il numero sotto l’ultima casella piena è il valore del tracciato.
    .title = Un tracciato del vento
about-track-now = Punti finora: { $points }.
about-crew = Qui può andare qualsiasi dado, e scegli tu la rotta. Alla fine ogni valore conta con il segno della sua casella: più o meno.
    .title = Il tracciato equipaggio
about-closed = Questo tracciato non ha ancora una modalità. Con il primo dado se ne sceglie una di quelle rimaste.
    .title = Ancora nessuna modalità
about-box = Se è l’ultima casella piena, il tracciato vale { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
    .title = Casella { $box }
about-box-helm = Un dado piazzato qui rende disponibile un timone.
about-sign = Un dado su questa casella viene sottratto alla fine. Un meno con il piccolo relitto può diventare un più quando la nave attraversa un relitto.
    .title = Meno
about-sign-plus = Un dado su questa casella viene aggiunto alla fine.
    .title = Più
about-sign-star = Un dado sulla sesta casella dà anche un bonus.
about-mode = La modalità dice quali dadi accetta il tracciato: { $what }. Le faccine non contano.
    .title = Modalità: { $mode }
about-helm = Un timone disponibile cambia di uno, in su o in giù, un dado piazzato sul suo tracciato. Si usa una volta sola e alla fine costa 2 punti.
    .title = I timoni
about-columns = Quando le cinque caselle di una colonna sono piene, si prende subito un bonus.
    .title = Colonne e stelle
about-column-now = Caselle piene in questa colonna: { $count } su 5.
about-bonus-A = Pesca un dado dal sacchetto e scegline il valore. Poi piazzalo.
    .title = Bonus A
about-bonus-B = Scegli un colore. Un dado di quel colore esce dal sacchetto e viene tirato. Poi piazzalo.
    .title = Bonus B
about-bonus-C = La tua nave avanza di una casella in qualsiasi direzione, ma non indietro.
    .title = Bonus C
about-bonus-D = Prendi un dado dalla Rosa dei Venti e piazzalo.
    .title = Bonus D
about-bonus-E = Alla fine i timoni che hai usato non costano niente.
    .title = Bonus E
about-bonus-F = Alla fine ogni timone ancora disponibile vale un punto.
    .title = Bonus F
about-bonus-taken = Questo bonus è già stato preso. Ogni bonus si prende una volta sola.
about-gauge = La scala dà punti per la fila più lontana mai raggiunta dalla nave, contata dal suo lato.
    .title = La scala: 5, 10, 20, 30
about-gauge-now = Questo segno: fila { $row }, { $points } punti. Raggiunta finora: fila { $best }, { $now } punti.
about-side = Un dado su questo tracciato spinge una nave verso questo lato. Il suo colore è anche quello del giocatore seduto qui.
    .title = Il lato di { $wind }
about-port = Un viaggio comincia in un porto del proprio lato e dovrebbe finire in uno di essi. Per una nave tornata a casa ogni casella vale 2 punti invece di 1.
    .title = Un porto
about-letter = Le lettere da a a i: all’inizio di una manche due dadi indicano una lettera. Su ogni casella con quella lettera c’è allora un naufrago alla deriva.
    .title = Una lettera per i naufraghi
about-castaway = La prima nave che attraversa questa casella prende a bordo il naufrago. Si disegna una faccina in una casella libera. Riempie la casella e non ha valore.
    .title = Un naufrago
about-wreck = Una nave che attraversa un relitto cambia un meno del suo equipaggio in un più.
    .title = Un relitto
about-eolia = Una nave che approda dalla costa del suo colore ottiene 5 punti alla fine.
    .title = L’isola di Eolia
about-coast = Qui deve approdare una nave del lato di { $wind }.
    .title = Una costa di Eolia
about-star = La stella è un bonus per la prima nave che approda dalla propria costa, e per le altre nello stesso turno.
    .title = La stella di Eolia
about-ship = Ogni dado piazzato fa avanzare la nave di una casella. Non torna mai indietro.
    .title = Una nave
about-ship-home = Caselle fino al porto più vicino: { $count }.
about-course = La linea mostra dove ha navigato la nave. Ogni casella conta una volta: 1 punto, o 2 se la nave torna a casa. Le ultime mosse sono evidenziate.
    .title = Una rotta
about-ahead = La cornice mostra la prossima casella che questa nave attraverserà.
    .title = La casella davanti
about-hint = La freccia mostra dove un dado su questo tracciato spingerebbe la tua nave.
    .title = Una freccia
about-storm = Una nave che entra nella tempesta, o vi si trova alla fine di una manche, è persa.
    .title = La tempesta
about-disasters = Il dado che non prendi è un disastro. Riempie una casella da destra. Un valore che ha già colpito in questa manche non ha effetto.
    .title = I disastri
about-helpers = Ogni naufrago a bordo può aiutare una volta: il disastro va sulla Rosa dei Venti, o si libera la casella di uno precedente.
    .title = I naufraghi che aiutano
about-north = Gira la mappa: il nord in alto oppure il tuo lato in basso.
    .title = Nord in alto
about-sheet = La scheda di un altro giocatore. Aprila per vederla tutta.
    .title = La scheda di un giocatore
