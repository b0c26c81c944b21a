# Maldivia auf Deutsch.

## Dinge

island-N = Nanga
island-E = Efo
island-S = Solys
island-W = Wipi

fish-red = rot
fish-green = grün
fish-purple = lila
fish-yellow = gelb

tile-N = Norden
tile-E = Osten
tile-S = Süden
tile-W = Westen
tile-fog-E = Nebel Osten
tile-fog-S = Nebel Süden
tile-fog-W = Nebel Westen
tile-fog-N = Nebel Norden

blurb = Plane heimlich deinen Kurs, fang Fische und liefere sie an die Marktschiffe, bevor der Nebel das Meer zusammenfaltet.
goal = Liefere die meisten Fische an die Marktschiffe, bevor der Nebel alles verschluckt.

## Antworten

answer-plan = { $first }, { $second }, { $third }, { $fourth }
answer-place = Das Boot auf { $space } stellen
answer-sail = Nach { $space } fahren
answer-stay = Nicht fahren
answer-fish = Fischen
answer-steal = { $seat } bestehlen
answer-octopus = Oktopus nutzen: eine Tafel verdrehen
answer-shark = Hai nutzen: ein Marktschiff eintauschen
answer-deliver = { $island } beliefern: { $cargo }
answer-done = Den Zug beenden
answer-enough = Nichts mehr nehmen
answer-stow = Auf den Mast stecken: { $fish }
answer-drop = Den obersten Fisch zurücklegen
answer-release = Den Rest dem Vorrat überlassen
answer-keep = Den Mast so lassen
answer-tile = { $seat }, Tafel { $slot }
answer-turn = Um { $degrees }° verdrehen
answer-give = { $island } hergeben: { $cargo }
answer-take = Bei { $seat } ziehen: { $island }
answer-swap = Unter den Stapel legen: { $cargo }
answer-starter = { $seat } beginnt
answer-ship = { $island }: { $cargo }
answer-card = Die Karte: { $cargo }

## Ereignisse

event-starts = { $seat } beginnt.
event-shown = Ein Marktschiff von { $island } wird aufgedeckt: { $cargo }.
event-placed = { $seat } stellt das Boot auf { $space }.
event-round = Runde { $number }.
event-planned = { $seat } hat fertig geplant.
event-tips = { $seat } deckt Tafel { $slot } auf: { $tile }.
event-sails = { $seat } fährt von { $origin } nach { $space }.
event-stays = { $seat } fährt nicht.
event-stuck = { $seat } kann nicht fahren.
event-fishes = { $seat } fängt: { $cargo }.
event-robs = { $seat } stiehlt bei { $victim }: { $fish }.
event-stows = { $seat } steckt auf den Mast: { $fish }.
event-drops = { $seat } legt vom Mast zurück: { $fish }.
event-releases = { $seat } überlässt dem Vorrat: { $fish }.
event-rearranges = { $seat } sortiert den Mast um.
event-delivers = { $seat } beliefert { $island }: { $cargo }.
event-twists = Oktopus! { $seat } verdreht Tafel { $slot } von { $owner } um { $degrees }°.
event-bites = Hai! { $seat } gibt { $victim } ein Schiff von { $island } und nimmt dafür eines von { $back }.
event-exchanged = { $seat } hat { $victim } das Schiff von { $island } gegeben: { $cargo }.
event-folds = Nebel zieht bei { $side } auf: { $seat } faltet das Tuch.
event-pushed = Der Nebel verschiebt { $seat } von { $origin } nach { $space }.
event-loses = Der Nebel nimmt { $seat } weg: { $fish }.
event-spent = { $seat } faltet nicht: { $side } wurde in dieser Runde schon gefaltet.
event-lifts = { $seat } faltet nicht: Boote füllen eine Reihe von Rand zu Rand. { $side } ist in dieser Runde gesperrt.
event-closed = { $seat } faltet nicht: Der Nebel bei { $side } ist in dieser Runde schon entfallen, die Seite ist gesperrt.
event-swaps = { $seat } legt ein Schiff von { $island } unter seinen Stapel: { $cargo }.
event-dusk = Es ist kaum noch Meer da: Das Ende ist nah.
event-over = Die Partie ist zu Ende.

## Wertung

line-nanga = Schiffe von Nanga
line-efo = Schiffe von Efo
line-solys = Schiffe von Solys
line-wipi = Schiffe von Wipi

## Warum nicht?

