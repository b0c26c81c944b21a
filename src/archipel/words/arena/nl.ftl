# `archipel arena`: the results of a contest.

arena-progress = Partijen { $title }
arena-title = { $title }, { $seats ->
    [one] één speler
   *[other] { $seats } spelers
}: { $games } partijen, { $deals } lotingen
arena-bot = bot
arena-share = aandeel in de winst (%)
arena-fair-share = × eerlijk aandeel
arena-points = punten
arena-rating = rating
arena-ahead = Vóór de ander (%)
arena-better-by = Punten meer dan de ander
arena-intervals = Tussen haken: betrouwbaarheidsintervallen van 95%.
arena-number = { $value }
arena-interval = { $mean } [{ $low }; { $high }]
arena-accepts-upper = De toets kiest { $value }: het aandeel van { $who } is minstens zo groot.
arena-accepts-lower = De toets kiest { $value }: het aandeel van { $who } is hoogstens zo groot.
arena-undecided = De toets heeft voor { $who } niet beslist tussen { $lower } en { $upper }.
arena-stopped = Gestopt. Dit zijn de resultaten tot nu toe.
arena-nothing = Gestopt voordat de eerste loting was afgelopen.
