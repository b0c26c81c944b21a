"""The state messages of a table: what each seat may see, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from archipel.core.position import View
from archipel.server.rooms.client import Client
from archipel.server.rooms.encoded_parts import NO_CHOICES, ChoiceList, choices, entry_for, public_entry
from archipel.server.rooms.models import FINISHED, NO_SEAT
from archipel.server.rooms.score_lines import open_lines
from archipel.server.rooms.shown import Picture, ShownState
from archipel.server.rooms.table_message import revealed_secret, seat_number
from archipel.server.rooms.table_state import TableState
from archipel.server.wire_types import protocol

_json = msgspec.json.Encoder()


class StateMessages:
    """Makes the messages of one moment, for any number of clients: whole states, or what has changed.

    A change is made of two states of the same seat, so it tells a client nothing that a whole state would not. Parts
    that several clients share are made and encoded once.
    """

    def __init__(self, table: TableState, now: int) -> None:
        self._game_log = table.game_log
        self._ply = table.game_log.ply
        self._table = table
        self._now = now
        self._is_over = table.info.phase == FINISHED
        self._asked = table.game_log.asked
        self._to_act = _json.encode(sorted(map(seat_number, self._asked)))
        self._shared: dict[str, Any] = {}
        self._pictures: dict[bytes, Picture] = {}
        self._shown: dict[tuple[Picture, ChoiceList, bool], ShownState] = {}
        self._shown_to: dict[tuple[int, str], ShownState] = {}
        self._public: dict[tuple[int, str], bytes] = {}
        self._changes: dict[tuple[ShownState, ShownState, int, bytes, int | None], bytes] = {}
        self._states: dict[tuple[int, int, str, bool], bytes] = {}
        self._differences: dict[tuple[Picture, Picture], msgspec.Raw | msgspec.UnsetType] = {}

    def message(self, client: Client, since: int) -> bytes:
        """The next message for a client that has seen the log up to the ply `since`."""
        seat = self._table.seat_of(client.person)
        shown = self.shown(seat, client.lang)
        before, known_at = client.delivered.note(shown, self._ply) if client.delivered else (None, 0)
        if before is None or self._is_over or not shown.picture.has_fields_of(before.picture):
            return self._whole(shown, seat, since, client)
        entries, due = self._entries_since(since, seat, client), self._table.deadline(seat)
        key = before, shown, known_at, entries, due
        if key not in self._changes:
            self._changes[key] = protocol.encode(self._change(*key))
        return self._changes[key]

    def _whole(self, shown: ShownState, seat: int, since: int, client: Client) -> bytes:
        key = seat, since, client.lang, client.texts
        if key not in self._states:
            self._states[key] = protocol.encode(self._state(shown, seat, since, client))
        return self._states[key]

    def _state(self, shown: ShownState, seat: int, since: int, client: Client) -> protocol.StateMessage:
        return protocol.StateMessage(
            ply=self._ply,
            phase=self._table.info.phase,  # type: ignore[arg-type] # one of the three phases
            view=msgspec.Raw(_json.encode(shown.picture.scene)),
            to_act=msgspec.Raw(shown.to_act),  # type: ignore[arg-type] # already JSON, like the next two
            choices=shown.choices.json,  # type: ignore[arg-type]
            events=msgspec.Raw(self._entries_since(since, seat, client)),  # type: ignore[arg-type]
            clock=protocol.Clock(self._now, self._table.deadline(seat)),
            totals=msgspec.Raw(shown.picture.totals),
            lines=msgspec.Raw(shown.picture.lines),
            answers=self._game_log.answers,
            can_undo=shown.can_undo,
            result=self._result(seat) if self._is_over else None,
        )

    def _change(
        self, before: ShownState, shown: ShownState, known_at: int, entries: bytes, due: int | None
    ) -> protocol.ChangeMessage:
        old, new = before.picture, shown.picture
        has_new_choices = shown.choices.digest != before.choices.digest
        return protocol.ChangeMessage(
            ply=self._ply,
            events=msgspec.Raw(entries),  # type: ignore[arg-type] # already JSON, like the others
            clock=protocol.Clock(self._now, due),
            answers=self._game_log.answers,
            view=self._difference(old, new),
            to_act=msgspec.Raw(shown.to_act) if shown.to_act != before.to_act else UNSET,  # type: ignore[arg-type]
            choices=shown.choices.json if has_new_choices and not known_at else UNSET,  # type: ignore[arg-type]
            choices_at=known_at if has_new_choices and known_at else UNSET,
            totals=msgspec.Raw(new.totals) if new.totals != old.totals else UNSET,
            lines=msgspec.Raw(new.lines) if new.lines != old.lines else UNSET,
            can_undo=shown.can_undo if shown.can_undo != before.can_undo else UNSET,
        )

    # --- parts ----------------------------------------------------------------------------------------------------

    def shown(self, seat: int, lang: str) -> ShownState:
        """Everything that a client of this seat is shown now, apart from the log and the time."""
        key = seat, lang
        if key not in self._shown_to:
            self._shown_to[key] = self._show(seat, lang)
        return self._shown_to[key]

    def _show(self, seat: int, lang: str) -> ShownState:
        """The same object for all seats that are shown the same."""
        game = self._game_log.game
        view = game.position.view(seat, with_history=False)
        can_undo = seat >= 0 and not self._is_over and game.can_undo(seat)
        key = self._picture(view), self._choices(view, lang), can_undo
        if key not in self._shown:
            self._shown[key] = ShownState(*key, self._to_act)
        return self._shown[key]

    def _picture(self, view: View) -> Picture:
        """The scene, the totals and the score lines; seats with the same view share them."""
        key = bytes(view)
        if key not in self._pictures:
            lines = _json.encode(open_lines(view))
            self._pictures[key] = Picture(self._scene(view), _json.encode(view.totals()), lines)
        return self._pictures[key]

    def _scene(self, view: View) -> dict[str, Any]:
        """The part that all seats share, made once, merged with the part that only this seat sees."""
        if not self._shared:
            self._shared = view.shared()
        secret = view.secret()
        return self._shared | secret if secret else self._shared

    def _difference(self, old: Picture, new: Picture) -> msgspec.Raw | msgspec.UnsetType:
        key = old, new
        if key not in self._differences:
            changed = new.fields_since(old)
            self._differences[key] = msgspec.Raw(_json.encode(changed)) if changed else UNSET
        return self._differences[key]

    def _entries_since(self, since: int, seat: int, client: Client) -> bytes:
        """The entries since that ply; without secrets they are put together once for everybody."""
        names, lang = self._game_log.game.names, client.lang if client.texts else ""
        key, fresh = (since, lang), self._game_log.entries[since:]
        if key not in self._public:
            encoded = [public_entry(entry, lang, names) for entry in fresh]
            self._public[key] = b"[%b]" % b",".join(encoded) if all(encoded) else b""
        return self._public[key] or b"[%b]" % b",".join([entry_for(entry, seat, lang, names) for entry in fresh])

    def _choices(self, view: View, lang: str) -> ChoiceList:
        if view.seat not in self._asked:
            return NO_CHOICES
        return choices(view.game, lang, self._game_log.game.names, view.codes().tobytes())

    def _result(self, seat: int) -> protocol.Result:
        position = self._game_log.game.position
        winners = [] if self._game_log.is_ended else [seat_number(seat) for seat in sorted(position.winners)]
        secret = revealed_secret(self._table.info, is_member=seat != NO_SEAT)
        return protocol.Result(position.scores(), position.totals(), winners, secret)
