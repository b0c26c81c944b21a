"""What can be typed after `archipel`."""

from __future__ import annotations

import argparse
import importlib
import os
import re
from collections.abc import Callable
from typing import Any, NoReturn

from archipel import __version__, bots
from archipel.core.errors import ArchipelError
from archipel.core.words import LANGUAGES


class UsageError(ArchipelError):
    """Arguments that cannot be understood."""


class OneLineParser(argparse.ArgumentParser):
    """A parser that answers a mistake with one helpful line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def build() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = OneLineParser(prog="archipel", description="Four sea games at one table.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"archipel {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=OneLineParser)
    every_day = (_games, _rules, _play, _replay, _verify, _scene, _print)
    for add in (*every_day, _perft, _bench, _protocol, _serve, _backup, _restore):
        add(commands)
    return parser


def _command(commands: Any, name: str, text: str, run: Callable[[], Callable[..., Any]]) -> argparse.ArgumentParser:
    """One command; its module is loaded only when it runs."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
    parser.set_defaults(run=lambda args: run()(args))
    return parser


def _from(module: str, function: str) -> Callable[[], Callable[..., Any]]:
    def load() -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(importlib.import_module(f"archipel.cli.{module}"), function)
        return found

    return load


def _games(commands: Any) -> None:
    parser = _command(commands, "games", "list the games", _from("commands", "games"))
    _language(parser)
    _json(parser)


def _rules(commands: Any) -> None:
    parser = _command(commands, "rules", "read the rules of a game", _from("commands", "rules"))
    parser.add_argument("game")
    parser.add_argument("number", nargs="?", help="one rule or chapter, such as M2.4 or M2")
    _language(parser)
    _json(parser)


def _play(commands: Any) -> None:
    parser = _command(commands, "play", "play at this terminal", _from("play", "play"))
    parser.add_argument("game")
    parser.add_argument("--seats", type=whole, help="how many play")
    parser.add_argument("--you", type=seat_list, help="your seats, such as 1 or 1,3; 0 to look on (default: 1)")
    parser.add_argument("--name", help="your name, or your names with commas between them")
    parser.add_argument(
        "--bots", help=f"who sits in the other seats, with commas: {', '.join(bots.kinds())} (default: rollout)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    _box(parser)
    parser.add_argument("--think", type=seconds, default=0.5, metavar="SECONDS", help="how long a bot may think (0.5)")
    parser.add_argument("--seed", type=whole, help="the same dice and the same bots each time; not for fair play")
    parser.add_argument("--save", metavar="FILE", help="where the game is kept (default: the user's data folder)")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game, or the last one"
    )
    _language(parser)


def _serve(commands: Any) -> None:
    from archipel.server import settings

    parser = _command(commands, "serve", "serve tables over the network", _from("serve", "serve"))
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is one")
    parser.add_argument("--sample", action="store_true", help="print an environment file with every setting, and stop")
    for field in settings.fields():
        _setting(parser, field.name)


def _setting(parser: argparse.ArgumentParser, name: str) -> None:
    """An option for a setting that is otherwise read from the environment."""
    from archipel.server import settings

    text = f"{settings.explanation(name)} ({settings.variable(name)})"
    parser.add_argument(f"--{name.replace('_', '-')}", help=text.replace("%", "%%"), metavar="VALUE")


def _backup(commands: Any) -> None:
    parser = _command(commands, "backup", "write all that the server keeps to a file", _from("backup", "backup"))
    parser.add_argument("file")
    parser.add_argument("--force", action="store_true", help="overwrite the file if there is one")
    _setting(parser, "database_url")


def _restore(commands: Any) -> None:
    parser = _command(commands, "restore", "read back what `archipel backup` has written", _from("backup", "restore"))
    parser.add_argument("file")
    parser.add_argument("--replace", action="store_true", help="delete what the database holds")
    _setting(parser, "database_url")


def _protocol(commands: Any) -> None:
    parser = _command(commands, "protocol", "print the JSON schema of all messages", _from("protocol", "protocol"))
    parser.add_argument("--game", metavar="NAME", help="the schema of this game's scene and events instead")


def _replay(commands: Any) -> None:
    parser = _command(commands, "replay", "step through a record", _from("commands", "replay"))
    parser.add_argument("file")
    parser.add_argument("--at", type=whole, metavar="N", help="show only the position after N answers")
    parser.add_argument(
        "--seat", type=whole, default=0, metavar="N", help="as this seat saw it; 0 as anybody (default)"
    )
    parser.add_argument("--step", action="store_true", help="wait for Enter between two answers")
    _box(parser)
    _language(parser)
    _json(parser)


def _verify(commands: Any) -> None:
    parser = _command(
        commands, "verify", "check a record: every answer, every die, the result", _from("commands", "verify")
    )
    parser.add_argument("file")
    _box(parser)
    _json(parser)


def _scene(commands: Any) -> None:
    parser = _command(
        commands,
        "scene",
        "load a scene, play answers, print scene, legal answers and events as JSON",
        _from("commands", "scene"),
    )
    parser.add_argument("file", help="a scene as JSON, with the field «game»; - is standard input")
    parser.add_argument(
        "answers", nargs="*", help="answers such as «1 roll» or «chance die 4»; the seat may be left out"
    )
    _box(parser)


def _print(commands: Any) -> None:
    parser = _command(commands, "print", "make sheets to print of a game's material", _from("prints", "print_pages"))
    parser.add_argument("game")
    parser.add_argument(
        "--format", choices=("pdf", "svg"), default="pdf", help="one PDF (default), or a drawing for each page"
    )
    parser.add_argument("--out", default=".", metavar="FOLDER", help="where the files go (default: here)")
    _box(parser)
    _language(parser)


def _perft(commands: Any) -> None:
    parser = _command(commands, "perft", "count the sequences of answers, depth by depth", _from("commands", "perft"))
    parser.add_argument("game")
    parser.add_argument("--seats", type=whole)
    parser.add_argument("--depth", type=whole, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    _box(parser)
    _json(parser)


def _bench(commands: Any) -> None:
    parser = _command(commands, "bench", "measure how fast this machine plays", _from("bench", "bench"))
    parser.add_argument("games", nargs="*", help="which games (default: all)")
    parser.add_argument("--seconds", type=seconds, default=1.0, help="how long to measure each (1)")
    parser.add_argument("--threads", type=at_least_one, default=os.cpu_count() or 1, help="the most threads to try")
    _json(parser)


# --- kinds of values ----------------------------------------------------------------------------------------------


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="the language (default: the system's)")


def _box(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--box", metavar="FILE", help="a box file of your own, where the game's print is reconstructed")


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs to read")


def language() -> str:
    """The system's language, if it is one of ours; else English."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def whole(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(f"«{text[:20]}» is not a whole number below 10 ** 9")
    return int(text)


def at_least_one(text: str) -> int:
    if whole(text) == 0:
        raise argparse.ArgumentTypeError("it has to be at least 1")
    return int(text)


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f"«{text}» is not a number of seconds")
    return value


def seat_list(text: str) -> tuple[int, ...]:
    """Seats as people count them, turned into indices; 0 is no seat."""
    numbers = [whole(part.strip()) for part in text.split(",")]
    return tuple(number - 1 for number in numbers if number)


def options(pairs: list[str]) -> dict[str, str]:
    """The options given as NAME=VALUE."""
    for pair in pairs:
        if "=" not in pair:
            raise UsageError(f"«{pair}» is not an option: write NAME=VALUE")
    return dict(pair.split("=", 1) for pair in pairs)
