"""The best voyage of a ship by itself, when each die laid on a track and each bonus has a price.

The tracks and the disasters are ignored, except for which tracks could get a die in a turn. The voyage is worked out
backwards, turn by turn, for every stream of luck, for ships that come home and others, for every farthest row, whether
Éolia was reached, and for every edge and heading. A space that is crossed again counts again, unless it was crossed
before now, and so does a castaway. Storms are ignored.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from deole_luck import AFTER_A_ROUND, AS_NOW, NO_STREAM, STREAMS, LuckAhead
from deole_tracks import INFINITE, values_for
from numba import njit

from archipel.games.deole.box import CREW, ISLAND, PORTS, SIDE, SPACES, TEN, TRACKS, WINDS, WRECK, A, B, C, D
from archipel.games.deole.rules.crossing import is_own_coast
from archipel.games.deole.rules.queries import rows_from
from archipel.games.deole.rules.sailing import astern, beyond, exits, missing_from
from archipel.games.deole.rules.scoring import ISLE
from archipel.games.deole.state import GONE, NONE

EDGES = SPACES * WINDS  # a space ahead and a heading
PORT, HOME, PLACES = EDGES, EDGES + 1, EDGES + 2
CLOSE = 1e-9


class Ship(NamedTuple):
    """A ship as it is now, and the sea around it."""

    place: int
    farthest: int  # its class of the gauge
    has_landed: int
    bonuses: int  # how many of A, B, C and D are left
    nearest: Any  # the class of the gauge that a ship has at least at each place
    leads: Any  # for each edge and way out: the place it leads to, NONE if there is none
    ports: Any  # the edges with which a voyage begins
    is_fresh: Any  # spaces not crossed yet
    gauge_class: Any  # of each space
    gauge: Any  # points of each class
    is_early: Any  # classes before the zone of 10 points, if the bonus of Éolia can still be won
    is_coast: Any  # edges over which Éolia is reached
    is_wreck: Any  # spaces
    castaways: Any  # for each turn, stream and space
    missing: Any  # crossings from each place
    counted: int  # spaces crossed
    tracks: Any  # for each turn and stream: whether each track could get a die
    is_last: Any
    after_bonus: Any


class Fares(NamedTuple):
    """The income and the costs of a ship."""

    lay: Any  # gets, for each turn and track
    bonus: Any  # gets, for dice from bonuses
    smile: Any  # gets, for each turn and track; the best of them
    stream: Any  # gets, for a bonus that changes the luck, for each turn
    helper: float  # gets, for a castaway
    sign: float  # gets, for a wreck
    star: float  # pays for each bonus, gets for that of Éolia


class Winds(NamedTuple):
    """The best fares: by heading and way out, and without sailing. And the tracks that give them."""

    fare: Any
    track: Any
    still: Any
    still_track: Any


# --- a ship as it is ----------------------------------------------------------------------------------------------


def ship_of(s: Any, luck: LuckAhead) -> Ship:
    side = int(s.side[0])
    classes = np.concatenate([[0], np.cumsum(np.diff([0, *s.gauge]) != 0)])  # by row, 0 before the voyage
    points = np.zeros(classes[-1] + 1, np.int64)
    points[classes[1:]] = s.gauge
    row = np.array([rows_from(side, space // SIDE, space % SIDE) for space in range(SPACES)])
    crossed = np.array([s.crossed[0, space // SIDE] >> space % SIDE & 1 for space in range(SPACES)], np.int64)
    edges = [(space, heading) for space in range(SPACES) for heading in range(WINDS)]
    at_sea = s.ahead[0] != NONE
    place = int(s.ahead[0]) * WINDS + int(s.heading[0]) if at_sea else HOME if s.port[0] else PORT
    return Ship(
        place,
        int(classes[(row * crossed).max()]),
        int(s.reached) & 1,
        sum(not int(s.taken[0]) >> bonus & 1 for bonus in (A, B, C, D)),
        np.array([*(classes[came_from(row, space, heading)] for space, heading in edges), 0, 0], np.int64),
        np.array([leads(s, side, space, heading) for space, heading in edges], np.int64),
        np.array([int(s.ports[side, port]) * WINDS + astern(side) for port in range(PORTS)], np.int64),
        1 - crossed,
        classes[row],
        points,
        (points < TEN) & (s.star != GONE),
        np.array([s.chart[space] == ISLAND and is_own_coast(s, 0, space, heading) for space, heading in edges]),
        (s.chart == WRECK).astype(np.int64),
        (luck.castaways[:, :, None] >> np.arange(SPACES, dtype=np.uint64) & np.uint64(1)).astype(np.int64),
        np.array([*(missing_from(s, 0, space, heading) for space, heading in edges), 0, 0], np.float64),
        int(crossed.sum()),
        np.stack([values_for(track, luck.dice) != 0 for track in range(len(TRACKS))], axis=-1),
        luck.is_last,
        luck.after_bonus,
    )


def came_from(row: Any, space: int, heading: int) -> int:
    """The row from which a ship comes that is about to enter a space; 0 from a port."""
    behind = beyond(space, astern(heading))
    return 0 if behind == NONE else int(row[behind])


def leads(s: Any, side: int, space: int, heading: int) -> list[int]:
    ways = exits(s, side, space, heading)
    after = [beyond(space, way) for way in range(WINDS)]
    ends = [HOME if space == NONE else space * WINDS + way for way, space in enumerate(after)]
    return [end if ways >> way & 1 else NONE for way, end in enumerate(ends)]


# --- fares --------------------------------------------------------------------------------------------------------


def winds(fares: Any, allowed: Any) -> Winds:
    """The best fare for each way out: by its own wind, by the tail wind or by rowing [D5.3, D5.4, D5.5]."""
    paid = np.where(allowed, fares, -INFINITE)  # the last axis is the track
    shape = (*paid.shape[:-1], WINDS, WINDS)
    fare, track = np.full(shape, -INFINITE), np.zeros(shape, np.int64)
    for heading in range(WINDS):
        for way in range(WINDS):
            fitting = np.array([way, heading ^ 2, CREW])
            best = paid[..., fitting].argmax(axis=-1)
            track[..., heading, way] = fitting[best]
            fare[..., heading, way] = paid[..., fitting].max(axis=-1)
    return Winds(fare, track, paid.max(axis=-1), paid.argmax(axis=-1))


def with_c(found: Winds) -> Winds:
    """The same fares, and none for bonus C [D7.5]."""
    return Winds(np.maximum(found.fare, 0), np.where(found.fare < 0, NONE, found.track), found.still, found.still_track)


# --- the best that it can do --------------------------------------------------------------------------------------


def crossings(ship: Any) -> tuple[Any, Any, Any]:
    """For each class of the gauge, landed or not, and edge: what follows each way out, and whether Éolia counts."""
    classes = len(ship.gauge)
    follows = np.full((classes, 2, EDGES, WINDS), NONE, np.int64)
    isle, star = np.zeros((classes, 2, EDGES)), np.zeros((classes, 2, EDGES))
    space = np.arange(EDGES) // WINDS
    for farthest in range(classes):
        row = np.maximum(farthest, ship.gauge_class[space])
        for landed in range(2):
            lands = ship.is_coast & (landed == 0)
            after = (row * 2 + np.where(ship.is_coast, 1, landed)) * PLACES
            follows[farthest, landed] = np.where(ship.leads == NONE, NONE, after[:, None] + ship.leads)
            isle[farthest, landed] = lands
            star[farthest, landed] = lands & ship.is_early[row]
    return follows, isle, star


@njit
def blown(after, found, gains, isle, follows, fare, still, ends, ports, least):
    """Fill in the best voyages with one more die at these fares, for each class, landed or not, and place."""
    flat = after.ravel()
    for farthest in range(after.shape[0]):
        for landed in range(2):
            for edge in range(EDGES):
                best = -INFINITE
                if least[edge] <= farthest:
                    for way in range(WINDS):
                        end = follows[farthest, landed, edge, way]
                        if end != NONE:
                            best = max(best, fare[edge % WINDS, way] + flat[end])
                    best += gains[edge // WINDS] + isle[farthest, landed, edge]
                found[farthest, landed, edge] = best
            best = -INFINITE
            for port in ports:
                best = max(best, found[farthest, landed, port])
            found[farthest, landed, PORT] = best
            for place in range(PORT + 1):
                found[farthest, landed, place] = max(found[farthest, landed, place], still + ends[farthest, place])
            found[farthest, landed, HOME] = still + after[farthest, landed, HOME]


@njit
def work_out(gains, isle, follows, pick_fare, pick_still, fare, still, ends, ports, least, star, streams, is_last,
             after_bonus, bonuses, before, after, dice):  # fmt: skip
    """Fill in the best from each turn on, before and after its die was played, for each number of bonuses left."""
    for turn in range(len(is_last) - 1, -1, -1):
        for left in range(bonuses + 1):
            for stream in range(STREAMS - 1, -1, -1):
                following = AFTER_A_ROUND[stream] if is_last[turn] else stream
                other = after_bonus[stream]
                for home in range(2):
                    found = after[turn, left, stream, home]
                    found[:] = before[turn + 1, left, following, home]
                    if left > 0:
                        better(found, dice[turn, left - 1, stream, home], -star)
                        if other != NO_STREAM:
                            better(found, dice[turn, left - 1, other, home], streams[turn] - star)
                            better(found, after[turn, left - 1, other, home], streams[turn] - star)
                    if left < bonuses:
                        blown(found, dice[turn, left, stream, home], gains[turn, stream, home], isle, follows,
                              fare[turn], still[turn], ends[home], ports, least)  # fmt: skip
                    picked = before[turn, left, stream, home]
                    blown(found, picked, gains[turn, stream, home], isle, follows, pick_fare[turn, stream],
                          pick_still[turn, stream], ends[home], ports, least)  # fmt: skip
                    better(picked, found, 0.0)


@njit
def better(found, other, more):
    """Raise all to what the other has, and more."""
    flat, others = found.ravel(), other.ravel()
    for i in range(len(flat)):
        flat[i] = max(flat[i], others[i] + more)


class Voyage:
    """The best voyages of a ship at some fares, and what one of them does."""

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self.follows, self.isle, self.star = crossings(ship)
        turns, classes = len(ship.is_last), len(ship.gauge)
        self.ends = np.full((2, classes, PLACES), -INFINITE)
        self.ends[0] = ship.gauge[:, None] - ship.missing
        self.ends[0, :, HOME] = -INFINITE
        self.ends[1, :, HOME] = ship.gauge
        self.before = np.full((turns + 1, ship.bonuses + 1, STREAMS, 2, classes, 2, PLACES), -INFINITE)
        self.before[turns] = self.ends[:, :, None, :]
        self.after = np.full((turns, ship.bonuses + 1, STREAMS, 2, classes, 2, PLACES), -INFINITE)
        self.dice = np.full_like(self.after, -INFINITE)

    def best(self, fares: Fares) -> float:
        """The most that a voyage brings at these fares."""
        ship = self.ship
        smiles = np.maximum(fares.smile.max(axis=1), 0)[:, None, None] + fares.helper
        things = smiles * ship.castaways + fares.sign * ship.is_wreck
        self.gains = things[:, :, None, :] + np.array([1, 2])[:, None] * ship.is_fresh
        self.picks = winds(fares.lay[:, None, :].repeat(STREAMS, 1), ship.tracks)
        self.extra = with_c(winds(fares.bonus, np.ones_like(fares.bonus, bool)))
        self.islands = ISLE * self.isle + fares.star * self.star
        self.fares = fares
        work_out(
            self.gains, self.islands, self.follows, self.picks.fare, self.picks.still, self.extra.fare,
            self.extra.still, self.ends, ship.ports, ship.nearest, fares.star, fares.stream, ship.is_last,
            ship.after_bonus, ship.bonuses, self.before, self.after, self.dice,
        )  # fmt: skip
        found = (
            self.before[0, ship.bonuses, AS_NOW, :, ship.farthest, ship.has_landed, ship.place]
            + np.array([1, 2]) * ship.counted
        )
        self.home = int(found.argmax())
        return float(found.max()) + ISLE * ship.has_landed

    def count(self, slopes: dict[str, Any]) -> None:
        """Follow the best voyage, and add up what it does."""
        ship, stream, left = self.ship, AS_NOW, self.ship.bonuses
        at = (ship.farthest, ship.has_landed, ship.place)
        for turn in range(len(ship.is_last)):
            now = self.after[turn, left, stream, self.home]
            if self.before[turn, left, stream, self.home][at] > now[at] + CLOSE:
                at = self.play(slopes, "lay", turn, stream, at, now, self.picks, (turn, stream))
            while at is not None and left:
                following = int(AFTER_A_ROUND[stream]) if ship.is_last[turn] else stream
                best = self.after[turn, left, stream, self.home][at]
                if best <= self.before[turn + 1, left, following, self.home][at] + CLOSE:
                    break
                left -= 1
                slopes["star"] -= 1
                now, fresh = self.after[turn, left, :, self.home], self.dice[turn, left, :, self.home]
                if best > fresh[stream][at] - self.fares.star + CLOSE:
                    stream = int(ship.after_bonus[stream])
                    slopes["stream"][turn, -1] += 1
                    if now[stream][at] >= fresh[stream][at]:
                        continue
                at = self.play(slopes, "bonus", turn, stream, at, now[stream], self.extra, (turn,))
            if at is None:
                return
            stream = int(AFTER_A_ROUND[stream]) if ship.is_last[turn] else stream

    def play(self, slopes, name, turn, stream, at, after, found, key):
        """Lay one die: return where the ship is then, None if it is lost."""
        farthest, landed, place = at
        if place == HOME:
            slopes[name][turn, found.still_track[key]] += 1
            return at
        flat, best, choice = after.ravel(), found.still[key] + self.ends[self.home, farthest, place], None
        for edge in self.ship.ports if place == PORT else [place]:
            for way in range(WINDS):
                end = self.follows[farthest, landed, edge, way]
                if end != NONE:
                    worth = found.fare[key][edge % WINDS, way] + flat[end] + self.islands[farthest, landed, edge]
                    worth += self.gains[turn, stream, self.home, edge // WINDS]
                    if worth > best:
                        best, choice = worth, (edge, way, end)
        if choice is None:
            slopes[name][turn, found.still_track[key]] += 1
            return None
        edge, way, end = choice
        track = found.track[key][edge % WINDS, way]
        if track != NONE:
            slopes[name][turn, track] += 1
        space = edge // WINDS
        slopes["sign"] += self.ship.is_wreck[space]
        slopes["helper"] += self.ship.castaways[turn, stream, space]
        slopes["smile"][turn, self.fares.smile[turn].argmax()] += self.ship.castaways[turn, stream, space]
        slopes["star"] += self.star[farthest, landed, edge]
        return end // (2 * PLACES), end // PLACES % 2, end % PLACES
