"""The nouns of the toy."""

from dataclasses import dataclass
from typing import Annotated

from archipel.core.facts import Reason
from archipel.core.kernel import record
from archipel.core.notation import Answer, Answers, Events, Numbers
from tests.toys.matches.box import MOST

State = record(
    events=1,
    seats="i1",
    turn="i1",
    left="i1",
)


@dataclass(frozen=True)
class Take(Answer):
    matches: Annotated[int, Numbers(1, MOST)]


ANSWERS: Answers[Answer] = Answers(Take)
(TAKE,) = ANSWERS.codes
EVENTS = Events()
REASONS = (Reason("not-your-turn", "X1.1"), Reason("too-many", "X1.1"))
NOT_YOUR_TURN, TOO_MANY = 1, 2
