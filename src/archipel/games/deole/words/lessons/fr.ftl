# Les leçons de Déole en français.

## Les dés et les pistes

lesson-dice = Les dés et les pistes
    .about = Prenez un dé, ouvrez une piste et partez en mer.
lesson-dice-goal = Quatre vents poussent votre navire sur la mer d’Éolia. Explorez, rentrez à temps et marquez le plus de points pour gagner.
lesson-dice-take = À chaque tour, vous prenez un dé. Le bleu vous pousse au nord : prenez le 4 bleu !
    .instead = Tous les dés conviennent, mais vous voulez aller au nord. Prenez le 4 bleu !
lesson-dice-place = Posez-le sur la piste bleue.
    .instead = Ce serait possible aussi. Cette fois, posez un 4 sur la piste bleue !
lesson-dice-mode = Le premier dé ouvre la piste : choisissez son mode. Avec « pair », elle n’accepte que 2, 4 et 6.
    .instead = C’est un bon choix aussi. Pour cette leçon, prenez « pair » !
lesson-dice-port = Partez du port de gauche : le vent vous pousse au nord !
    .instead = Les trois ports sont à vous. Cette fois, choisissez celui de gauche !
lesson-dice-again = Tour suivant : Tane a choisi en premier. Prenez le 3 bleu !
    .instead = Ce vent-là vous ferait virer. Prenez le 3 bleu !
lesson-dice-helm = Votre piste n’accepte pas le 3. Mais un gouvernail change un dé d’un point : posez un 4 !
    .instead = Ce serait possible aussi. Cette fois, posez un 4 sur la piste bleue !
lesson-dice-end = En route ! Chaque dé remplit une case de la feuille et fait avancer le navire.

## Le cap

lesson-course = Le cap
    .about = Vent, vent arrière et rames : comment atteindre l’île.
lesson-course-wind = Un vent pousse le navire vers le côté de sa couleur. Le bleu est au nord : posez votre 4 bleu !
    .instead = Ce serait possible aussi. Cette fois, posez un 4 sur la piste bleue !
lesson-course-tail = Vous allez au nord, et le côté vert est derrière vous. Prenez le 2 vert : c’est un vent arrière !
    .instead = Ce vent-là vous ferait virer. Prenez le 2 vert !
lesson-course-behind = Posez-le sur la piste verte.
    .instead = Un vent arrière, cela ne se gaspille pas ! Posez-le sur la piste verte.
lesson-course-straight = Avec un vent arrière, vous choisissez le cap. Tout droit, au nord !
    .instead = L’île est au nord. Tout droit !
lesson-course-row = Aucun vent ne souffle plus vers le nord. Prenez le 1 jaune : votre équipage peut ramer !
    .instead = Plus le dé est petit, mieux c’est pour l’équipage. Prenez le 1 jaune !
lesson-course-crew = Tout dé peut aller sur la piste Équipage, et vous choisissez encore le cap. Posez-le là !
    .instead = Ce vent-là vous ferait virer. Posez le 1 sur la piste Équipage !
lesson-course-ashore = Ramez vers le nord, à travers l’île !
    .instead = Tout droit : ramez vers le nord !
lesson-course-end = Vous atteignez Éolia en premier par la côte de votre couleur. Cela vaut cinq points et un bonus !

## Naufragés et épaves

lesson-castaways = Naufragés et épaves
    .about = Secourez des naufragés en route et fouillez les épaves.
lesson-castaways-adrift = Il y a un naufragé juste devant vous. Traversez sa case, et vous le prenez à bord.
lesson-castaways-rescue = Posez votre 3 bleu, et le vent vous y mène !
    .instead = Ce serait possible aussi. Cette fois, posez un 3 sur la piste bleue !
lesson-castaways-smiley = Sauvé ! Dessinez un smiley sur une piste : sur la piste Équipage, il remplit une case « − » et ne coûte rien.
    .instead = Là aussi, il serait le bienvenu. Cette fois, dessinez-le sur la piste Équipage !
lesson-castaways-wreck = Maintenant, une épave est devant vous. Prenez le 5 bleu !
    .instead = Le nord vous va bien, ne virez pas. Prenez le 5 bleu !
lesson-castaways-cross = Posez-le sur la piste bleue.
    .instead = Ce serait possible aussi. Cette fois, posez un 5 sur la piste bleue !
lesson-castaways-sign = Une épave change un moins de votre équipage en plus. Choisissez la première case : il y a un 4 !
    .instead = Cette case n’a pas encore de dé. Choisissez la première, avec le 4 !
