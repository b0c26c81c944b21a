"""The obstacles behind the refusals of Mahé, and scenes without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from archipel.core.kernel import CHANCE
from archipel.core.notation import Answer

Scene = dict[str, Any]
DECK = {1: 3, 2: 3, 3: 5, 4: 5, 5: 5, 6: 3}  # [M1.4]
DERIVED = {"pile", "owners", "topmost", "decider"}


def without(scene: Scene, seat: int, answer: Answer, reason: str) -> Scene | None:
    """The same scene without the obstacle that the reason names; None where that is not one change."""
    remove = OBSTACLES.get(reason)
    return None if remove is None else remove(scene, seat, answer)


def changed(scene: Scene, *left_out: str, **fields: Any) -> Scene:
    """The scene with these fields and without those that are left out or follow from others."""
    return {name: value for name, value in (scene | fields).items() if name not in DERIVED | set(left_out)}


# --- something has to be answered first ---------------------------------------------------------------------------


def last_eggs_left(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """Nobody has taken the last eggs."""
    return changed(scene, step="die", beach=None, dice=[])


def first_clutch(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """The first card lies open."""
    return changed(scene, step="begin", clutch=3)


def next_clutch(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """The next card lies open."""
    return changed(scene, step="die", clutch=unseen(scene)[0], dice=[])


def starting_player_drawn(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """The first seat begins."""
    return changed(scene, step="die", turn=turtles_of(scene, 0)[0])


def more_seats(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """Seven play."""
    return changed(scene, "cards", seats=7)


def die_rolled(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """A die lies on the table; if a turtle was to be picked, the first one has been."""
    picked = partner(scene) if scene["step"] == "pick" else scene["waiting"]
    return changed(scene, step="decide", dice=[1], waiting=picked)


def decision_made(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """The player has decided to roll."""
    return changed(scene, step="die")


def turtle_picked(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """The player has picked the first turtle."""
    return changed(scene, step="die", waiting=partner(scene))


# --- another is asked, or something else --------------------------------------------------------------------------


def own_turn(scene: Scene, seat: int, _answer: Answer) -> Scene:
    """It is this seat's turn."""
    return changed(scene, turn=turtles_of(scene, seat)[0], waiting=None, played=[])


def riders_gone(scene: Scene, seat: int, _answer: Answer) -> Scene:
    """No turtle sits on the topmost turtle of this seat."""
    (space, stack), *_ = ((space, stack) for space, stack in scene["stacks"].items() if scene["turn"] in stack)
    top = max(stack.index(turtle) for turtle in turtles_of(scene, seat) if turtle in stack)
    return changed(scene, stacks=scene["stacks"] | {space: stack[: top + 1]})


def move_finished(scene: Scene, seat: int, _answer: Answer) -> Scene:
    """The move is over, and this seat picks."""
    return changed(scene, step="pick", turn=turtles_of(scene, seat)[0], waiting=None, dice=[], played=[])


# --- cards --------------------------------------------------------------------------------------------------------


def card_put_back(scene: Scene, _seat: int, answer: Any) -> Scene | None:
    """One of the cards with so many eggs is back in the pile."""
    for seat, hand in enumerate(scene["cards"]):
        if answer.eggs in hand:
            return changed(scene, cards=with_hand(scene, seat, minus(hand, answer.eggs)))
    return None


def variant_on(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    return changed(scene, options={"egg_cards": "yes"})


def none_played(scene: Scene, seat: int, _answer: Answer) -> Scene:
    """This seat has not played a card this turn."""
    return changed(scene, played=minus(scene["played"], seat + 1))


def card_won(scene: Scene, seat: int, answer: Any) -> Scene | None:
    """This seat has won such a card from the pile."""
    if not scene["pile"] or answer.eggs not in unseen(scene):
        return None
    return changed(scene, cards=with_hand(scene, seat, [*scene["cards"][seat], answer.eggs]))


OBSTACLES: dict[str, Callable[[Scene, int, Any], Scene | None]] = {
    "game-over": last_eggs_left,
    "clutch-first": first_clutch,
    "card-first": next_clutch,
    "starting-player-first": starting_player_drawn,
    "no-such-seat": more_seats,
    "die-first": die_rolled,
    "first-die": die_rolled,
    "pick-first": die_rolled,
    "decision-first": decision_made,
    "turtle-first": turtle_picked,
    "not-your-turn": own_turn,
    "not-topmost": riders_gone,
    "already-swimming": move_finished,
    "no-card-left": card_put_back,
    "no-variant": variant_on,
    "one-card": none_played,
    "not-your-card": card_won,
}


# --- readers of scenes --------------------------------------------------------------------------------------------


def turtles_of(scene: Scene, seat: int) -> list[str]:
    assert seat != CHANCE
    return [turtle for turtle, owner in scene["owners"].items() if owner == seat + 1]


def partner(scene: Scene) -> str:
    """The other turtle of the player whose turn it is."""
    return next(
        turtle
        for turtle, owner in scene["owners"].items()
        if owner == scene["owners"][scene["turn"]] and turtle != scene["turn"]
    )


def unseen(scene: Scene) -> list[int]:
    """The cards that have not been turned up."""
    shown = [*scene["spent"], scene["clutch"], *(eggs for hand in scene["cards"] for eggs in hand)]
    return [eggs for eggs, count in DECK.items() if shown.count(eggs) < count]


def minus(values: list[int], value: int) -> list[int]:
    rest = list(values)
    rest.remove(value)
    return rest


def with_hand(scene: Scene, seat: int, hand: list[int]) -> list[list[int]]:
    return [hand if owner == seat else cards for owner, cards in enumerate(scene["cards"])]
