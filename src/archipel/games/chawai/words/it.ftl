# Chawaï in italiano.

## Cose

place-bottom = Fondo
place-middle = Mezzo
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

blurb = Tutti giù insieme: il sub più profondo, il secondo e il meno profondo riportano su un pesce. Occhio alle meduse e ai gabbiani!
goal = Pesca i pesci più preziosi in dodici immersioni.

option-gulls = Gabbiani nel mazzo
    .help = Con sei gabbiani le carte sono 36, tre per ogni turno. Con sette, una delle 37 carte resta fuori senza che nessuno la veda.
    .six = sei
    .seven = sette, e una carta in meno

## Risposte

answer-dive = immergersi a { $depth }
answer-kiti = il Kiti sta subito prima di { $seat }
answer-draw = { $fish }
answer-remove = togliere senza guardarla: { $fish }

## Domande

ask-dive = I pesci sono in tavola: posa un sub coperto. Tutti si scoprono insieme.

## Eventi

event-removed = Una delle 37 carte viene tolta senza che nessuno la veda.
event-stands = Il Kiti sta subito prima di { $seat }.
event-round = Turno { $number }.
event-lies = { $place }: { $fish }.
event-hidden = { $place }: una carta coperta; la vede solo { $seat }.
event-dived = { $seat } si immerge a { $depth }.
event-shown = Si scopre la carta coperta ({ $place }): { $fish }.
event-took = { $seat } prende dalla laguna ({ $place }): { $fish }.
event-robbed = Il gabbiano ruba a { $seat }: { $fish }.
event-spared = Il gabbiano non trova niente da rubare a { $seat }.
event-freed = Tre meduse insieme: { $seat } le butta via.
event-lit = Alla luce della lanterna solo { $seat } vedrà la prossima carta ({ $place }).

## Punteggio

line-sardines = Sardine
line-lanterns = Lanterne di mare
line-tigers = Pesci tigre
line-tunas = Tonni imperatore
line-jellyfish = Meduse

## Perché no?

why-game-over = { $who } non può più rispondere: la partita è finita.
why-fish-first = { $who } non può ancora immergersi: nella laguna non ci sono tre carte.
why-already-dived = { $who } non può immergersi di nuovo: c’è già un sub coperto sul tavolo.
why-removal-first = Non ancora: prima si deve togliere una delle 37 carte.
why-kiti-first = Non ancora: prima si deve mettere il Kiti.
why-draw-first = Non ancora: prima si deve pescare una carta per la laguna.
why-divers-first = Non ancora: prima devono immergersi tutti.
why-fish-are-drawn = { $who } non può rispondere «{ $answer }»: i pesci si pescano dal mazzo, non si scelgono.
why-kiti-is-placed = { $who } non può rispondere «{ $answer }»: il posto del Kiti viene sorteggiato.
why-removal-is-drawn = { $who } non può rispondere «{ $answer }»: la carta da togliere viene sorteggiata.
why-no-such-seat = Il caso non può indicare { $seat }: si gioca solo in { $seats }.
why-diver-gone = { $who } non può immergersi a { $depth }: quel sub è già stato giocato.
why-no-fish-left = Il caso non può pescare «{ $fish }»: non ne restano più.
why-no-gull-yet = Il caso non può pescare un gabbiano nel primo turno.

## Il terminale

chawai-round = Turno { $number } di { $of }
chawai-deck = Mazzo: { $cards }
chawai-kiti = Kiti ↻
chawai-only = visibile solo a { $player }
chawai-player = Nome
chawai-diver = Sub
chawai-top = In cima
chawai-pile = Pila
chawai-points = Punti
chawai-hand = In mano

## The board in the browser

