"""A proven upper bound of the points in Déole alone with all dice known.

*All dice known* means: the luck is a row of tosses, each draw takes the next one as `Seeded` does, and the player knows
the whole row. That is at least as good as knowing the dice of a real table, because the player can also shift the luck
by drawing a die for bonus A or B.

The bound is a Lagrangian relaxation. The ship and each of the five tracks are planned apart from each other, each as
well as it can be. Everything on which they have to agree has a price, which one pays and the other gets:

- each die that moves the ship lies on a track, in the same turn, picked or from a bonus;
- each smiley comes from a castaway whom the ship rescues, and so does each helper;
- each turned sign comes from a wreck;
- each bonus used comes from Éolia, a column that all tracks have filled, or the sixth box of the crew;
- all of them see the same stream of luck (`deole_luck`).

It holds for any prices (those of smileys, helpers, signs, bonuses and columns being at least 0): a real game gives a
plan to the ship and to each track, and what these plans pay and get cancels out, or leaves something over. So its
points are at most the sum of the best plans. Everything else is only left out, which allows more: where disasters
have to go, storms, when a bonus is earned, which bonus it is, and that spaces and castaways count once. One thing must
not be left out, because it helps: a helper can free a box to the right of disasters, and a die then leaps over them
(`deole_tracks.toll`). A voyage that is lost has the points of its last position, and in the plans it just does nothing
more.

Prices are improved step by step against their slope. The best bound so far is kept, so it is valid however many
steps there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations, product
from typing import Any

import deole_tracks
import numpy as np
from deole_luck import AS_NOW, STREAMS, luck_ahead
from deole_ship import Fares, Voyage, ship_of
from deole_tracks import FROM_BONUS, HELMS, LAID, NEW_STREAM, SMILED, Prices, Track, track_of

from archipel.games.deole.box import BOXES, CREW, PIPS, SIXTH, TRACKS, E, F
from archipel.games.deole.rules.choices import TURNABLE
from archipel.games.deole.rules.scoring import HELM_COSTS
from archipel.games.deole.state import FACE, NONE

NEVER = -1e8  # less than any sum of points
ALL_TRACKS = range(len(TRACKS))
SHIP = len(TRACKS)  # its place after those of the tracks
ALL_COMBINATIONS = 8  # every so many steps E and F are chosen anew
ROUNDING = 1e-6

Slopes = dict[str, Any]


@dataclass
class Multipliers:
    """The prices."""

    lay: Any  # for each turn and track
    bonus: Any
    smile: Any
    stream: Any  # for each turn, track and the ship; their sum is 0
    column: Any  # for each track and box
    helper: Any
    sign: Any
    star: Any  # for a bonus

    def go(self, slopes: Slopes, size: float) -> None:
        """Make a step down."""
        for name, values in vars(self).items():
            values -= size * slopes[name]
            if name not in ("lay", "bonus", "stream"):
                np.maximum(values, 0, out=values)

    def flat(self) -> Slopes:
        return {name: np.zeros_like(values) for name, values in vars(self).items()}


def first_prices(turns: int) -> Multipliers:
    """Prices that proved to be near good ones."""
    tracks = len(TRACKS)
    return Multipliers(
        lay=np.full((turns, tracks), 0.8),
        bonus=np.full((turns, tracks), 0.8),
        smile=np.full((turns, tracks), 1.0),
        stream=np.zeros((turns, tracks + 1)),
        column=np.full((tracks, BOXES), 0.05),
        helper=np.full(1, 0.5),
        sign=np.full(1, 0.8),
        star=np.full(1, 0.3),
    )


@dataclass
class Plan:
    """The actions of all tracks: the prices they have, whether E and F are taken, and the mode of each."""

    worth: float
    with_e: int
    with_f: int
    modes: tuple[int, ...]
    prices: list[Prices]

    def place(self, track: int) -> int:
        """The place of a track's tables."""
        return 4 * track + 2 * self.with_e + self.with_f


