"""Setting the record from a scene."""

from __future__ import annotations

from typing import Any

from archipel.core.errors import BadScene
from archipel.core.scene_fields import bits, set_bits
from archipel.core.scenes import SceneValues, refuse
from archipel.games.maldivia.box import CARDS, FOG, KINDS, LETTER, MOST_SEATS, OPEN_SHIPS, PILE, PLAIN, SIZE
from archipel.games.maldivia.rules.queries import played
from archipel.games.maldivia.rules.sailing import chart
from archipel.games.maldivia.scene import checking
from archipel.games.maldivia.scene.fields import CARD
from archipel.games.maldivia.scene.writing import ROUND_THE_CLOTH, label, visible
from archipel.games.maldivia.state import NONE, STEPS, WATCHING


def fill(s: Any, values: SceneValues) -> None:
    """Set the record; the places a boat can reach follow from it."""
    values.copy("step")
    values.copy("slot", rounds="round")
    s.starter = max(0, values.starter)
    values.copy("turn", "owed")
    refuse(checking.check_time(s, values))
    _fill_cloth(s, values.cloth)
    _fill_boats(s, values)
    _fill_plans(s, values)
    _fill_cards(s, values)
    _fill_rumours(s, values.rumours)
    _fill_turn(s, values)
    refuse(checking.check_turn(s))
    if STEPS[s.step] == "sail":
        chart(s, int(s.turn), int(s.tile[s.turn, s.slot - 1]))


def _fill_cloth(s: Any, cloth: Any) -> None:
    (s.north, s.south), (s.west, s.east) = cloth.rows, cloth.columns
    refuse(checking.check_edges(s))
    possible = {space: _possible_sights(s, space) for space in visible(s)}
    shown = {space: sights[0] for space, sights in possible.items()} if cloth.spaces is None else cloth.spaces
    s.sea[:] = PLAIN
    for space, sight in shown.items():
        s.sea[space] = sight
    refuse(checking.check_spaces(s, shown, possible))


def _possible_sights(s: Any, space: int) -> list[int]:
    """Return the front of a space, or the backs of the spaces that may have been folded onto it last."""
    row, column = divmod(space, SIZE)
    folded = [
        (row == s.north > 0, space - SIZE),
        (column == s.east < SIZE - 1, space + 1),
        (row == s.south < SIZE - 1, space + SIZE),
        (column == s.west > 0, space - 1),
    ]
    return [int(s.back[outer]) for is_folded, outer in folded if is_folded] or [int(s.sea[space])]


def _fill_boats(s: Any, values: SceneValues) -> None:
    s.boat[: s.seats] = values.boats
    for seat, mast in enumerate(values.masts):
        s.mast[seat, : len(mast)], s.height[seat] = mast, len(mast)
        s.aboard[seat] = [mast.count(fish) for fish in range(len(s.supply))]
    s.hand[:] = [values.hand.count(fish) for fish in range(len(s.supply))]
    s.supply -= s.aboard.sum(axis=0, dtype="i1") + s.hand
    refuse(checking.check_boats(s))


def _fill_plans(s: Any, values: SceneValues) -> None:
    refuse(checking.check_plans(s, values.plans))
    for seat, tiles in enumerate(values.plans):
        if tiles:
            s.tile[seat] = tiles
            s.planned |= 1 << seat
    turned_up = [s.tile[seat, slot] for seat in range(s.seats) for slot in range(played(s, seat))]
    s.fog = set_bits(int(LETTER[tile]) for tile in turned_up if tile >= FOG)


# --- cards --------------------------------------------------------------------------------------------------------


def _fill_cards(s: Any, values: SceneValues) -> None:
    """Place the cards; those that are nowhere else have not been seen."""
    seen: set[int] = set()
    for seat, won in enumerate(values.won):
        for name in won.cards:
            card = _take(s, "won", name, seen)
            s.held[seat] |= 1 << card
            s.backs[seat, card // PILE] += 1
    for island, cargoes in values.bottom.items():
        s.below[island] = len(cargoes)
        s.bottom[island, : len(cargoes)] = [_take(s, "bottom", island * KINDS + cargo, seen) for cargo in cargoes]
    for island in ROUND_THE_CLOTH:
        cargoes = values.ships.get(island)
        cargoes = _usual_ships(s, island, seen) if cargoes is None else cargoes
        s.ship[island, : len(cargoes)] = [_take(s, "ships", island * KINDS + cargo, seen) for cargo in cargoes]
    for card in seen:
        s.bag[card // PILE] &= ~(1 << card % PILE)
        s.unseen[card // PILE] -= 1
    refuse(checking.check_cards(s))


def _take(s: Any, field: str, name: int, seen: set[int]) -> int:
    """Return the first card of that name that is nowhere else."""
    island, cargo = divmod(name, KINDS)
    for card in range(island * PILE, island * PILE + PILE):
        if s.cargo[card] == cargo and card not in seen:
            seen.add(card)
            return card
    raise BadScene(field, f"there is no card {CARD.names[name]}, or not another one [V1.4]")


def _usual_ships(s: Any, island: int, seen: set[int]) -> list[int]:
    """Return the first two cargoes that are not elsewhere."""
    if STEPS[s.step] == "starter" or (STEPS[s.step] == "ship" and s.rounds == 0):
        return []
    free = [card for card in range(island * PILE, island * PILE + PILE) if card not in seen]
    return [int(s.cargo[card]) for card in free[: OPEN_SHIPS - (s.owed == island)]]


def _fill_rumours(s: Any, rumours: list[Any]) -> None:
    """Set the places that each seat and the spectators take for possible; other cards everybody can place."""
    eyes = [*range(s.seats), WATCHING]
    s.may[eyes] = s.held
    holder = {card: seat for seat in range(MOST_SEATS) for card in bits(s.held[seat], CARDS)}
    for rumour in rumours:
        name, places = CARD.names[rumour.card], vars(rumour)["with"]
        card = next((card for card in sorted(holder) if label(s, card) == name), NONE)
        refuse(checking.check_rumour(s, name, holder.pop(card, NONE), places))
        for eye, seats in zip(eyes, places, strict=True):
            for seat in seats:
                s.may[eye, seat] |= 1 << card


def _fill_turn(s: Any, values: SceneValues) -> None:
    s.fished, s.twisted, s.bitten = (deed in values.gained for deed in range(3))
    s.robbed = set_bits(deed - 3 for deed in values.gained if 3 <= deed < 3 + MOST_SEATS)
    s.served = set_bits(deed - 3 - MOST_SEATS for deed in values.gained if deed >= 3 + MOST_SEATS)
    s.surplus = values.surplus + 1
    if values.aim:
        s.aim_seat, s.aim_slot = values.aim.seat, values.aim.slot
    if values.wanted:
        s.victim, s.wanted = values.wanted.seat, values.wanted.island
    if values.given != NONE:
        s.given = _take(s, "given", values.given, set(range(CARDS)) - set(bits(s.held[s.turn], CARDS)))
