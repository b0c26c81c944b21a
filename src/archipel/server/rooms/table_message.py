"""The message that describes a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from archipel.core.chance import commitment
from archipel.core.game import game as find_game
from archipel.core.record import box_of
from archipel.server.rooms.models import FINISHED, NO_SEAT, SeatInfo, TableInfo, owner, seat_of
from archipel.server.wire_types.protocol import SeatStatus, TableMessage, TableResult

NOBODY_STANDS_IN: Mapping[int, str] = MappingProxyType({})


def seat_number(seat: int) -> int:
    """The number of a seat on the wire: counted from 1; 0 is nobody or chance."""
    return seat + 1 if seat >= 0 else 0


def table_message(
    info: TableInfo,
    seats: Sequence[SeatInfo],
    person: str | None,
    agreed: Iterable[int] = (),
    stand_ins: Mapping[int, str] = NOBODY_STANDS_IN,
) -> TableMessage:
    """The table as this person sees it."""
    mine = seat_of(seats, person)
    is_host = person is not None and person == info.host
    return TableMessage(
        id=info.id,
        game=info.game,
        rules=info.rules,
        box=box_of(info.start) if info.start else find_game(info.game).box.label,
        options=dict(info.options),
        phase=info.phase,  # type: ignore[arg-type] # one of the three phases
        seats=[_seat_status(seat, person, stand_ins.get(seat.seat, "")) for seat in seats],
        public=info.public,
        watchers=info.watchers,
        open_after=info.open_after,
        clock=info.clock,
        level=info.level,
        chat=info.chat,
        commitment=commitment(info.secret),
        created=info.created,
        changed=info.changed,
        ply=info.ply,
        host=is_host,
        your_seat=seat_number(mine),
        your_turn=any(info.asked >> seat.seat & 1 for seat in seats if is_on_device(seat, person)),
        result=msgspec.convert(info.result, TableResult) if info.result else None,
        agreed=sorted(map(seat_number, agreed)),
        rematch=info.rematch or "",
        start=info.start or "",
        secret=revealed_secret(info, is_member=is_host or mine != NO_SEAT),
    )


def revealed_secret(info: TableInfo, *, is_member: bool) -> str:
    """The secret, if the game is over and the reader may see everything. It reveals every card that was drawn.

    If a name was erased, the secret proves nothing: the start it was bound to is gone.
    """
    is_seen = info.phase == FINISHED and (info.open_after or is_member) and not info.erased
    return info.secret.hex() if is_seen else ""


def is_on_device(seat: SeatInfo, person: str | None) -> bool:
    """Tell whether this person or somebody on their device plays this seat."""
    return person is not None and seat.person is not None and owner(seat.person) == owner(person)


def _seat_status(seat: SeatInfo, person: str | None, stand_in: str) -> SeatStatus:
    return SeatStatus(
        seat=seat_number(seat.seat),
        name=seat.name,
        you=person is not None and seat.person == person,
        beside_you=is_on_device(seat, person) and seat.person != person,
        taken=seat.person is not None or seat.bot is not None,
        ready=seat.is_ready,
        bot=seat.bot or "",
        away=seat.away,
        stand_in=stand_in if seat.away else "",
        share=seat.share.hex() if seat.share is not None else "",
    )
