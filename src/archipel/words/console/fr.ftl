# Le serveur dans un terminal : son adresse et ce qui se passe.

serve-here = Ouvrez { $address } dans un navigateur sur cet ordinateur.
serve-network = Sur votre réseau, les autres ouvrent { $address }
serve-scan = Les téléphones du même réseau peuvent scanner ce code.
serve-no-network = Cet ordinateur n’est relié à aucun réseau : lui seul peut ouvrir la page.
serve-stop = Ctrl-C pour arrêter.

## Le journal

log-warning = Attention :
log-error = Erreur :
log-table-opened = Quelqu’un a ouvert une table de { $game } pour { $seats ->
    [one] une personne
   *[other] { $seats } personnes
}.
log-game-finished = Une partie de { $game } est finie.
log-deleted-old-tables = { $count ->
    [one] Une ancienne table a été supprimée
   *[other] { $count } anciennes tables ont été supprimées
}.
log-compiling = { $game } sera prêt dans { $seconds_left } s.
log-game-ready = { $game } est prêt.
log-compiling-failed = { $game } n’a pas pu être préparé.
log-compiling-has-to-wait = Les jeux ne peuvent pas être préparés en ce moment ; le serveur réessaie.
log-server-stopped = Le serveur est arrêté. Toutes les parties sont enregistrées.
log-unknown-setting = { $setting } n’est pas un réglage. Tous les réglages : archipel serve --help
log-database-unavailable = La base de données ne répond pas ; le serveur réessaie.
log-could-not-act-at-a-table = Un bot ou une horloge n’a pas pu agir à la table { $table } ; le serveur réessaie.
log-could-not-refresh-a-table = La table { $table } n’a pas pu être rechargée ; le serveur réessaie.
log-could-not-follow-another-worker = Les écritures d’un autre processus du serveur n’ont pas pu être lues ; le serveur réessaie.
log-sweep-failed = Le nettoyage régulier a échoué ; le serveur réessaie.
log-request-failed = Une demande à { $path } a échoué ; rien n’a changé. Merci de signaler ceci :
log-message-failed = Un message à la table { $table } a échoué ; rien n’a changé. Merci de signaler ceci :
log-bot-could-not-think = Un bot n’a pas pu réfléchir ; on lui redemande une fois.
log-bot-plays-at-random = Un bot joue au hasard, faute d’avoir pu réfléchir.
log-a-part-of-the-server-did-not-stop-in-time = Une partie du serveur ne s’est pas arrêtée à temps : { $part }.
log-worker-could-not-start = Un processus du serveur n’a pas pu démarrer ; le serveur s’arrête.
log-a-worker-did-not-stop-in-time-and-was-killed = Un processus du serveur ne s’est pas arrêté à temps ; il a été interrompu.
log-a-process-in-which-bots-think-died = Un processus où réfléchissent les bots s’est terminé ; un autre le remplace.
log-a-worker-died-and-is-replaced = Un processus du serveur s’est terminé ; un autre le remplace.
log-chat-reported = Quelqu’un a signalé un message à la table { $table }.
log-commit-failed = Des coups n’ont pas pu être enregistrés ; on demande aux joueurs de réessayer.
log-connection-closed-by-the-server = Une connexion a été fermée parce que le client ne suit pas.
log-connection-refused = Une connexion a été refusée ({ $reason }).
log-deleted-unused-guests = Invités jamais revenus, supprimés : { $count }.
log-metrics-are-not-available = Les mesures ne peuvent pas être affichées.
log-read-failed = Une lecture dans la base de données a échoué.
log-slow-commit = L’enregistrement a pris { $seconds } s.
log-cache-folder-not-writable = Le dossier { $folder } n’est pas accessible en écriture ; les jeux sont préparés à chaque démarrage.
log-the-database-was-not-checked-completely = La base de données n’a pas été entièrement vérifiée.
log-the-process-that-writes-to-sqlite-died = Le processus qui enregistre les parties s’est terminé ; un autre le remplace.
log-the-server-did-not-stop-in-time-and-was-ended = Le serveur ne s’est pas arrêté à temps ; il a été interrompu.
log-clock-contradicts-the-database = L’horloge de cet ordinateur contredit la base de données ; rien d’ancien n’est supprimé. Réglez-la, ou démarrez une fois avec ARCHIPEL_TRUST_CLOCK=true.
log-clock-has-jumped = L’horloge de cet ordinateur a fait un saut. Les parties continuent ; rien d’ancien n’est supprimé avant un redémarrage.
log-request-refused = Une demande a été refusée ({ $reason }).
log-the-operator-banned-somebody = L’exploitant a banni { $subject }.
log-the-operator-lifted-a-ban = L’exploitant a levé l’exclusion de { $subject }.
log-the-operator-removed-a-player = L’exploitant a retiré { $subject } de la table { $table }.
log-the-operator-deleted-a-table = L’exploitant a supprimé la table { $table }.
log-the-operator-erased-a-person = L’exploitant a effacé le nom de { $subject }.
log-the-operator-announced-something = L’exploitant a changé l’annonce sur toutes les pages.
log-the-server-is-being-drained = Le serveur se vide : aucune partie ne commence avant son redémarrage.
log-the-server-is-no-longer-being-drained = De nouvelles parties peuvent de nouveau commencer.
log-an-order-of-the-operator-could-not-be-followed = Un ordre de l’exploitant n’a pas pu être suivi. Merci de le signaler :
