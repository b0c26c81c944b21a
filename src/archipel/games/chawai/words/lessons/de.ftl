# Die Lektionen von Chawaï auf Deutsch.

## Tauchen

lesson-dive = Deine ersten Tauchgänge
    .about = Wähle einen Taucher und fang den Fisch, den du willst.
lesson-dive-goal = Alle tauchen zugleich nach denselben drei Fischen. Nach zwölf Tauchgängen gewinnt, wer die meisten Punkte hat.
lesson-dive-deep = Du bist Moana. Der tiefste Taucher nimmt den Fisch am Grund: Tauch bis Tiefe 12, zum Thunfisch!
    .instead = Das könnte reichen, aber tiefer als 12 taucht niemand. Nimm deine 12!
lesson-dive-caught = Der Thunfisch gehört dir! Tane war am zweittiefsten und nahm die Mitte, Leilani am flachsten und nahm die Oberfläche.
lesson-dive-shallow = Eine Qualle kostet zehn Punkte, und sie liegt am Grund. Nimm die Sardine an der Oberfläche: Tauch bis Tiefe 1!
    .instead = Vorsicht, die Qualle ist ganz unten. Bleib mit deiner 1 ganz oben!
lesson-dive-middle = Deine 12 und deine 1 sind weg. Diesmal ist der beste Fisch in der Mitte: Mit der 9 bist du am zweittiefsten!
    .instead = Für die Mitte muss genau ein Taucher tiefer sein als du. Nimm deine 9!
lesson-dive-end = 28 Punkte in drei Tauchgängen! Ein Tipp: Heb dir ein paar sehr tiefe und sehr flache Taucher auf.

## Gleichstand

lesson-ties = Gleichstand und der Kiti
    .about = Zwei Taucher in derselben Tiefe: Die Statue entscheidet.
lesson-ties-kiti = Und wenn zwei Taucher gleich tief tauchen? Dann entscheidet der Kiti, die Statue, die um die Lagune wandert.
lesson-ties-bottom = Er steht zwischen dir und Tane. Tauch bis Tiefe 10, zum Thunfisch am Grund!
    .instead = Damit du den Kiti kennenlernst, nimm diesmal deine 10!
lesson-ties-first = Tane hat auch 10 gewählt. Für Grund und Mitte zählt man gegen den Uhrzeigersinn: Vom Kiti aus kamst du zuerst.
lesson-ties-surface = Der Kiti ist weitergerückt, an Tane vorbei. Tauch bis Tiefe 2, zum Thunfisch an der Oberfläche!
    .instead = Damit du den anderen Gleichstand siehst, nimm diesmal deine 2!
lesson-ties-nothing = Leilani hat auch 2 gewählt. Für die Oberfläche zählt man im Uhrzeigersinn: Leilani kam zuerst, du gehst leer aus.
lesson-ties-again = Im Uhrzeigersinn kommst du jetzt vor Tane. Tauch bis Tiefe 3, zum Fisch an der Oberfläche!
    .instead = Vertrau dem Kiti: Nimm diesmal deine 3!
lesson-ties-tip = Auch Tane hat 3 gewählt, aber du kamst zuerst! Ein Tipp: Schau vor dem Tauchen, wo der Kiti steht.

## Möwen

lesson-gulls = Möwen und Quallen
    .about = Eine Möwe stiehlt deine oberste Karte. Manchmal ist das genau richtig.
lesson-gulls-gull = Nimmst du eine Möwe, fliegt sie mit der obersten Karte deines Fangstapels davon.
lesson-gulls-steal = Bei dir liegt eine Qualle oben, da kommt die Möwe gerade recht. Sie ist in der Mitte: Nimm die 8!
    .instead = Die Möwe ist in der Mitte, also tauch am zweittiefsten. Nimm deine 8!
lesson-gulls-gone = Weg ist sie! Möwe und Qualle sind aus dem Spiel, und dein Tigerfisch liegt wieder oben.
lesson-gulls-avoid = Jetzt würde dich die Möwe an der Oberfläche den Tigerfisch kosten. Geh ihr aus dem Weg: Tauch bis Tiefe 10!
    .instead = Bleib weit weg von der Oberfläche. Nimm deine 10!
lesson-gulls-lost = Tane musste die Möwe nehmen und hat einen Thunfisch verloren. Mit leerem Fangstapel verlierst du nichts.
lesson-gulls-three = Und die Quallen? Sobald du drei hast, legst du alle drei ab.

## Meereslaternen

lesson-lanterns = Meereslaternen
    .about = Nimm eine, und du siehst, was die anderen nicht sehen.
lesson-lanterns-lantern = Eine Meereslaterne ist ein kleiner Fisch, aber sie zeigt dir, was die anderen nicht sehen.
lesson-lanterns-take = Sie ist in der Mitte: Mit der 7 bist du am zweittiefsten!
    .instead = Die Laterne ist in der Mitte, also tauch am zweittiefsten. Nimm deine 7!
lesson-lanterns-secret = Die nächste Karte in der Mitte liegt verdeckt, und nur du siehst sie. Es ist ein Thunfisch mit 15 Punkten!
lesson-lanterns-dark = Die anderen tauchen im Dunkeln. Sei wieder am zweittiefsten: Tauch bis Tiefe 9!
    .instead = Du willst wieder in die Mitte, also tauch am zweittiefsten. Nimm deine 9!
lesson-lanterns-tuna = Alle Taucher werden aufgedeckt, die verdeckte Karte auch. Der große Thunfisch gehört dir!
lesson-lanterns-theirs = Noch eine Laterne, diesmal am Grund. Überlass sie Tane und nimm mit der 8 den Tigerfisch!
    .instead = Der Tigerfisch ist in der Mitte, also tauch am zweittiefsten. Nimm deine 8!
lesson-lanterns-hidden = Jetzt sieht nur Tane die Karte am Grund. Ein Schatz oder eine Qualle: Du musst raten!
