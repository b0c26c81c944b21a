# Déole en français.

## Choses

colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-red = rouge

track-blue = piste bleue
track-yellow = piste jaune
track-green = piste verte
track-red = piste rouge
track-crew = piste Équipage
deole-short-blue = bl
deole-short-yellow = ja
deole-short-green = ve
deole-short-red = ro
deole-short-crew = éq

heading-north = nord
heading-east = est
heading-south = sud
heading-west = ouest

mode-even = pair
mode-odd = impair
mode-small = petit
mode-large = grand
mode-different = différent
mode-rising = croissant
mode-falling = décroissant
mode-equal = égal
mode-swinging = oscillant
mode-step = ±1

bonus-A = A : un dé du sac, valeur au choix
bonus-B = B : un dé, couleur au choix, lancé
bonus-C = C : avancer d’une case
bonus-D = D : un dé de la Rose des Vents
bonus-E = E : les gouvernails utilisés ne coûtent rien
bonus-F = F : les gouvernails disponibles rapportent des points

blurb = Choisissez un dé, posez-le sur votre feuille, et son vent pousse votre navire. Sauvez des naufragés, fouillez des épaves, gagnez Éolia… et rentrez à temps !
goal = Marquez le plus de points : naufragés, épaves et un bon voyage de retour.

option-modes = Modes de pose
    .help = Cinq modes disent quels dés les cinq pistes d’une feuille acceptent. D’habitude, ce sont ceux de la première partie ou, en solo, ceux du voyage en solitaire.
    .usual = habituels
    .first = première partie : pair, impair, différent, croissant, décroissant
    .solo = solo : impair, croissant, égal, oscillant, ±1
    .breeze = brise : pair, impair, petit, grand, différent
    .trade = alizé : pair, grand, croissant, décroissant, oscillant
    .mistral = mistral : impair, différent, croissant, oscillant, ±1
    .tempest = tempête : croissant, décroissant, égal, oscillant, ±1
    .free = libres : choisis tour à tour par les joueurs

option-equals = Valeurs égales en croissant et décroissant
    .help = Les pistes croissantes et décroissantes sont strictes. Avec « oui », elles acceptent aussi de répéter la valeur précédente.
    .no = non
    .yes = oui

## Réponses

answer-first = { $seat } commence
answer-castaways = Naufragés : jaune { $yellow }, rouge { $red }
answer-rolled = { $pips } { $colour }
answer-drawn = Un dé du sac : { $colour }
answer-side = Partir du côté { $colour }
answer-mode = Mode : { $mode }
answer-pick = Prendre le { $pips } { $colour }
answer-lay = Poser un { $pips } sur la { $track }
answer-discard = Défausser le dé
answer-port = Partir du port { $port }
answer-sail = Mettre le cap { $heading ->
    [est] à l’est
    [ouest] à l’ouest
   *[other] au { $heading }
}
answer-sign = Changer le moins de la case Équipage { $box } en plus
answer-smile = Dessiner le smiley sur la { $track }
answer-bonus = Bonus { $bonus }
answer-colour = Un dé { $colour }
answer-salvage = Prendre le { $pips } { $colour } de la Rose des Vents
answer-disaster = Poser le Désastre sur la { $track }
answer-help = Un naufragé envoie le Désastre sur la Rose des Vents
answer-free = Un naufragé libère la case { $box } de la { $track }

## Questions

ask-side = Voyage en solitaire : choisissez le côté d’où vous partez.
ask-modes = Les joueurs choisissent tour à tour cinq modes de pose : choisissez le suivant.
ask-pick = Les dés sont lancés : prenez-en un.
ask-lay = Vous avez un dé : posez-le sur une piste ou défaussez-le.
ask-mode = Votre dé ouvre cette piste : choisissez son mode.
ask-port = Votre voyage commence : choisissez un port de votre couleur.
ask-course = Votre navire avance d’une case : choisissez son cap.
ask-sign = Vous avez traversé une épave : choisissez un moins de l’équipage, il devient un plus.
ask-castaway = Vous avez sauvé un naufragé : dessinez le smiley sur une piste.
ask-bonus = Vous avez gagné un bonus : choisissez-le.
ask-colour = Le bonus B donne un dé du sac : choisissez sa couleur.
ask-salvage = Le bonus D donne un dé de la Rose des Vents : choisissez-le.
ask-disaster = Le dé restant est un Désastre : posez-le.

## Événements

event-starts = { $seat } commence.
event-sides = { $seat } prend le départ du côté { $colour }.
event-chose = { $seat } choisit un mode : { $mode }.
event-round = Manche { $number }.
event-drifts = Un naufragé dérive en { $space }.
event-turn = Tour { $number }.
event-rolled = Dé lancé : { $pips } { $colour }.
event-picks = { $seat } prend le { $pips } { $colour }.
event-lays = { $seat } pose un { $pips } sur la case { $box } de la { $track }.
event-adjusts = { $helms ->
    [one] { $seat } utilise un gouvernail de la { $track }.
   *[other] { $seat } utilise { $helms } gouvernails de la { $track }.
}
event-opens = { $seat } ouvre la { $track } avec le mode « { $mode } ».
event-helm = Un gouvernail de la { $track } devient disponible pour { $seat }.
event-discards = { $seat } défausse le { $pips } { $colour }.
event-departs = { $seat } quitte le port { $port }.
event-sails = { $seat } traverse { $space }, cap { $heading ->
    [est] à l’est
    [ouest] à l’ouest
   *[other] au { $heading }
}.
event-home = { $seat } rentre au port depuis { $space }.
event-wreck = { $seat } fouille une épave : le moins de la case Équipage { $box } devient un plus.
event-rescues = { $seat } sauve le naufragé en { $space }.
event-smiles = { $seat } dessine un smiley dans la case { $box } de la { $track }.
event-eolia = { $seat } atteint Éolia.
event-column = { $seat } complète la colonne { $box }.
event-earns = { $seat } gagne un bonus.
event-bonus = { $seat } prend le bonus { $bonus }.
event-lapses = Un bonus se perd : il n’en reste aucun d’utile à { $seat }.
event-drew = { $seat } reçoit un dé du sac : { $colour }.
event-chooses = { $seat } prend un dé dans le sac et le lance : { $colour }.
event-salvages = { $seat } prend le { $pips } { $colour } de la Rose des Vents.
event-left = Il reste le { $pips } { $colour }, qui va sur la Rose des Vents.
event-refills = Les dés de la Rose des Vents retournent dans le sac.
event-disaster = Un Désastre frappe { $seat } : un { $pips } sur la case { $box } de la { $track }.
event-ignored = { $seat } ignore le Désastre : un { $pips } a déjà frappé dans cette manche.
event-helped = Un naufragé donne un coup de pouce à { $seat } : le Désastre va sur la Rose des Vents.
event-frees = Un naufragé libère la case { $box } de la { $track } : le { $pips } va sur la Rose des Vents.
event-storm = { $rows ->
    [one] La tempête vient du côté { $colour } : une rangée.
   *[other] La tempête vient du côté { $colour } : { $rows } rangées.
}
event-sinks = Le Désastre ne trouve plus de case : { $seat } fait naufrage.
event-swallowed = La tempête engloutit { $seat } en { $space }.
event-adrift = { $seat } ne rentre pas à temps.
event-over = La partie est finie.

