"""The one package that knows Numba: rules are compiled here, or run as plain Python.

A game is a fixed-size NumPy record and a handful of small functions over it. `record` lays the record out, `rule`
compiles a function, `verb` declares a function that every game has, so that loops written once (playouts, batches,
search) reach the game whose record they are given. With `NUMBA_DISABLE_JIT=1` the same source runs as plain Python,
and Numba is not even imported.

`compiler` is how rules are compiled, `compiled_ranges` what the compiler knows of ranges of answers, `cache` where
compiled rules are kept.
"""

from __future__ import annotations

import functools
import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from archipel.core.kernel import cache

F = TypeVar("F", bound=Callable[..., Any])

CHANCE = -1  # the seat that rolls the dice and draws the cards
WATCHER = -2  # the seat of spectators: it sees what everybody sees
SKIP = -3  # in the place of a seat: no answer in this position of a batch
NOBODY = 0  # `to_act` when the game is over: no seat's bit is set
CANNOT_WIN = -(1 << 62)  # `standing` of a seat that has lost, however many points it has

EVENT_WIDTH = 6  # kind, ears, and up to four numbers
EVENT_BYTES = 2 * EVENT_WIDTH
EVERYBODY = -1  # ears of a public event: every bit set
PACKAGE = __name__.partition(".")[0]
SEAT = np.dtype("i1", metadata={"holds": "seat"})  # the type of a record's fields that hold a seat, or -1 for nobody
TRANSIENT = "events"  # the first field of the tail, which describes the last answer and is not part of the position


def plain() -> bool:
    """Tell whether rules run as plain Python, for a debugger or for coverage."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


# --- records ------------------------------------------------------------------------------------------------------


def record(*, events: int, **fields: Any) -> np.dtype[Any]:
    """Lay out the whole position as one record, with room for the events of a single answer.

    The tail (`events`, `told`, `revealed`) is about the last answer only. It is not part of the position:
    equality and hash stop before it. The layout is packed: NumPy does not copy padding, and two equal positions have
    to have equal bytes.
    """
    if "seats" not in fields:
        raise TypeError('a record needs the field "seats"')
    for name in fields:
        if hasattr(np.record, name):
            raise TypeError(f'"{name}" cannot be a field: NumPy\'s record already has an attribute of that name')
    tail = {TRANSIENT: ("i2", (events, EVENT_WIDTH)), "told": "i1", "revealed": "i1"}
    layout = [(name, *spec) if isinstance(spec, tuple) else (name, spec) for name, spec in (fields | tail).items()]
    return np.dtype((np.record, layout))


@functools.cache
def answer_buffer(choices: int) -> np.dtype[Any]:
    """The layout of the buffer that `legal` writes answers into.

    It is a record because compiled code passes records on without counting references, unlike arrays.
    """
    return np.dtype((np.record, [("answers", "i8", (choices,))]))


def with_edition(state: np.dtype[Any], edition: str) -> np.dtype[Any]:
    """The same layout with one more field, which makes it a type of its own for this edition of a game's sources.

    Numba keeps the loops of `core` under the types they were compiled for. A game from outside this package may change
    without any change here, so its record has to be another type then.
    """
    assert state.names is not None
    layout = [(name, state[name]) for name in state.names]
    return np.dtype((np.record, [*layout, (f"edition_{edition}", np.dtype("i1"))]))


def fields(state: np.dtype[Any]) -> tuple[str, ...]:
    """The names of the fields that make up the position; the others describe the last answer."""
    assert state.names is not None
    return state.names[: state.names.index(TRANSIENT)]


def holds_seats(field: np.dtype[Any]) -> bool:
    """Tell whether a field of the record was declared as `SEAT`, or as a list of them."""
    return field.base.metadata == SEAT.metadata


@functools.cache
def single_numbers(state: np.dtype[Any]) -> np.dtype[Any]:
    """A layout of the fields that are single numbers, to read them all at once: much faster than one by one."""
    assert state.fields is not None
    names = [name for name in fields(state) if state[name].shape == ()]
    formats, offsets = [state[name] for name in names], [state.fields[name][1] for name in names]
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": state.itemsize})


@functools.cache
def events_place(state: np.dtype[Any]) -> tuple[int, int]:
    """The places in a record's bytes of the first event and of the number of events."""
    assert state.fields is not None
    return int(state.fields[TRANSIENT][1]), int(state.fields["told"][1])


