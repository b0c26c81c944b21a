"""One folder for each game; a game is found by its folder, and no list names it."""
