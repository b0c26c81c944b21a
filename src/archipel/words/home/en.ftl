# `archipel` alone: a greeting and the way on.

home-greeting = Welcome to Archipel: board games about the sea, in this terminal or in the browser.
home-question = What would you like to do? Type a number or a word.
home-which-game = Which game?
home-unknown = “{ $text }” is not in the list. Type a number or a word from it.
home-group-play = Play
home-group-host = Play in the browser
home-group-more = More
home-learn = learn a game by playing it
home-play = play against bots in this terminal
home-rules = read the rules of a game
home-games = list the games
home-serve = play in the browser on this computer
home-lan = play with others in your network
home-doctor = check that everything works here
home-help = see all commands
home-quit = leave
