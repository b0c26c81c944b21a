# Was alle Spiele gemeinsam haben, auf Deutsch.

chance = Zufall
seat = Spieler { $number }

## Zurücknehmen

no-undo-nothing = { $who } hat noch keine Antwort gegeben.
no-undo-chance = { $who } kann das nicht zurücknehmen: Inzwischen wurde gewürfelt oder eine Karte gezogen.
no-undo-another = { $who } kann das nicht zurücknehmen: Inzwischen hat jemand anders geantwortet.
no-undo-revealed = { $who } kann das nicht zurücknehmen: Dabei wurde etwas Verdecktes sichtbar.

## Der Tisch im Terminal

thinks = { $player } überlegt …
your-turn = { $player }, du bist dran
chosen = { $player }: { $answer }
hand-over = { $player } setzt sich an die Tastatur und drückt Enter:
choose = Deine Wahl:
help-choose = ein Buchstabe oder eine Antwort wie »{ $example }«
help-type = eine Antwort, zum Beispiel „{ $example }“
help-undo = deine letzte Antwort zurücknehmen
help-save = das Spiel speichern, in der genannten Datei oder in { $file }
help-log = alles, was bisher geschehen ist
help-rules = die Regeln oder die mit dieser Nummer
help-why = warum eine Antwort nicht möglich ist
help-quit = speichern und aufhören
help-help = diese Hilfe
legal-answer = »{ $answer }« ist jetzt möglich.
unknown-choice = »{ $text }« ist unverständlich; »help« zeigt, was du eingeben kannst.
unknown-rule = Eine Regel »{ $number }« gibt es nicht.
undone = Zurückgenommen.
saved = Gespeichert in { $file }; mit »{ $command }« geht es hier weiter.
game-over = Das Spiel ist aus
winner = { $player } gewinnt!
shared-victory = { $players } teilen sich den Sieg!
nobody-wins = Niemand gewinnt.
total = Summe
rules-title = Die Regeln von { $title }
by = von { $designer }
compiling = Die Regeln von { $title } werden kompiliert, nur dieses eine Mal
dice-fair = Die Würfel lassen sich nachprüfen: archipel verify { $file }
type-choice = Zu viele Möglichkeiten für eine Liste: Gib eine ein, zum Beispiel „{ $example }“.
read-back = „{ $answer }“: Stimmt das ({ $yes }/{ $no })?
yes = ja
no = nein
not-chosen = Noch ist nichts gewählt.
ask-chance = Hier zieht niemand: Gib ein, was die echten Würfel oder Karten zeigen.
save-taken = { $file } gibt es schon und ist kein Spielstand dieser Partie. Wähle einen anderen Namen, zum Beispiel { $name }.
save-no-folder = Den Ordner { $folder } gibt es nicht. Lege ihn zuerst an oder wähle einen anderen Ort.
save-is-folder = { $file } ist ein Ordner. Füge den Namen einer Datei an, zum Beispiel { $file }/game.archipel.
save-failed = { $file } lässt sich nicht schreiben. Wähle eine andere Datei, zum Beispiel in deinem eigenen Ordner.
resume-keeps = { $settings } geht nicht zusammen mit --resume: Die gespeicherte Partie hat ihre eigenen Einstellungen. Lass das weg oder beginne ohne --resume eine neue Partie.
too-narrow = Ein Fenster mit { $columns } Spalten zeigt den ganzen Plan.
reconstructed = Teile der Schachtel kennen wir nicht; sie sind rekonstruiert. Wer das Spiel besitzt, kann eingeben, was gedruckt ist: --box DATEI.
partly-reconstructed = Zum Teil rekonstruiert.

## Was der Server ablehnt

to-home = Zur Startseite
denied-unknown-table = Diesen Tisch gibt es nicht.
denied-unknown-game = Ein Spiel »{ $name }« gibt es nicht.
denied-not-found = Hier ist nichts.
denied-not-yours = Das darfst du an diesem Tisch nicht.
denied-busy = Der Server konnte das nicht speichern; es hat sich nichts geändert. Bitte versuch es noch einmal.
denied-too-often = Das war zu oft; bitte warte einen Moment.
denied-stale = Am Tisch ging es inzwischen weiter; deine Eingabe hat nichts geändert.
denied-not-started = Das Spiel hat noch nicht begonnen.
denied-already-started = Das Spiel hat schon begonnen.
denied-not-finished = Das Spiel ist noch nicht aus.
denied-game-over = Das Spiel ist aus.
denied-no-such-seat = Platz { $seat } gibt es nicht: Hier können { $seats } mitspielen.
denied-seat-taken = Platz { $seat } ist besetzt.
denied-seats-missing = { $count ->
    [one] Ein Platz wartet noch auf einen Mitspieler.
   *[other] { $count } Plätze warten noch auf Mitspieler.
}
denied-bad-name = Ein Name hat 1 bis 40 druckbare Zeichen.
denied-no-such-bot = Einen Bot »{ $bot }« gibt es nicht; die Bots sind: { $bots }.
denied-bad-options = Diesen Tisch kann es nicht geben: { $why }.
denied-too-many-tables = Mehr Tische kannst du nicht haben (höchstens { $most }); beende oder verlass erst einen.
denied-server-full = Auf diesem Server ist gerade kein Platz für weitere Tische.
denied-bad-link = Dieser Link führt zu niemandem; vielleicht hat ihn ein neuerer ersetzt.
denied-no-chat = An diesem Tisch gibt es keinen Chat.
denied-nothing-said = Da steht nichts, was man lesen könnte.
denied-no-such-line = Diese Zeile gibt es hier im Chat nicht.
denied-not-waited-for = Auf Platz { $seat } wird auf niemanden gewartet.
denied-your-own-seat = Das ist dein eigener Platz.
denied-just-reminded = { $name } wurde gerade erst erinnert.
denied-not-gone = Ein Bot kann spielen, wenn { $name } seit { $seconds } Sekunden fort ist.
denied-name-first = Bitte wähl zuerst einen Namen.
denied-not-understood = Das versteht der Server nicht.
denied-missing-field = »{ $field }« fehlt.
denied-unknown-field = Ein Feld »{ $field }« gibt es hier nicht.
denied-bad-value = »{ $field }« kann diesen Wert nicht haben.
denied-unknown-answer = So eine Antwort gibt es in diesem Spiel nicht.
denied-too-large = Das ist zu groß.
denied-not-here = Das geht hier nicht.
denied-not-json = Hier nimmt der Server nur JSON an.
denied-foreign-origin = Das kam von der Seite einer anderen Website.
denied-mistake = Der Server hat einen Fehler gemacht und ihn notiert. Es hat sich nichts geändert.