## Score

line-eolia = Éolia
line-gauge = Rangée la plus lointaine
line-spaces = Cases traversées
line-missing = Cases manquantes jusqu’au port
line-blue = Piste bleue
line-yellow = Piste jaune
line-green = Piste verte
line-red = Piste rouge
line-crew = Équipage
line-helms_used = Gouvernails utilisés
line-helms_left = Gouvernails disponibles

## Pourquoi pas ?

why-game-over = { $who } ne peut plus jouer : la partie est finie.
why-starter-first = Pas encore : il faut d’abord tirer au sort le premier joueur.
why-side-first = Pas encore : il faut d’abord choisir un côté.
why-modes-first = Pas encore : il faut d’abord choisir les cinq modes.
why-castaways-first = Pas encore : il faut d’abord lancer les dés des naufragés.
why-roll-first = Pas encore : il faut d’abord lancer les dés de ce tour.
why-pick-first = Pas encore : { $decider } doit d’abord prendre un dé.
why-lay-first = Pas encore : { $decider } doit d’abord poser ou défausser le dé en main.
why-mode-first = Pas encore : { $decider } doit d’abord choisir le mode de la nouvelle piste.
why-port-first = Pas encore : { $decider } doit d’abord choisir un port.
why-course-first = Pas encore : { $decider } doit d’abord naviguer.
why-sign-first = Pas encore : { $decider } doit d’abord changer un signe, grâce à l’épave.
why-face-first = Pas encore : { $decider } doit d’abord dessiner le smiley du naufragé.
why-bonus-first = Pas encore : { $decider } doit d’abord prendre un bonus.
why-colour-first = Pas encore : { $decider } doit d’abord choisir la couleur du dé du bonus B.
why-salvage-first = Pas encore : { $decider } doit d’abord prendre un dé de la Rose des Vents, pour le bonus D.
why-disaster-first = Pas encore : { $decider } doit d’abord poser ou écarter le Désastre.
why-draw-first = Pas encore : il faut d’abord tirer le dé du bonus A.
why-bonus-die-first = Pas encore : il faut d’abord lancer le dé du bonus B.
why-not-your-turn = Ce n’est pas à { $who } de jouer : c’est à { $decider }.
why-starter-is-drawn = { $who } ne peut pas choisir « { $answer } » : le premier joueur est tiré au sort.
why-castaways-are-rolled = { $who } ne peut pas choisir « { $answer } » : ce sont les dés qui placent les naufragés.
why-dice-are-rolled = { $who } ne peut pas choisir « { $answer } » : les dés se lancent, on ne les choisit pas.
why-die-is-drawn = { $who } ne peut pas choisir « { $answer } » : le dé du bonus A est tiré du sac.
why-only-alone = { $who } ne peut pas choisir « { $answer } » : on ne choisit son côté qu’en solitaire.
why-no-disasters = { $who } ne peut pas choisir « { $answer } » : il n’y a de Désastres qu’en solitaire.
why-no-such-seat = Le tirage ne peut pas désigner { $seat } : il n’y a que { $seats } joueurs.
why-no-such-die = On ne peut pas tirer de dé { $colour } : il n’y en a pas dans le sac.
why-colour-chosen = On ne peut pas tirer de dé { $colour } : une autre couleur a été choisie.
why-not-in-tray = { $who } ne peut pas prendre le { $pips } { $colour } : il n’est pas parmi les dés restants.
why-wrong-track = { $who } ne peut pas utiliser la { $track } : le dé est d’une autre couleur.
why-track-full = { $who } ne peut pas utiliser la { $track } : aucune case n’y est libre.
why-box-passed = { $who } ne peut pas utiliser la { $track } : sa case libre est à gauche d’un dé ou d’un smiley.
why-helms-short = { $who } ne peut pas en faire un { $pips } : la { $track } n’a pas assez de gouvernails disponibles.
why-mode-forbids = { $who } ne peut pas poser un { $pips } ici : le mode de la { $track } ne l’accepte pas.
why-no-mode-fits = { $who } ne peut pas ouvrir la { $track } avec un { $pips } : aucun des modes restants ne l’accepte.
why-no-way = { $who } ne peut pas utiliser la { $track } : ce vent pousserait le navire hors de la carte.
why-mode-not-agreed = { $who } ne peut pas choisir « { $mode } » : ce n’est pas un des cinq modes de cette partie.
why-mode-used = { $who } ne peut pas choisir « { $mode } » : une autre piste l’a déjà.
why-mode-unmet = { $who } ne peut pas choisir « { $mode } » : ce mode n’accepte pas le dé.
why-mode-named = { $who } ne peut pas choisir « { $mode } » : ce mode a déjà été choisi.
why-port-blocked = { $who } ne peut pas partir du port { $port } : le vent pousserait le navire hors de la carte.
why-turns-back = { $who } ne peut pas mettre le cap { $heading ->
    [est] à l’est
    [ouest] à l’ouest
   *[other] au { $heading }
} : un navire ne fait pas demi-tour.
why-off-map = { $who } ne peut pas mettre le cap { $heading ->
    [est] à l’est
    [ouest] à l’ouest
   *[other] au { $heading }
} : un navire ne quitte la carte que par un de ses propres ports.
why-third-box = { $who } ne peut pas changer le signe de la troisième case.
why-sixth-box = { $who } ne peut pas changer le signe de la sixième case : c’est un plus.
why-sign-turned = { $who } ne peut pas changer le signe de la case { $box } : c’est déjà un plus.
why-face-full = { $who } ne peut pas dessiner le smiley sur la { $track } : aucune case n’y est libre.
why-face-sixth = { $who } ne peut pas dessiner le smiley sur la { $track } : la sixième case n’en accepte pas.
why-bonus-taken = { $who } ne peut pas reprendre ce bonus ({ $bonus }).
why-no-dice-left = { $who } ne peut pas prendre ce bonus : il n’y a de dés ni dans le sac ni sur la Rose des Vents.
why-rose-empty = { $who } ne peut pas prendre ce bonus : il n’y a pas de dés sur la Rose des Vents.
why-no-voyage = { $who } ne peut pas prendre ce bonus : le navire n’est pas en mer.
why-not-in-bag = { $who } ne peut pas prendre de dé { $colour } : il n’y en a pas dans le sac.
why-not-in-rose = { $who } ne peut pas prendre le { $pips } { $colour } : il n’est pas sur la Rose des Vents.
why-disaster-track = { $who } ne peut pas poser le Désastre sur la { $track } : il est d’une autre couleur.
why-disaster-full = { $who } ne peut pas poser le Désastre sur la { $track } : aucune case n’y est libre.
why-no-helper = { $who } n’a pas de naufragé à bord pour donner un coup de pouce.
why-no-disaster = { $who } ne peut pas libérer la case { $box } de la { $track } : aucun Désastre de cette manche ne l’occupe.

