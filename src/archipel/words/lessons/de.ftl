# Die Texte, die alle Lektionen gemeinsam haben, auf Deutsch.

lesson-learner = Moana
lesson-partners = Tane, Leilani, Kai, Nalu, Maeva, Teo
lesson-instead = In einer echten Partie ginge das. Probier hier den Zug, den die Lektion vorschlägt.

## In the terminal

lesson-chapters = Lektionen zu { $title }
lesson-enter = Weiter mit Enter, oder tippe „quit“:
lesson-help = Tippe den Buchstaben eines Zugs oder den Zug, wie er in Klammern steht. Mit „quit“ machst du eine Pause; du kannst später weitermachen.
lesson-ready = Jetzt kannst du spielen: { $command }
lesson-next = Enter: nächstes Kapitel, „{ $chapter }“ · play: deine erste Partie · quit:
lesson-last = play: deine erste Partie · Enter: beenden:
lesson-left = Bis bald! So machst du weiter, wo du warst: { $command }
lesson-not-kept = Dein Fortschritt konnte nicht in { $file } gespeichert werden.
