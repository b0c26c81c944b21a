# Maldivia in italiano.

## Cose

island-N = Nanga
island-E = Efo
island-S = Solys
island-W = Wipi

fish-red = rosso
fish-green = verde
fish-purple = lilla
fish-yellow = giallo

tile-N = nord
tile-E = est
tile-S = sud
tile-W = ovest
tile-fog-E = nebbia est
tile-fog-S = nebbia sud
tile-fog-W = nebbia ovest
tile-fog-N = nebbia nord

blurb = Pianifica in segreto la tua rotta, pesca e rifornisci le navi, prima che la nebbia, piega dopo piega, faccia sparire il mare.
goal = Rifornisci le navi con più pesci di tutti prima che la nebbia chiuda il mare.

## Risposte

answer-plan = { $first }, { $second }, { $third }, { $fourth }
answer-place = Mettere la barca in { $space }
answer-sail = Andare in { $space }
answer-stay = Restare fermi
answer-fish = Pescare
answer-steal = Rubare a { $seat }
answer-octopus = Usare il polpo: girare una tavola
answer-shark = Usare lo squalo: scambiare una nave
answer-deliver = Rifornire { $island }: { $cargo }
answer-done = Finire il turno
answer-enough = Non prendere altro
answer-stow = Infilare sull’albero: { $fish }
answer-drop = Rimettere via il pesce in cima
answer-release = Lasciare il resto alle provviste
answer-keep = Lasciare l’albero com’è
answer-tile = { $seat }, tavola { $slot }
answer-turn = Girarla di { $degrees }°
answer-give = Dare { $island }: { $cargo }
answer-take = Pescare da { $seat }: { $island }
answer-swap = Mettere sotto il mazzo: { $cargo }
answer-starter = Comincia { $seat }
answer-ship = { $island }: { $cargo }
answer-card = La carta: { $cargo }

## Eventi

event-starts = Comincia { $seat }.
event-shown = Si scopre una nave di { $island }: { $cargo }.
event-placed = { $seat } mette la barca in { $space }.
event-round = Giro { $number }.
event-planned = { $seat } ha finito di pianificare.
event-tips = { $seat } rovescia la tavola { $slot }: { $tile }.
event-sails = { $seat } va da { $origin } a { $space }.
event-stays = { $seat } resta dov’è.
event-stuck = { $seat } non può muoversi.
event-fishes = { $seat } pesca: { $cargo }.
event-robs = { $seat } ruba a { $victim }: { $fish }.
event-stows = { $seat } infila sull’albero: { $fish }.
event-drops = { $seat } toglie dall’albero: { $fish }.
event-releases = { $seat } lascia alle provviste: { $fish }.
event-rearranges = { $seat } riordina l’albero.
event-delivers = { $seat } rifornisce { $island }: { $cargo }.
event-twists = Polpo! { $seat } gira di { $degrees }° la tavola { $slot } di { $owner }.
event-bites = Squalo! { $seat } dà a { $victim } una nave di { $island } e ne prende una di { $back }.
event-exchanged = { $seat } ha dato a { $victim } la nave di { $island }: { $cargo }.
event-folds = Si alza la nebbia dal lato { $side }: { $seat } piega il telo.
event-pushed = La nebbia sposta { $seat } da { $origin } a { $space }.
event-loses = La nebbia toglie a { $seat }: { $fish }.
event-spent = { $seat } non piega niente: in questo giro il lato { $side } è già stato piegato.
event-lifts = { $seat } non piega niente: le barche riempiono una fila da un bordo all’altro. Il lato { $side } è chiuso per questo giro.
event-closed = { $seat } non piega niente: la nebbia dal lato { $side } è già stata annullata in questo giro, e il lato è chiuso.
event-swaps = { $seat } mette sotto il suo mazzo una nave di { $island }: { $cargo }.
event-dusk = Non resta quasi più mare: la fine è vicina.
event-over = La partita è finita.

## Punteggio

line-nanga = Navi di Nanga
line-efo = Navi di Efo
line-solys = Navi di Solys
line-wipi = Navi di Wipi

## Perché no?

