# `archipel admin`: help, questions, lists and figures for the operator of a server.

## The command and its help

admin-about = Look after a server, on its machine or wherever its database can be reached. Without an action, the figures are shown.
admin-actions = actions
admin-help-figures = show what is wrong right now, and the figures
admin-help-tables = list the tables
admin-help-table = show one table, with what was reported there
admin-help-people = list the people, or search for a name
admin-help-person = show one person, with their tables and the reports about them
admin-help-reports = list the lines of chat that were reported
admin-help-remove = remove somebody from a table, for good
admin-help-delete = delete a table with its moves and its chat
admin-help-ban = keep a person or a network out until a date
admin-help-unban = lift a ban
admin-help-bans = list the bans
admin-help-erase = erase a person: the games stay, the name goes
admin-help-announce = show a sentence on all pages
admin-help-drain = let no new games begin before a restart
admin-help-history = list what operators have done
admin-about-figures = Shows what is wrong right now, then tables by game and phase, people, connections, bots, moves and storage.
admin-about-tables = Lists the tables, the last changed first. An arrow marks whose turn it is.
admin-about-table = Shows the settings, the seats, the people who were removed and the reported lines of a table.
admin-about-people = Lists the people, the newest first, or those whose name or id contains a text.
admin-about-person = Shows all names of a person, their tables, the reports about them, and what was done about them.
admin-about-reports = Lists the lines of chat that people have reported, the latest first.
admin-about-remove = Removes somebody from a table for good: they can neither sit, watch nor write there. Before the game the seat is free; during the game a bot plays on.
admin-about-delete = Deletes a table with all its moves and its chat. Reports stay.
admin-about-ban = Keeps a person or a network out until a date. Their connections close within a second or two. Clearing the cookie makes somebody a new guest; to stop that, ban the network.
admin-about-unban = Lifts the ban of a person or a network.
admin-about-bans = Lists the bans that hold now.
admin-about-erase = Erases a person: their name goes from seats, chat, records, reports and links. The games stay; records of them can no longer prove their dice. This cannot be undone. Backups from before still have the name.
admin-about-announce = Shows a sentence on all pages, and screen readers speak it. A new one takes the place of the last one.
admin-about-drain = Lets no new games and tables begin; running games go on, and the pages say so. Waits until nobody plays. The restart ends it.
admin-about-history = Lists what operators have done with this command, and when.
admin-argument-table = the id of a table, its first characters, or a link to it
admin-argument-person = the id of a person, its first characters, or a name
admin-argument-name = a part of a name or of an id
admin-argument-whom = a person, an address, or a network such as 203.0.113.0/24
admin-argument-for = how long, such as “3 days” or “45 min”
admin-argument-until = until when, such as “2026-12-01” or “2026-12-01 14:00”, in local time
admin-argument-reason = why; it is kept with the action
admin-argument-yes = do not ask
admin-argument-limit = show at most this many lines (default: 50)
admin-argument-game = only tables of this game
admin-argument-phase = only tables in this phase
admin-argument-quiet = only unfinished tables with no change for this long, such as “3 days”
admin-argument-chat = show the last lines of chat too
admin-argument-with-chat = also delete what the person wrote
admin-argument-text = the sentence, up to 500 characters
admin-argument-end = show no announcement any more
admin-argument-undo = let new games begin again
admin-argument-no-wait = do not wait for running games

## Questions before, and sentences after

