# Fehler, wie Terminal, Server und Programme sie zeigen, hinter „archipel:“.

## Spiele, Plätze und Optionen

error-unknown-game = das Spiel „{ $name }“ gibt es nicht; zur Wahl stehen: { $known }
error-unknown-language = die Sprache „{ $name }“ gibt es hier nicht; zur Wahl stehen: { $known }
error-unknown-answer = „{ $text }“ ist kein Zug dieses Spiels; Züge sehen so aus: { $shapes }
error-unknown-bot = den Bot „{ $name }“ gibt es nicht; zur Wahl stehen: { $known }
error-wrong-seats = { $title } ist für { $least } bis { $most } Personen, nicht für { $seats }
error-unknown-option = { $title } hat keine Option „{ $name }“; es gibt: { $known }
error-no-options = { $title } hat keine Option „{ $name }“ und auch keine andere
error-wrong-value = die Option { $name } muss eines von { $known } sein, nicht „{ $value }“
error-printed-box = das gedruckte Material von { $title } ist bekannt und lässt sich nicht ersetzen
error-seed = ein Startwert ist eine ganze Zahl von 0 bis 2**63 - 1, nicht { $seed }
error-names-count = { $names } Namen für { $seats } Plätze
error-bad-name = „{ $name }“ kann kein Name sein: Er braucht 1 bis { $most } druckbare Zeichen
error-no-seat = Platz { $number } gibt es nicht; in dieser Partie spielen { $seats }
error-not-a-seat = { $number } ist hier kein Platz; in dieser Partie spielen { $seats }
error-seat-number = ein Platz ist eine ganze Zahl, nicht { $value }
error-batch-seat = Stellung { $position }: einen Platz mit der Nummer { $number } gibt es nicht
error-missing-extra = { $what ->
    [arena] Die Arena
    [ray] Die Arena auf einem Cluster
    [print] Das Drucken als PDF
   *[server] Der Server
} braucht weitere Pakete: { $command }

## Die Befehlszeile

error-see-help = { $why } (siehe { $command } --help)
error-arguments-missing = es fehlt: { $names }
error-arguments-unknown = nicht verstanden: { $names }
error-argument-choice = { $name }: „{ $value }“ geht nicht; zur Wahl stehen: { $choices }
error-argument-empty = { $name }: der Wert fehlt
error-argument-unneeded = { $name } nimmt keinen Wert an, angegeben ist aber „{ $value }“
error-argument-number = { $name }: „{ $value }“ ist keine ganze Zahl unter einer Milliarde
error-argument-least = { $name }: mindestens 1
error-argument-seconds = { $name }: „{ $value }“ ist keine Zahl von Sekunden von 0 bis 3600
error-argument-two-numbers = { $name }: „{ $value }“ sind nicht zwei Zahlen, die kleinere zuerst, wie 0.5,0.55
error-argument-excluded = { $name } und { $other } schließen einander aus
error-argument-other = { $text }
error-option-form = „{ $text }“ ist keine Option: Schreib NAME=WERT
error-bot-budget = „{ $text }“ ist kein Bot mit Bedenkzeit; schreiben Sie BOT@0.1 für Sekunden je Zug oder BOT@5000n für Knoten je Zug
error-one-bot = ein Wettkampf braucht mindestens zwei verschiedene Bots, außer wenn jemand allein spielt
error-unknown-rule = eine Regel „{ $number }“ gibt es nicht
error-nothing-found = zu „{ $text }“ steht nichts in diesen Regeln
error-no-lessons = für { $title } gibt es noch keine Lektionen
error-unknown-chapter = es gibt kein Kapitel „{ $chapter }“; die Kapitel sind: { $chapters }
error-too-many-names = zu viele Namen: { $names } für { $seats } deiner Plätze
error-other-game = { $file } ist eine Partie { $other }, nicht { $title }
error-game-over = die Partie in { $file } ist zu Ende; ansehen mit: archipel replay { $file }
error-resume-keeps = { $settings } geht nicht zusammen mit --resume: Die gespeicherte Partie hat ihre eigenen Einstellungen. Lass das weg oder beginne ohne --resume eine neue Partie.
error-nothing-to-resume = es gibt keine unfertige Partie { $title }, die man fortsetzen könnte
error-nothing-to-print = für { $title } gibt es nichts zu drucken; für diese Spiele schon: { $known }
error-few-moves = die Aufzeichnung hat nur { $moves } Züge, nicht { $wanted }
error-whose-move = „{ $text }“ sagt nicht, wer zieht, und { $seats } Plätze sind am Zug: Schreib zuerst die Nummer des Platzes
error-seats-from-one = Platz 0 gibt es nicht: Plätze zählen von 1 bis { $seats }

## Dateien und Netz

