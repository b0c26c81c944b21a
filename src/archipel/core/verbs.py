"""The functions that every game has. Each is declared once: parameters, meaning, and a default where one makes sense.

A compiled loop calls `play(s, …)`, and the type of the record decides whose `play` that is. A game defines the verbs in
its `rules`, `view` and `hints`. Verbs with the body `...` are required; the others do what their body says in a game
that does not define them.
"""
# ruff: noqa: ARG001 - verbs have the same form in every game, needed or not

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from archipel.core.dice import below
from archipel.core.kernel import CANNOT_WIN, CHANCE, rule, verb


@dataclass(frozen=True)
class Verb:
    """A declared verb: its parameters, the function that finds the game's version, and the default, if it has one."""

    name: str
    parameters: tuple[str, ...]
    call: Callable[..., Any]
    default: Callable[..., Any] | None


VERBS: dict[str, Verb] = {}


def required(stub: Callable[..., Any]) -> Callable[..., Any]:
    """Declare a verb that every game has to define."""
    return _declare(stub, None)


def optional(stub: Callable[..., Any]) -> Callable[..., Any]:
    """Declare a verb that a game may leave to its default, the body of the declaration."""
    return _declare(stub, rule(stub))


def _declare(stub: Callable[..., Any], default: Callable[..., Any] | None) -> Callable[..., Any]:
    parameters = tuple(inspect.signature(stub).parameters)
    call = verb(stub)
    VERBS[stub.__name__] = Verb(stub.__name__, parameters, call, default)
    return call


# --- the course of a game -----------------------------------------------------------------------------------------


@required
def start(s, seats, options, box):
    """Set the game up in the empty record `s`; options and box are arrays of whole numbers."""


@required
def to_act(s):
    """Return a bit for every seat to move, or CHANCE, or NOBODY when the game is over."""


@required
def refusal(s, seat, answer):
    """Return 0 when the answer is legal, else the number of the reason."""


@optional
def legal(s, seat, out):
    """Write the seat's legal answers into the buffer `out` and return how many there are."""
    n = 0
    if seat == CHANCE:
        return n
    for answer in range(len(out.answers)):
        if refusal(s, seat, answer) == 0:
            out.answers[n] = answer
            n += 1
    return n


@optional
def ways(s):
    """Return the number of equally likely ways in which chance may answer; 0 when it is not to move."""
    return 0


@optional
def outcome(s, way):
    """Return the answer of chance for that way; equal answers have neighbouring ways."""
    return way


# --- scores -------------------------------------------------------------------------------------------------------


@required
def standing(s, seat):
    """Return one number that orders the seats, tie-breaks included: higher is better. CANNOT_WIN: it has lost."""


@optional
def scores(s, table):
    """Write the score table: a row for each seat, a column for each score line. By default, one line: the standing."""
    for seat in range(s.seats):
        table[seat, 0] = standing(s, seat)


@optional
def winners(s):
    """Return a bit for every seat that is winning now: those with the best standing."""
    best = CANNOT_WIN
    mask = 0
    for seat in range(s.seats):
        value = standing(s, seat)
        if value > best:
            best = value
            mask = 0
        if value == best and value > CANNOT_WIN:
            mask |= 1 << seat
    return mask


# --- hints and hidden information ---------------------------------------------------------------------------------


@optional
def policy(s, seat, out, n, rng):
    """Return one of the `n` legal answers in `out`, quick and sensible, for playouts. By default, any of them."""
    return out.answers[below(rng, n)]


@optional
def estimate(s, seat, out, rng):
    """Return the share of victory that this seat may expect, so that a playout can end here; negative: cannot tell."""
    return -1.0


@optional
def is_absurd(s, seat, answer):
    """Tell whether a person would never give this legal answer; then no level does. By default, none is absurd."""
    return False


@optional
def hide(s, seat):
    """Erase what this seat may not know. By default, nothing is hidden."""


@optional
def imagine(s, seat, rng):
    """Fill in what is hidden from this seat, fairly, from what it knows. By default, nothing is missing."""


@optional
def suppose(s, seat, out, rng):
    """Imagine, but expect that the others have chosen sensibly; for bots. By default, no more than `imagine`."""
    imagine(s, seat, rng)


# --- playing: last, because a warm-up that has played is no longer at the start -----------------------------------


@required
def play(s, seat, answer):
    """Let the answer take effect."""