why-game-over = { $who } kann nicht mehr ziehen: Die Partie ist zu Ende.
why-starter-first = Noch nicht: Erst muss der Startspieler ausgelost werden.
why-place-first = Noch nicht: Erst müssen alle Boote auf dem Tuch stehen. { $decider } muss jetzt eines einsetzen.
why-ships-first = Noch nicht: Erst müssen an jeder Insel zwei Schiffe aufgedeckt werden.
why-plan-first = Noch nicht: Erst müssen alle planen.
why-sail-first = Noch nicht: Erst muss { $decider } das Boot bewegen oder stehen lassen.
why-act-first = Jetzt nicht: { $decider } muss eine Aktion auf dem erreichten Feld wählen.
why-gain-first = Noch nicht: Fischen und Stehlen gehören zusammen, und { $decider } ist noch nicht fertig.
why-stow-first = Noch nicht: Erst muss { $decider } die neuen Fische auf den Mast stecken.
why-rearrange-first = Noch nicht: Nach der Lieferung darf { $decider } erst den Mast umsortieren.
why-tile-first = Noch nicht: Erst muss { $decider } eine Tafel für den Oktopus wählen.
why-turn-first = Noch nicht: Erst muss { $decider } wählen, wie weit der Oktopus die Tafel verdreht.
why-gift-first = Noch nicht: Erst muss { $decider } das Marktschiff wählen, das weggegeben wird.
why-take-first = Noch nicht: Erst muss { $decider } wählen, wem der Hai eine Karte nimmt und von welcher Insel.
why-draw-first = Noch nicht: Erst muss eine Karte für den Hai gezogen werden.
why-ship-first = Noch nicht: Erst muss das nächste Schiff aufgedeckt werden.
why-swap-first = Noch nicht: Nach dem Falten muss erst { $decider } zur Linken ein Schiff auswechseln.
why-not-your-placing = Jetzt nicht: { $decider } ist dran, ein Boot einzusetzen.
why-not-your-turn = { $who } ist nicht dran: Jetzt ist { $decider } dran.
why-already-planned = { $who } kann nicht noch einmal planen: Die Tafeln stehen schon.
why-chance-starts = { $who } kann nicht bestimmen, wer beginnt: Der Startspieler wird ausgelost.
why-chance-shows = { $who } kann nicht bestimmen, welches Schiff aufgedeckt wird: Es kommt vom Stapel.
why-chance-draws = { $who } kann nicht bestimmen, welche Karte gezogen wird: Sie wird verdeckt gezogen.
why-no-such-seat = { $who } kann „{ $answer }“ nicht wählen: Es spielen nur { $seats } mit.
why-other-island = Ein Schiff von { $island } kann jetzt nicht aufgedeckt werden: Eine andere Insel ist dran.
why-card-seen = Bei { $island } kann nicht { $cargo } aufgedeckt werden: Im unbekannten Teil des Stapels ist keine solche Karte mehr.
why-not-in-hand-of-victim = { $cargo } kann nicht gezogen werden: Eine solche Karte ist nicht dabei.
why-space-taken = { $who } kann das Boot nicht auf { $space } stellen: Dort steht schon ein anderes.
why-one-fog = { $who } kann das nicht planen: Es gibt drei Pfeile und eine Nebeltafel.
why-start-space = { $who } kann nicht nach { $space } fahren: Ein Boot hält nicht dort an, wo es losgefahren ist.
why-boat-there = { $who } kann nicht nach { $space } fahren: Dort steht schon ein anderes Boot.
why-boat-between = { $who } kann nicht nach { $space } fahren: Ein anderes Boot ist im Weg.
why-began-on-current = { $who } kann nicht nach { $space } fahren: Wer auf einer Strömung losfährt, darf auf dieser Fahrt nicht abbiegen.
why-off-the-cloth = { $who } kann nicht nach { $space } fahren: Das Feld liegt im Nebel.
why-out-of-reach = { $who } erreicht { $space } nicht: Das Feld liegt weder geradeaus noch am Weg einer Strömung.
why-no-fish-here = { $who } kann nicht fischen: Das Feld zeigt keinen Fisch.
why-supply-empty = { $who } kann nicht fischen: Im Vorrat ist keiner dieser Fische.
why-gain-over = { $who } kann „{ $answer }“ nicht wählen: Fischen und Stehlen geschehen zusammen, und dieser Schritt ist vorbei.
why-caught-before = { $who } kann nicht zweimal im selben Zug fischen.
why-delivered-before = { $who } kann nicht fischen: In diesem Zug wurde schon ein Schiff beliefert.
why-fished-before = { $who } kann nicht liefern: In diesem Zug wurde schon gefischt.
why-own-mast = { $who } kann nicht vom eigenen Boot stehlen.
why-not-beside = { $who } kann { $seat } nicht bestehlen: Die Boote stehen nicht nebeneinander.
why-nothing-to-steal = { $who } kann { $seat } nicht bestehlen: An diesem Mast ist kein Fisch.
why-robbed-before = { $who } kann { $seat } nicht zweimal im selben Zug bestehlen.
why-no-octopus = { $who } kann keine Tafel verdrehen: Hier ist kein Oktopus.
why-one-octopus = { $who } kann in diesem Zug keine zweite Tafel verdrehen.
why-none-standing = { $who } kann keine Tafel verdrehen: Es steht keine mehr.
why-no-shark = { $who } kann kein Marktschiff eintauschen: Hier ist kein Hai.
why-one-shark = { $who } kann in diesem Zug kein zweites Marktschiff eintauschen.
why-no-card = { $who } kann den Hai ohne eigenes Marktschiff nicht nutzen.
why-no-victim = { $who } kann den Hai nicht nutzen: Sonst hat niemand ein Marktschiff.
why-not-at-edge = { $who } kann { $island } nicht beliefern: Das Boot steht nicht an diesem Rand.
why-served-before = { $who } kann nicht zwei Schiffe von { $island } im selben Zug beliefern.
why-no-such-ship = { $who } kann { $cargo } nicht liefern: Kein offenes Schiff von { $island } verlangt das.
why-fish-missing = { $who } kann { $cargo } nicht liefern: Am Mast sind nicht alle diese Fische.
why-not-at-hand = { $who } hat keinen solchen Fisch gefangen oder gestohlen: { $fish }.
why-mast-full = { $who } kann keinen Fisch mehr auf den Mast stecken: Bei sieben ist Schluss.
why-all-fits = { $who } kann „{ $answer }“ nicht wählen: Am Mast ist Platz für alle neuen Fische.
why-own-fish-first = { $who } kann keine eigenen Fische mehr zurücklegen: Der erste neue steckt schon darüber.
why-mast-empty = { $who } kann keine eigenen Fische zurücklegen: Der Mast ist leer.
why-not-aboard = { $who } hat keinen solchen Fisch zum Aufstecken: { $fish }.
why-half-set = { $who } kann den Mast nicht lassen, wie er war: Er wird schon umsortiert.
why-not-standing = { $who } kann diese Tafel nicht verdrehen: Sie steht nicht mehr.
why-not-your-card = { $who } hat kein Marktschiff von { $island } mit { $cargo } herzugeben.
why-no-such-back = { $who } kann das nicht ziehen: { $seat } hat kein Schiff von { $island }.
why-own-cards = { $who } kann keine eigene Karte ziehen.
why-not-open = { $who } kann { $cargo } nicht unter den Stapel legen: Auf dieser Seite liegt kein solches Schiff offen.

