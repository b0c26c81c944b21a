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
help-choose = a letter or an answer such as «{ $example }»
help-undo = take your last answer back
help-save = save the game, in the file named or in { $file }
help-log = everything that has happened
help-rules = the rules, or the one of that number
help-why = why an answer is not possible
help-quit = save and leave
help-help = this help
legal-answer = «{ $answer }» is possible now.
unknown-choice = «{ $text }» is not understood; «help» lists what can be typed.
unknown-rule = There is no rule «{ $number }».
undone = Taken back.
saved = Saved in { $file }; «{ $command }» goes on from here.
game-over = The game is over
winner = { $player } wins!
shared-victory = { $players } share the victory!
total = Total
rules-title = The rules of { $title }
by = by { $designer }
compiling = Compiling the rules of { $title }, once
dice-fair = The dice can be checked: archipel verify { $file }
