"""One chapter of a lesson in the terminal: board, text, and the move that the learner makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Console
from rich.text import Text

from archipel.cli.event_printer import EventPrinter
from archipel.cli.prompts import Prompts, letters_of, meant
from archipel.core.errors import ArchipelError
from archipel.core.lessons import Chapter, StepTexts, step_texts
from archipel.core.notation import Answer
from archipel.core.words import lesson_words, words

ReadLine = Callable[[str], str]


class LessonDialogue:
    """The dialogue of one chapter. A wrong try is answered with the reason, and nothing is lost."""

    def __init__(self, chapter: Chapter, lang: str, screen: Console, line: ReadLine) -> None:
        self.chapter, self.screen, self.line = chapter, screen, line
        self.tongue, self.game_words = lesson_words(lang, chapter.game.package), words(lang, chapter.game.package)
        self.table = chapter.begin(lang)
        self.printer = EventPrinter(self.table, screen, self.game_words)
        self.prompts = Prompts(screen, self.game_words, self.table.names)

    def teach(self, first: int) -> Iterator[int]:
        """Teach from this step on, counted from 0; yield the number of each step before it is taught."""
        for number in range(first):
            self._skip(number)
        self.printer.catch_up(self.chapter.seat)
        for number in range(first, len(self.chapter.steps)):
            yield number
            self.chapter.enter(self.table, number)
            self._teach(number)

    def _skip(self, number: int) -> None:
        """Play a step that was taught earlier."""
        self.chapter.enter(self.table, number)
        if self.chapter.steps[number].ask:
            self.chapter.answer(self.table, number)

    def _teach(self, number: int) -> None:
        step = self.chapter.steps[number]
        texts = step_texts(self.chapter, step, self.tongue)
        place = f"{number + 1}/{len(self.chapter.steps)}  "
        text = Text.assemble((place, "dim"), (texts.text, "bold"))
        self.printer.print_new(self.chapter.seat)
        view = self.table.position.view(self.chapter.seat)
        if not step.ask:
            self.prompts.ask(view, text)
            self.line(self.tongue.say("lesson-enter"))
            return
        expected, letters = self._expected(step.ask), letters_of(view.legal())
        self.prompts.ask(view, text, self.prompts.offer([expected], letters))
        while not self._is_right(self.line(self.game_words.say("choose")), expected, letters, texts):
            pass
        self.chapter.answer(self.table, number)
        if texts.done:
            self.screen.print(Text(texts.done, "green"))

    def _expected(self, ask: str) -> Answer:
        return self.chapter.game.answers.parse(ask)

    def _is_right(self, text: str, expected: Answer, letters: dict[str, Answer], texts: StepTexts) -> bool:
        """Tell whether this is the move that the step asks for; if not, say why."""
        view = self.table.position.view(self.chapter.seat)
        found = letters.get(text.lower()) or meant(text, view.legal())
        if found == expected or not text:
            return bool(text)
        try:
            why = None if found else view.why_not(text, self.table.names)
        except ArchipelError as error:
            self.prompts.explain_refusal(error, text)
        else:
            said = why.sentence(self.tongue.lang) if why else texts.instead
            self.screen.print(Text(said, "yellow"))
        return False