## Le terminal

deole-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
deole-modes = Modes
deole-tray = Dés
deole-hand = En main
deole-rose = Rose
deole-bag = Sac
deole-legend = # Éolia   W épave   ☺ naufragé   a–i leurs lettres   S1 port   ▸ choisit d’abord
deole-legend-sheet = · case libre   [5] remplie   * gouvernail (2/1 : disponibles/utilisés)   ★ bonus gagné
deole-legend-alone = ≈ tempête   [!3] Désastre   [█] barrée
deole-gauge = Rangée : points
deole-table = Naufragés
deole-price = { $helms ->
    [0] tel quel
    [one] pour un gouvernail
   *[other] pour { $helms } gouvernails
}
deole-price-points = Chaque gouvernail utilisé coûte 2 points à la fin.
deole-player = Joueur
deole-ship = Navire
deole-spaces = Cases
deole-row = Rangée
deole-bonuses = Bonus
deole-helpers = Coups de pouce
deole-owed = Bonus à prendre
deole-points = Points
deole-track = Piste
deole-mode = Mode
deole-boxes = Cases
deole-at-port = au port
deole-at-sea = en mer
deole-at-home = rentré
deole-lost-storm = Navire perdu dans la tempête.
deole-lost-wreck = Navire naufragé.
deole-lost-adrift = Navire pas rentré à temps.

## À l’oreille et au clavier

deole-ear-port = port { $port }, côté { $wind }
deole-ear-next = prochaine case pour { $player }
deole-ear-crossed = traversée par { $player }
deole-ear-wreck = épave
deole-ear-letter = lettre { $letter }
deole-ear-column = Colonne { $box } : { $count } sur 5{ $open ->
    [none] .
    [many] .
   *[other] ; libres : { $open }.
}
deole-ear-places = Dés, carte, votre feuille, modes et bonus
deole-cmd-track = piste
    .help = piste bleu : votre piste bleue ; piste bleu bo : celle de Bo ; piste tout court : les cinq
deole-cmd-ship = navire
    .help = navire 2 : le voyage du joueur 2, ou d’un joueur par son nom
deole-cmd-modes = modes
    .help = modes : vos modes, et ceux qui sont utilisés
deole-cmd-columns = colonnes
    .help = colonnes : combien de cases de chaque colonne sont remplies
deole-cmd-dice = dés
    .help = dés : les dés à prendre, en main, sur la Rose des Vents et dans le sac
deole-cmd-space = case
    .help = c5 : ce qu’il y a sur cette case de la carte

## Règles

