"""One folder for each game. Games are found by their folders; no list names them."""
