# Déole auf Deutsch.

## Dinge

colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot

track-blue = blaue Leiste
track-yellow = gelbe Leiste
track-green = grüne Leiste
track-red = rote Leiste
track-crew = Mannschaftsleiste
deole-short-blue = bl
deole-short-yellow = ge
deole-short-green = gr
deole-short-red = ro
deole-short-crew = Ma

heading-north = Norden
heading-east = Osten
heading-south = Süden
heading-west = Westen

mode-even = gerade
mode-odd = ungerade
mode-small = klein
mode-large = groß
mode-different = verschieden
mode-rising = steigend
mode-falling = fallend
mode-equal = gleich
mode-swinging = pendelnd
mode-step = ±1

bonus-A = A: ein Würfel aus dem Beutel, Wert frei wählbar
bonus-B = B: ein Würfel beliebiger Farbe, geworfen
bonus-C = C: ein Feld weit segeln
bonus-D = D: ein Würfel von der Windrose
bonus-E = E: benutzte Steuerräder kosten nichts
bonus-F = F: verfügbare Steuerräder bringen Punkte

blurb = Wähle einen Würfel, leg ihn auf dein Blatt, und sein Wind treibt dein Schiff. Rette Schiffbrüchige, durchsuche Wracks, erreiche Éolia – und sei rechtzeitig wieder daheim!
goal = Sammle die meisten Punkte: Schiffbrüchige, Wracks und eine gute Heimfahrt.

option-modes = Legemodi
    .help = Fünf Modi bestimmen, welche Würfel auf die fünf Leisten eines Blatts passen. Üblich sind die der ersten Partie, im Solospiel die der Solofahrt.
    .usual = üblich
    .first = erste Partie: gerade, ungerade, verschieden, steigend, fallend
    .solo = Solofahrt: ungerade, steigend, gleich, pendelnd, ±1
    .breeze = Brise: gerade, ungerade, klein, groß, verschieden
    .trade = Passat: gerade, groß, steigend, fallend, pendelnd
    .mistral = Mistral: ungerade, verschieden, steigend, pendelnd, ±1
    .tempest = Unwetter: steigend, fallend, gleich, pendelnd, ±1
    .free = frei: reihum von den Spielern gewählt

option-equals = Gleiche Werte bei steigend und fallend
    .help = Steigende und fallende Leisten sind streng. Mit „ja“ nehmen sie auch den vorigen Wert noch einmal an.
    .no = nein
    .yes = ja

## Antworten

answer-first = { $seat } beginnt
answer-castaways = Schiffbrüchige: Gelb { $yellow }, Rot { $red }
answer-rolled = { $colour } { $pips }
answer-drawn = Ein Würfel aus dem Beutel: { $colour }
answer-side = Von der { $colour ->
    [Blau] blauen
    [Gelb] gelben
    [Rot] roten
   *[other] grünen
} Seite aus starten
answer-mode = Modus: { $mode }
answer-pick = { $colour } { $pips } nehmen
answer-lay = Eine { $pips } auf die { $track } legen
answer-discard = Den Würfel abwerfen
answer-port = Von Hafen { $port } aus starten
answer-sail = Nach { $heading } segeln
answer-sign = Das Minus von Mannschaftskästchen { $box } zum Plus machen
answer-smile = Den Smiley auf die { $track } zeichnen
answer-bonus = Bonus { $bonus }
answer-colour = Ein { $colour ->
    [Blau] blauer
    [Gelb] gelber
    [Rot] roter
   *[other] grüner
} Würfel
answer-salvage = { $colour } { $pips } von der Windrose nehmen
answer-disaster = Das Unglück auf die { $track } legen
answer-help = Ein Schiffbrüchiger schickt das Unglück auf die Windrose
answer-free = Ein Schiffbrüchiger befreit Kästchen { $box } ({ $track })

## Fragen

ask-side = Solofahrt: Wähle die Seite, von der aus du startest.
ask-modes = Reihum werden fünf Legemodi gewählt: Wähle den nächsten.
ask-pick = Die Würfel sind gefallen: Nimm einen davon.
ask-lay = Du hast einen Würfel: Leg ihn auf eine Leiste oder wirf ihn ab.
ask-mode = Dein Würfel hat diese Leiste eröffnet: Wähle ihren Modus.
ask-port = Deine Reise beginnt: Wähle einen Hafen deiner Farbe.
ask-course = Dein Schiff segelt ein Feld weit: Wähle die Richtung.
ask-sign = Du hast ein Wrack durchquert: Wähle ein Minus deiner Mannschaft, es wird zum Plus.
ask-castaway = Du hast einen Schiffbrüchigen gerettet: Zeichne den Smiley auf eine Leiste.
ask-bonus = Du hast einen Bonus verdient: Wähle einen.
ask-colour = Bonus B bringt einen Würfel aus dem Beutel: Wähle seine Farbe.
ask-salvage = Bonus D bringt einen Würfel von der Windrose: Wähle einen.
ask-disaster = Der übrige Würfel ist ein Unglück: Leg ihn auf eine Leiste.

## Ereignisse

event-starts = { $seat } beginnt.
event-sides = { $seat } startet auf der { $colour ->
    [Blau] blauen
    [Gelb] gelben
    [Rot] roten
   *[other] grünen
} Seite.
event-chose = { $seat } wählt einen Modus: { $mode }.
event-round = Runde { $number }.
event-drifts = Ein Schiffbrüchiger treibt auf { $space }.
event-turn = Durchgang { $number }.
event-rolled = Geworfen: { $colour } { $pips }.
event-picks = { $seat } nimmt { $colour } { $pips }.
event-lays = { $seat } legt eine { $pips } auf die { $track }, Kästchen { $box }.
event-adjusts = { $helms ->
    [one] { $seat } benutzt ein Steuerrad ({ $track }).
   *[other] { $seat } benutzt { $helms } Steuerräder ({ $track }).
}
event-opens = { $seat } eröffnet die { $track } mit dem Modus „{ $mode }“.
event-helm = Ein Steuerrad ({ $track }) wird für { $seat } verfügbar.
event-discards = { $seat } wirft { $colour } { $pips } ab.
event-departs = { $seat } läuft aus Hafen { $port } aus.
event-sails = { $seat } durchquert { $space } und segelt nach { $heading }.
event-home = { $seat } kehrt von { $space } heim.
event-wreck = { $seat } durchsucht ein Wrack: Mannschaftskästchen { $box } bekommt ein Plus.
event-rescues = { $seat } rettet den Schiffbrüchigen auf { $space }.
event-smiles = { $seat } zeichnet einen Smiley auf die { $track }, Kästchen { $box }.
event-eolia = { $seat } erreicht Éolia.
event-column = { $seat } füllt Spalte { $box }.
event-earns = { $seat } erhält einen Bonus.
event-bonus = { $seat } nimmt Bonus { $bonus }.
event-lapses = Ein Bonus verfällt: Es ist keiner mehr übrig, der { $seat } etwas nützt.
event-drew = { $seat } bekommt einen Würfel aus dem Beutel: { $colour }.
event-chooses = { $seat } nimmt einen Würfel aus dem Beutel und wirft ihn: { $colour }.
event-salvages = { $seat } nimmt von der Windrose: { $colour } { $pips }.
event-left = { $colour } { $pips } bleibt übrig und kommt auf die Windrose.
event-refills = Die Würfel der Windrose kommen zurück in den Beutel.
event-disaster = Ein Unglück trifft { $seat }: eine { $pips } auf die { $track }, Kästchen { $box }.
event-ignored = Das Unglück verschont { $seat }: In dieser Runde gab es schon eine { $pips }.
event-helped = Ein Schiffbrüchiger hilft { $seat }: Das Unglück kommt auf die Windrose.
event-frees = Ein Schiffbrüchiger befreit Kästchen { $box } ({ $track }): Die { $pips } kommt auf die Windrose.
event-storm = { $rows ->
    [one] Der Sturm kommt von der { $colour ->
        [Blau] blauen
        [Gelb] gelben
        [Rot] roten
       *[other] grünen
    } Seite: eine Reihe.
   *[other] Der Sturm kommt von der { $colour ->
        [Blau] blauen
        [Gelb] gelben
        [Rot] roten
       *[other] grünen
    } Seite: { $rows } Reihen.
}
event-sinks = Kein Kästchen mehr frei für das Unglück: { $seat } erleidet Schiffbruch.
event-swallowed = Der Sturm verschlingt das Schiff von { $seat } auf { $space }.
event-adrift = { $seat } ist nicht rechtzeitig daheim.
event-over = Die Partie ist zu Ende.