error-file-missing = { $file }: diese Datei gibt es nicht
error-file-denied = { $file }: das Recht zum Lesen oder Schreiben fehlt
error-file-folder = { $file }: das ist ein Ordner; gib den Namen einer Datei an
error-file-no-folder = { $file }: ein Ordner auf dem Weg dorthin ist eine Datei
error-file-full = { $file }: es ist kein Platz mehr frei
error-file-read-only = { $file }: lässt sich nicht ändern, der Ordner ist schreibgeschützt
error-file-other = { $file }: { $why }
error-file-text = keine Textdatei: { $why }
error-file-box = { $file }, { $why }
error-save-taken = { $file } gibt es schon, und es ist kein Spielstand dieser Partie. Wähle einen anderen Namen, zum Beispiel { $name }.
error-save-no-folder = Den Ordner { $folder } gibt es nicht. Leg ihn zuerst an oder wähle einen anderen.
error-save-is-folder = { $file } ist ein Ordner. Ergänze einen Dateinamen, zum Beispiel { $file }/game.archipel.
error-save-failed = { $file } lässt sich nicht schreiben. Wähle eine andere Datei, zum Beispiel in deinem Benutzerordner.
error-no-home = { $file }: diesen persönlichen Ordner gibt es nicht
error-listen = auf { $address } lässt sich nicht lauschen: { $why }
error-listen-taken = Port { $port } ist schon belegt; beende das Programm, das ihn benutzt, oder wähle einen anderen, zum Beispiel --port { $other }
error-listen-address = dieser Rechner hat keine Netzwerkadresse { $host }; lass --host weg, oder nimm --lan für dein lokales Netz
error-listen-denied = das Recht, Port { $port } zu benutzen, fehlt; wähle einen ab 1024, zum Beispiel --port { $other }
error-no-space = auf der Festplatte ist kein Platz mehr frei; schaff Platz und versuch es noch einmal
error-cache-folder = kompilierte Regeln lassen sich nicht in { $folder } aufheben und werden jedes Mal neu kompiliert; nenne einen anderen Ordner in ARCHIPEL_CACHE_DIR
error-old-python = Archipel braucht Python { $needed } oder neuer, und dies ist Python { $found }; installiere ein neueres und starte Archipel damit (make play PYTHON=python{ $needed })
error-database-url = ARCHIPEL_DATABASE_URL ist keine gültige Adresse einer Datenbank
error-database-file = SQLite braucht eine Datei: sqlite:///pfad/zu/archipel.db
error-database-folder = in den Ordner { $folder } der Datenbank lässt sich nicht schreiben; wähle eine andere Datei mit --database-url sqlite:///pfad/zu/archipel.db
error-database-full = für die Datenbank { $database } ist kein Platz mehr frei; schaff Platz auf der Festplatte und starte noch einmal
error-database-away = die Datenbank { $database } ist nicht erreichbar; starte sie, oder prüfe ARCHIPEL_DATABASE_URL ({ $why })
error-database-down = die Datenbank { $database } lässt sich nicht benutzen: { $why }
error-database-missing = die Datenbank { $database } gibt es nicht
error-database-used = die Datenbank { $database } ist nicht leer; --replace überschreibt sie
error-database-schema = die Datenbank { $database } hat { $schema ->
    [none] kein Schema
   *[other] Schema { $schema }
}, nicht Schema { $newest }; `archipel serve` bringt sie auf den neuen Stand
error-database-foreign = diese Datenbank gehört einem anderen Programm: Sie hat die Tabellen { $tables }
error-database-newer = diese Datenbank stammt von einem neueren Archipel (Schema { $schema }; diese Version kennt bis { $newest }): Installiere jene Version, oder stelle eine Sicherung in einer leeren Datenbank wieder her
error-database-in-use = ein anderer Server benutzt die Datenbank { $file } bereits (Prozess { $process }); beende ihn zuerst oder wähle mit --database-url eine andere Datei
error-database-damaged = die Datenbank { $file } ist nicht benutzbar: { $why }; verschiebe diese Datei und die daneben, deren Namen gleich beginnen, und lade die letzte Sicherung mit „archipel restore“

## Der Betreiber

error-admin-unknown-table = es gibt keinen Tisch „{ $text }“; war { $near } gemeint?
error-admin-no-table = es gibt keinen Tisch „{ $text }“; alle zeigt: archipel admin tables
error-admin-unknown-person = es gibt keine Person „{ $text }“; war { $near } gemeint?
error-admin-no-person = es gibt keine Person „{ $text }“; alle zeigt: archipel admin people
error-admin-many-people = mehrere Personen heißen „{ $text }“; bitte nach Kennung wählen: { $those }
error-admin-not-there = { $person } ist nicht an Tisch { $table }; dort sind: { $those }
error-admin-removed-before = { $person } wurde schon von Tisch { $table } entfernt
error-admin-not-banned = „{ $text }“ ist nicht gesperrt; alle Sperren zeigt: archipel admin bans
error-admin-own-network = das Netz { $network } enthält { $address }, also diesen Rechner oder den Proxy; niemand könnte den Server mehr erreichen
error-admin-moment = „{ $text }“ ist keine Zeitangabe; möglich sind „3 Tage“, „45 min“, „2026-12-01“ oder „2026-12-01 14:00“
error-admin-past = „{ $text }“ liegt nicht in den nächsten hundert Jahren
error-admin-no-end = es fehlt, bis wann: --for „3 Tage“ oder --until 2026-12-01
error-admin-needs-yes = niemand beantwortet die Frage; mit --yes wird sie nicht gestellt
error-admin-announcement = eine Ankündigung hat 1 bis { $most } Zeichen

