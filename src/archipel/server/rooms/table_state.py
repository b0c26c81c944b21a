"""The state of one table in memory, and the questions one can ask about it."""

from __future__ import annotations

from collections.abc import Callable

from archipel.core.errors import NotAsked
from archipel.core.position import Position
from archipel.core.why import Why
from archipel.server.base.errors import Denied, not_yours
from archipel.server.rooms.game_log import GameLog, OpenQuestion
from archipel.server.rooms.models import NO_SEAT, OPEN, PLAYING, SeatInfo, TableInfo, owner, seat_of

RETURN_TIME = 60_000  # milliseconds that players have to come back after the server was down
SKEW = 60_000  # milliseconds by which the clocks of two workers may differ


class TableState:
    """The settings, the seats and the log of a table. It never writes."""

    info: TableInfo
    seats: list[SeatInfo]
    game_log: GameLog
    removed: set[str]  # people whom the host has removed

    def __init__(self, running_since: Callable[[], int], now: Callable[[], int]) -> None:
        self.running_since = running_since
        self.now = now

    # --- people ---------------------------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int:
        """The number of this person's seat, or `NO_SEAT`."""
        return seat_of(self.seats, person)

    def seat_info_of(self, person: str) -> SeatInfo:
        """The seat of this person, who must have one."""
        seat = self.seat_of(person)
        if seat == NO_SEAT:
            raise not_yours()
        return self.seats[seat]

    def may_watch(self, person: str | None) -> bool:
        """Tell whether this person may see it: members always, others if watching is allowed or seats are free."""
        if owner(person) in self.removed:
            return False
        return self.info.watchers or self.info.phase == OPEN or self.is_member(person)

    def is_member(self, person: str | None) -> bool:
        """Tell whether this person has a seat or is the host."""
        return self.seat_of(person) != NO_SEAT or (person is not None and person == self.info.host)

    def names(self, *, but: str | None = None) -> list[str]:
        """The names at the table, without that of one person."""
        return [seat.name for seat in self.seats if seat.name and (but is None or seat.person != but)]

    # --- time -----------------------------------------------------------------------------------------------------

    def deadline(self, seat: int) -> int | None:
        """The deadline of this seat; for seats that need not answer, the earliest deadline of the others."""
        asked, clock = self.game_log.questions, self.info.clock
        if clock is None or not asked or self.info.phase != PLAYING:
            return None
        if seat in asked:
            return self._deadline_of(asked[seat], 1000 * clock)
        return min(self._deadline_of(question, 1000 * clock) for question in asked.values())

    def _deadline_of(self, question: OpenQuestion, clock: int) -> int:
        """The end of the clock; players who were asked before the server was down get time to come back.

        A question that seems to come from the future was stored by a wrong clock: its time runs since the start.
        """
        now, running_since = self.now(), self.running_since()
        asked_at = question.at if question.at <= now + SKEW else running_since - 1
        if asked_at >= running_since:
            return min(asked_at, now) + clock
        return max(asked_at + clock, running_since + RETURN_TIME)

    def is_over_time(self, question: OpenQuestion) -> bool:
        """Tell whether the time of this question is up."""
        return self.info.clock is not None and self._deadline_of(question, 1000 * self.info.clock) <= self.now()

    def next_due(self, now: int) -> int | None:
        """The time when the server has to act: now for a bot, the deadline for a person."""
        if self.info.phase != PLAYING:
            return None
        if any(map(self.is_for_bot, self.game_log.questions)):
            return now
        return self.deadline(NO_SEAT)

    def is_late(self, seat: int, now: int) -> bool:
        """Tell whether a person has missed the deadline."""
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= now and not self.is_for_bot(seat)

    def is_for_bot(self, seat: int) -> bool:
        """Tell whether a bot answers the question of this seat: its own, or one that it owes for a player."""
        return self.seats[seat].is_played_by_bot or seat in self.game_log.owed

    # --- the game -------------------------------------------------------------------------------------------------

    def position(self) -> Position:
        """The position of the game, which must have started."""
        if self.info.phase == OPEN:
            raise Denied("not-started")
        return self.game_log.game.position

    def check_question(self, seat: int, ply: int, answer: str) -> None:
        """Refuse an answer to an old question. If the seat has no question at all, the rules say why."""
        position, question = self.position(), self.game_log.questions.get(seat)
        if self.game_log.is_ended:
            raise Denied("game-over")
        why = position.why_not(seat, answer, self.game_log.game.names) if question is None else None
        if why is not None:
            raise NotAsked(why)
        if question is None or not question.ply <= ply <= self.game_log.ply:
            raise Denied("stale")

    def why_not(self, person: str | None, answer: str) -> Why | None:
        """The reason why this person's seat cannot give this answer now, or None if it can."""
        seat = self.seat_of(person)
        if seat == NO_SEAT:
            raise not_yours()
        return self.position().view(seat).why_not(answer, self.game_log.game.names)
