"""Tables of figures in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from archipel.core.game import Game
from archipel.games.deole.box import BONUSES, MODES, SETS
from archipel.games.deole.state import FACE
from tools.deole.played import Mean, Played, Single, mean

ENDINGS = ("won", "lost in the storm", "wrecked", "adrift")
ORDER = ("first", "second", "third", "fourth")


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def points(numbers: Any) -> str:
    return str(mean(numbers))


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def by_players(games: dict[int, Any], rows: dict[str, Callable[[Any], str]]) -> str:
    """A table with a column for each number of players."""
    head = ["", *(f"{seats} player{'s' * (seats > 1)}" for seats in games)]
    return markdown(head, ([name, *(cell(played) for played in games.values())] for name, cell in rows.items()))


# --- strength -----------------------------------------------------------------------------------------------------


def strength(hinted: dict[int, Played], strong: dict[int, Played], single: dict[int, Single]) -> str:
    """Compare the strong player with the hints, at tables of its own and at theirs."""
    counts = {seats: len(played.states) for seats, played in strong.items()}

    def first_games(seats: int) -> Any:
        return hinted[seats].points[: counts[seats]].mean(1)

    rows: dict[str, Callable[[int], str]] = {
        "games": lambda n: str(counts[n]),
        "all by hints": lambda n: points(first_games(n)),
        "all by search": lambda n: points(strong[n].points.mean(1)),
        "**gain with the same luck**": lambda n: f"**{points(strong[n].points.mean(1) - first_games(n))}**",
        "one search among hints: its lead": lambda n: points(single[n].lead) if n in single else "",
    }
    return by_players({n: n for n in strong}, rows)


def effort(levels: dict[str, Single]) -> str:
    """Show how strength and ships home depend on the number of trials."""
    rows = ([name, points(level.total), percent(level.home.mean())] for name, level in levels.items())
    return markdown(["trials for each choice", "total", "come home"], rows)


# --- scores, voyages, seats ---------------------------------------------------------------------------------------


def scores(game: Game, games: dict[int, Played]) -> str:
    def mean_of(line: int) -> Callable[[Played], str]:
        return lambda played: f"{played.sheets[:, :, line].mean():z.1f}"

    rows = {line.name.replace("_", " "): mean_of(i) for i, line in enumerate(game.facts.lines)}
    totals: dict[str, Callable[[Played], str]] = {
        "**total**": lambda played: f"**{played.totals.mean():.1f}**",
        "spread (standard deviation)": lambda played: f"{played.totals.std():.1f}",
    }
    return by_players(games, rows | totals)


def voyages(games: dict[int, Played]) -> str:
    return by_players(
        games,
        {
            "come home": lambda played: percent(played.home.mean()),
            "reach row 6 or more": lambda played: percent((played.farthest >= 6).mean()),
            "reach row 7 or 8": lambda played: percent((played.farthest >= 7).mean()),
            "land on Éolia": lambda played: percent((played.sheets[:, :, 0] > 0).mean()),
            "crossings": lambda played: f"{played.of('steps').mean():.1f}",
            "faces on the sheet": lambda played: f"{(played.of('boxes') == FACE).sum((2, 3)).mean():.1f}",
            "crew boxes filled with dice": lambda played: f"{played.crew_dice.mean():.1f}",
            "signs turned at wrecks": lambda played: f"{np.bitwise_count(played.of('plus')).mean():.1f}",
            "helms used": lambda played: f"{played.of('used').sum(2).mean():.1f}",
            "dice discarded": lambda played: percent(played.discarded),
        },
    )


def order(games: dict[int, Played]) -> str:
    """Points above the table's mean and victories, by order in the first turn and by seat."""
    many = {seats: played for seats, played in games.items() if seats > 1}

    def row(place: int, *, by_seat: bool) -> Callable[[Played], str]:
        return lambda played: advantage(played, place, by_seat=by_seat) if place < played.seats else ""

    rows = {name: row(place, by_seat=False) for place, name in enumerate(ORDER)}
    seats = {f"seat {place + 1}": row(place, by_seat=True) for place in range(len(ORDER))}
    return by_players(many, rows | seats)