## Das Terminal

maldivia-round = Runde { $number }, Tafel { $slot } von { $of }
maldivia-planning = Runde { $number }: Alle planen
maldivia-setting-up = Vor der ersten Runde
maldivia-reconstructed = Tuch, Karten und die Buchstaben der Nebeltafel sind rekonstruiert: Die gedruckten kennen wir nicht. [V9]
maldivia-begins = { $player } beginnt diese Runde
maldivia-supply = Vorrat
maldivia-pile = Stapel { $cards }
maldivia-spent = In dieser Runde gefaltet: { $islands }
maldivia-closed = In dieser Runde gesperrt, ohne Falten: { $islands }
maldivia-hand = In der Hand
maldivia-end-near = Das Ende ist nah: Alle spielen gleich viele Tafeln.
maldivia-player = Spieler
maldivia-boat = Boot
maldivia-mast = Mast (von unten nach oben)
maldivia-tiles = Tafeln
maldivia-ships = Schiffe
maldivia-fish = Geliefert
maldivia-octopus = Oktopus
maldivia-shark = Hai
maldivia-current = Strömung (von → nach)
maldivia-boats = Boote
maldivia-fog-tile = Nebeltafel, Buchstaben im Uhrzeigersinn: { $letters }

## Fragen

maldivia-ask-place = Du bist dran, dein Boot einzusetzen: Wähle ein freies Feld
maldivia-ask-plan = Stell deine vier Tafeln auf
maldivia-ask-sail = Deine Tafel { $slot } zeigt { $tile }: Wähle, wohin dein Boot fährt
maldivia-ask-act = Dein Boot ist auf { $space } angekommen: Wähle, was du hier tust
maldivia-ask-gather = Fischen und Stehlen gehören zusammen: Nimm noch mehr, oder lass es gut sein
maldivia-ask-stow = Die neuen Fische kommen auf deinen Mast, von unten nach oben: Wähle den nächsten
maldivia-ask-surplus = Nicht alle neuen Fische passen auf deinen Mast: Wähle den nächsten, leg eigene von oben zurück, oder lass den Rest
maldivia-ask-rearrange = Du hast geliefert: Sortiere deine Fische um, von unten nach oben, oder lass sie, wie sie sind
maldivia-ask-point = Der Oktopus verdreht eine Tafel: Wähle eine, die noch steht
maldivia-ask-turn = Der Oktopus verdreht Tafel { $slot } von { $owner }: Wähle, wie weit
maldivia-ask-give = Der Hai tauscht Marktschiffe: Wähle das, das du hergibst
maldivia-ask-take = Du gibst { $card }: Wähle, bei wem du dafür ein Schiff ziehst und von welcher Insel
maldivia-ask-swap = { $player } hat { $side } gefaltet und ist noch dran. Du sitzt links davon, also wählst du das Schiff, das unter den Stapel kommt
maldivia-turn-known = Sie zeigt { $tile }. 90°: { $quarter }. 180°: { $half }. 270°: { $three }.
maldivia-turn-unknown = Sie wird { $sense ->
    [clockwise] im
   *[counterclockwise] gegen den
 } Uhrzeigersinn verdreht, von { $owner } aus gesehen. Die Buchstaben einer Nebeltafel: 90° { $quarter }; 180° { $half }; 270° { $three }.

## Nach Gehör und mit der Tastatur

maldivia-ear-here = Dein Boot ist auf { $space }.
maldivia-ear-sails = { $player }: { $tile }, bis { $space }.
maldivia-ear-look = Von { $space } aus, { $side }:
maldivia-ear-edge = dein Boot ist am Rand.
maldivia-ear-no-tiles = Keine Tafel ist zu sehen.
maldivia-ear-water = offenes Wasser
maldivia-ear-fish = Fische { $fish }
maldivia-ear-own-boat = dein Boot
maldivia-cmd-look = blick, schau
    .help = blick norden: alle Felder von deinem Boot bis zum Rand
maldivia-cmd-mast = mast
    .help = mast 2: Boot und Mast von Spieler 2, oder mit einem Namen
maldivia-cmd-ship = schiff, schiffe
    .help = schiff norden: die Marktschiffe im Norden; ohne Richtung alle
maldivia-cmd-tiles = tafeln
    .help = tafeln: die Tafeln aller Spieler
maldivia-cmd-space = feld
    .help = c5: was auf diesem Feld ist

## Regeln

