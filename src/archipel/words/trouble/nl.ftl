# Als er iets niet lukt, in het Nederlands. De pagina heeft deze woorden bij zich en heeft er geen server voor nodig.

trouble-title = Dat is niet gelukt
trouble-away = De server is niet bereikbaar. Misschien start hij net opnieuw, of is je apparaat offline.
trouble-retrying = Deze pagina probeert het vanzelf opnieuw.
trouble-unreadable = De server heeft iets gestuurd dat deze pagina niet kan lezen.
trouble-crash = Er is iets misgegaan op deze pagina. Je partijen staan veilig op de server.
trouble-part = Een deel van deze pagina kon niet worden geladen.
trouble-nothing = Op dit adres is niets. Misschien is de link oud of onvolledig.
trouble-gone = Deze tafel bestaat niet meer, of de link is onvolledig.
trouble-closed = Alleen wie aan deze tafel speelt, kan dit zien.
trouble-again = Opnieuw proberen
trouble-reload = Pagina opnieuw laden
trouble-home = Startpagina
trouble-close = Sluiten
trouble-upgrade = Binnenkort wordt een nieuwe versie van deze pagina geladen.
trouble-upgrade-now = Nu laden
