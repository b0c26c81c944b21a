# Die Lektionen von Mahé auf Deutsch.

## Die ersten Züge

lesson-first = Deine ersten Züge
    .about = Würfle, leg Eier und lass dich huckepack tragen.
lesson-first-goal = Schildkröten schwimmen um die Insel und legen am Strand ihre Eier. Wer die meisten legt, gewinnt.
lesson-first-dare = Du bist Rot, und dein Würfel zeigt 2. Wirf einen zweiten: Zwei Würfel zählen doppelt!
    .instead = Du könntest aufhören, aber mit zwei Feldern kommst du nicht weit. Trau dich und wirf noch einen Würfel!
lesson-first-triple = 3 × 2 = 6 Felder. Ein dritter Würfel verdreifacht sogar: Wirf noch einen!
    .instead = Sechs Felder wären gut, aber der Strand ist noch weit. Wirf noch einmal!
lesson-first-laid = 7 × 3 = 21: geradewegs zum Strand! Du legst fünf Eier.
lesson-first-over = Blau hat 5 und 4 geworfen. Bei mehr als 7 muss die Schildkröte zurück aufs Floß.
lesson-first-climb = Gelb wartet auf Feld 3. Hör jetzt auf, dann kletterst du Gelb auf den Rücken.
    .instead = Mit noch einem Würfel schwimmst du an Gelb vorbei. Hör auf, dann wirst du mitgenommen!
lesson-first-ride = Gelb ist dran und trägt dich! Über die Würfel entscheidet die oberste Schildkröte, also du: Wirf!
    .instead = Gelb macht die ganze Arbeit, also weiter: Wirf noch einen Würfel!
lesson-first-enough = 10 Felder für euch beide. Das reicht: Hör auf!
    .instead = Ein dritter Würfel könnte euch beide aufs Floß schicken. Hör auf, solange es gut läuft!
lesson-first-end = Was für ein Ritt! Jetzt weißt du genug für deine erste Partie.

## Die Würfel

lesson-dice = Aufhören oder weiterwürfeln?
    .about = Ein, zwei oder drei Würfel: wie weit du schwimmst und wann es zu viel ist.
lesson-dice-count = Du wirfst bis zu drei Würfel nacheinander. Einer zählt einfach, zwei zählen doppelt, drei dreifach.
lesson-dice-second = Dein Würfel zeigt 4. Wirf einen zweiten!
    .instead = Vier Felder sind sicher, aber bis zum Strand sind es zwölf. Wirf einen zweiten Würfel!
lesson-dice-reach = 6 × 2 = 12: Das reicht bis zum Strand. Hör auf!
    .instead = Jetzt würde nur noch eine 1 passen. Hör auf, dann gehören die Eier dir!
lesson-dice-won = Vier Eier für dich! Du musst Feld 21 nicht genau treffen: Vorbeischwimmen zählt auch.
lesson-dice-over = Blau hat 6 und 3 geworfen. Mehr als 7 ist zu viel: zurück aufs Floß.
lesson-dice-careful = Du bist wieder dran, und dein Würfel zeigt 6. Nur eine 1 würde noch passen, also hör auf.
    .instead = Das endet in fünf von sechs Fällen auf dem Floß. Hör lieber auf!
lesson-dice-tip = Gut eingeschätzt! Ein Tipp: Nach einer 1 kann der zweite Würfel nie zu viel sein.

## Huckepack

lesson-riding = Huckepack
    .about = Wer entscheidet, wer die Eier legt und wer zurück aufs Floß muss.
lesson-riding-stack = Du bist auf Blau geklettert, weil du auf demselben Feld gelandet bist. Schwimmt Blau, schwimmst du mit.
lesson-riding-decide = Blau ist dran. Über den zweiten und dritten Würfel entscheidet die oberste Schildkröte: Wirf!
    .instead = Zwei Felder reichen nicht bis zum Strand. Du entscheidest: Wirf noch einen Würfel!
lesson-riding-pass = 3 × 2 = 6: Damit kommt Blau am Strand vorbei. Hör auf!
    .instead = Sechs Felder reichen bis zum Strand. Hör auf, dann legst du die Eier!
lesson-riding-laid = Blau ist geschwommen, und du hast die Eier gelegt. Nur die oberste Schildkröte legt.
lesson-riding-climbed = Gelb ist auf dich geklettert. Du bist dran, aber jetzt entscheidet Gelb.
lesson-riding-sank = Zu viel! Du musst mit Gelb auf dem Rücken zurück aufs Floß; Blau, unter dir, bleibt.
lesson-riding-top = Auf Feld 3 sitzen drei Schildkröten. Hör jetzt auf und klettere ganz nach oben!
    .instead = Feld 3 passt genau: Hör jetzt auf und klettere ganz nach oben!
lesson-riding-tip = Von hier oben entscheidest du für alle drei. Ein Tipp: Am besten sitzt du auf einer Schildkröte kurz vor dem Strand.

## Der Strand

lesson-beach = Die letzten Eier
    .about = Wie die Partie endet und wer gewinnt.
lesson-beach-last = Das ist die letzte der zwanzig Eierkarten, und Blau nimmt sie gleich.
lesson-beach-seven = Die Karten sind weg, aber am Strand liegen noch sieben Eier. Die nächste Schildkröte dort gewinnt sie.
lesson-beach-roll = Gelb hat es versucht und ist wieder auf dem Floß. Du brauchst acht Felder: Wirf einen zweiten Würfel!
    .instead = Drei Felder reichen nicht bis zum Strand. Wirf einen zweiten Würfel!
lesson-beach-stop = 4 × 2 = 8: genau bis zum Strand. Hör auf, dann gehören die sieben Eier dir!
    .instead = Du bist schon da: Hör auf und nimm die sieben Eier!
lesson-beach-over = Deine Schildkröte bleibt am Strand liegen, und die Partie ist sofort zu Ende.
lesson-beach-count = Alle zählen ihre Eier: Du hast 26 und gewinnst. Bei Gleichstand gewinnt, wer mehr Karten hat.

## Die Variante

lesson-variant = Eierkarten als Würfel
    .about = Eine Variante: Spiel eine gewonnene Karte statt eines Würfels.
lesson-variant-cards = In dieser Variante kann eine gewonnene Eierkarte den zweiten oder dritten Würfel ersetzen.
lesson-variant-play = Dein Würfel zeigt 5, noch einer ist riskant. Spiel deine 2er-Karte: Das macht genau 7!
    .instead = Das könnte klappen, aber eine Karte ist sicher. Spiel deine 2er-Karte!
lesson-variant-stop = 7 × 2 = 14: genau bis zum Strand. Hör auf!
    .instead = Bei 7 wäre jeder weitere Würfel zu viel. Hör auf und leg deine Eier!
lesson-variant-gone = Sechs neue Eier! Deine 2er-Karte ist abgelegt und zählt nicht mehr.
lesson-variant-again = Auch Blau hat eine Karte gespielt. Dein Würfel zeigt 6, und deine 4er-Karte passt nicht: Hör auf.
    .instead = Das wären mehr als 7. Hör lieber auf!
lesson-variant-tip = Du darfst pro Zug eine Karte spielen. Ein Tipp: Spiel kleine Karten und heb die großen fürs Ende auf.
