# Chawaï in italiano.

## Cose

place-bottom = Fondo
place-middle = Mezz’acqua
place-surface = Superficie

fish-nothing = niente
fish-gull = Gabbiano
fish-sardine-1 = Sardina 1
fish-sardine-2 = Sardina 2
fish-sardine-3 = Sardina 3
fish-sardine-4 = Sardina 4
fish-sardine-5 = Sardina 5
fish-lantern-1 = Lanterna di mare 1
fish-lantern-3 = Lanterna di mare 3
fish-lantern-5 = Lanterna di mare 5
fish-tiger-6 = Pesce tigre 6
fish-tiger-7 = Pesce tigre 7
fish-tiger-8 = Pesce tigre 8
fish-tiger-9 = Pesce tigre 9
fish-tuna-10 = Tonno imperatore 10
fish-tuna-11 = Tonno imperatore 11
fish-tuna-12 = Tonno imperatore 12
fish-tuna-13 = Tonno imperatore 13
fish-tuna-14 = Tonno imperatore 14
fish-tuna-15 = Tonno imperatore 15
fish-jellyfish-10 = Medusa −10
fish-jellyfish-15 = Medusa −15

blurb = Tutti giù insieme, ma solo il tuffatore più profondo, il secondo e il meno profondo prendono un pesce. Occhio alle meduse e ai gabbiani!
goal = Pesca i pesci di maggior valore in dodici giri.

option-gulls = Gabbiani nel mazzo
    .help = Con sei gabbiani le carte sono 36, tre per ogni giro. Con sette, una delle 37 carte si toglie senza guardarla.
    .six = sei
    .seven = sette, meno una carta

## Risposte

answer-dive = Scendere a { $depth }
answer-kiti = Il Kiti sta subito prima di { $seat }, in senso orario
answer-draw = { $fish }
answer-remove = Togliere senza guardare: { $fish }

## Domande

ask-dive = I pesci sono in tavola: scegli un tuffatore. Si scoprono tutti insieme.

## Eventi

event-removed = Una delle 37 carte viene tolta senza guardarla.
event-stands = Il Kiti sta subito prima di { $seat }, in senso orario.
event-round = Giro { $number }.
event-lies = { $place }: { $fish }.
event-hidden = { $place }: una carta coperta; la vede solo { $seat }.
event-dived = { $seat } scende a { $depth }.
event-shown = Si scopre la carta coperta ({ $place }): { $fish }.
event-took = { $seat } prende dalla laguna ({ $place }): { $fish }.
event-robbed = Il gabbiano ruba a { $seat }: { $fish }.
event-spared = Il gabbiano non trova niente da rubare a { $seat }.
event-freed = Tre meduse: { $seat } le scarta tutte.
event-lit = Alla luce della lanterna solo { $seat } vedrà la prossima carta ({ $place }).

## Punteggio

line-sardines = Sardine
line-lanterns = Lanterne di mare
line-tigers = Pesci tigre
line-tunas = Tonni imperatore
line-jellyfish = Meduse

## Perché no?

why-game-over = { $who } non può più giocare: la partita è finita.
why-fish-first = { $who } non può ancora scendere: nella laguna non ci sono ancora tre carte.
why-already-dived = { $who } non può scendere di nuovo: un tuffatore è già stato scelto.
why-removal-first = Non ancora: prima bisogna togliere una delle 37 carte.
why-kiti-first = Non ancora: prima bisogna piazzare il Kiti.
why-draw-first = Non ancora: prima bisogna pescare una carta per la laguna.
why-divers-first = Non ancora: prima tutti devono scegliere un tuffatore.
why-fish-are-drawn = { $who } non può scegliere «{ $answer }»: i pesci si pescano dal mazzo.
why-kiti-is-placed = { $who } non può scegliere «{ $answer }»: il posto del Kiti viene sorteggiato.
why-removal-is-drawn = { $who } non può scegliere «{ $answer }»: la carta da togliere viene sorteggiata.
why-no-such-seat = Il sorteggio non può indicare { $seat }: si gioca solo in { $seats }.
why-diver-gone = { $who } non può scendere a { $depth }: quel tuffatore è già stato giocato.
why-no-fish-left = Non si può pescare «{ $fish }»: non ne restano più.
why-no-gull-yet = Nel primo giro non si può pescare un gabbiano.

## Il terminale

chawai-round = Giro { $number } di { $of }
chawai-deck = Mazzo: { $cards }
chawai-kiti = Kiti ↻
chawai-only = visibile solo a { $player }
chawai-player = Giocatore
chawai-diver = Tuffatore
chawai-top = In cima
chawai-pile = Pila
chawai-points = Punti
chawai-hand = In mano

