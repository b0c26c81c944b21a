# Wat alle spellen gemeen hebben, in het Nederlands.

chance = Toeval
seat = Speler { $number }

## Terugnemen

no-undo-nothing = { $who } heeft nog geen zet gedaan.
no-undo-chance = { $who } kan dat niet terugnemen: er is intussen gegooid of een kaart getrokken.
no-undo-another = { $who } kan dat niet terugnemen: intussen heeft iemand anders een zet gedaan.
no-undo-revealed = { $who } kan dat niet terugnemen: er is iets verborgens onthuld.

## De tafel in de terminal

thinks = { $player } denkt na…
your-turn = { $player }, jij bent aan de beurt
chosen = { $player }: { $answer }
hand-over = { $player }, ga aan het toetsenbord zitten en druk op Enter:
choose = Jouw keuze:
help-choose = een letter of een zet, bijvoorbeeld ‘{ $example }’
help-type = een zet, bijvoorbeeld ‘{ $example }’
help-undo = je laatste zet terugnemen
help-save = de partij opslaan in een bestand (standaard: { $file })
help-log = tonen wat er tot nu toe gebeurd is
help-rules = de regels, of één ervan met het nummer
help-why = waarom een zet niet mag
help-quit = opslaan en stoppen
help-help = deze hulp
legal-answer = ‘{ $answer }’ mag nu.
unknown-choice = ‘{ $text }’ begrijp ik niet. Typ ‘help’ om de opdrachten te zien.
undone = Zet teruggenomen.
saved = Opgeslagen in { $file }. Verderspelen: { $command }
game-over = De partij is afgelopen
winner = { $player } wint!
shared-victory = { $players } delen de overwinning!
nobody-wins = Niemand wint.
total = Totaal
rules-title = De regels van { $title }
by = van { $designer }
compiling = De regels van { $title } worden gecompileerd (alleen de eerste keer)
dice-fair = De dobbelstenen zijn eerlijk; controleer ze met: archipel verify { $file }
type-choice = Te veel zetten voor een lijst. Typ er een, bijvoorbeeld ‘{ $example }’.
read-back = ‘{ $answer }’: klopt dat ({ $yes }/{ $no })?
yes = ja
no = nee
not-chosen = Niet gespeeld. Kies opnieuw.
ask-chance = Deze partij speel je met je eigen dobbelstenen en kaarten. Typ wat ze laten zien.
too-narrow = Maak het venster { $columns } kolommen breed om het hele bord te zien.
reconstructed = Een deel van het spelmateriaal konden we niet zien; dat hebben we gereconstrueerd. Heb je het spel, speel dan met de echte waarden: --box BESTAND.
partly-reconstructed = Deels gereconstrueerd.

## Wat de server weigert

to-home = Naar de startpagina
denied-unknown-table = Deze tafel bestaat niet.
denied-unknown-game = Er is hier geen spel ‘{ $name }’.
denied-game-not-offered = Deze server biedt { $title } niet aan. De tafels ervan blijven bewaard.
denied-game-not-ready = { $title } wordt voorbereid en is over ongeveer { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} klaar.
denied-game-failed = { $title } kon op deze server niet worden voorbereid. De reden staat in het logboek van de server.
denied-not-found = Pagina niet gevonden.
denied-not-yours = Dat mag je aan deze tafel niet doen.
denied-busy = De server kon dat niet opslaan; er is niets veranderd. Probeer het nog eens.
denied-too-often = Te veel verzoeken. Wacht even, alsjeblieft.
denied-stale = De partij is intussen verdergegaan; je zet is niet gespeeld.
denied-not-started = De partij is nog niet begonnen.
denied-already-started = De partij is al begonnen.
denied-not-finished = De partij is nog niet afgelopen.
denied-game-over = De partij is afgelopen.
denied-no-such-seat = Plaats { $seat } bestaat niet; deze tafel heeft er { $seats }.
denied-seat-taken = Plaats { $seat } is bezet.
denied-seats-missing = { $count ->
    [one] Eén plaats wacht nog op een speler.
   *[other] { $count } plaatsen wachten nog op spelers.
}
denied-bad-name = Een naam moet 1 tot 40 afdrukbare tekens hebben.
denied-no-such-bot = De bot ‘{ $bot }’ bestaat niet. Kies uit: { $bots }.
denied-bad-options = Deze tafel kan zo niet worden geopend: { $why }.
denied-too-many-tables = Je hebt al { $most } tafels. Speel er eerst een uit of verlaat er een.
denied-server-full = Deze server is op dit moment vol. Probeer het later nog eens.
denied-bad-link = Deze link is niet meer geldig. Hij werkt één keer en verloopt na een paar dagen.
denied-no-chat = Deze tafel heeft geen chat.
denied-nothing-said = Het bericht is leeg.
denied-no-such-line = Dat bericht bestaat niet meer.
denied-not-waited-for = Er wordt niet gewacht op de speler op plaats { $seat }.
denied-your-own-seat = Dit is je eigen plaats.
denied-just-reminded = { $name } heeft net al een seintje gekregen.
denied-not-gone = Een bot kan voor { $name } spelen na { $seconds } seconden offline.
denied-name-first = Kies eerst een naam.
denied-bot-answers = Een bot doet deze zet voor je. Vanaf de volgende speel je weer zelf.
denied-bot-answered = Een bot heeft deze zet voor je gedaan; je kunt hem niet terugnemen.
denied-too-late-to-undo = De tijd voor deze zet is om; je kunt hem niet meer terugnemen.
denied-too-many-undos = Je hebt hier al { $most } zetten teruggenomen. Deze blijft staan.
denied-signed-out = Je bent op dit apparaat afgemeld.
denied-foreign-host = Deze server heeft een ander adres.
denied-blank-name = Niemand zou deze naam kunnen zien. Kies er een met zichtbare letters.
denied-name-taken = Deze naam lijkt op ‘{ $name }’, en die zit al aan deze tafel. Kies een andere.
denied-removed = De gastheer of gastvrouw heeft je van deze tafel verwijderd.
denied-banned = Je kunt op deze server pas vanaf { $until } weer spelen.
denied-draining = Deze server wordt binnenkort herstart; daarom kan er nu geen partij beginnen. Lopende partijen gaan door. Probeer het over een paar minuten opnieuw.
denied-host-only = Aan een openbare tafel mag alleen wie hem heeft geopend dat doen.
denied-nobody-there = Op plaats { $seat } zit niemand.
denied-too-many-seats = Je hebt al { $most } plaatsen. Speel eerst een partij uit of verlaat er een.
denied-not-understood = De server begrijpt dit verzoek niet.
denied-missing-field = ‘{ $field }’ ontbreekt.
denied-unknown-field = ‘{ $field }’ is hier niet bekend.
denied-bad-value = ‘{ $field }’ kan deze waarde niet hebben.
denied-unknown-answer = Zo’n zet bestaat in dit spel niet.
denied-too-large = Dit verzoek is te groot.
denied-not-here = Dat kan hier niet.
denied-not-json = De server accepteert hier alleen JSON.
denied-foreign-origin = Dit verzoek kwam van een andere site.
denied-mistake = Er ging iets mis op de server; de fout is vastgelegd. Er is niets veranderd.

## De pagina voordat de scripts lopen

page-description = Bordspellen rond de zee in je browser, met vrienden of tegen bots, zonder account.
page-no-script = Archipel heeft JavaScript nodig. Zet het aan en laad de pagina opnieuw.
