# What all games share, in English.

chance = Chance
seat = Player { $number }

## Taking back

no-undo-nothing = { $who } hasn’t made a move yet.
no-undo-chance = { $who } can’t undo that: dice have been rolled or cards drawn since.
no-undo-another = { $who } can’t undo that: another player has moved since.
no-undo-revealed = { $who } can’t undo that: it revealed hidden information.

## The table in the terminal

thinks = { $player } is thinking…
your-turn = { $player }, your turn
chosen = { $player }: { $answer }
hand-over = { $player }, take the keyboard and press Enter:
choose = Your choice:
help-choose = a letter, or a move such as “{ $example }”
help-type = a move such as “{ $example }”
help-undo = undo your last move
help-save = save the game to a file (default: { $file })
help-log = show the game so far
help-rules = show the rules, or just one by its number
help-why = tell you why a move isn’t allowed
help-quit = save and leave
help-help = show this help
legal-answer = “{ $answer }” is allowed right now.
unknown-choice = I don’t understand “{ $text }”. Type “help” to see the commands.
undone = Move undone.
saved = Saved in { $file }. To continue: { $command }
game-over = The game is over
winner = { $player } wins!
shared-victory = { $players } tie for the win!
nobody-wins = Nobody wins.
total = Total
rules-title = The rules of { $title }
by = by { $designer }
compiling = Compiling the rules of { $title } (first time only)
dice-fair = The dice are fair; check them with: archipel verify { $file }
type-choice = Too many moves to list. Type one, such as “{ $example }”.
read-back = “{ $answer }”: is that right ({ $yes }/{ $no })?
yes = yes
no = no
not-chosen = Not played. Choose again.
ask-chance = This game uses your own dice and cards. Type what they show.
too-narrow = To see the whole board, make the window { $columns } columns wide.
reconstructed = We couldn’t see some components, so we reconstructed them. If you own the game, play with the real values: --box FILE.
partly-reconstructed = Partly reconstructed.

## What the server refuses

to-home = Go to the home page
denied-unknown-table = This table doesn’t exist.
denied-unknown-game = There is no game called “{ $name }”.
denied-game-not-offered = This server doesn’t offer { $title }. Its tables are kept.
denied-game-not-ready = { $title } is being prepared. It will be ready in about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
denied-game-failed = { $title } couldn’t be prepared on this server. The host finds the reason in the server’s log.
denied-not-found = Page not found.
denied-not-yours = You can’t do that at this table.
denied-busy = The server couldn’t save that; nothing has changed. Please try again.
denied-too-often = Too many requests. Please wait a moment.
denied-stale = The game has moved on; your move wasn’t played.
denied-not-started = The game hasn’t started yet.
denied-already-started = The game has already started.
denied-not-finished = The game isn’t over yet.
denied-game-over = The game is over.
denied-no-such-seat = There is no seat { $seat }; this table has { $seats }.
denied-seat-taken = Seat { $seat } is taken.
denied-seats-missing = { $count ->
    [one] One seat is still waiting for a player.
   *[other] { $count } seats are still waiting for players.
}
denied-bad-name = A name must have 1 to 40 printable characters.
denied-no-such-bot = There is no bot called “{ $bot }”. Choose from: { $bots }.
denied-bad-options = This table can’t be set up: { $why }.
denied-too-many-tables = You already have { $most } tables. Finish or leave one of them first.
denied-server-full = This server is full right now. Please try again later.
denied-bad-link = This link is no longer valid. It works once and expires after a few days.
denied-no-chat = This table has no chat.
denied-nothing-said = The message is empty.
denied-no-such-line = That message no longer exists.
denied-not-waited-for = Nobody is waiting for the player in seat { $seat }.
denied-your-own-seat = This is your own seat.
denied-just-reminded = { $name } has only just been reminded.
denied-not-gone = A bot can play for { $name } after { $seconds } seconds offline.
denied-name-first = Please choose a name first.
denied-bot-answers = A bot is making this move for you. You play again from the next one.
denied-bot-answered = A bot made this move for you; it can’t be undone.
denied-too-late-to-undo = The time for this move is up; it can no longer be undone.
denied-too-many-undos = You have already undone { $most } moves here. This one stands.
denied-signed-out = You have been signed out on this device.
denied-foreign-host = This server has a different address.
denied-blank-name = Nobody could see this name. Please choose one with visible letters.
denied-name-taken = This name looks like “{ $name }”, who is already at this table. Please choose another one.
denied-removed = The host has removed you from this table.
denied-banned = You can’t play on this server until { $until }.
denied-draining = This server will be restarted soon, so no new game can begin. Running games go on. Please try again in a few minutes.
denied-host-only = At a public table, only the host can do that.
denied-nobody-there = Nobody is in seat { $seat }.
denied-too-many-seats = You already have { $most } seats. Finish or leave a game first.
denied-not-understood = The server doesn’t understand this request.
denied-missing-field = “{ $field }” is missing.
denied-unknown-field = “{ $field }” isn’t known here.
denied-bad-value = “{ $field }” can’t have this value.
denied-unknown-answer = This game has no such move.
denied-too-large = This request is too large.
denied-not-here = That isn’t supported here.
denied-not-json = The server accepts only JSON here.
denied-foreign-origin = This request came from another site.
denied-mistake = Something went wrong on the server. The error has been logged; nothing has changed.

## The page before its scripts run

page-description = Board games about the sea in your browser, with friends or against bots, without an account.
page-no-script = Archipel needs JavaScript. Please turn it on and reload the page.
