"""What every game can do, as compiled loops call it: each verb goes to the game whose record it is given.

start(s, seats, options, box)   lay the game out; options and print come as rows of whole numbers
to_act(s)                       a bit for every seat that is asked, or CHANCE, or NOBODY: the game is over
refusal(s, seat, answer)        0 when the answer is legal, else the number of the reason
legal(s, seat, out)             write the seat's legal answers on the sheet `out`, return how many
ways(s)                         in how many equally likely ways chance may answer; 0 when it is not asked
outcome(s, way)                 what chance answers in that way; equal answers have neighbouring ways
play(s, seat, answer)           the answer takes effect
scores(s, out)                  write the score sheet, a row for each seat, a column for each line
winners(s)                      a bit for every seat that is winning now
hide(s, seat)                   blot out what this seat may not know
imagine(s, seat, rng)           fill the blots in, fairly, from what this seat knows
policy(s, seat, out, n, rng)    one of the `n` legal answers in `out`, quick and sensible: what playouts use
"""

from __future__ import annotations

from archipel.core.kernel import verb

VERBS = (
    "start",
    "to_act",
    "refusal",
    "legal",
    "ways",
    "outcome",
    "play",
    "scores",
    "winners",
    "hide",
    "imagine",
    "policy",
)


@verb
def to_act(s): ...


@verb
def legal(s, seat, out): ...


@verb
def ways(s): ...


@verb
def outcome(s, way): ...


@verb
def refusal(s, seat, answer): ...


@verb
def play(s, seat, answer): ...


@verb
def scores(s, out): ...


@verb
def winners(s): ...


@verb
def hide(s, seat): ...


@verb
def imagine(s, seat, rng): ...


@verb
def policy(s, seat, out, n, rng): ...
