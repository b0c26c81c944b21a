"""Arguments of several commands."""

from __future__ import annotations

import argparse

from archipel.core.words import LANGUAGES
from archipel.system_language import system_language


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=system_language(), help="language (default: that of your system)"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_all_settings(parser: argparse.ArgumentParser) -> None:
    from archipel.server.base import settings

    group = parser.add_argument_group(
        "settings", "Each can also be set in the environment, under the name in brackets."
    )
    for field in settings.fields():
        add_setting(group, field.name)


def add_database_url(parser: argparse.ArgumentParser) -> None:
    add_setting(parser, "database_url")


def add_setting(parser: argparse._ActionsContainer, name: str) -> None:
    """Add an option for a setting that is otherwise read from the environment."""
    from archipel.server.base import settings

    default = settings.default(name)
    note = f"default: {default}; {settings.variable(name)}" if default else settings.variable(name)
    text = f"{settings.explanation(name)} ({note})"
    metavar = "NUMBER" if "_per_" in name or "_in_" in name else name.rpartition("_")[2].upper()
    parser.add_argument(f"--{name.replace('_', '-')}", help=text.replace("%", "%%"), metavar=metavar)
