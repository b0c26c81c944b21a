"""The rules of the toy: only the verbs that have no default."""

from archipel.core.events import hush
from archipel.core.kernel import CANNOT_WIN, NOBODY, rule
from tests.toys.matches.box import MATCHES
from tests.toys.matches.state import NOT_YOUR_TURN, TAKE, TOO_MANY


@rule
def start(s, seats, options, box):
    s.seats = seats
    s.left = MATCHES


@rule
def to_act(s):
    return 1 << s.turn if s.left > 0 else NOBODY


@rule
def refusal(s, seat, answer):
    if s.left == 0 or seat != s.turn:
        return NOT_YOUR_TURN
    return TOO_MANY if TAKE.value(answer) > s.left else 0


@rule
def play(s, seat, answer):
    hush(s)
    s.left -= TAKE.value(answer)
    if s.left > 0:
        s.turn = (s.turn + 1) % s.seats


@rule
def standing(s, seat):
    if s.seats == 3 and s.turn == 2:
        return CANNOT_WIN  # with three players, nobody wins if the third takes the last match
    return int(s.turn == seat)
