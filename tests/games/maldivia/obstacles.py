"""The obstacles behind the refusals of Maldivia, and scenes without them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from archipel.core.kernel import CHANCE
from archipel.core.notation import Answer
from archipel.games.maldivia.box import CARGOES, COLOURS, ISLANDS, MARKS

Scene = dict[str, Any]
DERIVED = {"supply", "piles", "played", "planned", "fog", "ending", "fog_tile"}
WHOLE = {"rows": [1, 10], "columns": ["a", "j"]}
COURSES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SLOTS = 4
PILES = {
    "N": "Y YY RY GY YYY RYY RPY RGP RGPY RGYY",
    "E": "R RR RG RP RRR RRG RGY GPY RGPY RRGP",
    "S": "G GG GP GY GGG GGP RGP RPY RGPY GGPY",
    "W": "P PP PY RP PPP PPY GPY RGY RGPY RPPY",
}


def without(scene: Scene, seat: int, answer: Answer, reason: str) -> Scene | None:
    """The same scene without the obstacle that the reason names; None where that is not one change."""
    remove = OBSTACLES.get(reason)
    return None if remove is None else remove(scene, seat, answer)


def changed(scene: Scene, *left_out: str, **fields: Any) -> Scene:
    """The scene with these fields and without those that are left out or follow from others."""
    kept = {name: value for name, value in (scene | fields).items() if name not in DERIVED | set(left_out)}
    return kept | {"won": [{"cards": won["cards"]} for won in kept["won"]]}


# --- something has to be answered first ---------------------------------------------------------------------------


def sea_unfolded(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """The whole cloth is there, and another round begins."""
    return changed(scene, "plans", step="plan", cloth=WHOLE, slot=0)


def starting_player_drawn(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    return changed(scene, step="place", starter=1, turn=1)


def boats_placed(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """All boats are on the cloth, and ships are turned up."""
    return changed(scene, "boats", step="ship", turn=0, owed="E")


def ships_shown(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """Two ships lie open at each island, and the first round begins."""
    return changed(scene, "ships", step="plan", round=1, owed=None)


def ship_swapped(scene: Scene, _seat: int, _answer: Answer) -> Scene | None:
    """The neighbour has put the first ship under the pile, and the next one comes."""
    side = scene["plans"][scene["turn"] - 1][scene["slot"] - 1][-1]
    if not unseen(scene, side):
        return None
    put_back, *left = scene["ships"][side]
    ships, bottom = scene["ships"] | {side: left}, scene["bottom"] | {side: [*scene["bottom"][side], put_back]}
    return changed(scene, step="ship", owed=side, ships=ships, bottom=bottom)


def own_placing(scene: Scene, seat: int, _answer: Answer) -> Scene:
    """This seat is the first to place its boat."""
    return changed(scene, boats=[None] * scene["seats"], starter=seat + 1, turn=seat + 1)


def plan_taken_back(scene: Scene, seat: int, _answer: Answer) -> Scene:
    return changed(scene, plans=with_entry(scene["plans"], seat, []))


def more_seats(scene: Scene, seat: int, _answer: Answer) -> Scene | None:
    """Four play; at the start nobody has anything yet."""
    return changed(scene, "boats", "masts", "plans", seats=4, won=[{"cards": []}] * 4) if seat == CHANCE else None


# --- boats --------------------------------------------------------------------------------------------------------


def space_left(scene: Scene, _seat: int, answer: Any) -> Scene:
    """The boat that stands there is elsewhere."""
    other = scene["boats"].index(MARKS[answer.space])
    return changed(scene, boats=with_entry(scene["boats"], other, next(free(scene))))


def way_cleared(scene: Scene, seat: int, answer: Any) -> Scene | None:
    """The boats between the boat and a space straight ahead, and on it, are off that line."""
    way = list(line(scene["boats"][seat], scene["plans"][seat][scene["slot"] - 1]))
    if MARKS[answer.space] not in way:
        return None
    elsewhere = (mark for mark in free(scene) if mark not in way)
    return changed(scene, boats=[next(elsewhere) if mark in way else mark for mark in scene["boats"]])


def on_fish(scene: Scene, seat: int, _answer: Answer) -> Scene | None:
    """The boat is on a space with fish."""
    return moved(scene, seat, lambda mark: has_fish(scene, mark))


def on_octopus(scene: Scene, seat: int, _answer: Answer) -> Scene | None:
    """The boat is on an octopus, and a tile stands that can be turned."""
    if sum(scene["played"]) == SLOTS * scene["seats"]:
        return None
    return moved(scene, seat, lambda mark: scene["cloth"]["spaces"].get(mark) == "octopus")


def at_the_edge(scene: Scene, seat: int, answer: Any) -> Scene | None:
    """The boat is at the edge of that island, on a space with fish."""
    course = ISLANDS[answer.island]
    return moved(scene, seat, lambda mark: has_fish(scene, mark) and next(line(mark, course), "") not in visible(scene))


def moved(scene: Scene, seat: int, is_wanted: Callable[[str], bool]) -> Scene | None:
    """The boat is on such a space, if there is one and nothing has been done in this turn yet."""
    there = next((mark for mark in free(scene) if is_wanted(mark)), None)
    if there is None or scene["gained"]:
        return None
    return changed(scene, boats=with_entry(scene["boats"], seat, there))


def beside(scene: Scene, seat: int, answer: Any) -> Scene | None:
    """The other boat stands beside this one, if that changes nothing else in this turn."""
    there = next((mark for mark in free(scene) if are_neighbours(mark, scene["boats"][seat])), None)
    if there is None or f"steal {answer.seat + 1}" in scene["gained"]:
        return None
    return changed(scene, boats=with_entry(scene["boats"], answer.seat, there))


# --- fish, cards and ships ----------------------------------------------------------------------------------------


def fish_to_steal(scene: Scene, _seat: int, answer: Any) -> Scene | None:
    """The other boat has a fish."""
    fish = next((name for name in COLOURS if scene["supply"][name]), None)
    return None if fish is None else changed(scene, masts=with_entry(scene["masts"], answer.seat, [fish]))


def ship_open(scene: Scene, _seat: int, answer: Any) -> Scene | None:
    """A ship of that island asks for this cargo."""
    side, cargo = ISLANDS[answer.island], "+".join(CARGOES[answer.cargo])
    if cargo not in unseen(scene, side) or not scene["ships"][side]:
        return None
    return changed(scene, ships=scene["ships"] | {side: [cargo, *scene["ships"][side][1:]]})


def cargo_aboard(scene: Scene, seat: int, answer: Any) -> Scene | None:
    """The fish that the ship asks for are on the mast, and nothing else."""
    cargo = list(CARGOES[answer.cargo])
    if any(cargo.count(name) > scene["supply"][name] + scene["masts"][seat].count(name) for name in COLOURS):
        return None
    return changed(scene, masts=with_entry(scene["masts"], seat, cargo))


def unseen_card(scene: Scene, _seat: int, answer: Any) -> Scene | None:
    """Another ship lies open in place of this one."""
    side, cargo = ISLANDS[answer.island], "+".join(CARGOES[answer.cargo])
    others = unseen(scene, side)
    if cargo not in scene["ships"][side] or not others:
        return None
    ships = [others[0] if ship == cargo else ship for ship in scene["ships"][side]]
    return changed(scene, ships=scene["ships"] | {side: ships})


OBSTACLES: dict[str, Callable[[Scene, int, Any], Scene | None]] = {
    "game-over": sea_unfolded,
    "starter-first": starting_player_drawn,
    "place-first": boats_placed,
    "ships-first": ships_shown,
    "swap-first": ship_swapped,
    "not-your-placing": own_placing,
    "already-planned": plan_taken_back,
    "no-such-seat": more_seats,
    "space-taken": space_left,
    "boat-there": way_cleared,
    "boat-between": way_cleared,
    "no-fish-here": on_fish,
    "no-octopus": on_octopus,
    "not-at-edge": at_the_edge,
    "not-beside": beside,
    "nothing-to-steal": fish_to_steal,
    "no-such-ship": ship_open,
    "fish-missing": cargo_aboard,
    "card-seen": unseen_card,
}


# --- readers of scenes --------------------------------------------------------------------------------------------


def visible(scene: Scene) -> list[str]:
    """The spaces that are not in the fog."""
    (north, south), (west, east) = scene["cloth"]["rows"], scene["cloth"]["columns"]
    return [mark for mark in MARKS if north <= int(mark[1:]) <= south and west <= mark[0] <= east]


def free(scene: Scene) -> Iterator[str]:
    """The visible spaces without a boat."""
    return (mark for mark in visible(scene) if mark not in scene["boats"])


def line(mark: str, course: str) -> Iterator[str]:
    """The spaces straight ahead."""
    across, down = COURSES[course]
    while True:
        mark = f"{chr(ord(mark[0]) + across)}{int(mark[1:]) + down}"
        if mark not in MARKS:
            return
        yield mark


def are_neighbours(mark: str, other: str) -> bool:
    return abs(ord(mark[0]) - ord(other[0])) + abs(int(mark[1:]) - int(other[1:])) == 1


def has_fish(scene: Scene, mark: str) -> bool:
    """Tell whether fish can be caught on this space."""
    fish = [name for name in scene["cloth"]["spaces"].get(mark, "").split("+") if name in COLOURS]
    return any(scene["supply"][name] for name in fish)


def unseen(scene: Scene, side: str) -> list[str]:
    """The cargoes of an island that nobody has seen."""
    names = dict(zip("RGPY", COLOURS, strict=True))
    cards = ["+".join(names[letter] for letter in card) for card in PILES[side].split()]
    won = [card.split()[1] for won in scene["won"] for card in won["cards"] if card.startswith(side)]
    for cargo in [*scene["ships"][side], *scene["bottom"][side], *won]:
        cards.remove(cargo)
    return cards


def with_entry(values: list[Any], place: int, value: Any) -> list[Any]:
    return [value if i == place else old for i, old in enumerate(values)]