rule-D1 = La mer et les feuilles
rule-D1-1 = Déole se joue de 1 à 4 joueurs, en trois manches de cinq tours. À chaque tour, chaque joueur joue un dé.
rule-D1-2 = La mer est une carte de 8 × 8 cases. Chaque côté a la couleur d’un vent : bleu au nord, jaune à l’est, vert au sud, rouge à l’ouest. Chacun joue la couleur du côté où il est assis.
rule-D1-3 = Chaque côté a trois ports, d’où part son joueur et où son navire doit revenir.
rule-D1-4 = Quatre cases portent une épave, et les quatre du milieu forment l’île d’Éolia. Chaque côté y a sa côte : les bords de l’île tournés vers lui.
rule-D1-5 = Le long de chaque côté, une jauge donne des points pour la rangée la plus lointaine atteinte.
rule-D1-6 = Chacun a une feuille avec cinq pistes de six cases : une pour le vent de chaque couleur, une pour l’équipage.
rule-D1-7 = Certaines cases montrent un gouvernail. Au départ, un gouvernail est disponible sur chacune des pistes bleue, jaune et verte.
rule-D1-8 = Les cases de la piste Équipage ont un signe : moins pour les cinq premières, plus pour la sixième.
rule-D1-9 = Les dés ont les couleurs des vents. Le sac en contient 7 de chaque couleur à quatre joueurs, 6 à trois, 5 à deux et 4 en solo.
rule-D2 = Avant de partir
rule-D2-1 = À deux, on s’assied face à face, côtés vert et bleu ; à trois, côtés vert, rouge et bleu ; à quatre, de tous les côtés. Le premier joueur est tiré au sort.
rule-D2-2 = Les joueurs choisissent cinq des dix modes de pose. Pour la première partie : pair, impair, différent, croissant et décroissant.
rule-D2-3 = Au début de chaque manche, on lance un dé jaune et un dé rouge. La grille des naufragés indique un symbole, et on place un naufragé sur chacune des quatre cases qui le portent.
rule-D3 = Un tour
rule-D3-1 = Au début d’un tour, on pioche dans le sac un dé par joueur, plus un, et on les lance tous.
rule-D3-2 = À partir du premier joueur et dans le sens horaire, chacun choisit un des dés qui restent et le joue jusqu’au bout : le poser, naviguer, vivre les événements en chemin, prendre ses bonus.
rule-D3-3 = Dès que le dernier joueur a choisi, le dé dont personne n’a voulu va sur la Rose des Vents, avec tous les dés défaussés. Le bonus D de ce joueur peut déjà le prendre.
rule-D3-4 = Si le sac n’a pas assez de dés pour un tour, on y remet d’abord tous ceux de la Rose des Vents.
rule-D3-5 = Après cinq tours, la manche est finie : tous les dés retournent dans le sac. Ce qui est écrit sur les feuilles y reste.
rule-D4 = Poser un dé
rule-D4-1 = Un dé se pose sur la première case libre à partir de la gauche, sur la piste de sa couleur ou sur la piste Équipage.
rule-D4-2 = Le premier dé d’une piste l’ouvre : son joueur choisit un des cinq modes, pas encore utilisé sur sa feuille. Dès lors, ce mode vaut pour toute la piste.
rule-D4-3 = Pair accepte 2, 4 et 6 ; impair accepte 1, 3 et 5.
rule-D4-4 = Petit accepte 1, 2 et 3 ; grand accepte 4, 5 et 6.
rule-D4-5 = Différent n’accepte aucune valeur deux fois.
rule-D4-6 = Croissant veut une valeur plus haute que la précédente ; décroissant, une plus basse.
rule-D4-7 = Égal veut la même valeur que la précédente.
rule-D4-8 = Oscillant monte et descend tour à tour.
rule-D4-9 = ±1 veut une valeur d’exactement un de plus ou un de moins que la précédente.
rule-D4-10 = Un dé posé sur une case à gouvernail rend disponible un gouvernail de cette piste.
rule-D4-11 = Les gouvernails disponibles peuvent changer un dé posé sur leur piste, chacun d’un point en plus ou en moins. Un gouvernail ne sert qu’une fois.
rule-D4-12 = Un 6 ne peut que baisser, un 1 ne peut que monter.
rule-D5 = Naviguer
rule-D5-1 = Chaque dé posé fait avancer le navire d’une case : il traverse celle qui est devant lui et en sort par un autre bord que celui par lequel il est entré. Un navire ne fait jamais demi-tour sur une case.
rule-D5-2 = Le voyage commence dans un des trois ports de sa couleur.
rule-D5-3 = Un dé sur une piste de vent pousse le navire vers le côté de sa couleur.
rule-D5-4 = Si ce côté est dans le dos du navire, c’est un vent arrière : tout droit, à gauche ou à droite, au choix de son joueur.
rule-D5-5 = Avec un dé sur la piste Équipage, on rame : là aussi tout droit, à gauche ou à droite, quelle que soit la couleur du dé.
rule-D5-6 = On peut traverser une case plusieurs fois, même avec le même navire.
rule-D5-7 = Un navire qui quitte la carte par un de ses ports est rentré.
rule-D5-8 = Un joueur dont le navire est rentré continue à poser des dés jusqu’à la fin.
rule-D6 = Les événements
rule-D6-1 = Un joueur qui traverse une épave change le « − » d’une case Équipage en « + » : la première, la deuxième, la quatrième ou la cinquième. La troisième ne change jamais.
rule-D6-2 = Un joueur qui traverse la case d’un naufragé le prend à bord et dessine un smiley dans la première case libre de n’importe quelle piste.
rule-D6-3 = Une case avec un smiley n’a pas de valeur, et les modes de pose l’ignorent. La sixième case d’une piste n’en accepte pas.
rule-D6-4 = Un joueur qui atteint Éolia par la côte de sa couleur gagne 5 points à la fin.
rule-D6-5 = Le premier à y arriver gagne aussi un bonus, tout comme ceux qui y arrivent au même tour.
rule-D7 = Les bonus
rule-D7-1 = Une colonne de la feuille dont les cinq cases sont remplies donne un bonus, de même qu’un dé sur la sixième case de la piste Équipage.
rule-D7-2 = Pour chaque bonus, on prend sur sa feuille un des six que l’on n’a pas encore pris, et il agit aussitôt. Un dé ainsi obtenu se joue comme les autres, et peut rapporter d’autres bonus.
rule-D7-3 = Bonus A : piocher un dé dans le sac et en choisir la valeur.
rule-D7-4 = Bonus B : prendre dans le sac un dé de n’importe quelle couleur et le lancer.
rule-D7-5 = Bonus C : avancer d’une case dans n’importe quelle direction, sauf en arrière.
rule-D7-6 = Bonus D : prendre un dé de la Rose des Vents avec la valeur qu’il montre. Comme pour tout dé, des gouvernails peuvent la modifier.
rule-D7-7 = Bonus E : à la fin, les gouvernails utilisés ne coûtent rien.
rule-D7-8 = Bonus F : à la fin, chaque gouvernail encore disponible vaut un point.
rule-D8 = Fin de partie
rule-D8-1 = Après trois manches, la partie est finie. La rangée la plus lointaine atteinte rapporte les points de la jauge.
rule-D8-2 = Un joueur dont le navire est rentré a 2 points par case traversée ; les autres, un seul. Une case traversée plusieurs fois compte une fois.
rule-D8-3 = Un joueur dont le navire n’est pas rentré perd un point par case qui lui manque jusqu’au plus proche de ses ports.
rule-D8-4 = Chaque piste de vent rapporte la valeur inscrite sous sa dernière case remplie.
rule-D8-5 = La piste Équipage rapporte la somme de ses cases avec leurs signes ; elle peut être négative.
rule-D8-6 = Chaque gouvernail utilisé coûte 2 points, sauf si on a pris le bonus E.
rule-D8-7 = Le total le plus élevé gagne. En cas d’égalité, c’est la piste Équipage qui départage, puis les points d’exploration.
rule-D9 = En solitaire
rule-D9-1 = En solitaire, on choisit librement son côté. Les modes sont impair, croissant, égal, oscillant et ±1.
rule-D9-2 = À chaque tour, on lance deux dés. Celui qu’on ne choisit pas est un Désastre.
rule-D9-3 = On peut jeter l’ancre : défausser le dé choisi et s’en passer. Le Désastre se pose quand même.
rule-D9-4 = Un Désastre se pose sur la dernière case encore libre, en partant de la droite, de la piste de sa couleur ou de la piste Équipage. Si la piste de sa couleur est pleine, c’est forcément la piste Équipage.
rule-D9-5 = Un Désastre de même valeur qu’un autre déjà posé est ignoré et va sur la Rose des Vents.
rule-D9-6 = Si un Désastre ne trouve pas de case, c’est le naufrage, et le voyage est perdu.
rule-D9-7 = Chaque naufragé à bord peut donner un coup de pouce, une seule fois : un Désastre va sur la Rose des Vents au lieu d’être posé, ou la case d’un Désastre de la manche est libérée.
rule-D9-8 = Le bonus d’Éolia ne se gagne qu’à l’aller, avant d’atteindre la zone à 10 points.
rule-D9-9 = Une colonne où se trouve un Désastre ne donne pas de bonus.
rule-D9-10 = À la fin d’une manche, on barre pour de bon les cases qui portent un Désastre. Pour chacune d’elles sur une piste de vent, la tempête avance d’une rangée de huit cases depuis ce côté.
rule-D9-11 = Un navire que la tempête rattrape ou qui entre dans la tempête est perdu.
rule-D9-12 = On gagne le voyage en rentrant au port.
rule-D10 = Ce qui est reconstitué
rule-D10-1 = Nous n’avons pas les images du livret. La carte est la nôtre : sa taille, quatre épaves, une île au milieu et quatre cases pour chaque symbole de naufragé viennent du texte, mais pas ce que porte chaque case.
rule-D10-2 = Chaque côté a trois ports ; que ce soient la troisième, la quatrième et la sixième place depuis la gauche de leur joueur est notre choix.
rule-D10-3 = La jauge compte 5, 10, 20 et 30 points ; nos rangées sont la quatrième, la cinquième, la sixième, puis la septième et la huitième, comptées depuis son propre côté. Avec ces rangées et ces ports, rentrer en vaut la peine.
rule-D10-4 = La grille des naufragés est la nôtre. Avec 1 ou 2 au dé jaune, les lettres sont a, b et c pour 1–2, 3–4 et 5–6 au dé rouge ; avec 3 ou 4, ce sont d, e et f ; avec 5 ou 6, g, h et i.
rule-D10-5 = Les valeurs sous les cases d’une piste de vent sont les nôtres : 1, 3, 6, 10, 15 et 21.
rule-D10-6 = Les cases à gouvernail sont les nôtres : la deuxième et la quatrième des pistes bleue, jaune, verte et Équipage ; la première, la troisième et la cinquième de la piste rouge. Que le troisième signe de l’équipage soit un moins est une déduction.
rule-D10-7 = Le livret nomme huit des dix modes ; petit et grand sont les nôtres, ainsi que les séries brise, alizé, mistral et tempête.
rule-D10-8 = Les possesseurs du jeu peuvent noter dans un fichier ce qui est imprimé sur leurs feuilles et jouer avec lui dans le terminal.
rule-D-R = Précisions
rule-D-R1 = Un navire se tient sur un bord de case et a un cap : la case suivante est celle qui est devant lui. Il la traverse et en sort par un des trois autres bords.
rule-D-R2 = Un vent dont le côté est devant, à gauche ou à droite pousse le navire vers ce côté ; la couleur qu’il a dans le dos laisse le choix entre trois directions, l’équipage aussi.
rule-D-R3 = Un navire ne quitte la carte que par un de ses propres ports. Un dé qui ne pourrait que le mener ailleurs hors de la carte ne peut pas être posé là.
rule-D-R4 = Chacun peut mettre de côté le dé choisi, sur la Rose des Vents, sans effet.
rule-D-R5 = Après chaque tour, le joueur suivant dans le sens horaire devient premier joueur.
rule-D-R6 = Après chaque manche, tous les dés retournent dans le sac, ceux des feuilles comme ceux de la Rose des Vents.
rule-D-R7 = Le premier tracé part d’un des trois ports, choisi lors du premier déplacement ; un premier vent de sa propre couleur est un vent arrière.
rule-D-R8 = Un navire rentré reste au port : les dés suivants ne le font plus bouger, il ne rencontre plus rien, et le bonus C ne sert plus à rien.
rule-D-R9 = Un navire peut traverser la case devant son port sans rentrer ; il rentre en sortant par le bord du port.
rule-D-R10 = Un smiley va dans la première case libre de n’importe quelle piste, sauf la sixième. Il ne donne pas de gouvernail et compte 0 pour l’équipage. Mais il remplit sa case pour la colonne et pour la valeur d’une piste de vent.
rule-D-R11 = On ne dessine pas de smiley dans la sixième case.
rule-D-R12 = On peut dessiner un smiley sur une piste pas encore ouverte ; le mode se choisit avec le premier dé.
rule-D-R13 = À la fin d’une manche, on reprend les naufragés qui restent, et on place de nouveau les quatre.
rule-D-R14 = Le premier navire qui traverse la case prend le naufragé à bord.
rule-D-R15 = Une épave agit chaque fois qu’on la traverse, et on peut changer le signe d’une case vide ; une fois quatre signes changés, il n’y a plus rien à changer.
rule-D-R16 = Le bonus d’Éolia est pour le premier arrivé et pour tous ceux qui arrivent au cours du même tour. Chaque joueur peut obtenir les 5 points, à tout moment, une fois.
rule-D-R17 = Le bonus d’une colonne est gagné dès que sa cinquième case est remplie par un dé ou un smiley, une fois par colonne.
rule-D-R18 = Un dé du bonus A, B ou D qu’on ne peut pas poser va sur la Rose des Vents, et le bonus est dépensé. Seuls les bonus utilisables sont proposés ; s’il n’y en a pas, le bonus se perd.
rule-D-R19 = E et F se prennent comme les autres et agissent à la fin. Sans F, les gouvernails disponibles ne valent rien.
rule-D-R20 = On peut utiliser plusieurs gouvernails sur un même dé. Ce sont ceux de la piste où il est posé ; celui que ce dé rend lui-même disponible ne sert que plus tard.
rule-D-R21 = Croissant et décroissant sont stricts. En option, ils acceptent aussi les valeurs égales.
rule-D-R22 = Une case compte une fois pour chaque joueur, même s’il l’a traversée plusieurs fois.
rule-D-R23 = Les cases manquantes sont le plus petit nombre de cases à traverser pour sortir par un de ses ports, sans demi-tour et sans tenir compte des vents.
rule-D-R24 = La jauge compte la meilleure rangée jamais atteinte, qu’on soit rentré ou non.
rule-D-R25 = À total égal, la piste Équipage la plus haute l’emporte, puis le plus de points d’exploration ; sinon, les joueurs partagent la victoire.
rule-D-R26 = La couleur d’un joueur est celle du côté devant lequel il est assis.
rule-D-R27 = Un Désastre est ignoré quand un autre de même valeur a été posé dans la même manche.
rule-D-R28 = Quand un Désastre doit être posé, chaque naufragé utilisé peut soit l’annuler, soit libérer une case qu’occupe un Désastre de cette manche, pas encore barrée. Ce dé va sur la Rose des Vents, sa valeur ne protège plus, et le nouveau Désastre reste à poser. Le smiley reste sur la feuille.
rule-D-R29 = Chaque case de vent barrée à la fin d’une manche ajoute une rangée de tempête de ce côté. Un navire est perdu si la dernière case qu’il a traversée est dans la tempête, ou dès qu’il en traverse une qui s’y trouve. Un navire au port ne risque rien.
rule-D-R30 = Si sa piste est pleine, un Désastre va sur la piste Équipage ; si elle est pleine aussi, c’est le naufrage.
rule-D-R31 = Une case avec un Désastre n’accepte rien d’autre, et les modes de pose l’ignorent.
rule-D-R32 = En solitaire, on gagne si le navire est rentré à la fin du quinzième tour. Le score n’est qu’un record à battre.
rule-D-R33 = Un dé du bonus A qui n’est pas posé montre un 1 sur la Rose des Vents.
rule-D-R34 = Si le sac et la Rose des Vents ensemble n’ont pas assez de dés, on lance ceux qu’il y a ; les joueurs pour qui il n’en reste plus ne font rien à ce tour.
rule-D-R35 = Une case avec un Désastre ne compte pas comme remplie pour la valeur de sa piste.
rule-D-R36 = Un navire qui n’a jamais quitté son port n’est pas rentré, mais il ne perd pas de points pour des cases manquantes.
rule-D-R37 = Les joueurs peuvent convenir d’autres séries de modes, même en solitaire : quatre autres de notre cru, ou un choix libre. Pour un choix libre, les joueurs choisissent un mode à tour de rôle, à partir du premier joueur, jusqu’à ce qu’il y en ait cinq.
rule-D-R38 = Si le sac est vide quand le bonus A ou B demande un dé, tous les dés de la Rose des Vents y retournent d’abord.
rule-D-R39 = Rien n’est secret : les feuilles, le sac et la Rose des Vents sont visibles de tous.
rule-D-R40 = Un Désastre qui ne trouve aucune case fait aussi sombrer un navire qui est au port.
rule-D-R41 = Un dé ou un smiley va toujours à droite des dés et des smileys de sa piste ; une case libérée à leur gauche ne peut plus recevoir qu’un Désastre.

