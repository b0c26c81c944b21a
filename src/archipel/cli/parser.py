"""The parser of the command line: every command with its arguments."""

from __future__ import annotations

import argparse
import importlib
import os
import re
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from archipel import __version__, bots, games
from archipel.core.errors import ArchipelError
from archipel.core.words import LANGUAGES
from archipel.extras import require


class UsageError(ArchipelError):
    """Arguments that cannot be understood."""


class OneLineParser(argparse.ArgumentParser):
    """A parser that reports a mistake in one line, and lets options stand between the other arguments.

    Arguments that are costly to know are added by `add_late`, when this parser is used for the first time.
    """

    add_late: Callable[[argparse.ArgumentParser], None] | None = None
    _is_parsing = False

    def parse_known_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        add, self.add_late = self.add_late, None
        if add is not None:
            add(self)
        if self._is_parsing or self._subparsers is not None:  # argparse mixes arguments by parsing twice
            return super().parse_known_args(args, namespace)
        self._is_parsing = True
        return super().parse_known_intermixed_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def build() -> argparse.ArgumentParser:
    """Build the parser of all commands."""
    parser = OneLineParser(prog="archipel", description="Four sea games at one table.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"archipel {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=OneLineParser)
    every_day = (_games, _rules, _play, _replay, _verify, _scene, _print)
    for add in (*every_day, _perft, _bench, _protocol, _serve, _backup, _restore):
        add(commands)
    return parser


def _command(commands: Any, name: str, text: str, place: str, extra: str = "") -> OneLineParser:
    """Add a command. `place` names the module and function that run it, loaded only then, and `extra` what it needs."""
    parser: OneLineParser = commands.add_parser(name, help=text, description=_sentence(text), allow_abbrev=False)
    parser.set_defaults(run=lambda args: _load(place, extra)(args))
    return parser


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _load(place: str, extra: str) -> Callable[..., Any]:
    if extra:
        require(extra)
    module, _, function = place.partition(":")
    found: Callable[..., Any] = getattr(importlib.import_module(f"archipel.cli.{module}"), function)
    return found


# --- games --------------------------------------------------------------------------------------------------------


def _games(commands: Any) -> None:
    parser = _command(commands, "games", "list the games", "commands:games")
    _language(parser)
    _json(parser)


def _rules(commands: Any) -> None:
    parser = _command(commands, "rules", "show the rules of a game", "commands:rules")
    _game(parser)
    parser.add_argument("number", nargs="?", help="show only this rule or chapter, such as 2.4 or 2")
    _language(parser)
    _json(parser)


def _play(commands: Any) -> None:
    parser = _command(commands, "play", "play a game in this terminal", "play:play")
    _game(parser)
    _seats_and_options(parser)
    parser.add_argument("--you", type=seat_list, help="the seats you play, such as 1 or 1,3; 0 to watch (default: 1)")
    parser.add_argument("--name", help="your name; several names are separated by commas")
    parser.add_argument(
        "--bots", help=f"the bots in the other seats, separated by commas: {', '.join(bots.kinds())} (default: rollout)"
    )
    _box(parser)
    parser.add_argument(
        "--think",
        type=seconds,
        default=0.5,
        metavar="SECONDS",
        help="thinking time of a bot for each move (default: 0.5)",
    )
    parser.add_argument(
        "--seed", type=whole, help="repeat the same dice and bot moves every time; such dice cannot be proved fair"
    )
    parser.add_argument("--save", metavar="FILE", help="file to save the game in (default: one in your data folder)")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="continue a saved game (default: the latest unfinished one)",
    )
    _language(parser)


def _print(commands: Any) -> None:
    parser = _command(commands, "print", "make printable sheets, maps and cards of a game", "prints:print_pages")
    _game(parser)
    parser.add_argument(
        "--format", choices=("pdf", "svg"), default="pdf", help="one PDF file (default) or one SVG file for each page"
    )
    parser.add_argument("--out", default=".", metavar="FOLDER", help="folder for the files (default: this folder)")
    _box(parser)
    _language(parser)


# --- records and positions ----------------------------------------------------------------------------------------


def _replay(commands: Any) -> None:
    parser = _command(commands, "replay", "replay a recorded game", "commands:replay")
    _file(parser, "the record; - for standard input")
    parser.add_argument("--at", type=whole, metavar="N", help="show only the position after N moves")
    parser.add_argument(
        "--seat",
        type=whole,
        metavar="N",
        help="tell what seat N saw, when it saw it; 0 for a spectator (default: everything in the record)",
    )
    parser.add_argument("--step", action="store_true", help="wait for Enter after each move")
    _box(parser)
    _language(parser)
    _json(parser)


