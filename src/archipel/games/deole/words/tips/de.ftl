# Tips in somebody’s first games; see web/src/games/deole/tips.ts.

tip-opens = Du hast eine Leiste eröffnet. Ihr Modus gilt bis zum Ende und lässt sich auf keiner anderen Leiste benutzen.
tip-departs = Dein Schiff ist ausgelaufen. Jeder gelegte Würfel bewegt es um ein Feld, auf die Seite seiner Farbe zu.
tip-helm = Ein Steuerrad ist verfügbar. Es ändert einen Würfel auf dieser Leiste um eins, aber jedes benutzte kostet 2 Punkte.
tip-discards = Du hast deinen Würfel abgeworfen: Er kommt auf die Windrose, und dein Schiff bleibt, wo es ist.
tip-left = Der Würfel, den niemand wollte, liegt jetzt auf der Windrose. Mit Bonus D kann man ihn dort holen.
tip-wreck = Ein Wrack hat ein Minus deiner Mannschaft zum Plus gemacht. Der Würfel auf diesem Kästchen bringt nun Punkte.
tip-rescues = Du hast einen Schiffbrüchigen gerettet. Der Smiley füllt ein Kästchen einer beliebigen Leiste, und der Modus übergeht ihn.
tip-helper = Du hast einen Schiffbrüchigen gerettet. Er hilft dir einmal: Ein Unglück fällt aus, oder das Kästchen eines Unglücks dieser Runde wird frei.
tip-eolia = Du hast Éolia über deine eigene Küste erreicht: 5 Punkte am Ende. Wer zuerst ankommt, erhält auch einen Bonus.
tip-earns = Du hast einen Bonus verdient. Eine Spalte mit fünf gefüllten Kästchen bringt einen, das letzte Kästchen der Mannschaftsleiste auch.
tip-chain = Eine Kette! Ein Würfel aus einem Bonus wird wie jeder andere gespielt und kann den nächsten Bonus bringen.
tip-lapses = Dieser Bonus verfällt: Keiner von denen, die auf deinem Blatt noch übrig sind, lässt sich gerade nutzen.
tip-home = Dein Schiff ist daheim: Jedes durchquerte Feld zählt 2 Punkte. Du legst bis zum Ende weiter Würfel.
tip-disaster = Der Würfel, den du liegen lässt, ist ein Unglück: Er sperrt ein Kästchen von rechts. Ein zweites mit demselben Wert in dieser Runde zählt nicht.
tip-storm = Der Sturm ist näher gekommen: eine Reihe für jedes Unglück auf einer Windleiste. Ein Schiff, das er einholt, ist verloren.
