# Wenn etwas nicht klappt, auf Deutsch. Die Seite bringt diese Wörter selbst mit und braucht dafür keinen Server.

trouble-title = Das hat nicht geklappt
trouble-away = Der Server ist nicht zu erreichen. Vielleicht startet er gerade neu, oder dein Gerät ist offline.
trouble-retrying = Diese Seite versucht es von selbst wieder.
trouble-unreadable = Der Server hat etwas geschickt, das diese Seite nicht lesen kann.
trouble-crash = Auf dieser Seite ist etwas schiefgegangen. Deine Spiele sind sicher: Der Server bewahrt sie auf.
trouble-part = Ein Teil dieser Seite konnte nicht geladen werden.
trouble-nothing = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt oder unvollständig.
trouble-gone = Diesen Tisch gibt es nicht mehr, oder der Link ist unvollständig.
trouble-closed = Das können nur die sehen, die hier spielen.
trouble-again = Nochmals versuchen
trouble-reload = Seite neu laden
trouble-home = Startseite
trouble-close = Schließen
trouble-upgrade = Eine neue Version dieser Seite wird bald geladen.
trouble-upgrade-now = Jetzt laden
