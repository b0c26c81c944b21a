# Der Tisch im Browser, auf Deutsch.

## Alle Seiten

web-home = Startseite
web-skip = Zum Inhalt springen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = auto
web-theme-light = hell
web-theme-dark = dunkel
web-about = Über Archipel
web-unofficial = inoffizielles Fanprojekt mit eigenen Bildern und Texten
web-connecting = Verbindung wird aufgebaut …

## Startseite

web-lead = { $games ->
    [4] Vier Brettspiele rund ums Meer
   *[other] { $games } Brettspiele
} im Browser. Spiel sofort los, mit Freunden oder gegen Bots, ganz ohne Konto.
web-games = Spiele
web-players-count = { $least }–{ $most } Spieler
web-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-play-now = Gegen Bots spielen
web-play-friends = Mit Freunden spielen
web-play-alone = Solo spielen
web-rules = Regeln
web-ready-in = { $game } ist in { $time } bereit.
web-wait-here = Sobald es so weit ist, geht es von selbst weiter.
web-announcement = Nachricht vom Betreiber:
web-draining = Der Server wird bald neu gestartet. Laufende Partien gehen weiter; neue können gerade nicht beginnen.
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein Tisch auf Mitspieler.
web-finished = Beendete Partien
web-older = Ältere Partien
web-nobody-yet = noch niemand
web-free-seats = { $count ->
    [0] kein freier Platz
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-guest = Gast
web-me = Du
web-your-name = Dein Name
web-save = Speichern
web-saved = Gespeichert.
web-me-help = Du brauchst kein Konto: Dieser Browser merkt sich, wer du bist. Mit einem Link spielst du auch auf einem anderen Gerät.
web-recovery = Auf einem anderen Gerät spielen
web-link-warning = { $days ->
    [one] Wer diesen Link öffnet, spielt unter deinem Namen. Er gilt einmal, einen Tag lang; behalt ihn für dich.
   *[other] Wer diesen Link öffnet, spielt unter deinem Namen. Er gilt einmal, { $days } Tage lang; behalt ihn für dich.
}
web-sign-out = Andere Geräte abmelden
web-signed-out = Alle anderen Geräte sind abgemeldet.
web-recover-help = Auf diesem Gerät spielst du dann unter deinem Namen, mit deinen Tischen.
web-recover = Ja, das bin ich

## Einen Tisch eröffnen

web-new-table = { $game }: neuer Tisch
web-seats = Plätze
web-clock = Bedenkzeit
web-no-clock = ohne Zeitlimit
web-per-answer = { $time } je Zug
web-clock-help = Läuft die Zeit ab, spielt ein Bot für dich, bis du zurück bist.
web-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-stand-in = Ersatzbot
web-stand-in-help = Spielt für Abwesende, ungefähr so gut wie sie selbst. Deine Wahl gilt, solange man das noch nicht weiß.
web-level = Bots
web-level-deckhand = Schiffsjunge (Anfänger)
web-level-sailor = Matrose (leicht)
web-level-mate = Steuermann (gut)
web-level-captain = Kapitän (stark)
web-level-random = Treibholz (zufällig)
web-level-rollout = Skipper (Vergleich)
web-visibility = Wer mitspielen darf
web-make-public = Diesen Tisch in der öffentlichen Liste zeigen
web-allow-watchers = Zuschauer zulassen
web-open-after = Nach der Partie alles aufdecken
web-allow-chat = Chat
web-open-table = Tisch eröffnen

## Vor dem Spiel

web-you = du
web-free = frei
web-expected = noch nicht da
web-sit = Platz { $seat } nehmen
web-stand-up = Platz verlassen
web-add-bot = Bot auf Platz { $seat } setzen
web-free-seat = { $name } entfernen
web-close-table = Tisch schließen
web-host-starts = Bots setzen und die Partie starten kann nur, wer den Tisch eröffnet hat.
web-fill = Mit Bots auffüllen
web-start = Partie beginnen
web-sit-to-play = Setz dich, um mitzuspielen, oder bleib und schau zu.
web-share = Freunde einladen
web-share-help = Mit diesem Link können alle mitspielen, ganz ohne Konto.
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code dieses Links
web-settings = Einstellungen des Tischs
web-public = in der öffentlichen Liste
web-by-link = nur mit Link
web-watchers = Zuschauer
web-watchers-yes = erlaubt
web-watchers-no = nur Mitspieler
web-box = Spielmaterial
web-box-as-printed = wie gedruckt
web-box-partly = zum Teil rekonstruiert
web-commitment-help = Das beweist, dass die Würfel fair sind. Der Server hat eine geheime Zufallszahl gewählt und zeigt hier ihre Prüfsumme. Wenn du dich setzt, gibt dein Browser eine eigene Zufallszahl dazu. Nach der Partie wird das Geheimnis veröffentlicht, und alle können jeden Wurf nachprüfen.

## Im Spiel

web-your-turn = Du bist dran
web-waiting-for = { $count ->
    [one] { $names } überlegt …
   *[other] Es fehlen noch: { $names }
}
web-board = Das Spielbrett von { $game }
web-board-in-words = Das Spielbrett in Worten
web-broken = Verbindung unterbrochen. Neuer Versuch …
web-away = ein Bot spielt
web-away-you = Gerade spielt ein Bot für dich.
web-back = Ich bin wieder da
web-choices = Deine Möglichkeiten
web-why-not = Warum nicht?
web-undo = Zurücknehmen
web-undo-turn = Ganzen Spielzug zurücknehmen
web-odds = Chancen anzeigen
web-type = Zug eintippen
web-players = Spieler
web-asked = ist dran
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-more = Logbuch, Chat und Regeln
web-log = Logbuch
web-chat = Chat
web-table = Tisch
web-sound = Ton
web-notify = Melden, wenn ich dran bin
web-still = Animationen ausschalten
web-leave = Gehen (ein Bot springt ein)
web-skip-to-now = Zum aktuellen Stand
web-show-again = Noch einmal zeigen
web-showing-again = Was seit deinem letzten Zug geschah
web-see-what-happens = Das passiert jetzt
web-missed = { $count ->
    [one] Ein Ereignis, während du weg warst
   *[other] { $count } Ereignisse, während du weg warst
}
web-all-choices = Alle Möglichkeiten ({ $count })
web-no-choice = Diese Möglichkeit gibt es nicht.
web-close = Schließen
web-to-board = Brett
web-speed = Tempo der anderen
web-speed-calm = ruhig
web-speed-normal = normal
web-speed-brisk = flott
web-speed-instant = sofort
web-keys = Kürzel mit einer Taste
web-key-list = Tasten
web-explain = Was ist das? Erklären, was ich berühre
web-glossary = Was ist was?
web-log-undo = { $who } nimmt einen Zug zurück.
web-log-away = Ein Bot springt für { $who } ein.
web-log-back = { $who } ist wieder da.
web-log-start = Die Partie beginnt.
web-by-bot = von einem Bot gespielt
web-say = Nachricht schreiben
web-send = Senden
web-mute = { $name } stummschalten
web-muted = stumm
web-unmute = Stummschaltung von { $name } aufheben
web-remove = { $name } vom Tisch ausschließen
web-report = Nachricht von { $name } melden
web-report-why = Was ist an dieser Nachricht falsch?
web-report-insult = Beleidigung oder Drohung
web-report-spam = Werbung oder Spam
web-report-other = Etwas anderes
web-reported = Danke. Wer diesen Server betreibt, kann sie jetzt sehen.
web-no-chat-yet = Noch keine Nachrichten.
web-search-rules = Regeln durchsuchen
web-prints = Zum Ausdrucken
web-prints-all = Alle Seiten (PDF)

## Die Leute am Tisch

web-is-here = da
web-is-away = woanders
web-is-just-gone = offline
web-is-gone = schon { $time } offline
web-is-thinking = überlegt
web-is-typing = schreibt …
web-typing = { $count ->
    [one] { $names } schreibt …
   *[other] { $names } schreiben …
}
web-watching = Zuschauer
web-watching-count = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-named = { $name }: { $text }
web-waiting = Warten
web-waits-away = { $name } hat diese Seite gerade nicht im Blick.
web-waits-gone = { $name } ist schon { $time } offline.
web-waits-long = { $name } überlegt schon { $time }.
web-remind = { $name } erinnern
web-has-been-reminded = { $name } wurde erinnert.
web-reminded = { $name } erinnert dich: Du bist dran.
web-let-bot = Einen Bot für { $name } spielen lassen
web-let-bot-soon = In { $time } kann ein Bot für { $name } spielen.
web-end = Partie einvernehmlich beenden
web-end-agree = Einverstanden
web-end-not = Nein, weiterspielen
web-end-who = { $count ->
    [one] { $names } möchte die Partie beenden.
   *[other] { $names } möchten die Partie beenden.
}
web-end-help = Wenn alle zustimmen, die da sind, endet die Partie ohne Sieger.
web-ended = Die Partie wurde einvernehmlich beendet. Niemand gewinnt.
web-log-agree = { $who } möchte die Partie beenden.
web-log-disagree = { $who } möchte weiterspielen.
web-log-end = Die Partie endet einvernehmlich.
web-clock-then = dann spielt ein Bot
web-no-clock-help = Ohne Zeitlimit kann man Abwesende erinnern oder einen Bot für sie spielen lassen.
web-suggested = { $text } (empfohlen)
web-unread = { $count ->
    [0] nichts Neues
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-name-to-chat = Dein Name, um mitzuschreiben
web-open-chat = Chat öffnen
web-reactions = Reaktionen
web-sign-bravo = Bravo!
web-sign-thanks = Danke!
web-sign-laugh = Haha!
web-sign-wow = Wow!
web-sign-think = Ich überlege noch …
web-sign-hurry = Bitte etwas schneller!
web-sign-oops = Hoppla!
web-sign-ouch = Autsch!
web-notify-ask = Möchtest du eine Benachrichtigung, wenn du dran bist und diese Seite nicht zu sehen ist?
web-notify-yes = Ja, gern
web-notify-no = Nein, danke
web-next-table = Wartet auf dich: { $game }
web-next-table-with = Wartet auf dich: { $game } mit { $names }
web-others = Die anderen Spieler
web-who-plays = Wer spielt auf Platz { $seat }?
web-friend = jemand mit dem Link
web-beside = noch jemand an diesem Gerät
web-bot = Bot: { $level }
web-name-of = Name des Spielers auf Platz { $seat }
web-friends-help = Den Link für deine Freunde bekommst du im nächsten Schritt.
web-seat = Platz { $seat }
web-sit-down = Hinsetzen
web-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
web-add-beside = Hier spielt noch jemand mit
web-plays-here = an diesem Gerät
web-sat-down = { $name } hat sich gesetzt.
web-agreed = spielt wieder mit
web-rematch-help = Die Partie beginnt von selbst, wenn alle noch einmal spielen wollen.
web-rematch-who = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
web-join = Hinsetzen
web-watch = Zuschauen
web-sealed = Faire Würfel: Nach der Partie können alle sie nachprüfen.
web-pass-to = Gib das Gerät an { $name } weiter
web-pass-help = Was { $name } sieht, dürfen die anderen nicht sehen.
web-pass-me = Ich bin { $name }: meine Sicht zeigen
web-pass-back = Zurück zu { $name }
web-show-view = Zeigen, was { $name } sieht

## Nach dem Spiel

web-score = Punkte
web-score-line = Wertung
web-nobody-wins = Diesmal gewinnt niemand.
web-best-alone = Deine besten Solopartien
web-this-game = diese Partie
web-lost = verloren
web-see-board = Spielbrett ansehen
web-won-by = { $points }, { $lead } mehr als { $second }.
web-won-tie = { $points }, punktgleich mit { $second }: Die Regel für Gleichstand entscheidet.
web-highlights = Höhepunkte
web-share-game = Diese Partie teilen
web-rematch = Noch einmal spielen
web-go-rematch = Zum neuen Tisch
web-replay = Partie ansehen
web-download = Spielprotokoll herunterladen
web-check-dice = Würfel nachprüfen
web-dice-fair = { $draws ->
    [one] Geprüft: Die Prüfsumme stimmt, und die einzige Ziehung ist korrekt.
   *[other] Geprüft: Die Prüfsumme stimmt, und alle { $draws } Ziehungen sind korrekt.
}
web-dice-wrong = Prüfung fehlgeschlagen: Die Würfe passen nicht zur Prüfsumme.
web-dice-unsealed = Diese Partie begann, bevor die Prüfung auch Namen, Optionen und Bots umfasste.
web-start-altered = So hat die Partie nicht begonnen: „{ $field }“ wurde geändert.
web-replay-of = { $game }: Partie im Rückblick
web-play = Abspielen
web-pause = Pause
web-moment = Zug { $now } von { $last }
web-moves = Züge
web-beginning = Der Anfang
web-has-chosen = { $who } hat gewählt.
web-answer-back = Voriger Zug
web-answer-on = Nächster Zug
web-turn-back = Zum vorigen Spieler
web-turn-on = Zum nächsten Spieler
web-round-back = Vorige Runde
web-round-on = Nächste Runde
web-replay-speed = Tempo
web-replay-more = Mehr
web-seen-by = Aus der Sicht von
web-seen-open = alles offen
web-seen-spectators = Zuschauern
web-copy-moment = Link zu diesem Moment kopieren
web-to-ends = An den Anfang, ans Ende
web-space = Leertaste
web-result = Ergebnis

## Über Archipel

web-about-what = Archipel bringt vier Brettspiele rund ums Meer in den Browser. Es ist freie Software; alle dürfen es selbst betreiben.
web-about-unofficial = Das ist ein inoffizielles Fanprojekt mit eigenen Bildern und Texten. Wenn dir ein Spiel gefällt, kauf es dir bitte.
web-designer = Spielidee: { $name }
web-artist = Illustriert von { $name }
web-publisher = Erschienen bei { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Alle Werte sind die des gedruckten Spiels.
web-box-reconstructed = Einen Teil des Spielmaterials konnten wir nicht sehen; wir haben ihn rekonstruiert. Wenn du das Spiel besitzt, kannst du die echten Werte beisteuern.
web-about-private = Dieser Server nimmt mit niemand anderem Kontakt auf. Er speichert deinen Spielernamen, deine Partien und deine Nachrichten, sonst nichts.
web-about-free = Bilder, Texte und Code von Archipel stehen unter der MIT-Lizenz.

## Nach Gehör und mit der Tastatur

web-command = Zug oder Frage eingeben
web-completions = Vorschläge
web-cmd-commands = befehle, hilfe
    .help = befehle oder ?: alles, was du fragen kannst
web-cmd-last = letzter, nochmal
    .help = letzter: was im letzten Zug geschah
web-cmd-turn = zug, dran
    .help = zug: wer dran ist und was zu entscheiden ist
web-cmd-score = punkte, stand
    .help = punkte: die Punkte bisher
web-cmd-clock = uhr, zeit
    .help = uhr: wie viel Zeit bleibt
web-cmd-who = wer
    .help = wer: die Leute und Bots am Tisch
web-cmd-choices = auswahl, züge
    .help = auswahl: deine Züge mit Nummern; mit einem Wort nur die, in denen es vorkommt
web-cmd-log = logbuch, protokoll
    .help = logbuch 5: die letzten fünf Zeilen des Logbuchs
web-cmd-if = wenn
    .help = wenn 2: was deine zweite Möglichkeit bewirken würde
web-cmd-list = Du kannst fragen: { $words }. F1 auf dem Spielbrett zeigt alle Tasten.
web-cmd-hidden = Die Punkte bleiben bis zum Ende verdeckt.
web-cmd-no-clock = Es gibt kein Zeitlimit.
web-time-left = Noch { $time }
web-cmd-gone = offline
web-cmd-watching = Zuschauer: { $names }.
web-cmd-no-log = Es ist noch nichts geschehen.
web-cmd-unforeseen = das Ergebnis lässt sich nicht vorhersagen.
web-more-choices = Und noch { $count }.
web-cmd-several = „{ $text }“ passt auf { $count } Züge: { $choices }.
web-cmd-unclear = Das verstehe ich nicht ganz. Gib es so ein: { $help }.
web-cmd-unknown = „{ $text }“ ist weder ein Zug, der jetzt möglich ist, noch eine Frage. „auswahl“ nennt deine Züge, „?“ alle Fragen.
web-cmd-not-now = „{ $text }“ ist keine Frage, und du bist gerade nicht dran. „?“ nennt alle Fragen.
web-walk = { $board }. Mit den Pfeiltasten zu erkunden
web-walk-may = Hier möglich: { $choices }.
web-walk-several = Hier sind mehrere Züge möglich: { $choices }. Gib einen davon ein.
web-walk-none = Hier ist kein Zug möglich.
web-heard-free = Platz { $seat } ist frei.
web-heard-came = { $name } ist da.
web-heard-left = { $name } hat den Tisch verlassen.
web-help-title = Tasten und Fragen zum Eintippen
web-help-commands = Fragen, die du eintippen kannst
web-help-walking = Das Spielbrett erkunden
web-help-walk = Auf dem Spielbrett öffnet Tab das Raster seiner Orte. Die Pfeiltasten gehen von Ort zu Ort, Pos1 und Ende an die Enden einer Zeile, Bild auf und Bild ab an die Enden einer Spalte, Strg mit Pos1 oder Ende zum ersten oder letzten Ort. Strg mit einer Pfeiltaste springt zum nächsten Ort, an dem ein Zug möglich ist, die Rücktaste zu dem, was dir gehört. Enter spielt den Zug des Ortes.
web-help-keys = Tasten, solange das Spielbrett den Fokus hat
web-manner = Ansagen des Screenreaders
web-manner-brief = kurz
web-manner-full = ausführlich