admin-go-on = Go on? [y/N]
admin-nothing-done = Nothing has changed.
admin-will-remove = { $name } ({ $person }) is removed from table { $table } for good. { $phase ->
    [open] Their seat will be free.
    [playing] A bot plays their seat to the end.
   *[finished] The game is over; they can no longer see it.
}
admin-removed = { $name } is removed from table { $table }.
admin-removed-last = { $name } was alone at table { $table }, so the table is deleted.
admin-will-delete = Table { $table } of { $game } ({ $names }) is deleted with all moves and its chat. Everybody there is disconnected. This cannot be undone.
admin-deleted = Table { $table } is deleted.
admin-will-erase = { $name } ({ $person }) is erased from { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Running games in which a bot plays on: { $playing }. The name goes from seats, chat, records and reports; the link and all devices are signed out. This cannot be undone.
admin-will-erase-all = { $name } ({ $person }) is erased from { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Running games in which a bot plays on: { $playing }. The name goes from seats, chat, records and reports, and everything they wrote is deleted; the link and all devices are signed out. This cannot be undone.
admin-erased = { $person } is erased. Tables: { $tables }; lines of chat: { $lines }; reports: { $reports }. Backups from before still have the name.
admin-will-ban = { $name } ({ $subject }) cannot do anything on this server until { $until }. Their connections close within two seconds; their seats stay theirs.
admin-will-ban-network = Nobody in the network { $subject } can reach this server until { $until }. Their connections close within two seconds.
admin-banned = { $name } is banned until { $until }. To lift it: archipel admin unban { $subject }
admin-unbanned = { $subject } is no longer banned.
admin-announced = All pages show this until { $until }. To end it earlier: archipel admin announce --end
admin-announcement-ended = No page shows an announcement any more.
admin-will-drain = No new tables and games can begin, and all pages say so, until the server is restarted or you run archipel admin drain --undo. Running games go on.
admin-draining = No new games begin. You may restart at any moment: every move is saved, and games go on afterwards. Ctrl-C ends only this display.
admin-active = { $count ->
    [one] One game has
   *[other] { $count } games have
} had a move in the last ten minutes:
admin-drained = Nobody is playing. Restart now; after the restart, new games can begin.
admin-still-active = Games with a move in the last ten minutes: { $count }.
admin-undrained = New games can begin again.

## Lists

admin-column-id = id
admin-column-game = game
admin-column-phase = phase
admin-column-since = since
admin-column-last-move = last change
admin-column-players = players
admin-column-seat = seat
admin-column-name = name
admin-column-plays = note
admin-column-when = when
admin-column-text = text
admin-column-unfinished = unfinished games
admin-column-reported = reports
admin-column-banned = banned until
admin-column-table = table
admin-column-writer = written by
admin-column-reason = reason
admin-column-until = until
admin-column-operator = operator
admin-column-what = what
admin-column-whom = whom
admin-column-open = open
admin-column-playing = playing
admin-column-active = active
admin-column-finished = finished
admin-phase-open = open
admin-phase-playing = playing
admin-phase-finished = finished
admin-span-seconds = { $n } s
admin-span-minutes = { $n } min
admin-span-hours = { $n } h
admin-span-days = { $n } d
admin-nothing = There is nothing to show.
admin-bot = bot
admin-away = away
admin-to-move = to move
admin-host = host
admin-public = public
admin-private = by invitation
admin-table = { $phase }, { $public }; opened { $created }; last change { $changed } ago; { $moves } entries in the log
admin-table-removed = Removed for good: { $those }
admin-title-reports = Reported lines of chat
admin-title-chat = Chat
admin-title-tables = Tables
admin-title-history = What was done
admin-person = guest since { $since }; language { $lang }
admin-person-banned = Banned until { $until }.
admin-did-ban = banned
admin-did-unban = lifted the ban of
admin-did-remove = removed
admin-did-delete = deleted the table
admin-did-erase = erased
admin-did-announce = announced
admin-did-drain = began to drain
admin-did-undrain = ended the drain

## Figures, and what is wrong

admin-server = Archipel { $version }, running since { $since } ({ $age }); workers: { $workers }; memory: { $memory } MB
admin-well = Nothing is wrong.
admin-is-draining = The server is being drained: no new games begin.
admin-is-announced = All pages show until { $until }: { $text }
admin-people = People: { $all }, new today { $new }, connected { $connected } (sockets: { $sockets })
admin-moves = Moves in the last minute: { $moves }; bots thinking: { $thinking }, waiting: { $waiting }
admin-storage = Storage: { $size } MB in { $database }, { $free } GB free
admin-storage-server = Storage: { $size } MB in { $database }
admin-order = Bans: { $bans }; reports in the last day: { $reports }
admin-failures = Counted since the start: { $counts }
admin-no-server = No server answers on this database. If one should be running, look at its log; archipel doctor checks this machine.
admin-few-workers = Only { $there } of { $wanted } workers answer. A hanging worker is replaced automatically; if that does not help, restart the server.
admin-clock = The clock of the server cannot be believed, so nothing old is deleted. See “Time” in docs/host.md.
admin-game-failed = { $game } could not be prepared. The log has the cause; a restart tries again.
admin-game-compiling = { $game } is still being prepared.
admin-late = At { $count ->
    [one] one table
   *[other] { $count } tables
} a bot or a clock is more than 15 seconds late. The server is overloaded or hangs.
admin-bots-waiting = Bots that wait until they may think: { $count }. If it lasts, find who opened the tables: archipel admin tables --phase playing
admin-little-space = Only { $free } MB are free on the disk of the database. Make room now: without space no move can be saved.
admin-warned = { $sentence } ({ $count }×, { $age } ago)
