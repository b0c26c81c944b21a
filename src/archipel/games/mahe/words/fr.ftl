# Mahé en français.

## Choses

turtle-red = Rouge
turtle-blue = Bleu
turtle-yellow = Jaune
turtle-green = Vert
turtle-orange = Orange
turtle-purple = Violet
turtle-white = Blanc

blurb = Les tortues font le tour de l’île, grimpent les unes sur les autres et pondent sur la plage. Un dé, deux, trois : jusqu’où oser ?
goal = Récoltez le plus d’œufs avant que les sept derniers ne soient pondus sur la plage.

option-egg_cards = Cartes œufs comme dés
    .help = Une carte déjà gagnée peut remplacer le deuxième ou le troisième dé.
    .no = non
    .yes = oui

## Réponses

answer-stop = S’arrêter et nager
answer-roll = Lancer encore un dé
answer-card = Jouer la carte œufs { $eggs }
answer-move = { $turtle } nage d’abord
answer-first = { $seat } commence
answer-flip = { $eggs ->
    [one] Une ponte d’un œuf
   *[other] Une ponte de { $eggs } œufs
}
answer-die = Le dé donne { $pips }

## Questions

ask-pick = Vos deux tortues nagent à ce tour : laquelle d’abord ?
ask-decide = Le dé est lancé : nager maintenant ou lancer encore ?

## Événements

event-begins = { $seat } commence.
event-clutch = { $eggs ->
    [one] La prochaine ponte vaut un œuf.
   *[other] La prochaine ponte vaut { $eggs } œufs.
}
event-turn = À { $turtle } de jouer.
event-rolled = { $turtle } fait { $pips } : { $total } jusqu’ici.
event-spent = { $seat } joue la carte œufs { $eggs } : { $total } jusqu’ici.
event-swam = { $steps ->
    [one] { $turtle } nage une case, jusqu’à la case { $space }.
   *[other] { $turtle } nage { $steps } cases, jusqu’à la case { $space }.
}
event-climbed = { $turtle } grimpe sur { $mount }.
event-sank = C’est trop ! { $turtle } retourne sur le radeau.
event-laid = { $eggs ->
    [one] { $turtle } pond un œuf.
   *[other] { $turtle } pond { $eggs } œufs.
}
event-beached = { $turtle } pond les sept derniers œufs et s’allonge sur la plage.

## Score

line-cards = Cartes œufs
line-beach = Plage

## Pourquoi pas ?

why-game-over = { $who } ne peut plus jouer : la partie est finie.
why-clutch-first = Pas encore : il faut d’abord retourner la première carte œufs.
why-card-first = Pas encore : il faut d’abord retourner la carte œufs suivante.
why-starting-player-first = Pas encore : il faut d’abord tirer au sort le premier joueur.
why-die-first = Pas encore : il faut d’abord lancer le dé.
why-decision-first = Pas encore : { $decider } doit d’abord décider.
why-turtle-first = Pas encore : { $decider } doit d’abord choisir une tortue.
why-dice-are-rolled = { $who } ne peut pas choisir « { $answer } » : les dés se lancent, on ne les choisit pas.
why-cards-are-turned-up = { $who } ne peut pas choisir « { $answer } » : les cartes viennent de la pile.
why-starting-player-is-drawn = { $who } ne peut pas choisir « { $answer } » : le premier joueur est tiré au sort.
why-no-such-seat = Le tirage ne peut pas désigner { $seat } : il n’y a que { $seats } joueurs.
why-no-card-left = On ne peut plus retourner de carte { $eggs } : on les a déjà toutes vues.
why-not-your-turn = Ce n’est pas à { $who } de jouer : c’est { $decider } qui décide.
why-not-topmost = { $who } ne peut pas décider maintenant : c’est à { $decider } de le faire, avec la tortue du haut.
why-pick-first = Pas encore : { $who } doit d’abord choisir la tortue qui commence.
why-not-your-turtle = { $who } ne peut pas déplacer { $turtle } : ce n’est pas une de ses tortues.
why-one-turtle = { $who } ne peut pas choisir de tortue : à { $seats } joueurs, chacun n’en a qu’une.
why-already-swimming = { $who } ne peut pas choisir de tortue maintenant : il faut d’abord finir le déplacement de l’autre.
why-first-die = { $who } ne peut pas jouer de carte maintenant : une carte ne remplace jamais le premier dé.
why-no-variant = { $who } ne peut pas jouer de carte œufs : cette table joue sans la variante.
why-one-card = { $who } ne peut plus jouer de carte œufs : chacun ne peut en jouer qu’une par tour.
why-not-your-card = { $who } n’a pas de carte œufs { $eggs } à jouer.

