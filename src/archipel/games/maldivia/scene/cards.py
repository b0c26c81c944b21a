"""Setting up the market ships: the open ones, the piles, and who has won which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from archipel.core.errors import BadScene
from archipel.core.scenes import Reader, listed, place, whole
from archipel.games.maldivia.box import CARDS, CARGOES, ISLANDS, MOST_SEATS, OPEN_SHIPS, PILE
from archipel.games.maldivia.scene.writing import ROUND_THE_CLOTH, cargo, label
from archipel.games.maldivia.state import DRAWING, NONE, OVER, SHOWING, STARTING, TAKING, WATCHING

NAMES = tuple("+".join(bundle) for bundle in CARGOES)


def read_cards(s: Any, fields: Reader) -> None:
    """Forty cards: what is neither open nor under a pile nor won has not been seen."""
    owed = fields.name("owed", ISLANDS, _usual_owed(s))
    s.owed = NONE if owed is None else owed
    seen: set[int] = set()
    _read_won(s, fields, seen)
    _read_bottom(s, fields, seen)
    _read_ships(s, fields, seen)
    for card in range(CARDS):
        if card in seen:
            s.bag[card // PILE] &= ~(1 << card % PILE)
            s.unseen[card // PILE] -= 1
    _check_piles(s, fields)
    _read_rumours(s, fields)
    _read_bite(s, fields)


def _usual_owed(s: Any) -> str | None:
    return "E" if s.step == SHOWING and s.rounds == 0 else None


def _take(s: Any, field: str, island: int, name: Any, seen: set[int]) -> int:
    """The first card of an island with this cargo that is nowhere else."""
    wanted = place(field, name, NAMES)
    pile = range(island * PILE, island * PILE + PILE)
    card = next((card for card in pile if s.cargo[card] == wanted and card not in seen), None)
    if card is None:
        raise BadScene(field, f"there is no card {ISLANDS[island]} {name}, or not another one [V1.4]")
    seen.add(card)
    return card


def _by_island(field: str, found: Any) -> dict[int, Any]:
    if not isinstance(found, Mapping):
        raise BadScene(field, f"it is an object: {', '.join(ISLANDS)}")
    return {place(field, name, ISLANDS): value for name, value in found.items()}


# --- the piles ----------------------------------------------------------------------------------------------------


def _read_bottom(s: Any, fields: Reader, seen: set[int]) -> None:
    for island, names in _by_island("bottom", fields.take("bottom", {})).items():
        for name in listed("bottom", names):
            s.bottom[island, s.below[island]] = _take(s, "bottom", island, name, seen)
            s.below[island] += 1
    if s.rounds == 0 and s.below.any():
        raise BadScene("bottom", "no ship is put back before the first fold [V7.9]")


def _read_ships(s: Any, fields: Reader, seen: set[int]) -> None:
    """Where nothing is said, the first two that are not elsewhere."""
    given = _by_island("ships", fields.take("ships", {}))
    for island in ROUND_THE_CLOTH:
        names = listed("ships", given.get(island, _usual_ships(s, island, seen)))
        if len(names) > OPEN_SHIPS:
            raise BadScene("ships", f"{OPEN_SHIPS} ships lie open beside a pile, not {len(names)} [V1.4]")
        for i, name in enumerate(names):
            s.ship[island, i] = _take(s, "ships", island, name, seen)


def _usual_ships(s: Any, island: int, seen: set[int]) -> list[str]:
    if s.step == STARTING or (s.step == SHOWING and s.rounds == 0):
        return []
    free = [card for card in range(island * PILE, island * PILE + PILE) if card not in seen]
    return [cargo(s, card) for card in free[: OPEN_SHIPS - (s.owed == island)]]


def _check_piles(s: Any, fields: Reader) -> None:
    given = _by_island("piles", fields.take("piles", {}))
    for island in ROUND_THE_CLOTH:
        left = int(s.unseen[island]) + int(s.below[island])
        if whole("piles", given.get(island, left), range(PILE + 1)) != left:
            raise BadScene("piles", f"with these cards {left} are in the pile of {ISLANDS[island]} [V1.4]")
    _check_open(s)
    if (s.step == SHOWING) != (s.owed != NONE):
        raise BadScene("owed", "a ship is owed at the step «ship», and only then [V5.7]")
    if s.step == SHOWING and not s.unseen[s.owed]:
        raise BadScene("owed", "there is no unseen ship in that pile: the next one comes by itself [V5.7]")


def _check_open(s: Any) -> None:
    """Two ships lie open as long as the pile lasts; at the start they come one after the other."""
    for number, island in enumerate(ROUND_THE_CLOTH):
        count = sum(card != NONE for card in s.ship[island].tolist())
        if s.rounds == 0 and s.step in (STARTING, SHOWING):
            due = ROUND_THE_CLOTH.index(int(s.owed)) if s.step == SHOWING else 0
            allowed = [OPEN_SHIPS] if number < due else [0, 1] if number == due and s.step == SHOWING else [0]
        elif island == s.owed:
            allowed = [OPEN_SHIPS - 1]
        else:
            allowed = [OPEN_SHIPS] if s.unseen[island] + s.below[island] else list(range(OPEN_SHIPS + 1))
        if count not in allowed:
            raise BadScene("ships", f"{count} ships cannot lie open at {ISLANDS[island]} now [V1.4, V5.7]")


# --- cards that were won ------------------------------------------------------------------------------------------


def _read_won(s: Any, fields: Reader, seen: set[int]) -> None:
    rows = listed("won", fields.take("won", [{}] * int(s.seats)))
    if len(rows) != s.seats:
        raise BadScene("won", f"there is one for each of the {s.seats} seats, not {len(rows)}")
    for seat, row in enumerate(rows):
        if not isinstance(row, Mapping) or not set(row) <= {"cards", "backs"}:
            raise BadScene("won", "it is an object: cards, backs")
        for text in listed("won", row.get("cards", [])):
            card = _card(s, "won", text, seen)
            s.held[seat] |= 1 << card
            s.backs[seat, card // PILE] += 1
        backs = _by_island("won", row.get("backs", {}))
        if any(s.backs[seat, island] != count for island, count in backs.items()):
            raise BadScene("won", f"the backs are not those of the cards of seat {seat + 1} [V4.7]")
    if s.rounds == 0 and s.held.any():
        raise BadScene("won", "nobody has a market ship before the first round [V5.4]")


def _card(s: Any, field: str, text: Any, seen: set[int]) -> int:
    if not isinstance(text, str) or " " not in text:
        raise BadScene(field, f"a card is an island and a cargo, not {text!r}")
    island, _, name = text.partition(" ")
    return _take(s, field, place(field, island, ISLANDS), name, seen)


def _read_rumours(s: Any, fields: Reader) -> None:
    """Everybody knows where every card is, but for those that are listed."""
    eyes = [*range(s.seats), WATCHING]
    for eye in eyes:
        s.may[eye] = s.held
    told: set[int] = set()
    for rumour in listed("rumours", fields.take("rumours", [])):
        if not isinstance(rumour, Mapping) or set(rumour) != {"card", "with"}:
            raise BadScene("rumours", "each is an object: card, with")
        seats = listed("rumours", rumour["with"])
        if len(seats) != len(eyes):
            raise BadScene("rumours", f"{len(eyes)} are told of: each seat, and those who look on")
        card = _won_card(s, rumour["card"], told)
        for eye, holders in zip(eyes, seats, strict=True):
            known = [whole("rumours", seat, range(1, s.seats + 1)) - 1 for seat in listed("rumours", holders)]
            _hear(s, eye, card, known)
    if told and s.step == OVER:
        raise BadScene("rumours", "at the end all cards are shown [V8.2]")


def _won_card(s: Any, text: Any, told: set[int]) -> int:
    """The first card of that name that somebody has won."""
    for card in range(CARDS):
        if label(s, card) == text and any(int(mask) >> card & 1 for mask in s.held) and card not in told:
            told.add(card)
            return card
    raise BadScene("rumours", f"nobody has won the card {text!r}, or not another one")


def _hear(s: Any, eye: int, card: int, holders: list[int]) -> None:
    """To this seat the card may be with any of these: with the true holder, and with oneself only if it is."""
    true = next(seat for seat in range(MOST_SEATS) if int(s.held[seat]) >> card & 1)
    if true not in holders or (eye in (true, *holders) and holders != [true]):
        raise BadScene("rumours", f"{label(s, card)} is with seat {true + 1}, and everybody knows their own [V-R35]")
    for seat in holders:
        s.may[eye, seat] |= 1 << card


def _read_bite(s: Any, fields: Reader) -> None:
    """The card given to the shark, and the one that is wanted."""
    given, wanted = fields.take("given"), fields.take("wanted")
    if (given is not None) != (s.step in (TAKING, DRAWING)):
        raise BadScene("given", "a card is given before another is taken and drawn, and only then [V4.7]")
    if (wanted is not None) != (s.step == DRAWING):
        raise BadScene("wanted", "a card is wanted when one is drawn, and only then [V-R7]")
    if given is not None:
        others = {card for card in range(CARDS) if not int(s.held[s.turn]) >> card & 1}
        s.given = _card(s, "given", given, others)
    if wanted is not None:
        if not isinstance(wanted, Mapping) or set(wanted) != {"seat", "island"}:
            raise BadScene("wanted", "it is an object: seat, island")
        s.victim = whole("wanted", wanted["seat"], range(1, s.seats + 1)) - 1
        s.wanted = place("wanted", wanted["island"], ISLANDS)
        if s.victim == s.turn or s.backs[s.victim, s.wanted] < 2:
            raise BadScene("wanted", "it is one of several cards of another player [V-R7]")