why-game-over = { $who } non può più giocare: la partita è finita.
why-starter-first = Non ancora: prima bisogna sorteggiare il giocatore di partenza.
why-place-first = Non ancora: prima bisogna mettere tutte le barche sul telo. Tocca a { $decider } metterne una.
why-ships-first = Non ancora: prima bisogna scoprire due navi per ogni isola.
why-plan-first = Non ancora: prima tutti devono pianificare.
why-sail-first = Non ancora: prima { $decider } deve muovere la barca o lasciarla ferma.
why-act-first = Non adesso: { $decider } deve scegliere un’azione nella casella raggiunta.
why-gain-first = Non ancora: pescare e rubare vanno insieme, e { $decider } non ha finito.
why-stow-first = Non ancora: prima { $decider } deve infilare i nuovi pesci sull’albero.
why-rearrange-first = Non ancora: dopo la consegna { $decider } può prima riordinare l’albero.
why-tile-first = Non ancora: prima { $decider } deve scegliere una tavola per il polpo.
why-turn-first = Non ancora: prima { $decider } deve scegliere di quanto il polpo gira la tavola.
why-gift-first = Non ancora: prima { $decider } deve scegliere la nave da dare.
why-take-first = Non ancora: prima { $decider } deve scegliere a chi lo squalo prende una carta, e di quale isola.
why-draw-first = Non ancora: prima bisogna pescare una carta per lo squalo.
why-ship-first = Non ancora: prima bisogna scoprire la nave successiva.
why-swap-first = Non ancora: dopo la piega { $decider }, a sinistra, deve prima cambiare una nave.
why-not-your-placing = Non adesso: tocca a { $decider } mettere una barca.
why-not-your-turn = Non è il turno di { $who }: tocca a { $decider }.
why-already-planned = { $who } non può pianificare di nuovo: le tavole sono già in piedi.
why-chance-starts = { $who } non può scegliere chi comincia: viene sorteggiato.
why-chance-shows = { $who } non può scegliere quale nave si scopre: viene dal mazzo.
why-chance-draws = { $who } non può scegliere quale carta pescare: si pesca coperta.
why-no-such-seat = { $who } non può scegliere «{ $answer }»: si gioca solo in { $seats }.
why-other-island = Adesso non si può scoprire una nave di { $island }: tocca a un’altra isola.
why-card-seen = Per { $island } non si può scoprire { $cargo }: nella parte ignota del mazzo non c’è più una carta così.
why-not-in-hand-of-victim = Non si può pescare { $cargo }: non c’è una carta così.
why-space-taken = { $who } non può mettere la barca in { $space }: ce n’è già un’altra.
why-one-fog = { $who } non può pianificare così: ci sono tre frecce e una tavola nebbia.
why-start-space = { $who } non può andare in { $space }: una barca non si ferma dove è partita.
why-boat-there = { $who } non può andare in { $space }: c’è già un’altra barca.
why-boat-between = { $who } non può andare in { $space }: c’è un’altra barca sulla rotta.
why-began-on-current = { $who } non può andare in { $space }: una barca che parte da una corrente non può svoltare in quello spostamento.
why-off-the-cloth = { $who } non può andare in { $space }: la casella è nella nebbia.
why-out-of-reach = { $who } non può raggiungere { $space }: non è né dritto davanti né lungo una corrente.
why-no-fish-here = { $who } non può pescare: la casella non mostra pesci.
why-supply-empty = { $who } non può pescare: nelle provviste non c’è nessuno di questi pesci.
why-gain-over = { $who } non può scegliere «{ $answer }»: si pesca e si ruba insieme, e questa fase è finita.
why-caught-before = { $who } non può pescare due volte nello stesso turno.
why-delivered-before = { $who } non può pescare: in questo turno ha già rifornito una nave.
why-fished-before = { $who } non può rifornire: in questo turno ha già pescato.
why-own-mast = { $who } non può rubare dalla propria barca.
why-not-beside = { $who } non può rubare a { $seat }: le barche non sono una accanto all’altra.
why-nothing-to-steal = { $who } non può rubare a { $seat }: su quell’albero non ci sono pesci.
why-robbed-before = { $who } non può rubare a { $seat } due volte nello stesso turno.
why-no-octopus = { $who } non può girare una tavola: qui non c’è nessun polpo.
why-one-octopus = { $who } non può girare una seconda tavola in questo turno.
why-none-standing = { $who } non può girare una tavola: non ce ne sono più in piedi.
why-no-shark = { $who } non può scambiare una nave: qui non c’è nessuno squalo.
why-one-shark = { $who } non può scambiare una seconda nave in questo turno.
why-no-card = { $who } non può usare lo squalo senza una nave propria.
why-no-victim = { $who } non può usare lo squalo: nessun altro ha una nave.
why-not-at-edge = { $who } non può rifornire { $island }: la barca non è su quel bordo.
why-served-before = { $who } non può rifornire due navi di { $island } nello stesso turno.
why-no-such-ship = { $who } non può consegnare { $cargo }: nessuna nave scoperta di { $island } lo chiede.
why-fish-missing = { $who } non può consegnare { $cargo }: sull’albero non ci sono tutti questi pesci.
why-not-at-hand = { $who } non ha pescato né rubato un pesce così: { $fish }.
why-mast-full = { $who } non può infilare altri pesci sull’albero: sette è il limite.
why-all-fits = { $who } non può scegliere «{ $answer }»: sull’albero c’è posto per tutti i pesci nuovi.
why-own-fish-first = { $who } non può più rimettere via i propri pesci: il primo di quelli nuovi è già in cima.
why-mast-empty = { $who } non può rimettere via i propri pesci: l’albero è vuoto.
why-not-aboard = { $who } non ha un pesce così da infilare: { $fish }.
why-half-set = { $who } non può lasciare l’albero com’era: lo sta già riordinando.
why-not-standing = { $who } non può girare quella tavola: non è più in piedi.
why-not-your-card = { $who } non ha una nave di { $island } con { $cargo } da dare.
why-no-such-back = { $who } non può pescarla: { $seat } non ha navi di { $island }.
why-own-cards = { $who } non può pescare una delle proprie carte.
why-not-open = { $who } non può mettere { $cargo } sotto il mazzo: su quel lato non c’è una nave scoperta così.

