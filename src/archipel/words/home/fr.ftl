# `archipel` seul : un accueil et la suite.

home-greeting = Bienvenue dans Archipel : des jeux de société de la mer, dans ce terminal ou dans le navigateur.
home-question = Que voulez-vous faire ? Tapez un numéro ou un mot.
home-which-game = Quel jeu ?
home-unknown = « { $text } » n’est pas dans la liste. Tapez un numéro ou un mot de la liste.
home-group-play = Jouer
home-group-host = Jouer dans le navigateur
home-group-more = Et aussi
home-learn = apprendre un jeu en y jouant
home-play = jouer contre des robots dans ce terminal
home-rules = lire les règles d’un jeu
home-games = voir la liste des jeux
home-serve = jouer dans le navigateur sur cet ordinateur
home-lan = jouer avec d’autres sur votre réseau
home-doctor = vérifier que tout fonctionne ici
home-help = voir toutes les commandes
home-quit = quitter
