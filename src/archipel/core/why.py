"""The explanation of a refusal, as a value that can be put into words in any language."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.definition import GameDefinition
from archipel.core.facts import Reason
from archipel.core.notation import Answer


@dataclass(frozen=True)
class Why:
    """The explanation of a refusal: the seat, the answer, the reason and the rule."""

    game: GameDefinition
    reason: Reason
    seat: int
    answer: Answer
    decider: int
    numbers: tuple[tuple[str, int], ...]
    names: tuple[str, ...] = ()

    @property
    def rule(self) -> str:
        return self.reason.rule

    def sentence(self, lang: str = "en") -> str:
        """The reason in this language, with the number of the rule."""
        from archipel.core.words import words  # imported here, so that programs without messages start faster

        tongue = words(lang, self.game.package)
        who, decider = tongue.player(self.seat, self.names), tongue.player(self.decider, self.names)
        about = dict(self.numbers) | tongue.args(self.answer, self.names)
        about |= {"who": who, "decider": decider, "answer": tongue.answer(self.answer, self.names)}
        return f"{tongue.say(f'why-{self.reason.key}', **about)} [{self.rule}]"
