# Die Lektionen von Maldivia auf Deutsch.

## Fahren

lesson-sail = Planen und fahren
    .about = Stell deine Tafeln auf, nutz eine Strömung und beliefere dein erstes Schiff.
lesson-sail-goal = Fische zwischen vier Inseln, bevor der Nebel das Meer verschluckt. Wer den Marktschiffen die meisten Fische liefert, gewinnt.
lesson-sail-plan = Jede Runde planst du vier Tafeln: drei Pfeile und den Nebel. Dreh den ersten Pfeil nach Osten und lass die anderen so!
    .instead = Diesmal heißt der Plan: Osten, Norden, Norden, Nebel Norden. Nur der erste Pfeil muss gedreht werden.
lesson-sail-first = Dein erster Pfeil zeigt nach Osten. Halt auf f9 an, bei den gelben Fischen!
    .instead = Da könntest du anhalten, aber die Fische warten auf f9.
lesson-sail-fish = Fang sie: Sie kommen auf deinen Mast.
    .instead = Lass sie nicht entwischen. Fang die Fische!
lesson-sail-current = Jetzt nach Norden. Nimm die Strömung auf f6: Sie trägt dich ostwärts bis j6!
    .instead = Da könntest du auch anhalten. Aber probier die Strömung: Sie führt nach j6.
lesson-sail-red = Zwei rote Fische, genau was Efos Schiff verlangt. Fang sie!
    .instead = Die brauchst du gleich. Fang die roten Fische!
lesson-sail-edge = Im selben Zug fischen und liefern geht nicht. Fahr weiter nach j5!
    .instead = Auch von dort könntest du liefern. Nimm diesmal j5.
lesson-sail-deliver = Du hast alles, was dieses Schiff verlangt. Liefere!
    .instead = Fahr nicht mit den Fischen weiter. Liefere sie erst ab!
lesson-sail-end = Zwei Fische, zwei Punkte! Dann zog dein Nebel auf, und Tane hat einen Fisch verloren.

## Stehlen

lesson-steal = Fischen und stehlen
    .about = Hol dir Fische aus dem Meer und von deinen Nachbarn.
lesson-steal-mast = Die Fische stecken am Mast übereinander. Gestohlen wird immer nur der oberste.
lesson-steal-between = Tane und Leilani liegen nah beieinander. Fahr nach d7, genau dazwischen!
    .instead = Warum nicht beide besuchen? Auf d7 bist du richtig!
lesson-steal-fish = Fische gibt es hier auch. Fang sie zuerst!
    .instead = Das hat noch Zeit. Fang zuerst die Fische!
lesson-steal-tane = Und jetzt stiehl Tane den obersten Fisch vom Mast!
    .instead = Noch nicht. Erst kommt Tanes lila Fisch!
lesson-steal-leilani = Du darfst jedes Boot neben dir bestehlen. Jetzt bestiehl Leilani!
    .instead = Einer geht noch! Bestiehl auch Leilani.
lesson-steal-order = Du bestimmst die Reihenfolge, der letzte Fisch kommt nach oben. Bring den roten in Sicherheit: Steck ihn zuerst auf!
    .instead = Dann könnte dir jemand den roten stehlen. Steck ihn zuerst auf!
lesson-steal-back = Da ist Tane und rächt sich! Aber dein roter Fisch steckt ganz unten: Nur ein lila Fisch ist weg.

## Liefern

lesson-deliver = Liefern
    .about = Zwei Lieferungen in einem Zug, aus der Ecke des Meeres.
lesson-deliver-corner = Am Rand des Meeres darfst du ein Schiff dieser Seite beliefern. In der Ecke treffen sich zwei Seiten!
lesson-deliver-sail = Solys verlangt Rot, Grün und Lila, und Lila fehlt dir. Tane hat einen: Fahr nach j10!
    .instead = Fahr ganz bis in die Ecke: j10!
lesson-deliver-steal = Stiehl Tane den lila Fisch!
    .instead = Das hat noch Zeit. Stiehl zuerst Tanes lila Fisch!