def advantage(played: Played, place: int, *, by_seat: bool) -> str:
    lead = played.totals - played.totals.mean(1, keepdims=True)
    leads, shares = (n if by_seat else played.in_order(n) for n in (lead, played.shares))
    gain = mean(leads[:, place])
    return f"{gain.value:+z.1f} ± {gain.margin:.1f}, {percent(shares[:, place].mean())}"


# --- bonuses, modes, solo -----------------------------------------------------------------------------------------


def bonuses(games: dict[int, Played]) -> str:
    def share(bonus: int) -> Callable[[Played], str]:
        return lambda played: percent(played.has_taken(bonus).mean())

    rows = {f"bonus {name}": share(i) for i, name in enumerate(BONUSES)}
    count = {"bonuses on a sheet": lambda played: f"{sum(played.has_taken(i) for i in range(len(BONUSES))).mean():.1f}"}
    return by_players(games, rows | count)


def columns(games: dict[int, Played]) -> str:
    """Show how many sheets complete each column."""

    def share(box: int) -> Callable[[Played], str]:
        return lambda played: percent((played.of("columns") >> box & 1).mean())

    return by_players(games, {f"column {box + 1}": share(box) for box in range(6)})


def mode_sets(sets: dict[str, Played]) -> str:
    """A table of how many sheets use each mode, for each set."""
    head = ["set", *MODES, "discarded", "come home", "total"]
    return markdown(head, ([name, *_mode_row(name, played)] for name, played in sets.items()))


def _mode_row(name: str, played: Played) -> list[str]:
    cells = [percent(played.has_used(i).mean()) if mode in SETS[name] else "" for i, mode in enumerate(MODES)]
    return [*cells, percent(played.discarded), percent(played.home.mean()), points(played.totals.mean(1))]


def mode_lengths(sets: dict[str, Played]) -> str:
    """The dice on a track under each mode, over all sets that have it; crew tracks are left out."""
    return markdown(["", *MODES], [["dice on its track", *(f"{length_under(i, sets):.1f}" for i in range(len(MODES)))]])


def length_under(mode: int, sets: dict[str, Played]) -> float:
    """The mean number of dice on wind tracks with this mode."""
    dice = [_dice_under(mode, played) for name, played in sets.items() if MODES[mode] in SETS[name]]
    return float(np.concatenate(dice).mean())


def _dice_under(mode: int, played: Played) -> Any:
    boxes = played.of("boxes")[:, :, :4]
    return ((boxes > 0) & (boxes < FACE)).sum(3)[played.of("mode")[:, :, :4] == mode]


def endings(kinds: dict[str, Played]) -> str:
    """A table of how solo voyages end."""
    head = ["solo", *ENDINGS, "total when won", "row 6 or more when won"]
    return markdown(head, ([name, *_ending_row(played)] for name, played in kinds.items()))


def _ending_row(played: Played) -> list[str]:
    lost = played.states["lost"]
    won, far = played.totals[lost == 0, 0], played.farthest[lost == 0, 0] >= 6
    shares = [percent((lost == i).mean()) for i in range(len(ENDINGS))]
    return [*shares, points(won), percent(far.mean())]


# --- the worth of coming home -------------------------------------------------------------------------------------

Wishes = dict[str, Single]  # by how much the player wants to come home


def worth(wishes: Wishes) -> Mean:
    """The points that a player who wants to come home has more than one who does not, with the same luck."""
    return mean(wishes["always"].total - wishes["never"].total)


def homes(games: dict[str, Wishes]) -> str:
    """A table of totals of players who never, freely, and always come home."""
    head = ["", *(f"{wish}: {what}" for wish in next(iter(games.values())) for what in ("home", "total")), "worth"]
    return markdown(head, ([name, *_home_row(wishes)] for name, wishes in games.items()))


def _home_row(wishes: Wishes) -> list[str]:
    cells = [cell for s in wishes.values() for cell in (percent(s.home.mean()), f"{s.total.mean():.1f}")]
    return [*cells, str(worth(wishes))]
