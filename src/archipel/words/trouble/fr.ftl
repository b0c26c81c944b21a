# Quand quelque chose ne marche pas, en français. La page emporte ces mots et n'a donc pas besoin du serveur pour eux.

trouble-title = Ça n’a pas marché
trouble-away = Le serveur ne répond pas. Peut-être redémarre-t-il, ou votre appareil est hors ligne.
trouble-retrying = Cette page réessaie d’elle-même.
trouble-unreadable = Le serveur a envoyé quelque chose que cette page ne sait pas lire.
trouble-crash = Quelque chose s’est mal passé sur cette page. Vos parties sont en sécurité sur le serveur.
trouble-part = Une partie de cette page n’a pas pu être chargée.
trouble-nothing = Il n’y a rien à cette adresse. Le lien est peut-être ancien ou incomplet.
trouble-gone = Cette table n’existe plus, ou le lien est incomplet.
trouble-closed = Seules les personnes qui jouent à cette table peuvent voir cela.
trouble-again = Réessayer
trouble-reload = Recharger la page
trouble-home = Accueil
trouble-close = Fermer
trouble-upgrade = Une nouvelle version de cette page sera bientôt chargée.
trouble-upgrade-now = La charger maintenant
