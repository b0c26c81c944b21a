# Die Lektionen von Déole auf Deutsch.

## Würfel und Leisten

lesson-dice = Würfel und Leisten
    .about = Nimm einen Würfel, eröffne eine Leiste und stich in See.
lesson-dice-goal = Vier Winde treiben dein Schiff übers Meer rund um Éolia. Erkunde es und komm rechtzeitig heim: Wer die meisten Punkte hat, gewinnt.
lesson-dice-take = In jedem Durchgang nimmst du einen Würfel. Blau treibt dich nach Norden: Nimm die blaue 4!
    .instead = Jeder Würfel ginge, aber du willst nach Norden. Nimm die blaue 4!
lesson-dice-place = Leg ihn auf die blaue Leiste.
    .instead = Das ginge auch. Leg ihn diesmal als 4 auf die blaue Leiste!
lesson-dice-mode = Der erste Würfel eröffnet die Leiste: Wähle ihren Modus. Bei „gerade“ nimmt sie nur noch 2, 4 und 6.
    .instead = Auch eine gute Wahl. Nimm in dieser Lektion „gerade“!
lesson-dice-port = Starte im linken Hafen, der Wind treibt dich nach Norden!
    .instead = Alle drei Häfen gehören dir. Nimm diesmal den linken!
lesson-dice-again = Nächster Durchgang, und Tane hat zuerst gewählt. Nimm die blaue 3!
    .instead = Dieser Wind würde dich abdrängen. Nimm die blaue 3!
lesson-dice-helm = Deine Leiste nimmt keine 3. Aber ein Steuerrad ändert einen Würfel um eins: Mach eine 4 daraus!
    .instead = Das ginge auch. Mach diesmal eine 4 auf der blauen Leiste daraus!
lesson-dice-end = Und weiter geht die Fahrt! Jeder Würfel füllt ein Kästchen und bewegt dein Schiff.

## Der Kurs

lesson-course = Der Kurs
    .about = Wind, Rückenwind und Rudern: So kommst du zur Insel.
lesson-course-wind = Ein Wind treibt dein Schiff zur Seite seiner Farbe. Blau ist im Norden: Leg deine blaue 4!
    .instead = Das ginge auch. Leg ihn diesmal als 4 auf die blaue Leiste!
lesson-course-tail = Jetzt fährst du nach Norden, die grüne Seite liegt hinter dir. Nimm die grüne 2: Das ist Rückenwind!
    .instead = Dieser Wind würde dich abdrängen. Nimm die grüne 2!
lesson-course-behind = Leg ihn auf die grüne Leiste.
    .instead = Rückenwind verschenkt man nicht! Leg ihn auf die grüne Leiste.
lesson-course-straight = Bei Rückenwind wählst du den Kurs selbst. Geradeaus nach Norden!
    .instead = Die Insel liegt im Norden. Geradeaus!
lesson-course-row = Kein Wind treibt dich jetzt nach Norden. Nimm die gelbe 1: Deine Mannschaft kann rudern!
    .instead = Je kleiner der Würfel, desto besser für die Mannschaft. Nimm die gelbe 1!
lesson-course-crew = Auf die Mannschaftsleiste darf jeder Würfel, und wieder wählst du den Kurs. Leg ihn dorthin!
    .instead = Dieser Wind würde dich abdrängen. Leg die 1 auf die Mannschaftsleiste!
lesson-course-ashore = Rudere nach Norden, über die Insel!
    .instead = Geradeaus: Rudere nach Norden!
lesson-course-end = Du bist zuerst an der Küste deiner Farbe auf Éolia gelandet. Das bringt fünf Punkte und einen Bonus!

## Schiffbrüchige und Wracks

lesson-castaways = Schiffbrüchige und Wracks
    .about = Rette unterwegs Menschen und durchsuche Wracks.
lesson-castaways-adrift = Direkt vor dir treibt ein Schiffbrüchiger. Durchquere sein Feld, dann nimmst du ihn an Bord.
lesson-castaways-rescue = Leg deine blaue 3, dann treibt dich der Wind hin!
    .instead = Das ginge auch. Leg ihn diesmal als 3 auf die blaue Leiste!
lesson-castaways-smiley = Gerettet! Zeichne einen Smiley auf eine Leiste: Auf der Mannschaftsleiste füllt er ein Minuskästchen und kostet nichts.
    .instead = Dort wäre er auch willkommen. Zeichne ihn diesmal auf die Mannschaftsleiste!
lesson-castaways-wreck = Jetzt liegt ein Wrack vor dir. Nimm die blaue 5!
    .instead = Nach Norden ist es richtig, bieg nicht ab. Nimm die blaue 5!
lesson-castaways-cross = Leg ihn auf die blaue Leiste.
    .instead = Das ginge auch. Leg ihn diesmal als 5 auf die blaue Leiste!
lesson-castaways-sign = Ein Wrack macht ein Minus deiner Mannschaft zum Plus. Wähle das erste Kästchen: Da liegt eine 4!
    .instead = In diesem Kästchen liegt noch kein Würfel. Wähle das erste, mit der 4!
