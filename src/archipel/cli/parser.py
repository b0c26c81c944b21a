"""The parser of the command line: every command with its arguments."""

from __future__ import annotations

import argparse
import importlib
import os
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from archipel import __version__, bots, games
from archipel.cli.arena_arguments import add_arena_arguments
from archipel.cli.argument_types import at_least_one, mistake, seat_list, seconds, whole
from archipel.cli.command_examples import FIRST_STEPS, OF_COMMAND, example_lines
from archipel.cli.common_arguments import add_all_settings, add_database_url, add_json, add_language
from archipel.core.errors import TranslatedError
from archipel.extras import require


class UsageError(TranslatedError):
    """Arguments that cannot be understood."""


class OneLineParser(argparse.ArgumentParser):
    """A parser that reports a mistake in one line, and lets options stand between the other arguments.

    Arguments that are costly to know are added by `add_late`, when this parser is used for the first time.
    """

    summary = ""  # the command in one line
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
        raise UsageError("see-help", why=mistake(message), command=self.prog)


DESCRIPTION = """\
Play, host and analyse sea-themed board games: {games}.
In the browser or in this terminal, with friends or against bots."""

STRENGTHS = {"deckhand": "beginner", "sailor": "easy", "mate": "good", "captain": "strong"}  # of the bots