## Les feuilles à imprimer

deole-print-source = Notre propre dessin de la boîte « { $box } ». Carte, jauge, valeurs, gouvernails, grille des naufragés et deux modes sont reconstitués.
deole-print-sheet = feuille Navigation
deole-print-map = feuille Exploration
deole-print-annex = annexe
deole-print-blue = N
deole-print-yellow = E
deole-print-green = S
deole-print-red = O
deole-print-blue-track = Borée, bleu
deole-print-yellow-track = Euros, jaune
deole-print-green-track = Notos, vert
deole-print-red-track = Zéphyr, rouge
deole-print-crew-track = Équipage
deole-print-ship = Navire
deole-print-side = Mon côté
deole-print-turns = Tours
deole-print-modes = Les modes de pose
deole-print-modes-help = Entourez les cinq modes de la partie. Le premier dé d’une piste l’ouvre : dessinez l’un d’eux dans sa voile et rayez-le ici.
deole-print-columns = Colonne pleine : un bonus
deole-print-bonuses = Bonus
deole-print-score = Score
deole-print-total = Total
deole-print-solo = En solitaire
deole-print-disasters = Désastres, manches 1–3
deole-print-storm = Rangées de tempête
deole-print-helpers = Naufragés qui aident
deole-print-port = Un port : le voyage commence à l’un des trois de son côté et se termine à n’importe lequel d’entre eux.
deole-print-wreck = Une épave : un moins de l’équipage marqué de ce signe devient un plus.
deole-print-castaways = Une lettre de naufragés : ils dérivent là où se trouve la lettre tirée. Le joueur qui traverse la case dessine un smiley sur sa feuille.
deole-print-coast = Éolia : 5 points pour le joueur qui l’atteint par la côte qui porte sa lettre ; un bonus pour le premier.
deole-print-gauge = La jauge, à la gauche de chaque joueur, donne les points de la rangée la plus lointaine atteinte.
deole-print-courses = Un tracé va d’un bord à l’autre : tout droit, à gauche ou à droite. Sans stylos de couleur, tracez chaque route ainsi :
deole-print-modes-about = Un smiley ne compte pas. Quand un mode regarde la valeur précédente, le premier dé est libre.
deole-print-mode-even = 2, 4 ou 6
deole-print-mode-odd = 1, 3 ou 5
deole-print-mode-small = 1, 2 ou 3
deole-print-mode-large = 4, 5 ou 6
deole-print-mode-different = jamais deux fois la même valeur sur la piste
deole-print-mode-rising = plus haut que la valeur précédente
deole-print-mode-falling = plus bas que la valeur précédente
deole-print-mode-equal = la même valeur que la précédente
deole-print-mode-swinging = tour à tour plus haut et plus bas ; le premier pas est libre
deole-print-mode-step = exactement un de plus ou un de moins que la valeur précédente
deole-print-sets = Cinq modes à la fois
deole-print-sets-about = Les modes de la première partie et du voyage en solitaire sont ceux du livret ; les autres séries sont de nous. Toute autre combinaison convient.
deole-print-set-first = Première partie
deole-print-set-solo = En solitaire
deole-print-set-breeze = Brise
deole-print-set-trade = Alizé
deole-print-set-mistral = Mistral
deole-print-set-tempest = Tempête
deole-print-table = Où dérivent les naufragés
deole-print-table-about = Avant chaque manche, lancez un dé jaune et un dé rouge, et posez un naufragé sur chaque case de la carte qui porte la lettre trouvée ici.
deole-print-yellow-die = dé jaune
deole-print-red-die = dé rouge

