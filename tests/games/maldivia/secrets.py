"""The secrets of Maldivia, stated naively from its rules.

There are two: tiles that have not been turned up are known to their owner only [V2.1, V-R20], and so are, to the two
players, the cards that a shark has swapped [V4.7, V-R8]. Everybody sees who wins which card, and the backs of all
cards; so everybody knows the place of a card if it is the same in all games that look alike to them [V-R35].
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archipel.core.notation import Event
from archipel.games.maldivia.answers import Turn
from archipel.games.maldivia.box import CARGOES, ISLANDS
from archipel.games.maldivia.events import Bites, Delivers, Exchanged, Planned, Round, Tips, Twists

if TYPE_CHECKING:
    from tests.secrecy import Told

Scene = dict[str, Any]
World = frozenset[tuple[str, int]]  # every won card, and the seat that has it
TILES = ("N", "E", "S", "W", "fog-E", "fog-S", "fog-W", "fog-N")
ARROWS, FOGS = TILES[:4], TILES[4:]
SLOTS = 4
TRIES = 300  # to swap other cards in a way that fits


@dataclass(frozen=True)
class Win:
    """A player wins a card, in the open."""

    seat: int
    card: str


@dataclass(frozen=True)
class Bite:
    """A swap: the two players, the islands on the backs, and the cards, if they were seen."""

    seats: tuple[int, int]
    islands: tuple[str, str]
    cards: tuple[str, str] | None


Step = Win | Bite


def seen(log: Sequence[Told], scene: Scene, seat: int) -> Scene:
    """Everything but the others' standing tiles and what a shark has made uncertain."""
    if scene["step"] == "over":  # [V8.2] the cards are shown
        return scene | {"plans": _plans(log, scene, seat)}
    steps = [*_known_at_start(log[0].before if log else scene), *_steps(log, seat)]
    worlds = _worlds(steps, {frozenset()})
    hands = [_certain(worlds, holder) for holder in range(scene["seats"])]
    return scene | {
        "plans": _plans(log, scene, seat),
        "won": [{"cards": hand, "backs": _backs(worlds, holder)} for holder, hand in enumerate(hands)],
        "bites": [_as_scene(step) for step in steps if isinstance(step, Bite)],
        "late": sorted(_late(steps), key=lambda late: _order(late["card"])),
        "given": _given(scene, worlds, seat),
    }


def heard(told: Told, seat: int) -> list[Event]:
    """Everything but the cards that a shark swapped between others; of a turned tile, only which one, and how far."""
    return [_turn(told, e) for e in told.events if not isinstance(e, Exchanged) or seat in (e.seat, e.victim)]


def _turn(told: Told, event: Event) -> Event:
    """The event of a turned tile as everybody sees the turn; any other event as it is."""
    if not isinstance(event, Twists):
        return event
    aim = told.before["aim"]
    assert isinstance(told.answer, Turn)
    return Twists(told.seat, aim["seat"] - 1, aim["slot"], told.answer.degrees)


# --- tiles --------------------------------------------------------------------------------------------------------


def _plans(log: Sequence[Told], scene: Scene, seat: int) -> list[list[str | None]]:
    """One's own tiles, and those that were turned up since the round began."""
    plans: dict[int, list[str | None]] = {}
    for event in (event for told in log for event in told.events):
        if isinstance(event, Round):
            plans = {}
        elif isinstance(event, Planned):
            plans[event.seat] = [None] * SLOTS
        elif isinstance(event, Tips):
            plans[event.seat][event.slot - 1] = TILES[event.tile]
    return [scene["plans"][owner] if owner == seat else plans.get(owner, []) for owner in range(scene["seats"])]


# --- cards --------------------------------------------------------------------------------------------------------


def _known_at_start(scene: Scene) -> Iterable[Step]:
    """The cards that had been won before the first answer; no shark had moved any."""
    assert not scene["bites"]
    return [Win(owner, card) for owner, won in enumerate(scene["won"]) for card in won["cards"]]


def _steps(log: Sequence[Told], seat: int) -> Iterable[Step]:
    """All that this seat was told about won cards."""
    for told in log:
        events = heard(told, seat)
        swapped = [_name(event.island, event.cargo) for event in events if isinstance(event, Exchanged)]
        for event in events:
            if isinstance(event, Delivers):
                yield Win(event.seat, _name(event.island, event.cargo))
            elif isinstance(event, Bites):
                islands = ISLANDS[event.island], ISLANDS[event.back]
                yield Bite((event.seat, event.victim), islands, (swapped[0], swapped[1]) if swapped else None)


def _name(island: int, cargo: int) -> str:
    return f"{ISLANDS[island]} {'+'.join(CARGOES[cargo])}"


def _worlds(steps: Iterable[Step], worlds: set[World]) -> set[World]:
    """All ways in which the cards may lie after these steps."""
    for step in steps:
        if isinstance(step, Win):
            worlds = {world | {(step.card, step.seat)} for world in worlds}
        else:
            worlds = {after for world in worlds for after, _ in _swaps(world, step)}
    return worlds


def _swaps(world: World, bite: Bite) -> Iterable[tuple[World, tuple[str, str]]]:
    """Every way in which the two may have swapped cards of these islands, and the cards."""
    one, other = bite.seats
    for given in _of_island(world, one, bite.islands[0]):
        for drawn in _of_island(world, other, bite.islands[1]):
            if bite.cards in (None, (given, drawn)):
                yield (world - {(given, one), (drawn, other)}) | {(given, other), (drawn, one)}, (given, drawn)


