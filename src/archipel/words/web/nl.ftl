# De tafel in de browser, in het Nederlands.

## Alle pagina’s

web-home = Startpagina
web-skip = Naar de inhoud
web-language = Taal
web-theme = Thema
web-theme-auto = auto
web-theme-light = licht
web-theme-dark = donker
web-about = Over Archipel
web-unofficial = onofficieel fanproject met eigen tekeningen en teksten
web-connecting = Verbinding maken…

## Startpagina

web-lead = { $games ->
    [4] Vier bordspellen rond de zee
   *[other] { $games } bordspellen
} in je browser. Speel meteen met vrienden of tegen bots, zonder account.
web-games = Spellen
web-players-count = { $least }–{ $most } spelers
web-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
web-play-now = Tegen bots spelen
web-play-friends = Met vrienden spelen
web-play-alone = Solo spelen
web-rules = Regels
web-ready-in = { $game } is over { $time } klaar.
web-wait-here = Zodra het spel klaar is, gaat het vanzelf verder.
web-announcement = Bericht van de beheerder:
web-draining = De server wordt binnenkort herstart. Lopende partijen gaan door; nieuwe kunnen nu niet beginnen.
web-my-tables = Mijn tafels
web-open-tables = Open tafels
web-no-open-tables = Op dit moment wacht er geen tafel op spelers.
web-finished = Gespeelde partijen
web-older = Oudere partijen
web-nobody-yet = nog niemand
web-free-seats = { $count ->
    [0] geen vrije plaats
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
web-guest = Gast
web-me = Jij
web-your-name = Je naam
web-save = Opslaan
web-saved = Opgeslagen.
web-me-help = Je hebt geen account nodig: deze browser onthoudt wie je bent. Met een link speel je ook op een ander apparaat.
web-recovery = Op een ander apparaat spelen
web-link-warning = { $days ->
    [one] Wie deze link opent, speelt onder jouw naam. Hij werkt één keer, binnen een dag; hou hem voor jezelf.
   *[other] Wie deze link opent, speelt onder jouw naam. Hij werkt één keer, binnen { $days } dagen; hou hem voor jezelf.
}
web-sign-out = Andere apparaten uitloggen
web-signed-out = Alle andere apparaten zijn uitgelogd.
web-recover-help = Op dit apparaat speel je dan onder je eigen naam, met je tafels.
web-recover = Ja, dat ben ik

## Een tafel openen

web-new-table = { $game }: nieuwe tafel
web-seats = Plaatsen
web-clock = Bedenktijd
web-no-clock = geen tijdslimiet
web-per-answer = { $time } per zet
web-clock-help = Is de tijd om, dan speelt een bot voor je tot je terug bent.
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
web-stand-in = Invalbot
web-stand-in-help = Speelt voor wie weg is, ongeveer op diens niveau. Jouw keuze geldt zolang dat niveau nog niet bekend is.
web-level = Bots
web-level-deckhand = Scheepsjongen (beginner)
web-level-sailor = Matroos (makkelijk)
web-level-mate = Stuurman (goed)
web-level-captain = Kapitein (sterk)
web-level-random = Drijfhout (willekeurig)
web-level-rollout = Schipper (vergelijking)
web-visibility = Wie mag meedoen
web-make-public = Deze tafel in de openbare lijst tonen
web-allow-watchers = Toeschouwers toelaten
web-open-after = Na afloop alles tonen
web-allow-chat = Chat
web-open-table = Tafel openen

## Voor het spel

web-you = jij
web-free = vrij
web-expected = nog niet hier
web-sit = Plaats { $seat } innemen
web-stand-up = Plaats verlaten
web-add-bot = Bot op plaats { $seat } zetten
web-free-seat = { $name } verwijderen
web-close-table = Tafel sluiten
web-host-starts = Alleen wie de tafel heeft geopend kan bots toevoegen en de partij starten.
web-fill = Aanvullen met bots
web-start = Partij beginnen
web-sit-to-play = Ga zitten om mee te spelen, of blijf en kijk mee.
web-share = Vrienden uitnodigen
web-share-help = Iedereen met deze link kan meedoen. Een account is niet nodig.
web-link = Link
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = QR-code van deze link
web-settings = Instellingen van de tafel
web-public = in de openbare lijst
web-by-link = alleen met de link
web-watchers = Toeschouwers
web-watchers-yes = toegestaan
web-watchers-no = alleen spelers
web-box = Spelmateriaal
web-box-as-printed = zoals gedrukt
web-box-partly = deels gereconstrueerd
web-commitment-help = Dit bewijst dat de dobbelstenen eerlijk zijn. De server heeft een geheim getal gekozen en toont hier de controlecode. Als je gaat zitten, voegt je browser een eigen willekeurig getal toe. Na de partij wordt het geheim gepubliceerd en kan iedereen elke worp controleren.

## Tijdens het spel

web-your-turn = Jij bent aan de beurt
web-waiting-for = { $count ->
    [one] { $names } denkt na…
   *[other] We wachten op { $names }
}
web-board = Het bord van { $game }
web-board-in-words = Het bord in woorden
web-broken = Verbinding verbroken. Opnieuw verbinden…
web-away = een bot speelt
web-away-you = Er speelt nu een bot voor jou.
web-back = Ik ben er weer
web-choices = Je keuzes
web-why-not = Waarom niet?
web-undo = Zet terugnemen
web-undo-turn = Mijn hele beurt terugnemen
web-odds = Kansen tonen
web-type = Zet typen
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
web-still = Animaties uitschakelen
web-leave = Weggaan (een bot valt in)
web-skip-to-now = Naar de huidige stand
web-show-again = Nog eens tonen
web-showing-again = Wat er sinds je laatste beurt is gebeurd
web-see-what-happens = Dit gebeurt er nu
web-missed = { $count ->
    [one] Terwijl je weg was, is er één ding gebeurd
   *[other] Terwijl je weg was, zijn er { $count } dingen gebeurd
}
web-all-choices = Alle keuzes ({ $count })
web-no-choice = Die keuze is er niet.
web-close = Sluiten
web-to-board = Bord
web-speed = Tempo van de andere spelers
web-speed-calm = rustig
web-speed-normal = gewoon
web-speed-brisk = vlot
web-speed-instant = meteen
web-keys = Sneltoetsen met één toets
web-key-list = Toetsen
web-explain = Wat is dit? Leg uit wat ik aanraak
web-glossary = Wat is wat?
web-log-undo = { $who } neemt een zet terug.
web-log-away = Een bot valt in voor { $who }.
web-log-back = { $who } is er weer.
web-log-start = De partij begint.
web-by-bot = gespeeld door een bot
web-say = Schrijf iets
web-send = Versturen
web-mute = { $name } dempen
web-muted = gedempt
web-unmute = Dempen van { $name } opheffen
web-remove = { $name } van de tafel verwijderen
web-report = Bericht van { $name } melden
web-report-why = Wat is er mis met dit bericht?
web-report-insult = Belediging of bedreiging
web-report-spam = Spam
web-report-other = Iets anders
web-reported = Bedankt. De beheerder van deze server kan het nu zien.
web-no-chat-yet = Nog geen berichten.
web-search-rules = Zoeken in de regels
web-prints = Om af te drukken
web-prints-all = Alle pagina’s (pdf)

## De mensen aan tafel

web-is-here = aanwezig
web-is-away = elders
web-is-just-gone = offline
web-is-gone = al { $time } offline
web-is-thinking = denkt na
web-is-typing = typt…
web-typing = { $count ->
    [one] { $names } typt…
   *[other] { $names } typen…
}
web-watching = Toeschouwers
web-watching-count = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
web-named = { $name }: { $text }
web-waiting = Wachten
web-waits-away = { $name } kijkt even niet naar deze pagina.
web-waits-gone = { $name } is al { $time } offline.
web-waits-long = { $name } denkt al { $time } na.
web-remind = { $name } een seintje geven
web-has-been-reminded = { $name } heeft een seintje gekregen.
web-reminded = { $name } geeft je een seintje: jij bent aan de beurt.
web-let-bot = Een bot voor { $name } laten spelen
web-let-bot-soon = Over { $time } kan een bot voor { $name } spelen.
web-end = De partij samen beëindigen
web-end-agree = Akkoord
web-end-not = Nee, doorspelen
web-end-who = { $count ->
    [one] { $names } wil de partij beëindigen.
   *[other] { $names } willen de partij beëindigen.
}
web-end-help = Als iedereen die er is akkoord gaat, eindigt de partij zonder winnaar.
web-ended = De partij is in overleg beëindigd. Niemand wint.
web-log-agree = { $who } wil de partij beëindigen.
web-log-disagree = { $who } wil doorspelen.
web-log-end = De partij eindigt in overleg.
web-clock-then = dan speelt een bot
web-no-clock-help = Zonder tijdslimiet kun je een afwezige speler een seintje geven of een bot laten spelen.
web-suggested = { $text } (aanbevolen)
web-unread = { $count ->
    [0] niets nieuws
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
web-name-to-chat = Je naam, om mee te chatten
web-open-chat = Chat openen
web-reactions = Reacties
web-sign-bravo = Knap gedaan!
web-sign-thanks = Dank je!
web-sign-laugh = Haha!
web-sign-wow = Wauw!
web-sign-think = Even denken…
web-sign-hurry = Iets sneller, graag!
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
web-bot = bot: { $level }
web-name-of = Naam van de speler op plaats { $seat }
web-friends-help = De link voor je vrienden krijg je in de volgende stap.
web-seat = plaats { $seat }
web-sit-down = Ga zitten
web-full = Alle plaatsen zijn bezet. Je kunt blijven en meekijken.
web-add-beside = Hier speelt nog iemand mee
web-plays-here = op dit apparaat
web-sat-down = { $name } is gaan zitten.
web-agreed = speelt weer mee
web-rematch-help = De partij begint vanzelf als iedereen nog een keer wil spelen.
web-rematch-who = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}
web-join = Ga zitten
web-watch = Meekijken
web-sealed = Eerlijke dobbelstenen: na afloop kan iedereen ze controleren.
web-pass-to = Geef het apparaat aan { $name }
web-pass-help = De anderen mogen niet zien wat { $name } ziet.
web-pass-me = Ik ben { $name }: toon wat ik zie
web-pass-back = Terug naar { $name }
web-show-view = Tonen wat { $name } ziet

## Na het spel

web-score = Punten
web-score-line = Onderdeel
web-nobody-wins = Deze keer wint niemand.
web-best-alone = Je beste solopartijen
web-this-game = deze partij
web-lost = verloren
web-see-board = Bord bekijken
web-won-by = { $points }, { $lead } meer dan { $second }.
web-won-tie = { $points }, gelijk met { $second }: de regel voor gelijkspel beslist.
web-highlights = Hoogtepunten
web-share-game = Deze partij delen
web-rematch = Nog een keer spelen
web-go-rematch = Naar de nieuwe tafel
web-replay = Partij terugkijken
web-download = Partij downloaden
web-check-dice = Dobbelstenen controleren
web-dice-fair = { $draws ->
    [one] Gecontroleerd: de controlecode klopt en de enige trekking is correct.
   *[other] Gecontroleerd: de controlecode klopt en alle { $draws } trekkingen zijn correct.
}
web-dice-wrong = Controle mislukt: de dobbelstenen passen niet bij de controlecode.
web-dice-unsealed = Deze partij begon voordat de controle ook namen, opties en bots omvatte.
web-start-altered = Zo is de partij niet begonnen: ‘{ $field }’ is veranderd.
web-replay-of = { $game }: terugkijken
web-play = Afspelen
web-pause = Pauze
web-moment = Zet { $now } van { $last }
web-moves = Zetten
web-beginning = Het begin
web-has-chosen = { $who } heeft gekozen.
web-answer-back = Vorige zet
web-answer-on = Volgende zet
web-turn-back = Vorige beurt
web-turn-on = Volgende beurt
web-round-back = Vorige ronde
web-round-on = Volgende ronde
web-replay-speed = Tempo
web-replay-more = Meer
web-seen-by = Door de ogen van
web-seen-open = alles zichtbaar
web-seen-spectators = toeschouwers
web-copy-moment = Link naar dit moment kopiëren
web-to-ends = Naar het begin, naar het einde
web-space = Spatie
web-result = Uitslag

## Over Archipel

web-about-what = Archipel brengt vier bordspellen rond de zee naar je browser. Het is vrije software; iedereen mag het zelf hosten.
web-about-unofficial = Dit is een onofficieel fanproject met eigen tekeningen en teksten. Vind je een spel leuk, koop het dan alsjeblieft.
web-designer = Ontworpen door { $name }
web-artist = Geïllustreerd door { $name }
web-publisher = Uitgegeven door { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Alle waarden zijn die van het gedrukte spel.
web-box-reconstructed = Een deel van het spelmateriaal konden we niet zien; dat hebben we gereconstrueerd. Heb je het spel, dan kun je de echte waarden aanleveren.
web-about-private = Deze server neemt met niemand anders contact op. Hij bewaart je spelersnaam, je partijen en je berichten, verder niets.
web-about-free = Tekeningen, teksten en code van Archipel vallen onder de MIT-licentie.

## Op het gehoor en met het toetsenbord

web-command = Typ een zet of een vraag
web-completions = Suggesties
web-cmd-commands = opdrachten
    .help = opdrachten, of ?: alles wat je kunt vragen
web-cmd-last = laatste, opnieuw
    .help = laatste: wat er in de laatste beurt gebeurde
web-cmd-turn = beurt
    .help = beurt: wie er aan de beurt is en wat er te beslissen valt
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
web-cmd-no-clock = Er is geen tijdslimiet.
web-time-left = Nog { $time }
web-cmd-gone = offline
web-cmd-watching = Toeschouwers: { $names }.
web-cmd-no-log = Er is nog niets gebeurd.
web-cmd-unforeseen = de uitkomst is niet te voorspellen.
web-more-choices = En nog { $count }.
web-cmd-several = ‘{ $text }’ past bij { $count } zetten: { $choices }.
web-cmd-unclear = Dat begrijp ik niet helemaal. Typ het zo: { $help }.
web-cmd-unknown = ‘{ $text }’ is geen zet die nu kan en ook geen vraag. Typ ‘keuzes’ voor je zetten, ‘?’ voor alle vragen.
web-cmd-not-now = ‘{ $text }’ is geen vraag, en je bent nu niet aan de beurt. Typ ‘?’ voor alle vragen.
web-walk = { $board }. Te verkennen met de pijltjestoetsen
web-walk-may = Hier mogelijk: { $choices }.
web-walk-several = Hier zijn meer zetten mogelijk: { $choices }. Typ er een.
web-walk-none = Hier is geen zet mogelijk.
web-heard-free = Plaats { $seat } is vrij.
web-heard-came = { $name } is er.
web-heard-left = { $name } heeft de tafel verlaten.
web-help-title = Toetsen en vragen om te typen
web-help-commands = Vragen die je kunt typen
web-help-walking = Het bord verkennen
web-help-walk = Op het bord opent Tab het raster met plekken. Met de pijltjes ga je van plek naar plek, met Home en End naar de uiteinden van een rij, met Page Up en Page Down naar die van een kolom, met Ctrl en Home of End naar de eerste of laatste plek. Ctrl met een pijltje springt naar de volgende plek waar een zet mogelijk is, Backspace naar wat van jou is. Enter speelt de zet van de plek.
web-help-keys = Toetsen zolang het bord de focus heeft
web-manner = Meldingen van de schermlezer
web-manner-brief = kort
web-manner-full = volledig
