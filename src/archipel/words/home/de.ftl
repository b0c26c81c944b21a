# `archipel` allein: eine Begrüßung und der Weg weiter.

home-greeting = Willkommen bei Archipel: Brettspiele vom Meer, in diesem Terminal oder im Browser.
home-question = Was möchtest du tun? Tippe eine Zahl oder ein Wort.
home-which-game = Welches Spiel?
home-unknown = „{ $text }“ steht nicht in der Liste. Tippe eine Zahl oder ein Wort daraus.
home-group-play = Spielen
home-group-host = Im Browser spielen
home-group-more = Mehr
home-learn = ein Spiel lernen, indem du es spielst
home-play = in diesem Terminal gegen Bots spielen
home-rules = die Regeln eines Spiels lesen
home-games = die Spiele auflisten
home-serve = auf diesem Rechner im Browser spielen
home-lan = mit anderen in deinem Netz spielen
home-doctor = prüfen, ob hier alles funktioniert
home-help = alle Befehle sehen
home-quit = beenden
