# Les leçons de Maldivia en français.

## Naviguer

lesson-sail = Planifier et naviguer
    .about = Préparez vos tuiles, suivez un courant et faites votre première livraison.
lesson-sail-goal = Pêchez entre quatre îles avant que la brume n’avale la mer. Livrez le plus de poissons aux bateaux, et vous gagnez.
lesson-sail-plan = À chaque manche, planifiez quatre tuiles : trois flèches et la brume. Tournez la première flèche vers l’est et laissez les autres !
    .instead = Cette fois, le plan est : est, nord, nord, brume nord. Seule la première flèche est à tourner.
lesson-sail-first = Votre première flèche pointe vers l’est. Arrêtez-vous en f9, chez les poissons jaunes !
    .instead = Vous pourriez vous arrêter là, mais les poissons vous attendent en f9.
lesson-sail-fish = Pêchez-les : ils vont sur votre mât.
    .instead = Ne les laissez pas filer : pêchez !
lesson-sail-current = Cap au nord. Prenez le courant en f6 : il vous porte à l’est, jusqu’en j6 !
    .instead = Vous pourriez aussi vous arrêter là. Mais essayez le courant : il mène en j6.
lesson-sail-red = Deux poissons rouges, juste ce que demande le bateau d’Efo. Pêchez-les !
    .instead = Vous en aurez besoin tout de suite. Pêchez les poissons rouges !
lesson-sail-edge = On ne peut pas pêcher et livrer dans un même tour. Continuez jusqu’en j5 !
    .instead = De là aussi, vous pourriez livrer. Cette fois, choisissez j5.
lesson-sail-deliver = Vous avez tout ce que demande ce bateau. Livrez !
    .instead = Ne repartez pas avec vos poissons. Livrez-les d’abord !
lesson-sail-end = Deux poissons, deux points ! Puis votre brume est tombée, et Tane a perdu un poisson.

## Voler

lesson-steal = Pêcher et voler
    .about = Prenez des poissons dans la mer, et chez vos voisins.
lesson-steal-mast = Les poissons s’enfilent sur le mât, l’un sur l’autre. Seul celui du haut peut être volé.
lesson-steal-between = Tane et Leilani sont tout près l’un de l’autre. Allez en d7, juste entre les deux !
    .instead = Pourquoi ne pas leur rendre visite à tous les deux ? C’est en d7 qu’il faut être !
lesson-steal-fish = Il y a aussi des poissons ici. Pêchez-les d’abord !
    .instead = Cela peut attendre un instant. Pêchez d’abord !
lesson-steal-tane = Maintenant, volez le poisson du haut sur le mât de Tane !
    .instead = Pas encore. D’abord le poisson violet de Tane !
lesson-steal-leilani = Vous pouvez voler un poisson à chaque embarcation voisine. Volez-en maintenant un à Leilani !
    .instead = Encore un ! Volez aussi un poisson à Leilani.
lesson-steal-order = Vous choisissez l’ordre, et le dernier poisson sera en haut. Mettez le rouge à l’abri : enfilez-le en premier !
    .instead = On pourrait alors vous voler le rouge. Enfilez-le en premier !
lesson-steal-back = Voilà Tane, qui se venge ! Mais votre poisson rouge est tout en bas : seul un violet est parti.

## Livrer

lesson-deliver = Livrer
    .about = Deux livraisons en un seul tour, depuis un coin de la mer.
lesson-deliver-corner = Au bord de la mer, vous pouvez livrer à un bateau de ce bord. Dans un coin, deux bords se touchent !
lesson-deliver-sail = Solys demande rouge, vert et violet, et vous n’avez pas de violet. Tane en a un : allez en j10 !
    .instead = Allez jusque dans le coin : j10 !
lesson-deliver-steal = Volez le poisson violet de Tane !
    .instead = Cela peut attendre. Volez d’abord le poisson violet de Tane !
lesson-deliver-solys = Maintenant, livrez à Solys : rouge, vert et violet !
    .instead = D’abord Solys : rouge, vert et violet !
lesson-deliver-rearrange = Après une livraison, vous pouvez réarranger votre mât. Enfilez d’abord le jaune : tout en bas, il est à l’abri.
    .instead = En haut, on pourrait vous le voler. Enfilez d’abord le jaune !
lesson-deliver-efo = C’est aussi le bord d’Efo. Livrez vos deux poissons rouges !
    .instead = Ce n’est pas fini : Efo attend deux poissons rouges.
lesson-deliver-end = Cinq poissons en un tour, donc cinq points ! Plus un bateau demande de poissons, plus il rapporte.

## La brume

lesson-fog = La brume
    .about = Repliez la mer, et voyez qui se fait prendre.
lesson-fog-tile = Votre tuile Brume replie un bord de la mer. La lettre du haut dit lequel : N, E, S ou W.
lesson-fog-plan = Tane et Leilani sont à l’est. Jouez la brume en premier, avec le E en haut, et laissez vos flèches au nord !
    .instead = Mettez la tuile Brume en premier, avec le E en haut. Les trois flèches pointent au nord.
lesson-fog-caught = Bien joué ! La brume leur a pris à chacun le poisson du haut.
lesson-fog-hit = La brume de Leilani vous rattrape. Mais vous êtes à sa gauche et changez un bateau : remettez le violet sous la pile !
    .instead = Gardez le grand bateau, il rapporte plus. Remettez le violet sous la pile !
lesson-fog-new = Le tapis montre son dos : de nouveaux poissons, et même des requins ! Allez en b5, chez le poisson violet.
    .instead = Vous pourriez aussi aller là. Cette fois, allez en b5 !
lesson-fog-fish = Et pêchez-le !
    .instead = Emportez-le : pêchez !
lesson-fog-end = Chaque bord n’est replié qu’une fois par manche. Quand il reste 16 cases ou moins, la partie s’arrête.

## Pieuvre et requin

lesson-octopus = Pieuvre et requin
    .about = Tournez la tuile d’un autre, et échangez vos bateaux.
lesson-octopus-octopus = Tane a deux poissons rouges et veut aller à l’est, chez Efo. Il faut l’arrêter : allez sur la pieuvre, en i4 !
    .instead = La pieuvre est en i4. Allez-y !
lesson-octopus-use = La pieuvre tourne une tuile encore debout. Utilisez-la !
    .instead = Ne manquez pas l’occasion : utilisez la pieuvre !
lesson-octopus-tile = Choisissez la première tuile de Tane.
    .instead = Choisissez la première tuile de Tane : c’est la prochaine jouée.
lesson-octopus-turn = C’est sûrement une flèche vers l’est. Tournez-la de 90 degrés, et elle pointe au sud !
    .instead = Tournée de 90 degrés, une flèche vers l’est pointe hors du tapis. Essayez !
lesson-octopus-shark = Impossible de quitter le tapis : Tane reste sur place ! Allez maintenant sur le requin, en i7.
    .instead = Le requin est en i7. Allez-y !
lesson-octopus-swap = Le requin échange un de vos bateaux contre celui d’un autre. Utilisez-le !
    .instead = Un peu de courage : utilisez le requin !
lesson-octopus-give = Tane a un bateau à quatre points. Donnez votre plus petit, le jaune !
    .instead = Celui-là vaut plus. Donnez le jaune !
lesson-octopus-end = Un point en est devenu quatre ! Les requins ne sont qu’au dos du tapis : c’est la brume qui les amène.
