# Maldivia en français.

## Choses

island-N = Nanga
island-E = Efo
island-S = Solys
island-W = Wipi

fish-red = rouge
fish-green = vert
fish-purple = violet
fish-yellow = jaune

tile-N = nord
tile-E = est
tile-S = sud
tile-W = ouest
tile-fog-E = brume est
tile-fog-S = brume sud
tile-fog-W = brume ouest
tile-fog-N = brume nord

blurb = Planifiez votre route en secret, pêchez et livrez vos prises aux bateaux avant que la brume ne replie toute la mer.
goal = Livrez le plus de poissons aux bateaux avant que la brume ne se referme.

## Réponses

answer-plan = { $first }, { $second }, { $third }, { $fourth }
answer-place = Placer l’embarcation en { $space }
answer-sail = Aller en { $space }
answer-stay = Ne pas bouger
answer-fish = Pêcher
answer-steal = Voler un poisson à { $seat }
answer-octopus = Utiliser la pieuvre : tourner une tuile
answer-shark = Utiliser le requin : échanger un bateau
answer-deliver = Livrer à { $island } : { $cargo }
answer-done = Finir le tour
answer-enough = Ne rien prendre de plus
answer-stow = Enfiler sur le mât : { $fish }
answer-drop = Remettre le poisson du haut
answer-release = Laisser le reste à la réserve
answer-keep = Laisser le mât tel quel
answer-tile = { $seat }, tuile { $slot }
answer-turn = La tourner de { $degrees }°
answer-give = Donner { $island } : { $cargo }
answer-take = Tirer chez { $seat } : { $island }
answer-swap = Remettre sous la pile : { $cargo }
answer-starter = { $seat } commence
answer-ship = { $island } : { $cargo }
answer-card = La carte : { $cargo }

## Événements

event-starts = { $seat } commence.
event-shown = Un bateau { $island } est dévoilé : { $cargo }.
event-placed = { $seat } place son embarcation en { $space }.
event-round = Manche { $number }.
event-planned = { $seat } a fini de planifier.
event-tips = { $seat } dévoile sa tuile { $slot } : { $tile }.
event-sails = { $seat } va de { $origin } en { $space }.
event-stays = { $seat } ne bouge pas.
event-stuck = { $seat } ne peut pas bouger.
event-fishes = { $seat } pêche : { $cargo }.
event-robs = { $seat } vole à { $victim } : { $fish }.
event-stows = { $seat } enfile sur son mât : { $fish }.
event-drops = { $seat } retire de son mât : { $fish }.
event-releases = { $seat } laisse à la réserve : { $fish }.
event-rearranges = { $seat } réarrange son mât.
event-delivers = { $seat } livre à { $island } : { $cargo }.
event-twists = Pieuvre ! { $seat } tourne de { $degrees }° la tuile { $slot } chez { $owner }.
event-bites = Requin ! { $seat } donne à { $victim } un bateau { $island } et lui prend un bateau { $back }.
event-exchanged = { $seat } a donné à { $victim } le bateau { $island } : { $cargo }.
event-folds = La brume tombe au bord { $side } : { $seat } replie le tapis.
event-pushed = La brume déplace { $seat } de { $origin } à { $space }.
event-loses = La brume prend à { $seat } : { $fish }.
event-spent = { $seat } ne replie rien : le bord { $side } a déjà été replié dans cette manche.
event-lifts = { $seat } ne replie rien : des embarcations remplissent une ligne d’un bord à l’autre. Le bord { $side } est fermé pour cette manche.
event-closed = { $seat } ne replie rien : la brume du bord { $side } a été annulée plus tôt dans cette manche, et ce bord est fermé.
event-swaps = { $seat } remet un bateau { $island } sous la pile : { $cargo }.
event-dusk = Il ne reste presque plus de mer : la fin est proche.
event-over = La partie est finie.

## Score

line-nanga = Bateaux de Nanga
line-efo = Bateaux d’Efo
line-solys = Bateaux de Solys
line-wipi = Bateaux de Wipi

## Pourquoi pas ?

