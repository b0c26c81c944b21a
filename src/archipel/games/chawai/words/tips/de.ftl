# Tips in somebody’s first games; see web/src/games/chawai/tips.ts.

tip-tie = Jemand ist so tief getaucht wie du. Der Kiti entscheidet: Bei Grund und Mitte hat Vorrang, wer ihm gegen den Uhrzeigersinn am nächsten sitzt, bei der Oberfläche im Uhrzeigersinn.
tip-nothing = Diesmal kein Fisch. Nur der tiefste, der zweittiefste und der flachste Taucher nehmen einen.
tip-jellyfish = Eine Qualle kostet Punkte. Aber die dritte erlöst dich: Dann legst du alle drei ab.
tip-took = Dein Fang kommt oben auf deinen Fangstapel. Eine Möwe würde die oberste Karte stehlen.
tip-robbed = Die Möwe ist weg, und mit ihr die oberste Karte deines Fangstapels. Sie nimmt auch Quallen.
tip-spared = Die Möwe stiehlt die oberste Karte vom Fangstapel. Deiner war leer, also hast du nichts verloren.
tip-freed = Drei Quallen: Alle drei verlassen deinen Fangstapel und kosten dich nichts mehr.
tip-lit = Deine Meereslaterne zeigt dir eine Karte, die für alle anderen verdeckt liegt. Schau hin, bevor du tauchst.
tip-hidden = Eine Karte liegt verdeckt. Bis alle getaucht sind, kennt sie nur, wer die Meereslaterne genommen hat.
tip-kiti = Der Kiti ist im Uhrzeigersinn einen Platz weitergerückt. Er entscheidet bei Gleichstand.