class Relaxation:
    """The ship and the tracks, each by itself, from positions that differ in the player's side only."""

    def __init__(self, sides: list[Any], tosses: Any, drawn: int) -> None:
        self.s = sides[0]
        luck = luck_ahead(self.s, tosses, drawn)
        self.turns = len(luck.is_last)
        self.tracks = [track_of(self.s, track, luck) for track in ALL_TRACKS]
        self.voyages = [Voyage(ship_of(s, luck)) for s in sides]
        self.open_columns = np.array([not int(self.s.columns[0]) >> box & 1 for box in range(BOXES)])
        self.signs = int(self.s.plus[0]) | 1 << SIXTH
        shape = (STREAMS, len(self.tracks[0].takes), HELMS, BOXES + 1)
        self.before = np.zeros((4 * len(TRACKS), self.turns + 1, *shape))
        self.after = np.zeros((4 * len(TRACKS), self.turns, *shape))
        self.scratch = np.zeros((2, BOXES, *shape[1:3]))
        self.last = (0, 0)  # E and F, taken or not

    def value(self, m: Multipliers, *, is_quick: bool) -> tuple[float, Slopes]:
        """The bound at these prices, and its slopes; if it is quick, only with the same of E and F as the last time."""
        slopes = m.flat()
        total = self.sailed(m, slopes) + self.filled(m, slopes, is_quick=is_quick) + self.already(m, slopes)
        gain = np.where(self.open_columns, m.star[0] - m.column.sum(axis=0), 0)
        slopes["column"][:, gain > 0] -= 1
        slopes["star"] += (gain > 0).sum()
        slopes["stream"] -= slopes["stream"].mean(axis=1, keepdims=True)
        return total + gain[gain > 0].sum(), slopes

    def sailed(self, m: Multipliers, slopes: Slopes) -> float:
        """The best voyage."""
        fares = Fares(m.lay, m.bonus, m.smile, m.stream[:, SHIP].copy(), m.helper[0], m.sign[0], m.star[0])
        best = [voyage.best(fares) for voyage in self.voyages]
        self.voyages[int(np.argmax(best))].count(slopes)
        return max(best)

    def already(self, m: Multipliers, slopes: Slopes) -> float:
        """The worth of what the position has: filled boxes, helpers, and dice of the crew whose sign can be turned."""
        boxes = self.s.boxes[0].astype(np.int64)
        filled = (boxes > 0) & (boxes <= FACE) & self.open_columns
        slopes["column"] += filled
        slopes["helper"] += int(self.s.helpers)
        total = (m.column * filled).sum() + m.helper[0] * int(self.s.helpers)
        for box, value in enumerate(boxes[CREW].tolist()):
            if 0 < value <= PIPS:
                slopes["sign"] -= self.is_turned(m, box, value)
                total += self.crew_points(m, box, value)
        return float(total)

    # --- the crew ---

    def is_turned(self, m: Multipliers, box: int, value: int) -> bool:
        """Tell whether it pays to turn the sign of this die."""
        return not self.signs >> box & 1 and bool(TURNABLE >> box & 1) and 2 * value > m.sign[0]

    def crew_points(self, m: Multipliers, box: int, value: int) -> float:
        if self.signs >> box & 1:
            return value
        return float(value - m.sign[0] if self.is_turned(m, box, value) else -value)

    # --- all tracks ---

    def prices(self, m: Multipliers, track: int, helm: int, ready: int) -> Prices:
        """The income and the costs of a track."""
        face = np.where(self.open_columns, m.column[track], 0)
        die = np.repeat(face[:, None], PIPS + 1, axis=1)
        end = np.array([0, *self.s.values], np.float64)
        if track == CREW:
            end[:] = 0
            die += [[self.crew_points(m, box, value) for value in range(PIPS + 1)] for box in range(BOXES)]
            die[SIXTH] += m.star[0]
        own = (m.lay[:, track].copy(), m.bonus[:, track].copy(), m.smile[:, track].copy(), m.stream[:, track].copy())
        return Prices(*own, float(m.helper[0]), float(helm), float(ready), die, face, end)

    def filled(self, m: Multipliers, slopes: Slopes, *, is_quick: bool) -> float:
        """The best plans of the tracks, each with a mode of its own."""
        has_e, has_f = int(self.s.taken[0]) >> E & 1, int(self.s.taken[0]) >> F & 1
        choices = [self.last] if is_quick else list(product(range(has_e, 2), range(has_f, 2)))
        plans = [self.planned(m, with_e, with_f, with_e - has_e + with_f - has_f) for with_e, with_f in choices]
        best = max(plans, key=lambda plan: plan.worth)
        self.last = best.with_e, best.with_f
        slopes["star"] -= best.with_e - has_e + best.with_f - has_f
        for track in ALL_TRACKS:
            self.count(m, track, best, slopes)
        return best.worth

    def planned(self, m: Multipliers, with_e: int, with_f: int, stars: int) -> Plan:
        """The best plans with or without E and F."""
        helm = 0 if with_e else HELM_COSTS
        prices = [self.prices(m, track, helm, with_f) for track in ALL_TRACKS]
        plan = Plan(-stars * m.star[0] - helm * int(self.s.used[0].sum()), with_e, with_f, (), prices)
        table = np.array([self.by_mode(self.tracks[track], plan.place(track), prices[track]) for track in ALL_TRACKS])
        plan.modes = max(permutations(range(len(table))), key=lambda modes: table[ALL_TRACKS, modes].sum())
        plan.worth += float(table[ALL_TRACKS, plan.modes].sum())
        return plan

    def by_mode(self, track: Track, place: int, prices: Prices) -> list[float]:
        """The most that a track can bring with each mode."""
        deole_tracks.work_out(track, prices, self.before[place], self.after[place], *self.scratch)
        now = self.before[place, 0, AS_NOW, :, track.ready, track.filled]
        return [NEVER if state == NONE else float(now[state]) for state in track.begins]

    def count(self, m: Multipliers, track: int, plan: Plan, slopes: Slopes) -> None:
        """Add up what a track does in its plan."""
        one, place = self.tracks[track], plan.place(track)
        done, boxes, helpers = np.zeros((self.turns, NEW_STREAM + 1)), np.full(BOXES, NONE), np.zeros(1)
        begin = one.begins[plan.modes[track]]
        deole_tracks.follow(one, plan.prices[track], self.before[place], self.after[place], begin, done, boxes, helpers)
        slopes["lay"][:, track] -= done[:, LAID]
        slopes["bonus"][:, track] -= done[:, FROM_BONUS]
        slopes["smile"][:, track] -= done[:, SMILED]
        slopes["stream"][:, track] += done[:, NEW_STREAM]
        slopes["helper"] -= helpers
        slopes["column"][track] += (boxes != NONE) & self.open_columns
        if track == CREW:
            slopes["star"] += boxes[SIXTH] > 0
            slopes["sign"] -= sum(self.is_turned(m, box, int(boxes[box])) for box in range(BOXES))


def bound(sides: list[Any], tosses: Any, drawn: int, steps: int) -> int:
    """The bound from positions in which the player picks a die, which differ in the player's side only."""
    relaxed = Relaxation(sides, tosses, drawn)
    m = first_prices(relaxed.turns)
    best = lowest = float("inf")
    hope, stale = 16.0, 0  # how far below the lowest value the next one is aimed at
    for step in range(steps):
        is_quick = step % ALL_COMBINATIONS != 0 and step < steps - 1
        value, slopes = relaxed.value(m, is_quick=is_quick)
        best = best if is_quick else min(best, value)
        stale = 0 if value < lowest else stale + 1
        lowest = min(lowest, value)
        if stale == 5:
            hope, stale = hope / 2, 0
        m.go(slopes, (value - lowest + hope) / max(1.0, sum((slope**2).sum() for slope in slopes.values())))
    return int(np.floor(best + ROUNDING))
