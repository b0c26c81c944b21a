"""The arguments of `archipel admin`. Its help is in the language of the system."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any

from archipel.cli.argument_types import at_least_one
from archipel.cli.common_arguments import add_database_url, add_json, add_language
from archipel.cli.parser import OneLineParser
from archipel.core.words import Words, words
from archipel.server.rooms.models import FINISHED, OPEN, PLAYING
from archipel.system_language import system_language

ID = re.compile(r"-\w[\w-]{2,}|-[\w-]{11}|-[\w-]{19}")  # an id, or how it begins, may begin with a hyphen
Adder = Callable[[argparse.ArgumentParser, Words], None]


class AdminParser(OneLineParser):
    """A parser for which an id that begins with a hyphen is not an option."""

    def _parse_optional(self, arg_string: str) -> Any:
        is_id = ID.fullmatch(arg_string) and arg_string not in self._option_string_actions
        return None if is_id else super()._parse_optional(arg_string)


def add_actions(parser: argparse.ArgumentParser) -> None:
    """Add all actions; without one, the figures are shown."""
    tongue = words(system_language(), more="admin")
    parser.description = tongue.say("admin-about")
    parser.usage = "archipel admin [-h] [ACTION] ..."
    actions = parser.add_subparsers(
        prog="archipel admin",
        metavar="ACTION",
        dest="action",
        parser_class=AdminParser,
        title=tongue.say("admin-actions"),
    )
    parser.set_defaults(action="figures", json=False, lang=system_language(), database_url=None)
    for name, adders in ACTIONS.items():
        added = actions.add_parser(
            name,
            help=tongue.say(f"admin-help-{name}"),
            description=tongue.say(f"admin-about-{name}"),
            allow_abbrev=False,
        )
        for add in adders:
            add(added, tongue)
        add_language(added)
        add_json(added)
        add_database_url(added)


def _argument(name: str, **options: Any) -> Adder:
    """A function that adds this argument, with its words `admin-argument-<name>`."""

    def add(parser: argparse.ArgumentParser, tongue: Words) -> None:
        text = tongue.say(f"admin-argument-{name.strip('-')}")
        parser.add_argument(name, help=text.replace("%", "%%"), **options)

    return add


def _when(parser: argparse.ArgumentParser, tongue: Words) -> None:
    """Add the two ways to say when something ends."""
    for name in ("for", "until"):
        parser.add_argument(f"--{name}", dest="until", metavar="WHEN", help=tongue.say(f"admin-argument-{name}"))


TABLE, PERSON = _argument("table", metavar="TABLE"), _argument("person", metavar="PERSON")
REASON = _argument("--reason", default="", metavar="TEXT")
YES = _argument("--yes", action="store_true")
LIMIT = _argument("--limit", type=at_least_one, default=50, metavar="N")
ACTIONS: dict[str, tuple[Adder, ...]] = {
    "figures": (),
    "tables": (
        _argument("--game", metavar="GAME"),
        _argument("--phase", choices=(OPEN, PLAYING, FINISHED)),
        _argument("--person", metavar="PERSON"),
        _argument("--quiet", metavar="SPAN"),
        LIMIT,
    ),
    "table": (TABLE, _argument("--chat", action="store_true")),
    "people": (_argument("name", nargs="?", metavar="NAME"), LIMIT),
    "person": (PERSON,),
    "reports": (LIMIT,),
    "remove": (TABLE, PERSON, REASON, YES),
    "delete": (TABLE, REASON, YES),
    "ban": (_argument("whom", metavar="WHOM"), _when, REASON, YES),
    "unban": (_argument("whom", metavar="WHOM"),),
    "bans": (),
    "erase": (PERSON, _argument("--with-chat", action="store_true"), YES),
    "announce": (_argument("text", nargs="?", metavar="TEXT"), _when, _argument("--end", action="store_true")),
    "drain": (_argument("--undo", action="store_true"), _argument("--no-wait", action="store_true"), YES),
    "history": (LIMIT,),
}
