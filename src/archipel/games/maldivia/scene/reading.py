"""Setting the record from a scene."""

from __future__ import annotations

from typing import Any

from archipel.core.errors import BadScene
from archipel.core.scene_fields import bits, set_bits
from archipel.core.scenes import SceneValues, on_snapshot, refuse, snapshot
from archipel.games.maldivia import box
from archipel.games.maldivia.box import KINDS, PILE
from archipel.games.maldivia.rules import delivering, gaining, queries, sailing
from archipel.games.maldivia.scene import checking
from archipel.games.maldivia.scene.fields import CARD_NAMES
from archipel.games.maldivia.scene.writing import visible
from archipel.games.maldivia.state import NONE, STEPS

_depth = on_snapshot(queries.depth)


def fill(s: Any, values: SceneValues) -> None:
    """Set the record; the spaces that a boat can reach follow from the rest."""
    values.copy("step")  # first: the defaults of the others depend on it
    values.copy(rounds="round")
    refuse(checking.check_round(s))
    s.starter = max(0, values.starter)
    values.copy("slot", "turn", "owed")
    _fill_cloth(s, values.cloth)
    _fill_boats(s, values)
    _fill_plans(s, values.plans)
    s.closed = set_bits(values.closed)
    refuse(checking.check_closed(s))
    _fill_cards(s, values)
    _fill_bites(s, values)
    _fill_turn(s, values)
    if STEPS[s.step] == "sail" and not queries.fog_in_play(s):
        sailing.chart(s, int(s.turn), int(s.tile[s.turn, s.slot - 1]))


def _fill_cloth(s: Any, cloth: Any) -> None:
    (s.north, s.south), (s.west, s.east) = cloth.rows, cloth.columns
    record = snapshot(s)
    possible = {space: _possible_sights(record, space) for space in visible(record)}
    shown = {space: sights[0] for space, sights in possible.items()} if cloth.spaces is None else cloth.spaces
    s.sea[:] = box.PLAIN
    for space, sight in shown.items():
        s.sea[space] = sight
    refuse(checking.check_cloth(s, shown, possible))


def _possible_sights(record: Any, space: int) -> list[int]:
    """Return the front of a space, or the backs of the spaces that may have been folded onto it last."""
    is_folded = (record.north > 0, record.east < box.SIZE - 1, record.south < box.SIZE - 1, record.west > 0)
    at_fold = [side for side in range(box.SIDES) if is_folded[side] and _depth(record, space, side) == 0]
    return [record.back[space + box.STEP[side]] for side in at_fold] or [record.sea[space]]


def _fill_boats(s: Any, values: SceneValues) -> None:
    s.boat[: s.seats] = values.boats
    for seat, mast in enumerate(values.masts):
        for fish in mast:
            gaining.put_on(s, seat, fish)
    s.hand[:] = [values.hand.count(fish) for fish in range(len(s.hand))]
    s.supply -= s.aboard.sum(axis=0, dtype="i1") + s.hand
    refuse(checking.check_boats(s))


def _fill_plans(s: Any, plans: list[list[int]]) -> None:
    refuse(checking.check_plans(s, plans))
    s.planned = set_bits(seat for seat, plan in enumerate(plans) if plan)
    for seat in bits(s.planned, len(plans)):
        s.tile[seat] = plans[seat]
    turned_up = [s.tile[seat, slot] for seat in range(s.seats) for slot in range(queries.played(s, seat))]
    s.fog = set_bits(int(box.LETTER[tile]) for tile in turned_up if tile >= box.FOG)


def _fill_cards(s: Any, values: SceneValues) -> None:
    """Place the cards; those that are left in the bags have not been seen."""
    for seat, won in enumerate(values.won):
        for name in won.cards:
            delivering.win(s, seat, _take(s, "won", name))
    for island in range(box.SIDES):
        below = [_take(s, "bottom", island * KINDS + cargo) for cargo in values.bottom[island]]
        s.bottom[island, : len(below)], s.below[island] = below, len(below)
        cargoes = _usual_ships(s, island) if values.ships[island] is None else values.ships[island]
        s.ship[island, : len(cargoes)] = [_take(s, "ships", island * KINDS + cargo) for cargo in cargoes]
    refuse(checking.check_cards(s))


def _take(s: Any, field: str, name: int) -> int:
    """Take the first card of that name out of the bag of its island."""
    island = name // KINDS
    card = _find(s, field, name, int(s.bag[island]))
    s.bag[island] &= ~(1 << card % PILE)
    s.unseen[island] -= 1
    return card


def _find(s: Any, field: str, name: int, ten: int) -> int:
    """Return the first card of that name among an island's ten cards whose bits are set."""
    card = int(queries.find_card(s, ten, *divmod(name, KINDS)))
    if card == NONE:
        raise BadScene(field, f"there is no card {CARD_NAMES[name]}, or not another one [V1.4]")
    return card


def _usual_ships(s: Any, island: int) -> list[int]:
    """Return the first two cargoes that have not been seen; none before the first round."""
    count = box.OPEN_SHIPS - (s.owed == island) if s.rounds else 0
    return [int(s.cargo[island * PILE + i]) for i in bits(s.bag[island], PILE)][:count]


def _fill_bites(s: Any, values: SceneValues) -> None:
    """Set the bites, the last one first, and with them the seats that won the cards."""
    s.bites = len(values.bites)
    won = [card for card in range(box.CARDS) if s.origin[card] != NONE]
    for entry in values.late:
        card = _named(s, "late", entry.card, won)
        s.won_after[card] = entry.bites
        won.remove(card)
    refuse(checking.check_late(s))
    for bite in reversed(range(s.bites)):
        _fill_bite(s, bite, values.bites[bite])


def _fill_bite(s: Any, bite: int, entry: Any) -> None:
    """Set one bite; before it each of the two cards was with the other player."""
    s.bite_seats[bite], s.bite_islands[bite] = (entry.seat, entry.victim), (entry.gives, entry.draws)
    refuse(checking.check_bite(s, bite))
    hands = [[i for i in range(box.CARDS) if s.origin[i] == seat and s.won_after[i] <= bite] for seat in range(s.seats)]
    given = _named(s, "bites", entry.gives * KINDS + entry.given, hands[entry.victim])
    drawn = _named(s, "bites", entry.draws * KINDS + entry.drawn, hands[entry.seat])
    s.bite_cards[bite] = given, drawn
    s.origin[given], s.origin[drawn] = entry.seat, entry.victim


def _named(s: Any, field: str, name: int, cards: list[int]) -> int:
    """Return the first of these cards that has this name."""
    for card in cards:
        if card // PILE == name // KINDS and s.cargo[card] == name % KINDS:
            return card
    raise BadScene(field, f"the card {CARD_NAMES[name]} cannot have been there then [V4.7, V-R35]")


def _fill_turn(s: Any, values: SceneValues) -> None:
    deeds = set_bits(values.gained)
    s.fished, s.twisted, s.bitten = deeds & 1, deeds >> 1 & 1, deeds >> 2 & 1
    s.robbed, s.served = deeds >> 3 & (1 << box.MOST_SEATS) - 1, deeds >> 3 + box.MOST_SEATS
    s.surplus = values.surplus + 1
    if values.aim:
        s.aim_seat, s.aim_slot = values.aim.seat, values.aim.slot
    if values.wanted:
        s.victim, s.wanted = values.wanted.seat, values.wanted.island
    if values.given != NONE:
        s.given = _find(s, "given", values.given, int(queries.cards_of(int(s.held[s.turn]), values.given // KINDS)))
