# Chawaï en français.

## Choses

place-bottom = Fond
place-middle = Milieu
place-surface = Surface

fish-nothing = rien
fish-gull = Goéland
fish-sardine-1 = Chardine 1
fish-sardine-2 = Chardine 2
fish-sardine-3 = Chardine 3
fish-sardine-4 = Chardine 4
fish-sardine-5 = Chardine 5
fish-lantern-1 = Lanterne-de-mer 1
fish-lantern-3 = Lanterne-de-mer 3
fish-lantern-5 = Lanterne-de-mer 5
fish-tiger-6 = Poisson-tigre 6
fish-tiger-7 = Poisson-tigre 7
fish-tiger-8 = Poisson-tigre 8
fish-tiger-9 = Poisson-tigre 9
fish-tuna-10 = Thon-empereur 10
fish-tuna-11 = Thon-empereur 11
fish-tuna-12 = Thon-empereur 12
fish-tuna-13 = Thon-empereur 13
fish-tuna-14 = Thon-empereur 14
fish-tuna-15 = Thon-empereur 15
fish-jellyfish-10 = Méduse −10
fish-jellyfish-15 = Méduse −15

blurb = Tout le monde plonge en même temps, mais seuls le plongeur le plus profond, le deuxième et le moins profond attrapent un poisson. Gare aux méduses et aux goélands !
goal = Pêchez les poissons les plus précieux en douze tours.

option-gulls = Goélands dans la pioche
    .help = Avec six goélands, il y a 36 cartes, trois par tour. Avec sept, une des 37 cartes est écartée sans être vue.
    .six = six
    .seven = sept, et une carte écartée

## Réponses

answer-dive = Plonger à { $depth }
answer-kiti = Le Kiti est juste avant { $seat }, dans le sens horaire
answer-draw = { $fish }
answer-remove = Écarter sans la voir : { $fish }

## Questions

ask-dive = Les poissons sont là : choisissez un plongeur. Tous seront révélés en même temps.

## Événements

event-removed = Une des 37 cartes est écartée sans être vue.
event-stands = Le Kiti est juste avant { $seat }, dans le sens horaire.
event-round = Tour { $number }.
event-lies = { $place } : { $fish }.
event-hidden = { $place } : une carte face cachée, visible par { $seat } uniquement.
event-dived = { $seat } plonge à { $depth }.
event-shown = On retourne la carte cachée ({ $place }) : { $fish }.
event-took = { $seat } prend dans le lagon ({ $place }) : { $fish }.
event-robbed = Le goéland vole à { $seat } : { $fish }.
event-spared = Le goéland ne trouve rien à voler à { $seat }.
event-freed = Trois méduses : { $seat } les défausse toutes.
event-lit = À la lueur de la lanterne, { $seat } verra en secret la prochaine carte ({ $place }).

## Score

line-sardines = Chardines
line-lanterns = Lanternes-de-mer
line-tigers = Poissons-tigres
line-tunas = Thons-empereurs
line-jellyfish = Méduses

## Pourquoi pas ?

why-game-over = { $who } ne peut plus plonger : la partie est finie.
why-fish-first = { $who } ne peut pas encore plonger : le lagon n’a pas encore ses trois cartes.
why-already-dived = { $who } ne peut pas replonger : un plongeur est déjà choisi.
why-removal-first = Pas encore : il faut d’abord écarter une des 37 cartes.
why-kiti-first = Pas encore : il faut d’abord placer le Kiti.
why-draw-first = Pas encore : il faut d’abord piocher une carte pour le lagon.
why-divers-first = Pas encore : tout le monde doit d’abord choisir un plongeur.
why-fish-are-drawn = { $who } ne peut pas choisir « { $answer } » : les poissons viennent de la pioche.
why-kiti-is-placed = { $who } ne peut pas choisir « { $answer } » : la place du Kiti est tirée au sort.
why-removal-is-drawn = { $who } ne peut pas choisir « { $answer } » : la carte écartée est tirée au sort.
why-no-such-seat = Le tirage ne peut pas désigner { $seat } : il n’y a que { $seats } joueurs.
why-diver-gone = { $who } ne peut pas plonger à { $depth } : ce plongeur a déjà été joué.
why-no-fish-left = On ne peut plus piocher « { $fish } » : il n’en reste pas.
why-no-gull-yet = On ne peut pas piocher de goéland au premier tour.

## Le terminal

chawai-round = Tour { $number } sur { $of }
chawai-deck = Pioche : { $cards }
chawai-kiti = Kiti ↻
chawai-only = pour { $player } seulement
chawai-player = Joueur
chawai-diver = Plongeur
chawai-top = Dessus
chawai-pile = Pile
chawai-points = Points
chawai-hand = En main

