# Fouten, zoals de terminal, de server en programma’s ze tonen, na ‘archipel:’.

## Spellen, plaatsen en opties

error-unknown-game = het spel ‘{ $name }’ bestaat niet; kies uit: { $known }
error-unknown-language = de taal ‘{ $name }’ is niet beschikbaar; kies uit: { $known }
error-unknown-answer = ‘{ $text }’ is geen zet van dit spel; zetten zien er zo uit: { $shapes }
error-unknown-bot = de bot ‘{ $name }’ bestaat niet; kies uit: { $known }
error-wrong-seats = { $title } is voor { $least } tot { $most } spelers, niet voor { $seats }
error-unknown-option = { $title } heeft geen optie ‘{ $name }’; wel: { $known }
error-no-options = { $title } heeft geen optie ‘{ $name }’ en ook geen andere
error-wrong-value = de optie { $name } moet een van { $known } zijn, niet ‘{ $value }’
error-printed-box = het gedrukte materiaal van { $title } is bekend en kan niet worden vervangen
error-seed = een startgetal is een geheel getal van 0 tot 2**63 - 1, niet { $seed }
error-names-count = er zijn { $names } namen voor { $seats } plaatsen
error-bad-name = ‘{ $name }’ kan geen naam zijn: een naam heeft 1 tot { $most } afdrukbare tekens
error-no-seat = plaats { $number } bestaat niet; deze partij heeft { $seats } spelers
error-not-a-seat = { $number } is hier geen plaats; deze partij heeft { $seats } spelers
error-seat-number = een plaats is een geheel getal, niet { $value }
error-batch-seat = stelling { $position }: er is geen plaats met nummer { $number }
error-missing-extra = { $what ->
    [arena] De arena
    [ray] De arena op een cluster
    [print] Afdrukken als pdf
   *[server] De server
} heeft meer pakketten nodig: { $command }

## De opdrachtregel

error-see-help = { $why } (zie { $command } --help)
error-arguments-missing = er ontbreekt iets: { $names }
error-arguments-unknown = niet begrepen: { $names }
error-argument-choice = { $name }: ‘{ $value }’ kan niet; kies uit: { $choices }
error-argument-empty = { $name }: de waarde ontbreekt
error-argument-unneeded = { $name } heeft geen waarde nodig, maar er staat ‘{ $value }’
error-argument-number = { $name }: ‘{ $value }’ is geen geheel getal onder een miljard
error-argument-least = { $name }: minstens 1
error-argument-seconds = { $name }: ‘{ $value }’ is geen aantal seconden van 0 tot 3600
error-argument-two-numbers = { $name }: ‘{ $value }’ is geen paar getallen, het kleinste eerst, zoals 0.5,0.55
error-argument-excluded = { $name } en { $other } gaan niet samen
error-argument-other = { $text }
error-option-form = ‘{ $text }’ is geen optie: schrijf NAAM=WAARDE
error-bot-budget = ‘{ $text }’ is geen bot met een budget; schrijf BOT@0.1 voor seconden per zet of BOT@5000n voor knopen per zet
error-one-bot = een wedstrijd vraagt minstens twee verschillende bots, behalve als één speler alleen speelt
error-unknown-rule = regel ‘{ $number }’ bestaat niet
error-nothing-found = in deze regels staat niets over ‘{ $text }’
error-no-lessons = er zijn nog geen lessen voor { $title }
error-unknown-chapter = er is geen hoofdstuk ‘{ $chapter }’; de hoofdstukken zijn: { $chapters }
error-too-many-names = te veel namen: { $names } voor { $seats } van je plaatsen
error-other-game = { $file } is een partij { $other }, niet { $title }
error-game-over = de partij in { $file } is afgelopen; bekijk haar met: archipel replay { $file }
error-resume-keeps = { $settings } gaat niet samen met --resume: de opgeslagen partij heeft haar eigen instellingen. Laat dat weg of begin zonder --resume een nieuwe partij.
error-nothing-to-resume = er is geen partij { $title } om verder te spelen
error-nothing-to-print = { $title } heeft niets om af te drukken; deze spellen wel: { $known }
error-few-moves = de opname heeft maar { $moves } zetten, niet { $wanted }
error-whose-move = ‘{ $text }’ zegt niet wie er zet, en { $seats } plaatsen zijn aan zet: schrijf eerst het nummer van de plaats
error-seats-from-one = plaats 0 bestaat niet: plaatsen tellen van 1 tot { $seats }

## Bestanden en netwerk

