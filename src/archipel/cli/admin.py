"""`archipel admin`: lists and actions for an operator, wherever the database of the server can be reached."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable

from sqlalchemy import Connection

from archipel.cli import admin_actions as actions
from archipel.cli.admin_actions import read
from archipel.cli.admin_report import print_figures
from archipel.cli.admin_show import AdminScreen
from archipel.cli.show import as_json
from archipel.server.admin import figures, lists
from archipel.server.admin.lookup import find_person, find_table
from archipel.server.admin.time_input import read_span
from archipel.server.base import settings
from archipel.server.base.clock import milliseconds


def admin(args: Namespace) -> int:
    """Do what is asked for and return the exit code."""
    args.url = settings.database(args.database_url)
    action: Callable[[Namespace], int | None] = SHOWN.get(args.action) or getattr(actions, args.action)
    return action(args) or 0


def _figures(args: Namespace) -> None:
    found = asyncio.run(figures.collect(args.url))
    as_json(found) if args.json else print_figures(found, AdminScreen(args.lang))


def _tables(args: Namespace) -> None:
    def look(connection: Connection) -> list[lists.Facts]:
        person = find_person(connection, args.person) if args.person else None
        quiet = milliseconds() - read_span(args.quiet) if args.quiet else None
        return lists.list_tables(
            connection, game=args.game, phase=args.phase, person=person, quiet_since=quiet, limit=args.limit
        )

    found = read(args, look)
    as_json(found) if args.json else AdminScreen(args.lang).tables(found)


def _table(args: Namespace) -> None:
    found = read(args, lambda connection: lists.show_table(connection, find_table(connection, args.table)))
    as_json(found) if args.json else AdminScreen(args.lang).table(found, with_chat=args.chat)


def _people(args: Namespace) -> None:
    found = read(args, lambda connection: lists.list_people(connection, text=args.name, limit=args.limit))
    as_json(found) if args.json else AdminScreen(args.lang).people(found)


def _person(args: Namespace) -> None:
    found = read(args, lambda connection: lists.show_person(connection, find_person(connection, args.person)))
    as_json(found) if args.json else AdminScreen(args.lang).person(found)


def _reports(args: Namespace) -> None:
    found = read(args, lambda connection: lists.list_reports(connection, limit=args.limit))
    as_json(found) if args.json else AdminScreen(args.lang).reports(found)


def _bans(args: Namespace) -> None:
    found = read(args, lambda connection: lists.list_bans(connection, milliseconds()))
    as_json(found) if args.json else AdminScreen(args.lang).bans(found)


def _history(args: Namespace) -> None:
    found = read(args, lambda connection: lists.list_orders(connection, limit=args.limit))
    as_json(found) if args.json else AdminScreen(args.lang).history(found)


SHOWN: dict[str, Callable[[Namespace], None]] = {
    "figures": _figures,
    "tables": _tables,
    "table": _table,
    "people": _people,
    "person": _person,
    "reports": _reports,
    "bans": _bans,
    "history": _history,
}
