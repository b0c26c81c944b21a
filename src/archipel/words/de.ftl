# Was alle Spiele gemeinsam haben, auf Deutsch.

chance = Zufall
seat = Spieler { $number }

## Zurücknehmen

no-undo-nothing = { $who } hat noch keinen Zug gemacht.
no-undo-chance = { $who } kann das nicht zurücknehmen: Inzwischen wurde gewürfelt oder eine Karte gezogen.
no-undo-another = { $who } kann das nicht zurücknehmen: Inzwischen hat jemand anders gezogen.
no-undo-revealed = { $who } kann das nicht zurücknehmen: Dabei wurde etwas Verdecktes aufgedeckt.

## Der Tisch im Terminal

thinks = { $player } überlegt …
your-turn = { $player }, du bist dran
chosen = { $player }: { $answer }
hand-over = { $player }, setz dich an die Tastatur und drück Enter:
choose = Deine Wahl:
help-choose = ein Buchstabe oder ein Zug, zum Beispiel „{ $example }“
help-type = ein Zug, zum Beispiel „{ $example }“
help-undo = deinen letzten Zug zurücknehmen
help-save = die Partie in einer Datei speichern (sonst in { $file })
help-log = zeigen, was bisher geschah
help-rules = die Regeln zeigen, oder nur eine nach ihrer Nummer
help-why = warum ein Zug nicht erlaubt ist
help-quit = speichern und aufhören
help-help = diese Hilfe
legal-answer = „{ $answer }“ ist gerade erlaubt.
unknown-choice = „{ $text }“ verstehe ich nicht. Gib „help“ ein, um die Befehle zu sehen.
undone = Zug zurückgenommen.
saved = Gespeichert in { $file }. Weiter geht es mit: { $command }
game-over = Die Partie ist zu Ende
winner = { $player } gewinnt!
shared-victory = { $players } teilen sich den Sieg!
nobody-wins = Niemand gewinnt.
total = Gesamt
rules-title = Die Regeln von { $title }
by = von { $designer }
compiling = Die Regeln von { $title } werden kompiliert (nur beim ersten Mal)
dice-fair = Die Würfel lassen sich nachprüfen mit: archipel verify { $file }
type-choice = Zu viele Züge für eine Liste. Gib einen ein, zum Beispiel „{ $example }“.
read-back = „{ $answer }“: Stimmt das ({ $yes }/{ $no })?
yes = ja
no = nein
not-chosen = Nicht gespielt. Wähle noch einmal.
ask-chance = Diese Partie spielt ihr mit euren eigenen Würfeln und Karten. Gib ein, was sie zeigen.
too-narrow = Um das ganze Spielbrett zu sehen, mach das Fenster { $columns } Spalten breit.
reconstructed = Einen Teil des Spielmaterials konnten wir nicht sehen; wir haben ihn rekonstruiert. Wenn du das Spiel besitzt, spiel mit den echten Werten: --box DATEI.
partly-reconstructed = Zum Teil rekonstruiert.

## Was der Server ablehnt

