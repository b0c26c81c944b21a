# `archipel doctor`: de toestand van deze machine en wat te doen.

doctor-right = goed
doctor-warning = let op
doctor-wrong = probleem
doctor-well = Alles wat nodig is, werkt.
doctor-ill = { $count ->
    [one] Eén probleem moet
   *[other] { $count } problemen moeten
} worden opgelost.
doctor-check-failed = De controle ‘{ $check }’ is mislukt: { $why }
doctor-check-failed-fix = Meld dit alsjeblieft.
doctor-python = Python { $version } is nieuw genoeg.
doctor-python-32-bit = Python { $version } is een 32-bitsversie; daarvoor kunnen de regels niet worden gecompileerd.
doctor-python-32-bit-fix = Installeer een 64-bits Python.
doctor-compiler = De compiler werkt (Numba { $version }).
doctor-compiler-off = De compiler staat uit; bots spelen langzaam.
doctor-compiler-off-fix = Haal NUMBA_DISABLE_JIT uit de omgeving.
doctor-compiler-broken = De compiler werkt niet: { $why }
doctor-compiler-broken-fix = Installeer hem opnieuw: pip install --force-reinstall numba
doctor-cache = Gecompileerde regels staan in { $folder } ({ $size } MB). Klaar om te spelen: { $games }.
doctor-cache-empty = Er is nog geen spel gecompileerd. De eerste start van elk spel duurt even.
doctor-cache-unwritable = Gecompileerde regels kunnen niet in { $folder } worden bewaard en worden telkens opnieuw gecompileerd.
doctor-cache-unwritable-fix = Noem een andere map in ARCHIPEL_CACHE_DIR.
doctor-saves = Partijen worden opgeslagen in { $folder }.
doctor-saves-unwritable = Partijen kunnen niet worden opgeslagen in { $folder }.
doctor-saves-unwritable-fix = Maak de map beschrijfbaar, of noem een andere in XDG_DATA_HOME.
doctor-space = Er is genoeg vrije ruimte ({ $megabytes } MB in { $folder }).
doctor-space-little = Er is nog maar { $megabytes } MB vrij in { $folder }.
doctor-space-little-fix = Maak binnenkort ruimte vrij.
doctor-space-none = Er is bijna geen ruimte meer: { $megabytes } MB in { $folder }.
doctor-space-none-fix = Maak ruimte vrij op deze schijf.
doctor-clock = De klok staat op { $time }.
doctor-clock-wrong = De klok staat op { $time }, en dat kan niet kloppen.
doctor-clock-wrong-fix = Stel de datum en tijd van deze machine in.
doctor-terminal = De terminal toont alle tekens ({ $encoding }).
doctor-terminal-poor = De terminal toont alleen de tekens van { $encoding }; andere worden door gelijkende vervangen.
doctor-terminal-poor-fix = Zet LANG=C.UTF-8 om ze allemaal te zien.
doctor-extra = { $what ->
    [print] Afdrukken naar PDF
   *[server] De server
} is geïnstalleerd.
doctor-extra-missing = { $why }
doctor-settings = De instellingen van de server zijn geldig.
doctor-settings-wrong = Een instelling van de server is fout: { $why }
doctor-settings-wrong-fix = Alle instellingen: archipel serve --help
doctor-settings-unknown = Dit zijn geen instellingen van de server: { $names }.
doctor-settings-unknown-fix = Alle instellingen: archipel serve --help
doctor-port = Poort { $port } is vrij.
doctor-port-ours = Archipel draait op { $address }
doctor-port-wrong = De server kan niet starten: { $why }.
doctor-database = De database werkt: { $database }
doctor-database-old = De database werkt; haar schema wordt bij de volgende start bijgewerkt: { $database }
doctor-database-new = De database wordt bij de eerste start gemaakt: { $file }
doctor-database-wrong = De server kan niet starten: { $why }.
doctor-page = De pagina voor browsers is er.
doctor-page-missing = De pagina voor browsers ontbreekt.
doctor-page-missing-fix = Bouw die in een kloon van de repository met: make page
doctor-browser = De pagina opent in je browser met: archipel serve --open
doctor-browser-none = Hier is geen browser met vensters.
doctor-browser-none-fix = Open de pagina op een ander apparaat met: archipel serve --lan
doctor-files = Er mogen tot { $limit } bestanden en verbindingen tegelijk open zijn.
doctor-files-unlimited = Er mogen onbeperkt bestanden en verbindingen tegelijk open zijn.
doctor-files-few = Er mogen maar { $limit } bestanden en verbindingen tegelijk open zijn; dat is genoeg voor een kleine groep.
doctor-files-few-fix = Voor meer typ je voordat je de server start: ulimit -n 4096
