"""Any position of Mahé as JSON, and back.

    {"seats": 4, "options": {"egg_cards": "no"}, "step": "decide", "turn": "red", "waiting": null, "dice": [1, 2],
     "card": 0, "stacks": {"18": ["blue", "red", "yellow"]}, "clutch": 5, "pile": 16,
     "cards": [[3, 4], [], [6], []], "spent": [], "beach": null}

Stacks are written from the bottom up; a turtle in none of them is on the raft. What is left out is as at the start,
but with the turn's turtle about to roll; the pile follows from the cards. In a view, a card lying face down is null.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from archipel.core.errors import BadScene
from archipel.core.game import Game
from archipel.core.scenes import Reader, listed, place, whole
from archipel.games.mahe.box import BEACH, DECK, DICE, FACES, LIMIT, OUT, PILE, PIPS, TURTLES
from archipel.games.mahe.state import BEGIN, DECIDE, DIE_OWED, NONE, OVER, PICK, STEPS, TURN_UP

# --- writing ------------------------------------------------------------------------------------------------------


def shared(s: Any) -> dict[str, Any]:
    """The position in the words of the game, as far as it lies open."""
    return {
        "seats": s.seats,
        "options": {"egg_cards": "yes" if s.egg_cards else "no"},
        "step": STEPS[s.step],
        "turn": _turtle(s.turn),
        "waiting": _turtle(s.waiting),
        "dice": s.thrown[: s.dice],
        "card": s.card,
        "stacks": {str(space): _stack(s, space) for space in sorted(set(s.space[: s.turtles]) - {0})},
        "clutch": s.clutch or None,
        "pile": s.pile,
        "spent": _values(s.spent),
        "beach": _turtle(s.beach),
    }


def secret(s: Any) -> dict[str, Any]:
    """Everybody knows their own cards [M-R13]."""
    return {"cards": [_values(row) for row in s.eggs[: s.seats]]}


def _turtle(turtle: int) -> str | None:
    return None if turtle == NONE else TURTLES[turtle]


def _stack(s: Any, space: int) -> list[str]:
    """The turtles on a space, from the bottom up."""
    turtle = next(t for t in range(s.turtles) if s.space[t] == space and s.mount[t] == NONE)
    stack = []
    while turtle != NONE:
        stack.append(TURTLES[turtle])
        turtle = s.rider[turtle]
    return stack


def _values(counts: list[int]) -> list[int | None]:
    """Cards one by one; a card lying face down is None."""
    return [eggs or None for eggs, count in enumerate(counts) if count for _ in range(count)]


# --- reading ------------------------------------------------------------------------------------------------------


def read(game: Game, s: Any, fields: Reader) -> None:
    """Set the position up, or refuse it with the name of the field."""
    game.lay_out(s, fields.setup(game))
    _read_cards(s, fields)
    _read_stacks(s, fields.take("stacks", {}))
    _read_turn(s, fields)
    _read_dice(s, fields)


def _read_cards(s: Any, fields: Reader) -> None:
    """Clutch, won and spent cards; what is left of the deck is the bag."""
    hands = listed("cards", fields.take("cards", [[] for _ in range(s.seats)]))
    if len(hands) != s.seats:
        raise BadScene("cards", f"there is one list of cards for each of the {s.seats} seats, not {len(hands)}")
    for seat, hand in enumerate(hands):
        _count("cards", hand, s.eggs[seat])
    _count("spent", fields.take("spent", []), s.spent)
    clutch = fields.take("clutch")
    s.clutch = 0 if clutch is None else whole("clutch", clutch, range(1, FACES + 1))
    _deal(s)
    pile = fields.whole("pile", range(PILE + 1), int(s.pile))
    if pile != s.pile:
        raise BadScene("pile", f"with these cards {s.pile} are left in the pile, not {pile} [M1.4]")


def _count(field: str, hand: Any, counts: Any) -> None:
    for eggs in listed(field, hand):
        counts[whole(field, eggs, range(1, FACES + 1))] += 1


def _deal(s: Any) -> None:
    for eggs in range(1, FACES + 1):
        seen = int(s.eggs[:, eggs].sum()) + int(s.spent[eggs]) + int(s.clutch == eggs)
        if seen > DECK[eggs]:
            raise BadScene("cards", f"{seen} cards of {eggs} are won, spent or open; the deck has {DECK[eggs]} [M1.4]")
        s.bag[eggs] = DECK[eggs] - seen
    left = int(s.bag.sum()) - OUT
    if left < 0:
        raise BadScene("cards", f"{PILE - left} cards are won, spent or open; only {PILE} are in play [M1.4]")
    s.pile = left


def _read_stacks(s: Any, stacks: Any) -> None:
    if not isinstance(stacks, Mapping):
        raise BadScene("stacks", "it is an object: for each space its turtles from the bottom up")
    placed: set[int] = set()
    for space, names in stacks.items():
        number = int(space) if re.fullmatch("[0-9]{1,3}", str(space)) else space
        _pile_up(s, whole("stacks", number, range(1, BEACH + 1)), listed("stacks", names), placed)


def _pile_up(s: Any, space: int, names: Sequence[Any], placed: set[int]) -> None:
    below = NONE
    for name in names:
        turtle = place("stacks", name, TURTLES[: s.turtles])
        if turtle in placed:
            raise BadScene("stacks", f"the {name} turtle is in two places")
        placed.add(turtle)
        s.space[turtle], s.mount[turtle] = space, below
        if below != NONE:
            s.rider[below] = turtle
        below = turtle


def _read_turn(s: Any, fields: Reader) -> None:
    """Whose move it is and what is asked."""
    turtles = TURTLES[: s.turtles]
    step = place("step", fields.take("step", "die"), STEPS)
    s.step = step
    _set_turtle(s, "turn", fields.name("turn", turtles, None if step in (BEGIN, TURN_UP) else turtles[0]))
    _set_turtle(s, "waiting", fields.name("waiting", turtles))
    _set_turtle(s, "beach", fields.name("beach", turtles))
    s.card = fields.whole("card", range(FACES + 1), 0)
    _check_turn(s)
    _check_clutch(s)


def _set_turtle(s: Any, field: str, turtle: int | None) -> None:
    s[field] = NONE if turtle is None else turtle


def _check_turn(s: Any) -> None:
    two_each = s.turtles > s.seats
    if s.turn == NONE and s.step not in (BEGIN, TURN_UP):
        raise BadScene("turn", f"at the step «{STEPS[s.step]}» it is some turtle's turn")
    if s.turn != NONE and s.step == BEGIN:
        raise BadScene("turn", "it is nobody's turn before chance has named who begins [M1.6]")
    if s.step == PICK and (not two_each or s.turn % 2):
        raise BadScene("step", "only a player with two turtles picks; the turn is written as the first of them [M7.2]")
    if s.waiting != NONE and (not two_each or s.waiting != s.turn ^ 1):
        raise BadScene("waiting", "only the other turtle of the same player can still have to move [M7.1]")
    if s.card and (not s.egg_cards or not s.spent[s.card]):
        raise BadScene("card", "a card spent this turn is among the spent cards, and the variant is on [M8.5]")
    if not s.egg_cards and s.spent.any():
        raise BadScene("spent", "cards are spent only in the egg-card variant [M8.1]")


def _check_clutch(s: Any) -> None:
    """A card lies open unless one is about to be turned up or all twenty are gone."""
    if (s.beach != NONE) != (s.step == OVER):
        raise BadScene("beach", "a turtle lies on the beach when the game is over, and only then [M6.1]")
    if s.step == TURN_UP:
        if s.clutch or not s.pile:
            raise BadScene("clutch", "a card is turned up when none lies open and the pile is not empty [M5.3]")
    elif s.step == OVER:
        if s.clutch or s.pile:
            raise BadScene("clutch", "the game ends when all twenty cards have been won [M6.1]")
    elif not s.clutch and s.pile:
        raise BadScene("clutch", f"{s.pile} cards are left in the pile, so one lies open [M1.5]")
    if s.turn == NONE and s.pile + bool(s.clutch) < PILE:
        raise BadScene("cards", "nobody can have won a card before anybody has moved")


def _read_dice(s: Any, fields: Reader) -> None:
    dice = [whole("dice", pips, range(1, PIPS + 1)) for pips in listed("dice", fields.take("dice", []))]
    most = {DECIDE: DICE - 1, DIE_OWED: DICE - 1, PICK: 0, BEGIN: 0}.get(int(s.step), DICE)
    if len(dice) > most or (s.step == DECIDE and not dice):
        raise BadScene("dice", f"at the step «{STEPS[s.step]}» there cannot be {len(dice)} dice on the table [M2.1]")
    if sum(dice) > LIMIT:
        raise BadScene("dice", f"they come to {sum(dice)}; over {LIMIT} the turtle is back on the raft [M2.4]")
    s.dice, s.pips = len(dice), sum(dice)
    s.thrown[: len(dice)] = dice
