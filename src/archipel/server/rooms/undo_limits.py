"""Limits on what one player may do and undo while the game stands still, so that the log cannot grow without end."""

from __future__ import annotations

from archipel.server.base.errors import Denied, too_often
from archipel.server.rooms.table_state import TableState

MOST_CHANGES_OF_MIND = 15  # leaving, or agreeing to the end, without an answer in between


def check_undo(table: TableState, seat: int, most: int) -> None:
    """Refuse to undo a bot's answer, an answer whose time is up, and too many answers to one question."""
    answered = table.game_log.last_answered(seat)
    if answered is None or not table.game_log.game.can_undo(seat):
        return  # the rules say why not
    question, bot = answered
    if bot:
        raise Denied("bot-answered")
    if table.is_over_time(question):
        raise Denied("too-late-to-undo")
    if table.game_log.times(seat, "undo") >= most:
        raise Denied("too-many-undos", most=most)


def check_change_of_mind(table: TableState, seat: int, *kinds: str) -> None:
    """Refuse somebody who does this again and again without answering."""
    if table.game_log.times(seat, *kinds) >= MOST_CHANGES_OF_MIND:
        raise too_often()