why-game-over = { $who } ne peut plus jouer : la partie est finie.
why-starter-first = Pas encore : il faut d’abord tirer au sort le premier joueur.
why-place-first = Pas encore : il faut d’abord placer toutes les embarcations. C’est à { $decider } de placer la sienne.
why-ships-first = Pas encore : il faut d’abord dévoiler deux bateaux par île.
why-plan-first = Pas encore : tout le monde doit d’abord planifier.
why-sail-first = Pas encore : { $decider } doit d’abord déplacer son embarcation ou la laisser sur place.
why-act-first = Pas maintenant : { $decider } doit choisir une action sur la case atteinte.
why-gain-first = Pas encore : pêcher et voler vont ensemble, et { $decider } n’a pas fini.
why-stow-first = Pas encore : { $decider } doit d’abord enfiler les nouveaux poissons sur son mât.
why-rearrange-first = Pas encore : après la livraison, { $decider } peut d’abord réarranger son mât.
why-tile-first = Pas encore : { $decider } doit d’abord choisir la tuile que tourne la pieuvre.
why-turn-first = Pas encore : { $decider } doit d’abord choisir de combien la pieuvre tourne la tuile.
why-gift-first = Pas encore : { $decider } doit d’abord choisir le bateau à donner.
why-take-first = Pas encore : { $decider } doit d’abord choisir à qui le requin prend une carte, et de quelle île.
why-draw-first = Pas encore : il faut d’abord tirer une carte pour le requin.
why-ship-first = Pas encore : il faut d’abord dévoiler le bateau suivant.
why-swap-first = Pas encore : après le pli, { $decider }, à gauche, doit d’abord changer un bateau.
why-not-your-placing = Pas maintenant : c’est à { $decider } de placer son embarcation.
why-not-your-turn = Ce n’est pas à { $who } de jouer : c’est à { $decider }.
why-already-planned = { $who } ne peut pas planifier de nouveau : les tuiles sont déjà debout.
why-chance-starts = { $who } ne peut pas choisir qui commence : le premier joueur est tiré au sort.
why-chance-shows = { $who } ne peut pas choisir le bateau dévoilé : il vient de la pile.
why-chance-draws = { $who } ne peut pas choisir la carte tirée : on la tire face cachée.
why-no-such-seat = { $who } ne peut pas choisir « { $answer } » : il n’y a que { $seats } joueurs.
why-other-island = On ne peut pas dévoiler de bateau { $island } maintenant : c’est au tour d’une autre île.
why-card-seen = On ne peut pas dévoiler { $cargo } au bord { $island } : il n’y a plus de carte comme celle-là dans la partie inconnue de la pile.
why-not-in-hand-of-victim = On ne peut pas tirer { $cargo } : il n’y a pas de carte comme celle-là à tirer.
why-space-taken = { $who } ne peut pas placer son embarcation en { $space } : une autre y est déjà.
why-one-fog = { $who } ne peut pas planifier cela : il y a trois flèches et une tuile Brume.
why-start-space = { $who } ne peut pas aller en { $space } : une embarcation ne s’arrête pas là d’où elle est partie.
why-boat-there = { $who } ne peut pas aller en { $space } : une autre embarcation y est déjà.
why-boat-between = { $who } ne peut pas aller en { $space } : une autre embarcation est sur le chemin.
why-began-on-current = { $who } ne peut pas aller en { $space } : une embarcation qui part d’un courant ne peut pas virer pendant ce déplacement.
why-off-the-cloth = { $who } ne peut pas aller en { $space } : cette case est dans la brume.
why-out-of-reach = { $who } ne peut pas atteindre { $space } : la case n’est ni droit devant, ni dans le sens d’un courant.
why-no-fish-here = { $who } ne peut pas pêcher : la case ne montre pas de poisson.
why-supply-empty = { $who } ne peut pas pêcher : la réserve n’a aucun de ces poissons.
why-gain-over = { $who } ne peut pas choisir « { $answer } » : pêche et vol se font ensemble, et cette étape est finie.
why-caught-before = { $who } ne peut pas pêcher deux fois dans le même tour.
why-delivered-before = { $who } ne peut pas pêcher : une livraison a déjà été faite dans ce tour.
why-fished-before = { $who } ne peut pas livrer : des poissons ont déjà été pêchés dans ce tour.
why-own-mast = { $who } ne peut pas voler un poisson à sa propre embarcation.
why-not-beside = { $who } ne peut pas voler un poisson à { $seat } : les embarcations ne sont pas côte à côte.
why-nothing-to-steal = { $who } ne peut rien voler à { $seat } : il n’y a pas de poisson sur ce mât.
why-robbed-before = { $who } ne peut pas voler deux poissons à { $seat } dans le même tour.
why-no-octopus = { $who } ne peut pas tourner de tuile : il n’y a pas de pieuvre ici.
why-one-octopus = { $who } ne peut pas tourner une deuxième tuile dans ce tour.
why-none-standing = { $who } ne peut pas tourner de tuile : il n’y en a plus debout.
why-no-shark = { $who } ne peut pas échanger de bateau : il n’y a pas de requin ici.
why-one-shark = { $who } ne peut pas échanger un deuxième bateau dans ce tour.
why-no-card = { $who } ne peut pas utiliser le requin sans avoir gagné de bateau.
why-no-victim = { $who } ne peut pas utiliser le requin : personne d’autre n’a de bateau.
why-not-at-edge = { $who } ne peut pas livrer à { $island } : l’embarcation n’est pas à ce bord.
why-served-before = { $who } ne peut pas livrer à deux bateaux { $island } dans le même tour.
why-no-such-ship = { $who } ne peut pas livrer { $cargo } : aucun bateau visible au bord { $island } ne le demande.
why-fish-missing = { $who } ne peut pas livrer { $cargo } : ces poissons ne sont pas tous sur le mât.
why-not-at-hand = { $who } n’a ni pêché ni volé ce poisson : { $fish }.
why-mast-full = { $who } ne peut plus rien enfiler sur le mât : sept poissons, c’est la limite.
why-all-fits = { $who } ne peut pas choisir « { $answer } » : il y a de la place sur le mât pour tous les nouveaux poissons.
why-own-fish-first = { $who } ne peut plus remettre ses propres poissons : le premier nouveau est déjà par-dessus.
why-mast-empty = { $who } ne peut pas remettre ses propres poissons : le mât est vide.
why-not-aboard = { $who } n’a pas ce poisson à enfiler : { $fish }.
why-half-set = { $who } ne peut pas laisser le mât tel qu’il était : il est déjà en cours de réarrangement.
why-not-standing = { $who } ne peut pas tourner cette tuile : elle n’est plus debout.
why-not-your-card = { $who } n’a pas de bateau { $island } à donner avec { $cargo }.
why-no-such-back = { $who } ne peut pas tirer cela : { $seat } n’a pas de bateau { $island }.
why-own-cards = { $who } ne peut pas tirer une de ses propres cartes.
why-not-open = { $who } ne peut pas remettre { $cargo } sous la pile : aucun bateau comme celui-là n’est visible à ce bord.

