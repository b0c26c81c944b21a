"""Changes one table beside running servers. Its entry in the log keeps both from writing at the same time."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection

from archipel.server.admin.access import run
from archipel.server.base.clock import milliseconds
from archipel.server.rooms import rows
from archipel.server.rooms.models import NO_SEAT, OPEN, SeatInfo, owner
from archipel.server.rooms.moderation import pass_on
from archipel.server.store import LogEntry, Statement


class TableEdit:
    """A table as it is stored, and the entries that will be added to its log.

    Every write of a server adds an entry with the next number. If a server is faster, the numbers collide, and the
    whole change is done again; if this change is faster, the server reads the table again.
    """

    def __init__(self, connection: Connection, id: str) -> None:
        this = {"this": id}
        self.info = rows.table_info(connection.execute(rows.THIS_TABLE, this).one())
        self.seats = [rows.seat_info(row) for row in connection.execute(rows.THESE_SEATS, this)]
        self._connection = connection
        self._entries: list[LogEntry] = []
        self._now = milliseconds()

    def seats_of(self, person: str) -> list[SeatInfo]:
        """The seats of this person, and of everybody on their device."""
        return [seat for seat in self.seats if owner(seat.person) == person]

    def note(self, kind: str, seat: int = NO_SEAT) -> None:
        """Add an entry to the log."""
        self.info.ply += 1
        self._entries.append(LogEntry(self.info.ply, kind, seat, "", bot=False, at=self._now))

    def free(self, seats: Iterable[SeatInfo]) -> list[int]:
        """Free these seats before the game, or give them to bots; returns the numbers of those that bots have now."""
        passed_on = []
        for seat in seats:
            if pass_on(seat, self.info):
                self.note("away", seat.seat)
                passed_on.append(seat.seat)
        if any(self.info.asked >> seat & 1 for seat in passed_on):
            self.info.due = self._now  # a bot has to answer; the servers look for due tables every second
        return passed_on

    def pass_host(self, person: str) -> bool:
        """Make somebody else the host of a table whose host leaves; returns whether anybody is left before the game."""
        others = [owner(seat.person) for seat in self.seats if seat.person is not None]
        if self.info.host == person:
            self.info.host = next((other for other in others if other and other != person), "")
        return bool(self.info.host) or self.info.phase != OPEN

    def save(self, *statements: Statement, is_change: bool = True) -> None:
        """Store the entries and everything that has changed."""
        if is_change:
            self.info.changed = self._now
        seats = rows.seats_changed(self.info.id, self.seats)
        run(self._connection, rows.logged(self.info.id, self._entries), rows.updated(self.info), seats, *statements)

    def delete(self) -> None:
        run(self._connection, rows.deleted([self.info.id]))