## Il terminale

maldivia-round = Giro { $number }, tavola { $slot } di { $of }
maldivia-planning = Giro { $number }: tutti pianificano
maldivia-setting-up = Prima del primo giro
maldivia-reconstructed = Il telo, le carte e le lettere della tavola nebbia sono ricostruiti: quelli stampati non li conosciamo. [V9]
maldivia-begins = { $player } comincia questo giro
maldivia-supply = Provviste
maldivia-pile = mazzo { $cards }
maldivia-spent = Piegati in questo giro: { $islands }
maldivia-closed = Chiusi in questo giro, senza piega: { $islands }
maldivia-hand = In mano
maldivia-end-near = La fine è vicina: tutti giocano lo stesso numero di tavole.
maldivia-player = Giocatore
maldivia-boat = Barca
maldivia-mast = Albero (dal basso in alto)
maldivia-tiles = Tavole
maldivia-ships = Navi
maldivia-fish = Pesci consegnati
maldivia-octopus = polpo
maldivia-shark = squalo
maldivia-current = corrente (entrata → uscita)
maldivia-boats = barche
maldivia-fog-tile = tavola nebbia, lettere in senso orario: { $letters }

## Domande

maldivia-ask-place = Tocca a te mettere la barca: scegli una casella libera
maldivia-ask-plan = Metti in piedi le tue quattro tavole
maldivia-ask-sail = La tua tavola { $slot } dice { $tile }: scegli dove va la tua barca
maldivia-ask-act = La tua barca è arrivata in { $space }: scegli che cosa fare qui
maldivia-ask-gather = Pescare e rubare vanno insieme: prendi altro, o fermati qui
maldivia-ask-stow = I nuovi pesci vanno sul tuo albero, dal basso in alto: scegli il prossimo
maldivia-ask-surplus = I nuovi pesci non stanno tutti sul tuo albero: scegli il prossimo, rimetti via i tuoi dall’alto, o lascia il resto
maldivia-ask-rearrange = Hai consegnato: riordina i tuoi pesci dal basso in alto, o lasciali come sono
maldivia-ask-point = Il polpo gira una tavola: scegline una ancora in piedi
maldivia-ask-turn = Il polpo gira la tavola { $slot } di { $owner }: scegli di quanto
maldivia-ask-give = Lo squalo scambia navi: scegli quella da dare
maldivia-ask-take = Dai { $card }: scegli da chi pescare una nave in cambio, e di quale isola
maldivia-ask-swap = { $player } ha piegato il lato { $side } ed è ancora di turno. Tu siedi alla sua sinistra: scegli la nave da mettere sotto il mazzo
maldivia-turn-known = Mostra { $tile }. 90°: { $quarter }. 180°: { $half }. 270°: { $three }.
maldivia-turn-unknown = Si gira in senso { $sense ->
    [clockwise] orario
   *[counterclockwise] antiorario
 }, come la vede { $owner }. Le lettere di una tavola nebbia: 90° { $quarter }; 180° { $half }; 270° { $three }.

## A orecchio e con la tastiera

maldivia-ear-here = La tua barca è in { $space }.
maldivia-ear-sails = { $player }: { $tile }, fino a { $space }.
maldivia-ear-look = Da { $space }, { $side }:
maldivia-ear-edge = la tua barca è al bordo.
maldivia-ear-no-tiles = Non si vede nessuna tavola.
maldivia-ear-water = mare aperto
maldivia-ear-fish = pesci { $fish }
maldivia-ear-own-boat = la tua barca
maldivia-cmd-look = guarda
    .help = guarda nord: tutte le caselle dalla tua barca al bordo
maldivia-cmd-mast = albero
    .help = albero 2: la barca e l’albero del giocatore 2, o di un giocatore per nome
maldivia-cmd-ship = nave, navi
    .help = nave nord: le navi a nord; senza direzione, tutte
maldivia-cmd-tiles = tavole
    .help = tavole: le tavole di tutti
maldivia-cmd-space = casella
    .help = c5: che cosa c’è in quella casella

## Regole

