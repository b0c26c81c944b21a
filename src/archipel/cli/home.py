"""`archipel` without a command: a greeting and the most useful commands, or a menu in a terminal."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

import archipel
from archipel.cli.keyboard import Keyboard, Leave
from archipel.cli.lookalikes import read_anything
from archipel.cli.parser import build
from archipel.cli.show import console, shortened
from archipel.core.words import Words, words
from archipel.system_language import system_language

SERVE, HELP, QUIT = "serve", "help", "quit"
CHOICES = ("learn", "play", SERVE, "rules", HELP, QUIT)  # no two begin with the same letter
GROUPS = {  # what the overview shows, with the keys of the words
    "play": {
        "archipel learn {game}": "learn",
        "archipel play {game}": "play",
        "archipel rules {game}": "rules",
        "archipel games": "games",
    },
    "host": {"archipel serve --open": "serve", "archipel serve --lan": "lan"},
    "more": {"archipel doctor": "doctor", "archipel --help": "help"},
}


def home(_: Namespace) -> int:
    """Greet; then ask what to do or, where nobody can answer, show the overview."""
    screen, tongue = console(), words(system_language(), more="home")
    screen.print(Text(tongue.say("home-greeting"), "bold"))
    screen.print(Text(" · ".join(archipel.game(name).facts.title for name in archipel.games())))
    if not (sys.stdin.isatty() and screen.is_terminal):
        screen.print(overview(tongue))
        return 0
    read_anything(sys.stdin)
    try:
        return Menu(screen, tongue).run()
    except Leave:
        return 0


def overview(tongue: Words) -> Group:
    """The most useful commands, in groups."""
    return Group(*(_group(tongue, name, commands) for name, commands in GROUPS.items()))


def _group(tongue: Words, name: str, commands: Mapping[str, str]) -> Group:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for command, key in commands.items():
        grid.add_row(Text(f"  {command.format(game=archipel.games()[0])}", "cyan"), tongue.say(f"home-{key}"))
    return Group(Text(f"\n{tongue.say(f'home-group-{name}')}", "bold"), grid)


class Menu:
    """Questions with numbered answers; the number, the word or its beginning is enough."""

    def __init__(self, screen: Console, tongue: Words) -> None:
        self._screen, self._tongue = screen, tongue
        self._keyboard = Keyboard(screen, tongue, people=())

    def run(self) -> int:
        """Ask what to do, and do it."""
        while (
            choice := self._ask("home-question", {word: self._tongue.say(f"home-{word}") for word in CHOICES})
        ) == HELP:
            self._screen.print(overview(self._tongue))
        if choice == QUIT:
            raise Leave
        args = build().parse_args(self._command(choice))
        return int(args.run(args) or 0)

    def _command(self, choice: str) -> list[str]:
        if choice == SERVE:
            return [SERVE, "--open"]
        game = self._ask("home-which-game", {name: archipel.game(name).facts.title for name in archipel.games()})
        return [choice, game, "--lang", self._tongue.lang]

    def _ask(self, question: str, answers: Mapping[str, str]) -> str:
        """The word of the answer that was chosen."""
        self._screen.print(Text(f"\n{self._tongue.say(question)}", "bold green"))
        self._screen.print(_listed(answers))
        while True:
            typed = self._keyboard.line(self._tongue.say("choose"))
            found = chosen(typed, list(answers))
            if found is not None:
                return found
            if typed:
                self._screen.print(Text(self._tongue.say("home-unknown", text=shortened(typed)), "red"))


def _listed(answers: Mapping[str, str]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for number, (word, text) in enumerate(answers.items(), 1):
        grid.add_row(Text(f"  {number}", "bold cyan"), Text(word, "cyan"), text)
    return grid


def chosen(typed: str, answers: list[str]) -> str | None:
    """The answer with this number or word, or the only one that begins like this."""
    names = {str(number): answer for number, answer in enumerate(answers, 1)} | {answer: answer for answer in answers}
    beginning = [answer for answer in answers if typed and answer.startswith(typed.lower())]
    return names.get(typed.lower(), beginning[0] if len(beginning) == 1 else None)
