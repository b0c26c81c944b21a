# La table dans le navigateur, en français.

## Toutes les pages

web-home = Accueil
web-skip = Aller au contenu
web-language = Langue
web-theme = Couleurs
web-theme-auto = auto
web-theme-light = clair
web-theme-dark = sombre
web-about = À propos
web-unofficial = non officiel, avec nos propres dessins et textes
web-connecting = Connexion…

## Accueil

web-lead = { $games ->
    [4] Quatre jeux de mer
   *[other] { $games } jeux
} à la même table. On y joue entre amis ou contre des bots, tout de suite, dans le navigateur.
web-games = Jeux
web-players-count = { $least } à { $most } joueurs
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-play-now = Jouer contre des bots
web-play-friends = Jouer entre amis
web-play-alone = Jouer seul
web-rules = Règles
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’attend de joueurs pour le moment.
web-finished = Parties finies
web-older = Plus anciennes
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
web-me-help = Pas besoin de compte : ce navigateur se souvient de vous. Un lien permet de jouer aussi depuis un autre appareil.
web-recovery = Utiliser un autre appareil
web-link-warning = Qui ouvre ce lien joue en votre nom. Gardez-le pour vous ; un nouveau lien l’annule.
web-sign-out = Se déconnecter ailleurs
web-signed-out = Tous les autres appareils sont déconnectés.
web-recover-help = Cet appareil devient le vôtre, avec votre nom et vos tables.
web-recover = C’est moi

## Préparer une table

web-new-table = { $game } : une nouvelle table
web-seats = Places
web-clock = Temps de réflexion
web-no-clock = sans limite
web-per-answer = { $time } par réponse
web-clock-help = Une fois le temps écoulé, un bot prend le relais jusqu’au retour du joueur.
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
web-level = Bots
web-level-random = Bois flotté
web-level-rollout = Skipper
web-visibility = Qui peut venir
web-make-public = Montrer cette table à tout le monde, dans la liste
web-allow-watchers = D’autres peuvent regarder
web-open-after = Après la partie, tout le monde peut tout voir
web-allow-chat = Discussion
web-open-table = Ouvrir la table

## Avant la partie

web-you = vous
web-free = libre
web-expected = pas encore là
web-sit = Prendre la place { $seat }
web-stand-up = Se lever
web-add-bot = Bot pour la place { $seat }
web-free-seat = Libérer la place : { $name }
web-fill = Bots aux places libres
web-start = Commencer la partie
web-sit-to-play = Prenez une place pour jouer, ou restez regarder.
web-share = Inviter des amis
web-share-help = Qui ouvre ce lien peut prendre une place. Pas besoin de compte.
web-link = Lien
web-copy = Copier
web-copied = Copié
web-qr = Le lien sous forme de code à scanner avec un téléphone
web-settings = Cette table
web-public = dans la liste publique
web-by-link = par lien seulement
web-watchers = Spectateurs
web-watchers-yes = admis
web-watchers-no = joueurs seulement
web-box = Boîte
web-commitment-help = Le serveur a tiré son secret et en montre ce sceau. Votre navigateur ajoute sa propre part quand vous prenez place. À la fin, le secret est dévoilé et chacun peut vérifier tous les dés.

## Pendant la partie

