# Mahé auf Deutsch.

## Dinge

turtle-red = Rot
turtle-blue = Blau
turtle-yellow = Gelb
turtle-green = Grün
turtle-orange = Orange
turtle-purple = Lila
turtle-white = Weiß

blurb = Schildkröten schwimmen um die Insel, reisen huckepack und legen ihre Eier am Strand ab. Wie viele Würfel wagst du?
goal = Sammle die meisten Eier, bevor die letzten sieben am Strand liegen.

option-egg_cards = Eierkarten als Würfel
    .help = Eine früher gewonnene Karte darf anstelle des zweiten oder dritten Würfels gespielt werden.
    .no = nein
    .yes = ja

## Antworten

answer-stop = Aufhören und schwimmen
answer-roll = Noch einen Würfel werfen
answer-card = Die { $eggs }er-Eierkarte spielen
answer-move = { $turtle } schwimmt zuerst
answer-first = { $seat } beginnt
answer-flip = { $eggs ->
    [one] Ein Gelege mit einem Ei
   *[other] Ein Gelege mit { $eggs } Eiern
}
answer-die = Der Würfel zeigt { $pips }

## Fragen

ask-pick = Deine beiden Schildkröten schwimmen in diesem Zug: Welche zuerst?
ask-decide = Der Würfel ist gefallen: jetzt schwimmen oder weiterwürfeln?

## Ereignisse

event-begins = { $seat } beginnt.
event-clutch = { $eggs ->
    [one] Das nächste Gelege bringt ein Ei.
   *[other] Das nächste Gelege bringt { $eggs } Eier.
}
event-turn = { $turtle } ist dran.
event-rolled = { $turtle } würfelt eine { $pips }: bisher { $total }.
event-spent = { $seat } spielt die { $eggs }er-Eierkarte: bisher { $total }.
event-swam = { $steps ->
    [one] { $turtle } schwimmt ein Feld weit, auf Feld { $space }.
   *[other] { $turtle } schwimmt { $steps } Felder weit, auf Feld { $space }.
}
event-climbed = { $turtle } klettert auf { $mount }.
event-sank = Zu viel! { $turtle } muss zurück aufs Floß.
event-laid = { $eggs ->
    [one] { $turtle } legt ein Ei.
   *[other] { $turtle } legt { $eggs } Eier.
}
event-beached = { $turtle } legt die letzten sieben Eier und bleibt am Strand liegen.

## Wertung

line-cards = Eierkarten
line-beach = Strand

## Warum nicht?

why-game-over = { $who } kann nicht mehr ziehen: Die Partie ist zu Ende.
why-clutch-first = Noch nicht: Erst muss die erste Eierkarte aufgedeckt werden.
why-card-first = Noch nicht: Erst muss die nächste Eierkarte aufgedeckt werden.
why-starting-player-first = Noch nicht: Erst muss der Startspieler ausgelost werden.
why-die-first = Noch nicht: Erst muss gewürfelt werden.
why-decision-first = Noch nicht: Erst muss { $decider } entscheiden.
why-turtle-first = Noch nicht: Erst muss { $decider } eine Schildkröte wählen.
why-dice-are-rolled = { $who } kann „{ $answer }“ nicht wählen: Würfel werden geworfen, nicht ausgesucht.
why-cards-are-turned-up = { $who } kann „{ $answer }“ nicht wählen: Karten werden vom Stapel aufgedeckt.
why-starting-player-is-drawn = { $who } kann „{ $answer }“ nicht wählen: Der Startspieler wird ausgelost.
why-no-such-seat = { $seat } kann nicht ausgelost werden: Es spielen nur { $seats } mit.
why-no-card-left = Eine Karte mit { $eggs } kann nicht mehr aufgedeckt werden: Alle waren schon zu sehen.
why-not-your-turn = { $who } ist nicht dran: Jetzt entscheidet { $decider }.
why-not-topmost = { $who } kann jetzt nicht entscheiden: Das tut { $decider } mit der obersten Schildkröte.
why-pick-first = Noch nicht: Erst muss { $who } wählen, welche Schildkröte zuerst schwimmt.
why-not-your-turtle = { $who } kann nicht mit { $turtle } schwimmen: Das ist keine eigene Schildkröte.
why-one-turtle = { $who } kann keine Schildkröte wählen: Bei { $seats } Spielern haben alle nur eine.
why-already-swimming = { $who } kann jetzt keine Schildkröte wählen: Erst muss die andere fertig sein.
why-first-die = { $who } kann jetzt keine Karte spielen: Eine Karte ersetzt nie den ersten Würfel.
why-no-variant = { $who } kann keine Eierkarte spielen: An diesem Tisch wird ohne die Variante gespielt.
why-one-card = { $who } kann keine weitere Eierkarte spielen: Pro Zug darf jeder nur eine spielen.
why-not-your-card = { $who } hat keine { $eggs }er-Eierkarte zum Ausspielen.