chawai-web-takes-bottom = il più profondo
chawai-web-takes-middle = il secondo
chawai-web-takes-surface = il meno profondo
chawai-web-only-you = la vedi solo tu
chawai-web-empty = La laguna è vuota.
chawai-web-your-divers = I tuoi sub
chawai-web-choose = Scegli un sub
chawai-web-diver-held = Sub { $depth }
chawai-web-diver-gone = Sub { $depth }, già giocato
chawai-web-diver-laid = Sub { $depth }, coperto sul tavolo
chawai-web-ready = pronto
chawai-web-last = Turno { $number }: dal più profondo al meno profondo
chawai-web-tie = Parità a { $depth }: in senso antiorario dal Kiti, { $players }.
chawai-web-tie-why = A parità, chi viene prima vale come più profondo.
chawai-web-robbed = il gabbiano ruba: { $fish }
chawai-web-spared = il gabbiano non trova niente da rubare
chawai-web-freed = tre meduse insieme: tutte buttate via
chawai-web-lit = vedrà in segreto la prossima carta qui
chawai-web-clockwise = Dal Kiti in senso orario: { $players }.
chawai-web-ashore = { $player } non ha ancora posato un sub.
chawai-web-laid = { $player } ha posato un sub coperto.
chawai-web-laid-depth = { $player } ha posato coperto il sub { $depth }.
chawai-web-holds = { $player } ha ancora in mano: { $divers }.
chawai-web-pile = { $count ->
    [one] { $player } ha un pesce: { $fish }; { $points }.
   *[other] { $player } ha { $count } pesci, in cima: { $fish }; { $points }.
}
chawai-web-pile-empty = { $player } non ha pesci.
chawai-web-best-catch = La pesca migliore: { $fish }, di { $player } al turno { $round }.
chawai-web-worst-robbery = Il furto più caro di un gabbiano: { $fish }, a { $player } al turno { $round }.
chawai-web-kind-gull = Un gabbiano gentile: al turno { $round } libera { $player } da questa carta: { $fish }.
web-keys-of-game = Da 1 a 9: i sub da 1 a 9. 0, a e b: i sub 10, 11 e 12.

## Che cosa spiega il tavolo

about-place-surface = Il sub meno profondo prende questa carta. In caso di parità va a chi è più vicino al Kiti in senso orario.
    .title = Superficie: al meno profondo
about-place-middle = Il secondo sub più profondo prende questa carta. In caso di parità va a chi è più vicino al Kiti in senso antiorario.
    .title = Mezzo: al secondo
about-place-bottom = Il sub più profondo prende questa carta. In caso di parità va a chi è più vicino al Kiti in senso antiorario.
    .title = Fondo: al più profondo
about-fish-sardine = Un pesce piccolo. Vale il numero sulla carta, da 1 a 5.
    .title = Sardina
about-fish-lantern = Un pesce piccolo che vale 1, 3 o 5. La prossima carta al suo posto viene messa coperta, e la vede solo chi ha preso la lanterna.
    .title = Lanterna di mare
about-fish-tiger = Un pesce medio. Vale il numero sulla carta, da 6 a 9.
    .title = Pesce tigre
about-fish-tuna = Il pesce più grosso. Vale il numero sulla carta, da 10 a 15.
    .title = Tonno imperatore
about-fish-jellyfish = Costa 10 o 15 punti. Appena una pila ha tre meduse, se ne vanno tutte e tre.
    .title = Medusa
about-fish-gull = Non ha valore. Chi lo prende perde anche la carta in cima alla sua pila, perfino una medusa. Una pila vuota non perde niente.
    .title = Gabbiano
about-kiti = Il Kiti decide le parità. Tra sub uguali, il primo in quest’ordine vale come più profondo: { $players }. Dopo ogni turno il Kiti avanza di un posto in senso orario.
    .title = Kiti
about-diver = Ognuno ha dodici sub, numerati da 1 a 12 secondo la profondità. Ciascuno si immerge una volta sola.
    .title = Sub
about-diver-held = Altri giocatori che possono ancora scendere più in profondità: { $deeper }. Altri giocatori che possono ancora restare più in alto: { $shallower }.
    .title = Sub { $depth }
about-diver-gone = Questo sub è già stato giocato. Ogni sub si immerge una volta sola.
    .title = Sub { $depth }
about-diver-laid = Questo sub è coperto sul tavolo. Si scopre quando tutti hanno scelto.
    .title = Sub { $depth }
about-hand = I sub giocati restano visibili. Così tutti sanno quali sub hanno ancora gli altri.
    .title = Sub in mano
