"""Any position of Mahé as JSON, and back.

    {"seats": 4, "options": {"egg_cards": "no"}, "step": "decide", "turn": "red", "waiting": null, "dice": [1, 2],
     "played": [], "stacks": {"18": ["blue", "red", "yellow"]}, "clutch": 5, "pile": 16, "spent": [], "beach": null,
     "cards": [[3, 4], [], [6], []],
     "owners": {"red": 1, "blue": 2, "yellow": 3, "green": 4}, "topmost": "yellow", "decider": 3, "limit": 7}

Stacks are written from the bottom up; a turtle in none of them is on the raft. `played` lists the seats that have
played an egg card this turn. `topmost` is the turtle on top of the stack that moves, and `decider` the seat it belongs
to, while the decision about the dice is open. A field that is left out is as at the start, but with the turn's turtle
about to roll.

Nothing is hidden in a view: everybody saw each card when it was won [M-R13]. That the others' cards lie face down is a
matter of drawing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from archipel.core.scene_fields import Check, Derived, Maybe, Name, Seat, Whole
from archipel.core.scene_lists import Bits, ByName, Counted, List, PerSeat
from archipel.core.scenes import on_snapshot, refuse
from archipel.games.mahe.box import BEACH, DECK, DICE, FACES, LAST_EGGS, LIMIT, PILE, PIPS, TURTLES
from archipel.games.mahe.rules import queries
from archipel.games.mahe.state import BEGIN, DECIDE, DIE_OWED, NONE, OVER, PICK, STEPS, TURN_UP

TURTLE = Name(TURTLES, title="Turtle", count=lambda s: s.turtles)
SPACE = Name(tuple(map(str, range(BEACH + 1))), first=1, meaning=f"a space is a number from 1 to {BEACH}")
EGGS = Whole(1, FACES)
MOST_DICE = {DECIDE: DICE - 1, DIE_OWED: DICE - 1, PICK: 0, BEGIN: 0}


# --- what the record does not have in one field -------------------------------------------------------------------

_owner, _topmost = on_snapshot(queries.owner), on_snapshot(queries.topmost)


def stacks(s: Any) -> dict[int, list[int]]:
    """Return the turtles on each space, from the bottom up."""
    return {space: _stack(s, space) for space in sorted(set(s.space[: s.turtles]) - {0})}


def _stack(s: Any, space: int) -> list[int]:
    turtle = next(t for t in range(s.turtles) if s.space[t] == space and s.mount[t] == NONE)
    stack = []
    while turtle != NONE:
        stack.append(turtle)
        turtle = s.rider[turtle]
    return stack


def owners(s: Any) -> dict[int, int]:
    return _owners(s.seats, s.turtles)


@cache
def _owners(seats: int, turtles: int) -> dict[int, int]:
    s = SimpleNamespace(seats=seats, turtles=turtles)
    return {turtle: _owner(s, turtle) for turtle in range(turtles)}


def topmost(s: Any) -> int:
    return int(_topmost(s, s.turn)) if s.step == DECIDE else NONE


def decider(s: Any) -> int:
    return owners(s).get(topmost(s), NONE)


# --- setting it ---------------------------------------------------------------------------------------------------


def throw(s: Any, dice: list[int]) -> None:
    refuse(_check_dice(s, dice))
    s.dice, s.pips = len(dice), sum(dice)
    s.thrown[: s.dice] = dice


def pile_up(s: Any, stacks: dict[int, list[int]]) -> None:
    refuse(_check_stacks(stacks))
    for space, turtles in stacks.items():
        s.space[turtles] = space
        for below, above in pairwise(turtles):
            s.rider[below], s.mount[above] = above, below


def set_pile(s: Any, _: Any) -> None:
    """Count the cards; the rest of the deck is the bag."""
    seen = s.eggs.sum(axis=0) + s.spent + [s.clutch == eggs > 0 for eggs in range(FACES + 1)]
    refuse(_check_deck(seen.tolist()))
    s.bag[:] = DECK - seen
    s.pile = PILE - seen.sum()


# --- the fields ---------------------------------------------------------------------------------------------------

CONSTANTS = {"SPACES": BEACH, "DICE": DICE, "LAST_EGGS": LAST_EGGS}
FIELDS = {
    "step": Name(STEPS, title="Step", default="die"),
    "turn": Maybe(TURTLE, default=lambda s: None if s.step in (BEGIN, TURN_UP) else TURTLES[0]),
    "waiting": Maybe(TURTLE),
    "dice": List(Whole(1, PIPS), length="dice").of("thrown", throw),
    "played": Bits(Seat(), once=True, rule="M8.3"),
    "stacks": ByName(SPACE, List(TURTLE), partial=True).of(stacks, pile_up),
    "clutch": Maybe(EGGS, 0),
    "spent": Counted(EGGS, most=sum(DECK)),
    "cards": PerSeat(Counted(EGGS, most=sum(DECK))).of("eggs"),
    "pile": Derived(Whole(0, PILE), "with these cards {} are left in the pile, not {} [M1.4]").of("pile", set_pile),
    "beach": Maybe(TURTLE),
    "owners": Derived(ByName(TURTLE, Seat(), partial=True), "the turtles belong to {}, not {} [M1.1, M1.2]").of(owners),
    "topmost": Derived(Maybe(TURTLE), "by the stacks it is {}, not {} [M4.2]").of(topmost),
    "decider": Derived(Maybe(Seat()), "by the stacks seat {} decides, not {} [M4.2]").of(decider),
    "limit": Derived(Whole(LIMIT, LIMIT)).of(lambda _: LIMIT),
}


# --- checks -------------------------------------------------------------------------------------------------------


def _check_deck(seen: list[int]) -> Iterator[Check]:
    for eggs, count in enumerate(seen):
        sentence = f"{count} cards of {eggs} are won, spent or open; the deck has {DECK[eggs]} [M1.4]"
        yield count > DECK[eggs], "cards", sentence
    yield sum(seen) > PILE, "cards", f"{sum(seen)} cards are won, spent or open; only {PILE} are in play [M1.4]"


def _check_stacks(stacks: dict[int, list[int]]) -> Iterator[Check]:
    placed = [turtle for turtles in stacks.values() for turtle in turtles]
    for turtle in set(placed):
        yield placed.count(turtle) > 1, "stacks", f"the {TURTLES[turtle]} turtle is in two places"


def _check_dice(s: Any, dice: list[int]) -> Iterator[Check]:
    too_many = len(dice) > MOST_DICE.get(int(s.step), DICE) or (s.step == DECIDE and not dice)
    yield too_many, "dice", f"at the step {STEPS[s.step]!r} there cannot be {len(dice)} dice on the table [M2.1]"
    yield sum(dice) > LIMIT, "dice", f"they come to {sum(dice)}; over {LIMIT} the turtle is back on the raft [M2.4]"


def checks(s: Any) -> Iterator[Check]:
    """Yield the things that cannot be at the same time."""
    yield from _check_turn(s)
    yield from _check_played(s)
    yield from _check_clutch(s)


def _check_turn(s: Any) -> Iterator[Check]:
    two_each, step, nobody = s.turtles > s.seats, STEPS[s.step], s.turn == NONE
    yield nobody and s.step not in (BEGIN, TURN_UP), "turn", f"at the step {step!r} it is some turtle's turn"
    yield not nobody and s.step == BEGIN, "turn", "it is nobody's turn before chance has named who begins [M1.6]"
    picks = "only a player with two turtles picks; the turn is written as the first of them [M7.2]"
    yield s.step == PICK and (not two_each or s.turn % 2), "step", picks
    waits = "only the other turtle of the same player can still have to move [M7.1]"
    yield s.waiting != NONE and (not two_each or s.waiting != s.turn ^ 1), "waiting", waits


def _check_played(s: Any) -> Iterator[Check]:
    """Yield errors about cards played as dice: each counts in a move of its own."""
    played, moves = int(s.played).bit_count(), _moves_begun(s)
    yield not s.egg_cards and s.spent.any(), "spent", "cards are spent only in the egg-card variant [M8.1]"
    yield played > s.spent.sum(), "played", "a card played this turn is among the spent cards [M8.5]"
    yield played > moves, "played", f"{played} seats cannot have played a card in {moves} moves [M8.4]"


def _moves_begun(s: Any) -> int:
    """Return the number of moves that have begun this turn."""
    if s.turn == NONE or s.step == PICK:
        return 0
    return 2 if s.turtles > s.seats and s.waiting == NONE else 1


def _check_clutch(s: Any) -> Iterator[Check]:
    """Yield errors about the open card: one is open unless it is about to be turned up or all twenty are gone."""
    beach = "a turtle lies on the beach when the game is over, and only then [M6.1]"
    yield (s.beach != NONE) != (s.step == OVER), "beach", beach
    turn_up = "a card is turned up when none lies open and the pile is not empty [M5.3]"
    yield s.step == TURN_UP and (s.clutch or not s.pile), "clutch", turn_up
    over = "the game ends when all twenty cards have been won [M6.1]"
    yield s.step == OVER and (s.clutch or s.pile), "clutch", over
    is_missing = s.step not in (TURN_UP, OVER) and not s.clutch and s.pile
    yield is_missing, "clutch", f"{s.pile} cards are left in the pile, so one lies open [M1.5]"
    is_early = s.turn == NONE and s.pile + bool(s.clutch) < PILE
    yield is_early, "cards", "nobody can have won a card before anybody has moved"