## Das Terminal

mahe-raft = Floß
mahe-beach = Strand
mahe-clutch = Gelege: { $eggs }
mahe-pile = Stapel: { $cards }
mahe-last-eggs = letzte 7 Eier
mahe-dice = Würfel
mahe-if-stop = Stopp: { $steps } weiter, Feld { $space }
mahe-if-stop-lays = Stopp: { $steps } weiter, Feld { $space }, Gelege { $eggs }
mahe-if-roll = Würfeln: { $percent } % Risiko (Floß)
mahe-player = Spieler
mahe-turtles = Schildkröten
mahe-cards = Karten
mahe-eggs = Eier
mahe-to-decide = { $player } entscheidet
mahe-to-pick = { $player } wählt
mahe-bottom-to-top = Türme: unten links, oben rechts

## Das Brett im Browser

mahe-web-board = Die Insel, der Ring aus 21 Feldern um sie herum, das Floß und die Schildkröten
mahe-web-own-cards = Deine Eierkarten
mahe-web-spent-cards = Abgelegt
mahe-web-turn = { $player } zieht mit { $turtle }.
mahe-web-picks = { $player } wählt, welche Schildkröte zuerst schwimmt.
mahe-web-decider = { $player } entscheidet: { $turtle } sitzt ganz oben.
mahe-web-dice = { $count ->
    [one] Ein Würfel: { $dice }.
   *[other] { $count } Würfel: { $dice }; zusammen { $sum }.
}
mahe-web-space = Feld { $space }: { $turtles }.
mahe-web-stack = Feld { $space }, von unten nach oben: { $turtles }.
mahe-web-raft = Auf dem Floß: { $turtles }.
mahe-web-clutch = { $eggs ->
    [one] Das nächste Gelege bringt ein Ei.
   *[other] Das nächste Gelege bringt { $eggs } Eier.
}
mahe-web-pile = { $cards ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt noch eine Karte.
   *[other] Im Stapel liegen noch { $cards } Karten.
}
mahe-web-last-eggs = Am Strand liegen nur noch die letzten sieben Eier.
mahe-web-beached = { $turtle } liegt mit den letzten sieben Eiern am Strand.
mahe-web-player = { $cards ->
    [0] { $player } spielt { $turtles } und hat keine Eierkarte.
    [one] { $player } spielt { $turtles } und hat eine Eierkarte.
   *[other] { $player } spielt { $turtles } und hat { $cards } Eierkarten.
}
mahe-web-values = Eier auf den Karten: { $values }.
mahe-web-carries = Sie trägt { $turtles }.
mahe-web-rides = Sie sitzt auf { $turtles }.
mahe-web-top-decides = Wenn sie schwimmt, entscheidet { $player } über den zweiten und dritten Würfel, denn { $turtle } sitzt ganz oben.
mahe-web-its-turn = Sie ist gerade am Zug.
mahe-web-decides-now = Jetzt entscheidet { $player }: Diese Schildkröte sitzt ganz oben, während { $turtle } am Zug ist.
mahe-web-open-cards = { $count ->
    [0] Noch keine Eierkarte gewonnen.
    [one] Eine Eierkarte gewonnen, mit { $eggs } darauf.
   *[other] Eierkarten: { $values }. Das sind { $eggs } Eier.
}
mahe-web-status = { $cards ->
    [one] Noch eine Karte bis zu den letzten Eiern
   *[other] Noch { $cards } Karten bis zu den letzten Eiern
}
mahe-web-status-last = Die letzten Eier beenden die Partie
mahe-high-laid = { $eggs ->
    [one] Das größte Gelege legte { $turtle } für { $player }: ein Ei.
   *[other] Das größte Gelege legte { $turtle } für { $player }: { $eggs } Eier.
}
mahe-high-together = { $count } Schildkröten sind auf einmal untergegangen: { $turtles }.
mahe-high-sank = { $count ->
    [one] { $turtle } ist einmal untergegangen und musste zurück aufs Floß.
   *[other] { $turtle } ist am häufigsten untergegangen: { $count }-mal zurück aufs Floß.
}

