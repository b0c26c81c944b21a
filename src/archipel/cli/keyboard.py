"""The keyboard that several people may share. The screen is cleared before another person could read a secret."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.position import Position
from archipel.core.words import Words

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # go to the top, clear the window, and clear what can be scrolled back to


class Leave(Exception):
    """Raised when somebody leaves the table."""


class Keyboard:
    """Reads typed lines, and knows who sits in front of it."""

    def __init__(self, screen: Console, tongue: Words, people: Sequence[int]) -> None:
        self._screen, self._tongue = screen, tongue
        self._is_shared = len(people) > 1 and screen.is_terminal
        self._had_secrets = False  # whether the player at the keyboard has seen or typed any
        self.seat = WATCHER  # the seat that was asked last

    def line(self, prompt: str) -> str:
        """Read a line; the end of the input and Ctrl-C both mean that the person leaves."""
        try:
            return self._screen.input(Text(f"{prompt} ", "green")).strip()
        except EOFError:
            raise Leave from None
        except KeyboardInterrupt:
            self._screen.print()
            raise Leave from None

    def hand_over(self, seat: int, position: Position, names: Sequence[str]) -> None:
        """Hand the keyboard to this player. The screen is cleared in between if this or the last one has a secret."""
        if seat == CHANCE:  # real dice: anybody types in what they show
            return
        is_another = seat != self.seat
        if self._is_shared and is_another and (self._had_secrets or self._will_have_secrets(seat, position)):
            self._clear()
            self.line(self._tongue.say("hand-over", player=self._tongue.player(seat, names)))
            self._clear()
        self._had_secrets = knows_secrets(position, seat) or (self._had_secrets and not is_another)
        self.seat = seat

    def _will_have_secrets(self, seat: int, position: Position) -> bool:
        """Tell whether this seat knows something or answers in secret. At the start there is nobody to hide it from."""
        return knows_secrets(position, seat) or (self.seat != WATCHER and len(position.to_act) > 1)

    def hide(self, position: Position) -> None:
        """Clear the screen if the player at the keyboard has seen a secret or has just answered in secret."""
        self._had_secrets |= knows_secrets(position, self.seat)
        if self._is_shared and self._had_secrets:
            self._clear()

    def _clear(self) -> None:
        """Clear everything that can be seen; a terminal that cannot do that scrolls by one window."""
        self._screen.file.write("\n" * self._screen.height if self._screen.is_dumb_terminal else CLEAR)
        self._screen.file.flush()


def knows_secrets(position: Position, seat: int) -> bool:
    """Tell whether this seat sees anything that not everybody sees."""
    return seat != WATCHER and bytes(position.view(seat)) != bytes(position.view(WATCHER))
