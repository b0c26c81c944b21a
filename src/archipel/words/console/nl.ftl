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
