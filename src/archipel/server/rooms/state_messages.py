"""The state messages of a table: what each seat may see, and nothing else."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import numpy as np

from archipel.core import notation
from archipel.core.definition import GameDefinition
from archipel.core.kernel import EVERYBODY
from archipel.core.position import View
from archipel.core.words import words
from archipel.server.rooms.models import FINISHED, NO_SEAT
from archipel.server.rooms.table_message import revealed_secret, seat_number
from archipel.server.rooms.table_state import TableState
from archipel.server.store import LogEntry
from archipel.server.wire_types import protocol

KEPT_ENTRIES = 1 << 10  # cached entries of the log, as JSON
KEPT_LISTS = 1 << 10  # cached lists of choices, as JSON; a list of a thousand choices takes 70 kB
NO_CHOICES = msgspec.Raw(b"[]")
_json = msgspec.json.Encoder()


class StateMessages:
    """Makes the state messages of one moment, for any number of clients.

    Parts that several clients share are encoded once, and a message is put together from encoded parts.
    """

    def __init__(self, table: TableState, now: int) -> None:
        self._game_log = table.game_log
        self._table = table
        self._now = now
        self._is_over = table.info.phase == FINISHED
        self._asked = table.game_log.asked
        self._to_act = msgspec.Raw(_json.encode(sorted(map(seat_number, self._asked))))
        self._messages: dict[tuple[int, int, str, bool], bytes] = {}
        self._shared = b""
        self._pictures: dict[bytes, tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]] = {}

    def message(self, seat: int, since: int, lang: str, *, texts: bool) -> bytes:
        """The encoded state for a seat that has seen everything up to the ply `since`."""
        key = (seat, since, lang, texts)
        if key not in self._messages:
            self._messages[key] = protocol.encode(self.state(seat, since, lang, texts=texts))
        return self._messages[key]

    def state(self, seat: int, since: int, lang: str, *, texts: bool) -> protocol.StateMessage:
        game = self._game_log.game
        view = game.position.view(seat, with_history=False)
        picture, totals, lines = self._picture(view)
        return protocol.StateMessage(
            ply=self._game_log.ply,
            phase=self._table.info.phase,  # type: ignore[arg-type] # one of the three phases
            view=picture,
            to_act=self._to_act,  # type: ignore[arg-type] # already JSON, like the next two
            choices=self._choices(view, lang),  # type: ignore[arg-type]
            events=self._entries_since(since, seat, lang if texts else ""),  # type: ignore[arg-type]
            clock=protocol.Clock(self._now, self._table.deadline(seat)),
            totals=totals,
            lines=lines,
            answers=self._game_log.answers,
            can_undo=seat >= 0 and not self._is_over and game.can_undo(seat),
            result=self._result(seat) if self._is_over else None,
        )

    def _picture(self, view: View) -> tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]:
        """The scene, the totals and the score lines as JSON; seats with the same view share them."""
        key = bytes(view)
        if key not in self._pictures:
            lines = view.scores() if view.game.facts.open_scores else []
            totals, scores = map(_json.encode, (view.totals(), lines))
            self._pictures[key] = msgspec.Raw(self._scene(view)), msgspec.Raw(totals), msgspec.Raw(scores)
        return self._pictures[key]

    def _scene(self, view: View) -> bytes:
        """The part that all seats share, encoded once, merged with the part that only this seat sees."""
        if not self._shared:
            self._shared = _json.encode(view.shared())
        secret = _json.encode(view.secret())
        return self._shared if secret == b"{}" else self._shared[:-1] + b"," + secret[1:]

    def _entries_since(self, since: int, seat: int, lang: str) -> msgspec.Raw:
        """The entries since that ply; entries without secrets are encoded once for everybody."""
        names, fresh = self._game_log.game.names, self._game_log.entries[since:]
        encoded = [_public_entry(entry, lang, names) or _entry(entry, seat, lang, names) for entry in fresh]
        return msgspec.Raw(b"[%b]" % b",".join(encoded))

    def _choices(self, view: View, lang: str) -> msgspec.Raw:
        if view.seat not in self._asked:
            return NO_CHOICES
        return choices(view.game, lang, self._game_log.game.names, view.codes().tobytes())

    def _result(self, seat: int) -> protocol.Result:
        position = self._game_log.game.position
        winners = [] if self._game_log.is_ended else [seat_number(seat) for seat in sorted(position.winners)]
        secret = revealed_secret(self._table.info, is_member=seat != NO_SEAT)
        return protocol.Result(position.scores(), position.totals(), winners, secret)


def choices(game: GameDefinition, lang: str, names: tuple[str, ...], codes: bytes) -> msgspec.Raw:
    """The answers with these codes, as JSON: what to send and what to show."""
    return _choices(game, lang, names if _name_players(game, codes) else (), codes)


@lru_cache(maxsize=KEPT_LISTS)
def _choices(game: GameDefinition, lang: str, names: tuple[str, ...], codes: bytes) -> msgspec.Raw:
    """Encode a list of choices. A game offers few different lists, and some are long, so they are cached."""
    return msgspec.Raw(_json.encode([_choice(one, lang, game.package, names) for one in _answers(game, codes)]))


@lru_cache(maxsize=KEPT_LISTS)
def _name_players(game: GameDefinition, codes: bytes) -> bool:
    """Tell whether one of these answers names a seat, so that its text depends on the players' names."""
    domains = (domain for one in _answers(game, codes) for domain in one.domains().values())
    return any(isinstance(domain, notation.Seats) for domain in domains)


def _answers(game: GameDefinition, codes: bytes) -> list[notation.Answer]:
    return [game.answers.all[code] for code in np.frombuffer(codes, np.int64).tolist()]


@lru_cache(maxsize=1 << 16)
def _choice(answer: notation.Answer, lang: str, package: str, names: tuple[str, ...]) -> protocol.Choice:
    return protocol.Choice(str(answer), words(lang, package).answer(answer, names))


@lru_cache(maxsize=KEPT_ENTRIES)
def _public_entry(entry: LogEntry, lang: str, names: tuple[str, ...]) -> bytes:
    """The entry as JSON if everybody may know all of it, or else nothing; with texts if a language is given."""
    is_public = entry.played is None or all(seats == EVERYBODY for seats, _ in entry.played.told)
    return _entry(entry, NO_SEAT, lang, names) if is_public else b""


def _entry(entry: LogEntry, seat: int, lang: str, names: tuple[str, ...]) -> bytes:
    """The entry as JSON, as far as this seat may know it: from the stored row to the wire."""
    logged = protocol.LoggedEntry(
        ply=entry.ply,
        kind=entry.kind,  # type: ignore[arg-type] # one of the kinds
        at=entry.at,
        seat=seat_number(entry.seat),
        bot=entry.bot,
        events=_events(entry, seat, lang, names),
    )
    return _json.encode(logged)


def _events(entry: LogEntry, seat: int, lang: str, names: tuple[str, ...]) -> list[protocol.ToldEvent]:
    if entry.played is None:
        return []
    package = entry.played.game.package
    return [told_event(event, lang, package, names) for event in entry.played.events(seat)]


@lru_cache(maxsize=1 << 16)
def told_event(event: notation.Event, lang: str, package: str, names: tuple[str, ...]) -> protocol.ToldEvent:
    """The event for the wire, with a sentence if a language is given."""
    return protocol.ToldEvent(event.word, event.plain(), words(lang, package).event(event, names) if lang else "")
