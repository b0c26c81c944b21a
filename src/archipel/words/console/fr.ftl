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
log-could-not-act-at-a-table = Un robot ou une horloge n’a pas pu agir à la table { $table } ; le serveur réessaie.
log-could-not-refresh-a-table = La table { $table } n’a pas pu être rechargée ; le serveur réessaie.
log-could-not-follow-another-worker = Les écritures d’un autre processus du serveur n’ont pas pu être lues ; le serveur réessaie.
log-sweep-failed = Le nettoyage régulier a échoué ; le serveur réessaie.
log-request-failed = Une demande à { $path } a échoué ; rien n’a changé. Merci de signaler ceci :
log-message-failed = Un message à la table { $table } a échoué ; rien n’a changé. Merci de signaler ceci :
