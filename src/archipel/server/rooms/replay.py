"""The record and the replay of a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import groupby

from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from archipel.core.record import Record
from archipel.core.table import Table
from archipel.core.words import words
from archipel.server.base.errors import Denied, not_yours
from archipel.server.rooms.encoded_parts import told_event
from archipel.server.rooms.models import FINISHED, NO_SEAT
from archipel.server.rooms.room import Room
from archipel.server.rooms.score_lines import open_lines
from archipel.server.rooms.seating import seat_at
from archipel.server.rooms.table_message import seat_number
from archipel.server.rooms.table_state import TableState
from archipel.server.wire_types.api import Lot, Moment


def check(table: TableState, person: str | None) -> None:
    """Refuse until the game is over, and refuse people who may not see everything then."""
    if not (table.is_member(person) or (table.info.open_after and table.info.watchers)):
        raise not_yours()
    if table.info.phase != FINISHED:
        raise Denied("not-finished")


def record(room: Room, person: str | None) -> str:
    """The text of the record, with a remark for each kind of bot that played for somebody."""
    check(room, person)
    bots = {seat.seat: seat.bot for seat in room.seats if seat.bot is not None}
    given, names = _given_by_bots(room), room.game_log.game.names
    stood_in = {seat: counts.total() for seat, counts in given.items() if seat not in bots}
    remarks = [
        f"# {kind} gave {count} of the answers of {names[seat]}\n"
        for seat, counts in given.items()
        for kind, count in counts.items()
    ]
    return Record.of(_recorded(room), bots, stood_in).write() + "".join(remarks)


def _recorded(room: Room) -> Table:
    """The game as it is written down: where a name was erased, nobody can check the draws any more."""
    game = copy(room.game_log.game)
    game.luck = None if room.info.erased else game.luck
    return game


def _given_by_bots(room: Room) -> dict[int, Counter[str]]:
    """How many answers each kind of bot gave for each player who was away, without answers that were undone.

    Games from before "stand-in" was noted had the bot that the table chose.
    """
    stand_ins: dict[int, str] = {}
    given: dict[int, list[str]] = {seat.seat: [] for seat in room.seats}
    for entry in room.game_log.entries:
        if entry.kind in ("away", "stand-in"):
            stand_ins[entry.seat] = entry.answer or room.info.level
        if entry.kind == "answer" and entry.seat != CHANCE:
            given[entry.seat].append(stand_ins[entry.seat] if entry.bot and entry.seat in stand_ins else "")
        if entry.kind == "undo":
            given[entry.seat].pop()
    counts = {seat: Counter(filter(None, kinds)) for seat, kinds in given.items()}
    return {seat: count for seat, count in counts.items() if count}


def eyes(table: TableState, person: str | None, *, whole: bool, number: int | None = None) -> int | None:
    """The seat whose eyes see the replay; None sees everything, and `NO_SEAT` what spectators saw.

    `number` is the number of the seat on the wire; 0 is a spectator. Everybody who may see the replay may see it with
    anybody's eyes. Without a number it is seen with one's own.
    """
    check(table, person)
    return None if whole else table.seat_of(person) if number is None else _seat(table, number)


def _seat(table: TableState, number: int) -> int:
    return seat_at(table, number - 1).seat if number else NO_SEAT


def moments(game: Table, seat: int | None, lang: str, *, texts: bool = False) -> list[Moment]:
    """The game after each answer, as a seat saw it or with nothing hidden; on request with sentences of the events."""
    return [_moment(game, answers, seat, lang, texts=texts) for answers in range(len(game.plies) + 1)]


def _moment(table: Table, answers: int, seat: int | None, lang: str, *, texts: bool) -> Moment:
    position = table.at(answers)
    seen = position if seat is None else position.view(seat)
    to_act = sorted(map(seat_number, position.to_act))
    moment = Moment(answers, seen.scene(), seen.totals(), open_lines(seen), to_act)
    if answers:
        _add_answer(moment, table, seat, lang)
        _add_events(moment, table, seat, lang if texts else "")
    return moment


def _add_answer(moment: Moment, table: Table, seat: int | None, lang: str) -> None:
    """Add the last answer as far as this seat could know it; with nothing hidden, also the lots of chance."""
    ply = table.plies[moment.answers - 1]
    moment.seat = seat_number(ply.seat)
    if seat is None and ply.seat == CHANCE:
        moment.lots = list(_lots(table.at(moment.answers - 1)))
    if seat in (None, ply.seat):
        moment.answer = str(ply.answer)
        moment.text = words(lang, ply.game.package).answer(ply.answer, table.names)


def _add_events(moment: Moment, table: Table, seat: int | None, lang: str) -> None:
    ply = table.plies[moment.answers - 1]
    moment.events = [told_event(event, lang, ply.game.package, table.names) for event in ply.events(seat)]


def _lots(position: Position) -> Iterator[Lot]:
    """The possible answers of chance, in order; adjacent ways with the same answer are one lot."""
    for answer, ways in groupby(position.outcome(way) for way in range(position.ways)):
        yield Lot(str(answer), sum(1 for _ in ways))
