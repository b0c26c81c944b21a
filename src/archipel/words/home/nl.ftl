# Alleen `archipel`: een begroeting en hoe het verdergaat.

home-greeting = Welkom bij Archipel: bordspellen over de zee, in deze terminal of in de browser.
home-question = Wat wil je doen? Typ een nummer of een woord.
home-which-game = Welk spel?
home-unknown = ‘{ $text }’ staat niet in de lijst. Typ een nummer of een woord eruit.
home-group-play = Spelen
home-group-host = In de browser spelen
home-group-more = Meer
home-learn = een spel leren door het te spelen
home-play = in deze terminal tegen bots spelen
home-rules = de regels van een spel lezen
home-games = de spellen tonen
home-serve = op deze computer in de browser spelen
home-lan = met anderen in je netwerk spelen
home-doctor = nagaan of hier alles werkt
home-help = alle opdrachten zien
home-quit = stoppen
