# `archipel admin`: hulp, vragen, lijsten en cijfers.

## The command and its help

admin-about = Een server beheren, op zijn machine of overal waar zijn database bereikbaar is. Zonder actie worden de cijfers getoond.
admin-actions = acties
admin-help-figures = tonen wat er nu mis is, en de cijfers
admin-help-tables = de tafels opsommen
admin-help-table = één tafel tonen, met wat daar is gemeld
admin-help-people = de mensen opsommen, of een naam zoeken
admin-help-person = één persoon tonen, met de tafels en de meldingen over die persoon
admin-help-reports = de gemelde berichten opsommen
admin-help-remove = iemand voorgoed van een tafel verwijderen
admin-help-delete = een tafel met zetten en berichten verwijderen
admin-help-ban = een persoon of netwerk tot een datum blokkeren
admin-help-unban = een blokkade opheffen
admin-help-bans = de blokkades opsommen
admin-help-erase = een persoon wissen: de partijen blijven, de naam verdwijnt
admin-help-announce = een zin op alle pagina’s tonen
admin-help-drain = voor een herstart geen nieuwe partijen laten beginnen
admin-help-history = opsommen wat beheerders hebben gedaan
admin-about-figures = Toont wat er nu mis is, daarna tafels per spel en fase, mensen, verbindingen, bots, zetten en opslag.
admin-about-tables = Somt de tafels op, de laatst gewijzigde eerst. Een pijl geeft aan wie aan de beurt is.
admin-about-table = Toont de instellingen, plaatsen, verwijderde mensen en gemelde berichten van een tafel.
admin-about-people = Somt de mensen op, de nieuwste eerst, of degenen van wie de naam of id een tekst bevat.
admin-about-person = Toont alle namen van een persoon, de tafels, de meldingen en wat er is gedaan.
admin-about-reports = Somt de gemelde berichten op, de laatste eerst.
admin-about-remove = Verwijdert iemand voorgoed van een tafel: die kan daar niet meer zitten, kijken of schrijven. Voor het spel is de plaats vrij; tijdens het spel speelt een bot verder.
admin-about-delete = Verwijdert een tafel met alle zetten en berichten. Meldingen blijven.
admin-about-ban = Blokkeert een persoon of netwerk tot een datum. De verbindingen sluiten binnen een paar seconden. Wie zijn cookie wist, is een nieuwe gast: blokkeer dan het netwerk.
admin-about-unban = Heft de blokkade van een persoon of netwerk op.
admin-about-bans = Somt de geldende blokkades op.
admin-about-erase = Wist een persoon: de naam verdwijnt van plaatsen, berichten, verslagen, meldingen en links. De partijen blijven; hun verslagen kunnen de dobbelstenen niet meer bewijzen. Dit kan niet ongedaan worden gemaakt. Eerdere back-ups bevatten de naam nog.
admin-about-announce = Toont een zin op alle pagina’s; schermlezers lezen hem voor. Een nieuwe vervangt de vorige.
admin-about-drain = Laat geen nieuwe partijen en tafels beginnen; lopende partijen gaan door, en de pagina’s zeggen het. Wacht tot niemand meer speelt. De herstart maakt er een eind aan.
admin-about-history = Somt op wat beheerders met dit commando hebben gedaan, en wanneer.
admin-argument-table = de id van een tafel, het begin ervan, of een link
admin-argument-person = de id van een persoon, het begin ervan, of een naam
admin-argument-name = een deel van een naam of id
admin-argument-whom = een persoon, een adres, of een netwerk zoals 203.0.113.0/24
admin-argument-for = hoe lang, zoals ‘3 dagen’ of ‘45 min’
admin-argument-until = tot wanneer, zoals ‘2026-12-01’ of ‘2026-12-01 14:00’, lokale tijd
admin-argument-reason = waarom; dit wordt bij de actie bewaard
admin-argument-yes = niet vragen
admin-argument-limit = hoogstens zoveel regels (standaard: 50)
admin-argument-game = alleen tafels van dit spel
admin-argument-phase = alleen tafels in deze fase
admin-argument-quiet = alleen onvoltooide tafels waar zo lang niets is gebeurd, zoals ‘3 dagen’
admin-argument-chat = ook de laatste berichten tonen
admin-argument-with-chat = ook verwijderen wat de persoon heeft geschreven
admin-argument-text = de zin, hoogstens 500 tekens
admin-argument-end = geen mededeling meer tonen
admin-argument-undo = weer nieuwe partijen laten beginnen
admin-argument-no-wait = niet wachten tot niemand meer speelt