def _verify(commands: Any) -> None:
    text = "check a recorded game: every move, every draw and the result"
    parser = _command(commands, "verify", text, "commands:verify")
    _file(parser, "the record; - for standard input")
    _box(parser)
    _json(parser)


def _scene(commands: Any) -> None:
    text = "set up a position, play moves, and print the new position, its legal moves and the events as JSON"
    parser = _command(commands, "scene", text, "commands:scene")
    _file(parser, 'the position as JSON, with a field "game"; - for standard input')
    parser.add_argument(
        "answers",
        nargs="*",
        help='moves such as "1 roll" or "chance die 4"; the seat can be left out if only one is asked',
    )
    _box(parser)


def _perft(commands: Any) -> None:
    parser = _command(commands, "perft", "count the possible sequences of moves at each depth", "commands:perft")
    _game(parser)
    _seats_and_options(parser)
    parser.add_argument("--depth", type=whole, default=4, help="greatest number of moves (default: 4)")
    _box(parser)
    _json(parser)


def _bench(commands: Any) -> None:
    parser = _command(commands, "bench", "measure how fast this machine plays", "bench:bench")
    parser.add_argument("games", nargs="*", help="the games to measure (default: all)")
    parser.add_argument("--seconds", type=seconds, default=1.0, help="duration of each measurement (default: 1)")
    parser.add_argument(
        "--threads",
        type=at_least_one,
        default=os.cpu_count() or 1,
        help="largest number of threads (default: all cores)",
    )
    _json(parser)


# --- the server ---------------------------------------------------------------------------------------------------


def _protocol(commands: Any) -> None:
    text = "print the JSON schema of the network protocol"
    parser = _command(commands, "protocol", text, "protocol:protocol", "server")
    parser.add_argument("--game", metavar="NAME", help="print the schema of this game's scene and events instead")


def _serve(commands: Any) -> None:
    parser = _command(commands, "serve", "run the server for games in the browser", "serve:serve", "server")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--sample", action="store_true", help="print a sample environment file with all settings and exit"
    )
    parser.add_late = _all_settings


def _backup(commands: Any) -> None:
    parser = _command(commands, "backup", "save all data of the server to a file", "backup:backup", "server")
    _file(parser, "the file to write")
    parser.add_argument("--force", action="store_true", help="overwrite the file if it exists")
    parser.add_late = _database_url


def _restore(commands: Any) -> None:
    parser = _command(commands, "restore", "load a file written by `archipel backup`", "backup:restore", "server")
    _file(parser, "the file to read")
    parser.add_argument("--replace", action="store_true", help="replace what the database contains")
    parser.add_late = _database_url


def _all_settings(parser: argparse.ArgumentParser) -> None:
    from archipel.server.base import settings

    for field in settings.fields():
        _setting(parser, field.name)


def _database_url(parser: argparse.ArgumentParser) -> None:
    _setting(parser, "database_url")


def _setting(parser: argparse.ArgumentParser, name: str) -> None:
    """Add an option for a setting that is otherwise read from the environment."""
    from archipel.server.base import settings

    text = f"{settings.explanation(name)} ({settings.variable(name)})"
    parser.add_argument(f"--{name.replace('_', '-')}", help=text.replace("%", "%%"), metavar="VALUE")


# --- arguments of several commands --------------------------------------------------------------------------------


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(games())}")


def _file(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument("file", help=text)


def _seats_and_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=whole, help="number of players")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set an option of the game; can be repeated"
    )


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="language (default: the system's)")


def _box(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--box", metavar="FILE", help="your own box file, with the values printed in your copy of the game"
    )


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def language() -> str:
    """The system's language if it is one of ours, otherwise English."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


# --- types of values ----------------------------------------------------------------------------------------------


def whole(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(f'"{text[:20]}" is not a whole number below 10 ** 9')
    return int(text)


def at_least_one(text: str) -> int:
    if whole(text) == 0:
        raise argparse.ArgumentTypeError("must be at least 1")
    return int(text)


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f'"{text}" is not a number of seconds')
    return value


def seat_list(text: str) -> tuple[int, ...]:
    """Turn seat numbers, counted from 1, into indices; 0 stands for no seat."""
    numbers = [whole(part.strip()) for part in text.split(",")]
    return tuple(number - 1 for number in numbers if number)


def options(pairs: list[str]) -> dict[str, str]:
    """Read options given as NAME=VALUE."""
    for pair in pairs:
        if "=" not in pair:
            raise UsageError(f'"{pair}" is not an option: write NAME=VALUE')
    return dict(pair.split("=", 1) for pair in pairs)
