"""All errors that Archipel raises, in one tree.

    ArchipelError
    ├── UnknownGame          no folder of that name
    ├── UnknownLanguage      no words in that language
    ├── BadOptions           seats or options that the game does not have
    ├── BadBox               an invalid box file: `line` and `field` name the place
    ├── BadScene             an impossible position: `field` names the place
    ├── BadRecord            a record that is unreadable or false: `line` and `field` name the place
    ├── NoSeat               a seat that this table does not have
    ├── UnknownAnswer        a text that is not an answer of this game
    └── Refused              an answer that is not possible now: `why` has the reason and the rule
        ├── NotAsked         this seat is not to move
        ├── Illegal          the rules forbid it
        └── NoUndo           this cannot be undone

Every error is a sentence in English; a refusal has a sentence in every language (`error.why.sentence("fr")`).
Nothing has changed when an error is raised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol


class Explanation(Protocol):
    """A reason that can be put into words in any language."""

    @property
    def rule(self) -> str: ...

    def sentence(self, lang: str = "en") -> str: ...


class ArchipelError(Exception):
    """Any error that Archipel explains in a sentence."""

    def __reduce__(self) -> tuple[Callable[..., ArchipelError], tuple[Any, ...]]:
        """Pickle all fields, so that the error can be sent to another process."""
        return _revived, (type(self), self.args, self.__dict__)


def _revived(kind: type[ArchipelError], args: tuple[Any, ...], fields: dict[str, Any]) -> ArchipelError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(fields)
    return error


class UnknownGame(ArchipelError):
    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(f'there is no game "{name}"; the games are: {", ".join(known)}')


class UnknownLanguage(ArchipelError):
    def __init__(self, lang: str, known: Iterable[str]) -> None:
        super().__init__(f'there are no words in "{lang}"; the languages are: {", ".join(known)}')


class BadOptions(ArchipelError):
    """Seats or options that the game does not have."""


class BadBox(ArchipelError):
    def __init__(self, line: int, field: str, why: str) -> None:
        place = f'"{field}": ' if field else ""
        super().__init__(f"line {line}: {place}{why}")
        self.line, self.field = line, field


class BadScene(ArchipelError):
    def __init__(self, field: str, why: str) -> None:
        super().__init__(f'the scene\'s field "{field}": {why}')
        self.field = field


class BadRecord(ArchipelError):
    def __init__(self, line: int, why: str, field: str = "") -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.field = line, field


class NoSeat(ArchipelError):
    """A seat that this table does not have."""


class UnknownAnswer(ArchipelError):
    def __init__(self, text: str, shapes: Iterable[str]) -> None:
        super().__init__(f'"{text}" is not an answer of this game; the answers are: {", ".join(shapes)}')


class Refused(ArchipelError):
    def __init__(self, why: Explanation) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return self.why.sentence()


class NotAsked(Refused):
    """The seat is not to move."""


class Illegal(Refused):
    """The rules forbid the answer."""


class NoUndo(Refused):
    """The answer cannot be undone."""