## The board in the browser

chawai-web-takes-bottom = au plus profond
chawai-web-takes-middle = au deuxième plus profond
chawai-web-takes-surface = au moins profond
chawai-web-only-you = pour vous seulement
chawai-web-empty = Le lagon est vide.
chawai-web-your-divers = Vos plongeurs
chawai-web-choose = Choisissez un plongeur
chawai-web-diver-held = Plongeur { $depth }
chawai-web-diver-gone = Plongeur { $depth }, déjà joué
chawai-web-diver-laid = Plongeur { $depth }, posé face cachée
chawai-web-ready = a choisi
chawai-web-last = Tour { $number } : du plus profond au moins profond
chawai-web-tie = Égalité à { $depth }. Dans le sens antihoraire à partir du Kiti : { $players }.
chawai-web-tie-why = Le premier compte comme le plus profond.
chawai-web-robbed = le goéland vole : { $fish }
chawai-web-spared = le goéland ne trouve rien à voler
chawai-web-freed = trois méduses : toutes défaussées
chawai-web-lit = verra en secret la prochaine carte ici
chawai-web-clockwise = À partir du Kiti, dans le sens horaire : { $players }.
chawai-web-ashore = { $player } n’a pas encore choisi de plongeur.
chawai-web-laid = { $player } a choisi un plongeur.
chawai-web-laid-depth = { $player } a choisi le plongeur { $depth }.
chawai-web-holds = { $player } a encore en main : { $divers }.
chawai-web-pile = { $count ->
    [one] { $player } a un poisson : { $fish } ; { $points }.
   *[other] { $player } a { $count } poissons, sur le dessus : { $fish } ; { $points }.
}
chawai-web-pile-empty = { $player } n’a pas de poisson.
chawai-web-best-catch = La plus belle prise : { $fish }, par { $player } au tour { $round }.
chawai-web-worst-robbery = Le vol de goéland le plus coûteux : { $fish }, chez { $player } au tour { $round }.
chawai-web-kind-gull = Un goéland bien aimable : au tour { $round }, il a débarrassé { $player } de cette carte : { $fish }.
web-keys-of-game = 1 à 9 : les plongeurs 1 à 9. 0, a et b : les plongeurs 10, 11 et 12.

## Ce que la table explique

about-place-surface = Le plongeur le moins profond prend cette carte. À égalité, elle revient au joueur le plus proche du Kiti dans le sens horaire.
    .title = Surface : au moins profond
about-place-middle = Le deuxième plongeur le plus profond prend cette carte. À égalité, elle revient au joueur le plus proche du Kiti dans le sens antihoraire.
    .title = Milieu : au deuxième plus profond
about-place-bottom = Le plongeur le plus profond prend cette carte. À égalité, elle revient au joueur le plus proche du Kiti dans le sens antihoraire.
    .title = Fond : au plus profond
about-fish-sardine = Un petit poisson. Il vaut le nombre inscrit sur la carte, de 1 à 5.
    .title = Chardine
about-fish-lantern = Un petit poisson qui vaut 1, 3 ou 5. La carte suivante à sa place est posée face cachée, et seul le joueur qui a pris la lanterne la voit.
    .title = Lanterne-de-mer
about-fish-tiger = Un poisson moyen. Il vaut le nombre inscrit sur la carte, de 6 à 9.
    .title = Poisson-tigre
about-fish-tuna = Le plus gros poisson. Il vaut le nombre inscrit sur la carte, de 10 à 15.
    .title = Thon-empereur
about-fish-jellyfish = Elle coûte 10 ou 15 points. Dès qu’une pile contient trois méduses, elles sont toutes les trois défaussées.
    .title = Méduse
about-fish-gull = Il n’a pas de valeur. Le joueur qui le prend perd aussi la carte du dessus de sa pile, même une méduse. Une pile vide ne perd rien.
    .title = Goéland
about-kiti = Le Kiti départage les égalités. Entre plongeurs à égalité, le premier dans cet ordre compte comme le plus profond : { $players }. Après chaque tour, le Kiti avance d’une place dans le sens horaire.
    .title = Kiti
about-diver = Chacun a douze plongeurs, numérotés de 1 à 12 selon leur profondeur. Chacun d’eux plonge une seule fois.
    .title = Plongeur
about-diver-held = Autres joueurs qui peuvent encore plonger plus profond : { $deeper }. Autres joueurs qui peuvent encore rester moins profond : { $shallower }.
    .title = Plongeur { $depth }