## The board in the browser

chawai-web-takes-bottom = al più profondo
chawai-web-takes-middle = al secondo
chawai-web-takes-surface = al meno profondo
chawai-web-only-you = la vedi solo tu
chawai-web-empty = La laguna è vuota.
chawai-web-your-divers = I tuoi tuffatori
chawai-web-choose = Scegli un tuffatore
chawai-web-diver-held = Tuffatore { $depth }
chawai-web-diver-gone = Tuffatore { $depth }, già giocato
chawai-web-diver-laid = Tuffatore { $depth }, coperto sul tavolo
chawai-web-ready = ha scelto
chawai-web-last = Giro { $number }: dal più profondo al meno profondo
chawai-web-tie = Parità a { $depth }. Dal Kiti in senso antiorario: { $players }.
chawai-web-tie-why = Il primo vale come il più profondo.
chawai-web-robbed = il gabbiano ruba: { $fish }
chawai-web-spared = il gabbiano non trova niente da rubare
chawai-web-freed = tre meduse: tutte scartate
chawai-web-lit = vedrà in segreto la prossima carta qui
chawai-web-clockwise = Dal Kiti in senso orario: { $players }.
chawai-web-ashore = { $player } non ha ancora scelto un tuffatore.
chawai-web-laid = { $player } ha scelto un tuffatore.
chawai-web-laid-depth = { $player } ha scelto il tuffatore { $depth }.
chawai-web-holds = { $player } ha ancora in mano: { $divers }.
chawai-web-pile = { $count ->
    [one] { $player } ha un pesce: { $fish }; { $points }.
   *[other] { $player } ha { $count } pesci, in cima: { $fish }; { $points }.
}
chawai-web-pile-empty = { $player } non ha pesci.
chawai-web-best-catch = La pesca migliore: { $fish }, di { $player } al giro { $round }.
chawai-web-worst-robbery = Il furto più caro di un gabbiano: { $fish }, a { $player } al giro { $round }.
chawai-web-kind-gull = Un gabbiano gentile: al giro { $round } ha liberato { $player } da questa carta: { $fish }.
web-keys-of-game = Da 1 a 9: i tuffatori da 1 a 9. 0, a e b: i tuffatori 10, 11 e 12.

## Che cosa spiega il tavolo

about-place-surface = Il tuffatore meno profondo prende questa carta. In caso di parità va a chi è più vicino al Kiti in senso orario.
    .title = Superficie: al meno profondo
about-place-middle = Il secondo tuffatore più profondo prende questa carta. In caso di parità va a chi è più vicino al Kiti in senso antiorario.
    .title = Mezz’acqua: al secondo
about-place-bottom = Il tuffatore più profondo prende questa carta. In caso di parità va a chi è più vicino al Kiti in senso antiorario.
    .title = Fondo: al più profondo
about-fish-sardine = Un pesce piccolo. Vale il numero sulla carta, da 1 a 5.
    .title = Sardina
about-fish-lantern = Un pesce piccolo che vale 1, 3 o 5. La prossima carta al suo posto viene messa coperta, e la vede solo chi ha preso la lanterna.
    .title = Lanterna di mare
about-fish-tiger = Un pesce medio. Vale il numero sulla carta, da 6 a 9.
    .title = Pesce tigre
about-fish-tuna = Il pesce più grosso. Vale il numero sulla carta, da 10 a 15.
    .title = Tonno imperatore
about-fish-jellyfish = Costa 10 o 15 punti. Appena una pila ha tre meduse, si scartano tutte e tre.
    .title = Medusa
about-fish-gull = Non ha valore. Chi lo prende perde anche la carta in cima alla sua pila, perfino una medusa. Una pila vuota non perde niente.
    .title = Gabbiano
about-kiti = Il Kiti risolve i pareggi. Tra tuffatori alla pari, il primo in quest’ordine vale come più profondo: { $players }. Dopo ogni giro il Kiti avanza di un posto in senso orario.
    .title = Kiti
about-diver = Ognuno ha dodici tuffatori, numerati da 1 a 12 secondo la profondità. Ciascuno scende una volta sola.
    .title = Tuffatore
about-diver-held = Altri giocatori che possono ancora scendere più in profondità: { $deeper }. Altri giocatori che possono ancora restare più in alto: { $shallower }.
    .title = Tuffatore { $depth }
