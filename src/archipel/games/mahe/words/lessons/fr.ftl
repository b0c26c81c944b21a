# Les leçons de Mahé en français.

## Les premiers coups

lesson-first = Vos premiers coups
    .about = Lancez les dés, pondez et montez sur une autre tortue.
lesson-first-goal = Les tortues font le tour de l’île pour pondre sur la plage. Pondez le plus d’œufs, et vous gagnez.
lesson-first-dare = Vous êtes Rouge, et votre dé montre 2. Lancez un deuxième dé : à deux, ils comptent double !
    .instead = Vous pourriez vous arrêter, mais deux cases, c’est peu. Osez : lancez encore un dé !
lesson-first-triple = 3 × 2 = 6 cases. Un troisième dé triple même le total : lancez encore !
    .instead = Six cases, c’est bien, mais la plage est encore loin. Lancez encore une fois !
lesson-first-laid = 7 × 3 = 21 : tout droit jusqu’à la plage ! Vous pondez cinq œufs.
lesson-first-over = Bleu a fait 5 et 4. Au-dessus de 7, la tortue retourne sur le radeau.
lesson-first-climb = Jaune attend sur la case 3. Arrêtez-vous là, et vous grimpez sur son dos.
    .instead = En relançant, vous dépasseriez Jaune. Arrêtez-vous, et vous voyagerez sur son dos !
lesson-first-ride = C’est le tour de Jaune, qui vous porte ! La tortue du haut décide des dés, et c’est vous : lancez !
    .instead = Jaune fait tout le travail, alors allez plus loin : lancez encore un dé !
lesson-first-enough = 10 cases pour vous deux. C’est parfait : arrêtez-vous !
    .instead = Un troisième dé pourrait vous renvoyer tous les deux sur le radeau. Arrêtez-vous tant que tout va bien !
lesson-first-end = Quelle balade ! Vous en savez assez pour jouer votre première partie.

## Les dés

lesson-dice = S’arrêter ou relancer ?
    .about = Un, deux ou trois dés : jusqu’où vous nagez, et quand c’est trop.
lesson-dice-count = Vous lancez jusqu’à trois dés, l’un après l’autre. Un dé compte une fois, deux comptent double, trois comptent triple.
lesson-dice-second = Votre dé montre 4. Lancez-en un deuxième !
    .instead = Quatre cases, c’est sûr, mais la plage est à douze. Lancez un deuxième dé !
lesson-dice-reach = 6 × 2 = 12 : vous voilà à la plage. Arrêtez-vous !
    .instead = Maintenant, seul un 1 conviendrait. Arrêtez-vous, et les œufs sont à vous !
lesson-dice-won = Quatre œufs pour vous ! Pas besoin de tomber sur la case 21 : la dépasser suffit.
lesson-dice-over = Bleu a fait 6 et 3. Plus de 7, c’est trop : retour au radeau.
lesson-dice-careful = De nouveau à vous, et votre dé montre 6. Seul un 1 conviendrait encore : arrêtez-vous.
    .instead = Cinq fois sur six, on finit sur le radeau. Mieux vaut s’arrêter !
lesson-dice-tip = Bien vu ! Un conseil : après un 1, le deuxième dé ne peut jamais être de trop.

## Sur le dos d’une autre

lesson-riding = Sur le dos d’une autre
    .about = Qui décide, qui pond et qui retourne sur le radeau.
lesson-riding-stack = Vous avez grimpé sur Bleu en finissant sur la même case. Quand Bleu nage, vous êtes du voyage.
lesson-riding-decide = C’est le tour de Bleu. La tortue du haut décide du deuxième et du troisième dé : lancez !
    .instead = Deux cases ne suffisent pas pour la plage. C’est vous qui décidez : lancez encore un dé !
lesson-riding-pass = 3 × 2 = 6 : Bleu dépasse la plage. Arrêtez-vous !
    .instead = Six cases suffisent pour la plage. Arrêtez-vous, et c’est vous qui pondez !
lesson-riding-laid = Bleu a nagé, et c’est vous qui avez pondu. Seule la tortue du haut pond.
lesson-riding-climbed = Jaune a grimpé sur vous. C’est votre tour, mais maintenant c’est Jaune qui décide.
lesson-riding-sank = C’est trop ! Vous retournez sur le radeau avec Jaune sur le dos ; Bleu, dessous, reste là.
lesson-riding-top = Trois tortues sont sur la case 3. Arrêtez-vous là et grimpez tout en haut !
    .instead = La case 3 est idéale : arrêtez-vous là et grimpez tout en haut !
lesson-riding-tip = De là-haut, vous décidez pour les trois. Un conseil : la meilleure monture est une tortue proche de la plage.

## La plage

lesson-beach = Les derniers œufs
    .about = Comment la partie se termine, et qui gagne.
lesson-beach-last = Voici la dernière des vingt cartes œufs, et Bleu va la prendre.
lesson-beach-seven = Il n’y a plus de cartes, mais il reste sept œufs sur la plage. La prochaine tortue qui arrive les gagne.
lesson-beach-roll = Jaune a essayé : retour au radeau. Il vous faut huit cases : lancez un deuxième dé !
    .instead = Trois cases ne mènent pas à la plage. Lancez un deuxième dé !
lesson-beach-stop = 4 × 2 = 8 : tout droit à la plage. Arrêtez-vous, et les sept œufs sont à vous !
    .instead = Vous y êtes déjà : arrêtez-vous et prenez les sept œufs !
lesson-beach-over = Votre tortue s’allonge sur la plage, et la partie s’arrête aussitôt.
lesson-beach-count = Chacun compte ses œufs : vous en avez 26, et vous gagnez. À égalité, c’est le nombre de cartes qui compte.

## La variante

lesson-variant = Les cartes œufs comme dés
    .about = Une variante : jouez une carte gagnée à la place d’un dé.
lesson-variant-cards = Dans cette variante, une carte œufs déjà gagnée peut remplacer le deuxième ou le troisième dé.
lesson-variant-play = Votre dé montre 5 : relancer est risqué. Jouez votre carte 2 : cela fait exactement 7 !
    .instead = Cela pourrait marcher, mais une carte est sûre. Jouez votre carte 2 !
lesson-variant-stop = 7 × 2 = 14 : tout droit à la plage. Arrêtez-vous !
    .instead = Avec 7, tout autre dé serait de trop. Arrêtez-vous et pondez !
lesson-variant-gone = Six nouveaux œufs ! Votre carte 2 est défaussée : elle ne compte plus.
lesson-variant-again = Bleu aussi a joué une carte. Votre dé montre 6, et votre carte 4 serait de trop : arrêtez-vous.
    .instead = Cela ferait plus de 7. Arrêtez-vous ici !
lesson-variant-tip = Vous pouvez jouer une carte par tour. Un conseil : jouez les petites, et gardez les grosses pour la fin.
