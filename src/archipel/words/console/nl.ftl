# De server in de terminal: zijn adres, en wat er gebeurt.

serve-here = Open { $address } in een browser op deze computer.
serve-network = Anderen in je netwerk openen { $address }
serve-scan = Telefoons in hetzelfde netwerk kunnen deze code scannen.
serve-no-network = Deze computer zit nu niet in een netwerk; alleen hij kan de pagina openen.
serve-stop = Druk op Ctrl-C om te stoppen.

## Het logboek

log-warning = Let op:
log-error = Fout:
log-table-opened = Iemand heeft een tafel van { $game } geopend voor { $seats ->
    [one] één speler
   *[other] { $seats } spelers
}.
log-game-finished = Een partij { $game } is afgelopen.
log-deleted-old-tables = { $count ->
    [one] Eén oude tafel is
   *[other] { $count } oude tafels zijn
} verwijderd.
log-compiling = { $game } is klaar over { $seconds_left } s.
log-game-ready = { $game } is klaar.
log-compiling-failed = { $game } kon niet worden voorbereid.
log-compiling-has-to-wait = De spellen kunnen nu niet worden voorbereid; de server probeert het opnieuw.
log-server-stopped = De server is gestopt. Alle partijen zijn opgeslagen.
log-unknown-setting = { $setting } is geen instelling. Alle instellingen: archipel serve --help
log-database-unavailable = De database antwoordt niet; de server probeert het opnieuw.
log-could-not-act-at-a-table = Een bot of een klok kon aan tafel { $table } niets doen; de server probeert het opnieuw.
log-could-not-refresh-a-table = Tafel { $table } kon niet opnieuw worden geladen; de server probeert het opnieuw.
log-could-not-follow-another-worker = Wat een ander serverproces schreef, kon niet worden gelezen; de server probeert het opnieuw.
log-sweep-failed = Het regelmatige opruimen is mislukt; de server probeert het opnieuw.
log-request-failed = Een verzoek aan { $path } is mislukt; er is niets veranderd. Meld dit alsjeblieft:
log-message-failed = Een bericht aan tafel { $table } is mislukt; er is niets veranderd. Meld dit alsjeblieft:
log-bot-could-not-think = Een bot kon niet nadenken; hij wordt nog één keer gevraagd.
log-bot-plays-at-random = Een bot doet een willekeurige zet omdat hij niet kon nadenken.
log-a-part-of-the-server-did-not-stop-in-time = Een deel van de server stopte niet op tijd: { $part }.
log-worker-could-not-start = Een proces van de server kon niet starten; de server stopt.
log-a-worker-did-not-stop-in-time-and-was-killed = Een proces van de server stopte niet op tijd en is beëindigd.
log-a-process-in-which-bots-think-died = Een proces waarin bots nadenken is uitgevallen en wordt vervangen.
log-a-worker-died-and-is-replaced = Een proces van de server is uitgevallen en wordt vervangen.
log-chat-reported = Iemand heeft een bericht aan tafel { $table } gemeld.
log-commit-failed = Zetten konden niet worden opgeslagen; de spelers moeten het opnieuw proberen.
log-connection-closed-by-the-server = Een verbinding is gesloten omdat het programma erachter het niet bijhoudt.
log-connection-refused = Een verbinding is geweigerd ({ $reason }).
log-deleted-unused-guests = Gasten die nooit terugkwamen, verwijderd: { $count }.
log-metrics-are-not-available = De meetwaarden kunnen niet worden getoond.
log-read-failed = Iets kon niet uit de database worden gelezen.
log-slow-commit = Opslaan duurde { $seconds } s.
log-cache-folder-not-writable = In de map { $folder } kan niet worden geschreven; de spellen worden bij elke start opnieuw voorbereid.
log-the-database-was-not-checked-completely = De database is niet volledig gecontroleerd.
log-the-process-that-writes-to-sqlite-died = Het proces dat de partijen opslaat is uitgevallen en wordt vervangen.
log-the-server-did-not-stop-in-time-and-was-ended = De server stopte niet op tijd en is beëindigd.
log-clock-contradicts-the-database = De klok van deze computer spreekt de database tegen; niets ouds wordt verwijderd. Zet hem gelijk, of start één keer met ARCHIPEL_TRUST_CLOCK=true.
log-clock-has-jumped = De klok van deze computer is versprongen. De partijen gaan door; tot een herstart wordt niets ouds verwijderd.
log-request-refused = Een verzoek is geweigerd ({ $reason }).
log-the-operator-banned-somebody = De beheerder heeft { $subject } geblokkeerd.
log-the-operator-lifted-a-ban = De beheerder heeft de blokkade van { $subject } opgeheven.
log-the-operator-removed-a-player = De beheerder heeft { $subject } van tafel { $table } verwijderd.
log-the-operator-deleted-a-table = De beheerder heeft tafel { $table } verwijderd.
log-the-operator-erased-a-person = De beheerder heeft de naam van { $subject } gewist.
log-the-operator-announced-something = De beheerder heeft de mededeling op alle pagina’s gewijzigd.
log-the-server-is-being-drained = De server loopt leeg: tot de herstart beginnen er geen nieuwe partijen.
log-the-server-is-no-longer-being-drained = Er kunnen weer nieuwe partijen beginnen.
log-an-order-of-the-operator-could-not-be-followed = Een opdracht van de beheerder kon niet worden uitgevoerd. Meld dit:
