"""`archipel learn`: the lessons of a game in the terminal. They can be left and resumed at any step."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

import archipel
from archipel import bots
from archipel.cli.keyboard import Keyboard, Leave
from archipel.cli.lesson_dialogue import LessonDialogue
from archipel.cli.lesson_progress import Progress
from archipel.cli.lookalikes import read_anything
from archipel.cli.parser import UsageError, build
from archipel.cli.play import play
from archipel.cli.show import console, ready, shortened
from archipel.core import lessons
from archipel.core.game import Game
from archipel.core.lessons import Chapter
from archipel.core.words import Words, lesson_words, words

PLAY, QUIT, HELP = "play", "quit", ("help", "?")  # commands that the learner can type
BEGINNER = bots.EASIEST  # the bot of a first game


def learn(args: Namespace) -> None:
    """Teach a game in this terminal, chapter by chapter."""
    game = archipel.game(args.game)
    read_anything(sys.stdin)
    session = LessonSession(game, args.lang)
    chapter, step = session.first(args.chapter)
    ready(game, args.lang)
    if session.run(chapter, step) == PLAY:
        play(build().parse_args(["play", game.name, "--bots", BEGINNER, "--lang", args.lang]))


class LessonSession:
    """The chapters of one game, taught one after the other until the learner leaves."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang, self.screen = game, lang, console()
        self.chapters, self.progress = lessons.chapters(game), Progress(game.name)
        self.tongue: Words = lesson_words(lang, game.package)
        self.keyboard = Keyboard(self.screen, words(lang), people=())

    def first(self, name: str | None) -> tuple[Chapter, int]:
        """The chapter and the step to begin with: the named one, the one that was left, or the first new one."""
        by_id = {chapter.id: chapter for chapter in self.chapters}
        if not by_id:
            raise UsageError("no-lessons", title=self.game.facts.title)
        if name is not None and name not in by_id:
            listed = ", ".join(by_id)
            raise UsageError("unknown-chapter", chapter=shortened(name), chapters=listed)
        left, step = self.progress.left
        if left in by_id and name in (None, left):
            return by_id[left], min(step, len(by_id[left].steps) - 1)
        fresh = (chapter for chapter in self.chapters if chapter.id not in self.progress.finished)
        return by_id[name] if name else next(fresh, self.chapters[0]), 0

    def run(self, chapter: Chapter, step: int) -> str:
        """Teach from this step on; return PLAY if the learner wants to play a game then."""
        self.screen.print(self._contents())
        try:
            for current in self.chapters[self.chapters.index(chapter) :]:
                self._teach(current, step if current is chapter else 0)
                if self._is_ready_to_play(current):
                    return PLAY
        except (Leave, KeyboardInterrupt) as left:
            self._say("lesson-left", command=f"archipel learn {self.game.name}")
            if isinstance(left, KeyboardInterrupt):
                raise
        return QUIT

    def _contents(self) -> Grid:
        """The chapters, with a tick before those that are finished."""
        title = self.tongue.say("lesson-chapters", title=self.game.facts.title)
        grid = Grid(box=None, pad_edge=False, show_header=False, title=title, title_justify="left", title_style="bold")
        for chapter in self.chapters:
            tick = "✓" if chapter.id in self.progress.finished else " "
            about = self.tongue.attributes(chapter.key)["about"]
            grid.add_row(
                Text(tick, "green"), Text(chapter.id, "cyan"), self.tongue.say(chapter.key), Text(about, "dim")
            )
        return grid

    def _teach(self, chapter: Chapter, step: int) -> None:
        self.screen.print(Text(f"\n{self.tongue.say(chapter.key)}", "bold green"))
        for number in LessonDialogue(chapter, self.lang, self.screen, self._line).teach(step):
            self._keep(self.progress.reach, chapter.id, number)
        self._keep(self.progress.finish, chapter.id)

    def _is_ready_to_play(self, chapter: Chapter) -> bool:
        """Offer a first game, and the next chapter if there is one."""
        following = self.chapters[self.chapters.index(chapter) + 1 :]
        self._say("lesson-ready", command=f"archipel play {self.game.name} --bots {BEGINNER}")
        title = self.tongue.say(following[0].key) if following else ""
        prompt = self.tongue.say("lesson-next", chapter=title) if following else self.tongue.say("lesson-last")
        return self._line(prompt).lower() == PLAY

    def _line(self, prompt: str) -> str:
        """Read a line that is neither a call for help nor a farewell."""
        while (typed := self.keyboard.line(prompt)).lower() in HELP:
            self._say("lesson-help")
        if typed.lower() == QUIT:
            raise Leave
        return typed

    def _keep(self, write: Callable[..., None], *progress: str | int) -> None:
        """Store the progress. If that fails, say so and teach on."""
        try:
            write(*progress)
        except OSError:
            self.screen.print(Text(self.tongue.say("lesson-not-kept", file=self.progress.file), "red"))

    def _say(self, key: str, **about: str) -> None:
        self.screen.print(self.tongue.say(key, **about))