## Was alles ist

about-raft = { $count ->
    [0] Hier starten die Schildkröten. Wer mit den Würfeln über 7 kommt, muss hierher zurück. Gerade wartet hier niemand.
    [one] Hier starten die Schildkröten. Wer mit den Würfeln über 7 kommt, muss hierher zurück. Hier wartet gerade: { $turtles }.
   *[other] Hier starten die Schildkröten. Wer mit den Würfeln über 7 kommt, muss hierher zurück. Hier warten gerade: { $turtles }.
}
    .title = Das Floß
about-space = { $count ->
    [0] Dieses Feld ist leer. Wer auf einem besetzten Feld landet, klettert ganz nach oben.
    [one] Hier ist { $turtles }. Wer hier landet, klettert obendrauf.
   *[other] Von unten nach oben: { $turtles }. Wer hier landet, klettert ganz nach oben.
}
    .title = Feld { $space }
about-beach = { $eggs ->
    [0] Wer dieses Feld erreicht oder überquert, legt Eier. In einem Turm legt nur die oberste Schildkröte.
    [one] Wer dieses Feld erreicht oder überquert, legt Eier: im Moment eines. In einem Turm legt nur die oberste Schildkröte.
   *[other] Wer dieses Feld erreicht oder überquert, legt Eier: im Moment { $eggs }. In einem Turm legt nur die oberste Schildkröte.
}
    .title = Feld { $space }, der Strand
about-clutch = { $eggs ->
    [one] Die nächste Schildkröte, die Feld 21 erreicht oder überquert, gewinnt diese Karte mit einem Ei. Sie wird dann verdeckt abgelegt.
   *[other] Die nächste Schildkröte, die Feld 21 erreicht oder überquert, gewinnt diese Karte mit { $eggs } Eiern. Sie wird dann verdeckt abgelegt.
}
    .title = Das Gelege
about-pile = { $cards ->
    [0] Der Stapel ist leer. Nach der offenen Karte bleiben nur noch die letzten sieben Eier.
    [one] Eine Eierkarte liegt noch verdeckt. Sie wird aufgedeckt, sobald das Gelege gewonnen ist.
   *[other] { $cards } Eierkarten liegen noch verdeckt. Die nächste wird aufgedeckt, sobald das Gelege gewonnen ist.
}
    .title = Der Stapel
about-last-eggs = Sind alle Eierkarten vergeben, liegen noch { $eggs } Eier am Strand. Die nächste Schildkröte, die Feld 21 erreicht oder überquert, gewinnt sie, und die Partie ist sofort zu Ende.
    .title = Die letzten Eier
about-turtle = { $space ->
    [0] Diese Schildkröte gehört { $player }. Sie wartet auf dem Floß.
   *[other] Diese Schildkröte gehört { $player }. Sie ist auf Feld { $space }.
}
    .title = Schildkröte { $turtle }