## La page

deole-web-wind-blue = Borée
deole-web-wind-yellow = Euros
deole-web-wind-green = Notos
deole-web-wind-red = Zéphyr
deole-web-wind-crew = Équipage
deole-web-eolia = Éolia
deole-web-first = { $player } choisit en premier
deole-web-north = Nord en haut
deole-web-die = { $pips } { $colour }
deole-web-dice = { $count } × { $colour }
deole-web-die-free = { $colour }, valeur au choix
deole-web-columns = Colonnes
deole-web-won = gagnée
deole-web-bonuses = Bonus
deole-web-taken = pris
deole-web-which-value = Quelle valeur ?
deole-web-value-helms = { $helms ->
    [one] { $value }, pour un gouvernail
   *[other] { $value }, pour { $helms } gouvernails
}
deole-web-helms = Gouvernails disponibles : { $ready }, utilisés : { $used }
deole-web-castaway = naufragé
deole-web-disaster = Désastre
deole-web-stormed = perdue dans la tempête
deole-web-disasters = Désastres de la manche
deole-web-helpers = Naufragés prêts à aider
deole-web-storm = Tempête
deole-web-ask-side = De quel côté partez-vous ?
deole-web-ask-modes = Choisissez un mode pour cette partie.
deole-web-ask-pick = Prenez un dé.
deole-web-ask-lay = Posez le dé sur une case en surbrillance, ou défaussez-le.
deole-web-ask-mode = Choisissez un mode pour cette piste.
deole-web-ask-port = De quel port partez-vous ?
deole-web-ask-course = Quel cap prenez-vous ?
deole-web-ask-sign = Quel moins devient un plus ?
deole-web-ask-castaway = Où dessiner le smiley du naufragé ?
deole-web-ask-bonus = Choisissez un bonus.
deole-web-owed = ({ $count } en tout)
deole-web-ask-colour = Quelle couleur de dé ?
deole-web-ask-salvage = Quel dé de la Rose des Vents ?
deole-web-ask-disaster = Où frappe le Désastre ?
deole-web-ask-help = Un naufragé peut l’envoyer sur la Rose des Vents, ou libérer la case d’un Désastre précédent.
deole-web-come-home = Retour au port : le voyage est gagné.
deole-web-map = La carte, huit cases sur huit.
deole-web-ahead = cap sur { $space }
deole-web-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
deole-web-tray-holds = Dés au choix : { $dice }.
deole-web-hand-holds = Dé en main : { $die }.
deole-web-rose-holds = Sur la Rose des Vents : { $dice }.
deole-web-bag-holds = Dés dans le sac, par couleur : { $dice }.
deole-web-castaways-at = Naufragés : { $spaces }.
deole-web-wrecks-at = Épaves : { $spaces }.
deole-web-island-at = L’île d’Éolia : { $spaces }.
deole-web-eolia-open = Son bonus reste à gagner.
deole-web-eolia-now = Les joueurs qui y arrivent encore dans ce tour gagnent aussi le bonus.
deole-web-eolia-gone = Son bonus est déjà pris.
deole-web-reached = Ont atteint Éolia : { $players }.
deole-web-storm-rows = { $rows ->
    [one] Tempête côté { $wind } : une rangée.
   *[other] Tempête côté { $wind } : { $rows } rangées.
}
deole-web-disasters-were = Désastres de la manche : { $values }.
deole-web-has-bonuses = Bonus pris par { $player } : { $bonuses }.
deole-web-has-helpers = { $count ->
    [one] { $count } naufragé peut aider.
   *[other] { $count } naufragés peuvent aider.
}
deole-web-ship-port = { $player } ({ $wind }, { $colour }) : le navire est au port.
deole-web-ship-sea = { $player } ({ $wind }, { $colour }) : le navire a le cap { $heading ->
    [est] à l’est
    [ouest] à l’ouest
   *[other] au { $heading }
}, { $space } est devant lui.
deole-web-ship-home = { $player } ({ $wind }, { $colour }) : le navire est rentré.
deole-web-explored = Cases traversées : { $spaces } ; rangée la plus lointaine : { $row }.
deole-web-empty = vide
deole-web-used = déjà pris
deole-web-change = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
deole-web-rolling = Les dés sont lancés.
deole-web-panes = Carte ou feuille
deole-web-pane-map = Carte
deole-web-pane-sheet = Feuille
deole-web-whole = Voir toute la carte
deole-web-discard = Défausser
deole-web-hint-mouse = Survolez ce qui est en surbrillance pour voir son effet. Cliquez pour le jouer.
deole-web-hint-touch = Touchez pour voir, encore une fois pour jouer.
deole-web-then-mode = Vous choisirez ensuite le mode de la piste.
deole-web-then-port = Vous choisirez ensuite votre port.
deole-web-then-course = Vous choisirez ensuite votre cap.
deole-web-best-chain = La plus longue chaîne : { $player } a posé { $count } dés en un tour.
deole-web-best-castaways = { $count ->
    [one] Le plus de naufragés : { $player } en a sauvé un.
   *[other] Le plus de naufragés : { $player } en a sauvé { $count }.
}
web-keys-of-game = i, j, k, l : cap au nord, à l’ouest, au sud, à l’est. 1, 2, 3 : les ports. a à f : les bonus. x : défausser le dé. h : un naufragé aide.