web-your-turn = À vous de jouer
web-waiting-for = { $count ->
    [one] { $names } réfléchit…
   *[other] Réfléchissent : { $names }
}
web-board = { $game } : le plateau
web-board-in-words = Le plateau en mots
web-broken = La connexion est coupée ; nouvel essai…
web-away = un bot prend le relais
web-away-you = Un bot joue à votre place.
web-back = Me revoilà
web-choices = Vos choix
web-why-not = Pourquoi pas ?
web-undo = Reprendre le coup
web-undo-turn = Reprendre tout mon tour
web-odds = Montrer ce qui peut arriver
web-type = Taper une réponse
web-players = Joueurs
web-asked = doit répondre
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-more = Journal, discussion et règles
web-log = Journal
web-chat = Discussion
web-table = Table
web-sound = Son
web-notify = Notification quand c’est à moi
web-still = Sans animations
web-leave = Partir ; un bot me remplace
web-skip-to-now = Passer au présent
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
web-speed = Vitesse des autres
web-speed-calm = tranquille
web-speed-normal = normale
web-speed-brisk = vive
web-speed-instant = immédiate
web-keys = Une touche suffit pour répondre
web-key-list = Touches
web-explain = Qu’est-ce que c’est ? Expliquer ce que je touche
web-glossary = Qu’est-ce que c’est ?
web-log-undo = { $who } reprend un coup.
web-log-away = Un bot remplace { $who }.
web-log-back = { $who } est de retour.
web-log-start = La partie commence.
web-by-bot = réponse d’un bot
web-say = Écrire un message
web-send = Envoyer
web-mute = Mettre { $name } en sourdine
web-muted = masqué
web-unmute = Relire { $name }
web-no-chat-yet = Personne n’a encore rien dit.
web-search-rules = Chercher dans les règles
web-prints = À imprimer
web-prints-all = toutes les pages en PDF

## Autour de la table

web-is-here = là
web-is-away = ailleurs
web-is-just-gone = plus là
web-is-gone = plus là depuis { $time }
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
web-waits-away = { $name } regarde ailleurs.
web-waits-gone = { $name } n’est plus là depuis { $time }.
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
web-end-help = La partie s’arrête sans vainqueur quand toutes les personnes présentes sont d’accord.
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
web-sign-wow = Oh !
web-sign-think = Je réfléchis…
web-sign-hurry = Un peu plus vite, s’il vous plaît !
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
web-bot = { $level } (bot)
web-name-of = Nom du joueur à la place { $seat }
web-friends-help = Vous recevrez le lien pour vos amis à l’étape suivante.
web-seat = place { $seat }
web-sit-down = Prendre place
web-full = Toutes les places sont prises. Vous pouvez rester regarder.
web-add-beside = Quelqu’un d’autre joue ici aussi
web-plays-here = sur cet appareil
web-sat-down = { $name } a pris place.
web-agreed = rejoue
web-rematch-help = La partie commence d’elle-même quand tout le monde a accepté de rejouer.
web-rematch-who = { $count ->
    [one] { $names } voudrait rejouer.
   *[other] { $names } voudraient rejouer.
}
web-join = Prendre place
web-watch = Regarder
web-sealed = Les dés sont scellés ; chacun pourra les vérifier à la fin.
web-pass-to = Passez l’appareil à { $name }
web-pass-help = Les autres ne doivent pas voir ce que voit { $name }.
web-pass-me = Je suis { $name } : montrer ma vue
web-pass-back = Revenir à { $name }
web-show-view = Montrer la vue de { $name }

## Après la partie

web-score = Score
web-score-line = Ligne
web-nobody-wins = Personne ne gagne cette fois.
web-best-alone = Vos meilleures parties en solo
web-this-game = cette partie
web-lost = perdue
web-see-board = Voir le plateau
web-won-by = { $points }, soit { $lead } de plus que { $second }.
web-won-tie = { $points }, autant que { $second } : le départage décide.
web-highlights = Les grands moments
web-share-game = Partager cette partie
web-rematch = Rejouer
web-go-rematch = Aller à la nouvelle table
web-replay = Revoir la partie
web-download = Télécharger la partie
web-check-dice = Vérifier les dés
web-dice-fair = { $draws ->
    [one] Le sceau est bon, et l’unique tirage est bien celui qu’il fallait.
   *[other] Le sceau est bon, et les { $draws } tirages sont bien ceux qu’il fallait.
}
web-dice-wrong = Les dés ne sont pas ceux qu’il fallait.
web-dice-unsealed = Cette partie a commencé avant que la vérification ne porte aussi sur les noms, les options et les bots.
web-start-altered = La partie n’a pas commencé ainsi : « { $field } » a changé.
web-replay-of = { $game } : revoir la partie
web-play = Lecture
web-pause = Pause
web-moment = Réponse { $now } sur { $last }
web-moves = Coups
web-beginning = Le début
web-has-chosen = { $who } a choisi.
web-answer-back = Une réponse en arrière
web-answer-on = Une réponse en avant
web-turn-back = Un tour en arrière
web-turn-on = Un tour en avant
web-round-back = Une manche en arrière
web-round-on = Une manche en avant
web-replay-speed = Vitesse
web-replay-more = Plus
web-seen-by = Vu par
web-seen-open = tout est découvert
web-seen-spectators = les spectateurs
web-copy-moment = Copier le lien vers ce moment
web-to-ends = Au début, à la fin
web-space = Espace
web-result = Résultat