## Le terminal

maldivia-round = Manche { $number }, tuile { $slot } sur { $of }
maldivia-planning = Manche { $number } : tout le monde planifie
maldivia-setting-up = Avant la première manche
maldivia-reconstructed = Le tapis, les cartes et les lettres de la tuile Brume sont reconstitués : nous ne connaissons pas ceux du jeu imprimé. [V9]
maldivia-begins = { $player } commence cette manche
maldivia-supply = Réserve
maldivia-pile = pile : { $cards }
maldivia-spent = Repliés dans cette manche : { $islands }
maldivia-closed = Fermés dans cette manche, sans repli : { $islands }
maldivia-hand = En main
maldivia-end-near = La fin est proche : tous joueront le même nombre de tuiles.
maldivia-player = Joueur
maldivia-boat = Embarcation
maldivia-mast = Mât (de bas en haut)
maldivia-tiles = Tuiles
maldivia-ships = Bateaux
maldivia-fish = Poissons livrés
maldivia-octopus = pieuvre
maldivia-shark = requin
maldivia-current = courant (entrée → sortie)
maldivia-boats = embarcations
maldivia-fog-tile = tuile Brume, lettres dans le sens horaire : { $letters }

## Questions

maldivia-ask-place = À vous de placer votre embarcation : choisissez une case libre
maldivia-ask-plan = Alignez vos quatre tuiles debout
maldivia-ask-sail = Votre tuile { $slot } indique { $tile } : choisissez où va votre embarcation
maldivia-ask-act = Votre embarcation est arrivée en { $space } : choisissez ce que vous faites ici
maldivia-ask-gather = Pêcher et voler vont ensemble : prenez-en encore, ou restez-en là
maldivia-ask-stow = Les nouveaux poissons vont sur votre mât, de bas en haut : choisissez le prochain
maldivia-ask-surplus = Les nouveaux poissons ne tiennent pas tous sur votre mât : choisissez le prochain, remettez les vôtres en partant du haut, ou laissez le reste
maldivia-ask-rearrange = Vous avez livré : réarrangez vos poissons de bas en haut, ou laissez-les tels quels
maldivia-ask-point = La pieuvre tourne une tuile : choisissez-en une encore debout
maldivia-ask-turn = La pieuvre tourne la tuile { $slot } chez { $owner } : choisissez de combien
maldivia-ask-give = Le requin échange des bateaux : choisissez celui que vous donnez
maldivia-ask-take = Vous donnez { $card } : choisissez chez qui vous tirez un bateau en échange, et de quelle île
maldivia-ask-swap = { $player } a replié le bord { $side }, et c’est encore son tour. Vous êtes à sa gauche : à vous de choisir le bateau à remettre sous la pile
maldivia-turn-known = Elle montre { $tile }. 90° : { $quarter }. 180° : { $half }. 270° : { $three }.
maldivia-turn-unknown = Elle tourne dans le sens { $sense ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
}, vue par { $owner }. Les lettres d’une tuile Brume : 90° { $quarter } ; 180° { $half } ; 270° { $three }.

## À l’oreille et au clavier

maldivia-ear-here = Votre embarcation est en { $space }.
maldivia-ear-sails = { $player } : { $tile }, jusqu’en { $space }.
maldivia-ear-look = Depuis { $space }, { $side } :
maldivia-ear-edge = votre embarcation est au bord.
maldivia-ear-no-tiles = Aucune tuile n’est visible.
maldivia-ear-water = eau libre
maldivia-ear-fish = poissons { $fish }
maldivia-ear-own-boat = votre embarcation
maldivia-cmd-look = regarder, voir
    .help = regarder nord : toutes les cases de votre embarcation au bord
maldivia-cmd-mast = mât
    .help = mât 2 : l’embarcation et le mât du joueur 2, ou d’un joueur par son nom
maldivia-cmd-ship = bateau, bateaux
    .help = bateau nord : les bateaux au nord ; sans direction, tous
maldivia-cmd-tiles = tuiles
    .help = tuiles : les tuiles de chacun
maldivia-cmd-space = case
    .help = c5 : ce qu’il y a sur cette case

## Règles

