# Tips in somebody’s first games; see web/src/games/maldivia/tips.ts.

tip-plan = Planifiez quatre tuiles : elles se jouent de gauche à droite. La lettre en haut de la tuile Brume dit quel bord sera replié.
tip-stuck = Votre embarcation n’a pas pu bouger : pas d’action. Les autres embarcations et le bord barrent la route.
tip-fishes = Vos poissons sont sur le mât. Celui du haut est le premier que l’on peut voler ou que la brume emporte.
tip-robs = Vous avez volé le poisson du haut de l’embarcation voisine. Cela marche avec chaque embarcation voisine, mais pas en diagonale.
tip-robbed = Une embarcation s’est arrêtée à côté de la vôtre et a volé votre poisson du haut. Seul celui-là peut être volé.
tip-releases = Un mât porte au plus sept poissons. Les autres retournent dans la réserve.
tip-delivers = Livré : le bateau est à vous. Les poissons qu’il montre sont vos points à la fin.
tip-twisted = Une pieuvre a tourné une de vos tuiles encore debout. Votre embarcation n’ira pas où vous l’aviez prévu.
tip-bitten = Le requin a échangé un de vos bateaux contre un autre. Les deux changent de main face cachée.
tip-folds = Brume : un bord de la mer a été replié. La mer rétrécit, et le dos du tapis montre de nouvelles cases.
tip-pushed = La brume a poussé votre embarcation vers l’intérieur. La nouvelle case ne donne pas d’action.
tip-loses = La brume est passée : le poisson du haut de votre mât est perdu. Livrez à temps, ou restez loin du bord.
tip-spent = Chaque bord n’est replié qu’une fois par manche. Celui-ci l’était déjà : il ne s’est rien passé.
tip-dusk = Il reste 16 cases ou moins. La partie s’arrête dès que tous ont joué le même nombre de tuiles.