error-file-missing = { $file }: dit bestand bestaat niet
error-file-denied = { $file }: je mag het niet lezen of schrijven
error-file-folder = { $file }: dit is een map; geef de naam van een bestand
error-file-no-folder = { $file }: een map op het pad is een bestand
error-file-full = { $file }: er is geen ruimte meer
error-file-read-only = { $file }: kan niet worden gewijzigd, de map is alleen-lezen
error-file-other = { $file }: { $why }
error-file-text = geen tekstbestand: { $why }
error-file-box = { $file }, { $why }
error-save-taken = { $file } bestaat al en is geen opgeslagen stand van deze partij. Kies een andere naam, bijvoorbeeld { $name }.
error-save-no-folder = De map { $folder } bestaat niet. Maak die eerst aan of kies een andere.
error-save-is-folder = { $file } is een map. Voeg een bestandsnaam toe, bijvoorbeeld { $file }/game.archipel.
error-save-failed = { $file } kan niet worden geschreven. Kies een ander bestand, bijvoorbeeld in je persoonlijke map.
error-no-home = { $file }: deze persoonlijke map bestaat niet
error-listen = kan niet luisteren op { $address }: { $why }
error-listen-taken = poort { $port } is al in gebruik; sluit het programma dat haar gebruikt, of kies een andere, bijvoorbeeld --port { $other }
error-listen-address = deze machine heeft geen netwerkadres { $host }; laat --host weg, of gebruik --lan voor je lokale netwerk
error-listen-denied = je mag poort { $port } niet gebruiken; kies er een vanaf 1024, bijvoorbeeld --port { $other }
error-no-space = er is geen ruimte meer op de schijf; maak ruimte vrij en probeer het opnieuw
error-cache-folder = gecompileerde regels kunnen niet in { $folder } worden bewaard en worden telkens opnieuw gecompileerd; noem een andere map in ARCHIPEL_CACHE_DIR
error-old-python = Archipel heeft Python { $needed } of nieuwer nodig, en dit is Python { $found }; installeer een nieuwere en start Archipel daarmee (make play PYTHON=python{ $needed })
error-database-url = ARCHIPEL_DATABASE_URL is geen geldig adres van een database
error-database-file = SQLite heeft een bestand nodig: sqlite:///pad/naar/archipel.db
error-database-folder = in de map { $folder } van de database kan niet worden geschreven; kies een ander bestand met --database-url sqlite:///pad/naar/archipel.db
error-database-full = er is geen ruimte meer voor de database { $database }; maak ruimte vrij op de schijf en start opnieuw
error-database-away = de database { $database } is niet bereikbaar; start die, of controleer ARCHIPEL_DATABASE_URL ({ $why })
error-database-down = de database { $database } kan niet worden gebruikt: { $why }
error-database-missing = de database { $database } bestaat niet
error-database-used = de database { $database } is niet leeg; --replace overschrijft die
error-database-schema = de database { $database } heeft { $schema ->
    [none] geen schema
   *[other] schema { $schema }
}, niet schema { $newest }; `archipel serve` werkt die bij
error-database-foreign = deze database is van een ander programma: zij heeft de tabellen { $tables }
error-database-newer = deze database is van een nieuwere Archipel (schema { $schema }; deze versie kent tot en met { $newest }): installeer die versie, of zet een back-up terug in een lege database
error-database-in-use = een andere server gebruikt de database { $file } al (proces { $process }); stop die eerst, of kies een ander bestand met --database-url
error-database-damaged = de database { $file } is onbruikbaar: { $why }; verplaats dit bestand en de bestanden ernaast die met dezelfde naam beginnen, en laad de laatste back-up met ‘archipel restore’

## De beheerder

error-admin-unknown-table = er is geen tafel ‘{ $text }’; bedoelde je { $near }?
error-admin-no-table = er is geen tafel ‘{ $text }’; alle tafels: archipel admin tables
error-admin-unknown-person = er is geen persoon ‘{ $text }’; bedoelde je { $near }?
error-admin-no-person = er is geen persoon ‘{ $text }’; alle mensen: archipel admin people
error-admin-many-people = er heten meer mensen ‘{ $text }’; kies op id: { $those }
error-admin-not-there = { $person } zit niet aan tafel { $table }; daar zitten: { $those }
error-admin-removed-before = { $person } is al van tafel { $table } verwijderd
error-admin-not-banned = ‘{ $text }’ is niet geblokkeerd; alle blokkades: archipel admin bans
error-admin-own-network = het netwerk { $network } bevat { $address }, deze machine of je proxy; niemand zou de server nog kunnen bereiken
error-admin-moment = ‘{ $text }’ is geen tijd; schrijf bijvoorbeeld ‘3 dagen’, ‘45 min’, ‘2026-12-01’ of ‘2026-12-01 14:00’
error-admin-past = ‘{ $text }’ ligt niet in de komende honderd jaar
error-admin-no-end = er ontbreekt tot wanneer: --for ‘3 dagen’ of --until 2026-12-01
error-admin-needs-yes = niemand beantwoordt de vraag; met --yes wordt ze niet gesteld
error-admin-announcement = een mededeling heeft 1 tot { $most } tekens