rule-V1 = Mise en place
rule-V1-1 = Maldivia se joue de 2 à 4 joueurs.
rule-V1-2 = La mer est un tapis de dix cases sur dix, imprimé des deux côtés. Au début, la face sans requins est visible.
rule-V1-3 = Il y a 32 poissons, huit de chacune des quatre couleurs. Ils forment la réserve.
rule-V1-4 = Au-delà des quatre bords du tapis se trouvent les îles : Nanga au nord, Efo à l’est, Solys au sud et Wipi à l’ouest. Chacune a dix bateaux.
rule-V1-5 = Un bateau demande de un à quatre poissons.
rule-V1-6 = Chacun a une embarcation, dont le mât porte les poissons, trois tuiles Cap avec une flèche et une tuile Brume avec les quatre lettres de la brume.
rule-V1-7 = En commençant par le premier joueur, dans le sens horaire, chacun place son embarcation sur une case libre de son choix.
rule-V1-8 = Quand toutes les embarcations sont sur le tapis, les bateaux de chaque île forment une pile face cachée, et l’on en dévoile deux à côté.
rule-V2 = Une manche
rule-V2-1 = Tous planifient en même temps et en secret. Alignez vos quatre tuiles debout : elles seront jouées de gauche à droite. Tournez chaque flèche dans la direction où votre embarcation doit aller, et la tuile Brume de façon qu’une lettre soit en haut.
rule-V2-2 = Quand tout le monde a planifié, personne ne touche plus à ses tuiles.
rule-V2-3 = Le premier joueur dévoile et joue sa tuile debout la plus à gauche ; les autres suivent dans le sens horaire. Quand tous ont joué leur première tuile, tous jouent la deuxième, et ainsi de suite.
rule-V2-4 = Quand chacun a joué quatre tuiles, la manche est finie. La carte Premier Joueur passe à gauche, et tous planifient de nouveau.
rule-V3 = Naviguer
rule-V3-1 = Une flèche déplace l’embarcation tout droit dans sa direction, d’autant de cases que l’on veut, jusqu’à une case libre.
rule-V3-2 = Une embarcation ne passe jamais par-dessus une autre.
rule-V3-3 = Une embarcation ne quitte jamais le tapis.
rule-V3-4 = Si vous ne pouvez pas ou ne voulez pas vous déplacer, vous n’avez pas d’action et votre tour s’arrête.
rule-V3-5 = Une embarcation qui entre dans un courant par sa base peut le suivre jusqu’à la pointe ; elle continue alors dans la direction de la pointe.
rule-V3-6 = Personne n’est tenu de suivre un courant : l’embarcation peut le traverser tout droit ou s’arrêter dessus.
rule-V3-7 = Une embarcation qui arrive par un autre côté, ou à contre-courant, ne peut pas virer.
rule-V3-8 = Une embarcation qui commence son déplacement sur un courant va tout droit et ne vire pas pendant ce déplacement.
rule-V4 = Les actions
rule-V4-1 = Après un déplacement, on peut aussitôt profiter de ce qu’offre la case.
rule-V4-2 = Sur une case Poisson : prendre dans la réserve les poissons qu’elle montre, s’il y en a, et les enfiler en haut du mât dans n’importe quel ordre.
rule-V4-3 = À côté d’autres embarcations, mais pas en diagonale : prendre à chacune le poisson du haut et l’enfiler sur son propre mât.
rule-V4-4 = Sur une embarcation sans poisson, il n’y a rien à voler.
rule-V4-5 = Les poissons déjà enfilés gardent leur ordre quand d’autres viennent par-dessus.
rule-V4-6 = Sur une case Pieuvre : tourner de 90, 180 ou 270 degrés une tuile debout, la sienne ou celle d’un autre. Son recto reste caché.
rule-V4-7 = Sur une case Requin : donner à un autre joueur un de ses bateaux face cachée, et lui en prendre un face cachée. Il montre le dos de ses cartes, qui indique l’île.
rule-V4-8 = Un joueur qui n’a encore aucun bateau ne peut pas utiliser le requin.
rule-V4-9 = Sur une case Poisson, Pieuvre ou Requin, on peut en plus voler un poisson aux embarcations voisines. Tous les nouveaux poissons s’enfilent sur le mât dans n’importe quel ordre.
rule-V4-10 = Sur une case Pieuvre ou Requin au bord, on peut en plus livrer, même des poissons volés dans le même tour ; et le requin peut échanger un bateau gagné dans le même tour.
rule-V5 = Livrer
rule-V5-1 = Au bord du tapis : livrer à un bateau visible de ce bord.
rule-V5-2 = Dans un même tour, on ne livre jamais à deux bateaux du même bord ; dans un coin, on peut livrer à un bateau de chacun des deux bords.
rule-V5-3 = Le mât doit porter tous les poissons que le bateau demande, à n’importe quelle hauteur. Ils retournent dans la réserve.
rule-V5-4 = On prend la carte du bateau et on la pose devant soi, face cachée.
rule-V5-5 = Après une livraison, on peut réarranger dans n’importe quel ordre les poissons qui restent sur le mât.
rule-V5-6 = On ne peut jamais pêcher et livrer dans un même tour.
rule-V5-7 = On dévoile un autre bateau de la pile. Si la pile est vide, il n’en vient plus ; et là où aucun bateau n’est visible, on ne peut plus livrer.
rule-V6 = Un mât plein
rule-V6-1 = Un mât ne porte jamais plus de sept poissons.
rule-V6-2 = Un joueur qui en obtient davantage en pêchant et en volant peut en remettre autant qu’il veut dans la réserve : du haut de son mât, et parmi les nouveaux.
rule-V6-3 = Les poissons qui restent sur le mât gardent leur ordre ; les nouveaux viennent par-dessus dans n’importe quel ordre.
rule-V7 = La brume
rule-V7-1 = La lettre en haut de la tuile Brume désigne une île. De ce côté du tapis, on replie la rangée extérieure sur la suivante ; ce qui est imprimé au dos devient le nouveau bord de la mer.
rule-V7-2 = Chaque bord n’est replié qu’une fois par manche. Si sa lettre a déjà été jouée, le tour est fini et rien ne se passe.
rule-V7-3 = Sinon, il faut le replier.
rule-V7-4 = Une embarcation de la rangée repliée est placée sur le nouveau bord. Celle qui s’y trouve déjà est poussée d’une case vers l’intérieur, et de même, de proche en proche, chaque embarcation qu’elle rencontre.
rule-V7-5 = Une embarcation de la rangée recouverte, si aucune autre ne la pousse, reste où elle est, par-dessus le tapis ; celles qui sont derrière elle ne sont pas touchées.
rule-V7-6 = Chaque embarcation repliée avec le tapis, recouverte ou poussée remet dans la réserve le poisson du haut de son mât.
rule-V7-7 = Une embarcation que la brume amène sur une autre case n’y a pas d’action.
rule-V7-8 = Si une ligne de cases qui part de ce bord est pleine d’embarcations d’un bout à l’autre, on ne replie pas et aucun poisson n’est perdu ; le tour est fini, et ce bord est fermé pour la manche.
rule-V7-9 = Après un pli, le joueur de gauche remet sous la pile un des deux bateaux visibles de ce bord et dévoile le suivant.
rule-V8 = Fin de partie
rule-V8-1 = Quand 16 cases ou moins restent visibles, la partie s’arrête dès que tous ont joué le même nombre de tuiles.
rule-V8-2 = Le joueur qui a le plus de poissons sur ses bateaux gagnés l’emporte.
rule-V8-3 = En cas d’égalité, c’est le joueur qui a le plus de poissons sur son mât.
rule-V8-4 = Si l’égalité demeure, les joueurs partagent la victoire.
rule-V9 = Ce qui est reconstitué
rule-V9-1 = Nous n’avons pas les images du livret. Le tapis est inventé de façon à s’accorder avec tout ce que les textes et les critiques publiées en disent : dix cases sur dix, beaucoup de paires de poissons et aucun requin au recto, un à quatre poissons au verso, peu de pieuvres et de requins, des flèches isolées pour les courants. Il est le même vu des quatre côtés. Un tel tapis n’a jamais été imprimé.
rule-V9-2 = Le livret nomme quelques bateaux et dit qu’il y en a dix par île. Les autres sont inventés de façon que toutes les îles se valent.
rule-V9-3 = Le livret nomme des poissons rouges, verts et violets. Qu’il y en ait huit de chaque couleur est déduit, et le jaune est notre choix.
rule-V9-4 = Le livret dit que la tuile Brume porte quatre lettres, mais ni dans quel ordre, ni dans quel sens on la tourne. Ici, les lettres sont E, S, W et N, dans le sens horaire. La pieuvre tourne une tuile dans ce même sens, vue par son propriétaire : après 90 degrés, E devient N, S devient E, W devient S et N devient W.
rule-V9-5 = Les possesseurs du jeu peuvent indiquer ce que montrent leur tapis, leurs cartes et leurs tuiles, et jouer avec.
rule-V-R = Précisions
rule-V-R1 = Quand une ligne est pleine d’embarcations, personne ne perd de poisson et le tour s’arrête aussitôt.
rule-V-R2 = Une seule ligne pleine suffit pour annuler tout le pli.
rule-V-R3 = Sans pli, on ne change pas de bateau : ni quand une ligne est pleine, ni quand la lettre a déjà été jouée.
rule-V-R4 = Une lettre agit une fois par manche, et non une fois par tour.
rule-V-R5 = Une lettre dont le pli est annulé compte comme jouée.
rule-V-R6 = On s’assied le long des côtés du tapis et non à ses coins ; le tapis est un carré.
rule-V-R7 = Le joueur qui utilise le requin voit le dos des cartes et dit à qui il en prend une, et de quelle île ; s’il y en a plusieurs, on tire au sort.
rule-V-R8 = On ne peut pas reprendre la carte que l’on vient de donner ; il en faut donc une à chacun.
rule-V-R9 = Sans déplacement, pas d’action, même sur une case Poisson.
rule-V-R10 = Voler et livrer vont ensemble sur toute case du bord.
rule-V-R11 = Sur une case Poisson au bord, soit on pêche, soit on livre ; on peut voler dans les deux cas.
rule-V-R12 = Chacun choisit l’ordre de ses actions et fait chacune une fois ; pêche et vol se font ensemble.
rule-V-R13 = Un poisson pêché ou volé va sur le mât, sauf si le mât est trop petit pour tous. Mais on n’est pas obligé de voler un poisson à chaque embarcation voisine.
rule-V-R14 = On ne remet ses propres poissons que si le mât est trop petit pour tous les nouveaux ; alors en partant du haut, autant que l’on veut.
rule-V-R15 = Dans l’exemple de l’embarcation pleine, on garde deux poissons sur trois.
rule-V-R16 = Les poissons que la réserve n’a pas sont laissés de côté ; si elle n’en a aucun, il n’y a rien à pêcher.
rule-V-R17 = Dans un même déplacement, on peut suivre plusieurs courants, chacun une fois ; l’embarcation ne s’arrête pas là d’où elle est partie.
rule-V-R18 = Une embarcation peut s’arrêter sur un courant ; mais pour virer, elle doit le quitter par la pointe. Là où la pointe est bloquée, elle ne peut pas virer.
rule-V-R19 = Une embarcation qui part d’un courant ne peut pas non plus virer sur un autre pendant ce déplacement.
rule-V-R20 = La pieuvre est facultative, mais une tuile que l’on tourne doit changer de direction. Son propriétaire voit le résultat ; une tuile Brume change de lettre, dans l’ordre de V9.4.
rule-V-R21 = Une tuile déjà jouée ne peut pas être tournée.
rule-V-R22 = Au bord où l’on vient de livrer, on ne peut pas livrer dans le même tour au bateau tout juste dévoilé.
rule-V-R23 = On peut réarranger le mât une fois après chaque livraison, et jamais après une pêche ou un vol.
rule-V-R24 = Si la pile est vide, on ne change pas de bateau.
rule-V-R25 = Le changement est obligatoire ; seul le choix du bateau est libre.
rule-V-R26 = Là où il ne reste qu’une rangée, on ne peut pas la replier : elle compte comme une ligne pleine.
rule-V-R27 = Quand la fin est proche, les joueurs qui n’ont pas encore joué cette tuile la jouent encore, plis compris.
rule-V-R28 = La fin se vérifie en comptant les cases visibles : rangées × colonnes.
rule-V-R29 = Placer son embarcation sur le tapis au début ne permet aucune action.
rule-V-R30 = Les joueurs à égalité sur les bateaux et sur le mât gagnent ensemble.
rule-V-R31 = À deux, le joueur de gauche est l’autre joueur.
rule-V-R32 = Après le pli de la toute dernière tuile de la partie, on ne change pas de bateau.
rule-V-R33 = Après une livraison, on dévoile le bateau suivant avant de réarranger le mât.
rule-V-R34 = Le premier joueur est tiré au sort.
rule-V-R35 = Tout le monde voit à quel bateau on livre : les cartes gagnées sont donc connues, jusqu’à ce qu’un requin en échange deux ; alors, seuls les deux joueurs savent lesquelles. L’écran retient pour chacun tout ce qu’il peut déduire de ce qu’il a appris.
rule-V-R36 = Un courant est une seule case, avec un côté où il commence et, à angle droit, un côté où se trouve sa pointe.
rule-V-R37 = C’est quand tout est pêché et volé que l’on voit si le mât est trop petit ; on remet ses propres poissons avant d’enfiler le premier nouveau.
rule-V-R38 = Ce qui est visible après un pli, c’est le dos de la rangée repliée en dernier sur cette case.
rule-V-R39 = On place les embarcations avant de dévoiler les premiers bateaux.