## Le terminal

mahe-raft = Radeau
mahe-beach = Plage
mahe-clutch = Ponte : { $eggs }
mahe-pile = Pile : { $cards }
mahe-last-eggs = 7 derniers œufs
mahe-dice = Dés
mahe-if-stop = Stop : nager { $steps }, case { $space }
mahe-if-stop-lays = Stop : nager { $steps }, case { $space }, ponte de { $eggs }
mahe-if-roll = Lancer : { $percent } % de risque (radeau)
mahe-player = Joueur
mahe-turtles = Tortues
mahe-cards = Cartes
mahe-eggs = Œufs
mahe-to-decide = { $player } décide
mahe-to-pick = { $player } choisit
mahe-bottom-to-top = piles : bas à gauche, haut à droite

## Le plateau dans le navigateur

mahe-web-board = L’île, l’anneau de 21 cases qui l’entoure, le radeau et les tortues
mahe-web-own-cards = Vos cartes œufs
mahe-web-spent-cards = Défaussées
mahe-web-turn = { $player } déplace { $turtle }.
mahe-web-picks = { $player } choisit la tortue qui commence.
mahe-web-decider = { $player } décide : { $turtle } est tout en haut.
mahe-web-dice = { $count ->
    [one] Un dé : { $dice }.
   *[other] { $count } dés : { $dice } ; total { $sum }.
}
mahe-web-space = Case { $space } : { $turtles }.
mahe-web-stack = Case { $space }, de bas en haut : { $turtles }.
mahe-web-raft = Sur le radeau : { $turtles }.
mahe-web-clutch = { $eggs ->
    [one] La prochaine ponte vaut un œuf.
   *[other] La prochaine ponte vaut { $eggs } œufs.
}
mahe-web-pile = { $cards ->
    [0] La pile est vide.
    [one] Il reste une carte dans la pile.
   *[other] Il reste { $cards } cartes dans la pile.
}
mahe-web-last-eggs = Il ne reste que les sept derniers œufs sur la plage.
mahe-web-beached = { $turtle } est sur la plage avec les sept derniers œufs.
mahe-web-player = { $cards ->
    [0] { $player } joue { $turtles } et n’a aucune carte œufs.
    [one] { $player } joue { $turtles } et a une carte œufs.
   *[other] { $player } joue { $turtles } et a { $cards } cartes œufs.
}
mahe-web-values = Œufs sur les cartes : { $values }.
mahe-web-carries = Elle porte { $turtles }.
mahe-web-rides = Elle est portée par { $turtles }.
mahe-web-top-decides = Quand elle se déplace, { $player } décide du deuxième et du troisième dé, car { $turtle } est tout en haut.
mahe-web-its-turn = C’est elle qui se déplace maintenant.
mahe-web-decides-now = { $player } décide maintenant : cette tortue est tout en haut pendant que { $turtle } se déplace.
mahe-web-open-cards = { $count ->
    [0] Aucune carte œufs gagnée pour l’instant.
    [one] Une carte œufs gagnée, avec { $eggs } dessus.
   *[other] Cartes œufs : { $values }. Cela fait { $eggs } œufs.
}
mahe-web-status = { $cards ->
    [one] Encore une carte avant les derniers œufs
   *[other] { $cards } cartes avant les derniers œufs
}
mahe-web-status-last = Les derniers œufs terminent la partie
mahe-high-laid = { $eggs ->
    [one] { $turtle } a fait la plus grosse ponte, pour { $player } : un œuf.
   *[other] { $turtle } a fait la plus grosse ponte, pour { $player } : { $eggs } œufs.
}
mahe-high-together = { $count } tortues ont coulé d’un seul coup : { $turtles }.
mahe-high-sank = { $count ->
    [one] { $turtle } a coulé une fois et a dû retourner sur le radeau.
   *[other] { $turtle } a coulé le plus souvent : { $count } retours au radeau.
}

## Ce que c’est

