# Tips in somebody’s first games; see web/src/games/mahe/tips.ts.

tip-decide = Aufhören oder weiterwürfeln? Zwei Würfel zählen doppelt, drei zählen dreifach, aber bei mehr als 7 muss deine Schildkröte zurück aufs Floß.
tip-steer = Deine Schildkröte sitzt ganz oben: Du entscheidest über den zweiten und dritten Würfel der Schildkröte, die dich trägt.
tip-sank = Mehr als 7: Deine Schildkröte beginnt wieder auf dem Floß. Alle auf ihrem Rücken müssen mit.
tip-climbed = Deine Schildkröte ist einer anderen auf den Rücken geklettert. Schwimmt die untere, wird deine mitgenommen.
tip-mounted = Auf deiner Schildkröte sitzt eine andere. Bewegt sich deine, entscheidet der Spieler der obersten über den zweiten und dritten Würfel.
tip-carried = Deine Schildkröte wurde mitgenommen. Wer schwimmt, nimmt alle über sich mit und lässt die unteren zurück.
tip-laid = Deine Schildkröte hat den Strand erreicht: Die Eierkarte gehört dir. Sie liegt verdeckt und zählt am Ende.
tip-rider-laid = Geschwommen bist du, aber in einem Turm legt nur die oberste Schildkröte.
tip-last-eggs = Alle Eierkarten sind weg. Die nächste Schildkröte am Strand gewinnt sieben Eier, und die Partie ist sofort zu Ende.
tip-spent = Eine Karte, die du spielst, zählt wie ein Würfel. Danach ist sie abgelegt und bringt keine Punkte mehr.
