# De tafel in de browser, in het Nederlands.

## Alle pagina’s

web-home = Startpagina
web-skip = Naar de inhoud
web-language = Taal
web-theme = Kleuren
web-theme-auto = auto
web-theme-light = licht
web-theme-dark = donker
web-about = Over Archipel
web-unofficial = onofficieel, met eigen tekeningen en teksten
web-connecting = Verbinding maken…

## Startpagina

web-lead = { $games ->
    [4] Vier spellen over de zee
   *[other] { $games } spellen
} aan één tafel. Speel met vrienden of tegen bots, nu meteen, in je browser.
web-games = Spellen
web-players-count = { $least }–{ $most } spelers
web-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
web-play-now = Nu tegen bots spelen
web-play-friends = Met vrienden spelen
web-play-alone = Alleen spelen
web-rules = Regels
web-my-tables = Mijn tafels
web-open-tables = Open tafels
web-no-open-tables = Op dit moment wacht er geen tafel op spelers.
web-finished = Afgelopen spellen
web-older = Oudere
web-nobody-yet = nog niemand
web-free-seats = { $count ->
    [0] geen vrije plaats
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
web-guest = Gast
web-me = Jij
web-your-name = Jouw naam
web-save = Opslaan
web-saved = Opgeslagen.
web-me-help = Een account is niet nodig: deze browser onthoudt wie je bent. Met een link kun je ook op een ander apparaat spelen.
web-recovery = Ander apparaat gebruiken
web-link-warning = Wie deze link opent, speelt in jouw naam. Hou hem voor jezelf; een nieuwe link maakt hem ongeldig.
web-sign-out = Overal elders uitloggen
web-signed-out = Alle andere apparaten zijn uitgelogd.
web-recover-help = Dit apparaat wordt van jou, met je naam en je tafels.
web-recover = Dat ben ik

## Een tafel openen

web-new-table = { $game }: een nieuwe tafel
web-seats = Plaatsen
web-clock = Bedenktijd
web-no-clock = onbeperkt
web-per-answer = { $time } per antwoord
web-clock-help = Is de tijd om, dan valt een bot in tot de speler terug is.
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
web-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
web-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
web-stand-in = Bot die invalt
web-level = Bots
web-level-random = Drijfhout
web-level-rollout = Schipper
web-visibility = Wie mag komen
web-make-public = Deze tafel voor iedereen in de lijst tonen
web-allow-watchers = Anderen mogen meekijken
web-open-after = Na het spel mag iedereen alles zien
web-allow-chat = Chat
web-open-table = Tafel openen

## Voor het spel

web-you = jij
web-free = vrij
web-expected = wordt verwacht
web-sit = Plaats { $seat } nemen
web-stand-up = Opstaan
web-add-bot = Bot op plaats { $seat }
web-free-seat = Plaats van { $name } vrijmaken
web-fill = Bots op alle vrije plaatsen
web-start = Spel beginnen
web-sit-to-play = Ga zitten om mee te spelen, of blijf en kijk mee.
web-share = Vrienden uitnodigen
web-share-help = Wie deze link opent, kan gaan zitten. Een account is niet nodig.
web-link = Link
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = De link als code voor de camera van een telefoon
web-settings = Deze tafel
web-public = in de openbare lijst
web-by-link = alleen met de link
web-watchers = Meekijken
web-watchers-yes = toegestaan
web-watchers-no = alleen spelers
web-box = Doos
web-commitment-help = De server heeft zijn geheim getrokken en toont daarvan dit zegel. Je browser voegt een eigen deel toe als je gaat zitten. Aan het eind wordt het geheim getoond en kan iedereen elke dobbelsteen controleren.

## Tijdens het spel

web-your-turn = Jij bent aan de beurt
web-waiting-for = { $count ->
    [one] { $names } denkt na …
   *[other] Denken na: { $names }
}
web-board = Het speelbord van { $game }
web-board-in-words = Het speelbord in woorden
web-broken = De verbinding is verbroken; nieuwe poging…
web-away = een bot valt in
web-away-you = Er speelt nu een bot voor jou.
web-back = Ik ben er weer
web-choices = Jouw keuzes
web-why-not = Waarom niet?
web-undo = Terugnemen
web-undo-turn = Mijn hele beurt terugnemen
web-odds = Tonen wat er kan gebeuren
web-type = Antwoord typen
web-players = Spelers
web-asked = is aan de beurt
web-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
web-more = Logboek, chat en regels
web-log = Logboek
web-chat = Chat
web-table = Tafel
web-sound = Geluid
web-notify = Melding als ik aan de beurt ben
web-still = Geen animaties
web-leave = Weggaan; een bot valt in
web-skip-to-now = Naar nu
web-show-again = Nog eens tonen
web-showing-again = Wat er sinds je laatste beurt gebeurde
web-see-what-happens = Dit gebeurt er nu
web-missed = { $count ->
    [one] Terwijl je weg was is er één ding gebeurd
   *[other] Terwijl je weg was zijn er { $count } dingen gebeurd
}
web-all-choices = Alle keuzes ({ $count })
web-no-choice = Die keuze is er niet.
web-close = Sluiten
web-to-board = Bord
web-speed = Tempo van de anderen
web-speed-calm = rustig
web-speed-normal = gewoon
web-speed-brisk = vlot
web-speed-instant = meteen
web-keys = Losse toetsen geven antwoorden
web-key-list = Toetsen
web-explain = Wat is dit? Leg uit wat ik aanraak
web-glossary = Wat is wat?
web-log-undo = { $who } neemt een antwoord terug.
web-log-away = Een bot valt in voor { $who }.
web-log-back = { $who } is er weer.
web-log-start = Het spel begint.
web-by-bot = antwoord van een bot
web-say = Schrijf iets
web-send = Versturen
web-mute = { $name } dempen
web-muted = gedempt
web-unmute = { $name } weer lezen
web-no-chat-yet = Nog niemand heeft iets gezegd.
web-search-rules = Zoeken in de regels
web-prints = Om af te drukken
web-prints-all = alle bladzijden als pdf

## De mensen aan tafel

web-is-here = aanwezig
web-is-away = elders
web-is-just-gone = weg
web-is-gone = al { $time } weg
web-is-thinking = denkt na
web-is-typing = typt …
web-typing = { $count ->
    [one] { $names } typt …
   *[other] { $names } typen …
}
web-watching = Toeschouwers
web-watching-count = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
web-named = { $name }: { $text }
web-waiting = Wachten
web-waits-away = { $name } kijkt even elders.
web-waits-gone = { $name } is al { $time } weg.
web-waits-long = { $name } denkt al { $time } na.
web-remind = { $name } een seintje geven
web-has-been-reminded = { $name } heeft een seintje gekregen.
web-reminded = { $name } geeft je een seintje: jij bent aan de beurt.
web-let-bot = Een bot voor { $name } laten spelen
web-let-bot-soon = Over { $time } kan een bot voor { $name } spelen.
web-end = Samen het spel beëindigen
web-end-agree = Akkoord
web-end-not = Nee, doorspelen
web-end-who = { $count ->
    [one] { $names } wil het spel beëindigen.
   *[other] { $names } willen het spel beëindigen.
}
web-end-help = Het spel eindigt zonder winnaar als iedereen die er is akkoord gaat.
web-ended = Het spel is in overleg beëindigd. Niemand wint.
web-log-agree = { $who } wil het spel beëindigen.
web-log-disagree = { $who } wil doorspelen.
web-log-end = Het spel eindigt in overleg.
web-clock-then = dan speelt een bot
web-no-clock-help = Zonder bedenktijd kun je een afwezige speler een seintje geven of een bot laten spelen.
web-suggested = { $text } (aanbevolen)
web-unread = { $count ->
    [0] niets nieuws
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
web-name-to-chat = Jouw naam, om iets te schrijven
web-open-chat = De chat openen
web-reactions = Reacties
web-sign-bravo = Knap gedaan!
web-sign-thanks = Dank je!
web-sign-laugh = Haha!
web-sign-wow = Zo!
web-sign-think = Even denken …
web-sign-hurry = Schiet je op?
web-sign-oops = Oeps!
web-sign-ouch = Au!
web-notify-ask = Wil je een melding als je aan de beurt bent en deze pagina verborgen is?
web-notify-yes = Ja, graag
web-notify-no = Nee, dank je
web-next-table = Wacht op jou: { $game }
web-next-table-with = Wacht op jou: { $game } met { $names }
web-others = De andere spelers
web-who-plays = Wie speelt op plaats { $seat }?
web-friend = een vriend, via de link
web-beside = nog iemand op dit apparaat
web-bot = { $level } (bot)
web-name-of = Naam van de speler op plaats { $seat }
web-friends-help = De link voor je vrienden krijg je in de volgende stap.
web-seat = plaats { $seat }
web-sit-down = Ga zitten
web-full = Alle plaatsen zijn bezet. Je kunt blijven en meekijken.
web-add-beside = Hier speelt nog iemand mee
web-plays-here = op dit apparaat
web-sat-down = { $name } is gaan zitten.
web-agreed = speelt weer mee
web-rematch-help = Het spel begint vanzelf als iedereen nog een keer wil spelen.
web-rematch-who = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}
web-join = Ga zitten
web-watch = Meekijken
web-sealed = De dobbelstenen zijn verzegeld; aan het eind kan iedereen ze controleren.
web-pass-to = Geef het apparaat aan { $name }
web-pass-help = De anderen mogen niet zien wat { $name } ziet.
web-pass-me = Ik ben { $name }: toon mijn zicht
web-pass-back = Terug naar { $name }
web-show-view = Het zicht van { $name } tonen

## Na het spel

web-score = Score
web-score-line = Onderdeel
web-nobody-wins = Deze keer wint niemand.
web-best-alone = Je beste spellen alleen
web-this-game = dit spel
web-lost = verloren
web-see-board = Het bord bekijken
web-won-by = { $points }, { $lead } meer dan { $second }.
web-won-tie = { $points }, evenveel als { $second }: de beslisregel geeft de doorslag.
web-highlights = Mooie momenten
web-share-game = Dit spel delen
web-rematch = Nog een keer spelen
web-go-rematch = Naar de nieuwe tafel
web-replay = Terugkijken
web-download = Verslag downloaden
web-check-dice = Dobbelstenen controleren
web-dice-fair = { $draws ->
    [one] Het zegel klopt, en de ene trekking is zoals die moest zijn.
   *[other] Het zegel klopt, en alle { $draws } trekkingen zijn zoals ze moesten zijn.
}
web-dice-wrong = De dobbelstenen zijn niet zoals ze moesten zijn.
web-dice-unsealed = Dit spel begon voordat de controle ook namen, opties en bots omvatte.
web-start-altered = Zo is het spel niet begonnen: ‘{ $field }’ is veranderd.
web-replay-of = { $game }: terugkijken
web-play = Afspelen
web-pause = Pauze
web-moment = Antwoord { $now } van { $last }
web-moves = Zetten
web-beginning = Het begin
web-has-chosen = { $who } heeft gekozen.
web-answer-back = Eén antwoord terug
web-answer-on = Eén antwoord verder
web-turn-back = Eén beurt terug
web-turn-on = Eén beurt verder
web-round-back = Eén ronde terug
web-round-on = Eén ronde verder
web-replay-speed = Tempo
web-replay-more = Meer
web-seen-by = Gezien door
web-seen-open = alles open
web-seen-spectators = toeschouwers
web-copy-moment = Link naar dit moment kopiëren
web-to-ends = Naar het begin, naar het einde
web-space = Spatie
web-result = Uitslag

## Over Archipel

web-about-what = Archipel brengt vier spellen over de zee aan één tafel. Het is vrije software; iedereen mag het zelf hosten.
web-about-unofficial = Dit is een onofficieel werk van liefhebbers, met eigen tekeningen en teksten. Vind je een spel leuk, koop dan alsjeblieft de doos.
web-designer = Bedacht door { $name }
web-artist = Geïllustreerd door { $name }
web-publisher = Uitgegeven door { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Alles is zoals in de doos.
web-box-reconstructed = Delen van de doos konden we niet zien; die zijn gereconstrueerd. Wie het spel heeft, kan de echte aanleveren.
web-about-private = Deze server vraagt niemand anders iets. Hij kent je naam aan tafel en je spellen, en verder niets.
web-about-free = Tekeningen, teksten en code van Archipel vallen onder de MIT-licentie.

## Op het gehoor en met het toetsenbord

web-command = Typ een zet of een vraag
web-completions = Aanvullingen
web-cmd-commands = opdrachten
    .help = opdrachten, of ?: alles wat je kunt vragen
web-cmd-last = laatste, opnieuw
    .help = laatste: wat er in de laatste beurt gebeurde
web-cmd-turn = beurt
    .help = beurt: wie er aan de beurt is en wat er gevraagd wordt
web-cmd-score = punten, stand
    .help = punten: de punten tot nu toe
web-cmd-clock = klok, tijd
    .help = klok: hoeveel tijd er nog is
web-cmd-who = wie
    .help = wie: de mensen en bots aan tafel
web-cmd-choices = keuzes, zetten
    .help = keuzes: je zetten met nummers; met een woord alleen die waarin het voorkomt
web-cmd-log = logboek
    .help = logboek 5: de laatste vijf regels van het logboek
web-cmd-if = als
    .help = als 2: wat je tweede keuze zou doen
web-cmd-list = Je kunt vragen: { $words }. F1 op het bord toont alle toetsen.
web-cmd-hidden = De punten blijven tot het einde verborgen.
web-cmd-no-clock = Er loopt geen klok.
web-time-left = Nog { $time }
web-cmd-gone = niet verbonden
web-cmd-watching = Toeschouwers: { $names }.
web-cmd-no-log = Er is nog niets gebeurd.
web-cmd-unforeseen = er valt niets te voorzien.
web-more-choices = En nog { $count }.
web-cmd-several = ‘{ $text }’ past bij { $count } zetten: { $choices }.
web-cmd-unclear = Dat is niet helemaal duidelijk. Typ het zo: { $help }.
web-cmd-unknown = ‘{ $text }’ is geen zet die nu kan en ook geen vraag. Typ ‘keuzes’ voor je zetten, ‘?’ voor alle vragen.
web-cmd-not-now = ‘{ $text }’ is geen vraag, en je bent nu niet aan de beurt. Typ ‘?’ voor alle vragen.
web-walk = { $board }. Lopen met de pijltjestoetsen
web-walk-may = Je kunt: { $choices }.
web-walk-several = Hier zijn meer zetten mogelijk: { $choices }. Typ er een.
web-walk-none = Hier is geen zet mogelijk.
web-heard-free = Plaats { $seat } is vrij.
web-heard-came = { $name } is er.
web-heard-left = { $name } is weggegaan.
web-help-title = Toetsen en vragen om te typen
web-help-commands = Vragen die je kunt typen
web-help-walking = Over het bord lopen
web-help-walk = Tab gaat van het bord naar het raster met plekken. Met de pijltjes loop je, Home en End gaan naar de uiteinden van een rij, Page Up en Page Down naar die van een kolom, met Ctrl gaan Home en End naar de eerste en laatste plek. Ctrl met een pijl gaat naar de volgende plek met een zet, Backspace naar wat van jou is. Enter speelt de zet van de plek.
web-help-keys = Toetsen zolang het bord de focus heeft
web-manner = Voorgelezen door schermlezers
web-manner-brief = kort
web-manner-full = volledig