rule-V1 = Preparazione
rule-V1-1 = Maldivia è per 2–4 giocatori.
rule-V1-2 = Il mare è un telo di dieci caselle per dieci, stampato su entrambe le facce. All’inizio la faccia senza squali è verso l’alto.
rule-V1-3 = I pesci sono 32, otto per ognuno dei quattro colori. Formano le provviste.
rule-V1-4 = Oltre i quattro bordi del telo ci sono le isole: Nanga a nord, Efo a est, Solys a sud e Wipi a ovest. Ognuna ha dieci navi.
rule-V1-5 = Una nave chiede da uno a quattro pesci.
rule-V1-6 = Ognuno ha una barca, il cui albero porta i pesci, tre tavole di direzione con una freccia e una tavola nebbia con le quattro lettere della nebbia.
rule-V1-7 = A cominciare dal giocatore di partenza, in senso orario, ognuno mette la propria barca su una casella libera a scelta.
rule-V1-8 = Quando tutte le barche sono sul telo, le navi di ogni isola formano un mazzo coperto, e due di ognuna si scoprono lì accanto.
rule-V2 = Un giro
rule-V2-1 = Tutti pianificano insieme e in segreto. Metti in piedi le tue quattro tavole in fila: si giocheranno da sinistra a destra. Orienta ogni freccia verso dove la tua barca dovrà andare, e la tavola nebbia in modo che una lettera sia in alto.
rule-V2-2 = Quando tutti hanno pianificato, nessuno può più cambiare le proprie tavole.
rule-V2-3 = Il giocatore di partenza rovescia la sua tavola in piedi più a sinistra e la gioca; gli altri seguono in senso orario. Quando tutti hanno giocato la prima tavola, tutti giocano la seconda, e così via.
rule-V2-4 = Dopo quattro tavole a testa il giro è finito. La carta «giocatore di partenza» passa a sinistra, e tutti pianificano di nuovo.
rule-V3 = Navigare
rule-V3-1 = Una freccia muove la barca dritto nella sua direzione, di quante caselle si vuole, fino a una casella libera.
rule-V3-2 = Una barca non passa mai sopra un’altra.
rule-V3-3 = Una barca non esce mai dal telo.
rule-V3-4 = Se non puoi o non vuoi muoverti, non hai azioni e il tuo turno finisce.
rule-V3-5 = Una barca che entra in una corrente dove comincia può seguirla fino alla punta, e prosegue nella direzione della punta.
rule-V3-6 = Nessuno è obbligato a seguire una corrente: la barca può attraversarla dritto o fermarsi lì sopra.
rule-V3-7 = Una barca che arriva da un altro lato, o contro corrente, lì non può svoltare.
rule-V3-8 = Una barca che parte da una corrente va dritto e in quello spostamento non svolta.
rule-V4 = Azioni
rule-V4-1 = Dopo lo spostamento puoi subito usare ciò che la casella offre.
rule-V4-2 = Su una casella pesce: prendere dalle provviste i pesci mostrati, se ci sono, e infilarli in cima all’albero in qualsiasi ordine.
rule-V4-3 = Accanto ad altre barche, non in diagonale: prendere a ognuna il pesce in cima e infilarlo sul proprio albero.
rule-V4-4 = A una barca senza pesci non c’è niente da rubare.
rule-V4-5 = I pesci già sull’albero mantengono il loro ordine quando altri si aggiungono sopra.
rule-V4-6 = Su una casella polpo: girare di 90, 180 o 270 gradi una tavola in piedi, propria o altrui. La parte davanti resta nascosta.
rule-V4-7 = Su una casella squalo: dare coperta una delle proprie navi a un altro giocatore e pescarne coperta una delle sue. Lui mostra il retro delle sue carte, che indica l’isola.
rule-V4-8 = Chi non ha ancora navi non può usare lo squalo.
rule-V4-9 = Su una casella pesce, polpo o squalo puoi anche rubare alle barche accanto. Tutti i pesci nuovi vanno sull’albero in qualsiasi ordine.
rule-V4-10 = Su una casella polpo o squalo al bordo puoi anche rifornire, perfino con pesci rubati nello stesso turno; e lo squalo può scambiare una nave vinta nello stesso turno.
rule-V5 = Rifornire
rule-V5-1 = Sul bordo del telo: rifornire una nave scoperta di quel lato.
rule-V5-2 = In un turno non puoi mai rifornire due navi dello stesso lato; in un angolo puoi rifornirne una per ognuno dei due lati.
rule-V5-3 = Sull’albero devono esserci tutti i pesci che la nave chiede, in qualunque posizione. Tornano nelle provviste.
rule-V5-4 = Prendi la carta della nave e mettila coperta davanti a te.
rule-V5-5 = Dopo aver rifornito, puoi riordinare come vuoi i pesci rimasti sull’albero.
rule-V5-6 = Non si può mai pescare e rifornire nello stesso turno.
rule-V5-7 = Dal mazzo si scopre un’altra nave. Quando il mazzo è finito non ne arrivano più; e dove non ci sono navi scoperte non si può rifornire.
rule-V6 = Un albero pieno
rule-V6-1 = Su un albero non ci sono mai più di sette pesci.
rule-V6-2 = Se pescando e rubando ne ottieni di più, puoi rimetterne quanti ne vuoi nelle provviste: dalla cima dell’albero e fra quelli nuovi.
rule-V6-3 = I pesci che restano sull’albero mantengono il loro ordine; quelli nuovi vanno in cima in qualsiasi ordine.
rule-V7 = La nebbia
rule-V7-1 = La lettera in alto sulla tavola nebbia indica un’isola. Su quel lato del telo si piega la fila più esterna sulla successiva; ciò che è stampato sul suo retro è il nuovo bordo del mare.
rule-V7-2 = Ogni lato si piega solo una volta per giro. Se la sua lettera è già stata giocata, il turno è finito e non succede niente.
rule-V7-3 = Altrimenti bisogna piegarlo.
rule-V7-4 = Una barca sulla fila piegata si mette sul nuovo bordo. Una barca che si trova già lì è spinta di una casella verso l’interno, e così, via via, ogni barca che questa incontra.
rule-V7-5 = Una barca sulla fila coperta, se nessun’altra la spinge, resta dov’è, sopra il telo; quelle dietro di lei non sono toccate.
rule-V7-6 = Ogni barca piegata con il telo, coperta o spinta rimette nelle provviste il pesce in cima all’albero.
rule-V7-7 = Una barca che la nebbia porta su un’altra casella non vi ha azioni.
rule-V7-8 = Se una linea di caselle che parte da questo lato è piena di barche da un bordo all’altro, non si piega e nessun pesce va perso; il turno è finito, e il lato è chiuso per questo giro.
rule-V7-9 = Dopo una piega il giocatore a sinistra mette sotto il mazzo una delle due navi scoperte di quel lato e scopre la successiva.
rule-V8 = Fine della partita
rule-V8-1 = Quando si vedono 16 caselle o meno, la partita finisce appena tutti hanno giocato lo stesso numero di tavole.
rule-V8-2 = Vince chi ha più pesci sulle navi vinte.
rule-V8-3 = In caso di parità vince chi ha più pesci sull’albero.
rule-V8-4 = Se la parità resta, si condivide la vittoria.
rule-V9 = Che cosa è ricostruito
rule-V9-1 = Le immagini del libretto non le abbiamo. Il telo è inventato in modo da accordarsi con tutto ciò che ne dicono i testi e le recensioni pubblicate: dieci caselle per dieci, molte coppie di pesci e nessuno squalo sul fronte, da uno a quattro pesci sul retro, pochi polpi e squali, frecce singole come correnti. È uguale visto da tutti e quattro i lati. Un telo così non è mai stato stampato.
rule-V9-2 = Il libretto nomina alcune navi e dice che ce ne sono dieci per isola. Le altre sono inventate in modo che tutte le isole si equivalgano.
rule-V9-3 = Il libretto nomina pesci rossi, verdi e lilla. Che ce ne siano otto per colore è dedotto, e il giallo l’abbiamo scelto noi.
rule-V9-4 = Il libretto dice che la tavola nebbia ha quattro lettere, ma non in quale ordine, né in quale senso si gira. Qui le lettere sono E, S, W e N, in senso orario. Il polpo gira una tavola in senso orario, come la vede il proprietario: dopo 90 gradi E diventa N, S diventa E, W diventa S e N diventa W.
rule-V9-5 = Chi possiede il gioco può indicare che cosa mostrano il suo telo, le sue carte e le sue tavole, e giocarci.
rule-V-R = Chiarimenti
rule-V-R1 = Quando una linea è piena di barche, nessuno perde pesci e il turno finisce subito.
rule-V-R2 = Una sola linea piena basta ad annullare tutta la piega.
rule-V-R3 = Senza piega non si cambia nessuna nave: né quando una linea è piena né quando la lettera è già stata giocata.
rule-V-R4 = Una lettera vale una volta per giro, non una volta per turno.
rule-V-R5 = Una lettera la cui piega è stata annullata conta come giocata.
rule-V-R6 = Ci si siede ai lati del telo, non agli angoli; il telo è un quadrato.
rule-V-R7 = Chi usa lo squalo vede il retro delle carte e dice di chi e di quale isola ne vuole una; se ce ne sono diverse così, si sorteggia.
rule-V-R8 = La carta data con lo squalo non si può riprendere; serve dunque una carta a entrambi.
rule-V-R9 = Senza spostamento non ci sono azioni, nemmeno su una casella pesce.
rule-V-R10 = Rubare e rifornire vanno insieme su qualsiasi casella al bordo.
rule-V-R11 = Su una casella pesce al bordo si pesca oppure si rifornisce; in entrambi i casi si può rubare.
rule-V-R12 = Ognuno sceglie l’ordine delle azioni e fa ciascuna una volta; si pesca e si ruba insieme.
rule-V-R13 = Un pesce pescato o rubato va sull’albero, a meno che l’albero sia troppo piccolo per tutti. Ma non sei obbligato a rubare a ogni barca accanto.
rule-V-R14 = I propri pesci si rimettono via solo quando l’albero è troppo piccolo per tutti quelli nuovi; allora dalla cima, quanti se ne vuole.
rule-V-R15 = Nell’esempio della barca piena si tengono due pesci su tre.
rule-V-R16 = I pesci che le provviste non hanno si tralasciano; se non ne hanno nessuno, non c’è niente da pescare.
rule-V-R17 = In uno spostamento si possono seguire più correnti, ognuna una volta; la barca non si ferma dove è partita.
rule-V-R18 = Una barca può fermarsi su una corrente; ma per svoltare deve lasciarla dalla punta. Dove la punta è bloccata, non può svoltare.
rule-V-R19 = Una barca che parte da una corrente non può svoltare nemmeno su un’altra in quello spostamento.
rule-V-R20 = Il polpo è facoltativo, ma una tavola girata deve cambiare direzione. Il proprietario vede il risultato; una tavola nebbia cambia lettera, nell’ordine di V9.4.
rule-V-R21 = Una tavola già giocata non si può girare.
rule-V-R22 = Sul lato rifornito, la nave appena scoperta non si può rifornire nello stesso turno.
rule-V-R23 = L’albero si può riordinare una volta dopo ogni consegna, e mai dopo aver pescato o rubato.
rule-V-R24 = Se il mazzo è vuoto, non si cambia nessuna nave.
rule-V-R25 = Il cambio è obbligatorio; libera è solo la scelta della nave.
rule-V-R26 = Dove resta una fila sola non si può piegarla: conta come una linea piena.
rule-V-R27 = Quando la fine è vicina, chi non ha ancora giocato questa tavola la gioca ancora, pieghe comprese.
rule-V-R28 = Per la fine si contano le caselle visibili: righe × colonne.
rule-V-R29 = Mettere la barca sul telo all’inizio non permette azioni.
rule-V-R30 = Chi è pari sia nelle navi sia sull’albero divide la vittoria.
rule-V-R31 = In due, il giocatore a sinistra è l’altro.
rule-V-R32 = Dopo la piega dell’ultima tavola della partita non si cambia nessuna nave.
rule-V-R33 = Dopo una consegna si scopre la nave successiva prima di riordinare l’albero.
rule-V-R34 = Il giocatore di partenza viene sorteggiato.
rule-V-R35 = Tutti vedono quale nave viene rifornita, quindi le carte vinte sono note, finché uno squalo non ne scambia due: allora solo i due giocatori sanno quali. Lo schermo ricorda per ognuno tutto ciò che può dedurre da quanto ha visto.
rule-V-R36 = Una corrente è una casella sola, con un lato dove comincia e, ad angolo retto, un lato dove ha la punta.
rule-V-R37 = Se l’albero è troppo piccolo si vede quando si è finito di pescare e rubare; i propri pesci si rimettono via prima di infilare il primo di quelli nuovi.
rule-V-R38 = Dopo una piega si vede il retro della fila che è stata piegata per ultima su quella casella.
rule-V-R39 = Le barche si mettono sul telo prima che si scoprano le prime navi.

