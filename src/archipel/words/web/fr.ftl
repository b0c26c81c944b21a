# La table dans le navigateur, en français.

## Toutes les pages

web-home = Accueil
web-skip = Aller au contenu
web-language = Langue
web-theme = Thème
web-theme-auto = auto
web-theme-light = clair
web-theme-dark = sombre
web-about = À propos
web-unofficial = projet de passionnés, non officiel, dessins et textes originaux
web-connecting = Connexion…

## Accueil

web-lead = { $games ->
    [4] Quatre jeux de société sur le thème de la mer
   *[other] { $games } jeux de société
} dans votre navigateur. Jouez tout de suite, entre amis ou contre des bots, sans créer de compte.
web-games = Jeux
web-players-count = { $least } à { $most } joueurs
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-play-now = Jouer contre des bots
web-play-friends = Jouer entre amis
web-play-alone = Jouer en solo
web-rules = Règles
web-ready-in = { $game } sera prêt dans { $time }.
web-wait-here = La suite s’ouvrira d’elle-même dès que le jeu sera prêt.
web-announcement = Message de l’exploitant :
web-draining = Le serveur va bientôt redémarrer. Les parties en cours continuent ; aucune nouvelle ne peut commencer pour l’instant.
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’attend de joueurs pour le moment.
web-finished = Parties terminées
web-older = Parties plus anciennes
web-nobody-yet = encore personne
web-free-seats = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
web-guest = Invité
web-me = Vous
web-your-name = Votre nom
web-save = Enregistrer
web-saved = Enregistré.
web-me-help = Pas besoin de compte : ce navigateur se souvient de vous. Un lien vous permet de jouer aussi sur un autre appareil.
web-recovery = Jouer sur un autre appareil
web-link-warning = { $days ->
    [one] Toute personne qui ouvre ce lien joue à votre place. Il sert une seule fois, pendant un jour ; gardez-le pour vous.
   *[other] Toute personne qui ouvre ce lien joue à votre place. Il sert une seule fois, pendant { $days } jours ; gardez-le pour vous.
}
web-sign-out = Déconnecter les autres appareils
web-signed-out = Tous les autres appareils sont déconnectés.
web-recover-help = Sur cet appareil, vous jouerez sous votre nom, avec vos tables.
web-recover = Oui, c’est moi

## Préparer une table

web-new-table = { $game } : nouvelle table
web-seats = Places
web-clock = Temps de réflexion
web-no-clock = sans limite
web-per-answer = { $time } par coup
web-clock-help = Une fois le temps écoulé, un bot joue à votre place jusqu’à votre retour.
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-stand-in = Bot remplaçant
web-stand-in-help = Joue pour les absents, à peu près à leur niveau. Votre choix vaut tant que ce niveau n’est pas connu.
web-level = Bots
web-level-deckhand = Mousse (débutant)
web-level-sailor = Matelot (facile)
web-level-mate = Second (bon)
web-level-captain = Capitaine (fort)
web-level-random = Bois flotté (au hasard)
web-level-rollout = Skipper (référence)
web-visibility = Qui peut participer
web-make-public = Afficher cette table dans la liste publique
web-allow-watchers = Autoriser les spectateurs
web-open-after = Tout dévoiler après la partie
web-allow-chat = Discussion
web-open-table = Ouvrir la table

## Avant la partie

web-you = vous
web-free = libre
web-expected = pas encore là
web-sit = Prendre la place { $seat }
web-stand-up = Quitter la place
web-add-bot = Mettre un bot à la place { $seat }
web-free-seat = Retirer { $name }
web-close-table = Fermer la table
web-host-starts = Seul l’hôte peut ajouter des bots et lancer la partie.
web-fill = Compléter avec des bots
web-start = Commencer la partie
web-sit-to-play = Prenez place pour jouer, ou restez en spectateur.
web-share = Inviter des amis
web-share-help = Toute personne qui a ce lien peut prendre place, sans créer de compte.
web-link = Lien
web-copy = Copier
web-copied = Copié
web-qr = Code QR de ce lien
web-settings = Réglages de la table
web-public = dans la liste publique
web-by-link = par lien seulement
web-watchers = Spectateurs
web-watchers-yes = admis
web-watchers-no = joueurs seulement
web-box = Matériel
web-box-as-printed = comme dans la boîte
web-box-partly = en partie reconstitué
web-commitment-help = Ceci prouve que les dés sont honnêtes. Le serveur a choisi un nombre secret et en montre ici l’empreinte. Quand vous prenez place, votre navigateur ajoute son propre nombre au hasard. Après la partie, le secret est publié et chacun peut vérifier tous les lancers.