lesson-castaways-end = Aus minus vier ist plus vier geworden! Ein Tipp: Mit ein paar Plus lohnt sich das Rudern.

## Boni

lesson-bonuses = Boni
    .about = Füll eine Spalte, und ein Bonus bringt den nächsten.
lesson-bonuses-column = In der zweiten Spalte fehlt nur das rote Kästchen. Eine volle Spalte bringt dir einen Bonus!
lesson-bonuses-fill = Leg deine rote 3 dorthin.
    .instead = Das ginge auch. Leg ihn diesmal als 3 auf die rote Leiste!
lesson-bonuses-rose = Es gibt sechs Boni, jeden nur einmal. Nimm D, einen Würfel von der Windrose!
    .instead = Ein schöner Bonus, aber D ist jetzt noch besser. Nimm D!
lesson-bonuses-salvage = Noch ein roter Würfel: Nimm die rote 5!
    .instead = Rot brauchst du. Nimm die rote 5!
lesson-bonuses-more = Leg ihn, dann ist auch die dritte Spalte voll!
    .instead = Das ginge auch. Leg ihn diesmal als 5 auf die rote Leiste!
lesson-bonuses-sail = Und noch ein Bonus! Nimm C und segle ein Feld weit.
    .instead = Schau, vor dir treibt ein Schiffbrüchiger. Nimm C!
lesson-bonuses-castaway = Nimm den Schiffbrüchigen auf und bieg nach Süden ab, Richtung Heimat!
    .instead = Das ginge auch. Bieg diesmal nach Süden ab!
lesson-bonuses-smiley = Zeichne den Smiley auf die gelbe Leiste.
    .instead = Dort wäre er auch willkommen. Zeichne ihn diesmal auf die gelbe Leiste!
lesson-bonuses-end = Zwei Würfel, zwei Boni und ein Schiffbrüchiger in einem Durchgang! Ein Tipp: Füll deine Leisten gleichmäßig.

## Heimkehr

lesson-home = Heimkehr
    .about = Die letzten zwei Durchgänge und was sie wert sind.
lesson-home-count = Nur noch zwei Durchgänge! Jedes durchquerte Feld zählt einen Punkt, oder zwei, wenn du heimkommst.
lesson-home-south = Deine Häfen liegen im Süden. Nimm die grüne 5!
    .instead = Dieser Wind weht in die falsche Richtung. Nimm die grüne 5!
lesson-home-place = Leg ihn auf die grüne Leiste.
    .instead = Spar dir die Mannschaft für später. Leg ihn als 5 auf die grüne Leiste!
lesson-home-last = Dein letzter Würfel, und kein Wind nach Süden. Nimm die rote 1!
    .instead = Je kleiner der Würfel, desto besser für die Mannschaft. Nimm die rote 1!
lesson-home-crew = Die Mannschaft muss rudern: Leg ihn auf die Mannschaftsleiste.
    .instead = So kommst du nicht heim. Leg ihn als 1 auf die Mannschaftsleiste!
lesson-home-port = Dein Hafen liegt geradeaus: nach Süden!
    .instead = So kurz vor dem Ziel! Der Hafen liegt im Süden.
lesson-home-home = Daheim! Deine 14 Felder zählen doppelt, und Tane, noch auf See, verliert Punkte.

## Solo

lesson-solo = Solo
    .about = Allein gegen Unglücke und den Sturm.
lesson-solo-alone = Allein wirfst du jedes Mal zwei Würfel, und der, den du liegen lässt, ist ein Unglück. Komm heim, und du gewinnst!
lesson-solo-take = Im Norden treibt ein Schiffbrüchiger. Nimm die blaue 5!
    .instead = Der Schiffbrüchige ist im Norden. Nimm die blaue 5!
lesson-solo-place = Leg ihn auf die blaue Leiste.
    .instead = Das ginge auch. Leg ihn diesmal als 5 auf die blaue Leiste!
lesson-solo-smiley = Zeichne den Smiley auf die Mannschaftsleiste. Dein Schiffbrüchiger kann einmal ein Unglück abwenden, wann du willst.
    .instead = Dort wäre er auch willkommen. Zeichne ihn diesmal auf die Mannschaftsleiste!
lesson-solo-disaster = Die rote 3 schlägt zu und nimmt dir ein Kästchen. Besser auf die Mannschaftsleiste: Auf der roten brächte sie Sturm.
    .instead = Spar dir die Hilfe für später. Leg das Unglück diesmal auf die Mannschaftsleiste!
lesson-solo-again = Der letzte Durchgang der Runde. Nimm die blaue 6: Eine zweite 3 richtet nichts mehr an!
    .instead = Du willst weiter nach Norden. Nimm die blaue 6!
lesson-solo-north = Leg ihn auf die blaue Leiste.
    .instead = Das ginge auch. Leg ihn diesmal auf die blaue Leiste!
lesson-solo-storm = Dein altes gelbes Unglück bringt den Sturm, direkt neben deinem Schiff. Bleib ihm fern und fahr schnell heim!
