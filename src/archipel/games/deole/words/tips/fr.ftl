# Tips in somebody’s first games; see web/src/games/deole/tips.ts.

tip-opens = Vous avez ouvert une piste. Son mode vaut jusqu’à la fin, et il ne peut servir à aucune autre piste.
tip-departs = Votre navire est parti. Chaque dé posé le fait avancer d’une case, vers le côté de cette couleur.
tip-helm = Un gouvernail est disponible. Il change d’un point un dé de cette piste, mais chaque gouvernail utilisé coûte 2 points.
tip-discards = Vous avez défaussé votre dé : il va sur la Rose des Vents, et votre navire reste sur place.
tip-left = Le dé dont personne n’a voulu est sur la Rose des Vents. Le bonus D permet de l’y reprendre.
tip-wreck = Une épave a changé en plus un moins de votre équipage. Le dé de cette case rapporte désormais des points.
tip-rescues = Vous avez sauvé un naufragé. Le smiley remplit une case de la piste de votre choix, et le mode l’ignore.
tip-helper = Vous avez sauvé un naufragé. Il peut donner un coup de pouce, une seule fois : annuler un Désastre, ou libérer la case d’un Désastre de la manche.
tip-eolia = Vous avez atteint Éolia par votre côte : 5 points à la fin. Le premier arrivé gagne aussi un bonus.
tip-earns = Vous avez gagné un bonus. Une colonne de cinq cases remplies en donne un, la dernière case de la piste Équipage aussi.
tip-chain = Une réaction en chaîne ! Le dé d’un bonus se joue comme un autre : il peut rapporter le bonus suivant.
tip-lapses = Ce bonus est perdu : aucun de ceux qui restent sur votre feuille n’est utilisable maintenant.
tip-home = Votre navire est rentré : chaque case traversée vaut 2 points. Vous continuez à poser des dés jusqu’à la fin.
tip-disaster = Le dé que vous laissez est un Désastre : il bloque une case par la droite. Un deuxième de même valeur dans la manche est ignoré.
tip-storm = La tempête s’est approchée : une rangée pour chaque Désastre sur une piste de vent. Un navire qu’elle rattrape est perdu.
