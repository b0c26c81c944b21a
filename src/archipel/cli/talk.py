"""The dialogue in the terminal: board, questions, and the commands that people type."""

from __future__ import annotations

import shlex
import string
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from archipel.cli.commands import rule_page
from archipel.cli.keyboard import Keyboard, Leave
from archipel.cli.save_files import CannotSave
from archipel.cli.show import shortened
from archipel.cli.telling import Teller
from archipel.core.errors import ArchipelError
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.notation import Answer
from archipel.core.position import View
from archipel.core.rulebook import rulebook
from archipel.core.why import Why
from archipel.core.words import Words

if TYPE_CHECKING:
    from archipel.cli.play import Match

MOST_LISTED = 64  # choices; a longer list is not shown, and its answers have no letters
MOST_ROWS = 8  # choices one below the other; more are listed in columns
FEW_ROWS = 3  # in a low window
HIGH = 30  # rows of a window that is not low
ROOMY = 60  # columns of a window in which a long list has both words and notation


class Talk:
    """The dialogue of one game. Before each question it prints everything that happened since the last one."""

    def __init__(self, match: Match, screen: Console, tongue: Words) -> None:
        self.match, self.screen, self.tongue = match, screen, tongue
        self.names = match.table.names
        self.keyboard = Keyboard(screen, tongue, match.people)
        self.teller = Teller(match.table, screen, tongue)
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
        self.teller.tell(view.seat)
        choices = position.legal(seat)
        letters = _letters(choices) if len(choices) <= MOST_LISTED else {}
        prompt = Group(self._question(seat, view), self._offer(choices, letters))
        self._show(view, below=len(self.screen.render_lines(prompt, pad=False)) + 1)
        self.screen.print(prompt)
        while not self._typed(seat, letters, self.keyboard.line(self.tongue.say("choose"))):
            pass
        self.keyboard.hide(self.match.table.position)

    def _show(self, view: View, below: int = 0) -> None:
        """Print the board, as large as the window allows with so many lines below it."""
        drawn = view.game.terminal.draw(view, self.tongue, self.names)
        self.screen.print(drawn, height=max(1, self.screen.height - below))

    def _question(self, seat: int, view: View) -> Text:
        """A line that says whose turn it is, and why they are asked."""
        turn = self.tongue.say("your-turn", player=self.tongue.player(seat, self.names))
        return Text.assemble((turn, "bold green"), f"  {self._why_asked(seat, view)}".rstrip())

    def _why_asked(self, seat: int, view: View) -> str:
        """The reason why this seat is asked: a question of the game's own, or the sentence for this step."""
        question = getattr(view.game.terminal, "question", None)
        if question is not None and seat != CHANCE:
            return str(question(view, self.tongue, self.names))
        key = "ask-chance" if seat == CHANCE else f"ask-{view.scene().get('step')}"
        return self.tongue.say(key) if key in self.tongue else ""

    def _offer(self, choices: Sequence[Answer], letters: dict[str, Answer]) -> RenderableType:
        """The choices with their letters; if there are too many, an example of what to type."""
        if not letters:
            return Text(self.tongue.say("type-choice", example=choices[0]), "dim")
        is_long = len(letters) > (FEW_ROWS if self.screen.is_terminal and self.screen.height < HIGH else MOST_ROWS)
        is_tight = is_long and self.screen.width < ROOMY
        rows = [self._row(letter, answer, "" if is_tight else f"  ({answer})") for letter, answer in letters.items()]
        return Columns(rows, column_first=True) if is_long else Group(*rows)

    def _row(self, letter: str, answer: Answer, notation: str) -> Text:
        return Text.assemble((f"  {letter}  ", "bold cyan"), self._said(answer), (notation, "dim"))

    def _said(self, answer: Answer) -> str:
        return self.tongue.answer(answer, self.names)

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
        answer = letters.get(text.lower()) or _meant(text, legal)
        if answer and not letters and len(answer.domains()) > 1 and not self._is_confirmed(answer):
            return False
        try:
            self.match.table.submit(seat, answer or text)
        except ArchipelError as error:
            self._sorry(error, text)
            return False
        return True

    def _is_confirmed(self, answer: Answer) -> bool:
        """Read an answer back in words; it counts only if the player says yes."""
        yes, no = self.tongue.say("yes"), self.tongue.say("no")
        typed = self.keyboard.line(self.tongue.say("read-back", answer=self._said(answer), yes=yes, no=no)).lower()
        if typed in (yes, yes[0], "yes", "y"):
            return True
        self.screen.print(Text(self.tongue.say("not-chosen"), "yellow"))
        return False

    def _sorry(self, error: ArchipelError, text: str) -> None:
        why = getattr(error, "why", None)
        said = why.sentence(self.tongue.lang) if why else self.tongue.say("unknown-choice", text=shortened(text))
        self.screen.print(Text(said, "red"))

    # --- telling --------------------------------------------------------------------------------------------------

    def while_thinking(self, seat: int, choose: Callable[[], Answer]) -> Answer:
        """Show that a bot is thinking. If only bots play, first print what happened."""
        if not self.match.people:
            self.teller.tell(WATCHER)
        spinner = "dots" if self.screen.encoding.startswith("utf") else "line"
        with self.screen.status(self.tongue.say("thinks", player=self.names[seat]), spinner=spinner):
            return choose()

    def warn(self, error: Exception) -> None:
        self.screen.print(Text(str(error), "red"))

    def leave(self) -> None:
        self.screen.print(self.tongue.say("saved", file=self.match.file, command=self._command(self.match.file)))

    def finish(self) -> None:
        """Print the last events, the board, the score sheet and the winners."""
        if len(self.match.people) > 1:
            self.keyboard.hide(self.match.table.position)
            self.teller.tell_everybody(self.keyboard.seat, WATCHER)
        else:
            self.teller.tell(self.keyboard.seat)
        self._show(self.match.table.position.view(WATCHER))
        self.teller.result(self.match.file)

    # --- commands -------------------------------------------------------------------------------------------------

    def _undo(self, seat: int, _: str) -> None:
        try:
            self.match.table.undo(seat)
        except ArchipelError as error:
            self._sorry(error, "undo")
            return
        self.teller.forget_undone()
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
        self.teller.tell_all(_viewer(seat))

    def _rules(self, _: int, number: str) -> None:
        book = rulebook(self.match.table.game)
        found = book.find(number) if number else book.all
        if not found:
            self.screen.print(Text(self.tongue.say("unknown-rule", number=shortened(number)), "red"))
        self.screen.print(rule_page(book, found, self.tongue))

    def _why(self, seat: int, answer: str) -> None:
        try:
            why = self._why_not(seat, answer)
        except ArchipelError as error:
            self._sorry(error, answer)
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


def _meant(text: str, choices: Sequence[Answer]) -> Answer | None:
    """The choice with this text, or the only one that ends with it: `7` for `dive 7`, `red` for `move red`."""
    wanted = " ".join(text.lower().split())
    same = [answer for answer in choices if str(answer).lower() == wanted]
    ending = same or [answer for answer in choices if str(answer).lower().endswith(f" {wanted}")]
    return ending[0] if len(ending) == 1 else None


def _letters(choices: Sequence[Answer]) -> dict[str, Answer]:
    """The choices by their labels: letters, then numbers."""
    labels = [*string.ascii_lowercase, *(str(number) for number in range(1, len(choices) + 1))]
    return dict(zip(labels, choices, strict=False))
