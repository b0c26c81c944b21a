"""All errors that Archipel raises, in one tree.

    ArchipelError
    ├── UnknownGame          no folder of that name
    ├── UnknownLanguage      no words in that language
    ├── BadOptions           seats or options that the game does not have
    ├── BadBox               an invalid box file: `line` and `field` name the place
    ├── BadScene             an impossible position: `field` names the place
    ├── BadLesson            an invalid lesson file: `chapter` and `step` name the place
    ├── BadRecord            a record that is unreadable or false: `line` and `field` name the place
    ├── NoSeat               a seat that this table does not have
    ├── UnknownAnswer        a text that is not a move of this game
    └── Refused              an answer that is not possible now: `why` has the reason and the rule
        ├── NotAsked         this seat is not to move
        ├── Illegal          the rules forbid it
        └── NoUndo           this cannot be undone

`str(error)` is a sentence in English, `error.sentence("fr")` one in French. What only programmers meet is in English:
scenes, boxes and wrong calls. Nothing has changed when an error is raised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol


class Explanation(Protocol):
    """A reason that can be put into words in any language."""

    @property
    def rule(self) -> str: ...

    def sentence(self, lang: str = "en") -> str: ...


class ArchipelError(Exception):
    """Any error that Archipel explains in a sentence."""

    def sentence(self, lang: str = "en") -> str:  # noqa: ARG002 - for errors with translations
        """The error in this language; what only programmers meet is always in English."""
        return str(self)

    def __reduce__(self) -> tuple[Callable[..., ArchipelError], tuple[Any, ...]]:
        """Pickle all fields, so that the error can be sent to another process."""
        return _revived, (type(self), self.args, self.__dict__)


def _revived(kind: type[ArchipelError], args: tuple[Any, ...], fields: dict[str, Any]) -> ArchipelError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(fields)
    return error


class TranslatedError(ArchipelError):
    """An error with a sentence in every language: the message `error-<key>` of words/errors, with these values."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key, self.values = key, values

    def sentence(self, lang: str = "en") -> str:
        from archipel.core.fluent_files import format_message, load  # here, because most programs show no error

        return format_message(
            load(lang, ("archipel",), ("errors",)), f"error-{self.key}", translated(self.values, lang)
        )

    def __str__(self) -> str:
        return self.sentence()


class TranslatedWarning(TranslatedError, UserWarning):
    """A warning with a sentence in every language, for `warnings.warn`."""


def translated(values: Mapping[str, object], lang: str) -> dict[str, object]:
    """Values of a sentence: errors inside it become sentences of the same language."""
    return {name: value.sentence(lang) if isinstance(value, ArchipelError) else value for name, value in values.items()}


class UnknownGame(TranslatedError):
    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__("unknown-game", name=name, known=", ".join(known))


class UnknownLanguage(TranslatedError):
    def __init__(self, lang: str, known: Iterable[str]) -> None:
        super().__init__("unknown-language", name=lang, known=", ".join(known))


class BadOptions(TranslatedError):
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


class BadLesson(ArchipelError):
    def __init__(self, chapter: str, step: int, why: str) -> None:
        super().__init__(f'chapter "{chapter}"{f", step {step}" if step else ""}: {why}')
        self.chapter, self.step = chapter, step


class BadRecord(TranslatedError):
    """A line of a record that cannot be read or is false; `why` is a key, or the error behind it."""

    def __init__(self, line: int, why: str | ArchipelError, field: str = "", **values: object) -> None:
        reason = TranslatedError(f"record-{why}", **values) if isinstance(why, str) else why
        super().__init__("in-line", line=line, why=reason)
        self.line, self.field = line, field


class NoSeat(TranslatedError):
    """A seat that this table does not have."""


class UnknownAnswer(TranslatedError):
    def __init__(self, text: str, shapes: Iterable[str]) -> None:
        super().__init__("unknown-answer", text=text, shapes=", ".join(shapes))


class Refused(ArchipelError):
    def __init__(self, why: Explanation) -> None:
        super().__init__(why)
        self.why = why

    def sentence(self, lang: str = "en") -> str:
        return self.why.sentence(lang)

    def __str__(self) -> str:
        return self.sentence()


class NotAsked(Refused):
    """The seat is not to move."""


class Illegal(Refused):
    """The rules forbid the answer."""


class NoUndo(Refused):
    """The answer cannot be undone."""