## Le stampe

maldivia-print-source = Disegno nostro della scatola «{ $box }». Ricostruito: il telo e le carte stampati non li conosciamo.
maldivia-print-front = il telo, fronte
maldivia-print-front-about = La faccia che all’inizio sta verso l’alto.
maldivia-print-back = il telo, retro
maldivia-print-back-about = Visto dal fronte, come se il telo fosse trasparente: ogni casella mostra ciò che è stampato dietro la casella dello stesso nome. Se si piega una fila, la fila accanto mostra il retro di quella piegata.
maldivia-print-ships = navi, pagina { $number }
maldivia-print-ships-about = Da ritagliare: dieci carte per ogni isola. Una nave chiede i pesci disegnati sopra di lei; il numero è il suo valore.
maldivia-print-current = corrente
maldivia-print-octopus = polpo
maldivia-print-shark = squalo

## La pagina

maldivia-web-round = Giro { $number }
maldivia-web-slot = Tavola { $slot } di 4
maldivia-web-ending = La fine è vicina: quando tutti avranno giocato questa tavola, la partita sarà finita.
maldivia-web-north = Nord in alto
maldivia-web-cloth = Il telo
maldivia-web-plan-help = Tocca dove andare, o una tavola per girarla.
maldivia-web-plan-keys = Tasti: le frecce orientano una tavola, Maiusc con ← o → la sposta.
maldivia-web-tile = Tavola { $slot }: { $tile }
maldivia-web-swap-tiles = Scambia le tavole { $first } e { $second }
maldivia-web-set-up = Metti in piedi le tavole
maldivia-web-ready = ha finito
maldivia-web-planning = sta pianificando…
maldivia-web-starter = comincia
maldivia-web-white = bianca
maldivia-web-orange = arancione
maldivia-web-brown = marrone
maldivia-web-black = nera
maldivia-web-octopus = polpo
maldivia-web-shark = squalo
maldivia-web-current = corrente da { $from } verso { $to }
maldivia-web-stream = da { $from } verso { $to }
maldivia-web-given = Nave da dare, messa da parte: { $card }.
maldivia-web-turn = Tocca a { $player }.
maldivia-web-sea = Il mare va da { $first } a { $last }.
maldivia-web-fogs = Piegati in questo giro: { $sides }.
maldivia-web-closed = Chiusi in questo giro, senza piega: { $sides }.
maldivia-web-shoals = Pesci: { $spaces }.
maldivia-web-octopuses = Polpi: { $spaces }.
maldivia-web-sharks = Squali: { $spaces }.
maldivia-web-currents = Correnti: { $spaces }.
maldivia-web-island = { $island }: le navi chiedono { $cargoes }. { $cards ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $cards } carte.
}
maldivia-web-island-empty = { $island }: non resta nessuna nave.
maldivia-web-bottom = Sotto il mazzo di { $island }, nell’ordine in cui verranno: { $cargoes }.
maldivia-web-player = { $player }, barca { $boat } in { $space }. Albero dal basso in alto: { $fish }.
maldivia-web-ashore = { $player }, barca { $boat }, non ancora sul telo.
maldivia-web-nothing = niente
maldivia-web-tiles = Tavole di { $player }: { $tiles }.
maldivia-web-standing = in piedi
maldivia-web-planned = { $player } ha finito di pianificare.
maldivia-web-unplanned = { $player } sta ancora pianificando.
maldivia-web-won = { $player } ha vinto { $count ->
    [one] una nave
   *[other] { $count } navi
}: { $cards }.
maldivia-web-unknown = { $count ->
    [one] un’altra di { $island }, coperta
   *[other] altre { $count } di { $island }, coperte
}
maldivia-web-held = { $player } ha in mano: { $fish }.
maldivia-web-stocks = Nelle provviste: { $fish }.
maldivia-web-ask-place = Metti la barca su una casella libera
maldivia-web-ask-plan = Metti in piedi le tue quattro tavole
maldivia-web-ask-sail = Tavola { $slot }, { $tile }: fin dove?
maldivia-web-ask-act = In { $space }: che cosa fai?
maldivia-web-ask-gather = Prendere altro, o fermarsi qui?
maldivia-web-ask-stow = Quale pesce infili ora?
maldivia-web-ask-surplus = Non ci stanno tutti: quale pesce?
maldivia-web-ask-rearrange = Riordinare i pesci, dal basso in alto?
maldivia-web-ask-point = Quale tavola gira il polpo?
maldivia-web-ask-turn = Tavola { $slot } di { $owner }: di quanto?
maldivia-web-ask-give = Quale nave dai?
maldivia-web-ask-take = Da chi peschi una nave?
maldivia-web-ask-swap = { $player } ha piegato { $side }: quale nave va via?
maldivia-web-dusk = La fine è vicina
maldivia-web-ending-short = La fine è vicina: questa è l’ultima tavola
maldivia-web-left = { $spaces ->
    [one] ancora { $spaces } casella
   *[other] ancora { $spaces } caselle
}
maldivia-web-do-octopus = Girare una tavola
maldivia-web-do-shark = Scambiare una nave
maldivia-web-do-steal = Rubare
maldivia-web-close = Mostra la mia barca da vicino
maldivia-web-whole = Mostra tutto il telo
maldivia-web-with = { $text }: { $more }
maldivia-web-edge = bordo di { $island }
maldivia-web-beside = accanto a { $player }
maldivia-web-plan-stop = Tavola { $slot }, { $tile }: fermarsi in { $space }
maldivia-web-plan-there = Se nessun altro si muove, ti fermi in { $space }
maldivia-web-plan-stuck = Se nessun altro si muove, la tua barca non può andare di qui.
maldivia-web-plan-fold = La fila esterna di { $island } viene piegata.
maldivia-web-plan-lifts = Se nessun altro si muove, a { $island } non si piega niente: le barche riempiono una fila da un bordo all’altro.
maldivia-web-plan-back = il retro del telo, ancora ignoto
maldivia-web-biggest = La consegna più grande: { $player } ha portato { $count ->
    [one] un pesce
   *[other] { $count } pesci
} a { $island }.
maldivia-web-boldest = Il furto più audace: { $player } ha rubato { $count ->
    [one] un pesce
   *[other] { $count } pesci
} in un solo turno.