## Ce que la table explique

about-tray = Lancés pour ce tour : un dé de plus que de joueurs. Chacun en prend un. Le dernier va sur la Rose des Vents.
    .title = Les dés du tour
about-tray-now = Dés encore à prendre : { $count }.
about-first = { $player } prend le premier dé de ce tour. Au tour suivant, ce sera le joueur suivant dans le sens horaire.
    .title = Le premier joueur
about-hand = Le dé qui vient d’être pris. Il va sur la piste de sa couleur ou sur la piste Équipage, ou bien il est défaussé.
    .title = Le dé en main
about-rose = Ici se trouvent les dés que personne n’a utilisés. Le bonus D en prend un. Un dé défaussé vient aussi ici, sans autre effet.
    .title = La Rose des Vents
about-bag = Les dés qui peuvent encore être tirés dans cette manche.
    .title = Le sac
about-bag-now = Dés restants de cette couleur : { $count }.
about-die = Sur la piste de sa couleur, ce dé pousse votre navire vers { $wind }. Sur la piste Équipage, vous choisissez le cap.
    .title = Un dé
about-track = Les dés de cette couleur se posent ici, de gauche à droite, et poussent le navire vers { $wind }. Le nombre sous la dernière case remplie est la valeur de la piste.
    .title = Une piste de vent
