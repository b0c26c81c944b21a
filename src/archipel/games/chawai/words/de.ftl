# Chawaï auf Deutsch.

## Dinge

place-bottom = Grund
place-middle = Mitte
place-surface = Oberfläche

fish-nothing = nichts
fish-gull = Möwe
fish-sardine-1 = Sardine 1
fish-sardine-2 = Sardine 2
fish-sardine-3 = Sardine 3
fish-sardine-4 = Sardine 4
fish-sardine-5 = Sardine 5
fish-lantern-1 = Meereslaterne 1
fish-lantern-3 = Meereslaterne 3
fish-lantern-5 = Meereslaterne 5
fish-tiger-6 = Tigerfisch 6
fish-tiger-7 = Tigerfisch 7
fish-tiger-8 = Tigerfisch 8
fish-tiger-9 = Tigerfisch 9
fish-tuna-10 = Kaiserthunfisch 10
fish-tuna-11 = Kaiserthunfisch 11
fish-tuna-12 = Kaiserthunfisch 12
fish-tuna-13 = Kaiserthunfisch 13
fish-tuna-14 = Kaiserthunfisch 14
fish-tuna-15 = Kaiserthunfisch 15
fish-jellyfish-10 = Qualle −10
fish-jellyfish-15 = Qualle −15

blurb = Alle tauchen gleichzeitig, doch nur der tiefste, der zweittiefste und der flachste Taucher fangen einen Fisch. Vorsicht vor Quallen und Möwen!
goal = Fange in zwölf Runden die wertvollsten Fische.

option-gulls = Möwen im Stapel
    .help = Mit sechs Möwen sind es 36 Karten, drei für jede Runde. Mit sieben kommt eine der 37 Karten ungesehen aus dem Spiel.
    .six = sechs
    .seven = sieben, eine Karte kommt weg

## Antworten

answer-dive = Bis Tiefe { $depth } tauchen
answer-kiti = Der Kiti steht im Uhrzeigersinn direkt vor { $seat }
answer-draw = { $fish }
answer-remove = Ungesehen weglegen: { $fish }

## Fragen

ask-dive = Die Fische liegen aus: Wähle einen Taucher. Alle werden gleichzeitig aufgedeckt.

## Ereignisse

event-removed = Eine der 37 Karten kommt ungesehen aus dem Spiel.
event-stands = Der Kiti steht im Uhrzeigersinn direkt vor { $seat }.
event-round = Runde { $number }.
event-lies = { $place }: { $fish }.
event-hidden = { $place }: eine verdeckte Karte; nur { $seat } sieht sie.
event-dived = { $seat } taucht bis Tiefe { $depth }.
event-shown = Die verdeckte Karte ({ $place }) wird aufgedeckt: { $fish }.
event-took = { $seat } nimmt aus der Lagune ({ $place }): { $fish }.
event-robbed = Die Möwe stiehlt bei { $seat }: { $fish }.
event-spared = Die Möwe findet bei { $seat } nichts zu stehlen.
event-freed = Drei Quallen: { $seat } legt sie alle ab.
event-lit = Im Licht der Laterne wird nur { $seat } die nächste Karte sehen ({ $place }).

## Wertung

line-sardines = Sardinen
line-lanterns = Meereslaternen
line-tigers = Tigerfische
line-tunas = Kaiserthunfische
line-jellyfish = Quallen

## Warum nicht?

