"""Options for the settings of the server, which can also be set in the environment."""

from __future__ import annotations

import argparse


def all_settings(parser: argparse.ArgumentParser) -> None:
    from archipel.server.base import settings

    group = parser.add_argument_group(
        "settings", "Each can also be set in the environment, under the name in brackets."
    )
    for field in settings.fields():
        _setting(group, field.name)


def database_url(parser: argparse.ArgumentParser) -> None:
    _setting(parser, "database_url")


def _setting(parser: argparse._ActionsContainer, name: str) -> None:
    """Add an option for a setting that is otherwise read from the environment."""
    from archipel.server.base import settings

    default = settings.default(name)
    note = f"default: {default}; {settings.variable(name)}" if default else settings.variable(name)
    text = f"{settings.explanation(name)} ({note})"
    metavar = "NUMBER" if "_per_" in name or "_in_" in name else name.rpartition("_")[2].upper()
    parser.add_argument(f"--{name.replace('_', '-')}", help=text.replace("%", "%%"), metavar=metavar)