## Spiegazioni

web-keys-of-game = Mentre pianifichi, i tasti freccia orientano una tavola, e Maiusc con ← o → la sposta. Sul telo portano da casella a casella, e Invio ci va. f pesca, da 1 a 4 rubano a quel giocatore, o è il polpo, h lo squalo, s resta fermo, d finisce il turno, e non prende altro. r, v, p e y infilano sull’albero un pesce rosso, verde, lilla o giallo, b rimette via quello in cima, l lascia il resto, k lascia l’albero com’è. 9, 8 e 7 girano una tavola di 90°, 180° e 270°.

about-fish = Fermati qui per pescare { $fish ->
    [any] i pesci disegnati
   *[other] { $fish }
}, se le provviste ne hanno. Vanno in cima al tuo albero.
    .title = Pesci
about-current = Se arrivi dal lato di { $from }, qui puoi svoltare e proseguire verso { $to }. Da ogni altro lato la barca passa dritta.
    .title = Corrente
about-octopus = Fermati qui e puoi girare una tavola in piedi, tua o di un altro, di 90, 180 o 270 gradi. { $standing ->
    [0] Ora nessuna tavola è in piedi.
    [one] Ora una tavola è in piedi.
   *[other] Ora { $standing } tavole sono in piedi.
}
    .title = Polpo