## Wertung

line-eolia = Éolia
line-gauge = Fernste Reihe
line-spaces = Durchquerte Felder
line-missing = Fehlende Felder zum Hafen
line-blue = Blaue Leiste
line-yellow = Gelbe Leiste
line-green = Grüne Leiste
line-red = Rote Leiste
line-crew = Mannschaft
line-helms_used = Benutzte Steuerräder
line-helms_left = Verfügbare Steuerräder

## Warum nicht?

why-game-over = { $who } kann nicht mehr ziehen: Die Partie ist zu Ende.
why-starter-first = Noch nicht: Erst muss der Startspieler ausgelost werden.
why-side-first = Noch nicht: Erst muss eine Seite gewählt werden.
why-modes-first = Noch nicht: Erst müssen die fünf Modi gewählt werden.
why-castaways-first = Noch nicht: Erst muss für die Schiffbrüchigen gewürfelt werden.
why-roll-first = Noch nicht: Erst müssen die Würfel dieses Durchgangs geworfen werden.
why-pick-first = Noch nicht: Erst muss { $decider } einen Würfel nehmen.
why-lay-first = Noch nicht: Erst muss { $decider } den Würfel in der Hand legen oder abwerfen.
why-mode-first = Noch nicht: Erst muss { $decider } den Modus der neuen Leiste wählen.
why-port-first = Noch nicht: Erst muss { $decider } einen Hafen wählen.
why-course-first = Noch nicht: Erst muss { $decider } segeln.
why-sign-first = Noch nicht: Erst muss { $decider } wegen des Wracks ein Vorzeichen umkehren.
why-face-first = Noch nicht: Erst muss { $decider } den Smiley des Schiffbrüchigen zeichnen.
why-bonus-first = Noch nicht: Erst muss { $decider } einen Bonus nehmen.
why-colour-first = Noch nicht: Erst muss { $decider } die Farbe des Würfels für Bonus B wählen.
why-salvage-first = Noch nicht: Erst muss { $decider } für Bonus D einen Würfel von der Windrose nehmen.
why-disaster-first = Noch nicht: Erst muss { $decider } das Unglück legen oder abwenden.
why-draw-first = Noch nicht: Erst muss der Würfel für Bonus A gezogen werden.
why-bonus-die-first = Noch nicht: Erst muss der Würfel für Bonus B geworfen werden.
why-not-your-turn = { $who } ist nicht dran: Jetzt ist { $decider } dran.
why-starter-is-drawn = { $who } kann „{ $answer }“ nicht wählen: Der Startspieler wird ausgelost.
why-castaways-are-rolled = { $who } kann „{ $answer }“ nicht wählen: Die Würfel bestimmen, wo die Schiffbrüchigen treiben.
why-dice-are-rolled = { $who } kann „{ $answer }“ nicht wählen: Würfel werden geworfen, nicht ausgesucht.
why-die-is-drawn = { $who } kann „{ $answer }“ nicht wählen: Der Würfel für Bonus A wird aus dem Beutel gezogen.
why-only-alone = { $who } kann „{ $answer }“ nicht wählen: Nur im Solospiel wählt man eine Seite.
why-no-disasters = { $who } kann „{ $answer }“ nicht wählen: Unglücke gibt es nur im Solospiel.
why-no-such-seat = { $seat } kann nicht ausgelost werden: Es spielen nur { $seats } mit.
why-no-such-die = Ein { $colour ->
    [Blau] blauer
    [Gelb] gelber
    [Rot] roter
   *[other] grüner
} Würfel kann nicht gezogen werden: Im Beutel ist keiner.
why-colour-chosen = Ein { $colour ->
    [Blau] blauer
    [Gelb] gelber
    [Rot] roter
   *[other] grüner
} Würfel kann nicht gezogen werden: Gewählt wurde eine andere Farbe.
why-not-in-tray = { $who } kann { $colour } { $pips } nicht nehmen: Ein solcher Würfel ist nicht mehr da.
why-wrong-track = { $who } kann die { $track } nicht nutzen: Der Würfel hat eine andere Farbe.
why-track-full = { $who } kann die { $track } nicht nutzen: Dort ist kein Kästchen frei.
why-box-passed = { $who } kann die { $track } nicht nutzen: Das freie Kästchen liegt links von einem Würfel oder einem Smiley.
why-helms-short = { $who } kann daraus keine { $pips } machen: Dafür sind zu wenige Steuerräder verfügbar ({ $track }).
why-mode-forbids = { $who } kann dort keine { $pips } legen: Der Modus lässt es nicht zu ({ $track }).
why-no-mode-fits = { $who } kann die { $track } nicht mit einer { $pips } eröffnen: Keiner der übrigen Modi lässt es zu.
why-no-way = { $who } kann die { $track } nicht nutzen: Dieser Wind würde das Schiff von der Karte treiben.
why-mode-not-agreed = { $who } kann „{ $mode }“ nicht wählen: Das gehört nicht zu den fünf Modi dieser Partie.
why-mode-used = { $who } kann „{ $mode }“ nicht wählen: Das gilt schon für eine andere Leiste.
why-mode-unmet = { $who } kann „{ $mode }“ nicht wählen: Dazu passt der Würfel nicht.
why-mode-named = { $who } kann „{ $mode }“ nicht wählen: Das ist schon gewählt worden.
why-port-blocked = { $who } kann nicht von Hafen { $port } aus starten: Der Wind würde das Schiff von der Karte treiben.
why-turns-back = { $who } kann nicht nach { $heading } segeln: Ein Schiff kehrt nicht um.
why-off-map = { $who } kann nicht nach { $heading } segeln: Die Karte verlässt man nur durch einen eigenen Hafen.
why-third-box = { $who } kann das Vorzeichen des dritten Kästchens nicht umkehren.
why-sixth-box = { $who } kann das Vorzeichen des sechsten Kästchens nicht umkehren: Es ist ein Plus.
why-sign-turned = { $who } kann das Vorzeichen von Kästchen { $box } nicht umkehren: Es ist schon ein Plus.
why-face-full = { $who } kann den Smiley nicht auf die { $track } zeichnen: Dort ist kein Kästchen frei.
why-face-sixth = { $who } kann den Smiley nicht auf die { $track } zeichnen: Ins sechste Kästchen darf keiner.
why-bonus-taken = { $who } kann diesen Bonus nicht noch einmal nehmen ({ $bonus }).
why-no-dice-left = { $who } kann diesen Bonus nicht nehmen: Weder im Beutel noch auf der Windrose sind Würfel.
why-rose-empty = { $who } kann diesen Bonus nicht nehmen: Auf der Windrose liegen keine Würfel.
why-no-voyage = { $who } kann diesen Bonus nicht nehmen: Das Schiff ist nicht auf See.
why-not-in-bag = { $who } kann keinen { $colour ->
    [Blau] blauen
    [Gelb] gelben
    [Rot] roten
   *[other] grünen
} Würfel nehmen: Im Beutel ist keiner.
why-not-in-rose = { $who } kann { $colour } { $pips } nicht nehmen: Auf der Windrose liegt kein solcher Würfel.
why-disaster-track = { $who } kann das Unglück nicht auf die { $track } legen: Es hat eine andere Farbe.
why-disaster-full = { $who } kann das Unglück nicht auf die { $track } legen: Dort ist kein Kästchen frei.
why-no-helper = { $who } hat keinen Schiffbrüchigen an Bord, der helfen könnte.
why-no-disaster = { $who } kann Kästchen { $box } ({ $track }) nicht befreien: Dort liegt kein Unglück dieser Runde.

