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
help-type = een antwoord, bijvoorbeeld ‘{ $example }’
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
nobody-wins = Niemand wint.
total = Totaal
rules-title = De regels van { $title }
by = van { $designer }
compiling = De regels van { $title } worden gecompileerd, alleen deze ene keer
dice-fair = De dobbelstenen zijn te controleren: archipel verify { $file }
type-choice = Te veel keuzes voor een lijst: typ er een, bijvoorbeeld ‘{ $example }’.
read-back = ‘{ $answer }’: klopt dat ({ $yes }/{ $no })?
yes = ja
no = nee
not-chosen = Er is nog niets gekozen.
ask-chance = Hier trekt niemand: typ wat de echte dobbelstenen of kaarten laten zien.
save-taken = { $file } bestaat al en is geen opgeslagen stand van deze partij. Kies een andere naam, bijvoorbeeld { $name }.
save-no-folder = De map { $folder } bestaat niet. Maak die eerst aan of kies een andere plek.
save-is-folder = { $file } is een map. Voeg de naam van een bestand toe, bijvoorbeeld { $file }/game.archipel.
save-failed = { $file } kan niet worden geschreven. Kies een ander bestand, bijvoorbeeld in je eigen map.
resume-keeps = { $settings } gaat niet samen met --resume: de opgeslagen partij heeft haar eigen instellingen. Laat dat weg of begin zonder --resume een nieuwe partij.
too-narrow = Een venster van { $columns } kolommen toont het hele bord.
reconstructed = Delen van de doos kennen we niet; die zijn gereconstrueerd. Wie het spel heeft, kan invullen wat er gedrukt staat: --box BESTAND.
partly-reconstructed = Deels gereconstrueerd.

## Wat de server weigert

to-home = Naar de startpagina
denied-unknown-table = Deze tafel bestaat niet.
denied-unknown-game = Er is geen spel ‘{ $name }’.
denied-not-found = Hier is niets.
denied-not-yours = Dat mag jij aan deze tafel niet doen.
denied-busy = De server kon dat niet opslaan; er is niets veranderd. Probeer het nog eens.
denied-too-often = Dat was te vaak; wacht even, alsjeblieft.
denied-stale = Aan tafel is het intussen verdergegaan; jouw actie heeft niets veranderd.
denied-not-started = Het spel is nog niet begonnen.
denied-already-started = Het spel is al begonnen.
denied-not-finished = Het spel is nog niet afgelopen.
denied-game-over = Het spel is afgelopen.
denied-no-such-seat = Er is geen plaats { $seat }: hier kunnen er { $seats } meespelen.
denied-seat-taken = Plaats { $seat } is bezet.
denied-seats-missing = { $count ->
    [one] Eén plaats wacht nog op een speler.
   *[other] { $count } plaatsen wachten nog op spelers.
}
denied-bad-name = Een naam heeft 1 tot 40 afdrukbare tekens.
denied-no-such-bot = Er is geen bot ‘{ $bot }’; de bots zijn: { $bots }.
denied-bad-options = Deze tafel kan niet: { $why }.
denied-too-many-tables = Meer tafels kun je niet hebben (hoogstens { $most }); beëindig of verlaat er eerst een.
denied-server-full = Op deze server is nu geen ruimte voor meer tafels.
denied-bad-link = Deze link leidt naar niemand; misschien is hij door een nieuwere vervangen.
denied-no-chat = Aan deze tafel is er geen chat.
denied-nothing-said = Daar valt niets te lezen.
denied-no-such-line = Dat bericht staat hier niet in de chat.
denied-not-waited-for = Op plaats { $seat } wordt op niemand gewacht.
denied-your-own-seat = Dit is je eigen plaats.
denied-just-reminded = { $name } is net al herinnerd.
denied-not-gone = Een bot kan spelen als { $name } al { $seconds } seconden weg is.
denied-name-first = Kies eerst een naam, alsjeblieft.
denied-not-understood = Dat begrijpt de server niet.
denied-missing-field = ‘{ $field }’ ontbreekt.
denied-unknown-field = Er is hier geen veld ‘{ $field }’.
denied-bad-value = ‘{ $field }’ kan deze waarde niet hebben.
denied-unknown-answer = Zo’n antwoord is er in dit spel niet.
denied-too-large = Dat is te groot.
denied-not-here = Dat kan hier niet.
denied-not-json = Hier neemt de server alleen JSON aan.
denied-foreign-origin = Dat kwam van een pagina van een andere site.
denied-mistake = De server heeft een fout gemaakt en die genoteerd. Er is niets veranderd.
