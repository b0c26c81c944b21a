# Tips in somebody’s first games; see web/src/games/maldivia/tips.ts.

tip-plan = Plane vier Tafeln: Sie werden von links nach rechts gespielt. Der Buchstabe oben auf der Nebeltafel sagt, welche Seite gefaltet wird.
tip-stuck = Dein Boot konnte nicht fahren, also gab es keine Aktion. Andere Boote und der Rand versperren den Weg.
tip-fishes = Deine Fische stecken am Mast. Der oberste ist der erste, den andere stehlen oder den der Nebel holt.
tip-robs = Du hast dem Boot nebenan den obersten Fisch gestohlen. Das geht bei jedem Boot neben dir, aber nicht schräg.
tip-robbed = Ein Boot hat neben dir angehalten und deinen obersten Fisch gestohlen. Nur den obersten kann man stehlen.
tip-releases = An einen Mast passen höchstens sieben Fische. Die übrigen gehen zurück in den Vorrat.
tip-delivers = Geliefert: Das Marktschiff gehört dir. Die Fische darauf sind am Ende deine Punkte.
tip-twisted = Ein Oktopus hat eine deiner stehenden Tafeln verdreht. Dein Boot fährt nicht dorthin, wo du hinwolltest.
tip-bitten = Der Hai hat eines deiner Marktschiffe gegen ein anderes getauscht. Beide wechseln verdeckt den Besitzer.
tip-folds = Nebel: Eine Seite des Meeres wurde nach innen gefaltet. Das Meer wird kleiner, und die Rückseite des Tuchs zeigt neue Felder.
tip-pushed = Der Nebel hat dein Boot nach innen geschoben. Auf dem neuen Feld gibt es keine Aktion.
tip-loses = Vom Nebel erwischt: Der oberste Fisch deines Masts ist weg. Liefere rechtzeitig oder meide den Rand.
tip-spent = Jede Seite wird nur einmal pro Runde gefaltet. Diese war schon dran, also ist nichts geschehen.
tip-dusk = Nur noch 16 Felder oder weniger sind zu sehen. Die Partie endet, sobald alle gleich viele Tafeln gespielt haben.