## Das Terminal

deole-turn = Runde { $round } von { $rounds }, Durchgang { $turn } von { $turns }
deole-modes = Modi
deole-tray = Würfel
deole-hand = In der Hand
deole-rose = Windrose
deole-bag = Beutel
deole-legend = # Éolia  W Wrack  ☺ Schiffbrüchiger  a–i deren Buchstaben  S1 Hafen  ▸ wählt zuerst
deole-legend-sheet = · frei   [5] gefüllt   * Steuerrad (2/1: verfügbar/benutzt)   ★ Spaltenbonus
deole-legend-alone = ≈ Sturm   [!3] Unglück   [█] durchgestrichen
deole-gauge = Reihe:Punkte
deole-table = Schiffbrüchige
deole-price = { $helms ->
    [0] unverändert
    [one] für ein Steuerrad
   *[other] für { $helms } Steuerräder
}
deole-price-points = Jedes benutzte Steuerrad kostet am Ende 2 Punkte.
deole-player = Spieler
deole-ship = Schiff
deole-spaces = Felder
deole-row = Reihe
deole-bonuses = Boni
deole-helpers = Helfer an Bord
deole-owed = Offene Boni
deole-points = Punkte
deole-track = Leiste
deole-mode = Modus
deole-boxes = Kästchen
deole-at-port = im Hafen
deole-at-sea = auf See
deole-at-home = daheim
deole-lost-storm = Schiff im Sturm verloren.
deole-lost-wreck = Schiffbruch.
deole-lost-adrift = Schiff nicht rechtzeitig daheim.

## Nach Gehör und mit der Tastatur

deole-ear-port = Hafen { $port } von { $wind }
deole-ear-next = als Nächstes für { $player }
deole-ear-crossed = befahren von { $player }
deole-ear-wreck = Wrack
deole-ear-letter = Buchstabe { $letter }
deole-ear-column = Spalte { $box }: { $count } von 5{ $open ->
    [none] .
    [many] .
   *[other] ; frei: { $open }.
}
deole-ear-places = Würfel, Karte, dein Blatt, Modi und Boni
deole-cmd-track = leiste
    .help = leiste blau: deine blaue Leiste; leiste blau bo: die von Bo; nur leiste: alle fünf
deole-cmd-ship = schiff
    .help = schiff 2: die Fahrt von Spieler 2 oder eines Spielers nach Namen
deole-cmd-modes = modi
    .help = modi: deine Modi, und welche schon benutzt sind
deole-cmd-columns = spalten
    .help = spalten: wie viele Kästchen jeder Spalte gefüllt sind
deole-cmd-dice = würfel
    .help = würfel: die Würfel zum Nehmen, in der Hand, auf der Windrose und im Beutel
deole-cmd-space = feld
    .help = c5: was auf diesem Feld der Karte ist

## Regeln

