# Le lezioni di Mahé in italiano.

## Le prime mosse

lesson-first = Le tue prime mosse
    .about = Tira i dadi, deponi le uova e sali su un’altra tartaruga.
lesson-first-goal = Le tartarughe nuotano intorno all’isola per deporre le uova sulla spiaggia. Deponine più di tutti e vinci.
lesson-first-dare = Tu sei Rosso, e il tuo dado fa 2. Tirane un secondo: due dadi valgono il doppio!
    .instead = Potresti fermarti, ma con due caselle non vai lontano. Coraggio, tira un altro dado!
lesson-first-triple = 3 × 2 = 6 caselle. Un terzo dado addirittura triplica: tira ancora!
    .instead = Sei caselle vanno bene, ma la spiaggia è ancora lontana. Tira un’altra volta!
lesson-first-laid = 7 × 3 = 21: dritto alla spiaggia! Deponi cinque uova.
lesson-first-over = Blu ha tirato 5 e 4. Con più di 7, la tartaruga torna sulla zattera.
lesson-first-climb = Giallo aspetta sulla casella 3. Fermati lì e gli sali in groppa.
    .instead = Con un altro dado supereresti Giallo. Fermati, e viaggerai in groppa!
lesson-first-ride = Tocca a Giallo, e ti porta in groppa! Sui dadi decide la tartaruga in cima, cioè tu: tira!
    .instead = Tutta la fatica la fa Giallo, quindi vai più lontano: tira un altro dado!
lesson-first-enough = 10 caselle per tutti e due. Basta così: fermati!
    .instead = Un terzo dado potrebbe rimandarvi tutti e due sulla zattera. Fermati finché va bene!
lesson-first-end = Che viaggio! Ora ne sai abbastanza per la tua prima partita.

## I dadi

lesson-dice = Fermarsi o tirare ancora?
    .about = Uno, due o tre dadi: quanto nuoti, e quando è troppo.
lesson-dice-count = Tiri fino a tre dadi, uno dopo l’altro. Uno vale una volta, due il doppio, tre il triplo.
lesson-dice-second = Il tuo dado fa 4. Tirane un secondo!
    .instead = Quattro caselle sono sicure, ma la spiaggia è a dodici. Tira un secondo dado!
lesson-dice-reach = 6 × 2 = 12: arrivi alla spiaggia. Fermati!
    .instead = Ormai andrebbe bene solo un 1. Fermati, e le uova sono tue!
lesson-dice-won = Quattro uova per te! Non serve finire sulla casella 21: basta superarla.
lesson-dice-over = Blu ha tirato 6 e 3. Più di 7 è troppo: si torna sulla zattera.
lesson-dice-careful = Tocca di nuovo a te, e il dado fa 6. Andrebbe bene solo un 1: fermati.
    .instead = Cinque volte su sei si finisce sulla zattera. Meglio fermarsi!
lesson-dice-tip = Buona scelta! Un consiglio: dopo un 1, il secondo dado non è mai di troppo.

## In groppa

lesson-riding = In groppa
    .about = Chi decide, chi depone le uova e chi torna sulla zattera.
lesson-riding-stack = Sei in groppa a Blu, perché hai finito sulla stessa casella. Quando Blu nuota, viaggi anche tu.
lesson-riding-decide = Tocca a Blu. Sul secondo e sul terzo dado decide la tartaruga in cima: tira!
    .instead = Due caselle non bastano per la spiaggia. Decidi tu: tira un altro dado!
lesson-riding-pass = 3 × 2 = 6: Blu supera la spiaggia. Fermati!
    .instead = Sei caselle bastano per la spiaggia. Fermati, e deponi tu le uova!
lesson-riding-laid = Blu ha nuotato, e le uova le hai deposte tu. Depone solo la tartaruga in cima.
lesson-riding-climbed = Giallo ti è salito in groppa. Tocca a te, ma adesso decide Giallo.
lesson-riding-sank = Troppo! Torni sulla zattera con Giallo in groppa; Blu, che era sotto, resta lì.
lesson-riding-top = Sulla casella 3 ci sono tre tartarughe. Fermati lì e sali in cima!
    .instead = La casella 3 è perfetta: fermati lì e sali in cima!
lesson-riding-tip = Da quassù decidi per tutte e tre. Un consiglio: conviene stare su una tartaruga vicina alla spiaggia.

## La spiaggia

lesson-beach = Le ultime uova
    .about = Come finisce la partita, e chi vince.
lesson-beach-last = Questa è l’ultima delle venti carte uova, e Blu sta per prenderla.
lesson-beach-seven = Le carte sono finite, ma sulla spiaggia restano sette uova. La prossima tartaruga che arriva le vince.
lesson-beach-roll = Giallo ci ha provato ed è di nuovo sulla zattera. Ti servono otto caselle: tira un secondo dado!
    .instead = Tre caselle non bastano per la spiaggia. Tira un secondo dado!
lesson-beach-stop = 4 × 2 = 8: dritto alla spiaggia. Fermati, e le sette uova sono tue!
    .instead = Ci sei già: fermati e prendi le sette uova!
lesson-beach-over = La tua tartaruga si stende sulla spiaggia, e la partita finisce subito.
lesson-beach-count = Ognuno conta le sue uova: tu ne hai 26 e vinci. In caso di parità vince chi ha più carte.

## La variante

lesson-variant = Carte uova come dadi
    .about = Una variante: gioca una carta vinta al posto di un dado.
lesson-variant-cards = In questa variante una carta uova già vinta può sostituire il secondo o il terzo dado.
lesson-variant-play = Il tuo dado fa 5, e tirare è rischioso. Gioca la carta 2: fa esattamente 7!
    .instead = Potrebbe andare bene, ma una carta è sicura. Gioca la carta 2!
lesson-variant-stop = 7 × 2 = 14: dritto alla spiaggia. Fermati!
    .instead = Con 7, qualsiasi altro dado sarebbe troppo. Fermati e deponi le uova!
lesson-variant-gone = Sei uova nuove! La carta 2 è scartata: non conta più.
lesson-variant-again = Anche Blu ha giocato una carta. Il tuo dado fa 6, e la carta 4 è di troppo: fermati.
    .instead = Sarebbe più di 7. Fermati qui!
lesson-variant-tip = Puoi giocare una carta per turno. Un consiglio: gioca le carte piccole e tieni le grandi per la fine.