## Aufzeichnungen

error-in-line = Zeile { $line }: { $why }
error-record-empty = keine Aufzeichnung: Die Datei ist leer
error-record-open = die Aufzeichnung bricht hier ab: „end after N answers“ oder „pause after N answers“ fehlt
error-record-title = keine Aufzeichnung: Sie sollte mit „archipel { $form } - game - n seats - rules N“ beginnen
error-record-form = diese Aufzeichnung hat Format { $form }; lesbar sind nur Formate bis { $newest }
error-record-rules = diese Partie folgt den Regeln { $played }; hier gelten die Regeln { $ours }
error-record-seats = { $seats } Plätze brauchen ebenso viele verschiedene Zeilen „seat NAME“
error-record-box = diese Partie wurde mit dem Material „{ $played }“ gespielt; hier liegt „{ $ours }“
error-record-label = das Kürzel von { $name } ist „{ $meant }“, nicht „{ $label }“
error-record-bot = „{ $kind }“ kann keine Art von Bot sein
error-record-nobody = niemand heißt „{ $label }“
error-record-commitment = eine Festlegung hat 64 hexadezimale Ziffern, nicht „{ $value }“
error-record-shares = Anteile stehen in der Reihenfolge der Plätze, einer je Platz
error-record-seed = ein Startwert ist eine ganze Zahl unter 2**63, nicht „{ $value }“
error-record-field = „{ $text }“ ist weder ein Feld einer Aufzeichnung noch ein Zug
error-record-move = „{ $text }“ ist kein Zug: Eine Zeile nennt einen Platz und seinen Zug
error-record-count = angegeben sind { $said } Züge, es sind aber { $found }
error-record-closing = die Aufzeichnung bricht hier ab: „{ $meant }“ fehlt
error-record-unfinished = die Aufzeichnung bricht hier ab: Zu einer beendeten Partie gehören alle Punktzahlen und der Sieger
error-record-after-end = „{ $text }“ gehört nicht hinter das Ende der Partie
error-record-no-result = eine unfertige Partie hat weder Punktzahlen noch einen Sieger
error-record-scores = Punktzahlen stehen in der Reihenfolge der Plätze, eine je Platz
error-record-score = eine Punktzahl ist eine ganze Zahl, nicht „{ $value }“
error-record-moves = „{ $text }“ ist keine Zahl von Zügen
error-record-seal-form = ein Siegel besteht aus zwei Zahlen mit 64 hexadezimalen Ziffern
error-record-hex = „{ $value }“ ist nicht in hexadezimalen Ziffern geschrieben
error-record-no-seal = das Siegel fehlt
error-record-line = „{ $text }“ steht dort, wo eine versiegelte Aufzeichnung „{ $meant }“ hat
error-record-no-commitment = die Festlegung fehlt, und ohne sie beweist das Geheimnis nichts
error-record-both = Würfel sind entweder fair, mit einer Festlegung, oder haben einen Startwert; nicht beides
error-record-no-secret = die Würfel wurden festgelegt, aber das Geheimnis, das es zeigt, fehlt
error-record-old-seal = eine Aufzeichnung im Format { $form } hat kein Siegel
error-record-seal-alone = es gibt ein Siegel, aber weder Festlegung noch Startwert
error-record-seal-altered = das Siegel passt nicht: Es selbst oder mehr als eine Zeile wurde verändert
error-record-altered = das Siegel passt nicht: „{ $name }“ wurde verändert
error-record-missing = das Siegel passt nicht: „{ $name }“ fehlt
error-record-secret = das Geheimnis ist nicht das festgelegte: Sein SHA-256 ist ein anderes
error-record-draw = notiert ist „{ $found }“, gezogen wurde aber „{ $due }“
error-record-stand-in = ein Bot kann nicht { $count } der { $moves } Züge von { $player } gemacht haben
error-record-over = die Partie ist hier zu Ende
error-record-not-over = die Partie ist hier nicht zu Ende
error-record-wrong-scores = die Punktzahlen sind { $due }, nicht { $found }
error-record-winner = gewonnen hat { $winners }