lesson-castaways-end = Moins quatre est devenu plus quatre ! Un conseil : avec quelques plus, ramer rapporte des points.

## Les bonus

lesson-bonuses = Les bonus
    .about = Remplissez une colonne, et un bonus en amène un autre.
lesson-bonuses-column = Il manque une case à la deuxième colonne, la rouge. Une colonne pleine vous donne un bonus !
lesson-bonuses-fill = Posez-y votre 3 rouge.
    .instead = Ce serait possible aussi. Cette fois, posez un 3 sur la piste rouge !
lesson-bonuses-rose = Il y a six bonus, à prendre chacun une seule fois. Prenez D, un dé de la Rose des Vents !
    .instead = Un beau bonus, mais D est encore mieux ici. Prenez D !
lesson-bonuses-salvage = Encore un dé rouge : prenez le 5 rouge !
    .instead = C’est du rouge qu’il vous faut. Prenez le 5 rouge !
lesson-bonuses-more = Posez-le, et la troisième colonne est pleine aussi !
    .instead = Ce serait possible aussi. Cette fois, posez un 5 sur la piste rouge !
lesson-bonuses-sail = Et encore un bonus ! Prenez C et avancez d’une case.
    .instead = Regardez, il y a un naufragé devant vous. Prenez C !
lesson-bonuses-castaway = Recueillez le naufragé et virez au sud, vers la maison !
    .instead = Ce serait possible aussi. Cette fois, virez au sud !
lesson-bonuses-smiley = Dessinez le smiley sur la piste jaune.
    .instead = Là aussi, il serait le bienvenu. Cette fois, dessinez-le sur la piste jaune !
lesson-bonuses-end = Deux dés, deux bonus et un naufragé en un seul tour ! Un conseil : remplissez vos pistes à parts égales.

## Rentrer au port

lesson-home = Rentrer au port
    .about = Les deux derniers tours, et ce qu’ils valent.
lesson-home-count = Plus que deux tours ! Chaque case traversée vaut un point, ou deux si vous rentrez au port.
lesson-home-south = Vos ports sont au sud. Prenez le 5 vert !
    .instead = Ce vent souffle du mauvais côté. Prenez le 5 vert !
lesson-home-place = Posez-le sur la piste verte.
    .instead = Gardez l’équipage pour plus tard. Posez un 5 sur la piste verte !
lesson-home-last = Votre dernier dé, et aucun vent vers le sud. Prenez le 1 rouge !
    .instead = Plus le dé est petit, mieux c’est pour l’équipage. Prenez le 1 rouge !
lesson-home-crew = L’équipage doit ramer : posez-le sur la piste Équipage.
    .instead = Vous ne rentreriez pas ainsi. Posez un 1 sur la piste Équipage !
lesson-home-port = Votre port est droit devant : au sud !
    .instead = Si près du but ! Le port est au sud.
lesson-home-home = Vous voilà au port ! Vos 14 cases comptent double, et Tane, encore en mer, perd des points.

## En solo

lesson-solo = En solitaire
    .about = Face aux Désastres et à la tempête.
lesson-solo-alone = En solitaire, vous lancez deux dés par tour, et celui que vous laissez est un Désastre. Rentrez au port, et vous gagnez !
lesson-solo-take = Il y a un naufragé au nord. Prenez le 5 bleu !
    .instead = Le naufragé est au nord. Prenez le 5 bleu !
lesson-solo-place = Posez-le sur la piste bleue.
    .instead = Ce serait possible aussi. Cette fois, posez un 5 sur la piste bleue !
lesson-solo-smiley = Dessinez le smiley sur la piste Équipage. Votre naufragé peut écarter un Désastre, quand vous voulez.
    .instead = Là aussi, il serait le bienvenu. Cette fois, dessinez-le sur la piste Équipage !
lesson-solo-disaster = Le 3 rouge frappe et vous prend une case. Mieux vaut la piste Équipage : sur la rouge, il amènerait la tempête.
    .instead = Gardez l’aide du naufragé pour plus tard. Cette fois, posez le Désastre sur la piste Équipage !
lesson-solo-again = Le dernier tour de la manche. Prenez le 6 bleu : un deuxième 3 est sans effet !
    .instead = Vous voulez continuer au nord. Prenez le 6 bleu !
lesson-solo-north = Posez-le sur la piste bleue.
    .instead = Ce serait possible aussi. Cette fois, posez-le sur la piste bleue !
lesson-solo-storm = Votre vieux Désastre jaune amène la tempête, juste à côté du navire. Restez-en loin, et rentrez vite !