rule-V1 = Vorbereitung
rule-V1-1 = Maldivia ist für 2 bis 4 Spieler.
rule-V1-2 = Das Meer ist ein Tuch mit zehn mal zehn Feldern, auf beiden Seiten bedruckt. Zu Beginn liegt die Seite ohne Haie oben.
rule-V1-3 = Es gibt 32 Fische, acht in jeder der vier Farben. Sie sind der Vorrat.
rule-V1-4 = Jenseits der vier Ränder des Tuchs liegen die Inseln: Nanga im Norden, Efo im Osten, Solys im Süden und Wipi im Westen. Jede hat zehn Marktschiffe.
rule-V1-5 = Ein Marktschiff verlangt einen bis vier Fische.
rule-V1-6 = Alle haben ein Boot, an dessen Mast die Fische kommen, drei Richtungstafeln mit einem Pfeil und eine Nebeltafel mit den vier Buchstaben des Nebels.
rule-V1-7 = Vom Startspieler an stellen alle im Uhrzeigersinn ihr Boot auf ein beliebiges freies Feld.
rule-V1-8 = Wenn alle Boote auf dem Tuch sind, bilden die Schiffe jeder Insel einen verdeckten Stapel, und je zwei werden daneben aufgedeckt.
rule-V2 = Eine Runde
rule-V2-1 = Alle planen gleichzeitig und geheim. Stell deine vier Tafeln in einer Reihe auf: Sie werden von links nach rechts gespielt. Richte jeden Pfeil dorthin, wohin dein Boot fahren soll, und die Nebeltafel so, dass ein Buchstabe oben ist.
rule-V2-2 = Haben alle geplant, darf niemand mehr etwas an seinen Tafeln ändern.
rule-V2-3 = Der Startspieler deckt die am weitesten links stehende Tafel auf und spielt sie; die anderen folgen im Uhrzeigersinn. Haben alle ihre erste Tafel gespielt, spielen alle ihre zweite, und so weiter.
rule-V2-4 = Nach je vier Tafeln ist die Runde vorbei. Die Startspielerkarte wandert nach links, und alle planen neu.
rule-V3 = Fahren
rule-V3-1 = Ein Pfeil bewegt das Boot geradeaus in seine Richtung, beliebig viele Felder weit, auf ein freies Feld.
rule-V3-2 = Ein Boot fährt nie über ein anderes hinweg.
rule-V3-3 = Ein Boot verlässt nie das Tuch.
rule-V3-4 = Wenn du nicht fahren kannst oder willst, hast du keine Aktion, und dein Zug endet.
rule-V3-5 = Ein Boot, das dort in eine Strömung kommt, wo sie beginnt, darf ihr bis zur Spitze folgen und fährt in Richtung der Spitze weiter.
rule-V3-6 = Niemand muss einer Strömung folgen: Das Boot darf geradeaus darüberfahren oder auf ihr anhalten.
rule-V3-7 = Ein Boot, das von einer anderen Seite oder gegen die Strömung kommt, kann dort nicht abbiegen.
rule-V3-8 = Ein Boot, das auf einer Strömung losfährt, fährt geradeaus und biegt auf dieser Fahrt nicht ab.
rule-V4 = Aktionen
rule-V4-1 = Nach der Fahrt darfst du sofort nutzen, was das Feld bietet.
rule-V4-2 = Auf einem Fischfeld: Nimm die abgebildeten Fische aus dem Vorrat, soweit vorhanden, und steck sie in beliebiger Reihenfolge oben auf den Mast.
rule-V4-3 = Neben anderen Booten, nicht schräg: Nimm jedem den obersten Fisch weg und steck ihn auf deinen Mast.
rule-V4-4 = Bei einem Boot ohne Fische gibt es nichts zu stehlen.
rule-V4-5 = Fische, die schon am Mast sind, behalten ihre Reihenfolge, wenn andere darüberkommen.
rule-V4-6 = Auf einem Oktopusfeld: Verdreh eine stehende Tafel, deine oder die eines anderen, um 90, 180 oder 270 Grad. Ihre Vorderseite bleibt verborgen.
rule-V4-7 = Auf einem Haifeld: Gib einem anderen Spieler verdeckt eines deiner Marktschiffe und zieh verdeckt eines von ihm. Er zeigt dir die Rückseiten seiner Karten, die die Insel verraten.
rule-V4-8 = Wer noch kein Marktschiff hat, kann den Hai nicht nutzen.
rule-V4-9 = Auf einem Fisch-, Oktopus- oder Haifeld darfst du auch noch die Boote daneben bestehlen. Alle neuen Fische kommen in beliebiger Reihenfolge auf den Mast.
rule-V4-10 = Auf einem Oktopus- oder Haifeld am Rand darfst du auch noch liefern, sogar im selben Zug gestohlene Fische; und der Hai darf ein im selben Zug gewonnenes Marktschiff eintauschen.
rule-V5 = Liefern
rule-V5-1 = Am Rand des Tuchs: ein offenes Marktschiff dieser Seite beliefern.
rule-V5-2 = In einem Zug dürfen nie zwei Schiffe derselben Seite beliefert werden; in einer Ecke darfst du je ein Schiff der beiden Seiten beliefern.
rule-V5-3 = Am Mast müssen alle Fische sein, die das Schiff verlangt, egal an welcher Stelle. Sie kommen zurück in den Vorrat.
rule-V5-4 = Du nimmst die Karte des Schiffs und legst sie verdeckt vor dir ab.
rule-V5-5 = Nach dem Liefern darfst du die Fische, die am Mast bleiben, beliebig umsortieren.
rule-V5-6 = Im selben Zug darf man nie fischen und liefern.
rule-V5-7 = Vom Stapel wird ein neues Schiff aufgedeckt. Ist der Stapel leer, kommt keines mehr; und wo kein Schiff offen liegt, kann keines beliefert werden.
rule-V6 = Ein voller Mast
rule-V6-1 = An einem Mast sind nie mehr als sieben Fische.
rule-V6-2 = Bekommst du durch Fischen und Stehlen mehr, darfst du beliebig viele Fische in den Vorrat zurücklegen: oben vom Mast und von den neuen.
rule-V6-3 = Die Fische, die am Mast bleiben, behalten ihre Reihenfolge; die neuen kommen in beliebiger Reihenfolge darüber.
rule-V7 = Nebel
rule-V7-1 = Der Buchstabe oben auf der Nebeltafel nennt eine Insel. Auf ihrer Seite des Tuchs wird die äußerste Reihe auf die nächste gefaltet; was auf ihrer Rückseite gedruckt ist, ist der neue Rand des Meeres.
rule-V7-2 = Jede Seite wird nur einmal pro Runde gefaltet. Wurde ihr Buchstabe schon gespielt, ist der Zug vorbei, und nichts geschieht.
rule-V7-3 = Sonst muss gefaltet werden.
rule-V7-4 = Ein Boot auf der gefalteten Reihe kommt auf den neuen Rand. Ein Boot, das dort schon steht, wird ein Feld nach innen geschoben und ebenso jedes Boot, auf das es dabei trifft.
rule-V7-5 = Ein Boot auf der zugedeckten Reihe, das von keinem anderen geschoben wird, bleibt, wo es ist, nun oben auf dem Tuch; die Boote dahinter sind nicht betroffen.
rule-V7-6 = Jedes Boot, das mitgefaltet, zugedeckt oder geschoben wurde, gibt den obersten Fisch am Mast in den Vorrat zurück.
rule-V7-7 = Ein Boot, das durch den Nebel auf ein anderes Feld kommt, hat dort keine Aktion.
rule-V7-8 = Ist eine Feldreihe, die von dieser Seite nach innen läuft, von Rand zu Rand voller Boote, wird nicht gefaltet, und kein Fisch geht verloren; der Zug ist vorbei, und die Seite ist in dieser Runde gesperrt.
rule-V7-9 = Nach dem Falten legt der linke Nachbar eines der beiden offenen Schiffe dieser Seite unter den Stapel und deckt das nächste auf.
rule-V8 = Ende der Partie
rule-V8-1 = Sind nur noch 16 Felder oder weniger zu sehen, endet die Partie, sobald alle gleich viele Tafeln gespielt haben.
rule-V8-2 = Wer auf den gewonnenen Marktschiffen die meisten Fische hat, gewinnt.
rule-V8-3 = Bei Gleichstand gewinnt, wer mehr Fische am Mast hat.
rule-V8-4 = Wer dann noch gleichauf liegt, teilt den Sieg.
rule-V9 = Was rekonstruiert ist
rule-V9-1 = Die Bilder der Anleitung haben wir nicht. Das Tuch ist so erfunden, dass es zu allem passt, was die Texte und veröffentlichte Rezensionen darüber sagen: zehn mal zehn Felder, vorn viele Fischpaare und kein Hai, hinten ein bis vier Fische, wenige Oktopusse und Haie, einzelne Pfeile als Strömungen. Es sieht von allen vier Seiten gleich aus. Gedruckt wurde ein solches Tuch nie.
rule-V9-2 = Die Anleitung nennt einige Marktschiffe und sagt, dass es zehn für jede Insel gibt. Die übrigen sind so erfunden, dass alle Inseln gleichwertig sind.
rule-V9-3 = Die Anleitung nennt rote, grüne und lila Fische. Dass es acht von jeder Farbe sind, ist erschlossen, und Gelb haben wir gewählt.
rule-V9-4 = Die Anleitung sagt, dass die Nebeltafel vier Buchstaben hat, aber nicht, in welcher Reihenfolge und wie herum gedreht wird. Hier stehen im Uhrzeigersinn E, S, W und N. Der Oktopus dreht eine Tafel im Uhrzeigersinn, so wie ihr Besitzer sie sieht: Nach 90 Grad wird aus E ein N, aus S ein E, aus W ein S und aus N ein W.
rule-V9-5 = Wer das Spiel besitzt, kann eintragen, was das eigene Tuch, die Karten und die Tafeln zeigen, und damit spielen.
rule-V-R = Klarstellungen
rule-V-R1 = Ist eine Feldreihe voller Boote, verliert niemand einen Fisch, und der Zug endet sofort.
rule-V-R2 = Eine einzige volle Feldreihe genügt, damit das ganze Falten entfällt.
rule-V-R3 = Ohne Falten wird kein Schiff ausgewechselt: weder bei einer vollen Feldreihe noch bei einem Buchstaben, der schon gespielt wurde.
rule-V-R4 = Ein Buchstabe wirkt einmal pro Runde, nicht einmal pro Zug.
rule-V-R5 = Ein Buchstabe, dessen Falten entfallen ist, gilt als gespielt.
rule-V-R6 = Man sitzt an den Seiten des Tuchs, nicht an den Ecken; das Tuch ist ein Quadrat.
rule-V-R7 = Wer den Hai nutzt, sieht die Rückseiten und sagt, von wem und von welcher Insel die Karte sein soll; unter mehreren solchen Karten wird ausgelost.
rule-V-R8 = Die eben hergegebene Karte kann man nicht zurückziehen; beide brauchen also eine Karte.
rule-V-R9 = Ohne Fahrt keine Aktion, auch nicht auf einem Fischfeld.
rule-V-R10 = Stehlen und Liefern geht auf jedem Feld am Rand zusammen.
rule-V-R11 = Auf einem Fischfeld am Rand darfst du entweder fischen oder liefern, und stehlen darfst du in beiden Fällen.
rule-V-R12 = Die Reihenfolge der Aktionen ist frei, jede gibt es einmal; Fischen und Stehlen geschehen zusammen.
rule-V-R13 = Ein gefangener oder gestohlener Fisch kommt auf den Mast, außer wenn der Mast für alle zu klein ist. Aber du musst nicht jedes Boot daneben bestehlen.
rule-V-R14 = Eigene Fische legst du nur zurück, wenn der Mast für alle neuen zu klein ist; dann von oben, so viele du willst.
rule-V-R15 = Im Beispiel des vollen Boots werden zwei von drei Fischen behalten.
rule-V-R16 = Fische, die der Vorrat nicht hat, entfallen; hat er keinen davon, gibt es nichts zu fangen.
rule-V-R17 = Auf einer Fahrt darf man mehreren Strömungen folgen, jeder einmal; das Boot hält nicht dort an, wo es losgefahren ist.
rule-V-R18 = Ein Boot darf auf einer Strömung anhalten; aber zum Abbiegen muss es sie über die Spitze verlassen. Wo die Spitze versperrt ist, kann es nicht abbiegen.
rule-V-R19 = Ein Boot, das auf einer Strömung losfährt, darf auf dieser Fahrt auch an keiner anderen abbiegen.
rule-V-R20 = Der Oktopus ist freiwillig, aber eine verdrehte Tafel muss in eine andere Richtung zeigen. Ihr Besitzer sieht das Ergebnis; eine Nebeltafel bekommt einen anderen Buchstaben, in der Reihenfolge von V9.4.
rule-V-R21 = Eine gespielte Tafel kann nicht verdreht werden.
rule-V-R22 = Auf der belieferten Seite kann das eben aufgedeckte Schiff nicht im selben Zug beliefert werden.
rule-V-R23 = Der Mast darf nach jeder Lieferung einmal umsortiert werden und nie nach dem Fischen oder Stehlen.
rule-V-R24 = Ist der Stapel leer, wird kein Schiff ausgewechselt.
rule-V-R25 = Das Auswechseln ist Pflicht; frei ist nur, welches Schiff.
rule-V-R26 = Wo nur noch eine Reihe da ist, kann sie nicht gefaltet werden: Sie gilt als volle Feldreihe.
rule-V-R27 = Ist das Ende nah, spielen alle, die diese Tafel noch nicht gespielt haben, sie noch aus, auch das Falten.
rule-V-R28 = Für das Ende werden die sichtbaren Felder gezählt: Zeilen × Spalten.
rule-V-R29 = Wenn das Boot am Anfang auf das Tuch gestellt wird, gibt es keine Aktion.
rule-V-R30 = Wer bei den Marktschiffen und am Mast gleichauf liegt, gewinnt gemeinsam.
rule-V-R31 = Zu zweit sitzt links immer der andere.
rule-V-R32 = Nach dem Falten mit der letzten Tafel der Partie wird kein Schiff ausgewechselt.
rule-V-R33 = Nach einer Lieferung wird das nächste Schiff aufgedeckt, bevor der Mast umsortiert wird.
rule-V-R34 = Der Startspieler wird ausgelost.
rule-V-R35 = Alle sehen, welches Schiff beliefert wird; also sind die gewonnenen Karten bekannt, bis ein Hai zwei davon tauscht: Dann wissen nur die beiden Spieler, welche. Der Bildschirm merkt sich für alle, was sie aus dem, was sie erfahren haben, schließen können.
rule-V-R36 = Eine Strömung ist ein einziges Feld, mit einer Seite, an der sie beginnt, und, im rechten Winkel dazu, einer Seite mit ihrer Spitze.
rule-V-R37 = Ob der Mast zu klein ist, entscheidet sich, wenn alles gefangen und gestohlen ist; eigene Fische werden zurückgelegt, bevor der erste neue aufgesteckt wird.
rule-V-R38 = Nach dem Falten ist die Rückseite der Reihe zu sehen, die zuletzt auf dieses Feld gefaltet wurde.
rule-V-R39 = Die Boote werden eingesetzt, bevor die ersten Schiffe aufgedeckt werden.