about-raft = { $count ->
    [0] Les tortues partent d’ici. Elles y reviennent quand leurs dés font plus de 7. Aucune n’y attend en ce moment.
    [one] Les tortues partent d’ici. Elles y reviennent quand leurs dés font plus de 7. En attente : { $turtles }.
   *[other] Les tortues partent d’ici. Elles y reviennent quand leurs dés font plus de 7. En attente : { $turtles }.
}
    .title = Le radeau
about-space = { $count ->
    [0] Cette case est vide. Une tortue qui s’arrête sur une case occupée grimpe tout en haut.
    [one] Ici se trouve { $turtles }. Une tortue qui s’arrête ici lui grimpe dessus.
   *[other] De bas en haut : { $turtles }. Une tortue qui s’arrête ici grimpe tout en haut.
}
    .title = Case { $space }
about-beach = { $eggs ->
    [0] Une tortue qui atteint ou dépasse cette case pond. Dans une pile de tortues, seule celle du haut pond.
    [one] Une tortue qui atteint ou dépasse cette case pond : en ce moment, un œuf. Dans une pile de tortues, seule celle du haut pond.
   *[other] Une tortue qui atteint ou dépasse cette case pond : en ce moment, { $eggs } œufs. Dans une pile de tortues, seule celle du haut pond.
}
    .title = Case { $space }, la plage
about-clutch = { $eggs ->
    [one] La prochaine tortue qui atteint ou dépasse la case 21 gagne cette carte : un œuf. Son joueur la garde face cachée.
   *[other] La prochaine tortue qui atteint ou dépasse la case 21 gagne cette carte : { $eggs } œufs. Son joueur la garde face cachée.
}
    .title = La ponte
about-pile = { $cards ->
    [0] La pile est vide. Après la carte visible, il ne reste que les sept derniers œufs.
    [one] Il reste une carte face cachée. On la retourne quand la ponte est gagnée.
   *[other] Il reste { $cards } cartes face cachée. On retourne la suivante quand la ponte est gagnée.
}
    .title = La pile
about-last-eggs = Quand toutes les cartes sont prises, il reste { $eggs } œufs sur la plage. La prochaine tortue qui atteint ou dépasse la case 21 les gagne, et la partie s’arrête aussitôt.
    .title = Les derniers œufs
about-turtle = { $space ->
    [0] Cette tortue est à { $player }. Elle attend sur le radeau.
   *[other] Cette tortue est à { $player }. Elle est sur la case { $space }.
}
    .title = Tortue : { $turtle }
about-trail = Les points montrent où { $turtle } vient de nager. Le gros point marque le départ.
    .title = Dernier déplacement : { $turtle }
about-tray = { $count ->
    [0] On lance jusqu’à trois dés, un à un. Un dé compte une fois, deux comptent double, trois comptent triple. Si deux ou trois dés font plus de { $limit }, la tortue retourne sur le radeau.
    [one] Un dé : la tortue peut avancer de { $steps }. Deux dés comptent double, trois comptent triple. Mais s’ils font plus de { $limit }, la tortue retourne sur le radeau.
   *[other] { $count } dés, total { $sum } : { $steps } cases. Si les dés font plus de { $limit }, la tortue retourne sur le radeau.
}
    .title = Les dés
about-cards = { $cards ->
    [0] { $player } joue { $turtles } et n’a pas encore gagné de carte œufs.
    [one] { $player } joue { $turtles } et a gagné une carte œufs. Elle reste face cachée jusqu’à la fin.
   *[other] { $player } joue { $turtles } et a gagné { $cards } cartes œufs. Elles restent face cachée jusqu’à la fin.
}
    .title = Cartes œufs ({ $player })
about-hand = Quand c’est à vous de décider, vous pouvez jouer cette carte à la place du deuxième ou du troisième dé. Elle compte { $eggs }, et plus de { $limit } au total, c’est toujours trop. Une seule carte par tour ; elle ne rapporte alors plus rien.
    .title = Votre carte œufs { $eggs }
about-spent = { $count ->
    [one] Cette carte a été jouée à la place d’un dé. Elle est hors du jeu et ne rapporte rien.
   *[other] Ces { $count } cartes ont été jouées à la place de dés. Elles sont hors du jeu et ne rapportent rien.
}
    .title = Cartes œufs défaussées