about-shark = Fermati qui e puoi scambiare una tua nave con quella di un altro giocatore, entrambe coperte. { $count ->
    [0] Nessuno ha ancora una nave.
   *[other] Hanno già navi: { $players }.
}
    .title = Squalo
about-plain = Qui non c’è niente da pescare. Ma accanto a un’altra barca puoi rubare il suo pesce in cima.
    .title = Mare aperto
about-edge = Questo è il bordo di { $island }: qui puoi rifornire le sue navi.
about-fog = { $rows ->
    [0] Dal lato di { $island } non è ancora piegata nessuna fila.
    [one] Dal lato di { $island } è piegata una fila.
   *[other] Dal lato di { $island } sono piegate { $rows } file.
} Ogni lato si piega una volta per giro: { $state ->
    [folded] questo è già stato piegato in questo giro.
    [closed] questo è chiuso per questo giro.
   *[open] questo può ancora essere piegato in questo giro.
} Una barca sul bordo piegato viene spinta dentro e perde il pesce in cima.
    .title = Nebbia
about-island = Le barche su questo bordo riforniscono le navi scoperte di { $island }. { $state ->
    [folded] La nebbia ha già piegato questo lato: in questo giro non torna.
    [closed] Questo lato è chiuso per questo giro: non si piega.
   *[open] La nebbia può ancora piegare questo lato in questo giro.
}
    .title = { $island }
