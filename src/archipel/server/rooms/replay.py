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
    """The text of the record, with remarks about seats that a bot played for a while."""
    check(room, person)
    table = room.game_log.game
    bots = {seat.seat: seat.bot for seat in room.seats if seat.bot is not None}
    return Record.of(table, bots).write() + "".join(f"# {remark}\n" for remark in _remarks(room))


def _remarks(room: Room) -> Iterator[str]:
    """Remarks on how many answers a bot gave for players who were away, without answers that were undone."""
    given: dict[int, list[bool]] = {}
    for entry in room.game_log.entries:
        if entry.kind == "answer":
            given.setdefault(entry.seat, []).append(entry.bot)
        if entry.kind == "undo":
            given[entry.seat].pop()
    for seat in room.seats:
        by_bot = sum(given.get(seat.seat, ())) if seat.bot is None else 0
        if by_bot:
            yield f"{room.info.level} gave {by_bot} of the answers of {seat.name}"


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