## Questions before, and sentences after

admin-go-on = Doorgaan? [j/N]
admin-nothing-done = Er is niets veranderd.
admin-will-remove = { $name } ({ $person }) wordt voorgoed van tafel { $table } verwijderd. { $phase ->
    [open] De plaats komt vrij.
    [playing] Een bot speelt de plaats uit.
   *[finished] De partij is voorbij; deze persoon kan haar niet meer zien.
}
admin-removed = { $name } is van tafel { $table } verwijderd.
admin-removed-last = { $name } zat alleen aan tafel { $table }, daarom is de tafel verwijderd.
admin-will-delete = Tafel { $table } van { $game } ({ $names }) wordt met alle zetten en berichten verwijderd. Iedereen daar wordt losgekoppeld. Dit kan niet ongedaan worden gemaakt.
admin-deleted = Tafel { $table } is verwijderd.
admin-will-erase = { $name } ({ $person }) wordt aan { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
} gewist. Lopende partijen, waarin een bot verder speelt: { $playing }. De naam verdwijnt van plaatsen, berichten, verslagen en meldingen; de link en alle apparaten worden afgemeld. Dit kan niet ongedaan worden gemaakt.
admin-will-erase-all = { $name } ({ $person }) wordt aan { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
} gewist. Lopende partijen, waarin een bot verder speelt: { $playing }. De naam verdwijnt van plaatsen, berichten, verslagen en meldingen, en alles wat de persoon schreef wordt verwijderd; de link en alle apparaten worden afgemeld. Dit kan niet ongedaan worden gemaakt.
admin-erased = { $person } is gewist. Tafels: { $tables }; berichten: { $lines }; meldingen: { $reports }. Eerdere back-ups bevatten de naam nog.
admin-will-ban = { $name } ({ $subject }) kan tot { $until } niets doen op deze server. De verbindingen sluiten binnen twee seconden; de plaatsen blijven van die persoon.
admin-will-ban-network = Niemand in het netwerk { $subject } kan deze server tot { $until } bereiken. De verbindingen sluiten binnen twee seconden.
admin-banned = { $name } is tot { $until } geblokkeerd. Opheffen: archipel admin unban { $subject }
admin-unbanned = { $subject } is niet meer geblokkeerd.
admin-announced = Alle pagina’s tonen dit tot { $until }. Eerder beëindigen: archipel admin announce --end
admin-announcement-ended = Geen enkele pagina toont nog een mededeling.
admin-will-drain = Er kunnen geen nieuwe tafels en partijen beginnen, en alle pagina’s zeggen dat, tot de server wordt herstart of tot archipel admin drain --undo. Lopende partijen gaan door.
admin-draining = Er beginnen geen nieuwe partijen. Herstarten kan op elk moment: elke zet is opgeslagen en de partijen gaan daarna door. Ctrl-C beëindigt alleen deze weergave.
admin-active = Partijen met een zet in de laatste tien minuten: { $count }
admin-drained = Niemand speelt. Herstart nu; daarna kunnen nieuwe partijen beginnen.
admin-still-active = Partijen met een zet in de laatste tien minuten: { $count }.
admin-undrained = Er kunnen weer nieuwe partijen beginnen.

## Lists