why-game-over = { $who } kann nicht mehr tauchen: Die Partie ist zu Ende.
why-fish-first = { $who } kann noch nicht tauchen: In der Lagune liegen noch keine drei Karten.
why-already-dived = { $who } kann nicht noch einmal tauchen: Ein Taucher ist schon gewählt.
why-removal-first = Noch nicht: Erst muss eine der 37 Karten aus dem Spiel.
why-kiti-first = Noch nicht: Erst muss der Kiti aufgestellt werden.
why-draw-first = Noch nicht: Erst muss eine Karte für die Lagune gezogen werden.
why-divers-first = Noch nicht: Erst müssen alle einen Taucher wählen.
why-fish-are-drawn = { $who } kann „{ $answer }“ nicht wählen: Fische werden vom Stapel gezogen.
why-kiti-is-placed = { $who } kann „{ $answer }“ nicht wählen: Der Platz des Kiti wird ausgelost.
why-removal-is-drawn = { $who } kann „{ $answer }“ nicht wählen: Die Karte, die wegkommt, wird ausgelost.
why-no-such-seat = { $seat } kann nicht ausgelost werden: Es spielen nur { $seats } mit.
why-diver-gone = { $who } kann nicht bis Tiefe { $depth } tauchen: Dieser Taucher wurde schon gespielt.
why-no-fish-left = „{ $fish }“ kann nicht gezogen werden: Davon ist keine Karte mehr da.
why-no-gull-yet = In der ersten Runde kann keine Möwe gezogen werden.

## Das Terminal

chawai-round = Runde { $number } von { $of }
chawai-deck = Stapel: { $cards }
chawai-kiti = Kiti ↻
chawai-only = nur für { $player } sichtbar
chawai-player = Spieler
chawai-diver = Taucher
chawai-top = Oben
chawai-pile = Fang
chawai-points = Punkte
chawai-hand = Hand

## The board in the browser

chawai-web-takes-bottom = tiefster Taucher
chawai-web-takes-middle = zweittiefster
chawai-web-takes-surface = flachster Taucher
chawai-web-only-you = nur für dich sichtbar
chawai-web-empty = Die Lagune ist leer.
chawai-web-your-divers = Deine Taucher
chawai-web-choose = Wähle einen Taucher
chawai-web-diver-held = Taucher { $depth }
chawai-web-diver-gone = Taucher { $depth }, schon gespielt
chawai-web-diver-laid = Taucher { $depth }, liegt verdeckt
chawai-web-ready = bereit
chawai-web-last = Runde { $number }: vom tiefsten zum flachsten
chawai-web-tie = Gleichstand bei Tiefe { $depth }. Vom Kiti aus gegen den Uhrzeigersinn: { $players }.
chawai-web-tie-why = Der erste gilt als der tiefere Taucher.
chawai-web-robbed = die Möwe stiehlt: { $fish }
chawai-web-spared = die Möwe findet nichts zu stehlen
chawai-web-freed = drei Quallen: alle abgelegt
chawai-web-lit = sieht dort allein die nächste Karte
chawai-web-clockwise = Vom Kiti aus im Uhrzeigersinn: { $players }.
chawai-web-ashore = { $player } hat noch keinen Taucher gewählt.
chawai-web-laid = { $player } hat einen Taucher gewählt.
chawai-web-laid-depth = { $player } hat den Taucher { $depth } gewählt.
chawai-web-holds = { $player } hat noch auf der Hand: { $divers }.
chawai-web-pile = { $count ->
    [one] { $player } hat einen Fisch: { $fish }; { $points }.
   *[other] { $player } hat { $count } Fische, oben: { $fish }; { $points }.
}
chawai-web-pile-empty = { $player } hat keinen Fisch.
chawai-web-best-catch = Bester Fang: { $fish }, von { $player } in Runde { $round }.
chawai-web-worst-robbery = Teuerster Möwendiebstahl: { $fish }, bei { $player } in Runde { $round }.
chawai-web-kind-gull = Eine hilfreiche Möwe: In Runde { $round } nahm sie { $player } diese Karte ab: { $fish }.
web-keys-of-game = 1 bis 9: die Taucher 1 bis 9. 0, a und b: die Taucher 10, 11 und 12.

## Was der Tisch erklärt

about-place-surface = Der flachste Taucher nimmt diese Karte. Bei Gleichstand bekommt sie, wer dem Kiti im Uhrzeigersinn am nächsten sitzt.
    .title = Oberfläche: für den flachsten
about-place-middle = Der zweittiefste Taucher nimmt diese Karte. Bei Gleichstand bekommt sie, wer dem Kiti gegen den Uhrzeigersinn am nächsten sitzt.
    .title = Mitte: für den zweittiefsten
