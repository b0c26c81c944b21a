# Les leçons de Chawaï en français.

## Plonger

lesson-dive = Vos premières plongées
    .about = Choisissez un plongeur et attrapez le poisson que vous voulez.
lesson-dive-goal = Tout le monde plonge en même temps pour les trois mêmes poissons. Après douze plongées, le meilleur total gagne.
lesson-dive-deep = Vous êtes Moana. Le plongeur le plus profond prend le poisson du fond : plongez à 12 pour le thon !
    .instead = Cela pourrait suffire, mais personne ne plonge plus profond que 12. Essayez votre 12 !
lesson-dive-caught = Le thon est à vous ! Tane, deuxième plus profond, a pris le milieu, et Leilani, tout en haut, la surface.
lesson-dive-shallow = Une méduse coûte dix points, et elle est au fond. Prenez la chardine à la surface : plongez à 1 !
    .instead = Attention, la méduse est tout en bas. Restez tout en haut avec votre 1 !
lesson-dive-middle = Vous avez déjà joué le 12 et le 1. Cette fois, le beau poisson est au milieu : soyez deuxième avec votre 9 !
    .instead = Pour le milieu, il faut un plongeur plus profond que vous. Essayez votre 9 !
lesson-dive-end = 28 points en trois plongées ! Un conseil : gardez quelques plongeurs très profonds et d’autres près de la surface.

## Égalités

lesson-ties = Les égalités et le Kiti
    .about = Deux plongeurs à la même profondeur : la statuette décide.
lesson-ties-kiti = Et si deux plongeurs vont à la même profondeur ? Alors le Kiti décide, la statuette qui fait le tour du lagon.
lesson-ties-bottom = Il se tient entre vous et Tane. Plongez à 10 pour le thon du fond !
    .instead = Pour faire la connaissance du Kiti, choisissez cette fois votre 10 !
lesson-ties-first = Tane aussi a choisi 10. Pour le fond et le milieu, on compte dans le sens antihoraire : depuis le Kiti, vous étiez avant Tane.
lesson-ties-surface = Le Kiti a avancé d’une place. Plongez à 2 pour le thon de la surface !
    .instead = Pour voir l’autre sorte d’égalité, choisissez cette fois votre 2 !
lesson-ties-nothing = Leilani aussi a choisi 2. Pour la surface, on compte dans le sens horaire : Leilani était avant vous, et vous n’avez rien.
lesson-ties-again = Dans le sens horaire, vous êtes maintenant avant Tane. Plongez à 3 pour la surface !
    .instead = Faites confiance au Kiti : choisissez cette fois votre 3 !
lesson-ties-tip = Tane aussi a choisi 3, mais vous étiez avant ! Un conseil : regardez où est le Kiti avant de plonger.

## Goélands

lesson-gulls = Goélands et méduses
    .about = Un goéland vole votre carte du dessus. Parfois, ça tombe bien.
lesson-gulls-gull = Quand vous prenez un goéland, il s’envole avec la carte du dessus de votre pile.
lesson-gulls-steal = Votre carte du dessus est une méduse : ce goéland vous arrange. Il est au milieu : soyez deuxième avec votre 8 !
    .instead = Le goéland est au milieu, soyez donc deuxième. Essayez votre 8 !
lesson-gulls-gone = Envolée ! Goéland et méduse quittent le jeu, et votre poisson-tigre est de nouveau sur le dessus.
lesson-gulls-avoid = Maintenant, le goéland à la surface vous coûterait le poisson-tigre. Évitez-le : plongez à 10 !
    .instead = Restez bien loin de la surface. Essayez votre 10 !
lesson-gulls-lost = Tane a dû prendre le goéland et a perdu un thon. Avec une pile vide, on ne perd rien.
lesson-gulls-three = Et les méduses ? Dès que vous en avez trois, vous les défaussez toutes les trois.

## Lanternes-de-mer

lesson-lanterns = Les lanternes-de-mer
    .about = Prenez-en une, et vous verrez ce que les autres ne voient pas.
lesson-lanterns-lantern = La lanterne-de-mer est un petit poisson, mais elle vous montre ce que les autres ne voient pas.
lesson-lanterns-take = Elle est au milieu : soyez deuxième avec votre 7 !
    .instead = La lanterne est au milieu, soyez donc deuxième. Essayez votre 7 !
lesson-lanterns-secret = La carte suivante, au milieu, est face cachée, et personne d’autre ne la voit. C’est un thon de 15 !
lesson-lanterns-dark = Les autres plongent dans le noir. Soyez encore deuxième : plongez à 9 !
    .instead = Vous voulez encore le milieu, soyez donc deuxième. Essayez votre 9 !
lesson-lanterns-tuna = On révèle tous les plongeurs, et la carte cachée aussi. Le gros thon est à vous !
lesson-lanterns-theirs = Encore une lanterne, cette fois au fond. Laissez-la à Tane et prenez le poisson-tigre avec votre 8 !
    .instead = Le poisson-tigre est au milieu, soyez donc deuxième. Essayez votre 8 !
lesson-lanterns-hidden = Maintenant, seul Tane voit la carte du fond. Trésor ou méduse : à vous de deviner !
