# What all games share, in English.

chance = Chance
seat = Player { $number }

## Taking back

no-undo-nothing = { $who } has not answered anything yet.
no-undo-chance = { $who } cannot take that back: dice have been rolled or cards drawn since.
no-undo-another = { $who } cannot take that back: another player has answered since.
no-undo-revealed = { $who } cannot take that back: it showed something hidden.

## The table in the terminal

thinks = { $player } thinks …
your-turn = { $player }, your turn
chosen = { $player }: { $answer }
hand-over = { $player } sits down at the keyboard and presses Enter:
choose = Your choice:
help-choose = a letter or an answer such as “{ $example }”
help-type = an answer such as “{ $example }”
help-undo = take your last answer back
help-save = save the game, in the file named or in { $file }
help-log = everything that has happened
help-rules = the rules, or the one of that number
help-why = why an answer is not possible
help-quit = save and leave
help-help = this help
legal-answer = “{ $answer }” is possible now.
unknown-choice = “{ $text }” is not understood; “help” lists what can be typed.
unknown-rule = There is no rule “{ $number }”.
undone = Taken back.
saved = Saved in { $file }; “{ $command }” goes on from here.
game-over = The game is over
winner = { $player } wins!
shared-victory = { $players } share the victory!
nobody-wins = Nobody wins.
total = Total
rules-title = The rules of { $title }
by = by { $designer }
compiling = Compiling the rules of { $title }, once
dice-fair = The dice can be checked: archipel verify { $file }
type-choice = Too many choices to list: type one such as “{ $example }”.
read-back = “{ $answer }”: is that right ({ $yes }/{ $no })?
yes = yes
no = no
not-chosen = Nothing has been chosen yet.
ask-chance = Nobody draws here: type what the real dice or cards show.
save-taken = { $file } exists already and is not a save of this game. Choose another name, such as { $name }.
save-no-folder = There is no folder { $folder }. Create it first, or choose another place.
save-is-folder = { $file } is a folder. Add the name of a file, such as { $file }/game.archipel.
save-failed = { $file } cannot be written. Choose another file, for example in your own folder.
resume-keeps = { $settings } cannot be used with --resume: the saved game has its own. Leave that out, or start a new game without --resume.
too-narrow = A window of { $columns } columns shows the whole board.
reconstructed = Parts of the box are not known to us and are reconstructed. If you own the game, put in what is printed: --box FILE.
partly-reconstructed = Partly reconstructed.

## What the server refuses

to-home = To the home page
denied-unknown-table = There is no such table.
denied-unknown-game = There is no game “{ $name }”.
denied-not-found = There is nothing here.
denied-not-yours = That is not yours to do at this table.
denied-busy = The server could not store that; nothing has changed. Please try again.
denied-too-often = That was too often; please wait a moment.
denied-stale = The table has moved on since; nothing has changed.
denied-not-started = The game has not begun.
denied-already-started = The game has begun already.
denied-not-finished = The game is not over yet.
denied-game-over = The game is over.
denied-no-such-seat = There is no seat { $seat }: { $seats } can play here.
denied-seat-taken = Seat { $seat } is taken.
denied-seats-missing = { $count ->
    [one] One seat is still waiting for a player.
   *[other] { $count } seats are still waiting for players.
}
denied-bad-name = A name has 1 to 40 printable characters.
denied-no-such-bot = There is no bot “{ $bot }”; the bots are: { $bots }.
denied-bad-options = This table cannot be: { $why }.
denied-too-many-tables = You have { $most } tables already; finish or leave one of them first.
denied-server-full = This server has no room for more tables now.
denied-bad-link = This link does not lead to anybody; perhaps a newer one has replaced it.
denied-no-chat = There is no chat at this table.
denied-nothing-said = There is nothing to read in that.
denied-no-such-line = There is no such line of chat here.
denied-not-waited-for = No player is waited for on seat { $seat }.
denied-your-own-seat = This is your own seat.
denied-just-reminded = { $name } has just been reminded.
denied-not-gone = { $name } has to be gone for { $seconds } seconds before a bot can play.
denied-name-first = Please choose a name first.
denied-not-understood = The server does not understand that.
denied-missing-field = “{ $field }” is missing.
denied-unknown-field = There is no field “{ $field }” here.
denied-bad-value = “{ $field }” cannot have this value.
denied-unknown-answer = That is no answer of this game.
denied-too-large = That is too large.
denied-not-here = That cannot be done here.
denied-not-json = The server only takes JSON here.
denied-foreign-origin = That came from a page of another site.
denied-mistake = The server made a mistake; it has been written down. Nothing has changed.