## Zum Ausdrucken

maldivia-print-source = Unsere eigene Zeichnung zum Material „{ $box }“. Rekonstruiert: Das gedruckte Tuch und die gedruckten Karten kennen wir nicht.
maldivia-print-front = das Tuch, Vorderseite
maldivia-print-front-about = Die Seite, die zu Beginn oben liegt.
maldivia-print-back = das Tuch, Rückseite
maldivia-print-back-about = Von vorn gesehen, als wäre das Tuch durchsichtig: Jedes Feld zeigt, was hinter dem Feld gleichen Namens gedruckt ist. Wird eine Reihe gefaltet, zeigt die Reihe daneben deren Rückseiten.
maldivia-print-ships = Marktschiffe, Seite { $number }
maldivia-print-ships-about = Zum Ausschneiden: zehn Karten für jede Insel. Ein Schiff verlangt die Fische über ihm; die Zahl ist sein Wert.
maldivia-print-current = Strömung
maldivia-print-octopus = Oktopus
maldivia-print-shark = Hai

## Die Seite

maldivia-web-round = Runde { $number }
maldivia-web-slot = Tafel { $slot } von 4
maldivia-web-ending = Das Ende ist nah: Sobald alle diese Tafel gespielt haben, ist die Partie zu Ende.
maldivia-web-north = Norden oben
maldivia-web-cloth = Das Tuch
maldivia-web-plan-help = Tippe, wohin dein Boot soll, oder auf eine Tafel, um sie zu drehen.
maldivia-web-plan-keys = Tasten: Pfeiltasten richten eine Tafel aus, mit Umschalt und ← oder → wird sie verschoben.
maldivia-web-tile = Tafel { $slot }: { $tile }
maldivia-web-swap-tiles = Tafeln { $first } und { $second } tauschen
maldivia-web-set-up = Tafeln aufstellen
maldivia-web-ready = fertig
maldivia-web-planning = plant …
maldivia-web-starter = beginnt
maldivia-web-white = weißes
maldivia-web-orange = orangefarbenes
maldivia-web-brown = braunes
maldivia-web-black = schwarzes
maldivia-web-octopus = Oktopus
maldivia-web-shark = Hai
maldivia-web-current = Strömung von { $from } nach { $to }
maldivia-web-stream = von { $from } nach { $to }
maldivia-web-given = Zum Hergeben beiseitegelegt: { $card }.
maldivia-web-turn = { $player } ist dran.
maldivia-web-sea = Das Meer reicht von { $first } bis { $last }.
maldivia-web-fogs = In dieser Runde gefaltet: { $sides }.
maldivia-web-closed = In dieser Runde gesperrt, ohne Falten: { $sides }.
maldivia-web-shoals = Fische: { $spaces }.
maldivia-web-octopuses = Oktopusse: { $spaces }.
maldivia-web-sharks = Haie: { $spaces }.
maldivia-web-currents = Strömungen: { $spaces }.
maldivia-web-island = { $island }: Die Schiffe verlangen { $cargoes }. { $cards ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt noch eine Karte.
   *[other] Im Stapel liegen noch { $cards } Karten.
}
maldivia-web-island-empty = { $island }: Es ist kein Schiff mehr da.
maldivia-web-bottom = Unter dem Stapel von { $island }, das nächste zuerst: { $cargoes }.
maldivia-web-player = { $player }, { $boat } Boot auf { $space }. Mast von unten nach oben: { $fish }.
maldivia-web-ashore = { $player }, { $boat } Boot, noch nicht auf dem Tuch.
maldivia-web-nothing = nichts
maldivia-web-tiles = Tafeln von { $player }: { $tiles }.
maldivia-web-standing = steht noch
maldivia-web-planned = { $player } hat fertig geplant.
maldivia-web-unplanned = { $player } plant noch.
maldivia-web-won = { $player } hat { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
} gewonnen: { $cards }.
maldivia-web-unknown = { $count ->
    [one] noch eins von { $island }, verdeckt
   *[other] noch { $count } von { $island }, verdeckt
}
maldivia-web-held = { $player } hat in der Hand: { $fish }.
maldivia-web-stocks = Im Vorrat: { $fish }.
maldivia-web-ask-place = Stell dein Boot auf ein freies Feld
maldivia-web-ask-plan = Stell deine vier Tafeln auf
maldivia-web-ask-sail = Tafel { $slot }, { $tile }: Wohin?
maldivia-web-ask-act = Auf { $space }: Was tust du?
maldivia-web-ask-gather = Noch mehr nehmen?
maldivia-web-ask-stow = Welcher Fisch kommt als Nächster?
maldivia-web-ask-surplus = Nicht alle passen: Welcher Fisch?
maldivia-web-ask-rearrange = Fische umsortieren, von unten nach oben?
maldivia-web-ask-point = Welche Tafel verdreht der Oktopus?
maldivia-web-ask-turn = Tafel { $slot } von { $owner }: Wie weit?
maldivia-web-ask-give = Welches Schiff gibst du her?
maldivia-web-ask-take = Bei wem ziehst du ein Schiff?
maldivia-web-ask-swap = { $player } hat { $side } gefaltet: Welches Schiff kommt weg?
maldivia-web-dusk = Das Ende ist nah
maldivia-web-ending-short = Das Ende ist nah: Das ist die letzte Tafel
maldivia-web-left = { $spaces ->
    [one] noch { $spaces } Feld
   *[other] noch { $spaces } Felder
}
maldivia-web-do-octopus = Tafel verdrehen
maldivia-web-do-shark = Schiff eintauschen
maldivia-web-do-steal = Stehlen
maldivia-web-close = Mein Boot aus der Nähe zeigen
maldivia-web-whole = Das ganze Tuch zeigen
maldivia-web-with = { $text }: { $more }
maldivia-web-edge = Rand von { $island }
maldivia-web-beside = neben { $player }
maldivia-web-plan-stop = Tafel { $slot }, { $tile }: auf { $space } anhalten
maldivia-web-plan-there = Wenn sonst niemand fährt, hältst du auf { $space }
maldivia-web-plan-stuck = Wenn sonst niemand fährt, kommt dein Boot hier nicht weiter.
maldivia-web-plan-fold = Die äußere Reihe bei { $island } wird umgefaltet.
maldivia-web-plan-lifts = Wenn sonst niemand fährt, wird bei { $island } nichts umgefaltet: Boote füllen eine Reihe von Rand zu Rand.
maldivia-web-plan-back = die unbekannte Rückseite des Tuchs
maldivia-web-biggest = Die größte Lieferung: { $player } brachte { $count ->
    [one] einen Fisch
   *[other] { $count } Fische
} nach { $island }.
maldivia-web-boldest = Der kühnste Diebstahl: { $player } stahl in einem Zug { $count ->
    [one] einen Fisch
   *[other] { $count } Fische
}.