about-diver-gone = Ce plongeur a déjà été joué. Chaque plongeur ne plonge qu’une fois.
    .title = Plongeur { $depth }
about-diver-laid = Ce plongeur est posé face cachée. Il sera révélé quand tout le monde aura choisi.
    .title = Plongeur { $depth }
about-hand = Les plongeurs joués restent visibles. Tout le monde sait donc quels plongeurs il reste aux autres.
    .title = Plongeurs en main
about-hand-of = Encore en main : { $held }. Joués : { $used }.
    .title = Plongeurs : { $player }
about-slot = Chacun choisit un plongeur et le pose face cachée. Quand tout le monde a choisi, on les révèle tous en même temps.
    .title = Plongeur face cachée
about-slot-awaited = { $player } choisit encore son plongeur.
    .title = Choix en cours
about-slot-laid = { $player } a choisi un plongeur. Il sera révélé quand tout le monde aura choisi.
    .title = Choix fait
about-pile = Les poissons pris par un joueur, le dernier sur le dessus. Tout le monde peut les regarder. Leurs valeurs s’additionnent à la fin.
    .title = Pile
about-pile-empty = { $player } n’a pas de poisson. Un goéland n’a rien à voler ici.
    .title = Pile : { $player }
about-pile-of = Poissons : { $count }, { $points } en tout. Sur le dessus : { $fish }. C’est ce qu’un goéland volerait.
    .title = Pile : { $player }
about-pile-stung = Poissons : { $count }, { $points } en tout. Sur le dessus : { $fish }. Un goéland l’emporterait, et ce serait une chance.
    .title = Pile : { $player }
about-mark = { $player } a plongé à { $depth } au tour précédent. La carte à côté du plongeur, s’il y en a une, est sa prise.
    .title = Tour précédent
about-deck = Cartes dans la pioche : { $cards }. On en pose trois à chaque tour. Après le douzième tour, il n’en reste plus.
    .title = Pioche
about-discards = C’est ici que finissent les goélands, les cartes qu’ils volent et les méduses défaussées par trois. Jusqu’ici : { $cards }.
    .title = Hors du jeu : { $count }
about-last = Qui a plongé à quelle profondeur, du plus profond au moins profond, et qui a pris quelle carte.
    .title = Tour précédent

## À l’oreille et au clavier

chawai-ear-dives = Plongées : { $dives }.
chawai-ear-took = { $place } : { $player }, { $fish }.
chawai-ear-from-top = À partir du dessus : { $fish }.
chawai-ear-places = Le lagon, vos plongeurs et les poissons de chacun
chawai-cmd-lagoon = lagon
    .help = lagon : les trois cartes, le tour et le Kiti
chawai-cmd-hand = main
    .help = main ahab : les plongeurs qui restent à Ahab
chawai-cmd-pile = pile
    .help = pile ahab : les poissons d’Ahab, à partir du dessus

## Règles

