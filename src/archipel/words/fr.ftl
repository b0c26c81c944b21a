# Ce que tous les jeux ont en commun, en français.

chance = Hasard
seat = Joueur { $number }

## Reprendre un coup

no-undo-nothing = { $who } n’a encore rien répondu.
no-undo-chance = { $who } ne peut pas reprendre ce coup : depuis, on a lancé des dés ou tiré des cartes.
no-undo-another = { $who } ne peut pas reprendre ce coup : depuis, quelqu’un d’autre a répondu.
no-undo-revealed = { $who } ne peut pas reprendre ce coup : il a dévoilé quelque chose de caché.

## La table dans le terminal

thinks = { $player } réfléchit…
your-turn = À { $player } de jouer
chosen = { $player } : { $answer }
hand-over = { $player } s’installe au clavier et appuie sur Entrée :
choose = Choix :
help-choose = une lettre ou une réponse, par exemple « { $example } »
help-undo = reprendre son dernier coup
help-save = enregistrer la partie, dans le fichier indiqué ou dans { $file }
help-log = tout ce qui s’est passé
help-rules = les règles, ou celle de ce numéro
help-why = pourquoi une réponse n’est pas possible
help-quit = enregistrer et quitter
help-help = cette aide
legal-answer = « { $answer } » est possible maintenant.
unknown-choice = « { $text } » n’est pas compris ; « help » montre ce qu’on peut taper.
unknown-rule = Il n’y a pas de règle « { $number } ».
undone = Coup repris.
saved = Enregistré dans { $file } ; « { $command } » reprend la partie ici.
game-over = La partie est finie
winner = { $player } gagne !
shared-victory = { $players } se partagent la victoire !
total = Total
rules-title = { $title } : les règles du jeu
by = par { $designer }
compiling = Compilation des règles, une fois pour toutes : { $title }
dice-fair = Les dés sont vérifiables : archipel verify { $file }