about-hand-of = Ancora in mano: { $held }. Giocati: { $used }.
    .title = Sub: { $player }
about-slot = Ognuno posa un sub coperto. Quando è posato l’ultimo, si scoprono tutti insieme.
    .title = Sub coperto
about-slot-awaited = { $player } sta ancora scegliendo un sub.
    .title = Sta scegliendo
about-slot-laid = { $player } ha posato un sub. Si scopre quando tutti hanno scelto.
    .title = Pronto
about-pile = I pesci presi da un giocatore, l’ultimo in cima. Tutti possono guardarli. Alla fine si sommano i loro valori.
    .title = Pila
about-pile-empty = { $player } non ha pesci. Qui un gabbiano non trova niente da rubare.
    .title = Pila: { $player }
about-pile-of = Pesci: { $count }, in tutto { $points }. In cima: { $fish }. È la carta che un gabbiano ruberebbe.
    .title = Pila: { $player }
about-pile-stung = Pesci: { $count }, in tutto { $points }. In cima: { $fish }. Un gabbiano la porterebbe via, e sarebbe una fortuna.
    .title = Pila: { $player }
about-mark = Al turno scorso { $player } si è immerso a { $depth }. La carta accanto al sub, se c’è, è quella pescata.
    .title = Turno scorso
about-deck = Carte nel mazzo: { $cards }. A ogni turno se ne mettono tre nella laguna. Dopo il dodicesimo turno non ne resta nessuna.
    .title = Mazzo
about-discards = Qui finiscono i gabbiani, le carte che rubano e le meduse buttate via a tre a tre. Finora: { $cards }.
    .title = Fuori dal gioco: { $count }
about-last = A che profondità si è immerso ciascuno, dal più profondo al meno profondo, e chi ha preso quale carta.
    .title = Turno scorso

## A orecchio e con la tastiera

chawai-ear-dives = Immersioni: { $dives }.
chawai-ear-took = { $place }: { $player }, { $fish }.
chawai-ear-from-top = Dall’alto: { $fish }.
chawai-ear-places = La laguna, i tuoi tuffatori e i pesci di tutti
chawai-cmd-lagoon = laguna
    .help = laguna: le tre carte, il turno e il Kiti
chawai-cmd-hand = mano
    .help = mano ahab: i tuffatori che restano ad Ahab
chawai-cmd-pile = pila
    .help = pila ahab: i pesci di Ahab, dall’alto

## Regole

