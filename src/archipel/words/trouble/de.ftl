# Wenn etwas nicht klappt, auf Deutsch. Die Seite bringt diese Wörter selbst mit und braucht dafür keinen Server.

trouble-title = Das hat nicht geklappt
trouble-away = Der Server ist nicht zu erreichen. Vielleicht startet er gerade neu, oder dein Gerät ist offline.
trouble-retrying = Diese Seite versucht es von selbst noch einmal.
trouble-unreadable = Der Server hat etwas geschickt, das diese Seite nicht lesen kann.
trouble-crash = Auf dieser Seite ist etwas schiefgegangen. Deine Partien sind auf dem Server sicher.
trouble-part = Ein Teil dieser Seite konnte nicht geladen werden.
trouble-nothing = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt oder unvollständig.
trouble-gone = Diesen Tisch gibt es nicht mehr, oder der Link ist unvollständig.
trouble-closed = Das können nur die sehen, die an diesem Tisch spielen.
trouble-again = Noch einmal versuchen
trouble-reload = Seite neu laden
trouble-home = Startseite
trouble-close = Schließen
trouble-upgrade = Gleich wird eine neue Version dieser Seite geladen.
trouble-upgrade-now = Jetzt laden
