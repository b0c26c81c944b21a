"""An upper bound of the points with all dice known."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Any

import deole_tracks
import numpy as np
from deole_luck import AS_NOW, STREAMS, outlook
from deole_ship import Fares, Voyage, ship_of
from deole_tracks import FROM_BONUS, HELMS, LAID, NEW_STREAM, SMILED, Prices, track_of

from archipel.games.deole.box import BOXES, CREW, PIPS, SIXTH, TRACKS, WINDS, E, F
from archipel.games.deole.rules.choices import TURNABLE
from archipel.games.deole.rules.scoring import HELM_COSTS, ISLE
from archipel.games.deole.state import NONE

NEVER = -1e8  # less than any sum of points


class Multipliers:
    """The prices by which ship and tracks are kept together."""

    def __init__(self, turns: int) -> None:
        self.lay = np.full((turns, 5), 2.0)
        self.bonus = np.full((turns, 5), 3.0)
        self.smile = np.full((turns, 5), 3.0)  # at least 0, like all those below
        self.stream = np.zeros((turns, 6))  # of each track and of the ship; the sum is 0
        self.column = np.full((5, BOXES), 1.0)
        self.helper = np.full(1, 1.0)
        self.sign = np.full(1, 4.0)
        self.star = np.full(1, 5.0)

    NAMES = ("lay", "bonus", "smile", "stream", "column", "helper", "sign", "star")

    def step(self, slopes, size):
        for name in self.NAMES:
            values = getattr(self, name)
            values -= size * slopes[name]
            if name not in ("lay", "bonus", "stream"):
                np.maximum(values, 0, out=values)


class Relaxation:
    def __init__(self, sides, tosses, drawn):
        s = self.s = sides[0]
        luck = outlook(s, tosses, drawn)
        self.turns = len(luck.is_last)
        self.tracks = [track_of(s, track, luck) for track in range(len(TRACKS))]
        self.voyages = [Voyage(ship_of(one, luck)) for one in sides]
        states = len(self.tracks[0].takes)
        self.before = [np.zeros((self.turns + 1, STREAMS, states, HELMS, BOXES + 1)) for _ in range(20)]
        self.after = [np.zeros((self.turns, STREAMS, states, HELMS, BOXES + 1)) for _ in range(20)]
        self.laid_in, self.drawn_in = np.zeros((BOXES, states, HELMS)), np.zeros((BOXES, states, HELMS))
        self.combination = None

    def value(self, m, is_quick=False):
        """The bound with these multipliers, and the slopes."""
        s = self.s
        slopes = {name: np.zeros_like(getattr(m, name)) for name in m.NAMES}
        total = self.sail(m, slopes) + self.fill(m, slopes, is_quick)
        open_columns = np.array([not int(s.columns[0]) >> box & 1 for box in range(BOXES)])
        gain = m.star[0] - m.column.sum(axis=0)
        taken = open_columns & (gain > 0)
        slopes["column"][:, taken] -= 1
        slopes["star"] += taken.sum()
        total += gain[taken].sum()
        total += m.helper[0] * int(s.helpers)
        slopes["helper"] += int(s.helpers)
        slopes["stream"] -= slopes["stream"].mean(axis=1, keepdims=True)
        return total, slopes

    def sail(self, m, slopes):
        fares = Fares(m.lay, m.bonus, m.smile, m.stream[:, 5].copy(), m.helper[0], m.sign[0], m.star[0])
        best = [voyage.best(fares) for voyage in self.voyages]
        self.voyages[int(np.argmax(best))].count(slopes)
        return max(best)

    def fill(self, m, slopes, is_quick):
        s = self.s
        taken = int(s.taken[0])
        used, ready = int(s.used[0].sum()), 0
        best = NEVER
        for e, f in product(range(2), repeat=2):
            free_e, free_f = taken >> E & 1, taken >> F & 1
            if (free_e and not e) or (free_f and not f):
                continue
            if is_quick and (e, f) != self.combination:
                continue
            cost = m.star[0] * (e - free_e + f - free_f)
            table = np.full((5, len(self.tracks[0].begins)), NEVER)
            prices = [self.prices(m, track, 0 if e else HELM_COSTS, f) for track in range(5)]
            for track in range(5):
                number = 4 * track + 2 * e + f
                deole_tracks.work_out(self.tracks[track], prices[track], self.before[number], self.after[number], self.laid_in, self.drawn_in)
                for mode, state in enumerate(self.tracks[track].begins):
                    if state != NONE:
                        one = self.tracks[track]
                        table[track, mode] = self.before[number][0, AS_NOW, state, one.ready, one.filled]
            value, modes = assigned(table)
            value -= cost + (0 if e else HELM_COSTS * used)
            if value > best:
                best, choice = value, (e, f, modes, prices)
        e, f, modes, prices = choice
        self.combination = e, f
        slopes["star"] -= e - (taken >> E & 1) + f - (taken >> F & 1)
        crew_extra = 0.0
        for track in range(5):
            one, number = self.tracks[track], 4 * track + 2 * e + f
            done, boxes, skips = np.zeros((self.turns, 5)), np.full(BOXES, -1), np.zeros(1)
            deole_tracks.follow(
                one, prices[track], self.before[number], self.after[number], one.begins[modes[track]], done, boxes, skips
            )
            slopes["lay"][:, track] -= done[:, LAID]
            slopes["bonus"][:, track] -= done[:, FROM_BONUS]
            slopes["smile"][:, track] -= done[:, SMILED]
            slopes["stream"][:, track] += done[:, NEW_STREAM]
            slopes["helper"] -= skips[0]
            self.reach(m, track, boxes, slopes)
            if track == CREW:
                if boxes[SIXTH] > 0:
                    slopes["star"] += 1
                crew_extra += self.crew_now(m, boxes, slopes)
        return best + crew_extra + self.already(m, slopes)

    def reach(self, m, track, boxes, slopes):
        for box in range(BOXES):
            if boxes[box] >= 0 and not int(self.s.columns[0]) >> box & 1:
                slopes["column"][track, box] += 1

    def already(self, m, slopes):
        """Boxes filled before now."""
        total = 0.0
        for track in range(5):
            for box in range(BOXES):
                if 0 < self.s.boxes[0, track, box] <= 7 and not int(self.s.columns[0]) >> box & 1:
                    slopes["column"][track, box] += 1
                    total += m.column[track, box]
        return total

    def crew_now(self, m, boxes, slopes):
        """Points of the crew's dice that lie there already, and the signs of them and of new ones."""
        plus, total = int(self.s.plus[0]) | 1 << SIXTH, 0.0
        for box in range(BOXES):
            value = int(self.s.boxes[0, CREW, box])
            turnable = TURNABLE >> box & 1 and not plus >> box & 1
            if 0 < value <= PIPS:
                if plus >> box & 1:
                    total += value
                else:
                    total -= value
                    if turnable and 2 * value > m.sign[0]:
                        total += 2 * value - m.sign[0]
                        slopes["sign"] -= 1
            if boxes[box] > 0 and turnable and 2 * boxes[box] > m.sign[0]:
                slopes["sign"] -= 1
        return total

    def prices(self, m, track, helm, ready):
        s = self.s
        column = np.array([0 if int(s.columns[0]) >> box & 1 else m.column[track, box] for box in range(BOXES)])
        die = np.repeat(column[:, None], PIPS + 1, axis=1)
        end = np.zeros(BOXES + 1)
        if track == CREW:
            plus = int(s.plus[0]) | 1 << SIXTH
            for box in range(BOXES):
                value = np.arange(PIPS + 1)
                if plus >> box & 1:
                    die[box] += value
                elif TURNABLE >> box & 1:
                    die[box] += np.maximum(-value, value - m.sign[0])
                else:
                    die[box] -= value
            die[SIXTH] += m.star[0]
        else:
            end[1:] = s.values
        return Prices(
            m.lay[:, track].copy(), m.bonus[:, track].copy(), m.smile[:, track].copy(), m.stream[:, track].copy(),
            float(m.helper[0]), float(helm), float(ready), die, column, end,
        )


def assigned(table):
    best, modes = NEVER, ()
    for order in permutations(range(table.shape[1])):
        value = sum(table[track, mode] for track, mode in enumerate(order))
        if value > best:
            best, modes = value, order
    return best, modes


import time
def bound(sides, tosses, drawn, rounds=100, target=110.0, show=False):
    relaxed = Relaxation(sides, tosses, drawn)
    m = Multipliers(relaxed.turns)
    best, scale, stale, lowest = 1e9, 1.0, 0, 1e9
    for number in range(rounds):
        is_quick = number % 8 != 0 and number < rounds - 1
        value, slopes = relaxed.value(m, is_quick)
        if show and number % 8 == 0:
            print(number, round(value, 2), round(best, 2), scale, time.process_time(), relaxed.combination)
        if not is_quick:
            best = min(best, value)
        if value < lowest - 0.01:
            lowest, stale = value, 0
        else:
            stale += 1
            if stale > 9:
                scale, stale = scale * 0.7, 0
        norm = sum((slope**2).sum() for slope in slopes.values())
        if norm == 0 or best < target + 1:
            break
        m.step(slopes, scale * (value - target) / norm)
    return best