to-home = Zur Startseite
denied-unknown-table = Diesen Tisch gibt es nicht.
denied-unknown-game = Ein Spiel „{ $name }“ gibt es hier nicht.
denied-game-not-offered = Dieser Server bietet { $title } nicht an. Tische dieses Spiels bleiben erhalten.
denied-game-not-ready = { $title } wird gerade vorbereitet. Es ist in etwa { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} bereit.
denied-game-failed = { $title } ließ sich auf diesem Server nicht vorbereiten. Der Grund steht im Protokoll des Servers.
denied-not-found = Diese Seite gibt es nicht.
denied-not-yours = Das darfst du an diesem Tisch nicht.
denied-busy = Der Server konnte das nicht speichern; es hat sich nichts geändert. Bitte versuch es noch einmal.
denied-too-often = Das waren zu viele Anfragen. Bitte warte einen Moment.
denied-stale = Die Partie ging inzwischen weiter; dein Zug wurde nicht gespielt.
denied-not-started = Die Partie hat noch nicht begonnen.
denied-already-started = Die Partie hat schon begonnen.
denied-not-finished = Die Partie ist noch nicht zu Ende.
denied-game-over = Die Partie ist zu Ende.
denied-no-such-seat = Platz { $seat } gibt es nicht; dieser Tisch hat nur { $seats }.
denied-seat-taken = Platz { $seat } ist besetzt.
denied-seats-missing = { $count ->
    [one] Ein Platz wartet noch auf einen Mitspieler.
   *[other] { $count } Plätze warten noch auf Mitspieler.
}
denied-bad-name = Ein Name braucht 1 bis 40 druckbare Zeichen.
denied-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }.
denied-bad-options = So lässt sich kein Tisch eröffnen: { $why }.
denied-too-many-tables = Du hast schon { $most } Tische. Beende oder verlass erst einen davon.
denied-server-full = Dieser Server ist gerade voll. Bitte versuch es später noch einmal.
denied-bad-link = Dieser Link ist nicht mehr gültig. Er gilt nur einmal und läuft nach ein paar Tagen ab.
denied-no-chat = An diesem Tisch gibt es keinen Chat.
denied-nothing-said = Die Nachricht ist leer.
denied-no-such-line = Diese Nachricht gibt es nicht mehr.
denied-not-waited-for = Auf Platz { $seat } muss gerade niemand ziehen.
denied-your-own-seat = Das ist dein eigener Platz.
denied-just-reminded = { $name } wurde gerade erst erinnert.
denied-not-gone = Ein Bot kann für { $name } spielen, sobald { $seconds } Sekunden ohne Verbindung vergangen sind.
denied-name-first = Bitte wähle zuerst einen Namen.
denied-bot-answers = Diesen Zug macht ein Bot für dich. Ab dem nächsten spielst du wieder selbst.
denied-bot-answered = Diesen Zug hat ein Bot für dich gemacht; er lässt sich nicht zurücknehmen.
denied-too-late-to-undo = Die Zeit für diesen Zug ist um; er lässt sich nicht mehr zurücknehmen.
denied-too-many-undos = Du hast hier schon { $most } Züge zurückgenommen. Dieser bleibt.
denied-signed-out = Du wurdest auf diesem Gerät abgemeldet.
denied-foreign-host = Dieser Server hat eine andere Adresse.
denied-blank-name = Diesen Namen könnte niemand sehen. Bitte wähle einen mit sichtbaren Buchstaben.
denied-name-taken = Dieser Name sieht aus wie „{ $name }“, und den gibt es an diesem Tisch schon. Bitte wähle einen anderen.
denied-removed = Du wurdest von der Person, die diesen Tisch leitet, entfernt.
denied-banned = Du kannst auf diesem Server erst ab { $until } wieder spielen.
denied-draining = Dieser Server wird bald neu gestartet; deshalb kann gerade keine Partie beginnen. Laufende Partien gehen weiter. Bitte versuch es in ein paar Minuten noch einmal.
denied-host-only = An einem öffentlichen Tisch darf das nur, wer ihn eröffnet hat.
denied-nobody-there = Auf Platz { $seat } sitzt niemand.
denied-too-many-seats = Du hast schon { $most } Plätze. Beende oder verlass erst eine Partie.
denied-not-understood = Der Server versteht diese Anfrage nicht.
denied-missing-field = „{ $field }“ fehlt.
denied-unknown-field = „{ $field }“ ist hier nicht bekannt.
denied-bad-value = „{ $field }“ kann diesen Wert nicht haben.
denied-unknown-answer = Diesen Zug gibt es in diesem Spiel nicht.
denied-too-large = Diese Anfrage ist zu groß.
denied-not-here = Das geht hier nicht.
denied-not-json = Hier nimmt der Server nur JSON an.
denied-foreign-origin = Diese Anfrage kam von einer anderen Website.
denied-mistake = Auf dem Server ist ein Fehler aufgetreten; er wurde protokolliert. Es hat sich nichts geändert.

## Die Seite, bevor ihre Skripte laufen

page-description = Brettspiele rund ums Meer im Browser, mit Freunden oder gegen Bots, ganz ohne Konto.
page-no-script = Archipel braucht JavaScript. Bitte schalte es ein und lade die Seite neu.
