# `archipel arena`: the results of a contest.

arena-progress = Partite di { $title }
arena-title = { $title }, { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}: { $games } partite, { $deals } sorteggi
arena-bot = bot
arena-share = quota di vittoria (%)
arena-fair-share = × quota equa
arena-points = punti
arena-rating = valutazione
arena-ahead = Davanti all’altro (%)
arena-better-by = Punti in più dell’altro
arena-intervals = Tra parentesi: intervalli di confidenza al 95%.
arena-number = { $value }
arena-interval = { $mean } [{ $low }; { $high }]
arena-accepts-upper = Il test accetta { $value }: la quota di { $who } è almeno questa.
arena-accepts-lower = Il test accetta { $value }: la quota di { $who } è al massimo questa.
arena-undecided = Il test non ha deciso tra { $lower } e { $upper } per { $who }.
arena-stopped = Interrotto. Ecco i risultati finora.
arena-nothing = Interrotto prima della fine del primo sorteggio.