about-track-now = Points pour l’instant : { $points }.
about-crew = Tout dé peut venir ici, et vous choisissez le cap. À la fin, chaque valeur compte avec le signe de sa case : plus ou moins.
    .title = La piste Équipage
about-closed = Cette piste n’a pas encore de mode. Au premier dé, on choisit l’un des modes qui restent.
    .title = Pas encore de mode
about-box = Si c’est la dernière case remplie, la piste vaut { $points ->
        [one] un point
       *[other] { $points } points
    }.
    .title = Case { $box }
about-box-helm = Un dé posé ici rend un gouvernail disponible.
about-sign = Un dé sur cette case est retranché à la fin. Un moins marqué de la petite épave peut devenir un plus quand le navire traverse une épave.
    .title = Moins
about-sign-plus = Un dé sur cette case est ajouté à la fin.
    .title = Plus
about-sign-star = Un dé sur la sixième case donne aussi un bonus.
about-mode = Le mode dit quels dés la piste accepte : { $what }. Les smileys ne comptent pas.
    .title = Mode : { $mode }
about-helm = Un gouvernail disponible change d’un point, vers le haut ou vers le bas, un dé posé sur sa piste. Il ne sert qu’une fois et coûte alors 2 points à la fin.
    .title = Les gouvernails
about-columns = Quand les cinq cases d’une colonne sont remplies, on prend aussitôt un bonus.
    .title = Colonnes et étoiles
about-column-now = Cases remplies dans cette colonne : { $count } sur 5.
about-bonus-A = Piochez un dé dans le sac et choisissez sa valeur. Puis posez-le.
    .title = Bonus A
about-bonus-B = Choisissez une couleur. Un dé de cette couleur sort du sac et est lancé. Puis posez-le.
    .title = Bonus B
about-bonus-C = Votre navire avance d’une case dans la direction de votre choix, mais pas en arrière.
    .title = Bonus C
about-bonus-D = Prenez un dé de la Rose des Vents et posez-le.
    .title = Bonus D
about-bonus-E = À la fin, vos gouvernails utilisés ne coûtent rien.
    .title = Bonus E
about-bonus-F = À la fin, chaque gouvernail encore disponible vaut un point.
    .title = Bonus F
about-bonus-taken = Ce bonus est déjà pris. Chaque bonus ne se prend qu’une fois.
about-gauge = La jauge donne des points pour la rangée la plus lointaine atteinte par le navire, comptée depuis son côté.
    .title = La jauge : 5, 10, 20, 30
about-gauge-now = Cette marque : rangée { $row }, { $points } points. Atteint jusqu’ici : rangée { $best }, { $now } points.
about-side = Un dé sur cette piste pousse un navire vers ce côté. Sa couleur est aussi celle du joueur assis ici.
    .title = Le côté { $wind }
about-port = Un voyage part d’un port de son propre côté et devrait finir dans l’un d’eux. Pour un navire rentré, chaque case compte 2 points au lieu de 1.
    .title = Un port
about-letter = Les lettres a à i : au début d’une manche, deux dés désignent une lettre. Un naufragé dérive alors sur chaque case qui la porte.
    .title = Une lettre de naufragés
about-castaway = Le premier navire qui traverse cette case prend le naufragé à bord. On dessine un smiley dans une case libre. Il remplit la case et n’a pas de valeur.
    .title = Un naufragé
about-wreck = Un navire qui traverse une épave change un moins de son équipage en plus.
    .title = Une épave
about-eolia = Un navire qui aborde par la côte de sa couleur gagne 5 points à la fin.
    .title = L’île d’Éolia
about-coast = C’est ici que doit aborder un navire du côté { $wind }.
    .title = Une côte d’Éolia
about-star = L’étoile est un bonus pour le premier navire qui aborde par sa propre côte, et pour les autres dans le même tour.
    .title = L’étoile d’Éolia
about-ship = Chaque dé posé fait avancer le navire d’une case. Il ne fait jamais demi-tour.
    .title = Un navire
about-ship-home = Cases jusqu’au port le plus proche : { $count }.
about-course = La ligne montre la route du navire. Chaque case compte une fois : 1 point, ou 2 si le navire rentre. Les derniers coups sont en surbrillance.
    .title = Une route
about-ahead = Le cadre montre la case que ce navire traversera ensuite.
    .title = La case devant
about-hint = La flèche montre où un dé de cette piste pousserait votre navire.
    .title = Une flèche
about-storm = Un navire qui entre dans la tempête, ou qui s’y trouve à la fin d’une manche, est perdu.
    .title = La tempête
about-disasters = Le dé que vous ne prenez pas est un Désastre. Il remplit une case par la droite. Une valeur qui a déjà frappé dans cette manche est sans effet.
    .title = Les Désastres
about-helpers = Chaque naufragé à bord peut aider une fois : le Désastre va sur la Rose des Vents, ou la case d’un précédent se libère.
    .title = Les naufragés qui aident
about-north = Tourne la carte : soit le nord est en haut, soit votre côté est en bas.
    .title = Nord en haut
about-sheet = La feuille d’un autre joueur. Ouvrez-la pour tout voir.
    .title = La feuille d’un joueur
