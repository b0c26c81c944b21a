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
total = Summe
rules-title = Die Regeln von { $title }
by = von { $designer }
compiling = Die Regeln von { $title } werden kompiliert, nur dieses eine Mal
dice-fair = Die Würfel lassen sich nachprüfen: archipel verify { $file }
