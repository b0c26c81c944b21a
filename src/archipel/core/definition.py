"""The definition of a game: the facts and the functions that its folder holds.

Nothing registers a game. Its folder is found, its files have fixed names, and this module gathers what they define:
facts from `box`, nouns from `state`, the kernel's functions from `rules`, `view` and `hints`, the JSON form from
`scene`. Facts are available without the compiler; the rules are loaded when a position needs them. `game` builds on
this and starts positions.
"""

from __future__ import annotations

import hashlib
import importlib
import logging
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from archipel.core import kernel
from archipel.core.boxes import Box, Toml
from archipel.core.declared_scene import DeclaredScene, ModuleScene
from archipel.core.errors import BadOptions
from archipel.core.facts import Facts, Reason, Setup
from archipel.core.game_folders import OWN_GAMES
from archipel.core.notation import Answer, Answers, Events
from archipel.core.record_scene import RecordScene
from archipel.core.seats import whole

Report = Callable[[str, int, int], None]
log = logging.getLogger("archipel")


class GameDefinition:
    """Everything that a game's folder defines."""

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self.package = package
        self.facts: Facts = self._module("box").FACTS
        self._report: Report | None = None

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def _module(self, file: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{file}")

    def _has_module(self, file: str) -> bool:
        return find_spec(f"{self.package}.{file}") is not None

    @cached_property
    def _edition(self) -> str:
        """A hash of the sources of a game outside this package; the cache already knows the package's own."""
        if self.package.startswith(f"{OWN_GAMES}."):
            return ""
        digest = hashlib.sha256()
        for source in _python_files(files(self.package)):
            digest.update(source.name.encode() + source.read_bytes())
        return digest.hexdigest()[:16]

    @property
    def kernel_name(self) -> str:
        """The name under which the cache keeps this game: another one for each edition of its sources."""
        return f"{self.name}-{self._edition}" if self._edition else self.name

    # --- nouns ----------------------------------------------------------------------------------------------------

    @cached_property
    def state(self) -> np.dtype[Any]:
        """The layout of a position."""
        layout: np.dtype[Any] = self._module("state").State
        return kernel.with_edition(layout, self._edition) if self._edition else layout

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
        """The box to play with unless another is given."""
        file = files(self.package) / "box.toml"
        return self.read_box(file.read_text("utf-8")) if file.is_file() else Box()

    def read_box(self, text: str) -> Box:
        """Read another box from the text of a file like the game's own box.toml."""
        reader = getattr(self._module("box"), "read", None)
        if reader is None:
            raise BadOptions("printed-box", title=self.facts.title)
        box: Box = reader(Toml(text))
        return box

    @cached_property
    def scene(self) -> DeclaredScene:
        """The JSON form of a position; see `scenes`."""
        if self._has_module("scene"):
            return ModuleScene(self._module("scene"), self.facts)
        return RecordScene(self.state, lambda s: self.rules.to_act(s))

    @cached_property
    def seat_fields(self) -> list[str]:
        """The fields of the record, and so of a scene that follows from it, that hold a seat."""
        return [name for name in kernel.fields(self.state) if kernel.holds_seats(self.state[name])]

    @cached_property
    def terminal(self) -> ModuleType:
        """The drawing for the terminal: `draw`. Without one, the fields of the scene are listed."""
        if self._has_module("terminal"):
            return self._module("terminal")
        return importlib.import_module("archipel.core.default_terminal")

    @cached_property
    def preview(self) -> ModuleType | None:
        """The effects of the steps of an unfinished answer (`steps`) and their schema (`STEP`), if there are any."""
        return self._module("preview") if self._has_module("preview") else None

    @cached_property
    def levels(self) -> Mapping[str, Mapping[str, Any]]:
        """The numbers of levels of bots that are different in this game; see `bots.levels`."""
        file = files(self.package) / "levels.toml"
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}

    def answer_buffers(self) -> Any:
        """A new buffer for `legal` to write into, as an array of one; threads must not share it."""
        return np.zeros(1, kernel.answer_buffer(len(self.answers)))

    # --- verbs ----------------------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Any:
        """The compiled functions, loaded when first needed; `verbs` declares them."""
        if not self.is_compiled and self._report is None:
            log.warning("compiling the rules of %s, once; it takes up to a minute", self.facts.title)
        functions = dict(self._functions())
        kernel.bind(self.state, functions)
        rules = SimpleNamespace(**functions)
        if not self.is_compiled:
            self._compile(rules)
        return rules

    @cached_property
    def array_verbs(self) -> Any:
        """The same functions on an array of one record, the fast way to call them from Python."""
        _ = self.rules
        from archipel.core.array_verbs import array_verbs

        return array_verbs

    def _functions(self) -> Iterator[tuple[str, Callable[..., Any]]]:
        from archipel.core.verbs import VERBS

        with kernel.cache_for(self._edition):
            homes = [self._module(file) for file in ("rules", "view", "hints") if self._has_module(file)]
        for verb in VERBS.values():
            function = next((vars(home)[verb.name] for home in homes if verb.name in vars(home)), verb.default)
            if function is None:
                raise TypeError(f'the game {self.name} does not define "{verb.name}"')
            yield verb.name, function

    def _calls(self, rules: Any) -> list[tuple[str, Callable[[], object]]]:
        from archipel.core.warmup import calls

        setup = self.setup()
        table = np.zeros((self.facts.seats[-1], len(self.facts.lines)), np.int64)
        return calls(rules, np.zeros(1, self.state), self.answer_buffers(), (setup.seats, *self.numbers(setup)), table)

    def _compile(self, rules: Any) -> None:
        todo = self._calls(rules)
        with kernel.compiling(self.kernel_name):
            for done, (verb, call) in enumerate(todo):
                if self._report is not None:
                    self._report(verb, done, len(todo))
                call()

    def compile(self, report: Report) -> None:
        """Compile now rather than when a position first needs it; `report` gets each name and the progress."""
        self._report = report
        _ = self.rules

    def load(self) -> None:
        """Call every function once, so that nobody waits for it later: even compiled code has to be read from disk."""
        for _, call in self._calls(self.rules):
            call()

    @property
    def is_compiled(self) -> bool:
        """Tell whether an earlier run has compiled the rules, and all of that is still there."""
        return kernel.is_compiled(self.kernel_name)

    # --- setting up -----------------------------------------------------------------------------------------------

    def setup(self, seats: int | None = None, *, box: Box | None = None, **options: object) -> Setup:
        """Check seats and options, and fill in what is left out."""
        return self.agree(seats, options, box)

    def agree(self, seats: int | None, options: Mapping[str, object], box: Box | None = None) -> Setup:
        """Do the same for options that somebody typed or sent, whatever their names."""
        return Setup(self._checked_seats(seats), tuple(self._checked_options(options)), box or self.box)

    def _checked_seats(self, seats: int | None) -> int:
        allowed = self.facts.seats
        if seats is None:
            return min(4, allowed[-1])
        number = whole(seats)
        if number is None or number not in allowed:
            title, least, most = self.facts.title, allowed[0], allowed[-1]
            raise BadOptions("wrong-seats", title=title, least=least, most=most, seats=str(seats))
        return number

    def _checked_options(self, chosen: Mapping[str, object]) -> Iterator[tuple[str, str]]:
        known = [option.name for option in self.facts.options]
        for name in chosen:
            if name not in known:
                key = "unknown-option" if known else "no-options"
                raise BadOptions(key, title=self.facts.title, name=name, known=", ".join(known))
        for option in self.facts.options:
            yield option.name, option.values[option.number(chosen.get(option.name, option.values[0]))]

    def lay_out(self, s: Any, setup: Setup) -> None:
        """Start the game in this record."""
        self.rules.start(s, setup.seats, *self.numbers(setup))

    def numbers(self, setup: Setup) -> tuple[Any, Any]:
        """The options, in the order of their declaration, and the box, as the kernel wants them: whole numbers."""
        options = [option.number(setup[option.name]) for option in self.facts.options]
        return np.array(options or [0], np.int64), np.array(setup.box.numbers or [0], np.int64)


def _python_files(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _python_files(entry)
        elif entry.name.endswith(".py"):
            yield entry
