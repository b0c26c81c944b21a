# The server in a terminal: its address, and what happens. The messages of the log are `log-` and their English words.

serve-here = Open { $address } in a browser on this computer.
serve-network = Others in your network open { $address }
serve-scan = Phones in the same network can scan this code.
serve-no-network = This computer is not in a network now, so only it can open the page.
serve-stop = Press Ctrl-C to stop.

## The log

log-warning = Warning:
log-error = Error:
log-table-opened = Somebody opened a table of { $game } for { $seats ->
    [one] one player
   *[other] { $seats } players
}.
log-game-finished = A game of { $game } is over.
log-deleted-old-tables = { $count ->
    [one] One old table was
   *[other] { $count } old tables were
} deleted.
log-compiling = { $game } will be ready in { $seconds_left } s.
log-game-ready = { $game } is ready.
log-compiling-failed = { $game } could not be prepared.
log-compiling-has-to-wait = The games cannot be prepared right now; the server tries again.
log-server-stopped = The server has stopped. All games are saved.
log-unknown-setting = { $setting } is not a setting. All settings are listed by: archipel serve --help
log-database-unavailable = The database does not respond; the server tries again.
log-could-not-act-at-a-table = A bot or a clock could not act at table { $table }; the server tries again.
log-could-not-refresh-a-table = Table { $table } could not be loaded again; the server tries again.
log-could-not-follow-another-worker = The writes of another server process could not be read; the server tries again.
log-sweep-failed = The regular clean-up failed; the server tries again.
log-request-failed = A request to { $path } failed; nothing has changed. Please report this:
log-message-failed = A message at table { $table } failed; nothing has changed. Please report this:
