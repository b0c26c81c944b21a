# Les erreurs, telles que le terminal, le serveur et les programmes les montrent, après « archipel : ».

## Jeux, places et options

error-unknown-game = le jeu « { $name } » n’existe pas ; au choix : { $known }
error-unknown-language = la langue « { $name } » n’est pas disponible ; au choix : { $known }
error-unknown-answer = « { $text } » n’est pas un coup de ce jeu ; les coups s’écrivent : { $shapes }
error-unknown-bot = le bot « { $name } » n’existe pas ; au choix : { $known }
error-wrong-seats = { $title } se joue de { $least } à { $most }, pas à { $seats }
error-unknown-option = { $title } n’a pas d’option « { $name } » ; ses options sont : { $known }
error-no-options = { $title } n’a pas d’option « { $name } », ni aucune autre
error-wrong-value = l’option { $name } n’accepte que { $known }, pas « { $value } »
error-printed-box = le matériel imprimé de { $title } est connu ; on ne peut pas le remplacer
error-seed = une graine est un nombre entier de 0 à 2**63 - 1, pas { $seed }
error-names-count = il y a { $names } noms pour { $seats } places
error-bad-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères imprimables
error-no-seat = il n’y a pas de place { $number } ; cette partie compte { $seats } joueurs
error-not-a-seat = { $number } n’est pas une place ici ; la partie compte { $seats } joueurs
error-seat-number = une place est un nombre entier, pas { $value }
error-batch-seat = position { $position } : il n’y a pas de place numéro { $number }
error-missing-extra = { $what ->
    [arena] L’arène
    [ray] L’arène sur une grappe de machines
    [print] L’impression en PDF
   *[server] Le serveur
} demande d’autres paquets : { $command }

## La ligne de commande

error-see-help = { $why } (voir { $command } --help)
error-arguments-missing = il manque quelque chose : { $names }
error-arguments-unknown = incompréhensible : { $names }
error-argument-choice = { $name } : « { $value } » n’est pas possible ; au choix : { $choices }
error-argument-empty = { $name } : il manque une valeur
error-argument-unneeded = { $name } ne prend pas de valeur, mais « { $value } » est donné
error-argument-number = { $name } : « { $value } » n’est pas un nombre entier inférieur à un milliard
error-argument-least = { $name } : il faut au moins 1
error-argument-seconds = { $name } : « { $value } » n’est pas un nombre de secondes de 0 à 3600
error-argument-two-numbers = { $name } : « { $value } » n’est pas une paire de nombres, le plus petit d’abord, comme 0.5,0.55
error-argument-excluded = { $name } et { $other } ne vont pas ensemble
error-argument-other = { $text }
error-option-form = « { $text } » n’est pas une option : écrivez NOM=VALEUR
error-bot-budget = « { $text } » n’est pas un bot avec un budget ; écrivez BOT@0.1 pour des secondes par coup ou BOT@5000n pour des nœuds par coup
error-one-bot = un concours demande au moins deux bots différents, sauf pour un joueur seul
error-unknown-rule = il n’y a pas de règle « { $number } »
error-nothing-found = rien dans ces règles ne correspond à « { $text } »
error-no-lessons = il n’y a pas encore de leçons pour { $title }
error-unknown-chapter = il n’y a pas de chapitre « { $chapter } » ; les chapitres sont : { $chapters }
error-too-many-names = trop de noms : { $names } pour { $seats } de vos places
error-other-game = { $file } est une partie de { $other }, pas de { $title }
error-game-over = la partie de { $file } est finie ; pour la revoir : archipel replay { $file }
error-resume-keeps = { $settings } ne va pas avec --resume : la partie enregistrée a ses propres réglages. Retirez-le, ou commencez une nouvelle partie sans --resume.
error-nothing-to-resume = il n’y a pas de partie de { $title } à reprendre
error-nothing-to-print = { $title } n’a rien à imprimer ; ces jeux, si : { $known }
error-few-moves = la partie enregistrée n’a que { $moves } coups, pas { $wanted }
error-whose-move = « { $text } » ne dit pas qui joue, et { $seats } places peuvent jouer : écrivez d’abord le numéro de la place
error-seats-from-one = il n’y a pas de place 0 : les places vont de 1 à { $seats }

## Fichiers et réseau

