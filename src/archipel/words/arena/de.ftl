# `archipel arena`: the results of a contest.

arena-progress = Partien von { $title }
arena-title = { $title }, { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}: { $games } Partien, { $deals } Auslosungen
arena-bot = Bot
arena-share = Anteil am Sieg (%)
arena-fair-share = × gerechter Anteil
arena-points = Punkte
arena-rating = Wertung
arena-ahead = Vor dem anderen (%)
arena-better-by = Punkte mehr als der andere
arena-intervals = In Klammern: Konfidenzintervalle zu 95 %.
arena-number = { $value }
arena-interval = { $mean } [{ $low }; { $high }]
arena-accepts-upper = Der Test entscheidet für { $value }: Der Anteil von { $who } ist mindestens so groß.
arena-accepts-lower = Der Test entscheidet für { $value }: Der Anteil von { $who } ist höchstens so groß.
arena-undecided = Der Test hat zwischen { $lower } und { $upper } für { $who } nicht entschieden.
arena-stopped = Abgebrochen. Das sind die Ergebnisse bis hierher.
arena-nothing = Abgebrochen, bevor die erste Auslosung zu Ende war.