about-diver-gone = Questo tuffatore è già stato giocato. Ogni tuffatore scende una volta sola.
    .title = Tuffatore { $depth }
about-diver-laid = Questo tuffatore è coperto sul tavolo. Si scopre quando tutti hanno scelto.
    .title = Tuffatore { $depth }
about-hand = I tuffatori giocati restano visibili. Così tutti sanno quali tuffatori hanno ancora gli altri.
    .title = Tuffatori in mano
about-hand-of = Ancora in mano: { $held }. Giocati: { $used }.
    .title = Tuffatori: { $player }
about-slot = Ognuno sceglie un tuffatore e lo posa coperto. Quando tutti hanno scelto, si scoprono insieme.
    .title = Tuffatore coperto
about-slot-awaited = { $player } sta ancora scegliendo un tuffatore.
    .title = Sta scegliendo
about-slot-laid = { $player } ha scelto un tuffatore. Si scopre quando tutti hanno scelto.
    .title = Scelta fatta
about-pile = I pesci presi da un giocatore, l’ultimo in cima. Tutti possono guardarli. Alla fine si sommano i loro valori.
    .title = Pila
about-pile-empty = { $player } non ha pesci. Qui un gabbiano non trova niente da rubare.
    .title = Pila: { $player }
about-pile-of = Pesci: { $count }, in tutto { $points }. In cima: { $fish }. È la carta che un gabbiano ruberebbe.
    .title = Pila: { $player }
about-pile-stung = Pesci: { $count }, in tutto { $points }. In cima: { $fish }. Un gabbiano la porterebbe via, e sarebbe una fortuna.
    .title = Pila: { $player }
about-mark = Al giro scorso { $player } ha scelto la profondità { $depth }. La carta accanto al tuffatore, se c’è, è quella pescata.
    .title = Giro scorso
about-deck = Carte nel mazzo: { $cards }. A ogni giro se ne mettono tre nella laguna. Dopo il dodicesimo giro non ne resta nessuna.
    .title = Mazzo
about-discards = Qui finiscono i gabbiani, le carte che rubano e le meduse scartate a tre a tre. Finora: { $cards }.
    .title = Fuori dal gioco: { $count }
about-last = A che profondità è sceso ciascuno, dal più profondo al meno profondo, e chi ha preso quale carta.
    .title = Giro scorso

## A orecchio e con la tastiera

chawai-ear-dives = Immersioni: { $dives }.
chawai-ear-took = { $place }: { $player }, { $fish }.
chawai-ear-from-top = Dall’alto: { $fish }.
chawai-ear-places = La laguna, i tuoi tuffatori e i pesci di tutti
chawai-cmd-lagoon = laguna
    .help = laguna: le tre carte, il giro e il Kiti
chawai-cmd-hand = mano
    .help = mano ahab: i tuffatori che restano ad Ahab
chawai-cmd-pile = pila
    .help = pila ahab: i pesci di Ahab, dall’alto

## Regole

