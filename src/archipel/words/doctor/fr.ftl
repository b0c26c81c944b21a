# `archipel doctor` : l'état de cette machine, et que faire.

doctor-right = ok
doctor-warning = attention
doctor-wrong = problème
doctor-well = Tout ce qui est nécessaire fonctionne.
doctor-ill = { $count ->
    [one] Un problème est
   *[other] { $count } problèmes sont
} à résoudre.
doctor-check-failed = La vérification « { $check } » a échoué : { $why }
doctor-check-failed-fix = Merci de le signaler.
doctor-python = Python { $version } est assez récent.
doctor-python-32-bit = Python { $version } est une version 32 bits, pour laquelle les règles ne peuvent pas être compilées.
doctor-python-32-bit-fix = Installez un Python 64 bits.
doctor-compiler = Le compilateur fonctionne (Numba { $version }).
doctor-compiler-off = Le compilateur est désactivé : les robots jouent lentement.
doctor-compiler-off-fix = Retirez NUMBA_DISABLE_JIT de l’environnement.
doctor-compiler-broken = Le compilateur ne fonctionne pas : { $why }
doctor-compiler-broken-fix = Réinstallez-le : pip install --force-reinstall numba
doctor-cache = Les règles compilées sont dans { $folder } ({ $size } Mo). Prêts à jouer : { $games }.
doctor-cache-empty = Aucun jeu n’est encore compilé. Le premier lancement de chacun prend un moment.
doctor-cache-unwritable = Impossible de garder les règles compilées dans { $folder } : elles sont recompilées à chaque fois.
doctor-cache-unwritable-fix = Nommez un autre dossier dans ARCHIPEL_CACHE_DIR.
doctor-saves = Les parties sont enregistrées dans { $folder }.
doctor-saves-unwritable = Impossible d’enregistrer des parties dans { $folder }.
doctor-saves-unwritable-fix = Rendez ce dossier accessible en écriture, ou nommez-en un autre dans XDG_DATA_HOME.
doctor-space = Il y a assez de place libre ({ $megabytes } Mo dans { $folder }).
doctor-space-little = Il ne reste que { $megabytes } Mo dans { $folder }.
doctor-space-little-fix = Libérez bientôt de la place.
doctor-space-none = Il n’y a presque plus de place : { $megabytes } Mo dans { $folder }.
doctor-space-none-fix = Libérez de la place sur ce disque.
doctor-clock = L’horloge indique { $time }.
doctor-clock-wrong = L’horloge indique { $time }, ce qui est impossible.
doctor-clock-wrong-fix = Réglez la date et l’heure de cette machine.
doctor-terminal = Le terminal affiche tous les caractères ({ $encoding }).
doctor-terminal-poor = Le terminal n’affiche que les caractères de { $encoding } ; les autres sont remplacés par de semblables.
doctor-terminal-poor-fix = Réglez LANG=C.UTF-8 pour les voir tous.
doctor-extra = { $what ->
    [print] L’impression en PDF est installée
   *[server] Le serveur est installé
}.
doctor-extra-missing = { $why }
doctor-settings = Les réglages du serveur sont valables.
doctor-settings-wrong = Un réglage du serveur est faux : { $why }
doctor-settings-wrong-fix = Tous les réglages : archipel serve --help
doctor-settings-unknown = Ce ne sont pas des réglages du serveur : { $names }.
doctor-settings-unknown-fix = Tous les réglages : archipel serve --help
doctor-port = Le port { $port } est libre.
doctor-port-ours = Archipel tourne à l’adresse { $address }
doctor-port-wrong = Le serveur ne peut pas démarrer : { $why }.
doctor-database = La base de données fonctionne : { $database }
doctor-database-old = La base de données fonctionne ; son schéma sera mis à jour au prochain démarrage : { $database }
doctor-database-new = La base de données sera créée au premier démarrage : { $file }
doctor-database-wrong = Le serveur ne peut pas démarrer : { $why }.
doctor-page = La page pour les navigateurs est là.
doctor-page-missing = La page pour les navigateurs manque.
doctor-page-missing-fix = Construisez-la dans un clone du dépôt avec : make page
doctor-browser = La page s’ouvre dans votre navigateur avec : archipel serve --open
doctor-browser-none = Il n’y a pas ici de navigateur avec des fenêtres.
doctor-browser-none-fix = Ouvrez la page sur un autre appareil avec : archipel serve --lan
doctor-files = Jusqu’à { $limit } fichiers et connexions peuvent être ouverts à la fois.
doctor-files-unlimited = Le nombre de fichiers et de connexions ouverts n’est pas limité.
doctor-files-few = Seuls { $limit } fichiers et connexions peuvent être ouverts à la fois ; cela suffit pour un petit groupe.
doctor-files-few-fix = Pour plus, tapez avant de lancer le serveur : ulimit -n 4096