def _of_island(world: World, seat: int, island: str) -> list[str]:
    return sorted(card for card, holder in world if holder == seat and card.startswith(island))


def _certain(worlds: set[World], seat: int) -> list[str]:
    """The cards that a seat has in every world."""
    hands = ({card for card, holder in world if holder == seat} for world in worlds)
    return sorted(set.intersection(*hands), key=_order)


def _backs(worlds: set[World], seat: int) -> dict[str, int]:
    """The number of cards of each island, which is the same in every world."""
    ((*counts,),) = {tuple(len(_of_island(world, seat, island)) for island in "ESWN") for world in worlds}
    return dict(zip("ESWN", counts, strict=True))


def _as_scene(bite: Bite) -> Scene:
    given, drawn = (card.split()[1] for card in bite.cards) if bite.cards else (None, None)
    (seat, victim), (gives, draws) = bite.seats, bite.islands
    return {"seat": seat + 1, "victim": victim + 1, "gives": gives, "draws": draws, "given": given, "drawn": drawn}


def _late(steps: Sequence[Step]) -> Iterable[Scene]:
    """The cards that were won after a bite, and how many there had been."""
    bites = 0
    for step in steps:
        bites += isinstance(step, Bite)
        if isinstance(step, Win) and bites:
            yield {"card": step.card, "bites": bites}


def _given(scene: Scene, worlds: set[World], seat: int) -> str | None:
    """The card that is set aside: known to its giver, and to all if there is only one that it can be."""
    if scene["given"] is None or scene["turn"] - 1 == seat:
        return scene["given"]
    possible = {card for world in worlds for card, holder in world if holder == scene["turn"] - 1}
    return scene["given"] if len(possible) == 1 else None


def _order(card: str) -> tuple[int, int, list[int]]:
    """Cards in the order of their islands and of their cargoes."""
    island, cargo = card.split()
    colours = [("red", "green", "purple", "yellow").index(fish) for fish in cargo.split("+")]
    return ISLANDS.index(island), len(colours), colours


# --- other secrets ------------------------------------------------------------------------------------------------


def another(scene: Scene, seat: int, luck: random.Random) -> Scene:
    """The same with other tiles standing before the others, and other cards swapped between them."""
    plans = [
        plan if owner == seat else _other_plan(plan, shown, luck)
        for owner, (plan, shown) in enumerate(zip(scene["plans"], scene["played"], strict=True))
    ]
    return _other_cards(scene, seat, luck) | {"plans": plans}


def _other_plan(plan: list[str], shown: int, luck: random.Random) -> list[str]:
    """Three arrows and one fog tile [V1.6], of which the first ones were turned up."""
    standing = [luck.choice(ARROWS) for _ in plan[shown:]]
    if standing and not any(tile in FOGS for tile in plan[:shown]):
        standing[luck.randrange(len(standing))] = luck.choice(FOGS)
    return plan[:shown] + standing


def _other_cards(scene: Scene, seat: int, luck: random.Random) -> Scene:
    """Swap other cards in each bite that the seat did not see; some ways do not fit the bites that it saw."""
    steps = _history(scene)
    for _ in range(TRIES if scene["bites"] or scene["given"] else 0):
        found = _swap_again(steps, seat, luck)
        if found is not None and (again := _with_cards(scene, *found, seat, luck)) != scene:
            return again
    return scene


def _history(scene: Scene) -> list[Step]:
    """Everything that happened to the cards of a whole scene: who won them, and all bites."""
    hands = {card: owner for owner, won in enumerate(scene["won"]) for card in won["cards"]}
    bites = [_bite(entry) for entry in scene["bites"]]
    for bite in reversed(bites):
        assert bite.cards is not None
        hands |= dict(zip(bite.cards, bite.seats, strict=True))
    late = {entry["card"]: entry["bites"] for entry in scene["late"]}
    steps: list[Step] = []
    for number in range(len(bites) + 1):
        steps += [Win(owner, card) for card, owner in hands.items() if late.get(card, 0) == number]
        steps += bites[number : number + 1]
    return steps


def _bite(entry: Scene) -> Bite:
    cards = f"{entry['gives']} {entry['given']}", f"{entry['draws']} {entry['drawn']}"
    return Bite((entry["seat"] - 1, entry["victim"] - 1), (entry["gives"], entry["draws"]), cards)


def _swap_again(steps: Sequence[Step], seat: int, luck: random.Random) -> tuple[World, list[Bite]] | None:
    """The cards after other swaps, and these swaps; None if a swap that the seat saw is impossible then."""
    world, bites = frozenset(), []
    for step in steps:
        if isinstance(step, Win):
            world |= {(step.card, step.seat)}
            continue
        ways = list(_swaps(world, step if seat in step.seats else Bite(step.seats, step.islands, None)))
        if not ways:
            return None
        world, cards = luck.choice(ways)
        bites.append(Bite(step.seats, step.islands, cards))
    return world, bites


def _with_cards(scene: Scene, world: World, bites: Sequence[Bite], seat: int, luck: random.Random) -> Scene:
    hands = [sorted((card for card, owner in world if owner == holder), key=_order) for holder in range(scene["seats"])]
    given = scene["given"]
    if given is not None and scene["turn"] - 1 != seat:
        given = luck.choice(hands[scene["turn"] - 1])
    won = [row | {"cards": hand} for row, hand in zip(scene["won"], hands, strict=True)]
    return scene | {"won": won, "bites": [_as_scene(bite) for bite in bites], "given": given}
