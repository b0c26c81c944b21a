# `archipel admin` : l'aide, les questions, les listes et les chiffres.

## The command and its help

admin-about = S’occuper d’un serveur, sur sa machine ou partout où sa base de données est accessible. Sans action, les chiffres sont affichés.
admin-actions = actions
admin-help-figures = montrer ce qui ne va pas en ce moment, et les chiffres
admin-help-tables = lister les tables
admin-help-table = montrer une table, avec ce qui y a été signalé
admin-help-people = lister les personnes, ou chercher un nom
admin-help-person = montrer une personne, avec ses tables et les signalements à son sujet
admin-help-reports = lister les messages signalés
admin-help-remove = retirer quelqu’un d’une table, définitivement
admin-help-delete = supprimer une table avec ses coups et ses messages
admin-help-ban = exclure une personne ou un réseau jusqu’à une date
admin-help-unban = lever une exclusion
admin-help-bans = lister les exclusions
admin-help-erase = effacer une personne : les parties restent, le nom disparaît
admin-help-announce = afficher une phrase sur toutes les pages
admin-help-drain = ne laisser commencer aucune partie avant un redémarrage
admin-help-history = lister ce que les exploitants ont fait
admin-about-figures = Montre ce qui ne va pas en ce moment, puis les tables par jeu et par phase, les personnes, les connexions, les robots, les coups et l’espace occupé.
admin-about-tables = Liste les tables, la dernière modifiée en premier. Une flèche indique à qui c’est de jouer.
admin-about-table = Montre les réglages, les places, les personnes retirées et les messages signalés d’une table.
admin-about-people = Liste les personnes, les plus récentes d’abord, ou celles dont le nom ou l’identifiant contient un texte.
admin-about-person = Montre tous les noms d’une personne, ses tables, les signalements à son sujet et ce qui a été fait.
admin-about-reports = Liste les messages que des personnes ont signalés, les derniers d’abord.
admin-about-remove = Retire quelqu’un d’une table définitivement : il ne pourra plus s’y asseoir, ni regarder, ni écrire. Avant la partie la place est libre ; pendant la partie un robot continue.
admin-about-delete = Supprime une table avec tous ses coups et ses messages. Les signalements restent.
admin-about-ban = Exclut une personne ou un réseau jusqu’à une date. Leurs connexions se ferment en une ou deux secondes. Sans cookie, on est un nouvel invité : dans ce cas, excluez le réseau.
admin-about-unban = Lève l’exclusion d’une personne ou d’un réseau.
admin-about-bans = Liste les exclusions en vigueur.
admin-about-erase = Efface une personne : son nom disparaît des places, des messages, des comptes rendus, des signalements et des liens. Les parties restent ; leurs comptes rendus ne peuvent plus prouver les dés. C’est irréversible. Les sauvegardes antérieures contiennent encore le nom.
admin-about-announce = Affiche une phrase sur toutes les pages, lue aussi par les lecteurs d’écran. Une nouvelle remplace la précédente.
admin-about-drain = Ne laisse commencer ni partie ni table ; les parties en cours continuent, et les pages le disent. Attend que plus personne ne joue. Le redémarrage y met fin.
admin-about-history = Liste ce que les exploitants ont fait avec cette commande, et quand.
admin-argument-table = l’identifiant d’une table, ses premiers caractères, ou un lien vers elle
admin-argument-person = l’identifiant d’une personne, ses premiers caractères, ou un nom
admin-argument-name = une partie d’un nom ou d’un identifiant
admin-argument-whom = une personne, une adresse, ou un réseau comme 203.0.113.0/24
admin-argument-for = combien de temps, par exemple « 3 jours » ou « 45 min »
admin-argument-until = jusqu’à quand, par exemple « 2026-12-01 » ou « 2026-12-01 14:00 », heure locale
admin-argument-reason = pourquoi ; c’est conservé avec l’action
admin-argument-yes = ne pas demander
admin-argument-limit = nombre maximal de lignes (par défaut : 50)
admin-argument-game = seulement les tables de ce jeu
admin-argument-phase = seulement les tables dans cette phase
admin-argument-quiet = seulement les tables inachevées où rien ne s’est passé depuis, par exemple, « 3 jours »
admin-argument-chat = montrer aussi les derniers messages
admin-argument-with-chat = supprimer aussi ce que la personne a écrit
admin-argument-text = la phrase, jusqu’à 500 caractères
admin-argument-end = ne plus afficher d’annonce
admin-argument-undo = laisser de nouveau commencer des parties
admin-argument-no-wait = ne pas attendre que plus personne ne joue