## À propos

web-about-what = Archipel réunit quatre jeux de mer à la même table. C’est un logiciel libre ; tout le monde peut l’héberger.
web-about-unofficial = Voici un hommage non officiel, fait par passion, avec nos propres dessins et textes. Si un jeu vous plaît, merci d’acheter la boîte.
web-designer = Conçu par { $name }
web-artist = Illustré par { $name }
web-publisher = Édité par { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Tout est comme dans la boîte.
web-box-reconstructed = Nous n’avons pas pu voir certaines parties de la boîte ; elles sont reconstituées. Qui possède le jeu peut fournir les vraies.
web-about-private = Ce serveur ne demande rien à personne d’autre. Il connaît votre nom à la table et vos parties, rien de plus.
web-about-free = Les dessins, les textes et le code d’Archipel sont sous licence MIT.

## À l’oreille et au clavier

web-command = Tapez un coup ou une question
web-completions = Propositions
web-cmd-commands = commandes, aide
    .help = commandes, ou ? : tout ce qu’on peut demander
web-cmd-last = dernier, encore
    .help = dernier : ce qui s’est passé au dernier tour
web-cmd-turn = tour
    .help = tour : à qui de jouer, et ce qui est demandé
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
web-cmd-gone = non connecté
web-cmd-watching = Spectateurs : { $names }.
web-cmd-no-log = Il ne s’est encore rien passé.
web-cmd-unforeseen = rien n’est prévisible.
web-more-choices = Et { $count } autres.
web-cmd-several = « { $text } » convient à { $count } coups : { $choices }.
web-cmd-unclear = Ce n’est pas tout à fait clair. Tapez par exemple : { $help }.
web-cmd-unknown = « { $text } » n’est ni un coup possible maintenant ni une question. Tapez « choix » pour vos coups, « ? » pour toutes les questions.
web-cmd-not-now = « { $text } » n’est pas une question, et ce n’est pas à vous de jouer. Tapez « ? » pour toutes les questions.
web-walk = { $board }. Parcourir avec les flèches du clavier
web-walk-may = Vous pouvez : { $choices }.
web-walk-several = Plusieurs coups sont possibles ici : { $choices }. Tapez-en un.
web-walk-none = Aucun coup n’est possible ici.
web-heard-free = La place { $seat } est libre.
web-heard-came = { $name } est là.
web-heard-left = { $name } est parti.
web-help-title = Touches et questions à taper
web-help-commands = Questions que l’on peut taper
web-help-walking = Parcourir le plateau
web-help-walk = Tab mène du plateau à sa grille de lieux. Les flèches s’y déplacent, Début et Fin vont aux bouts d’une ligne, Page précédente et Page suivante aux bouts d’une colonne, Ctrl avec Début ou Fin au premier et au dernier lieu. Ctrl avec une flèche va au prochain lieu où un coup est possible, Retour arrière à ce qui est à vous. Entrée joue le coup du lieu.
web-help-keys = Touches quand le plateau a le focus
web-manner = Annonces des lecteurs d’écran
web-manner-brief = brèves
web-manner-full = complètes