rule-C1 = Il tavolo
rule-C1-1 = A Chawaï si gioca da 3 a 6, per dodici turni.
rule-C1-2 = Ognuno ha in mano dodici sub, numerati da 1 a 12 secondo la profondità a cui scendono.
rule-C1-3 = La laguna ha tre posti per i pesci: il fondo, il mezzo e la superficie.
rule-C1-4 = Le carte pesce sono 36: 7 sardine (da 1 a 5), 3 lanterne di mare (1, 3 e 5), 8 pesci tigre (da 6 a 9), 8 tonni imperatore (da 10 a 15), 4 meduse (due da −10, due da −15) e 6 gabbiani, che non hanno valore.
rule-C1-5 = Il Kiti, una statua dello spirito del mare, sta fra due giocatori e guarda la laguna.
rule-C2 = Un turno
rule-C2-1 = Si pescano tre carte e si mettono scoperte nei tre posti della laguna.
rule-C2-2 = Un gabbiano pescato nel primo turno viene sostituito e torna nel mazzo.
rule-C2-3 = Ognuno sceglie uno dei propri sub e lo mette giù coperto. Quando c’è anche l’ultimo, si scoprono tutti insieme.
rule-C2-4 = Un sub giocato non si usa più.
rule-C2-5 = Presi i pesci, il Kiti avanza di un posto in senso orario e comincia il turno successivo.
rule-C2-6 = Nel dodicesimo turno ognuno deve giocare l’ultimo sub.
rule-C3 = Chi prende che cosa
rule-C3-1 = Il sub più profondo prende il pesce sul fondo.
rule-C3-2 = Il secondo più profondo prende il pesce nel mezzo.
rule-C3-3 = Il meno profondo prende il pesce in superficie. Tutti gli altri non prendono niente.
rule-C3-4 = Fra sub uguali, per il fondo e il mezzo ha la precedenza il più vicino al Kiti in senso antiorario.
rule-C3-5 = Fra sub uguali, per la superficie ha la precedenza il più vicino al Kiti in senso orario.
rule-C3-6 = Un pesce preso va scoperto in cima alla propria pila.
rule-C4 = Le creature
rule-C4-1 = Una lanterna di mare fa luce: la carta che la sostituisce si mette coperta, e solo chi ha preso la lanterna può guardarla prima di immergersi.
rule-C4-2 = Chi ha tre meduse nella pila le butta via subito.
rule-C4-3 = Chi prende un gabbiano lo scarta, e con lui la carta in cima alla pila, anche se è una medusa.
rule-C4-4 = Se la pila è vuota, si scarta solo il gabbiano.
rule-C5 = La fine
rule-C5-1 = La partita finisce dopo il dodicesimo turno. Ognuno somma i valori dei pesci nella propria pila.
rule-C5-2 = Vince il totale più alto. A parità si divide la vittoria.
rule-C6 = Che cosa è ricostruito
rule-C6-1 = Il libretto dice quante carte ha ogni specie e fra quali valori, ma non il valore di ogni carta. Gli otto tonni imperatore sono ricostruiti: 10, 10, 11, 11, 12, 13, 14 e 15. Anche altri valori andrebbero d’accordo con il libretto.
rule-C6-2 = Le sardine (1, 2, 2, 3, 4, 4, 5) e i pesci tigre (6, 6, 7, 7, 8, 8, 9, 9) sono dedotti: insieme alle lanterne di mare ci sono così due carte di ogni valore da 1 a 9.
rule-C6-3 = Chi possiede la scatola può scrivere i valori delle proprie carte in un file della scatola e giocarci nel terminale.
rule-C-R = Chiarimenti
rule-C-R1 = Nel mazzo ci sono sei gabbiani. Come opzione ce ne sono sette, e una delle 37 carte viene tolta senza che nessuno la veda prima di pescare.
rule-C-R2 = Per i sub c’è un solo ordine: prima i più profondi, e fra uguali il più vicino al Kiti in senso antiorario. Il primo prende il fondo, il secondo il mezzo, l’ultimo la superficie.
rule-C-R3 = Chi perde uno spareggio per il più profondo è il secondo più profondo.
rule-C-R4 = All’inizio il Kiti sta a sinistra del giocatore più giovane, in modo che il giocatore successivo in senso orario sia il più vicino al Kiti in quel senso. Chi sia, lo decide il caso.
rule-C-R5 = Nel primo turno i gabbiani si mettono da parte, si pesca finché non ci sono altre tre carte, e poi i gabbiani si rimescolano nel mazzo.
rule-C-R6 = Dopo una lanterna, la carta coperta è quella nel posto della lanterna. Due lanterne prese nello stesso turno danno due carte coperte, ognuna visibile solo a chi ha preso la lanterna di quel posto.
rule-C-R7 = La carta coperta si scopre insieme ai sub, prima che sia presa. Può essere un gabbiano, una medusa o un’altra lanterna.
rule-C-R8 = Una lanterna presa nel dodicesimo turno non ha effetto, e una lanterna rubata più tardi da un gabbiano il suo effetto l’ha già avuto.
rule-C-R9 = Chi ha preso una lanterna vede la carta senza doverlo chiedere.
rule-C-R10 = Un gabbiano non va mai in una pila.
rule-C-R11 = Tre meduse se ne vanno ovunque siano nella pila; l’ordine delle altre carte resta.
rule-C-R12 = Una medusa portata via da un gabbiano non conta più fra le tre.
rule-C-R13 = Le pile sono visibili: tutti hanno visto ogni carta quando è stata presa.
rule-C-R14 = I sub giocati sono scoperti, quindi tutti sanno che cosa hanno ancora in mano gli altri.
rule-C-R15 = Si scrive Kiti.
rule-C-R16 = I sub sono 72, dodici per ognuno dei sei giocatori.
rule-C-R17 = A parità di totale si divide la vittoria, non importa in quanti.
