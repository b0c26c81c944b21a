# Ce que tous les jeux ont en commun, en français.

chance = Hasard
seat = Joueur { $number }

## Reprendre un coup

no-undo-nothing = { $who } n’a encore joué aucun coup.
no-undo-chance = { $who } ne peut pas reprendre ce coup : depuis, des dés ont été lancés ou des cartes tirées.
no-undo-another = { $who } ne peut pas reprendre ce coup : depuis, quelqu’un d’autre a joué.
no-undo-revealed = { $who } ne peut pas reprendre ce coup : il a révélé quelque chose de caché.

## La table dans le terminal

thinks = { $player } réfléchit…
your-turn = À { $player } de jouer
chosen = { $player } : { $answer }
hand-over = { $player }, prenez le clavier et appuyez sur Entrée :
choose = Votre choix :
help-choose = une lettre ou un coup, par exemple « { $example } »
help-type = un coup, par exemple « { $example } »
help-undo = reprendre votre dernier coup
help-save = enregistrer la partie dans un fichier (par défaut : { $file })
help-log = revoir tout ce qui s’est passé
help-rules = les règles, ou une seule par son numéro
help-why = pourquoi un coup n’est pas permis
help-quit = enregistrer et quitter
help-help = cette aide
legal-answer = « { $answer } » est permis en ce moment.
unknown-choice = Je ne comprends pas « { $text } ». Tapez « help » pour voir les commandes.
undone = Coup repris.
saved = Partie enregistrée dans { $file }. Pour la reprendre : { $command }
game-over = La partie est finie
winner = { $player } gagne !
shared-victory = { $players } se partagent la victoire !
nobody-wins = Personne ne gagne.
total = Total
rules-title = { $title } : les règles du jeu
by = par { $designer }
compiling = Compilation des règles, la première fois seulement : { $title }
dice-fair = Les dés sont vérifiables avec : archipel verify { $file }
type-choice = Trop de coups pour une liste. Tapez-en un, par exemple « { $example } ».
read-back = « { $answer } » : c’est bien ça ({ $yes }/{ $no }) ?
yes = oui
no = non
not-chosen = Coup non joué. Choisissez à nouveau.
ask-chance = Cette partie se joue avec vos propres dés et cartes. Tapez ce qu’ils montrent.
too-narrow = Pour voir tout le plateau, élargissez la fenêtre à { $columns } colonnes.
reconstructed = Nous n’avons pas pu voir une partie du matériel ; nous l’avons reconstituée. Si vous avez le jeu, jouez avec les vraies valeurs : --box FICHIER.
partly-reconstructed = En partie reconstitué.

## Ce que le serveur refuse

to-home = Aller à l’accueil
denied-unknown-table = Cette table n’existe pas.
denied-unknown-game = Le jeu « { $name } » n’existe pas ici.
denied-game-not-offered = Ce serveur ne propose pas { $title }. Ses tables sont conservées.
denied-game-not-ready = { $title } est en préparation et sera prêt dans environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
denied-game-failed = { $title } n’a pas pu être préparé sur ce serveur. La raison se trouve dans le journal du serveur.
denied-not-found = Page introuvable.
denied-not-yours = Vous ne pouvez pas faire cela à cette table.
denied-busy = Le serveur n’a pas pu enregistrer cela ; rien n’a changé. Merci de réessayer.
denied-too-often = Trop de demandes ; merci de patienter un instant.
denied-stale = La partie a continué entre-temps ; votre coup n’a pas été joué.
denied-not-started = La partie n’a pas encore commencé.
denied-already-started = La partie a déjà commencé.
denied-not-finished = La partie n’est pas encore terminée.
denied-game-over = La partie est terminée.
denied-no-such-seat = Il n’y a pas de place { $seat } ; cette table en a { $seats }.
denied-seat-taken = La place { $seat } est prise.
denied-seats-missing = { $count ->
    [one] { $count } place attend encore quelqu’un.
   *[other] { $count } places attendent encore quelqu’un.
}
denied-bad-name = Un nom doit compter de 1 à 40 caractères imprimables.
denied-no-such-bot = Le bot « { $bot } » n’existe pas. Choisissez parmi : { $bots }.
denied-bad-options = Impossible d’ouvrir cette table : { $why }.
denied-too-many-tables = Vous avez déjà { $most } tables. Il faut d’abord en terminer ou en quitter une.
denied-server-full = Ce serveur est complet pour le moment. Merci de réessayer plus tard.
denied-bad-link = Ce lien n’est plus valable : il sert une seule fois et expire au bout de quelques jours.
denied-no-chat = Il n’y a pas de discussion à cette table.
denied-nothing-said = Le message est vide.
denied-no-such-line = Ce message n’existe plus.
denied-not-waited-for = Personne n’attend le joueur de la place { $seat }.
denied-your-own-seat = C’est votre propre place.
denied-just-reminded = { $name } vient de recevoir un rappel.
denied-not-gone = Un bot peut remplacer { $name } après { $seconds } secondes hors ligne.
denied-name-first = Choisissez d’abord un nom.
denied-bot-answers = Un bot joue ce coup pour vous. Vous reprenez la main dès le prochain.
denied-bot-answered = Un bot a joué ce coup pour vous ; il ne peut pas être annulé.
denied-too-late-to-undo = Le temps prévu pour ce coup est écoulé ; il ne peut plus être annulé.
denied-too-many-undos = Vous avez déjà annulé { $most } coups ici. Celui-ci est définitif.
denied-signed-out = Vous avez été déconnecté sur cet appareil.
denied-foreign-host = Ce serveur a une autre adresse.
denied-blank-name = Personne ne pourrait voir ce nom. Choisissez-en un avec des lettres visibles.
denied-name-taken = Ce nom ressemble à « { $name } », déjà présent à cette table. Choisissez-en un autre.
denied-removed = L’hôte vous a retiré de cette table.
denied-banned = Vous ne pouvez pas jouer sur ce serveur avant le { $until }.
denied-draining = Ce serveur va bientôt redémarrer ; aucune partie ne peut commencer pour l’instant. Les parties en cours continuent. Merci de réessayer dans quelques minutes.
denied-host-only = À une table publique, seul l’hôte peut faire cela.
denied-nobody-there = Il n’y a personne à la place { $seat }.
denied-too-many-seats = Vous occupez déjà { $most } places. Il faut d’abord terminer ou quitter une partie.
denied-not-understood = Le serveur ne comprend pas cette demande.
denied-missing-field = Il manque « { $field } ».
denied-unknown-field = « { $field } » n’est pas connu ici.
denied-bad-value = « { $field } » ne peut pas avoir cette valeur.
denied-unknown-answer = Ce coup n’existe pas dans ce jeu.
denied-too-large = Cette demande est trop volumineuse.
denied-not-here = Ce n’est pas possible ici.
denied-not-json = Ici, le serveur n’accepte que du JSON.
denied-foreign-origin = Cette demande vient d’un autre site.
denied-mistake = Une erreur s’est produite sur le serveur ; elle a été enregistrée. Rien n’a changé.

## La page avant ses scripts

page-description = Des jeux de société autour de la mer, dans votre navigateur, entre amis ou contre des bots, sans compte.
page-no-script = Archipel a besoin de JavaScript. Activez-le, puis rechargez la page.
