# `archipel arena`: the results of a contest.

arena-progress = Parties de { $title }
arena-title = { $title }, { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
} : { $games } parties, { $deals } donnes
arena-bot = bot
arena-share = part de victoire (%)
arena-fair-share = × part équitable
arena-points = points
arena-rating = cote
arena-ahead = Devant l’autre (%)
arena-better-by = Points de plus que l’autre
arena-intervals = Entre crochets : intervalles de confiance à 95 %.
arena-number = { $value }
arena-interval = { $mean } [{ $low } ; { $high }]
arena-accepts-upper = Le test retient { $value } : la part de { $who } est au moins celle-là.
arena-accepts-lower = Le test retient { $value } : la part de { $who } est au plus celle-là.
arena-undecided = Le test n’a pas tranché entre { $lower } et { $upper } pour { $who }.
arena-stopped = Arrêté. Voici les résultats jusqu’ici.
arena-nothing = Arrêté avant la fin de la première donne.