## Les feuilles à imprimer

maldivia-print-source = Notre propre dessin de la boîte « { $box } ». Reconstitué : nous ne connaissons pas le tapis et les cartes du jeu imprimé.
maldivia-print-front = le tapis, recto
maldivia-print-front-about = La face visible au début de la partie.
maldivia-print-back = le tapis, verso
maldivia-print-back-about = Vu depuis le recto, comme si le tapis était transparent : chaque case montre ce qui est imprimé derrière la case du même nom. Repliez une rangée, et la rangée voisine montre le dos de celle qui est repliée.
maldivia-print-ships = bateaux, page { $number }
maldivia-print-ships-about = À découper : dix cartes par île. Un bateau demande les poissons dessinés au-dessus de lui ; le nombre est sa valeur.
maldivia-print-current = courant
maldivia-print-octopus = pieuvre
maldivia-print-shark = requin

## La page

maldivia-web-round = Manche { $number }
maldivia-web-slot = Tuile { $slot } sur 4
maldivia-web-ending = La fin est proche : dès que tous auront joué cette tuile, la partie sera finie.
maldivia-web-north = Nord en haut
maldivia-web-cloth = Le tapis
maldivia-web-plan-help = Touchez la case où aller, ou une tuile pour la tourner.
maldivia-web-plan-keys = Touches : les flèches orientent une tuile, Maj avec ← ou → la déplace.
maldivia-web-tile = Tuile { $slot } : { $tile }
maldivia-web-swap-tiles = Échanger les tuiles { $first } et { $second }
maldivia-web-set-up = Mettre les tuiles debout
maldivia-web-ready = plan terminé
maldivia-web-planning = planifie…
maldivia-web-starter = commence
maldivia-web-white = blanche
maldivia-web-orange = orange
maldivia-web-brown = marron
maldivia-web-black = noire
maldivia-web-octopus = pieuvre
maldivia-web-shark = requin
maldivia-web-current = courant du bord { $from } vers le bord { $to }
maldivia-web-stream = du bord { $from } vers le bord { $to }
maldivia-web-given = Bateau à donner, mis de côté : { $card }.
maldivia-web-turn = C’est à { $player } de jouer.
maldivia-web-sea = La mer va de { $first } à { $last }.
maldivia-web-fogs = Repliés dans cette manche : { $sides }.
maldivia-web-closed = Fermés dans cette manche, sans repli : { $sides }.
maldivia-web-shoals = Poissons : { $spaces }.
maldivia-web-octopuses = Pieuvres : { $spaces }.
maldivia-web-sharks = Requins : { $spaces }.
maldivia-web-currents = Courants : { $spaces }.
maldivia-web-island = { $island } : les bateaux demandent { $cargoes }. { $cards ->
    [0] La pile est vide.
    [one] Il reste une carte dans la pile.
   *[other] Il reste { $cards } cartes dans la pile.
}
maldivia-web-island-empty = { $island } : il ne reste aucun bateau.
maldivia-web-bottom = Sous la pile du bord { $island }, dans l’ordre où ils viendront : { $cargoes }.
maldivia-web-player = { $player }, embarcation { $boat } en { $space }. Mât, de bas en haut : { $fish }.
maldivia-web-ashore = { $player }, embarcation { $boat }, pas encore placée.
maldivia-web-nothing = rien
maldivia-web-tiles = Tuiles chez { $player } : { $tiles }.
maldivia-web-standing = debout
maldivia-web-planned = { $player } a fini de planifier.
maldivia-web-unplanned = { $player } planifie encore.
maldivia-web-won = { $player } a gagné { $count ->
    [one] un bateau
   *[other] { $count } bateaux
} : { $cards }.
maldivia-web-unknown = { $count ->
    [one] un autre bateau { $island }, face cachée
   *[other] { $count } autres bateaux { $island }, face cachée
}
maldivia-web-held = { $player } a en main : { $fish }.
maldivia-web-stocks = Dans la réserve : { $fish }.
maldivia-web-ask-place = Placez votre embarcation
maldivia-web-ask-plan = Alignez vos quatre tuiles debout
maldivia-web-ask-sail = Tuile { $slot }, { $tile } : où aller ?
maldivia-web-ask-act = En { $space } : que faites-vous ?
maldivia-web-ask-gather = Prendre encore, ou en rester là ?
maldivia-web-ask-stow = Quel poisson enfiler ensuite ?
maldivia-web-ask-surplus = Tous ne tiennent pas : lequel ensuite ?
maldivia-web-ask-rearrange = Réarranger le mât, de bas en haut ?
maldivia-web-ask-point = Quelle tuile tourne la pieuvre ?
maldivia-web-ask-turn = Tuile { $slot } chez { $owner } : de combien ?
maldivia-web-ask-give = Quel bateau donnez-vous ?
maldivia-web-ask-take = À qui prenez-vous un bateau ?
maldivia-web-ask-swap = { $player } a replié { $side } : quel bateau part ?
maldivia-web-dusk = La fin est proche
maldivia-web-ending-short = La fin est proche : c’est la dernière tuile
maldivia-web-left = { $spaces ->
    [one] encore { $spaces } case
   *[other] encore { $spaces } cases
}
maldivia-web-do-octopus = Tourner une tuile
maldivia-web-do-shark = Échanger un bateau
maldivia-web-do-steal = Voler
maldivia-web-close = Voir mon embarcation de près
maldivia-web-whole = Voir tout le tapis
maldivia-web-with = { $text } : { $more }
maldivia-web-edge = bord { $island }
maldivia-web-beside = à côté : { $player }
maldivia-web-plan-stop = Tuile { $slot }, { $tile } : s’arrêter en { $space }
maldivia-web-plan-there = Si personne d’autre ne bouge, vous vous arrêtez en { $space }
maldivia-web-plan-stuck = Si personne d’autre ne bouge, votre embarcation ne peut pas aller par là.
maldivia-web-plan-fold = La rangée extérieure du bord { $island } est repliée.
maldivia-web-plan-lifts = Si personne d’autre ne bouge, rien n’est replié au bord { $island } : des embarcations remplissent une ligne d’un bord à l’autre.
maldivia-web-plan-back = le verso du tapis, encore inconnu
maldivia-web-biggest = La plus grosse livraison : { $player } a apporté { $count ->
    [one] un poisson
   *[other] { $count } poissons
} à { $island }.
maldivia-web-boldest = Le vol le plus audacieux : { $player } a volé { $count ->
    [one] un poisson
   *[other] { $count } poissons
} en un seul tour.