rule-D1 = Das Meer und die Blätter
rule-D1-1 = Déole ist für 1 bis 4 Spieler und dauert drei Runden zu je fünf Durchgängen. In jedem Durchgang spielt jeder Spieler einen Würfel.
rule-D1-2 = Das Meer ist eine Karte aus 8 × 8 Feldern. Jede Seite hat die Farbe eines Windes: Blau im Norden, Gelb im Osten, Grün im Süden, Rot im Westen. Wer an einer Seite sitzt, hat ihre Farbe.
rule-D1-3 = An jeder Seite liegen drei Häfen: Von dort bricht ihr Spieler auf, und dorthin muss das Schiff zurück.
rule-D1-4 = Auf vier Feldern liegen Wracks, und die vier in der Mitte sind die Insel Éolia. Jede Seite hat dort ihre eigene Küste: die Ränder der Insel, die ihr zugewandt sind.
rule-D1-5 = Neben jeder Seite gibt eine Skala Punkte für die fernste erreichte Reihe.
rule-D1-6 = Alle haben ein Blatt mit fünf Leisten zu je sechs Kästchen: eine für den Wind jeder Farbe und eine für die Mannschaft.
rule-D1-7 = Manche Kästchen zeigen ein Steuerrad. Zu Beginn ist auf der blauen, der gelben und der grünen Leiste je ein Steuerrad verfügbar.
rule-D1-8 = Die Kästchen der Mannschaftsleiste haben ein Vorzeichen: Minus bei den ersten fünf, Plus beim sechsten.
rule-D1-9 = Die Würfel haben die Farben der Winde. Im Beutel sind von jeder Farbe 7 bei vier Spielern, 6 bei dreien, 5 bei zweien und 4 bei einem.
rule-D2 = Vor dem Auslaufen
rule-D2-1 = Zu zweit sitzt man einander gegenüber, bei Grün und Blau; zu dritt bei Grün, Rot und Blau; zu viert an allen Seiten. Der Startspieler wird ausgelost.
rule-D2-2 = Die Spieler einigen sich auf fünf der zehn Legemodi. In der ersten Partie sind das gerade, ungerade, verschieden, steigend und fallend.
rule-D2-3 = Zu Beginn jeder Runde werden ein gelber und ein roter Würfel geworfen. Die Tabelle der Schiffbrüchigen gibt dazu ein Symbol an, und auf jedes der vier Felder mit diesem Symbol wird ein Schiffbrüchiger gesetzt.
rule-D3 = Ein Durchgang
rule-D3-1 = Zu Beginn eines Durchgangs wird ein Würfel mehr aus dem Beutel gezogen, als Spieler dabei sind, und alle werden geworfen.
rule-D3-2 = Vom Startspieler an im Uhrzeigersinn wählt jeder einen der übrigen Würfel und spielt ihn ganz aus: ihn legen, segeln, Ereignisse unterwegs ausführen, Boni nehmen.
rule-D3-3 = Sobald der letzte Spieler gewählt hat, kommt der Würfel, den niemand wollte, auf die Windrose, wo alle abgeworfenen Würfel liegen. Bonus D dieses Spielers kann ihn schon nehmen.
rule-D3-4 = Sind im Beutel zu wenige Würfel für einen Durchgang, kommen zuerst alle Würfel der Windrose zurück hinein.
rule-D3-5 = Nach fünf Durchgängen ist die Runde vorbei: Alle Würfel kommen zurück in den Beutel. Was auf den Blättern steht, bleibt.
rule-D4 = Einen Würfel legen
rule-D4-1 = Ein Würfel wird auf das erste freie Kästchen von links gelegt, auf der Leiste seiner Farbe oder auf der Mannschaftsleiste.
rule-D4-2 = Der erste Würfel auf einer Leiste eröffnet sie: Sein Spieler wählt einen der fünf Modi, der auf diesem Blatt noch nicht benutzt ist. Von da an gilt er für diese Leiste.
rule-D4-3 = Gerade nimmt 2, 4 und 6 an, ungerade 1, 3 und 5.
rule-D4-4 = Klein nimmt 1, 2 und 3 an, groß 4, 5 und 6.
rule-D4-5 = Verschieden nimmt keinen Wert zweimal an.
rule-D4-6 = Steigend verlangt einen höheren Wert als den vorigen, fallend einen niedrigeren.
rule-D4-7 = Gleich verlangt denselben Wert wie den vorigen.
rule-D4-8 = Pendelnd geht es abwechselnd auf und ab.
rule-D4-9 = ±1 verlangt einen Wert, der um genau eins höher oder niedriger ist als der vorige.
rule-D4-10 = Ein Würfel auf einem Kästchen mit Steuerrad macht ein Steuerrad dieser Leiste verfügbar.
rule-D4-11 = Verfügbare Steuerräder können einen Würfel ändern, der auf ihre Leiste gelegt wird, jedes um eins nach oben oder unten. Ein Steuerrad lässt sich nur einmal benutzen.
rule-D4-12 = Eine 6 kann nur gesenkt, eine 1 nur erhöht werden.
rule-D5 = Segeln
rule-D5-1 = Jeder gelegte Würfel bewegt das Schiff um ein Feld: Es durchquert das Feld vor sich und verlässt es über einen anderen Rand als den, über den es kam. Ein Schiff kehrt auf einem Feld nie um.
rule-D5-2 = Eine Fahrt beginnt in einem der drei Häfen der eigenen Farbe.
rule-D5-3 = Ein Würfel auf einer Windleiste treibt das Schiff zur Seite seiner Farbe hin.
rule-D5-4 = Liegt diese Seite hinter dem Schiff, weht Rückenwind: Das Schiff fährt geradeaus, nach links oder nach rechts, wie sein Spieler will.
rule-D5-5 = Ein Würfel auf der Mannschaftsleiste heißt rudern: wieder geradeaus, links oder rechts, egal welche Farbe der Würfel hat.
rule-D5-6 = Ein Feld darf mehrmals durchquert werden, auch vom selben Schiff.
rule-D5-7 = Ein Schiff, das die Karte durch einen seiner eigenen Häfen verlässt, ist daheim.
rule-D5-8 = Wer daheim ist, legt bis zum Ende weiter Würfel.
rule-D6 = Ereignisse
rule-D6-1 = Wer ein Wrack durchquert, macht aus dem Minus eines Mannschaftskästchens ein Plus: beim ersten, zweiten, vierten oder fünften. Das dritte lässt sich nicht ändern.
rule-D6-2 = Wer das Feld eines Schiffbrüchigen durchquert, nimmt ihn an Bord und zeichnet einen Smiley in das erste freie Kästchen einer beliebigen Leiste.
rule-D6-3 = Ein Kästchen mit Smiley hat keinen Wert, und die Modi übergehen es. Ins sechste Kästchen einer Leiste darf keiner.
rule-D6-4 = Wer Éolia über die Küste der eigenen Farbe erreicht, bekommt am Ende 5 Punkte.
rule-D6-5 = Wer das als Erster schafft, bekommt auch einen Bonus, ebenso alle anderen, die im selben Durchgang ankommen.
rule-D7 = Boni
rule-D7-1 = Eine Spalte des Blatts, deren fünf Kästchen gefüllt sind, gibt einen Bonus, ebenso ein Würfel auf dem sechsten Kästchen der Mannschaftsleiste.
rule-D7-2 = Für jeden Bonus nimmt man einen der sechs auf dem Blatt, den man noch nicht genommen hat, und er wirkt sofort. Bringt er einen Würfel, wird der wie jeder andere gespielt und kann weitere Boni bringen.
rule-D7-3 = Bonus A: einen Würfel aus dem Beutel ziehen und seinen Wert wählen.
rule-D7-4 = Bonus B: einen Würfel beliebiger Farbe aus dem Beutel nehmen und werfen.
rule-D7-5 = Bonus C: ein Feld weit in eine beliebige Richtung segeln, nur nicht zurück.
rule-D7-6 = Bonus D: einen Würfel von der Windrose nehmen, mit dem Wert, den er zeigt. Steuerräder können ihn ändern wie jeden anderen.
rule-D7-7 = Bonus E: Benutzte Steuerräder kosten am Ende nichts.
rule-D7-8 = Bonus F: Jedes Steuerrad, das am Ende noch verfügbar ist, ist einen Punkt wert.
rule-D8 = Ende der Partie
rule-D8-1 = Nach drei Runden ist die Partie zu Ende. Die fernste erreichte Reihe bringt die Punkte der Skala.
rule-D8-2 = Wer daheim ist, bekommt 2 Punkte für jedes durchquerte Feld, alle anderen einen. Ein mehrmals durchquertes Feld zählt einmal.
rule-D8-3 = Wer nicht daheim ist, verliert einen Punkt für jedes Feld, das bis zum nächsten eigenen Hafen fehlt.
rule-D8-4 = Jede Windleiste bringt den Wert unter ihrem letzten gefüllten Kästchen.
rule-D8-5 = Die Mannschaftsleiste bringt die Summe ihrer Kästchen mit deren Vorzeichen; sie kann negativ sein.
rule-D8-6 = Jedes benutzte Steuerrad kostet 2 Punkte, es sei denn, Bonus E wurde genommen.
rule-D8-7 = Die höchste Summe gewinnt. Bei Gleichstand entscheidet die Mannschaftsleiste, dann entscheiden die Punkte fürs Erkunden.
rule-D9 = Solospiel
rule-D9-1 = Im Solospiel wählst du frei eine Seite. Die Modi sind ungerade, steigend, gleich, pendelnd und ±1.
rule-D9-2 = In jedem Durchgang werden zwei Würfel geworfen. Der nicht gewählte ist ein Unglück.
rule-D9-3 = Du darfst ankern: den gewählten Würfel abwerfen und auf ihn verzichten. Das Unglück muss trotzdem gelegt werden.
rule-D9-4 = Ein Unglück wird auf das erste freie Kästchen von rechts gelegt, auf der Leiste seiner Farbe oder auf der Mannschaftsleiste. Ist die Leiste seiner Farbe voll, muss es auf die Mannschaftsleiste.
rule-D9-5 = Ein Unglück mit demselben Wert wie ein zuvor gelegtes wird ignoriert und kommt auf die Windrose.
rule-D9-6 = Findet ein Unglück kein Kästchen, erleidet das Schiff Schiffbruch, und die Fahrt ist verloren.
rule-D9-7 = Jeder Schiffbrüchige an Bord kann einmal helfen: Ein Unglück kommt auf die Windrose, statt gelegt zu werden, oder das Kästchen eines Unglücks dieser Runde wird wieder frei.
rule-D9-8 = Der Bonus von Éolia lässt sich nur auf der Hinfahrt gewinnen, bevor die Zone mit 10 Punkten erreicht ist.
rule-D9-9 = Eine Spalte mit einem Unglück gibt keinen Bonus.
rule-D9-10 = Am Ende einer Runde werden die Kästchen mit Unglücken endgültig durchgestrichen. Für jedes davon auf einer Windleiste rückt der Sturm von dieser Seite um eine Reihe von acht Feldern vor.
rule-D9-11 = Ein Schiff, das der Sturm einholt oder das in ihn hineinfährt, ist verloren.
rule-D9-12 = Du gewinnst, wenn dein Schiff heimkehrt.
rule-D10 = Was rekonstruiert ist
rule-D10-1 = Die Bilder der Anleitung haben wir nicht. Die Karte ist von uns: Ihre Größe, vier Wracks, eine Insel in der Mitte und vier Felder für jedes Zeichen der Schiffbrüchigen ergeben sich aus dem Text, aber nicht, was auf welchem Feld liegt.
rule-D10-2 = Jede Seite hat drei Häfen; dass es von ihrem Spieler aus gesehen der dritte, der vierte und der sechste Platz von links sind, ist unsere Wahl.
rule-D10-3 = Die Skala hat 5, 10, 20 und 30 Punkte; unsere Reihen dafür sind die vierte, die fünfte, die sechste sowie die siebte und achte, von der eigenen Seite aus gezählt. Mit diesen Reihen und Häfen lohnt sich die Heimkehr.
rule-D10-4 = Die Tabelle der Schiffbrüchigen ist von uns. Bei 1 oder 2 auf dem gelben Würfel sind die Buchstaben a, b und c für 1–2, 3–4 und 5–6 auf dem roten; bei 3 oder 4 sind es d, e und f; bei 5 oder 6 g, h und i.
rule-D10-5 = Die Werte unter den Kästchen einer Windleiste sind von uns: 1, 3, 6, 10, 15 und 21.
rule-D10-6 = Die Kästchen mit Steuerrad sind von uns: das zweite und das vierte der blauen, der gelben, der grünen und der Mannschaftsleiste; das erste, das dritte und das fünfte der roten. Dass das dritte Vorzeichen der Mannschaft ein Minus ist, ist erschlossen.
rule-D10-7 = Die Anleitung nennt acht der zehn Modi; klein und groß sind von uns, ebenso die Zusammenstellungen Brise, Passat, Mistral und Unwetter.
rule-D10-8 = Wer das Spiel besitzt, kann in eine Datei schreiben, was auf den eigenen Blättern gedruckt ist, und im Terminal damit spielen.
rule-D-R = Klarstellungen
rule-D-R1 = Ein Schiff steht auf einem Rand und hat einen Kurs: Das nächste Feld ist das vor ihm. Eine Bewegung durchquert es und verlässt es über einen der drei anderen Ränder.
rule-D-R2 = Ein Wind, dessen Seite voraus, links oder rechts liegt, treibt das Schiff zu dieser Seite; die Farbe hinter ihm lässt die Wahl zwischen drei Richtungen, die Mannschaft ebenso.
rule-D-R3 = Ein Schiff verlässt die Karte nur durch einen eigenen Hafen. Ein Würfel, der nur anderswo von der Karte führen könnte, kann dort nicht gelegt werden.
rule-D-R4 = Jeder Spieler darf den gewählten Würfel ohne Wirkung auf die Windrose abwerfen.
rule-D-R5 = Nach jedem Durchgang wird der nächste Spieler im Uhrzeigersinn Startspieler.
rule-D-R6 = Nach jeder Runde kommen alle Würfel zurück in den Beutel, die auf den Blättern und die auf der Windrose.
rule-D-R7 = Die erste Spur beginnt in einem der drei Häfen, der mit der ersten Bewegung gewählt wird; ein erster Wind der eigenen Farbe ist Rückenwind.
rule-D-R8 = Ein Schiff, das daheim ist, bleibt dort: Spätere Würfel bewegen es nicht mehr, es trifft auf nichts mehr, und Bonus C nützt nichts mehr.
rule-D-R9 = Ein Schiff darf das Feld vor seinem Hafen durchqueren, ohne heimzukehren; es kehrt heim, indem es über den Rand des Hafens hinausfährt.
rule-D-R10 = Ein Smiley kommt in das erste freie Kästchen einer beliebigen Leiste, nur nicht ins sechste. Er gibt kein Steuerrad und zählt 0 für die Mannschaft. Aber er füllt sein Kästchen für die Spalte und für den Wert einer Windleiste.
rule-D-R11 = Ins sechste Kästchen wird kein Smiley gezeichnet.
rule-D-R12 = Ein Smiley darf auf eine Leiste gezeichnet werden, die noch nicht eröffnet ist; der Modus wird mit dem ersten Würfel gewählt.
rule-D-R13 = Schiffbrüchige, die am Ende einer Runde übrig sind, werden vom Feld genommen, und alle vier werden neu gesetzt.
rule-D-R14 = Das erste Schiff, das das Feld durchquert, nimmt den Schiffbrüchigen an Bord.
rule-D-R15 = Ein Wrack wirkt jedes Mal, wenn es durchquert wird, und auch das Vorzeichen eines leeren Kästchens lässt sich umkehren; sind vier Vorzeichen umgekehrt, bleibt nichts mehr umzukehren.
rule-D-R16 = Der Bonus von Éolia ist für den, der zuerst ankommt, und für alle anderen, die im selben Durchgang ankommen. Die 5 Punkte kann jeder Spieler bekommen, jederzeit, einmal.
rule-D-R17 = Der Bonus einer Spalte ist verdient, sobald ihr fünftes Kästchen durch einen Würfel oder einen Smiley gefüllt ist, einmal für jede Spalte.
rule-D-R18 = Ein Würfel von Bonus A, B oder D, der sich nicht legen lässt, kommt auf die Windrose, und der Bonus ist verbraucht. Zur Wahl stehen nur Boni, die sich nutzen lassen; gibt es keinen, verfällt der Bonus.
rule-D-R19 = E und F werden wie die anderen genommen und wirken am Ende. Ohne F sind verfügbare Steuerräder nichts wert.
rule-D-R20 = Auf einen Würfel dürfen mehrere Steuerräder verwendet werden. Es müssen Steuerräder der Leiste sein, auf die der Würfel gelegt wird; eines, das dieser Würfel selbst verfügbar macht, lässt sich erst später benutzen.
rule-D-R21 = Steigend und fallend sind streng. Wahlweise werden auch gleiche Werte angenommen.
rule-D-R22 = Ein Feld zählt für jeden Spieler einmal, egal wie oft es durchquert wurde.
rule-D-R23 = Fehlende Felder: die kleinste Zahl von Feldern, die das Schiff durchqueren müsste, um durch einen eigenen Hafen hinauszukommen, ohne umzukehren und ohne Rücksicht auf die Winde.
rule-D-R24 = Auf der Skala zählt die beste je erreichte Reihe, ob man daheim ist oder nicht.
rule-D-R25 = Bei gleicher Summe gewinnt die höhere Mannschaftsleiste, dann gewinnen mehr Punkte fürs Erkunden, dann wird der Sieg geteilt.
rule-D-R26 = Die Farbe eines Spielers ist die der Seite, vor der er sitzt.
rule-D-R27 = Ein Unglück wird ignoriert, wenn in derselben Runde schon eines mit demselben Wert gelegt wurde.
rule-D-R28 = Wenn ein Unglück zu legen ist, kann jeder Schiffbrüchige, den man einsetzt, es entweder abwenden oder ein Kästchen befreien, in dem ein Unglück dieser Runde liegt und das noch nicht durchgestrichen ist. Dieser Würfel kommt auf die Windrose, sein Wert schützt nicht mehr, und das neue Unglück ist noch zu legen. Der Smiley bleibt auf dem Blatt.
rule-D-R29 = Jedes Windkästchen, das am Ende einer Runde durchgestrichen wird, bringt von dieser Seite eine Reihe Sturm hinzu. Ein Schiff ist verloren, wenn das zuletzt durchquerte Feld im Sturm liegt oder sobald es ein solches durchquert. Ein Schiff im Hafen ist sicher.
rule-D-R30 = Ist die eigene Leiste voll, kommt ein Unglück auf die Mannschaftsleiste; ist auch die voll, erleidet das Schiff Schiffbruch.
rule-D-R31 = Ein Kästchen mit einem Unglück nimmt nichts anderes auf, und die Modi übergehen es.
rule-D-R32 = Im Solospiel gewinnst du, wenn dein Schiff am Ende des fünfzehnten Durchgangs daheim ist. Die Punktzahl ist nur ein Rekord, den es zu schlagen gilt.
rule-D-R33 = Ein Würfel von Bonus A, der nicht gelegt wird, zeigt auf der Windrose eine 1.
rule-D-R34 = Haben Beutel und Windrose zusammen zu wenige Würfel, werden die vorhandenen geworfen; Spieler, für die keiner übrig bleibt, tun in diesem Durchgang nichts.
rule-D-R35 = Ein Kästchen mit einem Unglück gilt für den Wert seiner Leiste nicht als gefüllt.
rule-D-R36 = Ein Schiff, das seinen Hafen nie verlassen hat, ist nicht heimgekehrt, verliert aber keine Punkte für fehlende Felder.
rule-D-R37 = Man kann sich auf andere Modi einigen, auch im Solospiel: vier weitere Zusammenstellungen von uns oder eine freie Wahl. Bei freier Wahl wählen die Spieler reihum je einen Modus, beginnend beim Startspieler, bis es fünf sind.
rule-D-R38 = Ist der Beutel leer, wenn Bonus A oder B einen Würfel braucht, kommen zuerst alle Würfel der Windrose zurück hinein.
rule-D-R39 = Nichts ist geheim: Blätter, Beutel und Windrose liegen offen für alle.
rule-D-R40 = Findet ein Unglück kein Kästchen, erleidet auch ein Schiff Schiffbruch, das im Hafen liegt.
rule-D-R41 = Ein Würfel oder ein Smiley kommt immer rechts neben alle Würfel und Smileys seiner Leiste; ein Kästchen, das links davon frei wird, kann nur noch ein Unglück aufnehmen.

