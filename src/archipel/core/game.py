"""A game: the facts and the functions that its folder holds.

Nothing registers a game. Its folder is found, its files have fixed names, and what they define is gathered here: facts
from `box`, nouns from `state`, the kernel's functions from `rules`, `view` and `hints`, the JSON form from `scene`, the
words from `words/`. Facts and words come without the compiler; the rules are loaded when a position needs them.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from archipel.core import kernel
from archipel.core.boxes import Box, Toml
from archipel.core.errors import BadOptions, UnknownGame

if TYPE_CHECKING:
    from archipel.core.drawing import Page
    from archipel.core.notation import Answer, Answers, Events
    from archipel.core.position import Position
    from archipel.core.words import Words

FOLDER = "archipel.games"
Report = Callable[[str, int, int], None]
log = logging.getLogger("archipel")


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values by name, the first being the usual one."""

    name: str
    values: tuple[str, ...]

    def number(self, value: object) -> int:
        """The place of a value among the values; yes and no may also be given as True and False."""
        text = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        if text not in self.values:
            raise BadOptions(f"the option {self.name} is one of {', '.join(self.values)}, not «{text}»")
        return self.values.index(text)


@dataclass(frozen=True)
class Line:
    """A line of the score sheet and the rule it comes from."""

    name: str
    rule: str


@dataclass(frozen=True)
class Reason:
    """Why an answer is refused, and the rule that says so."""

    key: str
    rule: str


@dataclass(frozen=True)
class Facts:
    """What is printed on the box, and what this edition of the rules offers."""

    title: str
    designer: str
    publisher: str
    year: int  # 0 where it is not known
    seats: range
    minutes: int
    rules: str
    prefix: str
    lines: tuple[Line, ...]
    artist: str = ""
    options: tuple[Option, ...] = ()
    open_scores: bool = True  # whether everybody can see how many points everybody has


@dataclass(frozen=True)
class Setup:
    """How many sit down, which options they chose, and which box they play with."""

    seats: int
    options: tuple[tuple[str, str], ...]
    box: Box = field(default_factory=Box)

    def __getitem__(self, option: str) -> str:
        return dict(self.options)[option]