## Questions before, and sentences after

admin-go-on = Continuer ? [o/N]
admin-nothing-done = Rien n’a changé.
admin-will-remove = { $name } ({ $person }) est retiré de la table { $table } définitivement. { $phase ->
    [open] Sa place sera libre.
    [playing] Un robot joue sa place jusqu’à la fin.
   *[finished] La partie est terminée ; elle ne lui sera plus visible.
}
admin-removed = { $name } est retiré de la table { $table }.
admin-removed-last = { $name } était seul à la table { $table } ; la table est donc supprimée.
admin-will-delete = La table { $table } de { $game } ({ $names }) est supprimée avec tous ses coups et ses messages. Tout le monde y est déconnecté. C’est irréversible.
admin-deleted = La table { $table } est supprimée.
admin-will-erase = { $name } ({ $person }) est effacé de { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Parties en cours, où un robot continue : { $playing }. Le nom disparaît des places, des messages, des comptes rendus et des signalements ; le lien et tous les appareils sont déconnectés. C’est irréversible.
admin-will-erase-all = { $name } ({ $person }) est effacé de { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Parties en cours, où un robot continue : { $playing }. Le nom disparaît des places, des messages, des comptes rendus et des signalements, et tout ce que la personne a écrit est supprimé ; le lien et tous les appareils sont déconnectés. C’est irréversible.
admin-erased = { $person } est effacé. Tables : { $tables } ; messages : { $lines } ; signalements : { $reports }. Les sauvegardes antérieures contiennent encore le nom.
admin-will-ban = { $name } ({ $subject }) ne peut plus rien faire sur ce serveur avant le { $until }. Ses connexions se ferment en deux secondes ; ses places lui restent.
admin-will-ban-network = Personne du réseau { $subject } ne peut joindre ce serveur avant le { $until }. Les connexions se ferment en deux secondes.
admin-banned = { $name } est exclu jusqu’au { $until }. Pour lever l’exclusion : archipel admin unban { $subject }
admin-unbanned = { $subject } n’est plus exclu.
admin-announced = Toutes les pages l’affichent jusqu’au { $until }. Pour y mettre fin plus tôt : archipel admin announce --end
admin-announcement-ended = Plus aucune page n’affiche d’annonce.
admin-will-drain = Aucune table ni partie ne peut commencer, et toutes les pages le disent, jusqu’au redémarrage du serveur ou jusqu’à archipel admin drain --undo. Les parties en cours continuent.
admin-draining = Aucune partie ne commence plus. Vous pouvez redémarrer à tout moment : chaque coup est enregistré, et les parties continuent ensuite. Ctrl-C ne termine que cet affichage.
admin-active = Parties avec un coup dans les dix dernières minutes : { $count }
admin-drained = Personne ne joue. Redémarrez maintenant ; après le redémarrage, de nouvelles parties pourront commencer.
admin-still-active = Parties avec un coup dans les dix dernières minutes : { $count }.
admin-undrained = De nouvelles parties peuvent de nouveau commencer.

## Lists

admin-column-id = identifiant
admin-column-game = jeu
admin-column-phase = phase
admin-column-since = depuis
admin-column-last-move = dernier changement
admin-column-players = joueurs
admin-column-seat = place
admin-column-name = nom
admin-column-plays = remarque
admin-column-when = quand
admin-column-text = texte
admin-column-unfinished = parties inachevées
admin-column-reported = signalements
admin-column-banned = exclu jusqu’au
admin-column-table = table
admin-column-writer = écrit par
admin-column-reason = motif
admin-column-until = jusqu’au
admin-column-operator = exploitant
admin-column-what = quoi
admin-column-whom = qui
admin-column-open = ouvertes
admin-column-playing = en cours
admin-column-active = actives
admin-column-finished = terminées
admin-phase-open = ouverte
admin-phase-playing = en cours
admin-phase-finished = terminée
admin-span-seconds = { $n } s
admin-span-minutes = { $n } min
admin-span-hours = { $n } h
admin-span-days = { $n } j
admin-nothing = Il n’y a rien à montrer.
admin-bot = robot
admin-away = absent
admin-to-move = doit jouer
admin-host = hôte
admin-public = publique
admin-private = sur invitation
admin-table = { $phase }, { $public } ; ouverte le { $created } ; dernier changement il y a { $changed } ; entrées du journal : { $moves }
admin-table-removed = Retirés définitivement : { $those }
admin-title-reports = Messages signalés
admin-title-chat = Messages
admin-title-tables = Tables
admin-title-history = Ce qui a été fait
admin-person = invité depuis le { $since } ; langue { $lang }
admin-person-banned = Exclu jusqu’au { $until }.
admin-did-ban = a exclu
admin-did-unban = a levé l’exclusion de
admin-did-remove = a retiré
admin-did-delete = a supprimé la table
admin-did-erase = a effacé
admin-did-announce = a annoncé
admin-did-drain = a commencé à vider
admin-did-undrain = a cessé de vider

## Figures, and what is wrong

admin-server = Archipel { $version }, en marche depuis le { $since } ({ $age }) ; processus : { $workers } ; mémoire : { $memory } Mo
admin-well = Tout va bien.
admin-is-draining = Le serveur se vide : aucune partie ne commence.
admin-is-announced = Toutes les pages affichent jusqu’au { $until } : { $text }
admin-people = Personnes : { $all }, nouvelles aujourd’hui { $new }, connectées { $connected } (connexions : { $sockets })
admin-moves = Coups dans la dernière minute : { $moves } ; robots qui réfléchissent : { $thinking }, en attente : { $waiting }
admin-storage = Espace : { $size } Mo dans { $database }, { $free } Go libres
admin-storage-server = Espace : { $size } Mo dans { $database }
admin-order = Exclusions : { $bans } ; signalements du dernier jour : { $reports }
admin-failures = Compté depuis le démarrage : { $counts }
admin-no-server = Aucun serveur ne répond sur cette base de données. S’il devrait y en avoir un, regardez son journal ; archipel doctor vérifie cette machine.
admin-few-workers = Seuls { $there } processus sur { $wanted } répondent. Un processus bloqué est remplacé ; sinon, redémarrez le serveur.
admin-clock = L’horloge du serveur n’est pas crédible ; rien d’ancien n’est donc supprimé. Voir « Time » dans docs/host.md.
admin-game-failed = { $game } n’a pas pu être préparé. Le journal en donne la cause ; un redémarrage réessaie.
admin-game-compiling = { $game } est encore en préparation.
admin-late = Tables où un robot ou une horloge a plus de 15 secondes de retard : { $count }. Le serveur est surchargé ou bloqué.
admin-bots-waiting = Robots qui attendent de pouvoir réfléchir : { $count }. Si cela dure, cherchez qui a ouvert les tables : archipel admin tables --phase playing
admin-little-space = Il ne reste que { $free } Mo sur le disque de la base de données. Faites de la place maintenant : sans place, aucun coup n’est enregistré.
admin-warned = { $sentence } ({ $count } fois, il y a { $age })
