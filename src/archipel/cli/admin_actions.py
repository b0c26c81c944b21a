"""The actions of `archipel admin` that change something. Each says what it will do, and asks first."""

from __future__ import annotations

import asyncio
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from archipel.cli.admin_show import AdminScreen
from archipel.cli.show import as_json
from archipel.core.errors import TranslatedError
from archipel.server.admin import banning, erasing, lists, notices, removing
from archipel.server.admin.access import changing, reading
from archipel.server.admin.lookup import find_person, find_table
from archipel.server.admin.time_input import read_time
from archipel.server.base import settings
from archipel.server.base.clock import milliseconds
from archipel.server.rooms.models import PLAYING

T = TypeVar("T")
YES = ("y", "yes", "o", "oui", "j", "ja", "s", "si", "sì")
NOT_DONE = 130  # the exit code after a "no", as after Ctrl-C
FOLLOWED = 1.5  # seconds after which every worker has followed an order
LOOK_AGAIN = 2.0  # seconds between two looks at the running games
USUAL = "1 h"  # the usual time for which an announcement is shown


def read(args: Namespace, work: Callable[[Connection], T]) -> T:
    return asyncio.run(reading(args.url, work))


def _change(args: Namespace, work: Callable[[Connection], T]) -> T:
    return asyncio.run(changing(args.url, work))


def _is_meant(args: Namespace, screen: AdminScreen, key: str, **about: object) -> bool:
    """Say what will happen and ask whether to go on, unless --yes was given."""
    if args.yes:
        return True
    screen.ask(screen.say(key, **about), screen.say("admin-go-on"))
    typed = sys.stdin.readline()
    if not typed:
        print(file=sys.stderr)
        raise TranslatedError("admin-needs-yes")
    if typed.strip().casefold() not in YES:
        print(screen.say("admin-nothing-done"), file=sys.stderr)
        return False
    return True


def _done(args: Namespace, screen: AdminScreen, key: str, **about: object) -> int:
    """Say what was done."""
    if args.json:
        as_json({"done": args.action, **about})
    else:
        screen.line(key, **about)
    return 0


def _until(args: Namespace, usual: str | None = None) -> int:
    wanted = args.until or usual
    if wanted is None:
        raise TranslatedError("admin-no-end")
    return read_time(wanted, milliseconds())


# --- tables and people --------------------------------------------------------------------------------------------


def remove(args: Namespace) -> int:
    screen = AdminScreen(args.lang)

    def look(connection: Connection) -> tuple[lists.Facts, lists.Facts]:
        table, person = find_table(connection, args.table), find_person(connection, args.person)
        return lists.show_table(connection, table), lists.show_person(connection, person)

    table, person = read(args, look)
    about = {"table": table["id"], "person": person["id"], "name": person["name"], "phase": table["phase"]}
    if not _is_meant(args, screen, "admin-will-remove", **about):
        return NOT_DONE
    is_left = _change(args, lambda connection: removing.remove(connection, table["id"], person["id"], args.reason))
    return _done(args, screen, "admin-removed" if is_left else "admin-removed-last", **about)


def delete(args: Namespace) -> int:
    screen = AdminScreen(args.lang)
    table = read(args, lambda connection: lists.show_table(connection, find_table(connection, args.table)))
    names = ", ".join(player["name"] for player in table["players"] if player["name"])
    about = {"table": table["id"], "game": table["game"], "phase": table["phase"], "names": names or "–"}
    if not _is_meant(args, screen, "admin-will-delete", **about):
        return NOT_DONE
    _change(args, lambda connection: removing.delete_table(connection, table["id"], args.reason))
    return _done(args, screen, "admin-deleted", **about)


def erase(args: Namespace) -> int:
    screen = AdminScreen(args.lang)

    def look(connection: Connection) -> tuple[lists.Facts, int, int]:
        person = lists.show_person(connection, find_person(connection, args.person), limit=1_000_000)
        tables = erasing.tables_of(connection, person["id"])
        return person, len(tables), sum(table["phase"] == PLAYING for table in person["tables"])

    person, tables, playing = read(args, look)
    about = {"person": person["id"], "name": person["name"], "tables": tables, "playing": playing}
    key = "admin-will-erase-all" if args.with_chat else "admin-will-erase"
    if not _is_meant(args, screen, key, **about):
        return NOT_DONE
    counts = _change(args, lambda connection: erasing.erase(connection, person["id"], with_chat=args.with_chat))
    time.sleep(FOLLOWED)  # a line of chat may have been on its way
    counts += _change(args, lambda connection: erasing.forget_chat(connection, person["id"], with_chat=args.with_chat))
    changed = {name: counts[name] for name in ("tables", "lines", "reports")}
    return _done(args, screen, "admin-erased", person=person["id"], **changed)


# --- bans ---------------------------------------------------------------------------------------------------------


def ban(args: Namespace) -> int:
    screen, until, network = AdminScreen(args.lang), _until(args), banning.as_network(args.whom)
    if network is not None:
        banning.check_harmless(network, settings.load().trusted_proxies)
        about = {"subject": network, "name": network}
    else:
        person = read(args, lambda connection: lists.show_person(connection, find_person(connection, args.whom)))
        about = {"subject": person["id"], "name": person["name"]}
    key = "admin-will-ban-network" if network is not None else "admin-will-ban"
    if not _is_meant(args, screen, key, **about, until=screen.time(until)):
        return NOT_DONE
    _change(
        args,
        lambda connection: banning.ban(
            connection, about["subject"], until, args.reason, is_network=network is not None
        ),
    )
    return _done(args, screen, "admin-banned", **about, until=until if args.json else screen.time(until))


def unban(args: Namespace) -> int:
    subject = _change(args, lambda connection: banning.unban(connection, args.whom))
    return _done(args, AdminScreen(args.lang), "admin-unbanned", subject=subject)


# --- all pages ----------------------------------------------------------------------------------------------------


def announce(args: Namespace) -> int:
    screen = AdminScreen(args.lang)
    if args.end:
        _change(args, notices.end_announcement)
        return _done(args, screen, "admin-announcement-ended")
    until = _until(args, USUAL)
    _change(args, lambda connection: notices.announce(connection, args.text or "", until))
    return _done(args, screen, "admin-announced", text=args.text, until=until if args.json else screen.time(until))


def drain(args: Namespace) -> int:
    screen = AdminScreen(args.lang)
    if args.undo:
        _change(args, notices.undrain)
        return _done(args, screen, "admin-undrained")
    if not _is_meant(args, screen, "admin-will-drain"):
        return NOT_DONE
    _change(args, notices.drain)
    if not args.json:
        screen.line("admin-draining")
    count = _wait_for_games(args, screen)
    if args.json:
        return _done(args, screen, "", active=count)
    screen.line("admin-drained" if not count else "admin-still-active", count=count)
    return 0


def _wait_for_games(args: Namespace, screen: AdminScreen) -> int:
    """Show the running games until there are none; return how many are left."""
    last = ""
    while True:
        count, latest = read(args, lambda connection: notices.active_games(connection, milliseconds()))
        if not count or args.no_wait:
            return count
        shown = screen.active(count, latest)
        if not args.json and shown != last:
            screen.print(shown)
        last = shown
        time.sleep(LOOK_AGAIN)
