# Le lezioni di Déole in italiano.

## Dadi e tracciati

lesson-dice = Dadi e tracciati
    .about = Prendi un dado, apri un tracciato e salpa.
lesson-dice-goal = Quattro venti spingono la tua nave sul mare di Eolia. Esplora, torna a casa in tempo e vinci con più punti di tutti.
lesson-dice-take = A ogni turno prendi un dado. Il blu ti spinge a nord: prendi il 4 blu!
    .instead = Andrebbe bene qualsiasi dado, ma tu vuoi andare a nord. Prendi il 4 blu!
lesson-dice-place = Piazzalo sul tracciato blu.
    .instead = Si può fare anche così. Stavolta piazza un 4 sul tracciato blu!
lesson-dice-mode = Il primo dado apre il tracciato: scegline la modalità. Con «pari» d’ora in poi accetta solo 2, 4 e 6.
    .instead = Anche questa è una buona scelta. In questa lezione prendi «pari»!
lesson-dice-port = Salpa dal porto a sinistra: il vento ti porta a nord!
    .instead = Tutti e tre i porti sono tuoi. Stavolta scegli quello a sinistra!
lesson-dice-again = Nuovo turno, e Tane ha scelto per primo. Prendi il 3 blu!
    .instead = Quel vento ti farebbe svoltare. Prendi il 3 blu!
lesson-dice-helm = Il tuo tracciato non accetta il 3. Ma un timone cambia un dado di uno: piazza un 4!
    .instead = Si può fare anche così. Stavolta piazza un 4 sul tracciato blu!
lesson-dice-end = E si va! Ogni dado riempie una casella della scheda e fa avanzare la nave.

## La rotta

lesson-course = La rotta
    .about = Vento, vento in poppa e remi: come si arriva all’isola.
lesson-course-wind = Un vento spinge la nave verso il lato del suo colore. Il blu è a nord: piazza il tuo 4 blu!
    .instead = Si può fare anche così. Stavolta piazza un 4 sul tracciato blu!
lesson-course-tail = Ora vai a nord, con il lato verde alle spalle. Prendi il 2 verde: è un vento in poppa!
    .instead = Quel vento ti farebbe svoltare. Prendi il 2 verde!
lesson-course-behind = Piazzalo sul tracciato verde.
    .instead = Un vento in poppa non si spreca! Piazzalo sul tracciato verde.
lesson-course-straight = Con il vento in poppa la rotta la scegli tu. Avanti dritto, a nord!
    .instead = L’isola è a nord. Avanti dritto!
lesson-course-row = Nessun vento soffia più verso nord. Prendi l’1 giallo: il tuo equipaggio può remare!
    .instead = Più il dado è piccolo, meglio è per l’equipaggio. Prendi l’1 giallo!
lesson-course-crew = Sul tracciato equipaggio va bene ogni dado, e di nuovo scegli tu la rotta. Piazzalo lì!
    .instead = Quel vento ti farebbe svoltare. Piazza l’1 sul tracciato equipaggio!
lesson-course-ashore = Rema verso nord, attraverso l’isola!
    .instead = Avanti dritto: rema verso nord!
lesson-course-end = La tua nave è la prima a raggiungere Eolia dalla costa del suo colore. Sono cinque punti e un bonus!

## Naufraghi e relitti

lesson-castaways = Naufraghi e relitti
    .about = Salva naufraghi lungo la rotta ed esplora i relitti.
lesson-castaways-adrift = Proprio davanti a te c’è un naufrago. Attraversa la sua casella, e lo prendi a bordo.
lesson-castaways-rescue = Piazza il tuo 3 blu, e il vento ti porta lì!
    .instead = Si può fare anche così. Stavolta piazza un 3 sul tracciato blu!
lesson-castaways-smiley = Salvo! Disegna una faccina su un tracciato: su quello dell’equipaggio riempie una casella meno e non costa niente.
    .instead = Anche lì starebbe bene. Stavolta disegnala sul tracciato equipaggio!
lesson-castaways-wreck = Ora davanti a te c’è un relitto. Prendi il 5 blu!
    .instead = A nord va benissimo, non svoltare. Prendi il 5 blu!
lesson-castaways-cross = Piazzalo sul tracciato blu.
    .instead = Si può fare anche così. Stavolta piazza un 5 sul tracciato blu!
lesson-castaways-sign = Un relitto cambia un meno dell’equipaggio in un più. Scegli la prima casella: c’è un 4!
    .instead = In quella casella non c’è ancora un dado. Scegli la prima, con il 4!