error-file-missing = { $file } : ce fichier n’existe pas
error-file-denied = { $file } : vous n’avez pas le droit de le lire ou de l’écrire
error-file-folder = { $file } : c’est un dossier ; donnez le nom d’un fichier
error-file-no-folder = { $file } : un dossier de ce chemin est un fichier
error-file-full = { $file } : il n’y a plus de place sur le disque
error-file-read-only = { $file } : impossible de le modifier, le dossier est en lecture seule
error-file-other = { $file } : { $why }
error-file-text = ce n’est pas un fichier de texte : { $why }
error-file-box = { $file }, { $why }
error-save-taken = { $file } existe déjà et n’est pas une sauvegarde de cette partie. Choisissez un autre nom, par exemple { $name }.
error-save-no-folder = Le dossier { $folder } n’existe pas. Créez-le d’abord ou choisissez-en un autre.
error-save-is-folder = { $file } est un dossier. Ajoutez un nom de fichier, par exemple { $file }/game.archipel.
error-save-failed = Impossible d’écrire { $file }. Choisissez un autre fichier, par exemple dans votre dossier personnel.
error-no-home = { $file } : ce dossier personnel n’existe pas
error-listen = impossible d’écouter sur { $address } : { $why }
error-listen-taken = le port { $port } est déjà utilisé ; arrêtez le programme qui l’utilise, ou choisissez un autre port, par exemple --port { $other }
error-listen-address = cette machine n’a pas d’adresse réseau { $host } ; retirez --host, ou utilisez --lan pour votre réseau local
error-listen-denied = vous n’avez pas le droit d’utiliser le port { $port } ; choisissez-en un à partir de 1024, par exemple --port { $other }
error-no-space = il n’y a plus de place sur le disque ; libérez-en et réessayez
error-cache-folder = impossible de garder les règles compilées dans { $folder }, elles sont donc recompilées à chaque fois ; nommez un autre dossier dans ARCHIPEL_CACHE_DIR
error-old-python = Archipel demande Python { $needed } ou plus récent, et voici Python { $found } ; installez une version plus récente et lancez Archipel avec elle (make play PYTHON=python{ $needed })
error-database-url = ARCHIPEL_DATABASE_URL n’est pas une adresse de base de données valable
error-database-file = SQLite demande un fichier : sqlite:///chemin/vers/archipel.db
error-database-folder = impossible d’écrire dans le dossier { $folder } de la base de données ; choisissez un autre fichier avec --database-url sqlite:///chemin/vers/archipel.db
error-database-full = il n’y a plus de place pour la base de données { $database } ; libérez de la place sur le disque et recommencez
error-database-away = impossible de joindre la base de données { $database } ; démarrez-la, ou vérifiez ARCHIPEL_DATABASE_URL ({ $why })
error-database-down = impossible d’utiliser la base de données { $database } : { $why }
error-database-missing = la base de données { $database } n’existe pas
error-database-used = la base de données { $database } n’est pas vide ; --replace la remplace
error-database-schema = la base de données { $database } a { $schema ->
    [none] aucun schéma
   *[other] le schéma { $schema }
}, pas le schéma { $newest } ; `archipel serve` la met à jour
error-database-foreign = cette base de données appartient à un autre programme : elle a les tables { $tables }
error-database-newer = cette base de données vient d’un Archipel plus récent (schéma { $schema } ; cette version connaît jusqu’à { $newest }) : installez cette version, ou restaurez une sauvegarde dans une base vide
error-database-in-use = un autre serveur utilise déjà la base de données { $file } (processus { $process }) ; arrêtez-le d’abord, ou choisissez un autre fichier avec --database-url
error-database-damaged = la base de données { $file } est inutilisable : { $why } ; mettez de côté ce fichier et ceux qui portent le même début de nom, puis rechargez la dernière sauvegarde avec « archipel restore »

## L'exploitant

