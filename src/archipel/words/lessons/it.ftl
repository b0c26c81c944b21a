# I testi comuni a tutte le lezioni, in italiano.

lesson-learner = Moana
lesson-partners = Tane, Leilani, Kai, Nalu, Maeva, Teo
lesson-instead = In una vera partita si può fare. Qui prova la mossa che propone la lezione.

## In the terminal

lesson-chapters = Lezioni di { $title }
lesson-enter = Premi Invio per continuare, o scrivi «quit»:
lesson-help = Scrivi la lettera di una mossa, o la mossa come sta fra parentesi. Con «quit» fai una pausa; potrai riprendere più tardi.
lesson-ready = Ora puoi giocare: { $command }
lesson-next = Invio: capitolo successivo, «{ $chapter }» · play: la tua prima partita · quit:
lesson-last = play: la tua prima partita · Invio: esci:
lesson-left = A presto! Per riprendere da dove eri: { $command }
lesson-not-kept = Non è stato possibile salvare i tuoi progressi in { $file }.