## Explications

web-keys-of-game = Pendant le plan, les flèches du clavier orientent une tuile, et Maj avec ← ou → la déplace. Sur le tapis, elles mènent de case en case, et Entrée y va. f pêche, 1 à 4 volent un poisson à ce joueur, o est la pieuvre, h le requin, s reste sur place, d finit le tour, e ne prend rien de plus. r, v, p et y enfilent un poisson rouge, vert, violet ou jaune sur le mât, b remet celui du haut, l laisse le reste, k garde le mât tel quel. 9, 8 et 7 tournent une tuile de 90°, 180° et 270°.

about-fish = Arrêtez-vous ici pour pêcher { $fish ->
    [any] les poissons dessinés
   *[other] { $fish }
}, si la réserve en a. Ils vont en haut de votre mât.
    .title = Poissons
about-current = En venant du bord { $from }, vous pouvez virer ici et continuer vers le bord { $to }. De tout autre côté, l’embarcation passe tout droit.
    .title = Courant
about-octopus = Arrêtez-vous ici : vous pouvez tourner une tuile debout, la vôtre ou celle d’un autre, de 90, 180 ou 270 degrés. { $standing ->
    [0] Aucune tuile n’est debout.
    [one] Une tuile est debout.
   *[other] { $standing } tuiles sont debout.
}
    .title = Pieuvre
