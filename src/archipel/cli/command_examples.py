"""Examples for the help: a command, and what it does. `{game}` stands for the name of a game."""

from __future__ import annotations

FIRST_STEPS = {
    "archipel learn {game}": "learn a game by playing it",
    "archipel play {game} --name Ana": "play against bots in this terminal",
    "archipel rules {game} --lang fr": "read the rules in French",
    "archipel serve --open": "host the games and open the page in your browser",
}

OF_COMMAND = {
    "play": {
        "archipel play {game}": "you against strong bots",
        "archipel play {game} --bots random": "against easy bots",
        "archipel play {game} --you 1,2 --name Ana,Bo": "two people at one keyboard",
        "archipel play {game} --resume": "continue your latest game",
    },
    "rules": {
        "archipel rules {game}": "all rules",
        "archipel rules {game} --search tie": "only what mentions a tie",
    },
    "print": {"archipel print {game} --rules": "the rules as a PDF"},
    "serve": {
        "archipel serve --open": "play on this computer",
        "archipel serve --lan": "play with others in your network",
        "archipel serve --port 9000": "use another port",
    },
    "arena": {
        "archipel arena {game} --bots rollout,random": "who is stronger, and by how much",
        "archipel arena {game} --bots rollout@0.01,rollout@0.1 --plot it.svg": "what more time to think is worth",
        "archipel arena {game} --bots rollout,random --sprt 0.25,0.3": "stop as soon as it is clear",
    },
    "backup": {"archipel backup games.gz": "back up the database of this user"},
    "restore": {"archipel restore games.gz --replace": "go back to that backup"},
}


def example_lines(examples: dict[str, str], game: str) -> str:
    """The examples, one in each line."""
    typed = {command.format(game=game): text for command, text in examples.items()}
    width = max(map(len, typed), default=0)
    return "\n".join(["Examples:", *(f"  {command:{width}}  {text}" for command, text in typed.items())])