lesson-castaways-end = Meno quattro è diventato più quattro! Un consiglio: con qualche più, remare conviene.

## I bonus

lesson-bonuses = I bonus
    .about = Riempi una colonna, e un bonus tira l’altro.
lesson-bonuses-column = Alla seconda colonna manca una casella, quella rossa. Una colonna piena ti dà un bonus!
lesson-bonuses-fill = Piazza lì il tuo 3 rosso.
    .instead = Si può fare anche così. Stavolta piazza un 3 sul tracciato rosso!
lesson-bonuses-rose = I bonus sono sei, e ognuno si prende una volta sola. Prendi D, un dado dalla Rosa dei Venti!
    .instead = Un bel bonus, ma adesso D è ancora meglio. Prendi D!
lesson-bonuses-salvage = Un altro dado rosso: prendi il 5 rosso!
    .instead = A te serve il rosso. Prendi il 5 rosso!
lesson-bonuses-more = Piazzalo, e anche la terza colonna è piena!
    .instead = Si può fare anche così. Stavolta piazza un 5 sul tracciato rosso!
lesson-bonuses-sail = E ancora un bonus! Prendi C e naviga di una casella.
    .instead = Guarda, davanti a te c’è un naufrago. Prendi C!
lesson-bonuses-castaway = Raccogli il naufrago e svolta a sud, verso casa!
    .instead = Si può fare anche così. Stavolta svolta a sud!
lesson-bonuses-smiley = Disegna la faccina sul tracciato giallo.
    .instead = Anche lì starebbe bene. Stavolta disegnala sul tracciato giallo!
lesson-bonuses-end = Due dadi, due bonus e un naufrago in un solo turno! Un consiglio: riempi i tracciati in modo uniforme.

## Il ritorno

lesson-home = Il ritorno a casa
    .about = Gli ultimi due turni, e quanto valgono.
lesson-home-count = Ancora due turni! Ogni casella attraversata vale un punto, o due se torni a casa.
lesson-home-south = I tuoi porti sono a sud. Prendi il 5 verde!
    .instead = Quel vento soffia dalla parte sbagliata. Prendi il 5 verde!
lesson-home-place = Piazzalo sul tracciato verde.
    .instead = L’equipaggio tienilo per dopo. Piazza un 5 sul tracciato verde!
lesson-home-last = Il tuo ultimo dado, e nessun vento verso sud. Prendi l’1 rosso!
    .instead = Più il dado è piccolo, meglio è per l’equipaggio. Prendi l’1 rosso!
lesson-home-crew = Tocca all’equipaggio remare: piazzalo sul tracciato equipaggio.
    .instead = Così non torni a casa. Piazza un 1 sul tracciato equipaggio!
lesson-home-port = Il tuo porto è dritto davanti a te: a sud!
    .instead = Ci sei quasi! Il porto è a sud.
lesson-home-home = A casa! Le tue 14 caselle contano doppio, e Tane, ancora in mare, perde punti.

## In solitario

lesson-solo = In solitario
    .about = Da soli contro i disastri e la tempesta.
lesson-solo-alone = In solitario tiri due dadi per turno, e quello che lasci è un disastro. Torna a casa e vinci!
lesson-solo-take = A nord c’è un naufrago. Prendi il 5 blu!
    .instead = Il naufrago è a nord. Prendi il 5 blu!
lesson-solo-place = Piazzalo sul tracciato blu.
    .instead = Si può fare anche così. Stavolta piazza un 5 sul tracciato blu!
lesson-solo-smiley = Disegna la faccina sul tracciato equipaggio. Il tuo naufrago può sventare un disastro, quando vuoi.
    .instead = Anche lì starebbe bene. Stavolta disegnala sul tracciato equipaggio!
lesson-solo-disaster = Il 3 rosso colpisce e ti toglie una casella. Meglio sul tracciato equipaggio: su quello rosso porterebbe la tempesta.
    .instead = L’aiuto del naufrago tienilo per dopo. Stavolta piazza il disastro sul tracciato equipaggio!
lesson-solo-again = L’ultimo turno della manche. Prendi il 6 blu: un secondo 3 non ha effetto!
    .instead = Vuoi proseguire a nord. Prendi il 6 blu!
lesson-solo-north = Piazzalo sul tracciato blu.
    .instead = Si può fare anche così. Stavolta piazzalo sul tracciato blu!
lesson-solo-storm = Il tuo vecchio disastro giallo porta la tempesta, proprio accanto alla nave. Stanne fuori, e torna presto a casa!