about-place-bottom = Der tiefste Taucher nimmt diese Karte. Bei Gleichstand bekommt sie, wer dem Kiti gegen den Uhrzeigersinn am nächsten sitzt.
    .title = Grund: für den tiefsten
about-fish-sardine = Ein kleiner Fisch. Er zählt so viel, wie auf der Karte steht: 1 bis 5.
    .title = Sardine
about-fish-lantern = Ein kleiner Fisch, der 1, 3 oder 5 zählt. Die nächste Karte auf seinem Platz wird verdeckt hingelegt, und nur wer die Laterne genommen hat, sieht sie.
    .title = Meereslaterne
about-fish-tiger = Ein mittelgroßer Fisch. Er zählt so viel, wie auf der Karte steht: 6 bis 9.
    .title = Tigerfisch
about-fish-tuna = Der größte Fisch. Er zählt so viel, wie auf der Karte steht: 10 bis 15.
    .title = Kaiserthunfisch
about-fish-jellyfish = Sie kostet 10 oder 15 Punkte. Sobald in einem Fangstapel drei Quallen liegen, werden alle drei abgelegt.
    .title = Qualle
about-fish-gull = Sie hat keinen Wert. Wer sie nimmt, verliert dazu die oberste Karte des Fangstapels, auch eine Qualle. Ein leerer Stapel verliert nichts.
    .title = Möwe
about-kiti = Der Kiti entscheidet bei Gleichstand. Von gleich tiefen Tauchern gilt der erste in dieser Reihenfolge als der tiefere: { $players }. Nach jeder Runde rückt der Kiti im Uhrzeigersinn einen Platz weiter.
    .title = Kiti
about-diver = Alle haben zwölf Taucher, nach ihrer Tiefe mit 1 bis 12 nummeriert. Jeder taucht einmal.
    .title = Taucher
about-diver-held = Andere, die noch tiefer tauchen können: { $deeper }. Andere, die noch flacher bleiben können: { $shallower }.
    .title = Taucher { $depth }
about-diver-gone = Dieser Taucher wurde schon gespielt. Jeder Taucher taucht nur einmal.
    .title = Taucher { $depth }
about-diver-laid = Dieser Taucher liegt verdeckt. Er wird aufgedeckt, wenn alle gewählt haben.
    .title = Taucher { $depth }
about-hand = Gespielte Taucher liegen offen. Also wissen alle, welche Taucher die anderen noch haben.
    .title = Taucher auf der Hand
about-hand-of = Noch auf der Hand: { $held }. Gespielt: { $used }.
    .title = Taucher: { $player }
about-slot = Alle wählen einen Taucher und legen ihn verdeckt hin. Haben alle gewählt, werden die Taucher gleichzeitig aufgedeckt.
    .title = Verdeckter Taucher
about-slot-awaited = { $player } wählt noch einen Taucher.
    .title = Wählt noch
about-slot-laid = { $player } hat einen Taucher gewählt. Er wird aufgedeckt, wenn alle gewählt haben.
    .title = Bereit
about-pile = Die Fische, die jemand genommen hat, der letzte oben. Alle dürfen sie ansehen. Am Ende werden ihre Werte zusammengezählt.
    .title = Fangstapel
about-pile-empty = { $player } hat keinen Fisch. Eine Möwe findet hier nichts zu stehlen.
    .title = Fangstapel: { $player }
about-pile-of = Fische: { $count }, zusammen { $points }. Oben: { $fish }. Das würde eine Möwe stehlen.
    .title = Fangstapel: { $player }
about-pile-stung = Fische: { $count }, zusammen { $points }. Oben: { $fish }. Eine Möwe würde sie wegnehmen, und das wäre ein Glück.
    .title = Fangstapel: { $player }
about-mark = { $player } tauchte in der letzten Runde bis Tiefe { $depth }. Liegt eine Karte neben dem Taucher, war sie der Fang.
    .title = Letzte Runde