admin-column-id = id
admin-column-game = spel
admin-column-phase = fase
admin-column-since = sinds
admin-column-last-move = laatste wijziging
admin-column-players = spelers
admin-column-seat = plaats
admin-column-name = naam
admin-column-plays = opmerking
admin-column-when = wanneer
admin-column-text = tekst
admin-column-unfinished = onvoltooide partijen
admin-column-reported = meldingen
admin-column-banned = geblokkeerd tot
admin-column-table = tafel
admin-column-writer = geschreven door
admin-column-reason = reden
admin-column-until = tot
admin-column-operator = beheerder
admin-column-what = wat
admin-column-whom = wie
admin-column-open = open
admin-column-playing = bezig
admin-column-active = actief
admin-column-finished = klaar
admin-phase-open = open
admin-phase-playing = bezig
admin-phase-finished = klaar
admin-span-seconds = { $n } s
admin-span-minutes = { $n } min
admin-span-hours = { $n } u
admin-span-days = { $n } d
admin-nothing = Er is niets te tonen.
admin-bot = bot
admin-away = afwezig
admin-to-move = aan zet
admin-host = gastheer
admin-public = openbaar
admin-private = op uitnodiging
admin-table = { $phase }, { $public }; geopend { $created }; laatste wijziging { $changed } geleden; regels in het logboek: { $moves }
admin-table-removed = Voorgoed verwijderd: { $those }
admin-title-reports = Gemelde berichten
admin-title-chat = Berichten
admin-title-tables = Tafels
admin-title-history = Wat er is gedaan
admin-person = gast sinds { $since }; taal { $lang }
admin-person-banned = Geblokkeerd tot { $until }.
admin-did-ban = geblokkeerd
admin-did-unban = gedeblokkeerd
admin-did-remove = verwijderd
admin-did-delete = tafel verwijderd
admin-did-erase = gewist
admin-did-announce = meegedeeld
admin-did-drain = begonnen met leeglopen
admin-did-undrain = gestopt met leeglopen

## Figures, and what is wrong

admin-server = Archipel { $version }, actief sinds { $since } ({ $age }); processen: { $workers }; geheugen: { $memory } MB
admin-well = Er is niets mis.
admin-is-draining = De server loopt leeg: er beginnen geen nieuwe partijen.
admin-is-announced = Alle pagina’s tonen tot { $until }: { $text }
admin-people = Mensen: { $all }, vandaag nieuw { $new }, verbonden { $connected } (verbindingen: { $sockets })
admin-moves = Zetten in de laatste minuut: { $moves }; bots denken: { $thinking }, wachten: { $waiting }
admin-storage = Opslag: { $size } MB in { $database }, { $free } GB vrij
admin-storage-server = Opslag: { $size } MB in { $database }
admin-order = Blokkades: { $bans }; meldingen in de laatste dag: { $reports }
admin-failures = Geteld sinds de start: { $counts }
admin-no-server = Op deze database antwoordt geen server. Als er een zou moeten draaien: bekijk het logboek; archipel doctor controleert deze machine.
admin-few-workers = Slechts { $there } van { $wanted } processen antwoorden. Een proces dat hangt wordt vervangen; zo niet, herstart de server.
admin-clock = De klok van de server is niet te vertrouwen, daarom wordt er niets ouds verwijderd. Zie ‘Time’ in docs/host.md.
admin-game-failed = { $game } kon niet worden voorbereid. Het logboek noemt de oorzaak; een herstart probeert het opnieuw.
admin-game-compiling = { $game } wordt nog voorbereid.
admin-late = Tafels waar een bot of klok meer dan 15 seconden te laat is: { $count }. De server is overbelast of hangt.
admin-bots-waiting = Bots die wachten tot ze mogen denken: { $count }. Als het aanhoudt, kijk wie de tafels opende: archipel admin tables --phase playing
admin-little-space = Op de schijf van de database is nog maar { $free } MB vrij. Maak nu ruimte: zonder ruimte wordt geen zet opgeslagen.
admin-warned = { $sentence } ({ $count }×, { $age } geleden)
