"""The dialogue in the terminal: board, log, questions, and the commands that people type."""

from __future__ import annotations

import shlex
import string
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from archipel.cli.commands import rule_page
from archipel.cli.show import named_file
from archipel.core.errors import ArchipelError
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.notation import Answer
from archipel.core.position import View
from archipel.core.rulebook import rulebook
from archipel.core.table import Ply
from archipel.core.words import Words

if TYPE_CHECKING:
    from archipel.cli.play import Match

MANY = 64  # choices; a longer list is not shown


class Leave(Exception):
    """Raised when somebody leaves the table."""


class Talk:
    """The dialogue of one game. Before each question it prints everything that happened since the last one."""

    def __init__(self, match: Match, screen: Console, tongue: Words) -> None:
        self.match, self.screen, self.tongue = match, screen, tongue
        self.names = match.table.names
        self._told: dict[int, int] = {}
        self._audience = WATCHER  # the seat that was asked last, whose player is at the screen
        self._commands: dict[str, Callable[[int, str], None]] = {
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "rules": self._rules,
            "why": self._why,
            "help": self._help,
            "quit": self._quit,
        }

    # --- asking ---------------------------------------------------------------------------------------------------

    def ask(self, seat: int, view: View) -> None:
        """Show the table to this seat and read commands until it has moved or undone a move."""
        self._hand_over(seat)
        self.tell(seat)
        self.screen.print(self.match.table.game.terminal.draw(view, self.tongue, self.names))
        choices = dict(zip(_letters(len(view.legal())), view.legal(), strict=True))
        self._offer(seat, view, choices)
        while not self._typed(seat, choices, self._line(self.tongue.say("choose"))):
            pass

    def _hand_over(self, seat: int) -> None:
        """Clear the screen after a secret move, so that the next person at the keyboard does not see it."""
        last = self.match.table.plies[-1:]
        secret = any(ply.seat in self.match.people and ply.seat != seat and self._is_secret(ply) for ply in last)
        if self.screen.is_terminal and secret:
            self.screen.clear()
            self._line(self.tongue.say("hand-over", player=self.tongue.player(seat, self.names)))
            self.screen.clear()
        self._audience = seat

    def _offer(self, seat: int, view: View, choices: dict[str, Answer]) -> None:
        self.screen.print(Text(self._question(seat, view), "bold green"))
        if len(choices) > MANY:
            example = str(next(iter(choices.values())))
            self.screen.print(Text(f"  {self.tongue.say('help-choose', example=example)}", "dim"))
            return
        for letter, answer in choices.items():
            said = self.tongue.answer(answer, self.names)
            self.screen.print(Text.assemble((f"  {letter}  ", "bold cyan"), said, (f"  ({answer})", "dim")))

    def _question(self, seat: int, view: View) -> str:
        """The game's own question, which says why this player is asked; or just that it is their turn."""
        player, question = self.tongue.player(seat, self.names), getattr(view.game.terminal, "question", None)
        if question is None or seat == CHANCE:
            return self.tongue.say("your-turn", player=player)
        return f"{player}: {question(view, self.tongue, self.names)}"

    def _line(self, prompt: str) -> str:
        try:
            return self.screen.input(Text(f"{prompt} ", "green")).strip()
        except EOFError:
            raise Leave from None
        except KeyboardInterrupt:
            self.screen.print()
            raise Leave from None

    def _typed(self, seat: int, choices: dict[str, Answer], text: str) -> bool:
        """Carry out what was typed; return whether the question is settled."""
        word, _, rest = text.partition(" ")
        if not text:
            return False
        if word.lower() in self._commands:
            before = len(self.match.table.plies)
            self._commands[word.lower()](seat, rest.strip())
            return len(self.match.table.plies) != before
        return self._answer(seat, choices.get(text.lower()) or _meant(text, choices) or text)

    def _answer(self, seat: int, answer: Answer | str) -> bool:
        try:
            self.match.table.submit(seat, answer)
        except ArchipelError as error:
            self._sorry(error, str(answer))
            return False
        return True

    def _sorry(self, error: ArchipelError, text: str) -> None:
        why = getattr(error, "why", None)
        said = why.sentence(self.tongue.lang) if why else self.tongue.say("unknown-choice", text=text)
        self.screen.print(Text(said, "red"))

    # --- telling --------------------------------------------------------------------------------------------------

    def tell(self, seat: int) -> None:
        """Print what happened since the last time, as far as this seat may know it."""
        for ply in self.match.table.plies[self._told.get(seat, 0) :]:
            self._tell(ply, seat)
        self._told[seat] = len(self.match.table.plies)

    def _tell(self, ply: Ply, seat: int) -> None:
        if ply.seat != CHANCE and not self._is_secret(ply):
            said = self.tongue.answer(ply.answer, self.names)
            self.screen.print(Text(self.tongue.say("chosen", player=self.names[ply.seat], answer=said), "bold"))
        for event in ply.events(seat):
            self.screen.print(Text("  " + self.tongue.event(event, self.names)))

    def _is_secret(self, ply: Ply) -> bool:
        """Tell whether only the events of a move are printed: it is secret, or several seats move at the same time."""
        return ply.answer.is_secret or len(ply.asked) > 1 or bool(ply.after.to_act & ply.asked - {ply.seat})

    def while_thinking(self, seat: int, choose: Callable[[], Answer]) -> Answer:
        """Show that a bot is thinking. If only bots play, first print what happened."""
        if not self.match.people:
            self.tell(WATCHER)
        with self.screen.status(self.tongue.say("thinks", player=self.names[seat])):
            return choose()

    def leave(self) -> None:
        self.screen.print(self.tongue.say("saved", file=self.match.file, command=self._command()))

    def finish(self) -> None:
        """Print the last events, the board, the score sheet and the winners."""
        position = self.match.table.position
        self.tell(self._audience)
        self.screen.print(self.match.table.game.terminal.draw(position.view(WATCHER), self.tongue, self.names))
        self.screen.print(Text(f"\n{self.tongue.say('game-over')}", "bold"))
        self.screen.print(self._score_sheet())
        winners = [self.names[seat] for seat in sorted(position.winners)]
        key = ("nobody-wins", "winner", "shared-victory")[min(len(winners), 2)]
        said = self.tongue.say(key, player=" ".join(winners[:1]), players=" & ".join(winners))
        self.screen.print(Text(said, "bold green" if winners else "bold"))
        self.screen.print(Text(self.tongue.say("dice-fair", file=shlex.quote(str(self.match.file))), "dim"))

    def _score_sheet(self) -> Grid:
        grid, lines = Grid(box=None, pad_edge=False), self.match.table.game.facts.lines
        grid.add_column("")
        for name in self.names:
            grid.add_column(name, justify="right")
        scores = self.match.table.position.scores()
        for line in lines:
            label = Text.assemble(self.tongue.line(line.name), (f" [{line.rule}]", "dim"))
            grid.add_row(label, *(str(sheet[line.name]) for sheet in scores))
        grid.add_row(Text(self.tongue.say("total"), "bold"), *(str(sum(sheet.values())) for sheet in scores))
        return grid

    # --- commands -------------------------------------------------------------------------------------------------

    def _undo(self, seat: int, _: str) -> None:
        try:
            self.match.table.undo(seat)
        except ArchipelError as error:
            self._sorry(error, "undo")
            return
        self._told = {who: min(told, len(self.match.table.plies)) for who, told in self._told.items()}
        self.screen.print(self.tongue.say("undone"))

    def _save(self, _: int, file: str) -> None:
        try:
            saved = self.match.save(named_file(file) if file else None)
        except (ArchipelError, OSError) as error:
            self.screen.print(Text(str(error), "red"))
            return
        self.screen.print(self.tongue.say("saved", file=saved, command=self._command(saved)))

    def _command(self, file: Path | None = None) -> str:
        return f"archipel play {self.match.table.game.name} --resume {shlex.quote(str(file or self.match.file))}"

    def _log(self, seat: int, _: str) -> None:
        for ply in self.match.table.plies:
            self._tell(ply, seat)

    def _rules(self, _: int, number: str) -> None:
        book = rulebook(self.match.table.game)
        found = book.find(number) if number else book.all
        if not found:
            self.screen.print(Text(self.tongue.say("unknown-rule", number=number), "red"))
        self.screen.print(rule_page(book, found, self.tongue))

    def _why(self, seat: int, answer: str) -> None:
        try:
            why = self.match.table.position.view(seat).why_not(answer, self.names)
        except ArchipelError as error:
            self._sorry(error, answer)
            return
        said = why.sentence(self.tongue.lang) if why else self.tongue.say("legal-answer", answer=answer)
        self.screen.print(Text(said, "yellow"))

    def _help(self, seat: int, _: str) -> None:
        grid = Grid(box=None, pad_edge=False)
        example = str(self.match.table.position.legal(seat)[-1])
        number = "".join(f"[{rule}]" for rule in rulebook(self.match.table.game).rules[:1])
        for typed, key in (
            (f"a, {example}", "choose"),
            ("undo", "undo"),
            ("save [FILE]", "save"),
            ("log", "log"),
            (f"rules {number}".rstrip(), "rules"),
            (f"why {example}", "why"),
            ("help", "help"),
            ("quit", "quit"),
        ):
            grid.add_row(Text(typed, "cyan"), self.tongue.say(f"help-{key}", example=example, file=self.match.file))
        self.screen.print(grid)

    def _quit(self, _: int, __: str) -> None:
        raise Leave


def _meant(text: str, choices: dict[str, Answer]) -> Answer | None:
    """The only choice that ends with this text: `7` for `dive 7`, `red` for `move red`."""
    ending = [answer for answer in choices.values() if str(answer).endswith(f" {text.lower()}")]
    return ending[0] if len(ending) == 1 else None


def _letters(count: int) -> list[str]:
    """Labels for that many choices: letters, then numbers."""
    return [*string.ascii_lowercase, *(str(number) for number in range(1, count + 1))][:count]