rule-C1 = Mise en place
rule-C1-1 = Chawaï se joue de 3 à 6 joueurs, en douze tours.
rule-C1-2 = Chacun a en main douze plongeurs, numérotés de 1 à 12 selon la profondeur où ils descendent (sur les cartes : de −1 à −12).
rule-C1-3 = Le lagon a trois places pour les poissons : le fond, le milieu et la surface.
rule-C1-4 = Il y a 36 cartes Poisson : 7 chardines (de 1 à 5), 3 lanternes-de-mer (1, 3 et 5), 8 poissons-tigres (de 6 à 9), 8 thons-empereurs (de 10 à 15), 4 méduses (deux à −10, deux à −15) et 6 goélands, qui n’ont pas de valeur.
rule-C1-5 = Le Kiti, une statuette de l’esprit de la mer, se tient entre deux joueurs et regarde le lagon.
rule-C2 = Un tour de jeu
rule-C2-1 = On pioche trois cartes et on les pose face visible aux trois places du lagon.
rule-C2-2 = Un goéland pioché au premier tour est remplacé et retourne dans la pioche.
rule-C2-3 = Chacun choisit un de ses plongeurs et le pose face cachée. Quand tout le monde a choisi, on les révèle tous en même temps.
rule-C2-4 = Un plongeur joué ne sert plus.
rule-C2-5 = Une fois les poissons pris, le Kiti avance d’une place dans le sens horaire, et le tour suivant commence.
rule-C2-6 = Au douzième tour, chacun doit jouer son dernier plongeur.
rule-C3 = Qui prend quoi
rule-C3-1 = Le plongeur le plus profond prend le poisson du fond.
rule-C3-2 = Le deuxième plus profond prend le poisson du milieu.
rule-C3-3 = Le moins profond prend le poisson de la surface. Les autres ne prennent rien.
rule-C3-4 = En cas d’égalité pour le fond ou le milieu, le joueur le plus proche du Kiti dans le sens antihoraire passe d’abord.
rule-C3-5 = En cas d’égalité pour la surface, le joueur le plus proche du Kiti dans le sens horaire passe d’abord.
rule-C3-6 = Le joueur pose le poisson qu’il prend face visible sur le dessus de sa pile.
rule-C4 = Les habitants du lagon
rule-C4-1 = Une lanterne-de-mer éclaire la suite : la carte qui la remplace est posée face cachée, et seul le joueur qui a pris la lanterne peut la regarder avant de plonger.
rule-C4-2 = Un joueur qui a trois méduses dans sa pile les défausse aussitôt.
rule-C4-3 = Un joueur qui prend un goéland le défausse, avec la carte du dessus de sa pile, même une méduse.
rule-C4-4 = Si la pile est vide, on ne défausse que le goéland.
rule-C5 = Fin de partie
rule-C5-1 = La partie s’arrête après le douzième tour. Chacun additionne les valeurs des poissons de sa pile.
rule-C5-2 = Le total le plus élevé gagne. En cas d’égalité, les joueurs partagent la victoire.
rule-C6 = Ce qui est reconstitué
rule-C6-1 = Le livret dit combien de cartes compte chaque espèce et entre quelles valeurs, mais pas la valeur de chaque carte. Les huit thons-empereurs sont reconstitués : 10, 10, 11, 11, 12, 13, 14 et 15. D’autres valeurs s’accorderaient aussi avec le livret.
rule-C6-2 = Les chardines (1, 2, 2, 3, 4, 4, 5) et les poissons-tigres (6, 6, 7, 7, 8, 8, 9, 9) sont déduits : avec les lanternes-de-mer, il y a alors deux cartes de chaque valeur de 1 à 9.
rule-C6-3 = Les possesseurs du jeu peuvent noter les valeurs de leurs cartes dans un fichier et jouer avec lui dans le terminal.
rule-C-R = Précisions
rule-C-R1 = La pioche contient six goélands. En option, elle en contient sept, et une des 37 cartes est écartée sans être vue avant le début.
rule-C-R2 = Les plongeurs suivent un seul ordre : les plus profonds d’abord, et à égalité, le plus proche du Kiti dans le sens antihoraire. Le premier prend le fond, le deuxième le milieu, le dernier la surface.
rule-C-R3 = Le perdant d’une égalité pour la place la plus profonde devient le deuxième plus profond.
rule-C-R4 = Autour d’une table, le Kiti commence à gauche du joueur le plus jeune : le joueur suivant dans le sens horaire en est alors le plus proche dans ce sens. Ici, sa première place est tirée au sort.
rule-C-R5 = Au premier tour, on met les goélands de côté, on pioche jusqu’à ce que trois autres cartes soient posées, puis on remélange les goélands dans la pioche. L’ordre dans le lagon reste aléatoire.
rule-C-R6 = Après une lanterne, la carte cachée est celle de la place de la lanterne. Deux lanternes prises au même tour donnent deux cartes cachées ; chacune n’est vue que par le joueur qui a pris la lanterne de cette place.
rule-C-R7 = La carte cachée est retournée en même temps que les plongeurs, avant d’être prise. Ce peut être un goéland, une méduse ou une autre lanterne.
rule-C-R8 = Une lanterne prise au douzième tour n’a pas d’effet. Une lanterne volée plus tard par un goéland a déjà eu le sien.
rule-C-R9 = Le joueur qui a pris une lanterne voit la carte sans avoir à le demander.
rule-C-R10 = Un goéland ne va jamais dans une pile.
rule-C-R11 = Trois méduses sont défaussées où qu’elles soient dans la pile ; le reste garde son ordre.
rule-C-R12 = Une méduse emportée par un goéland ne compte plus parmi les trois.
rule-C-R13 = Les piles sont visibles : chaque carte a été vue de tous quand elle a été prise.
rule-C-R14 = Les plongeurs joués sont visibles : on sait donc ce que les autres ont encore en main.
rule-C-R15 = On écrit Kiti.
rule-C-R16 = Il y a 72 plongeurs, douze pour chacun des six joueurs.
rule-C-R17 = Tous les joueurs au total le plus élevé partagent la victoire, quel que soit leur nombre.
