"""Films of every game: nothing that others do is missed, and no panel is ahead of the board."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from itertools import pairwise

import pytest

import archipel
from tests.marking import more
from tests.server.serving import Served, Visitor, play_on
from tests.web.film import Film, Picture
from tests.web.screen import Screen

ANSWERS = 4
LEAST_TIME = 300  # milliseconds for what others do
MOST = {name: max(archipel.game(name).facts.seats) for name in archipel.games()}
TABLES = [(name, seats) for name in archipel.games() for seats in sorted({min(3, MOST[name]), MOST[name]})]


@pytest.fixture
def ana(served: Served) -> Iterator[Visitor]:
    with served.visitor("Ana") as visitor:
        yield visitor


class Watched:
    """A table that a browser watches while its players answer over sockets."""

    def __init__(self, open_screen, served: Served, ana: Visitor, game: str, seats: int, before: int = 0) -> None:
        self.table = served.table(game, ana, bots=seats - 1)
        if before:
            self.play(before)
        self.screen: Screen = open_screen("about", is_fast=True, reduced_motion="no-preference")
        self.film = Film(self.screen.page)
        self.screen.page.evaluate("""localStorage.archipel = '{"speed": "normal", "tips": false}'""")
        self.screen.page.goto("about:blank")
        self.screen.go(f"table/{self.table.id}")
        self.screen.page.locator("section.board").wait_for()

    def play(self, answers: int) -> dict:
        with self.table.tabs() as tabs:
            return play_on(tabs, answers)

    def show(self, answers: int) -> dict:
        """Let players answer, and wait until the page has shown what came of it."""
        state = self.play(answers)
        settled = "Number(document.querySelector('section.board').dataset.settled)"
        self.screen.until(lambda: self.screen.page.evaluate(settled) >= state["ply"], 240)
        return state


def events_of(film: Film, ply: int) -> list[str]:
    """The names of the events that led to the state at this ply."""
    return [event["event"] for entry in film.state(ply)["events"] for event in entry.get("events", [])]


def lines_at(film: Film, ply: int) -> int:
    """The lines that the log has after this ply."""
    told = {entry["ply"]: entry for state in film.states for entry in state["events"] if entry["ply"] <= ply}
    return sum(len(entry.get("events", [])) + (entry["kind"] == "start") for entry in told.values())


def time_of(pictures: list[Picture], ply: int) -> float:
    """The milliseconds during which the screen showed how this ply came about."""
    return sum(later.at - one.at for one, later in pairwise(pictures) if one.shown == ply and one.settled < ply)


def check(film: Film) -> None:
    """Every state of others was on the screen in its order, and log and points never ran ahead."""
    pictures = film.pictures
    told = [state["ply"] for state in film.states if pictures[0].shown < state["ply"] <= pictures[-1].settled]
    shown = [one.shown for one, other in pairwise([*pictures, None]) if other is None or one.shown != other.shown]
    assert shown == sorted(set(shown)), "in their order"
    for ply in told:
        time = time_of(pictures, ply)
        assert time >= LEAST_TIME or not events_of(film, ply), f"ply {ply} was on the screen for {time:.0f} ms only"
    for one in pictures:
        assert one.settled <= one.shown
        assert one.lines <= lines_at(film, one.shown)
        if one.settled < one.shown:
            assert one.lines >= lines_at(film, one.settled)
        assert not one.isOver or film.state(one.settled).get("result"), "the result comes after the last move"
    check_points(film)


def check_points(film: Film) -> None:
    """The points are always those of the state that is settled."""
    known: dict[tuple[int, ...], str] = {}
    for one in film.pictures:
        if film.state(one.settled).get("result"):
            continue  # the ending counts them instead
        totals = tuple(film.state(one.settled)["totals"])
        assert known.setdefault(totals, one.points) == one.points, f"points at ply {one.settled}"


@pytest.mark.parametrize(("game", "seats"), [table if table == ("chawai", 3) else more(*table) for table in TABLES])
def test_every_move_of_everybody_is_played_out(open_screen, served: Served, ana: Visitor, game: str, seats: int):
    watched = Watched(open_screen, served, ana, game, seats)
    for _ in range(ANSWERS):
        watched.show(1)
    check(watched.film)
    assert {one.frame for one in watched.film.pictures} - {""}, "the board names what it plays out"
    assert not watched.screen.complaints


@pytest.mark.parametrize("game", [more("mahe"), more("chawai"), "maldivia", more("deole")])
def test_the_result_is_shown_after_the_last_move(open_screen, served: Served, ana: Visitor, game: str, monkeypatch):
    """The same game is played twice: once to know its length, and once to film its last moves."""
    monkeypatch.setattr(secrets, "token_hex", lambda size: "07" * size)
    seats = 3
    whole = served.table(game, ana, bots=seats - 1)
    with whole.tabs() as tabs:
        play_on(tabs)
        answers = sum(entry.get("seat") == 1 for state in tabs[0].received for entry in state.get("events", []))
    watched = Watched(open_screen, served, ana, game, seats, before=answers - 2)
    assert watched.show(10)["phase"] == "finished"
    watched.screen.page.locator("#ending-title").wait_for()
    check(watched.film)