rule-C1 = Preparazione
rule-C1-1 = Chawaï è per 3–6 giocatori e dura dodici giri.
rule-C1-2 = Ognuno ha in mano dodici tuffatori, numerati da 1 a 12 secondo la profondità a cui scendono (sulle carte: da −1 a −12).
rule-C1-3 = La laguna ha tre posti per i pesci: il fondo, mezz’acqua e la superficie.
rule-C1-4 = Le carte pesce sono 36: 7 sardine (da 1 a 5), 3 lanterne di mare (1, 3 e 5), 8 pesci tigre (da 6 a 9), 8 tonni imperatore (da 10 a 15), 4 meduse (due da −10, due da −15) e 6 gabbiani, che non hanno valore.
rule-C1-5 = Il Kiti, una statua dello spirito del mare, sta fra due giocatori e guarda la laguna.
rule-C2 = Un giro
rule-C2-1 = Si pescano tre carte e si mettono scoperte nei tre posti della laguna.
rule-C2-2 = Un gabbiano pescato nel primo giro viene sostituito e torna nel mazzo.
rule-C2-3 = Ognuno sceglie uno dei propri tuffatori e lo posa coperto. Quando tutti hanno scelto, i tuffatori si scoprono insieme.
rule-C2-4 = Un tuffatore giocato non si può più usare.
rule-C2-5 = Presi i pesci, il Kiti avanza di un posto in senso orario e comincia il giro successivo.
rule-C2-6 = Nel dodicesimo giro ognuno deve giocare il suo ultimo tuffatore.
rule-C3 = Chi prende che cosa
rule-C3-1 = Il tuffatore più profondo prende il pesce sul fondo.
rule-C3-2 = Il secondo più profondo prende il pesce a mezz’acqua.
rule-C3-3 = Il meno profondo prende il pesce in superficie. Gli altri non prendono niente.
rule-C3-4 = In caso di parità per il fondo o mezz’acqua, ha la precedenza chi è più vicino al Kiti in senso antiorario.
rule-C3-5 = In caso di parità per la superficie, ha la precedenza chi è più vicino al Kiti in senso orario.
rule-C3-6 = Un pesce preso va scoperto in cima alla propria pila.
rule-C4 = Gli abitanti della laguna
rule-C4-1 = Una lanterna di mare fa luce: la carta che la sostituisce si mette coperta, e solo chi ha preso la lanterna può guardarla prima di scegliere il tuffatore.
rule-C4-2 = Chi ha tre meduse nella pila le scarta subito.
rule-C4-3 = Chi prende un gabbiano lo scarta insieme alla carta in cima alla propria pila, anche se è una medusa.
rule-C4-4 = Se la pila è vuota, si scarta solo il gabbiano.
rule-C5 = Fine della partita
rule-C5-1 = La partita finisce dopo il dodicesimo giro. Ognuno somma i valori dei pesci nella propria pila.
rule-C5-2 = Vince il totale più alto. In caso di parità si condivide la vittoria.
rule-C6 = Che cosa è ricostruito
rule-C6-1 = Il libretto dice quante carte ha ogni specie e fra quali valori, ma non il valore di ogni carta. Gli otto tonni imperatore sono ricostruiti: 10, 10, 11, 11, 12, 13, 14 e 15. Anche altri valori andrebbero d’accordo con il libretto.
rule-C6-2 = Le sardine (1, 2, 2, 3, 4, 4, 5) e i pesci tigre (6, 6, 7, 7, 8, 8, 9, 9) sono dedotti: insieme alle lanterne di mare ci sono così due carte di ogni valore da 1 a 9.
rule-C6-3 = Chi possiede il gioco può scrivere i valori delle proprie carte in un file e giocare con quelli nel terminale.
rule-C-R = Chiarimenti
rule-C-R1 = Nel mazzo ci sono sei gabbiani. Come opzione ce ne sono sette, e prima di cominciare una delle 37 carte si toglie senza guardarla.
rule-C-R2 = Per i tuffatori c’è un solo ordine: prima i più profondi e, in caso di parità, il più vicino al Kiti in senso antiorario. Il primo prende il fondo, il secondo mezz’acqua, l’ultimo la superficie.
rule-C-R3 = Chi perde uno spareggio per il più profondo è il secondo più profondo.
rule-C-R4 = Al tavolo il Kiti comincia a sinistra del giocatore più giovane: il giocatore successivo in senso orario è così il più vicino in quel senso. Qui il suo primo posto viene sorteggiato.
rule-C-R5 = Nel primo giro i gabbiani si mettono da parte, si pesca finché non ci sono altre tre carte, e poi i gabbiani si rimescolano nel mazzo. L’ordine nella laguna resta casuale.
rule-C-R6 = Dopo una lanterna, la carta coperta è quella nel posto della lanterna. Due lanterne prese nello stesso giro danno due carte coperte, ognuna visibile solo a chi ha preso la lanterna di quel posto.
rule-C-R7 = La carta coperta si scopre insieme ai tuffatori, prima che sia presa. Può essere un gabbiano, una medusa o un’altra lanterna.
rule-C-R8 = Una lanterna presa nel dodicesimo giro non ha effetto. Una lanterna rubata più tardi da un gabbiano il suo effetto l’ha già avuto.
rule-C-R9 = Chi ha preso una lanterna vede la carta senza doverlo chiedere.
rule-C-R10 = Un gabbiano non va mai in una pila.
rule-C-R11 = Tre meduse si scartano ovunque siano nella pila; l’ordine delle altre carte resta.
rule-C-R12 = Una medusa portata via da un gabbiano non conta più fra le tre.
rule-C-R13 = Le pile sono visibili: tutti hanno visto ogni carta quando è stata presa.
rule-C-R14 = I tuffatori giocati sono scoperti, quindi tutti sanno che cosa hanno ancora in mano gli altri.
rule-C-R15 = Si scrive Kiti.
rule-C-R16 = I tuffatori sono 72, dodici per ognuno dei sei giocatori.
rule-C-R17 = Tutti i giocatori con il totale più alto condividono la vittoria, non importa quanti siano.
