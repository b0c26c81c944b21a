"""The one place that knows Numba: rules are compiled here, or run as plain Python.

A game is a fixed-size NumPy record and a handful of small functions over it. `record` lays the record out, `rule`
compiles a function, `verb` declares a function that every game has, so that loops written once (playouts, batches,
search) reach the game whose record they are given. With `NUMBA_DISABLE_JIT=1` the same source runs as plain Python,
and Numba is not even imported.
"""
# ruff: noqa: ARG005 - Numba compares the parameters of a method and of its implementation, used or not

from __future__ import annotations

import hashlib
import inspect
import operator
import os
import re
import shutil
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import platformdirs

from archipel.core.errors import TranslatedWarning
from archipel.core.ranges import AnswerRange, FieldRange

F = TypeVar("F", bound=Callable[..., Any])

CHANCE = -1  # the seat that rolls the dice and draws the cards
WATCHER = -2  # the seat of spectators: it sees what everybody sees
SKIP = -3  # in the place of a seat: no answer in this position of a batch
NOBODY = 0  # `to_act` when the game is over: no seat's bit is set
CANNOT_WIN = -(1 << 62)  # `standing` of a seat that has lost, however many points it has

EVENT_WIDTH = 6  # kind, ears, and up to four numbers
EVENT_BYTES = 2 * EVENT_WIDTH
EVERYBODY = -1  # ears of a public event: every bit set
TRANSIENT = "events"  # the first field of the tail, which describes the last answer and is not part of the position

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_FOLDERS = ("core", "games", "bots")
KEPT_CACHES = 12  # several checkouts may take turns
OURS = re.compile("[0-9a-f]{16}")  # how our cache folders are named; others are left alone


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


@cache
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
    return np.dtype((np.record, [*state.descr, (f"edition_{edition}", "i1")]))


def fields(state: np.dtype[Any]) -> tuple[str, ...]:
    """The names of the fields that make up the position; the others describe the last answer."""
    assert state.names is not None
    return state.names[: state.names.index(TRANSIENT)]


@cache
def single_numbers(state: np.dtype[Any]) -> np.dtype[Any]:
    """A layout of the fields that are single numbers, to read them all at once: much faster than one by one."""
    assert state.fields is not None
    names = [name for name in fields(state) if state[name].shape == ()]
    formats, offsets = [state[name] for name in names], [state.fields[name][1] for name in names]
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": state.itemsize})


@cache
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


def rule(function: F) -> F:
    """Compile a rule: cached on disk, without the interpreter lock, inlined. In plain mode, leave it as it is."""
    return _compiled(function, inline=True)


def large_rule(function: F) -> F:
    """Compile a large rule that is called from several places, without inlining, which would take long to compile."""
    return _compiled(function, inline=False)


def _compiled(function: F, *, inline: bool) -> F:
    if plain():
        return function
    cached = _numba() is not None and _cache_folder is not None
    compiled = _numba().njit(cache=cached, nogil=True, error_model="numpy", forceinline=inline)(function)
    compiled.get_call_template = _one_width(compiled.get_call_template)
    return compiled  # type: ignore[no-any-return]