about-ship = Chiede { $fish ->
    [any] da uno a quattro pesci
   *[other] { $fish }
}. Portali tutti al bordo di { $island }: la nave vale { $count ->
    [0] un punto per ogni pesce.
    [one] un punto.
   *[other] { $count } punti.
} { $ready ->
    [0] Ora nessuno ha tutti questi pesci sull’albero.
   *[other] Tutti questi pesci sono sull’albero di { $players }.
}
    .title = Nave
about-pile = { $cards ->
    [0] Nel mazzo di { $island } non resta nessuna nave.
    [one] Ancora una nave di { $island }.
   *[other] Ancora { $cards } navi di { $island }.
} Se ne scopre una dopo una consegna o una piega.
    .title = Mazzo
about-boat = { $player } { $count ->
    [0] non porta pesci.
    [one] porta un pesce.
   *[other] porta { $count } pesci.
} Nessuna barca può oltrepassarla. Fermati accanto, non in diagonale, per rubare il suo pesce in cima{ $count ->
    [0] {""}.
   *[other] : { $top }.
}
    .title = Barca di { $player }
about-mast = { $count ->
    [0] L’albero è vuoto: { $most } posti liberi.
    [one] È occupato un posto su { $most }. In cima: { $top }. È il pesce in cima che i vicini rubano e che la nebbia prende.
   *[other] Sono occupati { $count } posti su { $most }. In cima: { $top }. È il pesce in cima che i vicini rubano e che la nebbia prende.
}
    .title = Albero di { $player }
about-arrow = La barca va in questa direzione, di quante caselle vuole il suo giocatore, ma mai sopra un’altra barca.
    .title = Tavola di direzione
about-fogtile = Piega la fila esterna del mare dal lato dell’isola con la lettera in alto. Le lettere in senso orario: { $letters }.
    .title = Tavola nebbia
about-standing = Una tavola ancora in piedi: la conosce solo chi l’ha messa. Si rovescia quando viene giocata.
    .title = Tavola in piedi
about-plan = Dove ti porterebbe questa tavola se nessun altro si muovesse. Tocca un’altra casella del telo per fermarti là.
    .title = Il tuo piano
about-starter = { $player ->
    [any] Un giocatore
   *[other] { $player }
} comincia in questo giro, poi giocano gli altri in senso orario. Dopo ogni giro la carta passa a sinistra.
    .title = Giocatore di partenza
about-hand = Pesci appena pescati o rubati. Vanno sull’albero nell’ordine che vuoi; l’ultimo sta in cima.
    .title = In mano
about-card = { $count ->
    [0] Vinta e coperta: solo chi la conosce sa quanto vale.
    [one] Vale un punto alla fine.
   *[other] Vale { $count } punti alla fine.
} Uno squalo può ancora scambiarla.
    .title = { $island ->
    [any] Nave vinta
   *[other] Nave vinta, { $island }
}
about-supply = { $fish ->
    [any] Pesci nelle provviste: { $count }.
   *[other] Nelle provviste: { $count } su 8.
} Si possono pescare solo questi. I pesci consegnati o persi tornano qui.
    .title = { $fish ->
    [any] Provviste
   *[other] Provviste, { $fish }
}
about-end = Quando si vedono { $last } caselle o meno, la partita finisce appena tutti hanno giocato lo stesso numero di tavole. Visibili ora: { $spaces }. Vince chi ha più pesci sulle navi vinte.
    .title = La fine