## Erklärungen

web-keys-of-game = Beim Planen richten die Pfeiltasten eine Tafel aus, mit Umschalt und ← oder → wird sie verschoben. Auf dem Tuch führen sie von Feld zu Feld, Enter fährt dorthin. f fischt, 1 bis 4 bestehlen diesen Spieler, o ist der Oktopus, h der Hai, s fährt nicht, d beendet den Zug, e nimmt nichts mehr. r, v, p und y stecken einen roten, grünen, lila oder gelben Fisch auf den Mast, b legt den obersten zurück, l lässt den Rest, k lässt den Mast so. 9, 8 und 7 verdrehen eine Tafel um 90°, 180° und 270°.

about-fish = Wer hier anhält, fängt { $fish ->
    [any] die abgebildeten Fische
   *[other] { $fish }
}, soweit der Vorrat reicht. Sie kommen oben auf den Mast.
    .title = Fische
about-current = Wer von { $from } her kommt, darf hier abbiegen und Richtung { $to } weiterfahren. Von jeder anderen Seite geht es geradeaus darüber.
    .title = Strömung
about-octopus = Wer hier anhält, darf eine stehende Tafel um 90, 180 oder 270 Grad verdrehen, eine eigene oder eine fremde. { $standing ->
    [0] Gerade steht keine Tafel.
    [one] Gerade steht eine Tafel.
   *[other] Gerade stehen { $standing } Tafeln.
}
    .title = Oktopus