def _one_width(template: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a rule once for all integer types, not again for each width and each constant in a call."""
    integer, wide = _numba().types.Integer, _numba().int64

    def call(types: Any, names: Any) -> Any:
        widened = [wide if isinstance(type_, integer) else type_ for type_ in types]
        return template(widened, {name: wide if isinstance(t, integer) else t for name, t in names.items()})

    return call


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

    def resolve(*types: Any) -> Any:
        return _functions_of(types[0])[name].py_func

    resolve.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    _numba().extending.overload(stub)(resolve)
    return stub


def _functions_of(numba_type: Any) -> Mapping[str, Any]:
    for state, functions in _games.items():
        if _numba().from_dtype(state) == numba_type:
            return functions
    raise TypeError(f"no game keeps its position in {numba_type}")


# --- ranges of answers in compiled rules --------------------------------------------------------------------------

INLINED = {"nogil": True, "error_model": "numpy", "forceinline": True}


def _teach_ranges(numba: Any) -> None:
    """Teach the compiler `AnswerRange`. Each range is a type of its own, so its bounds become constants."""

    class RangeType(numba.types.Opaque):  # type: ignore[misc]
        def __init__(self, codes: AnswerRange) -> None:
            super().__init__(name=f"AnswerRange({codes.first}, {codes.fields})")
            self.codes = codes

    extending = numba.extending
    extending.typeof_impl.register(AnswerRange)(lambda codes, _: RangeType(codes))
    extending.register_model(RangeType)(extending.models.OpaqueModel)
    numba.core.imputils.lower_constant(RangeType)(lambda context, *_: context.get_dummy_value())
    extending.overload(operator.contains, jit_options=INLINED)(
        lambda codes, answer: _contains(codes.codes) if isinstance(codes, RangeType) else None
    )
    extending.overload_attribute(RangeType, "first")(lambda codes: _constant(codes.codes.first))
    extending.overload_attribute(RangeType, "stop")(lambda codes: _constant(codes.codes.stop))
    method = partial(extending.overload_method, RangeType, jit_options=INLINED)
    method("value")(lambda codes, answer: _value(codes.codes))
    method("values")(lambda codes, answer: _values(codes.codes))
    method("answer")(lambda codes, *values: _answer(codes.codes))


def _constant(number: int) -> Callable[[Any], int]:
    return lambda codes: number


def _contains(codes: AnswerRange) -> Callable[[Any, Any], Any]:
    first, stop = codes.first, codes.stop
    return lambda codes, answer: first <= answer < stop


def _value(codes: AnswerRange) -> Callable[[Any, Any], Any]:
    base = codes.first - codes.fields[0].start
    return lambda codes, answer: answer - base


def _values(codes: AnswerRange) -> Callable[[Any, Any], Any]:
    first, take = codes.first, _take_apart(codes.parts)
    return lambda codes, answer: take(answer - first)


def _answer(codes: AnswerRange) -> Callable[..., Any]:
    if len(codes.fields) == 1:
        base = codes.first - codes.fields[0].start
        return lambda codes, *values: base + values[0]
    first, put = codes.first, _put_together(codes.parts)
    return lambda codes, *values: first + put(0, values)


def _take_apart(parts: tuple[FieldRange, ...]) -> Any:
    """A compiled function from the place in the range to the tuple of values."""
    lowest, size, stride = parts[0]
    if len(parts) == 1:
        return _numba().njit(**INLINED)(lambda place: (place % size + lowest,))
    rest = _take_apart(parts[1:])
    return _numba().njit(**INLINED)(lambda place: (place // stride % size + lowest, *rest(place)))


def _put_together(parts: tuple[FieldRange, ...]) -> Any:
    """A compiled function from the tuple of values to the place in the range."""
    lowest, size, _ = parts[0]
    if len(parts) == 1:
        return _numba().njit(**INLINED)(lambda place, values: place * size + values[0] - lowest)
    rest = _put_together(parts[1:])
    return _numba().njit(**INLINED)(lambda place, values: rest(place * size + values[0] - lowest, values[1:]))


# --- the compiler and its cache -----------------------------------------------------------------------------------

_cache_folder: Path | None = None
_numba_module: Any = None


def _numba() -> Any:
    """Load Numba when the first rule needs it, and set its cache folder."""
    global _numba_module, _cache_folder
    if _numba_module is None:
        import numba
        import numba.extending

        _cache_folder = _usable(_wanted_folder(numba.__version__))
        if _cache_folder is not None:
            numba.config.CACHE_DIR = str(_cache_folder)  # type: ignore[attr-defined]
        _numba_module = numba
        _teach_ranges(numba)
    return _numba_module


def try_compiler() -> str:
    """Compile a trifle; return the version of the compiler."""
    import numba

    numba.njit(lambda number: number + 1)(1)
    return str(numba.__version__)


def _wanted_folder(numba_version: str) -> Path:
    """A folder named after everything that the machine code depends on.

    Numba watches only the file of the cached function, not the files it calls; so the name holds a hash of every
    kernel source. The processor is part of Numba's own index.
    """
    digest = hashlib.sha256(f"{numba_version} {sys.version_info[:2]} {np.__version__}".encode())
    for folder in KERNEL_FOLDERS:
        for source in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(source.relative_to(PACKAGE).as_posix().encode() + source.read_bytes())
    return cache_root() / digest.hexdigest()[:16]


@contextmanager
def cache_for(edition: str) -> Iterator[None]:
    """Cache the rules declared in this block apart from all others, under the edition of a game's sources."""
    if not edition or plain() or _numba() is None or _cache_folder is None:
        yield
        return
    name = hashlib.sha256(f"{_cache_folder.name} {edition}".encode()).hexdigest()[:16]
    _numba().config.CACHE_DIR = str(_usable(_cache_folder.with_name(name)))
    try:
        yield
    finally:
        _numba().config.CACHE_DIR = str(_cache_folder)


def cache_root() -> Path:
    """The folder for compiled rules: `ARCHIPEL_CACHE_DIR`, or the user's cache folder."""
    chosen = os.environ.get("ARCHIPEL_CACHE_DIR")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("archipel")) / "kernels"


def _usable(folder: Path) -> Path | None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old(folder.parent)
        (folder / ".writable").touch()
    except OSError:
        warnings.warn(TranslatedWarning("cache-folder", folder=folder), stacklevel=2)
        return None
    return folder


def _forget_old(root: Path) -> None:
    """Keep the folders used most recently; older kernels are not needed again."""
    folders = sorted(
        (f for f in root.iterdir() if f.is_dir() and OURS.fullmatch(f.name)),
        key=lambda f: f.stat().st_mtime,
        reverse=True,
    )
    for folder in folders[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def is_compiled(name: str) -> bool:
    """Tell whether this game's compiled rules are in the cache."""
    return plain() or (
        _numba() is not None and _cache_folder is not None and (_cache_folder / f"{name}.ready").exists()
    )


def mark_compiled(name: str) -> None:
    """Remember that this game's compiled rules are in the cache."""
    if _cache_folder is not None:
        (_cache_folder / f"{name}.ready").touch()