about-variant = { $used ->
    [yes] Cette table joue avec la variante : une carte déjà gagnée peut remplacer le deuxième ou le troisième dé. Elle est ensuite défaussée.
   *[no] Cette table joue sans la variante où une carte déjà gagnée peut remplacer le deuxième ou le troisième dé.
}
    .title = Cartes œufs comme dés

web-keys-of-game = r : lancer encore un dé. s : s’arrêter et nager. 1 à 6 : jouer cette carte œufs. Tortues : a rouge, b bleu, c jaune, d vert, e orange, f violet, h blanc.

## À l’oreille et au clavier

mahe-ear-decide = { $turtle }, { $sum } jusqu’ici : s’arrêter ou lancer ?
mahe-ear-moved = { $space ->
    [0] { $player }, { $turtle } : { $dice }, retour au radeau.
   *[other] { $player }, { $turtle } : { $dice }, jusqu’à la case { $space }.
}
mahe-ear-raft-empty = Il n’y a aucune tortue sur le radeau.
mahe-ear-no-dice = Aucun dé n’a encore été lancé.
mahe-ear-empty = vide
mahe-cmd-p = p, où
    .help = p rouge : où est Rouge, qui est au-dessus et au-dessous, et à qui est cette tortue
mahe-cmd-raft = radeau
    .help = radeau : les tortues qui attendent sur le radeau
mahe-cmd-eggs = œufs
    .help = œufs : la ponte, la pile et les cartes de chacun

## Règles

