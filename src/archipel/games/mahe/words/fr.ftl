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
goal = Récoltez le plus d’œufs avant que les sept derniers soient pondus sur la plage.

option-egg_cards = Cartes œufs comme dés
    .help = Une carte déjà gagnée peut tenir lieu de deuxième ou de troisième dé.
    .no = non
    .yes = oui

## Réponses

answer-stop = s’arrêter et nager
answer-roll = lancer encore un dé
answer-card = jouer la carte œufs { $eggs }
answer-move = { $turtle } nage d’abord
answer-first = { $seat } commence
answer-flip = { $eggs ->
    [one] une ponte d’un œuf
   *[other] une ponte de { $eggs } œufs
}
answer-die = dé { $pips }

## Questions

ask-pick = Vos deux tortues nagent à ce tour : laquelle d’abord ?
ask-decide = Un dé est lancé : nager maintenant ou lancer encore ?

## Événements

event-begins = { $seat } commence.
event-clutch = { $eggs ->
    [one] Une ponte d’un œuf est à prendre.
   *[other] Une ponte de { $eggs } œufs est à prendre.
}
event-turn = À { $turtle } de jouer.
event-rolled = { $turtle } fait { $pips } : { $total } jusqu’ici.
event-spent = { $seat } joue une carte œufs { $eggs } : { $total } jusqu’ici.
event-swam = { $steps ->
    [one] { $turtle } nage une case, jusqu’à la { $space }.
   *[other] { $turtle } nage { $steps } cases, jusqu’à la { $space }.
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
line-beach = La plage

## Pourquoi pas ?

why-game-over = { $who } ne peut plus répondre : la partie est finie.
why-clutch-first = Pas encore : il faut d’abord retourner la première carte œufs.
why-card-first = Pas encore : il faut d’abord retourner la carte œufs suivante.
why-starting-player-first = Pas encore : il faut d’abord tirer au sort qui commence.
why-die-first = Pas encore : il faut d’abord lancer le dé.
why-decision-first = Pas encore : c’est d’abord à { $decider } de décider.
why-turtle-first = Pas encore : c’est d’abord à { $decider } de choisir une tortue.
why-dice-are-rolled = { $who } ne peut pas répondre « { $answer } » : un dé se lance, il ne se choisit pas.
why-cards-are-turned-up = { $who } ne peut pas répondre « { $answer } » : les cartes viennent de la pile, on ne les choisit pas.
why-starting-player-is-drawn = { $who } ne peut pas répondre « { $answer } » : c’est le sort qui désigne qui commence.
why-no-such-seat = Le hasard ne peut pas désigner { $seat } : il n’y a que { $seats } joueurs.
why-no-card-left = Le hasard ne peut pas retourner de carte { $eggs } : on les a déjà toutes vues.
why-not-your-turn = { $who } ne peut pas répondre maintenant : ce n’est pas son tour. C’est à { $decider } de décider.
why-not-topmost = { $who } ne peut pas décider maintenant : c’est à { $decider } de le faire, avec la tortue du haut.
why-pick-first = { $who } ne peut pas encore faire cela : il faut d’abord dire quelle tortue commence.
why-not-your-turtle = { $who } ne peut pas déplacer { $turtle } : ce n’est pas une de ses tortues.
why-one-turtle = { $who } ne peut pas choisir de tortue : à { $seats } joueurs, chacun n’en a qu’une.
why-already-swimming = { $who } ne peut pas choisir de tortue maintenant : il faut d’abord finir le déplacement en cours.
why-first-die = { $who } ne peut pas jouer de carte maintenant : une carte ne tient jamais lieu de premier dé.
why-no-variant = { $who } ne peut pas jouer de carte œufs : cette table joue sans la variante.
why-one-card = { $who } ne peut plus jouer de carte œufs : chacun n’en joue qu’une par tour.
why-not-your-card = { $who } n’a pas de carte œufs { $eggs } à jouer.

## Le terminal

mahe-raft = Radeau
mahe-beach = Plage
mahe-clutch = Ponte : { $eggs }
mahe-pile = Pile : { $cards }
mahe-last-eggs = 7 derniers œufs
mahe-dice = Dés
mahe-if-stop = Stop : { $steps }, case { $space }
mahe-if-stop-lays = Stop : { $steps }, case { $space }, pond { $eggs }
mahe-if-roll = Lancer : { $percent } % retour au radeau
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
mahe-web-picks = { $player } choisit la tortue qui nage d’abord.
mahe-web-decider = { $player } décide : { $turtle } est tout en haut.
mahe-web-dice = { $count ->
    [one] Un dé : { $dice } ; total { $sum }.
   *[other] { $count } dés : { $dice } ; total { $sum }.
}
mahe-web-space = Case { $space } : { $turtles }.
mahe-web-stack = Case { $space }, de bas en haut : { $turtles }.
mahe-web-raft = Sur le radeau : { $turtles }.
mahe-web-clutch = { $eggs ->
    [one] La ponte montre un œuf.
   *[other] La ponte montre { $eggs } œufs.
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
mahe-web-values = Œufs dessus : { $values }.
mahe-web-carries = Elle porte { $turtles }.
mahe-web-rides = Elle est sur le dos de { $turtles }.
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
about-trail = Les points montrent le dernier trajet de { $turtle }. Le gros point marque le départ.
    .title = Dernier déplacement de { $turtle }
about-tray = { $count ->
    [0] On lance jusqu’à trois dés, un à un. Un dé compte une fois, deux comptent double, trois comptent triple. Si deux ou trois dés font plus de { $limit }, la tortue retourne sur le radeau.
    [one] Un dé : { $steps } cases. Deux dés comptent double, trois comptent triple. Mais s’ils font plus de { $limit }, la tortue retourne sur le radeau. Jusqu’ici : { $sum }.
   *[other] { $count } dés, total { $sum } : { $steps } cases. Si les dés font plus de { $limit }, la tortue retourne sur le radeau.
}
    .title = Les dés
about-cards = { $cards ->
    [0] { $player } joue { $turtles } et n’a pas encore gagné de carte œufs.
    [one] { $player } joue { $turtles } et a gagné une carte œufs. Elle reste face cachée jusqu’à la fin.
   *[other] { $player } joue { $turtles } et a gagné { $cards } cartes œufs. Elles restent face cachée jusqu’à la fin.
}
    .title = Cartes œufs de { $player }
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
   *[other] { $player }, { $turtle } : { $dice }, jusqu’à la { $space }.
}
mahe-ear-raft-empty = Il n’y a personne sur le radeau.
mahe-ear-no-dice = Aucun dé n’a été lancé.
mahe-ear-empty = vide
mahe-cmd-p = p, où
    .help = p rouge : où est Rouge, qui est au-dessus et au-dessous, et à qui il est
mahe-cmd-raft = radeau
    .help = radeau : qui attend sur le radeau
mahe-cmd-eggs = œufs
    .help = œufs : la ponte, la pile et les cartes de chacun

## Règles

rule-M1 = La table
rule-M1-1 = Mahé se joue de 2 à 7. À partir de 4, chacun a une tortue.
rule-M1-2 = À 2 ou 3, chacun a deux tortues.
rule-M1-3 = Un anneau de 21 cases entoure l’île. Toutes les tortues partent du radeau, à côté de la case 1 ; à côté de la case 21, la plage, se trouve la ponte.
rule-M1-4 = Il y a 24 cartes œufs : trois de chaque à 1, 2 et 6 œufs, cinq de chaque à 3, 4 et 5. Quatre sont écartées sans qu’on les voie ; vingt forment la pile.
rule-M1-5 = On retourne la carte du dessus de la pile : c’est la ponte.
rule-M1-6 = Le hasard désigne qui commence. Ensuite, chacun son tour.
rule-M2 = Les dés
rule-M2-1 = On lance les dés un à un. Le premier est toujours lancé.
rule-M2-2 = Après le premier dé, la tortue peut s’en tenir là, ou bien on lance un deuxième dé.
rule-M2-3 = Après le deuxième dé, si le total est de 7 au plus, la tortue peut s’en tenir là, ou bien on lance un troisième dé.
rule-M2-4 = Si deux ou trois dés font plus de 7, la tortue retourne aussitôt sur le radeau, et son déplacement est terminé.
rule-M2-5 = Après un troisième dé, si le total est de 7 au plus, la tortue nage.
rule-M3 = Nager
rule-M3-1 = Les tortues nagent dans le sens inverse des aiguilles d’une montre, en suivant les numéros. Du radeau, le premier pas mène à la case 1 ; après 21 vient 1.
rule-M3-2 = Un dé : autant de cases que de points.
rule-M3-3 = Deux dés : leur total, doublé.
rule-M3-4 = Trois dés : leur total, triplé.
rule-M4 = Sur le dos des autres
rule-M4-1 = Une tortue peut en dépasser d’autres. Si elle finit sur une case occupée, elle grimpe tout en haut.
rule-M4-2 = Quand une tortue qui en porte d’autres se déplace, le joueur de la tortue du haut décide du deuxième et du troisième dé.
rule-M4-3 = Une tortue qui nage emporte toutes celles du dessus et laisse sur place celles du dessous.
rule-M4-4 = Une tortue qui retourne sur le radeau emporte toutes celles du dessus.
rule-M5 = Pondre
rule-M5-1 = Une tortue qui atteint ou dépasse la case 21 pond : son joueur prend la carte visible et la garde face cachée.
rule-M5-2 = Dans une pile de tortues, c’est celle du haut qui pond.
rule-M5-3 = Une fois la carte prise, on retourne la suivante de la pile.
rule-M6 = La fin
rule-M6-1 = Quand les vingt cartes sont prises, il reste sept œufs sur la plage. La prochaine tortue qui atteint ou dépasse la case 21 les gagne, et la partie s’arrête aussitôt.
rule-M6-2 = Chacun compte les œufs de ses cartes, et sept de plus pour une tortue sur la plage.
rule-M6-3 = Qui a le plus d’œufs gagne ; à égalité, qui a le plus de cartes œufs.
rule-M7 = Deux tortues chacun
rule-M7-1 = À son tour, on déplace ses deux tortues, en finissant avec l’une avant de passer à l’autre.
rule-M7-2 = L’ordre est libre à chaque tour.
rule-M7-3 = Les cartes des deux tortues comptent ensemble.
rule-M8 = Variante : cartes œufs comme dés
rule-M8-1 = Dans cette variante, une carte déjà gagnée peut tenir lieu de deuxième ou de troisième dé. Ses œufs comptent comme les points de ce dé.
rule-M8-2 = Une carte ne tient jamais lieu de premier dé.
rule-M8-3 = Chaque joueur ne peut jouer qu’une carte par tour.
rule-M8-4 = Seul le joueur qui décide peut jouer une carte, et seulement une des siennes.
rule-M8-5 = Une carte jouée est défaussée et ne rapporte rien.
rule-M9 = Ce qui est reconstitué
rule-M9-1 = Le livret annonce 24 cartes de 1 à 6 œufs, sans dire combien de chaque. Les nombres de M1.4 sont déduits : ce sont les seuls qui s’accordent à la fois avec l’exemple de décompte du livret et avec une description publiée des cartes.
rule-M9-2 = Le livret parle d’une tortue rouge, d’une bleue et d’une jaune. Les quatre autres couleurs sont notre choix.
rule-M-R = Précisions
rule-M-R1 = Pour départager, les sept œufs de la plage comptent comme une carte.
rule-M-R2 = À 7 tout juste, on peut lancer un troisième dé, mais ce sera forcément trop.
rule-M-R3 = Le radeau est hors de l’anneau et on n’y passe jamais : 21 est suivi de 1.
rule-M-R4 = Quitter la case 21 ne fait rien pondre ; un déplacement fait pondre une fois au plus ; 21 cases depuis la 21 mènent à la 21 et font pondre.
rule-M-R5 = Sur le radeau, les tortues sont côte à côte et ne se portent jamais.
rule-M-R6 = Quand une tortue au milieu d’une pile retourne sur le radeau, celles du dessous restent où elles sont.
rule-M-R7 = Une pile de tortues qui arrive sur une autre se pose dessus dans le même ordre.
rule-M-R8 = La tortue tout en haut de la pile décide, peu importe qui se trouve entre deux ; la tortue dont c’est le tour lance toujours le premier dé et se déplace toujours.
rule-M-R9 = Un joueur dont une tortue est sur son autre tortue décide selon la même règle.
rule-M-R10 = Une tortue portée par l’autre tortue du même joueur fait quand même son propre déplacement à ce tour ; mais si la première des deux gagne les sept derniers œufs, la partie s’arrête aussitôt.
rule-M-R11 = À deux ou trois joueurs, chacun a deux tortues ; de quatre à sept, une seule.
rule-M-R12 = Les sept derniers œufs vont à la tortue du haut de la pile, comme une carte.
rule-M-R13 = Les cartes gagnées restent face cachée ; chacun peut regarder les siennes. À la fin, on les retourne toutes. Comme chaque carte a été vue de tous au moment d’être gagnée, les robots s’en souviennent ; à l’écran, les cartes des autres restent face cachée.
rule-M-R14 = Une carte jouée dans la variante est défaussée aussitôt.
rule-M-R15 = Un joueur qui a deux tortues peut jouer une carte dans tout son tour, et non une par tortue. Une carte jouée par un rival porté par l’une d’elles n’empêche pas leur joueur d’en jouer une. Une carte compte comme un dé pour le multiplicateur et pour la limite de 7.
rule-M-R16 = Dans une pile, le joueur de la tortue du haut peut jouer une de ses cartes, jamais celle d’un autre.
rule-M-R17 = On peut encore jouer des cartes quand la pile est épuisée ; les sept œufs de la plage ne sont pas une carte.
rule-M-R18 = À égalité d’œufs et de cartes, on partage la victoire.
rule-M-R19 = On tire au sort qui commence.