about-trail = Die Punkte zeigen, wie { $turtle } zuletzt geschwommen ist. Der große Punkt ist der Anfang.
    .title = Der letzte Zug von { $turtle }
about-tray = { $count ->
    [0] Bis zu drei Würfel werden nacheinander geworfen. Ein Würfel zählt einfach, zwei zählen doppelt, drei dreifach. Zeigen zwei oder drei Würfel zusammen mehr als { $limit }, geht es zurück aufs Floß.
    [one] Ein Würfel: Die Schildkröte kann { $steps } weit schwimmen. Zwei Würfel zählen doppelt, drei dreifach. Kommen sie aber über { $limit }, geht es zurück aufs Floß.
   *[other] { $count } Würfel, zusammen { $sum }: { $steps } Felder. Kommen die Würfel über { $limit }, geht es zurück aufs Floß.
}
    .title = Die Würfel
about-cards = { $cards ->
    [0] { $player } spielt { $turtles } und hat noch keine Eierkarte gewonnen.
    [one] { $player } spielt { $turtles } und hat eine Eierkarte gewonnen. Sie bleibt bis zum Schluss verdeckt.
   *[other] { $player } spielt { $turtles } und hat { $cards } Eierkarten gewonnen. Sie bleiben bis zum Schluss verdeckt.
}
    .title = Eierkarten von { $player }
about-hand = Wenn du entscheidest, darfst du diese Karte anstelle des zweiten oder dritten Würfels spielen. Sie zählt { $eggs }; mehr als { $limit } zusammen ist auch dann zu viel. Pro Zug ist nur eine Karte erlaubt, und sie bringt danach keine Punkte mehr.
    .title = Deine { $eggs }er-Eierkarte
about-spent = { $count ->
    [one] Diese Karte wurde anstelle eines Würfels gespielt. Sie ist aus dem Spiel und bringt keine Punkte.
   *[other] Diese { $count } Karten wurden anstelle von Würfeln gespielt. Sie sind aus dem Spiel und bringen keine Punkte.
}
    .title = Abgelegte Eierkarten
about-variant = { $used ->
    [yes] An diesem Tisch gilt die Variante: Eine früher gewonnene Karte darf den zweiten oder dritten Würfel ersetzen. Danach wird sie abgelegt.
   *[no] An diesem Tisch gilt die Variante nicht, in der eine früher gewonnene Karte den zweiten oder dritten Würfel ersetzen darf.
}
    .title = Eierkarten als Würfel

web-keys-of-game = r: noch einen Würfel werfen. s: aufhören und schwimmen. 1 bis 6: diese Eierkarte spielen. Schildkröten: a rot, b blau, c gelb, d grün, e orange, f lila, h weiß.

## Nach Gehör und mit der Tastatur

mahe-ear-decide = { $turtle }, bisher { $sum }: aufhören oder würfeln?
mahe-ear-moved = { $space ->
    [0] { $player }, { $turtle }: { $dice }, zurück aufs Floß.
   *[other] { $player }, { $turtle }: { $dice }, auf Feld { $space }.
}
mahe-ear-raft-empty = Auf dem Floß ist keine Schildkröte.
mahe-ear-no-dice = Es wurde noch nicht gewürfelt.
mahe-ear-empty = leer
mahe-cmd-p = p, wo
    .help = p rot: wo Rot ist, wer darauf und darunter sitzt und wem die Schildkröte gehört
mahe-cmd-raft = floß
    .help = floß: welche Schildkröten auf dem Floß warten
mahe-cmd-eggs = eier
    .help = eier: das Gelege, der Stapel und alle Karten

## Regeln