rule-M1 = Mise en place
rule-M1-1 = Mahé se joue de 2 à 7 joueurs. À partir de 4, chaque joueur a une tortue.
rule-M1-2 = À 2 ou 3 joueurs, chacun a deux tortues.
rule-M1-3 = Un anneau de 21 cases numérotées entoure l’île. Toutes les tortues partent du radeau, à côté de la case 1. La ponte se trouve sur la plage, à côté de la case 21.
rule-M1-4 = Il y a 24 cartes œufs : trois de chaque à 1, 2 et 6 œufs, cinq de chaque à 3, 4 et 5. On les mélange et on en écarte quatre sans les regarder ; les vingt autres forment la pile.
rule-M1-5 = On retourne la carte du dessus de la pile : c’est la ponte.
rule-M1-6 = Le premier joueur est tiré au sort ; on joue ensuite dans le sens horaire.
rule-M2 = Les dés
rule-M2-1 = On lance les dés un à un. Le premier est toujours lancé.
rule-M2-2 = Après le premier dé, on peut s’arrêter ou lancer un deuxième dé.
rule-M2-3 = Après le deuxième dé, si le total est de 7 au plus, on peut s’arrêter ou lancer un troisième dé.
rule-M2-4 = Si deux ou trois dés font plus de 7, la tortue retourne aussitôt sur le radeau, et son déplacement est terminé.
rule-M2-5 = Après un troisième dé, si le total est de 7 au plus, la tortue nage.
rule-M3 = Nager
rule-M3-1 = Les tortues nagent dans le sens antihoraire, en suivant les numéros. Du radeau, le premier pas mène à la case 1 ; après 21 vient 1.
rule-M3-2 = Un dé : autant de cases que de points.
rule-M3-3 = Deux dés : leur total, doublé.
rule-M3-4 = Trois dés : leur total, triplé.
rule-M4 = À dos de tortue
rule-M4-1 = Les tortues peuvent se dépasser. Une tortue qui finit sur une case occupée grimpe sur le dos de celles qui s’y trouvent.
rule-M4-2 = Quand une tortue qui en porte d’autres se déplace, le joueur de la tortue du haut décide du deuxième et du troisième dé.
rule-M4-3 = Une tortue qui nage emporte toutes celles du dessus et laisse sur place celles du dessous.
rule-M4-4 = Une tortue qui retourne sur le radeau emporte toutes celles du dessus.
rule-M5 = Pondre
rule-M5-1 = Une tortue qui atteint ou dépasse la case 21 pond : son joueur prend la carte visible et la garde face cachée.
rule-M5-2 = Dans une pile de tortues, seule celle du haut pond.
rule-M5-3 = Une fois la carte prise, on retourne la suivante de la pile.
rule-M6 = Fin de partie
rule-M6-1 = Quand les vingt cartes sont prises, il reste sept œufs sur la plage. La prochaine tortue qui atteint ou dépasse la case 21 les gagne et s’allonge sur la plage ; la partie s’arrête aussitôt.
rule-M6-2 = Chaque joueur compte les œufs des cartes qu’il a gagnées, et sept de plus si sa tortue est sur la plage.
rule-M6-3 = Le joueur qui a le plus d’œufs gagne. En cas d’égalité, c’est celui qui a le plus de cartes œufs.
rule-M7 = À deux tortues par joueur
rule-M7-1 = À son tour, chaque joueur déplace ses deux tortues, l’une après l’autre.
rule-M7-2 = À chaque tour, on choisit la tortue qui commence.
rule-M7-3 = Les cartes des deux tortues comptent ensemble.
rule-M8 = Variante : cartes œufs comme dés
rule-M8-1 = Dans cette variante, une carte déjà gagnée peut remplacer le deuxième ou le troisième dé. Ses œufs comptent comme les points de ce dé.
rule-M8-2 = Une carte ne remplace jamais le premier dé.
rule-M8-3 = Chaque joueur ne peut jouer qu’une carte par tour.
rule-M8-4 = Seul le joueur qui décide peut jouer une carte, et seulement une des siennes.
rule-M8-5 = Une carte jouée est défaussée et ne rapporte rien.
rule-M9 = Ce qui est reconstitué
rule-M9-1 = Le livret annonce 24 cartes de 1 à 6 œufs, sans dire combien de chaque. Les nombres de M1.4 sont déduits : ce sont les seuls qui s’accordent à la fois avec l’exemple de décompte du livret et avec une description publiée des cartes.
rule-M9-2 = Le livret parle d’une tortue rouge, d’une bleue et d’une jaune. Les quatre autres couleurs sont notre choix.
rule-M-R = Précisions
rule-M-R1 = Pour départager, les sept œufs de la plage comptent comme une carte.
rule-M-R2 = Avec un total de 7 exactement, on peut lancer un troisième dé, mais ce sera forcément trop.
rule-M-R3 = Le radeau est hors de l’anneau et on n’y passe jamais : 21 est suivi de 1.
rule-M-R4 = Une tortue qui part de la case 21 ne pond pas en la quittant. Elle pond une fois au plus par déplacement ; si elle nage exactement 21 cases depuis la case 21, elle y revient et pond.
rule-M-R5 = Sur le radeau, les tortues sont côte à côte et ne se portent jamais.
rule-M-R6 = Quand une tortue au milieu d’une pile retourne sur le radeau, celles du dessous restent où elles sont.
rule-M-R7 = Une pile de tortues qui arrive sur une autre se pose dessus dans le même ordre.
rule-M-R8 = Le joueur de la tortue tout en haut de la pile décide, quelles que soient les tortues entre les deux. La tortue dont c’est le tour lance toujours le premier dé et se déplace toujours.
rule-M-R9 = La même règle vaut pour un joueur dont une tortue est sur le dos de son autre tortue.
rule-M-R10 = Une tortue portée par l’autre tortue du même joueur fait quand même son propre déplacement à ce tour ; mais si la première des deux gagne les sept derniers œufs, la partie s’arrête aussitôt.
rule-M-R11 = À deux ou trois joueurs, chacun a deux tortues ; de quatre à sept, une seule.
rule-M-R12 = Les sept derniers œufs vont à la tortue du haut de la pile, comme une carte.
rule-M-R13 = Les cartes gagnées restent face cachée ; chacun peut regarder les siennes. À la fin, on les retourne toutes. Tout le monde a vu chaque carte quand elle a été gagnée : les bots s’en souviennent donc ; à l’écran, les cartes des autres restent face cachée.
rule-M-R14 = Une carte jouée dans la variante est défaussée aussitôt.
rule-M-R15 = Un joueur qui a deux tortues peut jouer une carte dans tout son tour, et non une par tortue. Une carte jouée par un adversaire porté par l’une d’elles n’empêche pas leur joueur d’en jouer une. Une carte compte comme un dé pour le multiplicateur et pour la limite de 7.
rule-M-R16 = Dans une pile, le joueur de la tortue du haut peut jouer une de ses cartes ; personne d’autre ne peut en jouer.
rule-M-R17 = On peut encore jouer des cartes quand la pile est épuisée ; les sept œufs de la plage ne sont pas une carte.
rule-M-R18 = À égalité d’œufs et de cartes, les joueurs partagent la victoire.
rule-M-R19 = Le premier joueur est tiré au sort.