about-shark = Arrêtez-vous ici : vous pouvez échanger un de vos bateaux contre un bateau d’un autre joueur, tous deux face cachée. { $count ->
    [0] Personne n’a encore de bateau.
   *[other] Ont déjà des bateaux : { $players }.
}
    .title = Requin
about-plain = Rien à pêcher ici. Mais à côté d’une autre embarcation, vous pouvez voler son poisson du haut.
    .title = Pleine mer
about-edge = C’est le bord { $island } : vous pouvez y livrer à un bateau.
about-fog = { $rows ->
    [0] Aucune rangée n’est encore repliée au bord { $island }.
    [one] Une rangée est repliée au bord { $island }.
   *[other] { $rows } rangées sont repliées au bord { $island }.
} Chaque bord n’est replié qu’une fois par manche : { $state ->
    [folded] celui-ci l’a déjà été dans cette manche.
    [closed] celui-ci est fermé pour cette manche.
   *[open] celui-ci peut encore l’être dans cette manche.
} Une embarcation au bord replié est poussée et perd son poisson du haut.
    .title = Brume
about-island = Au bord { $island }, on livre aux bateaux visibles de cette île. { $state ->
    [folded] La brume a déjà replié ce bord ; il ne se repliera plus dans cette manche.
    [closed] Ce bord est fermé pour cette manche : il ne se replie pas.
   *[open] La brume peut encore replier ce bord dans cette manche.
}
    .title = { $island }
