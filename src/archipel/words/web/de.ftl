# Der Tisch im Browser, auf Deutsch.

## Alle Seiten

web-home = Startseite
web-skip = Zum Inhalt springen
web-language = Sprache
web-theme = Farben
web-theme-auto = auto
web-theme-light = hell
web-theme-dark = dunkel
web-about = Über Archipel
web-unofficial = inoffiziell, mit eigenen Bildern und Texten
web-connecting = Verbindung wird aufgebaut …

## Startseite

web-lead = { $games ->
    [4] Vier Spiele rund ums Meer
   *[other] { $games } Spiele
} an einem Tisch. Spiel mit Freunden oder gegen Bots, jetzt gleich, im Browser.
web-games = Spiele
web-players-count = { $least }–{ $most } Spieler
web-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-play-now = Sofort gegen Bots spielen
web-play-friends = Mit Freunden spielen
web-play-alone = Allein spielen
web-rules = Regeln
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein Tisch auf Mitspieler.
web-finished = Beendete Spiele
web-older = Ältere
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
web-me-help = Ein Konto brauchst du nicht: Dieser Browser merkt sich, wer du bist. Mit einem Link kannst du auch auf einem anderen Gerät spielen.
web-recovery = Anderes Gerät benutzen
web-link-warning = Wer diesen Link öffnet, spielt in deinem Namen. Behalt ihn für dich; ein neuer Link macht ihn ungültig.
web-sign-out = Überall sonst abmelden
web-signed-out = Alle anderen Geräte sind abgemeldet.
web-recover-help = Dieses Gerät wird deins, mit deinem Namen und deinen Tischen.
web-recover = Das bin ich

## Einen Tisch eröffnen

web-new-table = { $game }: ein neuer Tisch
web-seats = Plätze
web-clock = Bedenkzeit
web-no-clock = unbegrenzt
web-per-answer = { $time } je Antwort
web-clock-help = Ist die Zeit abgelaufen, springt ein Bot ein, bis der Spieler zurück ist.
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
web-stand-in = Bot, der einspringt
web-level = Bots
web-level-random = Treibholz
web-level-rollout = Skipper
web-visibility = Wer kommen darf
web-make-public = Diesen Tisch für alle in der Liste zeigen
web-allow-watchers = Andere dürfen zuschauen
web-open-after = Nach dem Spiel dürfen alle alles sehen
web-allow-chat = Chat
web-open-table = Tisch eröffnen

## Vor dem Spiel

web-you = du
web-free = frei
web-expected = wird erwartet
web-sit = Platz { $seat } nehmen
web-stand-up = Aufstehen
web-add-bot = Bot auf Platz { $seat }
web-free-seat = Platz von { $name } freigeben
web-fill = Bots auf alle freien Plätze
web-start = Spiel beginnen
web-sit-to-play = Setz dich, um mitzuspielen, oder bleib und schau zu.
web-share = Freunde einladen
web-share-help = Wer diesen Link öffnet, kann sich setzen. Ein Konto ist nicht nötig.
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als Code für die Handykamera
web-settings = Dieser Tisch
web-public = in der öffentlichen Liste
web-by-link = nur mit Link
web-watchers = Zuschauen
web-watchers-yes = erlaubt
web-watchers-no = nur Mitspieler
web-box = Schachtel
web-commitment-help = Der Server hat sein Geheimnis gezogen und zeigt davon dieses Siegel. Dein Browser gibt einen eigenen Teil dazu, wenn du dich setzt. Am Ende wird das Geheimnis gezeigt, und alle können jeden Würfel nachprüfen.

## Im Spiel