## Pendant la partie

web-your-turn = À vous de jouer
web-waiting-for = { $count ->
    [one] { $names } réfléchit…
   *[other] On attend { $names }
}
web-board = { $game } : le plateau
web-board-in-words = Le plateau en mots
web-broken = Connexion perdue. Reconnexion…
web-away = un bot joue
web-away-you = Un bot joue à votre place.
web-back = Me revoilà
web-choices = Vos choix
web-why-not = Pourquoi pas ?
web-undo = Reprendre le coup
web-undo-turn = Reprendre tout mon tour
web-odds = Afficher les probabilités
web-type = Taper un coup
web-players = Joueurs
web-asked = doit jouer
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-more = Journal, discussion et règles
web-log = Journal
web-chat = Discussion
web-table = Table
web-sound = Son
web-notify = Me prévenir quand c’est à moi
web-still = Désactiver les animations
web-leave = Partir (un bot prend le relais)
web-skip-to-now = Passer au direct
web-show-again = Revoir
web-showing-again = Ce qui s’est passé depuis votre dernier tour
web-see-what-happens = Voyons ce qui se passe
web-missed = { $count ->
    [one] Il s’est passé une chose en votre absence
   *[other] Il s’est passé { $count } choses en votre absence
}
web-all-choices = Tous les choix ({ $count })
web-no-choice = Ce choix n’existe pas.
web-close = Fermer
web-to-board = Plateau
web-speed = Vitesse des autres joueurs
web-speed-calm = tranquille
web-speed-normal = normale
web-speed-brisk = vive
web-speed-instant = immédiate
web-keys = Raccourcis à une touche
web-key-list = Touches
web-explain = Qu’est-ce que c’est ? Expliquer ce que je touche
web-glossary = Qu’est-ce que c’est ?
web-log-undo = { $who } reprend un coup.
web-log-away = Un bot prend le relais pour { $who }.
web-log-back = { $who } est de retour.
web-log-start = La partie commence.
web-by-bot = joué par un bot
web-say = Écrire un message
web-send = Envoyer
web-mute = Mettre { $name } en sourdine
web-muted = en sourdine
web-unmute = Réafficher { $name }
web-remove = Exclure { $name } de la table
web-report = Signaler le message de { $name }
web-report-why = Qu’est-ce qui ne va pas dans ce message ?
web-report-insult = Insulte ou menace
web-report-spam = Publicité ou messages répétés
web-report-other = Autre chose
web-reported = Merci. La personne qui gère ce serveur peut maintenant le voir.
web-no-chat-yet = Aucun message pour le moment.
web-search-rules = Chercher dans les règles
web-prints = À imprimer
web-prints-all = Toutes les pages (PDF)

## Autour de la table

