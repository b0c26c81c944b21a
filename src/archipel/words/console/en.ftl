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
log-bot-could-not-think = A bot failed to answer; trying once more.
log-bot-plays-at-random = A bot plays a random move because it could not think.
log-a-part-of-the-server-did-not-stop-in-time = A part of the server did not stop in time: { $part }.
log-worker-could-not-start = A worker process could not start, so the server stops.
log-a-worker-did-not-stop-in-time-and-was-killed = A worker process did not stop in time and was ended.
log-a-process-in-which-bots-think-died = A process in which bots think ended and is replaced.
log-a-worker-died-and-is-replaced = A worker process ended and is replaced.
log-chat-reported = Somebody reported a line of chat at table { $table }.
log-commit-failed = Moves could not be saved; the players are told to try again.
log-connection-closed-by-the-server = A connection was closed because its client does not keep up.
log-connection-refused = A connection was refused ({ $reason }).
log-deleted-unused-guests = Guests who never came back were deleted: { $count }.
log-metrics-are-not-available = The metrics cannot be shown.
log-read-failed = Something could not be read from the database.
log-slow-commit = Saving took { $seconds } s.
log-cache-folder-not-writable = The folder { $folder } cannot be written, so the games are prepared anew at each start.
log-the-database-was-not-checked-completely = The database was not checked completely.
log-the-process-that-writes-to-sqlite-died = The process that saves the games ended and is replaced.
log-the-server-did-not-stop-in-time-and-was-ended = The server did not stop in time and was ended.
log-clock-contradicts-the-database = The clock of this computer contradicts the database, so nothing old is deleted. Set it right, or start once with ARCHIPEL_TRUST_CLOCK=true.
log-clock-has-jumped = The clock of this computer has jumped. Games go on; nothing old is deleted until the server is restarted.
log-request-refused = A request was refused ({ $reason }).
log-the-operator-banned-somebody = The operator banned { $subject }.
log-the-operator-lifted-a-ban = The operator lifted the ban of { $subject }.
log-the-operator-removed-a-player = The operator removed { $subject } from table { $table }.
log-the-operator-deleted-a-table = The operator deleted table { $table }.
log-the-operator-erased-a-person = The operator erased the name of { $subject }.
log-the-operator-announced-something = The operator changed the announcement on all pages.
log-the-server-is-being-drained = The server is being drained: no new games begin until it is restarted.
log-the-server-is-no-longer-being-drained = New games can begin again.
log-an-order-of-the-operator-could-not-be-followed = An order of the operator could not be followed. Please report this:
