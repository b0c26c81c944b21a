# `archipel admin`: Hilfe, Fragen, Listen und Zahlen.

## The command and its help

admin-about = Sich um einen Server kümmern, auf seinem Rechner oder wo immer seine Datenbank erreichbar ist. Ohne Aktion werden die Zahlen gezeigt.
admin-actions = Aktionen
admin-help-figures = zeigen, was gerade nicht stimmt, und die Zahlen
admin-help-tables = die Tische auflisten
admin-help-table = einen Tisch zeigen, mit dem, was dort gemeldet wurde
admin-help-people = die Personen auflisten oder nach einem Namen suchen
admin-help-person = eine Person zeigen, mit ihren Tischen und den Meldungen über sie
admin-help-reports = die gemeldeten Nachrichten auflisten
admin-help-remove = jemanden für immer von einem Tisch entfernen
admin-help-delete = einen Tisch mit seinen Zügen und Nachrichten löschen
admin-help-ban = eine Person oder ein Netz bis zu einem Datum sperren
admin-help-unban = eine Sperre aufheben
admin-help-bans = die Sperren auflisten
admin-help-erase = eine Person löschen: Die Partien bleiben, der Name verschwindet
admin-help-announce = einen Satz auf allen Seiten zeigen
admin-help-drain = vor einem Neustart keine neuen Partien beginnen lassen
admin-help-history = auflisten, was Betreiber getan haben
admin-about-figures = Zeigt, was gerade nicht stimmt, dann Tische nach Spiel und Phase, Personen, Verbindungen, Bots, Züge und Speicher.
admin-about-tables = Listet die Tische auf, den zuletzt geänderten zuerst. Ein Pfeil zeigt, wer am Zug ist.
admin-about-table = Zeigt Einstellungen, Plätze, entfernte Personen und gemeldete Nachrichten eines Tisches.
admin-about-people = Listet die Personen auf, die neuesten zuerst, oder die, deren Name oder Kennung einen Text enthält.
admin-about-person = Zeigt alle Namen einer Person, ihre Tische, die Meldungen über sie und was unternommen wurde.
admin-about-reports = Listet die Nachrichten auf, die gemeldet wurden, die letzten zuerst.
admin-about-remove = Entfernt jemanden für immer von einem Tisch: Die Person kann dort weder sitzen noch zusehen noch schreiben. Vor der Partie ist der Platz frei; während der Partie spielt ein Bot weiter.
admin-about-delete = Löscht einen Tisch mit allen Zügen und Nachrichten. Meldungen bleiben.
admin-about-ban = Sperrt eine Person oder ein Netz bis zu einem Datum. Ihre Verbindungen enden binnen ein, zwei Sekunden. Wer das Cookie löscht, ist ein neuer Gast: Dagegen hilft nur, das Netz zu sperren.
admin-about-unban = Hebt die Sperre einer Person oder eines Netzes auf.
admin-about-bans = Listet die Sperren auf, die jetzt gelten.
admin-about-erase = Löscht eine Person: Ihr Name verschwindet von Plätzen, aus Nachrichten, Aufzeichnungen, Meldungen und Links. Die Partien bleiben; ihre Aufzeichnungen können die Würfel nicht mehr beweisen. Das lässt sich nicht rückgängig machen. Frühere Sicherungen enthalten den Namen noch.
admin-about-announce = Zeigt einen Satz auf allen Seiten; Screenreader lesen ihn vor. Ein neuer ersetzt den letzten.
admin-about-drain = Lässt keine neuen Partien und Tische beginnen; laufende Partien gehen weiter, und die Seiten sagen es. Wartet, bis niemand mehr spielt. Der Neustart beendet es.
admin-about-history = Listet auf, was Betreiber mit diesem Befehl wann getan haben.
admin-argument-table = die Kennung eines Tisches, ihr Anfang oder ein Link darauf
admin-argument-person = die Kennung einer Person, ihr Anfang oder ein Name
admin-argument-name = ein Teil eines Namens oder einer Kennung
admin-argument-whom = eine Person, eine Adresse oder ein Netz wie 203.0.113.0/24
admin-argument-for = wie lange, etwa „3 Tage“ oder „45 min“
admin-argument-until = bis wann, etwa „2026-12-01“ oder „2026-12-01 14:00“, Ortszeit
admin-argument-reason = warum; es wird mit der Aktion aufbewahrt
admin-argument-yes = nicht nachfragen
admin-argument-limit = höchstens so viele Zeilen (Standard: 50)
admin-argument-game = nur Tische dieses Spiels
admin-argument-phase = nur Tische in dieser Phase
admin-argument-quiet = nur unbeendete Tische, an denen so lange nichts geschehen ist, etwa „3 Tage“
admin-argument-chat = auch die letzten Nachrichten zeigen
admin-argument-with-chat = auch löschen, was die Person geschrieben hat
admin-argument-text = der Satz, bis zu 500 Zeichen
admin-argument-end = keine Ankündigung mehr zeigen
admin-argument-undo = wieder neue Partien beginnen lassen
admin-argument-no-wait = nicht warten, bis niemand mehr spielt

## Questions before, and sentences after

admin-go-on = Fortfahren? [j/N]
admin-nothing-done = Nichts wurde geändert.
admin-will-remove = { $name } ({ $person }) wird für immer von Tisch { $table } entfernt. { $phase ->
    [open] Der Platz wird frei.
    [playing] Ein Bot spielt den Platz zu Ende.
   *[finished] Die Partie ist vorbei; sie ist für diese Person nicht mehr zu sehen.
}
admin-removed = { $name } ist von Tisch { $table } entfernt.
admin-removed-last = { $name } war allein an Tisch { $table }, deshalb ist der Tisch gelöscht.
admin-will-delete = Tisch { $table } von { $game } ({ $names }) wird mit allen Zügen und Nachrichten gelöscht. Alle dort werden getrennt. Das lässt sich nicht rückgängig machen.
admin-deleted = Tisch { $table } ist gelöscht.
admin-will-erase = { $name } ({ $person }) wird an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
} gelöscht. Laufende Partien, in denen ein Bot weiterspielt: { $playing }. Der Name verschwindet von Plätzen, aus Nachrichten, Aufzeichnungen und Meldungen; der Link und alle Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen.
admin-will-erase-all = { $name } ({ $person }) wird an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
} gelöscht. Laufende Partien, in denen ein Bot weiterspielt: { $playing }. Der Name verschwindet von Plätzen, aus Nachrichten, Aufzeichnungen und Meldungen, und alles, was die Person geschrieben hat, wird gelöscht; der Link und alle Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen.
admin-erased = { $person } ist gelöscht. Tische: { $tables }; Nachrichten: { $lines }; Meldungen: { $reports }. Frühere Sicherungen enthalten den Namen noch.
admin-will-ban = { $name } ({ $subject }) kann bis { $until } auf diesem Server nichts tun. Die Verbindungen enden binnen zwei Sekunden; die Plätze bleiben der Person.
admin-will-ban-network = Niemand im Netz { $subject } erreicht diesen Server bis { $until }. Die Verbindungen enden binnen zwei Sekunden.
admin-banned = { $name } ist bis { $until } gesperrt. Aufheben: archipel admin unban { $subject }
admin-unbanned = { $subject } ist nicht mehr gesperrt.
admin-announced = Alle Seiten zeigen das bis { $until }. Früher beenden: archipel admin announce --end
admin-announcement-ended = Keine Seite zeigt mehr eine Ankündigung.
admin-will-drain = Neue Tische und Partien können nicht beginnen, und alle Seiten sagen es, bis der Server neu gestartet wird oder bis zu archipel admin drain --undo. Laufende Partien gehen weiter.
admin-draining = Es beginnen keine neuen Partien. Ein Neustart ist jederzeit möglich: Jeder Zug ist gespeichert, und die Partien gehen danach weiter. Strg-C beendet nur diese Anzeige.
admin-active = Partien mit einem Zug in den letzten zehn Minuten: { $count }
admin-drained = Niemand spielt. Jetzt neu starten; danach können neue Partien beginnen.
admin-still-active = Partien mit einem Zug in den letzten zehn Minuten: { $count }.
admin-undrained = Es können wieder neue Partien beginnen.

## Lists