## Opnames

error-in-line = regel { $line }: { $why }
error-record-empty = geen opname van een partij: het bestand is leeg
error-record-open = de opname breekt hier af: ‘end after N answers’ of ‘pause after N answers’ ontbreekt
error-record-title = geen opname van een partij: ze hoort te beginnen met ‘archipel { $form } - game - n seats - rules N’
error-record-form = deze opname heeft formaat { $form }; alleen formaten tot { $newest } zijn leesbaar
error-record-rules = deze partij is gespeeld volgens regels { $played }; dit zijn regels { $ours }
error-record-seats = { $seats } plaatsen hebben evenveel verschillende regels ‘seat NAME’ nodig
error-record-box = deze partij is gespeeld met het materiaal ‘{ $played }’; dit is ‘{ $ours }’
error-record-label = het label van { $name } is ‘{ $meant }’, niet ‘{ $label }’
error-record-bot = ‘{ $kind }’ kan geen soort bot zijn
error-record-nobody = niemand heet ‘{ $label }’
error-record-commitment = een vastlegging heeft 64 hexadecimale cijfers, niet ‘{ $value }’
error-record-shares = aandelen staan in de volgorde van de plaatsen, voor elke plaats één
error-record-seed = een startgetal is een geheel getal onder 2**63, niet ‘{ $value }’
error-record-field = ‘{ $text }’ is geen veld van een opname en ook geen zet
error-record-move = ‘{ $text }’ is geen zet: een regel noemt een plaats en de zet
error-record-count = er zouden { $said } zetten zijn, maar het zijn er { $found }
error-record-closing = de opname breekt hier af: ‘{ $meant }’ ontbreekt
error-record-unfinished = de opname breekt hier af: een afgelopen partij heeft alle scores en een winnaar
error-record-after-end = ‘{ $text }’ hoort niet na het einde van de partij
error-record-no-result = een partij die niet is afgelopen heeft geen scores en geen winnaar
error-record-scores = scores staan in de volgorde van de plaatsen, voor elke plaats één
error-record-score = een score is een geheel getal, niet ‘{ $value }’
error-record-moves = ‘{ $text }’ is geen aantal zetten
error-record-seal-form = een zegel bestaat uit twee getallen van 64 hexadecimale cijfers
error-record-hex = ‘{ $value }’ is niet in hexadecimale cijfers geschreven
error-record-no-seal = het zegel ontbreekt
error-record-line = ‘{ $text }’ staat waar een verzegelde opname ‘{ $meant }’ heeft
error-record-no-commitment = de vastlegging ontbreekt, en zonder die vastlegging bewijst het geheim niets
error-record-both = dobbelstenen zijn óf eerlijk, met een vastlegging, óf hebben een startgetal; niet allebei
error-record-no-secret = de dobbelstenen zijn vastgelegd, maar het geheim dat dit toont ontbreekt
error-record-old-seal = een opname in formaat { $form } heeft geen zegel
error-record-seal-alone = er is een zegel, maar geen vastlegging en geen startgetal
error-record-seal-altered = het zegel klopt niet: het zelf of meer dan één regel is gewijzigd
error-record-altered = het zegel klopt niet: ‘{ $name }’ is gewijzigd
error-record-missing = het zegel klopt niet: ‘{ $name }’ ontbreekt
error-record-secret = het geheim is niet het vastgelegde: zijn SHA-256 is anders
error-record-draw = genoteerd is ‘{ $found }’, maar de trekking geeft ‘{ $due }’
error-record-stand-in = een bot kan niet { $count } van de { $moves } zetten van { $player } hebben gedaan
error-record-over = de partij is hier afgelopen
error-record-not-over = de partij is hier niet afgelopen
error-record-wrong-scores = de scores zijn { $due }, niet { $found }
error-record-winner = de winnaar is { $winners }
