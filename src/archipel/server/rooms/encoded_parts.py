"""Parts of messages as JSON, encoded once and cached: lists of choices, and entries of the log."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

import msgspec
import numpy as np

from archipel.core import notation
from archipel.core.definition import GameDefinition
from archipel.core.kernel import EVERYBODY
from archipel.core.words import words
from archipel.server.rooms.models import NO_SEAT
from archipel.server.rooms.table_message import seat_number
from archipel.server.store import LogEntry
from archipel.server.wire_types import protocol

KEPT_ENTRIES = 1 << 10  # cached entries of the log
KEPT_EVENTS = 1 << 12  # cached lists of events
KEPT_LISTS = 1 << 10  # cached lists of choices; a list of a thousand choices takes 70 kB
DIGEST = 16  # bytes
NO_EVENTS = msgspec.Raw(b"[]")
_json = msgspec.json.Encoder()


# --- choices ------------------------------------------------------------------------------------------------------


class ChoiceList(msgspec.Struct, frozen=True, eq=False):
    """A list of choices as JSON, and a digest that stands for it where the list itself would take much memory."""

    json: msgspec.Raw
    digest: bytes


NO_CHOICES = ChoiceList(msgspec.Raw(b"[]"), b"")


def choices(game: GameDefinition, lang: str, names: tuple[str, ...], codes: bytes) -> ChoiceList:
    """The answers with these codes: what to send and what to show."""
    return _choices(game, lang, names if _name_players(game, codes) else (), codes)


@lru_cache(maxsize=KEPT_LISTS)
def _choices(game: GameDefinition, lang: str, names: tuple[str, ...], codes: bytes) -> ChoiceList:
    """Encode a list of choices. A game offers few different lists, and some are long, so they are cached."""
    text = _json.encode([_choice(one, lang, game.package, names) for one in _answers(game, codes)])
    return ChoiceList(msgspec.Raw(text), blake2b(text, digest_size=DIGEST).digest())


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


# --- entries of the log -------------------------------------------------------------------------------------------


def entry_for(entry: LogEntry, seat: int, lang: str, names: tuple[str, ...]) -> bytes:
    """The entry as far as this seat may know it; with texts if a language is given."""
    return public_entry(entry, lang, names) or _entry(entry, _events(entry, seat, lang, names))


@lru_cache(maxsize=KEPT_ENTRIES)
def public_entry(entry: LogEntry, lang: str, names: tuple[str, ...]) -> bytes:
    """The entry if everybody may know all of it, or else nothing."""
    is_public = entry.played is None or all(seats == EVERYBODY for seats, _ in entry.played.told)
    return _entry(entry, _events(entry, NO_SEAT, lang, names)) if is_public else b""


def _entry(entry: LogEntry, events: msgspec.Raw) -> bytes:
    """The entry with these events: from the stored row to the wire."""
    logged = protocol.LoggedEntry(
        ply=entry.ply,
        kind=entry.kind,  # type: ignore[arg-type] # one of the kinds
        at=entry.at,
        seat=seat_number(entry.seat),
        bot=entry.bot,
        events=[] if events is NO_EVENTS else events,  # type: ignore[arg-type] # already JSON
    )
    return _json.encode(logged)


def _events(entry: LogEntry, seat: int, lang: str, names: tuple[str, ...]) -> msgspec.Raw:
    if entry.played is None:
        return NO_EVENTS
    return _told(entry.played.game, entry.played.past.told, seat, lang, names if lang else ())


@lru_cache(maxsize=KEPT_EVENTS)
def _told(game: GameDefinition, told: bytes, seat: int, lang: str, names: tuple[str, ...]) -> msgspec.Raw:
    """The events in these bytes that this seat may know. The same ones happen again and again."""
    events = notation.heard(game.events.read(told), seat)
    found = [told_event(event, lang, game.package, names) for event in events]
    return msgspec.Raw(_json.encode(found)) if found else NO_EVENTS


@lru_cache(maxsize=1 << 16)
def told_event(event: notation.Event, lang: str, package: str, names: tuple[str, ...]) -> protocol.ToldEvent:
    """The event for the wire, with a sentence if a language is given."""
    return protocol.ToldEvent(event.word, event.plain(), words(lang, package).event(event, names) if lang else "")