## Zum Ausdrucken

deole-print-source = Unsere eigene Zeichnung zum Material „{ $box }“. Karte, Skala, Werte, Steuerräder, Tabelle der Schiffbrüchigen und zwei Legemodi sind rekonstruiert.
deole-print-sheet = Navigationsblatt
deole-print-map = Seekarte
deole-print-annex = Anhang
deole-print-blue = N
deole-print-yellow = O
deole-print-green = S
deole-print-red = W
deole-print-blue-track = Boreas, blau
deole-print-yellow-track = Euros, gelb
deole-print-green-track = Notos, grün
deole-print-red-track = Zephyr, rot
deole-print-crew-track = Mannschaft
deole-print-ship = Schiff
deole-print-side = Meine Seite
deole-print-turns = Durchgänge
deole-print-modes = Legemodi
deole-print-modes-help = Die fünf Modi dieser Partie einkreisen. Der erste Würfel einer Leiste eröffnet sie: Einen Modus in ihr Segel zeichnen und hier durchstreichen.
deole-print-columns = Volle Spalte: ein Bonus
deole-print-bonuses = Boni
deole-print-score = Wertung
deole-print-total = Gesamt
deole-print-solo = Solospiel
deole-print-disasters = Unglücke, Runden 1–3
deole-print-storm = Reihen im Sturm
deole-print-helpers = Schiffbrüchige, die helfen
deole-print-port = Ein Hafen: Die Fahrt beginnt in einem der drei der eigenen Seite und endet in einem beliebigen von ihnen.
deole-print-wreck = Ein Wrack: Ein Minus der Mannschaft mit diesem Zeichen wird zum Plus.
deole-print-castaways = Ein Buchstabe für Schiffbrüchige: Sie treiben dort, wo der erwürfelte Buchstabe steht. Wer das Feld durchquert, zeichnet einen Smiley auf sein Blatt.
deole-print-coast = Éolia: 5 Punkte, wenn man es über die Küste mit dem eigenen Buchstaben erreicht; ein Bonus für den Ersten.
deole-print-gauge = Die Skala links von jedem Spieler gibt Punkte für die fernste erreichte Reihe.
deole-print-courses = Ein Kurs führt von Rand zu Rand: geradeaus, nach links oder nach rechts. Ohne farbige Stifte die Kurse so zeichnen:
deole-print-modes-about = Ein Smiley wird übergangen. Wo ein Modus auf den vorigen Wert schaut, ist der erste Würfel frei.
deole-print-mode-even = 2, 4 oder 6
deole-print-mode-odd = 1, 3 oder 5
deole-print-mode-small = 1, 2 oder 3
deole-print-mode-large = 4, 5 oder 6
deole-print-mode-different = kein Wert zweimal auf der Leiste
deole-print-mode-rising = höher als der vorige Wert
deole-print-mode-falling = niedriger als der vorige Wert
deole-print-mode-equal = gleich dem vorigen Wert
deole-print-mode-swinging = abwechselnd auf und ab; der erste Schritt ist frei
deole-print-mode-step = genau eins mehr oder eins weniger als der vorige Wert
deole-print-sets = Je fünf Modi
deole-print-sets-about = Die Modi der ersten Partie und der Solofahrt stammen aus der Anleitung, die anderen von uns. Beliebige fünf gehen auch.
deole-print-set-first = Erste Partie
deole-print-set-solo = Solofahrt
deole-print-set-breeze = Brise
deole-print-set-trade = Passat
deole-print-set-mistral = Mistral
deole-print-set-tempest = Unwetter
deole-print-table = Wo Schiffbrüchige treiben
deole-print-table-about = Vor jeder Runde einen gelben und einen roten Würfel werfen und auf jedes Feld der Karte mit dem Buchstaben, der hier steht, einen Schiffbrüchigen setzen.
deole-print-yellow-die = gelber Würfel
deole-print-red-die = roter Würfel

