# Die Seiten mit den Regeln: am Bildschirm, im Terminal und als PDF

rules-goal = Ziel des Spiels
rules-short = Kurz gefasst
rules-contents = Inhalt
rules-glossary = Glossar
rules-why = Warum?
rules-example = Beispiel { $number }
rules-reconstructed = Wir kennen nicht alles, was auf dem Spielmaterial steht. Das Kapitel „Was rekonstruiert ist“ sagt, was wir erschließen oder erfinden mussten.
rules-none-found = Zu „{ $text }“ steht nichts in diesen Regeln.
rules-found =
    { $count ->
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
rules-learn = Spielend lernen
rules-pdf = Regeln als PDF
rules-on = Nächster Schritt
rules-back = Vorheriger Schritt
rules-again = Zurück zum Anfang
rules-step = Schritt { $now } von { $last }
rules-start = Hier beginnt das Beispiel.