admin-column-id = Kennung
admin-column-game = Spiel
admin-column-phase = Phase
admin-column-since = seit
admin-column-last-move = letzte Änderung
admin-column-players = Spielende
admin-column-seat = Platz
admin-column-name = Name
admin-column-plays = Bemerkung
admin-column-when = wann
admin-column-text = Text
admin-column-unfinished = offene Partien
admin-column-reported = Meldungen
admin-column-banned = gesperrt bis
admin-column-table = Tisch
admin-column-writer = von
admin-column-reason = Grund
admin-column-until = bis
admin-column-operator = Betreiber
admin-column-what = was
admin-column-whom = wen
admin-column-open = offen
admin-column-playing = im Spiel
admin-column-active = aktiv
admin-column-finished = beendet
admin-phase-open = offen
admin-phase-playing = im Spiel
admin-phase-finished = beendet
admin-span-seconds = { $n } s
admin-span-minutes = { $n } min
admin-span-hours = { $n } h
admin-span-days = { $n } T
admin-nothing = Es gibt nichts zu zeigen.
admin-bot = Bot
admin-away = abwesend
admin-to-move = am Zug
admin-host = Gastgeber
admin-public = öffentlich
admin-private = auf Einladung
admin-table = { $phase }, { $public }; eröffnet { $created }; letzte Änderung vor { $changed }; Einträge im Protokoll: { $moves }
admin-table-removed = Für immer entfernt: { $those }
admin-title-reports = Gemeldete Nachrichten
admin-title-chat = Nachrichten
admin-title-tables = Tische
admin-title-history = Was unternommen wurde
admin-person = Gast seit { $since }; Sprache { $lang }
admin-person-banned = Gesperrt bis { $until }.
admin-did-ban = gesperrt
admin-did-unban = entsperrt
admin-did-remove = entfernt
admin-did-delete = Tisch gelöscht
admin-did-erase = gelöscht
admin-did-announce = angekündigt
admin-did-drain = Leerlauf begonnen
admin-did-undrain = Leerlauf beendet

## Figures, and what is wrong

admin-server = Archipel { $version }, läuft seit { $since } ({ $age }); Prozesse: { $workers }; Speicher: { $memory } MB
admin-well = Alles in Ordnung.
admin-is-draining = Der Server läuft leer: Es beginnen keine neuen Partien.
admin-is-announced = Alle Seiten zeigen bis { $until }: { $text }
admin-people = Personen: { $all }, heute neu { $new }, verbunden { $connected } (Verbindungen: { $sockets })
admin-moves = Züge in der letzten Minute: { $moves }; Bots denken: { $thinking }, warten: { $waiting }
admin-storage = Speicherplatz: { $size } MB in { $database }, { $free } GB frei
admin-storage-server = Speicherplatz: { $size } MB in { $database }
admin-order = Sperren: { $bans }; Meldungen am letzten Tag: { $reports }
admin-failures = Seit dem Start gezählt: { $counts }
admin-no-server = Auf dieser Datenbank antwortet kein Server. Falls einer laufen sollte: sein Protokoll ansehen; archipel doctor prüft diesen Rechner.
admin-few-workers = Nur { $there } von { $wanted } Prozessen antworten. Ein hängender wird ersetzt; wenn nicht, den Server neu starten.
admin-clock = Der Uhr des Servers ist nicht zu trauen, deshalb wird nichts Altes gelöscht. Siehe „Time“ in docs/host.md.
admin-game-failed = { $game } konnte nicht vorbereitet werden. Das Protokoll nennt den Grund; ein Neustart versucht es noch einmal.
admin-game-compiling = { $game } wird noch vorbereitet.
admin-late = Tische, an denen ein Bot oder eine Uhr über 15 Sekunden zu spät ist: { $count }. Der Server ist überlastet oder hängt.
admin-bots-waiting = Bots, die auf das Denken warten: { $count }. Wenn es anhält, nachsehen, wer die Tische eröffnet hat: archipel admin tables --phase playing
admin-little-space = Auf der Platte der Datenbank sind nur { $free } MB frei. Jetzt Platz schaffen: Ohne Platz wird kein Zug gespeichert.
admin-warned = { $sentence } ({ $count }-mal, vor { $age })