## Die Seite

deole-web-wind-blue = Boreas
deole-web-wind-yellow = Euros
deole-web-wind-green = Notos
deole-web-wind-red = Zephyr
deole-web-wind-crew = Mannschaft
deole-web-eolia = Éolia
deole-web-first = { $player } wählt zuerst
deole-web-north = Norden oben
deole-web-die = { $colour } { $pips }
deole-web-dice = { $count } × { $colour }
deole-web-die-free = { $colour }, Wert frei wählbar
deole-web-columns = Spalten
deole-web-won = gewonnen
deole-web-bonuses = Boni
deole-web-taken = genommen
deole-web-which-value = Welcher Wert?
deole-web-value-helms = { $helms ->
    [one] { $value }, für ein Steuerrad
   *[other] { $value }, für { $helms } Steuerräder
}
deole-web-helms = Steuerräder: { $ready } verfügbar, { $used } benutzt
deole-web-castaway = Schiffbrüchiger
deole-web-disaster = Unglück
deole-web-stormed = an den Sturm verloren
deole-web-disasters = Unglücke dieser Runde
deole-web-helpers = Schiffbrüchige, die helfen können
deole-web-storm = Sturm
deole-web-ask-side = Von welcher Seite aus startest du?
deole-web-ask-modes = Wähle einen Modus für diese Partie.
deole-web-ask-pick = Nimm einen Würfel.
deole-web-ask-lay = Leg den Würfel auf ein hervorgehobenes Kästchen oder wirf ihn ab.
deole-web-ask-mode = Wähle einen Modus für diese Leiste.
deole-web-ask-port = Aus welchem Hafen startest du?
deole-web-ask-course = Wohin segelst du?
deole-web-ask-sign = Welches Minus wird zum Plus?
deole-web-ask-castaway = Wohin zeichnest du den Smiley des Schiffbrüchigen?
deole-web-ask-bonus = Wähle einen Bonus.
deole-web-owed = ({ $count } insgesamt)
deole-web-ask-colour = Welche Farbe soll der Würfel haben?
deole-web-ask-salvage = Welcher Würfel von der Windrose?
deole-web-ask-disaster = Wo schlägt das Unglück zu?
deole-web-ask-help = Ein Schiffbrüchiger kann es auf die Windrose schicken oder das Kästchen eines früheren Unglücks befreien.
deole-web-come-home = Wieder daheim im Hafen: Die Fahrt ist gewonnen.
deole-web-map = Die Karte, acht mal acht Felder.
deole-web-ahead = Kurs auf { $space }
deole-web-spaces = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
deole-web-tray-holds = Würfel zur Wahl: { $dice }.
deole-web-hand-holds = Würfel in der Hand: { $die }.
deole-web-rose-holds = Auf der Windrose: { $dice }.
deole-web-bag-holds = Würfel im Beutel: { $dice }.
deole-web-castaways-at = Schiffbrüchige: { $spaces }.
deole-web-wrecks-at = Wracks: { $spaces }.
deole-web-island-at = Die Insel Éolia: { $spaces }.
deole-web-eolia-open = Ihr Bonus ist noch zu gewinnen.
deole-web-eolia-now = Wer noch in diesem Durchgang ankommt, bekommt ihren Bonus auch.
deole-web-eolia-gone = Ihr Bonus ist vergeben.
deole-web-reached = Éolia erreicht: { $players }.
deole-web-storm-rows = { $rows ->
    [one] Sturm auf der Seite von { $wind }: eine Reihe.
   *[other] Sturm auf der Seite von { $wind }: { $rows } Reihen.
}
deole-web-disasters-were = Unglücke dieser Runde: { $values }.
deole-web-has-bonuses = Boni von { $player }: { $bonuses }.
deole-web-has-helpers = { $count ->
    [one] Ein Schiffbrüchiger kann helfen.
   *[other] { $count } Schiffbrüchige können helfen.
}
deole-web-ship-port = Das Schiff von { $player } ({ $wind }, { $colour }) liegt im Hafen.
deole-web-ship-sea = Das Schiff von { $player } ({ $wind }, { $colour }) segelt nach { $heading }, vor ihm liegt { $space }.
deole-web-ship-home = Das Schiff von { $player } ({ $wind }, { $colour }) ist wieder daheim.
deole-web-explored = Durchquerte Felder: { $spaces }; fernste Reihe: { $row }.
deole-web-empty = leer
deole-web-used = vergeben
deole-web-change = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
deole-web-rolling = Die Würfel werden geworfen.
deole-web-panes = Karte oder Blatt
deole-web-pane-map = Karte
deole-web-pane-sheet = Blatt
deole-web-whole = Die ganze Karte zeigen
deole-web-discard = Abwerfen
deole-web-hint-mouse = Zeige auf etwas Hervorgehobenes, um zu sehen, was es bewirkt. Ein Klick führt es aus.
deole-web-hint-touch = Einmal tippen: ansehen. Noch einmal: spielen.
deole-web-then-mode = Dann wählst du den Modus der Leiste.
deole-web-then-port = Dann wählst du deinen Hafen.
deole-web-then-course = Dann wählst du deinen Kurs.
deole-web-best-chain = Die längste Kette: { $player } hat in einem Durchgang { $count } Würfel gelegt.
deole-web-best-castaways = { $count ->
    [one] Die meisten Schiffbrüchigen: { $player } hat einen gerettet.
   *[other] Die meisten Schiffbrüchigen: { $player } hat { $count } gerettet.
}
web-keys-of-game = i, j, k, l: nach Norden, Westen, Süden, Osten segeln. 1, 2, 3: die Häfen. a bis f: die Boni. x: den Würfel abwerfen. h: Ein Schiffbrüchiger hilft.