about-deck = Karten im Stapel: { $cards }. Jede Runde kommen drei in die Lagune. Nach der zwölften Runde ist keine mehr übrig.
    .title = Stapel
about-discards = Hier landen Möwen, die Karten, die sie stehlen, und je drei Quallen auf einmal. Bisher: { $cards }.
    .title = Aus dem Spiel: { $count }
about-last = Wer wie tief getaucht ist, vom tiefsten zum flachsten, und wer welche Karte genommen hat.
    .title = Letzte Runde

## Nach Gehör und mit der Tastatur

chawai-ear-dives = Tauchgänge: { $dives }.
chawai-ear-took = { $place }: { $player }, { $fish }.
chawai-ear-from-top = Von oben: { $fish }.
chawai-ear-places = Die Lagune, deine Taucher und die Fische aller
chawai-cmd-lagoon = lagune
    .help = lagune: die drei Karten, die Runde und der Kiti
chawai-cmd-hand = hand
    .help = hand ahab: die Taucher, die Ahab noch hat
chawai-cmd-pile = fang, stapel
    .help = fang ahab: die Fische von Ahab, von oben

## Regeln

rule-C1 = Vorbereitung
rule-C1-1 = Chawaï ist für 3 bis 6 Spieler und dauert zwölf Runden.
rule-C1-2 = Alle haben zwölf Taucher auf der Hand, mit 1 bis 12 nummeriert: So tief tauchen sie (auf den Karten steht −1 bis −12).
rule-C1-3 = Die Lagune hat drei Plätze für Fische: den Grund, die Mitte und die Oberfläche.
rule-C1-4 = Es gibt 36 Fischkarten: 7 Sardinen (1 bis 5), 3 Meereslaternen (1, 3 und 5), 8 Tigerfische (6 bis 9), 8 Kaiserthunfische (10 bis 15), 4 Quallen (zwei mit −10, zwei mit −15) und 6 Möwen, die keinen Wert haben.
rule-C1-5 = Der Kiti, eine Statue des Meeresgeists, steht zwischen zwei Spielern und blickt auf die Lagune.
rule-C2 = Eine Runde
rule-C2-1 = Drei Karten werden gezogen und offen auf die drei Plätze der Lagune gelegt.
rule-C2-2 = Eine Möwe, die in der ersten Runde gezogen wird, wird ersetzt und kommt zurück in den Stapel.
rule-C2-3 = Alle wählen einen ihrer Taucher und legen ihn verdeckt ab. Haben alle gewählt, werden die Taucher gleichzeitig aufgedeckt.
rule-C2-4 = Ein gespielter Taucher kann nicht noch einmal eingesetzt werden.
rule-C2-5 = Sind die Fische genommen, rückt der Kiti im Uhrzeigersinn einen Platz weiter, und die nächste Runde beginnt.
rule-C2-6 = In der zwölften Runde müssen alle ihren letzten Taucher spielen.
rule-C3 = Wer nimmt was
rule-C3-1 = Der tiefste Taucher nimmt den Fisch am Grund.
rule-C3-2 = Der zweittiefste nimmt den Fisch in der Mitte.
rule-C3-3 = Der flachste nimmt den Fisch an der Oberfläche. Alle anderen nehmen nichts.
rule-C3-4 = Bei Gleichstand um Grund oder Mitte hat Vorrang, wer dem Kiti gegen den Uhrzeigersinn am nächsten sitzt.
rule-C3-5 = Bei Gleichstand um die Oberfläche hat Vorrang, wer dem Kiti im Uhrzeigersinn am nächsten sitzt.
rule-C3-6 = Ein genommener Fisch kommt offen oben auf den eigenen Fangstapel.
rule-C4 = Die Tiere der Lagune
rule-C4-1 = Eine Meereslaterne weist den Weg: Die Karte, die sie ersetzt, wird verdeckt hingelegt, und nur wer die Laterne genommen hat, darf sie vor dem Tauchen ansehen.
rule-C4-2 = Wer drei Quallen im Fangstapel hat, legt sie sofort ab.
rule-C4-3 = Wer eine Möwe nimmt, legt sie zusammen mit der obersten Karte des eigenen Fangstapels ab, auch wenn das eine Qualle ist.
rule-C4-4 = Ist der Fangstapel leer, wird nur die Möwe abgelegt.
rule-C5 = Ende der Partie
rule-C5-1 = Die Partie endet nach der zwölften Runde. Alle zählen die Werte der Fische in ihrem Fangstapel zusammen.
rule-C5-2 = Die höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.
rule-C6 = Was rekonstruiert ist
rule-C6-1 = Die Anleitung sagt, wie viele Karten jede Art hat und zwischen welchen Werten sie liegen, aber nicht, was auf jeder Karte steht. Die acht Kaiserthunfische sind rekonstruiert: 10, 10, 11, 11, 12, 13, 14 und 15. Auch andere Werte würden zur Anleitung passen.
rule-C6-2 = Die Sardinen (1, 2, 2, 3, 4, 4, 5) und die Tigerfische (6, 6, 7, 7, 8, 8, 9, 9) sind erschlossen: Zusammen mit den Meereslaternen gibt es dann zwei Karten von jedem Wert von 1 bis 9.
rule-C6-3 = Wer das Spiel besitzt, kann die Werte der eigenen Karten in eine Datei schreiben und im Terminal damit spielen.
rule-C-R = Klarstellungen
rule-C-R1 = Im Stapel sind sechs Möwen. Wahlweise sind es sieben, und eine der 37 Karten kommt ungesehen aus dem Spiel, bevor die erste gezogen wird.
rule-C-R2 = Für die Taucher gilt eine einzige Reihenfolge: tiefere zuerst, gleiche nach ihrer Nähe zum Kiti gegen den Uhrzeigersinn. Der erste nimmt den Grund, der zweite die Mitte, der letzte die Oberfläche.
rule-C-R3 = Wer den Gleichstand um den tiefsten Taucher verliert, gilt als der zweittiefste.
rule-C-R4 = Am Tisch beginnt der Kiti links vom jüngsten Spieler, sodass ihm der nächste Spieler im Uhrzeigersinn in dieser Richtung am nächsten sitzt. Hier wird sein erster Platz ausgelost.
rule-C-R5 = In der ersten Runde werden Möwen beiseitegelegt, es wird gezogen, bis drei andere Karten daliegen, und dann werden die Möwen wieder eingemischt. Die Reihenfolge in der Lagune bleibt zufällig.
rule-C-R6 = Nach einer Laterne ist die Karte auf dem Platz der Laterne die verdeckte. Zwei in einer Runde genommene Laternen ergeben zwei verdeckte Karten, und jede sieht nur, wer die Laterne dort genommen hat.
rule-C-R7 = Die verdeckte Karte wird zusammen mit den Tauchern aufgedeckt, bevor sie genommen wird. Sie kann eine Möwe, eine Qualle oder wieder eine Laterne sein.
rule-C-R8 = Eine in der zwölften Runde genommene Laterne hat keine Wirkung. Eine Laterne, die später eine Möwe stiehlt, hat schon gewirkt.
rule-C-R9 = Wer eine Laterne genommen hat, sieht die Karte, ohne danach zu fragen.
rule-C-R10 = Eine Möwe kommt nie in einen Fangstapel.
rule-C-R11 = Drei Quallen werden abgelegt, egal wo sie im Fangstapel liegen; die übrigen Karten behalten ihre Reihenfolge.
rule-C-R12 = Eine Qualle, die eine Möwe gestohlen hat, zählt nicht mehr zu den dreien.
rule-C-R13 = Fangstapel sind offen: Jede Karte haben alle gesehen, als sie genommen wurde.
rule-C-R14 = Gespielte Taucher liegen offen; also wissen alle, was die anderen noch auf der Hand haben.
rule-C-R15 = Man schreibt Kiti.
rule-C-R16 = Es gibt 72 Taucher, zwölf für jeden von sechs Spielern.
rule-C-R17 = Alle mit der höchsten Summe teilen sich den Sieg, egal wie viele es sind.