about-shark = Wer hier anhält, darf ein eigenes Marktschiff gegen ein fremdes tauschen, beide verdeckt. { $count ->
    [0] Noch hat niemand ein Schiff.
   *[other] Schiffe haben schon: { $players }.
}
    .title = Hai
about-plain = Hier gibt es nichts zu fangen. Aber neben einem anderen Boot darfst du dessen obersten Fisch stehlen.
    .title = Offenes Wasser
about-edge = Das ist der Rand von { $island }: Hier darfst du die Schiffe der Insel beliefern.
about-fog = { $rows ->
    [0] Bei { $island } ist noch keine Reihe umgefaltet.
    [one] Bei { $island } ist eine Reihe umgefaltet.
   *[other] Bei { $island } sind { $rows } Reihen umgefaltet.
} Jede Seite wird höchstens einmal in der Runde gefaltet: { $state ->
    [folded] Diese ist in dieser Runde schon gefaltet.
    [closed] Diese ist in dieser Runde gesperrt.
   *[open] Diese kann in dieser Runde noch gefaltet werden.
} Ein Boot am gefalteten Rand wird hereingeschoben und verliert seinen obersten Fisch.
    .title = Nebel
about-island = Boote an diesem Rand beliefern die offenen Schiffe von { $island }. { $state ->
    [folded] Der Nebel hat diese Seite schon gefaltet, in dieser Runde kommt er hier nicht wieder.
    [closed] Diese Seite ist in dieser Runde gesperrt: Sie wird nicht gefaltet.
   *[open] Der Nebel kann diese Seite in dieser Runde noch falten.
}
    .title = { $island }