## Was der Tisch erklärt

about-tray = Für diesen Durchgang geworfen: ein Würfel mehr, als Spieler dabei sind. Alle nehmen sich einen. Der letzte kommt auf die Windrose.
    .title = Die Würfel dieses Durchgangs
about-tray-now = Noch zu haben: { $count }.
about-first = { $player } nimmt in diesem Durchgang den ersten Würfel. Im nächsten Durchgang beginnt, wer im Uhrzeigersinn folgt.
    .title = Der Startspieler
about-hand = Der Würfel, der eben genommen wurde. Er kommt auf die Leiste seiner Farbe, auf die Mannschaftsleiste oder wird abgeworfen.
    .title = Der Würfel in der Hand
about-rose = Hier liegen Würfel, die niemand gebraucht hat. Bonus D nimmt einen davon. Auch ein abgeworfener Würfel kommt hierher; sonst geschieht nichts.
    .title = Die Windrose
about-bag = Die Würfel, die in dieser Runde noch gezogen werden können.
    .title = Der Beutel
about-bag-now = Noch in dieser Farbe: { $count }.
about-die = Auf der Leiste seiner Farbe treibt dieser Würfel dein Schiff auf { $wind } zu. Auf der Mannschaftsleiste wählst du den Kurs selbst.
    .title = Ein Würfel
