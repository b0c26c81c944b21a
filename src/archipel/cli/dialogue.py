"""The dialogue in the terminal: board, questions, and the commands that people type."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from archipel.cli.event_printer import EventPrinter
from archipel.cli.keyboard import Keyboard, Leave
from archipel.cli.parser import UsageError
from archipel.cli.prompts import MOST_LISTED, Prompts, letters_of, meant
from archipel.cli.rules import rule_page
from archipel.cli.save_files import CannotSave
from archipel.cli.show import shortened
from archipel.core.errors import ArchipelError
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.notation import Answer
from archipel.core.rulebook import rule_words, rulebook
from archipel.core.why import Why
from archipel.core.words import Words

if TYPE_CHECKING:
    from archipel.cli.play import Match


class Dialogue:
    """The dialogue of one game. Before each question it prints everything that happened since the last one."""

    def __init__(self, match: Match, screen: Console, tongue: Words) -> None:
        self.match, self.screen, self.tongue = match, screen, tongue
        self.names = match.table.names
        self.keyboard = Keyboard(screen, tongue, match.people)
        self.printer = EventPrinter(match.table, screen, tongue)
        self.prompts = Prompts(screen, tongue, self.names)
        self._commands: dict[str, Callable[[int, str], None]] = {
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "rules": self._rules,
            "why": self._why,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
        }

    # --- asking ---------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show the table to this seat and read commands until it has moved or undone a move."""
        position = self.match.table.position
        view = position.view(_viewer(seat))
        self.keyboard.hand_over(seat, position, self.names)
        self.printer.print_new(view.seat)
        choices = position.legal(seat)
        letters = letters_of(choices)
        self.prompts.ask(view, self.prompts.question(seat, view), self.prompts.offer(choices, letters))
        while not self._typed(seat, letters, self.keyboard.line(self.tongue.say("choose"))):
            pass
        self.keyboard.hide(self.match.table.position)

    def _typed(self, seat: int, letters: dict[str, Answer], text: str) -> bool:
        """Carry out what was typed; return whether the question is settled."""
        word, _, rest = text.partition(" ")
        if not text:
            return False
        if word.lower() in self._commands:
            before = len(self.match.table.plies)
            self._commands[word.lower()](seat, rest.strip())
            return len(self.match.table.plies) != before
        return self._answer(seat, letters, text)

    def _answer(self, seat: int, letters: dict[str, Answer], text: str) -> bool:
        """Play the answer with this letter or text; one of several parts that was not listed is read back first."""
        legal = self.match.table.position.legal(seat)
        answer = letters.get(text.lower()) or meant(text, legal)
        if answer and not letters and len(answer.domains()) > 1 and not self._is_confirmed(answer):
            return False
        try:
            self.match.table.submit(seat, answer or text)
        except ArchipelError as error:
            self.prompts.explain_refusal(error, text)
            return False
        return True

    def _is_confirmed(self, answer: Answer) -> bool:
        """Read an answer back in words; it counts only if the player says yes."""
        yes, no = self.tongue.say("yes"), self.tongue.say("no")
        typed = self.keyboard.line(
            self.tongue.say("read-back", answer=self.prompts.said(answer), yes=yes, no=no)
        ).lower()
        if typed in (yes, yes[0], "yes", "y"):
            return True
        self.screen.print(Text(self.tongue.say("not-chosen"), "yellow"))
        return False

    # --- telling --------------------------------------------------------------------------------------------------

    def while_thinking(self, seat: int, choose: Callable[[], Answer]) -> Answer:
        """Show that a bot is thinking. If only bots play, first print what happened."""
        if not self.match.people:
            self.printer.print_new(WATCHER)
        spinner = "dots" if self.screen.encoding.startswith("utf") else "line"
        with self.screen.status(self.tongue.say("thinks", player=self.names[seat]), spinner=spinner):
            return choose()

    def warn(self, error: ArchipelError) -> None:
        self.screen.print(Text(error.sentence(self.tongue.lang), "red"))

    def leave(self) -> None:
        self.screen.print(self.tongue.say("saved", file=self.match.file, command=self._command(self.match.file)))

    def finish(self) -> None:
        """Print the last events, the board, the score sheet and the winners."""
        if len(self.match.people) > 1:
            self.keyboard.hide(self.match.table.position)
            self.printer.print_for_everybody(self.keyboard.seat, WATCHER)
        else:
            self.printer.print_new(self.keyboard.seat)
        self.prompts.show(self.match.table.position.view(WATCHER))
        self.printer.print_result(self.match.file)

    # --- commands -------------------------------------------------------------------------------------------------

    def _undo(self, seat: int, _: str) -> None:
        try:
            self.match.table.undo(seat)
        except ArchipelError as error:
            self.prompts.explain_refusal(error, "undo")
            return
        self.printer.forget_undone()
        self.screen.print(self.tongue.say("undone"))

    def _save(self, _: int, typed: str) -> None:
        try:
            saved = self.match.save(typed)
        except CannotSave as error:
            self.warn(error)
            return
        self.screen.print(self.tongue.say("saved", file=saved, command=self._command(saved)))

    def _command(self, file: Path) -> str:
        return f"archipel play {self.match.table.game.name} --resume {shlex.quote(str(file))}"

    def _log(self, seat: int, _: str) -> None:
        self.printer.print_all(_viewer(seat))

    def _rules(self, _: int, number: str) -> None:
        game = self.match.table.game
        book = rulebook(game)
        found = book.find(number) if number else book.all
        if not found:
            self.warn(UsageError("unknown-rule", number=shortened(number)))
        self.screen.print(rule_page(game, found, rule_words(self.tongue.lang, game)))

    def _why(self, seat: int, answer: str) -> None:
        try:
            why = self._why_not(seat, answer)
        except ArchipelError as error:
            self.prompts.explain_refusal(error, answer)
            return
        said = why.sentence(self.tongue.lang) if why else self.tongue.say("legal-answer", answer=answer)
        self.screen.print(Text(said, "yellow"))

    def _why_not(self, seat: int, answer: str) -> Why | None:
        position = self.match.table.position
        if seat == CHANCE:
            return position.why_not(seat, answer, self.names)
        return position.view(seat).why_not(answer, self.names)

    def _help(self, seat: int, _: str) -> None:
        grid = Grid(box=None, pad_edge=False, show_header=False)
        grid.add_column()
        grid.add_column(overflow="fold")
        legal = self.match.table.position.legal(seat)
        letter = "a, " if len(legal) <= MOST_LISTED else ""
        number = "".join(f"[{rule}]" for rule in rulebook(self.match.table.game).rules[:1])
        for typed, key in (
            (f"{letter}{legal[-1]}", "choose" if letter else "type"),
            ("undo", "undo"),
            ("save [FILE]", "save"),
            ("log", "log"),
            (f"rules {number}".rstrip(), "rules"),
            (f"why {legal[-1]}", "why"),
            ("help, ?", "help"),
            ("quit", "quit"),
        ):
            grid.add_row(Text(typed, "cyan"), self.tongue.say(f"help-{key}", example=legal[-1], file=self.match.file))
        self.screen.print(grid)

    def _quit(self, _: int, __: str) -> None:
        raise Leave


def _viewer(seat: int) -> int:
    """The seat through whose eyes the table is shown: everybody's if somebody types in what chance gave."""
    return WATCHER if seat == CHANCE else seat
