"""What each client is told: the table, and the state as its seat sees it. Nothing leaves a room but through here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from archipel.core import notation
from archipel.core.chance import commitment
from archipel.core.definition import GameDefinition
from archipel.core.game import game as find_game
from archipel.core.kernel import EVERYBODY
from archipel.core.position import View
from archipel.core.words import words
from archipel.server import protocol
from archipel.server.rooms.models import FINISHED, NO_SEAT, Entry, Place, Sheet, seat_of

if TYPE_CHECKING:
    from archipel.server.rooms.room import Room

KEPT_ENTRIES = 1 << 10  # of the log, as JSON
KEPT_LISTS = 1 << 10  # of choices, as JSON; one of a thousand choices takes 70 kB
NO_CHOICES = msgspec.Raw(b"[]")
_json = msgspec.json.Encoder()


def number(seat: int) -> int:
    """Seats are counted from 1 on the wire; 0 is nobody, or chance."""
    return seat + 1 if seat >= 0 else 0


# --- the table ----------------------------------------------------------------------------------------------------


def table_of(sheet: Sheet, places: Sequence[Place], person: str | None) -> protocol.Table:
    """The table, as this person sees it."""
    mine, game = seat_of(places, person), find_game(sheet.game)
    is_host = person is not None and person == sheet.host
    return protocol.Table(
        id=sheet.id,
        game=sheet.game,
        rules=sheet.rules,
        box=game.box.label,
        options=dict(sheet.options),
        phase=sheet.phase,  # type: ignore[arg-type] # the phases are these
        seats=[_seat(place, person) for place in places],
        public=sheet.public,
        watchers=sheet.watchers,
        open_after=sheet.open_after,
        clock=sheet.clock,
        level=sheet.level,
        chat=sheet.chat,
        commitment=commitment(sheet.secret),
        created=sheet.created,
        changed=sheet.changed,
        ply=sheet.ply,
        host=is_host,
        your_seat=number(mine),
        your_turn=mine != NO_SEAT and bool(sheet.asked >> mine & 1),
        result=msgspec.convert(sheet.result, protocol.TableResult) if sheet.result else None,
        rematch=sheet.rematch or "",
        secret=_secret(sheet, is_member=is_host or mine != NO_SEAT),
    )


def _secret(sheet: Sheet, *, is_member: bool) -> str:
    """Whoever knows the secret knows every card that was drawn: when it is over, for those who may see everything."""
    return sheet.secret.hex() if sheet.phase == FINISHED and (sheet.open_after or is_member) else ""


def _seat(place: Place, person: str | None) -> protocol.Seat:
    return protocol.Seat(
        seat=number(place.seat),
        name=place.name,
        you=person is not None and place.person == person,
        taken=place.person is not None or place.bot is not None,
        ready=place.is_ready,
        bot=place.bot or "",
        away=place.away,
        share=place.share.hex() if place.share is not None else "",
    )


# --- the state ----------------------------------------------------------------------------------------------------


class StateMessages:
    """The state of a room at one moment, for any number of clients; what several see alike is made once.

    The parts of a state are kept as JSON, so that they are put together and not made for each client.
    """

    def __init__(self, room: Room, now: int) -> None:
        self._game_log = room.game_log
        self._room = room
        self._now = now
        self._is_over = room.sheet.phase == FINISHED
        self._asked = room.game_log.asked
        self._to_act = msgspec.Raw(_json.encode(sorted(map(number, self._asked))))
        self._messages: dict[tuple[int, int, str, bool], bytes] = {}
        self._shared = b""
        self._pictures: dict[bytes, tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]] = {}

    def message(self, seat: int, since: int, lang: str, *, texts: bool) -> bytes:
        """The state for a seat that has seen everything up to `since`."""
        key = (seat, since, lang, texts)
        if key not in self._messages:
            self._messages[key] = protocol.encode(self.state(seat, since, lang, texts=texts))
        return self._messages[key]

    def state(self, seat: int, since: int, lang: str, *, texts: bool) -> protocol.State:
        game = self._game_log.game
        view = game.position.view(seat)
        picture, totals, lines = self._picture(view)
        return protocol.State(
            ply=self._game_log.ply,
            phase=self._room.sheet.phase,  # type: ignore[arg-type] # the phases are these
            view=picture,
            to_act=self._to_act,  # type: ignore[arg-type] # JSON already, like the next two
            choices=self._choices(view, lang),  # type: ignore[arg-type]
            events=self._entries_since(since, seat, lang if texts else ""),  # type: ignore[arg-type]
            clock=protocol.Clock(self._now, self._room.deadline(seat)),
            totals=totals,
            lines=lines,
            answers=self._game_log.answers,
            can_undo=seat >= 0 and not self._is_over and game.can_undo(seat),
            result=self._result(seat) if self._is_over else None,
        )

    def _picture(self, view: View) -> tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]:
        """The scene, the totals and the lines of the score; seats that see the same share them."""
        key = bytes(view)
        if key not in self._pictures:
            lines = view.scores() if view.game.facts.open_scores else []
            totals, sheet = map(_json.encode, (view.totals(), lines))
            self._pictures[key] = msgspec.Raw(self._scene(view)), msgspec.Raw(totals), msgspec.Raw(sheet)
        return self._pictures[key]

    def _scene(self, view: View) -> bytes:
        """What all see alike is written once; with what only this seat sees it makes one object."""
        if not self._shared:
            self._shared = _json.encode(view.shared())
        secret = _json.encode(view.secret())
        return self._shared if secret == b"{}" else self._shared[:-1] + b"," + secret[1:]

    def _entries_since(self, since: int, seat: int, lang: str) -> msgspec.Raw:
        """What has happened; where everybody may hear everything, everybody is told the same."""
        names, fresh = self._game_log.game.names, self._game_log.entries[since:]
        told = [_spoken(entry, lang, names) or _entry(entry, seat, lang, names) for entry in fresh]
        return msgspec.Raw(b"[%b]" % b",".join(told))

    def _choices(self, view: View, lang: str) -> msgspec.Raw:
        if view.seat not in self._asked:
            return NO_CHOICES
        return choices(view.game, lang, self._game_log.game.names, view.codes().tobytes())

    def _result(self, seat: int) -> protocol.Result:
        position = self._game_log.game.position
        winners = [number(seat) for seat in sorted(position.winners)]
        secret = _secret(self._room.sheet, is_member=seat != NO_SEAT)
        return protocol.Result(position.scores(), position.totals(), winners, secret)


def choices(game: GameDefinition, lang: str, names: tuple[str, ...], codes: bytes) -> msgspec.Raw:
    """The answers with these codes, as they are sent and as people read them."""
    return _choices(game, lang, names if _speak_of_people(game, codes) else (), codes)


@lru_cache(maxsize=KEPT_LISTS)
def _choices(game: GameDefinition, lang: str, names: tuple[str, ...], codes: bytes) -> msgspec.Raw:
    """A game offers few different lists, and some are long."""
    return msgspec.Raw(_json.encode([_choice(one, lang, game.package, names) for one in _answers(game, codes)]))


@lru_cache(maxsize=KEPT_LISTS)
def _speak_of_people(game: GameDefinition, codes: bytes) -> bool:
    """Whether one of these answers names a seat, so that its words depend on who sits there."""
    domains = (domain for one in _answers(game, codes) for domain in one.domains().values())
    return any(isinstance(domain, notation.Seats) for domain in domains)


def _answers(game: GameDefinition, codes: bytes) -> list[notation.Answer]:
    return [game.answers.all[code] for code in np.frombuffer(codes, np.int64).tolist()]


@lru_cache(maxsize=1 << 16)
def _choice(answer: notation.Answer, lang: str, package: str, names: tuple[str, ...]) -> protocol.Choice:
    return protocol.Choice(str(answer), words(lang, package).answer(answer, names))


@lru_cache(maxsize=KEPT_ENTRIES)
def _spoken(entry: Entry, lang: str, names: tuple[str, ...]) -> bytes:
    """The entry, with words where a language is given, if everybody may hear all of it: it is kept for the others."""
    is_for_all = entry.played is None or all(ears == EVERYBODY for ears, _ in entry.played.told)
    return _entry(entry, NO_SEAT, lang, names) if is_for_all else b""


def _entry(entry: Entry, seat: int, lang: str, names: tuple[str, ...]) -> bytes:
    """The entry as this seat may know it."""
    told = protocol.Entry(
        ply=entry.ply,
        kind=entry.kind,  # type: ignore[arg-type] # the kinds are these
        at=entry.at,
        seat=number(entry.seat),
        bot=entry.bot,
        events=_events(entry, seat, lang, names),
    )
    return _json.encode(told)


def _events(entry: Entry, seat: int, lang: str, names: tuple[str, ...]) -> list[protocol.Event]:
    if entry.played is None:
        return []
    package = entry.played.game.package
    return [_event(event, lang, package, names) for event in entry.played.events(seat)]


@lru_cache(maxsize=1 << 16)
def _event(event: notation.Event, lang: str, package: str, names: tuple[str, ...]) -> protocol.Event:
    return protocol.Event(event.word, event.plain(), words(lang, package).event(event, names) if lang else "")