rule-M1 = Vorbereitung
rule-M1-1 = Mahé ist für 2 bis 7 Spieler. Ab 4 haben alle je eine Schildkröte.
rule-M1-2 = Zu zweit oder zu dritt haben alle je zwei Schildkröten.
rule-M1-3 = Ein Ring aus 21 nummerierten Feldern führt um die Insel. Alle Schildkröten starten auf dem Floß neben Feld 1. Das Gelege liegt am Strand neben Feld 21.
rule-M1-4 = Es gibt 24 Eierkarten: je drei mit 1, 2 und 6 Eiern, je fünf mit 3, 4 und 5. Sie werden gemischt, und vier kommen ungesehen aus dem Spiel; die anderen zwanzig bilden den Stapel.
rule-M1-5 = Die oberste Karte des Stapels wird aufgedeckt: Sie ist das Gelege.
rule-M1-6 = Der Startspieler wird ausgelost; danach geht es im Uhrzeigersinn weiter.
rule-M2 = Die Würfel
rule-M2-1 = Die Würfel werden einzeln nacheinander geworfen. Der erste wird immer geworfen.
rule-M2-2 = Nach dem ersten Würfel darfst du aufhören oder einen zweiten werfen.
rule-M2-3 = Nach dem zweiten Würfel darfst du bei einer Summe von höchstens 7 aufhören oder einen dritten werfen.
rule-M2-4 = Ergeben zwei oder drei Würfel mehr als 7, muss die Schildkröte sofort zurück aufs Floß, und ihr Zug ist vorbei.
rule-M2-5 = Nach einem dritten Würfel und einer Summe von höchstens 7 schwimmt die Schildkröte.
rule-M3 = Schwimmen
rule-M3-1 = Die Schildkröten schwimmen gegen den Uhrzeigersinn, den Zahlen nach. Vom Floß führt der erste Schritt auf Feld 1; nach 21 kommt 1.
rule-M3-2 = Ein Würfel: so viele Felder, wie er Augen zeigt.
rule-M3-3 = Zwei Würfel: ihre Summe, verdoppelt.
rule-M3-4 = Drei Würfel: ihre Summe, verdreifacht.
rule-M4 = Huckepack
rule-M4-1 = Schildkröten dürfen einander überholen. Endet eine auf einem besetzten Feld, klettert sie dort ganz nach oben.
rule-M4-2 = Bewegt sich eine Schildkröte, die andere trägt, so entscheidet der Spieler der obersten über den zweiten und dritten Würfel.
rule-M4-3 = Eine Schildkröte, die schwimmt, nimmt alle über ihr mit und lässt die unter ihr zurück.
rule-M4-4 = Eine Schildkröte, die zurück aufs Floß muss, nimmt alle über ihr mit.
rule-M5 = Eier legen
rule-M5-1 = Eine Schildkröte, die Feld 21 erreicht oder überquert, legt Eier: Ihr Spieler nimmt die offene Eierkarte und legt sie verdeckt vor sich ab.
rule-M5-2 = In einem Turm legt nur die oberste Schildkröte Eier.
rule-M5-3 = Sobald eine Karte genommen ist, wird die nächste Karte des Stapels aufgedeckt.
rule-M6 = Ende der Partie
rule-M6-1 = Sind alle zwanzig Karten genommen, liegen am Strand noch sieben Eier. Die nächste Schildkröte, die Feld 21 erreicht oder überquert, gewinnt sie und bleibt am Strand liegen; damit endet die Partie sofort.
rule-M6-2 = Alle zählen die Eier auf ihren gewonnenen Karten; eine Schildkröte am Strand bringt sieben dazu.
rule-M6-3 = Wer die meisten Eier hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Eierkarten hat.
rule-M7 = Je zwei Schildkröten
rule-M7-1 = In jedem Zug bewegst du beide Schildkröten: erst die eine ganz, dann die andere.
rule-M7-2 = In jedem Zug wählst du, welche zuerst schwimmt.
rule-M7-3 = Die Karten beider Schildkröten zählen zusammen.
rule-M8 = Variante: Eierkarten als Würfel
rule-M8-1 = In dieser Variante darf eine früher gewonnene Karte anstelle des zweiten oder dritten Würfels gespielt werden. Ihre Eier zählen wie die Augen dieses Würfels.
rule-M8-2 = Eine Karte ersetzt nie den ersten Würfel.
rule-M8-3 = Jeder Spieler darf in einem Zug nur eine Karte spielen.
rule-M8-4 = Nur wer entscheidet, darf eine Karte spielen, und nur eine eigene.
rule-M8-5 = Eine gespielte Karte wird abgelegt und zählt nichts.
rule-M9 = Was rekonstruiert ist
rule-M9-1 = Die Anleitung nennt 24 Karten mit 1 bis 6 Eiern, aber nicht, wie viele es von jeder gibt. Die Zahlen in M1.4 sind erschlossen: Nur sie passen sowohl zum Wertungsbeispiel der Anleitung als auch zu einer veröffentlichten Beschreibung der Karten.
rule-M9-2 = Die Anleitung nennt eine rote, eine blaue und eine gelbe Schildkröte. Die vier anderen Farben haben wir gewählt.
rule-M-R = Klarstellungen
rule-M-R1 = Bei Gleichstand zählen die sieben Eier am Strand als eine Karte.
rule-M-R2 = Auch bei genau 7 darf ein dritter Würfel geworfen werden, obwohl es dann sicher zu viel wird.
rule-M-R3 = Das Floß liegt außerhalb des Rings und wird nie überquert: Auf 21 folgt 1.
rule-M-R4 = Eine Schildkröte, die auf Feld 21 startet, legt beim Verlassen keine Eier. Sie legt höchstens einmal pro Zug; schwimmt sie von Feld 21 genau 21 Felder weit, kommt sie dort wieder an und legt.
rule-M-R5 = Auf dem Floß sitzen die Schildkröten nebeneinander und tragen einander nie.
rule-M-R6 = Muss eine Schildkröte mitten aus einem Turm zurück aufs Floß, bleiben die unter ihr, wo sie sind.
rule-M-R7 = Ein Turm, der auf einen anderen schwimmt, kommt in gleicher Reihenfolge obendrauf.
rule-M-R8 = Es entscheidet immer der Spieler der obersten Schildkröte des ganzen Turms, ganz gleich, wer dazwischen sitzt. Die Schildkröte, die dran ist, wirft immer den ersten Würfel und bewegt sich immer.
rule-M-R9 = Sitzt eine Schildkröte auf der anderen desselben Spielers, gilt dieselbe Regel.
rule-M-R10 = Eine Schildkröte, die von der anderen desselben Spielers getragen wurde, schwimmt in diesem Zug trotzdem noch selbst; gewinnt aber die erste der beiden die letzten sieben Eier, endet die Partie sofort.
rule-M-R11 = Zwei oder drei Spieler haben je zwei Schildkröten, vier bis sieben je eine.
rule-M-R12 = Die letzten sieben Eier gehen wie eine Karte an die oberste Schildkröte eines Turms.
rule-M-R13 = Gewonnene Karten liegen verdeckt; die eigenen darf man ansehen. Am Ende werden alle aufgedeckt. Da alle gesehen haben, welche Karte gewonnen wurde, merken sich die Bots alle; auf dem Bildschirm bleiben die Karten der anderen verdeckt.
rule-M-R14 = Eine in der Variante gespielte Karte wird sofort abgelegt.
rule-M-R15 = Wer zwei Schildkröten hat, darf im ganzen Zug eine Karte spielen, nicht eine je Schildkröte. Spielt jemand eine Karte, der auf einer von ihnen reitet, darf ihr Besitzer trotzdem noch eine spielen. Eine Karte zählt als Würfel für das Vervielfachen und für die Grenze von 7.
rule-M-R16 = In einem Turm darf der Spieler der obersten Schildkröte eine eigene Karte spielen, und niemand sonst darf eine spielen.
rule-M-R17 = Karten dürfen auch noch gespielt werden, wenn der Stapel leer ist; die sieben Eier am Strand sind keine Karte.
rule-M-R18 = Bei gleich vielen Eiern und Karten wird der Sieg geteilt.
rule-M-R19 = Der Startspieler wird ausgelost.
