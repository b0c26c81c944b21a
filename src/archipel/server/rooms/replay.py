"""The record and the replay of a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from archipel.core.record import Record
from archipel.core.table import Table
from archipel.server.base.errors import Denied, not_yours
from archipel.server.rooms.models import FINISHED
from archipel.server.rooms.room import Room
from archipel.server.rooms.state_messages import told_event
from archipel.server.rooms.table_message import seat_number
from archipel.server.wire_types.api import Lot, Moment


def check(room: Room, person: str | None) -> None:
    """Refuse until the game is over, and refuse people who may not see everything then."""
    if not (room.is_member(person) or (room.info.open_after and room.info.watchers)):
        raise not_yours()
    if room.info.phase != FINISHED:
        raise Denied("not-finished")


def record(room: Room, person: str | None) -> str:
    """The text of the record. Records of format 1 have remarks about seats that a bot played for a while."""
    check(room, person)
    bots = {seat.seat: seat.bot for seat in room.seats if seat.bot is not None}
    stood_in = _stood_in(room)
    text = Record.of(room.game_log.game, bots, stood_in).write()
    if room.info.start is not None:
        return text
    names, level = room.game_log.game.names, room.info.level
    return text + "".join(f"# {level} gave {n} of the answers of {names[seat]}\n" for seat, n in stood_in.items())


def _stood_in(room: Room) -> dict[int, int]:
    """How many answers a bot gave for each player who was away, without answers that were undone."""
    given: dict[int, list[bool]] = {}
    for entry in room.game_log.entries:
        if entry.kind == "answer":
            given.setdefault(entry.seat, []).append(entry.bot)
        if entry.kind == "undo":
            given[entry.seat].pop()
    by_bot = {seat.seat: sum(given.get(seat.seat, ())) for seat in room.seats if seat.bot is None}
    return {seat: count for seat, count in by_bot.items() if count}


def moments(room: Room, person: str | None, *, whole: bool, lang: str = "") -> list[Moment]:
    """The game after each answer, as this person's seat saw it or with nothing hidden; with texts in a language."""
    check(room, person)
    table, seat = room.game_log.game, None if whole else room.seat_of(person)
    return [_moment(table, answers, seat, lang) for answers in range(len(table.plies) + 1)]


def _moment(table: Table, answers: int, seat: int | None, lang: str) -> Moment:
    position = table.at(answers)
    seen = position if seat is None else position.view(seat)
    moment = Moment(answers, seen.scene(), seen.totals(), sorted(seat_number(asked) for asked in position.to_act))
    if answers:
        _add_answer(moment, table, seat, lang)
    return moment


def _add_answer(moment: Moment, table: Table, seat: int | None, lang: str) -> None:
    """Add the last answer as far as this seat could know it; with nothing hidden, also the lots of chance."""
    ply, names = table.plies[moment.answers - 1], table.names
    moment.seat = seat_number(ply.seat)
    if seat is None and ply.seat == CHANCE:
        moment.lots = list(_lots(table.at(moment.answers - 1)))
    moment.answer = str(ply.answer) if seat in (None, ply.seat) else ""
    for event in ply.events(seat):
        moment.events.append(told_event(event, lang, ply.game.package, names))


def _lots(position: Position) -> Iterator[Lot]:
    """The possible answers of chance, in order; adjacent ways with the same answer are one lot."""
    for answer, ways in groupby(position.outcome(way) for way in range(position.ways)):
        yield Lot(str(answer), sum(1 for _ in ways))
