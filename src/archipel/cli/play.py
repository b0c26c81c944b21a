"""`archipel play`: people and bots at one table in the terminal. The game is saved after every move."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from dataclasses import dataclass
from datetime import datetime
from itertools import cycle, islice
from pathlib import Path

import platformdirs

import archipel
from archipel import bots
from archipel.bots import Bot, Budget
from archipel.cli.dialogue import Dialogue
from archipel.cli.keyboard import Leave
from archipel.cli.lookalikes import read_anything
from archipel.cli.parser import UsageError, options
from archipel.cli.save_files import CannotSave, SaveFiles
from archipel.cli.show import console, named_file, other_box, ready
from archipel.core import record
from archipel.core.chance import Seeded
from archipel.core.game import Game, Setup
from archipel.core.record import Record, fair_table
from archipel.core.table import Table
from archipel.core.words import words

SEEDED_NODES = 50_000  # budget of a bot with --seed: counted, not timed, so that the same seed gives the same game
SUFFIX = ".archipel"
KEPT = ("seats", "option", "you", "name", "bots", "seed")  # what a saved game keeps; not to be given again


def play(args: Namespace) -> None:
    """Play a new or a saved game in this terminal."""
    game = archipel.game(args.game)
    read_anything(sys.stdin)
    seating = _resumed(game, args) if args.resume is not None else _new(game, args)
    ready(game, args.lang)
    Match(seating, args).run()


@dataclass
class Seating:
    """A table, the kinds of bots at it by seat, and the files that the game is saved in."""

    table: Table
    kinds: dict[int, str]
    file: Path
    files: SaveFiles


# --- sitting down -------------------------------------------------------------------------------------------------


def _new(game: Game, args: Namespace) -> Seating:
    setup = game.agree(args.seats, options(args.option), other_box(game, args.box))
    people = (0,) if args.you is None else args.you
    if any(seat >= setup.seats for seat in people):
        raise UsageError("no-seat", number=str(max(people) + 1), seats=setup.seats)
    kinds = _kinds(args.bots, [seat for seat in range(setup.seats) if seat not in people])
    names = _names(setup, people, kinds, args)
    ready(game, args.lang)
    table, files = _table(game, setup, names, kinds, args.seed), SaveFiles()
    return Seating(table, kinds, files.path(args.save) if args.save else _fresh_file(game), files)


def _kinds(chosen: str | None, seats: list[int]) -> dict[int, str]:
    """Assign the chosen kinds of bots in turn to the given seats."""
    kinds = [kind.strip() for kind in (chosen or bots.DEFAULT).split(",")]
    for kind in kinds:
        bots.check_kind(kind)
    return dict(zip(seats, islice(cycle(kinds), len(seats)), strict=True))


def _names(setup: Setup, people: tuple[int, ...], kinds: dict[int, str], args: Namespace) -> tuple[str, ...]:
    tongue, given = words(args.lang), [name.strip() for name in (args.name or "").split(",") if name.strip()]
    if len(given) > len(people):
        raise UsageError("too-many-names", names=len(given), seats=len(people))
    called = dict(zip(people, given, strict=False))
    defaults = {seat: tongue.player(seat) for seat in range(setup.seats)}
    robots = {seat: f"Bot {seat + 1}" for seat in kinds}
    return tuple((defaults | robots | called).values())


def _table(game: Game, setup: Setup, names: tuple[str, ...], kinds: dict[int, str], seed: int | None) -> Table:
    """A table with fair dice that anybody can check after the game or, with a seed, the same dice every time."""
    if seed is not None:
        return Table(game, setup, names, Seeded(seed))
    shares = [secrets.token_bytes(16) for _ in range(setup.seats)]
    return fair_table(game, setup, names, secrets.token_bytes(32), shares, kinds)


def _folder() -> Path:
    return Path(platformdirs.user_data_dir("archipel")) / "games"


def _fresh_file(game: Game) -> Path:
    _folder().mkdir(parents=True, exist_ok=True)
    stem = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{number}{SUFFIX}" for number in ("", *(f"-{i}" for i in range(2, 1000))))
    return next(_folder() / name for name in names if not (_folder() / name).exists())


def _resumed(game: Game, args: Namespace) -> Seating:
    """Load a saved game with its players, bots and dice."""
    _refuse_settings(args)
    file = named_file(args.resume) if args.resume else _latest(game)
    text, box = file.read_text("utf-8"), other_box(game, args.box)
    if record.game_of(text) is not game:
        other = record.game_of(text).facts.title
        raise UsageError("other-game", file=file, other=other, title=game.facts.title)
    record.verify(text, box)
    saved = record.read(text, box)
    if saved.finished:
        raise UsageError("game-over", file=file)
    ready(game, args.lang)
    files = SaveFiles()
    files.own(file, text)
    return Seating(saved.table(saved.luck()), saved.bots, files.path(args.save) if args.save else file, files)


def _refuse_settings(args: Namespace) -> None:
    """Refuse settings that a saved game has of its own."""
    given = [f"--{name}" for name in KEPT if getattr(args, name) not in (None, [])]
    if given:
        raise UsageError("resume-keeps", settings=", ".join(given))


def _latest(game: Game) -> Path:
    """The file of the latest saved game that is not over."""
    files = sorted(_folder().glob(f"{game.name}-*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        if "\npause after " in file.read_text("utf-8", "replace"):
            return file
    raise UsageError("nothing-to-resume", title=game.facts.title)


# --- playing ------------------------------------------------------------------------------------------------------


class Match:
    """One game in this terminal, played until it ends or somebody leaves."""

    def __init__(self, seating: Seating, args: Namespace) -> None:
        self.table, self.kinds, self.file, self.files = seating.table, seating.kinds, seating.file, seating.files
        self.bots = {seat: self._bot(seat, kind, args) for seat, kind in self.kinds.items()}
        self.people = [seat for seat in range(self.table.setup.seats) if seat not in self.kinds]
        self.dialogue = Dialogue(self, console(), words(args.lang, self.table.game.package))

    def _bot(self, seat: int, kind: str, args: Namespace) -> Bot:
        budget = Budget(seconds=args.think) if args.seed is None else Budget(nodes=SEEDED_NODES)
        seed = secrets.randbits(32) if args.seed is None else args.seed + seat
        return bots.make(kind, seed, budget)

    def run(self) -> None:
        self.save()
        try:
            while not self.table.position.is_over:
                self._next()
                self._save_again()
        except (Leave, KeyboardInterrupt) as left:
            self._leave()
            if isinstance(left, KeyboardInterrupt):
                raise
            return
        self.dialogue.finish()

    def _leave(self) -> None:
        if self._save_again():
            self.dialogue.leave()

    def _next(self) -> None:
        """Let one seat move. Bots that are to move go first, so that people decide last."""
        asked = sorted(self.table.position.to_act, key=lambda seat: (seat not in self.bots, seat))
        seat = asked[0]
        if seat in self.bots:
            view = self.table.position.view(seat)
            self.table.submit(seat, self.dialogue.while_thinking(seat, lambda: self.bots[seat].choose(view)))
        else:
            self.dialogue.ask(seat)

    def _save_again(self) -> bool:
        """Save the game after a move. If that fails, say so and play on."""
        try:
            self.save()
        except CannotSave as error:
            self.dialogue.warn(error)
            return False
        return True

    def save(self, typed: str = "") -> Path:
        """Save the game in the file that somebody typed, or in its own."""
        file = self.files.path(typed) if typed else self.file
        self.files.write(file, Record.of(self.table, self.kinds))
        return file
