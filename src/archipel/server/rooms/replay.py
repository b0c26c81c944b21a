"""What is left when the game is over: the record, and every state from the first to the last."""

from __future__ import annotations

from collections.abc import Iterator

from archipel.core.record import Record
from archipel.core.table import Table
from archipel.server.api import Moment
from archipel.server.errors import Denied, not_yours
from archipel.server.protocol import Event
from archipel.server.rooms.nouns import FINISHED
from archipel.server.rooms.room import Room
from archipel.server.rooms.sight import number


def check(room: Room, person: str | None) -> None:
    """Everything is shown when it is over: to those who played, and to others where the table is open then."""
    if not (room.is_known(person) or (room.sheet.open_after and room.sheet.watchers)):
        raise not_yours()
    if room.sheet.phase != FINISHED:
        raise Denied("not-finished")


def record(room: Room, person: str | None) -> str:
    """The record, with remarks about seats that a bot kept for a while."""
    check(room, person)
    table = room.course.game
    bots = {place.seat: place.bot for place in room.places if place.bot is not None}
    return Record.of(table, bots).write() + "".join(f"# {remark}\n" for remark in _remarks(room))


def _remarks(room: Room) -> Iterator[str]:
    kept: dict[int, int] = {}
    for entry in room.course.entries:
        if entry.bot and room.places[entry.seat].bot is None:
            kept[entry.seat] = kept.get(entry.seat, 0) + 1
    for seat, answers in sorted(kept.items()):
        yield f"{room.sheet.level} gave {answers} of {room.places[seat].name}'s answers"


def moments(room: Room, person: str | None, *, whole: bool) -> list[Moment]:
    """The game after each answer that stands: as this person's seat saw it, or with nothing hidden."""
    check(room, person)
    table, seat = room.course.game, None if whole else room.seat_of(person)
    return [_moment(table, answers, seat) for answers in range(len(table.plies) + 1)]


def _moment(table: Table, answers: int, seat: int | None) -> Moment:
    position = table.at(answers)
    seen = position if seat is None else position.view(seat)
    moment = Moment(answers, seen.scene(), seen.totals(), sorted(number(asked) for asked in position.to_act))
    if answers:
        ply = table.plies[answers - 1]
        moment.seat, moment.answer = number(ply.seat), str(ply.answer)
        moment.events = [Event(event.word, event.plain()) for event in ply.events(seat)]
    return moment
