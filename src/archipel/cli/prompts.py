"""Prompts in the terminal: the board, the reason why a seat is asked, and its choices."""

from __future__ import annotations

import string
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from archipel.cli.show import shortened
from archipel.core.errors import ArchipelError
from archipel.core.kernel import CHANCE
from archipel.core.notation import Answer
from archipel.core.position import View
from archipel.core.words import Words

MOST_LISTED = 64  # choices; a longer list is not shown, and its answers have no letters
MOST_ROWS = 8  # choices one below the other; more are listed in columns
FEW_ROWS = 3  # in a low window
HIGH = 30  # rows of a window that is not low
ROOMY = 60  # columns of a window in which a long list has both words and notation


class Prompts:
    """Prints boards and questions, in these words and with these names of the players."""

    def __init__(self, screen: Console, tongue: Words, names: Sequence[str]) -> None:
        self.screen, self.tongue, self.names = screen, tongue, names

    def show(self, view: View, below: int = 0) -> None:
        """Print the board, as large as the window allows with so many lines below it."""
        drawn = view.game.terminal.draw(view, self.tongue, self.names)
        self.screen.print(drawn, height=max(1, self.screen.height - below))

    def ask(self, view: View, *question: RenderableType) -> None:
        """Print the board and what is asked below it."""
        prompt = Group(*question)
        self.show(view, below=len(self.screen.render_lines(prompt, pad=False)) + 1)
        self.screen.print(prompt)

    def question(self, seat: int, view: View) -> Text:
        """A line that says whose turn it is, and why they are asked."""
        if seat == CHANCE:
            return Text(self.tongue.say("ask-chance"), "bold green")
        turn = self.tongue.say("your-turn", player=self.tongue.player(seat, self.names))
        return Text.assemble((turn, "bold green"), f"  {self._why_asked(view)}".rstrip())

    def _why_asked(self, view: View) -> str:
        """The reason why somebody is asked: a question of the game's own, or the sentence for this step."""
        question = getattr(view.game.terminal, "question", None)
        if question is not None:
            return str(question(view, self.tongue, self.names))
        key = f"ask-{view.scene().get('step')}"
        return self.tongue.say(key) if key in self.tongue else ""

    def offer(self, choices: Sequence[Answer], letters: dict[str, Answer]) -> RenderableType:
        """The choices with their letters; if there are too many, an example of what to type."""
        if not letters:
            return Text(self.tongue.say("type-choice", example=choices[0]), "dim")
        is_long = len(letters) > (FEW_ROWS if self.screen.is_terminal and self.screen.height < HIGH else MOST_ROWS)
        is_tight = is_long and self.screen.width < ROOMY
        rows = [self._row(letter, answer, "" if is_tight else f"  ({answer})") for letter, answer in letters.items()]
        return Columns(rows, column_first=True) if is_long else Group(*rows)

    def _row(self, letter: str, answer: Answer, notation: str) -> Text:
        return Text.assemble((f"  {letter}  ", "bold cyan"), self.said(answer), (notation, "dim"))

    def said(self, answer: Answer) -> str:
        return self.tongue.answer(answer, self.names)

    def explain_refusal(self, error: ArchipelError, text: str) -> None:
        """Print why a move was refused, or that it was not understood."""
        why = getattr(error, "why", None)
        said = why.sentence(self.tongue.lang) if why else self.tongue.say("unknown-choice", text=shortened(text))
        self.screen.print(Text(said, "red"))


def meant(text: str, choices: Sequence[Answer]) -> Answer | None:
    """The choice with this text, or the only one that ends with it: `7` for `dive 7`, `red` for `move red`."""
    wanted = " ".join(text.lower().split())
    same = [answer for answer in choices if str(answer).lower() == wanted]
    ending = same or [answer for answer in choices if str(answer).lower().endswith(f" {wanted}")]
    return ending[0] if len(ending) == 1 else None


def letters_of(choices: Sequence[Answer]) -> dict[str, Answer]:
    """The choices by their labels: letters, then numbers. A list that is too long has none."""
    labels = [*string.ascii_lowercase, *(str(number) for number in range(1, len(choices) + 1))]
    return dict(zip(labels, choices, strict=False)) if len(choices) <= MOST_LISTED else {}