web-is-here = là
web-is-away = ailleurs
web-is-just-gone = hors ligne
web-is-gone = hors ligne depuis { $time }
web-is-thinking = réfléchit
web-is-typing = écrit…
web-typing = { $count ->
    [one] { $names } écrit…
   *[other] { $names } écrivent…
}
web-watching = Spectateurs
web-watching-count = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-named = { $name } : { $text }
web-waiting = Attente
web-waits-away = { $name } n’a pas cette page sous les yeux.
web-waits-gone = { $name } est hors ligne depuis { $time }.
web-waits-long = { $name } réfléchit depuis { $time }.
web-remind = Faire signe à { $name }
web-has-been-reminded = { $name } a reçu un rappel.
web-reminded = { $name } vous fait signe : c’est à vous de jouer.
web-let-bot = Laisser un bot remplacer { $name }
web-let-bot-soon = Dans { $time }, un bot pourra remplacer { $name }.
web-end = Arrêter la partie d’un commun accord
web-end-agree = Je suis d’accord
web-end-not = Non, continuons
web-end-who = { $count ->
    [one] { $names } voudrait arrêter la partie.
   *[other] { $names } voudraient arrêter la partie.
}
web-end-help = Si toutes les personnes présentes sont d’accord, la partie s’arrête sans vainqueur.
web-ended = La partie s’est arrêtée d’un commun accord. Personne ne gagne.
web-log-agree = { $who } voudrait arrêter la partie.
web-log-disagree = { $who } veut continuer.
web-log-end = La partie s’arrête d’un commun accord.
web-clock-then = puis un bot joue
web-no-clock-help = Sans limite de temps, on peut faire signe à un joueur absent ou le faire remplacer par un bot.
web-suggested = { $text } (conseillé)
web-unread = { $count ->
    [0] rien de nouveau
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
web-name-to-chat = Votre nom, pour écrire un message
web-open-chat = Ouvrir la discussion
web-reactions = Réactions
web-sign-bravo = Bravo !
web-sign-thanks = Merci !
web-sign-laugh = Ha ha !
web-sign-wow = Waouh !
web-sign-think = Je réfléchis…
web-sign-hurry = Un peu plus vite, svp !
web-sign-oops = Oups !
web-sign-ouch = Aïe !
web-notify-ask = Recevoir une notification quand c’est à vous et que cette page est cachée ?
web-notify-yes = Oui, volontiers
web-notify-no = Non, merci
web-next-table = On vous attend : { $game }
web-next-table-with = On vous attend : { $game } avec { $names }
web-others = Les autres joueurs
web-who-plays = Qui joue à la place { $seat } ?
web-friend = un ami, par lien
web-beside = quelqu’un d’autre sur cet appareil
web-bot = bot : { $level }
web-name-of = Nom du joueur à la place { $seat }
web-friends-help = Vous recevrez le lien pour vos amis à l’étape suivante.
web-seat = place { $seat }
web-sit-down = Prendre place
web-full = Toutes les places sont prises. Vous pouvez rester en spectateur.
web-add-beside = Quelqu’un d’autre joue ici aussi
web-plays-here = sur cet appareil
web-sat-down = { $name } a pris place.
web-agreed = veut rejouer
web-rematch-help = La partie commence d’elle-même quand tout le monde a accepté de rejouer.
web-rematch-who = { $count ->
    [one] { $names } voudrait rejouer.
   *[other] { $names } voudraient rejouer.
}
web-join = Prendre place
web-watch = Regarder
web-sealed = Dés vérifiables : chacun pourra les contrôler après la partie.
web-pass-to = Passez l’appareil à { $name }
web-pass-help = Les autres ne doivent pas voir ce que voit { $name }.
web-pass-me = Je suis { $name } : montrer ce que je vois
web-pass-back = Revenir à { $name }
web-show-view = Montrer ce que voit { $name }

## Après la partie

web-score = Score
web-score-line = Décompte
web-nobody-wins = Personne ne gagne cette fois.
web-best-alone = Vos meilleures parties en solo
web-this-game = cette partie
web-lost = perdue
web-see-board = Voir le plateau
web-won-by = { $points }, avec { $lead } d’avance sur { $second }.
web-won-tie = { $points }, à égalité avec { $second } : la règle d’égalité décide.
web-highlights = Les grands moments
web-share-game = Partager cette partie
web-rematch = Rejouer
web-go-rematch = Aller à la nouvelle table
web-replay = Revoir la partie
web-download = Télécharger la partie
web-check-dice = Vérifier les dés
web-dice-fair = { $draws ->
    [one] Vérifié : l’empreinte correspond et tous les tirages sont exacts ({ $draws }).
   *[other] Vérifié : l’empreinte correspond et les { $draws } tirages sont exacts.
}
web-dice-wrong = Échec de la vérification : les dés ne correspondent pas à l’empreinte.
web-dice-unsealed = Cette partie a commencé avant que la vérification ne porte aussi sur les noms, les options et les bots.
web-start-altered = La partie n’a pas commencé ainsi : « { $field } » a changé.
web-replay-of = { $game } : la partie en revue
web-play = Lecture
web-pause = Pause
web-moment = Coup { $now } sur { $last }
web-moves = Coups
web-beginning = Le début
web-has-chosen = { $who } a choisi.
web-answer-back = Coup précédent
web-answer-on = Coup suivant
web-turn-back = Tour précédent
web-turn-on = Tour suivant
web-round-back = Manche précédente
web-round-on = Manche suivante
web-replay-speed = Vitesse
web-replay-more = Plus
web-seen-by = Vu par
web-seen-open = tout dévoilé
web-seen-spectators = les spectateurs
web-copy-moment = Copier le lien vers ce moment
web-to-ends = Au début, à la fin
web-space = Espace
web-result = Résultat

## À propos

web-about-what = Archipel réunit quatre jeux de société autour de la mer, à jouer dans le navigateur. C’est un logiciel libre ; tout le monde peut l’héberger.
web-about-unofficial = Voici un projet de passionnés, non officiel, avec des dessins et des textes originaux. Si un jeu vous plaît, merci de l’acheter.
web-designer = Un jeu signé { $name }
web-artist = Illustré par { $name }
web-publisher = Édité par { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Toutes les valeurs sont celles du jeu imprimé.
web-box-reconstructed = Nous n’avons pas pu voir une partie du matériel ; nous l’avons reconstituée. Si vous avez le jeu, vous pouvez fournir les vraies valeurs.
web-about-private = Ce serveur ne contacte aucun tiers. Il garde votre nom de joueur, vos parties et vos messages, rien de plus.
web-about-free = Les dessins, les textes et le code d’Archipel sont sous licence MIT.

## À l’oreille et au clavier

web-command = Tapez un coup ou une question
web-completions = Propositions
web-cmd-commands = commandes, aide
    .help = commandes, ou ? : tout ce qu’on peut demander
web-cmd-last = dernier, encore
    .help = dernier : ce qui s’est passé au dernier tour
web-cmd-turn = tour
    .help = tour : à qui de jouer, et ce qu’il faut décider
web-cmd-score = score, points
    .help = score : les points jusqu’ici
web-cmd-clock = temps, horloge
    .help = temps : le temps qui reste
web-cmd-who = qui
    .help = qui : les personnes et les bots à la table
web-cmd-choices = choix, coups
    .help = choix : vos coups, numérotés ; avec un mot, ceux qui le contiennent
web-cmd-log = journal
    .help = journal 5 : les cinq dernières lignes du journal
web-cmd-if = si
    .help = si 2 : ce que ferait votre deuxième choix
web-cmd-list = Vous pouvez demander : { $words }. F1 sur le plateau montre toutes les touches.
web-cmd-hidden = Les points restent cachés jusqu’à la fin.
web-cmd-no-clock = Il n’y a pas de limite de temps.
web-time-left = Il reste { $time }
web-cmd-gone = hors ligne
web-cmd-watching = Spectateurs : { $names }.
web-cmd-no-log = Il ne s’est encore rien passé.
web-cmd-unforeseen = le résultat n’est pas prévisible.
web-more-choices = Et encore { $count }.
web-cmd-several = « { $text } » correspond à { $count } coups : { $choices }.
web-cmd-unclear = Je ne comprends pas tout à fait. Tapez par exemple : { $help }.
web-cmd-unknown = « { $text } » n’est ni un coup possible maintenant ni une question. Tapez « choix » pour vos coups, « ? » pour toutes les questions.
web-cmd-not-now = « { $text } » n’est pas une question, et ce n’est pas à vous de jouer. Tapez « ? » pour toutes les questions.
web-walk = { $board }. À explorer avec les flèches du clavier
web-walk-may = Possible ici : { $choices }.
web-walk-several = Plusieurs coups sont possibles ici : { $choices }. Tapez-en un.
web-walk-none = Aucun coup n’est possible ici.
web-heard-free = La place { $seat } est libre.
web-heard-came = { $name } est là.
web-heard-left = { $name } a quitté la table.
web-help-title = Touches et questions à taper
web-help-commands = Les questions à taper
web-help-walking = Explorer le plateau
web-help-walk = Sur le plateau, Tab ouvre la grille de ses lieux. Les flèches vont d’un lieu à l’autre, Début et Fin aux bouts d’une ligne, Page précédente et Page suivante aux bouts d’une colonne, Ctrl avec Début ou Fin au premier ou au dernier lieu. Ctrl avec une flèche va au prochain lieu où un coup est possible, Retour arrière à ce qui est à vous. Entrée joue le coup du lieu.
web-help-keys = Touches quand le plateau a le focus
web-manner = Annonces des lecteurs d’écran
web-manner-brief = brèves
web-manner-full = complètes