error-admin-unknown-table = il n’y a pas de table « { $text } » ; vouliez-vous dire { $near } ?
error-admin-no-table = il n’y a pas de table « { $text } » ; pour les voir toutes : archipel admin tables
error-admin-unknown-person = il n’y a personne du nom de « { $text } » ; vouliez-vous dire { $near } ?
error-admin-no-person = il n’y a personne du nom de « { $text } » ; pour voir tout le monde : archipel admin people
error-admin-many-people = plusieurs personnes s’appellent « { $text } » ; choisissez par identifiant : { $those }
error-admin-not-there = { $person } n’est pas à la table { $table } ; y sont : { $those }
error-admin-removed-before = { $person } a déjà été retiré de la table { $table }
error-admin-not-banned = « { $text } » n’est pas exclu ; pour voir toutes les exclusions : archipel admin bans
error-admin-own-network = le réseau { $network } contient { $address }, qui est cette machine ou votre proxy ; plus personne ne pourrait joindre le serveur
error-admin-moment = « { $text } » n’est pas une durée ni une date ; écrivez par exemple « 3 jours », « 45 min », « 2026-12-01 » ou « 2026-12-01 14:00 »
error-admin-past = « { $text } » n’est pas dans les cent prochaines années
error-admin-no-end = dites jusqu’à quand : --for « 3 jours » ou --until 2026-12-01
error-admin-needs-yes = personne ne répond à la question ; avec --yes elle n’est pas posée
error-admin-announcement = une annonce a de 1 à { $most } caractères

## Parties enregistrées

error-in-line = ligne { $line } : { $why }
error-record-empty = ce n’est pas une partie enregistrée : le fichier est vide
error-record-open = la partie enregistrée s’arrête ici : il manque « end after N answers » ou « pause after N answers »
error-record-title = ce n’est pas une partie enregistrée : elle devrait commencer par « archipel { $form } - game - n seats - rules N »
error-record-form = cette partie est au format { $form } ; on ne sait lire que les formats jusqu’à { $newest }
error-record-rules = cette partie suit les règles { $played } ; ici, ce sont les règles { $ours }
error-record-seats = { $seats } places demandent autant de lignes « seat NAME » différentes
error-record-box = cette partie a été jouée avec la boîte « { $played } » ; ici, c’est « { $ours } »
error-record-label = pour { $name }, l’étiquette est « { $meant } », pas « { $label } »
error-record-bot = « { $kind } » ne peut pas être une sorte de bot
error-record-nobody = aucun joueur ne s’appelle « { $label } »
error-record-commitment = un engagement a 64 chiffres hexadécimaux, pas « { $value } »
error-record-shares = les parts sont écrites dans l’ordre des places, une pour chacune
error-record-seed = une graine est un nombre entier inférieur à 2**63, pas « { $value } »
error-record-field = « { $text } » n’est ni un champ ni un coup
error-record-move = « { $text } » n’est pas un coup : une ligne indique une place et son coup
error-record-count = { $said } coups sont annoncés, mais il y en a { $found }
error-record-closing = la partie enregistrée s’arrête ici : il manque « { $meant } »
error-record-unfinished = la partie enregistrée s’arrête ici : une partie finie a tous les scores et un gagnant
error-record-after-end = « { $text } » n’a pas sa place après la fin de la partie
error-record-no-result = une partie inachevée n’a ni scores ni gagnant
error-record-scores = les scores sont écrits dans l’ordre des places, un pour chacune
error-record-score = un score est un nombre entier, pas « { $value } »
error-record-moves = « { $text } » n’est pas un nombre de coups
error-record-seal-form = un sceau est fait de deux nombres de 64 chiffres hexadécimaux
error-record-hex = « { $value } » n’est pas écrit en chiffres hexadécimaux
error-record-no-seal = le sceau manque
error-record-line = « { $text } » se trouve là où une partie scellée a « { $meant } »
error-record-no-commitment = l’engagement manque, et sans lui le secret ne prouve rien
error-record-both = les dés sont soit équitables, avec un engagement, soit tirés d’une graine ; pas les deux
error-record-no-secret = il y a un engagement sur les dés, mais le secret qui le montre manque
error-record-old-seal = une partie au format { $form } n’a pas de sceau
error-record-seal-alone = il y a un sceau, mais ni engagement ni graine
error-record-seal-altered = le sceau ne correspond pas : lui-même ou plus d’une ligne ont été modifiés
error-record-altered = le sceau ne correspond pas : « { $name } » a été modifié
error-record-missing = le sceau ne correspond pas : « { $name } » manque
error-record-secret = le secret n’est pas celui de l’engagement : son SHA-256 diffère
error-record-draw = « { $found } » est noté, mais le tirage donne « { $due } »
error-record-stand-in = un bot ne peut pas avoir joué { $count } coups pour { $player }, sur { $moves } en tout
error-record-over = la partie est finie ici
error-record-not-over = la partie n’est pas finie ici
error-record-wrong-scores = les scores sont { $due }, pas { $found }
error-record-winner = le gagnant est { $winners }
