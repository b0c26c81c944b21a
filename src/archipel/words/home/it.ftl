# `archipel` da solo: un saluto e come proseguire.

home-greeting = Benvenuto in Archipel: giochi da tavolo sul mare, in questo terminale o nel browser.
home-question = Che cosa vuoi fare? Scrivi un numero o una parola.
home-which-game = Quale gioco?
home-unknown = «{ $text }» non è nell’elenco. Scrivi un numero o una parola dell’elenco.
home-group-play = Giocare
home-group-host = Giocare nel browser
home-group-more = Altro
home-learn = imparare un gioco giocandolo
home-play = giocare contro i bot in questo terminale
home-rules = leggere le regole di un gioco
home-games = vedere l’elenco dei giochi
home-serve = giocare nel browser su questo computer
home-lan = giocare con altri nella tua rete
home-doctor = controllare che qui tutto funzioni
home-help = vedere tutti i comandi
home-quit = uscire
