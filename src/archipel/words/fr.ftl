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
help-type = une réponse, par exemple « { $example } »
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
nobody-wins = Personne ne gagne.
total = Total
rules-title = { $title } : les règles du jeu
by = par { $designer }
compiling = Compilation des règles, une fois pour toutes : { $title }
dice-fair = Les dés sont vérifiables : archipel verify { $file }
type-choice = Trop de choix pour une liste : tapez-en un, par exemple « { $example } ».
read-back = « { $answer } » : c’est bien ça ({ $yes }/{ $no }) ?
yes = oui
no = non
not-chosen = Rien n’est encore choisi.
ask-chance = Ici personne ne tire : tapez ce que montrent les vrais dés ou les vraies cartes.
save-taken = { $file } existe déjà et n’est pas une sauvegarde de cette partie. Choisissez un autre nom, par exemple { $name }.
save-no-folder = Il n’y a pas de dossier { $folder }. Créez-le d’abord ou choisissez un autre endroit.
save-is-folder = { $file } est un dossier. Ajoutez le nom d’un fichier, par exemple { $file }/game.archipel.
save-failed = Impossible d’écrire { $file }. Choisissez un autre fichier, par exemple dans votre propre dossier.
resume-keeps = { $settings } ne va pas avec --resume : la partie enregistrée a ses propres réglages. Retirez-le, ou commencez une nouvelle partie sans --resume.
too-narrow = Une fenêtre de { $columns } colonnes montre tout le plateau.
reconstructed = Certaines parties de la boîte nous sont inconnues et sont reconstituées. Si vous avez le jeu, donnez ce qui est imprimé : --box FICHIER.
partly-reconstructed = En partie reconstitué.

## Ce que le serveur refuse

to-home = Vers la page d’accueil
denied-unknown-table = Cette table n’existe pas.
denied-unknown-game = Il n’y a pas de jeu « { $name } ».
denied-not-found = Il n’y a rien ici.
denied-not-yours = À cette table, c’est réservé à d’autres.
denied-busy = Le serveur n’a pas pu enregistrer cela ; rien n’a changé. Merci de réessayer.
denied-too-often = C’est un peu trop souvent ; merci de patienter un instant.
denied-stale = La table a avancé entre-temps ; cette action n’a rien changé.
denied-not-started = La partie n’a pas encore commencé.
denied-already-started = La partie a déjà commencé.
denied-not-finished = La partie n’est pas encore finie.
denied-game-over = La partie est finie.
denied-no-such-seat = Il n’y a pas de place { $seat } : ici, on joue à { $seats }.
denied-seat-taken = La place { $seat } est prise.
denied-seats-missing = { $count ->
    [one] Une place attend encore quelqu’un.
   *[other] { $count } places attendent encore quelqu’un.
}
denied-bad-name = Un nom compte de 1 à 40 caractères imprimables.
denied-no-such-bot = Il n’y a pas de bot « { $bot } » ; les bots sont : { $bots }.
denied-bad-options = Cette table n’est pas possible : { $why }.
denied-too-many-tables = Nombre maximal de tables atteint ({ $most }) ; il faut d’abord en finir ou en quitter une.
denied-server-full = Pour le moment, ce serveur ne peut pas accueillir d’autres tables.
denied-bad-link = Ce lien ne mène à personne ; un plus récent l’a peut-être remplacé.
denied-no-chat = Il n’y a pas de discussion à cette table.
denied-nothing-said = Il n’y a rien à lire dans ce message.
denied-no-such-line = Ce message n’existe pas dans la discussion.
denied-not-waited-for = On n’attend aucun joueur à la place { $seat }.
denied-your-own-seat = C’est votre propre place.
denied-just-reminded = { $name } vient de recevoir un rappel.
denied-not-gone = Un robot peut jouer quand { $name } est absent depuis { $seconds } secondes.
denied-name-first = Il faut d’abord choisir un nom.
denied-not-understood = Le serveur ne comprend pas cela.
denied-missing-field = Il manque « { $field } ».
denied-unknown-field = Il n’y a pas de champ « { $field } » ici.
denied-bad-value = « { $field } » ne peut pas avoir cette valeur.
denied-unknown-answer = Cette réponse n’existe pas dans ce jeu.
denied-too-large = C’est trop volumineux.
denied-not-here = Cela ne se fait pas ici.
denied-not-json = Ici, le serveur n’accepte que du JSON.
denied-foreign-origin = Cette demande vient d’une page d’un autre site.
denied-mistake = Le serveur a fait une erreur ; elle a été notée. Rien n’a changé.