about-track = Hierher kommen Würfel dieser Farbe, von links nach rechts, und treiben das Schiff auf { $wind } zu. Die Zahl unter dem letzten gefüllten Kästchen ist der Wert der Leiste.
    .title = Eine Windleiste
about-track-now = Punkte bisher: { $points }.
about-crew = Hierher darf jeder Würfel, und du wählst den Kurs. Am Ende zählt jeder Wert mit dem Vorzeichen seines Kästchens: plus oder minus.
    .title = Die Mannschaftsleiste
about-closed = Diese Leiste hat noch keinen Modus. Mit dem ersten Würfel wird einer der übrigen Modi gewählt.
    .title = Noch kein Modus
about-box = Ist dies das letzte gefüllte Kästchen, so ist die Leiste { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } wert.
    .title = Kästchen { $box }
about-box-helm = Ein Würfel auf diesem Kästchen macht ein Steuerrad verfügbar.
about-sign = Ein Würfel auf diesem Kästchen wird am Ende abgezogen. Ein Minus mit dem kleinen Wrack kann zum Plus werden, wenn das Schiff ein Wrack durchquert.
    .title = Minus
about-sign-plus = Ein Würfel auf diesem Kästchen zählt am Ende dazu.
    .title = Plus
about-sign-star = Ein Würfel auf dem sechsten Kästchen bringt außerdem einen Bonus.
about-mode = Der Modus sagt, welche Würfel auf die Leiste dürfen: { $what }. Smileys zählen nicht mit.
    .title = Modus: { $mode }
about-helm = Ein verfügbares Steuerrad ändert einen Würfel, der auf seine Leiste kommt, um eins nach oben oder unten. Es lässt sich einmal benutzen und kostet dann am Ende 2 Punkte.
    .title = Steuerräder
about-columns = Sind alle fünf Kästchen einer Spalte gefüllt, gibt es sofort einen Bonus.
    .title = Spalten und Sterne
about-column-now = In dieser Spalte gefüllt: { $count } von 5.
about-bonus-A = Zieh einen Würfel aus dem Beutel und wähle seinen Wert. Dann leg ihn.
    .title = Bonus A
about-bonus-B = Wähle eine Farbe. Ein Würfel dieser Farbe kommt aus dem Beutel und wird geworfen. Dann leg ihn.
    .title = Bonus B
about-bonus-C = Dein Schiff segelt ein Feld weit in beliebiger Richtung, nur nicht zurück.
    .title = Bonus C
about-bonus-D = Nimm einen Würfel von der Windrose und leg ihn.
    .title = Bonus D
about-bonus-E = Am Ende kosten deine benutzten Steuerräder nichts.
    .title = Bonus E
about-bonus-F = Am Ende ist jedes Steuerrad, das noch verfügbar ist, einen Punkt wert.
    .title = Bonus F
about-bonus-taken = Dieser Bonus ist schon genommen. Jeden gibt es nur einmal.
about-gauge = Die Skala gibt Punkte für die fernste Reihe, die das Schiff je erreicht hat, von der eigenen Seite aus gezählt.
    .title = Die Skala: 5, 10, 20, 30
about-gauge-now = Diese Marke: Reihe { $row }, { $points } Punkte. Bisher erreicht: Reihe { $best }, { $now } Punkte.
about-side = Ein Würfel auf dieser Leiste treibt ein Schiff zu dieser Seite. Ihre Farbe gehört auch dem Spieler, der hier sitzt.
    .title = Die Seite von { $wind }
about-port = Eine Fahrt beginnt in einem Hafen der eigenen Seite und sollte in einem enden. Ist das Schiff daheim, zählt jedes Feld 2 Punkte statt 1.
    .title = Ein Hafen
about-letter = Die Buchstaben a bis i: Zu Beginn einer Runde bestimmen zwei Würfel einen Buchstaben. Auf jedem Feld mit diesem Buchstaben treibt dann ein Schiffbrüchiger.
    .title = Ein Buchstabe für Schiffbrüchige
about-castaway = Das erste Schiff, das dieses Feld durchquert, nimmt den Schiffbrüchigen an Bord. Dafür wird ein Smiley in ein freies Kästchen gezeichnet. Er füllt das Kästchen und hat keinen Wert.
    .title = Ein Schiffbrüchiger
about-wreck = Wer ein Wrack durchquert, macht ein Minus auf der Mannschaftsleiste zum Plus.
    .title = Ein Wrack
about-eolia = Wer an der Küste der eigenen Farbe landet, bekommt am Ende 5 Punkte.
    .title = Die Insel Éolia
about-coast = Hier muss ein Schiff von der Seite von { $wind } landen.
    .title = Eine Küste von Éolia
about-star = Der Stern ist ein Bonus für das erste Schiff, das an seiner eigenen Küste landet, und für alle anderen im selben Durchgang.
    .title = Der Stern von Éolia
about-ship = Jeder gelegte Würfel bewegt das Schiff um ein Feld. Es kehrt nie um.
    .title = Ein Schiff
about-ship-home = Felder bis zum nächsten Hafen: { $count }.
about-course = Die Linie zeigt, wo das Schiff gesegelt ist. Jedes Feld zählt einmal: 1 Punkt, oder 2, wenn das Schiff heimkommt. Die letzten Züge sind hervorgehoben.
    .title = Ein Kurs
about-ahead = Der Rahmen zeigt das Feld, das dieses Schiff als Nächstes durchquert.
    .title = Das Feld voraus
about-hint = Der Pfeil zeigt, wohin ein Würfel auf dieser Leiste dein Schiff treiben würde.
    .title = Ein Pfeil
about-storm = Ein Schiff, das in den Sturm segelt oder am Ende einer Runde darin ist, ist verloren.
    .title = Der Sturm
about-disasters = Der Würfel, den du nicht nimmst, ist ein Unglück. Es füllt ein Kästchen von rechts. Ein Wert, der in dieser Runde schon zugeschlagen hat, richtet nichts mehr an.
    .title = Unglücke
about-helpers = Jeder Schiffbrüchige an Bord kann einmal helfen: Das Unglück kommt auf die Windrose, oder das Kästchen eines früheren wird wieder frei.
    .title = Schiffbrüchige, die helfen
about-north = Dreht die Karte: Entweder liegt Norden oben oder deine eigene Seite unten.
    .title = Norden oben
about-sheet = Das Blatt eines anderen Spielers. Klapp es auf, um alles zu sehen.
    .title = Ein Spielerblatt