lesson-deliver-solys = Jetzt beliefere Solys: Rot, Grün und Lila!
    .instead = Erst kommt Solys: Rot, Grün und Lila!
lesson-deliver-rearrange = Nach dem Liefern darfst du deinen Mast umsortieren. Steck zuerst den gelben Fisch auf: Unten ist er sicher.
    .instead = Oben könnte ihn jemand stehlen. Steck zuerst den gelben auf!
lesson-deliver-efo = Das hier ist auch der Rand von Efo. Liefere deine zwei roten Fische ab!
    .instead = Du bist noch nicht fertig: Efo wartet auf zwei rote Fische.
lesson-deliver-end = Fünf Fische in einem Zug, also fünf Punkte! Je mehr Fische ein Schiff verlangt, desto mehr zählt es.

## Nebel

lesson-fog = Nebel
    .about = Falte das Meer und schau, wen es erwischt.
lesson-fog-tile = Deine Nebeltafel faltet eine Seite des Meeres weg. Der Buchstabe oben sagt, welche: N, E, S oder W.
lesson-fog-plan = Tane und Leilani sind im Osten. Spiel zuerst den Nebel, das E nach oben, und lass die Pfeile nach Norden zeigen!
    .instead = Stell die Nebeltafel nach vorn, mit dem E oben. Alle drei Pfeile zeigen nach Norden.
lesson-fog-caught = Erwischt! Beide haben im Nebel ihren obersten Fisch verloren.
lesson-fog-hit = Jetzt hat Leilanis Nebel dich erwischt. Aber du sitzt links von Leilani und wechselst ein Schiff aus: Leg das lila unter den Stapel!
    .instead = Behalt das große Schiff, es zählt mehr. Leg das lila unter den Stapel!
lesson-fog-new = Das Tuch zeigt seine Rückseite: neue Fische und sogar Haie! Fahr zum lila Fisch auf b5.
    .instead = Da könntest du auch hin. Fahr diesmal nach b5!
lesson-fog-fish = Und fang ihn!
    .instead = Nimm ihn mit: Fang den Fisch!
lesson-fog-end = Jede Seite wird nur einmal pro Runde gefaltet. Sind nur noch 16 Felder oder weniger übrig, endet die Partie.

## Oktopus und Hai

lesson-octopus = Oktopus und Hai
    .about = Verdreh eine fremde Tafel und tausch deine Schiffe.
lesson-octopus-octopus = Tane hat zwei rote Fische und will nach Osten, zu Efo. Verhindere das: Fahr zum Oktopus auf i4!
    .instead = Der Oktopus ist auf i4. Fahr hin!
lesson-octopus-use = Der Oktopus verdreht eine Tafel, die noch steht. Nutz ihn!
    .instead = Die Gelegenheit kommt nicht wieder: Nutz den Oktopus!
lesson-octopus-tile = Wähle Tanes erste Tafel.
    .instead = Wähle Tanes erste Tafel: Sie wird als nächste gespielt.
lesson-octopus-turn = Das ist bestimmt ein Pfeil nach Osten. Verdreh ihn um 90 Grad, dann zeigt er nach Süden!
    .instead = Um 90 Grad verdreht, zeigt ein Pfeil nach Osten vom Tuch herunter. Probier das!
lesson-octopus-shark = Vom Tuch herunter kann niemand: Tane sitzt fest! Fahr jetzt weiter zum Hai auf i7.
    .instead = Der Hai ist auf i7. Fahr hin!
lesson-octopus-swap = Der Hai tauscht eines deiner Marktschiffe gegen ein fremdes. Nutz ihn!
    .instead = Nur Mut: Nutz den Hai!
lesson-octopus-give = Tane hat ein Schiff für vier Punkte. Gib dein kleinstes her, das gelbe!
    .instead = Das da zählt mehr. Gib das gelbe her!
lesson-octopus-end = Aus einem Punkt sind vier geworden! Haie gibt es nur auf der Rückseite des Tuchs: Der Nebel bringt sie.
