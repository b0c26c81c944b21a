"""What is left when the game is over: the record, and every state from the first to the last."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from archipel.core.record import Record
from archipel.core.table import Table
from archipel.core.words import words
from archipel.server.api import Lot, Moment
from archipel.server.errors import Denied, not_yours
from archipel.server.protocol import Event
from archipel.server.rooms.messages import number
from archipel.server.rooms.models import FINISHED
from archipel.server.rooms.room import Room


def check(room: Room, person: str | None) -> None:
    """Everything is shown when it is over: to those who played, and to others where the table is open then."""
    if not (room.is_known(person) or (room.sheet.open_after and room.sheet.watchers)):
        raise not_yours()
    if room.sheet.phase != FINISHED:
        raise Denied("not-finished")


def record(room: Room, person: str | None) -> str:
    """The record, with remarks about seats that a bot kept for a while."""
    check(room, person)
    table = room.game_log.game
    bots = {place.seat: place.bot for place in room.places if place.bot is not None}
    return Record.of(table, bots).write() + "".join(f"# {remark}\n" for remark in _remarks(room))


def _remarks(room: Room) -> Iterator[str]:
    """Which answers that stand were given by a bot that kept the seat."""
    given: dict[int, list[bool]] = {}
    for entry in room.game_log.entries:
        if entry.kind == "answer":
            given.setdefault(entry.seat, []).append(entry.bot)
        if entry.kind == "undo":
            given[entry.seat].pop()
    for place in room.places:
        kept = sum(given.get(place.seat, ())) if place.bot is None else 0
        if kept:
            yield f"{room.sheet.level} gave {kept} of the answers of {place.name}"


def moments(room: Room, person: str | None, *, whole: bool, lang: str = "") -> list[Moment]:
    """The game after each answer that stands: as this person's seat saw it, or with nothing hidden.

    With a language, what happened is told in words.
    """
    check(room, person)
    table, seat = room.game_log.game, None if whole else room.seat_of(person)
    return [_moment(table, answers, seat, lang) for answers in range(len(table.plies) + 1)]


def _moment(table: Table, answers: int, seat: int | None, lang: str) -> Moment:
    position = table.at(answers)
    seen = position if seat is None else position.view(seat)
    moment = Moment(answers, seen.scene(), seen.totals(), sorted(number(asked) for asked in position.to_act))
    if answers:
        _tell(moment, table, seat, lang)
    return moment


def _tell(moment: Moment, table: Table, seat: int | None, lang: str) -> None:
    """What was answered, as far as this seat could know it then; with nothing hidden, also what chance could say."""
    ply, names = table.plies[moment.answers - 1], table.names
    moment.seat = number(ply.seat)
    if seat is None and ply.seat == CHANCE:
        moment.lots = list(_lots(table.at(moment.answers - 1)))
    moment.answer = str(ply.answer) if seat in (None, ply.seat) else ""
    for event in ply.events(seat):
        text = words(lang, ply.game.package).event(event, names) if lang else ""
        moment.events.append(Event(event.word, event.plain(), text))


def _lots(position: Position) -> Iterator[Lot]:
    """What chance may answer, way by way: neighbouring ways with the same answer are one lot."""
    for answer, ways in groupby(position.outcome(way) for way in range(position.ways)):
        yield Lot(str(answer), sum(1 for _ in ways))