def build() -> argparse.ArgumentParser:
    """Build the parser of all commands."""
    names = games()
    parser = OneLineParser(
        prog="archipel",
        usage="archipel [-h] [--version] COMMAND ...",
        description=DESCRIPTION.format(games=", ".join(names)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"archipel {__version__}", help="show the version")
    commands = parser.add_subparsers(
        prog="archipel", metavar="COMMAND", parser_class=OneLineParser, help=argparse.SUPPRESS
    )
    parser.set_defaults(run=lambda args: _load("home:home", "")(args))
    groups = {
        "Play": (_games, _learn, _play, _rules, _print),
        "Records": (_replay, _verify),
        "Host": (_serve, _admin, _compile, _backup, _restore, _doctor),
        "Develop": (_arena, _scene, _perft, _bench, _protocol),
    }
    listed = [_group(commands, title, adders) for title, adders in groups.items()]
    parser.epilog = "\n\n".join(
        [*listed, example_lines(FIRST_STEPS, names[0]), "Options of a command: archipel COMMAND --help"]
    )
    return parser


def _group(commands: Any, title: str, adders: Sequence[Callable[[Any], None]]) -> str:
    """Add a group of commands; return the list of them for the help."""
    lines = [f"{title}:"]
    for add in adders:
        add(commands)
        *_, (name, added) = commands.choices.items()
        lines.append(f"  {name:9} {added.summary}")
    return "\n".join(lines)


def _command(commands: Any, name: str, text: str, place: str, extra: str = "") -> OneLineParser:
    """Add a command. `place` names the module and function that run it, loaded only then, and `extra` what it needs."""
    parser: OneLineParser = commands.add_parser(
        name,
        description=_sentence(text),
        epilog=example_lines(OF_COMMAND[name], games()[0]) if name in OF_COMMAND else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.summary = text
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
    parser = _command(commands, "games", "list the games, with players, time and authors", "commands:games")
    add_language(parser)
    add_json(parser)


def _learn(commands: Any) -> None:
    parser = _command(commands, "learn", "learn a game by playing, chapter by chapter", "learn:learn")
    _game(parser)
    parser.add_argument("chapter", nargs="?", help="begin with this chapter (default: where you left off)")
    add_language(parser)


def _rules(commands: Any) -> None:
    parser = _command(commands, "rules", "show the rules of a game, or one of them", "rules:rules")
    _game(parser)
    parser.add_argument(
        "number",
        nargs="?",
        help="show only this rule, chapter, ruling or example, such as 2.4, 2, R3, MA-3",
    )
    parser.add_argument("--search", metavar="TEXT", help="show only what contains this text")
    add_language(parser)
    add_json(parser)


def _play(commands: Any) -> None:
    parser = _command(commands, "play", "play a game in this terminal", "play:play")
    _game(parser)
    _seats_and_options(parser)
    parser.add_argument(
        "--you", type=seat_list, metavar="SEATS", help="which seats you play, such as 1 or 1,3; 0 to watch (default: 1)"
    )
    parser.add_argument("--name", metavar="NAMES", help="your name, or several separated by commas")
    parser.add_argument(
        "--bots",
        metavar="BOTS",
        help=f"comma-separated bots for the other seats: {_kinds_of_bots()} (default: {bots.DEFAULT})",
    )
    _box(parser)
    parser.add_argument(
        "--think",
        type=seconds,
        default=0.5,
        metavar="SECONDS",
        help="how long a bot may think about a move (default: 0.5); with --seed it counts positions instead",
    )
    parser.add_argument(
        "--seed",
        type=whole,
        metavar="NUMBER",
        help="repeat the same dice and the same bot moves every time; turns off the proof of fair dice",
    )
    parser.add_argument("--save", metavar="FILE", help="save the game in this file (default: one in your data folder)")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="continue a saved game (default: the latest unfinished one)",
    )
    add_language(parser)


def _print(commands: Any) -> None:
    parser = _command(commands, "print", "make printable sheets, maps and cards of a game", "prints:print_pages")
    _game(parser)
    parser.add_argument(
        "--format",
        choices=("pdf", "svg"),
        default="pdf",
        help="one PDF file, or one SVG file for each page (default: pdf)",
    )
    parser.add_argument("--out", default=".", metavar="FOLDER", help="folder for the files (default: this folder)")
    parser.add_argument("--rules", action="store_true", help="make a PDF of the rules instead")
    parser.add_argument("-o", "--output", metavar="FILE", help="file for the rules (default: GAME-rules.pdf)")
    _box(parser)
    add_language(parser)


# --- records and positions ----------------------------------------------------------------------------------------


def _replay(commands: Any) -> None:
    parser = _command(commands, "replay", "show a recorded game move by move", "commands:replay")
    _file(parser, "the record; - for standard input")
    parser.add_argument(
        "--at", type=whole, metavar="N", help="show only the position after N moves (default: the whole game)"
    )
    parser.add_argument(
        "--seat",
        type=whole,
        metavar="N",
        help="show what seat N could see at the time; 0 for a spectator (default: everything)",
    )
    parser.add_argument("--step", action="store_true", help="wait for Enter after each move")
    _box(parser)
    add_language(parser)
    add_json(parser)


def _verify(commands: Any) -> None:
    text = "check a recorded game: every move, every draw and the result"
    parser = _command(commands, "verify", text, "commands:verify")
    _file(parser, "the record; - for standard input")
    _box(parser)
    add_json(parser)


def _arena(commands: Any) -> None:
    text = "let bots play many games against each other, and compare them"
    parser = _command(commands, "arena", text, "arena:arena", "arena")
    _game(parser)
    _seats_and_options(parser)
    add_arena_arguments(parser, _kinds_of_bots())
    _box(parser)
    add_language(parser)


def _scene(commands: Any) -> None:
    text = "load a position, play moves, and print the result as JSON"
    parser = _command(commands, "scene", text, "commands:scene")
    _file(parser, 'the position as JSON, with a field "game"; - for standard input')
    parser.add_argument(
        "answers",
        nargs="*",
        metavar="move",
        help='moves to play, such as "1 roll" or "chance die 4"; the seat may be left out if only one can move',
    )
    _box(parser)


def _perft(commands: Any) -> None:
    parser = _command(commands, "perft", "count the possible sequences of moves, depth by depth", "commands:perft")
    _game(parser)
    _seats_and_options(parser)
    parser.add_argument(
        "--depth", type=whole, default=4, metavar="N", help="length of the longest sequences (default: 4)"
    )
    _box(parser)
    add_json(parser)


def _bench(commands: Any) -> None:
    parser = _command(commands, "bench", "measure how many random games this machine plays per second", "bench:bench")
    parser.add_argument("games", nargs="*", metavar="game", help="which games to measure (default: all)")
    parser.add_argument(
        "--seconds", type=seconds, default=1.0, metavar="N", help="duration of each measurement (default: 1)"
    )
    parser.add_argument(
        "--threads",
        type=at_least_one,
        default=os.cpu_count() or 1,
        metavar="N",
        help="largest number of threads (default: all cores)",
    )
    add_json(parser)


# --- the server ---------------------------------------------------------------------------------------------------


def _protocol(commands: Any) -> None:
    text = "print the JSON schema of the network protocol"
    parser = _command(commands, "protocol", text, "protocol:protocol", "server")
    parser.add_argument("--game", metavar="NAME", help="print the schema of this game's positions and events instead")


def _serve(commands: Any) -> None:
    parser = _command(commands, "serve", "host the games, for play in the browser", "serve:serve", "server")
    parser.usage = "archipel serve [-h] [--open] [--lan] [--sample] [SETTING ...]"
    parser.add_argument("--open", action="store_true", help="open the page in your browser, if there is one")
    parser.add_argument("--lan", action="store_true", help="let others in your local network play; shows a QR code")
    parser.add_argument(
        "--sample", action="store_true", help="print an environment file with all settings and their defaults, and exit"
    )
    parser.add_late = add_all_settings


def _admin(commands: Any) -> None:
    text = "look after a server: figures, tables, people, bans, announcements, restarts"
    parser = _command(commands, "admin", text, "admin:admin", "server")
    parser.add_late = lambda late: _load("admin_parser:add_actions", "server")(late)


def _compile(commands: Any) -> None:
    parser = _command(commands, "compile", "compile the rules now rather than when they are needed", "commands:compile")
    parser.add_argument("games", nargs="*", metavar="game", help="which games to compile (default: all)")
    add_language(parser)


def _backup(commands: Any) -> None:
    parser = _command(
        commands,
        "backup",
        "back up the server's database to a file; the server may be running",
        "backup:backup",
        "server",
    )
    _file(parser, "the file to write")
    parser.add_argument("--force", action="store_true", help="overwrite the file if it exists")
    parser.add_late = add_database_url


def _restore(commands: Any) -> None:
    parser = _command(commands, "restore", "restore a backup into SQLite or PostgreSQL", "backup:restore", "server")
    _file(parser, "the backup to read")
    parser.add_argument("--replace", action="store_true", help="overwrite what the database contains")
    parser.add_late = add_database_url


def _doctor(commands: Any) -> None:
    text = "check this machine: what works, what does not, and the way out"
    parser = _command(commands, "doctor", text, "doctor:doctor")
    add_language(parser)
    add_json(parser)


# --- arguments of several commands --------------------------------------------------------------------------------


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(games())}")


def _file(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument("file", help=text)


def _seats_and_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats", type=whole, metavar="N", help="number of players (default: 4, or as many as can play)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose an option of the game; may be repeated (all are listed by: archipel games --json)",
    )


def _kinds_of_bots() -> str:
    return ", ".join(f"{kind} ({STRENGTHS[kind]})" if kind in STRENGTHS else kind for kind in bots.kinds())


def _box(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--box", metavar="FILE", help="your own box file, with the values printed in your copy of the game"
    )


def options(pairs: list[str]) -> dict[str, str]:
    """Read options given as NAME=VALUE."""
    for pair in pairs:
        if "=" not in pair:
            raise UsageError("option-form", text=pair)
    return dict(pair.split("=", 1) for pair in pairs)
