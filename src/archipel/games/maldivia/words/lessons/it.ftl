# Le lezioni di Maldivia in italiano.

## Navigare

lesson-sail = Pianificare e navigare
    .about = Prepara le tue tavole, segui una corrente e rifornisci la tua prima nave.
lesson-sail-goal = Pesca tra quattro isole prima che la nebbia inghiotta il mare. Vince chi porta più pesci alle navi.
lesson-sail-plan = A ogni giro pianifichi quattro tavole: tre frecce e la nebbia. Gira la prima freccia verso est e lascia le altre!
    .instead = Stavolta il piano è: est, nord, nord, nebbia nord. C’è da girare solo la prima freccia.
lesson-sail-first = La tua prima freccia punta a est. Fermati in f9, dai pesci gialli!
    .instead = Potresti fermarti lì, ma i pesci ti aspettano in f9.
lesson-sail-fish = Pescali: vanno sul tuo albero.
    .instead = Non farteli scappare: pesca!
lesson-sail-current = Ora a nord. Prendi la corrente in f6: ti porta a est, fino in j6!
    .instead = Potresti fermarti anche lì. Ma prova la corrente: porta in j6.
lesson-sail-red = Due pesci rossi, proprio quello che chiede la nave di Efo. Pescali!
    .instead = Ti serviranno tra un attimo. Pesca i pesci rossi!
lesson-sail-edge = Non si può pescare e rifornire nello stesso turno. Prosegui fino in j5!
    .instead = Anche da lì potresti rifornire. Stavolta scegli j5.
lesson-sail-deliver = Hai tutto quello che questa nave chiede. Riforniscila!
    .instead = Non ripartire con i pesci a bordo. Prima rifornisci la nave!
lesson-sail-end = Due pesci, due punti! Poi è arrivata la tua nebbia, e Tane ha perso un pesce.

## Rubare

lesson-steal = Pescare e rubare
    .about = Prendi pesci dal mare, e dai tuoi vicini.
lesson-steal-mast = I pesci si infilano sull’albero, uno sopra l’altro. Solo quello in cima può essere rubato.
lesson-steal-between = Tane e Leilani sono vicini. Vai in d7, proprio in mezzo a loro!
    .instead = Perché non fare visita a tutti e due? Il posto giusto è d7!
lesson-steal-fish = Ci sono pesci anche qui. Prima pescali!
    .instead = Questo può aspettare. Prima pesca!
lesson-steal-tane = E adesso ruba il pesce in cima all’albero di Tane!
    .instead = Non ancora. Prima il pesce lilla di Tane!
lesson-steal-leilani = Puoi rubare a ogni barca accanto alla tua. Ora ruba a Leilani!
    .instead = Ancora uno! Ruba anche a Leilani.
lesson-steal-order = L’ordine lo scegli tu, e l’ultimo pesce va in cima. Metti al sicuro il rosso: infilalo per primo!
    .instead = Così potrebbero rubarti il rosso. Infilalo per primo!
lesson-steal-back = Ecco Tane, che si vendica! Ma il tuo pesce rosso sta in fondo: hai perso solo un lilla.

## Rifornire

lesson-deliver = Rifornire
    .about = Due navi in un solo turno, dall’angolo del mare.
lesson-deliver-corner = Sul bordo del mare puoi rifornire una nave di quel lato. In un angolo i lati sono due!
lesson-deliver-sail = Solys chiede rosso, verde e lilla, e il lilla ti manca. Tane ce l’ha: vai in j10!
    .instead = Vai fino all’angolo: j10!
lesson-deliver-steal = Ruba il pesce lilla a Tane!
    .instead = Questo può aspettare. Prima ruba il pesce lilla a Tane!
lesson-deliver-solys = Ora rifornisci Solys: rosso, verde e lilla!
    .instead = Prima Solys: rosso, verde e lilla!
lesson-deliver-rearrange = Dopo aver rifornito, puoi riordinare l’albero. Infila per primo il giallo: in fondo è al sicuro.
    .instead = In cima potrebbero rubartelo. Infila per primo il giallo!
lesson-deliver-efo = Questo è anche il bordo di Efo. Consegna i tuoi due pesci rossi!
    .instead = Non hai ancora finito: Efo aspetta due pesci rossi.
lesson-deliver-end = Cinque pesci in un turno, quindi cinque punti! Più pesci chiede una nave, più vale.

## La nebbia

lesson-fog = La nebbia
    .about = Piega il mare, e guarda chi ci resta dentro.
lesson-fog-tile = La tua tavola nebbia piega un lato del mare. La lettera in alto dice quale: N, E, S o W.
lesson-fog-plan = Tane e Leilani sono a est. Gioca per prima la nebbia, con la E in alto, e lascia le frecce verso nord!
    .instead = Metti la tavola nebbia per prima, con la E in alto. Le tre frecce puntano a nord.
lesson-fog-caught = Presi! Nella nebbia hanno perso tutti e due il pesce in cima.
lesson-fog-hit = Ora la nebbia di Leilani ha preso te. Ma siedi alla sua sinistra e cambi tu una nave: metti sotto il mazzo quella lilla!
    .instead = Tieni la nave grande, vale di più. Metti sotto il mazzo quella lilla!
lesson-fog-new = Il telo mostra il retro: pesci nuovi, e perfino squali! Vai in b5, dal pesce lilla.
    .instead = Potresti andare anche lì. Stavolta vai in b5!
lesson-fog-fish = E pescalo!
    .instead = Portalo con te: pesca!
lesson-fog-end = Ogni lato si piega solo una volta per giro. Quando restano 16 caselle o meno, la partita finisce.

## Polpo e squalo

lesson-octopus = Polpo e squalo
    .about = Gira la tavola di un altro, e scambia le tue navi.
lesson-octopus-octopus = Tane ha due pesci rossi e vuole andare a est, da Efo. Va fermato: vai dal polpo, in i4!
    .instead = Il polpo è in i4. Vai lì!
lesson-octopus-use = Il polpo gira una tavola ancora in piedi. Usalo!
    .instead = Non perdere l’occasione: usa il polpo!
lesson-octopus-tile = Scegli la prima tavola di Tane.
    .instead = Scegli la prima tavola di Tane: è la prossima a essere giocata.
lesson-octopus-turn = Sarà una freccia verso est. Girala di 90 gradi, e punterà a sud!
    .instead = Girata di 90 gradi, una freccia verso est punta fuori dal telo. Prova così!
lesson-octopus-shark = Fuori dal telo non si va: Tane è bloccato! Ora prosegui fino allo squalo, in i7.
    .instead = Lo squalo è in i7. Vai lì!
lesson-octopus-swap = Lo squalo scambia una tua nave con quella di un altro. Usalo!
    .instead = Coraggio: usa lo squalo!
lesson-octopus-give = Tane ha una nave da quattro punti. Dai la tua più piccola, quella gialla!
    .instead = Quella vale di più. Dai quella gialla!
lesson-octopus-end = Un punto è diventato quattro! Gli squali sono solo sul retro del telo: li porta la nebbia.