about-ship = Demande { $fish ->
    [any] de un à quatre poissons
   *[other] { $fish }
}. Apportez-les tous au bord { $island } : le bateau vaut { $count ->
    [0] un point par poisson.
    [one] un point.
   *[other] { $count } points.
} { $ready ->
    [0] Personne n’a tous ces poissons sur son mât.
   *[other] Ont tous ces poissons sur le mât : { $players }.
}
    .title = Bateau
about-pile = { $cards ->
    [0] La pile { $island } est vide.
    [one] Encore un bateau { $island }.
   *[other] Encore { $cards } bateaux { $island }.
} On en dévoile un après une livraison ou un pli.
    .title = Pile
about-boat = { $player } { $count ->
    [0] ne porte aucun poisson.
    [one] porte un poisson.
   *[other] porte { $count } poissons.
} Aucune embarcation ne passe par-dessus. Arrêtez-vous à côté, pas en diagonale, pour voler son poisson du haut{ $count ->
    [0] {""}.
   *[other] {""} : { $top }.
}
    .title = Embarcation ({ $player })
about-mast = { $count ->
    [0] Le mât est vide : { $most } places libres.
    [one] Une place sur { $most } est prise. En haut : { $top }. C’est le poisson du haut que les voisins volent et que la brume prend.
   *[other] { $count } places sur { $most } sont prises. En haut : { $top }. C’est le poisson du haut que les voisins volent et que la brume prend.
}
    .title = Mât ({ $player })
about-arrow = L’embarcation va dans cette direction, d’autant de cases que son joueur le veut, mais jamais par-dessus une autre.
    .title = Tuile Cap
about-fogtile = Replie la rangée extérieure de la mer du côté de l’île dont la lettre est en haut. Les lettres, dans le sens horaire : { $letters }.
    .title = Tuile Brume
about-standing = Une tuile encore debout : seul son propriétaire la connaît. Elle sera dévoilée quand elle sera jouée.
    .title = Tuile debout
about-plan = Là où cette tuile vous mènerait si personne d’autre ne bougeait. Touchez une autre case du tapis pour vous y arrêter.
    .title = Votre plan
about-starter = { $player ->
    [any] Un joueur
   *[other] { $player }
} commence cette manche, puis les autres jouent dans le sens horaire. La carte passe à gauche après chaque manche.
    .title = Premier joueur
about-hand = Des poissons pêchés ou volés à l’instant. Ils vont sur le mât dans n’importe quel ordre ; le dernier est en haut.
    .title = En main
about-card = { $count ->
    [0] Gagné, face cachée : seuls ceux qui le connaissent savent ce qu’il vaut.
    [one] Vaut un point à la fin.
   *[other] Vaut { $count } points à la fin.
} Un requin peut encore l’échanger.
    .title = { $island ->
    [any] Bateau gagné
   *[other] Bateau gagné, { $island }
}
about-supply = { $fish ->
    [any] Poissons dans la réserve : { $count }.
   *[other] Il en reste { $count } sur 8 dans la réserve.
} On ne pêche que ceux-là. Les poissons livrés ou perdus y reviennent.
    .title = { $fish ->
    [any] Réserve
   *[other] Réserve, { $fish }
}
about-end = Quand { $last } cases ou moins sont visibles, la partie s’arrête dès que tous ont joué le même nombre de tuiles. Visibles en ce moment : { $spaces }. Le joueur qui a le plus de poissons sur ses bateaux gagnés l’emporte.
    .title = La fin