about-ship = Verlangt { $fish ->
    [any] einen bis vier Fische
   *[other] { $fish }
}. Bring sie alle an den Rand von { $island }: Das Schiff zählt { $count ->
    [0] einen Punkt je Fisch.
    [one] einen Punkt.
   *[other] { $count } Punkte.
} { $ready ->
    [0] Gerade hat niemand alle diese Fische am Mast.
   *[other] Alle diese Fische am Mast hat gerade: { $players }.
}
    .title = Marktschiff
about-pile = { $cards ->
    [0] Im Stapel von { $island } ist kein Schiff mehr.
    [one] Noch ein Schiff von { $island }.
   *[other] Noch { $cards } Schiffe von { $island }.
} Nach einer Lieferung oder nach dem Falten wird das nächste aufgedeckt.
    .title = Stapel
about-boat = { $player } hat { $count ->
    [0] keinen Fisch
    [one] einen Fisch
   *[other] { $count } Fische
} an Bord. Kein Boot kommt daran vorbei. Wer daneben anhält, nicht schräg, darf den obersten Fisch stehlen{ $count ->
    [0] {""}.
   *[other] : { $top }.
}
    .title = Boot von { $player }
about-mast = { $count ->
    [0] Der Mast ist leer: { $most } Plätze sind frei.
    [one] Einer von { $most } Plätzen ist belegt. Zuoberst: { $top }. Den obersten Fisch stehlen die Nachbarn, und ihn nimmt der Nebel.
   *[other] { $count } von { $most } Plätzen sind belegt. Zuoberst: { $top }. Den obersten Fisch stehlen die Nachbarn, und ihn nimmt der Nebel.
}
    .title = Mast von { $player }
about-arrow = Das Boot fährt in diese Richtung, beliebig viele Felder weit, aber nie über ein anderes Boot hinweg.
    .title = Richtungstafel
about-fogtile = Faltet die äußere Reihe des Meeres um, auf der Seite der Insel, deren Buchstabe oben ist. Die Buchstaben im Uhrzeigersinn: { $letters }.
    .title = Nebeltafel
about-standing = Eine Tafel, die noch steht: Nur wer sie aufgestellt hat, kennt sie. Sie wird aufgedeckt, wenn sie gespielt wird.
    .title = Stehende Tafel
about-plan = Dorthin bringt dich diese Tafel, wenn sonst niemand fährt. Tippe auf ein anderes Feld, um dort anzuhalten.
    .title = Dein Plan
about-starter = { $player ->
    [any] Ein Spieler
   *[other] { $player }
} spielt in dieser Runde zuerst, dann die anderen im Uhrzeigersinn. Nach jeder Runde wandert die Karte nach links.
    .title = Startspieler
about-hand = Gerade gefangene oder gestohlene Fische. Sie kommen in beliebiger Reihenfolge auf den Mast, der letzte zuoberst.
    .title = In der Hand
about-card = { $count ->
    [0] Gewonnen und verdeckt: Nur wer es kennt, weiß, was es zählt.
    [one] Zählt am Ende einen Punkt.
   *[other] Zählt am Ende { $count } Punkte.
} Ein Hai kann es noch eintauschen.
    .title = { $island ->
    [any] Gewonnenes Schiff
   *[other] Gewonnenes Schiff, { $island }
}
about-supply = { $fish ->
    [any] Fische im Vorrat: { $count }.
   *[other] Im Vorrat: noch { $count } von 8.
} Nur diese kann man fangen. Gelieferte und verlorene Fische kommen zurück.
    .title = { $fish ->
    [any] Vorrat
   *[other] Vorrat, { $fish }
}
about-end = Sind nur noch { $last } Felder oder weniger zu sehen, endet die Partie, sobald alle gleich viele Tafeln gespielt haben. Jetzt zu sehen: { $spaces }. Wer auf den gewonnenen Schiffen die meisten Fische hat, gewinnt.
    .title = Das Ende