def told_bytes(state: np.dtype[Any], raw: bytes) -> bytes:
    """The events of the last answer, cut out of a record's bytes."""
    first, count = events_place(state)
    return raw[first : first + EVENT_BYTES * raw[count]]


def position_size(state: np.dtype[Any]) -> int:
    """The number of leading bytes of a record that make up the position."""
    assert state.fields is not None
    return int(state.fields[TRANSIENT][1])


# --- rules --------------------------------------------------------------------------------------------------------

_cache_folder: Path | None = None  # of the game from outside this package whose rules are being declared


def rule(function: F) -> F:
    """Compile a rule: cached on disk, without the interpreter lock, inlined. In plain mode, leave it as it is."""
    return _compiled(function, inline=True)


def large_rule(function: F) -> F:
    """Compile a large rule that is called from several places, without inlining, which would take long to compile."""
    return _compiled(function, inline=False)


def single_rule(function: F) -> F:
    """Compile a rule that Python calls for one position at a time: quick to compile, and quick enough."""
    return _compiled(function, inline=True, is_loop=False)


def _compiled(function: F, *, inline: bool, is_loop: bool = True) -> F:
    if plain():
        return function
    from archipel.core.kernel.compiler import Rule

    return Rule(function, inline=inline, is_loop=is_loop, place=_place(function))


def _place(function: Callable[..., Any]) -> Path | None:
    """The folder for a rule; None for a rule of which nobody knows when its sources change."""
    is_ours = function.__module__.startswith(f"{PACKAGE}.")
    return _cache_folder or (cache.folder() if is_ours else None)


@contextmanager
def cache_for(edition: str) -> Iterator[None]:
    """Cache the rules declared in this block apart from all others, under the edition of a game's sources."""
    global _cache_folder
    ours = None if plain() or not edition else cache.folder()
    if ours is not None:
        name = hashlib.sha256(f"{ours.name} {edition}".encode()).hexdigest()[:16]
        _cache_folder = cache.usable(ours.with_name(name))
    try:
        yield
    finally:
        _cache_folder = None


def cache_folder() -> Path:
    """The folder for the rules as they are compiled now; it need not exist."""
    return cache.wanted()


def is_compiled(name: str) -> bool:
    """Tell whether everything that was compiled under this name is in the cache, and whole."""
    return plain() or cache.is_ready(name)


@contextmanager
def compiling(name: str) -> Iterator[None]:
    """Remember under this name what this block loads or compiles, so that `is_compiled` can tell later."""
    with cache.collecting() as files:
        yield
    if files and not is_compiled(name):
        cache.mark_ready(name, files)


_games: dict[np.dtype[Any], Mapping[str, Callable[..., Any]]] = {}


def bind(state: np.dtype[Any], functions: Mapping[str, Callable[..., Any]]) -> None:
    """Register the functions that belong to records of this layout."""
    known = _games.setdefault(state, functions)
    if known is not functions:
        raise TypeError("two games share one record layout; give one of them a field that the other does not have")


def verb(stub: F) -> F:
    """Declare a function that every game has; a call goes to the game whose record is the first argument."""
    name = stub.__name__
    if plain():

        def call(s: Any, *rest: Any) -> Any:
            return _games[s.dtype][name](s, *rest)

        return call  # type: ignore[return-value]

    from archipel.core.kernel.compiler import declare_verb

    declare_verb(stub, lambda record: _functions_of(record)[name])
    return stub


def _functions_of(record: Any) -> Mapping[str, Any]:
    from archipel.core.kernel.compiler import record_type

    for state, functions in _games.items():
        if record_type(state) == record:
            return functions
    raise TypeError(f"no game keeps its position in {record}")
