# The toy speaks one language in all five.
answer-bid = bid { $size }
answer-pearl = a pearl of { $size }
event-dealt = { $seat } is dealt a pearl.
event-saw = It is a { $size }.
event-showed = { $seat } bid { $size }.
line-bids = Bids
line-pearl = Pearl
why-over = { $who }: it is over.
why-not-asked = { $who } is not asked.
why-not-yours = { $who } cannot answer { $answer }.
