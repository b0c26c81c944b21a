# `archipel arena`: the results of a contest.

arena-progress = Games of { $title }
arena-title = { $title }, { $seats ->
    [one] one player
   *[other] { $seats } players
}: { $games } games, { $deals } deals
arena-bot = bot
arena-share = share of victory (%)
arena-fair-share = × fair share
arena-points = points
arena-rating = rating
arena-ahead = Ahead of the other (%)
arena-better-by = Points more than the other
arena-intervals = In brackets: 95% confidence intervals.
arena-number = { $value }
arena-interval = { $mean } [{ $low }; { $high }]
arena-accepts-upper = The test accepts { $value }: the share of { $who } is at least that.
arena-accepts-lower = The test accepts { $value }: the share of { $who } is at most that.
arena-undecided = The test has not decided between { $lower } and { $upper } for { $who }.
arena-stopped = Stopped. These are the results so far.
arena-nothing = Stopped before the first deal was over.
