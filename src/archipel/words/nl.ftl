# Wat alle spellen gemeen hebben, in het Nederlands.

chance = Toeval
seat = Speler { $number }

## Terugnemen

no-undo-nothing = { $who } heeft nog geen antwoord gegeven.
no-undo-chance = { $who } kan dat niet terugnemen: er is intussen gegooid of een kaart getrokken.
no-undo-another = { $who } kan dat niet terugnemen: intussen heeft iemand anders geantwoord.
no-undo-revealed = { $who } kan dat niet terugnemen: er is iets verborgens zichtbaar geworden.

## De tafel in de terminal

thinks = { $player } denkt na…
your-turn = { $player }, jij bent aan de beurt
chosen = { $player }: { $answer }
hand-over = { $player } gaat aan het toetsenbord zitten en drukt op Enter:
choose = Jouw keuze:
help-choose = een letter of een antwoord zoals ‘{ $example }’
help-undo = je laatste antwoord terugnemen
help-save = het spel opslaan, in het genoemde bestand of in { $file }
help-log = alles wat er gebeurd is
help-rules = de regels, of die met dat nummer
help-why = waarom een antwoord niet kan
help-quit = opslaan en stoppen
help-help = deze hulp
legal-answer = ‘{ $answer }’ kan nu.
unknown-choice = ‘{ $text }’ is niet duidelijk; ‘help’ laat zien wat je kunt typen.
unknown-rule = Er is geen regel ‘{ $number }’.
undone = Teruggenomen.
saved = Opgeslagen in { $file }; met ‘{ $command }’ ga je hier verder.
game-over = Het spel is afgelopen
winner = { $player } wint!
shared-victory = { $players } delen de overwinning!
total = Totaal
rules-title = De regels van { $title }
by = van { $designer }
compiling = De regels van { $title } worden gecompileerd, alleen deze ene keer
dice-fair = De dobbelstenen zijn te controleren: archipel verify { $file }
