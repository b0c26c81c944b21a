"""The rules of the toy; one file, by which `state` tells editions apart."""

from archipel.core.dice import below
from archipel.core.events import hush, reveal, tell, whisper
from archipel.core.kernel import CHANCE, rule
from tests.toys.pearls.box import HIGHEST, ROUNDS
from tests.toys.pearls.state import BID, DEALT, NOT_ASKED, NOT_YOURS, OVER, PEARL, SAW, SHOWED


@rule
def start(s, seats, options, box):
    s.seats = seats


@rule
def to_act(s):
    """All seats that have not bid yet, at the same time [P1.2]."""
    if s.pearl == 0:
        return CHANCE
    asked = 0
    for seat in range(s.seats):
        if s.bids[seat] == 0 and s.played < ROUNDS:
            asked |= 1 << seat
    return asked


@rule
def refusal(s, seat, answer):
    if s.played == ROUNDS:
        return OVER
    asked = to_act(s)
    if seat == CHANCE:
        return NOT_ASKED if asked != CHANCE else 0 if answer in PEARL else NOT_YOURS
    if asked == CHANCE or not asked >> seat & 1:
        return NOT_ASKED
    return 0 if answer in BID else NOT_YOURS


@rule
def legal(s, seat, out):
    n = 0
    for answer in range(BID.first, BID.stop):
        if seat != CHANCE and refusal(s, seat, answer) == 0:
            out.answers[n] = answer
            n += 1
    return n


@rule
def ways(s):
    return HIGHEST if s.pearl == 0 else 0


@rule
def outcome(s, way):
    return PEARL.answer(1 + way)


@rule
def play(s, seat, answer):
    hush(s)
    if seat == CHANCE:
        s.pearl = PEARL.value(answer)
        tell(s, DEALT, 0)
        whisper(s, 1, SAW, s.pearl)
    else:
        s.bids[seat] = BID.value(answer)
        if to_act(s) == 0:
            show(s)


@rule
def show(s):
    """The last bid in turns all of them up; the highest, alone, wins [P1.3]."""
    reveal(s)
    best = 0
    for seat in range(s.seats):
        tell(s, SHOWED, seat, s.bids[seat])
        best = max(best, s.bids[seat])
    count = 0
    winner = 0
    for seat in range(s.seats):
        if s.bids[seat] == best:
            count += 1
            winner = seat
        s.bids[seat] = 0
    if count == 1:
        s.won[winner] += best
    s.played += 1


@rule
def scores(s, table):
    for seat in range(s.seats):
        table[seat, 0] = s.won[seat]
        table[seat, 1] = s.pearl if seat == 0 else 0


@rule
def standing(s, seat):
    return s.won[seat] + (s.pearl if seat == 0 else 0)


@rule
def hide(s, seat):
    """Others' bids lie face down; the pearl is its owner's secret."""
    for other in range(s.seats):
        if other != seat and s.bids[other] != 0:
            s.bids[other] = -1
    if seat != 0 and s.played < ROUNDS and s.pearl != 0:
        s.pearl = -1


@rule
def imagine(s, seat, rng):
    for other in range(s.seats):
        if s.bids[other] == -1:
            s.bids[other] = 1 + below(rng, HIGHEST)
    if s.pearl == -1:
        s.pearl = 1 + below(rng, HIGHEST)


@rule
def policy(s, seat, out, n, rng):
    return out.answers[below(rng, n)]