web-your-turn = Du bist dran
web-waiting-for = { $count ->
    [one] { $names } überlegt …
   *[other] Es überlegen: { $names }
}
web-board = Das Spielbrett von { $game }
web-board-in-words = Das Spielbrett in Worten
web-broken = Die Verbindung ist unterbrochen; neuer Versuch …
web-away = ein Bot springt ein
web-away-you = Gerade spielt ein Bot für dich.
web-back = Ich bin wieder da
web-choices = Deine Möglichkeiten
web-why-not = Warum nicht?
web-undo = Zurücknehmen
web-undo-turn = Ganzen Zug zurücknehmen
web-odds = Zeigen, was passieren kann
web-type = Antwort eintippen
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
web-notify = Mitteilung, wenn ich dran bin
web-still = Ohne Animationen
web-leave = Gehen; ein Bot springt ein
web-skip-to-now = Zum Jetzt springen
web-show-again = Noch einmal zeigen
web-showing-again = Was seit deinem letzten Zug geschah
web-see-what-happens = Das passiert jetzt
web-missed = { $count ->
    [one] Während du weg warst, ist eines geschehen
   *[other] Während du weg warst, ist { $count }-mal etwas geschehen
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
web-keys = Einzelne Tasten geben Antworten
web-key-list = Tasten
web-explain = Was ist das? Erklären, was ich berühre
web-glossary = Was ist was?
web-log-undo = { $who } nimmt eine Antwort zurück.
web-log-away = Ein Bot springt für { $who } ein.
web-log-back = { $who } ist wieder da.
web-log-start = Das Spiel beginnt.
web-by-bot = Antwort eines Bots
web-say = Nachricht schreiben
web-send = Senden
web-mute = { $name } stummschalten
web-muted = stumm
web-unmute = { $name } wieder lesen
web-no-chat-yet = Noch hat niemand etwas gesagt.
web-search-rules = Regeln durchsuchen
web-prints = Zum Ausdrucken
web-prints-all = alle Seiten als PDF

## Die Leute am Tisch

web-is-here = da
web-is-away = woanders
web-is-just-gone = weg
web-is-gone = schon { $time } weg
web-is-thinking = überlegt
web-is-typing = schreibt …
web-typing = { $count ->
    [one] { $names } schreibt …
   *[other] { $names } schreiben …
}
web-watching = Es schauen zu
web-watching-count = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-named = { $name }: { $text }
web-waiting = Warten
web-waits-away = { $name } schaut gerade woandershin.
web-waits-gone = { $name } ist schon { $time } weg.
web-waits-long = { $name } überlegt schon { $time }.
web-remind = { $name } erinnern
web-has-been-reminded = { $name } wurde erinnert.
web-reminded = { $name } erinnert dich: Du bist dran.
web-let-bot = Einen Bot für { $name } spielen lassen
web-let-bot-soon = In { $time } kann ein Bot für { $name } spielen.
web-end = Spiel einvernehmlich beenden
web-end-agree = Einverstanden
web-end-not = Nein, weiterspielen
web-end-who = { $count ->
    [one] { $names } möchte das Spiel beenden.
   *[other] { $names } möchten das Spiel beenden.
}
web-end-help = Das Spiel endet ohne Sieger, wenn alle zustimmen, die da sind.
web-ended = Das Spiel wurde einvernehmlich beendet. Niemand gewinnt.
web-log-agree = { $who } möchte das Spiel beenden.
web-log-disagree = { $who } möchte weiterspielen.
web-log-end = Das Spiel endet einvernehmlich.
web-clock-then = dann spielt ein Bot
web-no-clock-help = Ohne Bedenkzeit kann man Abwesende erinnern oder einen Bot für sie spielen lassen.
web-suggested = { $text } (empfohlen)
web-unread = { $count ->
    [0] nichts Neues
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-name-to-chat = Dein Name, um etwas zu schreiben
web-open-chat = Chat öffnen
web-reactions = Reaktionen
web-sign-bravo = Bravo!
web-sign-thanks = Danke!
web-sign-laugh = Haha!
web-sign-wow = Oh!
web-sign-think = Ich überlege noch …
web-sign-hurry = Bitte etwas schneller!
web-sign-oops = Hoppla!
web-sign-ouch = Autsch!
web-notify-ask = Soll dich eine Benachrichtigung rufen, wenn du dran bist und diese Seite verdeckt ist?
web-notify-yes = Ja, gern
web-notify-no = Nein, danke
web-next-table = Wartet auf dich: { $game }
web-next-table-with = Wartet auf dich: { $game } mit { $names }
web-others = Die anderen Spieler
web-who-plays = Wer spielt auf Platz { $seat }?
web-friend = jemand mit dem Link
web-beside = noch jemand an diesem Gerät
web-bot = { $level } (Bot)
web-name-of = Name des Spielers auf Platz { $seat }
web-friends-help = Den Link für deine Freunde bekommst du im nächsten Schritt.
web-seat = Platz { $seat }
web-sit-down = Hinsetzen
web-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
web-add-beside = Hier spielt noch jemand mit
web-plays-here = an diesem Gerät
web-sat-down = { $name } hat sich gesetzt.
web-agreed = spielt wieder mit
web-rematch-help = Das Spiel beginnt von selbst, wenn alle noch einmal spielen wollen.
web-rematch-who = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
web-join = Hinsetzen
web-watch = Zuschauen
web-sealed = Die Würfel sind versiegelt; am Ende können alle sie nachprüfen.
web-pass-to = Gib das Gerät an { $name } weiter
web-pass-help = Was { $name } sieht, dürfen die anderen nicht sehen.
web-pass-me = Ich bin { $name }: meine Sicht zeigen
web-pass-back = Zurück zu { $name }
web-show-view = Sicht von { $name } zeigen

## Nach dem Spiel

web-score = Punkte
web-score-line = Zeile
web-nobody-wins = Diesmal gewinnt niemand.
web-best-alone = Deine besten Spiele allein
web-this-game = dieses Spiel
web-lost = verloren
web-see-board = Das Brett ansehen
web-won-by = { $points }, { $lead } mehr als { $second }.
web-won-tie = { $points }, ebenso viele wie { $second }: Der Gleichstand wird nach den Regeln entschieden.
web-highlights = Große Augenblicke
web-share-game = Diese Partie teilen
web-rematch = Noch einmal spielen
web-go-rematch = Zum neuen Tisch
web-replay = Wiederholung
web-download = Mitschrift herunterladen
web-check-dice = Würfel nachprüfen
web-dice-fair = { $draws ->
    [one] Das Siegel passt, und die eine Ziehung ist so, wie sie sein musste.
   *[other] Das Siegel passt, und alle { $draws } Ziehungen sind so, wie sie sein mussten.
}
web-dice-wrong = Die Würfel sind nicht so, wie sie sein mussten.
web-dice-unsealed = Diese Partie begann, bevor die Prüfung auch Namen, Optionen und Bots umfasste.
web-start-altered = So hat die Partie nicht begonnen: „{ $field }“ wurde geändert.
web-replay-of = { $game }: Wiederholung
web-play = Abspielen
web-pause = Pause
web-moment = Antwort { $now } von { $last }
web-moves = Züge
web-beginning = Der Anfang
web-has-chosen = { $who } hat gewählt.
web-answer-back = Eine Antwort zurück
web-answer-on = Eine Antwort weiter
web-turn-back = Einen Zug zurück
web-turn-on = Einen Zug weiter
web-round-back = Eine Runde zurück
web-round-on = Eine Runde weiter
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

web-about-what = Archipel bringt vier Spiele rund ums Meer an einen Tisch. Es ist freie Software; alle dürfen es selbst betreiben.
web-about-unofficial = Das ist ein inoffizielles Werk von Fans, mit eigenen Bildern und Texten. Wenn dir ein Spiel gefällt, kauf dir bitte die Schachtel.
web-designer = Erdacht von { $name }
web-artist = Illustriert von { $name }
web-publisher = Erschienen bei { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Alles ist so wie in der Schachtel.
web-box-reconstructed = Teile der Schachtel konnten wir nicht sehen; sie sind nachempfunden. Wer das Spiel besitzt, kann die echten beisteuern.
web-about-private = Dieser Server fragt sonst niemanden nach irgendetwas. Er kennt deinen Namen am Tisch und deine Spiele, mehr nicht.
web-about-free = Bilder, Texte und Code von Archipel stehen unter der MIT-Lizenz.

## Nach Gehör und mit der Tastatur

web-command = Zug oder Frage eingeben
web-completions = Vorschläge
web-cmd-commands = befehle, hilfe
    .help = befehle oder ?: alles, was du fragen kannst
web-cmd-last = letzter, nochmal
    .help = letzter: was im letzten Zug geschah
web-cmd-turn = zug, dran
    .help = zug: wer dran ist und was gefragt wird
web-cmd-score = punkte, stand
    .help = punkte: die Punkte bisher
web-cmd-clock = uhr, zeit
    .help = uhr: wie viel Zeit bleibt
web-cmd-who = wer
    .help = wer: die Leute und Bots am Tisch
web-cmd-choices = auswahl, züge
    .help = auswahl: deine Züge mit Nummern; mit einem Wort nur die, in denen es vorkommt
web-cmd-log = protokoll
    .help = protokoll 5: die letzten fünf Zeilen des Protokolls
web-cmd-if = wenn
    .help = wenn 2: was deine zweite Möglichkeit bewirken würde
web-cmd-list = Du kannst fragen: { $words }. F1 auf dem Spielbrett zeigt alle Tasten.
web-cmd-hidden = Die Punkte bleiben bis zum Ende verdeckt.
web-cmd-no-clock = Es läuft keine Uhr.
web-time-left = Noch { $time }
web-cmd-gone = nicht verbunden
web-cmd-watching = Es schauen zu: { $names }.
web-cmd-no-log = Es ist noch nichts geschehen.
web-cmd-unforeseen = nichts ist vorhersehbar.
web-more-choices = Und { $count } weitere.
web-cmd-several = „{ $text }“ passt auf { $count } Züge: { $choices }.
web-cmd-unclear = Das ist nicht ganz klar. Gib es so ein: { $help }.
web-cmd-unknown = „{ $text }“ ist weder ein Zug, der jetzt möglich ist, noch eine Frage. „auswahl“ nennt deine Züge, „?“ alle Fragen.
web-cmd-not-now = „{ $text }“ ist keine Frage, und du bist gerade nicht dran. „?“ nennt alle Fragen.
web-walk = { $board }. Mit den Pfeiltasten begehbar
web-walk-may = Du kannst: { $choices }.
web-walk-several = Hier sind mehrere Züge möglich: { $choices }. Gib einen davon ein.
web-walk-none = Hier ist kein Zug möglich.
web-heard-free = Platz { $seat } ist frei.
web-heard-came = { $name } ist da.
web-heard-left = { $name } ist gegangen.
web-help-title = Tasten und Fragen zum Eintippen
web-help-commands = Fragen, die du eintippen kannst
web-help-walking = Das Spielbrett begehen
web-help-walk = Tab führt vom Spielbrett in sein Raster aus Orten. Die Pfeiltasten gehen weiter, Pos1 und Ende an die Enden einer Zeile, Bild auf und Bild ab an die Enden einer Spalte, mit Strg führen Pos1 und Ende zum ersten und letzten Ort. Strg mit Pfeil geht zum nächsten Ort mit einem Zug, die Rücktaste zu dem, was dir gehört. Enter spielt den Zug des Ortes.
web-help-keys = Tasten, solange das Spielbrett den Fokus hat
web-manner = Von Screenreadern gesprochen
web-manner-brief = kurz
web-manner-full = ausführlich