class Game:
    """One game, whole: `archipel.game("mahe")`."""

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self.package = package
        self.facts: Facts = self._module("box").FACTS
        self._report: Report | None = None

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return find, (self.package,)

    def _module(self, file: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{file}")

    # --- nouns ----------------------------------------------------------------------------------------------------

    @cached_property
    def state(self) -> np.dtype[Any]:
        """The layout of a position."""
        layout: np.dtype[Any] = self._module("state").State
        return layout

    @cached_property
    def answers(self) -> Answers[Answer]:
        """Every answer of the game."""
        answers: Answers[Answer] = self._module("state").ANSWERS
        return answers

    @cached_property
    def events(self) -> Events:
        """Every event of the game."""
        events: Events = self._module("state").EVENTS
        return events

    @cached_property
    def reasons(self) -> tuple[Reason, ...]:
        """Every reason for a refusal; the kernel numbers them from 1."""
        reasons: tuple[Reason, ...] = self._module("state").REASONS
        return reasons

    @cached_property
    def box(self) -> Box:
        """The box that is played with unless another is given."""
        file = files(self.package) / "box.toml"
        return self.read_box(file.read_text("utf-8")) if file.is_file() else Box()

    def read_box(self, text: str) -> Box:
        """Another box, from the text of a file like the game's own box.toml."""
        reader = getattr(self._module("box"), "read", None)
        if reader is None:
            raise BadOptions(f"the box of {self.facts.title} is printed; it cannot be replaced")
        box: Box = reader(Toml(text))
        return box

    @cached_property
    def scene(self) -> Any:
        """The JSON form of a position: `FIELDS`, `shared`, `secret`, `fill` and `checks`; see `scenes`."""
        if find_spec(f"{self.package}.scene") is None:
            from archipel.core.scenes import RecordScene

            return RecordScene(self)
        return self._module("scene")

    @cached_property
    def terminal(self) -> ModuleType:
        """How the terminal draws it: `draw`."""
        return self._module("terminal")

    @cached_property
    def has_prints(self) -> bool:
        """Whether something of it can be printed."""
        return find_spec(f"{self.package}.prints") is not None

    def prints(self, words: Words, box: Box | None = None) -> list[Page]:
        """What can be printed of it, drawn from the box, in these words."""
        pages: list[Page] = self._module("prints").pages(box or self.box, words) if self.has_prints else []
        return pages

    def sheets(self) -> Any:
        """A fresh sheet for `legal` to write on, as an array of one; threads do not share it."""
        return np.zeros(1, kernel.sheet(len(self.answers)))

    # --- verbs ----------------------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Any:
        """The compiled functions, loaded when first needed; see `verbs` for what they are."""
        if not self.is_compiled and self._report is None:
            log.warning("compiling the rules of %s, once; it takes up to a minute", self.facts.title)
        functions = dict(self._functions())
        kernel.bind(self.state, functions)
        rules = SimpleNamespace(**functions)
        if not self.is_compiled:
            self._compile(rules)
        return rules

    @cached_property
    def array_verbs(self) -> ModuleType:
        """The same functions on an array of one record: how Python reaches them fast."""
        _ = self.rules
        return importlib.import_module("archipel.core.array_verbs")

    def _compile(self, rules: Any) -> None:
        from archipel.core.warmup import calls

        todo = calls(self, rules)
        for done, (verb, call) in enumerate(todo):
            if self._report is not None:
                self._report(verb, done, len(todo))
            call()
        kernel.mark_compiled(self.name)

    def compile(self, report: Report) -> None:
        """Compile now rather than when a position first needs it; `report` hears each name and how far it is."""
        self._report = report
        _ = self.rules

    def load(self) -> None:
        """Call every function once, so that nobody waits for it later: what is compiled still has to be read."""
        from archipel.core.warmup import calls

        for _, call in calls(self, self.rules):
            call()

    @property
    def is_compiled(self) -> bool:
        """Whether the rules lie ready, from an earlier run."""
        return kernel.is_compiled(self.name)

    def _functions(self) -> Iterator[tuple[str, Callable[..., Any]]]:
        from archipel.core.verbs import VERBS

        homes = [self._module(file) for file in ("rules", "view", "hints")]
        for verb in VERBS:
            home = next((module for module in homes if verb in vars(module)), None)
            if home is None:
                raise TypeError(f"the game {self.name} does not say how to {verb}")
            yield verb, getattr(home, verb)

    # --- starting -------------------------------------------------------------------------------------------------

    def setup(self, seats: int | None = None, *, box: Box | None = None, **options: object) -> Setup:
        """Check seats and options, and fill in what is left out."""
        return self.agree(seats, options, box)

    def agree(self, seats: int | None, options: Mapping[str, object], box: Box | None = None) -> Setup:
        """The same for options that somebody typed or sent, whatever they are called."""
        return Setup(self._checked_seats(seats), tuple(self._checked_options(options)), box or self.box)

    def _checked_seats(self, seats: int | None) -> int:
        allowed = self.facts.seats
        if seats is None:
            return min(4, allowed[-1])
        if not isinstance(seats, int) or seats not in allowed:
            raise BadOptions(f"{self.facts.title} is for {allowed[0]} to {allowed[-1]} players, not {seats}")
        return seats

    def _checked_options(self, chosen: Mapping[str, object]) -> Iterator[tuple[str, str]]:
        known = [option.name for option in self.facts.options]
        for name in chosen:
            if name not in known:
                raise BadOptions(f"{self.facts.title} has no option «{name}»; it has: {', '.join(known) or 'none'}")
        for option in self.facts.options:
            yield option.name, option.values[option.number(chosen.get(option.name, option.values[0]))]

    def start(self, seats: int | None = None, *, box: Box | None = None, **options: object) -> Position:
        """The position before anything has happened."""
        return self.start_from(self.setup(seats, box=box, **options))

    def start_from(self, setup: Setup) -> Position:
        """The same, from a setup that has been checked."""
        from archipel.core.position import Position

        states = np.zeros(1, self.state)
        self.lay_out(states[0], setup)
        return Position(self, states)

    def lay_out(self, s: Any, setup: Setup) -> None:
        """Start the game in this record."""
        self.rules.start(s, setup.seats, *self.numbers(setup))

    def numbers(self, setup: Setup) -> tuple[Any, Any]:
        """Options, in the order in which they are declared, and box as the kernel wants them: whole numbers."""
        options = [option.number(setup[option.name]) for option in self.facts.options]
        return np.array(options or [0], np.int64), np.array(setup.box.numbers or [0], np.int64)


def names() -> list[str]:
    """The games there are, by their folders."""
    return list(_folders())


@cache
def _folders() -> tuple[str, ...]:
    folder = importlib.import_module(FOLDER)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg))


def game(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(name, names())
    return find(f"{FOLDER}.{name}")


@cache
def find(package: str) -> Game:
    """The game in that package, wherever it lies."""
    return Game(package.rpartition(".")[2], package)
